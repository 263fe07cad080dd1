"""The result of a mutation run, module by module; fails above 15 % alive."""

import sys
from collections import Counter
from pathlib import Path

import msgspec

alive: Counter[str] = Counter()
total: Counter[str] = Counter()
for path in sorted(Path("mutants/pioche/engine").glob("*.py.meta")):
    for code in msgspec.json.decode(path.read_bytes())["exit_code_by_key"].values():
        total[path.name[: -len(".py.meta")]] += 1
        alive[path.name[: -len(".py.meta")]] += code in (0, 5, 33, 34, None)
for module in total:
    print(f"{module:14} {total[module]:5} mutants, {alive[module]:4} alive")
share = sum(alive.values()) / max(1, sum(total.values()))
print(f"{'all':14} {sum(total.values()):5} mutants, {sum(alive.values()):4} alive: {share:.1%}")
sys.exit(1 if share >= 0.15 else 0)
