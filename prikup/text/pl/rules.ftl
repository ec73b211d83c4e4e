# Zasady: gotowe zestawy, grupy, każda zasada (nazwa i objaśnienie w jednym wierszu) oraz słowa wartości.
# `value-ID-SŁOWO` szuka się przed `value-SŁOWO`; liczby stoją same za siebie.

preset-russian = Klasyczny rosyjski
    .text = Tak gra się przy większości stołów na wschodzie: pierwsza ręka musi powiedzieć 100, w ciemno wolno grać od 240 punktów i dokładnie o ±240, ze słabą kartą lub musikiem prosi się o ponowne rozdanie, trzy kreski w partii kosztują 120, wywrotka jest na 555, a beczka na 880.
preset-kryazh = „1000” Kriaża
    .text = Program z 2002 roku bez żadnych umów: obowiązkowe 100 ma rozdający, spisać można tylko przed oddaniem kart, po 60 dla każdego przeciwnika, a przegrani dopłacają zwycięzcy to, czego im brakło do tysiąca. Nie ma gry w ciemno, ponownych rozdań, kar za kreski ani wywrotki, a na beczce mogą siedzieć wszyscy. Każdą umowę z jego listy można włączyć; czego tekst nie mówi, na przykład ile kosztuje nieugrany kontrakt na beczce, jest wzięte z zestawu „Klasyczny rosyjski”.
preset-app45 = Aplikacja z 45 umowami
    .text = Podstawowy tekst aplikacji: w grze w ciemno podwaja się to, co wzięto. Z wielu przełączników tekst podaje tylko jedną wartość początkową, karę 120; pozostałe stoją jak w zestawie „Klasyczny rosyjski” i można je zmienić. W dwóch miejscach tekst sam sobie przeczy: czy w ciemno podwajają się meldunki (tutaj tak) i co liczy się na beczce, rozdania czy własne gry (tutaj rozdania).
preset-online-bank = W sieci, o bank
    .text = Gra o bank: zwycięzca zabiera stawkę ostatniego, drugi zachowuje swoją. Musiku za 100 się nie pokazuje, cztery asy są warte 200, o ponowne rozdanie prosi się, mając mniej niż 13 punktów, trzy dziewiątki lub cztery walety, a ze słabym musikiem przy każdym kontrakcie; i 555, i −555 zerują wynik, a z dwóch, którzy weszli na beczkę razem, jeden spada. Złota runda i bonusy są tam do wyboru, a tutaj wyłączone. Czego ta strona nie mówi, także o grze w ciemno, jest jak w zestawie „Klasyczny rosyjski”.
preset-home-table = Domowy
    .text = Tysiąc przy domowym stole: partię otwiera złota runda, z beczki trzeba zalicytować i ugrać więcej niż 120, trzecie rozdanie trzeciej beczki to ostatnia szansa, z czterema asami rozdaje się od nowa, a o ponowne rozdanie się prosi, nie żąda. Gra w ciemno jest warta podwójny kontrakt, meldunków przeciwników się nie podwaja. Następną partię zaczyna zwycięzca. Gdzie opisy się różnią lub milczą, jest jak w zestawie „Klasyczny rosyjski”.
preset-strict-barrel = Surowa beczka
    .text = Na beczce liczą się same karty: sumuje się je z trzech rozdań co do punktu, bez meldunków, nie licytuje się powyżej 120, a spisywać i poddawać nie może nikt; spadając, najpierw zaokrągla się w dół do dziesiątek. Meldunek bez słów się nie liczy, co zaokrągla się do zera, to kreska, ponowne rozdanie przysługuje przy najwyżej 13 punktach, trzech dziewiątkach lub czterech waletach, a ze słabym musikiem zawsze rozdaje się od nowa. Czego tam nie ma, jest jak w zestawie „Klasyczny rosyjski”.
preset-two-talons = We dwóch, dwa musiki
    .text = Po dziesięć kart i dwa musiki po dwie. Rozgrywający bierze jeden bez pokazywania i odkłada dwie karty na drugi; nieugrany kontrakt kosztuje tylko to, czego brakło, rezygnacja to kontrakt na minus i 60 dla przeciwnika, z beczki trzeba więcej niż 120. Kto dostaje odłożone karty, nie powiedziano: tutaj ten, kto wziął ostatnią lewę. Reszta jak w zestawie „Klasyczny rosyjski”.
preset-two-talons-last-trick = We dwóch, karta dla przeciwnika
    .text = Po dziewięć kart i dwa musiki po trzy. Rozgrywający bierze jeden bez pokazywania, jedną kartę oddaje przeciwnikowi, jedną odkłada na drugi musik, który dostaje ten, kto wziął ostatnią lewę. Licytuje się do 300, o ponowne rozdanie się prosi, musiku za 100 się nie pokazuje, z beczki trzeba zalicytować i ugrać więcej niż 120. Reszta jak w zestawie „Klasyczny rosyjski”.
preset-dead-hand = We dwóch, martwa ręka
    .text = Rozdaje się jak na trzech, ale trzecią ręką nikt nie gra. Rozgrywający odkrywa musik, jedną kartę oddaje przeciwnikowi, jedną odkłada, więc każdy gra ośmioma; martwa ręka nie liczy się nikomu. Rezygnacja to kontrakt na minus i 60 dla przeciwnika, z beczki trzeba więcej niż 120. Reszta jak w zestawie „Klasyczny rosyjski”.
preset-drawing = We dwóch, z dobieraniem
    .text = Bez musiku i bez licytacji: po sześć kart, po każdej lewie obaj dobierają z talii, najpierw ten, kto wziął lewę. Każdy zapisuje, co wziął; z beczki wygrywa ten, kto w jednym z trzech rozdań wziął więcej niż 120. Po ile rozdawać, nie powiedziano: tutaj po sześć. Reszta jak w zestawie „Klasyczny rosyjski”, o ile ma to sens bez kontraktu.
preset-four-dealer-out = We czterech, rozdający pauzuje
    .text = Przy stole czterech, gra trzech: rozdający siedzi na musiku i zapisuje sobie punkty jego kart. Obowiązkowe 100 ma gracz po jego lewej. Meldunek albo połowę meldunku w musiku można włączyć zmianą. Reszta jak w zestawie „Klasyczny rosyjski”.
preset-kurnik = Tysiąc w sieci
    .text = Tysiąc jak na polskich stronach z grami: licytacja co 10 od obowiązkowych 100, kto może, musi przebić, także atutem, meldować wolno od pierwszego wyjścia, punkty zaokrągla się do dziesiątek, a od 880 zapisuje się tylko własną grę. Każdy ma jedną bombę na partię: rozdanie bez gry i bez straty, a przeciwnicy dostają po 60. Nie ma gry w ciemno, ponownych rozdań, kresek, wywrotki ani beczki. Strony różnią się blokadą (800 lub 880) i bombami; czego nie mówią, jest jak w zestawie „Klasyczny rosyjski”.
preset-polish-home = Tysiąc w domu
    .text = Tysiąc przy kuchennym stole: licytacja co 10, przymus przebijania, także atutem, meldunki od pierwszego wyjścia, zaokrąglanie do dziesiątek, a od 800 zapisuje się tylko własną grę. Pierwsza bomba nikogo nic nie kosztuje, następne dają przeciwnikom po 60. Kto nie ma asa, może „pełzać”: wyjść pierwszą kartą zakrytą. Nie ma gry w ciemno, kresek, wywrotki ani beczki. O czym strony milczą, na przykład o ponownych rozdaniach, jest jak w zestawie „Klasyczny rosyjski”.
preset-siadany = Siadany, dwóch na dwóch
    .text = Czterech graczy w dwóch parach, partnerzy naprzeciw siebie: po pięć kart i musik z czterech, z którego rozgrywający oddaje pozostałym po karcie. Partnerzy mają wspólny wynik. Licytacja co 10, przymus przebijania, także atutem, meldunki od pierwszego wyjścia, zaokrąglanie do dziesiątek, od 800 zapisuje się tylko własną grę. Bomby są wyłączone: źródła nie są tu zgodne. Reszta jak w zestawie „Klasyczny rosyjski”.
preset-lviv = Lwowski
    .text = Dwadzieścia kart bez dziewiątek: po sześć i musik z dwóch, za który rozgrywający odkłada dwie karty. Licytuje się co 10, otwierać nikt nie musi, a najniższego kontraktu nie ma: tutaj to 40, najmniej, co zna program. Beczka stoi na 900 i można na niej siedzieć dowolnie długo: zapisuje się z niej tylko własną grę. Reszta jak w zestawie „Klasyczny rosyjski”.

## Grupy

group-table = Stół
group-deal = Rozdanie
group-blind = Gra w ciemno
group-golden = Złota runda
group-redeal = Ponowne rozdanie
group-auction = Licytacja
group-talon = Musik i ostateczny kontrakt
group-write_off = Spisanie
group-play = Rozgrywka
group-marriage = Meldunki
group-score = Liczenie rozdania
group-bolts = Kreski
group-barrel = Beczka
group-end = Koniec partii
group-bonuses = Bonusy

## Stół i rozdanie

rule-players = Liczba graczy
    .text = Ile osób siedzi przy stole.
rule-deck = Liczba kart w talii
    .text = 24, od dziewiątki; 20 bez dziewiątek dla trzech; 32 z siódemkami i ósemkami dla czterech, każdy dla siebie.
rule-two_players = Gra we dwóch
    .text = Po dziesięć kart i dwa musiki po dwie; po dziewięć i dwa musiki po trzy, jedna karta dla przeciwnika; trzecia ręka leży martwa; albo bez musiku i licytacji: dobiera się z talii.
rule-second_talon = Odłożone karty i drugi musik
    .text = To, co leży w drugim musiku (albo w martwej ręce), dostaje ten, kto wziął ostatnią lewę, albo nikt.
rule-drawing_hand = Kart na ręce przy dobieraniu
    .text = Po ile kart się rozdaje, gdy po każdej lewie dobiera się z talii.
rule-four_in_pairs = Dwóch na dwóch
    .text = Partnerzy siedzą naprzeciw siebie i mają wspólny wynik; po pięć kart, musik z czterech, po karcie z niego dla każdego z pozostałych.
rule-target = Do ilu się gra
    .text = Kto pierwszy zbierze tyle punktów, wygrywa partię.
rule-forced_bidder = Obowiązkowe 100
    .text = Kto mówi 100 z każdą kartą: gracz po lewej rozdającego czy sam rozdający.
rule-forced_bid = Obowiązkowe otwarcie
    .text = Od ilu trzeba otworzyć licytację; bez tego pierwszy też może spasować.
rule-auction_starts = Licytację zaczyna
    .text = Gracz po lewej czy po prawej rozdającego.
rule-first_dealer = Kto rozdaje pierwszy w następnej partii
    .text = Znów przez losowanie albo zwycięzca poprzedniej partii.
rule-cut_ritual = Przekładanie talii
    .text = Do gry prawdziwymi kartami: przekłada gracz po prawej rozdającego, dziewiątka na spodzie to przełożenie jeszcze raz, za trzecią kara dla przekładającego (albo rozdającego); nikomu innemu złego przełożenia się nie zapisuje.
rule-redeal_dealer = Od nowa rozdaje
    .text = Ten sam gracz czy następny. Po błędzie w rozdaniu rozdaje zawsze następny.
rule-penalty = Wysokość kary
    .text = Ile kosztuje spadek z beczki, kreski i inne przewinienia.
rule-settlement = Rozliczenie
    .text = Różnica: każdy przegrany płaci zwycięzcy tyle, ile mu brakło do końca. Bank: ostatni oddaje zwycięzcy stawkę, drugi zachowuje swoją.
rule-bank = Stawka do banku
    .text = Ile stawia każdy, gdy rozlicza się bankiem.

## Gra w ciemno

rule-blind = Gra w ciemno
    .text = Przed obejrzeniem kart można zalicytować 120; jeśli nikt nie przebije, wszystko liczy się podwójnie.
rule-blind_who = Kto może grać w ciemno
    .text = Tylko pierwsza ręka (po lewej rozdającego), tylko ten z obowiązkowymi 100 albo każdy w swojej kolejce.
rule-blind_bid = Kontrakt w ciemno
    .text = Dokładnie 120; albo w ciemno jest każdy kontrakt, dopóki gracz nie obejrzał swoich kart.
rule-blind_scores = Za ugraną grę w ciemno zapisuje się
    .text = Podwójnie to, co wzięto, z meldunkami, podwójny kontrakt albo dokładnie 240. Nieugrana zawsze kosztuje podwójny kontrakt.
rule-blind_min_score = W ciemno wolno grać
    .text = Kto ma mniej punktów, nie może grać w ciemno.
rule-blind_hides_talon = W ciemno musik zostaje zakryty
    .text = Przeciwnicy nie widzą musiku, a karty oddaje się zakryte.
rule-blind_on_barrel = W ciemno, gdy ktoś jest na beczce
    .text = Czy wolno grać w ciemno, gdy choć jeden gracz siedzi na beczce.
rule-blind_write_off = Spisanie gry w ciemno
    .text = Grający w ciemno może spisać rozdanie; kosztuje to podwójny kontrakt.
rule-unblind = Przebicie gry w ciemno
    .text = Przeciwnik z meldunkiem na ręce może przebić grę w ciemno: wtedy licytacja, musik i oddawanie kart są jak zwykle.
rule-unblind_without_auction = Kto przebił, bierze musik
    .text = Kto przebił grę w ciemno, od razu bierze musik, inni już nie licytują.
rule-blind_cap_240 = W ciemno najwyżej 240
    .text = Gdzie podwaja się to, co wzięto, ugrana gra w ciemno nie daje więcej niż 240.
rule-blind_raise = Podnoszenie kontraktu w ciemno
    .text = Po wzięciu musiku grający w ciemno może podnieść powyżej 120.
rule-blind_doubles_marriages = Meldunki w ciemno podwójne
    .text = Wszystkich, tylko rozgrywającego albo niczyje: wtedy podwaja się same lewy.
rule-blind_double_bolts = W ciemno dwie kreski
    .text = Kto w grze w ciemno nic nie weźmie, dostaje od razu dwie kreski.

## Złota runda

rule-golden = Złota runda
    .text = Pierwsze rozdania, po jednym na gracza. Obowiązkowe 120: każdy po kolei rozgrywa 120 bez licytacji. Podwójne: zwykła licytacja, ale wszystko liczy się podwójnie.
rule-golden_scores = Za ugraną złotą zapisuje się
    .text = Podwójnie to, co wzięto, albo podwójny kontrakt.
rule-golden_double_penalties = Podwójne kary w złotej rundzie
    .text = Kary złotej rundy podwaja się tak jak punkty.
rule-golden_if_nobody_makes = Gdy nikt nie ugra złotej
    .text = Wyniki zeruje się albo zostawia, a rundę powtarza się albo zaczyna zwykłą grę.
rule-golden_max_rounds = Ile razy powtarzać złotą
    .text = Po tylu nieudanych rundach wyniki zostają i zaczyna się zwykła gra.
rule-golden_raise = Podnoszenie w złotej rundzie
    .text = Rozgrywający może podnieść powyżej obowiązkowych 120.
rule-golden_write_off = Darmowe spisanie w złotej rundzie
    .text = Gdzie spisanie nic nie kosztuje, w złotej rundzie i tak jest dozwolone.
rule-golden_doubles_marriages = Meldunki w złotej rundzie podwójne
    .text = Wszystkich, tylko rozgrywającego albo niczyje.
rule-golden_double_bolts = W złotej rundzie dwie kreski
    .text = Kto nic nie weźmie, dostaje od razu dwie kreski.

## Ponowne rozdanie

rule-redeal_hand_below = Ponowne rozdanie ze słabą kartą
    .text = Przed licytacją: kto dostał mniej punktów, niż tu podano, może prosić o nowe karty.
rule-redeal_nines = Ponowne rozdanie z dziewiątkami
    .text = Przed licytacją: kto dostał tyle dziewiątek, może prosić o nowe karty; temu z obowiązkowymi 100 może wystarczyć o jedną mniej.
rule-redeal_jacks = Ponowne rozdanie z waletami
    .text = Przed licytacją: kto dostał tyle waletów, może prosić o nowe karty.
rule-redeal_aces = Ponowne rozdanie z czterema asami
    .text = Gdy cztery asy dostał jeden gracz, karty rozdaje się od nowa.
rule-redeal_consent = Ponowne rozdanie za zgodą
    .text = O ponowne rozdanie się tylko prosi: pozostali muszą się zgodzić.
rule-redeal_talon_mandatory = Z powodu musiku rozdaje się zawsze
    .text = Jeśli musik daje prawo do nowych kart, rozdaje się bez pytania.
rule-redeal_talon_below = Ponowne rozdanie ze słabym musikiem
    .text = Kto wziął musik, może prosić o nowe karty, gdy jest w nim mniej punktów, niż tu podano.
rule-redeal_talon_nines = Ponowne rozdanie z dziewiątkami w musiku
    .text = Kto wziął musik, może prosić o nowe karty, gdy jest w nim tyle dziewiątek.
rule-redeal_talon_jacks = Ponowne rozdanie z waletami w musiku
    .text = Kto wziął musik, może prosić o nowe karty, gdy jest w nim tyle waletów.
rule-redeal_talon_only_forced = Z powodu musiku tylko za 100
    .text = Z powodu musiku można prosić tylko wtedy, gdy dostał się za obowiązkowe 100, bez przebijania.
rule-redeal_after_discard_nines = Ponowne rozdanie z dziewiątkami po oddaniu kart
    .text = Przed pierwszym wyjściem: kto ma tyle dziewiątek, może prosić o nowe karty.
rule-redeal_after_discard_below = Ponowne rozdanie ze słabą kartą po oddaniu kart
    .text = Przed pierwszym wyjściem: kto ma mniej punktów, niż tu podano, może prosić o nowe karty.
rule-redeal_after_discard_jacks = Ponowne rozdanie z waletami po oddaniu kart
    .text = Przed pierwszym wyjściem: kto ma tyle waletów, może prosić o nowe karty.
rule-redeal_limit = Ponownych rozdań z rzędu
    .text = Przy tylu prośbach z rzędu u jednego rozdającego ostatnia już się nie liczy: rozdanie się gra, a rozdający płaci karę.

## Licytacja

rule-bid_step = Krok licytacji
    .text = Każdy kontrakt jest wielokrotnością tej liczby.
rule-min_bid = Najniższy kontrakt
    .text = Od ilu zaczyna się licytację, gdy nikt nie musi otwierać.
rule-all_pass = Gdy wszyscy spasują
    .text = Pierwszy gra najniższy kontrakt; ponowne rozdanie; albo raspasy: to, co wzięto, zapisuje się każdemu na minus.
rule-bid_again_after_pass = Powrót do licytacji po pasie
    .text = Kto spasował, może znów licytować, gdy ktoś podniesie.
rule-bid_jumps = Przeskoki w licytacji
    .text = Czy wolno podnosić od razu więcej niż o krok.
rule-bid_over_120 = Licytowanie powyżej 120
    .text = Do 120 plus meldunki na ręce albo bez takiej granicy.
rule-marriage_proof = Pokazanie meldunku
    .text = Gdy ktoś licytuje powyżej 120, przeciwnik może zażądać pokazania meldunku już w licytacji.
rule-max_bid = Najwyższy kontrakt
    .text = Wyżej licytować nie wolno.
rule-silence_below = Milczenie
    .text = Kto ma w partii mniej punktów, niż tu podano, musi pasować. Gdyby milczeć musieli wszyscy, a po pasie wszystkich rozdaje się od nowa, licytują wszyscy.
rule-barrel_bid_limit = Granica licytacji na beczce
    .text = Siedzący na beczce nie może licytować więcej.

## Musik i ostateczny kontrakt

rule-talon_hidden_at_forced_bid = Musik za 100 zakryty
    .text = Musiku wziętego za obowiązkowe 100 bez przebijania się nie odkrywa, karty oddaje się zakryte; albo decyduje rozgrywający.
rule-talon_aces = Czwarty as z musiku
    .text = Gdy cztery asy zebrały się dopiero z musikiem: nic, obowiązkowe ponowne rozdanie albo jednego asa trzeba oddać.
rule-discard_face_down = Oddawanie kart zakrytych
    .text = Każdy widzi tylko kartę, którą dostał.
rule-forgotten_discard = Zapomniane oddanie kart
    .text = Do gry prawdziwymi kartami: jeśli rozgrywający wyjdzie, zanim odda karty, przeciwnik może zatrzymać tę kartę; gra się dalej, a w zapisie odnotowuje się, kto ją zatrzymał.
rule-raise_after_talon = Podniesienie po musiku
    .text = Rozgrywający może podnieść kontrakt do pierwszego wyjścia.
rule-buy_over = Odkupienie musiku
    .text = Odkryty musik przeciwnik może odkupić razem z grą: rozgrywający dostaje za niego 120, potem 240 i tak dalej.
rule-sell_contract = Sprzedaż gry
    .text = Rozgrywający może odkryć trzy karty i zaproponować je razem z grą; kto zalicytuje więcej, bierze. Najwyżej trzy propozycje, za każdym razem inne karty.
rule-contra = Kontra
    .text = Przed pierwszym wyjściem przeciwnik może podwoić to, co rozgrywający wygra lub przegra, a rozgrywający podwoić jeszcze raz.

## Spisanie

rule-write_off = Spisanie
    .text = Gdy kontraktu nie da się ugrać, rozdanie można spisać: przeciwnicy dostają punkty bez gry.
rule-write_off_when = Kiedy wolno spisać
    .text = Tylko przed oddaniem kart albo aż do pierwszego wyjścia.
rule-write_off_amount = Za spisanie każdy przeciwnik dostaje
    .text = Połowę kontraktu; 60 przy każdym kontrakcie; 60 do kontraktu 120, a wyżej połowę; albo stałą kwotę za każdego asa (wtedy rozgrywający traci połowę kontraktu).
rule-write_off_aces_of = Czyje asy się liczą
    .text = Według czyich asów ustala się kwotę, gdy spisuje się według asów.
rule-write_off_per_ace = Za każdego asa
    .text = Ile dostaje każdy przeciwnik za jednego asa, gdy spisuje się według asów; rozgrywający traci połowę kontraktu.
rule-write_off_rounding = Zaokrąglanie spisania
    .text = Kontrakt zaokrągla się w górę do dziesiątek i dzieli na pół (125 → 130 → po 65) albo dzieli dokładnie.
rule-write_off_deducts = Spisanie kosztuje kontrakt
    .text = Rozgrywający traci kontrakt; gdy wyłączone, zapisuje się tylko przeciwnikom.
rule-write_off_limit = Spisań na partię
    .text = Ile razy jeden gracz może spisać.
rule-write_off_third_penalty = Kara za trzecie spisanie
    .text = Za trzecie spisanie gracza jest kara: raz albo za każde trzecie.
rule-write_off_on_barrel = Spisanie a beczka
    .text = Wolno, jeśli spisanie kosztuje kontrakt; wolno zawsze; nie wolno temu, kto jest na beczce; nie wolno nikomu, gdy ktoś jest na beczce.
rule-concede = Poddanie
    .text = Inny sposób rezygnacji: punktów nikt nie dostaje, a przeciwnicy dostają po kresce. Nie wolno, gdy ktoś jest na beczce.
rule-bombs = Bomby
    .text = Rezygnacja bez straty, tyle razy na partię; każdy przeciwnik dostaje 60 (we czterech 40). Albo dowolnie wiele razy, przy czym pierwsza nic przeciwnikom nie daje.
rule-bomb_on_barrel = Bomba z beczki
    .text = Bombę można rzucić także z beczki lub spod blokady.

## Rozgrywka

rule-must_trump = Przymus bicia atutem
    .text = Kto nie ma koloru wyjścia, musi dać atut, jeśli jest atut.
rule-must_beat = Przymus przebijania
    .text = Kto może przebić lewę, musi.
rule-beat_after_ruff = Przebijanie także po atucie
    .text = Kartą koloru wyjścia trzeba bić także wtedy, gdy lewa jest już przebita atutem.
rule-must_overtrump = Przymus nadbijania atutem
    .text = Kto daje atut, musi przebić atut leżący w lewie, jeśli może.
rule-undertrump = Gdy nie da się nadbić
    .text = Trzeba dać niższy atut albo wolno dać dowolną kartę.
rule-lead_trumps = Wyjście w atut
    .text = Dowolne; w cudzy atut nie wolno, póki są inne karty; nie wolno bezwzględnie; albo, na odwrót, w atut wychodzić trzeba.
rule-no_marriage_first_lead_crawl = Pełzanie
    .text = Rozgrywający bez asa może wyjść do pierwszej lewy kartą zakrytą. Nikt nie zna koloru, więc pozostali dokładają, co chcą; potem kartę się odkrywa i lewę bierze się według zwykłych zasad. Takim wyjściem niczego się nie melduje.
rule-claim = Zabranie reszty
    .text = Czyje karty biorą wszystkie pozostałe lewy, może je zabrać bez gry.

## Meldunki

rule-marriage_values = Wartość meldunków
    .text = Ile są warte król i dama każdego koloru.
rule-marriage_first_lead = Meldunek od pierwszego wyjścia
    .text = Meldować można, nie mając jeszcze żadnej lewy.
rule-marriage_min_cards = Do kiedy wolno meldować
    .text = Meldować można, póki na ręce jest co najmniej tyle kart.
rule-marriage_declared = Jak się melduje
    .text = Samo wyjście z pary melduje; gracz decyduje; albo meldunek bez słów się nie liczy.
rule-marriage_for = Punkty za meldunek
    .text = Każdemu, kto zamelduje, albo tylko rozgrywającemu.
rule-marriage_on_barrel = Meldunek na beczce
    .text = Czy siedzącemu na beczce liczą się punkty za meldunek; atut zmienia on w każdym razie.
rule-one_trump_per_deal = Jeden atut na rozdanie
    .text = Następne meldunki dają punkty, ale atutem zostaje pierwszy zameldowany kolor.
rule-trump_starts = Nowy atut działa
    .text = Od razu, w tej samej lewie, albo od następnej.
rule-captured_marriage = Przebity meldunek
    .text = Czy meldunek się liczy, gdy król lub dama, w które wyszedł meldujący, zostały przebite.
rule-ace_marriage = Meldunek asowy
    .text = Kto ma na ręce wszystkie cztery asy, dostaje 200 za wyjście w pierwszego z nich, jeśli wziął już lewę bez asa; albo w czwartego, którego kolor zostaje atutem.
rule-ace_marriage_all_in_a_row = Asy z rzędu
    .text = W cztery asy meldunku asowego trzeba wychodzić jeden po drugim.
rule-half_marriage = Półmeldunek
    .text = Dama z waletem jednego koloru są warte połowę jego meldunku. Dama liczy się raz: dopóki ma przy sobie króla, walet niczego nie melduje.
rule-half_marriage_capture = Złapanie karty meldunku
    .text = Ile dostaje ten, kto przebił króla lub damę, w które wyszedł meldujący.
rule-ace_king_marriage = As z królem jako para
    .text = Jak w grze z 1916 roku: parą są as i król zamiast króla i damy.
rule-four_nines = Cztery dziewiątki
    .text = Punkty za wszystkie cztery dziewiątki na ręce.
rule-four_nines_when = Kiedy liczą się dziewiątki
    .text = Na koniec rozdania przy każdym wyniku, przy wyjściu w pierwszą z nich albo przed pierwszym wyjściem.

## Liczenie rozdania

rule-rounding = Zaokrąglanie
    .text = Punkty przeciwników zaokrągla się do najbliższej wielokrotności: co 5, więc 17 to 15, a 18 to już 20.
rule-round_own_game = Zaokrąglanie własnej gry
    .text = To, co wziął rozgrywający, zaokrągla się przed porównaniem z kontraktem: 98 wystarczy na 100.
rule-pays = Za ugrany kontrakt zapisuje się
    .text = Kontrakt albo wszystko, co wzięto.
rule-failed_goes_to = Nieugrany kontrakt dostają
    .text = Nikt, przeciwnicy po połowie albo każdy przeciwnik w całości.
rule-fail_costs = Nieugrany kontrakt kosztuje
    .text = Cały kontrakt albo tylko to, czego brakło.
rule-dealer_out_scores = Siedzący na musiku zapisuje
    .text = We czterech: nic; punkty musiku; kwotę za każdego asa w nim; punkty razem z meldunkiem; albo także pół wartości za połowę meldunku.

## Kreski

rule-bolt_when = Za co kreska
    .text = Za rozdanie bez lewy, bez punktów albo z punktami, które zaokrągliły się do zera.
rule-bolts_every = Ile kresek na karę
    .text = Ile kresek składa się na jedną karę.
rule-three_bolts_in_a_row = Kreski z rzędu
    .text = Trzy kreski w kolejnych rozdaniach kosztują karę, potem liczy się od nowa.
rule-three_bolts_in_match = Kreski w partii
    .text = Każda trzecia kreska kosztuje karę, w jakichkolwiek rozdaniach.
rule-own_bolt_ignored = We własnej grze nie ma kreski
    .text = Rozgrywający nie dostaje kreski, a jego gra nie przerywa kresek z rzędu.

## Beczka

rule-barrel_at = Beczka stoi na
    .text = Kto zbierze tyle, siada na beczce i ma dokładnie taki wynik.
rule-barrel_entry = Wejście na beczkę
    .text = Wynik to dokładnie beczka albo zostaje też nadwyżka.
rule-barrel_attempts = Próby na beczce
    .text = Liczą się trzy rozdania albo trzy własne wygrane licytacje.
rule-barrel_win = Żeby wygrać z beczki
    .text = Wystarczy dokładnie potrzebny wynik albo trzeba mieć więcej (125 z 880).
rule-barrel_win_by = Zwycięskie punkty
    .text = Wystarczy je wziąć w ugranym własnym kontrakcie albo tyle trzeba było zalicytować.
rule-barrel_count = Punkty na beczce
    .text = Liczy się tylko własna gra, punkty każdego rozdania albo suma z trzech rozdań.
rule-barrel_failed_bid_falls = Nieugrany kontrakt strąca z beczki
    .text = Kontrakt przepada, a beczka jest zużyta.
rule-barrel_third_bolt_falls = Trzecia kreska strąca z beczki
    .text = Kto na beczce dostał karę za kreski, spada z niej.
rule-barrel_shared = Gdy na beczkę wejdzie inny
    .text = Siedzący spadają; dwóch może siedzieć razem, a trzeci strąca obu; albo nikt nie spada.
rule-barrel_together = Na beczkę razem
    .text = Gdy dwóch lub trzech wejdzie w jednym rozdaniu: spadają wszyscy, spada jeden albo wszyscy zostają.
rule-barrel_lost_costs = Cena straconej beczki
    .text = Ile kosztują trzy rozdania na beczce bez wygranej: karę albo cały dorobek.
rule-three_barrels = Po trzech beczkach
    .text = Co dzieje się z wynikiem po trzecim upadku.
rule-last_chance = Ostatnia szansa
    .text = W trzecim rozdaniu trzeciej beczki siedzący na niej dostaje odkryty musik bez licytacji; 121 wygrywa, inaczej zero.
rule-lock_at = Blokada
    .text = Od tego wyniku zapisuje się tylko własną grę; siedzieć pod blokadą można dowolnie długo.
rule-leap_over_barrel = Przeskok przez beczkę
    .text = Kto od razu zebrał zwycięski wynik, wygrywa bez siadania na beczce.

## Koniec partii

rule-dump = Wywrotka
    .text = Dokładnie 555 (albo liczba niżej) i wynik spada do zera.
rule-negative_dump = Odwrotna wywrotka
    .text = Dokładnie −555 (albo minus liczba niżej) i wynik wraca do zera.
rule-dump_at = Gdzie jest wywrotka
    .text = Wynik, który spada do zera; przy odwrotnej wywrotce tyle samo poniżej zera wraca do zera.
rule-both_reach_target = Gdy dojdą dwaj
    .text = Kto wygrywa, gdy dwaj doszli do końca w jednym rozdaniu.
rule-exact_target = Równy wynik
    .text = Zwycięski wynik trzeba trafić dokładnie.

## Bonusy przy stołach towarzyskich

rule-bonus_show_cards = Bonus: karty przeciwników
    .text = Ile razy w partii gracz może podejrzeć wszystkie karty przeciwników w swojej kolejce: w licytacji, przy oddawaniu kart albo w rozgrywce. Wszyscy widzą, że podejrzał, a same karty widzi tylko on. Dla gry towarzyskiej; boty nie podglądają.
rule-bonus_talon_suits = Bonus: kolory musiku
    .text = Ile razy w partii gracz może poznać kolory kart w musiku, w swojej kolejce w licytacji.
rule-bonus_talon = Bonus: musik
    .text = Ile razy w partii gracz może podejrzeć musik, w swojej kolejce w licytacji.
rule-bonus_talon_card = Bonus: karta z musiku
    .text = Ile razy w partii gracz może podejrzeć jedną kartę z musiku, którą zechce, w swojej kolejce w licytacji.

## Słowa wartości

value-on = tak
value-off = nie
value-none = brak
value-at-least = od { $number }
value-above = powyżej { $number }
value-suits = ♠ { $S }, ♣ { $C }, ♦ { $D }, ♥ { $H }
value-allowed = wolno
value-forbidden = nie wolno
value-all = wszystkich
value-declarer_only = tylko rozgrywającego
value-points_doubled = podwójnie wzięte
value-bid_doubled = podwójny kontrakt
value-fixed_240 = dokładnie 240
value-mandatory = obowiązkowe
value-optional = do wyboru

value-forced_bidder-left_of_dealer = po lewej rozdającego
value-forced_bidder-dealer = rozdający
value-auction_starts-left = po lewej
value-auction_starts-right = po prawej
value-first_dealer-lot = przez losowanie
value-first_dealer-winner_of_last_match = poprzedni zwycięzca
value-redeal_dealer-same = ten sam
value-redeal_dealer-next = następny
value-settlement-none = bez rozliczenia
value-settlement-difference = różnica
value-settlement-bank = bank
value-two_players-two_talons = dwa musiki
value-two_players-talon_and_gift = dwa musiki i karta dla przeciwnika
value-two_players-dead_hand = martwa ręka
value-two_players-drawing = z dobieraniem
value-second_talon-last_trick_winner = kto wziął ostatnią lewę
value-second_talon-nobody = nikt

value-blind_who-first_hand = pierwsza ręka
value-blind_who-forced_bidder = ten z obowiązkowymi 100
value-blind_who-anyone = każdy
value-blind_bid-any = dowolny
value-blind_min_score-none = z każdym wynikiem
value-blind_doubles_marriages-none = niczyje

value-golden-forced_120 = obowiązkowe 120
value-golden-doubled = podwójne rozdania
value-golden_if_nobody_makes-replay_from_zero = zero i jeszcze raz
value-golden_if_nobody_makes-zero_and_play_on = zero i gra dalej
value-golden_if_nobody_makes-replay = runda jeszcze raz
value-golden_if_nobody_makes-play_on = gra dalej
value-golden_max_rounds-none = bez granicy
value-golden_doubles_marriages-none = niczyje

value-bid_over_120-marriages_in_hand = według meldunków na ręce
value-bid_over_120-free = dowolnie
value-all_pass-forced_bidder_plays = gra pierwszy
value-all_pass-redeal = ponowne rozdanie
value-all_pass-raspasy = raspasy
value-max_bid-none = bez granicy
value-barrel_bid_limit-none = bez granicy

value-talon_hidden_at_forced_bid-optional = decyduje rozgrywający
value-talon_aces-give_one = jednego oddać
value-redeal_nines-3_on_forced = 4, a z obowiązkowymi 100 3
value-bombs-first_free = dowolnie wiele, pierwsza za darmo

value-write_off_when-before_discard = przed oddaniem kart
value-write_off_when-until_first_lead = do pierwszego wyjścia
value-write_off_amount-half_bid = połowę kontraktu
value-write_off_amount-60_each = 60
value-write_off_amount-60_up_to_120 = 60 do 120, wyżej połowa
value-write_off_amount-by_aces = według asów
value-write_off_aces_of-declarer = rozgrywającego
value-write_off_aces_of-each_opponent = każdego przeciwnika
value-write_off_rounding-tens_up = w górę do dziesiątek
value-write_off_rounding-exact = dokładnie
value-write_off_limit-none = bez granicy
value-write_off_third_penalty-every_third = za każde trzecie
value-write_off_third_penalty-third = za trzecie
value-write_off_on_barrel-if_deducted = jeśli kosztuje kontrakt
value-write_off_on_barrel-always = zawsze
value-write_off_on_barrel-own_forbidden = nie z beczki
value-write_off_on_barrel-any_forbidden = póki beczka pusta

value-undertrump-forced = niższy atut
value-undertrump-free = dowolna karta
value-lead_trumps-free = dowolne
value-lead_trumps-only_own = tylko w swoje
value-lead_trumps-only_own_strict = tylko w swoje, bezwzględnie
value-lead_trumps-obliged = obowiązkowe

value-marriage_declared-automatic = wyjściem
value-marriage_declared-optional = do wyboru
value-marriage_declared-must_be_said = tylko na głos
value-marriage_for-all = wszystkim
value-marriage_for-declarer_only = rozgrywającemu
value-marriage_on_barrel-counts = liczy się
value-marriage_on_barrel-not_counted = nie liczy się
value-marriage_min_cards-none = do ostatniej lewy
value-trump_starts-at_once = od razu
value-trump_starts-next_trick = od następnej lewy
value-captured_marriage-keeps = liczy się
value-captured_marriage-cancelled = przepada
value-ace_marriage-first_ace = przy pierwszym asie
value-ace_marriage-fourth_ace_trump = przy czwartym, on jest atutem
value-four_nines_when-end_of_deal = na koniec rozdania
value-four_nines_when-first_nine_led = przy pierwszej dziewiątce
value-four_nines_when-before_first_lead = przed pierwszym wyjściem

value-pays-bid = kontrakt
value-pays-points = to, co wzięto
value-failed_goes_to-lost = nikt
value-failed_goes_to-split = przeciwnicy po połowie
value-failed_goes_to-each = każdy przeciwnik
value-fail_costs-bid = kontrakt
value-fail_costs-shortfall = to, czego brakło
value-dealer_out_scores-nothing = nic
value-dealer_out_scores-talon_points = punkty musiku
value-dealer_out_scores-aces_50 = 50 za asa
value-dealer_out_scores-aces_40 = 40 za asa
value-dealer_out_scores-marriages = punkty i meldunek
value-dealer_out_scores-half_marriages = punkty, meldunek i połowy
value-rounding-1 = bez zaokrąglania

value-bolt_when-no_trick = bez lewy
value-bolt_when-no_points = bez punktów
value-bolt_when-rounds_to_zero = zaokrąglone do zera

value-barrel_entry-snap = dokładnie beczka
value-barrel_entry-keep_surplus = z nadwyżką
value-barrel_attempts-deals = rozdania
value-barrel_attempts-own_auctions = własne licytacje
value-barrel_win-at_least_target = co najmniej potrzebny
value-barrel_win-over_target = więcej niż potrzebny
value-barrel_win_by-points_taken = wziąć
value-barrel_win_by-bid = zalicytować
value-barrel_count-needs_own_bid = własna gra
value-barrel_count-any_deal = każde rozdanie
value-barrel_count-running_total = suma rozdań
value-barrel_shared-newcomer_knocks_off = siedzący spadają
value-barrel_shared-two_allowed_third_clears = dwóch siedzi, trzeci strąca
value-barrel_shared-free = nikt nie spada
value-barrel_together-all_fall = spadają wszyscy
value-barrel_together-one_falls = spada jeden
value-barrel_together-stay = zostają
value-barrel_lost_costs-penalty = karę
value-barrel_lost_costs-everything = cały dorobek
value-three_barrels-zero = zero
value-three_barrels-zero_then_no_barrel = zero, dalej bez beczki
value-three_barrels-to_5_then_no_barrel = do 5, dalej bez beczki

value-both_reach_target-declarer_first = rozgrywający
value-both_reach_target-higher = kto ma więcej
value-both_reach_target-draw = remis
value-both_reach_target-play_on = gra się dalej
