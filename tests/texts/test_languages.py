"""A language is a folder of texts: here one from outside that is half translated. What it lacks is said in English."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.games.tapecho.deck import names_of
from tablee.kernel.messages import Problem
from tablee.texts import bundle, languages, pages
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice

TANGO = tablee.game("tango")

HOUSE = """
you = me
problem-language-unknown = Ne gomzan ket { $language }.
"""
TITLE = """
title = Tango breizh
    .about = Daou droiad dañserien.
"""
RULES = """# Tango

## Ar pal

### G1 · Ar pal

Lakait ho koublad da zañsal.
"""


@pytest.fixture
def breton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with a little Breton, installed beside the house."""
    home = tmp_path / "tablee_breton"
    (home / "tango").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "kernel.ftl").write_text(HOUSE, encoding="utf-8")
    (home / "tango" / "texts.ftl").write_text(TITLE, encoding="utf-8")
    (home / "tango" / "rules.md").write_text(RULES, encoding="utf-8")
    info = tmp_path / "tablee_breton-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tablee-breton\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tablee.languages]\nbr = tablee_breton\n")
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield "br"
    forget()


def forget() -> None:
    """Look anew which languages there are."""
    for known in (languages.languages, languages.folder, bundle.bundle, pages.page):
        known.cache_clear()


def test_the_languages_of_the_house_are_its_folders() -> None:
    assert languages.languages() == ("fr", "en")


def test_a_language_of_another_package_is_spoken(breton: str) -> None:
    assert languages.languages() == ("fr", "br", "en")
    assert languages.language("br", {}) == "br"
    assert languages.language(None, {"LANG": "br_FR.UTF-8"}) == "br"


def test_what_it_says_is_said_and_the_rest_in_english(breton: str) -> None:
    there, english = Speaker(TANGO, breton, ["Ada", "Bo"], 0), Speaker(TANGO, "en", ["Ada", "Bo"], 0)
    assert there.say("title") == "Tango breizh"
    assert there.name(0) == "me"
    assert there.option("cells") == english.option("cells")
    assert there.say("dancer-2") == english.say("dancer-2")
    assert there.knows("event-dancers-met") == english.knows("event-dancers-met")


def test_a_message_is_the_languages_own_as_a_whole(breton: str) -> None:
    assert Voice(breton).texts.phrase("you.never-there", {}) is None


def test_problems_and_commands_fall_back_too(breton: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Voice(breton).problem(Problem("language-unknown", {"language": "de"})) == "Ne gomzan ket de."
    assert Voice(breton).problem(Problem("game-missing", {"known": ("a", "b")})) == Voice("en").problem(
        Problem("game-missing", {"known": ("a", "b")})
    )
    assert main(["games", "--lang", "br"]) == 0
    said = capsys.readouterr().out
    assert "Tango breizh" in said
    assert "Daou droiad dañserien." in said
    assert "2 to 4 players" in said


def test_rule_pages_are_in_english_where_nobody_put_them_in_words(breton: str) -> None:
    assert [clause.title for clause in pages.rules(TANGO, breton).clauses] == ["Ar pal"]
    tarot = tablee.game("tarot")
    assert pages.rules(tarot, breton) == pages.rules(tarot, "en")


def test_the_cards_of_ones_own_deck_are_called_as_in_english(breton: str) -> None:
    assert names_of(None, breton) == names_of(None, "en")


@pytest.mark.parametrize("code", ["../fr", "fr/", "", ".", "fr.", "__pycache__"])
def test_no_other_folder_is_a_language(code: str) -> None:
    with pytest.raises(tablee.TableeError):
        languages.language(code, {})


# Which one is spoken


@pytest.mark.parametrize(
    ("asked", "environ", "spoken"),
    [
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("fr", {}, "fr"),
        (None, {}, "fr"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        (None, {"LC_ALL": "fr_BE", "LC_MESSAGES": "en_US"}, "fr"),
    ],
)
def test_the_language_asked_for_then_the_machine_then_french(asked: str | None, environ: Any, spoken: str) -> None:
    assert languages.language(asked, environ) == spoken


def test_a_language_nobody_speaks_here() -> None:
    with pytest.raises(tablee.TableeError):
        languages.language("de", {})
