"""What is said at TACTA: a whole log reads well in both languages, and promises nothing that is not so."""

import re
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, Seat, narrate
from tablee.games.tacta import refusals
from tablee.games.tacta.events import CardLaid, ExchangeChosen, RoundScored
from tablee.games.tacta.moves import Exchange, Lay
from tablee.kernel.game import lottery
from tablee.texts.speaker import Speaker

TACTA = tablee.game("tacta")
NAMES = ("Ann", "Bob", "Chloé", "Dédé")
TECHNICAL = re.compile(r"face [AB]\b|\d°|de bout|end card|\{|none|(?<!\d)-\d|  | ,")
COLOURS = re.compile("vert|rouge|violet(?! )|bleu|rose\\b")


def fr(seat: Seat | None = 0) -> Any:
    return Speaker(TACTA, "fr", NAMES, seat)


def en(seat: Seat | None = 0) -> Any:
    return Speaker(TACTA, "en", NAMES, seat)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2, "quick": "triangle", "turn_seconds": 5},
        {"teams": True, "sabotage": True},
        {"free": True, "quick": "cercle"},
        {"small_table": True, "table": "small"},
    ],
)
def test_every_line_of_a_game_is_free_of_technical_words(options: dict[str, Any]) -> None:
    rng, state = Random(3), TACTA.start(4, options)
    while state.outcome is None:
        seat = rng.choice(state.acting)
        moves = state.moves(seat)
        move = lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(moves)
        for reader in (0, None):
            assert not TECHNICAL.search(fr(reader).move(move)), fr(reader).move(move)
            assert not TECHNICAL.search(en(reader).move(move)), en(reader).move(move)
        for event in narrate(state, seat, move):
            for reader in (0, 1, None):
                seen = event.seen_by(reader)
                assert not TECHNICAL.search(fr(reader).event(seen)), fr(reader).event(seen)
                english = en(reader).event(seen)
                assert not TECHNICAL.search(english), english
                assert not COLOURS.search(english), english


def test_whoever_reads_hides_and_others_hide() -> None:
    laid = CardLaid(0, 0, on=20, kind=0, place=7, hidden=3)
    assert (
        fr(0).event(laid)
        == "Vous posez le cercle 1 vert sur le cercle 3 rouge (triangle en haut à droite), et cachez 3 points."
    )
    assert (
        fr(1).event(laid)
        == "Ann pose le cercle 1 vert sur le cercle 3 rouge (triangle en haut à droite), et cache 3 points."
    )
    one = CardLaid(0, 0, on=20, kind=0, place=7, hidden=1)
    assert fr(0).event(one).endswith(", et cachez 1 point.")
    assert fr(0).event(CardLaid(0, 0)) == "Vous posez le cercle 1 vert à côté des autres, faute de mieux."


def test_a_family_is_called_one() -> None:
    chosen = ExchangeChosen(2, (0, 2), 0, 1)
    assert (
        fr(0).event(chosen)
        == "Pour votre équipe, Chloé choisit de donner la famille cercle et de garder la famille carré."
    )
    assert en(2).event(chosen) == "Your secret choice: give the circle family, keep the square family."
    assert fr().move(Exchange(2, 0)) == "donner la famille triangle, garder la famille cercle"


def test_teams_are_counted_by_their_colours() -> None:
    scored = RoundScored((12, 0, 12, 0), (12, 0, 12, 0), (1, 2, 1, 2), (12, 0))
    assert fr(0).event(scored) == "On compte les points visibles\N{NO-BREAK SPACE}: vert 12 et rouge 0."
    assert en(1).event(scored) == "The visible dots are counted: green 12 and red 0."
    assert en(1).event(RoundScored((3, 1), (3, 1), (1, 2))) == "The visible dots are counted: Ann 3 and you 1."


def test_a_pose_is_said_in_words_and_each_in_its_own() -> None:
    poses = [Lay(10, face, turn, 0, 0, 0, 0) for face in (0, 1) for turn in range(8)]
    for speaker in (fr(), en()):
        assert len({speaker.move(pose) for pose in poses}) == len(poses)
    assert fr().move(poses[9]) == "poser le carré 5 vert, verso, penché vers la droite"
    assert en().move(poses[4]) == "lay the green square 5, front, upside down"


def test_a7_no_other_side_is_promised_where_a_card_sticks_out() -> None:
    refusal = refusals.sticks_out(22)
    assert "autre côté" not in fr().refusal(refusal)
    assert "other side" not in en().refusal(refusal)


def test_the_time_for_a_turn_names_no_choice_that_is_not_there() -> None:
    assert "0 pour" not in fr().about("turn_seconds")
    assert "0 to" not in en().about("turn_seconds")
