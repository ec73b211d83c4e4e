# Preferans: zestawy zasad, zasady zapisu i końca gry, pula w słowach.

preset-sochi = Soczi
    .text = Najczęstsza odmiana: wist odpowiedzialny i zachłanny, za brakującą lewę wistujący płaci tyle samo co rozgrywający, raspasy pisze się na górę po 1, 2, 3 punkty za lewę, a z zamkniętą pulą pomaga się partnerom po 10 wistów za punkt.
preset-leningrad = Leningradka
    .text = Górę i wisty pisze się podwójnie, więc punkt puli wart jest 20 wistów. Wist jest półodpowiedzialny, a gdy gra przepadnie, wistujący i pasujący dzielą się wistami po dżentelmeńsku. Pomocy nie ma: pulę wolno przepełnić.
preset-leningrad-tournament = Leningradka turniejowa
    .text = Leningradka tak, jak gra się na turniejach: wisty za przegraną grę pisze w całości wistujący, od ósemki w górę każdy z dwóch wistujących odpowiada za lewę, raspasy bez lew zdejmują z góry podwójną cenę, a z raspasów wychodzi się tylko grą zawistowaną i ugraną.
preset-rostov = Rostów
    .text = Góra pozostaje niska: zarobione punkty najpierw ją spłacają, a dopiero potem idą do puli. Wist jest półodpowiedzialny, przy przegranej grze dżentelmeński, a w raspasach ten, kto wziął najmniej lew, pisze na pozostałych po 5 wistów za lewę.
preset-sochinka = Soczinka (z klasyki)
    .text = Przy stole czterech, rozdający pauzuje. Wszystko, co zarobione, idzie tylko do puli, potem na pomoc — najpierw temu, kto ma pulę pełniejszą — i dopiero gdy nie ma komu pomagać, zdejmuje górę. Lewa w raspasach kosztuje 1, 2, 4; przy przegranej grze każdy, także rozdający, pisze tyle wistów, ile rozgrywający zapisał na górę; za asy w musiku rozdającemu należy się premia.

## Zasady: wisty

rule-whist_duty = Odpowiedzialność wistu
    .text = Za brakującą lewę wistujący pisze na górę tyle samo co rozgrywający za swoją albo połowę.
value-whist_duty-responsible = odpowiedzialny
value-whist_duty-half_responsible = półodpowiedzialny
rule-duty_six_seven = Dwóch wistuje szóstkę i siódemkę
    .text = Każdy odpowiada za swoją połowę, dwie lewy albo jedną, ile by nie wziął drugi; albo odpowiadają razem i płacą tylko za to, czego zabrakło obu.
value-duty_six_seven-each_half = każdy za swoje
value-duty_six_seven-pair = razem
rule-duty_eight_up = Dwóch wistuje od ósemki w górę
    .text = Kto płaci za brak lewy: drugi wistujący, jeśli nie wziął żadnej; każdy, kto nie wziął żadnej; albo obaj po połowie, jeśli żaden nie wziął.
value-duty_eight_up-second_whister = drugi wistujący
value-duty_eight_up-each = każdy
value-duty_eight_up-pair = razem
rule-half_whist_returned = Półwist po powrocie na wist
    .text = Pierwszy wrócił na wist: półwist drugiego staje się pasem albo i tak go pisze.
value-half_whist_returned-void = przepada
value-half_whist_returned-counts = pisze się
rule-on_failure = Wisty przy przegranej grze
    .text = Gra przegrana, wistował jeden: pisze wszystkie wisty (wist zachłanny) albo dzieli je z pasującym (dżentelmeński).
value-on_failure-greedy = zachłanny
value-on_failure-gentleman = dżentelmeński
rule-consolation = Konsolacja
    .text = Czy partnerzy piszą wisty za każdą lewę, której zabrakło rozgrywającemu.
value-consolation-all = piszą wszyscy
value-consolation-none = nie pisze się
rule-dealer_consolation = Konsolacja dla rozdającego
    .text = Czy konsolację pisze też ten, kto rozdaje i nie gra.
rule-consolation_style = Ile wynosi konsolacja
    .text = Cena wistu za każdą brakującą lewę; albo jak w klasyce: tyle wistów, ile rozgrywający zapisał na górę (zwykły), tylko wistującym (dżentelmeński), tyle, ile w sumie zapisał wistujący (rabunkowy).
value-consolation_style-value = według ceny wistu
value-consolation_style-classic_ordinary = klasyka, zwykły
value-consolation_style-classic_gentleman = klasyka, dżentelmeński
value-consolation_style-classic_robber = klasyka, rabunkowy

## Zasady: ceny

rule-undertrick_factor = Góra liczy się
    .text = Za brakującą lewę rozgrywający pisze na górę wartość gry albo jej podwójność.
value-undertrick_factor-1 = raz
value-undertrick_factor-2 = podwójnie
rule-whist_factor = Wisty liczą się
    .text = Lewa wistującego daje wartość gry w wistach albo jej podwójność.
value-whist_factor-1 = raz
value-whist_factor-2 = podwójnie
rule-misere_trick = Lewa na mizerze
    .text = Ile na górę za każdą lewę na złapanym mizerze; na małym połowa.
rule-talon_bonus = Premia za musik
    .text = Rozdający pisze na rozgrywającego wisty za lewy w musiku: as albo król z damą jedna, as z królem dwie, dwa asy trzy. We trzech dzielą się nimi broniący.
rule-totus = Totus, wszystkie lewy
    .text = Gra na wszystkie dziesięć lew to zwykła dziesiątka albo osobna odzywka, za którą do puli idzie o 5 więcej.
value-totus-as_ten = dziesiątka
value-totus-dedicated = osobna odzywka, +5

## Zasady: raspasy

rule-all_pass_to = Raspasy pisze się
    .text = Lewy na górę albo ten, kto wziął najmniej, pisze wisty na pozostałych.
value-all_pass_to-mountain = na górę
value-all_pass_to-whists = wistami
rule-all_pass_price = Cena lewy
    .text = W pierwszych, drugich, trzecich … raspasach z rzędu; ostatnia liczba zostaje.
rule-all_pass_whists = Wistów za lewę
    .text = Ile ten, kto wziął najmniej, pisze na pozostałych za każdą ich lewę; dwóch z równą liczbą dzieli się po połowie.
rule-all_pass_amnesty = Amnestia
    .text = Na górę idą tylko lewy ponad najmniejszą liczbę.
rule-all_pass_zero = Ani jednej lewy
    .text = Co pisze się za raspasy bez ani jednej lewy.
value-all_pass_zero-pool_price = cena lewy do puli
value-all_pass_zero-pool_1 = 1 do puli
value-all_pass_zero-mountain_price = cena lewy z góry
value-all_pass_zero-mountain_twice = podwójna cena z góry
value-all_pass_zero-none = nic
rule-exit_game = Wyjście z raspasów
    .text = Serię raspasów kończy każda gra albo tylko zawistowana i ugrana.
value-exit_game-any_played = każda gra
value-exit_game-whisted_and_made = zawistowana i ugrana
rule-exit_on_misere = Mizer kończy raspasy
    .text = Jeśli kończy je każda gra, to i złapany; inaczej tylko ugrany.

## Zasady: pełna pula, koniec gry

rule-help = Pomoc amerykańska
    .text = Co jest ponad pełną pulę, zamyka pule partnerów po 10 wistów za punkt.
rule-help_order = Komu pomaga się najpierw
    .text = Temu, kto ma pełniejszą pulę, a przy równych niższą górę; albo po kolei.
value-help_order-fullest_first = najpełniejsza pula
value-help_order-clockwise = po kolei
rule-help_barred = Komu nie wolno pomagać
    .text = Wolno pomagać każdemu; albo nie wolno rozdającemu, który pauzuje, ani wistującemu, który w tym rozdaniu przegrał.
value-help_barred-nobody = wolno każdemu
value-help_barred-dealer_and_failed = rozdającemu i przegranemu wistującemu
rule-surplus = Co ponad pełną pulę
    .text = Po pomocy schodzi z własnej góry; albo nadmiaru nie ma, pisze się ponad pulę; albo zarobek najpierw spłaca górę, a potem idzie do puli; albo przepada.
value-surplus-help_then_mountain = z góry
value-surplus-none = ponad pulę
value-surplus-mountain_first = najpierw góra
value-surplus-lost = przepada
rule-pool = Wielkość puli
    .text = Ile punktów zamyka pulę gracza; przy sumie: ile średnio ma mieć każdy.
rule-pool_end = Gra kończy się
    .text = Gdy wszystkie pule są zamknięte; gdy uzbiera się ich suma; z pierwszą zamkniętą; po tylu rozdaniach; albo z zegarem, o umówionej porze. Przy sumie i rozdaniach pul się nie zamyka.
value-pool_end-all_closed = wszystkie pule zamknięte
value-pool_end-sum = suma pul
value-pool_end-first_closed = pierwsza zamknięta
value-pool_end-deals = liczba rozdań
value-pool_end-time = na czas
rule-deals = Liczba rozdań
    .text = Po ilu rozdaniach gra się kończy.
rule-pool_value = Punkt puli
    .text = Ile wistów jest wart przy rozliczeniu; punkt góry kosztuje 10.

## Kartka

sheet-pool = pula
sheet-mountain = góra
sheet-pool-and-mountain = pula/góra
sheet-tricks = lewy
sheet-whists-on = wisty → { $player }
sheet-against = ↔ { $player }
sheet-to-pool = pula
sheet-to-mountain = góra
sheet-to-whists = wisty → { $player }
sheet-row-game = { $player } { contract-name }
sheet-row-misere = { $player } mizer
sheet-row-misere-without = { $player } mizer bez musiku
sheet-row-small-misere = { $player } mały mizer
sheet-row-big-misere = { $player } duży mizer
sheet-row-all-pass = raspasy
sheet-row-without = { $player } { $level } bez wszystkich
sheet-row-without-three = { $player } { $level } bez trzech
score-csv-contract = Gra
score-csv-tricks = Lewy rozgrywającego
score-csv-pool = { $player }: pula
score-csv-mountain = { $player }: góra
score-csv-whists = { $player }: wisty → { $on }
score-csv-result = { $player }: wynik

## Czego na kartce być nie może

reason-no-contract = „{ $text }” to nie gra. Powinno być: 6S … 10NT, misere.
reason-not-played = Nikt nie wistował, więc nie było rozgrywki.
reason-open-alone = W otwarte gra się tylko wtedy, gdy wistuje jeden.
reason-all-pass-two = We dwóch raspasów nie ma.
reason-talon-no-tricks = Przy tym stole musik nie bierze lew.
reason-talon-tricks = Musik bierze od 0 do { $most } lew, a nie { $count }.
reason-tricks-too-many = { $player }: lew nie może być { $count }, wszystkich jest { $most }.
reason-talon-cards = W musiku są { $right } różne karty, a nie { $count }.
reason-help-off = Przy tym stole się nie pomaga.
reason-help-whom = { $player }: tu nie można pomóc, to sam rozgrywający albo imię stoi dwa razy.
reason-help-not-due = { $player }: w tym rozdaniu pomocy nie było, nic nie zostało albo pula jest pełna.
reason-ten-no-whist = Przy tym stole dziesiątki się nie wistuje.
reason-whist-missing = { $player }: wist czy pas?
reason-whist-declarer = { $player }: własnej gry się nie wistuje.
reason-dealer-whist = { $player } rozdaje: może wistować tylko wtedy, gdy obaj spasowali.

## Rozdanie w słowach

play-word = { $word ->
    [pass] pas
    [here] tu
    [misere] mizer
    [misere-without] mizer bez musiku
    [small-misere] mały mizer
    [big-misere] duży mizer
    [six-without] sześć bez musiku
    [seven-without] siedem bez musiku
    [nine-without] dziewięć bez musiku
    [totus] totus
    [without-all] bez wszystkich
    [without-three] bez trzech
    [whist] wist
    [half] półwist
    [whist-back] jednak wist
    [open] w otwarte
    [closed] w zakryte
    [accept] zgoda
    [reject] odmowa
   *[other] { $word }
}
play-puts-away = odkłada { $cards }
play-offer = proponuje { $tricks }
play-third-hand = trzecia ręka
