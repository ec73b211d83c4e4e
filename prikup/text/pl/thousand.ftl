# Tysiąc: dlaczego ruch nie został przyjęty, skąd się wzięły punkty, po czym prosi się o ponowne rozdanie.
# Nazwa powodu to nazwa komunikatu bez `reason-`; wpisy na kartce też są powodami.

call-name = { $word ->
    [pass] „pas”
    [bid] licytowanie
    [blind] gra w ciemno
    [look] oglądanie kart
    [unblind] przebicie gry w ciemno
    [redeal] ponowne rozdanie
    [keep] „gram”
    [write-off] spisanie
    [concede] poddanie
    [claim] zabranie reszty lew
    [bomb] bomba
    [contra] kontra
    [recontra] rekontra
    [sell] sprzedaż
    [buy] kupno
    [prove] pokazanie meldunku
    [open] odkrycie musiku
   *[other] „{ $word }”
}

## Rozdanie

reason-deal-due = Karty nie są jeszcze rozdane.
reason-deal-hands = Rozdano na { $count }, a gra { $right }.
reason-deal-hand-size = { $seat }: kart { $count }, a powinno być { $right }.
reason-deal-talon-size = W musiku różnych kart jest { $count }, a powinno być { $right }.
reason-deal-twice = { $card } rozdano dwa razy.
reason-deal-wrong-deck = Karty { $card } nie ma w tej talii.
reason-match-over = Partia jest skończona.
reason-no-action = „{ $text }” to nie jest ruch. Powinno być: pass, 120, KH, give 1 9S …

## Początek zapisu

reason-start-unknown = Początek nie zna pola „{ $field }”.
reason-start-number = „{ $field }” to liczba całkowita od { $least } do { $most }.
reason-start-list = „{ $field }” to lista liczb całkowitych, po jednej na gracza: razem { $count }.
reason-start-partners = „{ $field }” u partnerów musi być takie samo: mają wspólny wynik.
reason-start-barrel = Z wynikiem { $score } nie siedzi się na beczce: stoi ona na { $at }, a zużyte rozdania mogą być 0, 1 lub 2.
reason-start-above-barrel = { $player }: wynik { $score } jest niemożliwy — kto przekroczy { $at }, siada na beczce z { $at }. Poprawnie byłoby { $at } lub mniej, a od { $win } partia jest już skończona.

## W ciemno, ponowne rozdanie, licytacja

reason-blind-or-look = Najpierw powiedz: gram w ciemno czy patrzę w karty.
reason-claims-first = Najpierw powiedz: ponowne rozdanie czy gram.
reason-consent-or-keep = Najpierw powiedz, czy zgadzasz się na ponowne rozdanie.
reason-no-redeal-ground = Z tymi kartami nie można prosić o ponowne rozdanie.
reason-auction-first = Trwa jeszcze licytacja: licytuj albo pas.
reason-auction-over = Licytacja jest skończona.
reason-auction-word = W licytacji się licytuje albo pasuje; teraz nie pora na to: { call-name }.
reason-raise-after-auction = Kontrakt można podnieść dopiero po wygranej licytacji.
reason-silence = Kto ma mniej niż { $below }, ten milczy: tylko pas.
reason-no-blind-bid = Nikt nie gra w ciemno.
reason-unblind-needs-marriage = Grę w ciemno można przebić tylko z meldunkiem na ręce.
reason-bid-too-low = { $amount } to za mało: licytuje się od { $least }.
reason-bid-no-multiple = Nie można licytować { $amount }: licytuje się co { $step }.
reason-bid-over-ceiling = Więcej niż { $most } się nie licytuje.
reason-bid-over-limit = Nie możesz licytować { $amount }: twoja granica to { $most }.
reason-bid-one-step = Nie można przeskakiwać: następne jest { $least }.

## Musik, podnoszenie kontraktu, spisanie

reason-give-to-opponent = Karty oddaje się tylko przeciwnikom.
reason-given-already = { $seat } ma już od ciebie kartę.
reason-give-ace = Jednego z czterech asów trzeba oddać.
reason-no-gifts = Tutaj kart nie oddaje się przeciwnikowi, tylko się je odkłada.
reason-no-discards = Tutaj kart się nie odkłada, tylko oddaje przeciwnikom.
reason-discarded-already = Karty są już odłożone.
reason-discard-count = Liczba odłożonych kart to { $count }, a powinno być { $right }.
reason-pass-cards-first = Najpierw oddaj po karcie przeciwnikom.
reason-cards-passed = Karty są już oddane.
reason-not-now = Teraz nie wolno: { call-name }.
reason-raise-off = Przy tym stole po musiku nie podnosi się kontraktu.
reason-raised-already = Kontrakt jest już podniesiony.
reason-raise-blind = W grze w ciemno nie podnosi się kontraktu.
reason-raise-golden = W złotej rundzie nie podnosi się kontraktu.
reason-write-off-off = Przy tym stole się nie spisuje.
reason-write-off-too-late = Za późno na spisanie: karta jest już oddana.
reason-write-off-blind = Gry w ciemno się nie spisuje.
reason-write-off-limit = Spisania się skończyły: w tej partii było ich { $count }, więcej nie wolno.
reason-write-off-golden = W złotej rundzie się nie spisuje.
reason-write-off-barrel = Z powodu beczki teraz nie wolno spisać.
reason-concede-off = Przy tym stole się nie poddaje.
reason-concede-barrel = Teraz nie wolno poddać: tylko przed oddaniem kart i gdy nikogo nie ma na beczce.
reason-bomb-off = Przy tym stole nie ma bomb.
reason-bomb-limit = Bomby się skończyły: w tej partii było ich { $count }, więcej nie wolno.
reason-bomb-barrel = Z beczki ani spod blokady nie rzuca się bomby.
reason-buy-or-keep = Najpierw powiedz, czy kupujesz musik za { $price }.
reason-sell-off = Przy tym stole nie sprzedaje się gry.
reason-sell-cards = { $count ->
    [one] Pokazać można { $count } kartę i tylko przed oddaniem kart.
    [few] Pokazać można { $count } karty i tylko przed oddaniem kart.
   *[other] Pokazać można { $count } kart i tylko przed oddaniem kart.
}
reason-sell-own-cards = Proponować można tylko własne karty.
reason-sell-limit = { $count ->
    [one] Grę można zaproponować najwyżej { $count } raz.
    [few] Grę można zaproponować najwyżej { $count } razy.
   *[other] Grę można zaproponować najwyżej { $count } razy.
}
reason-sold-already = Te karty już były proponowane: pokaż inne.
reason-bid-or-pass = Najpierw powiedz: więcej albo pas.
reason-contra-or-keep = Najpierw powiedz: kontra albo niech gra.

## Rozgrywka

reason-not-in-hand = Nie masz karty { $card }.
reason-must-follow = Musisz dołożyć do koloru: { $suit ->
    [S] pika
    [C] trefla
    [D] karo
   *[H] kiera
}.
reason-must-trump = Nie masz koloru, więc musisz przebić { $suit ->
    [S] pikiem
    [C] treflem
    [D] karem
   *[H] kierem
}: to atut.
reason-must-beat = Musisz przebić { $card }: masz czym.
reason-must-overtrump = Musisz dać atut wyższy niż { $card }.
reason-lead-trump = Musisz wyjść w atut, w { $suit ->
    [S] pika
    [C] trefla
    [D] karo
   *[H] kiera
}.
reason-lead-no-trump = To nie twój atut: w { $suit ->
    [S] pika
    [C] trefla
    [D] karo
   *[H] kiera
} się nie wychodzi, póki są inne karty.
reason-lead-ace = Asy są zameldowane: wyjdź w następnego.
reason-crawl-off = Przy tym stole wychodzi się tylko kartą odkrytą.
reason-crawl-ace = Masz asa: kartą zakrytą wychodzi tylko ten, kto asów nie ma.
reason-crawl-first-lead = Kartą zakrytą wychodzi tylko rozgrywający i tylko do pierwszej lewy.
reason-declare-on-lead = Melduje się tylko przy własnym wyjściu.
reason-declare-needs-trick = Zameldować można, gdy ma się choć jedną lewę.
reason-declare-too-late = Za późno na meldunek: kart na ręce musi być co najmniej { $least }.
reason-declared-already = { $suit ->
    [S] Piki
    [C] Trefle
    [D] Kara
   *[H] Kiery
} są już zameldowane.
reason-declared-automatically = Wyjście w { $card } samo melduje.
reason-declare-in-suit = Teraz nie można zameldować bez zmiany atutu.
reason-no-marriage = { $card } nie należy do meldunku na twojej ręce.
reason-no-declarer = Nikt tu nie ma kontraktu: każdy gra dla siebie.
reason-before-first-lead = Za późno: { call-name } — tylko przed pierwszym wyjściem.
reason-claim-off = Przy tym stole dogrywa się wszystkie lewy.
reason-claim-not-sure = Nie możesz zabrać reszty: nie wszystkie twoje karty biorą na pewno.

## Zapis: kontrakt

reason-entry-made = Kontrakt { $bid } ugrany: wzięto { $points }.
reason-entry-made-rounded = Kontrakt { $bid } ugrany: wzięto { $points }, po zaokrągleniu { $counted }.
reason-entry-made-points = Kontrakt { $bid } ugrany, zapisuje się wszystko, co wzięto: { $counted }.
reason-entry-failed = Kontrakt { $bid } nieugrany: wzięto { $points }.
reason-entry-failed-shortfall = Kontrakt { $bid } nieugrany: wzięto { $points }, odpisuje się tylko to, czego brakło.
reason-entry-failed-share = Nieugrany kontrakt { $bid } dostają przeciwnicy.
reason-entry-taken = { $marriages ->
    [0] Wzięto { $points }.
   *[other] Wzięto { $points }, w tym meldunki { $marriages }.
}
reason-entry-rounded = Lewy zaokrąglone z { $points } na { $to }.
reason-entry-write-off = Kontrakt { $bid } spisany, kosztuje to { $cost }.
reason-entry-write-off-free = S: kontrakt { $bid } spisany za darmo.
reason-entry-write-off-share = { $parts ->
    [2] Połowa
   *[3] Jedna trzecia
} spisanego kontraktu { $bid }{ $up ->
    [0] {""}
   *[other] {" ("}zaokrąglonego w górę do { $up })
}{ $cut ->
    [0] {""}
   *[1] {", "}ułamek odrzucony
}.
reason-entry-write-off-each = Spisanie: każdemu przeciwnikowi po { $each }.
reason-entry-write-off-aces = Spisanie według asów: { $count ->
    [one] { $count } as
    [few] { $count } asy
   *[other] { $count } asów
} po { $each }.
reason-entry-third-write-off = Kara za spisanie numer { $count }.
reason-entry-concede = P: kontrakt { $bid } poddany, punktów nikomu.
reason-entry-bomb = Bomba numer { $count }: rozdanie bez gry, nic się nie traci.
reason-entry-bomb-share = Za bombę przeciwnika.
reason-entry-bought = Musik kupiony za { $price }.
reason-entry-sold = Musik sprzedany za { $price }.
reason-entry-raspasy = Wszyscy spasowali: wzięto { $points }, zapisuje się na minus.

## Zapis: podwajanie i dodatki

reason-entry-doubled-blind = W ciemno: wszystko podwójnie.
reason-entry-doubled-golden = Złota runda: wszystko podwójnie.
reason-entry-contra = { $times ->
    [2] Kontra: podwójnie.
   *[other] Rekontra: poczwórnie.
}
reason-entry-points-doubled = Wzięto { $points }, po podwojeniu { $total }.
reason-entry-fixed-240 = Za ugraną grę w ciemno dokładnie 240.
reason-entry-cap-240 = Za grę w ciemno najwyżej 240.
reason-entry-four-nines = Cztery dziewiątki.
reason-entry-golden-zero = Nikt nie ugrał złotej rundy: wyniki spadają do zera.

## Zapis: kreski i kary

reason-entry-bolt = { $count ->
    [1] Kreska.
    [2] Od razu dwie kreski.
   *[other] Kresek od razu: { $count }.
}
reason-entry-bolts-penalty = Kara za kreski: zebrało się { $count }.
reason-entry-bolts-spared = Na beczce za kreski nie ma kary; kreski liczy się od nowa.
reason-entry-redeal-limit = Ponowne rozdanie z rzędu numer { $count } się nie liczy: kara dla rozdającego.
reason-entry-penalty = Kara: { $why ->
    [misdeal] błąd w rozdaniu
    [bad-cut] złe przełożenie
    [wrong-entry] błąd w zapisie
    [other] przewinienie
   *[other] { $why }
}.

## Zapis: beczka, wywrotka, koniec

reason-entry-barrel-on = Na beczce: { $at }.
reason-entry-barrel-snap = Na beczce: wynik to dokładnie { $at }.
reason-entry-barrel-holds = Na beczce zapisuje się tylko wygraną: wynik zostaje { $at }.
reason-entry-barrel-running = Na beczce do wyniku idą punkty z kart: { $points }.
reason-entry-barrel-spared = Na beczce nieugrany kontrakt nic nie kosztuje.
reason-entry-barrel-tens = Przed karą { $score } zaokrągla się w dół do dziesiątek.
reason-entry-barrel-attempts = Próby na beczce się skończyły (było ich { $count }): kara i precz z beczki.
reason-entry-barrel-below = Spada z beczki: mniej niż { $at }.
reason-entry-barrel-together = Za wielu naraz na beczce: kara i precz z niej.
reason-entry-barrel-win = Wygrana z beczki: wzięto { $points }.
reason-entry-knock = Na beczkę wszedł inny: kara i precz z niej.
reason-entry-three-barrels = Trzecia beczka stracona: wynik to teraz { $score }.
reason-entry-last-chance = Ostatnia szansa stracona: wynik spada do zera.
reason-entry-lock = Pod blokadą od { $at } zapisuje się tylko własną grę.
reason-entry-dump = Dokładnie { $score }: wywrotka, wynik spada do zera.
reason-entry-play-on = Remis: gra się do { $target }.
reason-entry-win = Partia do { $target } wygrana: na koncie { $score }.

## Kroki liczenia, które nie są zasadami

step-contract = Kontrakt
step-rounding = Zaokrąglenie
step-doubling = Podwojenie
step-bolt = Kreski
step-barrel = Beczka
step-knock = Strącenie z beczki
step-dump = Wywrotka
step-win = Wygrana
step-penalty = Kara
step-write_off = Spisanie
step-blind = Gra w ciemno
step-golden = Złota runda

## Po czym prosi się o ponowne rozdanie

ground-hand-nines = dziewiątki na ręce
ground-hand-aces = cztery asy na ręce
ground-talon-aces = cztery asy z musikiem
ground-all-pass = wszyscy spasowali
ground-hand-jacks = walety na ręce
ground-hand-below = słaba karta
ground-talon-nines = dziewiątki w musiku
ground-talon-jacks = walety w musiku
ground-talon-below = słaby musik
ground-final-nines = dziewiątki po musiku
ground-final-jacks = walety po oddaniu kart
ground-final-below = słaba karta po oddaniu kart

## Bonusy

bonus-name = { $what ->
    [cards] karty przeciwników
    [suits] kolory musiku
    [talon] musik
   *[card] karta nr { $place } z musiku
}
reason-bonus-off = Przy tym stole nie ma takiego bonusu.
reason-bonus-not-now = Karty przeciwników podgląda się w swojej kolejce: w licytacji, przy oddawaniu kart albo w rozgrywce.
reason-bonus-in-auction = Musik podgląda się tylko w licytacji, w swojej kolejce.
reason-bonus-spent = { $count ->
    [one] Ten bonus jest już wykorzystany: jest jeden na partię.
   *[other] Ten bonus jest już wykorzystany: na partię jest ich { $count }.
}
reason-bonus-blind = Najpierw obejrzyj swoje karty.
reason-bonus-place = Kart w musiku: { $count }.
