# Zasady preferansa: grupy, każda zasada (nazwa i wiersz objaśnienia), słowa wartości.
# Wspólne dla obu gier są w rules.ftl.

group-whist = Wist
group-misere = Mizer
group-all_pass = Raspasy

## Stół

rule-third_hand = We dwóch: trzecia ręka
    .text = We dwóch rozdaje się na trzech, trzecia ręka jest niczyja. Odkrywa się ją, gdy kontrakt jest zapowiedziany, jeszcze przed odpowiedzią przeciwnika, albo dopiero przed rozgrywką; przeciwnik gra nią razem ze swoją. Gdy obaj spasują, rozdaje się od nowa.
value-third_hand-opens_with_contract = odkryta po kontrakcie
value-third_hand-opens_with_play = odkryta przed rozgrywką

## Licytacja i musik

rule-jump_bids = Przeskoki w licytacji
    .text = Czy wolno podnosić od razu o kilka stopni.
rule-hold = Kto może powiedzieć „tu”
    .text = Gdy licytuje dwóch, można nie podnosić, tylko wziąć ten sam stopień dla siebie: pierwsza ręka albo starszy z tych dwóch.
value-hold-first_hand = pierwsza ręka
value-hold-older_of_last_two = starszy z dwóch
value-hold-off = nikt
rule-hold_limits = Gdzie nie wolno powiedzieć „tu”
    .text = Czy trzyma się także sześć pik i mizera.
value-hold_limits-not_on_6S_and_misere = przy sześciu pik i mizerze
value-hold_limits-none = wolno wszędzie
rule-misere_beaten_by = Co przebija mizera
    .text = Każda dziewiątka; albo tylko dziewięć bez musiku, a wtedy mizer jest wyższy od wszystkich dziewiątek z musikiem.
value-misere_beaten_by-nine = dziewiątka
value-misere_beaten_by-nine_without_talon = dziewięć bez musiku
rule-without_talon = Mizer i dziewięć bez musiku
    .text = Nad dziewięcioma bez atu stoi mizer bez musiku, do którego może przejść przebity mizer, a wyżej dziewięć bez musiku. Musiku nikt wtedy nie ogląda.
rule-small_misere = Mały mizer
    .text = Dawny mizer za 5: przebija szóstkę, przebija go sześć bez musiku. Łapie się w zakryte albo rozgrywający odkrywa swoje karty.
value-small_misere-closed = w zakryte
value-small_misere-open = z odkrytymi kartami
rule-big_misere = Duży mizer
    .text = Dawny mizer za 10, bez musiku: przebija szóstkę i siódemkę, przebija go siedem bez musiku. Łapie się w zakryte albo rozgrywający odkrywa swoje karty.
value-big_misere-closed = w zakryte
value-big_misere-open = z odkrytymi kartami
rule-without_three = Bez trzech
    .text = Po wzięciu musiku można od razu poddać grę i zapisać się bez trzech; pozostałym zapisuje się wisty albo nie.
value-without_three-true_with_whists = z wistami

## Wist

rule-half_whist = Półwist
    .text = Przy szóstkach i siódemkach drugi broniący, gdy pierwszy spasował, może bez gry wziąć połowę wistów.
rule-stalingrad = Stalingrad
    .text = Sześć pik muszą wistować obaj.
rule-ten = Dziesiątka
    .text = Wistuje się jak każdą grę; sprawdza: nikt nie musi wistować, karty leżą odkryte i gra się nimi, lewy broniących się zapisuje; tylko braki: tak samo, ale partnerzy piszą jedynie za lewy, których rozgrywającemu brakuje; albo zalicza bez rozgrywki.
value-ten-whisted = wistuje się
value-ten-checked = sprawdza się
value-ten-missing_only = tylko braki
value-ten-unplayed = nie gra się
rule-dealer_may_whist = Wist rozdającego
    .text = We czterech rozdający może wistować, gdy obaj broniący spasowali: gra ich rękami, w otwarte.

## Mizer

rule-misere_open = Kto odkrywa karty
    .text = Przy mizerze karty odkrywają broniący, wszyscy albo nikt. Jeśli wychodzi grający mizera, wychodzi przed tym.
value-misere_open-defenders = broniący
value-misere_open-all = wszyscy
value-misere_open-none = nikt

## Raspasy

rule-all_pass_talon = Musik w raspasach
    .text = Kartami musiku wychodzi się do dwóch pierwszych lew i mogą one wziąć; albo tylko wyznaczają kolor; albo wychodzi nimi rozdający, w jakiej chce kolejności, i jego są lewy; albo musik zostaje zakryty.
value-all_pass_talon-leads_and_can_win = wychodzi i może wziąć
value-all_pass_talon-names_suit = wyznacza kolor
value-all_pass_talon-dealer_plays = gra rozdający
value-all_pass_talon-closed = zostaje zakryty
rule-all_pass_third_lead = Kto wychodzi do trzeciej lewy
    .text = Po dwóch wyjściach z musiku: pierwsza ręka albo ten, kto wziął drugą lewę.
value-all_pass_third_lead-first_hand = pierwsza ręka
value-all_pass_third_lead-winner = kto wziął drugą
rule-all_pass_exit = Wyjście z raspasów
    .text = Od ilu licytuje się po żadnych, jednych, dwóch … raspasach z rzędu; ostatnia liczba zostaje. W kółko: sześć, siedem, osiem i znowu.
value-all_pass_exit-cyclic = 6, 7, 8 w kółko
