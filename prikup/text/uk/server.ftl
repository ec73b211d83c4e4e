# Чому сервер не зробив того, про що просили, або що не так зі столом.

reason-already-seated = Ви вже сидите за цим столом.
reason-bad-body = Запит не прочитано: { $detail }
reason-bad-json = Повідомлення — не JSON.
reason-bad-message = Повідомлення не таке, як треба: { $detail }
reason-bad-token = Ваша перепустка більше не дійсна. Оновіть сторінку, щоб увійти заново.
reason-chat-characters = У повідомленні є знаки, які не можна показати.
reason-chat-empty = Повідомлення порожнє.
reason-chat-too-long = { $limit ->
    [one] У повідомленні може бути не більше ніж { $limit } знак.
    [few] У повідомленні може бути не більше ніж { $limit } знаки.
   *[other] У повідомленні може бути не більше ніж { $limit } знаків.
}
reason-hello-first = Спершу сторінка має привітатися зі столом.
reason-internal = На сервері щось зламалося. Нічого не змінилося, спробуйте ще раз.
reason-log-fault = Запис столу не сходиться, починаючи з рядка { $seq }: { $what ->
    [digest] рядок змінено
    [gap] рядки зникли
    [entries] здачу тепер записали б інакше
    [rules] матч або його правила змінено
    [seat] ходити мав інший
   *[other] такий хід тут неможливий
}.
reason-move-time = Час на хід — від { $least } до { $most } секунд.
reason-name-characters = В імені можуть бути лише літери, цифри й звичайні знаки.
reason-name-empty = Напишіть ім’я.
reason-name-taken = Ім’я { $name } за цим столом уже зайняте.
reason-name-too-long = { $limit ->
    [one] В імені може бути не більше ніж { $limit } знак.
    [few] В імені може бути не більше ніж { $limit } знаки.
   *[other] В імені може бути не більше ніж { $limit } знаків.
}
reason-no-such-deal = Такої зіграної здачі за цим столом немає.
reason-no-such-game = Гри { $game } тут немає.
reason-no-such-page = За цією адресою нічого немає.
reason-no-such-table = Такого столу немає. Перевірте посилання.
reason-not-host = Це може лише господар столу.
reason-not-over = Партію ще не закінчено.
reason-not-text = Повідомлення бувають лише текстові.
reason-not-your-seat = Ви дивитеся збоку. Щоб грати, сядьте за стіл.
reason-not-your-turn = Зараз не ваш хід.
reason-rate-limited = Надто швидко. Трохи зачекайте і спробуйте ще раз.
reason-read-only = На цей стіл можна лише дивитися: його запис пошкоджено в рядку { $seq }. Зігране до нього можна зберегти.
reason-seat-lost = Своє місце за цим столом ви втратили. Можна лише дивитися.
reason-seat-taken = Це місце зайняте.
reason-stale = За столом уже походили. Погляньте ще раз і виберіть.
reason-table-full = За цим столом немає вільних місць.
reason-table-waits = Стіл чекає, доки займуть усі місця.
reason-too-large = Надто довго: можна не більше ніж { $limit } байт.
reason-unknown-level = Ботів рівня { $level } немає. Є: { $levels }.
reason-unknown-pace = Швидкості { $pace } немає. Є: { $known }.
reason-unknown-type = Сервер не знає таких повідомлень.
reason-unknown-version = Сторінка говорить версією { $version }, а сервер — версією { $known }. Оновіть сторінку.
reason-unreadable-rules = Правила цього столу — з іншої версії програми, прочитати їх не вдалося.
reason-wrong-host = Цей сервер не відгукується на ім’я { $host }.
reason-wrong-origin = Сторінкам із { $origin } тут грати не можна.
reason-wrong-players = { $players ->
    [one] За цими правилами грає { $players } гравець.
    [few] За цими правилами грають { $players } гравці, і хоча б одне місце — для людини.
   *[other] За цими правилами грають { $players } гравців, і хоча б одне місце — для людини.
}
