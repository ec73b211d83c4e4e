# Преферанс: звідки взявся запис у пульці і як вона розписується.
# Назва причини — це назва повідомлення без `reason-`; рядки запису — теж причини.

contract-name = { $level }{ $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
    [H] ♥
   *[NT] БК
}
tricks-counted = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}

## Записи: розігрувач

reason-entry-game-made = { contract-name } зіграно.
reason-entry-game-unplayed = { contract-name } без розіграшу.
reason-entry-undertricks = { contract-name }: без { $count ->
    [1] однієї
    [2] двох
    [3] трьох
    [4] чотирьох
   *[other] { $count }
}, по { $price } за взятку.
reason-entry-totus = Премія за тотус.
reason-entry-misere-made = Мізер зіграно.
reason-entry-misere-caught = Мізер спіймано: { tricks-counted } по { $price }.
reason-entry-without-all = Без усіх на грі { $level }: { $level } взяток по { $price }.
reason-entry-without-three = Здався без трьох: 3 взятки по { $price }.

## Записи: вістувальники

reason-entry-whists = { tricks-counted } по { $price }.
reason-entry-whists-shared = Реміз, вісти по-джентльменськи навпіл: { tricks-counted } по { $price }.
reason-entry-half-whist = Піввіста: { tricks-counted } по { $price }.
reason-entry-whist-short = Недобір на вісті: треба було взяти { $duty }, по { $price } за ту, якої бракує{ $shared ->
    [0] {""}
   *[1] {", "}на двох
}.
reason-entry-consolation = Консоляція: розігрувач без { $count ->
    [1] однієї
    [2] двох
    [3] трьох
    [4] чотирьох
   *[other] { $count }
}.
reason-entry-consolation-robber = Консоляція по-грабіжницьки: стільки ж, скільки записав вістувальник.
reason-entry-talon-bonus = Премія за прикуп: { tricks-counted } по { $price }.

## Записи: розпаси

reason-entry-all-pass = Розпаси: { tricks-counted } по { $price }.
reason-entry-all-pass-amnesty = Розпаси: { tricks-counted }, { $free } не рахується, решта по { $price }.
reason-entry-all-pass-whists = Розпаси, найменше взяток: { $player } — { tricks-counted } по { $price }.
reason-entry-all-pass-shared = Розпаси, найменше взяток у двох, вісти навпіл: { $player } — { tricks-counted } по { $price }.
reason-entry-all-pass-zero = Розпаси без взяток.

## Записи: повна пуля

reason-entry-help = Допомога ({ $player }): { $points } по 10 вістів.
reason-entry-helped = Допомога ({ $player }).
reason-entry-surplus-mountain = Пулю закрито: { $points ->
    [one] { $points } очко йде
    [few] { $points } очки йдуть
   *[other] { $points } очок іде
} на списання гори.
reason-entry-surplus-pool = Понад повну пулю.
reason-entry-surplus-lost = Пулю закрито: { $points ->
    [one] { $points } очко пропадає
    [few] { $points } очки пропадають
   *[other] { $points } очок пропадають
}.

## Кроки підрахунку, які не домовленості

step-misere = Мізер
step-whist = Віст

## Розпис пульки, крок за кроком

reason-settle-pools = Пулі вирівнюють за найповнішою, { $fullest }: чого бракує — у гору{ $worth ->
    [1] {""}
   *[other] , по { $worth } за очко
}.
reason-settle-lowest = З усіх гір віднімають найменшу, { $lowest }.
reason-settle-shares = Решта × 10 ÷ { $count }: стільки вістів на господаря гори пише кожен із партнерів.
reason-settle-whists = Усі вісти: записані в пульці та за гори.
reason-settle-balance = Кожні двоє розраховуються за різницею вістів.
reason-settle-rounded = У цілих вістах, щоб у сумі вийшов нуль.
