# Перегляд записів: чого в записі немає, діаграма, сторінка.

reason-record-no-deal = { $deals ->
    [0] У записі немає здач.
   *[other] Здачі { $deal } немає. Здач у записі: { $deals }.
}
reason-record-no-action = { $actions ->
    [0] Дії { $action } в здачі { $deal } немає: у ній ще нічого не зроблено.
   *[other] Дії { $action } в здачі { $deal } немає. Дій у ній: { $actions }.
}
reason-record-no-seat = Місця { $number } немає: гравців { $seats }. Потрібно від 1 до { $seats } або all.

## Діаграма

diagram-title = { play-game }: здача { $deal }
diagram-plays = { $player } грає { $contract }
diagram-last = Остання взятка: { $cards }, взяв { $player }
diagram-talon = Прикуп: { $cards }
diagram-tricks = взятки
diagram-points = очки
diagram-score = рахунок
