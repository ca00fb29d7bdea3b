"""Who sits where, and what the host may arrange."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

import tablee
from tablee.kernel.errors import BadOption, BadSeats
from tablee.kernel.record import Sitter
from tablee.server.guests.identity import person
from tablee.server.lobby import seating as module
from tablee.server.lobby.seating import (
    FREE,
    LEAST_CLOCK,
    Chair,
    Kept,
    Phase,
    Seating,
    add_word,
    arrange,
    checked_clock,
    checked_level,
    fill,
    free,
    give_back,
    hand_over,
    house_level,
    keep,
    keep_for,
    new_seating,
    obstacle,
    rename,
    renewed,
    resized,
    set_bot,
    sit,
    stand,
    start,
    still_offered,
    wish,
)
from tablee.server.problems import Trouble

TAROT = tablee.game("tarot")


def table(*people: str, seats: int = 3, game: str = "tarot", **changes: Any) -> Seating:
    """A table where these people sit, the first of them the host."""
    made = new_seating(
        tablee.game(game), seats=seats, options={}, host=people[0], name=people[0], seed="00", listed=False, clock=0
    )
    for seat, name in enumerate(people[1:], 1):
        made = sit(made, name, name, seat)
    return replace(made, **changes)


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Trouble) as caught:
        yield
    assert caught.value.problem.key == key


def names(seating: Seating) -> list[str]:
    return [chair.name for chair in seating.chairs]


def test_a_new_table_has_its_host_on_the_first_seat() -> None:
    made = table("ann")
    assert names(made) == ["ann", "", ""]
    assert (made.host, made.phase, made.rules, made.game) == ("ann", Phase.OPEN, TAROT.version, "tarot")
    with pytest.raises(BadSeats):
        table("ann", seats=9)


def test_people_sit_move_and_stand() -> None:
    two = table("ann", "bob")
    assert two.owners() == ("ann", "bob")
    moved = sit(two, "ann", "ann", 2)
    assert names(moved) == ["", "bob", "ann"]
    assert moved.seat_of("ann") == 2
    assert moved.seat_of("eve") is None
    assert moved.seat_of("") is None
    assert names(stand(moved, "bob")) == ["", "", "ann"]
    with refused("seat-taken"):
        sit(two, "eve", "eve", 1)
    with refused("seat-unknown"):
        sit(two, "eve", "eve", 3)
    with refused("seat-unknown"):
        sit(two, "eve", "eve", -1)
    with refused("not-seated"):
        stand(two, "eve")


def test_no_two_are_called_the_same() -> None:
    two = sit(table("ann"), "bob", "ann", 1)
    assert names(two)[1] != "ann"
    assert names(rename(two, "bob", "Zoé"))[1] == "Zoé"
    assert names(rename(two, "ann", "ann"))[0] == "ann"
    assert rename(two, "nobody", "x") is two


def test_during_a_game_a_bot_keeps_the_seat_and_gives_it_back() -> None:
    playing = replace(table("ann", "bob", seats=2), phase=Phase.PLAYING)
    away = stand(playing, "bob")
    chair = away.chairs[1]
    assert (chair.owner, chair.kept, chair.level, chair.helper) == (
        "bob", Kept.STOOD, house_level(TAROT), house_level(TAROT),
    )  # fmt: skip
    assert away.humans() == {0}
    back = sit(away, "bob", "bob", 1)
    assert (back.chairs[1].level, back.chairs[1].kept, back.chairs[1].helper) == ("", Kept.NO, house_level(TAROT))
    assert back.humans() == {0, 1}
    assert give_back(away, 1) == back
    over = replace(playing, phase=Phase.OVER)
    assert stand(over, "bob") == over
    with refused("seat-taken"):
        sit(playing, "eve", "eve", 1)


def test_bots_keep_the_seats_of_those_who_are_not_there() -> None:
    playing = replace(table("ann", "bob", "eve"), phase=Phase.PLAYING)
    kept = keep_for(playing, (0, 1, 2), frozenset({"ann"}))
    assert [chair.kept for chair in kept.chairs] == [Kept.NO, Kept.ABSENT, Kept.ABSENT]
    assert keep_for(playing, (), frozenset()) == playing
    free_seat = table("ann")
    assert keep_for(free_seat, (1,), frozenset()) == free_seat


def test_who_plays_at_a_seat_is_in_the_record() -> None:
    assert Chair(owner="a").sitter() == Sitter(None)
    assert Chair(level="easy").sitter() == Sitter("easy")
    assert Chair(owner="a", helper="easy").sitter() == Sitter(None, ("easy",))
    assert Chair(owner="a", level="easy", kept=Kept.ABSENT).sitter() == Sitter(None).followed("easy")
    assert Chair(level="easy", kept=Kept.REMOVED).sitter() == Sitter(None).followed("easy")
    assert table("ann").sitters()[0] == Sitter(None)


def test_kinds_of_chairs() -> None:
    chairs = [FREE, Chair(owner="a"), Chair(level="easy"), Chair(owner="a", level="easy")]
    assert [chair.kind for chair in chairs] == ["empty", "human", "bot", "human"]
    assert [chair.empty for chair in chairs] == [True, False, False, False]
    assert [chair.automatic for chair in chairs] == [False, False, True, True]


def test_names_for_the_record() -> None:
    made = fill(table("ann"), "easy")
    assert made.players() == ("ann", "bot easy", "bot easy")
    assert table("ann").players()[1:] == tablee.kernel.record.names((), 3)[1:]


def test_one_screen_is_several_people_at_one_browser() -> None:
    assert table("ann", person("ann", 1)).one_screen()
    assert not table("ann", "bob").one_screen()
    assert not table("ann").one_screen()


def test_the_host_puts_bots_where_nobody_sits() -> None:
    two = table("ann", "bob")
    with_bot = set_bot(two, "ann", 2, "easy")
    assert with_bot.chairs[2] == Chair(level="easy")
    assert set_bot(with_bot, "ann", 2, None).chairs[2] == FREE
    with refused("seat-taken"):
        set_bot(two, "ann", 1, "easy")
    with refused("level-unknown"):
        set_bot(two, "ann", 2, "godlike")
    with refused("not-host"):
        set_bot(two, "bob", 2, "easy")
    with refused("already-started"):
        set_bot(replace(two, phase=Phase.PLAYING), "ann", 2, "easy")
    assert checked_level(TAROT, "easy") == "easy"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    two = table("ann", "bob")
    assert obstacle(two) == "seats-empty"
    with refused("seats-empty"):
        start(two, "ann")
    full = fill(two, "easy")
    assert obstacle(full) == ""
    begun = start(add_word(full, "bob", "soupe"), "ann")
    assert (begun.phase, begun.words) == (Phase.PLAYING, ("", "soupe", ""))
    assert start(full, "ann").words == ()
    assert obstacle(replace(two, phase=Phase.PLAYING)) == ""
    for change in (lambda: start(begun, "ann"), lambda: add_word(begun, "bob", "x"), lambda: wish(begun, "bob", "w")):
        with refused("already-started"):
            change()
    with refused("not-host"):
        start(full, "bob")


def arranged(seating: Seating, owner: str = "ann", **changes: Any) -> Seating:
    asked: dict[str, Any] = {"seats": None, "options": None, "listed": None, "clock": None} | changes
    return arrange(seating, owner, **asked)


def test_the_host_changes_the_table_and_what_is_not_said_stays() -> None:
    two = table("ann", "bob", clock=30, options={"bets": True})
    assert arranged(two) == two
    assert arranged(two, listed=True).listed
    assert arranged(two, options={"rounds": 2}).options == {"rounds": 2}
    changed = arranged(two, seats=4)
    assert (len(changed.chairs), changed.options, changed.clock) == (4, {"bets": True}, 30)
    assert arranged(two, clock=0).clock == 0
    with pytest.raises(BadOption):
        arranged(two, options={"cells": 12})
    with refused("not-host"):
        arranged(two, "bob", listed=True)
    playing = replace(two, phase=Phase.PLAYING)
    assert arranged(playing, listed=True).listed, "whether it is listed may change at any time"
    with refused("already-started"):
        arranged(playing, clock=60)


def test_a_clock_is_off_or_long_enough() -> None:
    assert [checked_clock(seconds) for seconds in (0, LEAST_CLOCK, 600)] == [0, LEAST_CLOCK, 600]
    for seconds in (1, LEAST_CLOCK - 1):
        with refused("clock-wrong"):
            checked_clock(seconds)


def test_people_on_chairs_that_go_move_up_and_bots_go() -> None:
    ann, bob, bot = Chair(owner="ann"), Chair(owner="bob"), Chair(level="easy")
    assert resized((ann, FREE, bob), 2) == (ann, bob)
    assert resized((ann, bot, bob), 2) == (ann, bob)
    assert resized((ann, bob, bot), 2) == (ann, bob)
    assert resized((ann,), 3) == (ann, FREE, FREE)
    with refused("seats-occupied"):
        resized((ann, bob), 1)


def test_the_seat_of_somebody_away_can_be_given_up() -> None:
    two = table("ann", "bob")
    assert free(two, "ann", 1, frozenset({"ann"})).chairs[1] == FREE
    with refused("seat-taken"):
        free(two, "ann", 1, frozenset({"bob"}))
    with refused("seat-not-human"):
        free(two, "ann", 2, frozenset())
    with refused("not-host"):
        free(two, "bob", 0, frozenset())


def test_the_host_hands_over_to_somebody_welcome() -> None:
    two = table("ann", "bob")
    assert hand_over(two, "ann", 1).host == "bob"
    with refused("seat-not-human"):
        hand_over(two, "ann", 2)
    with refused("seat-not-human"):
        hand_over(replace(two, kicked=("bob",)), "ann", 1)
    with refused("not-host"):
        hand_over(two, "bob", 1)


def test_a_bot_keeps_a_seat_for_a_reason() -> None:
    assert keep(table("ann"), 0, Kept.REMOVED).chairs[0].kept is Kept.REMOVED


def test_options_that_another_edition_does_not_offer_are_let_go() -> None:
    assert still_offered(TAROT, 3, {"rounds": 2, "cells": 12, "bets": True}) == {"rounds": 2, "bets": True}


def test_an_open_table_takes_the_newest_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    old = table("ann", rules=0, options={"rounds": 2})
    assert renewed(old).rules == TAROT.version
    assert renewed(old).options == {"rounds": 2}
    playing = replace(old, phase=Phase.PLAYING)
    assert renewed(playing) is playing
    newer = replace(old, rules=TAROT.version + 1)
    assert renewed(newer) is newer
    assert module.find_game("tarot") is TAROT
