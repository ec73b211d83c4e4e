# Договорённости: готовые наборы, группы, каждая договорённость (название и пояснение в одну строку) и
# слова для значений. `value-ID-СЛОВО` ищется раньше, чем `value-СЛОВО`; числа пишутся как есть.

preset-russian = Классическая тысяча
    .text = Так играют за большинством столов: первая рука обязана сказать 100, темнить можно с 240 очков и ровно на ±240, на плохой карте или прикупе просят пересдачу, три болта за партию стоят 120, самосвал на 555, бочка с 880.
preset-kryazh = «1000» Кряжа
    .text = Программа 2002 года без единой договорённости: сотню несёт сдающий, расписать можно только до сноса и по 60 каждому, проигравшие доплачивают победителю то, чего им не хватило до тысячи. Ни тёмной, ни пересдач, ни штрафа за болты, ни самосвала, и на бочке могут сидеть хоть все. Любую договорённость из списка можно включить; чего в тексте нет — например, цена недобора на бочке, — взято из «Классической тысячи».
preset-app45 = Приложение с 45 договорённостями
    .text = По основному тексту приложения: в тёмной удваивается взятое. Из всех переключателей там названо только одно исходное значение — штраф 120; остальные стоят как в «Классической тысяче», их можно поменять. В двух местах текст спорит сам с собой: удваиваются ли в тёмной хвалёнки (здесь — да) и что считают на бочке, сдачи или свои игры (здесь — сдачи).

## Группы

group-table = Стол
group-deal = Сдача
group-blind = Тёмная
group-golden = Золотой кон
group-redeal = Пересдача
group-auction = Торги
group-talon = Прикуп и окончательный заказ
group-write_off = Роспись
group-play = Розыгрыш
group-marriage = Марьяжи
group-score = Подсчёт сдачи
group-bolts = Болты
group-barrel = Бочка
group-end = Конец партии

## Стол и сдача

rule-players = Игроков
    .text = Сколько человек за столом.
rule-target = До скольких играют
    .text = Кто первым наберёт столько очков, тот и выиграл партию.
rule-forced_bidder = Обязательная сотня
    .text = Кто говорит 100 с любой картой: сидящий слева от сдающего или сам сдающий.
rule-forced_bid = Обязательный заказ
    .text = С какого заказа обязаны открыть торги; без него первый тоже может спасовать.
rule-auction_starts = Торги начинает
    .text = Игрок слева или справа от сдающего.
rule-first_dealer = Кто сдаёт первым в следующей партии
    .text = Снова по жребию или победитель прошлой партии.
rule-redeal_dealer = После пересдачи сдаёт
    .text = Тот же игрок или следующий. Ошибка в сдаче передаёт сдачу в любом случае.
rule-penalty = Размер штрафа
    .text = Сколько списывают за слёт с бочки, болты и прочие провинности.
rule-settlement = Расчёт
    .text = По разнице: каждый проигравший платит победителю, сколько ему не хватило до конца. Банк: последний отдаёт победителю ставку, второй остаётся при своих.
rule-bank = Ставка в банк
    .text = Сколько ставит каждый, если рассчитываются банком.

## Тёмная

rule-blind = Тёмная
    .text = Не глядя в карты, можно заказать 120; если никто не перебил, всё в этой сдаче удваивается.
rule-blind_who = Кто может темнить
    .text = Только первая рука (слева от сдающего), только тот, кто несёт сотню, или любой в свою очередь.
rule-blind_bid = Заказ в тёмную
    .text = Ровно 120, или тёмной считается любой заказ, сделанный не глядя.
rule-blind_scores = За сыгранную тёмную пишут
    .text = Двойное взятое вместе с хвалёнками, двойной заказ или ровно 240. Несыгранная всегда стоит двойного заказа.
rule-blind_min_score = Темнить можно
    .text = У кого очков меньше, тот темнить не вправе.
rule-blind_hides_talon = В тёмной прикуп не вскрывают
    .text = Соперники не видят прикупа, и снос идёт рубашкой вверх.
rule-blind_on_barrel = Тёмная, когда кто-то на бочке
    .text = Можно ли темнить, пока хоть один игрок сидит на бочке.
rule-blind_write_off = Роспись в тёмной
    .text = Затемнивший может расписать сдачу; это стоит двойного заказа.
rule-unblind = Растемнить
    .text = Соперник с марьяжем на руках может перебить тёмную: тогда торги, прикуп и снос идут как обычно.
rule-unblind_without_auction = Растемнивший забирает прикуп
    .text = Кто растемнил, берёт прикуп сразу, остальные больше не торгуются.
rule-blind_cap_240 = За тёмную не больше 240
    .text = Там, где удваивают взятое, сыгранная тёмная не приносит больше 240.
rule-blind_raise = Поднимать заказ в тёмной
    .text = Взяв прикуп, затемнивший может заказать больше 120.
rule-blind_doubles_marriages = Хвалёнки в тёмной удваиваются
    .text = У всех, только у играющего или ни у кого: тогда вдвое идут одни взятки.
rule-blind_double_bolts = В тёмной болт за два
    .text = Кто в тёмной ничего не взял, получает сразу два болта.

## Золотой кон

rule-golden = Золотой кон
    .text = Первые сдачи, по одной на игрока. Обязательные 120: каждый по очереди играет 120 без торгов. Двойные: обычные торги, но всё считают вдвое.
rule-golden_scores = За сыгранную золотую пишут
    .text = Двойное взятое или двойной заказ.
rule-golden_double_penalties = Двойные штрафы на золотом
    .text = Штрафы на золотом кону удваиваются, как и очки.
rule-golden_if_nobody_makes = Если на золотом никто не сыграл
    .text = Очки обнуляют или оставляют, а кон повторяют или переходят к обычной игре.
rule-golden_max_rounds = Сколько раз повторять золотой
    .text = После стольких неудачных конов записанное остаётся, и начинается обычная игра.
rule-golden_raise = Поднимать заказ на золотом
    .text = Играющий может заказать больше обязательных 120.
rule-golden_write_off = Бесплатная роспись на золотом
    .text = Если роспись ничего не стоит, на золотом кону она всё равно разрешена.
rule-golden_doubles_marriages = Хвалёнки на золотом удваиваются
    .text = У всех, только у играющего или ни у кого.
rule-golden_double_bolts = На золотом болт за два
    .text = Кто ничего не взял, получает сразу два болта.

## Пересдача

rule-redeal_hand_below = Пересдача на слабой карте
    .text = До торгов: если пришло меньше очков, чем здесь указано, можно попросить пересдачу.
rule-redeal_nines = Пересдача на девятках
    .text = До торгов: если пришло столько девяток, можно попросить пересдачу.
rule-redeal_jacks = Пересдача на валетах
    .text = До торгов: если пришло столько валетов, можно попросить пересдачу.
rule-redeal_aces = Пересдача на четырёх тузах
    .text = Если четыре туза пришли одному игроку, карты сдают заново.
rule-redeal_talon_below = Пересдача на слабом прикупе
    .text = Взявший прикуп может попросить пересдачу, если очков в нём меньше, чем здесь указано.
rule-redeal_talon_nines = Пересдача на девятках в прикупе
    .text = Взявший прикуп может попросить пересдачу, если в нём столько девяток.
rule-redeal_talon_jacks = Пересдача на валетах в прикупе
    .text = Взявший прикуп может попросить пересдачу, если в нём столько валетов.
rule-redeal_talon_only_forced = Пересдача по прикупу только на сотне
    .text = Просить пересдачу по прикупу можно, только если он достался на обязательной сотне, без торга.
rule-redeal_after_discard_nines = Пересдача на девятках после сноса
    .text = До первого хода: у кого собралось столько девяток, может попросить пересдачу.
rule-redeal_after_discard_below = Пересдача на слабой карте после сноса
    .text = До первого хода: у кого на руках меньше очков, чем здесь указано, может попросить пересдачу.
rule-redeal_after_discard_jacks = Пересдача на валетах после сноса
    .text = До первого хода: у кого собралось столько валетов, может попросить пересдачу.
rule-redeal_limit = Пересдач подряд
    .text = Эта по счёту просьба подряд при одном сдающем не действует: сдачу играют, а сдающий платит штраф.

## Торги

rule-bid_step = Шаг торгов
    .text = Заказ всегда кратен этому числу.
rule-bid_jumps = Прыжки в торгах
    .text = Можно ли поднимать сразу больше чем на шаг.
rule-bid_over_120 = Заказ выше 120
    .text = До 120 плюс марьяжи на руках или без такого предела.
rule-max_bid = Самый большой заказ
    .text = Выше этого заказывать нельзя.
rule-silence_below = Молчание
    .text = У кого в партии меньше очков, чем здесь указано, обязан пасовать.
rule-barrel_bid_limit = Предел заказа на бочке
    .text = Сидящий на бочке не может заказать больше.

## Прикуп и окончательный заказ

rule-talon_hidden_at_forced_bid = Прикуп на сотне не показывают
    .text = Прикуп, доставшийся на обязательной сотне без торга, не вскрывают, снос идёт рубашкой вверх.
rule-discard_face_down = Снос втёмную
    .text = Каждый видит только ту карту, которую отдали ему.
rule-raise_after_talon = Поднять после прикупа
    .text = До первого хода играющий может увеличить заказ.

## Роспись

rule-write_off = Роспись
    .text = Если заказ не сыграть, сдачу можно расписать: соперники получают очки без игры.
rule-write_off_when = Когда расписывают
    .text = Только до сноса или вплоть до первого хода.
rule-write_off_amount = При росписи каждому сопернику
    .text = Половина заказа или 60 при любом заказе.
rule-write_off_aces_of = Чьи тузы считают
    .text = По чьим тузам определяют сумму, когда списывают по тузам.
rule-write_off_rounding = Округление росписи
    .text = Заказ округляют вверх до десятков и делят пополам (125 → 130 → по 65) или делят точно.
rule-write_off_deducts = Роспись стоит заказа
    .text = С расписавшего снимают заказ; если выключено, пишут только соперникам.
rule-write_off_limit = Росписей за партию
    .text = Сколько раз один игрок может расписать.
rule-write_off_third_penalty = Штраф за третью роспись
    .text = За третью роспись игрока списывают штраф: один раз или за каждую третью.
rule-write_off_on_barrel = Роспись и бочка
    .text = Можно, если роспись стоит заказа; можно всегда; нельзя тому, кто на бочке; нельзя никому, пока кто-то на бочке.
rule-concede = Списать
    .text = Другой способ сдаться: очки не пишут никому, а соперники получают по болту. Нельзя, пока кто-то на бочке.

## Розыгрыш

rule-must_trump = Бить козырем обязательно
    .text = Нет масти хода — клади козырь, если козыри объявлены.
rule-must_beat = Перебивать обязательно
    .text = Можешь побить взятку — обязан.
rule-beat_after_ruff = Перебивать и после козыря
    .text = Бить картой масти хода обязательно и тогда, когда взятку уже убили козырем.
rule-must_overtrump = Перекозырять обязательно
    .text = Кладёшь козырь — должен побить тот, что уже лежит, если есть чем.
rule-undertrump = Если перекозырять нечем
    .text = Обязан положить младший козырь или может положить что угодно.
rule-lead_trumps = Заход с козырей
    .text = Свободно; с чужих козырей нельзя, пока есть другие карты; нельзя строго; или, наоборот, с козырей ходить обязательно.
rule-claim = Забрать остаток
    .text = Чьи карты берут все оставшиеся взятки, может забрать их без розыгрыша.

## Марьяжи

rule-marriage_values = Цена марьяжей
    .text = Сколько стоят король с дамой каждой масти.
rule-marriage_first_lead = Хвалить с первого хода
    .text = Марьяж можно объявить, ещё не взяв ни одной взятки.
rule-marriage_declared = Как хвалят
    .text = Заход с марьяжа сам его объявляет; игрок решает сам; или без слов хвалёнка не считается.
rule-marriage_for = Очки за марьяж
    .text = Каждому, кто похвалил, или только играющему.
rule-marriage_on_barrel = Марьяж на бочке
    .text = Пишут ли сидящему на бочке очки за хвалёнку; козырь она меняет в любом случае.
rule-one_trump_per_deal = Один козырь за сдачу
    .text = Следующие марьяжи приносят очки, но козырем остаётся первая объявленная масть.
rule-trump_starts = Новый козырь действует
    .text = Сразу, в той же взятке, или со следующей.
rule-captured_marriage = Перебитый марьяж
    .text = Считается ли хвалёнка, если короля или даму, с которых зашли, побили.
rule-ace_marriage = Тузовый марьяж
    .text = У кого на руках все четыре туза, получает 200 за заход с первого из них, если уже взял взятку не тузом.
rule-ace_marriage_all_in_a_row = Тузы подряд
    .text = Все четыре туза тузового марьяжа надо выложить один за другим.
rule-half_marriage = Постельный марьяж
    .text = Дама с валетом одной масти стоят половину её марьяжа.
rule-four_nines = Четыре девятки
    .text = Очки за все четыре девятки на руках.
rule-four_nines_when = Когда пишут девятки
    .text = В конце сдачи при любом исходе, при заходе с первой из них или до первого хода.

## Подсчёт сдачи

rule-rounding = Округление
    .text = Очки соперников округляют до ближайшего кратного: по пять 17 — это 15, а 18 — уже 20.
rule-round_own_game = Округлять свою игру
    .text = Взятое играющим округляют до сравнения с заказом: 98 хватит на сотню.
rule-pays = За сыгранный заказ пишут
    .text = Заказ или всё, что взято.
rule-failed_goes_to = Несыгранный заказ достаётся
    .text = Никому, соперникам пополам или каждому сопернику целиком.
rule-fail_costs = Несыгранный заказ стоит
    .text = Всего заказа или только недобора.

## Болты

rule-bolt_when = За что болт
    .text = За сдачу без взяток, без очков или с очками, которые округлились до нуля.
rule-bolts_every = Болтов на штраф
    .text = Сколько болтов складываются в один штраф.
rule-three_bolts_in_a_row = Болты подряд
    .text = Три болта в сдачах подряд стоят штрафа, потом счёт идёт сначала.
rule-three_bolts_in_match = Болты за партию
    .text = Каждый третий болт стоит штрафа, в каких бы сдачах они ни пришли.
rule-own_bolt_ignored = Болт на своей игре не в счёт
    .text = Играющий болта не получает, и своя игра не прерывает болтов подряд.

## Бочка

rule-barrel_at = Бочка стоит на
    .text = Кто набрал столько, садится на бочку, и счёт его ровно такой.
rule-barrel_entry = Вход на бочку
    .text = Пишут ровно бочку или оставляют и лишнее.
rule-barrel_attempts = Попытки на бочке
    .text = Считают три сдачи или трое своих выигранных торгов.
rule-barrel_win = Чтобы выиграть с бочки
    .text = Хватит ровно нужного счёта или надо набрать больше (125 с 880).
rule-barrel_win_by = Победные очки
    .text = Достаточно взять их в своей сыгранной игре, или столько надо было заказать.
rule-barrel_count = Очки на бочке
    .text = Считают только свою игру, очки любой сдачи или сумму за три сдачи.
rule-barrel_failed_bid_falls = Несыгранный заказ сбрасывает с бочки
    .text = Заказ списывают, а бочка потрачена.
rule-barrel_third_bolt_falls = Третий болт сбрасывает с бочки
    .text = Кто получил на бочке штраф за болты, с неё слетает.
rule-barrel_shared = Если на бочку влез другой
    .text = Сидевшие слетают; двое могут сидеть вместе, а третий сбрасывает обоих; или никто не слетает.
rule-barrel_together = На бочку вместе
    .text = Если двое или трое сели за одну сдачу: слетают все, слетает один или все остаются.
rule-three_barrels = После трёх бочек
    .text = Что становится со счётом после третьего слёта.
rule-last_chance = Обязаловка
    .text = На третьей сдаче третьей бочки прикуп открыто отдают сидящему на ней без торгов; 121 — победа, иначе ноль.

## Конец партии

rule-dump = Самосвал
    .text = Ровно 555 — счёт падает до нуля.
rule-negative_dump = Обратный самосвал
    .text = Ровно −555 — счёт поднимается до нуля.
rule-both_reach_target = Если дошли двое
    .text = Кто победил, когда двое дошли до конца за одну сдачу.
rule-exact_target = Ровный счёт
    .text = Победного счёта надо достичь точно.

## Слова для значений

value-on = да
value-off = нет
value-none = нет
value-at-least = от { $number }
value-above = больше { $number }
value-suits = ♠ { $S }, ♣ { $C }, ♦ { $D }, ♥ { $H }
value-allowed = можно
value-forbidden = нельзя
value-all = у всех
value-declarer_only = только у играющего
value-points_doubled = двойное взятое
value-bid_doubled = двойной заказ
value-fixed_240 = ровно 240
value-mandatory = обязательна

value-forced_bidder-left_of_dealer = слева от сдающего
value-forced_bidder-dealer = сдающий
value-auction_starts-left = слева
value-auction_starts-right = справа
value-first_dealer-lot = по жребию
value-first_dealer-winner_of_last_match = прошлый победитель
value-redeal_dealer-same = тот же
value-redeal_dealer-next = следующий
value-settlement-none = без расчёта
value-settlement-difference = по разнице
value-settlement-bank = банк

value-blind_who-first_hand = первая рука
value-blind_who-forced_bidder = кто несёт сотню
value-blind_who-anyone = любой
value-blind_bid-any = любой
value-blind_min_score-none = с любым счётом
value-blind_doubles_marriages-none = ни у кого

value-golden-forced_120 = обязательные 120
value-golden-doubled = двойные сдачи
value-golden_if_nobody_makes-replay_from_zero = обнулить и повторить
value-golden_if_nobody_makes-zero_and_play_on = обнулить и играть дальше
value-golden_if_nobody_makes-replay = повторить кон
value-golden_if_nobody_makes-play_on = играть дальше
value-golden_max_rounds-none = без предела
value-golden_doubles_marriages-none = ни у кого

value-bid_over_120-marriages_in_hand = по марьяжам на руках
value-bid_over_120-free = свободно
value-max_bid-none = без предела
value-barrel_bid_limit-none = без предела

value-talon_hidden_at_forced_bid-optional = решает играющий

value-write_off_when-before_discard = до сноса
value-write_off_when-until_first_lead = до первого хода
value-write_off_amount-half_bid = половина заказа
value-write_off_amount-60_each = 60
value-write_off_amount-by_aces = по тузам
value-write_off_aces_of-declarer = играющего
value-write_off_aces_of-each_opponent = каждого соперника
value-write_off_rounding-tens_up = вверх до десятков
value-write_off_rounding-exact = точно
value-write_off_limit-none = без предела
value-write_off_third_penalty-every_third = за каждую третью
value-write_off_third_penalty-third = за третью
value-write_off_on_barrel-if_deducted = если стоит заказа
value-write_off_on_barrel-always = всегда
value-write_off_on_barrel-own_forbidden = не с бочки
value-write_off_on_barrel-any_forbidden = пока бочка пуста

value-undertrump-forced = младший козырь
value-undertrump-free = любая карта
value-lead_trumps-free = свободно
value-lead_trumps-only_own = только со своих
value-lead_trumps-only_own_strict = только со своих, строго
value-lead_trumps-obliged = обязательно

value-marriage_declared-automatic = заходом
value-marriage_declared-optional = по желанию
value-marriage_declared-must_be_said = только вслух
value-marriage_for-all = всем
value-marriage_for-declarer_only = играющему
value-marriage_on_barrel-counts = пишут
value-marriage_on_barrel-not_counted = не пишут
value-trump_starts-at_once = сразу
value-trump_starts-next_trick = со следующей взятки
value-captured_marriage-keeps = считается
value-captured_marriage-cancelled = пропадает
value-ace_marriage-first_ace = с первого туза
value-ace_marriage-fourth_ace_trump = с четвёртого, он и козырь
value-four_nines_when-end_of_deal = в конце сдачи
value-four_nines_when-first_nine_led = с первой девятки
value-four_nines_when-before_first_lead = до первого хода

value-pays-bid = заказ
value-pays-points = взятое
value-failed_goes_to-lost = никому
value-failed_goes_to-split = соперникам пополам
value-failed_goes_to-each = каждому сопернику
value-fail_costs-bid = заказа
value-fail_costs-shortfall = недобора
value-rounding-1 = без округления

value-bolt_when-no_trick = без взяток
value-bolt_when-no_points = без очков
value-bolt_when-rounds_to_zero = округлилось до нуля

value-barrel_entry-snap = ровно бочка
value-barrel_entry-keep_surplus = с лишним
value-barrel_attempts-deals = сдачи
value-barrel_attempts-own_auctions = свои торги
value-barrel_win-at_least_target = не меньше нужного
value-barrel_win-over_target = больше нужного
value-barrel_win_by-points_taken = взять
value-barrel_win_by-bid = заказать
value-barrel_count-needs_own_bid = своя игра
value-barrel_count-any_deal = любая сдача
value-barrel_count-running_total = сумма сдач
value-barrel_shared-newcomer_knocks_off = сидевшие слетают
value-barrel_shared-two_allowed_third_clears = двое сидят, третий сбрасывает
value-barrel_shared-free = никто не слетает
value-barrel_together-all_fall = слетают все
value-barrel_together-one_falls = слетает один
value-barrel_together-stay = остаются
value-three_barrels-zero = ноль
value-three_barrels-zero_then_no_barrel = ноль, дальше без бочки
value-three_barrels-to_5_then_no_barrel = до 5, дальше без бочки

value-both_reach_target-declarer_first = играющий
value-both_reach_target-higher = у кого больше
value-both_reach_target-draw = ничья
value-both_reach_target-play_on = играют дальше
