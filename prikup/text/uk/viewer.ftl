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
diagram-plays = { $player } розігрує { $contract }
diagram-last = Остання взятка: { $cards } → { $player }
diagram-talon = Прикуп: { $cards }
diagram-dummy = болван
diagram-tricks = взятки
diagram-points = очки
diagram-score = рахунок

## Сторінка

record-title = Записи партій
record-lead = Відкрийте запис партії і пройдіть її крок за кроком: очима будь-якого гравця або з відкритими картами. Нічого не зберігається.
record-open = Відкрити запис
record-drop = або киньте файл сюди
record-too-large = Для цієї сторінки файл завеликий: не більше { $most } кБ.
record-empty = У записі немає здач.
record-unfinished = За цим столом ще не дограно жодної здачі.
record-link-bad = Посилання пошкоджене або обрізане. Попросіть його ще раз і скопіюйте цілком.
record-partly = Показати до цього місця
record-another = Відкрити інший
record-table = До столу
record-hand = Карти: { $name }
record-steps = Ходи здачі
record-step = Хід { $step } з { $steps }
record-at = Місце у здачі
record-back = Назад
record-forward = Уперед
record-deal-before = Попередня здача
record-deal-after = Наступна здача
record-deals = Здачі
record-deal = Здача
record-eyes = Чиїми очима
record-all-hands = Усі карти
record-share = Поділитися
record-link = Посилання на цю позицію
record-link-table = За посиланням відкриється запис цього столу на цьому місці.
record-link-holds = Здача до цього місця — в самому посиланні; воно відкриється в кожного. Нічого не зберігається.
record-copy = Скопіювати посилання
record-svg = Зберегти як SVG
key-steps = ← →
    .does = хід назад, хід уперед
key-ends = Home, End
    .does = на початок, на кінець здачі
key-pages = PageUp, PageDown
    .does = попередня здача, наступна здача
key-open = A
    .does = з відкритими картами
key-eyes = 1 – 5
    .does = очима цього гравця
