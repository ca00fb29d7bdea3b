"""The table: whole games, bad input, commands, the clock, and a file that is always up to date."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import CLOCK, TableeError, TimeUp
from tablee.kernel import registry
from tablee.kernel.log import verify
from tablee.kernel.rooms import NO_ROOMS

from .seats import around, at_random, scripted, table

LEAKS = re.compile(r"\{|\b(event|move|refusal|problem|table|terminal|turn|card|dancer|school|ending|option)-[a-z0-9]")

TABLES = [
    ("tango", 2, {}),
    ("tango", 3, {"cells": 12}),
    ("tango", 4, {"cells": 24, "first": 0}),
    ("tarot", 2, {}),
    ("tarot", 3, {"bets": True}),
    ("tarot", 4, {"bonuses": True, "rounds": 2}),
    ("tarot", 5, {"call": True, "bonuses": True, "target": 60}),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_whole_game(name: str, seats: int, options: dict[str, Any], lang: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    here, screen = table(path, name, at_random(lang), seats=seats, lang=lang, **options)
    assert here.run() == 0
    record = tablee.load(path)
    assert record.outcome == here.log.state.outcome is not None
    assert verify(record) > 0
    assert not screen.notices[1:], "every numbered choice is legal"
    leaked = [text for text in screen.text if LEAKS.search(text)]
    assert not leaked
    assert any(str(path) in text and "verify" in text for text in screen.text)
    assert any(record.fairness.seed in text for text in screen.text)


@pytest.mark.parametrize("name", ["tango", "tarot"])
def test_the_file_is_up_to_date_whenever_the_player_is_asked(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    here, screen = table(path, name, at_random(1))
    asked = []

    def look() -> None:
        asked.append(tablee.load(path) == here.log.record())

    screen.before_ask = look
    here.run()
    assert asked
    assert all(asked)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_input_is_answered_with_a_sentence_and_changes_nothing(lang: str, tmp_path: Path) -> None:
    wrong = ["99", "0", "-1", "foo", "ir9", "ir", "🜁", "first 0", "deal ib-ob ij-oj", "time-up match", "s", "9" * 50]
    here, screen = table(tmp_path / "g", "tango", scripted(*wrong), lang=lang, first=0)
    assert here.run() == 0
    assert len(screen.notices) == 1 + len(wrong)
    assert len(here.log.inputs) == 1
    for notice in screen.notices:
        assert notice[0].isupper() or not notice[0].isalpha()
        assert not LEAKS.search(notice)
    clause = "(règle\u00a0G6)" if lang == "fr" else "(rule\u00a0G6)"
    assert screen.notices[1 + wrong.index("first 0")].endswith(clause)


def test_a_refused_move_names_its_clause(tmp_path: Path) -> None:
    here, screen = table(tmp_path / "g", "tango", scripted("ir1", "ir1"), first=0, seats=2)
    here.run()
    carried = [text for text in screen.notices if text.startswith("La danseuse rouge porte déjà un jeton")]
    assert carried
    assert carried[0].endswith("(règle\u00a0G6)")


def test_notation_and_numbers_are_the_same_move(tmp_path: Path) -> None:
    logs = []
    for answer in ("ir2", "6", " IR2 "):
        here, _ = table(tmp_path / "g", "tango", scripted(answer), first=0)
        here.run()
        logs.append(here.log.inputs)
    assert logs[0] == logs[1] == logs[2]


def test_commands(tmp_path: Path) -> None:
    copy = tmp_path / "my copy.json"
    script = scripted("h", "aide", "?", "? G8", "? rencontre partenaire", "? zzz", "l", "p", "", f"s {copy}", "quitter")
    here, screen = table(tmp_path / "g.json", "tango", script, first=0)
    assert here.run() == 0
    aid, again, contents, clause, words, nothing, log, sheet, *_ = screen.pages
    assert aid == again
    assert "redessine" in aid
    assert "G14" in contents
    assert clause.startswith("G8 · La rencontre")
    assert "G8" in words
    assert "zzz" in nothing
    assert "Votre couple secret" in log
    assert sheet == "Pas encore de points à montrer."
    assert tablee.load(copy) == tablee.load(tmp_path / "g.json")
    assert any("--resume" in text for text in screen.text)


def test_a_copy_replaces_a_game_but_nothing_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    old = tmp_path / "old.json"
    here, screen = table(tmp_path / "g", "tango", scripted(f"s {old}", "ir1", f"s {old}", f"s {letter}"), first=0)
    here.run()
    assert letter.read_text() == "dear"
    assert "existe déjà" in screen.notices[-1]
    assert tablee.load(old).inputs == here.log.record().inputs


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    here, _ = table(tmp_path / "file" / "g.json", "tango", scripted())
    with pytest.raises(TableeError) as caught:
        here.run()
    assert caught.value.problem.key == "save-failed"


def test_a_full_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    path = folder / "g.json"
    here, screen = table(path, "tango", scripted("ir1", "ob1"), first=0)

    def lose_the_folder() -> None:
        if path.exists():
            path.unlink()
            folder.rmdir()
            folder.write_text("")

    screen.before_ask = lose_the_folder
    with pytest.raises(TableeError):
        here.run()
    assert any("Impossible d’écrire" in text for text in screen.notices)
    assert len(here.log.inputs) > 3


def test_the_clock_ends_the_match_but_does_not_hurry_the_cut(tmp_path: Path) -> None:
    time = iter(range(0, 10**9, 61))
    here, screen = table(tmp_path / "g", "tarot", at_random(2), seats=2, minutes=5)
    here.now = lambda: float(next(time))
    here.run()
    clock = [step.move for step in here.log.inputs if step.seat == CLOCK]
    assert clock == [TimeUp("match")]
    assert here.log.state.outcome.reason == "time"
    assert any("Le temps est écoulé" in text for text in screen.text)


def test_trop_cool_is_a_question(tmp_path: Path) -> None:
    for seed in range(400):
        log = tablee.Log.begin(
            tablee.game("tarot"), 5, {"bonuses": True}, (), tablee.promise(bytes([seed % 256, seed >> 8]))
        )
        log.chance()
        log.play(log.state.acting[0], tablee.game("tarot").parse("cut 20"))
        atouts = [card for card in log.state.view(0).hand if card >= 36]
        if len(atouts) > 5 and log.state.acting == (0,):
            break
    codes = [str(tablee.game("tarot").parse(code)) for code in _codes(atouts)]
    five = " ".join(codes[-5:])
    answers = ["2", "", "2", "A1 zz", "2", five.lower()]
    here, screen = around(log, tmp_path / "g", scripted(*answers))
    here.run()
    assert "exactement 5 Atouts" in screen.notices[-1] or any("exactement 5" in text for text in screen.notices)
    announced = next(step.move for step in here.log.inputs if str(step.move).startswith("announce"))
    assert str(announced) == f"announce cool {five}"


def _codes(cards: Any) -> Any:
    return ["EX" if card == 49 else f"A{card - 35}" for card in cards]


@pytest.fixture
def stranger() -> Iterator[Any]:
    """A game of somebody else: no drawing, no texts."""
    yield tablee.add(replace(tablee.game("tango"), name="stranger", package="tablee.kernel", rooms=NO_ROOMS))
    del registry._added["stranger"]
    tablee.games.cache_clear()
    tablee.game.cache_clear()


def test_a_game_without_drawing_and_texts_is_playable(stranger: Any, tmp_path: Path) -> None:
    here, screen = table(tmp_path / "g", "stranger", at_random(3), lang="en")
    assert here.run() == 0
    assert any("markers" in text for text in screen.text)
    assert any("ir2" in text for text in screen.text)
    assert any(text == "Your turn." for text in screen.text)


def test_a_game_is_kept_before_anybody_has_moved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seated, screen = table(path, "tango", scripted("q"))
    kept: list[bool] = []
    screen.before_ask = lambda: kept.append(path.exists())
    seated.welcome = lambda: kept.append(path.exists())  # type: ignore[method-assign]
    seated.run()
    assert kept
    assert all(kept)
