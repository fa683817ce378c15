# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures other projects' cores and our designs of their classes, and publishes the rows.

`python -m aesilicon_lab.pages.peers SOURCES [NAME...]` measures the named cores and designs, or
all, with every goal, and adds their rows to `results/peers.jsonl`. SOURCES holds a folder for each
project, as `peer_set.Peer.folder` names it. Both sides go through the same goals, targets, seeds
and numbers of tries.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from aesilicon import console, proof_status, resources, targets
from aesilicon.design import design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.errors import AesiliconError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import Goal, Options, has_seeds
from aesilicon.flows.measure.steps import MeasureDesign, MeasureForeign
from aesilicon.report.peers import CLASSES
from aesilicon.report.published import PEERS
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target
from aesilicon_lab.pages import peer_set
from aesilicon_lab.pages.peer_set import Peer

_SEEDS = 3

_FIELDS = ("core", "repository", "commit", "licence", "compared", "remark")
"""Fields of a peer that its rows have too."""

Step = MeasureDesign | MeasureForeign


def options(target: Target, quick: bool) -> list[Options]:
    """The options of every row on a target; `quick`: one recipe on cells, speed alone on FPGAs."""
    if isinstance(target, CellTarget):
        goals: tuple[Goal, ...] = ("speed", "area", "efficiency")
        return [Options(quick=True)] if quick else [Options(goal) for goal in goals]
    seeds = _SEEDS if has_seeds(target) else 1
    return [Options("speed", seeds=seeds)] + [Options("efficiency", seeds=seeds)] * (not quick)


def foreign(peer: Peer, sources: Path) -> CoreUnderTest:
    """A core of another project.

    Raises `UserError` for a missing or wrong protocol, and `AesiliconError` for a missing file.
    """
    own = resources.results_dir() / "peers"
    protocol_file = own / peer.protocol
    protocol = load_protocol(protocol_file)
    files = [
        ours if (ours := own / name).is_file() else sources / peer.folder / name
        for name in peer.files
    ]
    for file in files:
        if not file.is_file():
            raise AesiliconError(f"{file} is missing; it is of {peer.repository} at {peer.commit}")
    return CoreUnderTest.foreign(files, peer.top, protocol.clock.port, protocol, protocol_file)


def steps(
    sources: Path, names: Sequence[str], places: Sequence[str], quick: bool
) -> Iterator[tuple[Step, dict[str, str]]]:
    """Each measurement, with the fields that its row gets beside the figures."""
    for peer in peer_set.PEERS:
        where = [targets.find(name) for name in places or peer.targets if name in peer.targets]
        if not names or peer.core in names:
            of = {"design": peer.core} | {name: str(getattr(peer, name)) for name in _FIELDS}
            core = foreign(peer, sources)
            for target in where:
                for asked in options(target, quick):
                    yield MeasureForeign(core, target, asked, peer.unproven), of
        for name in CLASSES[peer.compared].designs:
            if not names or name in names:
                for target in where:
                    for asked in options(target, quick):
                        of = {"compared": peer.compared}
                        yield MeasureDesign(design.load(name), target, asked), of


def measure(step: Step, store: Store) -> Measurement:
    """The row of a step, from the store or measured; of our designs with proof and tests."""
    with console.step(f"measuring {step.subject} on {step.place}") as tell:
        if isinstance(step, MeasureForeign):
            return step.done(store, tell=tell)
        return proof_status.measurements([step], store)[0]


def publish(rows: Sequence[Measurement]) -> None:
    """Adds rows to those published; a row replaces the one of the same core and command."""

    def key(row: Measurement) -> tuple[str, str, str]:
        return (row.compared or "", row.core or row.design, row.command)

    classes = list(CLASSES)
    every = dict.fromkeys(key(row) for row in [*PEERS.read_if_there(), *rows])
    PEERS.merge(rows, key, sorted(every, key=lambda one: classes.index(one[0])))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and publishes row by row; 1 if a measurement failed, which a sentence tells."""
    parser = argparse.ArgumentParser(prog="python -m aesilicon_lab.pages.peers")
    parser.add_argument("sources", type=Path, metavar="SOURCES", help="a folder for each project")
    parser.add_argument("names", nargs="*", metavar="NAME", help="cores and designs; default: all")
    parser.add_argument("--target", action="append", default=[], help="default: all of a core")
    parser.add_argument("--quick", action="store_true", help="cells: one recipe; FPGAs: speed only")
    asked = parser.parse_args(arguments)
    known = {peer.core for peer in peer_set.PEERS}
    known |= {name for one in CLASSES.values() for name in one.designs}
    if unknown := [name for name in asked.names if name not in known]:
        parser.error(f"unknown core {unknown[0]}; known are {', '.join(sorted(known))}")
    store, failed = Store(), False
    for step, of in steps(asked.sources, asked.names, asked.target, asked.quick):
        try:
            publish([measure(step, store).model_copy(update=of)])
        except AesiliconError as e:
            failed = True
            print(f"{step.subject} on {step.place}: {e}", file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
