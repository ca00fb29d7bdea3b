"""The party in a terminal: everything that is public, one's own hand, and numbers that choose; it fits the screen."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, Move, Seat
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tapecho.rooms import terminal as tapecho
from tablee.kernel.game import lottery
from tablee.terminal.lines import width_of
from tablee.terminal.sketch import Question, Sketch
from tablee.texts.speaker import Speaker

from ...rules.tapecho_tables import card, cards, n, party
from ...terminal.seats import around, at_random, plain

TAPECHO = tablee.game("tapecho")
NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé", "Ilyes", "Anouk", "Swann", "Inès", "Robin")


def drawn(
    state: Any, seat: Seat | None = 0, lang: str = "fr", options: dict[str, Any] | None = None, width: int = 80
) -> Any:
    """What the player in that seat sees."""
    seats = state.view(None).seats
    speaker = Speaker(TAPECHO, lang, NAMES[:seats], seat, options)
    moves = state.moves(seat) if seat is not None else ()
    return tapecho.draw(state.view(seat), moves, speaker, width)


def text_of(sketch: Sketch) -> Any:
    return "\n".join(plain([*sketch.title, *sketch.board, *sketch.below, *sketch.sheet]))


@pytest.mark.parametrize(("seats", "lang"), [(4, "fr"), (7, "en"), (10, "fr")])
@pytest.mark.parametrize("options", [{}, {"rounds": 2, "teams": "war_of_sexes"}])
def test_it_fits_a_screen_of_80_places_at_every_moment(seats: int, lang: str, options: dict[str, Any]) -> None:
    chosen = TAPECHO.choose(seats, options)
    state, rng = TAPECHO.opening(seats, chosen), Random(seats)
    while state.outcome is None:
        for seat in (0, 1, None):
            sketch = drawn(state, seat, lang, chosen)
            for block in (sketch.title, sketch.board, sketch.below, sketch.sheet):
                assert width_of(block) <= 80
            assert bool(sketch.task) == bool(sketch.choices) == (seat is not None and seat in state.acting)
            assert "{" not in text_of(sketch)
        seat = rng.choice(state.acting)
        moves = state.moves(seat)
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(moves))
    assert drawn(state, None, lang, chosen).sheet


def test_it_shows_players_camps_piles_and_what_has_befallen_them() -> None:
    position = party(
        "a5b h3b", "a1m a2m", atouts={1: "a9b a2b"}, handicaps={1: "h4b"}, attacks={1: ("xb-mute", 3)}, muted=(1,)
    )
    rows = plain(drawn(position.state).board)
    assert "▸♀ Vous" in rows[0]
    assert "♂ Lila" in rows[1]
    assert "7" in rows[1]
    assert "▲" in rows[1]
    assert "▼4" in rows[1]
    assert "✖ Extinction de voix" in rows[1]
    assert "sans voix" in rows[1]


def test_it_shows_nothing_of_other_hands() -> None:
    position = party("a5b h3b", "a9m dm", "a9w o")
    text = text_of(drawn(position.state))
    for hidden in ("Empereur", "Superchopeur", "Impératrice", "Ce n’est pas"):
        assert hidden not in text


def test_a_number_lays_a_card_or_asks_for_whom_and_twenty_more_throws_it_away() -> None:
    position = party("a5b h3b a5m")
    sketch = drawn(position.state)
    hand = position.state.view(0).hand
    atout, handicap, foreign = (hand.index(card(text)) + 1 for text in ("a5b", "h3b", "a5m"))
    assert sketch.choices[atout] == TAPECHO.parse(n("lay a5b>0"))
    assert foreign not in sketch.choices
    assert sketch.choices[20 + foreign] == TAPECHO.parse(n("drop a5m"))
    question = sketch.choices[handicap]
    assert isinstance(question, Question)
    assert question.answer("2") == TAPECHO.parse(n("lay h3b>2"))
    for wrong in ("0", "99", "x", ""):
        with pytest.raises(tablee.TableeError):
            question.answer(wrong)


def test_where_nothing_but_no_can_be_said_it_is_said() -> None:
    position = party("a7b1 a1b", "o a1m", "a2w a3w")
    position.does("lay a7b1>0")
    assert drawn(position.state, 2).answer == TAPECHO.parse(n("decline a7b1"))
    assert drawn(position.state, 1).answer is None
    assert len(drawn(position.state, 1).choices) == 2
    assert "En jeu" in text_of(drawn(position.state, 1))


def test_the_hand_one_may_look_into_and_the_card_on_top_are_shown() -> None:
    position = party("xb-reveal a1b", "a9m dm", "a2w a3w", "a2m a3m")
    position.does("lay xb-reveal>1")
    position.all_decline()
    assert "Empereur" in text_of(drawn(position.state, 0))
    assert "Empereur" not in text_of(drawn(position.state, 2))
    assert "main connue" in text_of(drawn(position.state, 0))
    part = party("a5b a9b", "a9m dm a1m", known={0: cards("a9m")})
    assert "Empereur" in text_of(drawn(part.state, 0))
    assert "(1 carte connue sur 3)" in text_of(drawn(part.state, 0))
    assert "connue" not in text_of(drawn(part.state, 1))
    top = party("a5b a9b", pile="h1b h2b h3b")
    top.does("drop a5b", "keep h2b")
    assert "Sur la pioche" in text_of(drawn(top.state, 0))
    assert "Sur la pioche" not in text_of(drawn(top.state, 1))


def test_a_deck_of_ones_own_is_shown_by_its_names() -> None:
    chosen = TAPECHO.choose(4, {"deck": TapechoOptions.samples["deck"][0]})
    state = TAPECHO.opening(4, chosen)
    rng = Random(2)
    while CHANCE in state.acting:
        state.play(CHANCE, lottery(state).draw(rng.randrange))
    text = text_of(drawn(state, 0, "fr", chosen))
    assert "manoir" in text or "lunaire" in text
    assert "Crème solaire" not in text


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (6, {"teams": "couples"}), (10, {"seconds": 2})])
def test_a_whole_game_is_played_in_the_terminal(tmp_path: Path, seats: int, options: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    log = tablee.Log.begin(TAPECHO, seats, options, NAMES[:seats], tablee.promise(b"terminal"))
    table, screen = around(log, path, at_random(seats))
    assert table.run() == 0
    assert tablee.load(path).outcome is not None
    assert all(isinstance(choice, Move | Question) for sketch in screen.sketches for choice in sketch.choices.values())


@pytest.mark.parametrize("width", [60, 80])
def test_what_a_card_does_is_read_whole_in_the_hand_and_by_whom_it_is_for(width: int) -> None:
    position = party("xb-mute a5b h3b", "o a1m", "a2w a3w")
    effect = "À son prochain tour, la cible ne peut que se défausser."
    held = drawn(position.state, width=width)
    assert effect in " ".join(text_of(held).split())
    assert "…" not in text_of(held)
    position.does("lay xb-mute>1")
    attacked = drawn(position.state, 1, width=width)
    assert attacked.choices
    assert effect in " ".join(text_of(attacked).split())
