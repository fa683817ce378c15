# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slow checks, `make bench`: builds of all sorts, mutants, speed, every published figure."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from aesilicon import console
from aesilicon.design import design
from aesilicon.drivers.simulator import Job, Simulator
from aesilicon.errors import AesiliconError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.verify import matrix
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from aesilicon_lab.foundry.results import SboxRow
from aesilicon_lab.mutants import mutation_scores
from aesilicon_lab.pages import publish
from aesilicon_lab.papers.results import PaperRow
from aesilicon_lab.published_kinds import MUTANTS, PAPERS, SBOXES

Row = Measurement | SboxRow | PaperRow
"""Of what is measured again."""

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


def differences(row: Row, remeasured: Row) -> list[str]:
    """Differences of a second measurement, one sentence for each field."""
    named = (getattr(row, name, None) for name in _NAMES)
    label = f"{', '.join(str(name) for name in named if name is not None)} on {row.target}"
    published, again = row.to_json(), remeasured.to_json()
    return [
        f"{label}: {field} was {published.get(field)}, is {again.get(field)}"
        for field in sorted(published.keys() | again.keys())
        if field not in UNREPEATABLE and published.get(field) != again.get(field)
    ]


def _again(store: Store) -> Iterator[tuple[Row, Row]]:
    """Every published row that is a measurement, with the same measured again."""
    measured = publish.measure_all(store, [*design.catalogue()])
    yield from zip(MEASURED.read(), measured, strict=True)
    yield from zip(SBOXES.read(), publish.measure_sboxes(store), strict=True)
    yield from zip(PAPERS.read(), publish.reproduce_all(store), strict=True)


def main() -> None:
    """Prints the figures; status 1 if a published one does not come back, or a mutant survives."""
    samples = mutation_scores.SAMPLES
    scores = [mutation_scores.of_class(name, samples[name]) for name in mutation_scores.CLASSES]
    failures = [] if scores == MUTANTS.read() else ["the mutation scores have changed"]
    failures += [f"{score.class_name}: mutants survive" for score in scores if not score.holds]
    for score in scores:
        console.say(f"{score.class_name}: {score.mutants} mutants, {dict(score.verdicts)}")
    console.say(f"simulator: {blocks_per_second(Store()):,.0f} blocks a second (aes-round)")
    failures += matrix.failures(Store().cache, told=console.progress.print)
    number = 0
    with tempfile.TemporaryDirectory(prefix="aesilicon-bench-") as folder:
        for row, again in _again(Store(Path(folder))):
            number += 1
            failures += differences(row, again)
    for line in failures:
        console.say(line)
    console.say(f"{number} published measurements made again, {len(failures)} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
