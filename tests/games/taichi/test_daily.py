"""The word of the day: the same cards for everybody, words judged as at the table, a result that gives nothing away."""

import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tablee import TableeError
from tablee.cli import main
from tablee.games.taichi import daily
from tablee.games.taichi.afterwards import could_have_said
from tablee.games.taichi.daily import cards_of_the_day, furthest, give_up, recalled, say, squares, start
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.pieces import LETTERS, symbol_of
from tablee.games.taichi.rooms import words
from tablee.games.taichi.words import Miss, Word

DATE = "2026-11-16"


@pytest.fixture(autouse=True)
def small_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of these tests are judged by the dictionary that is everywhere."""
    monkeypatch.setattr(daily, "on_the_shelf", lambda options: find("primer"))


def gives_up() -> Any:
    """Somebody who presses Enter and says yes, again and again."""
    typed = cycle(["", "yes"])
    return lambda prompt: next(typed)


def fitting(day: Any) -> Any:
    """A word that counts now."""
    return day.lexicon.solutions(day.letters, [word.word for word in day.words]).any


def test_the_cards_follow_from_the_date_alone() -> None:
    assert cards_of_the_day(DATE) == cards_of_the_day(DATE)
    assert sorted(cards_of_the_day(DATE)) == list(range(45))
    assert cards_of_the_day(DATE)[:4] == (20, 41, 4, 2), "the published order never changes"
    assert len({cards_of_the_day(f"2026-01-{day:02}") for day in range(1, 29)}) == 28


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "2026-11-16\n", "16/11/2026", "٢٠٢٦-11-16"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(TableeError) as caught:
        start(text)
    assert caught.value.problem.key == "daily-date"


def test_a_good_word_turns_the_next_card() -> None:
    day = start(DATE)
    assert len(day.shown) == 1
    day, verdict = say(day, fitting(day))
    assert isinstance(verdict, Word)
    assert day.shown == cards_of_the_day(DATE)[:2]
    assert day.letters == tuple(LETTERS[card] for card in day.shown)


def test_a_bad_word_costs_nothing_but_is_counted() -> None:
    day, verdict = say(start(DATE), "zzz")
    assert isinstance(verdict, Miss)
    assert (len(day.shown), day.words, day.misses, day.is_over) == (1, (), 1, False)


def test_families_count() -> None:
    day = start(DATE)
    word = fitting(day)
    day, _ = say(day, word)
    _, verdict = say(day, word)
    assert verdict.reason in ("again", "missing")


@pytest.mark.parametrize("text", ["", "   ", "a" * 41, "a\x00b"])
def test_what_is_no_text_of_a_word_is_refused(text: str) -> None:
    with pytest.raises(TableeError) as caught:
        say(start(DATE), text)
    assert caught.value.problem.key == "daily-word"


def test_it_ends_when_one_gives_up() -> None:
    day = give_up(start(DATE))
    assert day.is_over
    with pytest.raises(TableeError):
        say(day, "table")


def test_a_day_is_recalled_by_its_words() -> None:
    day = start(DATE)
    said = []
    for word in (fitting(day), "zzz"):
        said.append(word)
        day, _ = say(day, word)
    assert recalled(DATE, said) == day


def test_the_result_shows_symbols_and_no_letters() -> None:
    day = start(DATE)
    for _ in range(2):
        day, _ = say(day, fitting(day))
    text = squares(give_up(day))
    assert len(text) == 3
    assert text[-1] == "⬛"
    assert [("🟧", "🟦", "🟥").index(square) for square in text[:2]] == [symbol_of(card) for card in day.order[:2]]


def test_how_far_the_dictionary_gets() -> None:
    day = start(DATE)
    most = furthest(day)
    assert day.lexicon.solutions(tuple(LETTERS[card] for card in day.order[:most]))
    assert not day.lexicon.solutions(tuple(LETTERS[card] for card in day.order[: most + 1]))


@pytest.mark.parametrize(("lang", "says"), [("fr", "1 carte · 1 essai perdu"), ("en", "1 card · 1 word lost")])
def test_the_day_in_a_terminal(
    lang: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["zzz", fitting(start(DATE)), "", "oui"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["daily", DATE, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert says in out.replace("\n", " ")
    assert DATE in out
    shared = out[out.rindex("Tai Chi Chuan") :]
    assert fitting(start(DATE)) not in shared
    assert re.search("[🟧🟦🟥]⬛", shared)


def test_a_wrong_date_in_a_terminal_is_said_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "tomorrow", "--lang", "en"]) == 2
    assert "2026-11-16" in capsys.readouterr().err


@pytest.mark.parametrize("date", ["2026-02-31", "2026-04-31", "2025-02-29", "2026-00-10", "0000-01-01"])
def test_a_day_that_is_not_in_the_calendar_is_refused(date: str) -> None:
    with pytest.raises(TableeError, match="daily-date"):
        start(date)


def test_a_text_that_is_no_word_is_said_kindly_and_one_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["a" * 41, fitting(start(DATE)), "", "oui"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["daily", DATE, "--lang", "en"]) == 0
    out = capsys.readouterr().out.replace("\n", " ")
    assert "Type a word of" in out
    assert "1 card" in out
    assert list(answers) == []


def sit_down(monkeypatch: pytest.MonkeyPatch, *, there: bool) -> None:
    """Somebody sits at the keyboard and gives up at once, or a pipe is all there is."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: there, raising=False)
    monkeypatch.setattr("builtins.input", gives_up())


def test_in_a_pipe_nothing_is_downloaded_and_the_small_dictionary_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(tell: object) -> None:
        raise AssertionError("built")

    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    monkeypatch.setattr(words, "prepare", never)
    sit_down(monkeypatch, there=False)
    assert main(["daily", DATE, "--lang", "en"]) == 0
    out = capsys.readouterr().out.replace("\n", " ")
    assert "The complete dictionary is not on this machine: the small one stands in." in out
    assert "small dictionary" in out[out.index("The word of the day") :]
    assert list(tmp_path.iterdir()) == []


def test_without_the_complete_dictionary_and_a_network_it_says_so_and_plays_with_the_small_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    monkeypatch.setenv("PIP_INDEX_URL", (tmp_path / "nowhere").as_uri())
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    sit_down(monkeypatch, there=True)
    assert main(["daily", DATE, "--lang", "en"]) == 0
    out = capsys.readouterr().out.replace("\n", " ")
    assert "could not be downloaded" in out
    assert "small dictionary" in out[out.index("The word of the day") :]


def test_the_complete_dictionary_is_built_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    monkeypatch.setattr(words, "prepare", lambda tell: find("primer"))
    sit_down(monkeypatch, there=True)
    assert main(["daily", DATE, "--lang", "en"]) == 0
    assert "The complete dictionary is ready" in capsys.readouterr().out


def test_at_the_end_pretty_words_are_named_and_the_longest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", gives_up())
    assert main(["daily", DATE, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    could = could_have_said(find("primer"), start(DATE).letters, [])
    assert set(could.prettiest) != set(could.longest)
    for word in (*could.prettiest, could.longest[0]):
        assert word in out


def test_an_empty_line_is_asked_back_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", fitting(start(DATE)), "", "", "yes"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["daily", DATE, "--lang", "en"]) == 0
    out = capsys.readouterr().out.replace("\n", " ")
    assert out.count("Stop here?") == 3
    assert "1 card" in out
    assert list(answers) == []
