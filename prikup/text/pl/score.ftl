# Zapis gry prawdziwymi kartami.

reason-file-unwritable = Nie udało się zapisać pliku { $file }: { system-fault }.

score-csv-deal = Rozdanie
score-csv-dealer = Rozdający
score-csv-row = Wiersz
score-csv-declarer = Rozgrywający
score-csv-bid = Kontrakt
score-csv-change = { $player }: zmiana
score-csv-total = { $player }: wynik
score-csv-bolts = { $player }: kreski
score-csv-barrel = { $player }: rozdań na beczce
score-csv-reasons = Dlaczego

score-mark-bolt = –
score-mark-write-off = spis.
score-mark-R = S
score-mark-C = P
score-mark-dump = ⌀
score-mark-penalty = k
score-mark-fall = z beczki
score-mark-win = ★

## Strona

home-score = Zapis gry prawdziwymi kartami
score-by-rules = Prowadź zapis według tych zasad
score-title = Zapis partii
score-lead = Dla tych, którzy grają prawdziwymi kartami: podajesz, kto licytował i kto ile wziął, a reszta liczy się sama i z wyjaśnieniem. Połączenie może zniknąć: wpisane nie przepadnie.
score-new = Nowa partia
score-again = Spróbuj jeszcze raz
score-house-rules = Zmień zasady
score-names = Gracze po kolei
score-name = Imię gracza { $number }
score-names-more = Zgodnie z ruchem wskazówek zegara. Zaznacz, kto rozdaje pierwszy.
score-names-twice = Imiona muszą być różne.
score-begin = Zacznij zapis
score-kept = Zapisy w tej przeglądarce
score-kept-none = Na razie żadnego.
score-forget = Usuń zapis: { $names }
score-forget-sure = Usuń na zawsze
score-rows = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[other] { $count } wierszy
}
score-import = Otwórz plik zapisu…
score-no-json = To nie jest plik zapisu: nie ma w nim JSON-a.
score-no-sheet = To nie jest zapis partii. Potrzebny jest plik z przycisku „Zapisz plik” albo z polecenia prikup.
score-unkept = Ta przeglądarka niczego nie przechowuje: po odświeżeniu zapis przepadnie. Zapisz go do pliku.
score-first-online = Pierwszy wiersz wymaga połączenia: strona nie zna jeszcze waszych zasad.

## Kartka

score-start = Początek
score-deal = Rozdanie { $deal }
score-correct = Popraw rozdanie { $deal }
score-cell = { $name }, { $row }: { $score } ({ $change }). { $marks } Dlaczego?
score-row-open = { $row }: dlaczego i popraw
score-row-head = { $name }, kontrakt { $bid }
score-row-redeal = Ponowne rozdanie: { $name }
score-row-penalty = Kara: { $name }, { $reason }
score-edit = Popraw
score-remove = Usuń
score-removed = Wiersz usunięty. Przywróci go „Cofnij”.
score-undone = Cofnięto.
score-waits = czeka na połączenie
score-waiting = { $count ->
    [one] { $count } wiersz czeka na połączenie
    [few] { $count } wiersze czekają na połączenie
   *[other] { $count } wierszy czeka na połączenie
}
score-blocked = Nie policzono: najpierw popraw wiersz wyżej.
score-fault = Wiersz { $row } nie może tak wyglądać. Popraw go albo usuń.
score-deals-next = Rozdaje { $name }
score-won = wygrywa
score-write-offs = { $count ->
    [one] { $count } spisanie
    [few] { $count } spisania
   *[other] { $count } spisań
}
score-unmoved = Wynik bez zmian.
score-say-bolt = kreska
score-say-write-off = spisanie
score-say-R = spisanie za darmo
score-say-C = poddanie
score-say-dump = wywrotka
score-say-penalty = kara
score-say-fall = spada z beczki
score-say-win = wygrywa
score-undo = Cofnij
score-export = Zapisz plik…
score-export-json = Zapis (JSON): można go tu znów otworzyć
score-export-csv = Tabela (CSV)
score-export-svg = Obrazek (SVG)
score-export-pdf = Do druku (PDF)
score-other = Inna partia
score-over = Partia skończona. Każde rozdanie można jeszcze poprawić.
score-enter = Wpisz rozdanie
score-show-sheet = Do kartki

## Rozdanie

score-kind = Co się stało
score-kind-played = Rozegrane
score-kind-write_off = Spisane
score-kind-write-off = Spisane
score-kind-concede = Poddane
score-kind-redeal = Ponowne rozdanie
score-kind-penalty = Kara
score-declarer = Kto rozgrywał
score-bid = Kontrakt
score-points = Punkty z kart, razem { $sum }
score-points-of = Punkty: { $name }
score-tricks-of = Lewy: { $name }
score-marriages = Meldunki: { $name }
score-marriage = Meldunek, { $suit }, { $worth }
score-more = Lewy, asy i reszta
score-more-rest = Pozostałe
score-tricks = Lewy
score-tricks-more = Potrzebne tylko wtedy, gdy ktoś wziął lewę bez punktów.
score-aces = Meldunek asowy
score-nines = Cztery dziewiątki
score-contra = Kontra
score-contra-none = nie
score-talon = Punkty w musiku (dla rozdającego)
score-void = Proszono o ponowne rozdanie, ale już się nie liczyło
score-who-claims = Kto prosił o ponowne rozdanie (można pominąć)
score-who-pays = Kto płaci karę
score-why = Za co
score-penalty-misdeal = błąd w rozdaniu
score-penalty-bad_cut = złe przełożenie
score-penalty-wrong_entry = błąd w zapisie
score-penalty-other = co innego
score-penalty-amount = Ile
score-amount = Kara to liczba całkowita większa od zera.
score-no-payer = Zaznacz, kto płaci karę.
score-no-declarer = Zaznacz, kto rozgrywał.
score-no-bid = Wpisz kontrakt jako liczbę.
score-no-points = Brakuje punktów: wpisz, ile wziął każdy oprócz jednego.
score-number = Punkty i lewy to liczby całkowite, nie mniejsze od zera.
score-save = Wpisz
score-save-edit = Popraw
score-clear = Wyczyść
score-cancel = Nie zmieniaj
score-empty = Wszyscy mają zero i nikt nie rozgrywał. Nie ma czego wpisać. Było ponowne rozdanie?
score-empty-redeal = Tak, ponowne rozdanie
score-empty-back = Wróć
score-kind-bomb = Bomba
score-kind-all_pass = Wszyscy pas
score-points-pairs = Lewy partnerów leżą razem: wpisz wszystko u jednego z nich.
score-points-open = Punkty z kart każdego gracza
score-halves = Półmeldunki (dama i walet)
score-halves-of = Półmeldunki: { $name }
score-half = Półmeldunek, { $suit }, { $worth }
score-captured = Złapane króle i damy z meldunków
score-kept_lead = Kto zatrzymał kartę wyjścia przed oddaniem
score-aces_held = Asy na ręce
score-bought = Odkupienie musiku
score-bought-add = Dodaj odkupienie
score-buyer = Kto kupił
score-seller = Od kogo
score-kind-raspasy = Wszyscy pas

## Preferans

score-kind-all-pass = Raspasy
score-kind-without-all = Bez wszystkich
score-kind-without-three = Bez trzech
score-contract = Co grano
score-level = Wysokość licytacji
score-suit = Kolor
score-whists = Co powiedzieli broniący
score-open = w otwarte
score-tricks-ten = Lewy, razem 10
score-tricks-misere = Lewy rozgrywającego
score-tricks-talon = Musik wziął
score-talon-cards = Karty z musiku
score-talon-bonus = Dwie karty, do premii rozdającego
score-help = Pomoc w innej kolejności
score-help-order = Komu pomożono najpierw
score-help-more = Tylko gdy rozgrywający pomagał w innej kolejności niż przyjęta przy stole.
score-both-passed = Obaj spasowali: rozdaje się ponownie, nic się nie pisze.
score-all-pass-next = raspasy po { $price } za lewę
score-least = licytacja od { $level ->
    [7] siedmiu
    [8] ośmiu
    [9] dziewięciu
   *[10] dziesięciu
}
score-no-contract = Zaznacz, co grano.
score-no-suit = Zaznacz kolor.
score-no-tricks = Brakuje lew: wpisz, ile wziął każdy oprócz jednego.
score-no-tricks-misere = Ile lew ma rozgrywający? Ani jednej to 0.
score-how-many = Ilu graczy
score-start-open = Partia już trwa
score-start-more = Tak jak stoi na waszym papierze; puste pole to zero.
score-start-dealer = Kto rozdawał pierwszy
score-start-edit = Popraw początek
score-start-corrected = Początek poprawiony.
score-start-won = Partia byłaby od razu skończona: wygrywa { $name }. Otworzyć mimo to?
score-start-over = Partia byłaby od razu skończona. Otworzyć mimo to?
score-start-so = Mimo to otwórz
score-start-sign = zmień znak
score-start-scores = Punkty
score-start-bolts = Kreski
score-start-barrel = Rozdania zużyte na beczce (puste: nie na beczce)
score-start-barrels_lost = Ile razy ktoś spadł z beczki
score-start-write_offs = Spisań w partii
score-start-bombs = Bomb w partii
score-start-deal_number = Ile rozdań już rozegrano
score-start-pool = { pref-pool }
score-start-mountain = { pref-mountain }
score-start-whists = Ile wistów zapisał gracz „{ $name }”
score-start-whists-on = Wisty: { $name } na „{ $on }”
score-start-all_passes = Raspasów z rzędu teraz
