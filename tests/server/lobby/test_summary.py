"""A table as all who look at it may know it."""

from msgspec.structs import replace

from tablee.server.lobby.seating import Chair, Kept, Phase
from tablee.server.lobby.summary import summarise

from .test_seating import table

SEED = "ab" * 32


def test_who_sits_where_and_who_is_there() -> None:
    chairs = (
        Chair(owner="ann", name="Ann", word="soupe", won=2),
        Chair(owner="bob", name="Bob", level="easy", kept=Kept.ABSENT),
        Chair(level="steady", won=1),
    )
    told = summarise("BCDFGH", table("ann", chairs=chairs, seed=SEED), frozenset({"ann"}), 3)
    ann, bob, bot = told.seats
    assert (ann.kind, ann.name, ann.present, ann.kept, ann.word, ann.won) == ("human", "Ann", True, False, True, 2)
    assert (bob.kind, bob.present, bob.kept, bob.level, bob.word) == ("human", False, True, "easy", False)
    assert (bot.kind, bot.level, bot.won) == ("bot", "steady", 1)
    assert (told.host, told.spectators, told.code, told.problem) == (0, 3, "BCDFGH", "")
    empty = summarise("BCDFGH", table("ann", seed=SEED), frozenset())
    assert [seat.kind for seat in empty.seats] == ["human", "empty", "empty"]
    assert empty.problem == "seats-empty"


def test_no_token_and_no_word_is_told() -> None:
    open_table = table("token-of-ann", seed=SEED, chairs=(Chair(owner="token-of-ann", name="Ann", word="soupe"),))
    told = repr(summarise("BCDFGH", open_table, frozenset()))
    assert "token" not in told
    assert "soupe" not in told
    assert SEED not in told


def test_the_seed_is_told_after_the_end_alone() -> None:
    made = table("ann", seed=SEED, words=("soupe",))
    promises = [
        summarise("X", replace(made, phase=phase), frozenset()).promise
        for phase in (Phase.OPEN, Phase.PLAYING, Phase.OVER)
    ]
    assert [promise.seed for promise in promises] == ["", "", SEED]
    assert all(promise == replace(promises[0], seed=promise.seed) for promise in promises)
    nothing = summarise("X", replace(made, promised=False, phase=Phase.OVER), frozenset()).promise
    assert SEED not in repr(nothing)
