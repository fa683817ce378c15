# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Everything that is proven of a design, as one report: `aesilicon prove`."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from aesilicon import rtl
from aesilicon.architectures import CLEAR_CYCLES
from aesilicon.design import Design
from aesilicon.flows.processor import handshake as processor_handshake
from aesilicon.flows.processor import prove as processor
from aesilicon.flows.prove.handshake import HandshakeResult, prove_handshake
from aesilicon.flows.prove.proof import prove
from aesilicon.flows.prove.results import PARTS, ProofReport
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
    if design.wrapper is not None:
        symbolic = processor.prove(design, work / "symbolic", progress=progress)
        progress("handshake")
        handshake = processor_handshake.prove_handshake(design, work / "handshake")
        return WholeProof(rtl.design_hash(design), symbolic, handshake)
    symbolic = prove(design, work / "symbolic", progress=lambda scenario, _: progress(scenario))
    progress("handshake")
    handshake = prove_handshake(design, work / "handshake")
    return WholeProof(rtl.design_hash(design), symbolic, handshake)


def cache_key(design: Design) -> str:
    """SHA-256 (hex) of all that the proof of a design depends on: RTL, tools, specification, us."""
    words = ["prove", rtl.design_hash(design), str(design.timings()), str(CLEAR_CYCLES)]
    if design.wrapper is not None:
        words += [_sources("aesilicon.flows.processor")]
    return digest(*words)


def digest(*words: str) -> str:
    """SHA-256 (hex) of some words, the tools, the specification and the prover."""
    digest = hashlib.sha256(f"{words} {sby.versions()}".encode())
    for package in ("aesilicon.flows.prove", "aesilicon.spec"):
        digest.update(_sources(package).encode())
    return digest.hexdigest()


def _sources(package: str) -> str:
    """The text of all that a package holds of Python and SystemVerilog."""
    sources = [f for f in files(package).iterdir() if f.name.endswith((".py", ".sv"))]
    return "".join(f.read_text(encoding="utf-8") for f in sorted(sources, key=lambda f: f.name))
