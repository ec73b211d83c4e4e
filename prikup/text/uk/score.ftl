# Облік: запис гри справжніми картами.

reason-file-unwritable = Файл { $file } записати не вийшло: { system-fault }.

score-csv-deal = Здача
score-csv-dealer = Здавав
score-csv-row = Рядок
score-csv-declarer = Розігрував
score-csv-bid = Замовлення
score-csv-change = { $player }: зміна
score-csv-total = { $player }: рахунок
score-csv-bolts = { $player }: болти
score-csv-barrel = { $player }: здач на бочці
score-csv-reasons = Чому

score-mark-bolt = –
score-mark-write-off = роз.
score-mark-R = Р
score-mark-C = С
score-mark-dump = ⌀
score-mark-penalty = ш
score-mark-fall = з бочки
score-mark-win = ★

## Сторінка

home-score = Запис гри живими картами
score-by-rules = Вести запис за цими правилами
score-title = Запис партії
score-lead = Для тих, хто грає справжніми картами: ви кажете, хто замовляв і хто скільки взяв, решта рахується сама і пояснюється. Зв’язок може зникати: введене не пропаде.
score-new = Нова партія
score-again = Спробувати ще раз
score-house-rules = Змінити домовленості
score-names = Гравці по колу
score-name = Ім’я гравця { $number }
score-names-more = За годинниковою стрілкою. Позначте, хто здає першим.
score-names-twice = Імена мають бути різні.
score-begin = Почати запис
score-kept = Записи в цьому браузері
score-kept-none = Поки жодного.
score-forget = Видалити запис: { $names }
score-forget-sure = Видалити назавжди
score-rows = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[other] { $count } рядків
}
score-import = Відкрити файл запису…
score-no-json = Це не файл запису: усередині не JSON.
score-no-sheet = Це не запис партії. Потрібен файл, який дала кнопка «Зберегти» або команда prikup.
score-unkept = Цей браузер нічого не зберігає: після перезавантаження запис пропаде. Збережіть його у файл.
score-first-online = Для першого рядка потрібен зв’язок: сторінка ще не знає, які у вас правила.

## Аркуш

score-start = Початок
score-deal = Здача { $deal }
score-correct = Виправити здачу { $deal }
score-cell = { $name }, { $row }: { $score } ({ $change }). { $marks } Чому?
score-row-open = { $row }: чому і виправити
score-row-head = { $name }, замовлення { $bid }
score-row-redeal = Перездача: { $name }
score-row-penalty = Штраф: { $name }, { $reason }
score-edit = Виправити
score-remove = Видалити
score-removed = Рядок видалено. Повернути його — «Скасувати».
score-undone = Скасовано.
score-waits = чекає на зв’язок
score-waiting = { $count ->
    [one] { $count } рядок чекає на зв’язок
    [few] { $count } рядки чекають на зв’язок
   *[other] { $count } рядків чекають на зв’язок
}
score-blocked = Не пораховано: спершу виправте рядок вище.
score-fault = Рядок { $row } не може бути таким. Виправте його або видаліть.
score-deals-next = Здає { $name }
score-won = перемога
score-write-offs = { $count ->
    [one] { $count } розпис
    [few] { $count } розписи
   *[other] { $count } розписів
}
score-unmoved = Рахунок не змінився.
score-say-bolt = болт
score-say-write-off = розпис
score-say-R = розпис без списання
score-say-C = списано
score-say-dump = самоскид
score-say-penalty = штраф
score-say-fall = злітає з бочки
score-say-win = перемога
score-undo = Скасувати
score-export = Зберегти…
score-export-json = Запис (JSON): його можна відкрити тут знову
score-export-csv = Таблиця (CSV)
score-export-svg = Малюнок (SVG)
score-export-pdf = Для друку (PDF)
score-other = Інша партія
score-over = Партію зіграно. Будь-яку здачу ще можна виправити.
score-enter = Записати здачу
score-show-sheet = До аркуша

## Здача

score-kind = Що було
score-kind-played = Зіграно
score-kind-write_off = Розпис
score-kind-write-off = Розпис
score-kind-concede = Списано
score-kind-redeal = Перездача
score-kind-penalty = Штраф
score-declarer = Хто розігрував
score-bid = Замовлення
score-points = Очки в картах, разом { $sum }
score-points-of = Очки: { $name }
score-tricks-of = Взятки: { $name }
score-marriages = Мар’яжі: { $name }
score-marriage = Мар’яж, { $suit }, { $worth }
score-more = Взятки, тузи та інше
score-more-rest = Інше
score-tricks = Взятки
score-tricks-more = Потрібні, лише якщо хтось узяв взятку без очок.
score-aces = Тузовий мар’яж
score-nines = Чотири дев’ятки
score-contra = Контра
score-contra-none = немає
score-talon = Очки в прикупі (здавачеві)
score-void = Просили перездачу, але вона вже не діяла
score-who-claims = Хто просив перездачу (можна не вказувати)
score-who-pays = Хто платить штраф
score-why = За що
score-penalty-misdeal = помилка у здачі
score-penalty-bad_cut = погано зняв
score-penalty-wrong_entry = помилка в записі
score-penalty-other = інше
score-penalty-amount = Скільки
score-amount = Штраф — ціле число очок, більше за нуль.
score-no-payer = Позначте, хто платить штраф.
score-no-declarer = Позначте, хто розігрував.
score-no-bid = Напишіть замовлення числом.
score-no-points = Бракує очок: напишіть, скільки взяв кожен, крім одного.
score-number = Очки і взятки — цілі числа, не менші за нуль.
score-save = Записати
score-save-edit = Виправити
score-clear = Стерти
score-cancel = Не змінювати
score-empty = В усіх нуль, і ніхто не розігрував. Записувати нічого. Була перездача?
score-empty-redeal = Так, перездача
score-empty-back = Повернутися
score-kind-bomb = Бомба
score-kind-all_pass = Усі пас
score-points-pairs = Узятки партнерів лежать разом: пишіть усе в будь-кого з двох.
score-points-open = Очки в картах, у кожного
score-halves = Півмар’яжі (дама і валет)
score-halves-of = Півмар’яжі: { $name }
score-half = Півмар’яж, { $suit }, { $worth }
score-captured = Спіймані королі й дами мар’яжів
score-kept_lead = У кого лишилася карта, з якої пішли до зносу
score-aces_held = Тузи на руках
score-bought = Перекуп прикупу
score-bought-add = Додати перекуп
score-buyer = Хто купив
score-seller = У кого
score-kind-raspasy = Усі пас

## Преферанс

score-kind-all-pass = Розпаси
score-kind-without-all = Без усіх
score-kind-without-three = Без трьох
score-contract = Що грали
score-level = До чого доторгувалися
score-suit = Масть
score-whists = Що сказали вістувальники
score-open = відкрито
score-tricks-ten = Взятки, усього 10
score-tricks-misere = Взятки розігрувача
score-tricks-talon = Узяв прикуп
score-talon-cards = Карти прикупу
score-talon-bonus = Дві карти, для премії здавачеві
score-help = Допомога не за порядком
score-help-order = Кому допомогли першому
score-help-more = Лише якщо розігрувач допомагав не в тому порядку, який прийнято за столом.
score-both-passed = Обоє спасували: перездача, нічого не пишеться.
score-all-pass-next = розпаси по { $price } за взятку
score-least = торги від { $level ->
    [7] семи
    [8] восьми
    [9] дев’яти
   *[10] десяти
}
score-no-contract = Позначте, що грали.
score-no-suit = Позначте масть.
score-no-tricks = Бракує взяток: напишіть, скільки взяв кожен, крім одного.
score-no-tricks-misere = Скільки взяток у розігрувача? Жодної — це 0.
score-how-many = Скільки гравців
score-start-open = Партія вже триває
score-start-more = Як стоїть у вас на папері; порожнє поле — нуль.
score-start-dealer = Хто здавав першим
score-start-edit = Виправити початок
score-start-corrected = Початок виправлено.
score-start-won = Партія одразу буде закінчена — перемога: { $name }. Усе одно відкрити?
score-start-over = Партія одразу буде закінчена. Усе одно відкрити?
score-start-so = Усе одно відкрити
score-start-sign = змінити знак
score-start-scores = Очки
score-start-bolts = Болти
score-start-barrel = Здач, витрачених на бочці (порожньо: не на бочці)
score-start-barrels_lost = Скільки разів злітали з бочки
score-start-write_offs = Розписів за партію
score-start-bombs = Бомб за партію
score-start-deal_number = Скільки здач уже зіграно
score-start-pool = { pref-pool }
score-start-mountain = { pref-mountain }
score-start-whists = Скільки вістів написав гравець «{ $name }»
score-start-whists-on = Вісти: { $name } на «{ $on }»
score-start-all_passes = Розпасів поспіль зараз
