"""Where browsers find the server, and whom an address stands for."""

import socket
from typing import Any

import pytest

from tablee.server.http import address
from tablee.server.http.address import addresses, network, room_address
from tablee.server.settings import Settings


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        (Settings(public_url="https://tablee.example"), ["https://tablee.example"]),
        (Settings(host="10.0.0.5"), ["http://10.0.0.5:80"]),
        (Settings(host="::1"), ["http://[::1]:80"]),
        (Settings(host="0.0.0.0"), ["http://localhost:80", "http://192.168.1.7:80"]),
        (Settings(host="::"), ["http://localhost:80", "http://192.168.1.7:80"]),
    ],
)
def test_every_address_by_which_browsers_come(
    settings: Settings, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "room_address", lambda: "192.168.1.7")
    assert addresses(settings, 80) == found


def test_a_machine_without_a_network_has_its_own_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "room_address", lambda: None)
    assert addresses(Settings(), 80) == ["http://localhost:80"]


@pytest.mark.parametrize(("name", "found"), [("192.168.1.7", "192.168.1.7"), ("127.0.0.1", None), (None, None)])
def test_the_address_in_the_room(name: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe:
        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, to: Any) -> None:
            if name is None:
                raise OSError("no network")

        def getsockname(self) -> tuple[str | None, int]:
            return name, 1

    monkeypatch.setattr(socket, "socket", lambda *_: Probe())
    assert room_address() == found


@pytest.mark.parametrize(
    ("said", "whom"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("nobody", "nobody"),
    ],
)
def test_whom_an_address_stands_for(said: str, whom: str) -> None:
    assert network(said) == whom
