# Preferans przy stole: co się tam mówi, o czym decyduje i co zapisuje.

pref-contract-spoken = { $level ->
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[10] dziesięć
} { $suit ->
    [S] pik
    [C] trefl
    [D] karo
    [H] kier
   *[NT] bez atu
}
pref-all-pass = Raspasy

## Wiersz nad lewą

pref-aim = { $contract } · { $name } · { $tricks } z { $level }
pref-aim-whist = wist { $taken } z { $duty }
pref-aim-misere = { $contract } · { $name } · { pref-tricks-taken }
pref-aim-ordering = { $name } · { $bid }
pref-aim-all-pass = Raspasy · lewa po { $price }
pref-tricks-taken = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
pref-marks = { $pool }/{ $mountain }
pref-standing = pula { $pool }, góra { $mountain }
pref-talon-card = z musiku

## Decyzje

pref-least = Po raspasach licytuje się od { $level ->
    [7] siedmiu
    [8] ośmiu
    [9] dziewięciu
   *[10] dziesięciu
}.
pref-higher = Wyżej…
pref-levels = Ile lew
pref-suits = Kolor, { $level ->
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
   *[10] dziesiątka
}
pref-hint-talon = Musik jest twój: odłóż dwie karty.
pref-hint-order = Co zapowiadasz?
pref-hint-whist = { $name }: { $contract }. Wist (wziąć { $duty }) czy pas?
pref-hint-half = { $name } bierze półwist na { $contract }. Niech bierze, czy jednak wistujesz?
pref-hint-hands = Wistujesz w pojedynkę: w otwarte czy w zakryte?
pref-hint-give-up = Poddajesz grę? Rozgrywki nie będzie.
pref-give-up = Poddaj…
pref-offers = { $name }: propozycja zakończenia, { $tricks }
pref-claim = Zaproponuj resztę…
pref-claim-of = { $name }: razem { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
pref-claim-more-of = { $name }: jeszcze jedna lewa
pref-claim-all = reszta
pref-claim-all-of = { $name }: wszystkie pozostałe lewy
pref-claim-send = Zaproponuj
pref-claim-told = Zgodzą się wszyscy — tak zapisujemy. Ktoś odmówi — gramy dalej.
pref-offer-asked = { $name } proponuje koniec, lewy: { $tricks }. Odmówisz — gramy dalej.
pref-offer-made = proponuję
pref-play-for = Twój ruch: ręka — { $name }

## Co się stało

pref-event-declarer = Koniec licytacji. { $name }: { $bid }
pref-event-discard = { $name } odkłada dwie karty
pref-event-discard-own = Odłożone: { $cards }
pref-event-turned = Z musiku: { $card }
pref-event-open = Karty na stół, { $name }: { $cards }
pref-event-play-for = { $name } za rękę „{ $hand }”: { $card }
pref-event-trick = Lewa: { $name }
pref-event-trick-talon = Lewę bierze musik

## Wynik rozdania

pref-summary-made = { $name }: { $contract } ugrane
pref-summary-misere = { $name }: { $contract } ugrany
pref-summary-unplayed = { $name }: { $contract } bez rozgrywki, nikt nie wistuje
pref-summary-down = { $name }: { $contract }, bez { $count ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $count }
}
pref-summary-caught = { $name }: { $contract } złapany, { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
pref-summary-without = { $name }: { $level } bez wszystkich
pref-summary-without-three = { $name }: { $level } bez trzech
pref-summary-penalty = Kara: { $name }
pref-summary-talon = { $count ->
    [one] { $count } lewa należy
    [few] { $count } lewy należą
   *[other] { $count } lew należy
} do musiku.
pref-result-note = Duże liczby to wygrana, gdyby skończyć teraz.

## Zapis

pref-pool = Pula
pref-mountain = Góra
pref-whists-on = Wisty → { $name }
pref-result = Wynik teraz
pref-pool-end = { $ends ->
    [deals] Rozegrane rozdania: { $played } z { $deals }.
    [time] Gra się na czas.
   *[points] Pula do { $pool }. Koniec gry: { $end }.
}
pref-figure = Zapis, jak się go rysuje
pref-figure-open = Otwórz rysunek osobno
pref-settling = Rozliczenie krok po kroku
pref-settling-on = na „{ $name }”
