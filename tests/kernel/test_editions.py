"""Editions of the rules: what was played by earlier ones is still read, played and told by them."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

import tablee
from tablee import AnyGame, BadOption, BadRecord, IllegalMove, Log, Outcome, Record, UnknownEdition
from tablee.kernel.conformance import LAWS, check
from tablee.kernel.conformance.examples import recorded
from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.registry import edition
from tablee.texts.pages import rules
from tablee.texts.speaker import Speaker

from . import matches
from .matches.moves import Take

FIRST, SECOND = matches.game.edition(1), matches.game


@pytest.fixture(autouse=True)
def installed(registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(matches.game)


def played(game: tablee.AnyGame, *counts: int) -> Log:
    """A game of two, by those rules."""
    log = Log.begin(game, 2)
    for turn, count in enumerate(counts):
        log.play(turn % 2, Take(count))
    return log


def test_the_editions_disagree() -> None:
    assert played(FIRST, 2, 2, 1).state.outcome == Outcome((0, 1), (1,), "last-loses")
    assert played(SECOND, 3, 3, 1).state.outcome == Outcome((1, 0), (0,), "last-wins")
    with pytest.raises(IllegalMove, match="too-many"):
        played(FIRST, 3)


def test_new_games_begin_with_the_newest() -> None:
    assert tablee.game("matches").version == 2
    assert Log.begin(tablee.game("matches"), 2).record().rules == 2


@pytest.mark.parametrize(("game", "counts"), [(FIRST, (1, 1, 1, 2)), (SECOND, (0, 3, 1, 3))], ids=["first", "second"])
def test_a_record_replays_by_the_rules_it_was_played_by(game: tablee.AnyGame, counts: tuple[int, ...]) -> None:
    record = played(game, *counts).record()
    again = tablee.loads(tablee.dumps(record))
    assert again == record
    log = tablee.replay(again)
    assert log.game.version == record.rules
    assert log.state.outcome == record.outcome
    assert log.state.outcome is not None


def test_a_record_of_one_edition_is_refused_by_the_other() -> None:
    record = msgspec.structs.replace(played(SECOND, 3, 3, 1).record(), rules=1, options=FIRST.options())
    with pytest.raises(BadRecord, match="record-illegal"):
        tablee.replay(record)


def test_options_are_read_by_the_edition_they_were_chosen_in() -> None:
    record = Log.begin(FIRST, 2, {"matches": 9}).record()
    assert tablee.loads(tablee.dumps(record)).options == FIRST.choose(2, {"matches": 9})
    with pytest.raises(BadOption, match="option-unknown"):
        SECOND.choose(2, {"matches": 9})


def test_a_game_under_way_goes_on_by_its_own_edition() -> None:
    log = tablee.replay(tablee.loads(tablee.dumps(played(FIRST, 2).record())))
    assert [str(move) for move in log.state.moves(1)] == ["take 1", "take 2"]
    assert [str(move) for move in log.state.copy().moves(1)] == ["take 1", "take 2"]
    assert [str(move) for move in log.game.imagine(log.state.view(1), Random(1)).moves(1)] == ["take 1", "take 2"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_edition_speaks_with_its_own_sentences_and_the_rest_of_the_newest(lang: str) -> None:
    first, second = Speaker(FIRST, lang), Speaker(SECOND, lang)
    assert first.refusal(tablee.Refusal("M2", "too-many")) != second.refusal(tablee.Refusal("M2", "too-many"))
    assert first.say("title") == second.say("title")
    assert first.knows("option-matches")
    assert not second.knows("option-matches")


def test_the_rules_are_those_of_the_edition() -> None:
    assert [clause.number for clause in rules(SECOND, "en").clauses] == ["M1", "M2", "M3"]
    first = rules(FIRST, "en").clauses
    assert [clause.number for clause in first] == ["M1", "M2"]
    assert first[0].text == "In turn; whoever takes the last match has lost."


def test_an_edition_nobody_has_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownEdition) as caught:
        edition("matches", 3)
    assert caught.value.problem.args == {"game": "matches", "rules": 3, "known": (2, 1)}
    record = Record(game="matches", rules=3, players=("A", "B"), options=SECOND.options())
    with pytest.raises(UnknownEdition):
        tablee.replay(record)
    with pytest.raises(BadRecord, match="edition-unknown"):
        tablee.loads(tablee.dumps(record))
    assert Speaker(SECOND, "en").error(caught.value).startswith("This game of matches is played by edition 3")
    assert Speaker(SECOND, "fr").error(caught.value).startswith("Cette partie de matches se joue selon l’édition 3")


@pytest.mark.parametrize("game", matches.game.editions, ids=["second", "first"])
def test_every_edition_keeps_the_laws(game: tablee.AnyGame) -> None:
    report = check(game, games_per_law=4, seed=3)
    assert [row.failure for row in report.rows] == [None] * len(LAWS)


def test_the_examples_are_of_both_editions() -> None:
    assert {record.rules for _, record in recorded(matches.game)} == {1, 2}


def test_an_edition_whose_example_is_missing_breaks_the_ninth_law(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = LAWS[-1].test
    kept = [(name, record) for name, record in recorded(matches.game) if record.rules == 2]
    monkeypatch.setattr("tablee.kernel.conformance.examples.recorded", lambda game: iter(kept))
    assert examples(SECOND, Random(1), 2, SECOND.options()) == 1
    with pytest.raises(LawBroken, match="ends by last-loses"):
        examples(FIRST, Random(1), 2, FIRST.options())


def test_editions_go_back_in_order() -> None:
    with pytest.raises(AssertionError):
        FIRST.after(SECOND)
