"""A table as all who look at it may know it: what is played, who sits where, and what was promised."""

from tablee.kernel.fairness import promise
from tablee.kernel.seats import Seat
from tablee.server.lobby.long_options import shortened
from tablee.server.lobby.seating import Kept, Phase, Seating, obstacle
from tablee.server.wire.server_frames import Lobby, Promise, SeatInfo, UndoRequest


def summarise(
    code: str, seating: Seating, present: frozenset[str], spectators: int = 0, undo: UndoRequest | None = None
) -> Lobby:
    """The table and who is at it."""
    return Lobby(
        code=code,
        game=seating.game,
        rules=seating.rules,
        phase=seating.phase.value,
        options=shortened(seating.options),
        seats=tuple(_seat(seating, seat, present) for seat in range(len(seating.chairs))),
        host=seating.seat_of(seating.host),
        listed=seating.listed,
        clock=seating.clock,
        pace=seating.pace.value,
        promise=_promise(seating),
        spectators=spectators,
        problem=obstacle(seating),
        undo=undo,
        next=seating.next,
        match=seating.match,
        locked=seating.locked,
    )


def _seat(seating: Seating, seat: Seat, present: frozenset[str]) -> SeatInfo:
    chair = seating.chairs[seat]
    if chair.empty:
        return SeatInfo("empty")
    if not chair.owner:
        return SeatInfo("bot", level=chair.level, won=chair.won)
    return SeatInfo(
        "human",
        name=chair.name,
        level=chair.level,
        present=chair.owner in present,
        kept=chair.kept is not Kept.NO,
        word=bool(chair.word),
        wish=chair.wish,
        won=chair.won,
        face=chair.face,
    )


def _promise(seating: Seating) -> Promise:
    """The hash from the beginning, the words once they count, the seed after the end."""
    if not seating.promised:
        return Promise("")
    commitment = promise(bytes.fromhex(seating.seed)).commitment
    return Promise(commitment, seating.words, seating.seed if seating.phase is Phase.OVER else "")
