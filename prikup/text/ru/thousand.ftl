# Тысяча: почему ход не принят, откуда взялись очки, на чём просят пересдачу.
# Имя причины — это имя сообщения без `reason-`; строчки записи — тоже причины.

call-name = { $word ->
    [pass] «пас»
    [bid] заказ
    [blind] тёмная
    [look] открыть карты
    [unblind] растемнить
    [redeal] пересдача
    [keep] «играем»
    [write-off] роспись
    [concede] списать
    [claim] забрать остаток
    [bomb] бомба
    [contra] контра
    [recontra] реконтра
    [sell] продать
    [buy] купить
    [prove] показать марьяж
    [open] открыть прикуп
   *[other] «{ $word }»
}

## Сдача

reason-deal-due = Карты ещё не сданы.
reason-deal-hands = Сдано на { $count }, а играют { $right }.
reason-deal-hand-size = { $seat }: карт { $count }, а должно быть { $right }.
reason-deal-talon-size = В прикупе разных карт { $count }, а должно быть { $right }.
reason-deal-twice = { $card } сдана дважды.
reason-deal-wrong-deck = Карты { $card } в этой колоде нет.
reason-match-over = Партия окончена.
reason-no-action = «{ $text }» — не ход. Нужно так: pass, 120, KH, give 1 9S …

## Начало записи

reason-start-unknown = Поля «{ $field }» у начала нет.
reason-start-number = «{ $field }» — целое число от { $least } до { $most }.
reason-start-list = «{ $field }» — список целых чисел, по одному на игрока: всего { $count }.
reason-start-partners = «{ $field }» у партнёров должно быть одинаково: они пишут вместе.
reason-start-barrel = Со счётом { $score } на бочке не сидят: она стоит на { $at }, и потрачено на ней может быть 0, 1 или 2 сдачи.
reason-start-above-barrel = { $player }: счёта { $score } быть не может — кто перешёл { $at }, садится на бочку с { $at }. Верно было бы { $at } или меньше, а от { $win } — партия уже кончена.

## Тёмная, пересдача, торги

reason-blind-or-look = Сначала скажите: темню или смотрю карты.
reason-claims-first = Сначала скажите: пересдача или играем.
reason-consent-or-keep = Сначала скажите, согласны ли на пересдачу.
reason-no-redeal-ground = На этих картах пересдачу не просят.
reason-auction-first = Ещё идут торги: заказ или пас.
reason-auction-over = Торги закончены.
reason-auction-word = На торгах говорят заказ или пас; сейчас не до этого: { call-name }.
reason-raise-after-auction = Поднять заказ можно, только выиграв торги.
reason-silence = У кого меньше { $below }, тот молчит: только пас.
reason-no-blind-bid = Никто не темнит.
reason-unblind-needs-marriage = Растемнить можно только с марьяжем на руках.
reason-bid-too-low = { $amount } мало: заказ от { $least }.
reason-bid-no-multiple = { $amount } заказать нельзя: шаг торгов — { $step }.
reason-bid-over-ceiling = Больше { $most } не заказывают.
reason-bid-over-limit = { $amount } заказать нельзя: ваш предел — { $most }.
reason-bid-one-step = Прыгать нельзя: следующий заказ — { $least }.

## Прикуп, подъём заказа, роспись

reason-give-to-opponent = Карты отдают только соперникам.
reason-given-already = { $seat } — этому игроку карта уже отдана.
reason-give-ace = Одного из четырёх тузов надо отдать.
reason-no-gifts = Здесь карты не отдают сопернику, а сносят.
reason-no-discards = Здесь карты не сносят, а отдают соперникам.
reason-discarded-already = Снос уже сделан.
reason-discard-count = Карт в сносе { $count }, а надо { $right }.
reason-pass-cards-first = Сначала отдайте по карте соперникам.
reason-cards-passed = Карты уже отданы.
reason-not-now = Сейчас нельзя: { call-name }.
reason-raise-off = За этим столом после прикупа заказ не поднимают.
reason-raised-already = Заказ уже поднят.
reason-raise-blind = В тёмной заказ не поднимают.
reason-raise-golden = На золотом кону заказ не поднимают.
reason-write-off-off = За этим столом не расписывают.
reason-write-off-too-late = Расписывать поздно: карта уже отдана.
reason-write-off-blind = Тёмную не расписывают.
reason-write-off-limit = Росписи кончились: в этой партии их было { $count }, больше нельзя.
reason-write-off-golden = На золотом кону не расписывают.
reason-write-off-barrel = Из-за бочки расписать сейчас нельзя.
reason-concede-off = За этим столом не списывают.
reason-concede-barrel = Списать сейчас нельзя: только до сноса и пока на бочке никого нет.
reason-bomb-off = За этим столом бомб нет.
reason-bomb-limit = Бомбы кончились: в этой партии их было { $count }, больше нельзя.
reason-bomb-barrel = С бочки и из-под замка бомбу не бросают.
reason-buy-or-keep = Сначала скажите, покупаете ли прикуп за { $price }.
reason-sell-off = За этим столом игру не продают.
reason-sell-cards = Предложить можно { $count } карты и только до сноса.
reason-sell-own-cards = Предлагать можно только свои карты.
reason-sell-limit = Предложить игру можно не больше { $count } раз.
reason-sold-already = Эти карты уже предлагали: откройте другие.
reason-bid-or-pass = Сначала скажите: больше или пас.
reason-contra-or-keep = Сначала скажите: контра или пусть играет.

## Розыгрыш

reason-not-in-hand = Карты { $card } у вас нет.
reason-must-follow = Надо ходить в масть: { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
   *[H] черви
}.
reason-must-trump = Масти нет — надо бить { $suit ->
    [S] пикой
    [C] трефой
    [D] бубной
   *[H] червой
}: это козырь.
reason-must-beat = Надо перебить: { $card }, вам есть чем.
reason-must-overtrump = Нужен козырь старше, чем { $card }.
reason-lead-trump = Ходить надо с козыря — с { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
}.
reason-lead-no-trump = Не ваш козырь: с { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
} не ходят, пока есть другие карты.
reason-lead-ace = Тузы объявлены: ходите следующим.
reason-crawl-off = За этим столом ходят только в открытую.
reason-crawl-ace = У вас есть туз: рубашкой вверх ходит только тот, у кого тузов нет.
reason-crawl-first-lead = Рубашкой вверх ходит только заказавший и только в первую взятку.
reason-declare-on-lead = Марьяж хвалят, только когда заходят сами.
reason-declare-needs-trick = Марьяж можно хвалить, когда есть хоть одна взятка.
reason-declare-too-late = Хвалить поздно: на руках должно быть не меньше { $least } карт.
reason-declared-already = Марьяж { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
} уже объявлен.
reason-declared-automatically = Заход с { $card } сам объявляет марьяж.
reason-declare-in-suit = Сейчас похвалить, не меняя козыря, нельзя.
reason-no-marriage = { $card } — не от марьяжа у вас на руках.
reason-no-declarer = Заказа здесь ни у кого нет: каждый играет за себя.
reason-before-first-lead = Поздно: { call-name } — только до первого хода.
reason-claim-off = За этим столом доигрывают все взятки.
reason-claim-not-sure = Забрать остаток нельзя: не все ваши карты берут наверняка.

## Запись: заказ

reason-entry-made = Заказ { $bid } сыгран: взято { $points }.
reason-entry-made-rounded = Заказ { $bid } сыгран: взято { $points }, с округлением { $counted }.
reason-entry-made-points = Заказ { $bid } сыгран, пишут всё взятое: { $counted }.
reason-entry-failed = Заказ { $bid } не сыгран: взято { $points }.
reason-entry-failed-shortfall = Заказ { $bid } не сыгран: взято { $points }, снимают только недобор.
reason-entry-failed-share = Несыгранный заказ { $bid } достаётся соперникам.
reason-entry-taken = { $marriages ->
    [0] Взято { $points }.
   *[other] Взято { $points }, из них хвалёнками { $marriages }.
}
reason-entry-rounded = Взятки округлили: { $points } — это { $to }.
reason-entry-write-off = Заказ { $bid } расписан, это стоит { $cost }.
reason-entry-write-off-free = Р: заказ { $bid } расписан даром.
reason-entry-write-off-share = { $parts ->
    [2] Половина
   *[3] Треть
} расписанного заказа { $bid }{ $up ->
    [0] {""}
   *[other] {" ("}округлённого вверх до { $up })
}{ $cut ->
    [0] {""}
   *[1] {", "}дробь отброшена
}.
reason-entry-write-off-each = Роспись: каждому сопернику по { $each }.
reason-entry-write-off-aces = Роспись по тузам: { $count ->
    [one] { $count } туз
    [few] { $count } туза
   *[other] { $count } тузов
} по { $each }.
reason-entry-third-write-off = Штраф за роспись номер { $count }.
reason-entry-concede = С: заказ { $bid } списан, очков никому.
reason-entry-bomb = Бомба номер { $count }: сдача без игры, ничего не снимают.
reason-entry-bomb-share = За бомбу соперника.
reason-entry-bought = Прикуп куплен за { $price }.
reason-entry-sold = Прикуп продан за { $price }.
reason-entry-raspasy = Распасы: взято { $points }, пишут в минус.

## Запись: удвоение и добавки

reason-entry-doubled-blind = Тёмная: всё вдвое.
reason-entry-doubled-golden = Золотой кон: всё вдвое.
reason-entry-contra = { $times ->
    [2] Контра: вдвое.
   *[other] Реконтра: вчетверо.
}
reason-entry-points-doubled = Взято { $points }, с удвоением { $total }.
reason-entry-fixed-240 = За сыгранную тёмную — ровно 240.
reason-entry-cap-240 = За тёмную не больше 240.
reason-entry-four-nines = Четыре девятки.
reason-entry-golden-zero = Золотой кон никто не сыграл: счёт обнуляется.

## Запись: болты и штрафы

reason-entry-bolt = { $count ->
    [1] Болт.
    [2] Сразу два болта.
   *[other] Болтов сразу: { $count }.
}
reason-entry-bolts-penalty = Штраф за болты: набралось { $count }.
reason-entry-bolts-spared = На бочке за болты не штрафуют; счёт болтов — сначала.
reason-entry-redeal-limit = Пересдача подряд номер { $count } не в счёт: штраф сдающему.
reason-entry-penalty = Штраф: { $why ->
    [misdeal] ошибка в сдаче
    [bad-cut] плохо снял
    [wrong-entry] ошибка в записи
    [other] за провинность
   *[other] { $why }
}.

## Запись: бочка, самосвал, конец

reason-entry-barrel-on = На бочке: { $at }.
reason-entry-barrel-snap = На бочке: счёт ровно { $at }.
reason-entry-barrel-holds = На бочке пишут только победу: счёт остаётся { $at }.
reason-entry-barrel-running = На бочке к счёту идут взятки: { $points }.
reason-entry-barrel-spared = На бочке несыгранный заказ не списывают.
reason-entry-barrel-tens = Перед штрафом { $score } округлили вниз до десятков.
reason-entry-barrel-attempts = Попытки на бочке кончились (их { $count }): штраф и долой.
reason-entry-barrel-below = Слетел с бочки: меньше { $at }.
reason-entry-barrel-together = Сели на бочку вместе: штраф и долой.
reason-entry-barrel-win = Победа с бочки: взято { $points }.
reason-entry-knock = На бочку влез другой: штраф и долой.
reason-entry-three-barrels = Третья бочка потеряна: счёт становится { $score }.
reason-entry-last-chance = Обязаловка не сыграна: счёт — ноль.
reason-entry-lock = Под замком с { $at } пишут только свою игру.
reason-entry-dump = Ровно { $score }: самосвал, счёт — ноль.
reason-entry-play-on = Поровну: играют до { $target }.
reason-entry-win = Партия до { $target } выиграна: на счету { $score }.

## Шаги подсчёта, которые не договорённости

step-contract = Заказ
step-rounding = Округление
step-doubling = Удвоение
step-bolt = Болты
step-barrel = Бочка
step-knock = Слёт с бочки
step-dump = Самосвал
step-win = Победа
step-penalty = Штраф
step-write_off = Роспись
step-blind = Тёмная
step-golden = Золотой кон

## На чём просят пересдачу

ground-hand-nines = девятки на руках
ground-hand-aces = четыре туза на руках
ground-talon-aces = четыре туза с прикупом
ground-all-pass = все спасовали
ground-hand-jacks = валеты на руках
ground-hand-below = слабая карта
ground-talon-nines = девятки в прикупе
ground-talon-jacks = валеты в прикупе
ground-talon-below = слабый прикуп
ground-final-nines = девятки после прикупа
ground-final-jacks = валеты после сноса
ground-final-below = слабая карта после сноса

## Бонусы

bonus-name = { $what ->
    [cards] карты соперников
    [suits] масти прикупа
    [talon] прикуп
   *[card] карта прикупа №{ $place }
}
reason-bonus-off = За этим столом такого бонуса нет.
reason-bonus-not-now = Карты соперников смотрят в свой черёд: на торгах, раздавая карты с прикупа или на розыгрыше.
reason-bonus-in-auction = Прикуп подсматривают только на торгах, в свой черёд.
reason-bonus-spent = { $count ->
    [one] Этот бонус уже использован: он один на партию.
   *[other] Этот бонус уже использован: на партию их { $count }.
}
reason-bonus-blind = Сначала посмотрите свои карты.
reason-bonus-place = Карт в прикупе: { $count }.
