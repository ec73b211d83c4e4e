# Preferans: skąd wziął się zapis w puli i jak ją się rozlicza.
# Nazwa powodu to nazwa komunikatu bez `reason-`; wpisy na kartce też są powodami.

contract-name = { $level }{ $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
    [H] ♥
   *[NT] BA
}
tricks-counted = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}

## Zapisy: rozgrywający

reason-entry-game-made = { contract-name } ugrane.
reason-entry-game-unplayed = { contract-name } bez rozgrywki.
reason-entry-undertricks = { contract-name }: bez { $count ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $count }
}, po { $price } za lewę.
reason-entry-totus = Premia za totus.
reason-entry-misere-made = Mizer ugrany.
reason-entry-misere-caught = Mizer złapany: { tricks-counted } po { $price }.
reason-entry-without-all = Bez wszystkich na grze { $level }: { $level } lew po { $price }.
reason-entry-without-three = Poddane bez trzech: 3 lewy po { $price }.

## Zapisy: wistujący

reason-entry-whists = { tricks-counted } po { $price }.
reason-entry-whists-shared = Gra nieugrana, wisty po dżentelmeńsku na pół: { tricks-counted } po { $price }.
reason-entry-half-whist = Półwist: { tricks-counted } po { $price }.
reason-entry-whist-short = Za mało lew na wiście: trzeba było wziąć { $duty }, po { $price } za brakującą{ $shared ->
    [0] {""}
   *[1] {", "}na dwóch
}.
reason-entry-consolation = Konsolacja: rozgrywający bez { $count ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $count }
}.
reason-entry-consolation-robber = Konsolacja rabunkowa: tyle samo, ile zapisał wistujący.
reason-entry-talon-bonus = Premia za musik: { tricks-counted } po { $price }.

## Zapisy: raspasy

reason-entry-all-pass = Raspasy: { tricks-counted } po { $price }.
reason-entry-all-pass-amnesty = Raspasy: { tricks-counted }, { $free } darowane, reszta po { $price }.
reason-entry-all-pass-whists = Raspasy, najmniej lew: { $player } — { tricks-counted } po { $price }.
reason-entry-all-pass-shared = Raspasy, najmniej lew u dwóch, wisty na pół: { $player } — { tricks-counted } po { $price }.
reason-entry-all-pass-zero = Raspasy bez lewy.

## Zapisy: pełna pula

reason-entry-help = Pomoc ({ $player }): { $points } po 10 wistów.
reason-entry-helped = Pomoc ({ $player }).
reason-entry-surplus-mountain = Pula pełna: { $points ->
    [one] { $points } punkt schodzi
    [few] { $points } punkty schodzą
   *[other] { $points } punktów schodzi
} z góry.
reason-entry-surplus-pool = Ponad pełną pulę.
reason-entry-surplus-lost = Pula pełna: { $points ->
    [one] { $points } punkt przepada
    [few] { $points } punkty przepadają
   *[other] { $points } punktów przepada
}.

## Kroki liczenia, które nie są zasadami

step-misere = Mizer
step-whist = Wist

## Rozliczenie, krok po kroku

reason-settle-pools = Pule wyrównuje się do najpełniejszej, { $fullest }: czego brakuje, idzie na górę{ $worth ->
    [1] {""}
   *[other] , po { $worth } za punkt
}.
reason-settle-lowest = Od wszystkich gór odejmuje się najniższą, { $lowest }.
reason-settle-shares = Reszta × 10 ÷ { $count }: tyle wistów na właściciela góry zapisuje każdy z pozostałych.
reason-settle-whists = Wszystkie wisty: zapisane w puli i za góry.
reason-settle-balance = Każdych dwóch rozlicza się z różnicy wistów.
reason-settle-rounded = W całych wistach, żeby suma wyszła zero.
