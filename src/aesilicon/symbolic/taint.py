# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What can depend on given nets by the structure of a netlist, in this clock or any later one."""

from collections.abc import Collection, Iterable

from aesilicon.netlist.netlist import Netlist


def feeding(netlist: Netlist, nets: Iterable[int], *, at_once: bool = False) -> set[int]:
    """Numbers of the registers on which some nets can depend, through others or `at_once` only."""
    drivers = {net: cell.ins for cell in netlist.cells for net in cell.outs}
    registers = {register.q: i for i, register in enumerate(netlist.registers)}
    found: set[int] = set()
    todo, seen = [*nets], {*nets}
    while todo:
        net = todo.pop()
        before: Iterable[int] = drivers.get(net, ())
        if net in registers:
            found.add(registers[net])
            before = () if at_once else (netlist.registers[registers[net]].d,)
        new = {*before} - seen
        seen |= new
        todo += new
    return found


class Taint:
    """The nets and registers that some source nets reach."""

    def __init__(self, netlist: Netlist, sources: Iterable[int]) -> None:
        self._netlist = netlist
        self._depths: dict[int, int] = {}
        self.nets = {*sources}
        depth = 0
        while True:
            depth += 1
            for cell in netlist.cells:  # in order of evaluation
                if not self.nets.isdisjoint(cell.ins):
                    self.nets.update(cell.outs)
            new = [
                i
                for i, register in enumerate(netlist.registers)
                if register.d in self.nets and i not in self._depths
            ]
            if not new:
                return
            self._depths |= dict.fromkeys(new, depth)
            self.nets.update(netlist.registers[i].q for i in new)

    @property
    def registers(self) -> set[int]:
        """Numbers of the registers."""
        return {*self._depths}

    def depths(self) -> dict[int, int]:
        """Register -> fewest clock edges from a source to it."""
        return dict(self._depths)

    def reaches(self, nets: Collection[int]) -> bool:
        """Whether any of the nets can depend on a source."""
        return not self.nets.isdisjoint(nets)

    def __or__(self, other: "Taint") -> "Taint":
        """What either of two taints of the same netlist reaches; depths are those of the first."""
        both = object.__new__(Taint)
        both._netlist, both._depths = self._netlist, other._depths | self._depths
        both.nets = self.nets | other.nets
        return both
