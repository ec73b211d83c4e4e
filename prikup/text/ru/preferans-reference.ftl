# Справочник преферанса: что показывают примеры.

shown-on = { $player } на { $other } { $count }
shown-third-hand = третья рука
shown-seats = Играют
shown-open_hands = Открытые карты
shown-tricks_taken = Взятки до сих пор
shown-start-pool = Пуля до сдачи
shown-start-mountain = Гора до сдачи
shown-start-whists = Висты до сдачи
shown-start-all_passes = Распасов подряд до сдачи
shown-start-dealer = Сдаёт
shown-pool = Пуля
shown-mountain = Гора
shown-whists = Висты
shown-all_passes = Распасов подряд
shown-all_pass = Распасы
shown-over = Игра окончена
shown-over-off = Игра продолжается
shown-whist = Ответы
shown-whist-whist = вист
shown-whist-pass = пас
shown-whist-half = полвиста
shown-whist-whist_back = возвращает вист
shown-said-misere = мизер
shown-said-misere-without = мизер без прикупа
shown-said-small-misere = малый мизер
shown-said-big-misere = большой мизер
shown-said-six-without = шесть без прикупа
shown-said-seven-without = семь без прикупа
shown-said-nine-without = девять без прикупа
shown-said-totus = тотус
shown-said-here = здесь
shown-said-whist = вист
shown-said-half = полвиста
shown-said-whist-back = возвращаю вист
shown-said-open = в открытую
shown-said-closed = в закрытую
shown-said-without-all = без всех
shown-said-without-three = без трёх

## Откуда взята договорённость

source-preferans-G = книга общих правил
source-preferans-C = классический преферанс и его разновидности
source-preferans-F = кодекс и турниры федерации
source-preferans-P = программы для преферанса
