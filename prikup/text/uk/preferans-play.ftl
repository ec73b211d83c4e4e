# Преферанс: чому хід не прийнято. Назва причини — це назва повідомлення без `reason-`.

bid-name = { $bid ->
    [game] { contract-name }
    [misere-without] мізер без прикупу
    [nine-without] дев’ять без прикупу
    [totus] тотус
    [small-misere] малий мізер
    [six-without] шість без прикупу
    [big-misere] великий мізер
    [seven-without] сім без прикупу
   *[misere] мізер
}

## Початок запису, запис ходу

reason-start-whists = «whists» — це для кожного з гравців (їх { $count }) список вістів на кожного, цілі числа; на себе вістів не пишуть.
reason-start-over-pool = { $player }: у пулі { $points } бути не може — з допомогою все, що понад { $size }, іде в незакриті пулі інших. Правильно було б не більше { $size } або щоб пулі закрили всі.
reason-no-move = «{ $text }» — не хід. Треба так: pass, 6S, 10NT, misere, here, whist, discard 7S 8S, KH, claim 6 2 2 …

## Торги

reason-bid-or-pass-first = Торги ще тривають: заявка або пас.
reason-bid-number = За номером називають лише шестерні: від 1 (6♠) до 5 (6БК). Що таке { $number }, незрозуміло; назвіть гру повністю: 7S, 10NT.
reason-bid-not-played = { bid-name } за цим столом не замовляють.
reason-bid-not-above = Замало: уже сказано { bid-name }, треба вище.
reason-bid-below-least = Після розпасів торги починаються з { $least ->
    [6] шести
    [7] семи
    [8] восьми
    [9] дев’яти
   *[10] десяти
}.
reason-bid-next-step = Через сходинку не стрибають: наступна — { bid-name }.
reason-bid-nothing-above = Вище нічого немає: лишається пас.
reason-misere-first-word = Мізер кабальний: його кажуть лише першим словом.
reason-hold-off = «Тут» за цим столом не кажуть: вище або пас.
reason-hold-nothing = Тримати поки нічого: заявок ще немає.
reason-hold-two-left = «Тут» кажуть, лише коли торгуються двоє.
reason-hold-first-hand = «Тут» може сказати тільки перша рука.
reason-hold-older = «Тут» може сказати тільки старша рука.
reason-hold-limits = Цю заявку не тримають: вище або пас.

## Прикуп і замовлення

reason-discard-first = Спершу знесіть дві карти.
reason-talon-not-taken = Прикуп не беруть: зносити нічого.
reason-order-first = Спершу замовте гру.
reason-order-too-low = Замовити можна не нижче того, до чого доторгувалися: { bid-name }.
reason-order-no-totus = Десять замовляють, лише якщо сказано тотус.
reason-misere-is-played = Мізер не здають, його грають.
reason-without-three-off = Без трьох тут не пишуться: грайте або пишіться без усіх.

## Віст

reason-whist-first = Спершу дайте відповідь: віст або пас.
reason-half-off = Піввістів за цим столом немає.
reason-half-level = Піввіста буває лише на шестерній і семерній.
reason-half-second-after-pass = За піввіста йде другий вістувальник, коли перший спасував.
reason-stalingrad = Сталінград: шість пік вістують обов’язково.
reason-whist-back-or-pass = Або хай іде за піввіста, або вістуйте самі.
reason-whist-back-after-half = Повернутися на віст можна лише після піввіста.
reason-open-or-closed = Спершу скажіть: грати відкрито чи закрито.

## Розіграш і пропозиції

reason-play-a-card = Треба покласти карту.
reason-no-marriages = Мар’яжі в преферансі не оголошують.
reason-no-face-down = Карти кладуть лицем догори.
reason-accept-or-reject = Є пропозиція: погодьтеся або відмовтеся.
reason-offer-refused = Від пропозиції щойно відмовилися: спершу покладіть карту.
reason-offer-last-trick = Останню взятку догравають.
reason-offer-count = У пропозиції чисел { $count }, а треба { $right }, по одному на гравця.
reason-offer-total = У пропозиції взяток { $count }, а всього їх { $right }.
reason-offer-below-taken = { $seat }: взяток уже { $taken }, лишитися з { $count } не можна.
reason-offer-rests = { $seat } у цій здачі відпочиває і взяток не бере.
