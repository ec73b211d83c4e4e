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
diagram-last = Последняя взятка: { $cards }, взял { $player }
diagram-talon = Прикуп: { $cards }
diagram-tricks = взятки
diagram-points = очки
diagram-score = счёт
