# `prikup rules` для людей.

cli-rules-game = игра
cli-rules-preset = набор
cli-rules-title = название
cli-rules-players = игроков
cli-rules-default = по умолчанию
cli-rules-option = договорённость
cli-rules-id = id
cli-rules-value = значение
cli-rules-from = откуда
cli-rules-from-default = {""}
cli-rules-from-preset = набор
cli-rules-from-edit = правка
cli-rules-heading = { $title }, код { $code }
cli-rules-ok = Правила в порядке: { $preset }{ $edits ->
    [0] {""}
    [one] {" "}и { $edits } правка
    [few] {" "}и { $edits } правки
   *[many] {" "}и { $edits } правок
}, код { $code }
cli-rules-same = Правила одинаковые.
