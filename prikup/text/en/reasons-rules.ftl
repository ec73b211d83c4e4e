# Why a rule set, a preset or a share code is refused. `near` is "none" where nothing is similar.

reason-unknown-game = There is no game { $game }; known: { $known }.
reason-unknown-preset = There is no preset “{ $preset }”. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
}
reason-unknown-option = There is no option `{ $option }`.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean `{ $near }`?
}
reason-bad-value = `{ $option }` cannot be { $value }. Right would be: { $kind ->
    [threshold] { $words }, or a score: >=N (from N), >N (above N)
    [suit-values] a whole number from { $low } to { $high } for each suit: ♠ S, ♣ C, ♦ D, ♥ H
    [numbers] { $count ->
        [0] {""}
       *[other] { $words }, or{" "}
    }whole numbers from { $low } to { $high }, one after another
    [number] { $count ->
        [0] {""}
       *[other] { $words }, or{" "}
    }a whole number from { $low } to { $high }{ $step ->
        [1] {""}
       *[other] {" "}in steps of { $step }
    }
   *[choice] { $words }
}.
reason-option-twice = `{ $option }` is given twice, with two values.
reason-no-effect = `{ $option }` has no effect: `{ $switch }` is { $value }.
reason-contradiction = `{ $option }` = { $value } and `{ $other }` = { $other_value } contradict each other.
reason-rules-shape = This is no rule set: { $error }. Right would be: {"{"}"preset": NAME, "set": {"{"}ID: VALUE{"}"}{"}"}.
reason-rules-assignment = “{ $text }” is no edit. Right would be: ID=VALUE.
reason-rules-file = { $file } cannot be read: { $error }.
reason-two-games = These rules are for two games: { $game ->
    [thousand] Thousand
    [preferans] Preferans
   *[other] { $game }
} and { $other ->
    [thousand] Thousand
    [preferans] Preferans
   *[other] { $other }
}.
reason-code-damaged = This code is damaged: a part may be missing. Copy it again as a whole.
reason-code-version = This code is of version { $version }, made by a newer Prikup; version { $right } can be read here.
reason-code-game = This code is for a game that is not known here (its letter is { $letter }).
