"""Whole games over sockets, with spectators, late-comers, broken connections and undo."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tablee import Record
from tablee.games.taichi.lexicon import find

from .secrets.truth import encoded
from .tools import WAIT, Client, Json, Server

LATE = (4, 30)
"""After how many moves somebody looks in."""
REGRET = 0.25
"""How often a move is taken back, if it can be."""
MEDDLING = 0.2
"""How often everybody tries something that they may not do."""
KNOWN = 40
"""Moves that are remembered to be tried."""
MISSED = 6
"""How many versions somebody whose connection broke has missed."""


class Page(NamedTuple):
    """What somebody got from the JSON interface during a game."""

    path: str
    eyes: int | None
    """Through whose eyes it may be: of whoever asked, or a spectator's."""
    status: int
    text: str
    at: int
    """How many inputs there were."""
    chapter: int
    """How many undos there had been."""


@dataclass
class Evening:
    """A game and everybody who saw it."""

    players: list[Client]
    watchers: list[Client]
    """A spectator, and a common screen in a player's browser."""
    late: list[tuple[Client, Client]] = field(default_factory=list)
    """Who came later, each with somebody who had the same eyes from the beginning."""
    records: list[Record] = field(default_factory=list)
    """The true game before each undo, and at its end."""
    pages: list[Page] = field(default_factory=list)
    known: list[Json] = field(default_factory=list)
    """Moves that somebody was offered, the latest last."""

    def eyes(self) -> Iterator[tuple[Client, Client]]:
        """Everybody, each with somebody who had the same eyes from the beginning."""
        yield from ((client, client) for client in (*self.players, *self.watchers))
        yield from self.late

    def all(self) -> list[Client]:
        """Every connection."""
        return [client for client, _ in self.eyes()]


async def whole_game(
    server: Server, game: str, seats: int, options: dict[str, Any], *, undos: int = 3, turns: int = 10_000
) -> Evening:
    """A game played at random to its end, or for so many turns; so many moves at most are taken back."""
    rng, whims = random.Random(f"{game}{seats}{options}"), random.Random(seats)
    guests = [server.guest(f"P{seat}") for seat in range(seats)]
    clients = await server.table(*guests, game=game, options=options)
    watchers = [await server.guest("W").connect(clients[0].code), await guests[0].connect(clients[0].code, "?watch")]
    evening = Evening(clients, watchers)
    await clients[0].ask("start")
    for turn in range(1, turns + 1):
        await level(evening.all())
        if clients[0].over:
            break
        if whims.random() < MEDDLING:
            await meddle(server, evening, whims)
        actor = rng.choice([client for client in clients if client.moves])
        await actor.play(chosen(actor, rng))
        if turn in LATE:
            await look_in(server, evening, LATE.index(turn) + 1)
            await leaf_through(evening)
        if (actor.step or {}).get("undo") and len(evening.records) < undos and rng.random() < REGRET:
            await level(evening.all())
            await take_back(server, evening, actor)
    await level(evening.all())
    evening.records.append(true_record(server, clients[0].code))
    return evening


async def meddle(server: Server, evening: Evening, rng: random.Random) -> None:
    """Everybody tries something that somebody may do or might have done, and that they may not do now."""
    for client in evening.players:
        evening.known += rng.sample(client.moves, min(len(client.moves), 5))
    del evening.known[:-KNOWN]
    live = server.hall.tables[evening.players[0].code].live
    assert live is not None
    for client in (*evening.players, *evening.watchers):
        move = rng.choice(evening.known)
        meant = live.game.read_move(encoded(move))
        if client.step is not None and (client.you is None or live.state.why_not(client.you, meant) is not None):
            answer = await client.answer(await client.say("play", move=move, at=client.step["at"]))
            assert not answer["ok"]


async def leaf_through(evening: Evening) -> None:
    """Players and spectators ask for everything that is told about the game."""
    await level(evening.all())
    if evening.players[0].over:
        return
    count = len(evening.players)
    for client in (*evening.players, evening.watchers[0]):
        await turn_to(evening, client, "", None)
        await turn_to(evening, client, "/record", None)
        await turn_to(evening, client, "/replay", None)
        await turn_to(evening, client, "/log?before=9999", None)
        for seat in {client.you, ((client.you or 0) + 1) % count} - {None}:
            await turn_to(evening, client, f"/replay?seat={seat}", client.you)
            await turn_to(evening, client, f"/log?before=9999&seat={seat}", client.you)


async def turn_to(evening: Evening, client: Client, path: str, eyes: int | None) -> None:
    """Somebody asks for a page."""
    assert client.step is not None
    async with client.guest.session.get(f"{client.guest.url}/api/tables/{client.code}{path}") as response:
        text, status = await response.text(), response.status
    evening.pages.append(Page(path, eyes, status, text, client.step["at"], len(evening.records)))


def true_record(server: Server, code: str) -> Record:
    """The game so far as the server has it, with all that is hidden."""
    live = server.hall.tables[code].live
    assert live is not None
    return live.log.record()


async def level(clients: Sequence[Client]) -> None:
    """Wait until everybody has been told the same."""
    async with asyncio.timeout(WAIT):
        while len({client.v for client in clients}) > 1 or not (
            clients[0].over or any(client.moves for client in clients)
        ):
            await asyncio.sleep(0.0)


async def look_in(server: Server, evening: Evening, times: int) -> None:
    """Somebody begins to watch, and a player opens another window or comes back after a broken connection."""
    await level(evening.all())
    player = evening.players[times % len(evening.players)]
    assert player.v is not None
    last = player.v - MISSED if times % 2 else None
    evening.late += [
        (await player.guest.connect(player.code, last=last), player),
        (await server.guest("L").connect(player.code), evening.watchers[0]),
    ]


async def take_back(server: Server, evening: Evening, actor: Client) -> None:
    """The actor's last move is taken back; everybody agrees."""
    evening.records.append(true_record(server, actor.code))
    await actor.ask("ask-undo")
    for client in evening.players:
        if client is not actor:
            await client.ask("answer-undo", agree=True)


def chosen(client: Client, rng: random.Random) -> Json:
    """A move at random, of a kind that brings the game to its end."""
    assert client.step is not None
    view = client.step["view"]
    match view["type"]:
        case "taichi-view":
            return speech(view, client.moves, rng)
        case "tapecho-view":
            lays = [move for move in client.moves if move["type"] in ("lay", "lay-first", "react")]
            return rng.choice(lays if lays and rng.random() < 0.7 else client.moves)
        case _:
            return rng.choice(client.moves)


def speech(view: Json, moves: list[Json], rng: random.Random) -> Json:
    """A word that will do, mostly; sometimes one that will not, or one to vote on."""
    others = [move for move in moves if move["type"] not in ("give-up", "say", "insist")]
    if len(others) == len(moves):
        return rng.choice(moves)
    words = find("primer").solutions(view["letters"], [word["word"] for word in view.get("words", ())])
    chance = rng.random()
    if chance < 0.6 and words:
        return {"type": "say", "word": rng.choice(words.common(20))}
    if chance < 0.7:
        return {"type": "say", "word": "zk"}
    if chance < 0.8:
        return {"type": "say", "word": "".join(card[0] for card in view["letters"]) + "zk"}
    if chance < 0.9 and view["options"].get("vote") and view["phase"] != "vote" and max(view.get("asked", [0])) < 3:
        return {"type": "insist", "word": "".join(card[0] for card in view["letters"]) + "zk"}
    return rng.choice(others or [{"type": "give-up"}])
