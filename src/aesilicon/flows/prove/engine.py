# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proves of a mode in front of a core what can be proven of it, and names the rest."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.equivalence import ghash_proof
from aesilicon.flows.prove import mode_control
from aesilicon.flows.prove.report import EnginePart, EngineProof
from aesilicon.step import Step, Tell, Work
from aesilicon.tools import sby, yosys


@dataclass(frozen=True)
class _Claims:
    """What is proven of an engine."""

    prove: Callable[[Design, Path], Iterator[EnginePart]]
    not_proven: Callable[[Design], tuple[str, ...]]
    """Each part that is only tested, as a clause."""


def _control(design: Design, work: Path) -> Iterator[EnginePart]:
    """The control by induction."""
    yield mode_control.control_part(design, work / "control")


def _gcm(design: Design, work: Path) -> Iterator[EnginePart]:
    """The product of GHASH, by normal forms of the elaborated RTL, and the control by induction."""
    parameters = design.parameters()
    values = {name: int(parameters[name]) for name in ("Digit", "Levels")}
    lean = design.module == "aes_gcm_lean"
    parts = lean and mode_control.in_parts(design)
    files = [file.path for file in rtl.files(design) if file.path.stem.startswith("aes_ghash")]
    if lean:
        values["Parts"] = int(parts)
        netlist = ghash_proof.read(files, values, work / "ghash", "aes_ghash_digit")
    else:
        netlist = ghash_proof.read(files, values, work / "ghash")
    digit = values["Digit"]
    if digit == 128:
        found = ghash_proof.pipelined(netlist)
        covers = "every product of aes_ghash_pipeline is that of SP 800-38D for all H and blocks"
    else:
        found = ghash_proof.digit_serial(netlist, digit, restarts=lean, parts=parts)
        covers = "aes_ghash is GHASH of SP 800-38D for all H and blocks, in any sequence of blocks"
    failure = ""
    if found is not None:
        values_of = f"H {found.h:032x}, hash {found.hash:032x}, block {found.block:032x}"
        failure = f"GHASH: it does not hold that {found.what}, for {values_of}"
    yield EnginePart(part="GHASH", holds=found is None, covers=covers, failure=failure)
    yield from _control(design, work)


def _gcm_left(design: Design) -> tuple[str, ...]:
    pipelined = design.parameters()["Digit"] == "128"
    return ("the order of blocks in aes_ghash_pipeline",) if pipelined else ()


_CLAIMS: Mapping[str, _Claims] = {
    "gcm": _Claims(_gcm, _gcm_left),
    "ccm": _Claims(_control, lambda _: ()),
    "cmac": _Claims(_control, lambda _: ()),
    "xts": _Claims(_control, lambda _: ()),
}
"""Name of a mode -> what is proven of it; a mode without an entry is only tested."""


@dataclass(frozen=True)
class ProveEngine(Step[EngineProof]):
    """Proves what can be proven of the mode of a design. Its core has a proof of its own."""

    design: Design
    properties: tuple[Path, ...] = mode_control.PROPERTIES
    """The property files, so that a result depends on them."""

    kind = "prove-engine"
    result = EngineProof
    code = ("aesilicon.flows.prove.engine",)
    doing = "proving"

    @property
    def subject(self) -> str:
        """Name of the design."""
        return self.design.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools that elaborate the RTL and prove its control."""
        return {"pyosys": yosys.version(), **sby.versions()}

    def run(self, work: Work, tell: Tell) -> EngineProof:
        """Proves each part."""
        return prove_engine(self.design, work.folder)


def prove_engine(design: Design, work: Path) -> EngineProof:
    """The proof of the mode of a design; files go into `work`."""
    assert design.mode is not None
    began, engine = time.monotonic(), design.mode.engine
    claims = _CLAIMS.get(engine.name)
    return EngineProof(
        mode=engine.name,
        design_hash=rtl.design_hash(design),
        parts=tuple(claims.prove(design, work)) if claims else (),
        not_proven=claims.not_proven(design) if claims else (f"all of {design.module}",),
        seconds=round(time.monotonic() - began, 3),
    )
