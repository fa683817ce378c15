# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""How many planted faults `verify` catches, and how many `prove`.

    python -m aesilicon_lab.mutants.catch_rate [ARCHITECTURE ...] [--publish] [--missing]

A line for each fault goes to standard error. With `--publish` its row goes into
`results/faults.jsonl` at once. `--missing` leaves out what is published of this RTL and this fault,
so an interrupted run continues. Architectures take turns.
"""

import argparse
import contextlib
import hashlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from unittest.mock import patch

from aesilicon import console
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import driver_of
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.simulator import Simulator
from aesilicon.equivalence import sbox_check
from aesilicon.errors import ToolError
from aesilicon.flows.prove.any_sequence import prove_any_sequence
from aesilicon.flows.prove.handshake import prove_handshake
from aesilicon.flows.prove.own_ports import prove_own_ports
from aesilicon.flows.verify import clocks, verify, wrapper
from aesilicon.flows.verify.protocol import Bench, Finding
from aesilicon.symbolic import leftovers, memory, paths
from aesilicon.symbolic.circuit import Circuit, elaborate_core, reset_state
from aesilicon.symbolic.proof import run
from aesilicon.tools import verilator
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.fault_row import FaultRow, Verdict
from aesilicon_lab.mutants.planted_faults import Fault
from aesilicon_lab.published_kinds import FAULTS

_COMMAND = "python -m aesilicon_lab.mutants.catch_rate"

LEFT_OUT = "NIST Monte Carlo in modes"
"""The check that takes most of the time, and does again what the checks before it do."""
RANDOM = "every clock of random traffic"
"""The check that `verify` begins with here."""


def text_of(fault: Fault) -> str:
    """A hash of the edits of a fault."""
    return hashlib.sha256(repr(fault.edits).encode()).hexdigest()[:16]


def is_current(row: FaultRow) -> bool:
    """Whether a row is of today's RTL and of today's fault."""
    of = planted_faults.design_of(row.design)
    fault = planted_faults.get(row.fault)
    same = row.design == fault.judged_in and row.text == text_of(fault)
    return same and row.design_hash == rtl.design_hash(of)


def architecture_of(fault: Fault) -> str:
    """The architecture of the design in which a fault is judged."""
    of = planted_faults.design_of(fault.judged_in)
    return "processor" if of.wrapping else of.core.architecture


def judge(
    faults: Sequence[Fault], work: Path, *, blocks: int = verify.RANDOM_BLOCKS
) -> Iterator[FaultRow]:
    """The rows of faults that are judged in one design; files go into `work`.

    `blocks` is the number of random blocks of `verify`. Faults that can be switched on at run time
    share one compilation.
    """
    of = planted_faults.design_of(faults[0].judged_in)
    design_hash = rtl.design_hash(of)
    groups = _together(of, [*filter(_switchable, faults)], work)
    for fault in faults:
        together = next((group for group in groups if fault in group), [])
        caught_by = _caught_by(of, fault, together, work, blocks)
        verdict, part = _verdict(of, fault, work / "proof")
        yield FaultRow(
            fault=fault.name,
            architecture=architecture_of(fault),
            design=fault.judged_in,
            design_hash=design_hash,
            text=text_of(fault),
            caught_by=caught_by,
            verdict=verdict,
            part=part,
        )


# --- verify --------------------------------------------------------------------------------------


def _together(of: Design, faults: Sequence[Fault], work: Path) -> list[list[Fault]]:
    """Groups of faults that compile into one simulator, which is right with none switched on.

    A fault in a constant expression, which a switch does not fit into, is in no group.
    """
    if not faults:
        return []
    try:
        with _planted_all(faults, work):
            name, check = next(_checks(of, work, 200))
            failure = check().failure
    except (ToolError, planted_faults.AnchorError):
        if len(faults) == 1:
            return []
        half = len(faults) // 2
        return [*_together(of, faults[:half], work), *_together(of, faults[half:], work)]
    if failure:
        raise ToolError(_COMMAND, f"{of.name} without a fault fails '{name}'")
    return [list(faults)]


def _switchable(fault: Fault) -> bool:
    """Whether a switch fits: not for inserted text, nor for functions that make constants."""
    return not any(edit.insert or edit.file == "aes_pkg.sv" for edit in fault.edits)


def _caught_by(of: Design, fault: Fault, together: list[Fault], work: Path, blocks: int) -> str:
    if fault not in together:
        with planted_faults.planted(planted_faults.write_one(work / "one", fault)):
            try:
                return _first_failing(of, work, blocks)
            except ToolError:
                return "compilation"
    with _planted_all(together, work):
        planted_faults.switch_on(fault.name, together)
        return _first_failing(of, work, blocks)


@contextlib.contextmanager
def _planted_all(faults: Sequence[Fault], work: Path) -> Iterator[None]:
    """RTL with all faults; none is on. Simulators run in `work`, where the switch is."""
    files = planted_faults.write_all(work / "all", faults)
    (work / "aes_fault").unlink(missing_ok=True)
    with planted_faults.planted(files), contextlib.chdir(work):
        yield


def _first_failing(of: Design, work: Path, blocks: int) -> str:
    """The first check of `verify` that fails; empty if none does."""
    return next((name for name, check in _checks(of, work, blocks) if check().failure), "")


def _checks(of: Design, work: Path, blocks: int) -> Iterator[tuple[str, Callable[[], Finding]]]:
    """Name and function of each check of `verify`, random traffic first."""
    cache = work / "simulators"
    if of.wrapping:
        simulator = PortSimulator(of, cache)
        for name, recorded in wrapper.checks_of(of, 1, None).items():
            yield name, partial(recorded, simulator)
        return
    bench = Bench(Simulator(of, cache), 1, blocks)
    checks = {RANDOM: clocks.clock_by_clock, **verify.checks_of(of)}
    for name, check in checks.items():
        if name != LEFT_OUT:
            yield name, partial(check, bench)


# --- prove ---------------------------------------------------------------------------------------


def _verdict(of: Design, fault: Fault, work: Path) -> tuple[Verdict, str]:
    """What `prove` says of a fault, and the part that fails.

    The parts come in the order in which they probably fail, for one that fails is enough.
    """
    with planted_faults.planted(planted_faults.write_one(work / "rtl", fault)):
        parts = [_symbolic, _handshake, _own_ports]
        if fault.handshake and not fault.prove:
            parts = [_handshake, _symbolic, _own_ports]
        for part in parts:
            if failed := part(of, fault, work):
                return "refuted", failed
        found = prove_any_sequence(of, work / "any")
    if found.right is False:
        assert found.counterexample is not None
        return "refuted for any sequence", found.counterexample.part
    return ("right too" if found.right else "not decided"), ""


def _symbolic(of: Design, fault: Fault, work: Path) -> str:
    """The part that fails in symbolic simulation and what goes with it; empty if none does."""
    core = CoreUnderTest.of(of, work / "sources")
    driver = driver_of(of)
    elaborated = elaborate_core(core, work / "symbolic")
    circuit = Circuit.of(elaborated)
    if sbox_check.check(circuit.models):
        return "sboxes"
    if driver.memory and memory.check(core.files, driver.memory, work / "memory"):
        return "sboxes"
    if paths.check(of, elaborated.core):
        return "paths"
    reset = reset_state(driver, circuit)
    every = list(driver.scenarios())
    hint = fault.prove.scenario if fault.prove else ""
    for scenarios in ([s for s in every if hint and hint in s.name], every):
        if found := run(driver, circuit, reset, scenarios, first_only=True).counterexamples:
            return found[0].part
    left = [] if of.wrapping else [*leftovers.check(of, driver, circuit, reset)]
    return "secrets" if left else ""


def _handshake(of: Design, fault: Fault, work: Path) -> str:
    quick = fault.handshake is None or fault.handshake.quick
    return "" if prove_handshake(of, work / "handshake", quick=quick).proven else "handshake"


def _own_ports(of: Design, fault: Fault, work: Path) -> str:
    if not rtl.is_narrow(of):
        return ""
    return "own ports" if prove_own_ports(of, work / "own_ports").right is False else ""


# --- the command ---------------------------------------------------------------------------------


def by_design(faults: Sequence[Fault]) -> list[list[Fault]]:
    """Up to six faults of one design together, architectures by turns."""
    designs: dict[str, list[Fault]] = {}
    for fault in faults:
        designs.setdefault(fault.judged_in, []).append(fault)
    turns: dict[str, list[list[Fault]]] = {}
    for group in designs.values():
        of = turns.setdefault(architecture_of(group[0]), [])
        of += [group[at : at + 6] for at in range(0, len(group), 6)]
    return [group for turn in zip_longest(*turns.values(), fillvalue=[]) for group in turn if group]


def main(arguments: Sequence[str] | None = None) -> None:
    """Judges the faults of the named architectures, or all."""
    known = sorted({architecture_of(fault) for fault in planted_faults.every()})
    parser = argparse.ArgumentParser(prog=_COMMAND)
    parser.add_argument("architectures", nargs="*", metavar="ARCHITECTURE", help=", ".join(known))
    parser.add_argument("--publish", action="store_true", help="write results/faults.jsonl")
    parser.add_argument("--missing", action="store_true", help="not what is published already")
    given = parser.parse_args(arguments)
    if unknown := set(given.architectures) - set(known):
        parser.error(f"no faults of {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    order = [fault.name for fault in planted_faults.every()]
    done = {row.fault for row in FAULTS.read_if_there() if given.missing and is_current(row)}
    chosen = [
        fault
        for fault in planted_faults.every()
        if fault.name not in done
        and (not given.architectures or architecture_of(fault) in given.architectures)
    ]
    for group in by_design(chosen):
        with (
            tempfile.TemporaryDirectory(prefix="aesilicon-faults-") as folder,
            patch.object(verilator, "EFFORT", "-O1"),  # for a few seconds of simulation
        ):
            for row in judge(group, Path(folder)):
                said = f"{row.caught_by or 'passes verify'}; {row.verdict} {row.part}"
                console.say(f"{row.architecture}: {row.fault}: {said}")
                if given.publish:
                    FAULTS.merge([row], lambda row: row.fault, order)


if __name__ == "__main__":
    main()
