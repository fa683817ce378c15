# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Elaborates RTL to a flat bit-level netlist without its S-boxes, and each kind of S-box alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import UserError
from aesilicon.netlists.netlist import Box, Netlist, load
from aesilicon.tools import yosys

# Tables of 256 entries and constant arrays are kept as tables, for the proof to recognise them.
# alumacc and opt_expr first remove the range check, because an 8-bit index is always in range.
_LOWER = """\
proc
flatten
opt_expr
alumacc
opt_expr -fine
opt_clean
memory_collect
select -set tables t:$mem_v2 r:WR_PORTS=0 %i r:SIZE=256 %i
select -set rams t:$mem_v2 @tables %d
memory_map @rams
async2sync
select -set arrays t:$bmux r:S_WIDTH=8 %i
select -set rest t:* @tables %d @arrays %d
techmap @rest
select -set rest t:* @tables %d @arrays %d
techmap @rest
dffunmap
simplemap t:$dff t:$mux t:$not t:$and t:$or t:$xor
opt_expr
opt_merge
opt_expr
opt_merge
opt_clean
"""
"""A pass works on the selection at its start, so the cells that `techmap` creates are selected
again for its second run."""


@dataclass(frozen=True)
class Elaborated:
    """A circuit without its S-boxes, and the circuit of each kind of S-box in it."""

    core: Netlist
    boxes: dict[str, Netlist]
    """`Box.kind` -> its own netlist."""


def elaborate(
    files: Sequence[Path], top: str, clock: str, work: Path, *, sboxes: Sequence[str] = ()
) -> Elaborated:
    """Elaborates `top`; instances of the modules `sboxes` become black boxes.

    Files go into `work`.

    Raises `ToolError` when Yosys refuses the sources, and `UserError` for a circuit that cannot be
    proven (latches, several clocks, loops) or a black box with a register inside.
    """
    work.mkdir(parents=True, exist_ok=True)
    (work / "files.f").write_text("".join(f'"{f.resolve()}"\n' for f in files), encoding="utf-8")
    options = "".join(f"--blackboxed-module {sbox} " for sbox in sboxes)
    yosys.run(
        "elaborate",
        f"read_slang {options}--top {top} -f files.f\n{_LOWER}write_json core.json\n",
        work,
    )
    core = load(work / "core.json", top, clock)
    kinds = {cell.kind: cell for cell in core.cells if isinstance(cell, Box)}
    found = {box.module for box in kinds.values()}
    for sbox in sboxes:
        if sbox not in found:
            raise UserError(f"{top} has no instance of the S-box module '{sbox}'")
    return Elaborated(core, _boxes(kinds, work))


def _boxes(kinds: dict[str, Box], work: Path) -> dict[str, Netlist]:
    script = ""
    for i, box in enumerate(kinds.values()):
        settings = "".join(f" -G {k}={len(v)}'b{v}" for k, v in box.parameters)
        script += (
            f"read_slang --relax-enum-conversions --top {box.module}{settings} -f files.f\n"
            f"{_LOWER}write_json sbox{i}.json\ndesign -reset\n"
        )
    if not kinds:
        return {}
    yosys.run("elaborate-sboxes", script, work)
    found = {}
    for i, (kind, box) in enumerate(kinds.items()):
        netlist = load(work / f"sbox{i}.json", box.module)
        if netlist.registers:
            raise UserError(f"the S-box module '{box.module}' must be combinational")
        found[kind] = netlist
    return found
