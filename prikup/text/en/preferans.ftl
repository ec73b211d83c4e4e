# Preferans: why a figure on the sheet changed, and how the settlement is done.
# The id of a reason is the message without `reason-`; entries of the sheet are reasons too.

contract-name = { $level }{ $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
    [H] ♥
   *[NT] NT
}
tricks-counted = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

## Entries: the declarer

reason-entry-game-made = { contract-name } made.
reason-entry-game-unplayed = { contract-name } made without play.
reason-entry-undertricks = { contract-name } down { $count }, { $price } a trick.
reason-entry-totus = Bonus for the totus.
reason-entry-misere-made = Misère made.
reason-entry-misere-caught = Misère caught: { tricks-counted } at { $price }.
reason-entry-without-all = Without all, bid { $level }: { $level } tricks at { $price }.
reason-entry-without-three = Given up without three: 3 tricks at { $price }.

## Entries: the defenders

reason-entry-whists = { tricks-counted } at { $price }.
reason-entry-whists-shared = The game failed, gentlemen share: { tricks-counted } at { $price }.
reason-entry-half-whist = Half-whist: { tricks-counted } at { $price }.
reason-entry-whist-short = The whist is short: { $duty ->
    [one] { $duty } trick was
   *[other] { $duty } tricks were
} owed, { $price } for each that is missing{ $shared ->
    [0] {""}
   *[1] {", "}shared by the two
}.
reason-entry-consolation = Consolation: the declarer is down { $count }.
reason-entry-consolation-robber = Robber’s consolation: as much as the whister wrote.
reason-entry-talon-bonus = Bonus for the talon: { tricks-counted } at { $price }.

## Entries: all-pass

reason-entry-all-pass = All-pass: { tricks-counted } at { $price }.
reason-entry-all-pass-amnesty = All-pass: { tricks-counted }, { $free } forgiven, the rest at { $price }.
reason-entry-all-pass-whists = All-pass, the fewest tricks: { $player } has { tricks-counted } at { $price }.
reason-entry-all-pass-shared = All-pass, the fewest tricks are shared: { $player } has { tricks-counted } at { $price }.
reason-entry-all-pass-zero = All-pass without a trick.

## Entries: a full pool

reason-entry-help = Help for { $player }: { $points } at 10 whists.
reason-entry-helped = Helped by { $player }.
reason-entry-surplus-mountain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} over a full pool, off the mountain.
reason-entry-surplus-pool = Over a full pool.
reason-entry-surplus-lost = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} lost: the pool is full.

## Steps of the scoring that are no options

step-misere = The misère
step-whist = The whist

## The settlement, step by step

reason-settle-pools = Pools are made even with the fullest, { $fullest }: what is missing goes onto the mountain{ $worth ->
    [1] {""}
   *[other] , { $worth } for a point
}.
reason-settle-lowest = The lowest mountain, { $lowest }, is taken off all of them.
reason-settle-shares = What is left × 10 ÷ { $count }: so many whists each of the others writes on its owner.
reason-settle-whists = All whists: those of the sheet and those for the mountains.
reason-settle-balance = Any two settle their difference.
reason-settle-rounded = In whole whists, so that the sum is 0.
