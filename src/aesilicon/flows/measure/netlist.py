# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a design on a target, and proves the netlist equal to the RTL before place and route."""

import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from aesilicon.architectures import Reloads
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped, NetlistProof, lowered, prove_netlist
from aesilicon.equivalence.results import Counterexample
from aesilicon.equivalence.sboxes import check, model
from aesilicon.mapping.library import library_cells
from aesilicon.targets import CellTarget, Target
from aesilicon.tools import abc, yosys
from aesilicon.tools.yosys_cells import synthesize_cells

_SBOX_TOP = "aes_sbox_alone"


@dataclass(frozen=True)
class NetlistReport:
    """The proof of one design's netlist on one target."""

    design: str
    design_hash: str
    target: str
    goal: str
    proof: NetlistProof
    sbox_kinds: int
    """Number of kinds; each was also mapped alone and evaluated for all 256 inputs."""
    wrong_sboxes: tuple[Counterexample, ...]
    seconds: float

    @property
    def equal(self) -> bool:
        """The netlist equals the RTL, and every mapped S-box is correct."""
        return self.proof.equal and not self.wrong_sboxes

    def to_json(self) -> dict[str, Any]:
        """One entry of `netlists` in a `prove` row."""
        failures = [self.proof.counterexample] if self.proof.counterexample else []
        return {
            "design": self.design,
            "design_hash": self.design_hash,
            "target": self.target,
            "goal": self.goal,
            "equal": self.equal,
            "registers": self.proof.registers,
            "constant_registers": list(self.proof.constant),
            "compared": self.proof.outputs,
            "sbox_kinds": self.sbox_kinds,
            "failures": [str(c) for c in (*failures, *self.wrong_sboxes)],
            "seconds": round(self.seconds, 3),
        }


def prove_mapped(
    design: Design, target: Target, work: Path, *, goal: abc.Goal = "speed"
) -> NetlistReport:
    """Maps a design and each of its S-boxes on a target, and proves the netlists.

    On an FPGA this is the netlist before place and route. Raises `ToolError` if a tool fails; a
    wrong netlist gives a report and no exception.
    """
    began = time.monotonic()
    core = CoreUnderTest.of(design, work / "rtl", adapted=False)
    wide = not design.sbox.deep
    mapped = synthesize(core, target, goal, work / "core", wide=wide)
    proof = prove_netlist(mapped, work / "compare")
    # A table in block RAM is nothing without its clock; `proof` has compared the content of a ROM,
    # and what a design writes to a RAM.
    in_ram = [SBOXES["rom"].circuit]
    if isinstance(design.arch, Reloads):
        in_ram.append(design.arch.memory)
    lookups = [lookup for lookup in design.traits.lookups if lookup not in in_ram]
    kinds: list[str] = []
    if lookups:
        folder = work / "sboxes"
        kinds += elaborate(core.files, core.top, core.clock, folder, sboxes=lookups).boxes
    models = {}
    for n, kind in enumerate(kinds):
        folder = work / f"sbox{n}"
        alone = CoreUnderTest((*core.files[:-1], _sbox_source(kind, folder)), _SBOX_TOP)
        mapped_alone = synthesize(alone, target, goal, folder, wide=wide)
        models[kind] = model(kind, lowered(mapped_alone, folder / "lowered"))
    return NetlistReport(
        design=design.name,
        design_hash=rtl.design_hash(design),
        target=target.name,
        goal=goal,
        proof=proof,
        sbox_kinds=len(kinds),
        wrong_sboxes=tuple(replace(c, part="netlist") for c in check(models)),
        seconds=time.monotonic() - began,
    )


def synthesize(
    core: CoreUnderTest,
    target: Target,
    goal: abc.Goal,
    work: Path,
    *,
    wide: bool = True,
) -> Mapped:
    """The netlist of a core on a target; all files go into `work`.

    On an FPGA, `wide` allows multiplexers that join LUTs.
    """
    if isinstance(target, CellTarget):
        recipe = abc.SINGLE[goal]
        cells = synthesize_cells(
            core.files, core.top, library_cells(target), recipe=recipe, work=work
        )
        return Mapped(core, cells.netlist, library=target.liberty)
    luts = yosys.synthesize_fpga(
        core.files,
        core.top,
        target.family,
        device=target.branch,
        goal=goal,
        aim=target.traits.aim,
        wide=wide,
        work=work,
    )
    return Mapped(core, luts.netlist, family=target.family)


def _sbox_source(kind: str, folder: Path) -> Path:
    """A module around one kind of S-box, such as `aes_sbox_table(Directions=10)`."""
    module, _, setting = kind.rstrip(")").partition("(")
    directions = setting.removeprefix("Directions=")
    parameter = f".Directions(aes_pkg::direction_e'({len(directions)}'b{directions}))"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{_SBOX_TOP}.sv"
    file.write_text(
        f"module {_SBOX_TOP} (\n"
        "  input  logic       inverse_i,\n  input  logic [7:0] data_i,\n"
        "  output logic [7:0] data_o\n);\n"
        f"  {module} #({parameter}) u_sbox (.*);\nendmodule\n",
        encoding="utf-8",
    )
    return file
