# Справочник правил: что делает договорённость — на примере. `shown-ПОЛЕ` называет поле листа, записи
# или вида; `shown-ПОЛЕ-none` говорят, когда там ничего нет.

reference-title = { $game }: все договорённости
reference-lead = { $count ->
    [one] { $count } договорённость
    [few] { $count } договорённости
   *[many] { $count } договорённостей
} по группам: что делает каждая, какой бывает, в каких наборах она другая, и пример с числами. Каждый пример проверяется тестом.
reference-all = Все договорённости
reference-players = В примерах первым сдаёт A, слева от него B — первая рука. Строки под значением бывают только при нём.
reference-what = Что делает «{ $option }»?
reference-default = Обычно
reference-values = Бывает
reference-value = Значение
reference-range = или любое число от { $low } до { $high }{ $step ->
    [1] {""}
   *[other] , кратное { $step }
}
reference-presets = Иначе в наборах
reference-presets-none = Во всех наборах одинаково.
reference-needs = Действует, только если
reference-unless = Ничего не меняет, если
reference-excludes = Не сочетается
reference-value-needs = Одному значению нужно другое
reference-needed-by = От неё зависят
reference-or = {" или "}
reference-names = На других языках
reference-source = Откуда
reference-sources = Источники
reference-example = Пример

## Откуда взята договорённость

source-thousand-A = приложение с 45 договорённостями
source-thousand-K = программа Кряжа 2002 года
source-thousand-O = онлайн-игра на банк
source-thousand-H = домашние столы
source-thousand-P = польские и другие обычаи

## Примеры: строки листа и положения

shown-none = нет
shown-plays = { $player } играет { $bid }
shown-redeal = { $player } просит пересдачу
shown-penalty = { $player } платит штраф за { $reason ->
    [misdeal] ошибку в сдаче
    [bad_cut] плохой съём
   *[other] { $reason }
}
shown-start-scores = Счёт до сдачи
shown-start-bolts = Болты до сдачи
shown-start-barrel = Сдач на бочке уже потрачено
shown-start-barrels_lost = С бочки уже слетали
shown-start-write_offs = Росписей уже было
shown-cards = Очки в картах
shown-marriages = Марьяжи
shown-tricks = Взятки
shown-nines = Четыре девятки
shown-aces_held = Тузы на руках
shown-captured = Поймано королей и дам из марьяжей
shown-kept_lead = У кого осталась карта, с которой пошли до сноса
shown-blind = Втёмную
shown-write_off = Роспись
shown-bomb = Бомба
shown-scores = Счёт
shown-bolts = Болты
shown-settlement = Расчёт
shown-hand_sizes = Карт на руках
shown-talon = Прикуп
shown-talon-none = не видно
shown-given = Снос
shown-given-card-none = карта рубашкой вверх
shown-worth = Можно похвалить, зайдя с
shown-worth-none = нечего
shown-trump = Козырь
shown-phase = Что дальше
shown-phase-deal = карты сдают заново
shown-phase-consent = остальных спрашивают, согласны ли они
shown-phase-auction = торги
shown-phase-talon = играющий смотрит прикуп
shown-phase-buying = соперник может купить прикуп
shown-phase-play = розыгрыш, без прикупа
shown-turn = Говорит
shown-declarer = Играющий
shown-declarer-none = ещё неизвестен
shown-dealer = Следующим сдаёт
shown-winner = Победитель
shown-winner-none = пока никто
shown-first_dealer = Первым в новой партии сдаёт
shown-first_dealer-none = по жребию
shown-seen-by = Что видит { $player }. { $what }
shown-accepted = Такая строка возможна.
shown-refused = Такой строки быть не может. { $why }
shown-allowed = { $player } может: { $action }
shown-legal = { $player } может выбрать: { $actions }
shown-forbidden = Нельзя: { $action }. { $why }
shown-give = { $card } — игроку { $player }
shown-declared = { $card } с марьяжем
shown-declared-quietly = { $card } с марьяжем, козырь прежний

## Сравнение двух наборов

compare-title = Сравнение правил
compare-lead = Два набора рядом: только то, чем они отличаются.
compare-a = Первый
compare-b = Второй
compare-other = другой: код или ссылка…
compare-code = Код правил или ссылка на них
compare-code-bad = Это не код правил. Вставьте код или ссылку целиком.
compare-given = эти правила, по коду
compare-edited = { $preset } с правками
compare-count = { $count ->
    [0] Правила одинаковые.
    [one] Отличается { $count } договорённость.
    [few] Отличаются { $count } договорённости.
   *[many] Отличаются { $count } договорённостей.
}
compare-rule = Договорённость
compare-from-default = как обычно
compare-from-preset = из набора
compare-from-edit = правка
compare-open = Открыть в редакторе
compare-with-preset = Сравнить с набором
compare-differs = { $count ->
    [0] Правила стола — «{ $preset }».
    [one] «{ $preset }», { $count } правка:
    [few] «{ $preset }», { $count } правки:
   *[many] «{ $preset }», { $count } правок:
}
compare-instead = { $value } вместо «{ $other }»
