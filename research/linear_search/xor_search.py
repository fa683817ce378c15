# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for MixColumns of few XORs: local search by `xor_search.cpp`.

`python -m linear_search.xor_search forward|inverse|both --seed N --steps N --out FILE`

The result is a straight-line program (`aesilicon.netlist.circuit`) of one column: bits 0 to 31 are
the column, row 0 on [31:24]; with `both`, input 32 selects InvMixColumns. That build gates the 16
sums of rows 0 and 2 and of rows 1 and 3, which InvMixColumns adds times {04} before MixColumns.
"""

import argparse
import sys
import tempfile
from functools import reduce
from operator import xor
from pathlib import Path

from aesilicon.errors import AesiliconError
from aesilicon.files import check_writable
from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.tools import process
from sbox_search.circuits import write
from sbox_search.compiler import compiled

STEP = "the search for XORs"
Byte = list[int]
"""A byte whose bits are sums of inputs: a mask each, bit 0 first."""


def search(way: str, seed: int, steps: int, work: Path) -> Circuit:
    """The shortest program found; the folder `work` is for the compiled search and its log."""
    program = compiled(STEP, Path(__file__).with_suffix(".cpp"), {}, work)
    inputs, wanted = wanted_sums(way)
    words = [str(seed), str(steps), str(inputs), *(f"{mask:x}" for mask in wanted)]
    found = process.run(STEP, [program, *words], log=work / "search.log", timeout=1e6)
    return _circuit(way, inputs, [[*map(int, line.split())] for line in found.splitlines()])


def wanted_sums(way: str) -> tuple[int, list[int]]:
    """The number of inputs and the sums. Input 8 r + b is bit b of row r; 32 to 47 are gated."""
    rows = [[1 << (8 * r + b) for b in range(8)] for r in range(4)]
    even, odd = _sum(rows[0], rows[2]), _sum(rows[1], rows[3])
    if way == "forward":
        return 32, _flat(_mixed(rows))
    if way == "inverse":
        return 32, _flat(_mixed(_premixed(rows, even, odd)))
    gated = [[1 << (32 + 8 * half + b) for b in range(8)] for half in range(2)]
    return 48, _flat([*_mixed(_premixed(rows, *gated)), even, odd])


def _mixed(rows: list[Byte]) -> list[Byte]:
    """MixColumns (FIPS-197 section 5.1.3)."""
    turned = [rows[r:] + rows[:r] for r in range(4)]
    return [_sum(_times2(_sum(a, b)), b, c, d) for a, b, c, d in turned]


def _premixed(rows: list[Byte], even: Byte, odd: Byte) -> list[Byte]:
    """What MixColumns turns into InvMixColumns."""
    return [_sum(row, _times2(_times2(odd if r % 2 else even))) for r, row in enumerate(rows)]


def _times2(a: Byte) -> Byte:
    return [(a[b - 1] if b else 0) ^ (a[7] if 0x1B >> b & 1 else 0) for b in range(8)]


def _sum(*many: Byte) -> Byte:
    return [reduce(xor, bits) for bits in zip(*many, strict=True)]


def _flat(rows: list[Byte]) -> list[int]:
    return [mask for row in rows for mask in row]


def _circuit(way: str, inputs: int, lines: list[list[int]]) -> Circuit:
    """The circuit of the lines `signal left right`, the last of them the outputs."""
    *steps, outs = lines
    builder = Builder(33 if way == "both" else 32, shared=False)
    place = {8 * r + b: 8 * (3 - r) + b for r in range(4) for b in range(8)}
    gated = {outs[n]: n for n in range(32, inputs)}  # sum -> the input that it feeds
    while steps:
        ready = [step for step in steps if step[1] in place and step[2] in place]
        for signal, left, right in ready:
            place[signal] = builder.add("XOR", place[left], place[right])
            if signal in gated:
                place[gated[signal]] = builder.add("AND", place[signal], 32)
        steps = [step for step in steps if step not in ready]
    return builder.circuit(place[outs[8 * (3 - n // 8) + n % 8]] for n in range(32))


def main(arguments: list[str]) -> None:
    """Searches, and writes the file."""
    parser = argparse.ArgumentParser(description=STEP)
    parser.add_argument("way", choices=("forward", "inverse", "both"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=100_000_000)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(arguments)
    check_writable(options.out)
    with tempfile.TemporaryDirectory() as work:
        found = search(options.way, options.seed, options.steps, Path(work))
    Path(options.out).write_text(write(found), encoding="utf-8")
    print(f"{sum(gate.op == 'XOR' for gate in found.gates)} XORs")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except AesiliconError as e:
        sys.exit(f"{STEP}: {e}")
