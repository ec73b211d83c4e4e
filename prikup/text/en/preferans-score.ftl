# Preferans: the presets, the rules of scoring and of the end, the score sheet in words.

preset-sochi = Sochi
    .text = The most common game: whists are responsible and greedy, a missing trick costs the declarer as much as the whister, all-pass deals go to the mountain at 1, 2, 3 points a trick, and what is over a full pool helps the others at 10 whists a point.
preset-leningrad = Leningrad
    .text = Mountain and whists are written twice as high, so that a point of the pool is worth 20 whists. Whists are half responsible, and when a game fails the whister and the passer share them like gentlemen. Nobody helps: a pool may be fuller than full.
preset-leningrad-tournament = Leningrad, tournament
    .text = Leningrad as tournaments play it: the whister keeps all whists of a failed game, on an eight or more each of two whisters owes a trick, no trick in an all-pass deal takes twice the price off the mountain, and only a whisted game that was made ends a series of them.
preset-rostov = Rostov
    .text = The mountain stays low: what is earned pays it off first and then fills the pool. Whists are half responsible and shared like gentlemen when a game fails, and in an all-pass deal the one with the fewest tricks writes 5 whists a trick on the others.
preset-sochinka = Sochinka, from Classic
    .text = Four at the table, the dealer rests. What is earned goes to the pool alone; then it helps the others, the fullest pool first, and only when nobody is left to help it comes off the mountain. All-pass tricks cost 1, 2, 4; on a failed game everybody, the dealer too, writes as many whists as the declarer wrote on his mountain; the dealer has a bonus for aces in the talon.

## The rules: whists

rule-whist_duty = Responsibility of a whist
    .text = A trick that a whister owes and lacks costs him as much as the declarer pays for his, or half of it.
value-whist_duty-responsible = responsible
value-whist_duty-half_responsible = half responsible
rule-duty_six_seven = Two whisters on a six or seven
    .text = Each owes his half, two tricks or one, whatever the other took; or the pair owes them together, and only what the pair lacks is paid.
value-duty_six_seven-each_half = each his half
value-duty_six_seven-pair = the pair
rule-duty_eight_up = Two whisters from an eight on
    .text = Who pays when a trick is missing: the second whister if he took none; each who took none; or the pair, half each, if both took none.
value-duty_eight_up-second_whister = the second whister
value-duty_eight_up-each = each
value-duty_eight_up-pair = the pair
rule-half_whist_returned = A half-whist turned into a whist
    .text = When the first defender goes back to a whist, the half-whist of the second is a pass, or he still writes it.
value-half_whist_returned-void = void
value-half_whist_returned-counts = written
rule-on_failure = Whists on a failed game
    .text = When a game fails that one whisted, the whister writes all whists, or shares them with the passer like a gentleman.
value-on_failure-greedy = greedy
value-on_failure-gentleman = gentleman
rule-consolation = Consolation
    .text = Whether the opponents write whists for each trick that the declarer lacks.
value-consolation-all = all write it
value-consolation-none = none
rule-dealer_consolation = Consolation for the dealer
    .text = Whether a dealer who rests writes consolation too.
rule-consolation_style = How much consolation
    .text = The price of a whist for each missing trick; or as in Classic: as many whists as the declarer wrote on his mountain (ordinary), only to whisters (gentleman), or as many as the whister wrote in all (robber).
value-consolation_style-value = by the price of a whist
value-consolation_style-classic_ordinary = Classic, ordinary
value-consolation_style-classic_gentleman = Classic, gentleman
value-consolation_style-classic_robber = Classic, robber

## The rules: prices

rule-undertrick_factor = Mountain counts
    .text = The declarer's missing trick costs the value of the game, or twice that.
value-undertrick_factor-1 = once
value-undertrick_factor-2 = twice
rule-whist_factor = Whists count
    .text = A trick of a whister brings the value of the game in whists, or twice that.
value-whist_factor-1 = once
value-whist_factor-2 = twice
rule-misere_trick = A trick on a misère
    .text = What each trick taken puts on the mountain of a caught misère; of a small one half of it.
rule-talon_bonus = Bonus for the talon
    .text = The dealer who rests writes whists for sure tricks in the talon: an ace or a king with its queen one, an ace with its king two, two aces three. Of three players the defenders share them.
rule-totus = Totus
    .text = A game for all ten tricks is a ten like any other, or a bid of its own that brings 5 more.
value-totus-as_ten = a ten
value-totus-dedicated = a bid of its own, +5

## The rules: all-pass

rule-all_pass_to = All-pass is written
    .text = Tricks go to the mountain, or who took the fewest writes whists on the others.
value-all_pass_to-mountain = to the mountain
value-all_pass_to-whists = in whists
rule-all_pass_price = Price of a trick
    .text = In the first, second, third … all-pass in a row; the last number goes on.
rule-all_pass_whists = Whists for a trick
    .text = What who took the fewest writes on the others for each of their tricks; two who tie share it.
rule-all_pass_amnesty = Amnesty
    .text = Only tricks above the lowest number count.
rule-all_pass_zero = No trick at all
    .text = What it brings to take nothing in an all-pass.
value-all_pass_zero-pool_price = a trick's price to the pool
value-all_pass_zero-pool_1 = 1 to the pool
value-all_pass_zero-mountain_price = a trick's price off the mountain
value-all_pass_zero-mountain_twice = twice that off the mountain
value-all_pass_zero-none = nothing
rule-exit_game = The way out of a series
    .text = A series of all-passes ends with any game that somebody plays, or only with one that was whisted and made.
value-exit_game-any_played = any game
value-exit_game-whisted_and_made = whisted and made
rule-exit_on_misere = A misère ends a series
    .text = Where any game ends it, a caught one does too; else only one that was made.

## The rules: a full pool, the end

rule-help = American help
    .text = What is over a full pool closes the pools of the others, for 10 whists a point.
rule-help_order = Who is helped first
    .text = The one with the fullest pool, of equal ones the lower mountain; or clockwise.
value-help_order-fullest_first = the fullest pool
value-help_order-clockwise = clockwise
rule-help_barred = Who may not be helped
    .text = Nobody is excluded; or the dealer who rests and a whister who failed in this very deal get no help.
value-help_barred-nobody = nobody
value-help_barred-dealer_and_failed = the dealer and a whister who failed
rule-surplus = What is over a full pool
    .text = After the help it comes off the own mountain; or there is no surplus: it is written over the pool; or earned points pay the mountain before the pool; or it is lost.
value-surplus-help_then_mountain = off the mountain
value-surplus-none = over the pool
value-surplus-mountain_first = the mountain comes first
value-surplus-lost = lost
rule-pool = Size of the pool
    .text = Points that close a player's pool; by the sum all pools together hold so many for each player.
rule-pool_end = The match ends
    .text = When all pools are closed; when they hold enough together; with the first that is closed; after so many deals; or by the clock, when people stop. By sum and by deals pools are never closed.
value-pool_end-all_closed = all pools are closed
value-pool_end-sum = by the sum of pools
value-pool_end-first_closed = the first is closed
value-pool_end-deals = by the number of deals
value-pool_end-time = by the clock
rule-deals = Number of deals
    .text = After how many deals the match ends.
rule-pool_value = A point of the pool
    .text = What it is worth in whists when the sheet is settled; a point of the mountain costs 10.

## The sheet

sheet-pool = pool
sheet-mountain = mountain
sheet-pool-and-mountain = pool/mountain
sheet-tricks = tricks
sheet-whists-on = whists → { $player }
sheet-against = ↔ { $player }
sheet-to-pool = pool
sheet-to-mountain = mountain
sheet-to-whists = whists → { $player }
sheet-row-game = { $player } { contract-name }
sheet-row-misere = { $player } misère
sheet-row-misere-without = { $player } misère without the talon
sheet-row-small-misere = { $player } small misère
sheet-row-big-misere = { $player } big misère
sheet-row-all-pass = all-pass
sheet-row-without = { $player } { $level } without all
sheet-row-without-three = { $player } { $level } without three
score-csv-contract = Contract
score-csv-tricks = Declarer's tricks
score-csv-pool = { $player }: pool
score-csv-mountain = { $player }: mountain
score-csv-whists = { $player }: whists on { $on }
score-csv-result = { $player }: result

## What cannot stand on a sheet

reason-no-contract = “{ $text }” is no contract. Right would be: 6S … 10NT, misere.
reason-not-played = Nobody whisted, so nothing was played.
reason-open-alone = Hands lie open only when one whists alone.
reason-all-pass-two = Two players have no all-pass.
reason-talon-no-tricks = At this table the talon takes no tricks.
reason-talon-tricks = The talon takes from 0 to { $most } tricks, not { $count }.
reason-tricks-too-many = { $player } cannot have { $count } tricks: there are { $most }.
reason-talon-cards = The talon has { $right } different cards, not { $count }.
reason-help-off = At this table nobody helps.
reason-help-whom = { $player } cannot be helped here: he played himself, or is named twice.
reason-help-not-due = { $player } got no help in this deal: nothing was left, or the pool is full.
reason-ten-no-whist = At this table a ten is not whisted.
reason-whist-missing = What did { $player } answer: whist or pass?
reason-whist-declarer = { $player } plays and does not whist on himself.
reason-dealer-whist = { $player } deals: he may whist only when both others passed.

## A deal told

play-word = { $word ->
    [pass] pass
    [here] here
    [misere] misère
    [misere-without] misère without the talon
    [small-misere] small misère
    [big-misere] big misère
    [six-without] six without the talon
    [seven-without] seven without the talon
    [nine-without] nine without the talon
    [totus] totus
    [without-all] without all
    [without-three] without three
    [whist] whist
    [half] half-whist
    [whist-back] back to a whist
    [open] open
    [closed] closed
    [accept] agrees
    [reject] refuses
   *[other] { $word }
}
play-puts-away = puts away { $cards }
play-offer = offers { $tricks }
play-third-hand = third hand
