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
diagram-last = Last trick: { $cards }, taken by { $player }
diagram-talon = Talon: { $cards }
diagram-tricks = tricks
diagram-points = points
diagram-score = score
