"""A table in a made-up time: an event loop that never waits, and a game of pure reflexes."""

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import fields
from random import Random
from typing import Any, cast

import msgspec

import tablee
from tablee import CHANCE, CLOCK, Event, Game, IllegalMove, Move, Outcome, Refusal, Seat, TimeUp, View, Window
from tablee.kernel.game import AnyGame, Tell
from tablee.kernel.lottery import Choice
from tablee.kernel.messages import Own
from tablee.kernel.options import Options
from tablee.kernel.pace import No
from tablee.server.guests.identity import person
from tablee.server.lobby.seating import Chair, Seating, start
from tablee.server.settings import Settings
from tablee.server.store.store import Claim, Entry
from tablee.server.table.inbox import Frame
from tablee.server.table.porch import SOON
from tablee.server.table.services import Services
from tablee.server.table.table import Table
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import ClientEnvelope, ClientFrame, Play
from tablee.server.wire.lag import ENOUGH

# Time


class Still(selectors.SelectSelector):
    """Instead of waiting, the clock goes on."""

    loop: "Clockwork"

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        assert found or timeout is not None, "everybody waits for ever"
        self.loop.now += 0.0 if found else timeout or 0.0
        return found


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose seconds pass at once."""

    def __init__(self) -> None:
        self.now = 1_000.0
        still = Still()
        still.loop = self
        super().__init__(still)

    def time(self) -> float:
        return self.now


def in_no_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in made-up time."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)


# The game


class TapsOptions(Options, frozen=True):
    rounds: int = 3
    seconds: int = 0
    """The time limit of a round; 0 for none."""
    beat: int = 1
    """After how many seconds an answer is heard."""


class Begin(Move, frozen=True):
    """Chance says when."""


class Tap(Move, frozen=True):
    round: int


class Skip(Move, frozen=True):
    round: int


class Won(Event, frozen=True):
    seat: Seat


class TapsView(View, frozen=True):
    round: int
    acting: tuple[Seat, ...]
    beat: int


class State:
    """In each round the first tap wins; who skips the round waits."""

    def __init__(self, seats: int, options: TapsOptions) -> None:
        self.seats, self.options = seats, options
        self.winners: list[Seat] = []
        self.acting: tuple[Seat, ...] = (CHANCE,)
        self.outcome: Outcome | None = None

    @property
    def round(self) -> int:
        return len(self.winners)

    @property
    def windows(self) -> tuple[Window, ...]:
        open_now = self.options.seconds and self.outcome is None
        return (Window(f"round-{self.round}", self.options.seconds, self.acting),) if open_now else ()

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CHANCE:
            return Choice([Begin()])
        return (Tap(self.round), Skip(self.round)) if seat in self.acting else ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CLOCK:
            fits = isinstance(move, TimeUp) and any(move.window == window.name for window in self.windows)
            return None if fits else Refusal("X1", "no-time-limit")
        if self.outcome is not None or move not in self.moves(seat):
            return Refusal("X2", "too-late")
        return None

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if seat == CHANCE:
            self.acting = tuple(range(self.seats))
            return
        self.acting = tuple(other for other in self.acting if other != seat)
        if isinstance(move, Skip) and self.acting:
            return
        self.winners.append(seat)
        self.acting = tuple(range(self.seats))
        if tell:
            tell(Won(seat))
        if self.round == self.options.rounds:
            self.acting = ()
            self.outcome = Outcome((0,) * self.seats, (seat,), "rounds")

    def view(self, seat: Seat | None) -> TapsView:
        return TapsView(seat, self.round, self.acting, self.options.beat)

    def own(self, seat: Seat) -> Own:
        return {"seat": seat}

    def copy(self) -> "State":
        twin = State(self.seats, self.options)
        twin.winners, twin.acting, twin.outcome = self.winners[:], self.acting, self.outcome
        return twin

    def flaw(self) -> None:
        return None


def tapping(view: TapsView, moves: Sequence[Move], rng: Random) -> Move:
    return moves[0]


def skipping(view: TapsView) -> No | None:
    return No(Skip(view.round), view.round) if view.seat in view.acting else None


TAPS: AnyGame = cast(
    AnyGame,
    Game[State, TapsView, TapsOptions](
        name="taps",
        version=1,
        players=range(1, 10),
        package="taps",
        options=TapsOptions,
        move_types=(Begin, Tap, Skip),
        event_types=(Won,),
        view_type=TapsView,
        opening=State,
        position=State,
        imagine=lambda view, rng: State(9, TapsOptions()),
        disguise=lambda state, seat, rng: None,
        notation=lambda text: Tap(int(text)),
        bots={"steady": tapping},
        endings=("rounds",),
        words={},
        clauses=("X1", "X2"),
        pace=lambda view, move, rng: float(view.beat),
        no=skipping,
    ),
)


# The table


class Paper:
    """A store that is always written at once."""

    away = False

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, claim: Claim, log: Sequence[Entry], seating: Seating | None = None) -> "asyncio.Future[object]":
        self.entries += log
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class Bulb:
    """Bots that know at once."""

    async def choose(self, game: AnyGame, level: str, view: View, moves: Sequence[Move]) -> Move:
        return moves[0]


class Line:
    """A connection: what is sent, and when."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.sent: list[tuple[float, dict[str, Any]]] = []

    def write(self, data: bytes) -> None:
        for text in texts(data):
            self.sent.append((self.loop.time(), json.loads(text)))

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def answer(self, frame_id: str) -> dict[str, Any] | None:
        """The acknowledgement of a frame, if it has come."""
        acks = [frame["d"] for _, frame in self.sent if frame["t"] == "ack" and frame["d"]["id"] == frame_id]
        assert len(acks) <= 1
        return acks[0] if acks else None


def texts(data: bytes) -> list[bytes]:
    """The text frames in some bytes of the server; pings are left out."""
    found, at = [], 0
    while at < len(data):
        length, body = data[at + 1], at + 2
        if length == 126:
            length, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
        if data[at] == 0x81:
            found.append(data[body : body + length])
        at = body + length
    return found


class Room:
    """A table of the game of taps, with people at any distance."""

    game: AnyGame = TAPS

    def __init__(self, lags: Sequence[float | None], **options: int) -> None:
        """A lag for each human; None is a bot."""
        if self.game is TAPS:
            tablee.add(TAPS)
        self.loop = asyncio.get_running_loop()
        self.lags = lags
        self.paper = Paper()
        settings = Settings(bot_delay=(0.5, 1.0))
        services: dict[str, Any] = dict.fromkeys(field.name for field in fields(Services))
        services |= {"settings": settings, "store": self.paper, "workers": Bulb(), "forget": lambda _: None}
        chairs = tuple(
            Chair(level="steady") if lag is None else Chair(owner=self.owner(seat)) for seat, lag in enumerate(lags)
        )
        game, seed = self.game, "00" * 32
        seating = Seating(game=game.name, rules=game.version, seed=seed, chairs=chairs, host="p0", options={**options})
        self.seating = seating
        self.table = Table(Claim("TAPS", 0, 0), seating, Services(**services))
        self.viewers: dict[Seat, Viewer] = {}
        self.lines: dict[Seat, Line] = {}
        self.count = 0

    def owner(self, seat: Seat) -> str:
        """Whose seat it is: everybody has a browser of their own."""
        return f"p{seat}"

    async def open(self) -> None:
        """All come in, are measured, and the game begins."""
        for seat, lag in enumerate(self.lags):
            if lag is not None:
                await self.connect(seat, lag)
        await asyncio.sleep(2 * SOON)  # the host is told who has come
        await self.table.begin(start(self.seating, "p0"))

    async def connect(self, seat: Seat, lag: float) -> Viewer:
        """A connection of the player on that seat, so far away."""
        viewer = Viewer(self.owner(seat), "", watching=False, backlog=1 << 30)
        self.lines[seat] = Line(self.loop)
        viewer.transport = cast(Any, self.lines[seat])
        await self.table.attendance.arrive(viewer, None)
        self.viewers[seat] = viewer
        self.measured(viewer, lag)
        return viewer

    def measured(self, viewer: Viewer, lag: float) -> None:
        """The table has pinged, and the answers took so long."""
        for number in range(ENOUGH):
            sent = 10.0 * number
            viewer.trip.waiting, viewer.trip.asked = False, float("-inf")
            viewer.trip.answer(viewer.trip.ask(sent), sent + lag)
        assert viewer.trip.known

    def says(self, seat: Seat, said: ClientFrame, after: float = 0.0, frame_id: str = "") -> str:
        """A frame arrives at the table in so many seconds."""
        self.count += 1
        envelope = ClientEnvelope(frame_id or f"f{self.count}", said)
        viewer = self.viewers[seat]
        self.loop.call_later(after, lambda: self.table.inbox.put(Frame(viewer, envelope, self.loop.time())))
        return envelope.id

    def taps(self, seat: Seat, after: float = 0.0, move: Callable[[int], Move] = Tap, frame_id: str = "") -> str:
        """The player taps for the round now under way; it arrives in so many seconds."""
        return self.says(seat, Play(msgspec.Raw(msgspec.json.encode(move(self.round))), self.at), after, frame_id)

    @property
    def state(self) -> State:
        assert self.table.live is not None
        return cast(State, self.table.live.state)

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def at(self) -> int:
        assert self.table.live is not None
        return self.table.live.at

    def told(self, at: int) -> float:
        """When all were told of the input of that number; 0 is the beginning."""
        line = next(iter(self.lines.values()))
        return next(time for time, frame in line.sent if frame["t"] == "step" and frame["d"]["at"] == at + 1)

    def close(self) -> None:
        """Everybody goes home."""
        for part in (self.table.thinking, self.table.alarm, self.table.races, self.table.attendance):
            part.stop()
        self.table.task.cancel()


class OneScreen(Room):
    """The same with all people at one browser."""

    def owner(self, seat: Seat) -> str:
        return person("p0", seat)


def room(
    lags: Sequence[float | None],
    play: Callable[[Room], Coroutine[Any, Any, Any]],
    kind: type[Room] = Room,
    **options: int,
) -> Any:
    """Play in a room where people are so far away."""

    async def scene() -> Any:
        scene = kind(lags, **options)
        await scene.open()
        try:
            return await play(scene)
        finally:
            scene.close()

    return in_no_time(scene())
