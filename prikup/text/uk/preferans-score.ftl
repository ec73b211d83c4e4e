# Преферанс: набори правил, домовленості про запис і кінець гри, пулька словами.

preset-sochi = Сочинка
    .text = Найпоширеніша гра: віст відповідальний і жлобський, за недобір вістувальник платить стільки ж, скільки розігрувач, розпаси пишуть у гору по 1, 2, 3 очки за взятку, а із закритою пулею допомагають партнерам по 10 вістів за очко.
preset-leningrad = Ленінградка
    .text = Гору і вісти пишуть удвічі, тож очко пулі коштує 20 вістів. Віст напіввідповідальний, а за чужий реміз вістувальник і той, хто спасував, ділять вісти по-джентльменськи. Допомоги немає: пулю можна й переповнити.
preset-leningrad-tournament = Ленінградка, турнірна
    .text = Ленінградка, як її грають на турнірах: усі вісти за чужий реміз — вістувальникові, на восьмерній і вище кожен із двох вістувальників відповідає за взятку, за розпаси без взяток з гори списують дві ціни, а вийти з розпасів можна лише завістуваною і зіграною грою.
preset-rostov = Ростов
    .text = Гора лишається низькою: зароблене спершу списує її і лише потім іде в пулю. Віст напіввідповідальний, за чужий реміз — джентльменський, а на розпасах той, хто взяв найменше, пише на інших по 5 вістів за взятку.
preset-sochinka = Сочинка (від класики)
    .text = За столом четверо, здавач відпочиває. Усе зароблене йде тільки в пулю, потім на допомогу — спершу тому, у кого пуля повніша, — і лише коли допомагати нікому, списує гору. Взятка на розпасах коштує 1, 2, 4; на ремізі кожен, і здавач теж, пише стільки вістів, скільки розігрувач записав у гору; за тузи в прикупі здавачеві належить премія.

## Домовленості: вісти

rule-whist_duty = Відповідальність віста
    .text = За недобрану взятку вістувальник пише в гору стільки ж, скільки розігрувач за свою, або половину.
value-whist_duty-responsible = відповідальний
value-whist_duty-half_responsible = напіввідповідальний
rule-duty_six_seven = Двоє вістують на шестерній і семерній
    .text = Кожен відповідає за свою половину, дві взятки чи одну, хоч скільки б узяв другий; або відповідають разом і платять, тільки якщо не вистачило вдвох.
value-duty_six_seven-each_half = кожен за своє
value-duty_six_seven-pair = удвох
rule-duty_eight_up = Двоє вістують на восьмерній і вище
    .text = Хто платить за недобір: другий вістувальник, якщо лишився без взятки; кожен, хто лишився без взятки; або обидва навпіл, якщо без взятки обидва.
value-duty_eight_up-second_whister = другий вістувальник
value-duty_eight_up-each = кожен
value-duty_eight_up-pair = удвох
rule-half_whist_returned = Піввіста після повернення на віст
    .text = Перший повернувся на віст: піввіста другого стає пасом, або він його все ж пише.
value-half_whist_returned-void = не пишеться
value-half_whist_returned-counts = пишеться
rule-on_failure = Вісти на ремізі
    .text = Гру не зіграно, вістував один: він пише всі вісти (жлобський віст) або ділить їх із тим, хто спасував (джентльменський).
value-on_failure-greedy = жлобський
value-on_failure-gentleman = джентльменський
rule-consolation = Консоляція
    .text = Чи пишуть партнери вісти за кожну взятку, якої забракло розігрувачеві.
value-consolation-all = пишуть усі
value-consolation-none = не пишеться
rule-dealer_consolation = Консоляція здавачеві
    .text = Чи пише консоляцію й той, хто здає і не грає.
rule-consolation_style = Скільки писати консоляції
    .text = За ціною віста за кожну недобрану; або як у класиці: стільки вістів, скільки розігрувач записав у гору (звичайний), тільки вістувальникам (джентльменський), стільки ж, скільки всього записав вістувальник (грабіжницький).
value-consolation_style-value = за ціною віста
value-consolation_style-classic_ordinary = класика, звичайний
value-consolation_style-classic_gentleman = класика, джентльменський
value-consolation_style-classic_robber = класика, грабіжницький

## Домовленості: ціни

rule-undertrick_factor = Гора пишеться
    .text = За недобрану взятку розігрувач пише в гору ціну гри або дві.
value-undertrick_factor-1 = один раз
value-undertrick_factor-2 = удвічі
rule-whist_factor = Вісти пишуться
    .text = Взятка вістувальника коштує ціну гри у вістах або дві.
value-whist_factor-1 = один раз
value-whist_factor-2 = удвічі
rule-misere_trick = Взятка на мізері
    .text = Скільки в гору за кожну взятку на спійманому мізері; на малому — половина.
rule-talon_bonus = Премія за прикуп
    .text = Здавач пише на розігрувача вісти за взятки в прикупі: туз або мар’яж — одна, туз із королем — дві, два тузи — три. Утрьох їх ділять вістувальники.
rule-totus = Тотус
    .text = Гра на всі десять взяток — звичайна десятерна або окрема заявка, за яку в пулю на 5 більше.
value-totus-as_ten = десятерна
value-totus-dedicated = окрема заявка, +5

## Домовленості: розпаси

rule-all_pass_to = Розпаси пишуться
    .text = Взятки — в гору, або той, хто взяв найменше, пише вісти на інших.
value-all_pass_to-mountain = у гору
value-all_pass_to-whists = вістами
rule-all_pass_price = Ціна взятки
    .text = На перших, других, третіх … розпасах поспіль; останнє число лишається.
rule-all_pass_whists = Вістів за взятку
    .text = Скільки той, хто взяв найменше, пише на інших за кожну їхню взятку; двоє з рівним числом ділять навпіл.
rule-all_pass_amnesty = Амністія
    .text = У гору йдуть тільки взятки понад найменше число.
rule-all_pass_zero = Жодної взятки
    .text = Що пишуть за розпаси без жодної взятки.
value-all_pass_zero-pool_price = ціна взятки в пулю
value-all_pass_zero-pool_1 = 1 у пулю
value-all_pass_zero-mountain_price = ціна взятки з гори
value-all_pass_zero-mountain_twice = дві ціни з гори
value-all_pass_zero-none = нічого
rule-exit_game = Вихід із розпасів
    .text = Серію розпасів кінчає будь-яка гра або тільки завістована і зіграна.
value-exit_game-any_played = будь-яка гра
value-exit_game-whisted_and_made = завістована і зіграна
rule-exit_on_misere = Мізер виводить із розпасів
    .text = Якщо виводить будь-яка гра, то й спійманий; інакше тільки зіграний.

## Домовленості: повна пуля, кінець гри

rule-help = Американська допомога
    .text = Що понад повну пулю, закриває пулі партнерів, по 10 вістів за очко.
rule-help_order = Кому допомагають першому
    .text = Тому, у кого пуля повніша, а за рівних гора менша; або по колу.
value-help_order-fullest_first = найповніша пуля
value-help_order-clockwise = по колу
rule-help_barred = Кому не можна допомагати
    .text = Допомагати можна всім; або не можна здавачеві, який відпочиває, і вістувальнику, який на цій самій грі сів.
value-help_barred-nobody = можна всім
value-help_barred-dealer_and_failed = здавачеві та вістувальнику, що сів
rule-surplus = Що понад повну пулю
    .text = Після допомоги списує свою гору; або зайвого не буває, пишуть понад пулю; або зароблене спершу списує гору і лише потім іде в пулю; або пропадає.
value-surplus-help_then_mountain = з гори
value-surplus-none = понад пулю
value-surplus-mountain_first = спершу гора
value-surplus-lost = пропадає
rule-pool = Розмір пулі
    .text = Скільки очок закривають пулю гравця; за сумою — скільки в середньому має бути в кожного.
rule-pool_end = Гра закінчується
    .text = Коли закрито всі пулі; коли набрано їхню суму; з першою закритою; після стількох здач; або за годинником, коли домовилися. За сумою і за здачами пулі не закриваються.
value-pool_end-all_closed = закрито всі пулі
value-pool_end-sum = за сумою пуль
value-pool_end-first_closed = закрито першу
value-pool_end-deals = за кількістю здач
value-pool_end-time = за часом
rule-deals = Кількість здач
    .text = Після скількох здач гра закінчується.
rule-pool_value = Очко пулі
    .text = Скільки вістів воно коштує під час розпису; очко гори — 10.

## Пулька

sheet-pool = пуля
sheet-mountain = гора
sheet-pool-and-mountain = пуля/гора
sheet-tricks = взятки
sheet-whists-on = вісти → { $player }
sheet-against = ↔ { $player }
sheet-to-pool = пуля
sheet-to-mountain = гора
sheet-to-whists = вісти → { $player }
sheet-row-game = { $player } { contract-name }
sheet-row-misere = { $player } мізер
sheet-row-misere-without = { $player } мізер без прикупу
sheet-row-small-misere = { $player } малий мізер
sheet-row-big-misere = { $player } великий мізер
sheet-row-all-pass = розпаси
sheet-row-without = { $player } { $level } без усіх
sheet-row-without-three = { $player } { $level } без трьох
score-csv-contract = Гра
score-csv-tricks = Узяв розігрувач
score-csv-pool = { $player }: пуля
score-csv-mountain = { $player }: гора
score-csv-whists = { $player }: вісти → { $on }
score-csv-result = { $player }: підсумок

## Чого в пульці бути не може

reason-no-contract = «{ $text }» — не гра. Треба так: 6S … 10NT, misere.
reason-not-played = Ніхто не вістував, отже, й розіграшу не було.
reason-open-alone = Відкрито грають, тільки коли вістує один.
reason-all-pass-two = Удвох розпасів не буває.
reason-talon-no-tricks = За цим столом прикуп взяток не бере.
reason-talon-tricks = Прикуп бере від 0 до { $most } взяток, а не { $count }.
reason-tricks-too-many = { $player }: взяток не може бути { $count }, усього їх { $most }.
reason-talon-cards = У прикупі { $right } різні карти, а не { $count }.
reason-help-off = За цим столом не допомагають.
reason-help-whom = { $player }: допомогти тут не можна — це сам розігрувач, або ім’я стоїть двічі.
reason-help-not-due = { $player }: допомоги в цій здачі не було — зайвого не лишилося, або пуля вже повна.
reason-ten-no-whist = За цим столом десятерну не вістують.
reason-whist-missing = { $player }: віст чи пас?
reason-whist-declarer = { $player }: на власну гру не вістують.
reason-dealer-whist = { $player } здає: завістувати можна, тільки якщо обидва спасували.

## Здача словами

play-word = { $word ->
    [pass] пас
    [here] тут
    [misere] мізер
    [misere-without] мізер без прикупу
    [small-misere] малий мізер
    [big-misere] великий мізер
    [six-without] шість без прикупу
    [seven-without] сім без прикупу
    [nine-without] дев’ять без прикупу
    [totus] тотус
    [without-all] без усіх
    [without-three] без трьох
    [whist] віст
    [half] піввіста
    [whist-back] таки віст
    [open] відкрито
    [closed] закрито
    [accept] згода
    [reject] відмова
   *[other] { $word }
}
play-puts-away = зносить { $cards }
play-offer = пропонує { $tricks }
play-third-hand = третя рука
