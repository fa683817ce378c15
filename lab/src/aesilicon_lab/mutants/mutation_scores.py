# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The mutation scores of each class of configuration.

    python -m aesilicon_lab.mutants.mutation_scores [CLASS ...] [--netlist N] [--rtl N]
        [--publish] [--missing]

A line for each mutant goes to standard error. With `--publish` the row of a class goes into
`results/mutants.jsonl` as soon as it is judged. `--missing` leaves out classes whose published row
is of this RTL, these rules for mutants and this sample. An interrupted run continues with the next
mutant: verdicts are kept in the results store.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aesilicon import console
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.store import Store
from aesilicon_lab.mutants import class_score
from aesilicon_lab.mutants.class_score import MutantScore, Sample
from aesilicon_lab.mutants.mutant_proofs import MutationBench
from aesilicon_lab.mutants.mutants import rules_hash
from aesilicon_lab.published_kinds import MUTANTS

_COMMAND = "python -m aesilicon_lab.mutants.mutation_scores"


def _small(name: str, purpose: str, **core: Any) -> Design:
    table = {"name": name, "purpose": purpose, "core": {"architecture": "round"} | core}
    return Design.model_validate(table)


def _processor() -> Design:
    chosen = design.load("kuo-processor")
    core = chosen.core.model_copy(update={"directions": ["encrypt"]})
    return chosen.model_copy(update={"name": "mutants-processor", "core": core})


CLASSES: dict[str, Callable[[], Design]] = {
    "on-the-fly": lambda: design.load("aes-round"),
    "stored": lambda: _small(
        "mutants-stored",
        "stored round keys, both directions",
        key_bits=[128, 192],
        key_schedule="stored",
    ),
    "block-lengths": lambda: _small(
        "mutants-block-lengths",
        "several block lengths, encryption",
        key_bits=[128, 256],
        block_bits=[128, 256],
        directions=["encrypt"],
    ),
    "decryption": lambda: _small(
        "mutants-decryption", "decryption alone", key_bits=[128, 192], directions=["decrypt"]
    ),
    "clocked": lambda: _small(
        "mutants-clocked", "S-boxes with a register inside", key_bits=[128], sbox="rom"
    ),
    "column": lambda: design.load("aes128-column"),
    "narrow": lambda: design.load("vater-wlan"),
    "step": lambda: design.load("gunasekaran-conventional"),
    "serial": lambda: design.load("aes128-serial"),
    "word": lambda: design.load("gunasekaran-stages"),
    "tbox": lambda: design.load("aes128-feedback-fast"),
    "pipeline": lambda: design.load("aes128-pipeline"),
    "processor": _processor,
}
"""Class of configuration -> function that loads the design to mutate."""

SAMPLES = dict.fromkeys(CLASSES, Sample(netlist=40, rtl=20, verilator=10))
"""Class -> number of mutants to judge, which takes 4 to 10 minutes of one processor core."""


def of_class(name: str, sample: Sample, store: Store | None = None) -> MutantScore:
    """The score of one class; a line for each mutant goes to standard error.

    Verdicts that are in the store are not found again.
    """
    of = CLASSES[name]()

    def tell(line: str) -> None:
        console.progress.print(f"{name}: {line}", markup=False, soft_wrap=True)

    with tempfile.TemporaryDirectory(prefix="aesilicon-mutants-") as folder:
        return class_score.score(name, MutationBench(of, Path(folder), store), sample, tell=tell)


def is_current(row: MutantScore) -> bool:
    """Whether a score is of today's RTL and of today's rules for mutants."""
    return row.rules == rules_hash() and row.design_hash == rtl.design_hash(
        CLASSES[row.class_name]()
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Judges the named classes; returns status 1 if a mutant survives without an explanation."""
    parser = argparse.ArgumentParser(prog=_COMMAND)
    parser.add_argument("classes", nargs="*", metavar="CLASS", help=", ".join(CLASSES))
    parser.add_argument("--netlist", type=int, help="mutants of the netlist, a class")
    parser.add_argument("--rtl", type=int, help="mutants of the source, a class")
    parser.add_argument("--verilator", type=int, help="that Verilator confirms, at most")
    parser.add_argument("--publish", action="store_true", help="write results/mutants.jsonl")
    parser.add_argument("--missing", action="store_true", help="not what is published already")
    given = parser.parse_args(arguments)
    if unknown := set(given.classes) - set(CLASSES):
        parser.error(f"no class {', '.join(sorted(unknown))}; there are {', '.join(CLASSES)}")
    passed = True
    for name in given.classes or CLASSES:
        asked = {k: getattr(given, k) for k in ("netlist", "rtl", "verilator")}
        usual = SAMPLES[name]
        sample = Sample(**{k: getattr(usual, k) if v is None else v for k, v in asked.items()})
        published = {row.class_name: row for row in MUTANTS.read_if_there()}
        row = published.get(name)
        if given.missing and row is not None and row.sample == sample and is_current(row):
            continue
        begin = time.monotonic()
        row = of_class(name, sample, Store())
        seconds = time.monotonic() - begin
        console.say(f"{name}: {row.mutants} mutants, {dict(row.verdicts)}, {seconds:.0f} s")
        for text in row.unexplained:
            console.say(f"  survives: {text}")
        passed &= row.holds
        if given.publish:
            MUTANTS.merge([row], lambda row: row.class_name, [*CLASSES])
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
