# Довідник преферансу: що показують приклади.

shown-on = { $player } на { $other } { $count }
shown-third-hand = третя рука
shown-seats = Грають
shown-open_hands = Відкриті карти
shown-tricks_taken = Взятки досі
shown-start-pool = Пуля до здачі
shown-start-mountain = Гора до здачі
shown-start-whists = Вісти до здачі
shown-start-all_passes = Розпасів поспіль до здачі
shown-start-dealer = Здає
shown-pool = Пуля
shown-mountain = Гора
shown-whists = Вісти
shown-all_passes = Розпасів поспіль
shown-all_pass = Розпаси
shown-over = Гру закінчено
shown-over-off = Гра триває
shown-whist = Відповіді
shown-whist-whist = віст
shown-whist-pass = пас
shown-whist-half = піввіста
shown-whist-whist_back = повертає віст
shown-said-misere = мізер
shown-said-misere-without = мізер без прикупу
shown-said-small-misere = малий мізер
shown-said-big-misere = великий мізер
shown-said-six-without = шість без прикупу
shown-said-seven-without = сім без прикупу
shown-said-nine-without = дев’ять без прикупу
shown-said-totus = тотус
shown-said-here = тут
shown-said-whist = віст
shown-said-half = піввіста
shown-said-whist-back = повертаю віст
shown-said-open = відкрито
shown-said-closed = закрито
shown-said-without-all = без усіх
shown-said-without-three = без трьох

## Звідки взято домовленість

source-preferans-G = книга загальних правил
source-preferans-C = класичний преферанс і його різновиди
source-preferans-F = кодекс і турніри федерації
source-preferans-P = програми для преферансу
