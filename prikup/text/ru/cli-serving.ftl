# `prikup` и `prikup serve` для людей.

serve-at = Стол здесь: { $link }
serve-stop = Остановить: Ctrl+C.
serve-others = Для других в вашей сети: { $link }
serve-alone = Адрес { $address } доступен только с этого компьютера. Чтобы пришли другие из вашей сети: prikup serve --host 0.0.0.0
serve-no-network = Сеть не найдена: другие пока прийти не смогут.
serve-port-taken = порт { $port } занят; выберите другой: --port
serve-no-address = нельзя слушать { $address }: { system-fault }
serve-bad-setting = настройка PRIKUP_… — не число: { $error }
serve-test-seed = задан PRIKUP_TEST_SEED: каждую карту можно предсказать.
reason-unknown-language = Языка «{ $language }» здесь нет. Есть: { $known }.
