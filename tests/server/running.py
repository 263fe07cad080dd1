"""A server as operators run it: a process of its own, which tests stop, kill and start again."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

# For tests of what is stored and found again; all else is the same whatever the store.
on_both = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


class Server:
    """`pioche serve` on a free port. `said` are the lines of its log."""

    def __init__(self, data, port=0, program=("-m", "pioche"), **variables):
        env = {name: value for name, value in os.environ.items() if not name.startswith("PIOCHE_")}
        env |= {"PIOCHE_DATA": str(data), "PIOCHE_LANG": "en", "PIOCHE_BOT_PAUSE": "0", "PIOCHE_RATE": "1000000"}
        env |= {"PIOCHE_SECRET": "for the tests alone", "PIOCHE_TABLES_EACH": "1000", "PIOCHE_TABLES_ADDRESS": "100000"}
        env |= {"PIOCHE_RECORDS_ADDRESS": "100000"}
        env |= {f"PIOCHE_{name}": str(value) for name, value in variables.items()}
        argv = [sys.executable, *program, "serve", "--port", str(port)]
        self.process = subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.said = []
        self._reader = threading.Thread(target=lambda: self.said.extend(self.process.stderr), daemon=True)
        self._reader.start()
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, (line, self.end())
        self.port = int(found[1])

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def end(self):
        """Wait for the end of a process that was told to stop; its log."""
        self.process.wait(30)
        self._reader.join(30)
        self.process.stdout.close()
        self.process.stderr.close()
        return "".join(self.said)

    def stop(self):
        self.process.terminate()
        return self.end()

    def kill(self):
        self.process.kill()
        return self.end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.returncode is None:
            self.kill()


def stop_now(server, how=signal.SIGQUIT):
    """As when the machine goes down: nothing is put in order. SIGINT is an ordinary, fast stop."""
    pid = server.get_pid()
    os.kill(pid, how)
    while Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z":
        time.sleep(0.01)
