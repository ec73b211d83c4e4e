# Довідник правил: що робить домовленість — на прикладі. `shown-ПОЛЕ` називає поле аркуша, запису чи
# вигляду; `shown-ПОЛЕ-none` кажуть, коли там нічого немає.

reference-title = { $game }: усі домовленості
reference-lead = { $count ->
    [one] { $count } домовленість
    [few] { $count } домовленості
   *[other] { $count } домовленостей
} за групами: що робить кожна, якою буває, у яких наборах вона інша, і приклад із числами. Кожен приклад перевіряє тест.
reference-all = Усі домовленості
reference-players = У прикладах першим здає A, ліворуч від нього B — перша рука. Рядки під значенням бувають лише за нього.
reference-what = Що робить «{ $option }»?
reference-default = Зазвичай
reference-values = Буває
reference-value = Значення
reference-range = або будь-яке число від { $low } до { $high }{ $step ->
    [1] {""}
   *[other] , кратне { $step }
}
reference-presets = Інакше в наборах
reference-presets-none = У всіх наборах однаково.
reference-needs = Діє, лише якщо
reference-unless = Нічого не змінює, якщо
reference-excludes = Не поєднується
reference-value-needs = Одному значенню потрібне інше
reference-needed-by = Від неї залежать
reference-or = {" або "}
reference-names = Іншими мовами
reference-source = Звідки
reference-sources = Джерела
reference-example = Приклад

## Звідки взято домовленість

source-thousand-A = застосунок із 45 домовленостями
source-thousand-K = програма Кряжа 2002 року
source-thousand-O = онлайн-гра на банк
source-thousand-H = домашні столи
source-thousand-P = польські та інші звичаї

## Приклади: рядки аркуша й положення

shown-none = немає
shown-plays = { $player } розігрує { $bid }
shown-redeal = { $player } просить перездачу
shown-penalty = { $player } платить штраф за { $reason ->
    [misdeal] помилку у здачі
    [bad_cut] погане знімання
   *[other] { $reason }
}
shown-start-scores = Рахунок до здачі
shown-start-bolts = Болти до здачі
shown-start-barrel = Здач на бочці вже витрачено
shown-start-barrels_lost = З бочки вже злітали
shown-start-write_offs = Розписів уже було
shown-cards = Очки в картах
shown-marriages = Мар’яжі
shown-tricks = Взятки
shown-nines = Чотири дев’ятки
shown-aces_held = Тузи на руках
shown-captured = Спіймано королів і дам із мар’яжів
shown-kept_lead = У кого лишилася карта, з якої пішли до зносу
shown-blind = Утемну
shown-write_off = Розпис
shown-bomb = Бомба
shown-scores = Рахунок
shown-bolts = Болти
shown-settlement = Розрахунок
shown-hand_sizes = Карт на руках
shown-talon = Прикуп
shown-talon-none = не видно
shown-given = Знос
shown-given-card-none = карта сорочкою догори
shown-worth = Можна похвалити, зайшовши з
shown-worth-none = нічого
shown-trump = Козир
shown-phase = Що далі
shown-phase-deal = карти здають заново
shown-phase-consent = решту питають, чи згодні вони
shown-phase-auction = торги
shown-phase-talon = розігрувач дивиться прикуп
shown-phase-buying = суперник може купити прикуп
shown-phase-play = розіграш, без прикупу
shown-turn = Каже
shown-declarer = Розігрувач
shown-declarer-none = ще невідомий
shown-dealer = Наступним здає
shown-winner = Переможець
shown-winner-none = поки ніхто
shown-first_dealer = Першим у новій партії здає
shown-first_dealer-none = за жеребом
shown-seen-by = Що бачить { $player }. { $what }
shown-accepted = Такий рядок можливий.
shown-refused = Такого рядка бути не може. { $why }
shown-allowed = { $player } може: { $action }
shown-legal = { $player } може вибрати: { $actions }
shown-forbidden = Не можна: { $action }. { $why }
shown-give = { $card } — гравцеві { $player }
shown-declared = { $card } з мар’яжем
shown-declared-quietly = { $card } з мар’яжем, козир той самий

## Порівняння двох наборів

compare-title = Порівняння правил
compare-lead = Два набори поруч: лише те, чим вони відрізняються.
compare-a = Перший
compare-b = Другий
compare-other = інший: код або посилання…
compare-code = Код правил або посилання на них
compare-code-bad = Це не код правил. Вставте код або посилання цілком.
compare-given = ці правила, за кодом
compare-edited = { $preset } зі змінами
compare-count = { $count ->
    [0] Правила однакові.
    [one] Відрізняється { $count } домовленість.
    [few] Відрізняються { $count } домовленості.
   *[many] Відрізняються { $count } домовленостей.
}
compare-rule = Домовленість
compare-from-default = як зазвичай
compare-from-preset = з набору
compare-from-edit = зміна
compare-open = Відкрити в редакторі
compare-with-preset = Порівняти з набором
compare-differs = { $count ->
    [0] Правила столу — «{ $preset }».
    [one] «{ $preset }», { $count } зміна:
    [few] «{ $preset }», { $count } зміни:
   *[many] «{ $preset }», { $count } змін:
}
compare-instead = { $value } замість «{ $other }»
