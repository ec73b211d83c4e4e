"""The frozen words of share codes: their places are part of every code ever given away.

Option ids, value words and presets of both games. Never change, move or drop a word; a word that is
missing is spelled out in the code, so new options need no entry here.
"""

_WORDS = """
russian kryazh app45 sochi off none any blind_min_score blind_on_barrel forbidden
blind_double_bolts redeal_hand_below redeal_nines redeal_talon_below redeal_talon_nines
redeal_after_discard_nines three_bolts_in_a_row settlement difference blind_scores bid_doubled
points_doubled players target forced_bidder left_of_dealer dealer forced_bid auction_starts left
right first_dealer lot winner_of_last_match cut_ritual redeal_dealer same next blind blind_who
first_hand anyone blind_bid fixed_240 blind_hides_talon allowed blind_write_off unblind
unblind_without_auction blind_cap_240 blind_raise blind_doubles_marriages all declarer_only golden
forced_120 doubled golden_scores golden_double_penalties golden_if_nobody_makes replay_from_zero
zero_and_play_on replay play_on golden_max_rounds golden_raise golden_write_off
golden_doubles_marriages golden_double_bolts redeal_jacks redeal_aces mandatory talon_aces
give_one redeal_talon_jacks redeal_talon_only_forced redeal_after_discard_below
redeal_after_discard_jacks redeal_limit bid_step bid_jumps bid_over_120 marriages_in_hand free
max_bid silence_below marriage_proof barrel_bid_limit talon_hidden_at_forced_bid optional
discard_face_down raise_after_talon buy_over write_off write_off_when before_discard
until_first_lead write_off_amount half_bid 60_each by_aces write_off_aces_of declarer
each_opponent write_off_rounding tens_up exact write_off_deducts write_off_limit
write_off_third_penalty every_third third write_off_on_barrel if_deducted always own_forbidden
any_forbidden write_off_golden concede must_beat marriage_values marriage_first_lead
marriage_declared automatic must_be_said marriage_for marriage_on_barrel counts not_counted
half_marriage ace_king_marriage ace_marriage first_ace fourth_ace_trump ace_marriage_all_in_a_row
four_nines four_nines_when end_of_deal first_nine_led lead_trumps only_own only_own_strict obliged
round_own_game fail_costs bid shortfall rounding penalty bolt_when no_trick no_points
rounds_to_zero three_bolts_in_match own_bolt_ignored dump negative_dump barrel_at barrel_attempts
deals own_auctions barrel_win at_least_target over_target barrel_win_by points_taken barrel_count
needs_own_bid running_total barrel_failed_bid_falls barrel_third_bolt_falls barrel_shared
newcomer_knocks_off two_allowed_third_clears barrel_together all_fall one_falls stay three_barrels
zero zero_then_no_barrel to_5_then_no_barrel last_chance bank must_trump must_overtrump
beat_after_ruff trump_starts at_once next_trick one_trump_per_deal captured_marriage keeps
cancelled marriage_min_cards half_marriage_capture no_marriage_first_lead_crawl deck min_bid
bid_again_after_pass pays contra sell_contract bombs first_free lock_at leap_over_barrel
both_reach_target declarer_first higher draw exact_target dealer_out_scores nothing talon_points
aces_50 aces_40 marriages half_marriages four_in_pairs bolts_every barrel_entry snap keep_surplus
claim whist_duty responsible half_responsible on_failure greedy gentleman consolation
dealer_consolation consolation_style value classic_ordinary classic_gentleman classic_robber
duty_six_seven each_half pair duty_eight_up second_whister ten whisted checked unplayed stalingrad
half_whist half_whist_returned void hold older_of_last_two hold_limits jump_bids misere_beaten_by
nine nine_without_talon without_talon without_three true_with_whists misere_open defenders
undertrick_factor whist_factor misere_trick all_pass_to mountain whists all_pass_price
all_pass_whists all_pass_amnesty all_pass_zero pool_price pool_1 mountain_price mountain_twice
all_pass_talon leads_and_can_win names_suit dealer_plays closed all_pass_third_lead winner
all_pass_exit cyclic exit_game any_played whisted_and_made exit_on_misere help help_order
fullest_first clockwise surplus help_then_mountain mountain_first pool pool_end all_closed sum
first_closed time pool_value talon_bonus dealer_may_whist totus as_ten classic undertrump all_pass
forced_bidder_plays redeal raspasy failed_goes_to lost split each forced >=240 >0 >-120 >=0 points
any_deal before_first_lead online-bank home-table strict-barrel two-talons two-talons-last-trick
dead-hand drawing four-dealer-out kurnik polish-home siadany lviv leningrad leningrad-tournament
rostov
"""

WORDS: tuple[str, ...] = tuple(_WORDS.split())
"""The words in their places."""
