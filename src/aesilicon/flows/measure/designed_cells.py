# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps the twisted BDDs of a design gate by gate: each gate of the RTL becomes one cell.

Morioka & Satoh 2002 kept these circuits as designed; synthesis chose drivers and strengths only.
ABC instead restructures them, and the short fan-outs for which they were twisted are lost.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.mapping import verilog
from aesilicon.mapping.gate_by_gate import map_as_designed
from aesilicon.netlist.mapped_netlist import CONSTANTS, MappedNetlist
from aesilicon.targets import CellTarget

SBOX = "aes_sbox_twisted_bdd"
TBOX = "aes_tbox_twisted_bdd"

FACTORS = {"forward": (1, 2, 3), "inverse": (1, 9, 11, 13, 14)}
"""Factors of a T-box, by the direction of its S-box: coefficients of (Inv)MixColumns, and 1."""

_NAME = "twisted_bdd"
_Way = tuple[str, str, int]
"""(Direction of an S-box, name of the value of `direction_e`, its number)."""
_WAYS: dict[str, _Way] = {
    "encrypt": ("forward", "DirEncrypt", 0),
    "decrypt": ("inverse", "DirDecrypt", 1),
}
"""Direction of a design -> direction of its S-boxes."""
_TOP = "twisted_bdd_alone"
_ALONE = """\
module {top} (input logic [7:0] data_i, output logic [7:0] data_o);
  {module} #({parameters}) u_circuit ({inverse}.data_i, .data_o);
endmodule
"""


def modules(
    design: Design, target: CellTarget, sources: Sequence[Path], work: Path
) -> dict[str, str]:
    """Module of a twisted BDD -> its Verilog as cells, for every twisted BDD of a design.

    `sources` is the RTL of the design, in compilation order. The result is empty on the built-in
    library and for a design whose S-boxes compute both directions: ABC maps these.
    """
    if target.built_in:
        return {}
    found: dict[str, str] = {}
    wanted: list[tuple[_Way, int | None]]
    tboxes = TBOX in design.traits.lookups
    if tboxes:
        ways = [_WAYS[way] for way in design.core.directions]
        wanted = [(way, f) for way in ways for f in FACTORS[way[0]]]
        found[TBOX] = _module(TBOX, wanted, target, sources, work)
    used = {"encrypt"} if design.key_sbox.name == _NAME else set()
    if design.sbox.name == _NAME and not tboxes:
        if len(design.core.directions) > 1 and not design.traits.path_each_way:
            return {}
        used |= {*design.core.directions}
    if used:
        wanted = [(_WAYS[way], None) for way in sorted(used)]
        found[SBOX] = _module(SBOX, wanted, target, sources, work)
    return found


def _module(
    name: str,
    wanted: Iterable[tuple[_Way, int | None]],
    target: CellTarget,
    sources: Sequence[Path],
    work: Path,
) -> str:
    """Verilog of a module whose parameters select one of several circuits.

    `Directions` selects the direction; a T-box also has `Factor`.
    """
    ports = "input [7:0] data_i, output [7:0] data_o"
    if name == SBOX:
        ports = f"input inverse_i, {ports}"
    lines = [
        f"module {name} ({ports});\n",
        *("  parameter Directions = 0;\n", "  parameter Factor = 1;\n"),
    ]
    for (way, build, number), factor in wanted:
        parameters = [f".Directions(aes_pkg::{build})"]
        parameters += [] if factor is None else [f".Factor(4'd{factor})"]
        folder = work / f"{name}-{way}-{factor or 1}"
        folder.mkdir(parents=True, exist_ok=True)
        top = folder / f"{_TOP}.sv"
        top.write_text(
            _ALONE.format(
                top=_TOP,
                module=name,
                parameters=", ".join(parameters),
                inverse="" if factor else ".inverse_i(1'b0), ",
            ),
            encoding="utf-8",
        )
        made = map_as_designed([*sources, top], _TOP, target, work=folder, buffered=False)
        lines.append(f"  if (Directions == {number} && Factor == {factor or 1}) begin\n")
        lines += [*_body(verilog.read(made.netlist)), "  end\n"]
    return "".join([*lines, "endmodule\n"])


def _body(netlist: MappedNetlist) -> list[str]:
    """The cells of a netlist whose ports are bits of `data_i` and `data_o`."""
    names = dict(zip(CONSTANTS, (f"1'b{value}" for value in CONSTANTS), strict=True))
    names |= {port: port for port in (*netlist.inputs, *netlist.outputs)}
    inner = {net for one in netlist.instances for net in one.pins.values()} - {*names}
    names |= {net: f"w{n}" for n, net in enumerate(sorted(inner))}
    lines = [f"  wire {names[net]};\n" for net in sorted(inner)]
    for n, one in enumerate(netlist.instances):
        pins = ", ".join(f".{pin}({names[net]})" for pin, net in one.pins.items())
        lines.append(f"  {one.cell} g{n} ({pins});\n")
    lines += [
        f"  assign {port} = {names[net]};\n" for port, net in netlist.outputs.items() if port != net
    ]
    return lines
