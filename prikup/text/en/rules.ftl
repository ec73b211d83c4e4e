# The house rules: presets, groups, each option (its name, and one line that explains it) and the words
# for values. `value-ID-WORD` is looked up before `value-WORD`; numbers stand for themselves.

preset-russian = Russian Thousand
    .text = The game as most tables play it: the first hand bids 100 by force, a blind 120 from 240 points on pays ±240, a bad hand or talon may be dealt again, three bolts in a match cost 120, 555 drops to zero, and the barrel stands at 880.
preset-kryazh = Kryazh 2002
    .text = The program of 2002 without any of its agreements: the dealer carries the forced 100, a deal is written off only before the cards are passed, at 60 to each opponent, and the losers pay the winner what they lack to 1000. No blind games, redeals, bolts or dumps, and the barrel holds any number. Every agreement of its list can be switched on; what a failed bid on the barrel costs and the other rows that the text leaves open follow the preset "russian".
preset-app45 = The app of 45 agreements
    .text = The base text of the app: a blind game doubles the points that were taken. Of its many switches the text tells only one default, the penalty of 120; all others stand as in the preset "russian" and can be changed. The text contradicts itself on whether marriages double in a blind game (here they do) and on whether the barrel counts deals or won auctions (here deals).

## Groups

group-table = Table
group-deal = Deal
group-blind = Blind play
group-golden = Golden round
group-redeal = Redeal
group-auction = Auction
group-talon = Talon and final bid
group-write_off = Writing off
group-play = Play
group-marriage = Marriages
group-score = Scoring a deal
group-bolts = Bolts
group-barrel = Barrel
group-end = End of the match

## Table and deal

rule-players = Players
    .text = How many people sit at the table.
rule-target = Points to win
    .text = The match is won by the first to reach this score.
rule-forced_bidder = Forced bid is carried by
    .text = Who opens with 100 whatever the cards: the player left of the dealer, or the dealer.
rule-forced_bid = Forced bid
    .text = The opening bid that has to be made; without one the opener may pass as well.
rule-auction_starts = Bidding starts
    .text = On which side of the dealer the auction begins.
rule-first_dealer = First dealer of the next match
    .text = Drawn by lot again, or the winner of the match before.
rule-redeal_dealer = After a redeal deals
    .text = Whether the same dealer deals again or the deal moves on. A misdeal always moves it.
rule-penalty = Standard penalty
    .text = What falls, bolts and other offences cost.
rule-settlement = Settlement
    .text = Difference: each loser pays what he lacks to the target. Bank: the last pays his stake to the winner, the second keeps his.
rule-bank = Stake of the bank
    .text = What each player puts in when the match is settled by the bank.

## Blind play

rule-blind = Playing blind
    .text = Before looking at the cards a player may bid 120; if nobody goes higher, everything is doubled.
rule-blind_who = May go blind
    .text = Only the first hand (left of the dealer), the one with the forced bid, or anyone in turn.
rule-blind_bid = Blind bid
    .text = Exactly 120, or any bid that was made unseen counts as blind.
rule-blind_scores = A made blind game pays
    .text = Twice the points taken with marriages, twice the bid, or exactly 240. A failed one always costs twice the bid.
rule-blind_min_score = Blind from a score of
    .text = Whoever has fewer points in the match may not go blind.
rule-blind_hides_talon = Blind talon stays hidden
    .text = The opponents do not see the talon, and the cards are passed face down.
rule-blind_on_barrel = Blind while somebody is on the barrel
    .text = Whether going blind is allowed while any player sits on the barrel.
rule-blind_write_off = Writing off a blind game
    .text = The blind declarer may write the deal off; it costs the doubled bid.
rule-unblind = Unblinding
    .text = An opponent with a marriage in hand may outbid the blind player: then the deal is an ordinary one with open talon.
rule-unblind_without_auction = Unblinding takes the talon
    .text = Who unblinds gets the talon at once; nobody else may bid.
rule-blind_cap_240 = Blind game pays 240 at most
    .text = Where the points taken are doubled, a made blind game scores no more than 240.
rule-blind_raise = Raising a blind bid
    .text = The blind declarer may raise above 120 after taking the talon.
rule-blind_doubles_marriages = Marriages doubled in a blind game
    .text = Those of everybody, only the declarer's, or none: then just the tricks count twice.
rule-blind_double_bolts = Double bolts in a blind game
    .text = Who takes nothing in a blind deal gets two bolts instead of one.

## Golden round

rule-golden = Golden round
    .text = The first deals, one per player. Forced: each in turn plays 120 without an auction. Doubled: ordinary auctions, everything counts twice.
rule-golden_scores = A made golden deal pays
    .text = Twice the points taken, or twice the bid.
rule-golden_double_penalties = Golden penalties doubled
    .text = Penalties of the golden round count twice, like its points.
rule-golden_if_nobody_makes = If nobody makes the golden 120
    .text = The scores are cleared or kept, and the round is played again or the ordinary game begins.
rule-golden_max_rounds = Golden rounds at most
    .text = After this many failed rounds the scores stay as they are and the ordinary game begins.
rule-golden_raise = Raising in the golden round
    .text = The declarer may raise above the forced 120.
rule-golden_write_off = Free writing off in the golden round
    .text = Where writing off costs no points, it is allowed in the golden round all the same.
rule-golden_doubles_marriages = Marriages doubled in the golden round
    .text = Those of everybody, only the declarer's, or none.
rule-golden_double_bolts = Double bolts in the golden round
    .text = Who takes nothing gets two bolts instead of one.

## Redeal

rule-redeal_hand_below = Redeal on a weak hand
    .text = Before the auction: a player dealt fewer card points than this may ask for new cards.
rule-redeal_nines = Redeal on nines
    .text = Before the auction: a player dealt this many nines may ask for new cards.
rule-redeal_jacks = Redeal on jacks
    .text = Before the auction: a player dealt this many jacks may ask for new cards.
rule-redeal_aces = Redeal on four aces
    .text = Four aces dealt to one player: the cards must be dealt again.
rule-redeal_talon_below = Redeal on a weak talon
    .text = The declarer may ask for new cards when the talon holds fewer points than this.
rule-redeal_talon_nines = Redeal on nines in the talon
    .text = The declarer may ask for new cards when this many nines lie in the talon.
rule-redeal_talon_jacks = Redeal on jacks in the talon
    .text = The declarer may ask for new cards when this many jacks lie in the talon.
rule-redeal_talon_only_forced = Talon redeal only at 100
    .text = Redeal for the talon only if it was won by the forced bid, with nobody bidding against it.
rule-redeal_after_discard_nines = Redeal on nines after the passing
    .text = Before the first lead: a player who now holds this many nines may ask for new cards.
rule-redeal_after_discard_below = Redeal on a weak hand after the passing
    .text = Before the first lead: a player who now holds fewer card points may ask for new cards.
rule-redeal_after_discard_jacks = Redeal on jacks after the passing
    .text = Before the first lead: a player who now holds this many jacks may ask for new cards.
rule-redeal_limit = Redeals in a row
    .text = The claim of this number in a row against one dealer is void: the deal is played and the dealer pays the penalty.

## Auction

rule-bid_step = Bidding step
    .text = Every bid is a multiple of this.
rule-bid_jumps = Jumps in the auction
    .text = Whether a bid may be more than one step higher than the last.
rule-bid_over_120 = Bids above 120
    .text = Up to 120 plus the marriages in hand, or without such a limit.
rule-max_bid = Highest bid
    .text = No bid may be higher than this.
rule-silence_below = Silence
    .text = A player with a match score below this has to pass.
rule-barrel_bid_limit = Bid limit on the barrel
    .text = A player on the barrel may not bid more than this.

## Talon and final bid

rule-talon_hidden_at_forced_bid = Talon hidden at 100
    .text = A talon won by the forced bid, with nobody bidding against it, is not shown, and the cards are passed face down.
rule-discard_face_down = Passing face down
    .text = Each receiver sees only the card passed to him.
rule-raise_after_talon = Raise after the talon
    .text = The declarer may raise the bid until the first lead.

## Writing off

rule-write_off = Writing off
    .text = A declarer who cannot make the bid may give the deal up; the opponents get points without play.
rule-write_off_when = Writing off is possible
    .text = Only before the cards are passed, or until the first lead.
rule-write_off_amount = Written off, each opponent gets
    .text = Half of the bid, or 60 whatever was bid.
rule-write_off_aces_of = Aces that count
    .text = Whose aces set the amount when a deal is written off by aces.
rule-write_off_rounding = Rounding when writing off
    .text = The bid is rounded up to tens before it is halved (125 → 130 → 65 each), or halved exactly.
rule-write_off_deducts = Writing off costs the bid
    .text = The declarer loses the bid; switched off, only the opponents' points are written.
rule-write_off_limit = Write-offs per match
    .text = How many times one player may write off in a match.
rule-write_off_third_penalty = Penalty for the third write-off
    .text = The standard penalty on the third write-off of a player, once or at each third.
rule-write_off_on_barrel = Writing off and the barrel
    .text = Allowed where it costs the bid; always; not for a player on the barrel; or for nobody while anybody is on it.
rule-concede = Conceding
    .text = A second way to give up: no points move, and each opponent gets a bolt. Not while anybody is on the barrel.

## Play

rule-must_trump = Duty to trump
    .text = Void in the suit led, a player must play a trump if there is a trump suit.
rule-must_beat = Duty to beat
    .text = A player must beat the trick if he can.
rule-beat_after_ruff = Duty to beat after a trump
    .text = The duty to beat in the suit led also holds when the trick has already been trumped.
rule-must_overtrump = Duty to overtrump
    .text = A player who trumps must beat the trump in the trick if he can.
rule-undertrump = If overtrumping is impossible
    .text = A lower trump has to be played, or any card will do.
rule-lead_trumps = Leading trumps
    .text = Free; not a trump that somebody else declared while other cards are held; strictly not; or, the other way round, obligatory.
rule-claim = Claiming the rest
    .text = A player whose cards must win all remaining tricks may take them at once.

## Marriages

rule-marriage_values = Values of the marriages
    .text = What the king and queen of each suit are worth.
rule-marriage_first_lead = Marriage at the first lead
    .text = A marriage may be declared without having taken a trick.
rule-marriage_declared = Declaring
    .text = Leading from the pair declares it; the player chooses; or it counts only if it is said.
rule-marriage_for = Marriage points
    .text = For everybody who declares, or only for the declarer of the deal.
rule-marriage_on_barrel = Marriages on the barrel
    .text = Whether a player on the barrel gets points for marriages; they set trumps in any case.
rule-one_trump_per_deal = One trump suit per deal
    .text = Later marriages score, but the first one's suit stays trump.
rule-trump_starts = The new trump holds
    .text = At once, in the very trick that declares it, or from the next trick on.
rule-captured_marriage = A captured marriage
    .text = Whether the marriage still counts when the king or queen led to declare it is beaten.
rule-ace_marriage = Ace marriage
    .text = A player who holds all four aces gets 200 points on leading the first of them, once he has taken a trick without an ace.
rule-ace_marriage_all_in_a_row = Aces in a row
    .text = The four aces of an ace marriage must be led one after another.
rule-half_marriage = Half marriage
    .text = Queen and jack of a suit count half of that suit's marriage.
rule-four_nines = Four nines
    .text = Points for holding all four nines.
rule-four_nines_when = Four nines count
    .text = At the end of the deal whatever the result, on leading the first of them, or before the first lead.

## Scoring a deal

rule-rounding = Rounding
    .text = The defenders' points are rounded to the nearest multiple: by fives, 17 is 15 and 18 is 20.
rule-round_own_game = Rounding of the own game
    .text = The declarer's points are rounded before they are compared with the bid: 98 is enough for 100.
rule-pays = A made contract pays
    .text = The bid, or the points that were taken.
rule-failed_goes_to = A failed bid goes to
    .text = Nobody; the opponents, half each; or each opponent in full.
rule-fail_costs = A failed bid costs
    .text = The whole bid, or only what was missing.

## Bolts

rule-bolt_when = A bolt is for
    .text = A deal without a trick, without a point, or with points that are rounded to zero.
rule-bolts_every = Bolts to a penalty
    .text = How many bolts make one penalty.
rule-three_bolts_in_a_row = Bolts in a row
    .text = Three bolts in consecutive deals cost the penalty; then the count starts again.
rule-three_bolts_in_match = Bolts in a match
    .text = Every third bolt costs the penalty, in whatever deals.
rule-own_bolt_ignored = Bolt in the own game ignored
    .text = The declarer gets no bolt, and his deal does not break a row of bolts.

## Barrel

rule-barrel_at = The barrel stands at
    .text = Reaching this score puts a player on the barrel at exactly this score.
rule-barrel_entry = Climbing on the barrel
    .text = The score is set to the barrel's, or what goes beyond it is kept.
rule-barrel_attempts = Barrel attempts are
    .text = Three deals, or three auctions won by the player himself.
rule-barrel_win = To win from the barrel
    .text = Reaching the target is enough, or it must be exceeded (125 from 880).
rule-barrel_win_by = The winning points
    .text = It is enough to take them in an own contract that is made, or they must have been bid.
rule-barrel_count = Points on the barrel
    .text = Only an own contract counts, the points of any deal do, or the three deals are added up.
rule-barrel_failed_bid_falls = A failed bid ends the barrel
    .text = The bid is lost and the player is off the barrel.
rule-barrel_third_bolt_falls = The third bolt ends the barrel
    .text = A bolt penalty on the barrel throws the player off.
rule-barrel_shared = When another one climbs on
    .text = The newcomer knocks the others off; two may sit there and a third clears it; or nobody falls.
rule-barrel_together = Reaching the barrel together
    .text = If two or three reach it in one deal: all fall, one falls, or they stay.
rule-three_barrels = Three barrels used up
    .text = What happens to the score after the third fall.
rule-last_chance = Last chance
    .text = In the third deal of the third barrel the talon goes openly to the player, without an auction; 121 wins, else the score is zero.

## End of the match

rule-dump = Dump at 555
    .text = A score of exactly 555 falls to zero.
rule-negative_dump = Dump at −555
    .text = A score of exactly −555 rises to zero.
rule-both_reach_target = Two reach the target
    .text = Who wins when two reach it in the same deal.
rule-exact_target = Exact target
    .text = The target has to be hit exactly.

## Words for values

value-on = on
value-off = off
value-none = none
value-at-least = from { $number }
value-above = above { $number }
value-suits = ♠ { $S }, ♣ { $C }, ♦ { $D }, ♥ { $H }
value-allowed = allowed
value-forbidden = forbidden
value-all = everybody's
value-declarer_only = only the declarer's
value-points_doubled = the points, doubled
value-bid_doubled = the bid, doubled
value-fixed_240 = exactly 240
value-mandatory = mandatory

value-forced_bidder-left_of_dealer = left of the dealer
value-forced_bidder-dealer = the dealer
value-auction_starts-left = on the left
value-auction_starts-right = on the right
value-first_dealer-lot = by lot
value-first_dealer-winner_of_last_match = the last winner
value-redeal_dealer-same = the same
value-redeal_dealer-next = the next
value-settlement-none = none
value-settlement-difference = by difference
value-settlement-bank = by the bank

value-blind_who-first_hand = the first hand
value-blind_who-forced_bidder = the forced bidder
value-blind_who-anyone = anyone
value-blind_bid-any = any bid
value-blind_min_score-none = any score
value-blind_doubles_marriages-none = nobody's

value-golden-forced_120 = forced 120
value-golden-doubled = doubled
value-golden_if_nobody_makes-replay_from_zero = to zero, and again
value-golden_if_nobody_makes-zero_and_play_on = to zero, play on
value-golden_if_nobody_makes-replay = the round again
value-golden_if_nobody_makes-play_on = play on
value-golden_max_rounds-none = no limit
value-golden_doubles_marriages-none = nobody's

value-bid_over_120-marriages_in_hand = marriages in hand
value-bid_over_120-free = free
value-max_bid-none = no limit
value-barrel_bid_limit-none = no limit

value-talon_hidden_at_forced_bid-optional = the declarer decides

value-write_off_when-before_discard = before passing
value-write_off_when-until_first_lead = until the first lead
value-write_off_amount-half_bid = half of the bid
value-write_off_amount-60_each = 60
value-write_off_amount-by_aces = by aces
value-write_off_aces_of-declarer = the declarer's
value-write_off_aces_of-each_opponent = each opponent's
value-write_off_rounding-tens_up = up to tens
value-write_off_rounding-exact = exact
value-write_off_limit-none = no limit
value-write_off_third_penalty-every_third = every third
value-write_off_third_penalty-third = the third
value-write_off_on_barrel-if_deducted = if it costs the bid
value-write_off_on_barrel-always = always
value-write_off_on_barrel-own_forbidden = not on the barrel
value-write_off_on_barrel-any_forbidden = not while anybody is on it

value-undertrump-forced = a lower trump
value-undertrump-free = any card
value-lead_trumps-free = free
value-lead_trumps-only_own = only own
value-lead_trumps-only_own_strict = only own, strictly
value-lead_trumps-obliged = obligatory

value-marriage_declared-automatic = by the lead
value-marriage_declared-optional = as the player likes
value-marriage_declared-must_be_said = must be said
value-marriage_for-all = everybody
value-marriage_for-declarer_only = the declarer
value-marriage_on_barrel-counts = count
value-marriage_on_barrel-not_counted = do not count
value-trump_starts-at_once = at once
value-trump_starts-next_trick = from the next trick
value-captured_marriage-keeps = still counts
value-captured_marriage-cancelled = is lost
value-ace_marriage-first_ace = at the first ace
value-ace_marriage-fourth_ace_trump = at the fourth, which sets trumps
value-four_nines_when-end_of_deal = at the end of the deal
value-four_nines_when-first_nine_led = at the first nine led
value-four_nines_when-before_first_lead = before the first lead

value-pays-bid = the bid
value-pays-points = the points taken
value-failed_goes_to-lost = nobody
value-failed_goes_to-split = the opponents, by half
value-failed_goes_to-each = each opponent
value-fail_costs-bid = the bid
value-fail_costs-shortfall = what is missing
value-rounding-1 = none

value-bolt_when-no_trick = no trick
value-bolt_when-no_points = no points
value-bolt_when-rounds_to_zero = rounded to zero

value-barrel_entry-snap = exactly the barrel
value-barrel_entry-keep_surplus = the surplus is kept
value-barrel_attempts-deals = deals
value-barrel_attempts-own_auctions = own auctions
value-barrel_win-at_least_target = at least the target
value-barrel_win-over_target = more than the target
value-barrel_win_by-points_taken = taken
value-barrel_win_by-bid = bid
value-barrel_count-needs_own_bid = own contract
value-barrel_count-any_deal = any deal
value-barrel_count-running_total = running total
value-barrel_shared-newcomer_knocks_off = the others fall
value-barrel_shared-two_allowed_third_clears = two may stay, a third clears
value-barrel_shared-free = nobody falls
value-barrel_together-all_fall = all fall
value-barrel_together-one_falls = one falls
value-barrel_together-stay = they stay
value-three_barrels-zero = to zero
value-three_barrels-zero_then_no_barrel = to zero, then no barrel
value-three_barrels-to_5_then_no_barrel = to 5, then no barrel

value-both_reach_target-declarer_first = the declarer
value-both_reach_target-higher = the higher score
value-both_reach_target-draw = a draw
value-both_reach_target-play_on = they play on
