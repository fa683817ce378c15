# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Why a net has an unknown value: a register or an input in its cone that is unknown itself."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from aesilicon.netlist.netlist import Gate, Netlist
from aesilicon.symbolic.forms import Unknown


@dataclass(frozen=True)
class Cause:
    """A bit of an input port, or a register if `port` is None."""

    port: str | None
    bit: int
    """Number of the bit, or of the register."""


class UnknownCause:
    """Finds causes in one netlist."""

    def __init__(
        self, netlist: Netlist, registers: Collection[int], *, hidden: Collection[str]
    ) -> None:
        """Only `registers`, and inputs that are not `hidden`, count as causes."""
        self._drivers = {net: cell for cell in netlist.cells for net in cell.outs}
        self._ends = {netlist.registers[i].q: Cause(None, i) for i in registers}
        for name, nets in netlist.inputs.items():
            if name not in hidden:
                self._ends |= {net: Cause(name, bit) for bit, net in enumerate(nets)}

    def of(self, net: int, values: Sequence[int]) -> Cause | None:
        """A cause of the unknown value of a net; None if there is none that counts."""
        todo, seen = [net], {net}
        while todo:
            net = todo.pop()
            if net in self._ends:
                return self._ends[net]
            cell = self._drivers.get(net)
            if not isinstance(cell, Gate):
                continue
            for other in cell.ins:  # the select of a multiplexer is last, so it is followed first
                if other not in seen and isinstance(values[other], Unknown):
                    seen.add(other)
                    todo.append(other)
        return None
