"""`pioche serve`: a process that starts, says where it is, and stops in good order."""

import asyncio
import json
import logging
import os
import random
import re
import signal
import socket
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx2
import pytest
from running import Server
from websockets.exceptions import ConnectionClosed

from pioche.cli.words import Words
from pioche.engine import PiocheError, game_of
from pioche.lab.load import Client, Guest
from pioche.server.serving import JsonLines, bound
from pioche.server.settings import VARIABLES, Settings, from_environment, secret_of


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_in_good_order(tmp_path, how):
    with Server(tmp_path, LOG_JSON=1) as server:
        assert httpx2.get(f"{server.address}/health").json()["ok"]
        answer = httpx2.get(f"{server.address}/api/hello")
        assert "server" not in answer.headers and answer.headers["x-content-type-options"] == "nosniff"
        server.process.send_signal(how)
        said = server.end()
        assert "Traceback" not in said
        assert server.process.returncode in (0, -how)
    assert (tmp_path / "secret").exists() is False  # it was given one
    assert (tmp_path / "pioche.db").exists()


def test_who_plays_while_it_is_restarted_is_told_and_goes_on(tmp_path):
    """And its log, with a connection that was closed for being too loud, tells nothing that it should not."""

    async def test():
        with Server(tmp_path, RATE=5) as server:
            guest = Guest(server.address)
            name = (await guest.ask("/api/hello"))["you"]["name"]
            wish = {"game": "duel", "deck": next(iter(game_of("duel").starters())), "bots": ["random"]}
            client = Client(guest, (await guest.ask("/api/tables", wish))["table"])
            await client.enter()
            with pytest.raises(ConnectionClosed):
                while True:
                    await client.ask("say", text="hush")
            await client.enter()
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await client.take()
            assert closed.value.rcvd.code == 1012
            said = await asyncio.to_thread(server.end)
            assert server.process.returncode in (0, -signal.SIGTERM) and client.table in said
        with Server(tmp_path, server.port) as server:
            await client.enter()  # with the number of the last update
            while not client.options:
                await client.take()
            assert (await client.answer(random.Random(1)))[2]["is"] == "done"
            await client.ask("concede")
            seed = json.loads(await asyncio.to_thread(guest.get, f"/api/tables/{client.table}/record"))["seed"]
            await client.leave()
            said += server.stop()
        assert not [one for one in (name, guest.cookie[7:], seed, "hush", "Traceback") if one in said], said

    asyncio.run(test())


def test_small_messages_are_sent_without_delay(tmp_path):
    with bound(Settings(tmp_path, port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP  # by this asyncio knows that it may


def test_a_port_that_is_taken_is_one_line(tmp_path, monkeypatch, capsys):
    from pioche.cli.app import run

    monkeypatch.setenv("PIOCHE_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"Cannot listen on 127.0.0.1:{port}: ")
    assert run(["serve", "--port", "70000", "--lang", "en"]) == 2


IN_USE = {
    "fr": "Un autre serveur se sert déjà de {} : arrêtez-le, ou donnez un autre dossier à PIOCHE_DATA.\n",
    "en": "Another server uses {} already: stop it, or give PIOCHE_DATA another folder.\n",
}


def test_two_processes_never_share_a_file_and_one_that_was_killed_holds_nothing(tmp_path):
    with Server(tmp_path) as server:
        argv = [sys.executable, "-m", "pioche", "serve", "--port", "0"]
        for lang, words in IN_USE.items():
            env = os.environ | {"PIOCHE_DATA": str(tmp_path), "PIOCHE_DATABASE": "", "PIOCHE_LANG": lang}
            other = subprocess.run(argv, env=env, capture_output=True, encoding="utf-8", timeout=20, check=False)
            assert (other.returncode, other.stdout) == (1, "")
            assert other.stderr == words.format(tmp_path / "pioche.db")
        assert httpx2.get(f"{server.address}/health").json()["ok"]  # the first goes on
        server.kill()
    with Server(tmp_path) as server:
        assert httpx2.get(f"{server.address}/health").json()["ok"]
        assert "Traceback" not in server.stop()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_setting_has_a_variable_on_the_page_of_help(lang):
    assert set(VARIABLES) == {one.name for one in fields(Settings)}
    page = Words(lang).say("help.serve")
    assert sorted(set(re.findall(r"(?m)^  (PIOCHE_[A-Z_]+)(?:=1)?  ", page))) == sorted(VARIABLES.values())


def test_every_setting_is_on_the_page_for_operators():
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"(?m)^\| `(PIOCHE_\w+)`", page)) == sorted(VARIABLES.values())
    defaults = {field.name: field.default for field in fields(Settings)}
    for name in ("port", "workers", "bot_pause", "most_tables", "tables_each", "message_size", "watchers", "host"):
        assert f"| `{VARIABLES[name]}` | `{defaults[name]}` |" in page, name


def test_settings_come_from_the_environment(tmp_path):
    given = {
        "PIOCHE_DATA": str(tmp_path), "PIOCHE_PORT": "81", "PIOCHE_IDLE": "2.5", "PIOCHE_LOG_JSON": "1",
        "PIOCHE_ORIGINS": "https://a https://b", "PIOCHE_DATABASE": "postgresql://x/y", "PIOCHE_HOST": "",
    }  # fmt: skip
    found = from_environment(given)
    assert (found.data, found.port, found.idle, found.log_json) == (tmp_path, 81, 2.5, True)
    assert (found.origins, found.database) == (("https://a", "https://b"), "postgresql://x/y")
    assert found.host == "127.0.0.1"
    wrong = {"PORT": "x", "RATE": "-1", "IDLE": "nan", "TABLES": "2.5", "DATABASE": "mysql://root:hidden@x/y"}
    for name, value in wrong.items():
        variable = f"PIOCHE_{name}"
        with pytest.raises(PiocheError) as refused:
            from_environment({variable: value})
        assert refused.value.code == "bad-value" and refused.value.args_["word"] == variable
        assert "hidden" not in str(refused.value.args_)


def test_a_key_is_made_once_and_nobody_else_may_read_it(tmp_path):
    settings = Settings(tmp_path / "new")
    made = secret_of(settings)
    assert len(made) == 64 and secret_of(settings) == made
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    assert "secret=" not in repr(Settings(tmp_path, secret="hidden"))


def test_a_disk_that_is_full_leaves_no_key_and_an_empty_one_is_refused(tmp_path, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    settings = Settings(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            secret_of(settings)
    assert list(tmp_path.iterdir()) == []
    for short in ("", "abc"):
        (tmp_path / "secret").write_text(short)
        with pytest.raises(PiocheError) as refused:
            secret_of(settings)
        assert refused.value.code == "bad-secret"
    with pytest.raises(PiocheError) as refused:
        from_environment({"PIOCHE_SECRET": "short"})
    assert refused.value.code == "bad-secret"


def test_nobody_else_may_read_the_key_or_the_database(tmp_path):
    (tmp_path / "secret").write_text("0123456789abcdef")
    (tmp_path / "pioche.db").touch(0o644)
    with Server(tmp_path, SECRET="") as server:
        assert httpx2.get(f"{server.address}/api/hello").status_code == 200
        kept = [tmp_path / "secret", tmp_path / "pioche.db", *tmp_path.glob("pioche.db-*")]  # the log beside it, if any
        assert [path.name for path in kept if path.stat().st_mode & 0o077] == []


def test_the_log_in_json():
    try:
        raise ValueError("no")
    except ValueError:
        import sys

        record = logging.LogRecord("pioche.server", logging.ERROR, "", 0, "odd %s", ("thing\n",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    data = json.loads(line)
    assert (data["level"], data["message"]) == ("error", "odd thing\n") and "ValueError: no" in data["traceback"]
