"""A new effect is one function and one line of text: here one is made up, and a deck that names it is played with."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, Event, Seat, State
from tablee.games.tapecho import deck, effects
from tablee.games.tapecho import events as said
from tablee.games.tapecho.effects import effect
from tablee.games.tapecho.moves import Decline
from tablee.games.tapecho.options import TapechoOptions
from tablee.kernel.game import Tell
from tablee.texts import bundle as texts
from tablee.texts.speaker import Speaker

TAPECHO = tablee.game("tapecho")
EXAMPLE = TapechoOptions.samples["deck"][0]
DECK = EXAMPLE.replace('effect = "skip"', 'effect = "swoon"')
SWOON = next(number for number, figure in enumerate(deck.deck_for(EXAMPLE).cards) if figure.effect == "skip")

LINES = {"fr": "effect-swoon = La cible se pâme.\n", "en": "effect-swoon = The target swoons.\n"}


def swoon(board: State, attack: Any, tell: Tell | None) -> None:
    """The target loses their next turn, and may only discard on the one after."""
    board.skipped |= 1 << attack.on
    board.muted |= 1 << attack.on
    if tell:
        tell(said.TurnLost(attack.on))
        tell(said.Muted(attack.on))


def forget() -> None:
    """Decks and texts are read anew."""
    deck._readings.clear()
    texts.bundle.cache_clear()


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The effect is known: one function, and one line in each language."""
    source = texts.game_source

    def longer(package: str, name: str, lang: str) -> str:
        text = source(package, name, lang)
        return text + "\n" + LINES[lang] if package == TAPECHO.package and name == "texts.ftl" else text

    monkeypatch.setattr(texts, "game_source", longer)
    effect(swoon)
    forget()
    yield
    del effects.EFFECTS["swoon"]
    monkeypatch.undo()
    forget()


def played(state: State, told: list[Event], rng: Random) -> None:
    """Bots of all levels play until the end."""
    bots = list(TAPECHO.bots.values())
    while state.outcome is None:
        seat: Seat = state.acting[0]
        if seat == CHANCE:
            state.play(seat, state.moves(seat).draw(rng.randrange), told.append)
        else:
            move = rng.choice(bots)(state.view(seat), state.moves(seat), rng)
            state.play(seat, move, told.append)


def test_a_deck_that_names_an_effect_nobody_knows_is_refused() -> None:
    forget()
    assert [problem.key for problem in deck.flaws(DECK)] == ["deck-effect"]
    forget()


@pytest.mark.usefixtures("known")
def test_a_deck_with_a_new_effect_is_sound() -> None:
    assert deck.flaws(DECK) == ()
    assert deck.deck_for(DECK).cards[SWOON].effect == "swoon"


@pytest.mark.usefixtures("known")
def test_it_takes_effect_like_any_other() -> None:
    state = TAPECHO.start(4, {"deck": DECK})
    rng = Random(1)
    while state.phase != "turn":
        state.play(CHANCE, state.moves(CHANCE).draw(rng.randrange))
    seat = state.turn
    on = (seat + 1) % 4
    holder = next((other for other in range(4) if state.hands[other] >> SWOON & 1), None)
    swapped = state.hands[seat].bit_length() - 1
    if holder is not None and holder != seat:
        state.hands[holder] ^= 1 << SWOON | 1 << swapped
        state.hands[seat] ^= 1 << SWOON | 1 << swapped
    elif holder is None:
        state.pile[state.pile.index(SWOON)] = swapped
        state.hands[seat] ^= 1 << SWOON | 1 << swapped
    assert state.flaw() is None
    told: list[Event] = []
    state.play(seat, TAPECHO.parse(f"lay {SWOON}>{on}"), told.append)
    state.play(on, Decline(SWOON), told.append)
    assert said.TurnLost(on) in told
    assert said.Muted(on) in told
    assert said.TurnSkipped(on) in told, "it was their turn next"
    assert state.view(None).muted == (on,)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_played_and_told_in_both_languages(seed: int) -> None:
    options = TAPECHO.choose(4, {"deck": DECK})
    told: list[Event] = []
    state = TAPECHO.opening(4, options)
    played(state, told, Random(seed))
    laid = [event for event in told if isinstance(event, said.CardLaid)]
    assert laid
    for lang, title in (("fr", "Porte qui grince"), ("en", "Creaking door")):
        speaker = Speaker(TAPECHO, lang, ("Lila", "Malo", "Nour", "Zoé"), None, options)
        assert speaker.say("effect-swoon", count=0) == LINES[lang].split(" = ")[1].strip()
        assert title in speaker.event(said.CardLaid(0, SWOON, 1, "attack"))
        for event in told:
            assert "swoon" not in speaker.event(event), "names and sentences, never a key"


@pytest.mark.usefixtures("known")
def test_a_record_of_it_replays() -> None:
    log = tablee.Log.begin(TAPECHO, 4, {"deck": DECK}, (), tablee.promise(b"swoon"))
    rng = Random(2)
    while log.state.outcome is None:
        if CHANCE in log.state.acting:
            log.chance()
        else:
            seat = log.state.acting[0]
            log.play(seat, TAPECHO.bots["steady"](log.state.view(seat), log.state.moves(seat), rng))
    again = tablee.replay(tablee.loads(tablee.dumps(log.record())))
    assert again.state.outcome == log.state.outcome
