# Преферанс за столом: що там кажуть, вирішують і пишуть.

pref-contract-spoken = { $level ->
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
   *[10] десять
} { $suit ->
    [S] пік
    [C] треф
    [D] бубон
    [H] чирв
   *[NT] без козиря
}
pref-all-pass = Розпаси

## Рядок над взяткою

pref-aim = { $contract } · { $name } · { $tricks } з { $level }
pref-aim-whist = віст { $taken } з { $duty }
pref-aim-misere = { $contract } · { $name } · { pref-tricks-taken }
pref-aim-ordering = { $name } · { $bid }
pref-aim-all-pass = Розпаси · взятка по { $price }
pref-tricks-taken = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
pref-marks = { $pool }/{ $mountain }
pref-standing = пуля { $pool }, гора { $mountain }
pref-talon-card = із прикупу

## Рішення

pref-least = Після розпасів торгуються від { $level ->
    [7] семи
    [8] восьми
    [9] дев’яти
   *[10] десяти
}.
pref-higher = Вище…
pref-levels = Скільки взяток
pref-suits = Масть, { $level ->
    [6] шестерна
    [7] семерна
    [8] восьмерна
    [9] дев’ятерна
   *[10] десятерна
}
pref-hint-talon = Прикуп ваш: знесіть дві карти.
pref-hint-order = Що замовляєте?
pref-hint-whist = { $name }: { $contract }. Віст (взяти { $duty }) чи пас?
pref-hint-half = { $name } йде за піввіста на { $contract }. Хай іде, чи вістуєте самі?
pref-hint-hands = Вістуєте самі: відкрито чи закрито?
pref-hint-give-up = Здаєте гру? Розіграшу не буде.
pref-give-up = Здатися…
pref-offers = { $name }: пропозиція закінчити, { $tricks }
pref-claim = Запропонувати решту…
pref-claim-of = { $name }: усього { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
pref-claim-more-of = { $name }: ще одна взятка
pref-claim-all = усі
pref-claim-all-of = { $name }: усі взятки, що лишилися
pref-claim-send = Запропонувати
pref-claim-told = Погодяться всі — так і запишемо. Хтось проти — граємо далі.
pref-offer-asked = { $name } пропонує закінчити, взяток: { $tricks }. Відмовитеся — граємо далі.
pref-offer-made = пропоную
pref-play-for = Ваш хід: рука — { $name }

## Що сталося

pref-event-declarer = Торги скінчено. { $name }: { $bid }
pref-event-discard = { $name } зносить дві карти
pref-event-discard-own = Знос: { $cards }
pref-event-turned = Із прикупу: { $card }
pref-event-open = Карти на стіл, { $name }: { $cards }
pref-event-play-for = { $name } за руку «{ $hand }»: { $card }
pref-event-trick = Взятка: { $name }
pref-event-trick-talon = Взятка прикупу

## Підсумок здачі

pref-summary-made = { $name }: { $contract } зіграно
pref-summary-misere = { $name }: { $contract } зіграно
pref-summary-unplayed = { $name }: { $contract } без розіграшу, ніхто не вістує
pref-summary-down = { $name }: { $contract }, без { $count ->
    [1] однієї
    [2] двох
    [3] трьох
    [4] чотирьох
   *[other] { $count }
}
pref-summary-caught = { $name }: { $contract } спіймано, { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
pref-summary-without = { $name }: { $level } без усіх
pref-summary-without-three = { $name }: { $level } без трьох
pref-summary-penalty = Штраф: { $name }
pref-summary-talon = { $count ->
    [one] { $count } взятка лишилася
    [few] { $count } взятки лишилися
   *[other] { $count } взяток лишилося
} за прикупом.
pref-result-note = Великі числа — хто скільки виграв би, якби розійтися зараз.

## Пуля

pref-pool = Пуля
pref-mountain = Гора
pref-whists-on = Вісти → { $name }
pref-result = Разом
pref-pool-end = { $ends ->
    [deals] Зіграно здач: { $played } з { $deals }.
    [time] Грають на час.
   *[points] Пуля до { $pool }. Кінець гри: { $end }.
}
pref-figure = Пуля, як її креслять
pref-figure-open = Відкрити креслення окремо
pref-settling = Розрахунок за кроками
pref-settling-on = на «{ $name }»
