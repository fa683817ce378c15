# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof that a GHASH module multiplies as NIST SP 800-38D section 6.3 says, for all inputs.

The registers of the elaborated RTL are simulated with normal forms in place of bits: H, the hash
so far and the block are variables. Forms are unique, so a register that must hold a product is
right for all values if its form is that of the standard's algorithm.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.equivalence.elaborate import elaborate
from aesilicon.netlist.netlist import Netlist
from aesilicon.symbolic import polynomials
from aesilicon.symbolic.polynomials import ONE, ZERO, Polynomial, constant, variables

Word = tuple[Polynomial, ...]
"""128 bits, the last coefficient first, as a vector of the RTL has them."""

_CLOCK = "clk_i"
_H, _HASH, _BLOCK, _OTHER, _FREE = range(0, 5 * 128, 128)
"""First variable of each word; then single bits."""


@dataclass(frozen=True)
class Difference:
    """Values for which the RTL is wrong."""

    what: str
    """The register or output, and what it must be."""
    h: int
    """Hash subkey, a number of 128 bits with the first byte on top."""
    hash: int
    """The hash before the block; of `aes_ghash_pipeline`, the sum in the register."""
    block: int


class GhashMachine:
    """A GHASH module, clock by clock, with a normal form in each register."""

    def __init__(self, netlist: Netlist) -> None:
        self.netlist = netlist
        self.state: list[Polynomial] = [ZERO] * len(netlist.registers)
        # The hierarchy above a register's own name does not matter.
        self._places = {r.name.rpartition(".")[2]: i for i, r in enumerate(netlist.registers)}

    def set(self, register: str, value: Sequence[Polynomial]) -> None:
        """Sets a register; raises `KeyError` if there is none of this name and width."""
        for n, bit in enumerate(value):
            self.state[self._place(register, n, len(value))] = bit

    def get(self, register: str, width: int = 128) -> Word:
        """The forms in a register; raises `KeyError` as `set` does."""
        return tuple(self.state[self._place(register, n, width)] for n in range(width))

    def clock(self, inputs: Mapping[str, Sequence[Polynomial]]) -> dict[str, Word]:
        """Steps over a clock with these inputs, all others 0; returns the outputs before it."""
        ports = {
            name: inputs.get(name, (ZERO,) * len(nets))
            for name, nets in self.netlist.inputs.items()
        }
        values = polynomials.evaluate(self.netlist, ports, self.state)
        self.state = [values[register.d] for register in self.netlist.registers]
        return {name: polynomials.word(values, nets) for name, nets in self.netlist.outputs.items()}

    def _place(self, register: str, bit: int, width: int) -> int:
        name = register if width == 1 else f"{register}[{bit}]"
        return self._places[name]


def read(
    files: Sequence[Path], values: Mapping[str, int], work: Path, module: str = "aes_ghash"
) -> Netlist:
    """The elaborated netlist of a GHASH module with these parameters; `work` takes files."""
    work.mkdir(parents=True, exist_ok=True)
    settings = ", ".join(f".{name}({value})" for name, value in values.items())
    top = work / "ghash_top.sv"
    top.write_text(_TOP.format(module=module, settings=settings), encoding="utf-8")
    return elaborate([*files, top], "ghash_top", _CLOCK, work).core


_TOP = """\
module ghash_top (
  input  logic         clk_i, live_i, h_load_i, restart_i, valid_i, first_i, last_i,
  input  logic [127:0] h_i, hash_i, block_i,
  output logic         ready_o, soon_o, done_o,
  output logic [127:0] hash_o
);
  {module} #({settings}) u_ghash (.*);
endmodule
"""


def product(x: Word, y: Word) -> Word:
    """The product of two blocks (SP 800-38D Algorithm 1)."""
    z, v = list(constant(0, 128)), list(y)
    for i in range(127, -1, -1):
        z = [a ^ (x[i] & b) for a, b in zip(z, v, strict=True)]
        carry = v[0]
        v = [*v[1:], ZERO]
        for place in (127, 126, 125, 120):  # 1 + x + x^2 + x^7
            v[place] ^= carry
    return tuple(z)


def added(x: Word, y: Word) -> Word:
    """The sum of two blocks."""
    return tuple(a ^ b for a, b in zip(x, y, strict=True))


def digit_serial(
    netlist: Netlist, digit: int, *, restarts: bool = False, parts: bool = False
) -> Difference | None:
    """The first difference of `aes_ghash_digit` from the standard, or None.

    From any idle state, in which `factor_q` is 0, a load changes H alone, and a block leaves,
    128 / `digit` + 1 clocks later, an idle state with (hash + block) * H, or block * H at the start
    of a hash. By induction the hash is right after any sequence of blocks. From any state a clear
    (`live_i` is 0) sets every register to 0. With `restarts` a restart makes the hash 0; with
    `parts` it makes the hash the word at `hash_i`.
    """
    steps = 128 // digit
    h, block = (variables(n, 128) for n in (_H, _BLOCK))
    unreduced = (*variables(_OTHER, digit - 1), *variables(_HASH, 128))
    before = _reduced(unreduced)
    live = {"live_i": (ONE,)}
    first, last, done_before, last_before = variables(_FREE, 4)

    def idle() -> GhashMachine:
        machine = GhashMachine(netlist)
        machine.set("h_q", h)
        machine.set("sum_q", unreduced)
        machine.set("done_q", (done_before,))
        machine.set("last_q", (last_before,))
        return machine

    loaded = idle()
    hash_o = loaded.clock({**live, "h_load_i": (ONE,), "h_i": block})["hash_o"]
    checks = [
        ("H is the word that was loaded", loaded.get("h_q"), block),
        ("a load keeps the hash", loaded.clock(live)["hash_o"], hash_o),
    ]
    cleared = GhashMachine(netlist)
    cleared.state = list(variables(_FREE, len(netlist.registers)))
    cleared.clock({"valid_i": (ONE,), "h_load_i": (ONE,), "block_i": block, "h_i": block})
    checks.append(("a clear leaves 0", tuple(cleared.state), (ZERO,) * len(cleared.state)))

    if restarts:
        restarted = idle()
        restarted.clock({**live, "restart_i": (ONE,)})
        zero = constant(0, 128)
        checks.append(("a restart makes the hash 0", restarted.clock(live)["hash_o"], zero))
    if parts:
        gone_on = idle()
        gone_on.clock({**live, "restart_i": (ONE,), "hash_i": block})
        checks.append(("a hash goes on from a value", gone_on.clock(live)["hash_o"], block))
    machine = idle()
    offer = {**live, "block_i": block, "first_i": (first,), "last_i": (last,)}
    machine.clock({**offer, "valid_i": (ONE,)})
    for _ in range(steps):
        out = machine.clock(live)
        said = (*out["ready_o"], *out["done_o"])
        checks.append(("neither ready nor done before the last step", said, (ZERO, ZERO)))
    summed = added(block, tuple(bit & ~first for bit in before))
    out = machine.clock(live)
    checks += [
        ("the hash is (hash + block) * H", out["hash_o"], product(summed, h)),
        ("a last block ends a hash", (*out["ready_o"], *out["done_o"]), (ONE, last)),
        ("the hash stays", machine.clock(live)["hash_o"], product(summed, h)),
        ("H stays", machine.get("h_q"), h),
        ("no digit is left", machine.get("factor_q"), constant(0, 128)),
        # Last, as its difference is one of a register: those before it are of H and blocks.
        ("the hash is the sum, reduced", hash_o, before),
    ]
    return _first(checks, before)


def _reduced(wide: Word) -> Word:
    """A polynomial of 128 to 249 coefficients modulo that of the field."""
    extra = len(wide) - 128
    low = list(wide[extra:])
    for n, bit in enumerate(wide[:extra]):  # the coefficient of x^(127 + extra - n)
        for place in (0, 1, 2, 7):
            low[128 - extra + n - place] ^= bit
    return tuple(low)


def pipelined(netlist: Netlist) -> Difference | None:
    """The first difference of the products of `aes_ghash_pipeline` from the standard, or None.

    Checks each way of a sum through the multiplier: alone as a last block (* H), before a last one
    (* H^2, then added to the hash), and into the block after the next (* H^2).
    """
    h, before, block, other = (variables(n, 128) for n in (_H, _HASH, _BLOCK, _OTHER))
    valid = {"live_i": (ONE,), "valid_i": (ONE,)}
    idle = {"live_i": (ONE,)}
    load = GhashMachine(netlist)
    load.clock({**idle, "h_load_i": (ONE,), "h_i": h})
    checks = [
        ("H is the word that was loaded", load.get("h_q"), h),
        ("the square is H * H", load.get("h_square_q"), product(h, h)),
    ]
    # The square is a word of its own from here on, which keeps the forms short.
    square = other

    def ready() -> GhashMachine:
        machine = GhashMachine(netlist)
        machine.set("h_q", h)
        machine.set("h_square_q", square)
        return machine

    alone = ready()
    alone.clock({**valid, "first_i": (ONE,), "last_i": (ONE,), "block_i": block})
    alone.clock(idle)
    alone.clock(idle)
    out = alone.clock(idle)
    checks += [
        ("a hash of one block is block * H", out["hash_o"], product(block, h)),
        ("it is done", out["done_o"], (ONE,)),
    ]
    pair = ready()
    pair.clock({**valid, "first_i": (ONE,), "block_i": before})
    pair.clock({**valid, "last_i": (ONE,), "block_i": block})
    for _ in range(2):
        pair.clock(idle)
    out = pair.clock(idle)
    both = added(product(before, square), product(block, h))
    checks.append(("a hash of two blocks", out["hash_o"], both))
    third = ready()
    third.clock({**valid, "first_i": (ONE,), "block_i": before})
    third.clock({**valid, "block_i": constant(0, 128)})
    third.clock({**valid, "block_i": block})
    joined = added(product(before, square), block)
    checks.append(("a block joins the sum before the last", third.get("sum_q"), joined))
    checks.append(("H stays", third.get("h_q"), h))
    return _first(checks, before)


def _first(checks: Sequence[tuple[str, Word, Word]], before: Word) -> Difference | None:
    for what, got, right in checks:
        for one, other in zip(got, right, strict=True):
            ones = (one ^ other).witness()
            if ones is not None:
                h, block = (ones >> start & (1 << 128) - 1 for start in (_H, _BLOCK))
                bits = (form.value(ones) << n for n, form in enumerate(before))
                return Difference(what, h, sum(bits), block)
    return None
