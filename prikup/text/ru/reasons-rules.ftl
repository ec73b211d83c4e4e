# Почему набор правил, готовый набор или код не приняты. `near` — "none", если похожего нет.

reason-unknown-game = Такой игры нет: { $game }. Есть: { $known }.
reason-unknown-preset = Готового набора «{ $preset }» нет. { $near ->
    [none] Есть: { $known }.
   *[other] Может быть, «{ $near }»?
}
reason-unknown-option = Такой договорённости нет: `{ $option }`.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, `{ $near }`?
}
reason-bad-value = `{ $option }`: значения { $value } не бывает. Можно: { $kind ->
    [threshold] { $words } или счёт: >=N (от N), >N (больше N)
    [suit-values] целое число от { $low } до { $high } для каждой масти: ♠ S, ♣ C, ♦ D, ♥ H
    [numbers] { $count ->
        [0] {""}
       *[other] { $words } или{" "}
    }целые числа от { $low } до { $high }, одно за другим
    [number] { $count ->
        [0] {""}
       *[other] { $words } или{" "}
    }целое число от { $low } до { $high }{ $step ->
        [1] {""}
       *[other] {" "}с шагом { $step }
    }
   *[choice] { $words }
}.
reason-option-twice = `{ $option }` указана дважды, и значения разные.
reason-no-effect = `{ $option }` ни на что не влияет: `{ $switch }` — { $value }.
reason-contradiction = `{ $option }` = { $value } и `{ $other }` = { $other_value } исключают друг друга.
reason-rules-shape = Это не набор правил: { $what ->
    [object] это не объект
    [unknown] поля «{ $field }» не бывает
    [missing] нет поля «{ $field }»
   *[type] в поле «{ $field }» значение не того рода
}. Нужно так: {"{"}"preset": ИМЯ, "set": {"{"}ДОГОВОРЁННОСТЬ: ЗНАЧЕНИЕ{"}"}{"}"}.
reason-rules-assignment = «{ $text }» — не правка. Нужно так: ДОГОВОРЁННОСТЬ=ЗНАЧЕНИЕ.
reason-rules-file = Файл { $file } не прочитан: { $what ->
    [json] не JSON, строка { $line }, знак { $column }
    [toml] не TOML, строка { $line }, знак { $column }
    [utf8] не UTF-8, неверен байт { $byte }
    [large] больше { $most } байт
    [deep] слишком много вложений или слишком длинное число
   *[system] { system-fault }
}.
system-fault = { $error ->
    [ENOENT] такого файла или папки нет
    [EISDIR] это папка
    [ENOTDIR] в пути не папка там, где она нужна
    [EACCES] нет доступа
    [EPERM] нет доступа
    [EROFS] там можно только читать
    [ENOSPC] кончилось место
    [EADDRNOTAVAIL] у этого компьютера такого адреса нет
   *[other] { $error }
}
reason-two-games = Эти правила от двух разных игр: { $game ->
    [thousand] тысячи
    [preferans] преферанса
   *[other] { $game }
} и { $other ->
    [thousand] тысячи
    [preferans] преферанса
   *[other] { $other }
}.
reason-code-damaged = Код повреждён: возможно, скопирована только часть. Скопируйте его ещё раз целиком.
reason-code-version = Это код версии { $version }, он из более новой программы; здесь читается версия { $right }.
reason-code-game = Этот код — для игры, которой здесь нет (буква { $letter }).
