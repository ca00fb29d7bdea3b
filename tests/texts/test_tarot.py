"""What is said at a game of Tarot décalé, where a careless sentence would stumble."""

from typing import Any

import pytest

import tablee
from tablee import Refusal, Seat
from tablee.games.tarot.events import BetSettled, CardPlayed, Drawn, TrickWon
from tablee.games.tarot.pieces import CARDS
from tablee.texts.languages import languages
from tablee.texts.speaker import Speaker

GAME = tablee.game("tarot")


def said(lang: str, event: Any, seat: Seat | None = 0) -> Any:
    return Speaker(GAME, lang, ("Moi", "Lila", "Malo", "Nour"), seat).event(event).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "event", "text"),
    [
        ("fr", TrickWon(1, (7,)), "Lila ramasse une carte."),
        ("fr", TrickWon(0, (7, 8)), "Vous ramassez 2 cartes."),
        ("en", TrickWon(1, (7,)), "Lila collects one card."),
        ("en", TrickWon(0, (7, 8)), "You collect 2 cards."),
        ("fr", Drawn((0,), (42,)), "Vous tirez encore pour la donne : le 7 d’Atout."),
        ("en", Drawn((0,), (42,)), "You draw again for the deal: Trump 7."),
    ],
)
def test_one_and_many(lang: str, event: Any, text: str) -> None:
    assert said(lang, event) == text


@pytest.mark.parametrize(
    ("lang", "event", "text"),
    [
        ("fr", BetSettled((0,), 20, 20, 20, won=False), "Pari perdu, 20 à 20 : vous manquez le Baccalauréat (20)."),
        ("fr", BetSettled((1,), 24, 20, 10, won=True), "Pari gagné, 24 à 20 : Lila décroche le Brevet (10)."),
        ("fr", BetSettled((1, 0), 9, 66, 30, won=False), "Pari perdu, 9 à 66 : Lila et vous manquez le Master (30)."),
        ("fr", BetSettled((1, 2), 9, 66, 30, won=False), "Pari perdu, 9 à 66 : Lila et Malo manquent le Master (30)."),
        ("en", BetSettled((0,), 20, 20, 20, won=False), "Bet lost, 20 to 20: you miss the Baccalauréat (20)."),
        ("en", BetSettled((1,), 24, 20, 10, won=True), "Bet won, 24 to 20: Lila earns the Brevet (10)."),
        ("en", BetSettled((1, 2), 40, 35, 30, won=True), "Bet won, 40 to 35: Lila and Malo earn the Master (30)."),
    ],
)
def test_a_bet_is_settled_in_a_sentence_that_agrees_with_its_people(lang: str, event: Any, text: str) -> None:
    assert said(lang, event) == text


def refused(lang: str, key: str, **args: Any) -> Any:
    return Speaker(GAME, lang, ("Moi", "Lila")).refusal(Refusal("T20", key, args)).replace("\u00a0", " ")


def test_no_article_meets_a_preposition_that_would_swallow_it() -> None:
    low = refused("fr", "bet-too-low", diploma=10, highest=20)
    assert low.startswith("Le Brevet (10) ne suffit pas : le Baccalauréat (20) est déjà annoncé.")
    for school in range(4):
        for key in ("must-follow", "must-trump"):
            text = refused("fr", key, school=school)
            assert not any(wrong in text for wrong in ("de orange", "du orange", "à le ", "de le ")), text


@pytest.mark.parametrize("lang", languages())
def test_whoever_is_awaited_may_have_something_else_to_do_than_to_play(lang: str) -> None:
    text = refused(lang, "not-your-turn", turn=1)
    assert "Lila" in text
    assert not any(wrong in text for wrong in ("jouer", "play", "turn of"))


def test_cards_have_english_names() -> None:
    french = ("bleu", "vert", "Proviseur", "Prof ", "Élève", "Interro", "Atout")
    for card in range(CARDS):
        text = said("en", CardPlayed(1, card))
        assert not any(word in text for word in french), text
