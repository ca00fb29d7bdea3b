"""Viewers who do nothing, or who play one game against bots each: for what tables cost that are not being played.

`python -m benchmarks.server_idle PORT TABLES` connects and waits; with `play` it plays the games and prints how many
tables were in memory at once.
"""

import asyncio
import json
import random
import resource
import sys
import urllib.request

import aiohttp

AT_ONCE = 50


async def watch(session: aiohttp.ClientSession, url: str) -> aiohttp.ClientWebSocketResponse:
    """A table where somebody sits and waits for others."""
    async with session.post(f"{url}/api/tables", json={"game": "tarot", "seats": 4}) as response:
        code = (await response.json())["code"]
    socket = await session.ws_connect(f"{url}/ws/{code}")
    await socket.send_str('{"id":"1","d":{"t":"hello"}}')
    await socket.receive()
    await socket.receive()
    return socket


async def play(session: aiohttp.ClientSession, url: str) -> None:
    """A game of Tango against bots, to its end."""
    asked = {"game": "tango", "seats": 2, "bots": "random", "start": True}
    async with session.post(f"{url}/api/tables", json=asked) as response:
        code = (await response.json())["code"]
    async with session.ws_connect(f"{url}/ws/{code}") as socket:
        await socket.send_str('{"id":"hello","d":{"t":"hello"}}')
        async for message in socket:
            frame = json.loads(message.data)
            data = frame["d"]
            if frame["t"] == "lobby" and data["phase"] == "over":
                return
            step = data.get("step") if frame["t"] == "welcome" else data if frame["t"] == "step" else None
            if step and step.get("moves"):
                move = random.choice(step["moves"])
                said = {"id": f"at-{step['at']}", "d": {"t": "play", "move": move, "at": step["at"]}}
                await socket.send_str(json.dumps(said))


async def main() -> None:
    port, tables = int(sys.argv[1]), int(sys.argv[2])
    url = f"http://127.0.0.1:{port}"
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        if "play" in sys.argv:
            games = asyncio.gather(*(play(session, url) for _ in range(tables)))
            await asyncio.sleep(2)
            during = await asyncio.to_thread(in_memory, port + 1)
            await games
            print(during, flush=True)
            return
        sockets = []
        for start in range(0, tables, AT_ONCE):
            sockets += await asyncio.gather(*(watch(session, url) for _ in range(min(AT_ONCE, tables - start))))
        print("ready", flush=True)
        await asyncio.sleep(60)


def in_memory(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("tablee_tables "))))


if __name__ == "__main__":
    asyncio.run(main())
