# The score-keeper: the sheet of a game with real cards.

reason-file-unwritable = The file { $file } cannot be written: { $error }.

score-csv-deal = Deal
score-csv-dealer = Dealer
score-csv-row = Row
score-csv-declarer = Declarer
score-csv-bid = Bid
score-csv-change = { $player }: change
score-csv-total = { $player }: total
score-csv-bolts = { $player }: bolts
score-csv-barrel = { $player }: deals left on the barrel
score-csv-reasons = Why

score-mark-dealer = dlr
score-mark-bolt = –
score-mark-write-off = w/o
score-mark-R = R
score-mark-C = C
score-mark-dump = ⌀
score-mark-penalty = p
score-mark-fall = off
score-mark-win = ★
