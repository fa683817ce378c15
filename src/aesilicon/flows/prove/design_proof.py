# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The whole proof of a design, as one report: `aesilicon prove`."""

from collections.abc import Callable, Sequence
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.equivalence.results import Progress, ProofReport
from aesilicon.flows.prove.handshake import HandshakeResult, prove_handshake
from aesilicon.flows.prove.own_ports import prove_own_ports
from aesilicon.flows.prove.report import HandshakeReport, Proof
from aesilicon.symbolic.proof import prove


def proof_of(design: Design, symbolic: ProofReport, handshake: HandshakeResult) -> Proof:
    """Joins the verdicts of the symbolic simulation and of the handshake proof."""
    proof = Proof.of(symbolic)
    failures = proof.failures
    if handshake.failure:
        failures += (f"handshake: {handshake.failure}",)
    return proof.model_copy(
        update={
            "design_hash": rtl.design_hash(design),
            "proven": symbolic.proven and handshake.proven,
            "parts": {**proof.parts, "handshake": handshake.proven},
            "seconds": round(symbolic.seconds + handshake.seconds, 3),
            "failures": failures,
            "handshake": HandshakeReport(
                method=handshake.method,
                properties=tuple(handshake.properties),
                events_reached=tuple(handshake.covers),
                abstracted=tuple(handshake.abstracted),
            ),
            "tools": handshake.tools,
        }
    )


def prove_design(
    design: Design, work: Path, *, progress: Callable[[str], None] = lambda now: None
) -> Proof:
    """Proves data, time, secrets, S-boxes, paths and handshake of a design; files go into `work`.

    A narrow core is proven at its own ports too.

    `progress` gets the name of each stage. Raises `ToolError` when a tool fails and `UserError` for
    RTL that cannot be examined. Faults of the design are in the report.
    """
    progress("elaborating")
    core = CoreUnderTest.of(design, work / "symbolic" / "rtl")
    symbolic = prove(core, work / "symbolic", progress=lambda scenario, _: progress(scenario))
    progress("handshake")
    handshake = prove_handshake(design, work / "handshake")
    proof = proof_of(design, symbolic, handshake)
    if not rtl.is_narrow(design):
        return proof
    own = prove_own_ports(design, work / "own_ports", progress=lambda now, _: progress(now))
    return proof.with_own_ports(own)


def prove_foreign(
    files: Sequence[Path],
    top: str,
    protocol: Protocol,
    work: Path,
    *,
    progress: Progress | None = None,
) -> ProofReport:
    """Proves data, time, S-boxes and, if possible, handshake of the (System)Verilog core `top`.

    Raises `ToolError` when Yosys refuses the sources and `UserError` when the protocol does not fit
    the ports or the core cannot be examined.
    """
    core = CoreUnderTest.foreign(files, top, protocol.clock.port, protocol)
    return prove(core, work, progress=progress)
