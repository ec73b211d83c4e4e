# Почему сервер не сделал того, о чём просили, или что не так со столом.

reason-already-seated = Вы уже сидите за этим столом.
reason-bad-body = Запрос не прочитан: { $detail }
reason-bad-json = Сообщение — не JSON.
reason-bad-message = Сообщение не такое, как нужно: { $detail }
reason-bad-token = Ваш пропуск больше не действует. Обновите страницу, чтобы войти заново.
reason-chat-characters = В сообщении есть знаки, которые нельзя показать.
reason-chat-empty = Сообщение пустое.
reason-chat-too-long = { $limit ->
    [one] В сообщении может быть не больше { $limit } знака.
   *[other] В сообщении может быть не больше { $limit } знаков.
}
reason-hello-first = Сначала страница должна поздороваться со столом.
reason-internal = На сервере что-то сломалось. Ничего не изменилось, попробуйте ещё раз.
reason-log-fault = Запись стола не сходится, начиная со строки { $seq }: { $what ->
    [digest] строку изменили
    [gap] строки пропали
    [entries] сдача теперь записалась бы иначе
    [rules] матч или его правила изменили
    [seat] ходить должен был другой
   *[other] такой ход здесь невозможен
}.
reason-move-time = Время на ход — от { $least } до { $most } секунд.
reason-name-characters = В имени могут быть только буквы, цифры и обычные знаки.
reason-name-empty = Напишите имя.
reason-name-taken = Имя { $name } за этим столом уже занято.
reason-name-too-long = { $limit ->
    [one] В имени может быть не больше { $limit } знака.
   *[other] В имени может быть не больше { $limit } знаков.
}
reason-no-such-deal = Такой сыгранной сдачи за этим столом нет.
reason-no-such-game = Игры { $game } здесь нет.
reason-no-such-page = По этому адресу ничего нет.
reason-no-such-table = Такого стола нет. Проверьте ссылку.
reason-not-host = Это может только хозяин стола.
reason-not-over = Матч ещё не окончен.
reason-not-text = Сообщения бывают только текстовые.
reason-not-your-seat = Вы смотрите со стороны. Чтобы играть, займите место.
reason-not-your-turn = Сейчас не ваш ход.
reason-rate-limited = Слишком быстро. Подождите немного и попробуйте ещё раз.
reason-read-only = На этот стол можно только смотреть: его запись повреждена в строке { $seq }. Сыгранное до неё можно сохранить.
reason-seat-lost = Своё место за этим столом вы потеряли. Можно только смотреть.
reason-seat-taken = Это место занято.
reason-stale = За столом уже сходили. Посмотрите ещё раз и выберите.
reason-table-full = За этим столом нет свободных мест.
reason-table-waits = Стол ждёт, пока займут все места.
reason-too-large = Слишком длинно: можно не больше { $limit } байт.
reason-unknown-level = Ботов уровня { $level } нет. Есть: { $levels }.
reason-unknown-pace = Скорости { $pace } нет. Есть: { $known }.
reason-unknown-type = Сервер не знает таких сообщений.
reason-unknown-version = Страница говорит на версии { $version }, а сервер — на версии { $known }. Обновите страницу.
reason-unreadable-rules = Правила этого стола — из другой версии программы, их не удалось прочитать.
reason-wrong-host = Этот сервер не отзывается на имя { $host }.
reason-wrong-origin = Страницам с { $origin } здесь играть нельзя.
reason-wrong-players = { $players ->
    [one] По этим правилам играет { $players } игрок.
    [few] По этим правилам играют { $players } игрока, и хотя бы одно место — для человека.
   *[other] По этим правилам играют { $players } игроков, и хотя бы одно место — для человека.
}
