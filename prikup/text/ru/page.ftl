# Слова страницы: стол, роспись, правила, настройки. Карты и имена подставляет страница.

## Карты и масти

suit-name = { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
   *[H] червы
}
card-name = { $rank ->
    [7] Семёрка
    [8] Восьмёрка
    [9] Девятка
    [T] Десятка
    [J] Валет
    [Q] Дама
    [K] Король
   *[A] Туз
} { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
}
you = Вы
seat-number = Место { $number }
default-name = Игрок
letters-at-most = Длиннее нельзя: предел — { $count } знаков.
close = Закрыть
to-home = На главную

## Главная

home-title = Тысяча и преферанс — играть за столом Prikup
home-game = Игра
home-back = Вернуться за стол
home-lead = Настоящий стол: честные боты, договорённости вашей компании и роспись, в которой объяснено каждое число.
home-play = Играть
# По какому набору играют сразу: он на троих.
home-preset = { $game ->
    [preferans] sochi
   *[thousand] russian
}
home-play-more = против двух ботов, { $game ->
    [preferans] сочинка
   *[thousand] классические правила
}
home-opening = Накрываем стол…
home-friends = С друзьями
home-rules = Свои правила
home-name = Ваше имя
home-join = Есть ссылка на стол?
home-join-go = Сесть
home-join-bad = Это не похоже на ссылку стола. Вставьте её целиком.
home-foot = Без регистрации и рекламы. Код открыт.
home-reference = { $game }: правила
lost-title = Такой страницы нет

## Приглашение

invite-title = { $count ->
    [one] Ждём ещё одного игрока
   *[other] Ждём ещё { $count } игроков
}
invite-join = Вас позвали за стол
invite-sit = Сесть за стол
invite-qr = QR-код ссылки на стол
invite-link = Ссылка на стол
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-copy-failed = Скопировать не вышло: выделите ссылку и скопируйте её сами.
invite-game = { $game }: { $preset }
invite-alone = Этот стол открывается только на этом компьютере. Чтобы играть с другими, остановите Prikup и запустите его командой «prikup serve».
invite-no-network = Пока никто больше не может прийти: этот компьютер не в сети. Подключите его и откройте страницу ещё раз.
invite-name = Как вас звать за этим столом
invite-name-keep = Назваться
invite-share = Отправить…
invite-bots = Посадить ботов

## Кто ушёл или опоздал с ходом

patience-title = За столом
patience-move-time = Время на ход
patience-seconds = { $seconds ->
    [0] без ограничения
    [30] 30 секунд
    [60] минута
    [120] две минуты
    [300] пять минут
   *[other] { $seconds } с
}
patience-then = Кто ушёл или не успел с ходом
patience-then-stand_in = не теряет места
patience-then-out = выбывает, играет бот
patience-told-time = Время на ход: { patience-seconds }.
patience-told-then = { $then ->
    [out] Кто встал из-за стола, пропал на { $grace } с, когда его ждут, или не успел с ходом, тот выбывает: место остаётся боту. На счёт это не влияет.
   *[stand_in] У того, кто отошёл, место не пропадает: пока его нет, играет бот.
}
seat-instead = вместо: { $name }
seat-lost = { $why ->
    [late] Вы не успели с ходом и выбыли.
    [away] Вас слишком долго не было, и вы выбыли.
   *[left] Вы встали из-за стола и выбыли.
} На вашем месте играет бот. Смотреть можно и дальше.
time-short = { $seconds ->
    [one] На ход осталась { $seconds } секунда
    [few] На ход остались { $seconds } секунды
   *[many] На ход осталось { $seconds } секунд
}
leave-out = Если встать и вовремя не вернуться, вы выбываете: место остаётся боту.

## Тасовка

shuffle = Тасовка
table-record = Сыгранные сдачи
shuffle-told = До каждой сдачи стол показывает отпечаток тасовки (хеш SHA-256), а после неё — число, из которого получаются и отпечаток, и порядок карт. Страница сверяет их: пока шла игра, карты не подменяли.
shuffle-promise = Отпечаток сдачи { $deal }
shuffle-deal = Сдача { $deal }
shuffle-agrees = как обещано
shuffle-unseen = сходится, но до сдачи эта страница отпечатка не видела
shuffle-differs = не сходится с тем, что было показано
shuffle-seed = Число (seed)
shuffle-deck = Колода по порядку
shuffle-aces = Тузов за партию: { $list }

## Связь

net-connecting = Подходим к столу…
net-reconnecting = Связь пропала, подключаемся снова…
net-unanswered = Сервер не ответил. Попробуйте ещё раз.
net-offline = Нет связи с сервером.
net-server-error = Сервер ошибся и не ответил как надо.

## Стол

table-title = Стол
menu = Меню
menu-unread = { $count ->
    [one] Меню, { $count } непрочитанное сообщение
    [few] Меню, { $count } непрочитанных сообщения
   *[many] Меню, { $count } непрочитанных сообщений
}
settings = Настройки
talk = Разговор
talk-none = Пока тихо.
talk-say = Сказать всем
talk-send = Отправить
table-rules = Правила стола
help = Подсказки
leave = Встать из-за стола
history = Ход сдачи
score-of = { $name }: { $score }
bolts = { $count ->
    [one] { $count } болт
    [few] { $count } болта
   *[many] { $count } болтов
}
barrel = { $count ->
    [one] на бочке, осталась { $count } сдача
    [few] на бочке, осталось { $count } сдачи
   *[many] на бочке, осталось { $count } сдач
}
dealer = сдаёт
dealer-mark = сд
declarer = играющий
seat-away = отошёл
cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
turn-mark = ходит
sits-out = не играет
turn-yours = Ваш ход
your-turn-play = Ваш ход
waiting-for = Ходит { $name }…
wait-cards = Одну секунду…
not-your-turn = Сейчас не ваш ход.
sending = Отправляем…
target = { $name }: { $bid }, взято { $points }
bid-so-far = { $bid } — { $name }
trump = Козырь — { $suit }
golden = золотой кон
blind = тёмная
doubled = вдвойне
card-face-down = карта рубашкой вверх
trick-label = Взятка на столе
last-trick = Прошлая взятка
took-it = взятка
talon = Прикуп
stock-left = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[other] В колоде { $count } карт
}
points-so-far = Очки: { $list }

## Решения

actions-label = Ваше решение
act-pass = Пас
act-blind = Тёмная 120
act-look = Открыть карты
act-unblind = Открыть тёмную
act-redeal = Пересдача
act-keep = Играть так
act-write-off = Роспись
act-concede = Списать
act-claim = Остальные мои
act-prove = Покажите марьяж
act-contra = Контра
act-recontra = Реконтра
act-sell = Продать
act-buy = Купить
act-bomb = Бомба
act-open = Играть открыто
act-discard = Снести
way-out-question = { $word }, заказ { $bid }? Сдачу не играем.
way-back = Назад
hint-blind = Карты закрыты: можно сыграть втёмную или открыть их.
hint-hand-claims = С такими картами можно просить пересдачу.
hint-final-claims = После сноса можно просить пересдачу.
hint-talon = Прикуп ваш. Решайте, как играть дальше.
hint-play = Ваш ход. Заказ ещё можно поднять.
hint-auction = Что скажете?
hint-consent = Просят пересдачу. Согласны?
hint-buying = Прикуп можно купить. Покупаете?
hint-contra = Поднимете ставку или пусть играет?
pick-first = { $count ->
    [one] Выберите { $count } карту.
    [few] Выберите { $count } карты.
   *[many] Выберите { $count } карт.
}
hint-give = Карта, потом игрок: по одной каждому.
give-now = Отдать
give-card-first = Сначала выберите карту.
give-to-label = Снос: { $name }, карта не выбрана
give-to-chosen = Снос: { $name } — { $card }. Нажмите, чтобы взять назад
give-chosen = Выбрана карта для игрока { $name }: { $card }
give-here = — отдать выбранную карту
give-undo = — взять карту назад
bid-label = Сказать { $amount }
raise-label = Поднять заказ до { $amount }
raise-to = до { $amount }
step-less = Меньше
step-more = Больше
limit = Не выше { $amount }.
limit-why = Не выше { $amount }: { $why }.
call-pass = пас
call-blind = тёмная
call-look = открывает карты
call-unblind = открывает тёмную
call-redeal = пересдача
call-keep = играем
call-write-off = роспись
call-concede = списывает
call-claim = остальные мои
call-raise = заказ { $amount }

## Рука

hand-label = Ваши карты
open-hand = Открытые карты, { $name }
third-hand = Третья рука
other-hand-due = Сейчас ход другой рукой: { $name }.
hand-given-to = отдаёте: { $name }
hand-illegal = нельзя: { $reason }
hand-marriage = марьяж { $worth }
hand-pair = из марьяжной пары
hand-pair-warning = Осторожно: это половина марьяжа.
hand-pair-lead = Этим ходом марьяж не объявить, а пара разобьётся.
tap-again = Чтобы пойти, нажмите на карту ещё раз.
pair-mark = пара
choice-label = Как ходить
choice-declare = { $sign } марьяж { $worth }
choice-declare-label = Объявить марьяж: { $suit }, { $worth }
choice-quiet = Без козыря
choice-open = В открытую
choice-covered = Рубашкой вверх
choice-plain = Без марьяжа

## Бонусы

bonuses = Бонусы
bonuses-open = Бонусы, осталось: { $count }
bonus-a-card = карта прикупа
bonus-left = осталось на партию: { $count }
bonus-look = Подсмотреть
bonus-only-you = { $what } — видно только вам
bonus-note = Весь стол увидит, что вы подсмотрели.

## Что случилось

event-deal = Новая сдача. Сдаёт: { $name }
event-call = { $name }: { $call }
event-forced = { $name }: { $bid }, обязательные
offer-refused = { $name } — против. Играем дальше.
event-declarer = Играет: { $name }, заказ { $bid }
event-declarer-blind = Играет втёмную: { $name }, заказ { $bid }
event-talon = Прикуп ({ $name }): { $cards }
event-talon-hidden = Прикуп закрыт, берёт: { $name }
event-give = Снос: { $name } → { $to }: { $card }
event-give-hidden = Снос: { $name } → { $to }
event-play = { $name }: { $card }
event-marriage = Марьяж, { $suit }: { $worth }
event-proof = { $name } показывает { $cards }
event-proof-none = { $name }: марьяжа, чтобы показать, нет
event-crawl = { $name }: рубашкой вверх
event-crawl-known = { $name }: { $card } рубашкой вверх
event-turned = Карта открыта: { $name }, { $card }
event-bonus = { $name } — подсмотрено: { $what }
event-bonus-seen = { $name } — подсмотрено: { $what }. { $seen }
event-trick = Взятка: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
event-draw = Добор из колоды: { $name }, { $card }
event-draw-hidden = Добор из колоды: { $name }
event-score = { $name }: { $change }, стало { $score }
event-over = Партия окончена
event-winner = Партия окончена. Победа: { $name }

## Между сдачами

next-deal = Следующая сдача
between-in = через { $seconds } с
between-waiting = Ждём: { $names }
between-dealing = Сдаём карты…
between-seats = Начнём, когда все сядут.
end-match = Закончить партию
end-match-sure = Точно закончить?
end-match-wanted = За конец партии: { $names }
rematch = Ещё партию
all-hands = Все карты сдачи
summary-title = Итог сдачи
summary-winner = Победа: { $name }
summary-made = { $name }: заказ { $bid } сыгран
summary-failed = { $name }: заказ { $bid } не сыгран
summary-write-off = { $name }: роспись, заказ { $bid }
summary-concede = { $name }: заказ { $bid } списан
summary-redeal = Пересдача
summary-took = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в картах, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
summary-marriage = марьяж { $sign }
summary-settlement = Расчёт
summary-replay = Разобрать сдачу
summary-record = Скачать запись

## Роспись партии (лист)

sheet = Запись
sheet-open = Запись партии
sheet-deal = Сдача
sheet-cell = { $name }, сдача { $deal }: { $score } ({ $change }). Почему?
sheet-bid = заказ { $bid }
sheet-made = сыгран
sheet-failed = не сыгран
sheet-write-off = роспись
sheet-concede = списан
sheet-redeal = пересдача
sheet-why = Почему?
sheet-empty = Здесь появится первая сдача. Любое число на листе можно нажать и узнать, откуда оно.
sheet-no-reasons = В этой сдаче ничего не записано.
sheet-target = Играем до { $target }
sheet-barrel = бочка с { $score }
mark-bolt = –
mark-write-off = Р
mark-concede = С
mark-dump = ⌀
mark-penalty = ш
mark-barrel = ○

## Правила

rules-title = Правила { $game ->
    [preferans] преферанса
   *[thousand] тысячи
}
rules-lead = Возьмите готовый набор и поменяйте в нём то, о чём договорились за вашим столом.
rules-loading = Читаем…
rules-preset = Готовый набор
rules-search = Найти договорённость
rules-none-found = Ничего похожего нет. Попробуйте другое слово.
rules-count = { $count ->
    [one] { $count } договорённость
    [few] { $count } договорённости
   *[many] { $count } договорённостей
}
rules-edited = изменено
rules-blocked = Сейчас ни на что не влияет: смотрите «{ $option }».
rules-was = В наборе: { $value }.
rules-back = Вернуть
rules-other = другое…
rules-other-value = { $name }: своё значение
rules-differs = Чем отличается от набора
rules-no-diff = Ничем: всё как в готовом наборе.
rules-play = Играть по этим правилам
rules-copy = Скопировать ссылку на правила
rules-link = Ссылка на эти правила
rules-see = Посмотреть все правила

## Настройки

set-language = Язык
set-pace = Скорость
set-pace-slow = не спеша
set-pace-normal = обычная
set-pace-fast = быстро
set-pace-none = без пауз
set-theme = Оформление
set-theme-auto = как в системе
set-theme-light = светлое
set-theme-dark = тёмное
set-oneTap = Ход одним касанием
set-oneTap-more = Иначе карту касаются дважды: выбрать и сыграть.
set-autoForced = Ходить самому, когда выбора нет
set-autoForced-more = Единственная возможная карта играется сразу.
set-fourColour = Четыре цвета мастей
set-fourColour-more = Бубны синие, трефы зелёные.
set-sound = Тихий звук вашего хода
set-sound-more = По умолчанию тишина.

## Подсказки

help-keys = Клавиши
key-arrows = ← →
key-arrows-does = по картам руки
key-enter = Enter
key-enter-does = сыграть или нажать
key-card = К, затем Ч
key-card-does = выбрать карту: достоинство и масть (по-русски или по-английски: K, H)
key-pass = P
key-pass-does = пас
key-last = L
key-last-does = последняя взятка
key-sheet = S
key-sheet-does = запись партии
key-escape = Esc
key-escape-does = отменить выбор, закрыть
key-help = ?
key-help-does = эта подсказка
