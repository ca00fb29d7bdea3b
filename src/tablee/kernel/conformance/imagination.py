"""Law 5: `imagine` makes, from a view alone, a position that the seat cannot tell from the real one."""

from collections import Counter
from random import Random
from typing import Final

from tablee.kernel.conformance.play import Trial, outline, random_game, random_input, who
from tablee.kernel.conformance.purity import Purity
from tablee.kernel.conformance.snapshot import Snapshot, difference, snapshot
from tablee.kernel.conformance.worlds import TOO_FAR, at_rest, deviation, leads_into, worlds
from tablee.kernel.game import AnyGame, State
from tablee.kernel.messages import encode
from tablee.kernel.options import Options
from tablee.kernel.seats import Seat

POSITIONS: Final = 8
"""In how many positions of a game the law is checked."""

AHEAD: Final = 20
"""How many inputs an imagined position is played ahead."""

WORLDS: Final = 100
"""Uniformity is checked where a seat cannot tell at most so many positions apart."""

FEW: Final = 8
"""How often a position is imagined where there are more."""

DRAWS: Final = 40
"""How often a position is imagined for each world there is."""

LEAST_DRAWS: Final = 400


def imagination(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """The view (read from JSON, so that nothing can be smuggled) gives a sound position with the same view.

    The same generator gives the same position. Where few positions fit the view, all of them are found by disguising
    the real one; then every position imagined is one of them, and each comes up as often as the others.
    """
    with Trial(5, game, rng, seats, options) as trial:
        # Counting is slow: it is done once a game, in the first fit position after a random number of stops.
        wait = rng.randrange(POSITIONS)
        for _ in trial.stops(random_game(game, rng, seats, options), POSITIONS):
            for seat in trial.everyone():
                _check_imagined(trial, seat)
            if wait > 0:
                wait -= 1
            elif wait == 0 and _check_counts(trial, rng.choice(trial.everyone())):
                wait = -1
        return trial.checks


def imagine(game: AnyGame, written: bytes, rng: Random) -> State:
    """A position imagined from what is written in a view."""
    return game.imagine(game.read_view(written), rng)


def _check_imagined(trial: Trial, seat: Seat | None) -> None:
    """An imagined position is sound, and to the seat the same as the real one."""
    real = trial.state
    name = who(seat)
    written = encode(real.view(seat))
    seed = trial.rng.random()
    state = imagine(trial.game, written, Random(seed))
    if state is real:
        raise trial.broken(f"imagine for {name} returns the real position")
    flaw = state.flaw()
    if flaw is not None:
        raise trial.broken(f"what {name} imagines has a flaw: {flaw}")
    trial.same_bytes(f"{name} imagines another view", written, encode(state.view(seat)))
    trial.same(f"{name} imagines others acting", snapshot(real.acting), snapshot(state.acting))
    trial.same(f"{name} imagines other windows", snapshot(real.windows), snapshot(state.windows))
    if seat is not None:
        trial.same(f"{name} imagines other moves", outline(real.moves(seat)), outline(state.moves(seat)))
    # Watched the second time, when the counts behind the deals are remembered: listening to them is slow.
    with Purity() as watch:
        again = imagine(trial.game, written, Random(seed))
    if watch.offence is not None:
        raise trial.broken(f"imagine for {name} calls {watch.offence}")
    trial.same(f"{name} imagines otherwise with the same seed", snapshot(state), snapshot(again))
    _plays_on(trial, name, state)


def _plays_on(trial: Trial, name: str, state: State) -> None:
    """An imagined position can be played on, and stays sound."""
    for _ in range(AHEAD):
        if state.outcome is not None:
            return
        step = random_input(state, trial.rng)
        state.play(step.seat, step.move)
        flaw = state.flaw()
        if flaw is not None:
            raise trial.broken(f"what {name} imagines has, after {who(step.seat)}: {step.move}, a flaw: {flaw}")
    trial.checks += 1


def _check_counts(trial: Trial, seat: Seat | None) -> bool:
    """Check how imagined positions are spread over those possible; whether there were several, few enough to count."""
    known = worlds(trial.game, trial.state, seat, trial.rng, WORLDS)
    if known is None:
        _vary(trial, seat)
        return False
    _uniform(trial, seat, set(known))
    return len(known) > 1


def _vary(trial: Trial, seat: Seat | None) -> None:
    """Where many positions are possible, a few imagined ones are not all alike."""
    written = encode(trial.state.view(seat))
    drawn = {snapshot(imagine(trial.game, written, trial.rng)) for _ in range(FEW)}
    if len(drawn) == 1:
        truth = "the truth" if snapshot(trial.state) in drawn else "the same position"
        raise trial.broken(f"{who(seat)} imagines {truth} every time, though more than {WORLDS} are possible")
    trial.checks += 1


def _uniform(trial: Trial, seat: Seat | None, known: set[Snapshot]) -> None:
    """Every position imagined is a possible one, and each comes up as often as the others."""
    written = encode(trial.state.view(seat))
    counts: Counter[Snapshot] = Counter()
    for _ in range(max(LEAST_DRAWS, DRAWS * len(known))):
        state = imagine(trial.game, written, trial.rng)
        key = at_rest(trial.game, state)
        if key not in known and not leads_into(trial.game, state, seat, trial.rng, known):
            found = difference(at_rest(trial.game, trial.state), key)
            raise trial.broken(f"{who(seat)} imagines a position that no disguise leads to from the real one: {found}")
        known.add(key)
        counts[key] += 1
    # With so many draws for each position, one that never comes up is no accident either.
    if len(counts) < len(known) or deviation(counts, len(known)) > TOO_FAR:
        raise trial.broken(
            f"{who(seat)} does not imagine the {len(known)} possible positions equally often: {len(counts)} of them "
            f"in {counts.total()} draws, the truth {counts[at_rest(trial.game, trial.state)]} times"
        )
    trial.checks += 1
