# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a design on a target, and proves the netlist equal to the RTL before place and route."""

import time
from dataclasses import replace
from pathlib import Path

from aesilicon.architectures import Reloads
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped, lowered, prove_netlist
from aesilicon.equivalence.netlist_report import NetlistReport
from aesilicon.equivalence.sbox_check import check, model
from aesilicon.mapping import restored
from aesilicon.mapping.library import library_cells
from aesilicon.targets import CellTarget, Target
from aesilicon.tools import abc, yosys
from aesilicon.tools.yosys_cells import synthesize_cells

_SBOX_TOP = "aes_sbox_alone"


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
    # A clocked table cannot be evaluated alone. `proof` has already compared the contents of a ROM
    # and the words that a design writes to a RAM.
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
    wrong_sboxes = [replace(c, part="netlist") for c in check(models)]
    failures = [proof.counterexample] if proof.counterexample else []
    return NetlistReport(
        design=design.name,
        design_hash=rtl.design_hash(design),
        target=target.name,
        goal=goal,
        equal=proof.equal and not wrong_sboxes,
        registers=proof.registers,
        constant_registers=proof.constant,
        compared=proof.outputs,
        sbox_kinds=len(kinds),
        failures=tuple(str(c) for c in (*failures, *wrong_sboxes)),
        seconds=round(time.monotonic() - began, 3),
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
        named = restored.cells(cells.netlist, cells.names, work / "named.v")
        return Mapped(core, named, library=target.liberty)
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
    named = restored.luts(luts.netlist, core.top, luts.names, work / "named.json")
    return Mapped(core, named, family=target.family)


def _sbox_source(kind: str, folder: Path) -> Path:
    """Writes a top module with one S-box of a kind such as `aes_sbox_table(Directions=10)`."""
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
