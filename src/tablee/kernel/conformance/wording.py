"""Law 3: whatever crosses rooms comes back the same from its JSON, and a move from its notation."""

from random import Random
from typing import Final

import msgspec

from tablee.kernel.conformance.play import Trial, random_game, sample, who
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Event, Move, Outcome, Own, Refusal, View, Window, encode
from tablee.kernel.options import Options
from tablee.kernel.record import Input
from tablee.kernel.seats import CLOCK, Seat

POSITIONS: Final = 60
"""In how many positions of a game the law is checked."""

LISTED: Final = 20
"""How many of the listed moves of a seat are tried there."""


def wording(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """Options, moves, events (as told and as seen), views, windows, refusals and outcomes are read back equal.

    A view is also read back from its two parts: what a spectator sees, and what is the seat's own.
    """
    with Trial(3, game, rng, seats, options) as trial:
        inputs = random_game(game, rng, seats, options)
        _options(trial)
        for step in trial.stops(inputs, POSITIONS):
            _position(trial)
            if step is not None:
                _events(trial, step)
        return trial.checks


def _position(trial: Trial) -> None:
    """What can be said about the position."""
    state = trial.state
    for seat in trial.everyone():
        view = state.view(seat)
        _same(trial, f"the view of {who(seat)}", view, trial.game.read_view(encode(view)))
        if seat is not None:
            _own(trial, seat, view)
    for seat in (*state.acting, CLOCK):
        for move in sample(state.moves(seat), LISTED, trial.rng):
            _move(trial, move)
    for window in state.windows:
        _same(trial, f"the window {window.name}", window, msgspec.json.decode(encode(window), type=Window))
    _same(trial, "the outcome", state.outcome, msgspec.json.decode(encode(state.outcome), type=Outcome | None))
    refusal = state.why_not(trial.seats, trial.inputs[-1].move) if trial.inputs else None
    _same(trial, "a refusal", refusal, msgspec.json.decode(encode(refusal), type=Refusal | None))


def _own(trial: Trial, seat: Seat, view: View) -> None:
    """The JSON of a view is that of its two parts: a spectator's, and what is left out there and the seat's own."""
    public, own, whole = (_fields(part) for part in (trial.state.view(None), trial.state.own(seat), view))
    told = sorted(public.keys() & own.keys() - {"seat"})
    if told:
        raise trial.broken(f"what is {who(seat)}'s own is in a spectator's view: {', '.join(told)}")
    _same(trial, f"a spectator's view with what is {who(seat)}'s own", public | own, whole)


def _fields(part: View | Own) -> dict[str, object]:
    """What is said on the wire, by name."""
    return msgspec.json.decode(msgspec.json.encode(part), type=dict[str, object])


def _move(trial: Trial, move: Move) -> None:
    """A move is read back from its JSON and from its notation."""
    game = trial.game
    if type(move) not in game.tags.values():
        raise trial.broken(f"{move!r} is not among the move types of the game")
    _same(trial, "the JSON of a move", move, game.read_move(encode(move)))
    _same(trial, f"the notation “{move}”", move, game.parse(str(move)))


def _events(trial: Trial, step: Input) -> None:
    """What the input brings about, told in a copy."""
    told: list[Event] = []
    trial.state.copy().play(step.seat, step.move, told.append)
    for event in told:
        for seen in (event, *(event.seen_by(seat) for seat in trial.everyone())):
            if seen is not None:
                _event(trial, seen)


def _event(trial: Trial, event: Event) -> None:
    """An event is read back from its JSON."""
    if type(event) not in trial.game.event_types:
        raise trial.broken(f"{event!r} is not among the event types of the game")
    _same(trial, "the JSON of an event", event, trial.game.read_event(encode(event)))


def _options(trial: Trial) -> None:
    """The options are chosen again by their JSON."""
    given = msgspec.json.decode(msgspec.json.encode(trial.options), type=dict[str, object])
    _same(trial, "the options", trial.options, trial.game.choose(trial.seats, given))


def _same(trial: Trial, what: str, said: object, understood: object) -> None:
    """Check that what was said is what was understood."""
    if said != understood:
        raise trial.broken(f"{what}: {said!r} is read as {understood!r}")
    trial.checks += 1
