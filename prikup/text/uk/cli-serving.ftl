# `prikup` і `prikup serve` для людей.

serve-at = Стіл тут: { $link }
serve-stop = Зупинити: Ctrl+C.
serve-others = Для інших у вашій мережі: { $link }
serve-port-taken = порт { $port } зайнятий; виберіть інший: --port
serve-no-address = не можна слухати { $address }: { $error }
serve-bad-setting = налаштування PRIKUP_… — не число: { $error }
serve-test-seed = задано PRIKUP_TEST_SEED: кожну карту можна передбачити.
