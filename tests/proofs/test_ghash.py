# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GHASH in RTL: its products for all inputs by normal forms, its hashes for all short patterns."""

import random
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

import sample
from aesilicon.design import rtl
from aesilicon.equivalence import ghash_proof
from aesilicon.equivalence.ghash_proof import Difference, GhashMachine
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.netlist import Netlist
from aesilicon.spec import gcm
from aesilicon.symbolic.polynomials import ONE, ZERO, Polynomial, constant, variables

DIGITS = sample.only(
    lambda case: case == (16, 1),
    [(2, 1), (4, 1), (8, 2), (16, 0), (16, 1), (16, 2), (32, 1), (64, 1), (64, 3)],
)
LEVELS = sample.only(lambda levels: levels == 3, (1, 2, 3, 4, 6))


def sources() -> list[Path]:
    return [file.path for file in rtl.manifest() if file.path.stem.startswith("aes_ghash")]


def number(value: bytes | int) -> tuple[Polynomial, ...]:
    return constant(value if isinstance(value, int) else int.from_bytes(value), 128)


def test_the_specification_in_forms_is_that_in_numbers() -> None:
    luck = random.Random(1)
    for _ in range(5):
        x, y = luck.getrandbits(128), luck.getrandbits(128)
        assert ghash_proof.product(number(x), number(y)) == number(gcm.multiply(x, y))


def test_a_difference_has_a_witness() -> None:
    a, b, c = variables(0, 3)
    form = (a & b) ^ (a & b & c) ^ ONE ^ ONE
    ones = form.witness()
    assert ones == 0b011 and form.value(ones) == 1 and form.value(0b111) == 0
    assert (form ^ form).witness() is None
    assert (a | b) == ~(~a & ~b) and (a | b) != (a ^ b)
    assert ZERO.witness() is None and ONE.witness() == 0


@pytest.mark.parametrize(("digit", "levels"), DIGITS)
def test_a_digit_serial_product_is_that_of_the_standard(
    digit: int, levels: int, tmp_path: Path
) -> None:
    netlist = ghash_proof.read(sources(), {"Digit": digit, "Levels": levels}, tmp_path)
    assert ghash_proof.digit_serial(netlist, digit) is None


@pytest.mark.parametrize("digit", [16, *sample.none([4, 64])])
def test_restarts_of_a_digit_serial_hash(digit: int, tmp_path: Path) -> None:
    values = {"Digit": digit, "Levels": 2}
    netlist = ghash_proof.read(sources(), values, tmp_path, "aes_ghash_digit")
    assert ghash_proof.digit_serial(netlist, digit, restarts=True) is None


def test_a_hash_that_goes_on(tmp_path: Path) -> None:
    values = {"Digit": 8, "Levels": 1, "Parts": 1}
    netlist = ghash_proof.read(sources(), values, tmp_path, "aes_ghash_digit")
    assert ghash_proof.digit_serial(netlist, 8, restarts=True, parts=True) is None
    never = ghash_proof.read(
        sources(), values | {"Parts": 0}, tmp_path / "never", "aes_ghash_digit"
    )
    found = ghash_proof.digit_serial(never, 8, restarts=True, parts=True)
    assert found is not None
    assert found.what == "a hash goes on from a value"


@pytest.mark.parametrize("levels", LEVELS)
def test_a_karatsuba_product_is_that_of_the_standard(levels: int, tmp_path: Path) -> None:
    netlist = ghash_proof.read(sources(), {"Digit": 128, "Levels": levels}, tmp_path)
    assert ghash_proof.pipelined(netlist) is None


HIGH = "{{Digit{1'b0}}, sum_q[126+Digit-:128]}"
FAULTS = {
    "the polynomial of the field": ("aes_ghash_reduce", "high ^ (high >> 1)", "high", 128),
    "the polynomial of the field, digit by digit": (
        *("aes_ghash_reduce", "high ^ (high >> 1)", "high", 16),
    ),
    "the sum not reduced": ("aes_ghash_digit", "{{Digit{1'b0}}, hash}", HIGH, 16),
    "parts in the wrong place": ("aes_ghash_multiple", "h[1+Digit*n", "h[Digit*n", 16),
    "a matrix too few": (
        "aes_ghash_toeplitz",
        "{high ^ both, low ^ both}",
        "{high, low ^ both}",
        16,
    ),
    "the second fold": ("aes_ghash_reduce", "rest ^ (rest >> 1)", "rest", 128),
    "a product of Karatsuba": ("aes_ghash_product", "middle ^ low ^ high", "middle ^ high", 128),
    "the hash before the block": ("aes_ghash_digit", "{128{!first_i}}", "{128{first_i}}", 16),
    "the power of the last block": (*("aes_ghash_pipeline", "last_i ? h_q", "!last_i ? h_q", 128),),
}


@pytest.mark.parametrize("fault", sample.every(6, FAULTS))
def test_another_product_is_refuted_with_an_input_pair(fault: str, tmp_path: Path) -> None:
    module, old, new, digit = FAULTS[fault]
    files = planted(tmp_path, module, old, new)
    netlist = ghash_proof.read(files, {"Digit": digit, "Levels": 2}, tmp_path / "work")
    found = (
        ghash_proof.pipelined(netlist) if digit == 128 else ghash_proof.digit_serial(netlist, digit)
    )
    assert found is not None
    if "hash" in found.what:
        assert simulated(netlist, found) != specified(found)


def planted(folder: Path, module: str, old: str, new: str) -> list[Path]:
    """The sources with a fault in one module."""
    files = sources()
    (place,) = (n for n, file in enumerate(files) if file.stem == module)
    text = files[place].read_text()
    assert text.count(old) == 1
    files[place] = folder / files[place].name
    files[place].write_text(text.replace(old, new))
    return files


def specified(found: Difference) -> bytes:
    blocks = found.hash.to_bytes(16) + found.block.to_bytes(16)
    return gcm.ghash(found.h.to_bytes(16), blocks)


def simulated(netlist: Netlist, found: Difference) -> bytes:
    """The hash of the two blocks of a difference in the netlist with the fault, in numbers."""
    machine = GhashMachine(netlist)
    live = {"live_i": (ONE,)}
    machine.clock({**live, "h_load_i": (ONE,), "h_i": number(found.h)})
    offers = [(found.hash, {"first_i": (ONE,)}), (found.block, {"last_i": (ONE,)})]
    for _ in range(200):
        offer = (
            {"valid_i": (ONE,), "block_i": number(offers[0][0]), **offers[0][1]} if offers else {}
        )
        out = machine.clock({**live, **offer})
        if out["done_o"] == (ONE,):
            return sum((bit == ONE) << n for n, bit in enumerate(out["hash_o"])).to_bytes(16)
        if offers and out["ready_o"] == (ONE,):
            offers.pop(0)
    raise AssertionError("no hash is done")


@pytest.mark.parametrize("clocks", [6, *sample.none([9])])
def test_every_pattern_of_blocks_gives_their_hashes(clocks: int, tmp_path: Path) -> None:
    """Gaps, messages of any length, back to back: all at once, a pattern a lane."""
    netlist = ghash_proof.read(sources(), {"Digit": 128, "Levels": 1}, tmp_path)
    patterns = [p for p in product("-.e", repeat=clocks) if p[-1] != "-"]
    luck = random.Random(2)
    h = luck.randbytes(16)
    blocks = [luck.randbytes(16) for _ in range(clocks)]
    right = [hashes(pattern, h, blocks) for pattern in patterns]
    got: list[list[bytes]] = [[] for _ in patterns]
    state = {"h_load_i": 1, "h_i": int.from_bytes(h)}
    machine = Lanes(netlist, len(patterns))
    machine.clock({name: [value] * len(patterns) for name, value in state.items()})
    fresh = [1] * len(patterns)
    for now in range(clocks + 4):
        marks = [pattern[now] if now < clocks else "-" for pattern in patterns]
        valid = [mark != "-" for mark in marks]
        out = machine.clock(
            {
                "valid_i": valid,
                "first_i": fresh,
                "last_i": [mark == "e" for mark in marks],
                "block_i": [int.from_bytes(blocks[min(now, clocks - 1)])] * len(patterns),
            }
        )
        fresh = [f if mark == "-" else mark == "e" for f, mark in zip(fresh, marks, strict=True)]
        for lane, done in enumerate(out["done_o"]):
            if done:
                got[lane].append(out["hash_o"][lane].to_bytes(16))
    assert got == right


def hashes(pattern: Sequence[str], h: bytes, blocks: Sequence[bytes]) -> list[bytes]:
    """The hashes of the messages of a pattern: - a gap, . a block, e the last block of a hash."""
    done, data = [], b""
    for mark, block in zip(pattern, blocks, strict=True):
        if mark == "-":
            continue
        data += block
        if mark == "e":
            done.append(gcm.ghash(h, data))
            data = b""
    return done


class Lanes:
    """A netlist in many lanes, clock by clock from a reset."""

    def __init__(self, netlist: Netlist, lanes: int) -> None:
        self.netlist, self.lanes = netlist, lanes
        self.state = [0] * len(netlist.registers)

    def clock(self, inputs: dict[str, Sequence[int]]) -> dict[str, list[int]]:
        values = {r.q: bit for r, bit in zip(self.netlist.registers, self.state, strict=True)}
        for port, words in ({"live_i": [1] * self.lanes} | inputs).items():
            for n, net in enumerate(self.netlist.inputs[port]):
                values[net] = sum((word >> n & 1) << lane for lane, word in enumerate(words))
        evaluate(self.netlist, values, self.lanes)
        self.state = [values[r.d] for r in self.netlist.registers]
        return {
            port: [
                sum((values[net] >> lane & 1) << n for n, net in enumerate(nets))
                for lane in range(self.lanes)
            ]
            for port, nets in self.netlist.outputs.items()
        }
