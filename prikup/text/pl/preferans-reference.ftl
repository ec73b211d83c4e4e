# Kompendium preferansa: co pokazują przykłady.

shown-on = { $player } na { $other } { $count }
shown-third-hand = trzecia ręka
shown-seats = Grają
shown-open_hands = Odkryte karty
shown-tricks_taken = Lewy dotąd
shown-start-pool = Pula przed rozdaniem
shown-start-mountain = Góra przed rozdaniem
shown-start-whists = Wisty przed rozdaniem
shown-start-all_passes = Raspasy z rzędu przed rozdaniem
shown-start-dealer = Rozdaje
shown-pool = Pula
shown-mountain = Góra
shown-whists = Wisty
shown-all_passes = Raspasy z rzędu
shown-all_pass = Raspasy
shown-over = Koniec gry
shown-over-off = Gra trwa dalej
shown-whist = Odpowiedzi
shown-whist-whist = wist
shown-whist-pass = pas
shown-whist-half = półwist
shown-whist-whist_back = wraca do wistu
shown-said-misere = mizer
shown-said-misere-without = mizer bez musiku
shown-said-small-misere = mały mizer
shown-said-big-misere = duży mizer
shown-said-six-without = sześć bez musiku
shown-said-seven-without = siedem bez musiku
shown-said-nine-without = dziewięć bez musiku
shown-said-totus = totus
shown-said-here = tu
shown-said-whist = wist
shown-said-half = półwist
shown-said-whist-back = wracam do wistu
shown-said-open = w otwarte
shown-said-closed = w zakryte
shown-said-without-all = bez wszystkich
shown-said-without-three = bez trzech

## Skąd wzięto zasadę

source-preferans-G = książka z ogólnymi zasadami
source-preferans-C = preferans klasyczny i jego odmiany
source-preferans-F = kodeks i turnieje federacji
source-preferans-P = programy do preferansa
