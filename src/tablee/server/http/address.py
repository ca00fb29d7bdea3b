"""Where browsers find this server, and where they come from."""

import socket
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from tablee.server.settings import Settings

LAN: Final = 64
"""Bits of an IPv6 address that one household has: the others are its own to choose."""


def addresses(settings: Settings, port: int) -> list[str]:
    """Every address by which browsers may reach the server."""
    if settings.public_url:
        return [settings.public_url]
    if settings.host not in ("0.0.0.0", "::"):
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return [f"http://{host}:{port}"]
    here = [f"http://localhost:{port}"]
    address = room_address()
    return [*here, f"http://{address}:{port}"] if address is not None else here


def room_address() -> str | None:
    """This machine's address on the local network; asking sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def network(address: str) -> str:
    """Whom an address stands for: in IPv6 everybody has billions of them, so the network counts."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), LAN), strict=False))
