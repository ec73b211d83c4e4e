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
reason-rules-shape = This is no rule set: { $what ->
    [object] it is no object
    [unknown] there is no field “{ $field }”
    [missing] the field “{ $field }” is missing
   *[type] the field “{ $field }” holds something of another type
}. Right would be: {"{"}"preset": NAME, "set": {"{"}ID: VALUE{"}"}{"}"}.
reason-rules-assignment = “{ $text }” is no edit. Right would be: ID=VALUE.
reason-rules-file = { $file } cannot be read: { $what ->
    [json] no JSON at line { $line }, column { $column }
    [toml] no TOML at line { $line }, column { $column }
    [utf8] not UTF-8 text, byte { $byte } is wrong
    [large] more than { $most } bytes
    [deep] too deep, or a number is too long
   *[system] { system-fault }
}.
system-fault = { $error ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is no folder
    [EACCES] access is denied
    [EPERM] access is denied
    [EROFS] it can only be read there
    [ENOSPC] there is no space left
    [EADDRNOTAVAIL] this computer has no such address
   *[other] { $error }
}
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
