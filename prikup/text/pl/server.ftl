# Dlaczego serwer nie zrobił tego, o co go proszono, albo co jest nie tak ze stołem.

reason-already-seated = Siedzisz już przy tym stole.
reason-bad-body = Nie udało się odczytać zapytania: { $detail }
reason-bad-json = Ta wiadomość nie jest w formacie JSON.
reason-bad-message = Wiadomość jest inna, niż być powinna: { $detail }
reason-bad-token = Twoja przepustka straciła ważność. Odśwież stronę, żeby wejść od nowa.
reason-chat-characters = W wiadomości są znaki, których nie da się pokazać.
reason-chat-empty = Wiadomość jest pusta.
reason-chat-too-long = { $limit ->
    [one] Wiadomość może mieć najwyżej { $limit } znak.
    [few] Wiadomość może mieć najwyżej { $limit } znaki.
   *[other] Wiadomość może mieć najwyżej { $limit } znaków.
}
reason-hello-first = Najpierw strona musi przywitać się ze stołem.
reason-internal = Coś się zepsuło na serwerze. Nic się nie zmieniło, spróbuj jeszcze raz.
reason-log-fault = Zapis stołu nie zgadza się od wiersza { $seq }: { $what ->
    [digest] wiersz został zmieniony
    [gap] brakuje wierszy
    [entries] rozdanie zapisano by teraz inaczej
    [rules] partia lub jej zasady zostały zmienione
    [seat] był to ruch innego gracza
   *[other] taki ruch jest tu niemożliwy
}.
reason-move-time = Czas na ruch to od { $least } do { $most } sekund.
reason-name-characters = W imieniu mogą być tylko litery, cyfry i zwykłe znaki.
reason-name-empty = Wpisz imię.
reason-name-taken = Imię { $name } jest już przy tym stole zajęte.
reason-name-too-long = { $limit ->
    [one] Imię może mieć najwyżej { $limit } znak.
    [few] Imię może mieć najwyżej { $limit } znaki.
   *[other] Imię może mieć najwyżej { $limit } znaków.
}
reason-no-such-deal = Nie ma takiego rozegranego rozdania przy tym stole.
reason-no-such-game = Nie ma tu gry { $game }.
reason-no-such-page = Pod tym adresem nic nie ma.
reason-no-such-table = Nie ma takiego stołu. Sprawdź link.
reason-not-host = To może zrobić tylko gospodarz stołu.
reason-not-over = Partia jeszcze się nie skończyła.
reason-no-end-now = Zakończyć partię za zgodą wszystkich można tylko między rozdaniami i tylko tam, gdzie gra się na czas.
reason-not-text = Wiadomości mogą być tylko tekstem.
reason-not-your-seat = Przyglądasz się grze. Żeby zagrać, zajmij miejsce.
reason-not-your-turn = To nie twoja kolej.
reason-rate-limited = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
reason-read-only = Ten stół można tylko oglądać: jego zapis jest uszkodzony w wierszu { $seq }. To, co rozegrano wcześniej, można zachować.
reason-seat-lost = To miejsce przy stole już przepadło. Możesz tylko patrzeć.
reason-seat-taken = To miejsce jest zajęte.
reason-stale = Przy stole już coś zagrano. Spójrz jeszcze raz i wybierz.
reason-table-full = Przy tym stole nie ma wolnych miejsc.
reason-table-waits = Stół czeka, aż wszystkie miejsca będą zajęte.
reason-too-large = Za długie: najwyżej { $limit } bajtów.
reason-unknown-level = Nie ma botów na poziomie { $level }. Są: { $levels }.
reason-unknown-pace = Nie ma tempa { $pace }. Są: { $known }.
reason-unknown-type = Serwer nie zna takich wiadomości.
reason-unknown-version = Strona używa wersji { $version }, a serwer wersji { $known }. Odśwież stronę.
reason-unreadable-rules = Zasady tego stołu pochodzą z innej wersji programu i nie da się ich odczytać.
reason-wrong-host = Ten serwer nie odpowiada na nazwę { $host }.
reason-wrong-origin = Stronom z { $origin } nie wolno tu grać.
reason-wrong-players = { $players ->
    [one] Według tych zasad gra { $players } gracz.
    [few] Według tych zasad gra { $players } graczy, a co najmniej jedno miejsce jest dla człowieka.
   *[other] Według tych zasad gra { $players } graczy, a co najmniej jedno miejsce jest dla człowieka.
}
