"""How Tapécho is played: three levels of one judgement.

Lay what is worth most, two harms at a time where that is more; throw away what can never be laid; keep a defence or a
hors contexte until it saves enough; go out when ahead.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move

from .bot_judgement import Judge, Temper
from .imagine import Worlds
from .moves import Choose, Decline, Discard, Keep, Lay, LayFirst, React
from .phases import Phase
from .playout import play_out
from .view import TapechoView

EASY: Final = Temper(noise=9.0, focus=0.0, harm=1.0, patience=9.0, foresight=0.0)
STEADY: Final = Temper(noise=1.5, focus=0.03, harm=1.0, patience=4.0, foresight=0.0)
SHARP: Final = Temper(noise=0.0, focus=0.1, harm=1.0, patience=3.0, foresight=1.0)

DEFENDED: Final = 0.85
"""How often a hors contexte is not answered by a defence."""


def play_easy(view: TapechoView, moves: Sequence[Move], rng: Random) -> Move:
    """Somebody who plays for fun, and often misjudges what a card is worth."""
    return chosen(view, moves, rng, EASY)


def play_well(view: TapechoView, moves: Sequence[Move], rng: Random) -> Move:
    """Somebody who counts the points of every move."""
    return chosen(view, moves, rng, STEADY)


def play_sharply(view: TapechoView, moves: Sequence[Move], rng: Random) -> Move:
    """Somebody who also sees who is ahead, what may be cancelled, and when to end the game."""
    return chosen(view, moves, rng, SHARP)


def chosen(view: TapechoView, moves: Sequence[Move], rng: Random, temper: Temper) -> Move:
    """The move with the best prospects; equals by lot."""
    if len(moves) == 1:
        return moves[0]
    judge = Judge(view, temper)
    harms = [move for move in moves if isinstance(move, Lay) and not judge.pack.atouts >> move.card & 1]
    seconds = sorted(((judge.laying(lay), lay) for lay in harms), key=lambda pair: -pair[0])
    prospects = [judged(judge, move, seconds) + rng.gauss(0.0, temper.noise) + 1e-6 * rng.random() for move in moves]
    return moves[max(range(len(moves)), key=prospects.__getitem__)]


def judged(judge: Judge, move: Move, seconds: Sequence[tuple[float, Lay]]) -> float:
    """What a move is worth."""
    match move:
        case Lay():
            return judge.laying(move) + going_out(judge, (*judge.view.queue, move))
        case LayFirst(card, on, pick):
            return pair(judge, Lay(card, on, pick), seconds)
        case Discard(card):
            return judge.discarding(card)
        case Keep(card):
            return judge.holding(card)
        case React():
            return reacting(judge)
        case Decline():
            return judge.least()
        case Choose():
            return 0.0  # the points are the same, and what lies there cannot be called out of place any more
        case _:
            return 0.0


def pair(judge: Judge, first: Lay, seconds: Sequence[tuple[float, Lay]]) -> float:
    """What two cards are worth, the second being the best that may follow (P12)."""
    fitting = (pair for pair in seconds if goes_with(judge, first, pair[1]))
    # The best alone, but for a swap: only what that is worth depends on what leaves the hand with it.
    tried = fitting if judge.pack.cards[first.card].effect == "swap_random" else islice(fitting, 1)
    worths = [worth + judge.beside(first, second) + going_out(judge, (first, second)) for worth, second in tried]
    return judge.laying(first) + max(worths, default=float("-inf"))


def goes_with(judge: Judge, first: Lay, second: Lay) -> bool:
    """Whether both may be laid in one action (P12)."""
    attacks = judge.pack.attacks
    both = attacks >> first.card & 1, attacks >> second.card & 1
    if first.card == second.card or (judge.view.options.one_of_each and both[0] == both[1]):
        return False
    return both != (1, 1) or first.on != second.on


def reacting(judge: Judge) -> float:
    """What a reaction saves."""
    view = judge.view
    if view.phase is Phase.COUNTER:
        return judge.saving() + going_out(judge, ())
    foiling = not judge.pack.attacks >> view.queue[0].card & 1
    return (DEFENDED if foiling else 1.0) * judge.cancelling() + going_out(judge, ())


def going_out(judge: Judge, laid: Sequence[Lay]) -> float:
    """What it is worth that the hand is empty after that, if it is."""
    view = judge.view
    leaving = len(laid) - len(view.queue) if view.phase in (Phase.TURN, Phase.SECOND) else 1
    return judge.going_out(laid) if len(view.hand) == leaving else 0.0


FORESIGHT: Final = Foresight(worlds=Worlds, playout=play_out)
