# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a core whose S-boxes are RAMs that it loads itself: see `memory`.

All other designs are proven by `whole`, of which the parts here are made.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from aesilicon.architectures import DIRECTIONS, LENGTHS, Reloads
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.scenario import Block, Drain, Gap, Key, Scenario
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.equivalence.results import ProofReport
from aesilicon.flows.prove import handshake, proof
from aesilicon.flows.prove.handshake import HandshakeResult
from aesilicon.flows.prove.report import Proof
from aesilicon.flows.prove.whole import proof_of
from aesilicon.symbolic import memory
from aesilicon.symbolic.circuit import Circuit, reset_state


def reloads(architecture: object) -> bool:
    """Whether the cores of an architecture are proven here."""
    return isinstance(architecture, Reloads)


def prove_design(
    design: Design, work: Path, *, progress: Callable[[str], None] = lambda now: None
) -> Proof:
    """`whole.prove_design` of a design whose architecture `Reloads`."""
    progress("elaborating")
    symbolic = prove(design, work / "symbolic", progress=lambda scenario, _: progress(scenario))
    progress("handshake")
    answer = prove_handshake(design, work / "handshake")
    return proof_of(design, symbolic, answer)


def elaborate_design(design: Design, work: Path) -> Elaborated:
    """`circuit.elaborate_design` of such a design."""
    files = rtl.write_sources(design, work / "rtl")
    module, sboxes = _reloads(design).memory, design.traits.lookups
    return memory.elaborate_around(files, design.top, work, module, sboxes)


def prove(
    design: Design, work: Path, *, progress: Callable[[str, float], None] | None = None
) -> ProofReport:
    """`proof.prove` of such a design.

    A counterexample comes without a witness: what a RAM holds before its load is complete is left
    open, so concrete values would show nothing.
    """
    begun = time.monotonic()
    elaborated = elaborate_design(design, work)
    files = rtl.write_sources(design, work / "rtl")
    wrong = memory.check(files, _reloads(design).memory, work / "memory")
    seconds = time.monotonic() - begun
    report = proof.prove_elaborated(design, elaborated, seconds, progress=progress)
    begun = time.monotonic()
    circuit = Circuit.of(elaborated)
    reset = reset_state(design, circuit)
    more = proof.run(design, circuit, reset, turns(design), progress=progress)
    failed = {c.part for c in more.counterexamples}
    parts = {**report.parts, "sboxes": bool(report.parts["sboxes"]) and wrong is None}
    for part in ("data", "time", "secrets"):
        # A scenario that was cut short leaves the other parts undecided.
        if failed and parts[part]:
            parts[part] = False if part in failed else None
    found = [replace(c, witness=None, cases=()) for c in report.counterexamples]
    return replace(
        report,
        parts=parts,
        seconds=report.seconds + time.monotonic() - begun,
        counterexamples=(*([wrong] if wrong else []), *found, *more.counterexamples),
        details={
            **report.details,
            "scenarios": int(report.details["scenarios"]) + more.scenarios,
            "clocks": int(report.details["clocks"]) + more.clocks,
            "clears_probed": int(report.details["clears_probed"]) + more.probes,
            "most_atoms": max(int(report.details["most_atoms"]), more.atoms),
        },
    )


def turns(design: Design) -> Iterator[Scenario]:
    """Changes of direction: with a clear in every clock, behind a full core, and with a new key."""
    key = Key(LENGTHS.index(design.core.key_bits[-1]))
    other = Key(LENGTHS.index(design.core.key_bits[0]))
    reload, most = _reloads(design).reload_cycles, design.traits.capacity
    if len(design.core.directions) < 2:
        return
    for decrypt in (False, True):
        before, behind = Block(decrypt, 0), Block(not decrypt, 0)
        to = DIRECTIONS[not decrypt]
        yield Scenario(
            f"a turn to {to}, stalls and a clear in every clock",
            (key, before, before, behind, behind, Drain()),
            stalls=(reload // 2, 1, 0),
            probe=True,
        )
        yield Scenario(
            f"a turn to {to} behind a full core",
            (key, *(before,) * most, behind, behind, before, Drain()),
            stalls=(2 * reload, *(0,) * most),
        )
        for gap in (0, 1, reload // 2, reload - 2, reload - 1, reload, reload + 1):
            yield Scenario(
                f"a turn to {to}, and a new key {gap} clocks later",
                (key, before, behind, Gap(gap), other, behind, before, Drain()),
            )
        yield Scenario(
            f"a turn to {to}, and two new keys",
            (key, before, behind, Gap(2), other, Gap(2), key, behind, before, Drain()),
        )


def prove_handshake(
    design: Design, work: Path, *, timeout: float = 600, quick: bool = False
) -> HandshakeResult:
    """`handshake.prove_handshake`; the bounds have room for a reload."""
    bounds = handshake.parameters(design)
    bounds["Latency"] = str(int(bounds["Latency"]) + _reloads(design).reload_cycles)
    return handshake.prove_handshake(design, work, bounds=bounds, timeout=timeout, quick=quick)


def _reloads(design: Design) -> Reloads:
    assert isinstance(design.arch, Reloads)
    return design.arch
