"""The dictionaries of the house: whether they are there, what they say of a word, and the word of the day."""

import asyncio
import signal
import sys
from contextlib import suppress
from typing import Final, Literal

import structlog
from aiohttp import web
from msgspec.structs import replace

from tablee.games.taichi import daily
from tablee.games.taichi.afterwards import could_have_said
from tablee.games.taichi.lexicon import Lexicon, Refused, find, is_ready
from tablee.games.taichi.rooms.interface import Daily, DailyWords, WordInfo, WordShelf
from tablee.games.taichi.rooms.settings import WORDS
from tablee.games.taichi.words import Miss
from tablee.server import problems
from tablee.server.http.answers import Desk
from tablee.server.http.door import reply
from tablee.server.problems import Trouble

LEXICONS: Final = ("complete", "primer")
LONGEST: Final = 200
"""Signs of a text that is looked up."""

BUILD: Final = "from tablee.games.taichi.lexicon import prepare; prepare()"
"""Run by a process of its own: it keeps a core busy for a while, and tables must not wait for it."""

PATIENCE: Final = 3.0
"""Seconds that a builder has to clear away."""

log = structlog.get_logger("tablee.words")


class Shelf:
    """Where the complete dictionary is put together while people already play."""

    def __init__(self) -> None:
        self.work: asyncio.Task[None] | None = None

    @property
    def complete(self) -> Literal["ready", "building", "missing"]:
        """Whether the complete dictionary is there."""
        if is_ready():
            return "ready"
        return "building" if self.work is not None and not self.work.done() else "missing"

    def prepare(self) -> None:
        """Have the complete dictionary built, unless it is there; returns at once."""
        if not is_ready():
            self.work = asyncio.create_task(self._build())

    async def _build(self) -> None:
        log.info("lexicon_building")
        builder = await asyncio.create_subprocess_exec(
            sys.executable, "-c", BUILD, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, errors = await builder.communicate()
        except asyncio.CancelledError:
            await stop(builder)
            raise
        if builder.returncode:
            said = errors.decode(errors="replace").strip().rpartition("\n")[2]
            log.warning("lexicon_unavailable", reason=said)
        else:
            log.info("lexicon_ready")

    async def close(self) -> None:
        """Nobody waits for it any more."""
        if self.work is not None:
            self.work.cancel()
            await asyncio.wait([self.work])


async def stop(builder: asyncio.subprocess.Process) -> None:
    """Interrupt the builder, so that it clears away its scratch files; it gets a moment for that.

    What it says is read to the end: a pipe that is left open is found much later, by somebody else.
    """
    with suppress(ProcessLookupError):
        builder.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
    try:
        await asyncio.wait_for(builder.communicate(), PATIENCE)
    except TimeoutError:
        with suppress(ProcessLookupError):
            builder.kill()
        await builder.communicate()


class Words:
    """The handlers."""

    def __init__(self, desk: Desk) -> None:
        find("primer")  # read now, so that nobody waits for it
        self.shelf = Shelf()
        self.builds = desk.settings.games.get(WORDS.name, 0) != 0
        self.clerks = desk.clerks
        self.door = desk.door

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/words", self.words),
            web.get("/api/words/{lexicon}", self.word),
            web.post("/api/daily", self.daily),
        ]

    def prepare(self) -> None:
        """Have the complete dictionary built, if the host wants it."""
        if self.builds:
            self.shelf.prepare()

    async def close(self) -> None:
        """Nobody waits for it any more."""
        await self.shelf.close()

    async def words(self, request: web.Request) -> web.Response:
        """Whether the complete dictionary is there."""
        state = self.shelf.complete
        return reply(WordShelf(state, len(find("complete" if state == "ready" else "primer"))))

    async def word(self, request: web.Request) -> web.Response:
        """What a dictionary says of a word."""
        name, text = request.match_info["lexicon"], request.query.get("word", "")
        if name not in LEXICONS:
            raise Trouble(problems.NOT_FOUND)
        if not 0 < len(text) <= LONGEST:
            raise Trouble(problems.REQUEST_MALFORMED, reason=f"a word of 1 to {LONGEST} signs")
        return reply(looked_up(find(name), text))

    async def daily(self, request: web.Request) -> web.Response:
        """The word of the day, after the words said so far."""
        asked = await self.door.body(request, DailyWords)
        return reply(await self.clerks.read(self.door.address(request), day_of, asked))


answers: Final = Words
"""Who answers."""


def looked_up(lexicon: Lexicon, text: str) -> WordInfo:
    """Everything that a dictionary says of a word."""
    verdict = lexicon.judge(text)
    told = WordInfo(word=text.strip(), lexicon=lexicon.name, words=len(lexicon))
    if isinstance(verdict, Refused):
        return replace(told, reason=verdict.reason, of=verdict.of or "", suggestion=verdict.suggestion or "")
    return replace(
        told,
        why=verdict.why,
        headword=verdict.headword,
        parts=verdict.parts,
        readings=verdict.readings,
        sources=verdict.sources,
        family=lexicon.family(verdict.headword),
        rank=lexicon.rank(verdict.headword) or 0,
    )


def day_of(asked: DailyWords) -> Daily:
    """Where somebody stands who has said these words on that date."""
    day, misses = daily.start(asked.date), []
    for text in asked.words:
        day, verdict = daily.say(day, text)
        if isinstance(verdict, Miss):
            misses.append(verdict)
    told = Daily(
        date=day.date,
        lexicon=day.dictionary,
        shown=day.shown,
        letters=day.letters,
        words=day.words,
        misses=tuple(misses),
    )
    return ended(daily.give_up(day), told) if asked.over or day.is_over else told


def ended(day: daily.Day, told: Daily) -> Daily:
    """The same with all that is said at the end."""
    after = could_have_said(day.lexicon, day.letters, [word.word for word in day.words])
    return replace(
        told,
        over=True,
        squares=daily.squares(day),
        furthest=daily.furthest(day),
        possible=after.possible,
        longest=after.longest,
        prettiest=after.prettiest,
    )
