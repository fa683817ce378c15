# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What given nets can reach, or depend on, by the structure of a netlist, over any clocks."""

from collections.abc import Iterable

from aesilicon.netlist.netlist import Netlist


def feeding(netlist: Netlist, nets: Iterable[int], *, at_once: bool = False) -> set[int]:
    """Numbers of the registers on which some nets can depend; with `at_once` within one clock."""
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
        self.depths: dict[int, int] = {}
        """Number of a register -> fewest clock edges from a source to it."""
        self._nets = {*sources}
        depth = 0
        while True:
            depth += 1
            for cell in netlist.cells:  # in order of evaluation
                if not self._nets.isdisjoint(cell.ins):
                    self._nets.update(cell.outs)
            new = [
                i
                for i, register in enumerate(netlist.registers)
                if register.d in self._nets and i not in self.depths
            ]
            if not new:
                return
            self.depths |= dict.fromkeys(new, depth)
            self._nets.update(netlist.registers[i].q for i in new)

    @property
    def registers(self) -> set[int]:
        """Numbers of the registers that a source reaches."""
        return {*self.depths}

    def reaches(self, nets: Iterable[int]) -> bool:
        """Whether any of the nets can depend on a source."""
        return not self._nets.isdisjoint(nets)
