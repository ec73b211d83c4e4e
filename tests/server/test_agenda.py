"""What a table does next by itself, without waiting for it."""

from __future__ import annotations

from typing import Any

from prikup.server.agenda import Situation, Task, awaited, late_at, next_task
from prikup.server.patience import Patience
from prikup.server.seats import Seat


def human(away_since: float | None = None) -> Seat:
    return Seat(kind="human", name="A", person="a", away_since=away_since)


BOT = Seat(kind="bot", name="B", level="club")


def at(**changes: Any) -> Situation:
    usual: dict[str, Any] = {
        "seats": [human(), BOT, BOT],
        "present": {0},
        "ready": set(),
        "watched": True,
        "turn": None,
        "forced": False,
        "over": False,
        "fresh": False,
        "since": 1000.0,
        "delay": 0.9,
        "grace": 60.0,
        "patience": Patience(),
        "next_pause": 30.0,
    }
    return Situation(**(usual | changes))


def test_a_bot_answers_after_its_pause() -> None:
    assert next_task(at(turn=1)) == Task("bot", 1000.9, 1)


def test_a_person_is_waited_for() -> None:
    assert next_task(at(turn=0)) is None


def test_the_only_answer_takes_the_pause_of_a_bot() -> None:
    assert next_task(at(turn=0, forced=True)) == Task("forced", 1000.9, 0)


def test_nothing_happens_at_a_table_that_nobody_watches() -> None:
    assert next_task(at(turn=1, watched=False)) is None


def test_nothing_happens_until_all_seats_are_taken() -> None:
    assert next_task(at(seats=[human(), BOT, Seat()], turn=1)) is None


def test_the_first_deal_waits_for_nobody() -> None:
    assert next_task(at(fresh=True)) == Task("deal", 1000.9)


def test_the_next_deal_waits_for_people_or_for_the_pause() -> None:
    assert next_task(at()) == Task("deal", 1030.0, waits=True)
    assert next_task(at(ready={0})) == Task("deal", 1000.9)


def test_who_only_looks_on_has_time_to_see_the_sheet() -> None:
    assert next_task(at(seats=[BOT, BOT, BOT], present=set())) == Task("deal", 1030.0, waits=True)


def test_nobody_waits_for_the_word_of_somebody_away() -> None:
    two = [human(), human(away_since=990.0), BOT]
    assert next_task(at(seats=two, ready={0})) == Task("deal", 1000.9)
    assert awaited(at(seats=two)) == [0]


def test_a_person_away_is_replaced_after_the_grace_if_somebody_waits() -> None:
    two = [human(), human(away_since=990.0), BOT]
    assert next_task(at(seats=two, turn=1)) == Task("stand-in", 1050.0, 1)
    assert next_task(at(seats=two, turn=1, since=2000.0)) == Task("stand-in", 2000.9, 1)
    assert next_task(at(seats=two, turn=1, present=set())) is None
    assert next_task(at(seats=two, turn=1, present={0, 1})) is None


def test_a_rematch_begins_when_all_present_want_it() -> None:
    assert next_task(at(over=True)) is None
    assert next_task(at(over=True, ready={0})) == Task("rematch", 1000.0)
    two = [human(), human(), BOT]
    assert next_task(at(seats=two, over=True, ready={0}, present={0, 1})) is None


def test_a_bot_answers_for_who_is_late() -> None:
    now = at(seats=[human(), human(), BOT], present={0, 1}, turn=1, patience=Patience(move_time=30))
    assert next_task(now) == Task("stand-in", 1030.0, 1)


def test_who_is_late_at_a_strict_table_is_out() -> None:
    now = at(
        seats=[human(), human(), BOT],
        present={0, 1},
        turn=1,
        patience=Patience(move_time=30, then="out"),
    )
    assert next_task(now) == Task("out", 1030.0, 1)


def test_who_is_away_at_a_strict_table_is_out_after_the_grace_or_the_time_to_move() -> None:
    away = [human(), human(away_since=990.0), BOT]
    now = at(seats=away, turn=1, patience=Patience(then="out"))
    assert next_task(now) == Task("out", 1050.0, 1)
    now = at(seats=away, turn=1, patience=Patience(move_time=30, then="out"))
    assert next_task(now) == Task("out", 1030.0, 1)
    assert next_task(at(seats=away, turn=1, present=set(), patience=now.patience)) is None


def test_the_time_left_does_not_tell_whether_there_is_a_choice() -> None:
    patience = Patience(move_time=30, then="out")
    now = at(turn=0, forced=True, patience=patience)
    assert next_task(now) == Task("forced", 1000.9, 0)
    assert late_at(now) == late_at(at(turn=0, patience=patience)) == 1030.0
    assert late_at(at(turn=1, patience=patience)) is None, "a bot has no clock"
