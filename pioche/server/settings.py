"""What an operator can set, all of it by environment variables; `pioche serve --help` lists them."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

from pioche.engine import PiocheError


@dataclass
class Settings:
    data: Path  # the folder of the database and of the key that signs cookies
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # postgresql://…; empty: a SQLite file in `data`
    origins: tuple[str, ...] = ()  # other addresses that pages may come from
    workers: int = 1  # processes in which bots think
    bot_pause: float = 0.6  # seconds before a bot goes on, at most, so that one can follow
    idle: float = 60.0  # seconds after which a seat that has gone may be replaced
    most_tables: int = 20_000  # tables of the last day that are not over
    tables_each: int = 30  # of those, how many one person may have made
    tables_address: int = 300  # tables that are made from one address in ten minutes
    records_address: int = 40  # records that are brought from one address in ten minutes
    rate: float = 20.0  # messages a second, over ten seconds, from one connection
    message_size: int = 32_768  # bytes of one message
    watchers: int = 200  # connections to one table
    proxies: str = ""  # addresses of proxies whose word on where a request comes from is taken
    pages: str = ""  # the folder of the built web app; empty: the one in the package
    log_json: bool = False  # one JSON object a line
    secret: str = field(default="", repr=False)  # empty: made once and kept in `data`


_SHORTEST_KEY: Final = 16  # characters of the key that signs cookies
VARIABLES: Final = {
    "data": "PIOCHE_DATA",
    "host": "PIOCHE_HOST",
    "port": "PIOCHE_PORT",
    "database": "PIOCHE_DATABASE",
    "secret": "PIOCHE_SECRET",
    "origins": "PIOCHE_ORIGINS",
    "workers": "PIOCHE_WORKERS",
    "bot_pause": "PIOCHE_BOT_PAUSE",
    "idle": "PIOCHE_IDLE",
    "most_tables": "PIOCHE_TABLES",
    "tables_each": "PIOCHE_TABLES_EACH",
    "tables_address": "PIOCHE_TABLES_ADDRESS",
    "records_address": "PIOCHE_RECORDS_ADDRESS",
    "rate": "PIOCHE_RATE",
    "message_size": "PIOCHE_MESSAGE_SIZE",
    "watchers": "PIOCHE_WATCHERS",
    "proxies": "PIOCHE_PROXIES",
    "pages": "PIOCHE_PAGES",
    "log_json": "PIOCHE_LOG_JSON",
}


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment gives, or a refusal that names the wrong one."""
    named = environ.get("PIOCHE_DATA")
    found = Settings(Path(named).expanduser() if named else platformdirs.user_data_path("pioche", appauthor=False))
    for name, variable in VARIABLES.items():
        given = environ.get(variable, "")
        if not given or name == "data":
            continue
        default = getattr(found, name)
        if isinstance(default, bool):
            setattr(found, name, given != "0")
        elif isinstance(default, int | float):
            setattr(found, name, _number(variable, given, type(default)))
        else:
            setattr(found, name, tuple(given.split()) if isinstance(default, tuple) else given)
    if found.database and not found.database.startswith(("postgresql://", "postgres://")):
        raise PiocheError("bad-value", word="PIOCHE_DATABASE", value=found.database.partition("://")[0])
    if found.secret and len(found.secret) < _SHORTEST_KEY:
        raise PiocheError("bad-secret", path="PIOCHE_SECRET")
    return found


def _number(variable: str, given: str, kind: type[int | float]) -> float:
    try:
        value = kind(given)
    except ValueError:
        value = -1
    if not 0 <= value < 1e12:
        raise PiocheError("bad-value", word=variable, value=given)
    return value


def secret_of(settings: Settings) -> str:
    """The key that signs cookies: the operator's, or one made once and kept beside the database."""
    if settings.secret:
        return settings.secret
    path = settings.data / "secret"
    if not path.exists():
        settings.data.mkdir(parents=True, exist_ok=True)
        _write_whole(path, secrets.token_hex(32))
    with contextlib.suppress(OSError):  # a key that the operator keeps where nothing can be changed
        path.chmod(0o600)
    found = path.read_text().strip()
    if len(found) < _SHORTEST_KEY:  # anybody could sign with it
        raise PiocheError("bad-secret", path=str(path))
    return found


def _write_whole(path: Path, text: str) -> None:
    """All of it or nothing, whatever the disk does."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
