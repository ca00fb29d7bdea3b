"""Committed shuffles: the table promises a seed before the game and shows it after.

The seed is drawn first and its hash published; then each player may add a word of their own. Every draw of the
game follows from the seed and those words, so that the host cannot choose the cards after having seen the words,
nor the players after having seen the hash. HMAC-SHA256 in counter mode gives the bits; numbers out of range are
drawn again, so no number is favoured.
"""

import hashlib
import hmac
import secrets

import msgspec

from tablee.kernel.errors import BadRecord
from tablee.kernel.lottery import Below

SEED_BYTES = 32


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says about its shuffles."""

    commitment: str
    """The hash published before the game."""
    words: tuple[str, ...] = ()
    """What the players added, in seat order; an empty word adds nothing."""
    seed: str = ""
    """The seed in hexadecimal: secret during the game, shown after it."""

    def with_words(self, words: tuple[str, ...]) -> "Fairness":
        """The same promise with the players' words."""
        return Fairness(self.commitment, words, self.seed)

    def hidden(self) -> "Fairness":
        """The promise without its secret."""
        return Fairness(self.commitment, self.words)

    def kept(self) -> bool:
        """Whether the seed shown is the seed promised."""
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            return False
        return hmac.compare_digest(commitment_of(seed).encode(), self.commitment.encode())

    def draws(self, index: int) -> Below:
        """The numbers for the chance input of that index: each has a stream of its own."""
        if not self.seed:
            raise BadRecord("record-seed-hidden")
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            raise BadRecord("record-promise-broken") from None
        return Stream(stream_key(seed, self.words), index).below


def promise(seed: bytes | None = None) -> Fairness:
    """A new promise; a given seed makes a game that can be dealt again."""
    chosen = secrets.token_bytes(SEED_BYTES) if seed is None else seed
    return Fairness(commitment_of(chosen), seed=chosen.hex())


def seed_from(text: str) -> bytes:
    """A seed from any text, for games to be dealt again."""
    return hashlib.sha256(b"tablee seed\0" + text.encode()).digest()


def commitment_of(seed: bytes) -> str:
    """The hash that promises a seed."""
    return hashlib.sha256(b"tablee commitment\0" + seed).hexdigest()


def stream_key(seed: bytes, words: tuple[str, ...]) -> bytes:
    """The key of all streams: the seed, and each word with its length so that none can pass for another."""
    spelled = b"".join(len(word.encode()).to_bytes(4) + word.encode() for word in words)
    return hmac.digest(seed, b"tablee stream\0" + spelled, "sha256")


class Stream:
    """Unbiased numbers from a key and an index."""

    def __init__(self, key: bytes, index: int) -> None:
        self.key = key
        self.index = index
        self.counter = 0

    def block(self) -> bytes:
        """The next 32 bytes."""
        message = self.index.to_bytes(8) + self.counter.to_bytes(8)
        self.counter += 1
        return hmac.digest(self.key, message, "sha256")

    def bits(self, count: int) -> int:
        """A number of that many random bits."""
        have = b""
        while len(have) * 8 < count:
            have += self.block()
        return int.from_bytes(have) >> (len(have) * 8 - count)

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely as any other."""
        count = (n - 1).bit_length()
        number = self.bits(count)
        while number >= n:
            number = self.bits(count)
        return number
