# Preferans: dlaczego ruch nie został przyjęty. Nazwa powodu to nazwa komunikatu bez `reason-`.

bid-name = { $bid ->
    [game] { contract-name }
    [misere-without] mizer bez musiku
    [nine-without] dziewięć bez musiku
    [totus] totus
    [small-misere] mały mizer
    [six-without] sześć bez musiku
    [big-misere] duży mizer
    [seven-without] siedem bez musiku
   *[misere] mizer
}

## Początek zapisu, zapis ruchu

reason-start-whists = „whists” to dla każdego z graczy (jest ich { $count }) lista wistów na każdego, liczby całkowite; na siebie nikt nie pisze.
reason-start-over-pool = { $player }: w puli nie może być { $points } — przy pomocy wszystko ponad { $size } idzie do niezamkniętych pul innych. Poprawnie byłoby najwyżej { $size } albo zamknięte pule wszystkich.
reason-no-move = „{ $text }” to nie jest ruch. Powinno być: pass, 6S, 10NT, misere, here, whist, discard 7S 8S, KH, claim 6 2 2 …

## Licytacja

reason-bid-or-pass-first = Trwa jeszcze licytacja: licytuj albo pas.
reason-bid-number = Numerem licytuje się tylko szóstki, od 1 (6♠) do 5 (6BA); { $number } nie mówi, o którą grę chodzi. Podaj ją w całości: 7S, 10NT.
reason-bid-not-played = Tego przy tym stole się nie licytuje: { bid-name }.
reason-bid-not-above = Za mało: jest już { bid-name }, trzeba wyżej.
reason-bid-below-least = Po raspasach licytuje się co najmniej { $least ->
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[10] dziesięć
}.
reason-bid-next-step = Nie można przeskakiwać: następne jest { bid-name }.
reason-bid-nothing-above = Nie ma nic wyższego: zostaje pas.
reason-misere-first-word = Mizer można powiedzieć tylko za pierwszym razem.
reason-hold-off = „Tu” się przy tym stole nie mówi: wyżej albo pas.
reason-hold-nothing = Nie ma jeszcze czego trzymać: nikt nie licytował.
reason-hold-two-left = „Tu” mówi się tylko, gdy licytuje już dwóch.
reason-hold-first-hand = „Tu” może powiedzieć tylko pierwsza ręka.
reason-hold-older = „Tu” może powiedzieć tylko starsza ręka.
reason-hold-limits = Tego się nie trzyma: wyżej albo pas.

## Musik i kontrakt

reason-discard-first = Najpierw odłóż dwie karty.
reason-talon-not-taken = Musiku się nie bierze: nie ma czego odkładać.
reason-order-first = Najpierw zapowiedz grę.
reason-order-too-low = Nie można zapowiedzieć mniej, niż wylicytowano: co najmniej { bid-name }.
reason-order-no-totus = Dziesięć zapowiada się tylko po odzywce totus.
reason-misere-is-played = Mizera się nie poddaje, mizera się gra.
reason-without-three-off = Bez trzech się tu nie poddaje: graj albo zapisz się bez wszystkich.

## Wist

reason-whist-first = Najpierw odpowiedz: wist albo pas.
reason-half-off = Półwistów przy tym stole nie ma.
reason-half-level = Półwist jest możliwy tylko przy szóstkach i siódemkach.
reason-half-second-after-pass = Na półwist idzie drugi broniący, gdy pierwszy spasował.
reason-stalingrad = Stalingrad: sześć pik trzeba wistować.
reason-whist-back-or-pass = Zostaw partnerowi półwist albo jednak wistuj.
reason-whist-back-after-half = Do wistu można wrócić tylko po półwiście.
reason-open-or-closed = Najpierw powiedz: w otwarte czy w zakryte.

## Rozgrywka i propozycje

reason-play-a-card = Trzeba zagrać kartę.
reason-no-marriages = W preferansie nie zgłasza się meldunków.
reason-no-face-down = Karty kładzie się odkryte.
reason-accept-or-reject = Jest propozycja: przyjmij ją albo odrzuć.
reason-offer-refused = Propozycję właśnie odrzucono: najpierw zagraj kartę.
reason-offer-last-trick = Ostatnią lewę się dogrywa.
reason-offer-count = W propozycji liczb jest { $count }, a powinno być { $right }, po jednej na gracza.
reason-offer-total = W propozycji lew jest { $count }, a wszystkich jest { $right }.
reason-offer-below-taken = { $seat }: lew jest już { $taken }, skończyć na { $count } się nie da.
reason-offer-rests = { $seat } w tym rozdaniu pauzuje i lew nie bierze.
