# `prikup` і `prikup serve` для людей.

serve-at = Стіл тут: { $link }
serve-stop = Зупинити: Ctrl+C.
serve-others = Для інших у вашій мережі: { $link }
serve-alone = Адреса { $address } доступна лише з цього комп’ютера. Щоб прийшли інші з вашої мережі: prikup serve --host 0.0.0.0
serve-no-network = Мережі не знайдено: інші поки не зможуть прийти.
serve-port-taken = порт { $port } зайнятий; виберіть інший: --port
serve-no-address = не можна слухати { $address }: { system-fault }
serve-bad-setting = налаштування PRIKUP_… — не число: { $error }
serve-test-seed = задано PRIKUP_TEST_SEED: кожну карту можна передбачити.
reason-unknown-language = Мови «{ $language }» тут немає. Є: { $known }.
