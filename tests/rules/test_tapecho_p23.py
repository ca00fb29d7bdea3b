"""Tapécho, P23: two cards in one action, each with its own window; every nesting of reactions.

The place is context 0, so cards with another spot are out of place."""

from itertools import product
from typing import Any

import pytest

from tablee import CHANCE
from tablee.games.tapecho.events import Cancelled

from .tapecho_tables import card, of, party

ANSWERS = {
    "attack": (("decline",), ("defence",)),
    "handicap": (("decline",), ("foil", "decline"), ("foil", "defence")),
}


NESTINGS = [
    (kinds, targets, answers)
    for kinds in product(ANSWERS, repeat=2)
    for targets in ((1, 1), (1, 2))
    if (kinds, targets) != (("attack", "attack"), (1, 1))
    for answers in product(*(ANSWERS[kind] for kind in kinds))
]
"""Two attacks, two handicaps, one of each in either order; on one player, or on two; and every way to answer each."""

CARDS = {"attack": ("xb-reveal", "xb-reveal#2"), "handicap": ("h6b1", "h8b2")}
SHIELD = {1: "dm", 2: "dw#3"}


class Nested:
    """A pair of cards under way, and what comes of it."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.foils, self.shields = ["o", "o#2"], ["dw", "dw#2"]
        self.windows = table.public.asked
        self.stands: list[tuple[str, int]] = []
        self.used = [0, 0, 0, 0]

    def answered(self, text: str, kind: Any, on: Any, answers: Any) -> None:
        """The card now laid is answered so."""
        self.windows += 1
        assert self.table.state.windows[0].name == f"react-{self.windows}"
        assert self.table.state.acting == ((on,) if kind == "attack" else (1, 2, 3))
        match answers:
            case ("decline",):
                self.table.all_decline()
                self.stands.append((text, on))
            case ("defence",):
                self.table.seat(on, f"react {SHIELD[on]} {text}")
                self.used[on] += 1
            case ("foil", after):
                self.foiled(text, on, after)

    def foiled(self, text: str, on: Any, after: Any) -> None:
        """Seat 1 says that it is out of place; whoever laid the card may defend it."""
        foil = self.foils.pop(0)
        self.table.seat(1, f"react {foil} {text}")
        self.used[1] += 1
        self.windows += 1
        assert self.table.state.windows[0].name == f"counter-{self.windows}"
        assert self.table.state.acting == (0,)
        if after == "defence":
            self.table.does(f"react {self.shields.pop(0)} {foil}")
            self.used[0] += 1
            self.stands.append((text, on))
        else:
            self.table.does(f"decline {foil}")

    def over(self, held: Any) -> None:
        """The action is done: what stood lies there, what was used has left the hands, and nothing else has changed."""
        table = self.table
        assert table.turn == 1
        assert table.state.windows == ()
        assert table.public.asked == self.windows
        for seat in range(4):
            attack = table.public.lying[seat]
            lying = [*table.public.handicaps[seat], *([] if attack is None else [attack])]
            assert sorted(lying) == sorted(card(text) for text, on in self.stands if on == seat)
        assert [len(table.state.view(seat).hand) for seat in (0, 1, 2)] == [
            before - gone for before, gone in zip(held, self.used, strict=False)
        ]


@pytest.mark.parametrize(("kinds", "targets", "answers"), NESTINGS)
def test_p23_every_nesting_of_reactions_to_two_cards(kinds: Any, targets: Any, answers: Any) -> None:
    """Seat 0 lays two cards; seat 1 may foil, seat 0 may defend itself then; whoever is attacked may too."""
    texts = [
        (("xb-reveal", "xb-reveal#2") if kind == "attack" else ("h6b1", "h8b2"))[i] for i, kind in enumerate(kinds)
    ]
    table = party(f"{' '.join(texts)} dw dw#2 a1b", "o o#2 dm dm#2 a2m", "dw#3 a2w a3w")
    nested = Nested(table)
    table.does(f"lay {texts[0]}>{targets[0]} +", f"lay {texts[1]}>{targets[1]}")
    for text, kind, on, answer in zip(texts, kinds, targets, answers, strict=True):
        nested.answered(text, kind, on, answer)
    nested.over([3, 5, 3])


SECOND = [("attack", answers) for answers in ANSWERS["attack"]] + [
    ("handicap", answers) for answers in ANSWERS["handicap"]
]


@pytest.mark.parametrize(("kind", "answers"), SECOND)
def test_p23_a_second_card_waits_until_the_first_atout_is_chosen(kind: Any, answers: Any) -> None:
    text = CARDS[kind][1]
    table = party(
        f"xb-lose_best {text} dw dw#2 a1b", "o o#2 dm dm#2 a2m", "dw#3 a2w a3w", atouts={1: "a5b a5b#2 a1b#2"}
    )
    table.does("lay xb-lose_best>1 +", f"lay {text}>2")
    table.does("decline xb-lose_best")
    assert (table.public.phase, table.state.acting, table.state.windows) == ("choose", (1,), ())
    assert table.refuses(f"decline {text}", 2) == ("P20", "too-late"), "nothing is asked about the second card yet"
    nested = Nested(table)
    table.does("choose a5b#2")
    assert table.atouts(1) == "a1b a5b"
    nested.stands.append(("xb-lose_best", 1))
    nested.answered(text, kind, 2, answers)
    nested.over([3, 5, 3])


@pytest.mark.parametrize(("kind", "answers"), SECOND)
def test_p23_a_second_card_waits_until_chance_has_exchanged_two(kind: Any, answers: Any) -> None:
    text = CARDS[kind][1]
    table = party(f"xb-swap_random {text} dw dw#2 a1b", "a2m o o#2 dm dm#2", "dw#3 a2w a3w")
    table.does("lay xb-swap_random>1 +", f"lay {text}>2")
    table.does("decline xb-swap_random")
    assert (table.public.phase, table.state.acting, table.state.windows) == ("swap", (CHANCE,), ())
    nested = Nested(table)
    mine, theirs = (table.state.view(seat).hand for seat in (0, 1))
    table.does(f"swap {mine.index(card('a1b'))} {theirs.index(card('a2m'))}")
    assert card("a2m") in table.state.view(0).hand
    nested.stands.append(("xb-swap_random", 1))
    nested.answered(text, kind, 2, answers)
    nested.over([3, 5, 3])


def test_p23_a_second_card_still_follows_when_the_first_made_somebody_choose_and_was_the_last() -> None:
    table = party("xb-lose_best xb-reveal", "a2m a3m", "dw a2w", atouts={1: "a5b a5b#2"})
    table.does("lay xb-lose_best>1 +", "lay xb-reveal>2", "decline xb-lose_best", "choose a5b")
    assert table.state.acting == (2,)
    events = table.does("react dw xb-reveal")
    assert of(Cancelled, events) == [Cancelled(card("xb-reveal"), card("dw"))]
    assert table.state.outcome is not None


def test_p23_two_attacks_on_two_players_each_with_its_own_window() -> None:
    table = party("xb-lose_best xb-steal a1b", "dm a2m", "dw a2w", atouts={1: "a5b", 2: "a8b"})
    table.does("lay xb-lose_best>1 +", "lay xb-steal>2:a8b")
    assert table.state.acting == (1,)
    table.does("react dm xb-lose_best")
    assert table.state.acting == (2,)
    table.does("decline xb-steal")
    assert table.atouts(1) == "a5b"
    assert table.atouts(0) == "a8b"
