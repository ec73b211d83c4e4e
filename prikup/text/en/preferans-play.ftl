# Preferans: why an action is refused. The id of a reason is the message without `reason-`.

bid-name = { $bid ->
    [game] { contract-name }
    [misere-without] misère without the talon
    [nine-without] a nine without the talon
    [totus] a totus
    [small-misere] small misère
    [six-without] a six without the talon
    [big-misere] big misère
    [seven-without] a seven without the talon
   *[misere] misère
}

## The start of a record, the text of an action

reason-start-whists = “whists” is a list for each of the { $count } players of what he has written on each, whole numbers; nobody writes on himself.
reason-start-over-pool = { $player } cannot have { $points } in the pool: with help on, what is over { $size } goes to the open pools of the others. Right would be { $size } at most, or everybody’s pool closed.
reason-no-move = “{ $text }” is no move. Right would be: pass, 6S, 10NT, misere, here, whist, discard 7S 8S, KH, claim 6 2 2 …

## The auction

reason-bid-or-pass-first = The auction is still on: bid or pass.
reason-bid-number = By number only the sixes are bid, from 1 (6♠) to 5 (6NT); { $number } does not say which bid is meant. Name it in full: 7S, 10NT.
reason-bid-not-played = At this table nobody bids { bid-name }.
reason-bid-not-above = Not enough: { bid-name } stands, bid more.
reason-bid-below-least = After the all-passes nothing below { $least } may be bid.
reason-bid-next-step = One step at a time: the next one is { bid-name }.
reason-bid-nothing-above = Nothing is higher: all you can do is pass.
reason-misere-first-word = A misère can only be your first word.
reason-hold-off = At this table nobody says “here”: bid more, or pass.
reason-hold-nothing = There is no bid to hold yet.
reason-hold-two-left = “Here” is said only when two are left in the auction.
reason-hold-first-hand = Only the first hand may say “here”.
reason-hold-older = Only the older hand may say “here”.
reason-hold-limits = This bid cannot be held: bid more, or pass.

## Talon and order

reason-discard-first = First put two cards away.
reason-talon-not-taken = The talon stays where it lies: nothing is put away.
reason-order-first = First order your game.
reason-order-too-low = You may not order less than you bid: { bid-name } at least.
reason-order-no-totus = Ten tricks are ordered only after the bid “totus”.
reason-misere-is-played = A misère is not given up: it is played.
reason-without-three-off = At this table nobody gives up without three: play, or be written without all.

## Whist

reason-whist-first = First answer: whist or pass.
reason-half-off = At this table there are no half-whists.
reason-half-level = Half a whist is possible on a six or a seven only.
reason-half-second-after-pass = Half a whist is for the second defender, after a pass of the first.
reason-stalingrad = Stalingrad: six spades must be whisted.
reason-whist-back-or-pass = Leave your partner the half-whist, or whist yourself after all.
reason-whist-back-after-half = You can go back to a whist only after a half-whist.
reason-open-or-closed = First say whether you play open or closed.

## Play and offers

reason-play-a-card = Play a card.
reason-no-marriages = In Preferans nothing is declared with a card.
reason-no-face-down = Cards are laid face up.
reason-accept-or-reject = An offer stands: accept or reject it.
reason-offer-refused = Your offer was refused just now: play a card first.
reason-offer-last-trick = The last trick is played out.
reason-offer-count = The offer names { $count ->
    [one] one number
   *[other] { $count } numbers
}; it should be { $right }, one for each player.
reason-offer-total = The offer shares out { $count ->
    [one] one trick
   *[other] { $count } tricks
}; there are { $right }.
reason-offer-below-taken = { $seat } has { $taken ->
    [one] one trick
   *[other] { $taken } tricks
} already and cannot end with { $count }.
reason-offer-rests = { $seat } sits this deal out and takes no tricks.
