# Przeglądanie zapisów: czego w zapisie nie ma, diagram, strona.

reason-record-no-deal = { $deals ->
    [0] W zapisie nie ma rozdań.
    [one] Nie ma rozdania { $deal }: w zapisie jest jedno.
   *[other] Nie ma rozdania { $deal }. Rozdań w zapisie: { $deals }.
}
reason-record-no-action = { $actions ->
    [0] W rozdaniu { $deal } nie ma ruchu { $action }: nic w nim jeszcze nie zagrano.
   *[other] W rozdaniu { $deal } nie ma ruchu { $action }. Ruchów w nim: { $actions }.
}
reason-record-no-seat = Nie ma miejsca { $number }: graczy jest { $seats }. Ma być od 1 do { $seats } albo all.

## Diagram

diagram-title = { play-game }: rozdanie { $deal }
diagram-plays = { $player } rozgrywa { $contract }
diagram-last = Ostatnia lewa: { $cards } → { $player }
diagram-talon = Musik: { $cards }
diagram-dummy = dziadek
diagram-tricks = lewy
diagram-points = punkty
diagram-score = wynik

## Strona

record-title = Zapisy partii
record-lead = Otwórz zapis partii i przejdź ją krok po kroku: oczami dowolnego gracza albo w otwarte karty. Nic nie jest przechowywane.
record-open = Otwórz zapis
record-drop = albo upuść plik tutaj
record-too-large = Plik jest za duży na tę stronę: najwyżej { $most } kB.
record-empty = W zapisie nie ma rozdań.
record-unfinished = Przy tym stole żadne rozdanie nie jest jeszcze skończone.
record-link-bad = Link jest uszkodzony albo ucięty. Poproś o niego jeszcze raz i skopiuj go w całości.
record-partly = Pokaż do tego miejsca
record-another = Otwórz inny
record-table = Do stołu
record-hand = Karty: { $name }
record-steps = Ruchy rozdania
record-step = Ruch { $step } z { $steps }
record-at = Miejsce w rozdaniu
record-back = Wstecz
record-forward = Dalej
record-deal-before = Poprzednie rozdanie
record-deal-after = Następne rozdanie
record-deals = Rozdania
record-deal = Rozdanie
record-eyes = Czyimi oczami
record-all-hands = Odkryte
record-share = Udostępnij
record-link = Link do tej pozycji
record-link-table = Link otwiera zapis tego stołu w tym miejscu.
record-link-holds = Rozdanie do tego miejsca jest w samym linku; otworzy go każdy. Nic nie jest przechowywane.
record-copy = Skopiuj link
record-svg = Zapisz jako SVG
key-steps = ← →
    .does = ruch wstecz, ruch dalej
key-ends = Home, End
    .does = na początek, na koniec rozdania
key-pages = PageUp, PageDown
    .does = poprzednie rozdanie, następne rozdanie
key-open = A
    .does = otwarte karty
key-eyes = 1 – 5
    .does = oczami tego gracza
