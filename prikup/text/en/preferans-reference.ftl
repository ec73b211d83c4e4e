# The reference of Preferans: what its examples show.

shown-on = { $player } on { $other } { $count }
shown-third-hand = the third hand
shown-seats = Take part
shown-open_hands = Open hands
shown-tricks_taken = Tricks so far
shown-start-pool = Pool before
shown-start-mountain = Mountain before
shown-start-whists = Whists before
shown-start-all_passes = All-passes in a row before
shown-start-dealer = Dealer
shown-pool = Pool
shown-mountain = Mountain
shown-whists = Whists
shown-all_passes = All-passes in a row
shown-all_pass = All pass
shown-over = The match is over
shown-over-off = The match goes on
shown-whist = Answers
shown-whist-whist = whist
shown-whist-pass = pass
shown-whist-half = half-whist
shown-whist-whist_back = back to whist
shown-said-misere = misère
shown-said-misere-without = misère without the talon
shown-said-small-misere = small misère
shown-said-big-misere = big misère
shown-said-six-without = six without the talon
shown-said-seven-without = seven without the talon
shown-said-nine-without = nine without the talon
shown-said-totus = totus
shown-said-here = here
shown-said-whist = whist
shown-said-half = half-whist
shown-said-whist-back = back to whist
shown-said-open = open
shown-said-closed = closed
shown-said-without-all = without all
shown-said-without-three = without three

## Where a rule comes from

source-preferans-G = the book of general rules
source-preferans-C = Classic Preferans and its offshoots
source-preferans-F = the code and the tournaments of the federation
source-preferans-P = programs for Preferans
