"""Who may come in, who may speak, and what a removal leaves behind."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import tablee
from tablee import Sitter
from tablee.server.lobby import admission
from tablee.server.lobby.admission import admit, check_reader, is_admitted, is_muted, lock, mute, remove, unlock, unmute
from tablee.server.lobby.seating import FREE, Chair, Kept, Phase, Seating, hand_over
from tablee.server.lobby.series import again
from tablee.server.problems import Trouble


def table(*owners: str, **more: Any) -> Seating:
    chairs = tuple(Chair(owner=owner, name=owner.title()) for owner in owners)
    game = tablee.game("tango")
    return Seating(game="tango", rules=game.version, seed="00" * 32, chairs=chairs, host=owners[0], **more)


def refused(problem: str) -> Any:
    return pytest.raises(Trouble, match=problem)


def test_anybody_comes_in_until_the_table_is_locked() -> None:
    open_ = table("ann", "bob")
    assert is_admitted(open_, "zoe")
    locked = lock(open_, "ann", ["ann", "cat"])
    assert not is_admitted(locked, "zoe")
    assert not is_admitted(locked, "zoe+1")
    assert all(is_admitted(locked, owner) for owner in ("ann", "ann+3", "bob", "cat", "cat+1"))
    assert is_admitted(unlock(locked, "ann"), "zoe")


def test_whoever_stands_up_at_a_locked_table_comes_back() -> None:
    locked = lock(table("ann", "bob"), "ann", [])
    assert is_admitted(replace(locked, chairs=(locked.chairs[0], FREE)), "bob")


def test_to_lock_twice_is_to_lock_once() -> None:
    locked = lock(table("ann"), "ann", ["cat"])
    assert lock(locked, "ann", ["cat", "zoe"]) == locked


def test_a_removal_locks_the_table_and_forgets_nobody_who_is_here() -> None:
    left = remove(table("ann", "bob"), "ann", "bob", ["ann", "bob", "cat"])
    assert left.locked
    assert not is_admitted(left, "bob")
    assert not is_admitted(left, "bob+2"), "another hand at the same screen"
    assert not is_admitted(left, "a-new-cookie")
    assert is_admitted(left, "cat")


def test_whoever_was_asked_to_leave_knocks_also_when_the_table_is_open_again() -> None:
    left = unlock(remove(table("ann", "bob"), "ann", "bob", ["bob"]), "ann")
    assert is_admitted(left, "zoe")
    assert not is_admitted(left, "bob")
    back = admit(left, "ann", "bob")
    assert is_admitted(back, "bob")
    assert back.kicked == back.known == ()


def test_whoever_is_let_in_stays_let_in() -> None:
    locked = lock(table("ann"), "ann", [])
    assert is_admitted(admit(locked, "ann", "zoe"), "zoe")
    assert is_admitted(admit(remove(locked, "ann", "zoe", []), "ann", "zoe"), "zoe")


def test_a_seat_is_free_before_the_start_and_a_bot_s_during_the_game() -> None:
    assert remove(table("ann", "bob", "bob+1"), "ann", "bob", []).chairs[1:] == (FREE, FREE)
    during = remove(table("ann", "bob", phase=Phase.PLAYING), "ann", "bob", [])
    chair = during.chairs[1]
    assert (chair.owner, chair.name, chair.kind, chair.kept) == ("", "", "bot", Kept.REMOVED)
    assert chair.automatic
    assert during.seat_of("bob") is None
    assert during.sitters()[1] == Sitter(chair.level, (None,)), "a person has played there"


def test_a_game_over_stays_theirs_but_the_next_one_is_without_them() -> None:
    over = remove(table("ann", "bob", phase=Phase.OVER), "ann", "bob", [])
    assert over.seat_of("bob") == 1
    following = again(over, "ann", "11" * 32, ())
    assert following.chairs[1] == FREE
    assert not is_admitted(following, "bob")
    assert following.locked
    with refused("seat-not-human"):
        hand_over(over, "ann", 1)


def test_a_seat_that_a_bot_has_taken_over_is_free_in_the_next_match() -> None:
    during = remove(table("ann", "bob", "cat", phase=Phase.PLAYING), "ann", "bob", ["eve"])
    following = again(mute(replace(during, phase=Phase.OVER), "ann", "cat", "Cat"), "ann", "11" * 32, ())
    assert [chair.owner for chair in following.chairs] == ["ann", "", "cat"]
    assert following.chairs[1] == FREE
    assert is_admitted(following, "eve")
    assert is_muted(following, "cat")


def test_a_game_under_way_is_read_by_those_who_may_come_in_and_one_over_by_all() -> None:
    locked = lock(table("ann", "bob", phase=Phase.PLAYING), "ann", [])
    check_reader(locked, "bob")
    with refused("not-admitted"):
        check_reader(locked, "zoe")
    with refused("not-admitted"):
        check_reader(remove(locked, "ann", "bob", []), "bob")
    check_reader(replace(locked, phase=Phase.OVER), "zoe")


def test_only_the_host_decides_and_not_about_their_own_screen() -> None:
    seating = table("ann", "bob")
    for change in (
        lambda: lock(seating, "bob", []),
        lambda: unlock(seating, "bob"),
        lambda: admit(seating, "bob", "zoe"),
        lambda: remove(seating, "bob", "ann", []),
        lambda: mute(seating, "bob", "ann", ""),
        lambda: unmute(seating, "bob", "ann"),
    ):
        with refused("not-host"):
            change()
    with refused("own-screen"):
        remove(seating, "ann", "ann", [])
    with refused("own-screen"):
        mute(seating, "ann", "ann", "Ann")


def test_quiet_is_the_whole_screen_but_never_the_host() -> None:
    quiet = mute(table("ann", "bob"), "ann", "bob", "Bob")
    assert is_muted(quiet, "bob")
    assert is_muted(quiet, "bob+1")
    assert not is_muted(quiet, "ann")
    assert not is_muted(hand_over(quiet, "ann", 1), "bob")
    assert not is_muted(unmute(quiet, "ann", "bob"), "bob")


def test_lists_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST", 3)
    seating = lock(table("ann"), "ann", [])
    for number in range(9):
        seating = mute(remove(seating, "ann", f"g{number}", []), "ann", f"g{number}", "")
        seating = admit(seating, "ann", f"k{number}")
    assert seating.kicked == ("g6", "g7", "g8")
    assert seating.known == ("k6", "k7", "k8")
    assert list(seating.muted) == ["g6", "g7", "g8"]


def test_what_was_stored_before_there_were_locks_is_read() -> None:
    stored = msgspec.json.encode(replace(table("ann", "bob"), kicked=("eve",)))
    assert not {"locked", "known", "muted"} & msgspec.json.decode(stored).keys(), "nothing more is stored than before"
    read = msgspec.json.decode(stored, type=Seating)
    assert is_admitted(read, "zoe")
    assert not is_admitted(read, "eve")
    changed = mute(remove(read, "ann", "bob", ["cat"]), "ann", "cat", "Cat")
    assert msgspec.json.decode(msgspec.json.encode(changed), type=Seating) == changed
