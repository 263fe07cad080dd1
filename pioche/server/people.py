"""Who somebody is: a guest by a signed cookie, or an account with a password."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import Final

import argon2
import itsdangerous
import msgspec

from pioche.engine import PiocheError
from pioche.server.store import Store, User

COOKIE: Final = "pioche"
_WINDOW: Final = 600.0  # seconds over which tries are counted
_REMEMBERED: Final = 100_000  # of whom tries are remembered
_MONTHS: Final = 180 * 86_400
_NAME: Final = re.compile(r"[^\W_](?:[\w .'’-]{0,22}[\w.])?", re.UNICODE)
_WORST_PASSWORDS: Final = ("12345678", "password", "motdepasse", "azertyuiop", "qwertyuiop")


class Person(msgspec.Struct):
    """Who a request comes from. `account`: somebody who has logged in."""

    id: str
    name: str
    account: bool = False


def checked_name(name: str) -> str:
    """A name as it may be shown, or a refusal."""
    name = " ".join(name.split())
    if not _NAME.fullmatch(name):
        raise PiocheError("bad-name", name=name[:40])
    return name


class People:
    """Guests and accounts. A cookie says who one is, signed and with the time it was made."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = itsdangerous.URLSafeTimedSerializer(secret, salt="pioche person")
        self._hasher = argon2.PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._tries: dict[str, list[float]] = {}

    def guest(self, languages: str = "") -> Person:
        """Somebody new, named in the first language that their browser asks for."""
        word = "Invité" if languages.strip().lower().startswith("fr") else "Guest"
        return Person("g" + secrets.token_urlsafe(9), f"{word} {secrets.randbelow(9000) + 1000}")

    def cookie(self, person: Person) -> str:
        return self._signer.dumps([person.id, person.name, person.account])

    def read(self, cookie: str | None) -> Person | None:
        """The person of a cookie; None where it was not signed here, or too long ago."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            id, name, account = self._signer.loads(cookie, max_age=_MONTHS)
            return Person(str(id), str(name), bool(account))
        except (itsdangerous.BadData, ValueError, TypeError):
            return None

    async def make_account(self, name: str, password: str, guest: Person | None = None) -> Person:
        """An account; a guest who makes one stays who they are, and keeps their seats."""
        name = checked_name(name)
        if len(password) < 8 or len(password) > 200 or password.lower() in _WORST_PASSWORDS:
            raise PiocheError("bad-password")
        secret = await asyncio.to_thread(self._hasher.hash, password)
        id = guest.id if guest is not None and not guest.account else "u" + secrets.token_urlsafe(9)
        user = User(id, name, secret, time.time())
        if not await self._store.add_user(user):
            raise PiocheError("name-taken", name=name)
        return Person(user.id, user.name, True)

    async def log_in(self, name: str, password: str, address: str) -> Person:
        """Whether the name or the password is wrong is not told, nor how long either took."""
        self.count_try(address, 50)
        self.count_try(f"{address} {name.casefold()[:40]}")
        name = " ".join(name.split())
        user = await self._store.user_named(name) if _NAME.fullmatch(name) else None
        secret = self._nobody if user is None else user.secret
        try:
            await asyncio.to_thread(self._hasher.verify, secret, password[:200])
        except argon2.exceptions.VerificationError:
            raise PiocheError("wrong-login") from None
        if user is None:
            raise PiocheError("wrong-login")
        return Person(user.id, user.name, True)

    def count_try(self, who: str, most: int = 10) -> None:
        """Ten tries in ten minutes, or as many as may be."""
        now = time.monotonic()
        tries = [at for at in self._tries.get(who, []) if now - at < _WINDOW]
        if len(tries) >= most:
            raise PiocheError("too-many-tries")
        if who not in self._tries and len(self._tries) >= _REMEMBERED:
            # Only what is past is forgotten: nobody pushes out what is remembered of them.
            self._tries = {one: tries for one, tries in self._tries.items() if now - tries[-1] < _WINDOW}
            if len(self._tries) >= _REMEMBERED:
                raise PiocheError("too-many-tries")
        self._tries[who] = [*tries, now]
