# Просмотр записей: чего в записи нет, диаграмма, страница.

reason-record-no-deal = { $deals ->
    [0] В записи нет сдач.
   *[other] Сдачи { $deal } нет. Сдач в записи: { $deals }.
}
reason-record-no-action = { $actions ->
    [0] Действия { $action } в сдаче { $deal } нет: в ней ещё ничего не сделано.
   *[other] Действия { $action } в сдаче { $deal } нет. Действий в ней: { $actions }.
}
reason-record-no-seat = Места { $number } нет: игроков { $seats }. Нужно от 1 до { $seats } или all.

## Диаграмма

diagram-title = { play-game }: сдача { $deal }
diagram-plays = { $player } играет { $contract }
diagram-last = Последняя взятка: { $cards } → { $player }
diagram-talon = Прикуп: { $cards }
diagram-dummy = болван
diagram-tricks = взятки
diagram-points = очки
diagram-score = счёт

## Страница

record-title = Записи партий
record-lead = Откройте запись партии и пройдите её по шагам: глазами любого игрока или в открытую. Ничего не сохраняется.
record-open = Открыть запись
record-drop = или бросьте файл сюда
record-too-large = Для этой страницы файл слишком велик: не больше { $most } кБ.
record-empty = В записи нет сдач.
record-unfinished = За этим столом ещё не доиграна ни одна сдача.
record-link-bad = Ссылка повреждена или обрезана. Попросите её ещё раз и скопируйте целиком.
record-partly = Показать до этого места
record-another = Открыть другую
record-table = К столу
record-hand = Карты: { $name }
record-steps = Ходы сдачи
record-step = Ход { $step } из { $steps }
record-at = Место в сдаче
record-back = Назад
record-forward = Вперёд
record-deal-before = Предыдущая сдача
record-deal-after = Следующая сдача
record-deals = Сдачи
record-deal = Сдача
record-eyes = Чьими глазами
record-all-hands = В открытую
record-share = Поделиться
record-link = Ссылка на эту позицию
record-link-table = По ссылке откроется запись этого стола на этом месте.
record-link-holds = Сдача до этого места — в самой ссылке; она откроется у каждого. Ничего не сохраняется.
record-copy = Скопировать ссылку
record-svg = Сохранить как SVG
key-steps = ← →
    .does = ход назад, ход вперёд
key-ends = Home, End
    .does = в начало, в конец сдачи
key-pages = PageUp, PageDown
    .does = предыдущая сдача, следующая сдача
key-open = A
    .does = в открытую
key-eyes = 1 – 5
    .does = глазами этого игрока
