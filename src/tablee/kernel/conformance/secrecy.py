"""Law 4: non-interference. Change what somebody may not know, and every byte they get stays the same."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from tablee.kernel.conformance.mutation import swapped
from tablee.kernel.conformance.play import Trial, outline, random_game, sample, some, who
from tablee.kernel.conformance.snapshot import Snapshot, difference, snapshot
from tablee.kernel.conformance.worlds import at_rest, worlds
from tablee.kernel.game import AnyGame, State, lottery, narrate
from tablee.kernel.lottery import Lottery
from tablee.kernel.messages import Event, Move, encode
from tablee.kernel.options import Options
from tablee.kernel.record import Input
from tablee.kernel.seats import CHANCE, Seat

POSITIONS: Final = 40
"""In how many positions of a game all that somebody gets is compared."""

REFUSED: Final = 4
"""How many moves are tried there for the sake of their refusals."""

NEIGHBOURS: Final = 6
"""How many other draws of CHANCE are compared with the one made."""

EXPLAINED: Final = 3
"""For how many inputs of a game all that somebody might think is compared with what they saw."""

WORLDS: Final = 60
"""It is done where they cannot tell at most so many positions apart."""


def secrecy(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """For each seat and for spectators, a second game runs beside the first, with other secrets.

    It begins as a disguise of the position and is given the same inputs as long as they are legal in it. As long as
    the views are equal, so are all events seen on the way; in every position, legal moves, refusals, windows and
    who acts are equal. Draws of CHANCE that lead to different positions with equal views have been seen equal.
    What a move hides, nobody else has seen: whatever they may hold possible after it, fits what they saw of it.
    """
    with Trial(4, game, rng, seats, options) as trial:
        inputs = random_game(game, rng, seats, options)
        strangers = list(dict.fromkeys(step.move for step in inputs))
        compared = {len(inputs), *some(range(len(inputs)), POSITIONS, rng)}
        explained = some(range(len(inputs)), EXPLAINED, rng)
        twins: dict[Seat | None, State] = {}
        for index in range(len(inputs) + 1):
            _disguise(trial, twins)
            if index in compared:
                for seat, twin in twins.items():
                    _position(trial, seat, twin, some(strangers, REFUSED, rng))
            if index < len(inputs):
                _draws(trial, inputs[index])
                if index in explained:
                    _explain(trial, rng.choice(trial.everyone()), inputs[index])
                _advance(trial, twins, inputs[index])
        return trial.checks


def _disguise(trial: Trial, twins: dict[Seat | None, State]) -> None:
    """A twin for everybody who has none, and now and then another one."""
    for seat in trial.everyone():
        twin = twins.get(seat)
        if twin is None or trial.rng.randrange(4) == 0:
            _disguise_for(trial, seat, twins, twin or trial.state)


def _disguise_for(trial: Trial, seat: Seat | None, twins: dict[Seat | None, State], state: State) -> None:
    """A sound twin that is not the position itself."""
    before = snapshot(state)
    twin = trial.game.disguise(state, seat, trial.rng)
    trial.same(f"disguising for {who(seat)} changes the position", before, snapshot(state))
    if twin is None:
        return
    if snapshot(twin) == before:
        raise trial.broken(f"the disguise for {who(seat)} is the position itself")
    flaw = twin.flaw()
    if flaw is not None:
        raise trial.broken(f"the disguise for {who(seat)} has a flaw: {flaw}")
    trial.same_bytes(f"the view of {who(seat)} tells a secret", encode(state.view(seat)), encode(twin.view(seat)))
    twins[seat] = twin


def _position(trial: Trial, seat: Seat | None, twin: State, strangers: Sequence[Move]) -> None:
    """All that somebody gets in a position."""
    state = trial.state
    name = who(seat)
    trial.same_bytes(f"the view of {name} tells a secret", encode(state.view(seat)), encode(twin.view(seat)))
    trial.same(f"who acts tells {name} a secret", snapshot(state.acting), snapshot(twin.acting))
    trial.same(f"a window tells {name} a secret", snapshot(state.windows), snapshot(twin.windows))
    trial.same(f"the outcome tells {name} a secret", snapshot(state.outcome), snapshot(twin.outcome))
    if seat is None:
        return
    moves, others = state.moves(seat), twin.moves(seat)
    trial.same(f"the legal moves tell {name} a secret", outline(moves), outline(others))
    for move in (*strangers, *sample(moves, REFUSED, trial.rng)):
        one, other = encode(state.why_not(seat, move)), encode(twin.why_not(seat, move))
        trial.same_bytes(f"the refusal of {move} tells {name} a secret", one, other)


def _draws(trial: Trial, step: Input) -> None:
    """Draws that leave somebody with the same view of different positions have been the same to them.

    Where the positions are equal, nothing of the draws is left to be secret: who began is known, and the cards drawn
    for it in front of everybody are back in the pack.
    """
    if step.seat != CHANCE:
        return
    made = trial.state.copy()
    told = narrate(made, CHANCE, step.move)
    for move in _neighbours(trial, step.move):
        other = trial.state.copy()
        heard = narrate(other, CHANCE, move)
        if snapshot(made) == snapshot(other):
            continue
        for seat in trial.everyone():
            if encode(made.view(seat)) == encode(other.view(seat)):
                _same_events(trial, seat, told, heard)


def _neighbours(trial: Trial, move: Move) -> Iterator[Move]:
    """Other draws that CHANCE might make, some of them close to the one made."""
    draws = lottery(trial.state)
    for _ in range(NEIGHBOURS):
        near = swapped(trial.game, move, trial.rng)
        if near is not None and trial.state.why_not(CHANCE, near) is None:
            yield near
        yield draws.draw(trial.rng.randrange)


def _explain(trial: Trial, seat: Seat | None, step: Input) -> None:
    """Whatever somebody may hold possible after an input, could have been brought about by what they saw of it.

    Where few positions are possible, before and after, all of them are looked at: a position that only another sight
    could have led to, was ruled out by an event that should not have told so much.
    """
    if seat == step.seat or _many(trial.state.moves(step.seat)):
        return
    after = trial.state.copy()
    sight = seen(seat, narrate(after, step.seat, step.move))
    before = worlds(trial.game, trial.state, seat, trial.rng, WORLDS)
    possible = worlds(trial.game, after, seat, trial.rng, WORLDS)
    if before is None or possible is None:
        return
    alike, otherwise = _led_to(trial.game, before.values(), seat, step, sight)
    for excluded in possible.keys() & otherwise - alike:
        found = difference(at_rest(trial.game, after), excluded)
        raise trial.broken(f"an event tells {who(seat)} a secret, {who(step.seat)}: {step.move}: {found}")
    trial.checks += 1


def _led_to(
    game: AnyGame, before: Iterable[State], seat: Seat | None, step: Input, sight: bytes
) -> tuple[set[Snapshot], set[Snapshot]]:
    """Where this move or another of the same seat leads, if somebody sees it in this way, and if otherwise."""
    alike: set[Snapshot] = set()
    otherwise: set[Snapshot] = set()
    for world in before:
        made = (step.move,) if world.why_not(step.seat, step.move) is None else ()
        for move in (*made, *world.moves(step.seat)):
            twin = world.copy()
            events = narrate(twin, step.seat, move)
            (alike if seen(seat, events) == sight else otherwise).add(at_rest(game, twin))
    return alike, otherwise


def _many(moves: Sequence[Move]) -> bool:
    """Whether there are too many moves to look at each."""
    return isinstance(moves, Lottery) and moves.size > WORLDS


def _advance(trial: Trial, twins: dict[Seat | None, State], step: Input) -> None:
    """Play the input here and beside; a twin that somebody can now tell apart is given up."""
    told = trial.play(step)
    for seat, twin in list(twins.items()):
        if twin.why_not(step.seat, step.move) is not None:
            del twins[seat]
            continue
        heard = narrate(twin, step.seat, step.move)
        if encode(trial.state.view(seat)) == encode(twin.view(seat)):
            _same_events(trial, seat, told, heard)
        else:
            del twins[seat]


def _same_events(trial: Trial, seat: Seat | None, told: Sequence[Event], heard: Sequence[Event]) -> None:
    """Check that somebody has seen the same."""
    trial.same_bytes(f"an event tells {who(seat)} a secret", seen(seat, told), seen(seat, heard))


def seen(seat: Seat | None, events: Sequence[Event]) -> bytes:
    """What somebody gets of the events."""
    return msgspec.json.encode([event.seen_by(seat) for event in events])
