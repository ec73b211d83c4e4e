# Records and score sheets: what is wrong with a file, and how a playthrough and a sheet are shown.

## Files

reason-file-unreadable = { $file } cannot be read: { system-fault }.
reason-file-too-large = The file is too large: { $most } bytes at most.
reason-file-not-utf8 = The file is not UTF-8 text: byte { $byte } is wrong.
reason-json-broken = Broken JSON at line { $line }, column { $column }.
reason-json-deep = The file is nested too deeply: { $most } levels at most.
reason-json-no-object = The file holds no JSON object. Right would be: {"{"}"format": …{"}"}.
reason-json-number = { $text } is no number that can stand here: whole numbers of a sensible size only.
reason-json-text = A text has characters that cannot be shown.
reason-json-twice = “{ $field }” stands twice in one place.
reason-field-missing = “{ $field }” is missing.
reason-field-unknown = There is no field “{ $field }” here.
reason-field-type = “{ $field }” is of the wrong type: { $wanted ->
    [int] a whole number
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object with fields
    [bool-or-str] true, false or a text
   *[str-or-array] a text or a list
} is needed, not { $given ->
    [int] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object with fields
   *[null] null
}.
reason-field-wrong = “{ $field }” is wrong: { $error }.
reason-field-word = “{ $field }” cannot be “{ $given }”: right would be { $right }.
reason-format-unknown = The format “{ $given }” is not known here. Right would be: { $right }.
reason-format-version = Version { $version } of this format is not known here: made by a newer Prikup? Version { $right } can be read.

## Players and cards

reason-players-count = There are { $count } players; these rules need { $right }.
reason-players-name = Player { $number } needs a name, of { $most } characters at most.
reason-players-twice = Two players are called { $name }.
reason-player-unknown = Nobody here is called “{ $name }”. The players: { $known }.
reason-no-card = “{ $text }” is no card. Right would be rank and suit, like KH or TS.
reason-card-twice = { $card } is named twice.
reason-cards-source = { $count ->
    [0] The deal has no cards: give a seed, a deck, or hands and talon.
   *[other] The cards are given in more than one way: a seed, a deck, or hands and talon.
}
reason-hands-and-talon = Hands and talon go together: give both.
reason-pbn-first = Hands in PBN style begin with the seat of the first and a colon, here one of { $seats }: N:AKQ.J..T98 … Not with “{ $text }”.
reason-pbn-hands = The text in PBN style has { $count ->
    [1] 1 hand
   *[other] { $count } hands
}; it should have { $right } with spaces between, - for a player who sits out.
reason-pbn-players = PBN has { $most } seats; for { $count } players write the hands as a list.
reason-pbn-suits = The hand of { $hand } has { $count } suits; it should be 4 with dots between: spades, hearts, diamonds, clubs.
reason-pbn-rank = “{ $rank }” in “{ $text }”, in the hand of { $hand }, is no rank. Right would be A K Q J T 9 8 7.
reason-ppn-length = A deck without spaces is read as PPN: { $right } characters, one a card; here are { $count }.
reason-ppn-sign = “{ $text }”, character { $place } of the deck, is no card in PPN. Right would be 1 to 9 and A to W.
reason-commitment-seed = A commitment needs the seed that it is for.
reason-commitment-differs = This is not the seed that was committed to: its commitment is { $right }.
reason-seed-digits = A seed has { $right } hex digits; here are { $count } characters.
reason-deck-lacks = The deck is not whole: { $card } is missing{ $count ->
    [1] {"."}
   *[other] {", "}{ $count } cards in all.
}

## Records

reason-deal-over = The deal is over; this action is too many.
reason-deal-unfinished = The deal is not finished, but another follows: { $seat } is to act.
reason-result-early = The record has a result, but its match is not over.
reason-result-differs = The result is not that of the deals: { $field } would be { $right }.

## Score sheets: the deal

reason-one-declarer = A deal has one declarer.
reason-out-of-place = “{ $field }” has no place in { $kind ->
    [played] a deal played out
    [write-off] a deal written off
    [concede] a deal conceded
    [drawn] a deal drawn from the stock
    [raspasy] an all-pass
    [bomb] a bomb
    [redeal] a redeal
    [all-pass] an all-pass
    [given-up] a game given up
    [misere] a misère
    [game] a game
   *[penalty] a penalty
}.
reason-not-at-this-table = “{ $field }” is no part of the game at this table.
reason-negative = { $player } cannot have { $number }.
reason-cards-sum = { $sum ->
    [0] Nobody has card points; together they make { $right }.
   *[other] The card points make { $sum }; they must make { $right }.
}
reason-cards-left-out = The card points make { $sum }: the { $left } cards that nobody took cannot be worth { $points }.
reason-cards-impossible = No cards are worth { $points } points together ({ $player }).
reason-cards-tricks = { $player } cannot have { $points } card points with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
reason-tricks-sum = { $sum } tricks are noted; a deal has { $right }.
reason-bid-fixed = { $amount } cannot be: this game is played for { $right }.
reason-bid-over-barrel = { $amount } cannot be: on the barrel nobody bids more than { $most }.
reason-silence-declarer = { $player } must pass below { $below } points and cannot have bid this.
reason-golden-declarer = In the golden round it is { $player } who plays this deal.
reason-blind-off = At this table nobody plays blind.
reason-blind-golden = In the golden round nobody plays blind.
reason-blind-barrel = Nobody plays blind while somebody is on the barrel.
reason-blind-score = { $player } cannot play blind with { $score } points: { $above ->
    [0] at least { $number }
   *[1] more than { $number }
} are needed.
reason-blind-who = { $player } cannot play blind in this deal: it is not his right from this seat.
reason-last-chance-declarer = The last chance on the barrel: it is { $player } who plays this deal.
reason-sits-out = { $player } sits this deal out.
reason-contra-too-early = Where deals are written off before the cards are passed, nobody has said contra yet.
reason-contra-word = “{ $given }” is no contra. Right would be: true, contra, recontra.
reason-sale-wrong = { $player } cannot have bought the talon like this: each sale is made by the declarer of the moment.
reason-aces-too-many = { $count } aces are noted; there are four.
reason-talon-impossible = No talon is worth { $points } points to the dealer at this table.

## Score sheets: declarations

reason-no-suit = “{ $text }” is no suit. Right would be: S, C, D, H.
reason-marriage-twice = The marriage in { suit-name } is noted twice.
reason-queen-twice = The queen of { suit-name } cannot be in a marriage and in a half marriage.
reason-captured-too-many = { $player } caught { $count }, but of the marriages noted for others { $most ->
    [0] nothing is left to catch
    [one] only one card is left to catch
   *[other] only { $most } cards are left to catch
}.
reason-marriage-needs-trick = { $player } took no trick and cannot have declared anything.
reason-marriages-too-many = { $player } took { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} and cannot have led to so many declarations.
reason-marriages-few-points = With these card points { $player } took at most { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} and cannot have led to so many declarations.
reason-aces-off = At this table four aces are no marriage.
reason-nines-off = At this table four nines count nothing.
reason-kept-lead-own = Only an opponent keeps a card that the declarer led too early, and { $player } is the declarer.
reason-nines-need-lead = { $player } never led and cannot have led a nine.

## Score sheets: redeals and penalties

reason-redeal-off = At this table nothing gives a right to a redeal.
reason-redeal-void = Redeal number { $count } in a row does not count. Note the claim in the row of the deal that is played.
reason-redeal-ends-deal = A redeal ends the deal: it stands in a row of its own.
reason-penalty-unknown = There is no penalty “{ $given }”. There are: { $known }.
reason-penalty-amount = A penalty is from 1 to { $most } points, not { $amount }.
reason-cut-by-cutter = Only the cutter ({ $player }) or the dealer pays for a bad cut.

## Answers for people

cli-record-ok = The record holds: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
cli-record-running = The last deal is not finished: { $player } is to act.
cli-record-deals-next = { $player } deals next.
cli-record-won = { $player } wins the match.
cli-record-drawn = The match is drawn.
cli-record-in-deal = Deal { $deal }: { $reason }
cli-record-in-action = Deal { $deal }, action { $action }: { $reason }
cli-sheet-in-row = Row { $row }: { $reason }
cli-sheet-in-field = Row { $row }, { $field }: { $reason }

## A playthrough

play-game = { $game ->
    [thousand] Thousand
    [preferans] Preferans
   *[other] { $game }
}
play-rules = { play-game }, rules: { $preset }
play-edit = { $rule }: { $value }
play-target = { $ends ->
    [deals] Played for { $target ->
        [one] { $target } deal
       *[other] { $target } deals
    }.
    [time] Played until time is up.
   *[points] Played to { $target }.
}
play-deal = Deal { $deal }. { $player } deals.
play-talon = talon
play-forced = { $player } must bid { $bid }
play-golden = The golden round: { $player } must play { $bid }.
play-call = { $word ->
    [pass] pass
    [blind] plays blind
    [look] looks
    [unblind] unblinds
    [redeal] claims a redeal
    [keep] keeps
    [write-off] writes the deal off
    [concede] concedes
    [claim] claims the rest
    [bomb] throws a bomb
    [contra] says contra
    [recontra] says recontra
    [buy] buys the talon
    [prove] demands to see the marriage
    [open] shows the talon
   *[other] { $word }
}
play-says = { $player }: { $word }
play-does = { $player } { $word }.
play-claims = { $player } claims a redeal: { $ground }.
play-claim-void = The claim does not count: too many in a row.
play-declarer = { $player } plays { $bid }{ $blind ->
    [1] {" "}blind
   *[0] {""}
} and takes the talon{ $hidden ->
    [1] {" "}unseen
   *[0] {""}
}.
play-raises = { $player } raises to { $bid }.
play-passes-card = { $player } gives { $card } to { $to }
play-discards = { $player } puts away { $cards }
play-offers = { $player } offers the contract with { $cards }
play-declares = { $player } declares { $what } (+{ $worth })
play-trump-is = trumps: { $suit }
play-aces = four aces
play-nines = four nines
play-face-down = { $card } (face down)
play-bonus = bonus, { $what }
play-takes = { $player } takes { $points }
play-taken = Taken:
play-marriages = marriages:
play-score = Score:
play-unfinished = The deal is not finished: { $player } is to act.
play-settlement = Settlement:

## The sheet as a table

sheet-title = { play-game }, rules: { $preset }, { $ends ->
    [deals] { $target ->
        [one] { $target } deal
       *[other] { $target } deals
    }
    [time] until time is up
   *[points] to { $target }
}
sheet-edits = { $edits ->
    [one] with { $edits } edit
   *[other] with { $edits } edits
}
sheet-start = start
sheet-row-played = { $player } { $bid }
sheet-row-blind = { $player } { $bid } blind
sheet-row-write-off = { $player } { $bid } written off
sheet-row-concede = { $player } { $bid } conceded
sheet-row-bomb = { $player } { $bid } bomb
sheet-row-raspasy = all passed
sheet-row-drawn = played
sheet-row-redeal = redeal
sheet-row-penalty = penalty
sheet-row-kept-lead = { $row }; { $player } kept the card led too early
