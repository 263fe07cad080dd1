"""`pioche serve`, whose chance follows from the test that plays: what browsers meet is the same in every run."""

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path

_drawn: Counter[str] = Counter()


def seed() -> str:
    """Another one each time, of the test that is named in a file."""
    test = Path(os.environ["PIOCHE_TEST_FILE"]).read_text()
    _drawn[test] += 1
    return sha256(f"{test} {_drawn[test]}".encode()).hexdigest()[:32]


if os.environ.get("PIOCHE_TEST_ROUND"):  # in the processes of bots and of strangers' records too
    from around import add_round

    add_round()

if __name__ == "__main__":  # those begin here too
    from pioche.cli import main
    from pioche.server import hub, library, replay

    hub.fresh_seed = library.fresh_seed = seed
    hub.new_id = replay.new_id = lambda: seed()[:11]  # bots draw from a table's name too
    main()
