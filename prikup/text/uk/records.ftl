# Записи партій і аркуші: що не так із файлом, як показати розіграш і аркуш.

## Файли

reason-file-unreadable = Файл { $file } не читається: { system-fault }.
reason-file-too-large = Файл завеликий: не більше ніж { $most } байт.
reason-file-not-utf8 = Файл не в UTF-8: неправильний байт { $byte }.
reason-json-broken = JSON пошкоджено: рядок { $line }, стовпець { $column }.
reason-json-deep = Надто глибока вкладеність: не більше рівнів ніж { $most }.
reason-json-no-object = У файлі немає об’єкта JSON. Треба так: {"{"}"format": …{"}"}.
reason-json-number = { $text } тут не число: потрібні цілі числа розумної величини.
reason-json-text = У тексті є знаки, які не можна показати.
reason-json-twice = «{ $field }» стоїть двічі в одному місці.
reason-field-missing = Немає поля «{ $field }».
reason-field-unknown = Поля «{ $field }» тут не буває.
reason-field-type = Поле «{ $field }» не того виду: очікується { $wanted ->
    [int] ціле число
    [str] текст
    [bool] true або false
    [array] список
    [object] об’єкт із полями
    [bool-or-str] true, false або текст
   *[str-or-array] текст або список
}, а тут { $given ->
    [int] число
    [str] текст
    [bool] true або false
    [array] список
    [object] об’єкт із полями
   *[null] null
}.
reason-field-wrong = Поле «{ $field }» неправильне: { $error }.
reason-field-word = «{ $field }» не може бути «{ $given }»: підійшло б { $right }.
reason-format-unknown = Формат «{ $given }» тут невідомий. Потрібен { $right }.
reason-format-version = Версія { $version } цього формату невідома: файл із новішого Prikup? Читається версія { $right }.

## Гравці й карти

reason-players-count = Гравців { $count }, а за цими правилами грають { $right }.
reason-players-name = Гравцеві { $number } потрібне ім’я, не довше за { $most } знаків.
reason-players-twice = Двох гравців звати { $name }.
reason-player-unknown = Тут нікого не звати «{ $name }». Грають: { $known }.
reason-no-card = «{ $text }» — не карта. Потрібні номінал і масть: KH, TS.
reason-card-twice = Карту { $card } названо двічі.
reason-cards-source = { $count ->
    [0] У здачі немає карт: потрібні seed, deck або hands і talon.
   *[other] Карти дано більш ніж одним способом: потрібні seed, deck або hands і talon.
}
reason-hands-and-talon = Руки й прикуп даються разом.
reason-pbn-first = Розклад у стилі PBN починається з місця першої руки та двокрапки, тут це одне з { $seats }: N:AKQ.J..T98 … «{ $text }» не підходить.
reason-pbn-hands = У розкладі в стилі PBN рук через пробіл: { $count }, а треба { $right }; замість руки того, хто не грає, ставиться -.
reason-pbn-players = У PBN місць { $most }, а гравців { $count }: запишіть руки списком.
reason-pbn-suits = У руці { $hand } мастей: { $count }, а треба 4 через крапки: піки, чирви, бубни, трефи.
reason-pbn-rank = «{ $rank }» у «{ $text }», рука { $hand }, — не номінал карти. Треба A K Q J T 9 8 7.
reason-ppn-length = Колода без пробілів читається як PPN: { $right } знаки, по одному на карту; тут знаків { $count }.
reason-ppn-sign = «{ $text }», знак { $place } колоди, — не карта в PPN. Треба знаки від 1 до 9 і від A до W.
reason-commitment-seed = До commitment потрібен його seed.
reason-commitment-differs = Це не той seed, що був обіцяний до здачі: у нього commitment { $right }.
reason-seed-digits = У seed { $right } шістнадцяткові цифри, а тут знаків: { $count }.
reason-deck-lacks = Колода неповна: немає { $card }{ $count ->
    [1] {"."}
   *[other] {", "}усього бракує карт: { $count }.
}

## Записи партій

reason-deal-over = Здачу закінчено, ця дія зайва.
reason-deal-unfinished = Здачу не закінчено, а за нею йде інша; хід за гравцем { $seat }.
reason-result-early = У записі є підсумок, а партію не закінчено.
reason-result-differs = Підсумок не сходиться зі здачами: { $field } — { $right }.

## Аркуші: здача

reason-one-declarer = У здачі розігрує один.
reason-out-of-place = Полю «{ $field }» тут не місце: { $kind ->
    [played] здачу розіграно
    [write-off] здачу розписано
    [concede] здачу списано
    [drawn] здача з добором
    [raspasy] це розпаси
    [bomb] це бомба
    [redeal] це перездача
    [all-pass] це розпаси
    [given-up] від гри відмовилися
    [misere] це мізер
    [game] це гра на взятки
   *[penalty] це штраф
}.
reason-not-at-this-table = «{ $field }» — такого за цим столом не грають.
reason-negative = { $player }: { $number } бути не може.
reason-cards-sum = { $sum ->
    [0] Ні в кого немає очок у картах, а разом їх { $right }.
   *[other] Очок у картах { $sum }, а має бути { $right }.
}
reason-cards-left-out = Очок у картах { $sum }: тоді в { $left } { $left ->
    [one] карті
   *[other] картах
}, яких ніхто не взяв, було б { $points }, а так не буває.
reason-cards-impossible = Карт на { $points } очок разом не буває ({ $player }).
reason-cards-tricks = { $player }: { $points } очок у картах не взяти, якщо взяток { $tricks }.
reason-tricks-sum = Взяток записано { $sum }, а у здачі їх { $right }.
reason-bid-fixed = { $amount } бути не може: грається { $right }.
reason-bid-over-barrel = { $amount } бути не може: на бочці не замовляють більше ніж { $most }.
reason-silence-declarer = { $player } мовчить нижче за { $below } і замовити цього не може.
reason-golden-declarer = На золотому кону цю здачу розігрує { $player }.
reason-blind-off = За цим столом не темнять.
reason-blind-golden = На золотому кону не темнять.
reason-blind-barrel = Поки хтось на бочці, не темнять.
reason-blind-score = { $player } не може темнити з рахунком { $score }: треба { $above ->
    [0] не менше ніж { $number }
   *[1] більше ніж { $number }
}.
reason-blind-who = { $player } у цій здачі темнити не може: не з цього місця.
reason-last-chance-declarer = Останній шанс: цю здачу розігрує { $player }.
reason-sits-out = { $player } у цій здачі не грає.
reason-contra-too-early = Де розписують до зносу, контру сказати ще не встигли.
reason-contra-word = «{ $given }» — не контра. Треба: true, contra, recontra.
reason-sale-wrong = { $player }: так прикуп не купити — щоразу продає його розігрувач.
reason-aces-too-many = Тузів записано { $count }, а їх чотири.
reason-talon-impossible = За прикуп { $points } здавачеві за цим столом не буває.

## Аркуші: оголошення

reason-no-suit = «{ $text }» — не масть. Треба: S, C, D, H.
reason-marriage-twice = Мар’яж записано двічі: { suit-name }.
reason-queen-twice = Одна дама не буває і в мар’яжі, і в половинці: { suit-name }.
reason-captured-too-many = { $player }: спіймано { $count }, а з мар’яжів суперників можна було спіймати лише { $most }.
reason-marriage-needs-trick = { $player }: без взятки оголосити нічого не можна.
reason-marriages-too-many = { $player }: взяток { $tricks }, стількох оголошень з них не зробити.
reason-marriages-few-points = { $player }: з такими очками взяток не більше ніж { $tricks }, стількох оголошень з них не зробити.
reason-aces-off = За цим столом тузового мар’яжу не грають.
reason-nines-off = За цим столом чотири дев’ятки нічого не дають.
reason-kept-lead-own = Карту, з якої пішли до зносу, залишає собі суперник, а розігрує тут { $player }.
reason-nines-need-lead = { $player }: власного ходу жодного разу не було, з дев’ятки зайти не можна.

## Аркуші: перездачі й штрафи

reason-redeal-off = За цим столом перездач не буває.
reason-redeal-void = Перездача поспіль номер { $count } не зараховується. Позначте її в рядку зіграної здачі.
reason-redeal-ends-deal = Перездача закінчує здачу: у неї свій рядок.
reason-penalty-unknown = Штрафу «{ $given }» немає. Є: { $known }.
reason-penalty-amount = Штраф — від 1 до { $most } очок, а не { $amount }.
reason-cut-by-cutter = За погане знімання платить той, хто знімав ({ $player }), або здавач.

## Відповіді

cli-record-ok = Запис сходиться. Здач: { $deals }.
cli-record-running = Останню здачу не закінчено; хід за гравцем { $player }.
cli-record-deals-next = Наступним здає { $player }.
cli-record-won = Партію виграє { $player }.
cli-record-drawn = Партія внічию.
cli-record-in-deal = Здача { $deal }: { $reason }
cli-record-in-action = Здача { $deal }, дія { $action }: { $reason }
cli-sheet-in-row = Рядок { $row }: { $reason }
cli-sheet-in-field = Рядок { $row }, { $field }: { $reason }

## Розіграш

play-game = { $game ->
    [thousand] Тисяча
    [preferans] Преферанс
   *[other] { $game }
}
play-rules = { play-game }, правила: { $preset }
play-edit = { $rule }: { $value }
play-target = { $ends ->
    [deals] Грають { $target ->
        [one] { $target } здачу
        [few] { $target } здачі
       *[other] { $target } здач
    }.
    [time] Грають на час.
   *[points] Грають до { $target }.
}
play-deal = Здача { $deal }. Здає { $player }.
play-talon = прикуп
play-forced = { $player } мусить сказати { $bid }
play-golden = Золотий кін: { $player } розігрує { $bid }.
play-call = { $word ->
    [pass] пас
    [blind] темнить
    [look] дивиться карти
    [unblind] розтемнює
    [redeal] просить перездачу
    [keep] грає
    [write-off] розписує
    [concede] списує
    [claim] забирає решту
    [bomb] кидає бомбу
    [contra] каже контру
    [recontra] каже реконтру
    [buy] купує прикуп
    [prove] вимагає показати мар’яж
    [open] відкриває прикуп
   *[other] { $word }
}
play-says = { $player }: { $word }
play-does = { $player } { $word }.
play-claims = { $player } просить перездачу: { $ground }.
play-claim-void = Перездачу не зараховано: надто багато поспіль.
play-declarer = { $player } розігрує { $bid }{ $blind ->
    [1] {" "}втемну
   *[0] {""}
} і бере прикуп{ $hidden ->
    [1] {", "}не відкриваючи
   *[0] {""}
}.
play-raises = { $player } піднімає до { $bid }.
play-passes-card = { $player } віддає { $card } → { $to }
play-discards = { $player } зносить { $cards }
play-offers = { $player } пропонує гру з картами { $cards }
play-declares = { $player } оголошує { $what } (+{ $worth })
play-trump-is = козир: { $suit }
play-aces = тузовий мар’яж
play-nines = чотири дев’ятки
play-face-down = { $card } (сорочкою догори)
play-bonus = бонус, { $what }
play-takes = { $player } бере { $points }
play-taken = Взято:
play-marriages = мар’яжі:
play-score = Рахунок:
play-unfinished = Здачу не закінчено; хід за гравцем { $player }.
play-settlement = Розрахунок:

## Аркуш таблицею

sheet-title = { play-game }, правила: { $preset }, { $ends ->
    [deals] { $target ->
        [one] { $target } здача
        [few] { $target } здачі
       *[other] { $target } здач
    }
    [time] на час
   *[points] до { $target }
}
sheet-edits = змін: { $edits }
sheet-start = початок
sheet-row-played = { $player } { $bid }
sheet-row-blind = { $player } { $bid } втемну
sheet-row-write-off = { $player } { $bid }, розпис
sheet-row-concede = { $player } { $bid }, списано
sheet-row-bomb = { $player } { $bid }, бомба
sheet-row-raspasy = розпаси
sheet-row-drawn = зіграно
sheet-row-redeal = перездача
sheet-row-penalty = штраф
sheet-row-kept-lead = { $row }; карта, з якої пішли до зносу, лишилася за: { $player }
