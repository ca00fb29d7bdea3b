"""The writer: what was answered is kept once, what was refused is not, whatever becomes of the connection."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.server.lobby.seating import sit
from tablee.server.problems import Trouble
from tablee.server.store.schema import metadata
from tablee.server.store.store import Claim, Store, connect
from tablee.server.store.writer import Overtaken, Unanswered, Writer

from ...faults.postgres import empty_database
from ...faults.proxy import NOTHING, Bytes, Cut, Messages, Proxy
from ..tools import scenario
from .test_store import Sheet, move, ready, seating

CODE = "BCDFGH"


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    """A database for all of these tests: to make one takes longer than to cut a line."""
    with empty_database(postgres) as url:
        ready(url)
        yield url


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    """A way to that database, empty, that can be cut."""
    engine = connect(database)
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            connection.execute(table.delete())
    engine.dispose()
    with Proxy(database) as found:
        yield found


@asynccontextmanager
async def stored(url: str) -> AsyncIterator[Store]:
    """A store, open for as long as it is needed."""
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


async def marks(store: Store, code: str = CODE) -> list[str]:
    """Who asked for what is in the log."""
    found = await store.read(code)
    assert found is not None
    return [entry.mark for entry in found[1] if entry.mark]


async def until(state: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(60):
        while not state():
            await asyncio.sleep(0.01)


PLACES = [
    Cut(asked=NOTHING),
    Cut(asked=Bytes(1)),
    Cut(asked=Bytes(40)),
    Cut(asked=Messages(1)),
    Cut(answered=NOTHING),
    Cut(answered=Bytes(3)),
    Cut(answered=Messages(1)),
    Cut(),
]


def placed(place: Cut, sql: str) -> Cut:
    """The same cut at another statement."""
    return Cut(sql, place.asked, place.answered)


def codes() -> Iterator[str]:
    """Tables, one after the other."""
    return (f"{number:06d}" for number in range(1_000_000))


@scenario
async def test_a_move_whose_line_is_cut_is_kept_once_and_answered_yes(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        for place, code in zip(PLACES, codes(), strict=False):
            assert await store.create(code, seating())
            sheet = Sheet(store, code)
            await sheet.append([move(0)])
            cut = proxy.arm(placed(place, "INSERT INTO entries"))
            await sheet.append([move(1), move(2)])
            await sheet.append([move(3)])
            assert cut.done.is_set(), place
            assert await marks(store, code) == ["ann/0", "ann/1", "ann/2", "ann/3"], place


@pytest.mark.parametrize("sql", ["BEGIN", "UPDATE tables", "DELETE FROM chairs", "INSERT INTO chairs", "COMMIT"])
@scenario
async def test_a_seating_whose_line_is_cut_is_kept_with_its_entries(proxy: Proxy, sql: str) -> None:
    async with stored(proxy.url) as store:
        for place, code in zip(PLACES, codes(), strict=False):
            assert await store.create(code, seating())
            sheet, changed = Sheet(store, code), sit(seating(), f"bob{code}", "Bob", 1)
            cut = proxy.arm(placed(place, sql))
            await sheet.append([move(0)], changed)
            await sheet.append([move(1)])
            assert cut.done.is_set(), place
            assert await store.peek(code) == changed, place
            assert await marks(store, code) == ["ann/0", "ann/1"], place
            assert [shelved.code for shelved in await store.owned([f"bob{code}"])] == [code], place


@pytest.mark.parametrize("sql", ["BEGIN", "INSERT INTO tables", "INSERT INTO entries", "COMMIT"])
@scenario
async def test_a_table_whose_making_is_cut_is_made_once(proxy: Proxy, sql: str) -> None:
    async with stored(proxy.url) as store:
        for place, code in zip(PLACES, codes(), strict=False):
            cut = proxy.arm(placed(place, sql))
            assert await store.create(code, seating(), [move(0)]), place
            await Sheet(store, code, number=1).append([move(1)])
            assert cut.done.is_set(), place
            assert await marks(store, code) == ["ann/0", "ann/1"], place
            assert not await store.create(code, replace(seating(), seed="11" * 32)), "the code is taken"


@pytest.mark.parametrize("sql", ["BEGIN", "UPDATE tables", "INSERT INTO entries", "COMMIT"])
@scenario
async def test_a_table_whose_waking_is_cut_can_be_written_at(proxy: Proxy, sql: str) -> None:
    async with stored(proxy.url) as store:
        for place, code in zip(PLACES, codes(), strict=False):
            assert await store.create(code, seating(), [move(0)])
            cut = proxy.arm(placed(place, sql))
            found = await store.load(code)
            assert found is not None
            await store.append(found.claim, [move(1)], sit(seating(), "bob", "Bob", 1))
            assert cut.done.is_set(), place
            assert await marks(store, code) == ["ann/0", "ann/1"], place


@scenario
async def test_what_arrives_late_by_an_old_line_is_not_written_twice(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        assert await store.create(CODE, seating())
        sheet, late = Sheet(store, CODE), threading.Event()
        cut = proxy.arm(Cut("INSERT INTO entries", late=late))
        await sheet.append([move(0)])
        late.set()  # only now the database gets what was asked for first
        await until(cut.done.is_set)
        await sheet.append([move(1)])
        assert await marks(store) == ["ann/0", "ann/1"]


@scenario
async def test_many_tables_whose_common_commit_is_cut_are_all_answered(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        taken = list(islice(codes(), 20))
        await asyncio.gather(*(store.create(code, seating()) for code in taken))
        sheets = [Sheet(store, code) for code in taken]
        for number in range(6):
            proxy.arm(Cut("INSERT INTO entries", answered=NOTHING))
            await asyncio.gather(*(sheet.append([move(number)]) for sheet in sheets))
        for code in taken:
            assert await marks(store, code) == [f"ann/{number}" for number in range(6)]


@scenario
async def test_a_line_cut_while_nobody_writes_is_not_noticed(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        assert await store.create(CODE, seating())
        proxy.cut_all()
        assert await store.healthy()
        proxy.cut_all()
        await Sheet(store, CODE).append([move(0)])
        assert await marks(store) == ["ann/0"]


@scenario
async def test_a_database_that_goes_away_is_waited_for(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        told: list[bool] = []
        store.watchers.append(lambda: told.append(store.away))
        assert await store.create(CODE, seating())
        proxy.refuse()
        proxy.cut_all()
        waiting = Sheet(store, CODE).append([move(0)])
        await until(lambda: store.away)
        assert not waiting.done(), "nothing is answered that is not kept"
        assert not await store.healthy()
        for request in (store.peek(CODE), store.create("KLMNPQ", seating()), store.load(CODE), store.rename("a", "A")):
            with pytest.raises(Trouble, match="store-away"):
                await request
        proxy.open()
        await waiting
        await until(lambda: not store.away)
        assert await store.healthy()
        assert told == [True, False]
        assert await marks(store) == ["ann/0"]
        assert await store.peek("KLMNPQ") is None, "what was refused is not kept"


@scenario
async def test_an_absence_is_noticed_while_nobody_writes(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        assert await store.create(CODE, seating())
        proxy.refuse()
        proxy.cut_all()
        await until(lambda: store.away)
        proxy.open()
        await until(lambda: not store.away)


@scenario
async def test_a_silent_database_is_taken_for_one_that_is_away(proxy: Proxy) -> None:
    async with stored(proxy.url) as store:
        assert await store.create(CODE, seating())
        proxy.silence()
        waiting = Sheet(store, CODE).append([move(0)])
        assert not await store.healthy(), "nobody waits for its answer for ever"
        proxy.resume()
        await waiting
        assert await marks(store) == ["ann/0"]


@scenario
async def test_the_end_does_not_wait_for_a_database_that_is_away(proxy: Proxy) -> None:
    store = Store(proxy.url)
    assert await store.create(CODE, seating())
    proxy.refuse()
    proxy.cut_all()
    waiting = Sheet(store, CODE).append([move(0)])
    await until(lambda: store.away)
    async with asyncio.timeout(30):
        await store.close()
    with pytest.raises(Unanswered):
        await waiting


@pytest.mark.parametrize(("place", "kept"), [(Cut(answered=NOTHING), True), (Cut(asked=NOTHING), False)])
@scenario
async def test_a_no_to_the_second_attempt_says_nothing_about_the_first(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch, place: Cut, kept: bool
) -> None:
    async with stored(proxy.url) as store:
        assert await store.create(CODE, seating())
        insert, attempts = Writer._insert, []

        def full_at_the_second(writer: Writer, *args: Any) -> None:
            attempts.append(args)
            if len(attempts) == 2:
                raise OSError("no space left on device")
            insert(writer, *args)

        monkeypatch.setattr(Writer, "_insert", full_at_the_second)
        cut = proxy.arm(placed(place, "INSERT INTO entries"))
        done = Sheet(store, CODE).append([move(0)])
        if kept:
            await done
        else:
            with pytest.raises(Unanswered):
                await done
        assert cut.done.is_set()
        assert await marks(store) == (["ann/0"] if kept else [])


# Two writers at one table


@scenario
async def test_who_has_a_table_from_an_earlier_life_cannot_write(url: str) -> None:
    ready(url)
    async with stored(url) as first, stored(url) as second:
        assert await first.create(CODE, seating())
        mine = await first.load(CODE)
        assert mine is not None
        await first.append(mine.claim, [move(0)])
        mine.claim.number += 1
        theirs = await second.load(CODE)
        assert theirs is not None
        for log, seats in (([move(1)], None), ([], sit(seating(), "eve", "Eve", 1)), ([move(2)], seating())):
            with pytest.raises(Overtaken):
                await first.append(mine.claim, log, seats)
        await second.append(theirs.claim, [move(3)], sit(seating(), "bob", "Bob", 1))
        assert await marks(first) == await marks(second) == ["ann/0", "ann/3"]
        assert await first.peek(CODE) == sit(seating(), "bob", "Bob", 1)


@scenario
async def test_one_of_two_that_write_the_same_number_is_overtaken(url: str) -> None:
    ready(url)
    async with stored(url) as first, stored(url) as second:
        assert await first.create(CODE, seating())
        mine, theirs = Claim(CODE, 1, 0), Claim(CODE, 2, 0)
        found = await asyncio.gather(
            first.append(mine, [move(0)]), second.append(theirs, [move(1)]), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in found) == ["NoneType", "Overtaken"]
        assert await marks(first) == (["ann/0"] if found[0] is None else ["ann/1"])


@scenario
async def test_a_table_claimed_by_many_at_once_has_one_writer(url: str) -> None:
    ready(url)
    async with stored(url) as first, stored(url) as second:
        assert await first.create(CODE, seating())
        found = await asyncio.gather(*(store.load(CODE) for store in (first, second) * 4))
        claims = [each.claim for each in found if each is not None]
        assert len({claim.life for claim in claims}) == 8
        latest = max(claims, key=lambda claim: claim.life)
        for claim in claims:
            if claim is not latest:
                with pytest.raises(Overtaken):
                    await first.append(claim, [move(0)])
        await second.append(latest, [move(1)])
        assert await marks(first) == ["ann/1"]
