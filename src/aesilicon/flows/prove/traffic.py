# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Events of the handshake proof, reached by random traffic on the model of the proof itself.

A trace that reaches an event may come from a simulation as well as from a search, and a search is
very slow if a block takes hundreds of clocks. The lanes differ in how often they clear, stall, wait
and change keys. A lane whose new offer would violate an `assume` of `handshake.sv` repeats its last
offer. The outputs of the cut S-boxes are 0.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon.netlist import aiger
from aesilicon.tools import sby

LANES = 192
_OPERATIONS = 20
"""Length of the traffic, in units of a key set-up plus a latency of the design."""


@dataclass(frozen=True)
class _Lanes:
    """Inputs of the harness in one clock: (port, bit) -> word, whose bit n is for lane n."""

    bits: dict[tuple[str, int], int]

    def where(self, lanes: int, other: "_Lanes") -> "_Lanes":
        """These inputs in the lanes of the mask `lanes`, and `other` in the remaining lanes."""
        return _Lanes(
            {key: word & lanes | other.bits[key] & ~lanes for key, word in self.bits.items()}
        )


def reached(
    model: sby.Model, longest: int, keys: Sequence[int], blocks: Sequence[int], seed: int = 1
) -> set[str]:
    """Names of the assertions `reach_...` that some lane violates.

    `longest` is the number of clocks of a key set-up and a block. `keys` and `blocks` are the legal
    length codes.
    """
    circuit = aiger.read(model.file)
    step = circuit.step()
    ones = (1 << LANES) - 1
    events = [(n, name) for n, name in enumerate(model.asserts) if name.startswith("reach_")]
    traffic = _Traffic(longest, keys, blocks, random.Random(seed))
    state, kept, found = circuit.start(ones), ones, set[str]()
    before = traffic.quiet()
    for clock in range(_OPERATIONS * longest):
        offered = traffic.offers(before, reset=clock < 2)
        _, _, promises = step(_inputs(circuit, model, offered), state, ones)
        honest = ones
        for promise in promises:
            honest &= promise
        offered = offered.where(honest, before)
        after, bad, promises = step(_inputs(circuit, model, offered), state, ones)
        for promise in promises:
            kept &= promise
        found.update(name for n, name in events if bad[n] & kept)
        if len(found) == len(events) or not kept:
            break
        state, before = after, offered
    return found


def _inputs(circuit: aiger.Model, model: sby.Model, offered: _Lanes) -> list[int]:
    words = [0] * circuit.inputs
    for place, name in model.inputs.items():
        words[place] = offered.bits.get(name, 0)
    return words


class _Traffic:
    """Random offers; each lane has rates of its own."""

    def __init__(
        self, longest: int, keys: Sequence[int], blocks: Sequence[int], rng: random.Random
    ) -> None:
        self.longest = longest
        self._keys = keys
        self._blocks = blocks
        self._rng = rng
        cut = [0, 0, 0, 0.2 / longest, 0.5 / longest, 1 / longest]
        self._clear = self._rates(cut)
        self._reset = self._rates(cut)
        self._rekey = self._rates([1 / longest, 3 / longest, 0.05])
        self._block = self._rates([0.9, 0.9, 0.2, 3 / longest])
        self._turn_ready = self._rates([0.5, 0.4 / longest, 1 / longest, 4 / longest])
        self._rare = self._rates([0.02, 0.02, 0.3])

    def _rates(self, choices: list[float]) -> list[float]:
        return [self._rng.choice(choices) for _ in range(LANES)]

    def quiet(self) -> _Lanes:
        """The inputs of a reset clock without offers: all ports are 0."""
        names = [
            *("rst_ni", "key_valid_i", "key_clear_i", "in_valid_i", "in_decrypt_i"),
            *("in_chain_i", "in_tag_i", "out_ready_i", "follow_i"),
        ]
        bits = {(name, 0): 0 for name in names}
        lengths = ("key_len_i", "block_len_i")
        return _Lanes(bits | {(name, bit): 0 for name in lengths for bit in (0, 1)})

    def offers(self, before: _Lanes, *, reset: bool) -> _Lanes:
        """New random inputs for each lane, or a reset in all lanes."""
        if reset:
            return self.quiet()
        bits = {}
        once, noise = self._drawn, self._rng.getrandbits
        bits["rst_ni", 0] = ~once(self._reset) & (1 << LANES) - 1
        bits["key_clear_i", 0] = once(self._clear)
        bits["key_valid_i", 0] = once(self._rekey)
        bits["in_valid_i", 0] = once(self._block)
        bits["in_decrypt_i", 0] = noise(LANES)
        bits["in_chain_i", 0] = once(self._rare)
        bits["in_tag_i", 0] = noise(LANES)
        bits["out_ready_i", 0] = before.bits["out_ready_i", 0] ^ once(self._turn_ready)
        bits["follow_i", 0] = noise(LANES)
        bits["key_len_i", 0], bits["key_len_i", 1] = self._lengths(self._keys)
        bits["block_len_i", 0], bits["block_len_i", 1] = self._lengths(self._blocks)
        return _Lanes(bits)

    def _lengths(self, legal: Sequence[int]) -> tuple[int, int]:
        """Both bits of random length codes, of which one in eight may be illegal."""
        low = high = 0
        for lane in range(LANES):
            code = self._rng.choice(legal if self._rng.random() < 0.87 else range(4))
            low |= (code & 1) << lane
            high |= (code >> 1) << lane
        return low, high

    def _drawn(self, rates: list[float]) -> int:
        """A random bit for each lane, which is 1 with the lane's probability in `rates`."""
        draw = self._rng.random
        return sum(1 << lane for lane, rate in enumerate(rates) if rate and draw() < rate)
