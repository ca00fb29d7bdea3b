"""Law 2: `moves` and `why_not` agree, and a refused move changes nothing."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.conformance.mutation import altered
from tablee.kernel.conformance.play import Trial, everywhere, random_game, sample, some, who
from tablee.kernel.conformance.snapshot import snapshot
from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame
from tablee.kernel.lottery import Lottery
from tablee.kernel.messages import Event, Move, Refusal, TimeUp
from tablee.kernel.options import Options
from tablee.kernel.seats import CLOCK, Seat

POSITIONS: Final = 15
"""In how many positions of a game the law is checked."""

LISTED: Final = 20
"""How many of the listed moves of a seat are tried there."""

STRANGERS: Final = 6
"""How many other moves each seat tries there."""

SEARCHED: Final = 10_000
"""A larger lottery must know by itself what it holds."""


def legality(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """Every listed move may be made; any other move of any seat is refused, with the same refusal by `play`.

    A refusal names a clause of the rules. A refused move leaves the position as it was and tells nothing. CLOCK may
    close the windows that are open, and nothing else. What the game calls a no may be played.
    """
    with Trial(2, game, rng, seats, options) as trial:
        inputs = random_game(game, rng, seats, options)
        others = random_game(game, rng, seats, options)
        seen = list(dict.fromkeys(step.move for step in (*inputs, *others)))
        for _ in trial.stops(inputs, POSITIONS):
            _clock(trial)
            for seat in everywhere(seats):
                _check_listed(trial, seat)
                _no(trial, seat)
                for move in _strangers(trial, seat, seen):
                    _agree(trial, seat, move)
        return trial.checks


def _clock(trial: Trial) -> None:
    """CLOCK may close each window that is open."""
    due = {TimeUp(window.name) for window in trial.state.windows}
    listed = set(trial.state.moves(CLOCK))
    if listed != due:
        raise trial.broken(f"CLOCK may play {_spelled(listed)}, but the open windows are {_spelled(due)}")
    trial.checks += 1


def _check_listed(trial: Trial, seat: Seat) -> None:
    """The moves listed for a seat may be made, and there are some if and only if the seat acts."""
    state = trial.state
    moves = state.moves(seat)
    if seat != CLOCK and _size(moves) > 0 and seat not in state.acting:
        raise trial.broken(f"{who(seat)} does not act, but has moves")
    if seat in state.acting and _size(moves) == 0:
        raise trial.broken(f"{who(seat)} acts, but has no move")
    for move in sample(moves, LISTED, trial.rng):
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise trial.broken(f"{who(seat)} is offered {move}, but it is refused ({_said(refusal)})")
        try:
            state.copy().play(seat, move)
        except IllegalMove as error:
            raise trial.broken(f"{who(seat)} may play {move}, but `play` refuses ({_said(error.refusal)})") from None
        trial.checks += 1


def _no(trial: Trial, seat: Seat) -> None:
    """Whoever can let something pass may do so."""
    asked = seat >= 0 and seat in trial.state.acting
    no = trial.game.no(trial.state.view(seat)) if asked else None
    refusal = None if no is None else trial.state.why_not(seat, no.move)
    if no is not None and refusal is not None:
        raise trial.broken(f"{who(seat)} may say no by {no.move}, but it is refused ({_said(refusal)})")
    trial.checks += no is not None


def _strangers(trial: Trial, seat: Seat, seen: Sequence[Move]) -> list[Move]:
    """Moves that the seat may or may not make."""
    rng = trial.rng
    near = sample(trial.state.moves(seat), STRANGERS, rng)
    elsewhere = some(seen, STRANGERS, rng)
    changed = (altered(trial.game, move, rng) for move in (*near, *elsewhere))
    return [*elsewhere, *(move for move in changed if move is not None), TimeUp("no such window")]


def _agree(trial: Trial, seat: Seat, move: Move) -> None:
    """A move is listed, or refused."""
    listed = _holds(trial, seat, move)
    refusal = trial.state.why_not(seat, move)
    if listed and refusal is not None:
        raise trial.broken(f"{who(seat)} is offered {move}, but it is refused ({_said(refusal)})")
    if not listed and refusal is None:
        raise trial.broken(f"{who(seat)} is not offered {move!r}, but nothing refuses it")
    if refusal is not None:
        _check_refused(trial, seat, move, refusal)
    trial.checks += 1


def _holds(trial: Trial, seat: Seat, move: Move) -> bool:
    """Whether the move is listed."""
    moves = trial.state.moves(seat)
    searched = type(moves).__contains__ is Sequence.__contains__
    if isinstance(moves, Lottery) and moves.size > SEARCHED and searched:
        raise trial.broken(f"a lottery of {moves.size} moves needs a `__contains__` of its own")
    return move in moves


def _check_refused(trial: Trial, seat: Seat, move: Move, refusal: Refusal) -> None:
    """Try a refused move: it is refused for the same reason, and nothing has happened."""
    if refusal.clause not in trial.game.clauses:
        raise trial.broken(f"{who(seat)}: {move!r} is refused by {refusal.clause}, which is no clause of the rules")
    before = snapshot(trial.state)
    told: list[Event] = []
    try:
        trial.state.play(seat, move, told.append)
    except IllegalMove as error:
        if error.refusal != refusal:
            raise trial.broken(
                f"{who(seat)}: {move!r} is refused by {_said(refusal)} and {_said(error.refusal)}"
            ) from None
    else:
        raise trial.broken(f"{who(seat)}: {move!r} may not be played ({_said(refusal)}), but is")
    trial.same(f"{who(seat)}: {move!r} is refused, but changes the position", before, snapshot(trial.state))
    if told:
        raise trial.broken(f"{who(seat)}: {move!r} is refused, but {told[0]!r} is told")


def _size(moves: Sequence[Move]) -> int:
    """How many moves there are."""
    return moves.size if isinstance(moves, Lottery) else len(moves)


def _said(refusal: Refusal) -> str:
    """A refusal in short."""
    return f"{refusal.clause} {refusal.key}"


def _spelled(moves: set[Move] | set[TimeUp]) -> str:
    """The moves in their notation."""
    return ", ".join(sorted(map(str, moves))) or "nothing"
