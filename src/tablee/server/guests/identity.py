"""Who somebody is: an opaque token in a cookie, signed by this server. No account, no password, no name in it."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

COOKIE: Final = "tablee"
COOKIE_AGE: Final = 400 * 24 * 3600
"""Seconds: the longest that browsers keep a cookie."""
KEY_BYTES: Final = 32
ID_BYTES: Final = 16
_LOGGED: Final = secrets.token_bytes(16)
"""Drawn anew at each start: names in the logs lead nowhere."""
HANDS: Final = 12
"""How many people may share one browser (pass-and-play)."""


class Signer:
    """Makes and checks tokens."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new_token(self) -> str:
        """A token for somebody new."""
        return self.sign(_spelled(secrets.token_bytes(ID_BYTES)))

    def sign(self, guest: str) -> str:
        """The token of a guest."""
        return f"{guest}.{self._seal(guest)}"

    def guest(self, token: str) -> str | None:
        """The guest whose token this is; None if we did not sign it."""
        if not token.isascii():
            return None
        guest, _, seal = token.partition(".")
        genuine = hmac.compare_digest(seal.encode(), self._seal(guest).encode())
        return guest if genuine and guest else None

    def _seal(self, guest: str) -> str:
        return _spelled(hmac.digest(self.key, b"tablee guest\0" + guest.encode(), "sha256"))


def _spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def person(guest: str, hand: int = 0) -> str:
    """The owner of a seat: the guest, or one of those who share the guest's screen."""
    return guest if hand == 0 else f"{guest}+{hand}"


def guest_of(owner: str) -> str:
    """At whose screen the owner of a seat is."""
    return owner.partition("+")[0]


def people(guest: str) -> frozenset[str]:
    """Everybody who may sit behind one screen."""
    return frozenset(person(guest, hand) for hand in range(HANDS))


def handle(guest: str, code: str) -> str:
    """What a guest goes by at one table, for others to point at: nobody finds the guest by it, nor the same one at
    another table. The guest's own secret is the key, so that it stays the same for as long as the cookie does."""
    return _spelled(hmac.digest(guest.encode(), b"tablee at\0" + code.encode(), "sha256")[:9])


def alias(owner: str) -> str:
    """A short name for the logs from which the owner cannot be found."""
    return hashlib.sha256(owner.encode()).hexdigest()[:8]


def load_key(path: Path) -> bytes:
    """The key of this server, made at its first start and readable by nobody else."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return write_key(path, secrets.token_bytes(KEY_BYTES))
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} is not a key of {KEY_BYTES} bytes")
    return key


def write_key(path: Path, key: bytes) -> bytes:
    """Keep a key, whole or not at all; the key that is there, for another process may have been faster."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        key = path.read_bytes()
    finally:
        draft.unlink()
    return key


def anonymous(owner: str) -> str:
    """What somebody goes by in the logs: the same for as long as this process runs, and nobody can tell whose it is."""
    return hmac.digest(_LOGGED, owner.encode(), "sha256").hex()[:8]
