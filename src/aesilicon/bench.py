# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slow checks, `make bench`: the simulator's speed, mutants, and every published figure again.

`python -m aesilicon.bench --publish-mutants` writes the mutation scores to `results/` instead of
comparing them with what is there.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aesilicon import console, design
from aesilicon.errors import AesiliconError
from aesilicon.flows.prove import score
from aesilicon.flows.simulate import Job, Simulator
from aesilicon.report import publish
from aesilicon.store import Store

BLOCKS = 1_000_000
"""Streamed through the RTL to time the simulator."""

UNREPEATABLE = ("seconds",)
"""Fields of a measurement that differ from run to run."""


def blocks_per_second(store: Store, name: str = "round128") -> float:
    """Blocks of AES-128 encryption that the compiled simulator streams in a second."""
    simulator = Simulator(design.load(name), store.cache)
    job = Job()
    job.key(bytes(16))
    job.blocks(bytes(16 * BLOCKS))
    begin = time.monotonic()
    result = simulator.run(job)
    if result.violation or result.done != BLOCKS:
        raise AesiliconError(f"simulating {name}: {result.violation or 'blocks were lost'}")
    return BLOCKS / (time.monotonic() - begin)


_NAMES = ("design", "name", "direction", "factor", "paper", "table", "row", "metric")
"""Fields that say which row it is; each kind of row has some of them."""


def differences(published: dict[str, Any], again: dict[str, Any]) -> list[str]:
    """What a second measurement says otherwise, a sentence a field."""
    names = ", ".join(str(published[name]) for name in _NAMES if published.get(name) is not None)
    label = f"{names} on {published['target']}"
    return [
        f"{label}: {field} was {published.get(field)}, is {again.get(field)}"
        for field in sorted(published.keys() | again.keys())
        if field not in UNREPEATABLE and published.get(field) != again.get(field)
    ]


MUTATED = ("round128",)
"""A design of each architecture that mutants are made of."""


def mutation_scores() -> list[dict[str, Any]]:
    """The mutation score of each architecture; a line for each mutant goes to standard error."""
    rows = []
    for name in MUTATED:
        with tempfile.TemporaryDirectory(prefix="aesilicon-mutants-") as folder:
            rows.append(
                score.score(
                    design.load(name),
                    Path(folder),
                    told=lambda line: console.progress.print(line, markup=False, soft_wrap=True),
                )
            )
    return rows


_MEASURED: dict[str, Callable[[Store], list[dict[str, Any]]]] = {
    "measured": publish.measure_all,
    "peers": publish.measure_peers,
    "sboxes": publish.measure_sboxes,
    "papers": publish.reproduce_all,
}
"""Kind of published row -> what measures all of them."""


def main() -> None:
    """Prints the figures; status 1 if a published one does not come back, or a mutant survives."""
    scores = mutation_scores()
    if "--publish-mutants" in sys.argv[1:]:
        publish.write("mutants", scores, made_by="python -m aesilicon.bench --publish-mutants")
    found = [] if scores == publish.read("mutants") else ["the mutation scores have changed"]
    found += [f"{row['design']}: mutants survive" for row in scores if not score.holds(row)]
    for row in scores:
        console.say(f"{row['design']}: {row['mutants']} mutants, {row['verdicts']}")
    console.say(f"simulator: {blocks_per_second(Store()):,.0f} blocks a second (round128)")
    number = 0
    with tempfile.TemporaryDirectory(prefix="aesilicon-bench-") as folder:
        for kind, measure in _MEASURED.items():
            published, again = publish.read(kind), measure(Store(Path(folder)))
            number += len(published)
            for old, new in zip(published, again, strict=True):
                found += differences(old, new)
    for line in found:
        console.say(line)
    console.say(f"{number} published measurements made again, {len(found)} differences")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
