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


AfterReset = Sequence[int | None]
"""The value of each register of a netlist after a reset; None is unknown."""


def pair(rtl: Netlist, netlist: Netlist, theirs: AfterReset, ours: AfterReset) -> Pairs:
    """Pairs by name, and what is left by behaviour; registers of the RTL begin with `theirs`."""
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
        pairs |= _alike(rtl, netlist, Pairs(pairs, merged), theirs, ours)
    for j in nameless:
        if j not in pairs:
            return Pairs(pairs, merged, netlist.registers[j].name)
    return Pairs(pairs, merged)


def _alike(
    rtl: Netlist,
    netlist: Netlist,
    known: Pairs,
    their_reset: AfterReset,
    our_reset: AfterReset,
) -> dict[int, int]:
    """Pairs of registers without one that take the same, and nobody else that.

    Registers begin in one class, with the same random states, and those that take the same stay in
    one; this goes on until no class falls apart. One that takes nothing but its value after a reset
    keeps that: in the RTL most of these never change, and the netlist has none for them.
    """
    random = Random(1)
    theirs, ours = dict[int, int](), dict[int, int]()
    for port, nets in rtl.inputs.items():
        for mine, other in zip(nets, netlist.inputs.get(port, ()), strict=False):
            theirs[mine] = ours[other] = random.getrandbits(_LANES)
    for j, i in known.of_netlist.items():
        state = random.getrandbits(_LANES)
        theirs[rtl.registers[i].q] = ours[netlist.registers[j].q] = state
    for i, other in known.merged.items():
        theirs[rtl.registers[i].q] = theirs[rtl.registers[other].q]
    paired = {*known.of_netlist.values(), *known.merged}
    left = {i: _Class(n or 0) for i, n in enumerate(their_reset) if i not in paired}
    found = {j: _Class(n or 0) for j, n in enumerate(our_reset) if j not in known.of_netlist}
    classes = 0
    while classes < (classes := len({*left.values(), *found.values()})):
        left = _split(rtl, left, theirs)
        found = _split(netlist, found, ours)
    alike: dict[_Class, tuple[list[int], list[int]]] = {}
    for side, some in enumerate((found, left)):
        for number, its in some.items():
            alike.setdefault(its, ([], []))[side].append(number)
    return {one[0]: other[0] for one, other in alike.values() if len(one) == len(other) == 1}


@dataclass(frozen=True)
class _Class:
    """Registers that cannot be told apart yet."""

    constant: int | None
    """Their value, if they have taken nothing else."""
    taken: int = 0
    """What they take in the states that belong to the class before."""

    def state(self) -> int:
        """The same for all of them."""
        if self.constant is not None:
            return self.constant * ((1 << _LANES) - 1)
        return Random(self.taken).getrandbits(_LANES)


def _split(
    netlist: Netlist, classes: Mapping[int, _Class], values: Mapping[int, int]
) -> dict[int, _Class]:
    """The classes by what each register takes, given the values of all else."""
    now = dict(values)
    now |= {netlist.registers[i].q: its.state() for i, its in classes.items()}
    evaluate(netlist, now, _LANES)
    found = {}
    for i, its in classes.items():
        taken = now.get(netlist.registers[i].d, 0)
        stays = its.constant is not None and taken == its.state()
        digest = hash((its.taken, taken))
        found[i] = _Class(its.constant, its.taken) if stays else _Class(None, digest)
    return found
