"""A reaction window of Tapécho looks the same whether or not somebody holds the card (P22): the same moves at two
tables that differ in one hidden hand, and every byte that the others are sent."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import tablee
from tablee.games.tapecho import action, reactions, windows
from tablee.games.tapecho.deck import pack_for
from tablee.games.tapecho.pieces import MEN, WOMEN
from tablee.games.tapecho.rules import State
from tablee.kernel.sets import cards_of

from .playing import level
from .tools import Client, Json, Server, scenario, served

TAPECHO = tablee.game("tapecho")
PACK = pack_for(None)
HERS, HIS = (cards_of(PACK.defences[camp])[0] for camp in (WOMEN, MEN))
FOIL, OTHER_FOIL = cards_of(PACK.foils)[:2]
MUTE = next(card for card, figure in enumerate(PACK.cards) if figure.effect == "mute" and PACK.fits[MEN] >> card & 1)
OUT_OF_PLACE = cards_of(PACK.atouts & PACK.foreign[0] & PACK.fits[WOMEN])[0]
NEUTRAL = cards_of(PACK.atouts & ~PACK.foreign[0])
TIMES = re.compile(r'"left":\d+')


class Case(NamedTuple):
    """A card laid by the first player, and somebody who may hold the card to react with."""

    laid: Json
    foiled: bool
    """Whether the second player lays a hors contexte on it."""
    holder: int
    card: int


ATOUT = {"type": "lay", "card": OUT_OF_PLACE, "on": 0}
CASES = {
    "a card out of place": Case(ATOUT, foiled=False, holder=2, card=FOIL),
    "an attack": Case({"type": "lay", "card": MUTE, "on": 1}, foiled=False, holder=1, card=HIS),
    "a hors contexte": Case(ATOUT, foiled=True, holder=0, card=HERS),
}


def hands(case: Case, held: int) -> list[tuple[int, ...]]:
    """The hands; the holder has that card among others."""
    dealt = [(case.laid["card"], NEUTRAL[0]), (OTHER_FOIL, NEUTRAL[1]), (NEUTRAL[2],), (NEUTRAL[3],)]
    return [(*hand, held) if seat == case.holder else hand for seat, hand in enumerate(dealt)]


async def told(server: Server, case: Case, held: int) -> dict[int | None, list[str]]:
    """What everybody else and a spectator are sent while the card is laid, answered and declined by all."""
    clients = await server.table(*(server.guest(f"P{seat}") for seat in range(4)), game="tapecho")
    everybody = [*clients, await server.guest("W").connect(clients[0].code)]
    await clients[0].ask("start")
    await level(everybody)
    live = server.hall.tables[clients[0].code].live
    assert live is not None
    live.log.state = TAPECHO.position(4, hands=hands(case, held), context=0)
    live.since = {0: live.at}
    read = [len(client.texts) for client in everybody]
    await clients[0].ask("play", move=case.laid, at=live.at)
    await level(everybody)
    for client in [clients[1]] * case.foiled + clients * 2:
        await answer(client, react=case.foiled and client is clients[1])
        await level(everybody)
    return {
        client.you: [
            alike(text)
            for text, frame in zip(client.texts[start:], client.frames[start:], strict=True)
            if frame["t"] == "step"
        ]
        for client, start in zip(everybody, read, strict=True)
        if client.you != case.holder
    }


async def answer(client: Client, *, react: bool) -> None:
    """Whoever is asked reacts, or declines."""
    wanted = "react" if react else "decline"
    moves = [move for move in client.moves if move["type"] == wanted]
    if moves:
        await client.play(moves[0])


def alike(text: str) -> str:
    """A frame without the time that is left, which passes at both tables."""
    return TIMES.sub('"left":0', text)


async def difference(data: Path, case: Case) -> set[int | None]:
    """Whose frames tell whether the card is held."""
    async with served(data) as server:
        with_it = await told(server, case, case.card)
        without = await told(server, case, NEUTRAL[4])
        assert all(len(frames) >= 2 for frames in with_it.values())
        return {eyes for eyes, frames in with_it.items() if frames != without[eyes]}


@pytest.mark.parametrize("name", CASES)
@scenario
async def test_a_window_does_not_tell_whether_the_card_is_held(tmp_path: Path, name: str) -> None:
    assert await difference(tmp_path, CASES[name]) == set()


def asked_if_held(patch: pytest.MonkeyPatch) -> None:
    """No window opens where nobody could react."""
    honest = reactions.concerned

    def concerned(board: Any) -> tuple[int, ...]:
        holders = PACK.foils | PACK.defences[WOMEN] | PACK.defences[MEN]
        asked = honest(board)
        return asked if any(board.hands[seat] & holders & ~(1 << OTHER_FOIL) for seat in asked) else ()

    patch.setattr(action, "concerned", concerned)


def shorter_if_not_held(patch: pytest.MonkeyPatch) -> None:
    """A window in which nobody could react is shorter."""
    honest = windows.to_react

    def to_react(state: State) -> Any:
        found = honest(state)
        if found is None or any(reactions.reactions(state, seat) & ~(1 << OTHER_FOIL) for seat in state.acting):
            return found
        return replace(found, seconds=found.seconds - 1)

    patch.setattr(windows, "to_react", to_react)


def countered_if_held(patch: pytest.MonkeyPatch) -> None:
    """A hors contexte cancels a card at once if there is no defence against it."""
    honest = reactions.may_hold_defence

    def may_hold_defence(board: Any, seat: int) -> bool:
        return honest(board, seat) and bool(board.hands[seat] & PACK.defences[board.match.camps[seat]])

    patch.setattr(action, "may_hold_defence", may_hold_defence)


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (asked_if_held, "a card out of place"),
        (asked_if_held, "an attack"),
        (shorter_if_not_held, "a card out of place"),
        (shorter_if_not_held, "an attack"),
        (countered_if_held, "a hors contexte"),
    ],
)
@scenario
async def test_a_window_that_tells_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], name: str
) -> None:
    leak(monkeypatch)
    case = CASES[name]
    assert await difference(tmp_path, case) == {None, 0, 1, 2, 3} - {case.holder}
