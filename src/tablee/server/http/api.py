"""The JSON interface: games, tables, replays, records."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec
from aiohttp import web

from tablee.kernel.errors import BadOption, TableeError
from tablee.kernel.options import check_seats, flaws_of
from tablee.kernel.record import spelled
from tablee.kernel.registry import game as find_game
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.codes import numbered, read_code
from tablee.server.guests.identity import people
from tablee.server.guests.names import clean_name
from tablee.server.hall import replays
from tablee.server.hall.hall import Hall, new_seed
from tablee.server.http.address import addresses
from tablee.server.http.door import GUEST, Door, reply
from tablee.server.http.schemas import (
    Checked,
    Choices,
    House,
    Language,
    LogPage,
    Made,
    Me,
    MyTable,
    NewPosition,
    NewTable,
    OpenTable,
    RecordText,
    Replay,
    Verdict,
    Wrong,
)
from tablee.server.http.streams import Streams
from tablee.server.lobby.admission import check_reader
from tablee.server.lobby.long_options import shortened
from tablee.server.lobby.seating import Phase, Seating, fill, new_seating
from tablee.server.lobby.summary import summarise
from tablee.server.problems import Trouble, flat
from tablee.server.store.store import Entry
from tablee.server.wire.server_frames import Lobby
from tablee.texts.languages import FIRST, languages, own_name

LONG: Final = 10
"""Digits that are too many for the number of an input."""


class Api:
    """The handlers, each one page of the interface."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.store = hall.store
        self.streams = Streams(door.settings.quotas)
        self.clerks = hall.services.clerks
        self.door = door

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/house", self.house),
            web.get("/api/me", self.me),
            web.put("/api/me", self.rename_me),
            web.get("/api/mine", self.mine),
            web.get("/api/tables", self.tables),
            web.post("/api/tables", self.new_table),
            web.get("/api/tables/{code}", self.table),
            web.get("/api/tables/{code}/names", self.names),
            web.get("/api/tables/{code}/log", self.log),
            web.get("/api/tables/{code}/record", self.record),
            web.get("/api/tables/{code}/replay", self.replay),
            web.post("/api/options", self.check_options),
            web.post("/api/verify", self.verify),
            web.post("/api/positions", self.new_position),
        ]

    # The house

    async def house(self, request: web.Request) -> web.Response:
        """The address to give to others: a browser on this machine knows it as localhost only. And the languages."""
        settings = self.hall.services.settings
        return reply(House(addresses(settings, port_of(request) or settings.port)[-1], spoken_here()))

    async def me(self, request: web.Request) -> web.Response:
        """What you are called."""
        return reply(Me(await self.store.name_of(request[GUEST])))

    async def rename_me(self, request: web.Request) -> web.Response:
        """Call yourself otherwise."""
        name = clean_name((await self.door.body(request, Me)).name)
        if not name:
            raise Trouble(problems.NAME_EMPTY)
        await self.store.rename(request[GUEST], name)
        return reply(Me(name))

    async def mine(self, request: web.Request) -> web.Response:
        """The tables where you have a seat: first those where something is left to play."""
        mine = people(request[GUEST])
        found = []
        for shelved in await self.store.owned(sorted(mine)):
            seating = shelved.seating
            seat = own_seat(seating, mine)
            if seat is not None:
                names = tuple(chair.name for chair in seating.chairs)
                kinds = tuple(chair.kind for chair in seating.chairs)
                faces = tuple(chair.face for chair in seating.chairs)
                turn = seating.phase is Phase.PLAYING and seat in await self.hall.acting(shelved.code)
                code, game, phase = shelved.code, seating.game, seating.phase
                found.append(MyTable(code, game, phase.value, seat, names, kinds, faces, turn, shelved.touched))
        return reply(sorted(found, key=lambda table: table.phase == Phase.OVER.value))

    async def check_options(self, request: web.Request) -> web.Response:
        """Everything that is wrong with options; a long text is kept for a while, to be chosen by its mark."""
        asked = await self.door.body(request, Choices)
        self.door.spend(self.door.heavy, request)
        game = find_game(asked.game)
        check_seats(game.name, asked.seats, game.players)
        shelf = self.hall.services.shelf
        meant = shelf.restored(asked.options, {})
        with suppress(BadOption):  # what is wrong is said below, with the rest
            await self.clerks.study(self.door.address(request), game, meant)
        wrong = flaws_of(game.options, meant, asked.seats)
        if wrong:
            return reply(Checked(tuple(Wrong(problem.key, flat(problem.args)) for problem in wrong)))
        shelf.keep(meant)
        return reply(Checked((), shortened(meant)))

    # Tables

    async def tables(self, request: web.Request) -> web.Response:
        """Open tables that anybody may join, where somebody is."""
        return reply([open_table(table.lobby()) for table in self.hall.listed()])

    async def new_table(self, request: web.Request) -> web.Response:
        """Make a table; with bots and `start`, play at once."""
        asked = await self.door.body(request, NewTable)
        self.door.spend(self.door.creations, request)
        guest, game = request[GUEST], find_game(asked.game)
        options = self.hall.services.shelf.restored(asked.options, {})
        await self.clerks.study(self.door.address(request), game, options)
        seating = new_seating(
            game,
            seats=asked.seats,
            options=options,
            host=guest,
            name=await self._name(guest, asked.name),
            seed=new_seed(),
            listed=asked.listed,
            clock=asked.clock,
        )
        if asked.bots is not None:
            seating = fill(seating, asked.bots)
        seating, entries = replays.begun(seating, guest) if asked.start else (seating, ())
        return reply(Made(await self.hall.create(seating, entries), 0), 201)

    async def _name(self, guest: str, asked: str) -> str:
        """The name asked for, else the one known."""
        return clean_name(asked) or await self.store.name_of(guest)

    async def table(self, request: web.Request) -> web.Response:
        """A table as those may see it who may come in."""
        code = self._code(request)
        seating = await self._seating(code, request)
        table = self.hall.tables.get(code)
        return reply(summarise(code, seating, frozenset()) if table is None else table.lobby())

    async def names(self, request: web.Request) -> web.Response:
        """What the options of a table call things, by message: the cards of a deck of one's own."""
        code = self._code(request)
        lang = request.query.get("lang", FIRST)
        if lang not in languages():
            raise Trouble(problems.REQUEST_MALFORMED, reason=f"lang={lang[:16]}")
        seating = await self._seating(code, request)
        game = seating.edition
        await self.clerks.study(code, game, seating.options)
        return reply(dict(game.names(game.choose(len(seating.chairs), seating.options), lang)))

    async def log(self, request: web.Request) -> web.Response:
        """What happened earlier in the game of a table, a page at a time, from your own eyes or a spectator's."""
        code, before = self._code(request), before_asked(request)
        self.door.spend(self.door.heavy, request)
        await self._seating(code, request)  # nobody outside wakes it
        table = await self.hall.table(code)
        if table is None:
            raise self.door.note_miss(request, code)
        seat = eyes_asked(request, table.seating)
        if table.live is None:
            return reply(LogPage(0, []))
        older = table.live.older(before)
        return reply(LogPage(older.start, await asyncio.to_thread(older.seen, seat)))

    async def _seating(self, code: str, request: web.Request) -> Seating:
        table = self.hall.tables.get(code)
        seating = table.seating if table is not None else await self.store.peek(code)
        if seating is None:
            raise self.door.note_miss(request, code)
        check_reader(seating, request[GUEST])
        return seating

    def _code(self, request: web.Request) -> str:
        """The code that is asked for, if it may be looked up."""
        self.door.check_guesses(request)
        text = request.match_info["code"]
        code = read_code(text)
        if code is None:
            raise self.door.note_miss(request, text[:16])
        return code

    # Games in the store

    async def _game(self, code: str, request: web.Request) -> tuple[Seating, tuple[Entry, ...]]:
        found = await self.store.read(code)
        if found is None:
            raise self.door.note_miss(request, code)
        check_reader(found[0], request[GUEST])
        return found

    async def record(self, request: web.Request) -> web.StreamResponse:
        """The record of a game that is over."""
        code = self._code(request)
        self.door.spend(self.door.heavy, request)
        async with self.streams.place(self.door.address(request)):
            seating, entries = await self._game(code, request)
            name = f'attachment; filename="tablee-{seating.game}-{code}.json"'
            return await self.streams.send(request, _recorded(seating, entries), {"Content-Disposition": name})

    async def replay(self, request: web.Request) -> web.StreamResponse:
        """A game from one seat's eyes: during the game your own or a spectator's, afterwards anybody's."""
        code = self._code(request)
        self.door.spend(self.door.heavy, request)
        table = self.hall.tables.get(code)
        if table is not None:
            check_reader(table.seating, request[GUEST])
            if not open_eyes(table.seating, request[GUEST]):
                table.beat.look_on()
        async with self.streams.place(self.door.address(request)):
            seating, entries = await self._game(code, request)
            seat = eyes_asked(request, seating)
            eyes = open_eyes(seating, request[GUEST])
            return await self.streams.send(request, _replayed(code, seating, entries, seat, eyes))

    async def verify(self, request: web.Request) -> web.Response:
        """Whether the shuffles of a record were promised before the game."""
        asked = await self.door.body(request, RecordText)
        self.door.spend(self.door.heavy, request)
        return reply(await self.clerks.read(self.door.address(request), _verdict, asked.record))

    async def new_position(self, request: web.Request) -> web.Response:
        """Play on from a position of a record."""
        asked = await self.door.body(request, NewPosition)
        self.door.spend(self.door.heavy, request)
        self.door.spend(self.door.creations, request)
        replays.check_early(asked.at)
        guest = request[GUEST]
        name = await self._name(guest, asked.name)

        seating, entries = await self.clerks.read(self.door.address(request), _position, asked, guest, name, new_seed())
        return reply(Made(await self.hall.create(seating, entries), asked.seat), 201)


@cache
def spoken_here() -> tuple[Language, ...]:
    """The languages, and what each calls itself."""
    return tuple(Language(code, own_name(code)) for code in languages())


def port_of(request: web.Request) -> int | None:
    """The port by which we were called, if that can be understood."""
    try:
        return request.url.port
    except ValueError:
        return None


def seat_asked(request: web.Request, seating: Seating) -> Seat | None:
    """Whose eyes are asked for; nobody's are a spectator's."""
    text = request.query.get("seat")
    if text is None:
        return None
    seat = numbered(text, len(seating.chairs))
    if seat is None:
        raise Trouble(problems.SEAT_UNKNOWN, seat=text[:16])
    return seat


def eyes_asked(request: web.Request, seating: Seating) -> Seat | None:
    """Whose eyes are asked for, if they may be looked through."""
    seat = seat_asked(request, seating)
    if seat is not None and seat not in open_eyes(seating, request[GUEST]):
        raise Trouble(problems.EYES_NOT_YOURS)
    return seat


def before_asked(request: web.Request) -> int:
    """Before which input to read on."""
    text = request.query.get("before", "")
    if not (text.isascii() and text.isdigit() and len(text) < LONG):
        raise Trouble(problems.REQUEST_MALFORMED, reason=f"before={text[:16]}")
    return int(text)


def own_seat(seating: Seating, owners: frozenset[str]) -> Seat | None:
    """The first seat that belongs to one of these."""
    return next((seat for seat, chair in enumerate(seating.chairs) if chair.owner in owners), None)


def open_table(shown: Lobby) -> OpenTable:
    """A line of the list of open tables."""
    taken = sum(seat.kind != "empty" for seat in shown.seats)
    host = shown.seats[shown.host].name if shown.host is not None else ""
    return OpenTable(shown.code, shown.game, shown.options, len(shown.seats), taken, host, shown.clock)


def open_eyes(seating: Seating, guest: str) -> tuple[Seat, ...]:
    """Through whose eyes a guest may look back: during the game their own, afterwards anybody's."""
    own, over = people(guest), seating.phase is Phase.OVER
    return tuple(seat for seat, chair in enumerate(seating.chairs) if over or chair.owner in own)


def _recorded(seating: Seating, entries: Sequence[Entry]) -> Iterator[bytes]:
    for line in spelled(replays.record_of(seating, replays.inputs(seating, entries))):
        yield line.encode()


def _replayed(
    code: str, seating: Seating, entries: Sequence[Entry], seat: Seat | None, eyes: tuple[Seat, ...]
) -> Iterator[bytes]:
    """A `Replay` in parts: its moments last, one at a time."""
    steps = replays.inputs(seating, entries)
    begun = seating.phase is not Phase.OPEN
    outcome = replays.measure(seating, steps, seat) if begun else None
    told = Replay(summarise(code, seating, frozenset()), seat, seating.phase is Phase.OVER, outcome, [], eyes)
    head = {name: getattr(told, name) for name in told.__struct_fields__ if name != "moments"}
    yield msgspec.json.encode(head)[:-1] + b',"moments":['
    for number, moment in enumerate(replays.moments(seating, steps, seat) if begun else ()):
        yield (b"," if number else b"") + msgspec.json.encode(moment)
    yield b"]}"


def _position(asked: NewPosition, guest: str, name: str, seed: str) -> tuple[Seating, tuple[Entry, ...]]:
    return replays.position(
        asked.record, asked.at, seat=asked.seat, owner=guest, name=name, level=asked.bots, seed=seed
    )


def _verdict(text: str) -> Verdict:
    try:
        return Verdict(ok=True, draws=replays.check(text))
    except TableeError as error:
        return Verdict(ok=False, problem=Wrong(error.problem.key, flat(error.problem.args)))
