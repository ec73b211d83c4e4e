# Records to look at: what is wrong with a wish, the diagram, the page.

reason-record-no-deal = { $deals ->
    [0] The record has no deals.
    [one] There is no deal { $deal }: the record has one deal.
   *[other] There is no deal { $deal }: the record has { $deals } deals.
}
reason-record-no-action = { $actions ->
    [0] There is no action { $action } in deal { $deal }: nothing was done in it yet.
    [one] There is no action { $action } in deal { $deal }: it has one.
   *[other] There is no action { $action } in deal { $deal }: it has { $actions }.
}
reason-record-no-seat = There is no seat { $number }: { $seats } play. Right would be 1 to { $seats }, or all.

## The diagram

diagram-title = { play-game }: deal { $deal }
diagram-plays = { $player } plays { $contract }
diagram-last = Last trick: { $cards } → { $player }
diagram-talon = Talon: { $cards }
diagram-dummy = dummy
diagram-tricks = tricks
diagram-points = points
diagram-score = score

## The page

record-title = Records
record-lead = Open the record of a match to go through it step by step: as each player saw it, or with all hands open. Nothing is stored.
record-open = Open a record
record-drop = or drop the file here
record-too-large = The file is too large for this page: at most { $most } kB.
record-empty = The record has no deals.
record-unfinished = No deal of this table is finished yet.
record-link-bad = This link is damaged or was cut off. Ask for it again, and copy all of it.
record-partly = Show it up to there
record-another = Open another
record-table = To the table
record-hand = Cards of { $name }
record-steps = Steps of the deal
record-step = Step { $step } of { $steps }
record-at = Place in the deal
record-back = Back
record-forward = Forward
record-deal-before = Previous deal
record-deal-after = Next deal
record-deals = Deals
record-deal = Deal
record-eyes = Through whose eyes
record-all-hands = All hands
record-share = Share
record-link = Link to this position
record-link-table = The link opens the record of this table at this position.
record-link-holds = The link itself holds this deal up to here, and opens for anybody. Nothing is stored.
record-copy = Copy the link
record-svg = Save as SVG
key-steps = ← →
    .does = step back, step forward
key-ends = Home, End
    .does = to the beginning, to the end of the deal
key-pages = PageUp, PageDown
    .does = previous deal, next deal
key-open = A
    .does = all hands
key-eyes = 1 – 5
    .does = what this player saw
