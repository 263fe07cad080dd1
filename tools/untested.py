"""Fail if a rule of a registered game has no passing test in `build/rules.json`."""

import sys
from pathlib import Path

import msgspec

from pioche.engine import game_of, slugs
from pioche.engine.rules import rules_of

report = msgspec.json.decode(Path("build/rules.json").read_bytes())
missing = 0
for slug in slugs():
    rules = rules_of(game_of(slug))
    tested = [id for id in rules if "passed" in report[slug][id].values()]
    untested = [id for id, rule in rules.items() if not rule.table and id not in tested]
    print(f"{slug}: {len(tested)} of {len(rules)} rules tested, {len(untested)} without a test")
    print("\n".join(untested[:20]), end="\n" if untested else "")
    missing += len(untested)
sys.exit(1 if missing else 0)
