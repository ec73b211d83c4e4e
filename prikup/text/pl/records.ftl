# Zapisy partii i kartki: co jest nie tak z plikiem, jak pokazać rozgrywkę i kartkę.

## Pliki

reason-file-unreadable = Nie można odczytać pliku { $file }: { system-fault }.
reason-file-too-large = Plik jest za duży: najwyżej { $most } bajtów.
reason-file-not-utf8 = Plik nie jest w UTF-8: zły bajt { $byte }.
reason-json-broken = Uszkodzony JSON: wiersz { $line }, kolumna { $column }.
reason-json-deep = Za głębokie zagnieżdżenie: poziomów może być najwyżej { $most }.
reason-json-no-object = W pliku nie ma obiektu JSON. Powinno być: {"{"}"format": …{"}"}.
reason-json-number = { $text } nie jest tu liczbą: potrzebne są liczby całkowite rozsądnej wielkości.
reason-json-text = W tekście są znaki, których nie da się pokazać.
reason-json-twice = „{ $field }” stoi dwa razy w tym samym miejscu.
reason-field-missing = Brakuje pola „{ $field }”.
reason-field-unknown = Pola „{ $field }” tu nie ma.
reason-field-type = Pole „{ $field }” jest złego rodzaju: ma zawierać { $wanted ->
    [int] liczbę całkowitą
    [str] tekst
    [bool] true albo false
    [array] listę
    [object] obiekt z polami
    [bool-or-str] true, false albo tekst
   *[str-or-array] tekst albo listę
}, a zawiera { $given ->
    [int] liczbę
    [str] tekst
    [bool] true albo false
    [array] listę
    [object] obiekt z polami
   *[null] null
}.
reason-field-wrong = Pole „{ $field }” jest błędne: { $error }.
reason-field-word = „{ $field }” nie może być „{ $given }”: pasowałoby { $right }.
reason-format-unknown = Format „{ $given }” jest tu nieznany. Powinien być { $right }.
reason-format-version = Wersja { $version } tego formatu jest nieznana: plik z nowszego Prikupa? Da się odczytać wersję { $right }.

## Gracze i karty

reason-players-count = Graczy jest { $count }, a według tych zasad gra { $right }.
reason-players-name = Gracz { $number } musi mieć imię, najwyżej { $most } znaków.
reason-players-twice = Dwóch graczy ma to samo imię: { $name }.
reason-player-unknown = Nikt tu nie ma na imię „{ $name }”. Grają: { $known }.
reason-no-card = „{ $text }” to nie karta. Powinna być wartość i kolor: KH, TS.
reason-card-twice = Kartę { $card } podano dwa razy.
reason-cards-source = { $count ->
    [0] Rozdanie nie ma kart: podaj seed, deck albo hands i talon.
   *[other] Karty podano na więcej niż jeden sposób: seed, deck albo hands i talon.
}
reason-hands-and-talon = Ręce i musik podaje się razem.
reason-pbn-first = Rozkład w stylu PBN zaczyna się od miejsca pierwszej ręki i dwukropka, tu jest to jedno z { $seats }: N:AKQ.J..T98 … „{ $text }” nie pasuje.
reason-pbn-hands = W rozkładzie w stylu PBN liczba rąk rozdzielonych spacją to { $count }, a powinno być { $right }; zamiast ręki tego, kto nie gra, stoi -.
reason-pbn-players = PBN ma { $most } miejsca, a graczy jest { $count }: podaj ręce jako listę.
reason-pbn-suits = W ręce { $hand } liczba kolorów to { $count }, a powinny być 4 rozdzielone kropkami: pik, kier, karo, trefl.
reason-pbn-rank = „{ $rank }” w „{ $text }”, ręka { $hand }, to nie wartość karty. Powinno być A K Q J T 9 8 7.
reason-ppn-length = Talię bez spacji czyta się jako PPN: { $right } znaki, po jednym na kartę; tu liczba znaków to { $count }.
reason-ppn-sign = „{ $text }”, znak { $place } talii, to nie karta w PPN. Powinny być znaki od 1 do 9 i od A do W.
reason-commitment-seed = Do commitment potrzebny jest jego seed.
reason-commitment-differs = To nie ten seed, który był obiecany przed rozdaniem: jego commitment to { $right }.
reason-seed-digits = Seed ma { $right } cyfry szesnastkowe, a tu znaków jest { $count }.
reason-deck-lacks = Talia jest niepełna: brakuje { $card }{ $count ->
    [1] {"."}
   *[other] {", "}brakujących kart jest razem { $count }.
}

## Zapisy partii

reason-deal-over = Rozdanie jest skończone, ten ruch jest zbędny.
reason-deal-unfinished = Rozdanie nie jest skończone, a po nim idzie następne; kolej gracza { $seat }.
reason-result-early = W zapisie jest wynik, a partia nie jest skończona.
reason-result-differs = Wynik nie zgadza się z rozdaniami: { $field } to { $right }.

## Kartki: rozdanie

reason-one-declarer = W rozdaniu jest jeden rozgrywający.
reason-out-of-place = Pole „{ $field }” nie ma tu miejsca: { $kind ->
    [played] rozdanie rozegrano
    [write-off] rozdanie spisano
    [concede] rozdanie poddano
    [drawn] to rozdanie z dobieraniem
    [raspasy] to raspasy
    [bomb] to bomba
    [redeal] to ponowne rozdanie
    [all-pass] to raspasy
    [given-up] grę poddano
    [misere] to mizer
    [game] to gra na lewy
   *[penalty] to kara
}.
reason-not-at-this-table = „{ $field }” — tak się przy tym stole nie gra.
reason-negative = { $player }: { $number } być nie może.
reason-cards-sum = { $sum ->
    [0] Nikt nie ma punktów z kart, a razem jest ich { $right }.
   *[other] Punktów z kart jest { $sum }, a powinno być { $right }.
}
reason-cards-left-out = Punktów z kart jest { $sum }: karty, których nikt nie wziął (jest ich { $left }), musiałyby być warte { $points }, a to niemożliwe.
reason-cards-impossible = Nie ma kart wartych razem { $points } punktów ({ $player }).
reason-cards-tricks = { $player }: { $points } punktów z kart nie da się wziąć, gdy lew jest { $tricks }.
reason-tricks-sum = Zapisanych lew jest { $sum }, a w rozdaniu jest ich { $right }.
reason-bid-fixed = { $amount } być nie może: gra się { $right }.
reason-bid-over-barrel = { $amount } być nie może: na beczce nie licytuje się więcej niż { $most }.
reason-silence-declarer = { $player } poniżej { $below } milczy i nie może tego licytować.
reason-golden-declarer = W złotej rundzie to rozdanie rozgrywa { $player }.
reason-blind-off = Przy tym stole nie gra się w ciemno.
reason-blind-golden = W złotej rundzie nie gra się w ciemno.
reason-blind-barrel = Gdy ktoś jest na beczce, nie gra się w ciemno.
reason-blind-score = { $player } nie może grać w ciemno z wynikiem { $score }: trzeba mieć { $above ->
    [0] co najmniej { $number }
   *[1] więcej niż { $number }
}.
reason-blind-who = { $player } nie może w tym rozdaniu grać w ciemno: nie z tego miejsca.
reason-last-chance-declarer = Ostatnia szansa: to rozdanie rozgrywa { $player }.
reason-sits-out = { $player } w tym rozdaniu nie gra.
reason-contra-too-early = Gdzie spisuje się przed oddaniem kart, kontry nikt jeszcze nie zdążył powiedzieć.
reason-contra-word = „{ $given }” to nie kontra. Powinno być: true, contra, recontra.
reason-sale-wrong = { $player } nie ma prawa tak kupić musiku: za każdym razem sprzedaje go rozgrywający.
reason-aces-too-many = Zapisanych asów jest { $count }, a w talii są cztery.
reason-talon-impossible = Za musik rozdający nie dostaje przy tym stole { $points }.

## Kartki: meldunki

reason-no-suit = „{ $text }” to nie kolor. Powinno być: S, C, D, H.
reason-marriage-twice = Meldunek zapisano dwa razy: { suit-name }.
reason-queen-twice = Ta sama dama nie może być i w meldunku, i w połówce: { suit-name }.
reason-captured-too-many = { $player }: złapano { $count }, a z meldunków przeciwników można było złapać tylko { $most }.
reason-marriage-needs-trick = { $player } nie ma lewy, więc meldunku być nie może.
reason-marriages-too-many = { $player }: lew jest { $tricks }, tylu meldunków nie da się z nich zrobić.
reason-marriages-few-points = { $player }: przy tylu punktach lew jest najwyżej { $tricks }, tylu meldunków nie da się z nich zrobić.
reason-aces-off = Przy tym stole nie gra się meldunku asowego.
reason-nines-off = Przy tym stole cztery dziewiątki nic nie dają.
reason-kept-lead-own = Kartę wyjścia przed oddaniem zatrzymuje przeciwnik, a rozgrywa { $player }.
reason-nines-need-lead = { $player } ani razu nie wychodzi, więc nie może wyjść w dziewiątkę.

## Kartki: ponowne rozdania i kary

reason-redeal-off = Przy tym stole nie ma ponownych rozdań.
reason-redeal-void = Ponowne rozdanie z rzędu numer { $count } się nie liczy. Zaznacz prośbę w wierszu rozegranego rozdania.
reason-redeal-ends-deal = Ponowne rozdanie kończy rozdanie: ma własny wiersz.
reason-penalty-unknown = Nie ma kary „{ $given }”. Są: { $known }.
reason-penalty-amount = Kara to od 1 do { $most } punktów, a nie { $amount }.
reason-cut-by-cutter = Za złe przełożenie płaci przekładający ({ $player }) albo rozdający.

## Odpowiedzi

cli-record-ok = Zapis się zgadza. Rozdań: { $deals }.
cli-record-running = Ostatnie rozdanie nie jest skończone; kolej gracza { $player }.
cli-record-deals-next = Teraz rozdaje { $player }.
cli-record-won = Partię wygrywa { $player }.
cli-record-drawn = Partia na remis.
cli-record-in-deal = Rozdanie { $deal }: { $reason }
cli-record-in-action = Rozdanie { $deal }, ruch { $action }: { $reason }
cli-sheet-in-row = Wiersz { $row }: { $reason }
cli-sheet-in-field = Wiersz { $row }, { $field }: { $reason }

## Rozgrywka

play-game = { $game ->
    [thousand] Tysiąc
    [preferans] Preferans
   *[other] { $game }
}
play-rules = { play-game }, zasady: { $preset }
play-edit = { $rule }: { $value }
play-target = { $ends ->
    [deals] Gra się { $target ->
        [one] { $target } rozdanie
        [few] { $target } rozdania
       *[other] { $target } rozdań
    }.
    [time] Gra się na czas.
   *[points] Gra się do { $target }.
}
play-deal = Rozdanie { $deal }. Rozdaje { $player }.
play-talon = musik
play-forced = { $player } musi powiedzieć { $bid }
play-golden = Złota runda: { $player } rozgrywa { $bid }.
play-call = { $word ->
    [pass] pas
    [blind] gra w ciemno
    [look] ogląda karty
    [unblind] przebija grę w ciemno
    [redeal] prosi o ponowne rozdanie
    [keep] gra
    [write-off] spisuje
    [concede] poddaje
    [claim] zabiera resztę
    [bomb] rzuca bombę
    [contra] mówi kontra
    [recontra] mówi rekontra
    [buy] kupuje musik
    [prove] żąda pokazania meldunku
    [open] odkrywa musik
   *[other] { $word }
}
play-says = { $player }: { $word }
play-does = { $player } { $word }.
play-claims = { $player } prosi o ponowne rozdanie: { $ground }.
play-claim-void = Prośba się nie liczy: za dużo z rzędu.
play-declarer = { $player } rozgrywa { $bid }{ $blind ->
    [1] {" "}w ciemno
   *[0] {""}
} i bierze musik{ $hidden ->
    [1] {", "}nie odkrywając go
   *[0] {""}
}.
play-raises = { $player } podnosi do { $bid }.
play-passes-card = { $player } oddaje { $card } → { $to }
play-discards = { $player } odkłada { $cards }
play-offers = { $player } proponuje grę z kartami { $cards }
play-declares = { $player } melduje { $what } (+{ $worth })
play-trump-is = atut: { $suit }
play-aces = cztery asy
play-nines = cztery dziewiątki
play-face-down = { $card } (zakryta)
play-bonus = bonus: { $what }
play-takes = { $player } bierze { $points }
play-taken = Wzięto:
play-marriages = meldunki:
play-score = Wynik:
play-unfinished = Rozdanie nie jest skończone; kolej gracza { $player }.
play-settlement = Rozliczenie:

## Kartka jako tabela

sheet-title = { play-game }, zasady: { $preset }, { $ends ->
    [deals] { $target ->
        [one] { $target } rozdanie
        [few] { $target } rozdania
       *[other] { $target } rozdań
    }
    [time] na czas
   *[points] do { $target }
}
sheet-edits = { $edits ->
    [one] { $edits } zmiana
    [few] { $edits } zmiany
   *[other] { $edits } zmian
}
sheet-start = początek
sheet-row-played = { $player } { $bid }
sheet-row-blind = { $player } { $bid } w ciemno
sheet-row-write-off = { $player } { $bid }, spisane
sheet-row-concede = { $player } { $bid }, poddane
sheet-row-bomb = { $player } { $bid }, bomba
sheet-row-raspasy = wszyscy pas
sheet-row-drawn = rozegrane
sheet-row-redeal = ponowne rozdanie
sheet-row-penalty = kara
sheet-row-kept-lead = { $row }; kartę wyjścia przed oddaniem ma: { $player }
