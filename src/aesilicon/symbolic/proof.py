# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a core: data, time and secrets by symbolic simulation, S-boxes by exhaustion."""

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import Driver, ForeignDriver
from aesilicon.drivers.foreign_runs import Measured
from aesilicon.equivalence import sbox_check
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.equivalence.results import (
    Counterexample,
    Part,
    Progress,
    ProofReport,
    Reach,
    RefutedError,
    Witness,
)
from aesilicon.netlist.netlist import Gate
from aesilicon.symbolic import (
    foreign_handshake,
    foreign_orders,
    foreign_pace,
    foreign_sboxes,
    foreign_search,
    leftovers,
    memory,
    paths,
)
from aesilicon.symbolic.circuit import Circuit, Machines, ResetState, elaborate_core, reset_state
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.smallest import smallest
from aesilicon.symbolic.witness import witness


@dataclass
class Findings:
    """The results of a run over scenarios."""

    counterexamples: list[Counterexample] = field(default_factory=list)
    scenarios: int = 0
    clocks: int = 0
    probes: int = 0
    atoms: int = 0
    secret_registers: set[int] = field(default_factory=set)
    kept_registers: dict[int, str] = field(default_factory=dict)
    """Register that was not 0 after a clear or reset -> name of a scenario that shows it."""
    latencies: dict[str, int] = field(default_factory=dict)
    """Kind of block -> measured clocks from its transfer to its result (foreign cores only)."""


def prove(core: CoreUnderTest, work: Path, *, progress: Progress | None = None) -> ProofReport:
    """Proves S-boxes, paths and the parts that the core's driver decides, for all keys and blocks.

    `work` takes the files of the elaboration. Raises `ToolError` when Yosys fails and `UserError`
    for RTL that cannot be examined. Faults of the core are in the report.
    """
    start = time.monotonic()
    driver = core.driver
    assert driver is not None
    elaborated = elaborate_core(core, work)
    wrong = memory.check(core.files, driver.memory, work / "memory") if driver.memory else None
    seconds = time.monotonic() - start

    def count(measured: Measured) -> foreign_handshake.Counted:
        assert isinstance(driver, ForeignDriver)
        files, netlist = core.files, elaborated.core
        return foreign_handshake.prove(files, netlist, driver.protocol, measured, work / "count")

    return prove_elaborated(
        driver, elaborated, seconds, wrong=[wrong] if wrong else [], count=count, progress=progress
    )


def prove_elaborated(
    driver: Driver,
    elaborated: Elaborated,
    elaboration_seconds: float = 0.0,
    *,
    wrong: Sequence[Counterexample] = (),
    count: Callable[[Measured], foreign_handshake.Counted] = lambda _: foreign_handshake.UNCOUNTED,
    progress: Progress | None = None,
) -> ProofReport:
    """Proves an elaborated core as `prove` does; `wrong` holds counterexamples for its RAMs.

    `count` proves that a foreign core loses and repeats no result.

    If S-boxes are RAMs, counterexamples have no witness: the contents of a RAM are open until a
    load is complete, so concrete values would show nothing.
    """
    start = time.monotonic()
    circuit = Circuit.of(elaborated)
    design = driver.design
    if design is None:
        foreign_sboxes.require(circuit, elaborated.core.top)
    further: _Further | None = None
    check = foreign_sboxes.check if design is None else _check_sboxes
    wrong_sboxes = [*wrong, *check(circuit)]
    reset = reset_state(driver, circuit)
    found = run(driver, circuit, reset, driver.scenarios(), progress=progress)
    if isinstance(driver, ForeignDriver):
        further = _further(driver, circuit, reset, found, count, progress)
        driver = further.driver
    verdicts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes}
    wrong_paths: list[Counterexample] = []
    left: list[Counterexample] = []
    if design is not None:
        wrong_paths = paths.check(design, elaborated.core)
        verdicts["paths"] = not wrong_paths
        if design.wrapping is None and not found.counterexamples:
            left = [*leftovers.check(design, driver, circuit, reset)]
    failed = {c.part for c in (*found.counterexamples, *left)} - {"handshake"}
    confirmed = found.counterexamples
    if driver.memory is None:
        confirmed = [
            replace(c, witness=confirm(driver, circuit, reset, c, found.secret_registers))
            for c in found.counterexamples
        ]
    for part in driver.parts:
        # A scenario that was cut short leaves the other parts undecided.
        verdicts[part] = False if part in failed else None if failed else True
    if further:
        verdicts["handshake"] = further.handshake
    return ProofReport(
        design=design.name if design else elaborated.core.top,
        parts=verdicts,
        seconds=time.monotonic() - start,
        elaboration_seconds=elaboration_seconds,
        counterexamples=_explained(
            driver,
            circuit,
            (*wrong_sboxes, *wrong_paths, *left, *_with_cases(driver, circuit, reset, confirmed)),
        ),
        details=_foreign_details(found, elaborated)
        if design is None
        else {
            "scenarios": found.scenarios,
            "clocks": found.clocks,
            "clears_probed": found.probes,
            "most_atoms": found.atoms,
            "sbox_kinds": len(circuit.models),
            "registers": len(elaborated.core.registers),
            "cells": len(elaborated.core.cells),
        },
        reach=further.reach if further else None,
        covered=further.covered if further else "",
    )


@dataclass(frozen=True)
class _Further:
    """What is proven of a foreign core beyond its basic scenarios."""

    driver: ForeignDriver
    """The driver with the wide scenarios."""
    reach: Reach = "scenarios"
    covered: str = ""
    handshake: bool | None = None


def _further(
    driver: ForeignDriver,
    circuit: Circuit,
    reset: ResetState,
    found: Findings,
    count: Callable[[Measured], foreign_handshake.Counted],
    progress: Progress | None,
) -> _Further:
    """Searches all situations of a foreign core, and adds to the findings of its basic scenarios.

    Runs the wide scenarios and counts blocks and results by `count` if the situations do not end.
    """
    basic = driver.scenarios()
    if not found.counterexamples:
        driver = foreign_pace.fitted(driver, circuit)
    measured, protocol = driver.measured, driver.protocol
    if found.counterexamples or measured is None:
        return _Further(driver, covered=driver.covered())
    stalls = protocol.input.ready is not None or protocol.output.ready is not None
    many = foreign_search.holds_many(measured)
    depth = 0
    wide = driver.scenarios()[len(basic) :]
    if many:  # the search takes longer, and with stalls it hardly ever ends
        run(driver, circuit, reset, wide, progress=progress, found=found)
    for forget in (True, False) if not (many and (stalls or found.counterexamples)) else ():
        searched = foreign_search.search(driver, circuit, reset, progress, forget=forget)
        found.clocks += searched.clocks
        if searched.closed:
            covered = f"in all {searched.situations:,} situations of the core"
            return _Further(driver, "any sequence", covered, True if stalls else None)
        wrong = searched.counterexample
        if wrong and confirm(driver, circuit, reset, wrong, (), also_others=False):
            found.counterexamples.append(wrong)
            return _Further(driver, covered=driver.covered())
        if not wrong:
            depth = searched.depth
            break
    if not many:
        run(driver, circuit, reset, wide, progress=progress, found=found)
    covered = driver.covered()
    if depth:
        covered += f"; in any sequence of up to {depth} clocks"
    counted = foreign_handshake.UNCOUNTED
    if not found.counterexamples and foreign_handshake.applies(protocol):
        if progress:
            progress("handshake", 0.0)
        counted = count(measured)
    if counted.right is False:
        port = protocol.output.valid or ""
        what = f"{port} {foreign_handshake.PROPERTIES[counted.failed]}"
        wrong = Counterexample("handshake", "any timing", counted.clock, port, what)
        found.counterexamples.append(wrong)
    elif counted.right or counted.depth:
        when = "under any timing" if counted.right else f"for {counted.depth} clocks of any timing"
        covered += f"; nothing is lost or repeated {when}"
    return _Further(driver, "scenarios", covered, counted.right)


def _explained(
    driver: Driver, circuit: Circuit, found: tuple[Counterexample, ...]
) -> tuple[Counterexample, ...]:
    """Adds likely causes to the first counterexample: undriven signals, another byte order."""
    if not found:
        return found
    causes = []
    names = circuit.program.netlist.undriven
    if names:
        more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
        causes.append(f"nothing drives {', '.join(names[:_MOST_NAMED])}{more}")
    if isinstance(driver, ForeignDriver) and found[0].byte is not None:
        causes += filter(None, [foreign_orders.advice(driver.protocol, circuit)])
    return (replace(found[0], what="; ".join([found[0].what, *causes])), *found[1:])


_MOST_NAMED = 3


def _check_sboxes(circuit: Circuit) -> list[Counterexample]:
    return sbox_check.check(circuit.models)


def _foreign_details(found: Findings, elaborated: Elaborated) -> dict[str, int | str]:
    return {
        "runs": found.scenarios,
        "clocks": found.clocks,
        "most_atoms": found.atoms,
        "sboxes": sum(not isinstance(cell, Gate) for cell in elaborated.core.cells),
        **found.latencies,
    }


def _with_cases(
    driver: Driver, circuit: Circuit, reset: ResetState, found: list[Counterexample]
) -> list[Counterexample]:
    """Adds the smallest failing case to the first counterexample with wrong data."""
    for i, c in enumerate(found):
        if c.witness is not None and c.witness.signal == "out_data_o":
            part = smallest(driver, circuit, reset, c.witness)
            if part:
                cases = tuple(f"{t.kind}:{t.value}" for t in part)
                return [*found[:i], replace(c, cases=cases), *found[i + 1 :]]
    return found


def run(
    driver: Driver,
    circuit: Circuit,
    reset: ResetState,
    todo: Iterable[Any],
    *,
    progress: Progress | None = None,
    first_only: bool = False,
    found: Findings | None = None,
) -> Findings:
    """Runs scenarios over forms, each to its first deviation.

    With `first_only` the first scenario that deviates is the last. Adds to `found`, if given.
    """
    found = found or Findings()
    machines = Machines(circuit, reset)
    todo = list(todo)
    for scenario in todo:
        if progress:
            progress(scenario.name, found.scenarios / len(todo))
        failure = None
        for machine in machines.attempts():
            bench = driver.bench(machine, scenario, reset.registers, found.secret_registers)
            try:
                bench.run()
                failure = None
                break
            except RefutedError as e:
                failure = e.found
        found.counterexamples += [failure] if failure else []
        found.scenarios += 1
        found.clocks += bench.now
        found.probes += bench.probes
        found.atoms = max(found.atoms, machine.forms.atoms)
        found.secret_registers |= bench.secret_registers
        found.latencies |= bench.latencies
        for i in bench.kept_registers:
            found.kept_registers.setdefault(i, scenario.name)
        if first_only and found.counterexamples:
            return found
    found.counterexamples += left_over(circuit, reset, found)
    return found


def left_over(circuit: Circuit, reset: ResetState, found: Findings) -> list[Counterexample]:
    """Counterexamples for registers whose secrets a clear or a reset does not remove."""
    names = [register.name for register in circuit.program.netlist.registers]
    secret = found.secret_registers
    wrong = {
        i: (found.kept_registers[i], "holds secrets and is not 0 after a clear or reset")
        for i in sorted(secret & found.kept_registers.keys())
    }
    for i, sources in reset.sources.items():
        if sources & secret:
            name = names[min(sources & secret)]
            wrong[i] = POWER_UP, f"takes from {name}, which holds secrets, over a reset"
    return [
        Counterexample("secrets", scenario, 0, names[i], f"{names[i]} {what}")
        for i, (scenario, what) in wrong.items()
    ]


POWER_UP = "reset from unknown registers"


def confirm(
    driver: Driver,
    circuit: Circuit,
    reset: ResetState,
    found: Counterexample,
    secret_registers: Collection[int],
    *,
    simulate: type[ConcreteMachine] = ConcreteMachine,
    simulated: list[ConcreteMachine] | None = None,
    also_others: bool = True,
) -> Witness | None:
    """Finds concrete values for which a separate simulation deviates too, or returns None.

    Tries the scenario of the counterexample with several initial register contents, then, with
    `also_others`, all others, since a product that a symbolic run refuses may reach an output only
    later. Appends the machines that it uses to `simulated`; if any deviated, it is the last.
    """
    everything = list(driver.scenarios())
    first = [s for s in everything if s.name == found.scenario]
    if found.steps:
        first = [driver.scripted(found.scenario, found.steps)]
    attempts = [(s, seed) for s in first for seed in range(_SEEDS)]
    attempts += [(s, 0) for s in everything if s not in first and also_others]
    for scenario, seed in attempts:
        machine = simulate(
            circuit.program.netlist, circuit.models, secret_registers=secret_registers, seed=seed
        )
        if simulated is not None:
            simulated.append(machine)
        bench = driver.bench(machine, scenario, reset.registers)
        try:
            bench.power_up()
            bench.run()
        except RefutedError as e:
            f, log = e.found, bench.log
            return witness(machine, log, f.clock, f.signal, bench.failed, f.expected, f.got)
        kept = sorted(bench.kept_registers & set(secret_registers))
        if kept:
            name = machine.netlist.registers[kept[0]].name
            return witness(machine, bench.log, bench.now, name, None, "0 after a clear or reset")
    return None


_SEEDS = 4
