# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a processor: through its 16-bit port, for all keys and blocks, clock by clock."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design import Design
from aesilicon.flows.processor import clocks
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.bench import ProofBench
from aesilicon.flows.processor.instructions import Instruction as Do
from aesilicon.flows.processor.model import Inputs, walks
from aesilicon.flows.prove.machine import SymbolicMachine
from aesilicon.flows.prove.proof import Circuit, ResetState, elaborate_design, reset_state
from aesilicon.flows.prove.results import Counterexample, Part, ProofReport, RefutedError
from aesilicon.flows.prove.sboxes import check


@dataclass(frozen=True)
class Scenario:
    """A sequence at the ports; every key and block in it is arbitrary."""

    name: str
    steps: Callable[[ProofBench], None]
    probe: bool = False
    """In every clock, see what a Reset in that clock would leave behind."""


def scenarios(design: Design) -> Iterator[Scenario]:
    """Everything that the proof of a processor runs."""
    codes = [Do.ENCRYPT, Do.DECRYPT][: len(design.core.directions)]
    for key_bits, block_bits in design.sizes():
        size = f"block {block_bits}, key {key_bits}"
        yield Scenario(f"{size}: each direction, and again", _every(codes, key_bits, block_bits))
    for bits in (128, 256):
        name = f"block {bits}, key {bits}: gaps, stalls and a Reset in every clock"
        yield Scenario(name, _with_gaps(codes, bits), probe=True)
    for code in codes:
        yield Scenario(f"{code.name}: changes of both lengths", _changes(code))
    for code in (Do.ENCRYPT_FEEDBACK, Do.DECRYPT_FEEDBACK)[: len(codes)]:
        yield Scenario(f"{code.name}: the first block and the last two", _feedback(code))
    yield Scenario("refused instructions", _refusals(codes))
    yield Scenario("loads that a length ends", _abandoned)
    yield Scenario("work right behind a Reset", _behind_reset)


def _every(codes: list[Do], key_bits: int, block_bits: int) -> Callable[[ProofBench], None]:
    def steps(bench: ProofBench) -> None:
        bench.key(key_bits)
        bench.block(block_bits)
        for code in (*codes, *codes):
            bench.compute(code)

    return steps


def _with_gaps(codes: list[Do], bits: int) -> Callable[[ProofBench], None]:
    def steps(bench: ProofBench) -> None:
        bench.key(bits, gaps=True)
        bench.block(bits, gaps=True)
        for code in codes:
            bench.compute(code, gaps=True)
        bench.key(bits)

    return steps


def _changes(code: Do) -> Callable[[ProofBench], None]:
    """Another block length under the same key and back, and another key for the same block."""

    def steps(bench: ProofBench) -> None:
        bench.key(128)
        for bits in (192, 256, 128):
            bench.block(bits)
            bench.compute(code)
        for bits in (256, 192):
            bench.key(bits)
            bench.compute(code)

    return steps


def _feedback(code: Do) -> Callable[[ProofBench], None]:
    """The counter is moved on by hand behind the first block."""

    def steps(bench: ProofBench) -> None:
        bench.model.feedback_blocks = 3
        bench.key(128)
        bench.block(128)
        design = bench.model.design
        for _ in range(design.timing(128, 128).key_setup):
            bench.clock(Inputs())  # stored round keys are made by then
        bench.instruct(code)
        walk = code is Do.DECRYPT_FEEDBACK and walks(design)
        for _ in range(clocks.compute(design, 128, 128, walk=walk) - 1):
            bench.clock(Inputs())
        bench.skip_blocks(isa.FEEDBACK_BLOCKS - 2)
        bench.instruct(Do.OUTPUT_DATA)
        while bench.model.outputs().out_valid:
            bench.clock(Inputs(out_ready=True))
        bench.compute(Do.ENCRYPT)  # the loaded block is still there

    return steps


def _refusals(codes: list[Do]) -> Callable[[ProofBench], None]:
    """Every code in every state that does not take it, with work going on behind."""
    every = [code for code in Do if code is not Do.RESET]
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    others = [code for code in every if code not in lengths]

    def steps(bench: ProofBench) -> None:
        for code in (*isa.COMPUTES, Do.OUTPUT_DATA, *isa.UNUSED):
            bench.give(code)
        bench.instruct(Do.INPUT_KEY)
        for code in others:
            bench.give(code)
        bench.words("key", 128)
        bench.idle()
        for code in (*isa.COMPUTES, Do.OUTPUT_DATA):
            bench.give(code)
        bench.instruct(Do.INPUT_DATA)
        for code in others:
            bench.give(code)
        bench.words("block", 128)
        bench.instruct(codes[-1])
        while not bench.model.outputs().ready:
            bench.give(every[bench.model.now % len(every)])
        bench.instruct(Do.OUTPUT_DATA)
        for code in every:
            bench.give(code)
        while bench.model.outputs().out_valid:
            bench.clock(Inputs(out_ready=True))

    return steps


def _abandoned(bench: ProofBench) -> None:
    bench.key(128)
    bench.block(128)
    bench.compute(Do.ENCRYPT)
    bench.instruct(Do.INPUT_KEY)
    bench.words("dropped key", 64)
    bench.give(Do.SET_KEY_192)
    bench.compute(Do.ENCRYPT)
    bench.instruct(Do.INPUT_DATA)
    bench.words("dropped block", 64)
    bench.give(Do.SET_BLOCK_256)
    bench.give(Do.ENCRYPT)
    bench.instruct(Do.OUTPUT_DATA)
    while bench.model.outputs().out_valid:
        bench.clock(Inputs(out_ready=True))
    bench.instruct(Do.INPUT_DATA)
    bench.words("block", 128)
    bench.give(Do.SET_KEY_256)
    bench.words("block", 128)
    bench.compute(Do.ENCRYPT)


def _behind_reset(bench: ProofBench) -> None:
    bench.key(256)
    bench.block(256)
    bench.compute(Do.ENCRYPT)
    bench.give(Do.RESET)
    bench.give(Do.INPUT_KEY)
    bench.words("key", 128)
    bench.block(128)
    bench.compute(Do.ENCRYPT)


def prove(
    design: Design, work: Path, *, progress: Callable[[str], None] = lambda now: None
) -> ProofReport:
    """Proves data, time, secrets and S-boxes of a processor; files go into `work`.

    Raises `ToolError` when Yosys fails and `UserError` for RTL that cannot be examined; a design
    that is wrong comes back as a report.
    """
    begin = time.monotonic()
    elaborated = elaborate_design(design, work)
    elaboration = time.monotonic() - begin
    circuit = Circuit.of(elaborated)
    wrong_sboxes = check(circuit.models)
    reset = reset_state(design, circuit)
    found: list[Counterexample] = []
    benches: list[ProofBench] = []
    for scenario in scenarios(design):
        progress(scenario.name)
        bench, failure = run(design, circuit, reset, scenario)
        benches.append(bench)
        found += [failure] if failure else []
    secret = {i for bench in benches for i in bench.secret_registers}
    found += outlives(circuit, reset, secret)
    failed = {c.part for c in found}
    verdicts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes}
    for part in ("data", "time", "secrets"):
        # A scenario that was cut short leaves the other parts undecided.
        verdicts[part] = False if part in failed else None if failed else True
    return ProofReport(
        design=design.name,
        parts=verdicts,
        seconds=time.monotonic() - begin - elaboration,
        elaboration_seconds=elaboration,
        counterexamples=(*wrong_sboxes, *found),
        details={
            "scenarios": len(benches),
            "clocks": sum(bench.model.now for bench in benches),
            "clears_probed": sum(bench.probes for bench in benches),
            "sbox_kinds": len(circuit.models),
            "registers": len(elaborated.core.registers),
            "cells": len(elaborated.core.cells),
        },
    )


def run(
    design: Design, circuit: Circuit, reset: ResetState, scenario: Scenario
) -> tuple[ProofBench, Counterexample | None]:
    """One scenario over forms, to its first difference."""
    failure = None
    for follow in (False, True):
        # Hardly ever does it matter what a reset leaves in a register; then it is followed up.
        machine = SymbolicMachine(circuit.program, circuit.models, reset.registers, follow=follow)
        name = scenario.name
        bench = ProofBench(machine, design, name, reset.registers, probe=scenario.probe)
        try:
            scenario.steps(bench)
            return bench, None
        except RefutedError as e:
            failure = e.found
    return bench, failure


def outlives(circuit: Circuit, reset: ResetState, secret: set[int]) -> Iterator[Counterexample]:
    """The first register that takes from one with secrets over the reset pin."""
    names = [register.name for register in circuit.program.netlist.registers]
    for i, sources in reset.sources.items():
        if sources & secret:
            what = f"takes from {names[min(sources & secret)]}, which holds secrets, over a reset"
            yield Counterexample("secrets", "reset pin", 0, names[i], f"{names[i]} {what}")
            return
