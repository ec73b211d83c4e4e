# Słowa strony: stół, zapis, zasady, ustawienia. Karty i imiona wstawia strona.

## Karty i kolory

suit-name = { $suit ->
    [S] piki
    [C] trefle
    [D] kara
   *[H] kiery
}
card-name = { $rank ->
    [7] Siódemka
    [8] Ósemka
    [9] Dziewiątka
    [T] Dziesiątka
    [J] Walet
    [Q] Dama
    [K] Król
   *[A] As
} { $suit ->
    [S] pik
    [C] trefl
    [D] karo
   *[H] kier
}
you = Ty
seat-number = Miejsce { $number }
default-name = Gracz
letters-at-most = Dłużej się nie da: limit to { $count } znaków.
close = Zamknij
to-home = Strona główna

## Strona główna

home-title = Tysiąc i preferans — gra przy stole Prikup
home-game = Gra
home-back = Wróć do stołu
home-lead = Prawdziwy stół: uczciwe boty, zasady twojego towarzystwa i zapis, który tłumaczy każdą liczbę.
home-play = Zagraj
# Według jakiego zestawu gra się od razu: jest na trzech. Tak gra się na polskich stronach; w zestawie
# domowym ponowne rozdania są z zasad rosyjskich.
home-preset = { $game ->
    [preferans] sochi
   *[thousand] kurnik
}
home-play-more = z dwoma botami, { $game ->
    [preferans] zasady Soczi
   *[thousand] zasady jak w sieci
}
home-opening = Nakrywamy stół…
home-friends = Ze znajomymi
home-rules = Własne zasady
home-name = Twoje imię
home-join = Masz link do stołu?
home-join-go = Usiądź
home-join-bad = To nie wygląda na link do stołu. Wklej go w całości.
home-foot = Bez rejestracji i reklam. Otwarty kod.
home-reference = { $game }: zasady
lost-title = Nie ma takiej strony

## Zaproszenie

invite-title = { $count ->
    [one] Czekamy na jeszcze jednego gracza
    [few] Czekamy na jeszcze { $count } graczy
   *[other] Czekamy na jeszcze { $count } graczy
}
invite-join = Zapraszamy cię do tego stołu
invite-sit = Usiądź przy stole
invite-qr = Kod QR z linkiem do stołu
invite-link = Link do stołu
invite-copy = Skopiuj link
invite-copied = Skopiowano
invite-copy-failed = Nie udało się skopiować: zaznacz link i skopiuj go ręcznie.
invite-game = { $game }: { $preset }
invite-alone = Ten stół otworzy tylko ten komputer. Aby grać z innymi, zatrzymaj Prikup i uruchom go poleceniem „prikup serve”.
invite-no-network = Na razie nikt inny nie może przyjść: ten komputer nie jest w sieci. Podłącz go i otwórz stronę jeszcze raz.
invite-name = Twoje imię przy tym stole
invite-name-keep = Zapisz
invite-share = Wyślij…
invite-bots = Posadź boty

## Kto wstał lub spóźnił się z ruchem

patience-title = Przy stole
patience-move-time = Czas na ruch
patience-seconds = { $seconds ->
    [0] bez ograniczeń
    [30] 30 sekund
    [60] minuta
    [120] dwie minuty
    [300] pięć minut
   *[other] { $seconds } s
}
patience-then = Kto wstał lub spóźnił się z ruchem
patience-then-stand_in = nie traci miejsca
patience-then-out = odpada, gra bot
patience-told-time = Czas na ruch: { patience-seconds }.
patience-told-then = { $then ->
    [out] Kto wstał od stołu, zniknął na { $grace } s, gdy inni czekają, albo nie zdążył z ruchem, ten odpada: miejsce zostaje przy bocie. Na wynik to nie wpływa.
   *[stand_in] Kto odszedł, nie traci miejsca: dopóki go nie ma, gra bot.
}
seat-instead = zamiast: { $name }
seat-lost = { $why ->
    [late] Nie było ruchu na czas, więc odpadasz z gry.
    [away] Nieobecność trwała za długo, więc odpadasz z gry.
   *[left] Miejsce opuszczone, więc odpadasz z gry.
} Na twoim miejscu gra bot. Możesz patrzeć dalej.
time-short = { $seconds ->
    [one] Na ruch została { $seconds } sekunda
    [few] Na ruch zostały { $seconds } sekundy
   *[many] Na ruch zostało { $seconds } sekund
}
leave-out = Jeśli wstaniesz i nie wrócisz na czas, odpadasz: miejsce zostaje przy bocie.

## Tasowanie

shuffle = Tasowanie
table-record = Rozegrane rozdania
shuffle-told = Przed każdym rozdaniem stół pokazuje odcisk tasowania (skrót SHA-256), a po nim liczbę, z której wynikają i odcisk, i kolejność kart. Strona sprawdza, czy się zgadzają: w trakcie gry nikt nie podmienił kart.
shuffle-promise = Odcisk rozdania { $deal }
shuffle-deal = Rozdanie { $deal }
shuffle-agrees = zgodnie z obietnicą
shuffle-unseen = zgadza się, ale ta strona nie widziała odcisku przed rozdaniem
shuffle-differs = nie zgadza się z tym, co było pokazane
shuffle-seed = Liczba (seed)
shuffle-deck = Talia po kolei
shuffle-aces = Asy w tej partii: { $list }

## Połączenie

net-connecting = Podchodzimy do stołu…
net-reconnecting = Połączenie zerwane, łączymy się ponownie…
net-unanswered = Serwer nie odpowiedział. Spróbuj jeszcze raz.
net-offline = Brak połączenia z serwerem.
net-server-error = Serwer się pomylił i nie odpowiedział jak trzeba.

## Stół

table-title = Stół
menu = Menu
menu-unread = { $count ->
    [one] Menu, { $count } nieprzeczytana wiadomość
    [few] Menu, { $count } nieprzeczytane wiadomości
   *[many] Menu, { $count } nieprzeczytanych wiadomości
}
settings = Ustawienia
talk = Rozmowa
talk-none = Na razie cicho.
talk-say = Powiedz wszystkim
talk-send = Wyślij
table-rules = Zasady stołu
help = Pomoc
leave = Wstań od stołu
history = Przebieg rozdania
score-of = { $name }: { $score }
bolts = { $count ->
    [one] { $count } kreska
    [few] { $count } kreski
   *[other] { $count } kresek
}
barrel = { $count ->
    [one] na beczce, zostało { $count } rozdanie
    [few] na beczce, zostały { $count } rozdania
   *[other] na beczce, zostało { $count } rozdań
}
dealer = rozdaje
dealer-mark = R
declarer = rozgrywa
seat-away = poza stołem
cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
tricks-count = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
turn-mark = kolej
sits-out = nie gra
turn-yours = Twoja kolej
your-turn-play = Twoja kolej
waiting-for = Kolej gracza { $name }…
wait-cards = Chwileczkę…
not-your-turn = To nie twoja kolej.
sending = Wysyłamy…
target = { $name }: { $bid }, ma { $points }
bid-so-far = { $bid } — { $name }
trump = Atut — { $suit }
golden = złota runda
blind = w ciemno
doubled = podwójnie
card-face-down = karta zakryta
trick-label = Lewa na stole
last-trick = Ostatnia lewa
took-it = lewa
talon = Musik
stock-left = { $count ->
    [one] W talii { $count } karta
    [few] W talii { $count } karty
   *[other] W talii { $count } kart
}
points-so-far = Punkty: { $list }

## Decyzje

actions-label = Twoja decyzja
act-pass = Pas
act-blind = W ciemno 120
act-look = Odkryj karty
act-unblind = Przebij grę w ciemno
act-redeal = Rozdaj od nowa
act-keep = Gram
act-write-off = Spisz
act-concede = Poddaj
act-claim = Reszta moja
act-prove = Pokaż meldunek
act-contra = Kontra
act-recontra = Rekontra
act-sell = Sprzedaj
act-buy = Kup
act-bomb = Bomba
act-open = Graj odkryte
act-discard = Odłóż
way-out-question = { $word } przy { $bid }? Rozdania nie gramy.
way-back = Wróć
hint-blind = Karty są zakryte: możesz grać w ciemno albo je odkryć.
hint-hand-claims = Z takimi kartami możesz prosić o ponowne rozdanie.
hint-final-claims = Po oddaniu kart możesz prosić o ponowne rozdanie.
hint-talon = Musik jest twój. Jak grasz dalej?
hint-play = Twoje wyjście. Kontrakt można jeszcze podnieść.
hint-auction = Co mówisz?
hint-consent = Ktoś prosi o nowe rozdanie. Zgadzasz się?
hint-buying = Musik jest do kupienia. Kupujesz?
hint-contra = Podnosisz stawkę czy niech gra?
pick-first = { $count ->
    [one] Wybierz { $count } kartę.
    [few] Wybierz { $count } karty.
   *[other] Wybierz { $count } kart.
}
hint-give = Karta, potem gracz: każdemu po jednej.
give-now = Oddaj
give-card-first = Najpierw wybierz kartę.
give-to-label = Karta dla gracza { $name }: jeszcze nie wybrana
give-to-chosen = Karta dla gracza { $name }: { $card }. Naciśnij, żeby ją zabrać
give-chosen = Wybrano kartę dla gracza { $name }: { $card }
give-here = — oddaj tu wybraną kartę
give-undo = — zabierz kartę
bid-label = Licytuj { $amount }
raise-label = Podnieś kontrakt do { $amount }
raise-to = do { $amount }
step-less = Mniej
step-more = Więcej
limit = Najwyżej { $amount }.
limit-why = Najwyżej { $amount }: { $why }.
call-pass = pas
call-blind = w ciemno
call-look = odkrywa karty
call-unblind = przebija grę w ciemno
call-redeal = ponowne rozdanie
call-keep = gram
call-write-off = spisuje
call-concede = poddaje
call-claim = reszta moja
call-raise = kontrakt { $amount }

## Ręka

hand-label = Twoje karty
open-hand = Odkryte karty, { $name }
third-hand = Trzecia ręka
other-hand-due = Teraz gra inna ręka: { $name }.
hand-given-to = dla gracza: { $name }
hand-illegal = nie wolno: { $reason }
hand-marriage = meldunek { $worth }
hand-pair = połowa meldunku
hand-pair-warning = Uwaga: to połowa meldunku.
hand-pair-lead = Tym wyjściem nie zgłosisz meldunku, a para się rozpadnie.
tap-again = Aby zagrać, dotknij karty jeszcze raz.
pair-mark = para
choice-label = Jak zagrać
choice-declare = { $sign } meldunek { $worth }
choice-declare-label = Zamelduj: { $suit }, { $worth }
choice-quiet = Bez atutu
choice-open = Odkryta
choice-covered = Zakryta
choice-plain = Bez meldunku

## Bonusy

bonuses = Bonusy
bonuses-open = Bonusy, zostało: { $count }
bonus-a-card = karta z musiku
bonus-left = zostało w tej partii: { $count }
bonus-look = Podejrzyj
bonus-only-you = { $what }: widzisz to tylko ty
bonus-note = Cały stół zobaczy, że podglądasz i co.

## Co się stało

event-deal = Nowe rozdanie. Rozdaje: { $name }
event-call = { $name }: { $call }
event-forced = { $name }: { $bid }, przymusowo
offer-refused = { $name }: nie ma zgody. Gramy dalej.
event-declarer = Rozgrywa: { $name }, kontrakt { $bid }
event-declarer-blind = Rozgrywa w ciemno: { $name }, kontrakt { $bid }
event-talon = Musik ({ $name }): { $cards }
event-talon-hidden = Musik zakryty, bierze: { $name }
event-give = Oddanie karty: { $name } → { $to }: { $card }
event-give-hidden = Oddanie karty: { $name } → { $to }
event-play = { $name }: { $card }
event-marriage = Meldunek, { $suit }: { $worth }
event-proof = { $name } pokazuje { $cards }
event-proof-none = { $name } nie ma meldunku do pokazania
event-crawl = { $name }: karta zakryta
event-crawl-known = { $name }: { $card }, zakryta
event-turned = Karta odkryta: { $name }, { $card }
event-bonus = { $name } podgląda: { $what }
event-bonus-seen = { $name } podgląda: { $what }. { $seen }
event-trick = Lewa: { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
event-draw = Dobranie z talii: { $name }, { $card }
event-draw-hidden = Dobranie z talii: { $name }
event-score = { $name }: { $change }, razem { $score }
event-over = Koniec partii
event-winner = Koniec partii. Wygrywa: { $name }

## Między rozdaniami

next-deal = Następne rozdanie
between-in = za { $seconds } s
between-waiting = Czekamy: { $names }
between-dealing = Rozdajemy…
between-seats = Zaczniemy, gdy wszyscy usiądą.
end-match = Zakończyć partię
end-match-sure = Na pewno zakończyć?
end-match-wanted = Za końcem partii: { $names }
rematch = Jeszcze jedna partia
all-hands = Wszystkie karty rozdania
summary-title = Wynik rozdania
summary-winner = Wygrywa: { $name }
summary-made = { $name }: kontrakt { $bid } ugrany
summary-failed = { $name }: kontrakt { $bid } nieugrany
summary-write-off = { $name }: kontrakt { $bid } spisany
summary-concede = { $name }: kontrakt { $bid } poddany
summary-redeal = Ponowne rozdanie
summary-took = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} z kart, { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
summary-marriage = meldunek { $sign }
summary-settlement = Rozliczenie
summary-replay = Powtórz rozdanie
summary-record = Pobierz zapis

## Zapis partii (kartka)

sheet = Zapis
sheet-open = Zapis partii
sheet-deal = Rozdanie
sheet-cell = { $name }, rozdanie { $deal }: { $score } ({ $change }). Dlaczego?
sheet-bid = kontrakt { $bid }
sheet-made = ugrany
sheet-failed = nieugrany
sheet-write-off = spisany
sheet-concede = poddany
sheet-redeal = ponowne rozdanie
sheet-why = Dlaczego?
sheet-empty = Tu pojawi się pierwsze rozdanie. Naciśnij dowolną liczbę na kartce, a dowiesz się, skąd się wzięła.
sheet-no-reasons = W tym rozdaniu niczego nie zapisano.
sheet-target = Gramy do { $target }
sheet-barrel = beczka od { $score }
mark-bolt = –
mark-write-off = S
mark-concede = P
mark-dump = ⌀
mark-penalty = k
mark-barrel = ○

## Zasady

rules-title = Zasady { $game ->
    [preferans] preferansa
   *[thousand] tysiąca
}
rules-lead = Weź gotowy zestaw i zmień w nim to, co ustaliliście przy swoim stole.
rules-loading = Czytamy…
rules-preset = Gotowy zestaw
rules-search = Znajdź zasadę
rules-none-found = Nie ma nic podobnego. Spróbuj innego słowa.
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-edited = zmienione
rules-blocked = Teraz niczego nie zmienia: zobacz „{ $option }”.
rules-was = W zestawie: { $value }.
rules-back = Przywróć
rules-other = inne…
rules-other-value = { $name }: własna wartość
rules-differs = Czym różni się od zestawu
rules-no-diff = Niczym: wszystko jak w zestawie.
rules-play = Graj według tych zasad
rules-copy = Skopiuj link do zasad
rules-link = Link do tych zasad
rules-see = Zobacz wszystkie zasady

## Ustawienia

set-language = Język
set-pace = Tempo
set-pace-slow = powoli
set-pace-normal = zwykłe
set-pace-fast = szybko
set-pace-none = bez przerw
set-theme = Wygląd
set-theme-auto = jak w systemie
set-theme-light = jasny
set-theme-dark = ciemny
set-oneTap = Ruch jednym dotknięciem
set-oneTap-more = Inaczej karty dotyka się dwa razy: wybrać i zagrać.
set-autoForced = Graj za mnie, gdy nie ma wyboru
set-autoForced-more = Jedyna możliwa karta idzie od razu.
set-fourColour = Talia w czterech barwach
set-fourColour-more = Kara niebieskie, trefle zielone.
set-sound = Cichy dźwięk przy twojej kolejce
set-sound-more = Domyślnie cisza.

## Pomoc

help-keys = Klawisze
key-arrows = ← →
key-arrows-does = po kartach na ręce
key-enter = Enter
key-enter-does = zagrać lub nacisnąć
key-card = K, potem H
key-card-does = wybrać kartę: W, D, K, A lub cyfra, potem kolor: S piki, C trefle, D kara, H kiery
key-pass = P
key-pass-does = pas
key-last = L
key-last-does = ostatnia lewa
key-sheet = S
key-sheet-does = zapis partii
key-escape = Esc
key-escape-does = cofnąć wybór, zamknąć
key-help = ?
key-help-does = ta pomoc
