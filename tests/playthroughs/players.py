"""Those who play the games of the playthroughs: each plays so that something worth showing happens."""

from collections.abc import Callable
from random import Random

from tablee import Move, State
from tablee.games.taichi import moves as taichi
from tablee.games.tapecho import moves as tapecho

Chooser = Callable[[State, list[Move], Random], Move]


def at_random(state: State, moves: list[Move], rng: Random) -> Move:
    """Any move."""
    return rng.choice(moves)


def after(state: State, move: Move) -> State:
    """The position after a move."""
    twin = state.copy()
    twin.play(twin.acting[0], move)
    return twin


def for_oneself(state: State, moves: list[Move], rng: Random) -> Move:
    """Tango: the move that brings one's own dancers on."""
    pair = state.view(state.acting[0]).pair
    return max(moves, key=lambda move: (sum(after(state, move).markers[dancer] for dancer in pair), rng.random()))


def for_a_tie(state: State, moves: list[Move], rng: Random) -> Move:
    """Tango: everybody helps the danseuse of seat 0 and the danseur of seat 1 to complete both pairs at once."""
    (she, her_partner), (his_partner, he) = state.pairs[:2]
    goal = {she: 3, he: 3, her_partner: 4, his_partner: 4}

    def worth(move: Move) -> tuple[bool, int, float]:
        then = after(state, move)
        if then.tied:
            return True, 0, rng.random()
        over = sum(10 for dancer, top in goal.items() if then.markers[dancer] > top)
        return False, sum(then.markers[dancer] for dancer in goal) - over, rng.random()

    return max(moves, key=worth) if not state.tied else rng.choice(moves)


def opens_nothing(state: State, move: Move) -> bool:
    """Tapécho: nobody can react to the card that the move lays, or it lays none."""
    card = getattr(move, "card", None)
    watched = state.pack.attacks | state.pack.foreign[state.context]
    return card is None or not watched >> card & 1


def lively(state: State, moves: list[Move], rng: Random) -> Move:
    """Tapécho: react if you can, else lay something."""
    reactions = [move for move in moves if isinstance(move, tapecho.React)]
    laying = [move for move in moves if isinstance(move, tapecho.Lay | tapecho.LayFirst)]
    return rng.choice(reactions or laying or moves)


def hurried(state: State, moves: list[Move], rng: Random) -> Move:
    """Tapécho with many players: whoever started lays two at a time, the others one; reactions are rare."""
    quiet = [move for move in moves if opens_nothing(state, move)]
    pairs = [move for move in quiet if isinstance(move, tapecho.LayFirst)]
    singles = [move for move in quiet if isinstance(move, tapecho.Lay)]
    wanted = pairs if state.acting == (state.match.starter,) else singles
    return rng.choice(wanted or singles) if wanted or singles else lively(state, moves, rng)


def fluent(state: State, moves: list[Move], rng: Random) -> Move:
    """Tai Chi Chuan: say a word that counts, go as far as six cards, join a challenge now and then."""
    words = [move for move in moves if isinstance(move, taichi.Say) and not move.word.endswith("zk")]
    if words and rng.random() < 0.97:
        return rng.choice(words)
    if taichi.STOP in moves:
        return taichi.TURN if len(state.shown) < 6 else taichi.STOP
    if taichi.JOIN in moves:
        return taichi.JOIN if rng.random() < 0.25 else taichi.STAY_OUT
    asking = [move for move in moves if isinstance(move, taichi.Insist)]
    if taichi.GIVE_UP in moves:
        return asking[0] if asking and rng.random() < 0.2 else taichi.GIVE_UP
    return rng.choice(moves)
