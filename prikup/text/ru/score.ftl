# Счётовод: запись игры настоящими картами.

reason-file-unwritable = Файл { $file } записать не вышло: { $error }.

score-csv-deal = Сдача
score-csv-dealer = Сдавал
score-csv-row = Строка
score-csv-declarer = Играл
score-csv-bid = Заказ
score-csv-change = { $player }: изменение
score-csv-total = { $player }: счёт
score-csv-bolts = { $player }: болты
score-csv-barrel = { $player }: сдач на бочке
score-csv-reasons = Почему

score-mark-dealer = сд
score-mark-bolt = –
score-mark-write-off = рос.
score-mark-R = Р
score-mark-C = С
score-mark-dump = ⌀
score-mark-penalty = ш
score-mark-fall = с бочки
score-mark-win = ★
