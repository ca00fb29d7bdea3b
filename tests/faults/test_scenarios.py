"""Every scenario, in its quick size and in its long one."""

import asyncio
from pathlib import Path

import pytest

from .scenarios import SCENARIOS, Scenario

HANGS = 600.0
"""Seconds after which a quick one hangs."""
each = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)


@each
def test_quick(scenario: Scenario, tmp_path: Path) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario.run(scenario.quick, tmp_path), HANGS)

    asyncio.run(bounded())


@pytest.mark.slow
@each
def test_long(scenario: Scenario, tmp_path: Path) -> None:
    async def whole() -> None:
        await scenario.run(scenario.long, tmp_path)

    asyncio.run(whole())
