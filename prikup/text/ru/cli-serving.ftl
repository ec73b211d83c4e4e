# `prikup` и `prikup serve` для людей.

serve-at = Стол здесь: { $link }
serve-stop = Остановить: Ctrl+C.
serve-others = Для других в вашей сети: { $link }
serve-port-taken = порт { $port } занят; выберите другой: --port
serve-no-address = нельзя слушать { $address }: { $error }
serve-bad-setting = настройка PRIKUP_… — не число: { $error }
serve-test-seed = задан PRIKUP_TEST_SEED: каждую карту можно предсказать.
