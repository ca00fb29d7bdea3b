"""Every byte that everybody received during whole games is searched for what they may not know."""

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.kernel import undo
from tablee.server.http import api
from tablee.server.play import live

from .curious import DECK
from .leaky import BUILDS, Build
from .playing import Evening, whole_game
from .secrecy import Found, chapters, search, search_page
from .secrets import SECRETS
from .tools import scenario, served

GAMES = [
    ("tango", 2, {}),
    ("tango", 3, {"cells": 24}),
    ("tango", 4, {"cells": 12, "first": 2}),
    ("tarot", 2, {}),
    ("tarot", 3, {"bets": True}),
    ("tarot", 4, {"rounds": 2}),
    ("tarot", 4, {"bonuses": True, "bets": True}),
    ("tarot", 5, {"bets": True, "call": True, "bonuses": True}),
    ("tapecho", 4, {}),
    ("tapecho", 4, {"rounds": 2, "camps": "www"}),
    ("tapecho", 6, {"rounds": 3, "deck": DECK}),
    ("tapecho", 6, {"teams": "war_of_sexes"}),
    ("tapecho", 8, {"teams": "couples", "one_of_each": True}),
    ("tacta", 2, {}),
    ("tacta", 3, {"sabotage": True, "rounds": 2}),
    ("tacta", 4, {"sabotage": True, "teams": True}),
    ("tacta", 3, {"free": True}),
    ("tacta", 2, {"small_table": True, "table": "small"}),
    ("taichi", 2, {"lexicon": "primer"}),
    ("taichi", 3, {"lexicon": "primer", "vote": True, "seconds": 0}),
    ("taichi", 5, {"lexicon": "primer", "accords": True, "conjugated": True, "proper": True}),
]


OWN = ("", "/replay", "/replay?seat={eyes}", "/log?before=9999", "/log?before=9999&seat={eyes}")
"""Pages that are for whoever has those eyes, or a spectator's."""


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a game of a few moves has older pages too."""
    monkeypatch.setattr(live, "PAGE", 4)


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards and the same undos in every run, so that what is found once can be found again."""
    monkeypatch.setattr(undo, "_taking", set())
    monkeypatch.setattr(api, "new_seed", lambda: hashlib.sha256(request.node.name.encode()).hexdigest())


def searched(evening: Evening) -> list[Found]:
    """What a search of each connection has come to, and of each page."""
    story = chapters(evening.records)
    found = [search(client, live, story) for client, live in evening.eyes()]
    return found + [search_page(page, story) for page in evening.pages]


def test_every_game_of_the_house_is_searched() -> None:
    assert {game for game, _, _ in GAMES} == set(SECRETS) == set(tablee.games())
    assert min(Counter(build.game for build in BUILDS).values()) >= 3


@pytest.mark.usefixtures("short_pages")
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@scenario
async def test_no_socket_receives_a_secret(tmp_path: Path, game: str, seats: int, options: dict[str, Any]) -> None:
    async with served(tmp_path) as server:
        evening = await whole_game(server, game, seats, options)
        found = searched(evening)
        assert [leak for each in found for leak in each.leaks] == []
        assert min(each.steps for each in found[: seats + 2]) >= len(evening.records[-1].inputs) - 1
        assert evening.records[-1].outcome is not None
        assert evening.watchers[1].you is None
        assert min(each.refusals for each in found[:seats]) >= 1
        for page in evening.pages:
            own = page.path in [path.format(eyes=page.eyes) for path in OWN]
            assert page.status == (200 if own else 403)
        assert any('"log":[{' in page.text for page in evening.pages)


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: f"{build.game}-{build.leak.__name__}")
@scenario
async def test_a_leaky_build_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build: Build) -> None:
    async with served(tmp_path) as server:
        with monkeypatch.context() as patch:
            build.leak(patch)
            evening = await whole_game(server, build.game, build.seats, build.options, undos=20, turns=build.turns)
        assert build.kind in set().union(*(found.kinds for found in searched(evening)))
