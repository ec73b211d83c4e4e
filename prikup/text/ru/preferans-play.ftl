# Преферанс: почему ход не принят. Имя причины — это имя сообщения без `reason-`.

bid-name = { $bid ->
    [game] { contract-name }
    [misere-without] мизер без прикупа
    [nine-without] девять без прикупа
    [totus] тотус
    [small-misere] малый мизер
    [six-without] шесть без прикупа
    [big-misere] большой мизер
    [seven-without] семь без прикупа
   *[misere] мизер
}

## Начало записи, запись хода

reason-start-whists = «whists» — это для каждого из игроков (их { $count }) список вистов на каждого, целые числа; на себя вистов не пишут.
reason-start-over-pool = { $player }: в пуле { $points } быть не может — с помощью всё, что сверх { $size }, уходит в незакрытые пули других. Верно было бы не больше { $size } или чтобы пули закрыли все.
reason-no-move = «{ $text }» — не ход. Нужно так: pass, 6S, 10NT, misere, here, whist, discard 7S 8S, KH, claim 6 2 2 …

## Торговля

reason-bid-or-pass-first = Ещё идёт торговля: заявка или пас.
reason-bid-number = По номеру называют только шестерные: от 1 (6♠) до 5 (6БК). Что такое { $number }, непонятно; назовите игру целиком: 7S, 10NT.
reason-bid-not-played = { bid-name } за этим столом не заказывают.
reason-bid-not-above = Мало: уже сказано { bid-name }, нужно выше.
reason-bid-below-least = После распасов торговля начинается с { $least ->
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
   *[10] десяти
}.
reason-bid-next-step = Через ступеньку не прыгают: следующая — { bid-name }.
reason-bid-nothing-above = Выше ничего нет: остаётся пас.
reason-misere-first-word = Мизер кабальный: его говорят только первым словом.
reason-hold-off = «Здесь» за этим столом не говорят: выше или пас.
reason-hold-nothing = Держать пока нечего: заявок ещё нет.
reason-hold-two-left = «Здесь» говорят, только когда торгуются двое.
reason-hold-first-hand = «Здесь» может сказать только первая рука.
reason-hold-older = «Здесь» может сказать только старшая рука.
reason-hold-limits = Эту заявку не держат: выше или пас.

## Прикуп и заказ

reason-discard-first = Сначала снесите две карты.
reason-talon-not-taken = Прикуп не берут: сносить нечего.
reason-order-first = Сначала закажите игру.
reason-order-too-low = Заказать можно не ниже того, до чего доторговались: { bid-name }.
reason-order-no-totus = Десять заказывают, только если сказан тотус.
reason-misere-is-played = Мизер не сдают, его играют.
reason-without-three-off = Без трёх здесь не пишутся: играйте или пишитесь без всех.

## Вист

reason-whist-first = Сначала ответьте: вист или пас.
reason-half-off = Полвистов за этим столом нет.
reason-half-level = Полвиста бывает только на шестерной и семерной.
reason-half-second-after-pass = За полвиста уходит второй вистующий, когда первый спасовал.
reason-stalingrad = Сталинград: шесть пик вистуют обязательно.
reason-whist-back-or-pass = Либо пусть уходят за полвиста, либо вистуйте сами.
reason-whist-back-after-half = Вернуться на вист можно только после полвиста.
reason-open-or-closed = Сначала скажите, в светлую или втёмную.

## Розыгрыш и предложения

reason-play-a-card = Нужно положить карту.
reason-no-marriages = Марьяжи в преферансе не объявляют.
reason-no-face-down = Карты кладут в открытую.
reason-accept-or-reject = Есть предложение: согласитесь или откажитесь.
reason-offer-refused = От предложения только что отказались: сначала положите карту.
reason-offer-last-trick = Последнюю взятку доигрывают.
reason-offer-count = В предложении чисел { $count }, а нужно { $right }, по одному на игрока.
reason-offer-total = В предложении взяток { $count }, а всего их { $right }.
reason-offer-below-taken = { $seat }: взяток уже { $taken }, остаться с { $count } нельзя.
reason-offer-rests = { $seat } в этой сдаче отдыхает и взяток не берёт.
