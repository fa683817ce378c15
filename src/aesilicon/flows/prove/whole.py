# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Everything that is proven of a design, as one report: `aesilicon prove`."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aesilicon import provenance
from aesilicon.design import rtl
from aesilicon.design.design import Design, descriptions
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.equivalence.results import PARTS, Progress, ProofReport
from aesilicon.flows.prove.handshake import HandshakeResult, prove_handshake
from aesilicon.symbolic.proof import prove
from aesilicon.tools import sby


@dataclass(frozen=True)
class WholeProof:
    """The verdicts of the symbolic simulation and of the handshake proof."""

    design_hash: str
    symbolic: ProofReport
    handshake: HandshakeResult

    @property
    def proven(self) -> bool:
        """Every part that is examined holds."""
        return self.symbolic.proven and self.handshake.proven

    def to_json(self) -> dict[str, Any]:
        """The report as `prove --json` prints it: a part that is not examined is null."""
        row = self.symbolic.to_json()
        parts = {**self.symbolic.parts, "handshake": self.handshake.proven}
        failures = row["failures"]
        if self.handshake.failure:
            failures.append(f"handshake: {self.handshake.failure}")
        return {
            **row,
            "design_hash": self.design_hash,
            "proven": self.proven,
            "parts": {part: parts.get(part) for part in PARTS},
            "seconds": round(self.symbolic.seconds + self.handshake.seconds, 3),
            "failures": failures,
            "handshake": {
                "method": self.handshake.method,
                "properties": list(self.handshake.properties),
                "events_reached": list(self.handshake.covers),
                "abstracted": list(self.handshake.abstracted),
            },
            "tools": self.handshake.tools,
        }


def prove_design(
    design: Design, work: Path, *, progress: Callable[[str], None] = lambda now: None
) -> WholeProof:
    """Proves data, time, secrets, S-boxes and handshake of a design's RTL; files go into `work`.

    `progress` is told what is being proven. Raises `ToolError` when a tool fails and `UserError`
    for RTL that cannot be examined; a design that is wrong comes back as a report.
    """
    progress("elaborating")
    core = CoreUnderTest.of(design, work / "symbolic" / "rtl")
    symbolic = prove(core, work / "symbolic", progress=lambda scenario, _: progress(scenario))
    progress("handshake")
    handshake = prove_handshake(design, work / "handshake")
    return WholeProof(rtl.design_hash(design), symbolic, handshake)


def prove_foreign(
    files: Sequence[Path],
    top: str,
    protocol: Protocol,
    work: Path,
    *,
    progress: Progress | None = None,
) -> ProofReport:
    """Proves data, time and S-boxes of the core `top` in `files` (Verilog or SystemVerilog).

    Raises `ToolError` when Yosys refuses the sources and `UserError` when the protocol does not fit
    the ports or the core cannot be examined.
    """
    core = CoreUnderTest.foreign(files, top, protocol.clock.port, protocol)
    return prove(core, work, progress=progress)


def cache_key(design: Design) -> str:
    """SHA-256 (hex) of all that the proof of a design depends on: RTL, tools, specification, us."""
    return key_of(design.name, rtl.design_hash(design), descriptions(design))


def key_of(name: str, design_hash: str, described: str) -> str:
    """The cache key of a design known by its name, its hash and the digest of its descriptions."""
    return digest("prove", name, design_hash, described)


def digest(*words: str) -> str:
    """SHA-256 (hex) of some words, the tools, the specification and the prover."""
    prover = provenance.digest_of("aesilicon.flows.prove.whole")
    return hashlib.sha256(f"{words} {sby.versions()} {prover}".encode()).hexdigest()
