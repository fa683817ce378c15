# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box, its inverse, and both, from one circuit that inverts between linear maps.

Around the nonlinear core are two linear maps, in which the affine map and any basis are merged
(Canright 2005; Boyar and Peralta 2010). The core inverts c a^(2^k) as well as a, for any constant
c, so each direction has 2040 pairs of linear maps to choose from. A circuit for both directions
needs multiplexers only where the two maps differ (Maximov and Ekdahl 2019).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec import gf
from aesilicon.spec.sbox import AFFINE_CONSTANT, inverse_linear_map, linear_map
from aesilicon_lab.circuits import linear, linear_cancel
from aesilicon_lab.circuits.linear import Rows, XorProgram

Signal = tuple[int, bool]
"""A signal of a builder, and whether it carries the complement of its value."""

Seeds = tuple[int, int]
"""Seeds of `linear_cancel.share` for the maps before and after the core."""

SBOX_MAP = linear.from_function(linear_map, 8)
INVERSE_MAP = linear.from_function(inverse_linear_map, 8)
INVERSE_CONSTANT = inverse_linear_map(AFFINE_CONSTANT)


@dataclass(frozen=True)
class Core:
    """Inversion of an element a of the AES field, without the linear maps around it."""

    circuit: Circuit
    """From linear forms of a to products."""
    ins: Rows
    """Each form: the parity of `ins[n] & a`."""
    outs: Rows
    """Each bit of the inverse of a: the parity of `outs[i] & products`."""
    negative: bool
    """The circuit gives the complement of each product."""

    def moved(self, factor: int, squarings: int) -> "Core":
        """The same circuit, inverting `factor` a^(2^`squarings`) instead of a."""

        def there(a: int) -> int:
            return gf.mul(factor, gf.power(a, 1 << squarings))

        def back(a: int) -> int:
            return gf.power(gf.mul(factor, a), 1 << (8 - squarings))

        ins = compose(self.ins, linear.from_function(there, 8))
        outs = compose(linear.from_function(back, 8), self.outs)
        return Core(self.circuit, ins, outs, self.negative)

    def sbox_maps(self) -> tuple[Rows, Rows]:
        """The maps before and after the circuit in the S-box."""
        return self.ins, compose(SBOX_MAP, self.outs)

    def inverse_maps(self) -> tuple[Rows, Rows]:
        """The maps before and after the circuit in the inverse S-box."""
        return compose(self.ins, INVERSE_MAP), self.outs


@dataclass(frozen=True)
class Multiplexer:
    """One multiplexer before the core, of two sums of input bits and other multiplexers.

    The sums are masks: bits 0 to 7 are the input bits, the multiplexers follow.
    """

    forward: int
    """Sum selected in the S-box. If zero, the mux is an AND."""
    inverse: int
    """Sum selected in the inverse S-box."""
    negated: bool
    """Adds 1 in the inverse S-box."""


def compose(outer: Rows, inner: Rows) -> Rows:
    """The map that applies `inner`, then `outer`."""
    return tuple(
        reduce(xor, (row for n, row in enumerate(inner) if mask >> n & 1), 0) for mask in outer
    )


def forward(core: Core, seeds: Seeds) -> Circuit:
    """The S-box."""
    before, after = core.sbox_maps()
    return _one_direction(core, before, 0, after, AFFINE_CONSTANT, seeds)


def inverse(core: Core, seeds: Seeds) -> Circuit:
    """The inverse S-box."""
    before, after = core.inverse_maps()
    return _one_direction(core, before, linear.apply(core.ins, INVERSE_CONSTANT), after, 0, seeds)


def both(ahead: Core, back: Core, muxes: Sequence[Multiplexer], seeds: Seeds) -> Circuit:
    """Both, with the circuit of `ahead`, which `back` shares; input 8 selects the inverse.

    Raises `ValueError` if `muxes` cannot make the forms of both directions.
    """
    builder = Builder(9)
    program = before_program(ahead, back, muxes, seeds[0])
    before = _Before(builder, program, muxes, len(ahead.ins))
    products = builder.place(ahead.circuit, [before.output(n) for n in range(len(ahead.ins))])
    rows, pairs, added = both_after(ahead, back)
    ins = [(signal, ahead.negative) for signal in products] + [(8, False)]
    inputs = max(rows).bit_length()
    outs = affine(builder, after_program(rows, inputs, seeds[1]), ins[:inputs], added)
    return builder.circuit(
        outs[a] if a == b else builder.add("NMUX", 8, outs[b], outs[a]) for a, b in pairs
    )


def both_before(ahead: Core, back: Core, muxes: Sequence[Multiplexer]) -> Rows:
    """The core's forms as sums of input bits, then multiplexers, then the select."""
    before, _ = ahead.sbox_maps()
    behind, _ = back.inverse_maps()
    negated = linear.apply(back.ins, INVERSE_CONSTANT)
    values = resolved(muxes)
    sums = linear.span([value.forward ^ value.inverse for value in values])
    rows = []
    for n, (a, b) in enumerate(zip(before, behind, strict=True)):
        if a ^ b not in sums:
            raise ValueError("the multiplexers do not span where the two directions differ")
        row, sign = a, negated >> n & 1
        for i, value in enumerate(values):
            if sums[a ^ b] >> i & 1:
                row ^= value.forward | 1 << (8 + i)
                sign ^= value.negated
        rows.append(row | sign << (8 + len(muxes)))
    return tuple(rows)


def before_program(ahead: Core, back: Core, muxes: Sequence[Multiplexer], seed: int) -> XorProgram:
    """The map of `both_before`, with the sums that the muxes select as further outputs.

    Raises `ValueError` where a sum would need its own multiplexer.
    """
    forms = both_before(ahead, back, muxes)
    sums = tuple(row for mux in muxes for row in (mux.forward, mux.inverse) if row)
    program = linear_cancel.share(forms + sums, 9 + len(muxes), seed)
    _Before(Builder(9), program, muxes, len(forms)).outputs()
    return program


def resolved(muxes: Sequence[Multiplexer]) -> list[Multiplexer]:
    """Each multiplexer in terms of input bits only.

    Raises `ValueError` if one depends on itself.
    """
    known: dict[int, Multiplexer] = {}

    def reach(i: int, above: frozenset[int]) -> Multiplexer:
        if i in above:
            raise ValueError("a multiplexer depends on itself")
        if i not in known:
            mux, within = muxes[i], above | {i}
            ahead, back, negated = mux.forward & 255, mux.inverse & 255, mux.negated
            for k in range(len(muxes)):
                if mux.forward >> (8 + k) & 1:
                    ahead ^= reach(k, within).forward
                if mux.inverse >> (8 + k) & 1:
                    back ^= reach(k, within).inverse
                    negated ^= reach(k, within).negated
            known[i] = Multiplexer(ahead, back, negated)
        return known[i]

    return [reach(i, frozenset()) for i in range(len(muxes))]


def both_after(ahead: Core, back: Core) -> tuple[Rows, list[tuple[int, int]], int]:
    """Rows (sums of products and the select), the pair of rows of each output, added constants.

    An output whose pair has the same row twice equals that row. Other outputs are inverting muxes
    of complemented rows.
    """
    _, one = ahead.sbox_maps()
    _, other = back.inverse_maps()
    rows: list[int] = []
    pairs, added = [], 0
    for bit, (a, b) in enumerate(zip(one, other, strict=True)):
        place, sign = len(rows), AFFINE_CONSTANT >> bit & 1
        if a == b:
            added |= sign << place
            rows.append(a | sign << len(ahead.circuit.outputs))
            pairs.append((place, place))
        else:
            added |= (2 | 1 - sign) << place
            rows += [a, b]
            pairs.append((place, place + 1))
    return tuple(rows), pairs, added


def after_program(rows: Rows, inputs: int, seed: int) -> XorProgram:
    """A map of many inputs and few outputs in few gates."""
    turned = linear_cancel.transposed(rows, inputs)
    return linear_cancel.reverse(linear_cancel.share(turned, len(rows), seed))


def affine(
    builder: Builder, program: XorProgram, ins: Sequence[Signal], added: int = 0
) -> list[int]:
    """A linear map plus the constant `added`; complemented signals turn XORs into XNORs."""
    return Affine(builder, program, ins, added).outputs()


class Affine:
    """Places the gates of a program on demand, so that inputs may depend on outputs."""

    def __init__(
        self, builder: Builder, program: XorProgram, ins: Sequence[Signal], added: int
    ) -> None:
        self._builder, self._program, self._added = builder, program, added
        self._signs = {k: bool(added >> n & 1) for n, k in reversed([*enumerate(program.outputs)])}
        self._known: dict[int, Signal] = dict(enumerate(ins))
        self._begun: set[int] = set()

    def outputs(self) -> list[int]:
        """The signals of all outputs."""
        return [self.output(n) for n in range(len(self._program.outputs))]

    def output(self, n: int) -> int:
        """The signal of output `n`."""
        signal, inverted = self.signal(self._program.outputs[n])
        wanted = bool(self._added >> n & 1)
        return signal if inverted == wanted else self._builder.add("NOT", signal)

    def signal(self, k: int) -> Signal:
        """Signal `k` of the program."""
        if k not in self._known:
            if k in self._begun:
                raise ValueError("the program needs a multiplexer before it is there")
            self._begun.add(k)
            self._known[k] = self._sum_of(k)
        return self._known[k]

    def _sum_of(self, k: int) -> Signal:
        (a, odd_a), (b, odd_b) = map(self.signal, self._program.steps[k - self._program.inputs])
        sign = self._signs.get(k, False)
        return self._builder.add("XNOR" if odd_a ^ odd_b ^ sign else "XOR", a, b), sign


class _Before(Affine):
    """The map before the core of both directions; its muxes select among outputs of the map."""

    def __init__(
        self, builder: Builder, program: XorProgram, muxes: Sequence[Multiplexer], forms: int
    ) -> None:
        self._muxes: dict[int, tuple[tuple[int, ...], bool]] = {}
        added, place = 0, forms
        for k, mux in enumerate(muxes, 8):
            flip = _complemented(mux, k in program.outputs[:forms])
            data = tuple(range(place, place + (2 if mux.forward else 1)))
            if mux.forward:
                added |= flip << place
            added |= (flip ^ mux.negated) << data[-1]
            self._muxes[k] = data, flip
            place = data[-1] + 1
        super().__init__(builder, program, [(i, False) for i in range(8)], added)
        self._known[program.inputs - 1] = (8, False)

    def _sum_of(self, k: int) -> Signal:
        if k not in self._muxes:
            return super()._sum_of(k)
        data, flip = self._muxes[k]
        signals = [self.output(n) for n in reversed(data)]
        if len(signals) == 2:
            return self._builder.add("NMUX", 8, *signals), not flip
        return self._builder.add("NAND", 8, *signals), True


def _complemented(mux: Multiplexer, used_itself: bool) -> bool:
    """Whether a mux selects complements, to save inverters of input bits."""
    ways = (True, False) if used_itself else (False, True)
    data = ((mux.forward, False), (mux.inverse, mux.negated))
    if not mux.forward:
        return False

    def inverters(flip: bool) -> int:
        return sum(row.bit_count() == 1 and flip ^ negated for row, negated in data)

    return min(ways, key=inverters)


def _one_direction(
    core: Core, before: Rows, negated: int, after: Rows, added: int, seeds: Seeds
) -> Circuit:
    builder = Builder(8)
    program = linear_cancel.share(before, 8, seeds[0])
    forms = affine(builder, program, [(i, False) for i in range(8)], negated)
    products = [(signal, core.negative) for signal in builder.place(core.circuit, forms)]
    return builder.circuit(
        affine(builder, after_program(after, len(products), seeds[1]), products, added)
    )
