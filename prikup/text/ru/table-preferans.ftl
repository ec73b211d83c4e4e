# Преферанс за столом: что там говорят, решают и пишут.

pref-contract-spoken = { $level ->
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[10] десять
} { $suit ->
    [S] пик
    [C] треф
    [D] бубен
    [H] червей
   *[NT] без козыря
}
pref-all-pass = Распасы

## Строка над взяткой

pref-aim = { $contract } · { $name } · { $tricks } из { $level }
pref-aim-whist = вист { $taken } из { $duty }
pref-aim-misere = { $contract } · { $name } · { pref-tricks-taken }
pref-aim-ordering = { $name } · { $bid }
pref-aim-all-pass = Распасы · взятка по { $price }
pref-tricks-taken = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
pref-marks = { $pool }/{ $mountain }
pref-standing = пуля { $pool }, гора { $mountain }
pref-talon-card = из прикупа

## Решения

pref-least = После распасов торгуются с { $level ->
    [7] семи
    [8] восьми
    [9] девяти
   *[10] десяти
}.
pref-higher = Выше…
pref-levels = Сколько взяток
pref-suits = Масть, { $level ->
    [6] шестерная
    [7] семерная
    [8] восьмерная
    [9] девятерная
   *[10] десятерная
}
pref-hint-talon = Прикуп ваш: снесите две карты.
pref-hint-order = Что заказываете?
pref-hint-whist = { $name }: { $contract }. Вист (взять { $duty }) или пас?
pref-hint-half = { $name } уходит за полвиста на { $contract }. Пусть уходит, или вистуете сами?
pref-hint-hands = Вистуете в одиночку: в светлую или втёмную?
pref-hint-give-up = Сдаёте игру? Розыгрыша не будет.
pref-give-up = Сдаться…
pref-offers = { $name }: предложение закончить, { $tricks }
pref-claim = Предложить остаток…
pref-claim-of = { $name }: всего { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
pref-claim-more-of = { $name }: ещё одна взятка
pref-claim-all = все
pref-claim-all-of = { $name }: все оставшиеся взятки
pref-claim-send = Предложить
pref-claim-told = Согласятся все — так и запишем. Кто-то против — играем дальше.
pref-offer-asked = { $name } предлагает закончить, взяток: { $tricks }. Откажетесь — играем дальше.
pref-offer-made = предлагаю
pref-play-for = Ваш ход: рука — { $name }

## Что произошло

pref-event-declarer = Торг окончен. { $name }: { $bid }
pref-event-discard = { $name } сносит две карты
pref-event-discard-own = Снос: { $cards }
pref-event-turned = Из прикупа: { $card }
pref-event-open = Карты на стол, { $name }: { $cards }
pref-event-play-for = { $name } за руку «{ $hand }»: { $card }
pref-event-trick = Взятка: { $name }
pref-event-trick-talon = Взятка прикупа

## Итог сдачи

pref-summary-made = { $name }: { $contract } сыграна
pref-summary-misere = { $name }: { $contract } сыгран
pref-summary-unplayed = { $name }: { $contract } без розыгрыша, никто не вистует
pref-summary-down = { $name }: { $contract }, без { $count ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $count }
}
pref-summary-caught = { $name }: { $contract } пойман, { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
pref-summary-without = { $name }: { $level } без всех
pref-summary-without-three = { $name }: { $level } без трёх
pref-summary-penalty = Штраф: { $name }
pref-summary-talon = { $count ->
    [one] { $count } взятка осталась
    [few] { $count } взятки остались
   *[other] { $count } взяток осталось
} за прикупом.
pref-result-note = Крупные числа — кто сколько выиграл бы, если разойтись сейчас.

## Пуля

pref-pool = Пуля
pref-mountain = Гора
pref-whists-on = Висты → { $name }
pref-result = Итог сейчас
pref-pool-end = { $ends ->
    [deals] Сыграно сдач: { $played } из { $deals }.
    [time] Играют на время.
   *[points] Пуля до { $pool }. Конец игры: { $end }.
}
pref-figure = Пуля, как её чертят
pref-figure-open = Открыть чертёж отдельно
pref-settling = Расчёт по шагам
pref-settling-on = на «{ $name }»
