"""Whether anybody was sent anything that they may not know: every byte they got, against the true game.

Steps are searched as wholes; a refusal must be the same in every deal that its player cannot tell from the true one;
what is left, such as the lobby and what the table itself says no to, is searched for cards and words. Pages of the JSON
interface are searched like what came over the socket.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from tablee import Record

from .playing import Page
from .secrets import secrets_of
from .secrets.truth import Leak, Secrets, Truth, encoded, says_twice, sorted_json
from .tools import Client, Json


class Found(NamedTuple):
    """What a search has come to."""

    steps: int
    """How many steps were looked at."""
    refusals: int
    """How many refusals of the rules."""
    leaks: list[Leak]

    @property
    def kinds(self) -> set[str]:
        """The kinds of searches that have found something."""
        return {leak.kind for leak in self.leaks}


class Chapter:
    """A game until an undo, or until its end."""

    def __init__(self, truth: Truth) -> None:
        self.truth = truth
        self.secrets: Secrets = secrets_of(truth)
        self.read: set[tuple[int | None, str]] = set()
        """What has been searched, and for whose eyes: those who share them are sent the same bytes."""

    def search(self, text: str, step: Json, seat: int | None) -> Iterator[Leak]:
        """Everything in a step that the seat may not know."""
        if (seat, text) not in self.read:
            self.read.add((seat, text))
            yield from sight(text, step, self.truth, seat)
            yield from self.secrets.search(step, seat)

    def refused(self, refusal: Json, move: Json, at: int, seat: int) -> Iterator[Leak]:
        """A refusal that depends on what the seat may not know, or says more than the rules do."""
        if any(reason != refusal for reason in self.truth.refusals(at, seat, move)):
            yield Leak("refusal", f"{refusal} to {move} after input {at}")


def chapters(records: Sequence[Record]) -> list[Chapter]:
    """The game from undo to undo, and then to its end."""
    story: list[Chapter] = []
    for record in records:
        story.append(Chapter(Truth(record, story[-1].truth if story else None)))
    return story


def search(client: Client, live: Client, story: Sequence[Chapter]) -> Found:
    """Everything that a client was sent and should not have been; `live` has the same eyes and saw it all happen."""
    leaks: list[Leak] = []
    steps = refusals = at = 0
    number = len(story) - 1 - sum(frame["t"] == "rewound" for frame in client.frames)
    for text, frame in zip(client.texts, client.frames, strict=True):
        leaks += seed(text, frame, story[-1].truth)
        if frame["t"] == "rewound":
            leaks += story[number].secrets.taken_back(frame["d"]["step"]["at"], client.you)
            number += 1
        if frame["t"] == "welcome":
            leaks += past(frame, live)
        step = step_of(frame)
        if step is not None:
            steps, at = steps + 1, step["at"]
            leaks += story[number].search(text, step, client.you)
        rest = beside(frame)
        refusal = rest.pop("refusal", None)
        if refusal is not None and client.you is not None:
            refusals += 1
            leaks += story[number].refused(refusal, client.said[rest["id"]]["move"], at, client.you)
        leaks += story[number].secrets.search_around(rest, at, client.you)
    return Found(steps, refusals, leaks)


def search_page(page: Page, story: Sequence[Chapter]) -> Found:
    """Everything that a page says and should not have said to whoever asked for it."""
    chapter, data = story[page.chapter], msgspec.json.decode(page.text)
    fairness = chapter.truth.record.fairness
    assert fairness is not None
    leaks = [Leak("seed", page.path)] if fairness.seed in page.text else []
    moments = data.pop("moments", [])
    for moment in moments:
        leaks += chapter.search(msgspec.json.encode(moment).decode(), moment, page.eyes)
    for entry in data.pop("log", []):
        leaks += told_late(entry, chapter.truth, page.eyes)
    leaks += chapter.secrets.search_around(data, page.at, page.eyes)
    return Found(len(moments), 0, leaks)


def beside(frame: Json) -> Json:
    """What a frame says beside its step, and beside a past that is compared with what was told live."""
    if frame["t"] == "step":
        return {}
    return {name: value for name, value in frame["d"].items() if name not in ("step", "log")}


def step_of(frame: Json) -> Json | None:
    """The step in a frame, if it has one."""
    found = {"step": frame["d"], "rewound": frame["d"].get("step"), "welcome": frame["d"].get("step")}
    return found.get(frame["t"])


def seed(text: str, frame: Json, truth: Truth) -> Iterator[Leak]:
    """The seed is nowhere before the end."""
    lobby = frame["d"] if frame["t"] == "lobby" else frame["d"].get("lobby", {})
    fairness = truth.record.fairness
    assert fairness is not None
    if fairness.seed in text and lobby.get("phase") != "over":
        yield Leak("seed", frame["t"])


def sight(text: str, step: Json, truth: Truth, seat: int | None) -> Iterator[Leak]:
    """In any deal that the seat cannot tell from the true one, it would have been sent the same bytes."""
    sent = sorted_json(encoded(step["view"]))
    if any(view != sent for view in truth.views(step["at"], seat)):
        yield Leak("view", f"a view that depends on what is hidden, after input {step['at']}")
    if says_twice(text):
        yield Leak("view", f"something said twice, of which a reader sees the last alone, after input {step['at']}")
    if seat is not None and step.get("moves") and any(moves not in text for moves in truth.moves(step["at"], seat)):
        yield Leak("view", f"moves that depend on what is hidden, after input {step['at']}")


def told_late(entry: Json, truth: Truth, seat: int | None) -> Iterator[Leak]:
    """An older page of the log tells of an input what those eyes were told when it was made: that is searched there."""
    seen = [event.seen_by(seat) for event in truth.events[entry["at"]]]
    if entry["events"] != msgspec.json.decode(encoded([event for event in seen if event is not None])):
        yield Leak("past", f"a past that was not told then, of input {entry['at']}")


def past(welcome: Json, live: Client) -> Iterator[Leak]:
    """What a welcome tells of the past is what was told live, and each of that is searched; nothing that was undone."""
    told: list[tuple[int, list[Json]]] = []
    for frame in live.frames:
        if frame.get("v", 0) > welcome["v"]:
            break
        if frame["t"] == "step":
            told.append((frame["d"]["at"], frame["d"]["events"]))
        elif frame["t"] == "rewound":
            told = [(at, events) for at, events in told if at <= frame["d"]["step"]["at"]]
    since = welcome["d"].get("since", 0)
    last_page = [{"at": at, "events": events} for at, events in told if at > since and events]
    if welcome["d"].get("log", []) != last_page:
        yield Leak("past", f"a past that was not told live, in version {welcome['v']}")
