# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a design: data, time and secrets by symbolic simulation, S-boxes by exhaustion."""

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers.scenario import Scenario
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.equivalence.results import (
    Counterexample,
    Part,
    Progress,
    ProofReport,
    RefutedError,
    Witness,
)
from aesilicon.equivalence.sboxes import check
from aesilicon.flows.prove import paths
from aesilicon.flows.prove.scenarios import scenarios
from aesilicon.flows.prove.smallest import smallest
from aesilicon.flows.prove.testbench import TestBench
from aesilicon.symbolic.circuit import Circuit, Machines, ResetState, elaborate_design, reset_state
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.witness import witness


@dataclass
class Findings:
    """What a run over the scenarios brought."""

    counterexamples: list[Counterexample] = field(default_factory=list)
    scenarios: int = 0
    clocks: int = 0
    probes: int = 0
    atoms: int = 0
    secret_registers: set[int] = field(default_factory=set)
    kept_registers: dict[int, str] = field(default_factory=dict)
    """Registers that were not 0 after a clear, and a scenario in which that was so."""


def prove(design: Design, work: Path, *, progress: Progress | None = None) -> ProofReport:
    """Proves data, time, secrets and S-boxes of a design, for all keys and all blocks.

    `work` takes the files of the elaboration. Raises `ToolError` when Yosys fails and `UserError`
    for RTL that cannot be examined; a design that is wrong comes back as a report.
    """
    start = time.monotonic()
    elaborated = elaborate_design(design, work)
    return prove_elaborated(design, elaborated, time.monotonic() - start, progress=progress)


def prove_elaborated(
    design: Design,
    elaborated: Elaborated,
    elaboration_seconds: float = 0.0,
    *,
    progress: Progress | None = None,
) -> ProofReport:
    """`prove` for a netlist that is there already."""
    start = time.monotonic()
    circuit = Circuit.of(elaborated)
    wrong_sboxes = check(circuit.models)
    reset = reset_state(design, circuit)
    found = run(design, circuit, reset, scenarios(design), progress=progress)
    wrong_paths = paths.check(design, elaborated.core)
    verdicts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes, "paths": not wrong_paths}
    failed = {c.part for c in found.counterexamples}
    confirmed = [
        replace(c, witness=confirm(design, circuit, reset, c, found.secret_registers))
        for c in found.counterexamples
    ]
    for part in ("data", "time", "secrets"):
        # A scenario that was cut short leaves the other parts undecided.
        verdicts[part] = False if part in failed else None if failed else True
    return ProofReport(
        design=design.name,
        parts=verdicts,
        seconds=time.monotonic() - start,
        elaboration_seconds=elaboration_seconds,
        counterexamples=(
            *wrong_sboxes,
            *wrong_paths,
            *_with_cases(design, circuit, reset, confirmed),
        ),
        details={
            "scenarios": found.scenarios,
            "clocks": found.clocks,
            "clears_probed": found.probes,
            "most_atoms": found.atoms,
            "sbox_kinds": len(circuit.models),
            "registers": len(elaborated.core.registers),
            "cells": len(elaborated.core.cells),
        },
    )


def _with_cases(
    design: Design, circuit: Circuit, reset: "ResetState", found: list[Counterexample]
) -> list[Counterexample]:
    """The same, the first one that ends in wrong data also in its smallest form."""
    for i, c in enumerate(found):
        if c.witness is not None and c.witness.signal == "out_data_o":
            part = smallest(design, circuit.program, circuit.models, reset.registers, c.witness)
            if part:
                cases = tuple(f"{t.kind}:{t.value}" for t in part)
                return [*found[:i], replace(c, cases=cases), *found[i + 1 :]]
    return found


def run(
    design: Design,
    circuit: Circuit,
    reset: ResetState,
    todo: Iterable[Scenario],
    *,
    progress: Progress | None = None,
    first_only: bool = False,
) -> Findings:
    """Runs scenarios over forms, each to its first deviation; `first_only` stops at the first."""
    found = Findings()
    machines = Machines(circuit, reset)
    todo = list(todo)
    for scenario in todo:
        if progress:
            progress(scenario.name, found.scenarios / len(todo))
        for exactly in (False, True):
            machine = machines.exact() if exactly else machines.quick()
            known = found.secret_registers
            bench = TestBench(machine, design, scenario, reset.registers, known)
            try:
                bench.run()
                break
            except RefutedError as e:
                if exactly:
                    found.counterexamples.append(e.found)
        found.scenarios += 1
        found.clocks += bench.clock
        found.probes += bench.probes
        found.atoms = max(found.atoms, machine.forms.atoms)
        found.secret_registers |= bench.secret_registers
        for i in bench.kept_registers:
            found.kept_registers.setdefault(i, scenario.name)
        if first_only and found.counterexamples:
            return found
    found.counterexamples += left_over(circuit, reset, found)
    return found


def left_over(circuit: Circuit, reset: ResetState, found: Findings) -> list[Counterexample]:
    """Registers that hold secrets in some clock and are not 0 after a clear, or survive a reset."""
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
    design: Design,
    circuit: Circuit,
    reset: ResetState,
    found: Counterexample,
    secret_registers: Collection[int],
    *,
    simulate: type[ConcreteMachine] = ConcreteMachine,
    simulated: list[ConcreteMachine] | None = None,
) -> Witness | None:
    """Concrete values for which a separate simulation deviates too; None if it finds none.

    Tries the scenario of the counterexample for some initial register contents, then all others:
    what a symbolic run refuses to keep may show only later. The machines used go to `simulated`,
    the one that deviated last.
    """
    everything = list(scenarios(design))
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
        bench = TestBench(machine, design, scenario, reset.registers)
        bench.power_up()
        try:
            bench.run()
        except RefutedError as e:
            f, log = e.found, bench.log
            return witness(machine, log, f.clock, f.signal, bench.failed, f.expected, f.got)
        kept = sorted(bench.kept_registers & set(secret_registers))
        if kept:
            name = machine.netlist.registers[kept[0]].name
            clock = bench.clock
            return witness(machine, bench.log, clock, name, None, "0 after a clear or reset")
    return None


_SEEDS = 4
