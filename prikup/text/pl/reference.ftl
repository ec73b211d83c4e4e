# Spis zasad: co robi zasada, na przykładzie. `shown-POLE` nazywa pole kartki, zapisu albo widoku;
# `shown-POLE-none` mówi się, gdy nic w nim nie ma.

reference-title = { $game }: wszystkie zasady
reference-lead = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
} w grupach: co robi każda, jaka może być, w których zestawach jest inna, i przykład z liczbami. Każdy przykład sprawdza test.
reference-all = Wszystkie zasady
reference-players = W przykładach pierwszy rozdaje A, a B, po jego lewej, jest na pierwszej ręce. Wiersze pod wartością pojawiają się tylko przy niej.
reference-what = Co robi „{ $option }”?
reference-default = Zwykle
reference-values = Może być
reference-value = Wartość
reference-range = albo dowolna liczba od { $low } do { $high }{ $step ->
    [1] {""}
   *[other] , co { $step }
}
reference-presets = Inaczej w zestawach
reference-presets-none = We wszystkich zestawach tak samo.
reference-needs = Działa tylko, gdy
reference-unless = Nic nie zmienia, gdy
reference-excludes = Nie razem z
reference-value-needs = Jedna wartość wymaga innej
reference-needed-by = Zależą od niej
reference-or = {" albo "}
reference-names = W innych językach
reference-source = Źródło
reference-sources = Źródła
reference-example = Przykład

## Skąd wzięto zasadę

source-thousand-A = aplikacja z 45 umowami
source-thousand-K = program Kriaża z 2002 roku
source-thousand-O = gra w sieci o bank
source-thousand-H = domowe stoły
source-thousand-P = polskie i inne zwyczaje

## Przykłady: wiersze kartki i położenia

shown-none = nie
shown-plays = { $player } rozgrywa { $bid }
shown-redeal = { $player } prosi o ponowne rozdanie
shown-penalty = { $player } płaci karę za { $reason ->
    [misdeal] błąd w rozdaniu
    [bad_cut] złe przełożenie
   *[other] { $reason }
}
shown-start-scores = Wynik przedtem
shown-start-bolts = Kreski przedtem
shown-start-barrel = Zużyte już rozdania na beczce
shown-start-barrels_lost = Upadki z beczki dotąd
shown-start-write_offs = Spisania dotąd
shown-cards = Punkty z kart
shown-marriages = Meldunki
shown-tricks = Lewy
shown-nines = Cztery dziewiątki
shown-aces_held = Asy na ręce
shown-captured = Złapane króle i damy z meldunków
shown-kept_lead = Kto zatrzymał kartę wyjścia przed oddaniem
shown-blind = W ciemno
shown-write_off = Spisane
shown-bomb = Bomba
shown-scores = Wynik
shown-bolts = Kreski
shown-settlement = Rozliczenie
shown-hand_sizes = Kart na ręce
shown-talon = Musik
shown-talon-none = niewidoczny
shown-given = Oddane karty
shown-given-card-none = karta zakryta
shown-worth = Melduje wyjście w
shown-worth-none = nic
shown-trump = Atut
shown-phase = Co dalej
shown-phase-deal = karty rozdaje się od nowa
shown-phase-consent = pyta się pozostałych, czy się zgadzają
shown-phase-auction = licytacja
shown-phase-talon = rozgrywający ogląda musik
shown-phase-buying = przeciwnik może kupić musik
shown-phase-play = rozgrywka, bez musiku
shown-turn = Mówi
shown-declarer = Rozgrywający
shown-declarer-none = jeszcze nieznany
shown-dealer = Następny rozdaje
shown-winner = Wygrywa
shown-winner-none = na razie nikt
shown-first_dealer = Pierwszy w nowej partii rozdaje
shown-first_dealer-none = przez losowanie
shown-seen-by = Co widzi { $player }. { $what }
shown-accepted = Taki wiersz jest możliwy.
shown-refused = Takiego wiersza być nie może. { $why }
shown-allowed = { $player } może: { $action }
shown-legal = { $player } może wybrać: { $actions }
shown-forbidden = Nie wolno: { $action }. { $why }
shown-give = { $card } dla gracza { $player }
shown-declared = { $card } z meldunkiem
shown-declared-quietly = { $card } z meldunkiem, atut bez zmiany

## Porównanie dwóch zestawów

compare-title = Porównanie zasad
compare-lead = Dwa zestawy obok siebie: tylko to, czym się różnią.
compare-a = Pierwszy
compare-b = Drugi
compare-other = inny: kod albo link…
compare-code = Kod zasad albo link do nich
compare-code-bad = To nie jest kod zasad. Wklej kod albo cały link.
compare-given = te zasady, według kodu
compare-edited = { $preset } ze zmianami
compare-count = { $count ->
    [0] Zasady są takie same.
    [one] Różni się { $count } zasada.
    [few] Różnią się { $count } zasady.
   *[many] Różni się { $count } zasad.
}
compare-rule = Zasada
compare-from-default = jak zwykle
compare-from-preset = z zestawu
compare-from-edit = zmiana
compare-open = Otwórz w edytorze
compare-with-preset = Porównaj z zestawem
compare-differs = { $count ->
    [0] Zasady stołu: „{ $preset }”.
    [one] „{ $preset }”, { $count } zmiana:
    [few] „{ $preset }”, { $count } zmiany:
   *[many] „{ $preset }”, { $count } zmian:
}
compare-instead = { $value } zamiast „{ $other }”
