# Тисяча: чому хід не прийнято, звідки взялися очки, за що просять перездачу.
# Назва причини — це назва повідомлення без `reason-`; рядки запису — теж причини.

call-name = { $word ->
    [pass] «пас»
    [bid] замовлення
    [blind] темна
    [look] відкрити карти
    [unblind] розтемнити
    [redeal] перездача
    [keep] «граємо»
    [write-off] розпис
    [concede] списати
    [claim] забрати решту
    [bomb] бомба
    [contra] контра
    [recontra] реконтра
    [sell] продати
    [buy] купити
    [prove] показати мар’яж
    [open] відкрити прикуп
   *[other] «{ $word }»
}

## Здача

reason-deal-due = Карти ще не здано.
reason-deal-hands = Здано на { $count }, а грають { $right }.
reason-deal-hand-size = { $seat }: карт { $count }, а має бути { $right }.
reason-deal-talon-size = У прикупі різних карт { $count }, а має бути { $right }.
reason-deal-twice = { $card } здано двічі.
reason-deal-wrong-deck = Карти { $card } у цій колоді немає.
reason-match-over = Партію закінчено.
reason-no-action = «{ $text }» — не хід. Треба так: pass, 120, KH, give 1 9S …

## Початок запису

reason-start-unknown = Поля «{ $field }» у початку немає.
reason-start-number = «{ $field }» — ціле число від { $least } до { $most }.
reason-start-list = «{ $field }» — список цілих чисел, по одному на гравця: усього { $count }.
reason-start-partners = «{ $field }» у партнерів має бути однакове: вони пишуть разом.
reason-start-barrel = З рахунком { $score } на бочці не сидять: вона стоїть на { $at }, і витрачено на ній може бути 0, 1 або 2 здачі.
reason-start-above-barrel = { $player }: рахунку { $score } бути не може — хто перейшов { $at }, сідає на бочку з { $at }. Правильно було б { $at } або менше, а від { $win } — партію вже скінчено.

## Темна, перездача, торги

reason-blind-or-look = Спершу скажіть: темню чи дивлюся карти.
reason-claims-first = Спершу скажіть: перездача чи граємо.
reason-consent-or-keep = Спершу скажіть, чи згодні на перездачу.
reason-no-redeal-ground = З такими картами перездачі не просять.
reason-auction-first = Ще йдуть торги: замовлення або пас.
reason-auction-over = Торги закінчено.
reason-auction-word = На торгах кажуть замовлення або пас; зараз не до цього: { call-name }.
reason-raise-after-auction = Підняти замовлення можна, лише вигравши торги.
reason-silence = У кого менше ніж { $below }, той мовчить: лише пас.
reason-no-blind-bid = Ніхто не темнить.
reason-unblind-needs-marriage = Розтемнити можна лише з мар’яжем на руках.
reason-bid-too-low = { $amount } замало: замовлення від { $least }.
reason-bid-no-multiple = { $amount } замовити не можна: крок торгів — { $step }.
reason-bid-over-ceiling = Більше ніж { $most } не замовляють.
reason-bid-over-limit = { $amount } замовити не можна: ваша межа — { $most }.
reason-bid-one-step = Стрибати не можна: наступне замовлення — { $least }.

## Прикуп, підняття замовлення, розпис

reason-give-to-opponent = Карти віддають лише суперникам.
reason-given-already = { $seat } — цьому гравцеві карту вже віддано.
reason-give-ace = Одного з чотирьох тузів треба віддати.
reason-no-gifts = Тут карти не віддають суперникові, а зносять.
reason-no-discards = Тут карти не зносять, а віддають суперникам.
reason-discarded-already = Знос уже зроблено.
reason-discard-count = Карт у зносі { $count }, а треба { $right }.
reason-pass-cards-first = Спершу віддайте по карті суперникам.
reason-cards-passed = Карти вже віддано.
reason-not-now = Зараз не можна: { call-name }.
reason-raise-off = За цим столом після прикупу замовлення не піднімають.
reason-raised-already = Замовлення вже піднято.
reason-raise-blind = У темній замовлення не піднімають.
reason-raise-golden = На золотому кону замовлення не піднімають.
reason-write-off-off = За цим столом не розписують.
reason-write-off-too-late = Розписувати пізно: карту вже віддано.
reason-write-off-blind = Темну не розписують.
reason-write-off-limit = Розписи скінчилися: у цій партії їх було { $count }, більше не можна.
reason-write-off-golden = На золотому кону не розписують.
reason-write-off-barrel = Через бочку розписати зараз не можна.
reason-concede-off = За цим столом не списують.
reason-concede-barrel = Списати зараз не можна: лише до зносу і поки на бочці нікого немає.
reason-bomb-off = За цим столом бомб немає.
reason-bomb-limit = Бомби скінчилися: у цій партії їх було { $count }, більше не можна.
reason-bomb-barrel = З бочки і з-під замка бомбу не кидають.
reason-buy-or-keep = Спершу скажіть, чи купуєте прикуп за { $price }.
reason-sell-off = За цим столом гру не продають.
reason-sell-cards = { $count ->
    [one] Запропонувати можна { $count } карту і лише до зносу.
    [few] Запропонувати можна { $count } карти і лише до зносу.
   *[other] Запропонувати можна { $count } карт і лише до зносу.
}
reason-sell-own-cards = Пропонувати можна лише свої карти.
reason-sell-limit = { $count ->
    [one] Запропонувати гру можна не більше ніж { $count } раз.
    [few] Запропонувати гру можна не більше ніж { $count } рази.
   *[other] Запропонувати гру можна не більше ніж { $count } разів.
}
reason-sold-already = Ці карти вже пропонували: відкрийте інші.
reason-bid-or-pass = Спершу скажіть: більше чи пас.
reason-contra-or-keep = Спершу скажіть: контра чи хай грає.

## Розіграш

reason-not-in-hand = Карти { $card } у вас немає.
reason-must-follow = Треба класти в масть: { $suit ->
    [S] піку
    [C] трефу
    [D] бубну
   *[H] чирву
}.
reason-must-trump = Масті немає — треба бити { $suit ->
    [S] пікою
    [C] трефою
    [D] бубною
   *[H] чирвою
}: це козир.
reason-must-beat = Треба перебити: { $card }, вам є чим.
reason-must-overtrump = Потрібен козир, старший за { $card }.
reason-lead-trump = Ходити треба з козиря — з { $suit ->
    [S] піки
    [C] трефи
    [D] бубни
   *[H] чирви
}.
reason-lead-no-trump = Не ваш козир: із { $suit ->
    [S] піки
    [C] трефи
    [D] бубни
   *[H] чирви
} не ходять, поки є інші карти.
reason-lead-ace = Тузи оголошено: ходіть наступним.
reason-crawl-off = За цим столом карту кладуть лише лицем догори.
reason-crawl-ace = У вас є туз: сорочкою догори ходить лише той, у кого тузів немає.
reason-crawl-first-lead = Сорочкою догори ходить лише той, хто замовив, і лише в першу взятку.
reason-declare-on-lead = Мар’яж хвалять, лише коли заходять самі.
reason-declare-needs-trick = Мар’яж можна хвалити, коли є хоч одна взятка.
reason-declare-too-late = Хвалити пізно: на руках має бути не менше карт ніж { $least }.
reason-declared-already = { $suit ->
    [S] Піковий
    [C] Трефовий
    [D] Бубновий
   *[H] Чирвовий
} мар’яж уже оголошено.
reason-declared-automatically = Захід із { $card } сам оголошує мар’яж.
reason-declare-in-suit = Зараз похвалити, не міняючи козиря, не можна.
reason-no-marriage = { $card } — не від мар’яжу у вас на руках.
reason-no-declarer = Замовлення тут ні в кого немає: кожен грає за себе.
reason-before-first-lead = Пізно: { call-name } — лише до першого ходу.
reason-claim-off = За цим столом догравають усі взятки.
reason-claim-not-sure = Забрати решту не можна: не всі ваші карти беруть напевно.

## Запис: замовлення

reason-entry-made = Замовлення { $bid } зіграно: взято { $points }.
reason-entry-made-rounded = Замовлення { $bid } зіграно: взято { $points }, з округленням { $counted }.
reason-entry-made-points = Замовлення { $bid } зіграно, пишуть усе взяте: { $counted }.
reason-entry-failed = Замовлення { $bid } не зіграно: взято { $points }.
reason-entry-failed-shortfall = Замовлення { $bid } не зіграно: взято { $points }, знімають лише недобір.
reason-entry-failed-share = Незігране замовлення { $bid } дістається суперникам.
reason-entry-taken = { $marriages ->
    [0] Взято { $points }.
   *[other] Взято { $points }, з них мар’яжами { $marriages }.
}
reason-entry-rounded = Взятки округлили: { $points } — це { $to }.
reason-entry-write-off = Замовлення { $bid } розписано, це коштує { $cost }.
reason-entry-write-off-free = Р: замовлення { $bid } розписано задарма.
reason-entry-write-off-share = { $parts ->
    [2] Половина
   *[3] Третина
} розписаного замовлення { $bid }{ $up ->
    [0] {""}
   *[other] {" ("}округленого вгору до { $up })
}{ $cut ->
    [0] {""}
   *[1] {", "}дріб відкинуто
}.
reason-entry-write-off-each = Розпис: кожному суперникові по { $each }.
reason-entry-write-off-aces = Розпис за тузами: { $count ->
    [one] { $count } туз
    [few] { $count } тузи
   *[other] { $count } тузів
} по { $each }.
reason-entry-third-write-off = Штраф за розпис номер { $count }.
reason-entry-concede = С: замовлення { $bid } списано, очок нікому.
reason-entry-bomb = Бомба номер { $count }: здача без гри, нічого не знімають.
reason-entry-bomb-share = За бомбу суперника.
reason-entry-bought = Прикуп куплено за { $price }.
reason-entry-sold = Прикуп продано за { $price }.
reason-entry-raspasy = Розпаси: взято { $points }, пишуть у мінус.

## Запис: подвоєння й додатки

reason-entry-doubled-blind = Темна: усе вдвічі.
reason-entry-doubled-golden = Золотий кін: усе вдвічі.
reason-entry-contra = { $times ->
    [2] Контра: удвічі.
   *[other] Реконтра: учетверо.
}
reason-entry-points-doubled = Взято { $points }, з подвоєнням { $total }.
reason-entry-fixed-240 = За зіграну темну — рівно 240.
reason-entry-cap-240 = За темну не більше ніж 240.
reason-entry-four-nines = Чотири дев’ятки.
reason-entry-golden-zero = Золотий кін ніхто не зіграв: рахунок обнуляють.

## Запис: болти і штрафи

reason-entry-bolt = { $count ->
    [1] Болт.
    [2] Одразу два болти.
   *[other] Болтів одразу: { $count }.
}
reason-entry-bolts-penalty = Штраф за болти: набралося { $count }.
reason-entry-bolts-spared = На бочці за болти не штрафують; рахунок болтів — спочатку.
reason-entry-redeal-limit = Перездача поспіль номер { $count } не рахується: штраф здавачеві.
reason-entry-penalty = Штраф: { $why ->
    [misdeal] помилка у здачі
    [bad-cut] погано зняв
    [wrong-entry] помилка в записі
    [other] за провину
   *[other] { $why }
}.

## Запис: бочка, самоскид, кінець

reason-entry-barrel-on = На бочці: { $at }.
reason-entry-barrel-snap = На бочці: рахунок рівно { $at }.
reason-entry-barrel-holds = На бочці пишуть лише перемогу: рахунок лишається { $at }.
reason-entry-barrel-running = На бочці до рахунку йдуть взятки: { $points }.
reason-entry-barrel-spared = На бочці незігране замовлення не списують.
reason-entry-barrel-tens = Перед штрафом { $score } округлили вниз до десятків.
reason-entry-barrel-attempts = Спроби на бочці скінчилися (їх { $count }): штраф і геть.
reason-entry-barrel-below = Злетів із бочки: менше ніж { $at }.
reason-entry-barrel-together = Сіли на бочку разом: штраф і геть.
reason-entry-barrel-win = Перемога з бочки: взято { $points }.
reason-entry-knock = На бочку вліз інший: штраф і геть.
reason-entry-three-barrels = Третю бочку втрачено: рахунок стає { $score }.
reason-entry-last-chance = Останній шанс не зіграно: рахунок — нуль.
reason-entry-lock = Під замком із { $at } пишуть лише свою гру.
reason-entry-dump = Рівно { $score }: самоскид, рахунок — нуль.
reason-entry-play-on = Порівну: грають до { $target }.
reason-entry-win = Партію до { $target } виграно: на рахунку { $score }.

## Кроки підрахунку, які не домовленості

step-contract = Замовлення
step-rounding = Округлення
step-doubling = Подвоєння
step-bolt = Болти
step-barrel = Бочка
step-knock = Зліт із бочки
step-dump = Самоскид
step-win = Перемога
step-penalty = Штраф
step-write_off = Розпис
step-blind = Темна
step-golden = Золотий кін

## За що просять перездачу

ground-hand-nines = дев’ятки на руках
ground-hand-aces = чотири тузи на руках
ground-talon-aces = чотири тузи з прикупом
ground-all-pass = усі спасували
ground-hand-jacks = валети на руках
ground-hand-below = слабка карта
ground-talon-nines = дев’ятки в прикупі
ground-talon-jacks = валети в прикупі
ground-talon-below = слабкий прикуп
ground-final-nines = дев’ятки після прикупу
ground-final-jacks = валети після зносу
ground-final-below = слабка карта після зносу

## Бонуси

bonus-name = { $what ->
    [cards] карти суперників
    [suits] масті прикупу
    [talon] прикуп
   *[card] карта прикупу №{ $place }
}
reason-bonus-off = За цим столом такого бонусу немає.
reason-bonus-not-now = Карти суперників підглядають у свою чергу: на торгах, віддаючи карти або на розіграші.
reason-bonus-in-auction = Прикуп підглядають лише на торгах, у свою чергу.
reason-bonus-spent = { $count ->
    [one] Цей бонус уже використано: він один на партію.
   *[other] Цей бонус уже використано: на партію їх { $count }.
}
reason-bonus-blind = Спершу подивіться свої карти.
reason-bonus-place = Карт у прикупі: { $count }.
