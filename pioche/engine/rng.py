"""Chance: a keyed hash in counter mode, so that no draw can be told from those seen, and copies draw the same."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Final, TypeVar

T = TypeVar("T")

_BLOCK: Final = 64


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What may be published before the match, so that the seed can be checked after it."""
    return sha256(seed.encode()).hexdigest()


class Rng:
    """Draws from BLAKE2b(key, counter), sixteen bits at a time; `copy()` draws the same from here on."""

    __slots__ = ("_at", "_block", "_counter", "_key")

    def __init__(self, key: bytes, counter: int = 0, block: bytes = b"", at: int = _BLOCK) -> None:
        self._key = key
        self._counter = counter
        self._block = block
        self._at = at

    def position(self) -> tuple[int, int]:
        """How much has been drawn: the same before and after what asks nothing of chance."""
        return self._counter, self._at

    def copy(self) -> Rng:
        return Rng(self._key, self._counter, self._block, self._at)

    def _pair(self) -> int:
        at = self._at
        if at >= _BLOCK:
            self._block = blake2b(self._counter.to_bytes(8, "little"), key=self._key).digest()
            self._counter += 1
            at = 0
        self._at = at + 2
        block = self._block
        return block[at] | block[at + 1] << 8

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if n < 1:
            raise ValueError(f"below({n}): there is no such number")
        if n > 65536:
            return self._below_wide(n)
        # Draws at or above the greatest multiple of n are thrown away: a plain remainder would favour small numbers.
        limit = 65536 - 65536 % n
        drawn = self._pair()
        while drawn >= limit:
            drawn = self._pair()
        return drawn % n

    def _below_wide(self, n: int) -> int:
        pairs = ((n - 1).bit_length() + 15) // 16
        span = 1 << 16 * pairs
        limit = span - span % n
        while True:
            drawn = 0
            for _ in range(pairs):
                drawn = drawn << 16 | self._pair()
            if drawn < limit:
                return drawn % n

    def shuffle(self, items: list[T]) -> None:
        """Every order as likely as the others (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def coin(self) -> bool:
        return self.below(2) == 1

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)


def rng_of(seed: str) -> Rng:
    """The match's chance. Personalised, so that the published commitment tells nothing of the key."""
    return Rng(blake2b(seed.encode(), digest_size=32, person=b"pioche chance").digest())
