# `prikup rules` dla ludzi.

cli-rules-game = gra
cli-rules-preset = zestaw
cli-rules-title = nazwa
cli-rules-players = graczy
cli-rules-default = domyślny
cli-rules-option = zasada
cli-rules-id = id
cli-rules-value = wartość
cli-rules-from = skąd
cli-rules-from-default = {""}
cli-rules-from-preset = zestaw
cli-rules-from-edit = zmiana
cli-rules-heading = { $title }, kod { $code }
cli-rules-ok = Zasady są w porządku: { $preset }{ $edits ->
    [0] {""}
    [one] {" "}i { $edits } zmiana
    [few] {" "}i { $edits } zmiany
   *[other] {" "}i { $edits } zmian
}, kod { $code }
cli-rules-same = Zasady są takie same.
