"""A table set up by hand: what a test plays is seen in a browser, whatever the server says."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import tablee
from tablee import Event, Seat, narrate
from tablee.kernel.sample import told

Guest = Callable[..., Page]
NOBODY = -1


class Stage:
    """A page at a table where what a test sets up is played, whatever the server says: its cards and names."""

    def __init__(self, page: Page, game: str, state: Any, names: Sequence[str]) -> None:
        self.game, self.state, self.names = tablee.game(game), state, names
        self.log: list[Event] = []
        self.socket: WebSocketRoute | None = None
        self.seen = 0
        self.version = 0
        self.you: Seat | None = None
        page.route_web_socket(re.compile("/ws"), self._lay)

    def _lay(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(lambda text: self._carry(json.loads(text)))

    def _carry(self, frame: dict[str, Any]) -> None:
        """The server's table, with what is played here instead of its own game."""
        assert self.socket is not None
        if frame["t"] in ("step", "lobby"):
            return
        if frame["t"] == "welcome":
            table = frame["d"]
            self.you, self.version = table["you"], table["v"]
            for seat, name in zip(table["lobby"]["seats"], self.names, strict=True):
                seat["name"] = name
            table["step"] = self._step([], NOBODY)
            table["log"] = msgspec.to_builtins(self.log)
        self.socket.send(json.dumps(frame))

    def _step(self, events: Sequence[Event], seat: Seat) -> dict[str, Any]:
        state, you = self.state, self.you
        self.seen += 1
        step = {"at": self.seen, "seat": seat, "events": events, "view": state.view(you)}
        moves = () if you is None else tuple(told(state.moves(you)))
        outcome = {} if state.outcome is None else {"outcome": state.outcome}
        return msgspec.to_builtins({**step, "moves": moves, **outcome})  # type: ignore[no-any-return]

    def play(self, seat: Seat, *texts: str) -> None:
        """Somebody makes these moves, and the page hears of it."""
        for text in texts:
            events = narrate(self.state, seat, self.game.parse(text))
            self.log += events
            if self.socket is not None:
                self.version += 1
                self.socket.send(json.dumps({"t": "step", "d": self._step(events, seat), "v": self.version}))


def staged(
    guest: Guest,
    game: str,
    state: Any,
    names: Sequence[str],
    at: str = "t",
    *,
    options: dict[str, object] | None = None,
    **setting: Any,
) -> tuple[Page, Stage]:
    """Somebody in the first seat, or before the big screen, at a table set up by hand."""
    page = guest("/", name=names[0], **setting)
    wish = {"game": game, "seats": len(names), "bots": "easy", "start": True, "options": options or {}}
    made = page.evaluate(
        """wish => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wish) }).then((answer) => answer.json())""",
        wish,
    )
    stage = Stage(page, game, state, names)
    page.goto(f"/{at}/{made['code']}")
    page.wait_for_selector(f".{game}")
    return page, stage
