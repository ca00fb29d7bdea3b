"""Processes that die, hang, stop or will not go: what is asked of them is answered for, and none is left behind."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from tablee.kernel.errors import TableeError
from tablee.kernel.registry import game as find_game
from tablee.server.processes import Crew, Failed, Lost, Prepare

from .tools import eventually, scenario

ENDLESS = "while True: pass"
DEAF = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + ENDLESS
STOPPED = "import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)"
LONG = 3_600.0


READY: Prepare = partial(exec, "pass")


@asynccontextmanager
async def crew(patience: float = LONG, prepare: Prepare = READY, size: int = 1) -> AsyncIterator[Crew]:
    found = Crew(size, prepare, patience)
    try:
        yield found
    finally:
        await found.close()


def gone(pid: int) -> bool:
    """Whether nothing is left of a process: a zombie still has its number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@scenario
async def test_work_is_done_elsewhere_by_the_same_process() -> None:
    async with crew() as some:
        pid = await some.do(os.getpid)
        assert pid != os.getpid()
        assert await some.do(os.getpid) == pid
        assert await some.do(sorted, [3, 1, 2]) == [1, 2, 3]


@scenario
async def test_patience_counts_from_when_a_process_is_ready() -> None:
    async with crew(patience=1.0, prepare=partial(time.sleep, 1.5)) as some:
        assert await some.do(os.getpid) != os.getpid()


@scenario
async def test_what_takes_too_long_is_given_up_and_reaped() -> None:
    async with crew() as some:
        pid = await some.do(os.getpid)
        some.patience = 0.1
        with pytest.raises(TimeoutError):
            await some.do(exec, ENDLESS)
        some.patience = LONG
        await eventually(lambda: gone(pid))
        assert await some.do(os.getpid) != pid


@scenario
async def test_mistakes_are_told_and_the_process_goes_on() -> None:
    async with crew() as some:
        pid = await some.do(os.getpid)
        with pytest.raises(TableeError) as refused:
            await some.do(find_game, "whist")
        assert refused.value.problem.key == "game-unknown"
        assert "whist" in refused.value.problem.args.values()
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await some.do(divmod, 1, 0)
        assert await some.do(os.getpid) == pid


@scenario
async def test_who_dies_at_work_is_lost_and_replaced() -> None:
    async with crew() as some:
        pid = await some.do(os.getpid)
        with pytest.raises(Lost):
            await some.do(os._exit, 1)
        await eventually(lambda: gone(pid))
        other = await some.do(os.getpid)
        os.kill(other, signal.SIGKILL)
        (member,) = some.idle
        await eventually(lambda: member.dead)
        assert await some.do(os.getpid) not in (pid, other), "one that died while it was idle is nobody's loss"


@scenario
async def test_what_eats_all_memory_is_lost() -> None:
    async with crew() as some:
        with pytest.raises(Lost):
            await some.do(exec, "raise MemoryError")


@scenario
async def test_work_whose_caller_is_gone_is_ended_and_keeps_its_seat() -> None:
    async with crew() as some:
        pid = await some.do(os.getpid)
        caller = asyncio.create_task(some.do(time.sleep, 0.3))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        caller.cancel()
        assert some.seats.locked()
        assert await some.do(os.getpid) == pid


@scenario
async def test_who_waits_for_a_seat_can_be_called_off() -> None:
    async with crew() as some:
        working = asyncio.create_task(some.do(time.sleep, 0.3))
        waiting = asyncio.create_task(some.do(os.getpid))
        await asyncio.sleep(0)
        waiting.cancel()
        await working
        assert await some.do(os.getpid) != os.getpid()


@pytest.mark.parametrize("work", [ENDLESS, DEAF, STOPPED], ids=["endless", "deaf", "stopped"])
def test_all_go_at_the_end_whatever_they_do(work: str) -> None:
    @scenario
    async def closed() -> None:
        some = Crew(1, READY, LONG)
        pid = await some.do(os.getpid)
        lost = asyncio.create_task(some.do(exec, work))
        await asyncio.sleep(0.05)
        await some.close()
        assert gone(pid)
        with pytest.raises(Lost):
            await lost
        with pytest.raises(Lost):
            await some.do(os.getpid)

    closed()


@scenario
async def test_the_end_may_come_before_a_process_is_there() -> None:
    some = Crew(1, partial(time.sleep, LONG), LONG)
    some.wake()
    lost = asyncio.create_task(some.do(os.getpid))
    await asyncio.sleep(0)
    await some.close()
    with pytest.raises(Lost):
        await lost
