"""The process: lines in, lines out, nothing else, and a quiet end."""

import gc
import io
import json
import subprocess
import sys
import tracemalloc

import pytest
from protocol_client import Client

from pioche.adapters.requests import MOST_BYTES
from pioche.adapters.stdio import serve
from pioche.bots.eyes import _bots

COMMAND = [sys.executable, "-m", "pioche", "engine"]


def answers(sent):
    out = io.BytesIO()
    serve(io.BytesIO(sent), out)
    lines = out.getvalue().split(b"\n")
    assert lines.pop() == b""
    return [json.loads(line) for line in lines]


def test_each_line_gets_one_answer_in_order():
    sent = b'{"id":1,"do":"hello"}\n\n{"id":2,"do":"new","game":"duel"}\r\nrubbish\n{"id":3,"do":"close","match":"m1"}'
    got = answers(sent)
    assert [answer["id"] for answer in got] == [1, None, 2, None, 3]
    assert ["ok" in answer for answer in got] == [True, False, True, False, True]


def test_no_input_gives_no_output():
    assert answers(b"") == []


@pytest.mark.parametrize("length", [MOST_BYTES + 1, 2 * MOST_BYTES + 1, 2 * MOST_BYTES + 2, 5 * MOST_BYTES])
def test_a_line_too_long_gets_one_answer_and_the_next_line_its_own(length):
    got = answers(b"x" * length + b'\n{"id":2,"do":"hello"}\n' + b"y" * length)
    assert [answer["id"] for answer in got] == [None, 2, None]
    assert [answer["error"]["code"] for answer in (got[0], got[2])] == ["line-too-long", "line-too-long"]


def test_a_line_of_the_greatest_length_is_read_whatever_ends_it():
    line = b'{"do":"hello"}'
    line += b" " * (MOST_BYTES - len(line))
    assert ["ok" in answer for answer in answers(line + b"\n" + line)] == [True, True]


def test_a_line_too_long_is_not_read_into_memory_whole():
    class Endless(io.RawIOBase):
        """A line of 64 megabytes that is nowhere."""

        left = 64 << 20

        def readable(self):
            return True

        def readinto(self, buffer):
            count = min(len(buffer), self.left)
            buffer[:count] = b"x" * count
            self.left -= count
            return count

    out = io.BytesIO()
    tracemalloc.start()
    serve(io.BufferedReader(Endless()), out)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert json.loads(out.getvalue())["error"]["code"] == "line-too-long"
    assert peak < 8 << 20


def test_each_answer_is_flushed_before_the_next_line_is_read():
    class Out(io.BytesIO):
        flushed = b""

        def flush(self):
            self.flushed = self.getvalue()

    out = Out()

    class In(io.BytesIO):
        seen = ()

        def readline(self, size=-1):
            self.seen = (*self.seen, out.flushed.count(b"\n"))
            return super().readline(size)

    lines = In(b'{"do":"hello"}\n' * 3)
    serve(lines, out)
    assert lines.seen == (0, 1, 2, 3)


def test_what_a_plug_in_prints_does_not_get_between_the_answers(monkeypatch, capsys):
    class Talker:
        def __init__(self, rng):
            print("thinking")

        def pick(self, eyes):
            return 0

    monkeypatch.setitem(_bots, "talker", Talker)
    got = answers(b'{"do":"new","game":"duel"}\n{"do":"bot","match":"m1","bot":"talker","say":true}\n')
    assert len(got) == 2
    assert capsys.readouterr() == ("", "thinking\n")


def test_the_process_answers_at_once_and_ends_with_its_input():
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:

        def ask(line):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        assert ask(b'{"id":1,"do":"hello"}')["ok"]["name"] == "pioche"
        assert ask(b"\xff\xfe")["error"]["code"] == "bad-json"
        assert ask(b'{"id":"a","do":"new","game":"duel","seed":7}')["ok"]["match"] == "m1"
        assert ask(b'{"id":"b","do":"choose","match":"m1","option":"rest"}')["ok"]["n"] == 1
        rest, complaints = process.communicate()
    assert (process.returncode, rest, complaints) == (0, b"", b"")


def test_the_process_ends_quietly_when_nobody_reads():
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdin.write(b'{"do":"hello"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"do":"cards","game":"duel"}\n' * 3)
        process.stdin.flush()
        complaints = process.stderr.read()
        process.wait(20)
    assert (process.returncode, complaints) == (0, b"")


def play_and_close(client, count):
    for seed in range(count):
        id = client.ok("new", game="duel", seed=seed)["match"]
        client.ok("choose", match=id, option="rest")
        client.ok("patch", match=id, players=[{"flames": 3}])
        fork = client.ok("fork", match=id)["match"]
        client.ok("undo", match=fork, to=0)
        client.ok("view", match=fork, all=True)
        client.ok("close", match=id)
        client.ok("close", match=fork)


def test_thousands_of_matches_opened_and_closed_leave_nothing_behind():
    client = Client()
    play_and_close(client, 50)  # what is read once and kept: messages, rules
    before = objects()
    play_and_close(client, 1000)
    assert len(client.protocol.matches) == 0
    assert objects() - before < 50


def objects():
    gc.collect()
    return len(gc.get_objects())


def test_a_thousand_matches_at_once_each_keep_their_own_position():
    client = Client()
    ids = [client.ok("new", game="duel", seed=seed)["match"] for seed in range(1000)]
    assert ids == [f"m{n}" for n in range(1, 1001)]
    before = [client.hash(id) for id in ids]
    assert len(set(before)) == 1000
    client.ok("choose", match="m500", option="rest")
    after = [client.hash(id) for id in ids]
    assert [id for id, old, new in zip(ids, before, after, strict=True) if old != new] == ["m500"]
