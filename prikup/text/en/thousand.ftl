# Thousand: why an action is refused, why a score moved, what a redeal was claimed for.
# The id of a reason is the message without `reason-`; entries of the sheet are reasons too.

call-name = { $word ->
    [pass] “pass”
    [bid] a bid
    [blind] playing blind
    [look] looking at the cards
    [unblind] unblinding
    [redeal] a redeal
    [keep] “keep”
    [write-off] writing off
    [concede] conceding
    [claim] claiming the rest
    [bomb] a bomb
    [contra] contra
    [recontra] recontra
    [sell] selling
    [buy] buying
    [prove] showing the marriage
    [open] showing the talon
   *[other] “{ $word }”
}

## The deal

reason-deal-due = The cards are not dealt yet.
reason-deal-hands = The deal has { $count } hands; { $right } are needed.
reason-deal-hand-size = { $seat } has { $count } cards; it should be { $right }.
reason-deal-talon-size = The talon has { $count } different cards; it should be { $right }.
reason-deal-twice = { $card } is dealt twice.
reason-deal-wrong-deck = { $card } is not in this deck.
reason-match-over = The match is over.
reason-no-action = “{ $text }” is no move. Right would be: pass, 120, KH, give 1 9S …

## Start of a record

reason-start-unknown = The start knows no field “{ $field }”.
reason-start-number = “{ $field }” must be a whole number from { $least } to { $most }.
reason-start-list = “{ $field }” must be a list of { $count } whole numbers, one for each player.
reason-start-partners = “{ $field }” must be the same for partners: they score together.
reason-start-barrel = With { $score } points nobody sits on the barrel: it stands at { $at }, and only 0, 1 or 2 deals can be spent on it.
reason-start-above-barrel = { $player } cannot have { $score } points: whoever passes { $at } stands on the barrel with { $at }. Right would be { $at }, less, or { $win } and more for a match that is over.

## Blind, redeal, auction

reason-blind-or-look = First say: play blind, or look at your cards.
reason-claims-first = First say: redeal, or keep the cards.
reason-consent-or-keep = First say whether you agree to the redeal.
reason-no-redeal-ground = These cards give no right to a redeal.
reason-auction-first = The auction is still on: bid or pass.
reason-auction-over = The auction is over.
reason-auction-word = In the auction you bid or pass; { call-name } is out of place.
reason-raise-after-auction = You can raise only after you have won the auction.
reason-silence = Below { $below } points you must pass.
reason-no-blind-bid = Nobody plays blind.
reason-unblind-needs-marriage = Only a marriage in hand lets you unblind.
reason-bid-too-low = { $amount } is too little: bid { $least } or more.
reason-bid-no-multiple = { $amount } cannot be bid: bids go in steps of { $step }.
reason-bid-over-ceiling = Nobody may bid more than { $most }.
reason-bid-over-limit = You may not bid { $amount }: your limit is { $most }.
reason-bid-one-step = Only one step at a time: bid { $least }.

## Talon, raising, giving up

reason-give-to-opponent = Cards are passed to the opponents only.
reason-given-already = { $seat } has a card from you already.
reason-give-ace = You must part with one of your four aces.
reason-no-gifts = No cards are passed to the opponent here: put them away.
reason-no-discards = No cards are put away here: they are passed to the opponents.
reason-discarded-already = You have put your cards away already.
reason-discard-count = { $count ->
    [one] One card is
   *[other] { $count } cards are
} not right: put away { $right }.
reason-pass-cards-first = First pass a card to each opponent.
reason-cards-passed = The cards are passed already.
reason-not-now = Not now: { call-name } is impossible here.
reason-raise-off = At this table the bid is not raised after the talon.
reason-raised-already = You have raised already.
reason-raise-blind = A blind game may not be raised.
reason-raise-golden = In the golden round the bid is not raised.
reason-write-off-off = At this table deals are not written off.
reason-write-off-too-late = Too late to write off: a card is passed already.
reason-write-off-blind = A blind game may not be written off.
reason-write-off-limit = You have written off { $count ->
    [one] once
   *[other] { $count } times
}: that is all for this match.
reason-write-off-golden = In the golden round deals are not written off.
reason-write-off-barrel = The barrel forbids writing off now.
reason-concede-off = At this table nobody concedes without points.
reason-concede-barrel = You may not concede now: before the cards are passed only, and never while somebody is on the barrel.
reason-bomb-off = At this table there are no bombs.
reason-bomb-limit = You have thrown { $count ->
    [one] a bomb
   *[other] { $count } bombs
}: that is all for this match.
reason-bomb-barrel = No bombs from the barrel or the lock.
reason-buy-or-keep = First say whether you buy the talon for { $price }.
reason-sell-off = At this table contracts are not sold.
reason-sell-cards = Show { $count } cards, before you pass any.
reason-sell-own-cards = You can only offer cards of your own.
reason-sell-limit = The contract is offered { $count } times at most.
reason-sold-already = These cards were offered already: show others.
reason-bid-or-pass = First say: more, or pass.
reason-contra-or-keep = First say: contra, or let it stand.

## Play

reason-not-in-hand = You do not have { $card }.
reason-must-follow = You must follow { suit-name }.
reason-must-trump = You have no card of the suit: play a trump, { suit-name }.
reason-must-beat = You must beat { $card }: you can.
reason-must-overtrump = You must play a trump higher than { $card }.
reason-lead-trump = You must lead a trump, { suit-name }.
reason-lead-no-trump = You may not lead trumps ({ suit-name }) that another declared while you have other cards.
reason-lead-ace = Four aces are declared: lead the next one.
reason-crawl-off = At this table every card is led open.
reason-crawl-ace = You hold an ace: only a declarer without one may lead face down.
reason-crawl-first-lead = Only the declarer, and only his first lead, may lie face down.
reason-declare-on-lead = A marriage is declared only when you lead.
reason-declare-needs-trick = A marriage can be declared once you have taken a trick.
reason-declare-too-late = Too late to declare a marriage: you need { $least } cards in hand.
reason-declared-already = The marriage in { suit-name } is declared already.
reason-declared-automatically = Leading { $card } declares the marriage by itself.
reason-declare-in-suit = At this moment a marriage cannot be declared without changing the trump.
reason-no-marriage = { $card } is no part of a marriage in your hand.
reason-no-declarer = Nobody has a bid here: everybody plays for himself.
reason-before-first-lead = Too late: { call-name } is possible only before the first lead.
reason-claim-off = At this table every trick is played out.
reason-claim-not-sure = You cannot claim the rest: not every card of yours is sure to win.

## Entries: the contract

reason-entry-made = Bid { $bid } made: { $points } taken.
reason-entry-made-rounded = Bid { $bid } made: { $points } taken, rounded to { $counted }.
reason-entry-made-points = Bid { $bid } made, and all that was taken counts: { $counted }.
reason-entry-failed = Bid { $bid } failed: { $points } taken.
reason-entry-failed-shortfall = Bid { $bid } failed: { $points } taken, and only what is missing is lost.
reason-entry-failed-share = The failed bid of { $bid } goes to the opponents.
reason-entry-taken = { $marriages ->
    [0] { $points } taken.
   *[other] { $points } taken, { $marriages } of it in marriages.
}
reason-entry-rounded = { $points } card points are rounded to { $to }.
reason-entry-write-off = Bid { $bid } written off; it costs { $cost }.
reason-entry-write-off-free = R: bid { $bid } written off without a price.
reason-entry-write-off-share = { $parts ->
    [2] Half
   *[3] A third
} of the written-off { $bid }{ $up ->
    [0] {""}
   *[other] {" ("}rounded up to { $up })
}{ $cut ->
    [0] {""}
   *[1] {", "}the fraction dropped
}.
reason-entry-write-off-each = Written off: { $each } to each opponent.
reason-entry-write-off-aces = Written off by aces: { $count ->
    [one] { $count } ace
   *[other] { $count } aces
} at { $each }.
reason-entry-third-write-off = Penalty for write-off number { $count }.
reason-entry-concede = C: bid { $bid } conceded, no points move.
reason-entry-bomb = Bomb number { $count }: the deal is given up, no points lost.
reason-entry-bomb-share = For the bomb.
reason-entry-bought = The talon was bought for { $price }.
reason-entry-sold = The talon was sold for { $price }.
reason-entry-raspasy = All passed: { $points } taken count against.

## Entries: doubling and extras

reason-entry-doubled-blind = Blind: everything counts twice.
reason-entry-doubled-golden = Golden round: everything counts twice.
reason-entry-contra = { $times ->
    [2] Contra: twice.
   *[other] Recontra: { $times } times.
}
reason-entry-points-doubled = { $points } taken, doubled it makes { $total }.
reason-entry-fixed-240 = A blind game made pays exactly 240.
reason-entry-cap-240 = A blind game pays 240 at most.
reason-entry-four-nines = Four nines.
reason-entry-golden-zero = Nobody made the golden round: scores go to zero.

## Entries: bolts and penalties

reason-entry-bolt = { $count ->
    [one] A bolt.
   *[other] { $count } bolts at once.
}
reason-entry-bolts-penalty = Penalty for { $count } bolts.
reason-entry-bolts-spared = On the barrel the bolts cost nothing; their count starts again.
reason-entry-redeal-limit = Redeal number { $count } in a row does not count: the dealer pays.
reason-entry-penalty = Penalty: { $why ->
    [misdeal] misdeal
    [bad-cut] bad cut
    [wrong-entry] wrong entry in the sheet
    [other] an offence
   *[other] { $why }
}.

## Entries: the barrel, the dump, the end

reason-entry-barrel-on = On the barrel at { $at }.
reason-entry-barrel-snap = On the barrel: the score stops at { $at }.
reason-entry-barrel-holds = On the barrel only a win counts: the score stays at { $at }.
reason-entry-barrel-running = { $points } card points go to the barrel.
reason-entry-barrel-spared = On the barrel a failed bid costs nothing.
reason-entry-barrel-tens = { $score } is rounded down to tens before the penalty.
reason-entry-barrel-attempts = { $count } tries on the barrel are used up: penalty, and off.
reason-entry-barrel-below = Off the barrel: less than { $at }.
reason-entry-barrel-together = Too many climbed onto the barrel at once: penalty, and off.
reason-entry-barrel-win = Won from the barrel: { $points } taken.
reason-entry-knock = Knocked off the barrel by a newcomer: penalty.
reason-entry-three-barrels = The third barrel is lost: the score becomes { $score }.
reason-entry-last-chance = The last chance is gone: the score goes to zero.
reason-entry-lock = Under the lock at { $at } only own contracts are written.
reason-entry-dump = Exactly { $score }: dumped to zero.
reason-entry-play-on = A tie: the match goes on to { $target }.
reason-entry-win = The match to { $target } is won with { $score }.

## Steps of the scoring, where they are no options

step-contract = The contract
step-rounding = Rounding
step-doubling = Doubling
step-bolt = Bolts
step-barrel = The barrel
step-knock = Knocked off the barrel
step-dump = The dump
step-win = The win
step-penalty = Penalty
step-write_off = Writing off
step-blind = The blind game
step-golden = The golden round

## What entitles to a redeal

ground-hand-nines = nines in the hand
ground-hand-aces = four aces in the hand
ground-talon-aces = four aces with the talon
ground-all-pass = everybody passed
ground-hand-jacks = jacks in the hand
ground-hand-below = too few points in the hand
ground-talon-nines = nines in the talon
ground-talon-jacks = jacks in the talon
ground-talon-below = too few points in the talon
ground-final-nines = nines after the talon
ground-final-jacks = jacks after the cards were passed
ground-final-below = too few points after the cards were passed

## Bonuses

bonus-name = { $what ->
    [cards] the opponents’ cards
    [suits] the suits of the talon
    [talon] the talon
   *[card] card { $place } of the talon
}
reason-bonus-off = This table has no such bonus.
reason-bonus-not-now = You look at cards at your turn: in the auction, while you pass cards, or in play.
reason-bonus-in-auction = The talon may be looked at only in the auction, at your turn.
reason-bonus-spent = { $count ->
    [one] You have used this bonus: there is one in a match.
   *[other] You have used this bonus: there are { $count } in a match.
}
reason-bonus-blind = Look at your own cards first.
reason-bonus-place = The talon has { $count } cards.
