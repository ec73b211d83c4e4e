# `prikup` i `prikup serve` dla ludzi.

serve-at = Stół jest tutaj: { $link }
serve-stop = Żeby zatrzymać: Ctrl+C.
serve-others = Dla innych w twojej sieci: { $link }
serve-alone = Adres { $address } jest dostępny tylko z tego komputera. Żeby przyszli inni z twojej sieci: prikup serve --host 0.0.0.0
serve-no-network = Nie znaleziono sieci: inni na razie nie mogą przyjść.
serve-port-taken = port { $port } jest zajęty; wybierz inny: --port
serve-no-address = nie można nasłuchiwać na { $address }: { system-fault }
serve-bad-setting = ustawienie PRIKUP_… nie jest liczbą: { $error }
serve-test-seed = ustawiono PRIKUP_TEST_SEED: każdą kartę można przewidzieć.
reason-unknown-language = Nie ma tu języka „{ $language }”. Są: { $known }.
