# Записи партий и листы: что не так с файлом, как показать розыгрыш и лист.

## Файлы

reason-file-unreadable = Файл { $file } не читается: { system-fault }.
reason-file-too-large = Файл слишком велик: не больше { $most } байт.
reason-file-not-utf8 = Файл не в UTF-8: неверен байт { $byte }.
reason-json-broken = JSON повреждён: строка { $line }, столбец { $column }.
reason-json-deep = Слишком глубокая вложенность: не больше { $most } уровней.
reason-json-no-object = В файле нет объекта JSON. Нужно так: {"{"}"format": …{"}"}.
reason-json-number = { $text } здесь не число: нужны целые числа разумной величины.
reason-json-text = В тексте есть знаки, которые нельзя показать.
reason-json-twice = «{ $field }» стоит дважды в одном месте.
reason-field-missing = Нет поля «{ $field }».
reason-field-unknown = Поля «{ $field }» здесь не бывает.
reason-field-type = Поле «{ $field }» не того вида: ожидается { $wanted ->
    [int] целое число
    [str] текст
    [bool] true или false
    [array] список
    [object] объект с полями
    [bool-or-str] true, false или текст
   *[str-or-array] текст или список
}, а здесь { $given ->
    [int] число
    [str] текст
    [bool] true или false
    [array] список
    [object] объект с полями
   *[null] null
}.
reason-field-wrong = Поле «{ $field }» неверно: { $error }.
reason-field-word = «{ $field }» не может быть «{ $given }»: подошло бы { $right }.
reason-format-unknown = Формат «{ $given }» здесь неизвестен. Нужен { $right }.
reason-format-version = Версия { $version } этого формата неизвестна: файл из более нового Prikup? Читается версия { $right }.

## Игроки и карты

reason-players-count = Игроков { $count }, а по этим правилам играют { $right }.
reason-players-name = Игроку { $number } нужно имя, не длиннее { $most } знаков.
reason-players-twice = Двух игроков зовут { $name }.
reason-player-unknown = Здесь никого не зовут «{ $name }». Играют: { $known }.
reason-no-card = «{ $text }» — не карта. Нужны достоинство и масть: KH, TS.
reason-card-twice = Карта { $card } названа дважды.
reason-cards-source = { $count ->
    [0] У сдачи нет карт: нужны seed, deck или hands и talon.
   *[other] Карты даны больше чем одним способом: нужны seed, deck или hands и talon.
}
reason-hands-and-talon = Руки и прикуп даются вместе.
reason-pbn-first = Расклад в стиле PBN начинается с места первой руки и двоеточия, здесь это одно из { $seats }: N:AKQ.J..T98 … «{ $text }» не подходит.
reason-pbn-hands = В раскладе в стиле PBN рук через пробел: { $count }, а нужно { $right }; вместо руки того, кто не играет, ставится -.
reason-pbn-players = В PBN мест { $most }, а игроков { $count }: запишите руки списком.
reason-pbn-suits = В руке { $hand } мастей: { $count }, а нужно 4 через точки: пики, червы, бубны, трефы.
reason-pbn-rank = «{ $rank }» в «{ $text }», рука { $hand }, — не достоинство карты. Нужно A K Q J T 9 8 7.
reason-ppn-length = Колода без пробелов читается как PPN: { $right } знака, по одному на карту; здесь знаков { $count }.
reason-ppn-sign = «{ $text }», знак { $place } колоды, — не карта в PPN. Нужны знаки от 1 до 9 и от A до W.
reason-commitment-seed = К commitment нужен его seed.
reason-commitment-differs = Это не тот seed, что был обещан до сдачи: у него commitment { $right }.
reason-seed-digits = В seed { $right } шестнадцатеричных цифр, а здесь знаков: { $count }.
reason-deck-lacks = Колода неполна: нет { $card }{ $count ->
    [1] {"."}
   *[other] {", "}всего не хватает карт: { $count }.
}

## Записи партий

reason-deal-over = Сдача окончена, это действие лишнее.
reason-deal-unfinished = Сдача не окончена, а за ней идёт другая; ход за игроком { $seat }.
reason-result-early = В записи есть итог, а партия не окончена.
reason-result-differs = Итог не сходится со сдачами: { $field } — { $right }.

## Листы: сдача

reason-one-declarer = В сдаче один играющий.
reason-out-of-place = Полю «{ $field }» здесь не место: { $kind ->
    [played] сдача разыграна
    [write-off] сдача расписана
    [concede] сдача списана
    [drawn] сдача с добором
    [raspasy] это распасы
    [bomb] это бомба
    [redeal] это пересдача
    [all-pass] это распасы
    [given-up] от игры отказались
    [misere] это мизер
    [game] это игра на взятки
   *[penalty] это штраф
}.
reason-not-at-this-table = «{ $field }» — такого за этим столом не играют.
reason-negative = { $player }: { $number } быть не может.
reason-cards-sum = { $sum ->
    [0] Ни у кого нет очков в картах, а вместе их { $right }.
   *[other] Очков в картах { $sum }, а должно быть { $right }.
}
reason-cards-left-out = Очков в картах { $sum }: тогда в { $left } { $left ->
    [one] карте
   *[other] картах
}, которых никто не взял, было бы { $points }, а так не бывает.
reason-cards-impossible = Карт на { $points } очков вместе не бывает ({ $player }).
reason-cards-tricks = { $player }: { $points } очков в картах не взять, если взяток { $tricks }.
reason-tricks-sum = Взяток записано { $sum }, а в сдаче их { $right }.
reason-bid-fixed = { $amount } быть не может: играется { $right }.
reason-bid-over-barrel = { $amount } быть не может: на бочке не заказывают больше { $most }.
reason-silence-declarer = { $player } молчит ниже { $below } и заказать этого не может.
reason-golden-declarer = В золотом кону эту сдачу играет { $player }.
reason-blind-off = За этим столом не темнят.
reason-blind-golden = В золотом кону не темнят.
reason-blind-barrel = Пока кто-то на бочке, не темнят.
reason-blind-score = { $player } не может темнить со счётом { $score }: нужно { $above ->
    [0] не меньше { $number }
   *[1] больше { $number }
}.
reason-blind-who = { $player } в этой сдаче темнить не может: не с этого места.
reason-last-chance-declarer = Обязаловка: эту сдачу играет { $player }.
reason-sits-out = { $player } в этой сдаче не играет.
reason-contra-too-early = Где расписывают до сноса, контру сказать ещё не успели.
reason-contra-word = «{ $given }» — не контра. Нужно: true, contra, recontra.
reason-sale-wrong = { $player }: так прикуп не купить — продаёт его всякий раз играющий.
reason-aces-too-many = Тузов записано { $count }, а их четыре.
reason-talon-impossible = За прикуп { $points } сдающему за этим столом не бывает.

## Листы: объявления

reason-no-suit = «{ $text }» — не масть. Нужно: S, C, D, H.
reason-marriage-twice = Марьяж записан дважды: { suit-name }.
reason-queen-twice = Одна дама не бывает и в марьяже, и в половинке: { suit-name }.
reason-captured-too-many = { $player }: поймано { $count }, а из марьяжей соперников можно было поймать только { $most }.
reason-marriage-needs-trick = { $player }: без взятки объявить ничего нельзя.
reason-marriages-too-many = { $player }: взяток { $tricks }, столько объявлений с них не сделать.
reason-marriages-few-points = { $player }: с такими очками взяток не больше { $tricks }, столько объявлений с них не сделать.
reason-aces-off = За этим столом тузовый марьяж не играют.
reason-nines-off = За этим столом четыре девятки ничего не дают.
reason-kept-lead-own = Карту, с которой пошли до сноса, оставляет себе соперник, а играет здесь { $player }.
reason-nines-need-lead = { $player }: своего хода ни разу не было, с девятки зайти нельзя.

## Листы: пересдачи и штрафы

reason-redeal-off = За этим столом пересдач не бывает.
reason-redeal-void = Пересдача подряд номер { $count } не засчитывается. Отметьте её в строке сыгранной сдачи.
reason-redeal-ends-deal = Пересдача кончает сдачу: у неё своя строка.
reason-penalty-unknown = Штрафа «{ $given }» нет. Есть: { $known }.
reason-penalty-amount = Штраф — от 1 до { $most } очков, а не { $amount }.
reason-cut-by-cutter = За съём платит тот, кто сдвигал ({ $player }), или сдающий.

## Ответы

cli-record-ok = Запись сходится. Сдач: { $deals }.
cli-record-running = Последняя сдача не окончена; ход за игроком { $player }.
cli-record-deals-next = Следующим сдаёт { $player }.
cli-record-won = Партию выигрывает { $player }.
cli-record-drawn = Партия вничью.
cli-record-in-deal = Сдача { $deal }: { $reason }
cli-record-in-action = Сдача { $deal }, действие { $action }: { $reason }
cli-sheet-in-row = Строка { $row }: { $reason }
cli-sheet-in-field = Строка { $row }, { $field }: { $reason }

## Розыгрыш

play-game = { $game ->
    [thousand] Тысяча
    [preferans] Преферанс
   *[other] { $game }
}
play-rules = { play-game }, правила: { $preset }
play-edit = { $rule }: { $value }
play-target = { $ends ->
    [deals] Играют { $target ->
        [one] { $target } сдачу
        [few] { $target } сдачи
       *[other] { $target } сдач
    }.
    [time] Играют на время.
   *[points] Играют до { $target }.
}
play-deal = Сдача { $deal }. Сдаёт { $player }.
play-talon = прикуп
play-forced = { $player } по обязанности говорит { $bid }
play-golden = Золотой кон: { $player } играет { $bid }.
play-call = { $word ->
    [pass] пас
    [blind] темнит
    [look] смотрит карты
    [unblind] растемнивает
    [redeal] просит пересдачу
    [keep] играет
    [write-off] расписывает
    [concede] списывает
    [claim] забирает остаток
    [bomb] бросает бомбу
    [contra] говорит контру
    [recontra] говорит реконтру
    [buy] покупает прикуп
    [prove] требует показать марьяж
    [open] открывает прикуп
   *[other] { $word }
}
play-says = { $player }: { $word }
play-does = { $player } { $word }.
play-claims = { $player } просит пересдачу: { $ground }.
play-claim-void = Пересдача не засчитана: слишком много подряд.
play-declarer = { $player } играет { $bid }{ $blind ->
    [1] {" "}втёмную
   *[0] {""}
} и берёт прикуп{ $hidden ->
    [1] {", "}не открывая
   *[0] {""}
}.
play-raises = { $player } повышает до { $bid }.
play-passes-card = { $player } отдаёт { $card } → { $to }
play-discards = { $player } сносит { $cards }
play-offers = { $player } предлагает игру с картами { $cards }
play-declares = { $player } объявляет { $what } (+{ $worth })
play-trump-is = козырь: { $suit }
play-aces = тузовый марьяж
play-nines = четыре девятки
play-face-down = { $card } (рубашкой вверх)
play-bonus = бонус, { $what }
play-takes = { $player } берёт { $points }
play-taken = Взято:
play-marriages = марьяжи:
play-score = Счёт:
play-unfinished = Сдача не окончена; ход за игроком { $player }.
play-settlement = Расчёт:

## Лист таблицей

sheet-title = { play-game }, правила: { $preset }, { $ends ->
    [deals] { $target ->
        [one] { $target } сдача
        [few] { $target } сдачи
       *[other] { $target } сдач
    }
    [time] на время
   *[points] до { $target }
}
sheet-edits = правок: { $edits }
sheet-start = начало
sheet-row-played = { $player } { $bid }
sheet-row-blind = { $player } { $bid } втёмную
sheet-row-write-off = { $player } { $bid }, роспись
sheet-row-concede = { $player } { $bid }, списано
sheet-row-bomb = { $player } { $bid }, бомба
sheet-row-raspasy = распасы
sheet-row-drawn = сыграно
sheet-row-redeal = пересдача
sheet-row-penalty = штраф
sheet-row-kept-lead = { $row }; карта, с которой пошли до сноса, осталась за: { $player }
