# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Pairs the registers of a mapped netlist with those of the RTL.

Registers keep their RTL names through synthesis. An exception is a register that only drives
another module: it may be left with a name from inside that module. It is paired by its next-state
values in some thousand random states. A wrong pair makes the proof fail, which compares all
registers afterwards. Synthesis may merge registers that are always equal; the merged register has
the names of all of them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.netlist import Netlist

_LANES = 4096
_IDLE = 16
"""Rounds without progress after which classes are taken as they are."""
_UNNAMED = re.compile(r"\bgenblk\d+\.")
_PART = re.compile(r"\[\d+:\d+\](?=\[\d+\]$)")
"""The part of a vector that plain Verilog made a vector of its own; the bit keeps its number."""
_PIN = re.compile(r"_reg\.Q$")
"""A net that lost its name is named after the output pin of its register."""


@dataclass(frozen=True)
class Pairs:
    """Pairs of registers, given as indices into the netlists' register lists."""

    of_netlist: Mapping[int, int]
    """Netlist register -> RTL register."""
    merged: Mapping[int, int]
    """RTL register -> the RTL register with which synthesis merged it."""
    stray: str | None = None
    """A netlist register without an RTL register, or whose RTL register is paired already."""


AfterReset = Sequence[int | None]
"""The value of each register of a netlist after a reset; None is unknown."""


def pair(rtl: Netlist, netlist: Netlist, theirs: AfterReset, ours: AfterReset) -> Pairs:
    """Pairs registers by name, the rest by behaviour; `theirs` are the RTL's values after reset."""
    names = {alias: i for i, r in enumerate(rtl.registers) for alias in rtl.aliases.get(r.q, ())}
    unnumbered = _unnumbered(names)
    pairs, merged = dict[int, int](), dict[int, int]()
    taken = set[int]()
    nameless = []
    for j, register in enumerate(netlist.registers):
        aliases = netlist.aliases.get(register.q, ())
        same = {names[alias] for alias in aliases if alias in names}
        if not same:
            shorter = (_PIN.sub("", _PART.sub("", _UNNAMED.sub("", alias))) for alias in aliases)
            same = {unnumbered[alias] for alias in shorter if alias in unnumbered}
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


def _unnumbered(names: Mapping[str, int]) -> dict[str, int]:
    """Name without unnamed generate blocks -> register, for names that stay unique.

    Front ends number unnamed generate blocks differently.
    """
    by_name: dict[str, set[int]] = {}
    for name, register in names.items():
        by_name.setdefault(_UNNAMED.sub("", name), set()).add(register)
    return {name: registers.pop() for name, registers in by_name.items() if len(registers) == 1}


def _alike(
    rtl: Netlist,
    netlist: Netlist,
    known: Pairs,
    their_reset: AfterReset,
    our_reset: AfterReset,
) -> dict[int, int]:
    """Pairs still-unmatched registers whose next-state values agree.

    A register of the netlist takes the first of several RTL registers that synthesis seems to have
    merged into it; `twins` finds the others.

    Registers with equal values after reset (0 if unknown) begin in one class and share states. A
    class is split where next-state values differ, until no class splits. A register whose
    next-state value is its value after reset keeps this constant state: most of these never change
    in the RTL, and the netlist has no register for them. All other states are random.
    """
    random = Random(1)
    rtl_values, netlist_values = dict[int, int](), dict[int, int]()
    for port, nets in rtl.inputs.items():
        for net, other in zip(nets, netlist.inputs.get(port, ()), strict=False):
            rtl_values[net] = netlist_values[other] = random.getrandbits(_LANES)
    for j, i in known.of_netlist.items():
        state = random.getrandbits(_LANES)
        rtl_values[rtl.registers[i].q] = netlist_values[netlist.registers[j].q] = state
    for i, other in known.merged.items():
        rtl_values[rtl.registers[i].q] = rtl_values[rtl.registers[other].q]
    paired = {*known.of_netlist.values(), *known.merged}
    rtl_classes = {i: _Class(n or 0) for i, n in enumerate(their_reset) if i not in paired}
    netlist_classes = {
        j: _Class(n or 0) for j, n in enumerate(our_reset) if j not in known.of_netlist
    }
    before: tuple[int, int] | None = None
    while before != (now := _progress([*rtl_classes.values(), *netlist_classes.values()])):
        before = now
        rtl_classes = _split(rtl, rtl_classes, rtl_values)
        netlist_classes = _split(netlist, netlist_classes, netlist_values)
    alike: dict[_Class, tuple[list[int], list[int]]] = {}
    for side, classes in enumerate((netlist_classes, rtl_classes)):
        for number, its in classes.items():
            alike.setdefault(its, ([], []))[side].append(number)
    return {
        one[0]: other[0]
        for its, (one, other) in alike.items()
        if len(one) == 1 and (len(other) == 1 or (other and its.constant is None))
    }


def twins(rtl: Netlist, paired: Pairs, after_reset: AfterReset) -> dict[int, int]:
    """RTL register without a pair -> a paired one that seems to be equal to it from a reset on.

    Synthesis may merge such registers too, and keep the names of one alone. All registers with a
    known value after reset are split into classes, as those without a name are, but with other
    inputs each time: a control begins to move in few of them.
    """
    random = Random(1)
    free = [net for nets in rtl.inputs.values() for net in nets]
    free += [r.q for r, known in zip(rtl.registers, after_reset, strict=True) if known is None]
    classes = {i: _Class(known) for i, known in enumerate(after_reset) if known is not None}
    before, idle = _progress([*classes.values()]), 0
    while idle < _IDLE:
        values = {net: random.getrandbits(_LANES) for net in free}
        classes = _split(rtl, classes, values)
        now = _progress([*classes.values()])
        before, idle = now, idle + 1 if now == before else 0
    kept = {its: i for i, its in classes.items() if i in paired.of_netlist.values()}
    matched = {*paired.of_netlist.values(), *paired.merged}
    return {
        i: kept[its]
        for i, its in classes.items()
        if i not in matched and its in kept and its.constant is None
    }


@dataclass(frozen=True)
class _Class:
    """Registers whose next-state values have agreed so far."""

    constant: int | None
    """Value of the registers after reset, while all next-state values have equalled it."""
    taken: int = 0
    """Hash of their next-state values in all rounds so far."""

    def state(self) -> int:
        """The states (constant or random) that all registers of the class share, a bit a lane."""
        if self.constant is not None:
            return self.constant * ((1 << _LANES) - 1)
        return Random(self.taken).getrandbits(_LANES)


def _progress(classes: Sequence[_Class]) -> tuple[int, int]:
    """Number of classes, and of registers that no longer keep a constant."""
    return len({*classes}), sum(its.constant is None for its in classes)


def _split(
    netlist: Netlist, classes: Mapping[int, _Class], values: Mapping[int, int]
) -> dict[int, _Class]:
    """Splits the classes by the registers' next-state values, given all other values."""
    now = dict(values)
    now |= {netlist.registers[i].q: its.state() for i, its in classes.items()}
    evaluate(netlist, now, _LANES)
    refined = {}
    for i, its in classes.items():
        taken = now.get(netlist.registers[i].d, 0)
        stays = its.constant is not None and taken == its.state()
        digest = hash((its.taken, taken))
        refined[i] = _Class(its.constant, its.taken) if stays else _Class(None, digest)
    return refined
