"""Everybody who looks at a table."""

from tablee.server import metrics
from tablee.server.lobby.seating import FREE, Chair, Seating
from tablee.server.play.history import Kind, Version
from tablee.server.table.audience import Audience, News
from tablee.server.table.viewer import Viewer
from tablee.server.wire.server_frames import Bye

SEATING = Seating(game="tango", rules=1, seed="00", chairs=(Chair(owner="ann"), FREE), host="ann")


class Reader(Viewer):
    """A viewer who keeps what they are told."""

    def __init__(self, owner: str, seat: int | None = None, *, watching: bool = False) -> None:
        super().__init__(owner, "", watching=watching, backlog=1)
        self.seat = seat
        self.told: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.told.append(data)


def room(*readers: Reader) -> Audience:
    audience = Audience()
    for reader in readers:
        audience.add(reader)
    return audience


def counted() -> float:
    return metrics.registry.get_sample_value("tablee_viewers") or 0.0


def test_who_is_there_and_through_whose_eyes() -> None:
    ann, television = Reader("ann", 0), Reader("ann", watching=True)
    audience = room(ann, television, Reader("eve"))
    assert audience.present() == {"ann", "eve"}
    assert audience.eyes() == {0, None}
    assert audience.of("ann") == [ann, television]
    assert audience.strangers(SEATING) == 2
    audience.close(Bye("stopping", 0))


def test_everybody_is_told_through_their_own_eyes_by_one_write_but_for_one() -> None:
    ann, eve, bob = Reader("ann", 0), Reader("eve"), Reader("bob")
    audience = room(ann, eve, bob)
    step = News(Version(1, Kind.STEP), eyes={0: b"yours ", None: b"theirs "})
    audience.tell([step, News(Version(2, Kind.LOBBY), common=b"lobby")], but=bob)
    assert (ann.told, eve.told, bob.told) == ([b"yours lobby"], [b"theirs lobby"], [])
    audience.close(Bye("stopping", 0))


def test_those_counted_are_those_who_look() -> None:
    before = counted()
    ann, eve = Reader("ann", 0), Reader("eve")
    audience = room(ann, eve)
    assert counted() == before + 2
    audience.remove(ann)
    assert (counted(), len(audience), ann in audience) == (before + 1, 1, False)
    audience.close(Bye("stopping", 0))
    assert (counted(), len(audience)) == (before, 0)
