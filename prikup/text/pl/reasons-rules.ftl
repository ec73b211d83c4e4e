# Dlaczego zestaw zasad, gotowy zestaw lub kod nie został przyjęty. `near` to "none", gdy nie ma podobnego.

reason-unknown-game = Nie ma gry { $game }. Są: { $known }.
reason-unknown-preset = Nie ma zestawu „{ $preset }”. { $near ->
    [none] Są: { $known }.
   *[other] Może „{ $near }”?
}
reason-unknown-option = Nie ma zasady `{ $option }`.{ $near ->
    [none] {""}
   *[other] {" "}Może `{ $near }`?
}
reason-bad-value = `{ $option }`: nie ma wartości { $value }. Może być: { $kind ->
    [threshold] { $words } albo wynik: >=N (od N), >N (powyżej N)
    [suit-values] liczba całkowita od { $low } do { $high } dla każdego koloru: ♠ S, ♣ C, ♦ D, ♥ H
    [numbers] { $count ->
        [0] {""}
       *[other] { $words } albo{" "}
    }liczby całkowite od { $low } do { $high }, jedna po drugiej
    [number] { $count ->
        [0] {""}
       *[other] { $words } albo{" "}
    }liczba całkowita od { $low } do { $high }{ $step ->
        [1] {""}
       *[other] {" "}co { $step }
    }
   *[choice] { $words }
}.
reason-option-twice = `{ $option }` podano dwa razy, z różnymi wartościami.
reason-no-effect = `{ $option }` niczego nie zmienia: `{ $switch }` to { $value }.
reason-contradiction = `{ $option }` = { $value } i `{ $other }` = { $other_value } wykluczają się.
reason-rules-shape = To nie jest zestaw zasad: { $error }. Powinno być: {"{"}"preset": NAZWA, "set": {"{"}ZASADA: WARTOŚĆ{"}"}{"}"}.
reason-rules-assignment = „{ $text }” to nie jest zmiana. Powinno być: ZASADA=WARTOŚĆ.
reason-rules-file = Nie można odczytać pliku { $file }: { $error }.
reason-two-games = To zasady dwóch różnych gier: { $game ->
    [thousand] tysiąca
    [preferans] preferansa
   *[other] { $game }
} i { $other ->
    [thousand] tysiąca
    [preferans] preferansa
   *[other] { $other }
}.
reason-code-damaged = Kod jest uszkodzony: chyba skopiowano tylko część. Skopiuj go jeszcze raz w całości.
reason-code-version = To kod w wersji { $version }, z nowszego programu; tutaj da się odczytać wersję { $right }.
reason-code-game = To kod gry, której tu nie ma (litera { $letter }).
