# The rules reference: what an option does, shown by an example. `shown-FIELD` names a field of a
# sheet, a record or a view; `shown-FIELD-none` is said where there is nothing in it.

reference-title = { $game }: all house rules
reference-lead = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
} by groups: what each does, what it can be, in which presets it is different, and an example with numbers. Each example runs as a test.
reference-all = All rules
reference-players = In the examples A deals first and B, on his left, is the first hand. The lines under a value come with this value only.
reference-what = What does “{ $option }” do?
reference-default = Default
reference-values = Can be
reference-value = Value
reference-range = or any number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}
reference-presets = Other in the presets
reference-presets-none = The same in all presets.
reference-needs = Works only with
reference-unless = Has no effect with
reference-excludes = Not together with
reference-value-needs = One value needs another
reference-needed-by = Needed for
reference-or = {" or "}
reference-names = In other languages
reference-source = Source
reference-sources = Sources
reference-example = Example

## Where a rule comes from

source-thousand-A = the app of 45 agreements
source-thousand-K = Kryazh's program of 2002
source-thousand-O = the online game for a bank
source-thousand-H = home tables
source-thousand-P = Polish and other traditions

## Examples: rows of a sheet and positions

shown-none = none
shown-plays = { $player } plays { $bid }
shown-redeal = { $player } claims a redeal
shown-penalty = { $player } pays a penalty for { $reason ->
    [misdeal] a misdeal
    [bad_cut] a bad cut
   *[other] { $reason }
}
shown-start-scores = Score before
shown-start-bolts = Bolts before
shown-start-barrel = Deals already spent on the barrel
shown-start-barrels_lost = Falls from the barrel so far
shown-start-write_offs = Write-offs so far
shown-cards = Card points
shown-marriages = Marriages
shown-tricks = Tricks
shown-nines = Four nines
shown-aces_held = Aces in hand
shown-captured = Kings and queens of marriages caught
shown-kept_lead = Who kept the card led too early
shown-blind = Blind
shown-write_off = Written off
shown-bomb = Bomb
shown-scores = Score
shown-bolts = Bolts
shown-settlement = Settlement
shown-hand_sizes = Cards in hand
shown-talon = Talon
shown-talon-none = not seen
shown-given = Cards passed
shown-given-card-none = a card face down
shown-worth = Declares by leading
shown-worth-none = nothing
shown-trump = Trumps
shown-phase = What comes now
shown-phase-deal = the cards are dealt again
shown-phase-consent = the others are asked whether they agree
shown-phase-auction = the auction
shown-phase-talon = the declarer looks at the talon
shown-phase-buying = an opponent may buy the talon
shown-phase-play = the play, without a talon
shown-turn = To speak
shown-declarer = Declarer
shown-declarer-none = not settled yet
shown-dealer = Deals next
shown-winner = Winner
shown-winner-none = nobody yet
shown-first_dealer = Deals first in the next match
shown-first_dealer-none = drawn by lot
shown-seen-by = What { $player } sees. { $what }
shown-accepted = The row can be like this.
shown-refused = The row cannot be like this. { $why }
shown-allowed = { $player } may say or do: { $action }
shown-legal = { $player } may choose: { $actions }
shown-forbidden = Not possible: { $action }. { $why }
shown-give = { $card } to { $player }
shown-declared = { $card } with the marriage
shown-declared-quietly = { $card } with the marriage, trumps unchanged

## Comparing two rule sets

compare-title = Comparing rules
compare-lead = Two rule sets side by side: only what differs.
compare-a = First
compare-b = Second
compare-other = other: code or link…
compare-code = Code of the rules, or a link to them
compare-code-bad = This is no code of rules. Paste the code or the whole link.
compare-given = these rules, by their code
compare-edited = { $preset }, changed
compare-count = { $count ->
    [0] Both play by the same rules.
    [one] { $count } rule differs.
   *[other] { $count } rules differ.
}
compare-rule = Rule
compare-from-default = as usual
compare-from-preset = from the preset
compare-from-edit = changed
compare-open = Open in the editor
compare-with-preset = Compare with the preset
compare-differs = { $count ->
    [0] The rules of this table are those of “{ $preset }”.
    [one] “{ $preset }” with { $count } change:
   *[other] “{ $preset }” with { $count } changes:
}
compare-instead = { $value } instead of { $other }
