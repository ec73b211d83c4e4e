# Преферанс: наборы правил, договорённости о записи и конце игры, пуля словами.

preset-sochi = Сочинка
    .text = Самая распространённая игра: вист ответственный и жлобский, за недобор вистующий платит столько же, сколько играющий, распасы пишутся в гору по 1, 2, 3 очка за взятку, а с закрытой пулей помогают партнёрам по 10 вистов за очко.
preset-leningrad = Ленинградка
    .text = Гора и висты пишутся вдвое, поэтому очко пули стоит 20 вистов. Вист полуответственный, а на чужом ремизе вистующий с пасовавшим делят висты по-джентльменски. Помощи нет: пулю можно и переполнить.
preset-leningrad-tournament = Ленинградка, турнирная
    .text = Ленинградка, как её играют на турнирах: висты за чужой ремиз все у вистующего, на восьмерной и выше каждый из двух вистующих отвечает за взятку, за распас без взяток с горы списывают две цены, а выйти из распасов можно только завистованной и сыгранной игрой.
preset-rostov = Ростов
    .text = Гора остаётся низкой: заработанное сначала списывает её и только потом идёт в пулю. Вист полуответственный, на чужом ремизе джентльменский, а на распасах тот, кто взял меньше всех, пишет на остальных по 5 вистов за взятку.
preset-sochinka = Соченка (от классики)
    .text = За столом четверо, сдающий отдыхает. Всё заработанное идёт только в пулю, потом на помощь — сначала тому, у кого пуля полнее, — и лишь когда помогать некому, списывает гору. Взятка на распасах стоит 1, 2, 4; на ремизе каждый, и сдающий тоже, пишет столько вистов, сколько играющий записал в гору; за тузы в прикупе сдающему положена премия.

## Договорённости: висты

rule-whist_duty = Ответственность виста
    .text = За недобранную взятку вистующий пишет в гору столько же, сколько играющий за свою, или половину.
value-whist_duty-responsible = ответственный
value-whist_duty-half_responsible = полуответственный
rule-duty_six_seven = Двое вистуют на шестерной и семерной
    .text = Каждый отвечает за свою половину, две взятки или одну, сколько бы ни взял другой; или отвечают вместе и платят, только если не хватило вдвоём.
value-duty_six_seven-each_half = каждый за своё
value-duty_six_seven-pair = вдвоём
rule-duty_eight_up = Двое вистуют на восьмерной и выше
    .text = Кто платит за недобор: второй вистующий, если остался без взятки; каждый, кто остался без взятки; или оба пополам, если без взятки оба.
value-duty_eight_up-second_whister = второй вистующий
value-duty_eight_up-each = каждый
value-duty_eight_up-pair = вдвоём
rule-half_whist_returned = Полвиста после возврата на вист
    .text = Первый вернулся на вист: полвиста второго становятся пасом, или он их всё же пишет.
value-half_whist_returned-void = не пишутся
value-half_whist_returned-counts = пишутся
rule-on_failure = Висты на ремизе
    .text = Игра не сыграна, вистовал один: он пишет все висты (жлобский вист) или делит их с пасовавшим (джентльменский).
value-on_failure-greedy = жлобский
value-on_failure-gentleman = джентльменский
rule-consolation = Консоляция
    .text = Пишут ли партнёры висты за каждую взятку, которой не хватило играющему.
value-consolation-all = пишут все
value-consolation-none = не пишется
rule-dealer_consolation = Консоляция сдающему
    .text = Пишет ли консоляцию и тот, кто сдаёт и не играет.
rule-consolation_style = Сколько писать консоляции
    .text = По цене виста за каждую недобранную; или как в классике: столько вистов, сколько играющий записал в гору (обычный), только вистующим (джентльменский), столько же, сколько всего записал вистующий (грабительский).
value-consolation_style-value = по цене виста
value-consolation_style-classic_ordinary = классика, обычный
value-consolation_style-classic_gentleman = классика, джентльменский
value-consolation_style-classic_robber = классика, грабительский

## Договорённости: цены

rule-undertrick_factor = Гора пишется
    .text = За недобранную взятку играющий пишет в гору цену игры или две.
value-undertrick_factor-1 = в один раз
value-undertrick_factor-2 = вдвое
rule-whist_factor = Висты пишутся
    .text = Взятка вистующего стоит цену игры в вистах или две.
value-whist_factor-1 = в один раз
value-whist_factor-2 = вдвое
rule-misere_trick = Взятка на мизере
    .text = Сколько в гору за каждую взятку на пойманном мизере; на малом — половина.
rule-talon_bonus = Премия за прикуп
    .text = Сдающий пишет на играющего висты за взятки в прикупе: туз или марьяж — одна, туз с королём — две, два туза — три. Втроём их делят вистующие.
rule-totus = Тотус
    .text = Игра на все десять взяток — обычная десятерная или отдельная заявка, за которую в пулю на 5 больше.
value-totus-as_ten = десятерная
value-totus-dedicated = отдельная заявка, +5

## Договорённости: распасы

rule-all_pass_to = Распасы пишутся
    .text = Взятки — в гору, или взявший меньше всех пишет висты на остальных.
value-all_pass_to-mountain = в гору
value-all_pass_to-whists = вистами
rule-all_pass_price = Цена взятки
    .text = На первых, вторых, третьих … распасах подряд; последнее число остаётся.
rule-all_pass_whists = Вистов за взятку
    .text = Сколько взявший меньше всех пишет на остальных за каждую их взятку; двое с равным числом делят пополам.
rule-all_pass_amnesty = Амнистия
    .text = В гору идут только взятки сверх наименьшего числа.
rule-all_pass_zero = Ни одной взятки
    .text = Что пишут за распасы без единой взятки.
value-all_pass_zero-pool_price = цена взятки в пулю
value-all_pass_zero-pool_1 = 1 в пулю
value-all_pass_zero-mountain_price = цена взятки с горы
value-all_pass_zero-mountain_twice = две цены с горы
value-all_pass_zero-none = ничего
rule-exit_game = Выход из распасов
    .text = Серию распасов кончает любая игра или только завистованная и сыгранная.
value-exit_game-any_played = любая игра
value-exit_game-whisted_and_made = завистована и сыграна
rule-exit_on_misere = Мизер выводит из распасов
    .text = Если выводит любая игра, то и пойманный; иначе только сыгранный.

## Договорённости: полная пуля, конец игры

rule-help = Американская помощь
    .text = Что сверх полной пули, закрывает пули партнёров, по 10 вистов за очко.
rule-help_order = Кому помогают первому
    .text = Тому, у кого пуля полнее, а при равных гора меньше; или по кругу.
value-help_order-fullest_first = самая полная пуля
value-help_order-clockwise = по кругу
rule-help_barred = Кому нельзя помогать
    .text = Помогать можно всем; или нельзя сдающему, который отдыхает, и вистующему, который на этой же игре сел.
value-help_barred-nobody = можно всем
value-help_barred-dealer_and_failed = сдающему и севшему вистующему
rule-surplus = Что сверх полной пули
    .text = После помощи списывает свою гору; или лишнего не бывает, пишут сверх пули; или заработанное сначала списывает гору и только потом идёт в пулю; или пропадает.
value-surplus-help_then_mountain = с горы
value-surplus-none = сверх пули
value-surplus-mountain_first = сначала гора
value-surplus-lost = пропадает
rule-pool = Размер пули
    .text = Сколько очков закрывают пулю игрока; по сумме — сколько в среднем должно быть у каждого.
rule-pool_end = Игра кончается
    .text = Когда закрыты все пули; когда набрана их сумма; с первой закрытой; после стольких-то сдач; или по часам, когда договорились. По сумме и по сдачам пули не закрываются.
value-pool_end-all_closed = закрыты все пули
value-pool_end-sum = по сумме пуль
value-pool_end-first_closed = закрыта первая
value-pool_end-deals = по числу сдач
value-pool_end-time = по времени
rule-deals = Число сдач
    .text = После скольких сдач игра кончается.
rule-pool_value = Очко пули
    .text = Сколько вистов оно стоит при расчёте; очко горы — 10.

## Пуля

sheet-pool = пуля
sheet-mountain = гора
sheet-pool-and-mountain = пуля/гора
sheet-tricks = взятки
sheet-whists-on = висты → { $player }
sheet-against = ↔ { $player }
sheet-to-pool = пуля
sheet-to-mountain = гора
sheet-to-whists = висты → { $player }
sheet-row-game = { $player } { contract-name }
sheet-row-misere = { $player } мизер
sheet-row-misere-without = { $player } мизер без прикупа
sheet-row-small-misere = { $player } малый мизер
sheet-row-big-misere = { $player } большой мизер
sheet-row-all-pass = распасы
sheet-row-without = { $player } { $level } без всех
sheet-row-without-three = { $player } { $level } без трёх
score-csv-contract = Игра
score-csv-tricks = Взял играющий
score-csv-pool = { $player }: пуля
score-csv-mountain = { $player }: гора
score-csv-whists = { $player }: висты → { $on }
score-csv-result = { $player }: итог

## Чего в пуле быть не может

reason-no-contract = «{ $text }» — не игра. Нужно так: 6S … 10NT, misere.
reason-not-played = Никто не вистовал, значит, и розыгрыша не было.
reason-open-alone = В светлую играют, только когда вистует один.
reason-all-pass-two = Вдвоём распасов не бывает.
reason-talon-no-tricks = За этим столом прикуп взяток не берёт.
reason-talon-tricks = Прикуп берёт от 0 до { $most } взяток, а не { $count }.
reason-tricks-too-many = { $player }: взяток не может быть { $count }, всего их { $most }.
reason-talon-cards = В прикупе { $right } разные карты, а не { $count }.
reason-help-off = За этим столом не помогают.
reason-help-whom = { $player }: помочь здесь нельзя — это сам играющий, или имя стоит дважды.
reason-help-not-due = { $player }: помощи в этой сдаче не было — лишнего не осталось, или пуля уже полна.
reason-ten-no-whist = За этим столом десятерную не вистуют.
reason-whist-missing = { $player }: вист или пас?
reason-whist-declarer = { $player }: на свою игру не вистуют.
reason-dealer-whist = { $player } сдаёт: завистовать можно, только если оба спасовали.

## Сдача словами

play-word = { $word ->
    [pass] пас
    [here] здесь
    [misere] мизер
    [misere-without] мизер без прикупа
    [small-misere] малый мизер
    [big-misere] большой мизер
    [six-without] шесть без прикупа
    [seven-without] семь без прикупа
    [nine-without] девять без прикупа
    [totus] тотус
    [without-all] без всех
    [without-three] без трёх
    [whist] вист
    [half] полвиста
    [whist-back] всё-таки вист
    [open] в светлую
    [closed] втёмную
    [accept] согласие
    [reject] отказ
   *[other] { $word }
}
play-puts-away = сносит { $cards }
play-offer = предлагает { $tricks }
play-third-hand = третья рука
