# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which register of a mapped netlist is which of the RTL.

Registers keep their RTL names through synthesis, but for one that does nothing but drive another
module: it can be left with a name from in there. Such a one is found by what it takes in some
thousand random states. A wrong pair would be seen: the proof compares all registers afterwards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from aesilicon.flows.prove.lanes import evaluate
from aesilicon.flows.prove.netlist import Netlist

_LANES = 4096


@dataclass(frozen=True)
class Pairs:
    """Registers of both, by number."""

    of_netlist: Mapping[int, int]
    """Of the netlist -> of the RTL."""
    stray: str | None = None
    """A register of the netlist that is not one of the RTL's, or that another is already."""


def pair(rtl: Netlist, netlist: Netlist, after_reset: Sequence[int | None]) -> Pairs:
    """Pairs by name, and what is left by behaviour.

    `after_reset`: the value of each register of the RTL after a reset, where that is known.
    """
    names = {alias: i for i, r in enumerate(rtl.registers) for alias in rtl.aliases.get(r.q, ())}
    pairs: dict[int, int] = {}
    taken = set[int]()
    nameless = []
    for j, register in enumerate(netlist.registers):
        same = {names[alias] for alias in netlist.aliases.get(register.q, ()) if alias in names}
        if not same:
            nameless.append(j)
        elif len(same) > 1 or same & taken:
            return Pairs(pairs, register.name)
        else:
            taken |= same
            pairs[j] = same.pop()
    if nameless:
        pairs |= _alike(rtl, netlist, pairs, after_reset)
    for j in nameless:
        if j not in pairs:
            return Pairs(pairs, netlist.registers[j].name)
    return Pairs(pairs)


def _alike(
    rtl: Netlist,
    netlist: Netlist,
    pairs: Mapping[int, int],
    after_reset: Sequence[int | None],
) -> dict[int, int]:
    """Pairs of registers without one that take the same, and nobody else that."""
    ones = (1 << _LANES) - 1
    random = Random(1)
    theirs, ours = dict[int, int](), dict[int, int]()
    for port, nets in rtl.inputs.items():
        for mine, other in zip(nets, netlist.inputs.get(port, ()), strict=False):
            theirs[mine] = ours[other] = random.getrandbits(_LANES)
    # What has no pair yet begins with its value after a reset, or with 0.
    for register, value in zip(rtl.registers, after_reset, strict=True):
        theirs[register.q] = ones * (value or 0)
    for j, i in pairs.items():
        state = random.getrandbits(_LANES)
        theirs[rtl.registers[i].q] = ours[netlist.registers[j].q] = state
    evaluate(rtl, theirs, _LANES)
    evaluate(netlist, ours, _LANES)
    left: dict[int, list[int]] = {}
    for i in {*range(len(rtl.registers))} - {*pairs.values()}:
        left.setdefault(theirs.get(rtl.registers[i].d, 0), []).append(i)
    found: dict[int, list[int]] = {}
    for j in {*range(len(netlist.registers))} - {*pairs}:
        found.setdefault(ours.get(netlist.registers[j].d, 0), []).append(j)
    return {
        one[0]: left[taken][0]
        for taken, one in found.items()
        if len(one) == 1 and len(left.get(taken, ())) == 1
    }
