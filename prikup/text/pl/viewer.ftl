# Przeglądanie zapisów: czego w zapisie nie ma, diagram, strona.

reason-record-no-deal = { $deals ->
    [0] W zapisie nie ma rozdań.
    [one] Nie ma rozdania { $deal }: w zapisie jest jedno.
   *[other] Nie ma rozdania { $deal }. Rozdań w zapisie: { $deals }.
}
reason-record-no-action = { $actions ->
    [0] W rozdaniu { $deal } nie ma ruchu { $action }: niczego w nim jeszcze nie zrobiono.
   *[other] W rozdaniu { $deal } nie ma ruchu { $action }. Ruchów w nim: { $actions }.
}
reason-record-no-seat = Nie ma miejsca { $number }: graczy jest { $seats }. Ma być od 1 do { $seats } albo all.

## Diagram

diagram-title = { play-game }: rozdanie { $deal }
diagram-plays = { $player } gra { $contract }
diagram-last = Ostatnia lewa: { $cards }, bierze { $player }
diagram-talon = Musik: { $cards }
diagram-tricks = lewy
diagram-points = punkty
diagram-score = wynik
