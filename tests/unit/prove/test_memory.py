# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RAMs with a write port: the module is a RAM, and a lookup has a table only after a whole load."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from aesilicon.resources import rtl_dir
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.symbolic import memory
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.forms import UNKNOWN
from aesilicon.symbolic.machine import SymbolicMachine

NAME = "aes_sbox_ram_table"
RAM = rtl_dir() / "sbox" / f"{NAME}.sv"


def test_the_librarys_module_is_a_ram(tmp_path: Path) -> None:
    assert memory.check([RAM], NAME, tmp_path) is None


@pytest.mark.parametrize(
    ("right", "wrong", "what"),
    [
        ("write_i ? address_i", "write_i && byte_i != 8'h63 ? address_i", "write"),
        ("if (write_i)", "if (write_i || byte_i == 8'hff)", "read"),
        ("ram[first] <= byte_i", "ram[first] <= byte_i ^ 8'(first == 8'hff)", "write"),
        ("ram[data_i[15:8]]", "ram[data_i[15:8] & 8'hfe]", "read"),
        ("= {ram[data_i", "= {8{clk_i}} & {ram[data_i", "read"),
    ],
)
def test_a_module_that_is_no_ram_is_told(right: str, wrong: str, what: str, tmp_path: Path) -> None:
    text = RAM.read_text()
    assert text.count(right) == 1
    file = tmp_path / f"{NAME}.sv"
    file.write_text(text.replace(right, wrong))
    found = memory.check([file], NAME, tmp_path)
    assert found is not None
    assert f"does not {what} as a RAM" in found.what


CORE = """
module core (
  input logic clk_i, write_i, input logic [7:0] address_i, byte_i, input logic [15:0] data_i,
  output logic [15:0] data_o
);
  aes_sbox_ram_table u_ram (.*);
endmodule
"""


def after(writes: Iterable[tuple[int, int]], tmp_path: Path) -> list[int | None]:
    """What a RAM gives for some bytes after writes of (address, byte); None: unknown."""
    file = tmp_path / "core.sv"
    file.write_text(CORE)
    around = memory.elaborate_around([RAM, file], "core", tmp_path / "work", NAME, [NAME])
    circuit = Circuit.of(around)
    machine = SymbolicMachine(circuit.program, circuit.models, follow=False)

    def clock(write: int, address: int, byte: int, data: int) -> tuple[int, ...]:
        ports = {
            "write_i": machine.constant(write, 1),
            "address_i": machine.constant(address, 8),
            "byte_i": machine.constant(byte, 8),
            "data_i": machine.constant(data * 0x101, 16),
        }
        out = machine.evaluate(ports)["data_o"]
        machine.clock()
        return out

    for address, byte in writes:
        assert all(bit is UNKNOWN for bit in clock(1, address, byte, 0))
    found: list[int | None] = []
    for data in (0, 1, 0x53, 0xFF):
        clock(0, data, 0x63, 0)  # no write
        out = clock(0, 0, 0, data)
        assert out[:8] == out[8:]
        known = all(bit in (0, 1) for bit in out)
        found.append(sum(bit << i for i, bit in enumerate(out[:8])) if known else None)
    return found


FORWARD, INVERSE = [*enumerate(SBOX)], [*enumerate(INV_SBOX)]
OF_FORWARD = [SBOX[x] for x in (0, 1, 0x53, 0xFF)]
OF_INVERSE = [INV_SBOX[x] for x in (0, 1, 0x53, 0xFF)]
NOTHING = [None] * 4


@pytest.mark.parametrize(
    ("writes", "found"),
    [
        ([], NOTHING),
        (FORWARD, OF_FORWARD),
        (INVERSE, OF_INVERSE),
        (FORWARD[:255], NOTHING),
        (FORWARD[1:], NOTHING),
        ([*FORWARD, *INVERSE], OF_INVERSE),
        ([*FORWARD, *INVERSE[:255]], NOTHING),
        ([*FORWARD, INVERSE[7]], NOTHING),
        ([*INVERSE[:100], *FORWARD[100:]], NOTHING),
        ([*FORWARD[:100], *FORWARD[101:], FORWARD[100]], NOTHING),
        ([*FORWARD[:100], (100, 0), *FORWARD[101:]], NOTHING),
        ([*FORWARD[:100], *FORWARD], OF_FORWARD),
    ],
    ids=(
        [
            "nothing",
            "forward",
            "inverse",
            "short",
            "late",
            "both",
            "partly",
            "one",
            "mixed",
            "order",
            "wrong",
            "again",
        ]
    ),
)
def test_a_table_is_known_after_a_whole_load(
    writes: list[tuple[int, int]], found: list[int | None], tmp_path: Path
) -> None:
    assert after(writes, tmp_path) == found
