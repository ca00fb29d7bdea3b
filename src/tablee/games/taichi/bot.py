"""How Tai Chi Chuan is played well: by the odds over the cards not yet seen, and a vocabulary.

A level is a vocabulary by frequency and how quickly a known word comes to mind (`bot_odds.py`; docs/taichi-deck.md has
how far each gets). A bot knows its view and its vocabulary; the words listed among the legal moves it does not look at.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move

from .bot_odds import EASY, SHARP, STEADY, Mind, chance, first_of, known, outlook, ranked
from .imagine import Worlds
from .moves import GIVE_UP, JOIN, NO, STAY_OUT, STOP, TURN, YES, Pick, Say, Take
from .phases import Phase
from .pieces import of_symbol
from .playout import play_out
from .rules import State
from .view import TaichiView

CHOICES: Final = (Phase.CHOICE, Phase.JOIN, Phase.TAKE, Phase.PICK)
"""The phases in which somebody weighs a choice."""

BOLDNESS: Final = 0.35
"""How likely another player is thought to join a challenge that can be won."""

ENVY: Final = 0.35
"""What a card in somebody else's pile weighs against one in one's own."""

THINGS: Final = 0.75
"""How often one looks for the name of something before any other word."""

IDEAS: Final = 3
"""Of so many words that come to mind, the most common one is said."""


def play_easy(view: TaichiView, moves: Sequence[Move], rng: Random) -> Move:
    """A small vocabulary, and words that come slowly."""
    return play(view, moves, rng, EASY)


def play_well(view: TaichiView, moves: Sequence[Move], rng: Random) -> Move:
    """The vocabulary of somebody who reads."""
    return play(view, moves, rng, STEADY)


def play_sharply(view: TaichiView, moves: Sequence[Move], rng: Random) -> Move:
    """The vocabulary of somebody who reads dictionaries."""
    return play(view, moves, rng, SHARP)


def play(view: TaichiView, moves: Sequence[Move], rng: Random, mind: Mind) -> Move:
    """What a player of that mind does."""
    match view.phase:
        case Phase.CHOICE:
            return TURN if goes_on(view, mind) else STOP
        case Phase.JOIN:
            return JOIN if joins(view, mind) else STAY_OUT
        case Phase.WORD | Phase.RESCUE | Phase.RACE:
            return speak(view, rng, mind)
        case Phase.VOTE:
            return vote(view) if NO in moves else speak(view, rng, mind)
        case Phase.TAKE:
            return Take(max(view.symbols, key=lambda symbol: (len(of_symbol(view.shown, symbol)), rng.random())))
        case Phase.PICK:
            return Pick(rng.choice(view.shown))
        case _:
            return moves[0]


def speak(view: TaichiView, rng: Random, mind: Mind) -> Move:
    """A known word, if one comes to mind: most often a noun, and rather a common one."""
    words = known(view, mind, view.letters)
    if rng.random() >= chance(mind, words.count):
        return GIVE_UP
    things = words.things
    choices = things if things and rng.random() < THINGS else words
    return Say(choices.at(min(rng.randrange(choices.count) for _ in range(IDEAS))))


def vote(view: TaichiView) -> Move:
    """A word that one does not know is none; a doubt about a family is in favour of who spoke."""
    return YES if view.ballot is not None and view.ballot.reason == "doubtful" else NO


def goes_on(view: TaichiView, mind: Mind) -> bool:
    """Whether one more card is worth the risk.

    To go on and find a word is worth the cards one may then take; to fail gives the others a card each. To stop is
    worth the most frequent symbol, or what a challenge leaves.
    """
    if not (view.pile or not view.reshuffled):
        return False
    ahead = outlook(view, mind)
    others = view.seats - 1
    given = min(others * ahead.found, len(view.shown) + 1.0)
    going = ahead.gained - (1.0 - ahead.found) * ENVY * given
    return going > stopping(view, ahead.found, ahead.most, ahead.second)


def stopping(view: TaichiView, found: float, most: float, second: float) -> float:
    """What it is worth to stop now: unchallenged, or challenged by those who have a card and think they can win."""
    able = sum(count > 0 for seat, count in enumerate(view.won) if seat != view.turn)
    challenged = 1.0 - (1.0 - BOLDNESS * found) ** able
    beaten = first_of(2, found)
    contested = (1.0 - beaten) * most + beaten * (second - ENVY * most)
    return (1.0 - challenged) * ranked(view)[0] + challenged * contested


def joins(view: TaichiView, mind: Mind) -> bool:
    """Whether a challenge is worth the stake: the chance to be first, times the cards, against a lost card."""
    ahead = outlook(view, mind)
    racers = 2 + len(view.rivals)
    first = first_of(racers, ahead.found)
    spared = ENVY * max(0.0, ahead.most - ahead.second)
    return first * (ahead.most + spared) > (1.0 - first) * 1.0


# For a player who tries out what may come


def has_choice(position: TaichiView | State) -> bool:
    """Whether somebody weighs a choice; words are found, not chosen."""
    return position.phase in CHOICES


FORESIGHT: Final = Foresight(worlds=Worlds, playout=play_out, worth_it=has_choice, chooses=has_choice)
