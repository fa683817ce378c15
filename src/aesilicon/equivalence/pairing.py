# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which register of a mapped netlist is which of the RTL.

Registers keep their RTL names through synthesis, but for one that does nothing but drive another
module: it can be left with a name from in there. Such a one is found by what it takes in some
thousand random states. A wrong pair would be seen: the proof compares all registers afterwards.
Registers that always take the same can become one, which then has the names of all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from aesilicon.netlists.evaluate import evaluate
from aesilicon.netlists.netlist import Netlist

_LANES = 4096


@dataclass(frozen=True)
class Pairs:
    """Registers of both, by number."""

    of_netlist: Mapping[int, int]
    """Of the netlist -> of the RTL."""
    merged: Mapping[int, int]
    """Of the RTL -> another of the RTL, for what is one register in the netlist."""
    stray: str | None = None
    """A register of the netlist that is not one of the RTL's, or that another is already."""


def pair(rtl: Netlist, netlist: Netlist, after_reset: Sequence[int | None]) -> Pairs:
    """Pairs by name, and what is left by behaviour.

    `after_reset`: the value of each register of the RTL after a reset, where that is known.
    """
    names = {alias: i for i, r in enumerate(rtl.registers) for alias in rtl.aliases.get(r.q, ())}
    pairs, merged = dict[int, int](), dict[int, int]()
    taken = set[int]()
    nameless = []
    for j, register in enumerate(netlist.registers):
        same = {names[alias] for alias in netlist.aliases.get(register.q, ()) if alias in names}
        if not same:
            nameless.append(j)
        elif same & taken:
            return Pairs(pairs, merged, register.name)
        else:
            taken |= same
            pairs[j], *others = sorted(same)
            merged |= dict.fromkeys(others, pairs[j])
    if nameless:
        pairs |= _alike(rtl, netlist, Pairs(pairs, merged), after_reset)
    for j in nameless:
        if j not in pairs:
            return Pairs(pairs, merged, netlist.registers[j].name)
    return Pairs(pairs, merged)


def _alike(
    rtl: Netlist,
    netlist: Netlist,
    known: Pairs,
    after_reset: Sequence[int | None],
) -> dict[int, int]:
    """Pairs of registers without one that take the same, and nobody else that.

    What has no pair yet is 0 meanwhile, or in the RTL its value after a reset, for most of those
    never change. One that is 1 after a reset and decides what another of them takes is not found.
    """
    ones = (1 << _LANES) - 1
    random = Random(1)
    theirs, ours = dict[int, int](), dict[int, int]()
    for port, nets in rtl.inputs.items():
        for mine, other in zip(nets, netlist.inputs.get(port, ()), strict=False):
            theirs[mine] = ours[other] = random.getrandbits(_LANES)
    for register, value in zip(rtl.registers, after_reset, strict=True):
        theirs[register.q] = ones * (value or 0)
    for j, i in known.of_netlist.items():
        state = random.getrandbits(_LANES)
        theirs[rtl.registers[i].q] = ours[netlist.registers[j].q] = state
    for i, other in known.merged.items():
        theirs[rtl.registers[i].q] = theirs[rtl.registers[other].q]
    evaluate(rtl, theirs, _LANES)
    evaluate(netlist, ours, _LANES)
    left: dict[int, list[int]] = {}
    for i in {*range(len(rtl.registers))} - {*known.of_netlist.values(), *known.merged}:
        left.setdefault(theirs.get(rtl.registers[i].d, 0), []).append(i)
    found: dict[int, list[int]] = {}
    for j in {*range(len(netlist.registers))} - {*known.of_netlist}:
        found.setdefault(ours.get(netlist.registers[j].d, 0), []).append(j)
    return {
        one[0]: left[taken][0]
        for taken, one in found.items()
        if len(one) == 1 and len(left.get(taken, ())) == 1
    }
