# `prikup rules` for people.

cli-rules-game = game
cli-rules-preset = preset
cli-rules-title = name
cli-rules-players = players
cli-rules-default = default
cli-rules-option = house rule
cli-rules-id = id
cli-rules-value = value
cli-rules-from = from
cli-rules-from-default = {""}
cli-rules-from-preset = preset
cli-rules-from-edit = edit
cli-rules-heading = { $title }, code { $code }
cli-rules-ok = These rules hold together: { $preset }{ $edits ->
    [0] {""}
    [one] {" "}with { $edits } edit
   *[other] {" "}with { $edits } edits
}, code { $code }
cli-rules-same = Both play by the same rules.
