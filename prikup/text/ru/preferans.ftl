# Преферанс: откуда взялась запись в пуле и как она расписывается.
# Имя причины — это имя сообщения без `reason-`; строчки записи — тоже причины.

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

## Записи: играющий

reason-entry-game-made = { contract-name } сыграна.
reason-entry-game-unplayed = { contract-name } без розыгрыша.
reason-entry-undertricks = { contract-name }: без { $count ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $count }
}, по { $price } за взятку.
reason-entry-totus = Премия за тотус.
reason-entry-misere-made = Мизер сыгран.
reason-entry-misere-caught = Мизер пойман: { tricks-counted } по { $price }.
reason-entry-without-all = Без всех на игре { $level }: { $level } взяток по { $price }.
reason-entry-without-three = Сдался без трёх: 3 взятки по { $price }.

## Записи: вистующие

reason-entry-whists = { tricks-counted } по { $price }.
reason-entry-whists-shared = Ремиз, висты по-джентльменски пополам: { tricks-counted } по { $price }.
reason-entry-half-whist = Полвиста: { tricks-counted } по { $price }.
reason-entry-whist-short = Недобор на висте: надо было взять { $duty }, по { $price } за недостающую{ $shared ->
    [0] {""}
   *[1] {", "}на двоих
}.
reason-entry-consolation = Консоляция: играющий без { $count ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $count }
}.
reason-entry-consolation-robber = Консоляция по-грабительски: столько же, сколько записал вистующий.
reason-entry-talon-bonus = Премия за прикуп: { tricks-counted } по { $price }.

## Записи: распасы

reason-entry-all-pass = Распасы: { tricks-counted } по { $price }.
reason-entry-all-pass-amnesty = Распасы: { tricks-counted }, { $free } не в счёт, остальные по { $price }.
reason-entry-all-pass-whists = Распасы, меньше всех взяток: { $player } — { tricks-counted } по { $price }.
reason-entry-all-pass-shared = Распасы, меньше всех взяток у двоих, висты пополам: { $player } — { tricks-counted } по { $price }.
reason-entry-all-pass-zero = Распасы без взяток.

## Записи: полная пуля

reason-entry-help = Помощь ({ $player }): { $points } по 10 вистов.
reason-entry-helped = Помощь ({ $player }).
reason-entry-surplus-mountain = Пуля закрыта: { $points ->
    [one] { $points } очко идёт
    [few] { $points } очка идут
   *[other] { $points } очков идут
} на списание горы.
reason-entry-surplus-pool = Сверх полной пули.
reason-entry-surplus-lost = Пуля закрыта: { $points ->
    [one] { $points } очко пропадает
    [few] { $points } очка пропадают
   *[other] { $points } очков пропадают
}.

## Шаги подсчёта, которые не договорённости

step-misere = Мизер
step-whist = Вист

## Роспись, шаг за шагом

reason-settle-pools = Пули выравниваются по самой полной, { $fullest }: чего не хватает — в гору{ $worth ->
    [1] {""}
   *[other] , по { $worth } за очко
}.
reason-settle-lowest = Из всех гор вычитается наименьшая, { $lowest }.
reason-settle-shares = Остаток × 10 ÷ { $count }: столько вистов на хозяина горы пишет каждый из партнёров.
reason-settle-whists = Все висты: записанные в пуле и за горы.
reason-settle-balance = Каждые двое рассчитываются по разнице вистов.
reason-settle-rounded = В целых вистах, чтобы в сумме вышел ноль.
