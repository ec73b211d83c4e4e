# The words of the page: table, sheet, rules, settings. The page fills in cards and names.

## Cards and suits

suit-name = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
card-name = { $rank ->
    [7] Seven
    [8] Eight
    [9] Nine
    [T] Ten
    [J] Jack
    [Q] Queen
    [K] King
   *[A] Ace
} of { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
you = You
seat-number = Seat { $number }
default-name = Player
letters-at-most = That is as long as it may be: { $count } letters.
close = Close
to-home = Home

## Home

home-title = Thousand and Preferans — play at the Prikup table
home-game = Game
home-back = Back to your table
home-lead = A real table: honest bots, the house rules of your own circle, and a sheet that explains every number.
home-play = Play now
# The preset that “Play now” opens: one for three players.
home-preset = { $game ->
    [preferans] sochi
   *[thousand] russian
}
home-play-more = against two bots, { $game ->
    [preferans] Sochi rules
   *[thousand] classic rules
}
home-opening = Setting the table…
home-friends = With friends
home-rules = Own rules
home-name = Your name
home-join = Have a link to a table?
home-join-go = Join
home-join-bad = That does not look like a table's link. Paste all of it.
home-foot = No account, no advertising. Open source.
home-reference = { $game }: rules
lost-title = There is no such page

## Invitation

invite-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
invite-join = You are invited to this table
invite-sit = Sit down
invite-qr = QR code of the table's link
invite-link = The table's link
invite-copy = Copy the link
invite-copied = Copied
invite-copy-failed = Copying failed: select the link and copy it by hand.
invite-game = { $game }: { $preset }
invite-alone = Only this computer can open this table. To play with others, stop Prikup and start it again as “prikup serve”.
invite-no-network = Nobody else can come yet: this computer is in no network. Connect it, then open this page again.
invite-name = Your name at this table
invite-name-keep = Keep
invite-share = Share…
invite-bots = Seat bots

## Who leaves or is late

patience-title = At the table
patience-move-time = Time for a move
patience-seconds = { $seconds ->
    [0] as long as it takes
    [30] 30 seconds
    [60] one minute
    [120] two minutes
    [300] five minutes
   *[other] { $seconds } s
}
patience-then = Who leaves or is late
patience-then-stand_in = keeps the seat
patience-then-out = is out, a bot plays on
patience-told-time = Time for a move: { patience-seconds }.
patience-told-then = { $then ->
    [out] Who leaves the table, keeps the others waiting for { $grace } seconds or does not move in time is out: a bot keeps the seat. The score is not touched.
   *[stand_in] Who is away keeps the seat: a bot plays until they are back.
}
seat-instead = instead of { $name }
seat-lost = { $why ->
    [late] You did not move in time, so you are out.
    [away] You were away for too long, so you are out.
   *[left] You left, so you are out.
} A bot has your seat now. You can look on.
time-short = { $seconds ->
    [one] { $seconds } second left for your move
   *[other] { $seconds } seconds left for your move
}
leave-out = If you leave and are not back in time, you are out: a bot keeps the seat.

## The shuffle

shuffle = Shuffle
table-record = Finished deals
shuffle-told = Before each deal the table shows a fingerprint of the shuffle (a SHA-256 hash), and after the deal the number from which both the fingerprint and the order of the cards follow. This page checks that they agree: no card was exchanged while you played.
shuffle-promise = Fingerprint of deal { $deal }
shuffle-deal = Deal { $deal }
shuffle-agrees = as promised
shuffle-unseen = agrees; this page did not see its fingerprint during the deal
shuffle-differs = does not agree with what was shown
shuffle-seed = The number (seed)
shuffle-deck = The deck in its order
shuffle-aces = Aces dealt in this match: { $list }

## Connection

net-connecting = Walking up to the table…
net-reconnecting = Connection lost, reconnecting…
net-unanswered = The server did not answer. Please try again.
net-offline = The server cannot be reached.
net-server-error = The server made a mistake and gave no proper answer.

## Table

table-title = Table
menu = Menu
menu-unread = { $count ->
    [one] Menu, { $count } message not read
   *[other] Menu, { $count } messages not read
}
settings = Settings
talk = Talk
talk-none = Quiet so far.
talk-say = Say to everybody
talk-send = Send
table-rules = Rules of this table
help = Help
leave = Leave the table
history = This deal
score-of = { $name }: { $score }
bolts = { $count ->
    [one] { $count } bolt
   *[other] { $count } bolts
}
barrel = { $count ->
    [one] on the barrel, { $count } deal left
   *[other] on the barrel, { $count } deals left
}
dealer = deals
dealer-mark = D
declarer = declarer
seat-away = away
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tricks-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
turn-mark = to move
sits-out = sits out
turn-yours = Your turn
your-turn-play = Your turn
waiting-for = { $name } is thinking…
wait-cards = One moment…
not-your-turn = It is not your turn.
sending = Sending…
target = { $name }: { $bid }, has { $points }
bid-so-far = { $bid } by { $name }
trump = Trumps are { $suit }
golden = golden round
blind = blind
doubled = doubled
card-face-down = a card face down
trick-label = The trick on the table
last-trick = Last trick
took-it = took it
talon = Talon
stock-left = { $count ->
    [one] Stock: { $count } card
   *[other] Stock: { $count } cards
}
points-so-far = Points: { $list }

## Decisions

actions-label = Your decision
act-pass = Pass
act-blind = Blind 120
act-look = Look at the cards
act-unblind = End the blind game
act-redeal = Redeal
act-keep = Play on
act-write-off = Write off
act-concede = Concede
act-claim = The rest is mine
act-prove = Show the marriage
act-contra = Contra
act-recontra = Recontra
act-sell = Sell
act-buy = Buy
act-bomb = Bomb
act-open = Play open
act-discard = Put away
way-out-question = { $word } at { $bid }? The deal will not be played.
way-back = Back
hint-blind = The cards are closed: play blind, or look at them.
hint-hand-claims = With such cards you may ask for a redeal.
hint-final-claims = After the passing you may ask for a redeal.
hint-talon = The talon is yours. How shall it go on?
hint-play = Your lead. The bid may still be raised.
hint-auction = What do you say?
hint-consent = A redeal is asked for. Do you agree?
hint-buying = The talon can be bought. Do you buy it?
hint-contra = Raise the stakes, or let it stand?
pick-first = { $count ->
    [one] Choose { $count } card.
   *[other] Choose { $count } cards.
}
hint-give = A card, then a player: one card each.
give-now = Pass on
give-card-first = Choose a card first.
give-to-label = Card for { $name }: none yet
give-to-chosen = Card for { $name }: { $card }. Press to take it back
give-chosen = Chosen for { $name }: { $card }
give-here = — pass the chosen card here
give-undo = — take the card back
bid-label = Bid { $amount }
raise-label = Raise to { $amount }
raise-to = to { $amount }
step-less = Less
step-more = More
limit = At most { $amount }.
limit-why = At most { $amount }: { $why }.
call-pass = pass
call-blind = blind
call-look = looks
call-unblind = ends the blind game
call-redeal = redeal
call-keep = plays on
call-write-off = writes off
call-concede = concedes
call-claim = the rest is mine
call-raise = raises to { $amount }

## Hand

hand-label = Your cards
open-hand = Open cards of { $name }
third-hand = Third hand
other-hand-due = It is the hand of { $name } that is to play.
hand-given-to = for { $name }
hand-illegal = illegal: { $reason }
hand-marriage = marriage { $worth }
hand-pair = half of a marriage
hand-pair-warning = Careful: this is half of a marriage.
hand-pair-lead = This lead declares no marriage, and the pair would be broken up.
tap-again = Tap it again to play it.
pair-mark = pair
choice-label = How to play it
choice-declare = { $sign } marriage { $worth }
choice-declare-label = Declare the marriage: { $suit }, { $worth }
choice-quiet = No trumps
choice-open = Face up
choice-covered = Face down
choice-plain = No marriage

## Bonuses

bonuses = Bonuses
bonuses-open = Bonuses, { $count } left
bonus-a-card = a card of the talon
bonus-left = left in this match: { $count }
bonus-look = Look
bonus-only-you = { $what }: only you see this
bonus-note = Everybody at the table sees that you looked, and at what.

## What happened

event-deal = New deal. Dealer: { $name }
event-call = { $name }: { $call }
event-forced = { $name }: { $bid }, the forced bid
offer-refused = { $name } does not agree. The play goes on.
event-declarer = Declarer: { $name }, bid { $bid }
event-declarer-blind = Declarer, blind: { $name }, bid { $bid }
event-talon = Talon ({ $name }): { $cards }
event-talon-hidden = The talon stays closed, taken by: { $name }
event-give = Passed: { $name } → { $to }: { $card }
event-give-hidden = Passed: { $name } → { $to }
event-play = { $name }: { $card }
event-marriage = Marriage, { $suit }: { $worth }
event-proof = { $name } shows { $cards }
event-proof-none = { $name } has no marriage to show
event-crawl = { $name }: face down
event-crawl-known = { $name }: { $card }, face down
event-turned = Turned up: { $name }, { $card }
event-bonus = { $name } looks at: { $what }
event-bonus-seen = { $name } looks at: { $what }. { $seen }
event-trick = Trick: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-draw = From the stock: { $name }, { $card }
event-draw-hidden = From the stock: { $name }
event-score = { $name }: { $change }, now { $score }
event-over = The match is over
event-winner = The match is over. Winner: { $name }

## Between deals

next-deal = Next deal
between-in = in { $seconds } s
between-waiting = Waiting for { $names }
between-dealing = Dealing…
between-seats = We begin when everybody sits.
end-match = End the match
end-match-sure = Really end it?
end-match-wanted = For ending it: { $names }
rematch = Another match
all-hands = All cards of the deal
summary-title = Result of the deal
summary-winner = Winner: { $name }
summary-made = { $name }: { $bid } made
summary-failed = { $name }: { $bid } failed
summary-write-off = { $name }: { $bid } written off
summary-concede = { $name }: { $bid } conceded
summary-redeal = Redeal
summary-took = { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
summary-marriage = marriage { $sign }
summary-settlement = Settlement
summary-replay = Replay the deal
summary-record = Download the record

## The sheet

sheet = Sheet
sheet-open = The sheet
sheet-deal = Deal
sheet-cell = { $name }, deal { $deal }: { $score } ({ $change }). Why?
sheet-bid = bid { $bid }
sheet-made = made
sheet-failed = failed
sheet-write-off = written off
sheet-concede = conceded
sheet-redeal = redeal
sheet-why = Why?
sheet-empty = The first deal will stand here. Press any number on the sheet to learn where it comes from.
sheet-no-reasons = Nothing was written in this deal.
sheet-target = Playing to { $target }
sheet-barrel = barrel from { $score }
mark-bolt = –
mark-write-off = R
mark-concede = C
mark-dump = ⌀
mark-penalty = p
mark-barrel = ○

## Rules

rules-title = Rules of { $game ->
    [preferans] Preferans
   *[thousand] Thousand
}
rules-lead = Take a preset and change in it what your table has agreed on.
rules-loading = Reading…
rules-preset = Preset
rules-search = Find a rule
rules-none-found = Nothing like it. Try another word.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-edited = changed
rules-blocked = No effect now: see “{ $option }”.
rules-was = In the preset: { $value }.
rules-back = Put back
rules-other = other…
rules-other-value = { $name }: another value
rules-differs = What differs from the preset
rules-no-diff = Nothing: all as in the preset.
rules-play = Play by these rules
rules-copy = Copy the link to these rules
rules-link = The link to these rules
rules-see = See all rules

## Settings

set-language = Language
set-pace = Pace
set-pace-slow = slow
set-pace-normal = normal
set-pace-fast = fast
set-pace-none = no pauses
set-theme = Appearance
set-theme-auto = as the system
set-theme-light = light
set-theme-dark = dark
set-oneTap = One tap plays
set-oneTap-more = Otherwise a card is tapped twice: choose, then play.
set-autoForced = Play forced cards by itself
set-autoForced-more = The only possible card is played at once.
set-fourColour = Four-colour deck
set-fourColour-more = Diamonds blue, clubs green.
set-sound = Soft sound at your turn
set-sound-more = Silent by default.

## Help

help-keys = Keys
key-arrows = ← →
key-arrows-does = move in the hand
key-enter = Enter
key-enter-does = play or press
key-card = K, then H
key-card-does = pick a card: rank and suit
key-pass = P
key-pass-does = pass
key-last = L
key-last-does = last trick
key-sheet = S
key-sheet-does = sheet
key-escape = Esc
key-escape-does = undo a choice, close
key-help = ?
key-help-does = this help
