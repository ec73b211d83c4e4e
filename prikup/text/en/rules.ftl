# The house rules: presets, groups, each option (its name, and one line that explains it) and the words
# for values. `value-ID-WORD` is looked up before `value-WORD`; numbers stand for themselves.

preset-russian = Russian Thousand
    .text = The game as most tables play it: the first hand bids 100 by force, a blind 120 from 240 points on pays ±240, a bad hand or talon may be dealt again, three bolts in a match cost 120, 555 drops to zero, and the barrel stands at 880.
preset-kryazh = Kryazh 2002
    .text = The program of 2002 without any of its agreements: the dealer carries the forced 100, a deal is written off only before the cards are passed, at 60 to each opponent, and the losers pay the winner what they lack to 1000. No blind games, redeals, bolts or dumps, and the barrel holds any number. Every agreement of its list can be switched on; what a failed bid on the barrel costs and the other rows that the text leaves open follow the preset "russian".
preset-app45 = The app of 45 agreements
    .text = The base text of the app: a blind game doubles the points that were taken. Of its many switches the text tells only one default, the penalty of 120; all others stand as in the preset "russian" and can be changed. The text contradicts itself on whether marriages double in a blind game (here they do) and on whether the barrel counts deals or won auctions (here deals).
preset-online-bank = Online, for a bank
    .text = The online game for a bank: the winner takes the stake of the last, the second keeps his. The talon taken at 100 stays hidden, four aces are worth 200, a new deal may be claimed on less than 13 points, three nines or four jacks, and for a weak talon whatever was bid; ±555 go to zero, and of two who reach the barrel together one falls. The golden round and the bonuses are choices of that table and off here. What the page does not tell, blind games among it, follows the preset "russian".
preset-home-table = At home
    .text = Thousand at home with real cards: a golden round opens the match, from the barrel more than 120 must be bid and made, the third deal of the third barrel is a last chance, four aces are dealt again, and a redeal is asked for, not demanded. Blind games pay twice the bid, the opponents' marriages stay single. The winner deals the next match. Where the descriptions differ or are silent, this follows the preset "russian".
preset-strict-barrel = The strict barrel
    .text = On the barrel only cards count: they are added up over three deals to the point, without marriages, no bid goes above 120, and nobody may write off or concede meanwhile; who falls is first rounded down to tens. Marriages count only if they are said, what rounds to zero is a bolt, a redeal needs up to 13 points, three nines or four jacks, and a weak talon is always dealt again. What the page leaves open follows the preset "russian".
preset-two-talons = Two players, two talons
    .text = Ten cards each and two talons of two cards. The declarer takes one unseen and puts two cards away onto the other; a failed bid costs only what was missing, giving up costs the bid and brings the opponent 60, and the barrel needs more than 120. Who gets the pile is not told: here the winner of the last trick. The rest follows the preset "russian".
preset-two-talons-last-trick = Two players, a card to the opponent
    .text = Nine cards each and two talons of three. The declarer takes one without showing it, gives one card to the opponent and puts one onto the other talon, which goes to the winner of the last trick. Bids end at 300, a redeal is asked for, a talon taken at 100 is not shown, and from the barrel more than 120 must be bid and made. The rest follows the preset "russian".
preset-dead-hand = Two players, a dead hand
    .text = Dealt as for three, but nobody plays the third hand. The declarer shows the talon, gives one card to the opponent and puts one away, so that each plays eight; the dead hand counts for nobody. Giving up costs the bid and brings the opponent 60, the barrel needs more than 120. The rest follows the preset "russian".
preset-drawing = Two players, drawing
    .text = No talon, no auction: six cards each, and after each trick both draw from the stock, the winner of the trick first. Everybody writes what he takes; from the barrel more than 120 in one of three deals wins. How many cards are dealt is not told: here six. The rest follows the preset "russian", as far as it makes sense without a bid.
preset-four-dealer-out = Four players, the dealer sits out
    .text = Four at the table, three play: the dealer sits on the talon and writes the points of its cards. The player on his left carries the forced 100. A marriage in the talon, or half of one, can be made to count by an edit. The rest follows the preset "russian".
preset-kurnik = Polish, online
    .text = Tysiąc as on Polish game sites: bids in tens from a forced 100, whoever can must beat or overtrump, a marriage may open the play, points are rounded to tens, and from 880 on only own contracts are written. One bomb per player and match: the deal is given up for nothing, and each opponent gets 60. No blind games, redeals, bolts, dump or barrel. Sites differ in the lock (800 or 880) and in the bombs; what they do not tell follows the preset "russian".
preset-polish-home = Polish, at home
    .text = Tysiąc at a Polish kitchen table: bids in tens, the duty to beat and to overtrump, marriages from the first lead, rounding to tens, and from 800 on only own contracts are written. The first bomb costs nobody anything, later ones bring each opponent 60. A declarer without an ace may crawl: lead his first card face down. No blind games, bolts, dump or barrel. Rows on which the pages are silent, the redeals among them, follow the preset "russian".
preset-siadany = Polish, two against two
    .text = Four players in two pairs, partners opposite: five cards each and a talon of four, of which the declarer passes one card to each of the others. Partners write one score together. Bids in tens, the duty to beat and to overtrump, marriages from the first lead, rounding to tens, only own contracts from 800 on. Bombs are off: sources do not agree on them here. The rest follows the preset "russian".
preset-lviv = Lviv
    .text = Twenty cards without the nines: six each and a talon of two, for which the declarer puts two cards away. Bids go in tens, nobody has to open, and there is no lowest bid: here it is 40, the lowest that this program knows. The barrel stands at 900 and one may sit there as long as one likes: from there only own contracts are written. The rest follows the preset "russian".

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
group-bonuses = Bonuses

## Table and deal

rule-players = Players
    .text = How many people sit at the table.
rule-deck = Cards in the pack
    .text = 24, from the nine up; 20 without the nines for three; 32 with sevens and eights for four who each play for himself.
rule-two_players = The game of two
    .text = Ten cards each and two talons of two; nine each and two talons of three, one card of the taken one going to the opponent; the hand of an absent third lies unplayed; or no talon and no auction: both draw from the stock.
rule-second_talon = The cards put away
    .text = What lies in the other talon (or the dead hand) at the end goes to the winner of the last trick, or to nobody.
rule-drawing_hand = Cards in hand when drawing
    .text = How many cards each is dealt when both draw from the stock after each trick.
rule-four_in_pairs = Four in two pairs
    .text = Partners sit opposite and score together; five cards each, a talon of four, one card of it to each of the other three.
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
rule-cut_ritual = Cutting the cards
    .text = For real cards: the player on the dealer's right cuts, a nine at the bottom means cutting again, and the third one costs the cutter (or the dealer) the penalty; the sheet takes a bad cut from nobody else.
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
    .text = Exactly 120; or any bid counts as blind while its player has not looked at his cards.
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
    .text = Before the auction: a player dealt this many nines may ask for new cards; the one with the forced bid perhaps with one less.
rule-redeal_jacks = Redeal on jacks
    .text = Before the auction: a player dealt this many jacks may ask for new cards.
rule-redeal_aces = Redeal on four aces
    .text = Four aces dealt to one player: the cards must be dealt again.
rule-redeal_consent = Redeal by consent
    .text = Who may claim a redeal only asks for it: the others have to agree.
rule-redeal_talon_mandatory = Talon redeal is mandatory
    .text = A talon that gives a right to new cards has to be dealt again.
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
rule-min_bid = Lowest bid
    .text = The auction begins from this number, where nobody has to bid.
rule-all_pass = If everybody passes
    .text = The first player has to play the lowest bid; the cards are dealt again; or all play against taking: points taken are written with a minus.
rule-bid_again_after_pass = Bidding again after a pass
    .text = Who passed may come in again when somebody has raised.
rule-bid_jumps = Jumps in the auction
    .text = Whether a bid may be more than one step higher than the last.
rule-bid_over_120 = Bids above 120
    .text = Up to 120 plus the marriages in hand, or without such a limit.
rule-marriage_proof = Showing the marriage
    .text = When a bid is above 120, an opponent may demand to see the marriages that allow it.
rule-max_bid = Highest bid
    .text = No bid may be higher than this.
rule-silence_below = Silence
    .text = A player with a match score below this has to pass. Where that would silence the whole table and the cards would be dealt again and again, everybody may bid.
rule-barrel_bid_limit = Bid limit on the barrel
    .text = A player on the barrel may not bid more than this.

## Talon and final bid

rule-talon_hidden_at_forced_bid = Talon hidden at 100
    .text = A talon won by the forced bid, with nobody bidding against it, is not shown, and the cards are passed face down; or the declarer decides.
rule-talon_aces = Four aces with the talon
    .text = When the fourth ace comes with the talon: nothing follows, the cards must be dealt again, or one of the aces has to be passed on.
rule-discard_face_down = Passing face down
    .text = Each receiver sees only the card passed to him.
rule-forgotten_discard = Forgotten discard
    .text = For real cards: when the declarer leads before passing cards, an opponent may keep the card led; the deal goes on, and the sheet notes who kept it.
rule-raise_after_talon = Raise after the talon
    .text = The declarer may raise the bid until the first lead.
rule-buy_over = Buying the talon over
    .text = When the talon is open, an opponent may buy it together with the contract: the declarer gets 120 for it, then 240, and so on.
rule-sell_contract = Selling the contract
    .text = The declarer may show three cards and offer them with the contract; who bids more takes both. Three offers at most, never the same cards twice.
rule-contra = Contra
    .text = Before the first lead an opponent may double what the declarer wins or loses; the declarer may double it again.

## Writing off

rule-write_off = Writing off
    .text = A declarer who cannot make the bid may give the deal up; the opponents get points without play.
rule-write_off_when = Writing off is possible
    .text = Only before the cards are passed, or until the first lead.
rule-write_off_amount = Written off, each opponent gets
    .text = Half of the bid; 60 whatever was bid; 60 up to a bid of 120 and half of a higher one; or a fixed sum for each ace (then the declarer loses half of the bid).
rule-write_off_aces_of = Aces that count
    .text = Whose aces set the amount when a deal is written off by aces.
rule-write_off_per_ace = For each ace
    .text = How much each opponent gets for one ace when a deal is written off by aces; the declarer loses half of the bid.
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
rule-bombs = Bombs
    .text = Giving the deal up without losing points, so many times in a match; each opponent gets 60 (40 of four players). Or as often as one likes, and the first one gives them nothing.
rule-bomb_on_barrel = Bomb on the barrel
    .text = A bomb may be thrown from the barrel or the lock too.

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
rule-no_marriage_first_lead_crawl = Crawling
    .text = A declarer without an ace may lead to the first trick face down. Nobody knows the suit, so the others lay any cards; then the lead is turned up, and the trick goes as if it had lain open. A card led so declares nothing.
rule-claim = Claiming the rest
    .text = A player whose cards must win all remaining tricks may take them at once.

## Marriages

rule-marriage_values = Values of the marriages
    .text = What the king and queen of each suit are worth.
rule-marriage_first_lead = Marriage at the first lead
    .text = A marriage may be declared without having taken a trick.
rule-marriage_min_cards = Latest moment to declare
    .text = A marriage may be declared only while so many cards are still in hand.
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
    .text = A player who holds all four aces gets 200 points on leading the first of them, once he has taken a trick without an ace; or on leading the fourth, whose suit becomes trump.
rule-ace_marriage_all_in_a_row = Aces in a row
    .text = The four aces of an ace marriage must be led one after another.
rule-half_marriage = Half marriage
    .text = Queen and jack of a suit count half of that suit's marriage. A queen counts once: beside her king the jack declares nothing.
rule-half_marriage_capture = Catching a marriage card
    .text = Points for beating a king or queen that was led from a declared marriage.
rule-ace_king_marriage = Ace and king as the pair
    .text = As in the game of 1916: the pair is ace and king instead of king and queen.
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
rule-dealer_out_scores = The dealer who sits out writes
    .text = With four players: nothing; the points of the talon; so much for each ace in it; its points with a full marriage; or with half the value of half a marriage too.

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
rule-barrel_lost_costs = A lost barrel costs
    .text = What three deals on the barrel without a win cost: the penalty, or all that was gained.
rule-three_barrels = Three barrels used up
    .text = What happens to the score after the third fall.
rule-last_chance = Last chance
    .text = In the third deal of the third barrel the talon goes openly to the player, without an auction; 121 wins, else the score is zero.
rule-lock_at = Lock
    .text = From this score on only own contracts are written; one may sit there as long as one likes.
rule-leap_over_barrel = Leaping over the barrel
    .text = Who reaches the target at once wins without having sat on the barrel.

## End of the match

rule-dump = Dump
    .text = A score of exactly 555 (or the number below) falls to zero.
rule-negative_dump = Reverse dump
    .text = A score of exactly −555 (or minus the number below) rises to zero.
rule-dump_at = Where the dump stands
    .text = The score that falls to zero; where the reverse dump is played, the same number below zero rises.
rule-both_reach_target = Two reach the target
    .text = Who wins when two reach it in the same deal.
rule-exact_target = Exact target
    .text = The target has to be hit exactly.

## Bonuses of casual tables

rule-bonus_show_cards = Bonus: the opponents’ cards
    .text = How many times in a match a player may look at all cards of his opponents, whenever it is his turn: in the auction, while he passes cards, or in play. Everybody sees that he looked, and only he sees what. For casual tables; bots never look.
rule-bonus_talon_suits = Bonus: the suits of the talon
    .text = How many times in a match a player may learn the suits of the talon, at his turn in the auction.
rule-bonus_talon = Bonus: the talon
    .text = How many times in a match a player may look at the talon, at his turn in the auction.
rule-bonus_talon_card = Bonus: a card of the talon
    .text = How many times in a match a player may look at one card of the talon, whichever he likes, at his turn in the auction.

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
value-optional = as one likes

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
value-two_players-two_talons = two talons
value-two_players-talon_and_gift = two talons, a card to the opponent
value-two_players-dead_hand = a dead hand
value-two_players-drawing = drawing
value-second_talon-last_trick_winner = the winner of the last trick
value-second_talon-nobody = nobody

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
value-all_pass-forced_bidder_plays = the first player plays
value-all_pass-redeal = a new deal
value-all_pass-raspasy = all against taking
value-max_bid-none = no limit
value-barrel_bid_limit-none = no limit

value-talon_hidden_at_forced_bid-optional = the declarer decides
value-talon_aces-give_one = one must be passed on
value-redeal_nines-3_on_forced = 4, or 3 with the forced bid
value-bombs-first_free = any number, the first gives nothing

value-write_off_when-before_discard = before passing
value-write_off_when-until_first_lead = until the first lead
value-write_off_amount-half_bid = half of the bid
value-write_off_amount-60_each = 60
value-write_off_amount-60_up_to_120 = 60 up to 120, half above
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
value-marriage_min_cards-none = to the last trick
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
value-dealer_out_scores-nothing = nothing
value-dealer_out_scores-talon_points = the points of the talon
value-dealer_out_scores-aces_50 = 50 for each ace
value-dealer_out_scores-aces_40 = 40 for each ace
value-dealer_out_scores-marriages = points and a marriage
value-dealer_out_scores-half_marriages = points, a marriage or half of one
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
value-barrel_lost_costs-penalty = the penalty
value-barrel_lost_costs-everything = everything
value-three_barrels-zero = to zero
value-three_barrels-zero_then_no_barrel = to zero, then no barrel
value-three_barrels-to_5_then_no_barrel = to 5, then no barrel

value-both_reach_target-declarer_first = the declarer
value-both_reach_target-higher = the higher score
value-both_reach_target-draw = a draw
value-both_reach_target-play_on = they play on
