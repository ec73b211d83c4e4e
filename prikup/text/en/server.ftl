# Why the server did not do what was asked, or what is wrong with the table.

reason-already-seated = You already have a seat at this table.
reason-bad-body = The request could not be read: { $detail }
reason-bad-json = The message is not valid JSON.
reason-bad-message = The message is not as expected: { $detail }
reason-bad-token = Your place card is no longer valid. Reload the page to come in as somebody new.
reason-chat-characters = The message has characters that cannot be shown.
reason-chat-empty = There is nothing to say in an empty message.
reason-chat-too-long = A message may have at most { $limit } characters.
reason-hello-first = The page has to say hello to the table first.
reason-internal = Something went wrong on the server. Nothing has changed; try again.
reason-log-fault = The table's record does not hold together from entry { $seq } on: { $what ->
    [digest] the entry was altered
    [gap] entries are missing
    [entries] the deal would be scored differently now
    [rules] the match or its rules were altered
    [seat] it was another player's turn
   *[other] the action is not possible there
}.
reason-move-time = A time to move lies between { $least } and { $most } seconds.
reason-name-characters = A name may have letters, digits and ordinary signs only.
reason-name-empty = Write a name.
reason-name-taken = Somebody at this table is already called { $name }.
reason-name-too-long = A name may have at most { $limit } characters.
reason-no-such-deal = There is no such finished deal at this table.
reason-no-such-game = There is no game { $game } here.
reason-no-such-page = There is nothing at this address.
reason-no-such-table = There is no such table. Check the link.
reason-not-host = Only the host of the table can do this.
reason-not-over = The match is not over yet.
reason-no-end-now = The players can end the match only between two deals, and only where it is played by the clock.
reason-not-text = Messages are text, not binary data.
reason-not-your-seat = You are looking on: take a seat to play.
reason-not-your-turn = It is not your turn.
reason-rate-limited = Too fast. Wait a moment and try again.
reason-read-only = This table can only be looked at: its record is damaged at entry { $seq }. What was played before can still be saved.
reason-seat-lost = You have lost your seat at this table. You can only look on.
reason-seat-taken = This seat is taken.
reason-stale = The table has moved on meanwhile. Look again and choose.
reason-table-full = There is no free place at this table.
reason-table-waits = The table is waiting until all seats are taken.
reason-too-large = This is too long: at most { $limit } bytes.
reason-unknown-level = There are no bots of level { $level }. There are: { $levels }.
reason-unknown-pace = There is no pace { $pace }. There are: { $known }.
reason-unknown-type = The server does not know this kind of message.
reason-unknown-version = The page speaks version { $version } of the protocol, the server version { $known }. Reload the page.
reason-unreadable-rules = The rules of this table come from another version of the program and cannot be read.
reason-wrong-host = This server does not answer to the name { $host }.
reason-wrong-origin = Pages from { $origin } may not play here.
reason-wrong-players = { $players ->
    [one] By these rules one plays.
   *[other] By these rules { $players } play, and at least one seat is for a person.
}
