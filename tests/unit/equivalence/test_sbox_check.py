# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes by exhaustion: every kind in `rtl/sbox`, and one wrong entry or a wrong module."""

from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design.rtl import manifest
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.sbox_check import check, first_difference, model
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Netlist
from aesilicon.spec.sbox import INV_SBOX, SBOX

FILES = [file.path for file in manifest()]
KINDS = ("aes_sbox_table", "aes_sbox_composite")


def build(
    work: Path, wires: str, boxes: str, sbox: str, files: list[Path] | None = None
) -> dict[str, Netlist]:
    top = work / "top.sv"
    top.write_text(f"module top (input logic clk, {wires});\n{boxes}\nendmodule\n", "utf-8")
    return elaborate(
        [*(files or FILES), top], "top", "clk", work / "w", sboxes=[sbox] if sbox else []
    ).boxes


@pytest.fixture(scope="module")
def every_kind(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Netlist]:
    """Two S-boxes in all three directions."""
    found = {}
    for sbox in KINDS:
        boxes = "\n".join(
            f"{sbox} #(.Directions(aes_pkg::Dir{d})) u{n} "
            f"(.inverse_i(inverse), .data_i(a), .data_o(y[8*{n} +: 8]));"
            for n, d in enumerate(("Encrypt", "Decrypt", "Both"))
        )
        wires = "input logic inverse, input logic [7:0] a, output logic [23:0] y"
        found |= build(tmp_path_factory.mktemp(sbox), wires, boxes, sbox)
    return found


def test_every_sbox_is_right_for_all_inputs(every_kind: dict[str, Netlist]) -> None:
    models = {kind: model(kind, netlist) for kind, netlist in every_kind.items()}
    assert len(models) == 6
    assert check(models) == []
    both = next(m for kind, m in models.items() if "Directions=10" in kind)
    assert both.tables == (tuple(SBOX), tuple(INV_SBOX))
    assert both.controls == (("inverse_i", 1),)


def test_one_wrong_entry_is_found(every_kind: dict[str, Netlist]) -> None:
    kind = next(kind for kind in every_kind if "Directions=00" in kind)
    box = model(kind, every_kind[kind])
    wrong = list(box.tables[1])
    wrong[0xC3] ^= 0x10
    (found,) = check({kind: replace(box, tables=(box.tables[0], tuple(wrong)))})
    assert found.part == "sboxes"
    assert "S-box for input c3" in found.what
    assert (found.expected, found.got) == (f"{SBOX[0xC3]:02x}", f"{SBOX[0xC3] ^ 0x10:02x}")


def test_encryption_sbox_must_ignore_the_direction(every_kind: dict[str, Netlist]) -> None:
    """The inverse S-box on `inverse_i` is a fault in a build that only encrypts."""
    kind = next(kind for kind in every_kind if "Directions=00" in kind)
    box = model(kind, every_kind[kind])
    assert check({kind: replace(box, tables=(tuple(SBOX), tuple(INV_SBOX)))})


def test_first_difference() -> None:
    assert first_difference(tuple(SBOX), inverse=False) is None
    assert first_difference(tuple(INV_SBOX), inverse=True) is None
    assert first_difference(tuple(SBOX), inverse=True) == 0


def test_module_without_a_byte_input_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "narrow.sv"
    source.write_text(
        "module aes_sbox (input logic [6:0] a, output logic [7:0] y); assign y = {a, 1'b0};"
        " endmodule\n",
        encoding="utf-8",
    )
    built = build(
        tmp_path,
        "input logic [6:0] a, output logic [7:0] y",
        "aes_sbox u (.a(a), .y(y));",
        "aes_sbox",
        [source],
    )
    with pytest.raises(UserError, match="needs one input port of 8 bits"):
        model("aes_sbox", built["aes_sbox"])


def two_bytes(y1: str, work: Path) -> dict[str, Netlist]:
    """A module of two bytes: byte 0 unchanged, and byte 1 as `y1`."""
    source = work / "wide.sv"
    source.write_text(
        "module wide (input logic c, input logic [15:0] a, output logic [15:0] y);"
        f" assign y = {{{y1}, a[7:0]}}; endmodule\n",
        encoding="utf-8",
    )
    wires = "input logic c, input logic [15:0] a, output logic [15:0] y"
    return build(work, wires, "wide u (.c, .a, .y);", "wide", [source])


def test_a_module_of_two_bytes_is_one_a_byte(tmp_path: Path) -> None:
    built = two_bytes("a[15:8] ^ {8{c}}", tmp_path)
    assert list(built) == ["wide(byte=0)", "wide(byte=1)"]
    tables = [model(kind, netlist).tables for kind, netlist in built.items()]
    same, other = tuple(range(256)), tuple(x ^ 255 for x in range(256))
    assert tables == [(same, same), (same, other)]


def test_bytes_that_depend_on_each_other_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="byte 1 of the S-box module 'wide' depends on another"):
        two_bytes("a[15:8] ^ (a[7:0] & {8{c}})", tmp_path)


def test_the_rom_has_the_sbox_at_both_ports(tmp_path: Path) -> None:
    rom = "aes_sbox_rom_table"
    wires = "input logic inverse, input logic [15:0] a, output logic [15:0] y"
    box = f"{rom} #(.Lanes(2)) u (.inverse_i(inverse), .data_i(a), .data_o(y));"
    built = build(tmp_path, wires, box, rom)
    assert len(built) == 2
    models = {kind: model(kind, netlist) for kind, netlist in built.items()}
    assert {found.tables for found in models.values()} == {(tuple(SBOX), tuple(INV_SBOX))}
    assert check(models) == []
