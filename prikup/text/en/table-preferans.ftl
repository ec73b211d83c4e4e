# Preferans at the table: what is said, decided and written there.

pref-contract-spoken = { $level ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
} { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
   *[NT] no trump
}
pref-all-pass = All-pass

## The line above the trick

pref-aim = { $contract } · { $name } · { $tricks } of { $level }
pref-aim-whist = whist { $taken } of { $duty }
pref-aim-misere = { $contract } · { $name } · { pref-tricks-taken }
pref-aim-ordering = { $name } · { $bid }
pref-aim-all-pass = All-pass · { $price } a trick
pref-tricks-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
pref-marks = { $pool }/{ $mountain }
pref-standing = pool { $pool }, mountain { $mountain }
pref-talon-card = from the talon

## Decisions

pref-least = After all-passes the bidding starts at { $level ->
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}.
pref-higher = Higher…
pref-levels = Level
pref-suits = Suit of a { $level ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}
pref-hint-talon = The talon is yours: put two cards away.
pref-hint-order = What do you play?
pref-hint-whist = { $name }: { $contract }. Whist (the defenders owe { $duty }) or pass?
pref-hint-half = { $name } takes half a whist on { $contract }. Let it be, or whist yourself?
pref-hint-hands = You whist alone: play with open hands, or closed?
pref-hint-give-up = Give the game up? It will not be played.
pref-give-up = Give up…
pref-offers = { $name }: offer of the rest, { $tricks }
pref-claim = Offer the rest…
pref-claim-of = { $name }: { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
} at the end
pref-claim-more-of = { $name }: one more trick
pref-claim-all = all
pref-claim-all-of = { $name }: all that is left
pref-claim-send = Offer
pref-claim-told = If all agree, these tricks are written down. If anyone refuses, the play goes on.
pref-offer-asked = { $name } offers to stop, tricks: { $tricks }. If you refuse, the play goes on.
pref-offer-made = my offer
pref-play-for = Your turn: play for { $name }

## What happened

pref-event-declarer = The auction is over. { $name }: { $bid }
pref-event-discard = { $name } puts two cards away
pref-event-discard-own = Put away: { $cards }
pref-event-turned = From the talon: { $card }
pref-event-open = Open cards of { $name }: { $cards }
pref-event-play-for = { $name } for { $hand }: { $card }
pref-event-trick = Trick: { $name }
pref-event-trick-talon = The talon takes the trick

## The result of a deal

pref-summary-made = { $name }: { $contract } made
pref-summary-misere = { $name }: { $contract } made
pref-summary-unplayed = { $name }: { $contract } made, nobody whists
pref-summary-down = { $name }: { $contract } down { $count }
pref-summary-caught = { $name }: { $contract } caught, { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
pref-summary-without = { $name }: without all on a { $level }
pref-summary-without-three = { $name }: without three on a { $level }
pref-summary-penalty = Penalty: { $name }
pref-summary-talon = { $count ->
    [one] { $count } trick is
   *[other] { $count } tricks are
} the talon's.
pref-result-note = The large numbers: what everybody would have won if the match stopped now.

## The sheet

pref-pool = Pool
pref-mountain = Mountain
pref-whists-on = Whists on { $name }
pref-result = Result now
pref-pool-end = { $ends ->
    [deals] Deals played: { $played } of { $deals }.
    [time] Played until time is up.
   *[points] Pool to { $pool }. It ends: { $end }.
}
pref-figure = The sheet as people draw it
pref-figure-open = Open the drawing by itself
pref-settling = How it is settled, step by step
pref-settling-on = on { $name }
