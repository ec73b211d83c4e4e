# Oglądanie zapisów: czego w zapisie nie ma, diagram, strona.

reason-record-no-deal = { $deals ->
    [0] W zapisie nie ma rozdań.
   *[other] Nie ma rozdania { $deal }. Rozdań w zapisie: { $deals }.
}
reason-record-no-action = { $actions ->
    [0] Nie ma ruchu { $action } w rozdaniu { $deal }: nic w nim jeszcze nie zagrano.
   *[other] Nie ma ruchu { $action } w rozdaniu { $deal }. Ruchów jest w nim: { $actions }.
}
reason-record-no-seat = Nie ma miejsca { $number }: graczy jest { $seats }. Powinno być od 1 do { $seats } albo all.

diagram-title = { play-game }: rozdanie { $deal }
diagram-plays = { $player } rozgrywa { $contract }
diagram-last = Ostatnia lewa: { $cards }, bierze { $player }
diagram-talon = Musik: { $cards }
diagram-tricks = lewy
diagram-points = punkty
diagram-score = wynik
