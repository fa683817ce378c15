# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slow checks, `make bench`: builds of all sorts, mutants, speed, every published figure."""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aesilicon import console
from aesilicon.design import design
from aesilicon.drivers.simulator import Job, Simulator
from aesilicon.errors import AesiliconError
from aesilicon.flows.verify import matrix
from aesilicon.report import published
from aesilicon.store import Store
from aesilicon_lab.mutants import mutation_scores, score
from aesilicon_lab.pages import publish

BLOCKS = 1_000_000
"""Number of blocks for the speed of the simulator."""

UNREPEATABLE = ("seconds", "earlier")
"""Fields of a published row that differ from run to run, or that no measurement makes."""


def blocks_per_second(store: Store, name: str = "aes-round") -> float:
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
"""Fields that identify a row; each kind of row has some of them."""


def differences(published: dict[str, Any], again: dict[str, Any]) -> list[str]:
    """Differences of a second measurement, one sentence for each field."""
    names = ", ".join(str(published[name]) for name in _NAMES if published.get(name) is not None)
    label = f"{names} on {published['target']}"
    return [
        f"{label}: {field} was {published.get(field)}, is {again.get(field)}"
        for field in sorted(published.keys() | again.keys())
        if field not in UNREPEATABLE and published.get(field) != again.get(field)
    ]


_MEASURED: dict[str, Callable[[Store], list[dict[str, Any]]]] = {
    "measured": lambda store: publish.measure_all(store, [*design.catalogue()]),
    "sboxes": publish.measure_sboxes,
    "papers": publish.reproduce_all,
}
"""Kind of published row -> function that measures all of them."""


def main() -> None:
    """Prints the figures; status 1 if a published one does not come back, or a mutant survives."""
    samples = mutation_scores.SAMPLES
    scores = [mutation_scores.of_class(name, samples[name]) for name in mutation_scores.CLASSES]
    found = [] if scores == published.read("mutants") else ["the mutation scores have changed"]
    found += [f"{row['class']}: mutants survive" for row in scores if not score.holds(row)]
    for row in scores:
        console.say(f"{row['class']}: {row['mutants']} mutants, {row['verdicts']}")
    console.say(f"simulator: {blocks_per_second(Store()):,.0f} blocks a second (aes-round)")
    found += matrix.failures(Store().cache, told=console.progress.print)
    number = 0
    with tempfile.TemporaryDirectory(prefix="aesilicon-bench-") as folder:
        for kind, measure in _MEASURED.items():
            then, again = published.read(kind), measure(Store(Path(folder)))
            number += len(then)
            for old, new in zip(then, again, strict=True):
                found += differences(old, new)
    for line in found:
        console.say(line)
    console.say(f"{number} published measurements made again, {len(found)} differences")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
