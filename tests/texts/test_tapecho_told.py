"""Tapécho in sentences: said to whom it befalls, to one, to none, to many; and what an attack does is there to read."""

import pytest

import tablee
from tablee import Event, Refusal
from tablee.games.tapecho import events as said
from tablee.texts.speaker import Speaker

PLAYERS = ("Ada", "Bo", "Cy", "Di")
THEFT, LOOT = 120, 31
"""An attack that takes an atout, and the atout it is after."""


def told(event: Event, seat: int | None, lang: str) -> str:
    """What the reader in that seat is told, with plain spaces."""
    return Speaker(tablee.game("tapecho"), lang, PLAYERS, seat).event(event).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (said.CardLaid(0, 3, 1, "gift"), "Ada vous offre l’atout « Connaît", "Ada gives you the asset “Knows"),
        (said.CardLaid(0, 64, 1, "handicap"), "Ada vous inflige « Chaussettes", "Ada saddles you with “Socks"),
        (said.CardLaid(0, 116, 1, "attack"), "Ada vous attaque : « Panne", "Ada attacks you: “"),
        (said.AtoutStolen(0, 31, 1), "Ada vous prend « Charme fou ».", "Ada takes “"),
        (said.HandicapGiven(0, 64, 1), "Ada vous passe « Chaussettes", "Ada passes “"),
        (said.HandShown(0, 1), "Ada regarde votre main.", "Ada looks at your hand."),
        (said.Swapped(0, 1, 3, 64), "Ada vous donne « Connaît", "Ada gives you “Knows"),
        (said.GameEnded((1,)), "Vous n’avez plus de carte", "You have no cards left"),
        (said.GameEnded((0, 1)), "Ada et vous n’avez plus de carte", "Ada and you have no cards left"),
    ],
)
def test_who_is_hit_is_spoken_to(event: Event, french: str, english: str) -> None:
    assert told(event, 1, "fr").startswith(french)
    assert told(event, 1, "en").startswith(english)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_an_attack_does_and_is_after_is_told_to_all(lang: str, seat: int | None) -> None:
    speak = Speaker(tablee.game("tapecho"), lang, PLAYERS, seat)
    line = speak.event(said.CardLaid(0, THEFT, 1, "attack", LOOT, "steal"))
    for words in (f"card-{THEFT}", f"card-{LOOT}", "effect-steal", f"card-{THEFT}.note"):
        assert speak.say(words) in line


def test_what_is_told_of_an_attack_is_what_stands_on_the_card() -> None:
    game = tablee.game("tapecho")
    state = game.position(4, hands=[(117, 40), (41, 42), (43, 44), (45, 46)], context=0)
    told_now: list[Event] = []
    state.play(0, game.read_move('{"type":"lay","card":117,"on":1}'), told_now.append)
    assert said.CardLaid(0, 117, 1, "attack", effect="draw", count=3) in told_now


@pytest.mark.parametrize(
    ("count", "french"), [(0, "Bo ne pioche rien."), (1, "Bo pioche une carte."), (3, "Bo pioche 3 cartes.")]
)
def test_none_one_and_many_are_told_apart(count: int, french: str) -> None:
    assert told(said.Drew(1, count), 0, "fr") == french


def test_a_count_says_what_is_paid_for_the_hand_with_true_minus_signs() -> None:
    line = told(said.Counted(1, 4, 26, 14, -36, ()), 0, "fr")
    assert line == "Bo : 4 en atouts, −26 en handicaps, −14 pour la main ; au total −36."
    assert (
        told(said.Counted(1, 0, 0, 0, 0, ()), 1, "en")
        == "You: nothing in assets, no handicaps, nothing to pay for the hand; 0 in all."
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_that_does_not_suit_oneself_is_not_said_to_suit_somebody(lang: str) -> None:
    speak = Speaker(tablee.game("tapecho"), lang, PLAYERS, 1)
    text = speak.refusal(Refusal("P13", "wrong-camp", {"card": 3, "on": 1}))
    assert "vous convient" in text or "suit you" in text
