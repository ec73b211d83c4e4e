# Слова сторінки: стіл, запис, правила, налаштування. Карти й імена підставляє сторінка.

## Карти й масті

suit-name = { $suit ->
    [S] піки
    [C] трефи
    [D] бубни
   *[H] чирви
}
# Рід прикметника залежить від карти: піковий король, пікова дама.
card-name = { $suit ->
    [S] Піков
    [C] Трефов
    [D] Бубнов
   *[H] Чирвов
}{ $rank ->
    [7] а сімка
    [8] а вісімка
    [9] а дев’ятка
    [T] а десятка
    [J] ий валет
    [Q] а дама
    [K] ий король
   *[A] ий туз
}
you = Ви
seat-number = Місце { $number }
default-name = Гравець
letters-at-most = Довше не можна: межа — { $count } знаків.
close = Закрити
to-home = На головну

## Головна

home-title = Тисяча й преферанс — грати за столом Prikup
home-game = Гра
home-back = Повернутися за стіл
home-lead = Справжній стіл: чесні боти, домовленості вашої компанії і запис, у якому пояснено кожне число.
home-play = Грати
# За яким набором грають одразу: він на трьох. За більшістю українських столів карт 24, є бочка й
# самоскид; львівська, без дев’яток, — місцева.
home-preset = { $game ->
    [preferans] sochi
   *[thousand] russian
}
home-play-more = проти двох ботів, { $game ->
    [preferans] сочинка
   *[thousand] класичні правила
}
home-opening = Накриваємо стіл…
home-friends = З друзями
home-rules = Свої правила
home-name = Ваше ім’я
home-join = Маєте посилання на стіл?
home-join-go = Сісти
home-join-bad = Це не схоже на посилання столу. Вставте його цілком.
home-foot = Без реєстрації та реклами. Код відкритий.
home-reference = { $game }: правила
lost-title = Такої сторінки немає

## Запрошення

invite-title = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравців
}
invite-join = Вас кличуть за стіл
invite-sit = Сісти за стіл
invite-qr = QR-код посилання на стіл
invite-link = Посилання на стіл
invite-copy = Скопіювати посилання
invite-copied = Скопійовано
invite-copy-failed = Скопіювати не вийшло: виділіть посилання і скопіюйте його самі.
invite-game = { $game }: { $preset }
invite-alone = Цей стіл відкривається лише на цьому комп’ютері. Щоб грати з іншими, зупиніть Prikup і запустіть його командою «prikup serve».
invite-no-network = Поки що ніхто інший не може прийти: цей комп’ютер не в мережі. Під’єднайте його й відкрийте сторінку ще раз.
invite-name = Як вас звати за цим столом
invite-name-keep = Назватися
invite-share = Надіслати…
invite-bots = Посадити ботів

## Хто пішов або спізнився з ходом

patience-title = За столом
patience-move-time = Час на хід
patience-seconds = { $seconds ->
    [0] без обмеження
    [30] 30 секунд
    [60] хвилина
    [120] дві хвилини
    [300] п’ять хвилин
   *[other] { $seconds } с
}
patience-then = Хто пішов або не встиг з ходом
patience-then-stand_in = не втрачає місця
patience-then-out = вибуває, грає бот
patience-told-time = Час на хід: { patience-seconds }.
patience-told-then = { $then ->
    [out] Хто встав з-за столу, зник на { $grace } с, коли на нього чекають, або не встиг з ходом, той вибуває: місце лишається ботові. На рахунок це не впливає.
   *[stand_in] У того, хто відійшов, місце не пропадає: доки його немає, грає бот.
}
seat-instead = замість: { $name }
seat-lost = { $why ->
    [late] Ви не встигли з ходом і вибули.
    [away] Вас надто довго не було, і ви вибули.
   *[left] Ви встали з-за столу й вибули.
} На вашому місці грає бот. Дивитися можна й далі.
time-short = { $seconds ->
    [one] На хід лишилася { $seconds } секунда
    [few] На хід лишилися { $seconds } секунди
   *[many] На хід лишилося { $seconds } секунд
}
leave-out = Якщо встати й вчасно не повернутися, ви вибуваєте: місце лишається ботові.

## Тасування

shuffle = Тасування
table-record = Зіграні здачі
shuffle-told = До кожної здачі стіл показує відбиток тасування (хеш SHA-256), а після неї — число, з якого виходять і відбиток, і порядок карт. Сторінка звіряє їх: доки тривала гра, карт не підміняли.
shuffle-promise = Відбиток здачі { $deal }
shuffle-deal = Здача { $deal }
shuffle-agrees = як обіцяно
shuffle-unseen = сходиться, але до здачі ця сторінка відбитка не бачила
shuffle-differs = не сходиться з тим, що було показано
shuffle-seed = Число (seed)
shuffle-deck = Колода по порядку
shuffle-aces = Тузів за партію: { $list }

## Зв’язок

net-connecting = Підходимо до столу…
net-reconnecting = Зв’язок зник, підключаємося знову…
net-unanswered = Сервер не відповів. Спробуйте ще раз.
net-offline = Немає зв’язку із сервером.
net-server-error = Сервер помилився і не відповів як слід.

## Стіл

table-title = Стіл
menu = Меню
menu-unread = { $count ->
    [one] Меню, { $count } непрочитане повідомлення
    [few] Меню, { $count } непрочитані повідомлення
   *[many] Меню, { $count } непрочитаних повідомлень
}
settings = Налаштування
talk = Розмова
talk-none = Поки що тихо.
talk-say = Сказати всім
talk-send = Надіслати
table-rules = Правила столу
help = Підказки
leave = Встати з-за столу
history = Перебіг здачі
score-of = { $name }: { $score }
bolts = { $count ->
    [one] { $count } болт
    [few] { $count } болти
   *[other] { $count } болтів
}
barrel = { $count ->
    [one] на бочці, лишилася { $count } здача
    [few] на бочці, лишилося { $count } здачі
   *[other] на бочці, лишилося { $count } здач
}
dealer = здає
dealer-mark = зд
declarer = розігрує
seat-away = відійшов
cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
turn-mark = ходить
sits-out = не грає
turn-yours = Ваш хід
your-turn-play = Ваш хід
waiting-for = Ходить { $name }…
wait-cards = Хвилинку…
not-your-turn = Зараз не ваш хід.
sending = Надсилаємо…
target = { $name }: { $bid }, взято { $points }
bid-so-far = { $bid } — { $name }
trump = Козир — { $suit }
golden = золотий кін
blind = темна
doubled = удвічі
card-face-down = карта сорочкою догори
trick-label = Взятка на столі
last-trick = Остання взятка
took-it = взятка
talon = Прикуп
stock-left = { $count ->
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[other] У колоді { $count } карт
}
points-so-far = Очки: { $list }

## Рішення

actions-label = Ваше рішення
act-pass = Пас
act-blind = Темна 120
act-look = Відкрити карти
act-unblind = Розтемнити
act-redeal = Перездача
act-keep = Грати так
act-write-off = Розпис
act-concede = Списати
act-claim = Решта моя
act-prove = Покажіть мар’яж
act-contra = Контра
act-recontra = Реконтра
act-sell = Продати
act-buy = Купити
act-bomb = Бомба
act-open = Грати відкрито
act-discard = Знести
way-out-question = { $word }, замовлення { $bid }? Здачу не граємо.
way-back = Назад
hint-blind = Карти закриті: можна зіграти втемну або відкрити їх.
hint-hand-claims = З такими картами можна просити перездачу.
hint-final-claims = Після зносу можна просити перездачу.
hint-talon = Прикуп ваш. Вирішуйте, як грати далі.
hint-play = Ваш хід. Замовлення ще можна підняти.
hint-auction = Що скажете?
hint-consent = Просять перездачу. Згодні?
hint-buying = Прикуп можна купити. Купуєте?
hint-contra = Піднімете ставку чи хай грає?
pick-first = { $count ->
    [one] Виберіть { $count } карту.
    [few] Виберіть { $count } карти.
   *[other] Виберіть { $count } карт.
}
hint-give = Карта, потім гравець: по одній кожному.
give-now = Віддати
give-card-first = Спершу виберіть карту.
give-to-label = Знос: { $name }, карту не вибрано
give-to-chosen = Знос: { $name } — { $card }. Натисніть, щоб забрати назад
give-chosen = Вибрано карту для гравця { $name }: { $card }
give-here = — віддати вибрану карту
give-undo = — забрати карту назад
bid-label = Сказати { $amount }
raise-label = Підняти замовлення до { $amount }
raise-to = до { $amount }
step-less = Менше
step-more = Більше
limit = Не вище { $amount }.
limit-why = Не вище { $amount }: { $why }.
call-pass = пас
call-blind = темна
call-look = відкриває карти
call-unblind = розтемнює
call-redeal = перездача
call-keep = граємо
call-write-off = розпис
call-concede = списує
call-claim = решта моя
call-raise = замовлення { $amount }

## Рука

hand-label = Ваші карти
open-hand = Відкриті карти, { $name }
third-hand = Третя рука
other-hand-due = Зараз хід іншою рукою: { $name }.
hand-given-to = віддаєте: { $name }
hand-illegal = не можна: { $reason }
hand-marriage = мар’яж { $worth }
hand-pair = з мар’яжної пари
hand-pair-warning = Обережно: це половина мар’яжу.
hand-pair-lead = Цим ходом мар’яж не оголосити, а пара розіб’ється.
tap-again = Щоб піти, торкніться карти ще раз.
pair-mark = пара
choice-label = Як ходити
choice-declare = { $sign } мар’яж { $worth }
choice-declare-label = Оголосити мар’яж: { $suit }, { $worth }
choice-quiet = Без козиря
choice-open = Лицем догори
choice-covered = Сорочкою догори
choice-plain = Без мар’яжу

## Бонуси

bonuses = Бонуси
bonuses-open = Бонуси, залишилось: { $count }
bonus-a-card = карта прикупу
bonus-left = залишилось на партію: { $count }
bonus-look = Підглянути
bonus-only-you = { $what } — видно лише вам
bonus-note = Увесь стіл побачить, що ви підгледіли.

## Що сталося

event-deal = Нова здача. Здає: { $name }
event-call = { $name }: { $call }
event-forced = { $name }: { $bid }, обов’язкові
offer-refused = { $name } — проти. Граємо далі.
event-declarer = Розігрує: { $name }, замовлення { $bid }
event-declarer-blind = Розігрує втемну: { $name }, замовлення { $bid }
event-talon = Прикуп ({ $name }): { $cards }
event-talon-hidden = Прикуп закритий, бере: { $name }
event-give = Знос: { $name } → { $to }: { $card }
event-give-hidden = Знос: { $name } → { $to }
event-play = { $name }: { $card }
event-marriage = Мар’яж, { $suit }: { $worth }
event-proof = { $name } показує { $cards }
event-proof-none = { $name }: мар’яжу, щоб показати, немає
event-crawl = { $name }: сорочкою догори
event-crawl-known = { $name }: { $card } сорочкою догори
event-turned = Карту відкрито: { $name }, { $card }
event-bonus = { $name } — підглянуто: { $what }
event-bonus-seen = { $name } — підглянуто: { $what }. { $seen }
event-trick = Взятка: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
event-draw = Добір із колоди: { $name }, { $card }
event-draw-hidden = Добір із колоди: { $name }
event-score = { $name }: { $change }, стало { $score }
event-over = Партію закінчено
event-winner = Партію закінчено. Перемога: { $name }

## Між здачами

next-deal = Наступна здача
between-in = за { $seconds } с
between-waiting = Чекаємо: { $names }
between-dealing = Здаємо карти…
between-seats = Почнемо, коли всі сядуть.
end-match = Закінчити партію
end-match-sure = Справді закінчити?
end-match-wanted = За кінець партії: { $names }
rematch = Ще партію
all-hands = Усі карти здачі
summary-title = Підсумок здачі
summary-winner = Перемога: { $name }
summary-made = { $name }: замовлення { $bid } зіграно
summary-failed = { $name }: замовлення { $bid } не зіграно
summary-write-off = { $name }: розпис, замовлення { $bid }
summary-concede = { $name }: замовлення { $bid } списано
summary-redeal = Перездача
summary-took = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} у картах, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
summary-marriage = мар’яж { $sign }
summary-settlement = Розрахунок
summary-replay = Розібрати здачу
summary-record = Завантажити запис

## Запис партії (аркуш)

sheet = Запис
sheet-open = Запис партії
sheet-deal = Здача
sheet-cell = { $name }, здача { $deal }: { $score } ({ $change }). Чому?
sheet-bid = замовлення { $bid }
sheet-made = зіграно
sheet-failed = не зіграно
sheet-write-off = розпис
sheet-concede = списано
sheet-redeal = перездача
sheet-why = Чому?
sheet-empty = Тут з’явиться перша здача. Будь-яке число на аркуші можна натиснути й дізнатися, звідки воно.
sheet-no-reasons = У цій здачі нічого не записано.
sheet-target = Граємо до { $target }
sheet-barrel = бочка з { $score }
mark-bolt = –
mark-write-off = Р
mark-concede = С
mark-dump = ⌀
mark-penalty = ш
mark-barrel = ○

## Правила

rules-title = Правила { $game ->
    [preferans] преферансу
   *[thousand] тисячі
}
rules-lead = Візьміть готовий набір і змініть у ньому те, про що домовилися за вашим столом.
rules-loading = Читаємо…
rules-preset = Готовий набір
rules-search = Знайти домовленість
rules-none-found = Нічого схожого немає. Спробуйте інше слово.
rules-count = { $count ->
    [one] { $count } домовленість
    [few] { $count } домовленості
   *[other] { $count } домовленостей
}
rules-edited = змінено
rules-blocked = Зараз ні на що не впливає: дивіться «{ $option }».
rules-was = У наборі: { $value }.
rules-back = Повернути
rules-other = інше…
rules-other-value = { $name }: своє значення
rules-differs = Чим відрізняється від набору
rules-no-diff = Нічим: усе як у готовому наборі.
rules-play = Грати за цими правилами
rules-copy = Скопіювати посилання на правила
rules-link = Посилання на ці правила
rules-see = Переглянути всі правила

## Налаштування

set-language = Мова
set-pace = Швидкість
set-pace-slow = не поспішаючи
set-pace-normal = звичайна
set-pace-fast = швидко
set-pace-none = без пауз
set-theme = Вигляд
set-theme-auto = як у системі
set-theme-light = світлий
set-theme-dark = темний
set-oneTap = Хід одним дотиком
set-oneTap-more = Інакше карти торкаються двічі: вибрати і зіграти.
set-autoForced = Ходити самому, коли вибору немає
set-autoForced-more = Єдина можлива карта грається одразу.
set-fourColour = Чотири кольори мастей
set-fourColour-more = Бубни сині, трефи зелені.
set-sound = Тихий звук вашого ходу
set-sound-more = За замовчуванням тиша.

## Підказки

help-keys = Клавіші
key-arrows = ← →
key-arrows-does = по картах руки
key-enter = Enter
key-enter-does = зіграти або натиснути
key-card = К, потім Ч
key-card-does = вибрати карту: номінал і масть (українською або англійською: K, H)
key-pass = P
key-pass-does = пас
key-last = L
key-last-does = остання взятка
key-sheet = S
key-sheet-does = запис партії
key-escape = Esc
key-escape-does = скасувати вибір, закрити
key-help = ?
key-help-does = ця підказка
