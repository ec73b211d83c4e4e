# The house rules of Preferans: groups, each option (its name, and one line that explains it) and the
# words for values. What both games have is in rules.ftl.

group-whist = Whist
group-misere = Misère
group-all_pass = All-pass

## Table

rule-third_hand = Two players: the third hand
    .text = Two deal for three; the third hand is nobody's. It opens when the contract is ordered, before the opponent answers, or only when the play begins; the opponent plays it together with his own. If both pass, the cards are dealt again.
value-third_hand-opens_with_contract = opens with the contract
value-third_hand-opens_with_play = opens with the play

## Auction and talon

rule-jump_bids = Jumping in the auction
    .text = Whether one may go up several steps at once.
rule-hold = Who may say “here”
    .text = When two are left in the auction, one may take the other's step for himself instead of going higher: the first hand, or whoever of the two is older.
value-hold-first_hand = the first hand
value-hold-older_of_last_two = the older of the two
value-hold-off = nobody
rule-hold_limits = Where “here” is impossible
    .text = Whether six spades and a misère may be held too.
value-hold_limits-not_on_6S_and_misere = on six spades and misère
value-hold_limits-none = nowhere
rule-misere_beaten_by = What beats a misère
    .text = Any nine; or only a nine without the talon, and then a misère stands above every nine with it.
value-misere_beaten_by-nine = a nine
value-misere_beaten_by-nine_without_talon = a nine without the talon
rule-without_talon = Misère and nine without the talon
    .text = Above nine no trump stand a misère without the talon, which a beaten misère may go up to, and above it a nine without the talon. Nobody looks at the talon then.
rule-small_misere = Small misère
    .text = The old misère for 5: it beats a six and is beaten by a six without the talon. Hands stay closed, or the declarer lays his own open.
value-small_misere-closed = closed
value-small_misere-open = with open cards
rule-big_misere = Big misère
    .text = The old misère for 10, without the talon: it beats a six and a seven and is beaten by a seven without the talon. Hands stay closed, or the declarer lays his own open.
value-big_misere-closed = closed
value-big_misere-open = with open cards
rule-without_three = Without three
    .text = After the talon the declarer may give the game up at once and be written three tricks short, with or without whists for the others.
value-without_three-true_with_whists = with whists

## Whist

rule-half_whist = Half-whist
    .text = On a six or a seven the second defender, after a pass of the first, may settle for half the whists without play.
rule-stalingrad = Stalingrad
    .text = Six spades must be whisted by both.
rule-ten = A ten
    .text = Whisted like any game; checked: nobody has to whist, the hands lie open and are played, the defenders write their tricks; only what is missing: likewise, but the partners write nothing except the consolation for tricks that the declarer lacks; or made without play.
value-ten-whisted = whisted
value-ten-checked = checked
value-ten-missing_only = only what is missing
value-ten-unplayed = not played
rule-dealer_may_whist = The dealer may whist
    .text = Of four, the dealer may whist when both defenders have passed: he plays their hands, which lie open.

## Misère

rule-misere_open = Which hands lie open
    .text = At a misère the defenders lay their hands open, or everybody, or nobody. If the declarer leads, he leads before that.
value-misere_open-defenders = the defenders'
value-misere_open-all = all
value-misere_open-none = none

## All-pass

rule-all_pass_talon = The talon in an all-pass
    .text = Its cards lead the first two tricks and can win them; or they only name the suit; or the dealer of four plays them in the order that he likes, and their tricks are his; or they stay face down.
value-all_pass_talon-leads_and_can_win = leads and can win
value-all_pass_talon-names_suit = names the suit
value-all_pass_talon-dealer_plays = the dealer plays it
value-all_pass_talon-closed = stays closed
rule-all_pass_third_lead = Who leads the third trick
    .text = After the two tricks that the talon leads: the first hand, or who took the second one.
value-all_pass_third_lead-first_hand = the first hand
value-all_pass_third_lead-winner = who took the second
rule-all_pass_exit = Lowest bid after all-passes
    .text = The level at which the auction starts after none, one, two … all-passes in a row; the last number goes on. Cyclic: six, seven, eight, and again.
value-all_pass_exit-cyclic = 6, 7, 8 in turn
