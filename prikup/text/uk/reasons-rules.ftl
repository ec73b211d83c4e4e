# Чому набір правил, готовий набір чи код не прийнято. `near` — "none", якщо схожого немає.

reason-unknown-game = Такої гри немає: { $game }. Є: { $known }.
reason-unknown-preset = Готового набору «{ $preset }» немає. { $near ->
    [none] Є: { $known }.
   *[other] Може, «{ $near }»?
}
reason-unknown-option = Такої домовленості немає: `{ $option }`.{ $near ->
    [none] {""}
   *[other] {" "}Може, `{ $near }`?
}
reason-bad-value = `{ $option }`: значення { $value } не буває. Можна: { $kind ->
    [threshold] { $words } або рахунок: >=N (від N), >N (більше за N)
    [suit-values] ціле число від { $low } до { $high } для кожної масті: ♠ S, ♣ C, ♦ D, ♥ H
    [numbers] { $count ->
        [0] {""}
       *[other] { $words } або{" "}
    }цілі числа від { $low } до { $high }, одне за одним
    [number] { $count ->
        [0] {""}
       *[other] { $words } або{" "}
    }ціле число від { $low } до { $high }{ $step ->
        [1] {""}
       *[other] {" "}з кроком { $step }
    }
   *[choice] { $words }
}.
reason-option-twice = `{ $option }` вказано двічі, і значення різні.
reason-no-effect = `{ $option }` ні на що не впливає: `{ $switch }` — { $value }.
reason-contradiction = `{ $option }` = { $value } і `{ $other }` = { $other_value } виключають одне одного.
reason-rules-shape = Це не набір правил: { $what ->
    [object] це не об’єкт
    [unknown] поля «{ $field }» не буває
    [missing] немає поля «{ $field }»
   *[type] у полі «{ $field }» значення не того роду
}. Треба так: {"{"}"preset": НАЗВА, "set": {"{"}ДОМОВЛЕНІСТЬ: ЗНАЧЕННЯ{"}"}{"}"}.
reason-rules-assignment = «{ $text }» — не зміна. Треба так: ДОМОВЛЕНІСТЬ=ЗНАЧЕННЯ.
reason-rules-file = Файл { $file } не прочитано: { $what ->
    [json] не JSON, рядок { $line }, знак { $column }
    [toml] не TOML, рядок { $line }, знак { $column }
    [utf8] не UTF-8, неправильний байт { $byte }
    [large] понад { $most } байтів
    [deep] забагато вкладень або задовге число
   *[system] { system-fault }
}.
system-fault = { $error ->
    [ENOENT] такого файлу чи теки немає
    [EISDIR] це тека
    [ENOTDIR] у шляху не тека там, де вона потрібна
    [EACCES] немає доступу
    [EPERM] немає доступу
    [EROFS] там можна лише читати
    [ENOSPC] скінчилося місце
    [EADDRNOTAVAIL] у цього комп’ютера такої адреси немає
   *[other] { $error }
}
reason-two-games = Це правила двох різних ігор: { $game ->
    [thousand] тисячі
    [preferans] преферансу
   *[other] { $game }
} і { $other ->
    [thousand] тисячі
    [preferans] преферансу
   *[other] { $other }
}.
reason-code-damaged = Код пошкоджено: мабуть, скопійовано лише частину. Скопіюйте його ще раз цілком.
reason-code-version = Це код версії { $version }, він із новішої програми; тут читається версія { $right }.
reason-code-game = Цей код — для гри, якої тут немає (літера { $letter }).
