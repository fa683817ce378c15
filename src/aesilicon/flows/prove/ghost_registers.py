# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registers of a pipeline by what they can depend on, for `ghost_search`."""

from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon.architectures import Ghosts
from aesilicon.netlist.netlist import Netlist
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET
from aesilicon.symbolic.taint import Taint, feeding

_REQUEST = ("in_valid_i", "in_decrypt_i", "in_chain_i", "block_len_i")


class ControlError(Exception):
    """A control output can depend on a key, a block or a tag, or data can depend on a tag."""


@dataclass(frozen=True)
class GhostRegisters:
    """Numbers of the registers of one netlist."""

    d: tuple[int, ...]
    """Net of the next value of each register."""
    data: frozenset[int]
    """Registers that can depend on a key or a block, or on bits of a tag other than bit 0."""
    depth: dict[int, int]
    """Register of bit 0 of a tag -> fewest clocks from the input to it."""
    last_depth: int
    """`depth` in the last stage, whose block waits in the next clock."""
    control: frozenset[int]
    """All other registers."""
    request_depth: dict[int, int]
    """Register -> fewest clocks from the request of a block to it."""
    keys: tuple[int, ...]
    """Control registers that decide on keys, or on which blocks enter."""
    counters: tuple[frozenset[int], ...]
    """The bits of each register of `keys` that has several."""
    deciding: tuple[int, ...]
    """`keys`, and the registers of round keys that stages read."""
    quiet: dict[int, int]
    """Register -> value with which `GhostSearch._quiet` begins: 0 for control outside the instances
    of keys, an arbitrary one for data inside them."""
    stages: tuple[int, ...]
    """Control registers that tell whether a block is in a stage where blocks may stay."""
    waiting: frozenset[int]
    """All registers of the instances in which results wait."""
    not_waiting: tuple[int, ...]
    """All other registers but those of `depth`."""
    not_keys: tuple[int, ...]
    """Control registers that are not `keys`."""
    results: tuple[int, ...]
    """Control registers among `waiting` that decide where results wait."""

    @classmethod
    def of(cls, netlist: Netlist, ghosts: Ghosts) -> "GhostRegisters":
        """Classifies the registers by structure; raises `ControlError`."""
        inputs, registers = netlist.inputs, netlist.registers
        secret = Taint(netlist, (*inputs["key_i"], *inputs["in_data_i"]))
        tag, other_tags = (
            Taint(netlist, n) for n in (inputs["in_tag_i"][:1], inputs["in_tag_i"][1:])
        )
        for name, nets in netlist.outputs.items():
            tainted = any(taint.reaches(nets) for taint in (secret, tag, other_tags))
            if tainted and name not in ("out_data_o", "out_tag_o"):
                raise ControlError(f"{name} can depend on a key, a block or a tag")
        data = secret.registers | other_tags.registers
        depth = tag.depths
        # The ghost block alone has the tag 1: a core that reads tags could be right for it alone.
        read_by = [registers[i].name for i in sorted(data & depth.keys())]
        if tag.reaches(netlist.outputs["out_data_o"]):
            read_by.append("out_data_o")
        if read_by:
            raise ControlError(f"{read_by[0]} can depend on a tag")
        control = {*range(len(registers))} - data - depth.keys()

        def within(parts: Sequence[str]) -> set[int]:
            return {i for i, r in enumerate(registers) if any(part in r.name for part in parts)}

        of_keys, waiting = within(ghosts.keys), within(ghosts.results)
        d = tuple(register.d for register in registers)
        moving = feeding(netlist, [d[i] for i in depth])
        making = feeding(netlist, [d[i] for i in of_keys & data])
        read = feeding(netlist, [d[i] for i in data - of_keys], at_once=True)
        keys = tuple(sorted(of_keys & control & (making | moving)))
        named: dict[str, set[int]] = {}
        for i in keys:
            named.setdefault(registers[i].name.partition("_q[")[0], set()).add(i)
        return cls(
            d=d,
            data=frozenset(data),
            depth=depth,
            last_depth=min((depth[i] for i in depth if i in waiting), default=1) - 1,
            control=frozenset(control),
            request_depth=Taint(netlist, [n for name in _REQUEST for n in inputs[name]]).depths,
            keys=keys,
            counters=tuple(frozenset(bits) for bits in named.values() if len(bits) > 1),
            deciding=(*keys, *sorted(of_keys & read - {*keys})),
            quiet=dict.fromkeys(control - of_keys, 0)
            | {i: i * 0x9E3779B1 >> 13 & 1 for i in of_keys & data},
            stages=tuple(sorted(within(ghosts.stages) & control)),
            waiting=frozenset(waiting),
            not_waiting=tuple({*range(len(registers))} - waiting - depth.keys()),
            not_keys=tuple(control - {*keys}),
            results=tuple(sorted(waiting & control & moving)),
        )

    def unknown(self, register: int) -> int:
        """The value of a register of which nothing is known."""
        return UNKNOWN_SECRET if register in self.data else UNKNOWN

    def joined(self, one: Sequence[int], two: Sequence[int]) -> tuple[int, ...]:
        """Registers that are equal in both states; others are unknown."""
        pairs = enumerate(zip(one, two, strict=True))
        return tuple(a if a == b else self.unknown(i) for i, (a, b) in pairs)

    def foremost(self, state: Sequence[int]) -> frozenset[int]:
        """The tag registers with a 1 that are furthest from the input; others hold old copies."""
        ones = [i for i in self.depth if state[i] == 1]
        furthest = max((self.depth[i] for i in ones), default=0)
        return frozenset(i for i in ones if self.depth[i] == furthest)
