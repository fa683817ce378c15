# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a core: data, time and secrets by symbolic simulation, S-boxes by exhaustion."""

import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import Driver, ForeignDriver
from aesilicon.drivers.scenario import Scenario
from aesilicon.equivalence import sbox_check
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.equivalence.results import (
    Counterexample,
    Part,
    Progress,
    ProofReport,
    RefutedError,
    Witness,
)
from aesilicon.netlist.netlist import Gate
from aesilicon.symbolic import foreign_orders, foreign_sboxes, leftovers, memory, paths
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
    """Proves the parts that the core's driver decides, for all keys and all blocks.

    `work` takes the files of the elaboration. Raises `ToolError` when Yosys fails and `UserError`
    for RTL that cannot be examined. The report returns faults of the core.
    """
    start = time.monotonic()
    driver = core.driver
    assert driver is not None
    elaborated = elaborate_core(core, work)
    wrong = memory.check(core.files, driver.memory, work / "memory") if driver.memory else None
    seconds = time.monotonic() - start
    return prove_elaborated(
        driver, elaborated, seconds, wrong=[wrong] if wrong else [], progress=progress
    )


def prove_elaborated(
    driver: Driver,
    elaborated: Elaborated,
    elaboration_seconds: float = 0.0,
    *,
    wrong: Sequence[Counterexample] = (),
    progress: Progress | None = None,
) -> ProofReport:
    """Proves an elaborated core as `prove` does; `wrong` holds counterexamples for its RAMs.

    If S-boxes are RAMs, counterexamples have no witness: the contents of a RAM are open until a
    load is complete, so concrete values would show nothing.
    """
    start = time.monotonic()
    circuit = Circuit.of(elaborated)
    design = driver.design
    check = foreign_sboxes.check if design is None else _check_sboxes
    wrong_sboxes = [*wrong, *check(circuit)]
    reset = reset_state(driver, circuit)
    found = run(driver, circuit, reset, driver.scenarios(), progress=progress)
    verdicts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes}
    wrong_paths: list[Counterexample] = []
    left: list[Counterexample] = []
    if design is not None:
        wrong_paths = paths.check(design, elaborated.core)
        verdicts["paths"] = not wrong_paths
        if design.wrapping is None and not found.counterexamples:
            left = [*leftovers.check(design, driver, circuit, reset)]
    failed = {c.part for c in (*found.counterexamples, *left)}
    confirmed = found.counterexamples
    if driver.memory is None:
        confirmed = [
            replace(c, witness=confirm(driver, circuit, reset, c, found.secret_registers))
            for c in found.counterexamples
        ]
    for part in driver.parts:
        # A scenario that was cut short leaves the other parts undecided.
        verdicts[part] = False if part in failed else None if failed else True
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
    )


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
) -> Findings:
    """Runs scenarios over forms, each to its first deviation.

    With `first_only` the first scenario that deviates is the last.
    """
    found = Findings()
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
) -> Witness | None:
    """Finds concrete values for which a separate simulation deviates too, or returns None.

    Tries the scenario of the counterexample with several initial register contents, then all other
    scenarios, since a product that a symbolic run refuses may reach an output only later. Appends
    the machines that it uses to `simulated`; the last of these deviated.
    """
    everything = list(driver.scenarios())
    first = [s for s in everything if s.name == found.scenario]
    if found.steps:
        first = [Scenario(found.scenario, found.steps)]  # type: ignore[arg-type]
    attempts = [(s, seed) for s in first for seed in range(_SEEDS)]
    attempts += [(s, 0) for s in everything if s not in first]
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
