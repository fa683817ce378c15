# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box over the tower field GF(((2^2)^2)^2), after Satoh et al. 2001 (ASIACRYPT 2001).

The three fields have polynomial bases: GF(4) = GF(2)[w] / (w^2 + w + 1), GF(16) = GF(4)[z] /
(z^2 + z + phi), GF(256) = GF(16)[y] / (y^2 + y + lambda). phi, lambda and the isomorphism from the
AES field are not taken from a paper: a search finds those with the fewest XORs.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from operator import xor

from aesilicon.spec import gf
from aesilicon.spec.sbox import AFFINE_CONSTANT, inverse_linear_map, linear_map
from aesilicon_lab.circuits import linear, sv_writer
from aesilicon_lab.circuits.linear import Rows

Product = Callable[[int, int], int]


def _extend(mul: Product, bits: int, norm: int) -> Product:
    """Product in the quadratic extension by x^2 + x + `norm` of a field of `bits` bits.

    The leftmost `bits` bits of an element are the coefficient of x.
    """
    mask = (1 << bits) - 1

    def product(a: int, b: int) -> int:
        high = mul(a >> bits, b >> bits)
        low = mul(a & mask, b & mask)
        cross = mul(a >> bits ^ a & mask, b >> bits ^ b & mask)
        return (cross ^ low) << bits | low ^ mul(norm, high)

    return product


def _irreducible(mul: Product, order: int, norm: int) -> bool:
    """Whether x^2 + x + `norm` is irreducible over the field with `order` elements."""
    return all(mul(x, x) ^ x ^ norm for x in range(order))


@dataclass(frozen=True)
class Tower:
    """A tower field with an isomorphism from the AES field."""

    phi: int
    """Element of GF(4)."""
    lambda_: int
    """Element of GF(16)."""
    root: int
    """Image of the AES field's x: a root of its polynomial m(x) in the tower field."""

    @cached_property
    def mul4(self) -> Product:
        """Product in GF(4)."""
        return _extend(lambda a, b: a & b, 1, 1)

    @cached_property
    def mul16(self) -> Product:
        """Product in GF(16)."""
        return _extend(self.mul4, 2, self.phi)

    @cached_property
    def mul256(self) -> Product:
        """Product in GF(256)."""
        return _extend(self.mul16, 4, self.lambda_)

    @cached_property
    def _isomorphism(self) -> tuple[int, ...]:
        powers = [1]
        for _ in range(7):
            powers.append(self.mul256(powers[-1], self.root))
        return tuple(
            reduce(xor, (powers[i] for i in range(8) if a >> i & 1), 0) for a in range(256)
        )

    def from_aes(self, a: int) -> int:
        """The isomorphism: an element of the AES field in the tower field."""
        return self._isomorphism[a]

    def to_aes(self, a: int) -> int:
        """The inverse isomorphism."""
        return self._isomorphism.index(a)

    @cached_property
    def maps(self) -> "Maps":
        """The linear parts of the circuit."""
        return Maps(
            scale_phi=linear.from_function(lambda a: self.mul4(self.phi, a), 2),
            square_phi=linear.from_function(lambda a: self.mul4(self.phi, self.mul4(a, a)), 2),
            square_lambda=linear.from_function(
                lambda a: self.mul16(self.lambda_, self.mul16(a, a)), 4
            ),
            forward_in=linear.from_function(self.from_aes, 8),
            forward_out=linear.from_function(lambda a: linear_map(self.to_aes(a)), 8),
            inverse_in=linear.from_function(lambda a: self.from_aes(inverse_linear_map(a)), 8),
            inverse_out=linear.from_function(self.to_aes, 8),
        )

    def cost(self) -> int:
        """XORs that depend on the choice, summed over the builds: forward, inverse, both."""
        m = self.maps
        inversion = (
            3 * linear.share(m.scale_phi, 2).xors  # once in each product in GF(16)
            + linear.share(m.square_phi, 2).xors
            + linear.share(m.square_lambda, 4).xors
        )
        ends = (
            m.forward_in,
            m.forward_out,
            m.inverse_in,
            m.inverse_out,
            m.forward_in + m.inverse_in,
            m.forward_out + m.inverse_out,
        )
        return 3 * inversion + sum(linear.share(rows, 8).xors for rows in ends)


@dataclass(frozen=True)
class Maps:
    """Every map of the circuit that depends on the choice of the tower."""

    scale_phi: Rows
    """phi a in GF(4)."""
    square_phi: Rows
    """phi a^2 in GF(4)."""
    square_lambda: Rows
    """lambda a^2 in GF(16)."""
    forward_in: Rows
    """AES field to tower field."""
    forward_out: Rows
    """Tower field to AES field, then the affine map's linear part."""
    inverse_in: Rows
    """Inverse of the affine map's linear part, then AES field to tower field."""
    inverse_out: Rows
    """Tower field to AES field."""


def towers() -> Iterator[Tower]:
    """Every tower of this form with every isomorphism to it, 128 in all."""
    for phi in range(4):
        mul4 = Tower(phi, 0, 0).mul4
        if not _irreducible(mul4, 4, phi):
            continue
        mul16 = Tower(phi, 0, 0).mul16
        for lambda_ in range(16):
            if _irreducible(mul16, 16, lambda_):
                mul256 = Tower(phi, lambda_, 0).mul256
                for root in range(256):
                    if _is_root(mul256, root):
                        yield Tower(phi, lambda_, root)


def _is_root(mul: Product, a: int) -> bool:
    """Whether m(a) = 0, by Horner's rule."""
    bits = (gf.POLYNOMIAL >> i & 1 for i in range(8, -1, -1))
    return reduce(lambda value, bit: mul(value, a) ^ bit, bits, 0) == 0


@cache
def best() -> Tower:
    """The cheapest tower; the first of equals."""
    return min(towers(), key=Tower.cost)


_PARAGRAPH = """\
// The AES S-box over the tower field GF(((2^2)^2)^2), after Satoh et al. 2001: a linear map
// converts the byte to the tower field, one circuit for both directions inverts it, and a linear
// map converts it back; the affine map is merged into the first (inverse) or second (forward) of
// these. Combinational.
//   GF(4) = GF(2)[w] / (w^2 + w + 1)
//   GF(16) = GF(4)[z] / (z^2 + z + phi), phi = {{{0.phi:02b}}}
//   GF(256) = GF(16)[y] / (y^2 + y + lambda), lambda = {{{0.lambda_:04b}}}
//   In this basis the element x of FIPS-197 is {{{0.root:08b}}}.
"""

_GF4 = """\
  /// Product in GF(4).
  function automatic logic [1:0] gf4_mul(input logic [1:0] a, input logic [1:0] b);
    logic high, low, mixed;
    high = a[1] & b[1];
    low = a[0] & b[0];
    mixed = (a[1] ^ a[0]) & (b[1] ^ b[0]);
    gf4_mul = {mixed ^ low, high ^ low};
  endfunction

  /// Inverse in GF(4), which is the square; 0 for 0.
  function automatic logic [1:0] gf4_inverse(input logic [1:0] a);
    gf4_inverse = {a[1], a[1] ^ a[0]};
  endfunction
"""

_GF16 = """\
  /// Product in GF(16).
  function automatic logic [3:0] gf16_mul(input logic [3:0] a, input logic [3:0] b);
    logic [1:0] high, low, mixed;
    high = gf4_mul(a[3:2], b[3:2]);
    low = gf4_mul(a[1:0], b[1:0]);
    mixed = gf4_mul(a[3:2] ^ a[1:0], b[3:2] ^ b[1:0]);
    gf16_mul = {mixed ^ low, gf4_scale_phi(high) ^ low};
  endfunction

  /// Inverse in GF(16); 0 for 0. The norm phi h^2 + l (h + l) of h z + l lies in GF(4).
  function automatic logic [3:0] gf16_inverse(input logic [3:0] a);
    logic [1:0] sum, norm_inverse;
    sum = a[3:2] ^ a[1:0];
    norm_inverse = gf4_inverse(gf4_square_phi(a[3:2]) ^ gf4_mul(a[1:0], sum));
    gf16_inverse = {gf4_mul(a[3:2], norm_inverse), gf4_mul(sum, norm_inverse)};
  endfunction
"""

_GF256 = """\
  /// Inverse in GF(256); 0 for 0. The norm lambda h^2 + l (h + l) of h y + l lies in GF(16).
  function automatic logic [7:0] gf256_inverse(input logic [7:0] a);
    logic [3:0] sum, norm_inverse;
    sum = a[7:4] ^ a[3:0];
    norm_inverse = gf16_inverse(gf16_square_lambda(a[7:4]) ^ gf16_mul(a[3:0], sum));
    gf256_inverse = {gf16_mul(a[7:4], norm_inverse), gf16_mul(sum, norm_inverse)};
  endfunction
"""

_BODY = """\
  // Twenty copies of these functions in one module would take a C++ compiler minutes.
  /* verilator no_inline_module */

  logic [7:0] tower, inverted;
  assign inverted = gf256_inverse(tower);

  if (Directions == aes_pkg::DirEncrypt) begin : gen_encrypt
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    assign tower = forward_in(data_i);
    assign data_o = forward_out(inverted);
  end else if (Directions == aes_pkg::DirDecrypt) begin : gen_decrypt
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    assign tower = inverse_in(data_i);
    assign data_o = inverse_out(inverted);
  end else begin : gen_both
    logic [15:0] ins, outs;
    assign ins = both_in(data_i);
    assign outs = both_out(inverted);
    assign tower = inverse_i ? ins[15:8] : ins[7:0];
    assign data_o = inverse_i ? outs[15:8] : outs[7:0];
  end
"""


def generate() -> str:
    """SystemVerilog of module `aes_sbox_composite`."""
    tower = best()
    maps = tower.maps
    in_constant = linear.apply(maps.inverse_in, AFFINE_CONSTANT)
    paragraph = _PARAGRAPH.format(tower)
    pieces = [
        _GF4,
        _linear("gf4_scale_phi", "phi a in GF(4).", 2, maps.scale_phi),
        _linear("gf4_square_phi", "phi a^2 in GF(4).", 2, maps.square_phi),
        _GF16,
        _linear("gf16_square_lambda", "lambda a^2 in GF(16).", 4, maps.square_lambda),
        _GF256,
        _linear("forward_in", "AES field to tower field.", 8, maps.forward_in),
        _linear(
            "forward_out",
            "Tower field to AES field, then the affine map.",
            8,
            maps.forward_out,
            AFFINE_CONSTANT,
        ),
        _linear(
            "inverse_in",
            "Inverse of the affine map, then AES field to tower field.",
            8,
            maps.inverse_in,
            in_constant,
        ),
        _linear("inverse_out", "Tower field to AES field.", 8, maps.inverse_out),
        _linear(
            "both_in",
            "{inverse_in, forward_in} with common sums.",
            8,
            maps.forward_in + maps.inverse_in,
            in_constant << 8,
        ),
        _linear(
            "both_out",
            "{inverse_out, forward_out} with common sums.",
            8,
            maps.forward_out + maps.inverse_out,
            AFFINE_CONSTANT,
        ),
        _BODY,
    ]
    return sv_writer.sbox_module("aes_sbox_composite", paragraph, "\n".join(pieces))


def _linear(name: str, title: str, inputs: int, rows: Rows, constant: int = 0) -> str:
    """A function that computes a map and adds a constant; sums used twice are named."""
    program = linear.share(rows, inputs)
    result = f"y ^ {len(rows)}'h{constant:0{len(rows) // 4}x}" if constant else "y"
    return (
        f"  /// {title}\n"
        f"  function automatic logic [{len(rows) - 1}:0] {name}"
        f"(input logic [{inputs - 1}:0] a);\n"
        f"{sv_writer.xor_statements(program)}"
        f"    {name} = {result};\n"
        "  endfunction\n"
    )
