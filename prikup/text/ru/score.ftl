# Счётовод: запись игры настоящими картами.

reason-file-unwritable = Файл { $file } записать не вышло: { system-fault }.

score-csv-deal = Сдача
score-csv-dealer = Сдавал
score-csv-row = Строка
score-csv-declarer = Играл
score-csv-bid = Заказ
score-csv-change = { $player }: изменение
score-csv-total = { $player }: счёт
score-csv-bolts = { $player }: болты
score-csv-barrel = { $player }: сдач на бочке
score-csv-reasons = Почему

score-mark-bolt = –
score-mark-write-off = рос.
score-mark-R = Р
score-mark-C = С
score-mark-dump = ⌀
score-mark-penalty = ш
score-mark-fall = с бочки
score-mark-win = ★

## Страница

home-score = Запись игры живыми картами
score-by-rules = Вести запись по этим правилам
score-title = Запись партии
score-lead = Для тех, кто играет настоящими картами: вы говорите, кто заказывал и кто сколько взял, остальное считается само и объясняется. Связь может пропадать: введённое не теряется.
score-new = Новая партия
score-again = Попробовать ещё раз
score-house-rules = Поменять договорённости
score-names = Игроки по кругу
score-name = Имя игрока { $number }
score-names-more = По часовой стрелке. Отметьте, кто сдаёт первым.
score-names-twice = Имена должны быть разными.
score-begin = Начать запись
score-kept = Записи в этом браузере
score-kept-none = Пока ни одной.
score-forget = Удалить запись: { $names }
score-forget-sure = Удалить насовсем
score-rows = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
score-import = Открыть файл записи…
score-no-json = Это не файл записи: внутри не JSON.
score-no-sheet = Это не запись партии. Нужен файл, который дала кнопка «Сохранить» или команда prikup.
score-unkept = Этот браузер ничего не хранит: после перезагрузки запись пропадёт. Сохраните её в файл.
score-first-online = Для первой строки нужна связь: страница ещё не знает, что у вас за правила.

## Лист

score-start = Начало
score-deal = Сдача { $deal }
score-correct = Исправить сдачу { $deal }
score-cell = { $name }, { $row }: { $score } ({ $change }). { $marks } Почему?
score-row-open = { $row }: почему и исправить
score-row-head = { $name }, заказ { $bid }
score-row-redeal = Пересдача: { $name }
score-row-penalty = Штраф: { $name }, { $reason }
score-edit = Исправить
score-remove = Удалить
score-removed = Строка удалена. Вернуть её — «Отменить».
score-undone = Отменено.
score-waits = ждёт связи
score-waiting = { $count ->
    [one] { $count } строка ждёт связи
    [few] { $count } строки ждут связи
   *[many] { $count } строк ждут связи
}
score-blocked = Не посчитано: сначала исправьте строку выше.
score-fault = Строка { $row } не может быть такой. Исправьте её или удалите.
score-deals-next = Сдаёт { $name }
score-won = победа
score-write-offs = { $count ->
    [one] { $count } роспись
    [few] { $count } росписи
   *[many] { $count } росписей
}
score-unmoved = Счёт не изменился.
score-say-bolt = болт
score-say-write-off = роспись
score-say-R = роспись без списания
score-say-C = списано
score-say-dump = самосвал
score-say-penalty = штраф
score-say-fall = слетает с бочки
score-say-win = победа
score-undo = Отменить
score-export = Сохранить…
score-export-json = Запись (JSON): её можно открыть здесь снова
score-export-csv = Таблица (CSV)
score-export-svg = Рисунок (SVG)
score-export-pdf = Для печати (PDF)
score-other = Другая партия
score-over = Партия сыграна. Любую сдачу ещё можно исправить.
score-enter = Записать сдачу
score-show-sheet = К листу

## Сдача

score-kind = Что было
score-kind-played = Сыграно
score-kind-write_off = Роспись
score-kind-write-off = Роспись
score-kind-concede = Списано
score-kind-redeal = Пересдача
score-kind-penalty = Штраф
score-declarer = Кто играл
score-bid = Заказ
score-points = Очки в картах, вместе { $sum }
score-points-of = Очки: { $name }
score-tricks-of = Взятки: { $name }
score-marriages = Марьяжи: { $name }
score-marriage = Марьяж, { $suit }, { $worth }
score-more = Взятки, тузы и прочее
score-more-rest = Прочее
score-tricks = Взятки
score-tricks-more = Нужны, только если кто-то взял взятку без очков.
score-aces = Тузовый марьяж
score-nines = Четыре девятки
score-contra = Контра
score-contra-none = нет
score-talon = Очки в прикупе (сдающему)
score-void = Просили пересдачу, но она уже не действовала
score-who-claims = Кто просил пересдачу (можно не указывать)
score-who-pays = Кто платит штраф
score-why = За что
score-penalty-misdeal = ошибка в сдаче
score-penalty-bad_cut = плохой съём
score-penalty-wrong_entry = ошибка в записи
score-penalty-other = другое
score-penalty-amount = Сколько
score-amount = Штраф — целое число очков больше нуля.
score-no-payer = Отметьте, кто платит штраф.
score-no-declarer = Отметьте, кто играл.
score-no-bid = Напишите заказ числом.
score-no-points = Не хватает очков: напишите, сколько взял каждый, кроме одного.
score-number = Очки и взятки — целые числа, не меньше нуля.
score-save = Записать
score-save-edit = Исправить
score-clear = Стереть
score-cancel = Не менять
score-empty = У всех ноль, и никто не играл. Так записывать нечего. Была пересдача?
score-empty-redeal = Да, пересдача
score-empty-back = Вернуться
score-kind-bomb = Бомба
score-kind-all_pass = Все пас
score-points-pairs = Взятки партнёров лежат вместе: пишите всё у любого из двоих.
score-points-open = Очки в картах, у каждого
score-halves = Полумарьяжи (дама и валет)
score-halves-of = Полумарьяжи: { $name }
score-half = Полумарьяж, { $suit }, { $worth }
score-captured = Пойманные короли и дамы марьяжей
score-kept_lead = У кого осталась карта, с которой пошли до сноса
score-aces_held = Тузы на руках
score-bought = Перекуп прикупа
score-bought-add = Добавить перекуп
score-buyer = Кто купил
score-seller = У кого
score-kind-raspasy = Все пас

## Преферанс

score-kind-all-pass = Распасы
score-kind-without-all = Без всех
score-kind-without-three = Без трёх
score-contract = Что играли
score-level = До чего доторговались
score-suit = Масть
score-whists = Что сказали вистующие
score-open = в светлую
score-tricks-ten = Взятки, всего 10
score-tricks-misere = Взятки играющего
score-tricks-talon = Взял прикуп
score-talon-cards = Карты прикупа
score-talon-bonus = Две карты, для премии сдающему
score-help = Помощь не по порядку
score-help-order = Кому помогли первому
score-help-more = Только если играющий помогал не в том порядке, что принят за столом.
score-both-passed = Оба спасовали: пересдача, ничего не пишется.
score-all-pass-next = распасы по { $price } за взятку
score-least = торг с { $level ->
    [7] семи
    [8] восьми
    [9] девяти
   *[10] десяти
}
score-no-contract = Отметьте, что играли.
score-no-suit = Отметьте масть.
score-no-tricks = Не хватает взяток: напишите, сколько взял каждый, кроме одного.
score-no-tricks-misere = Сколько взяток у играющего? Ни одной — это 0.
score-how-many = Сколько игроков
score-start-open = Партия уже идёт
score-start-more = Как стоит у вас на бумаге; пустое поле — ноль.
score-start-dealer = Кто сдавал первым
score-start-edit = Исправить начало
score-start-corrected = Начало исправлено.
score-start-won = Партия сразу будет окончена — победа: { $name }. Всё равно открыть?
score-start-over = Партия сразу будет окончена. Всё равно открыть?
score-start-so = Всё равно открыть
score-start-sign = сменить знак
score-start-scores = Очки
score-start-bolts = Болты
score-start-barrel = Сдач, потраченных на бочке (пусто: не на бочке)
score-start-barrels_lost = Сколько раз слетали с бочки
score-start-write_offs = Росписей за партию
score-start-bombs = Бомб за партию
score-start-deal_number = Сколько сдач уже сыграно
score-start-pool = { pref-pool }
score-start-mountain = { pref-mountain }
score-start-whists = Сколько вистов написал игрок «{ $name }»
score-start-whists-on = Висты: { $name } на «{ $on }»
score-start-all_passes = Распасов подряд сейчас
