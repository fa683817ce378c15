# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks every kind of S-box module exhaustively, over all 256 inputs and all control values."""

from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.equivalence.results import Counterexample
from aesilicon.errors import UserError
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.gates import column, full
from aesilicon.netlist.netlist import Box, Netlist
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX

_ALL = full(8)
_COLUMNS = tuple(column(bit, 8) for bit in range(8))
"""Bit `bit` of all 256 inputs, input x in bit x."""

_MOST_CONTROLS = 4


@dataclass(frozen=True)
class SboxModel:
    """The truth table of a combinational module with a byte as input."""

    kind: str
    data: str
    """The port that takes the byte."""
    out: str
    width: int
    """Bits of the output."""
    controls: tuple[tuple[str, int], ...]
    """The other input ports and their widths, in order of name."""
    tables: tuple[tuple[int, ...], ...]
    """256 entries for each value of the control bits, first port lowest."""

    def control_nets(self, box: Box) -> tuple[int, ...]:
        """The nets of an instance that carry the control bits, lowest first."""
        ports = dict(box.ports)
        return tuple(net for name, _ in self.controls for net in ports[name])

    def data_nets(self, box: Box) -> tuple[int, ...]:
        """The nets of an instance that carry the byte, least significant first."""
        return dict(box.ports)[self.data]


def model(kind: str, netlist: Netlist) -> SboxModel:
    """The truth table of an S-box module, by evaluating its gates for all 256 inputs at once.

    The module needs one input port of 8 bits, at most 4 further input bits, and one output port;
    anything else raises `UserError`.
    """
    wide = [name for name, nets in netlist.inputs.items() if len(nets) == 8]
    controls = tuple(
        (name, len(nets)) for name, nets in sorted(netlist.inputs.items()) if len(nets) != 8
    )
    bits = sum(width for _, width in controls)
    if len(wide) != 1 or len(netlist.outputs) != 1 or bits > _MOST_CONTROLS:
        raise UserError(
            f"the S-box module '{netlist.top}' needs one input port of 8 bits, one output port, "
            f"and at most {_MOST_CONTROLS} control bits"
        )
    if boxes := [cell.kind for cell in netlist.cells if isinstance(cell, Box)]:
        raise UserError(f"the S-box module '{netlist.top}' contains {boxes[0]}")
    out, outs = next(iter(netlist.outputs.items()))
    tables = []
    for value in range(1 << bits):
        v = dict[int, int]()
        place = 0
        for name, _ in controls:
            for net in netlist.inputs[name]:
                v[net] = _ALL if value >> place & 1 else 0
                place += 1
        for net, values in zip(netlist.inputs[wide[0]], _COLUMNS, strict=True):
            v[net] = values
        evaluate(netlist, v, 256)
        columns = [v[net] for net in outs]
        tables.append(
            tuple(sum((c >> x & 1) << i for i, c in enumerate(columns)) for x in range(256))
        )
    return SboxModel(kind, wide[0], out, len(outs), controls, tuple(tables))


def check(models: Mapping[str, SboxModel]) -> list[Counterexample]:
    """Counterexamples for AESilicon's S-boxes: one for each kind with a wrong table.

    `inverse_i` and the parameter `Directions` set the direction. The output of a T-box is that of
    the S-box times its parameter `Factor`. In a build with one direction the output must not depend
    on `inverse_i`.
    """
    failures = []
    for kind, box in models.items():
        directions = int(_parameter(kind, "Directions"), 2)
        for value, table in enumerate(box.tables):
            inverse = {0: False, 1: True, 2: bool(value)}[directions]
            factor = int(_parameter(kind, "Factor"), 2) if "Factor=" in kind else 1
            wrong = first_difference(table, inverse=inverse, factor=factor)
            if wrong is not None:
                got = table[wrong]
                failures.append(_counterexample(kind, wrong, got, inverse=inverse, factor=factor))
                break
    return failures


def first_difference(table: tuple[int, ...], *, inverse: bool, factor: int = 1) -> int | None:
    """The smallest input for which a table is not the S-box (or its inverse) times the factor.

    None if there is none.
    """
    right = INV_SBOX if inverse else SBOX
    return next((x for x in range(256) if table[x] != gf.mul(right[x], factor)), None)


def _counterexample(kind: str, x: int, got: int, *, inverse: bool, factor: int) -> Counterexample:
    name = "inverse S-box" if inverse else "S-box"
    if factor != 1:
        name += f" times {factor}"
    return Counterexample(
        part="sboxes",
        scenario="all 256 inputs",
        clock=0,
        signal=kind,
        what=f"{kind} is not the {name} for input {x:02x}",
        expected=f"{gf.mul((INV_SBOX if inverse else SBOX)[x], factor):02x}",
        got=f"{got:02x}",
    )


def _parameter(kind: str, name: str) -> str:
    settings = kind.partition("(")[2].rstrip(")").split(", ")
    return next(s.partition("=")[2] for s in settings if s.startswith(name + "="))
