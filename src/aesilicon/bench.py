# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slow checks, `make bench`: how fast the simulator is, and every published figure again."""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from aesilicon import console, design
from aesilicon.errors import AesiliconError
from aesilicon.flows.simulate import Simulator
from aesilicon.report import publish
from aesilicon.store import Store

BLOCKS = 1_000_000
"""Streamed through the RTL to time the simulator."""

UNREPEATABLE = ("seconds",)
"""Fields of a measurement that differ from run to run."""


def blocks_per_second(store: Store, name: str = "round128") -> float:
    """Blocks of AES-128 encryption that the compiled simulator streams in a second."""
    simulator = Simulator(design.load(name), store.cache)
    job = simulator.job()
    job.key(bytes(16))
    job.blocks(bytes(16 * BLOCKS))
    begin = time.monotonic()
    result = simulator.run(job)
    if result.violation or result.done != BLOCKS:
        raise AesiliconError(f"simulating {name}: {result.violation or 'blocks were lost'}")
    return BLOCKS / (time.monotonic() - begin)


def differences(published: dict[str, Any], again: dict[str, Any]) -> list[str]:
    """What a second measurement says otherwise, a sentence a field."""
    return [
        f"{published['design']} on {published['target']}: {field} was {published.get(field)}, "
        f"is {again.get(field)}"
        for field in sorted(published.keys() | again.keys())
        if field not in UNREPEATABLE and published.get(field) != again.get(field)
    ]


def main() -> None:
    """Prints the figures; status 1 if a published one does not come back the same."""
    console.say(f"simulator: {blocks_per_second(Store()):,.0f} blocks a second (round128)")
    published = publish.read_figures()
    with tempfile.TemporaryDirectory(prefix="aesilicon-bench-") as folder:
        again = publish.measure_all(Store(Path(folder)))
    found = [d for old, new in zip(published, again, strict=True) for d in differences(old, new)]
    for line in found:
        console.say(line)
    console.say(f"{len(published)} published measurements made again, {len(found)} differences")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
