"""What may be taken back: the policy by itself."""

from random import Random

import pytest

import tablee
from tablee import CHANCE, CLOCK, Log, State
from tablee.games.tacta.rules import State as TactaState
from tablee.games.taichi.rules import State as TaichiState
from tablee.games.tango.pieces import TOP
from tablee.kernel.game import narrate
from tablee.kernel.undo import Change, Trace, eyes_of, known_firm, shows, trace, undo_length

LOOSE = {seat: Trace(seat, firm=False, human=seat < 2) for seat in range(4)}
FIRM = {seat: Trace(seat, firm=True, human=seat in (0, 1)) for seat in (-2, -1, 0, 1, 2, 3)}
KEPT = {seat: Trace(seat, firm=False, human=False) for seat in range(2)}
"""A bot played for a human."""


@pytest.mark.parametrize(
    ("trail", "seat", "length"),
    [
        ([], 0, None),
        ([LOOSE[0]], 0, 0),
        ([FIRM[CHANCE], LOOSE[0]], 0, 1),
        ([LOOSE[0], LOOSE[2], LOOSE[3]], 0, 0),
        ([LOOSE[0], LOOSE[1]], 0, None),
        ([LOOSE[0], LOOSE[1], LOOSE[2]], 1, 1),
        ([LOOSE[0], FIRM[CHANCE]], 0, None),
        ([LOOSE[0], FIRM[CLOCK]], 0, None),
        ([LOOSE[0], FIRM[2]], 0, None),
        ([FIRM[0]], 0, None),
        ([LOOSE[2]], 0, None),
        ([LOOSE[0], KEPT[1], KEPT[0], LOOSE[2]], 0, 0),
        ([LOOSE[0], LOOSE[1], KEPT[0]], 0, None),
        ([KEPT[0]], 0, None),
    ],
)
def test_only_ones_own_last_move_and_what_bots_did_since(trail: list[Trace], seat: int, length: int | None) -> None:
    assert undo_length(trail, seat) == length


def played(state: State, game: str, seats: int, seat: int, move: tablee.Move, eyes: int | None = None) -> bool:
    before = state.copy()
    events = narrate(state, seat, move)
    return shows(Change(tablee.game(game), seats, before, seat, move, events, state), eyes)


def dealt(game: str, seats: int, options: dict[str, object], seed: int = 1) -> Log:
    fairness = tablee.promise(bytes([seed]) * 32)
    log = Log.begin(tablee.game(game), seats, options, fairness=fairness)
    log.chance()
    return log


def test_a_dance_shows_nothing_until_a_pair_is_shown() -> None:
    shown, quiet = 0, 0
    for seed in range(6):
        log = dealt("tango", 3, {"cells": 12}, seed)
        rng = Random(seed)
        while log.state.outcome is None:
            seat = log.state.acting[0]
            move = rng.choice(log.state.moves(seat))
            found = played(log.state, "tango", 3, seat, move)
            shown += found
            quiet += not found
            markers = log.state.view(None).markers  # type: ignore[attr-defined]
            silence = max(markers[:4]) == max(markers[4:]) == TOP
            assert not found or log.state.outcome is not None or silence, "that nobody shows a pair tells something"
    assert quiet > 100
    assert shown >= 6


def test_cards_cuts_and_true_announcements_show_something() -> None:
    log = dealt("tarot", 4, {"bets": True, "bonuses": True})
    firm: dict[str, set[bool]] = {}
    rng = Random(1)
    for _ in range(60):
        if log.state.outcome is not None:
            break
        log.chance()
        seat = log.state.acting[0]
        move = rng.choice(log.state.moves(seat))
        found = played(log.state, "tarot", 4, seat, move)
        firm.setdefault(type(move).__name__, set()).add(found)
    assert firm["Cut"] == {True}
    assert firm["Play"] == {True}
    assert False in firm.get("Pass", set()) | firm.get("Bet", set())
    assert known_firm(tablee.game("tarot"), 0, tablee.game("tarot").parse("A13"), None)
    assert not known_firm(tablee.game("tango"), 0, tablee.game("tango").parse("time-up x"), None)
    assert known_firm(tablee.game("tango"), CHANCE, tablee.game("tango").parse("time-up x"), None)


def test_one_human_is_judged_by_their_own_eyes_and_several_by_nobodys() -> None:
    assert eyes_of(frozenset({2})) == 2
    assert eyes_of(frozenset({0, 2})) is None
    assert eyes_of(frozenset()) is None


def test_a_human_alone_shows_themselves_nothing_by_a_card_but_a_bot_that_answers_does() -> None:
    log = dealt("tarot", 3, {})
    while log.state.view(None).phase != "play":  # type: ignore[attr-defined]
        log.play(log.state.acting[0], log.state.moves(log.state.acting[0])[0])
    human = log.state.acting[0]
    start = len(log.inputs)
    for _ in range(2):
        log.play(log.state.acting[0], log.state.moves(log.state.acting[0])[0])
    alone = list(trace(log, start, frozenset({human})))
    bot = log.inputs[-1].seat
    assert alone == [Trace(human, firm=False, human=True), Trace(bot, firm=True, human=False)]
    together = list(trace(log, start, frozenset({human, bot})))
    assert [one.firm for one in together] == [True, True]
    assert undo_length(alone[:1], human) == 0
    assert undo_length(alone, human) is None


@pytest.mark.parametrize(("game", "options"), [("taichi", {"lexicon": "primer"}), ("tacta", {})])
def test_a_card_that_came_to_light_is_never_taken_back(game: str, options: dict[str, object]) -> None:
    shown = 0
    for seed in range(4):
        log = dealt(game, 3, options, seed)
        rng = Random(seed)
        while log.state.outcome is None:
            log.chance()
            seat = log.state.acting[0]
            move = rng.choice(log.state.moves(seat))
            hidden = face_down(log.state)
            found = played(log.state, game, 3, seat, move)
            came_to_light = hidden - face_down(log.state)
            assert found or not came_to_light, f"{move} can be taken back"
            shown += bool(came_to_light)
    assert shown > 50


def test_the_words_of_a_round_that_is_over_are_not_taken_back() -> None:
    ended = 0
    for seed in range(2):
        log = dealt("taichi", 3, {"lexicon": "primer"}, seed)
        rng = Random(seed)
        while log.state.outcome is None:
            log.chance()
            seat = log.state.acting[0]
            last = log.state.view(None).last  # type: ignore[attr-defined]
            found = played(log.state, "taichi", 3, seat, rng.choice(log.state.moves(seat)))
            if log.state.view(None).last != last:  # type: ignore[attr-defined]
                ended += 1
                assert found
    assert ended > 10


def face_down(state: State) -> set[int]:
    """The cards that nobody can name; one that is left alone can be named by everybody."""
    if isinstance(state, TaichiState):
        return {card for pile in (*state.won, state.pile, state.stakes) for card in pile}
    assert isinstance(state, TactaState)
    insides = [set(pile[1:-1]) for pile in state.piles]
    return {card for inside in insides if len(inside) > 1 for card in inside}
