"""The inbox of a table: one reader, and nobody who puts something in waits."""

import asyncio

from tablee.server.table.inbox import MOST, Inbox, Missing, Tick

from ..tools import scenario


@scenario
async def test_notes_come_out_in_the_order_in_which_they_went_in() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    assert inbox.empty
    inbox.put(Missing("a"))
    inbox.put(Missing("b"))
    assert not inbox.empty
    assert [await inbox.get(), await inbox.get()] == [Missing("a"), Missing("b")]
    assert inbox.empty


@scenario
async def test_whoever_waits_is_woken() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put(Tick())
    inbox.put(Missing("later"))
    assert await asyncio.wait_for(reader, 10) == Tick()
    assert await inbox.get() == Missing("later")


@scenario
async def test_a_reader_that_is_called_off_leaves_nothing_behind() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reader.cancel()
    await asyncio.wait([reader])
    assert inbox.waiter is None
    inbox.put(Tick())
    assert await inbox.get() == Tick()


@scenario
async def test_what_may_wait_is_bounded() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    for _ in range(MOST - 1):
        inbox.put(Tick())
    assert not inbox.full
    inbox.put(Tick())
    assert inbox.full
