# `prikup rules` для людей.

cli-rules-game = гра
cli-rules-preset = набір
cli-rules-title = назва
cli-rules-players = гравців
cli-rules-default = типовий
cli-rules-option = домовленість
cli-rules-id = id
cli-rules-value = значення
cli-rules-from = звідки
cli-rules-from-default = {""}
cli-rules-from-preset = набір
cli-rules-from-edit = зміна
cli-rules-heading = { $title }, код { $code }
cli-rules-ok = З правилами все гаразд: { $preset }{ $edits ->
    [0] {""}
    [one] {" "}і { $edits } зміна
    [few] {" "}і { $edits } зміни
   *[other] {" "}і { $edits } змін
}, код { $code }
cli-rules-same = Правила однакові.
