"""What an operator can set, all of it by environment variables; `pioche serve --help` lists them."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from pioche.engine import PiocheError


@dataclass
class Settings:
    data: Path  # PIOCHE_DATA: the folder of the database and of the key that signs cookies
    database: str = ""  # PIOCHE_DATABASE: postgresql://…; empty: a SQLite file in `data`
    origins: tuple[str, ...] = ()  # PIOCHE_ORIGINS: other addresses that pages may come from
    workers: int = 1  # PIOCHE_WORKERS: processes in which bots think
    bot_pause: float = 0.6  # PIOCHE_BOT_PAUSE: seconds before a bot answers, so that one can follow
    idle: float = 60.0  # PIOCHE_IDLE: seconds after which a seat that has gone may be replaced
    most_tables: int = 20_000  # PIOCHE_TABLES
    tables_each: int = 30  # PIOCHE_TABLES_EACH: unfinished tables that one person may have made
    rate: float = 20.0  # PIOCHE_RATE: messages a second, over ten seconds, from one connection
    message_size: int = 32_768  # PIOCHE_MESSAGE_SIZE: bytes of one message
    watchers: int = 200  # PIOCHE_WATCHERS: connections to one table
    log_json: bool = False  # PIOCHE_LOG_JSON
    secret: str = field(default="", repr=False)  # PIOCHE_SECRET; empty: made once and kept in `data`


def from_environment() -> Settings:
    """The settings that the environment gives, or a refusal that names the wrong one."""
    data = os.environ.get("PIOCHE_DATA") or platformdirs.user_data_dir("pioche")
    found = Settings(Path(data))
    for name in ("database", "secret"):
        setattr(found, name, os.environ.get(f"PIOCHE_{name.upper()}", ""))
    found.origins = tuple(os.environ.get("PIOCHE_ORIGINS", "").split())
    found.log_json = os.environ.get("PIOCHE_LOG_JSON", "") not in ("", "0")
    for name, variable, kind in (
        ("workers", "WORKERS", int),
        ("bot_pause", "BOT_PAUSE", float),
        ("idle", "IDLE", float),
        ("most_tables", "TABLES", int),
        ("tables_each", "TABLES_EACH", int),
        ("rate", "RATE", float),
        ("message_size", "MESSAGE_SIZE", int),
        ("watchers", "WATCHERS", int),
    ):
        given = os.environ.get(f"PIOCHE_{variable}")
        if given is not None:
            try:
                value = kind(given)
            except ValueError:
                value = kind(-1)
            if not value >= 0:
                raise PiocheError("bad-value", word=f"PIOCHE_{variable}", value=given)
            setattr(found, name, value)
    return found


def secret_of(settings: Settings) -> str:
    """The key that signs cookies: the operator's, or one made once and kept beside the database."""
    if settings.secret:
        return settings.secret
    path = settings.data / "secret"
    if not path.exists():
        settings.data.mkdir(parents=True, exist_ok=True)
        made = secrets.token_hex(32)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(made)
    return path.read_text().strip()
