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
reason-rules-shape = To nie jest zestaw zasad: { $what ->
    [object] to nie jest obiekt
    [unknown] nie ma pola „{ $field }”
    [missing] brakuje pola „{ $field }”
   *[type] w polu „{ $field }” jest wartość innego rodzaju
}. Powinno być: {"{"}"preset": NAZWA, "set": {"{"}ZASADA: WARTOŚĆ{"}"}{"}"}.
reason-rules-assignment = „{ $text }” to nie jest zmiana. Powinno być: ZASADA=WARTOŚĆ.
reason-rules-file = Nie można odczytać pliku { $file }: { $what ->
    [json] to nie JSON, wiersz { $line }, znak { $column }
    [toml] to nie TOML, wiersz { $line }, znak { $column }
    [utf8] to nie UTF-8, zły bajt { $byte }
    [large] więcej niż { $most } bajtów
    [deep] zbyt wiele zagnieżdżeń albo zbyt długa liczba
   *[system] { system-fault }
}.
system-fault = { $error ->
    [ENOENT] nie ma takiego pliku ani katalogu
    [EISDIR] to katalog
    [ENOTDIR] część ścieżki nie jest katalogiem
    [EACCES] brak dostępu
    [EPERM] brak dostępu
    [EROFS] tam można tylko czytać
    [ENOSPC] skończyło się miejsce
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
   *[other] { $error }
}
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
