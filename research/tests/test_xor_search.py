# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for MixColumns of few XORs: reproducible, right, and the shipped programs' figures."""

import re
import sys
from pathlib import Path

import pytest

from aesilicon.netlist import circuit, gates
from aesilicon.netlist.circuit import Circuit
from aesilicon.spec import rijndael
from aesilicon_lab.circuits import mix_columns, programs
from linear_search import xor_search

FORWARD = re.compile(r"forward --seed (\d+) --steps (\d+)")


def image(of: Circuit, column: int) -> int:
    """The output word for an input word."""
    values = [column >> bit & 1 for bit in range(of.inputs)]
    for gate in of.gates:
        values.append(gates.FUNCTIONS[gate.op](1, *(values[i] for i in gate.ins)))
    return sum(values[signal] << bit for bit, signal in enumerate(of.outputs))


def specified(column: int, *, inverse: bool) -> int:
    mixed = rijndael.inv_mix_columns if inverse else rijndael.mix_columns
    return int.from_bytes(mixed(column.to_bytes(4)))


@pytest.mark.parametrize("way", ["forward", "inverse", "both"])
def test_a_short_search_is_right_and_reproducible(way: str, tmp_path: Path) -> None:
    found = xor_search.search(way, 1, 100_000, tmp_path)
    assert found == xor_search.search(way, 1, 100_000, tmp_path)
    assert found != xor_search.search(way, 2, 100_000, tmp_path)
    xors = found.counts()["XOR"]
    assert xors < xor_search.search(way, 1, 0, tmp_path).counts()["XOR"]
    for bit in range(32):
        for inverse in {"forward": [False], "inverse": [True], "both": [False, True]}[way]:
            column = 1 << bit
            word = column | (way == "both" and inverse) << 32
            assert image(found, word) == specified(column, inverse=inverse)


def test_the_command_finds_the_shipped_program_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the seed and steps of the file's header: 90 XORs."""
    text = programs.text("mix_columns_forward")
    command = FORWARD.search(text)
    assert command is not None
    out = tmp_path / "forward.slp"
    seed, steps = command.groups()
    monkeypatch.setattr(sys, "argv", ["xor_search"])
    xor_search.main(["forward", "--seed", seed, "--steps", steps, "--out", str(out)])
    assert capsys.readouterr().out == "90 XORs\n"
    assert circuit.parse(out.read_text(), 32) == mix_columns.circuits()["forward"]


@pytest.mark.parametrize(
    ("way", "xors", "ands"), [("forward", 90, 0), ("inverse", 92, 0), ("both", 118, 16)]
)
def test_the_shipped_programs_have_the_gates_they_claim(way: str, xors: int, ands: int) -> None:
    counts = mix_columns.circuits()[way].counts()
    assert (counts["XOR"], counts["AND"], counts.total()) == (xors, ands, xors + ands)
    claim = f"{xors} XORs" + (f" and {ands} ANDs" if ands else "")
    assert f" {claim}. Row 0" in programs.text(f"mix_columns_{way}")


def test_the_sums_of_both_directions() -> None:
    """32 rows of sums, then the 16 that the module gates."""
    assert [len(xor_search.wanted_sums(way)[1]) for way in ("forward", "inverse", "both")] == [
        32,
        32,
        48,
    ]
    assert [xor_search.wanted_sums(way)[0] for way in ("forward", "inverse", "both")] == [
        32,
        32,
        48,
    ]
