"""What a table does next by itself, without waiting for it."""

from __future__ import annotations

from typing import Any

from prikup.server.agenda import (
    Situation,
    Task,
    absences_at,
    awaited,
    ends_at,
    late_at,
    next_task,
    replaced_at,
)
from prikup.server.patience import Patience
from prikup.server.seats import Absences, Seat


def human(away_since: float | None = None, absences: Absences | None = None) -> Seat:
    return Seat(kind="human", name="A", person="a", away_since=away_since, absences=absences)


BOT = Seat(kind="bot", name="B", level="club")


def at(**changes: Any) -> Situation:
    usual: dict[str, Any] = {
        "seats": [human(), BOT, BOT],
        "present": {0},
        "ready": set(),
        "ending": set(),
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


def test_a_match_ends_between_deals_when_all_people_want_it() -> None:
    assert next_task(at(ending={0})) == Task("end", 1000.0), "bots agree"
    two = [human(), human(), BOT]
    assert ends_at(at(seats=two, present={0, 1}, ending={0})) is None
    assert next_task(at(seats=two, present={0, 1}, ending={0, 1})) == Task("end", 1000.0)
    assert ends_at(at(seats=two, present={0, 1})) is None


def test_who_is_away_has_a_say_in_the_end_until_a_bot_stands_in() -> None:
    two = [human(), human(away_since=960.0), BOT]
    assert next_task(at(seats=two, ending={0})) == Task("end", 1020.0)
    two = [human(), human(away_since=990.0), BOT]
    assert ends_at(at(seats=two, ending={0})) == 1050.0
    assert next_task(at(seats=two, ending={0})) == Task("deal", 1030.0, waits=True)


def test_X45_the_absences_of_one_turn_are_added_up() -> None:
    """Who drops in every fifty seconds is replaced when he was away for a minute altogether."""
    first = at(seats=[human(), human(away_since=1005.0), BOT], turn=1)
    assert next_task(first) == Task("stand-in", 1065.0, 1)
    missed = absences_at(first, 1, 1055.0)
    assert missed == Absences(50.0, 1055.0)
    second = at(seats=[human(), human(1056.0, missed), BOT], turn=1)
    assert next_task(second) == Task("stand-in", 1066.0, 1)
    assert absences_at(second, 1, 1060.0) == Absences(54.0, 1060.0)


def test_X45_the_next_turn_forgets_the_absences_of_the_last() -> None:
    seats = [human(), human(away_since=1105.0, absences=Absences(50.0, 1055.0)), BOT]
    now = at(seats=seats, turn=1, since=1100.0)
    assert next_task(now) == Task("stand-in", 1165.0, 1)
    assert absences_at(now, 1, 1110.0) == Absences(5.0, 1110.0)


def test_X45_only_what_is_missed_of_the_turn_counts_once_somebody_was_back() -> None:
    came_late = at(seats=[human(), human(away_since=950.0), BOT], turn=1)
    assert absences_at(came_late, 1, 1005.0) == Absences(5.0, 1005.0)
    others = at(seats=[human(), human(990.0), BOT], turn=0)
    gone = [human(), human(1050.0, absences_at(others, 1, 1040.0)), BOT]
    assert replaced_at(at(seats=gone, turn=0), 1) == 1110.0, "it was not his turn"


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
