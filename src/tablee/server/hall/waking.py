"""Tables taken from the store: the game is played again as far as its log goes, and nobody else waits for that."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from tablee.kernel.game import AnyGame
from tablee.kernel.record import Input
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Phase, renewed
from tablee.server.play.live import LiveGame
from tablee.server.store.store import Entry, Kind, Stored, inputs_of
from tablee.server.table.acks import Acks
from tablee.server.table.services import Services
from tablee.server.table.table import CHAT_LINES, Table
from tablee.server.wire.server_frames import Spoken

SLICE: Final = 0.002
"""Seconds of work at a time."""
DIGITS: Final = 9
"""Of the number of inputs to which an undo goes back."""

log = structlog.get_logger("tablee.hall")


class Slices:
    """Long work in the event loop, a slice at a time: between two slices, of whatever work, everybody has a turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def work(self, pieces: Iterator[object]) -> None:
        """Do all pieces; those who work at the same time take turns."""
        left = True
        while left:
            async with self._turn:
                left = any_left(pieces, time.perf_counter() + SLICE)
                await asyncio.sleep(0)


def any_left(pieces: Iterator[object], end: float) -> bool:
    """Do pieces until that time; whether there may be more."""
    return any(time.perf_counter() > end for _ in pieces)


class Sifted(msgspec.Struct, frozen=True):
    """The log of a table by what is done with it."""

    acks: Acks
    chat: deque[Spoken]
    noes: list[Entry]
    inputs: list[Entry]


async def awake(stored: Stored, services: Services, slices: Slices) -> Table:
    """A table taken from the store: nothing is lost, time has stood still."""
    seating = stored.seating
    sifted = await asyncio.to_thread(sift, stored.entries)
    live = None if seating.phase is Phase.OPEN else LiveGame(seating)
    if live is not None:
        await slices.work(play_again(live, sifted.inputs, seating.humans()))
        if live.broken:
            known, stands = len(sifted.inputs), live.at
            log.error("log_broken", code=stored.claim.code, inputs=known, good=stands, error=live.broken)
    table = Table(stored.claim, renewed(seating), services)
    table.acks, table.chat, table.live = sifted.acks, sifted.chat, live
    for entry in sifted.noes:
        with suppress(msgspec.DecodeError, IndexError):
            table.noes.recall((entry,))
    return table


def sift(entries: Sequence[Entry]) -> Sifted:
    """What was answered, the last lines of the chat, what is let pass, and the inputs that count. A line that cannot be
    read is let go."""
    acks, chat = Acks(), deque[Spoken](maxlen=CHAT_LINES)
    acks.recall(entries)
    for entry in entries:
        if entry.kind is Kind.SPOKEN and entry.body:
            with suppress(msgspec.DecodeError):
                chat.append(msgspec.json.decode(entry.body, type=Spoken))
    noes = [entry for entry in entries if entry.kind is Kind.NO]
    return Sifted(acks, chat, noes, counting(entries))


def counting(entries: Sequence[Entry]) -> list[Entry]:
    """The inputs that count: those taken back are gone. An undo that cannot be read stays among them, as their end."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.INPUT or entry.kind is Kind.JUDGED:
            found.append(entry)
        elif entry.kind is Kind.REWIND:
            if not is_number(entry.body):
                return [*found, entry]
            del found[int(entry.body) :]
    return found


def is_number(text: str) -> bool:
    """Whether that is the number of an input."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS


def play_again(live: LiveGame, entries: Sequence[Entry], humans: frozenset[Seat]) -> Iterator[None]:
    """Play stored inputs again, one at a time, to the last that can be; the game is broken there if others follow."""
    moment = 0.0
    for entry in entries:
        try:
            live.redo(read(live.game, entry), humans, entry.at / 1000)
        except Exception as error:  # whatever is in a log that nobody should have touched
            live.rewind(live.at, humans, moment)
            live.broken = type(error).__name__
            break
        moment = entry.at / 1000
        yield
    live.rest(humans, moment)


def read(game: AnyGame, entry: Entry) -> Input:
    """The input of an entry; an error of any kind if there is none."""
    ((step, _),) = inputs_of(game, (entry,))
    return step
