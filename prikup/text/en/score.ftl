# The score-keeper: the sheet of a game with real cards.

reason-file-unwritable = The file { $file } cannot be written: { system-fault }.

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

score-mark-bolt = –
score-mark-write-off = w/o
score-mark-R = R
score-mark-C = C
score-mark-dump = ⌀
score-mark-penalty = p
score-mark-fall = off
score-mark-win = ★

## The page

home-score = Keep score of real cards
score-by-rules = Keep score by these rules
score-title = Score sheet
score-lead = For people with real cards: say who bid and who took what; the rest is counted and explained. The connection may drop: nothing entered is lost.
score-new = New match
score-again = Try again
score-house-rules = Change house rules
score-names = Players round the table
score-name = Name of player { $number }
score-names-more = Clockwise. Mark who deals first.
score-names-twice = The names must differ.
score-begin = Begin the sheet
score-kept = Sheets in this browser
score-kept-none = None yet.
score-forget = Delete the sheet of { $names }
score-forget-sure = Delete it for good
score-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
score-import = Open a sheet file…
score-no-json = This is no sheet file: there is no JSON in it.
score-no-sheet = This is no score sheet. It takes a file from “Save” or from the prikup command.
score-unkept = This browser keeps nothing: a reload would lose the sheet. Save it to a file.
score-first-online = The first row needs a connection: the page does not know your rules yet.

## The sheet

score-start = Start
score-deal = Deal { $deal }
score-correct = Correct deal { $deal }
score-cell = { $name }, { $row }: { $score } ({ $change }). { $marks } Why?
score-row-open = { $row }: why, and correct
score-row-head = { $name }, bid { $bid }
score-row-redeal = Redeal: { $name }
score-row-penalty = Penalty: { $name }, { $reason }
score-edit = Correct
score-remove = Delete
score-removed = Row deleted. “Undo” brings it back.
score-undone = Undone.
score-waits = waiting
score-waiting = { $count ->
    [one] { $count } row waiting for the connection
   *[other] { $count } rows waiting for the connection
}
score-blocked = Not counted: correct the row above first.
score-fault = Row { $row } cannot be like this. Correct or delete it.
score-deals-next = { $name } deals
score-won = wins
score-write-offs = { $count ->
    [one] { $count } write-off
   *[other] { $count } write-offs
}
score-unmoved = No score changed.
score-say-bolt = a bolt
score-say-write-off = written off
score-say-R = written off for nothing
score-say-C = conceded
score-say-dump = dumped
score-say-penalty = penalty
score-say-fall = off the barrel
score-say-win = wins
score-undo = Undo
score-export = Save…
score-export-json = Sheet (JSON): can be opened here again
score-export-csv = Table (CSV)
score-export-svg = Picture (SVG)
score-export-pdf = To print (PDF)
score-other = Another match
score-over = The match is over. Any deal can still be corrected.
score-enter = Enter a deal
score-show-sheet = Back to the sheet

## A deal

score-kind = What happened
score-kind-played = Played
score-kind-write_off = Write-off
score-kind-write-off = Write-off
score-kind-concede = Conceded
score-kind-redeal = Redeal
score-kind-penalty = Penalty
score-declarer = Who played
score-bid = Bid
score-points = Card points, together { $sum }
score-points-of = Points of { $name }
score-tricks-of = Tricks of { $name }
score-marriages = Marriages: { $name }
score-marriage = Marriage in { $suit }, { $worth }
score-more = Tricks, aces and more
score-more-rest = Anything else
score-tricks = Tricks
score-tricks-more = Needed only if somebody took a trick without points.
score-aces = Ace marriage
score-nines = Four nines
score-contra = Contra
score-contra-none = none
score-talon = Points in the talon (for the dealer)
score-void = A redeal was claimed, but it did not count any more
score-who-claims = Who claimed the redeal (may be left out)
score-who-pays = Who pays the penalty
score-why = What for
score-penalty-misdeal = misdeal
score-penalty-bad_cut = bad cut
score-penalty-wrong_entry = wrong entry in the sheet
score-penalty-other = something else
score-penalty-amount = How much
score-amount = A penalty is a whole number of points above zero.
score-no-payer = Mark who pays the penalty.
score-no-declarer = Mark who played.
score-no-bid = Write the bid as a number.
score-no-points = Points are missing: write what everybody but one took.
score-number = Points and tricks are whole numbers, 0 or more.
score-save = Enter
score-save-edit = Correct
score-clear = Clear
score-cancel = Leave as it was
score-empty = Everybody has zero and nobody played. There is nothing to enter. Was it a redeal?
score-empty-redeal = Yes, a redeal
score-empty-back = Go back
score-kind-bomb = Bomb
score-kind-all_pass = All passed
score-points-pairs = The tricks of partners lie together: write all of them at either one.
score-points-open = Card points of everybody
score-halves = Half marriages (queen and jack)
score-halves-of = Half marriages: { $name }
score-half = Half marriage in { $suit }, { $worth }
score-captured = Kings and queens of marriages caught
score-kept_lead = Who kept the card led too early
score-aces_held = Aces in the hands
score-bought = The talon bought over
score-bought-add = Add a sale
score-buyer = Buyer
score-seller = Seller
score-kind-raspasy = All passed

## Preferans

score-kind-all-pass = All-pass
score-kind-without-all = Without all
score-kind-without-three = Without three
score-contract = What was played
score-level = Level of the bid
score-suit = Suit
score-whists = What the defenders said
score-open = played with open hands
score-tricks-ten = Tricks, together 10
score-tricks-misere = Tricks of the declarer
score-tricks-talon = The talon took
score-talon-cards = Cards of the talon
score-talon-bonus = Two cards, for the dealer’s bonus
score-help = Help in another order
score-help-order = Who was helped first
score-help-more = Only where the declarer did not help in the order of the table.
score-both-passed = Both passed: the cards are dealt again, nothing is written.
score-all-pass-next = all-pass at { $price } a trick
score-least = bidding from { $level ->
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}
score-no-contract = Choose what was played.
score-no-suit = Choose the suit.
score-no-tricks = Tricks are missing: write what everybody but one took.
score-no-tricks-misere = How many tricks did the declarer take? None is 0.
score-how-many = How many play
score-start-open = The match is already under way
score-start-more = As it stands on your paper; an empty field is zero.
score-start-dealer = Who dealt first
score-start-edit = Correct the start
score-start-corrected = The start is corrected.
score-start-won = The match would be over at once: { $name } wins. Open it so?
score-start-over = The match would be over at once. Open it so?
score-start-so = Open it so
score-start-sign = other sign
score-start-scores = Points
score-start-bolts = Bolts
score-start-barrel = Deals spent on the barrel (empty: not on it)
score-start-barrels_lost = Barrels lost so far
score-start-write_offs = Write-offs so far
score-start-bombs = Bombs so far
score-start-deal_number = Deals played so far
score-start-pool = { pref-pool }
score-start-mountain = { pref-mountain }
score-start-whists = Whists that { $name } has written
score-start-whists-on = Whists of { $name } on { $on }
score-start-all_passes = All-pass deals in a row just now
