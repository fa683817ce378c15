# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An S-box of a user in a design file: what is refused, what the hash covers, what is built."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon.cli import options
from aesilicon.design import design, rtl
from aesilicon.errors import UserError
from aesilicon.tools import verilator
from own_sboxes import INVERSE, REGISTER, clocked, combinational, written

RIGHT, CLOCKED = combinational(), clocked()

FAULTS = {
    "a wrong image": (
        (RIGHT, "8'h53: there = 8'hed", "8'h53: there = 8'hee"),
        "my_sbox is not the S-box with Directions = DirEncrypt and inverse_i = 0: for input 53 it "
        "gives ee, not ed",
    ),
    "a wrong inverse": (
        (RIGHT, "8'hed: back = 8'h53", "8'hed: back = 8'h52"),
        "my_sbox is not the inverse S-box with Directions = DirBoth and inverse_i = 1: for input "
        "ed it gives 52, not 53",
    ),
    "no port": (
        (RIGHT, "  input  logic       inverse_i,\n", ""),
        "my_sbox lacks the port `input logic inverse_i`",
    ),
    "a narrow port": (
        (RIGHT, "input  logic [7:0] data_i", "input  logic [6:0] data_i"),
        "port data_i of my_sbox has 7 bits, not 8: write `input logic [7:0] data_i`",
    ),
    "a reversed port": (
        (RIGHT, "output logic [7:0] data_o", "output logic [0:7] data_o"),
        "port data_o of my_sbox must be `output logic [7:0] data_o`",
    ),
    "an output as input": (
        (RIGHT, "output logic [7:0] data_o", "input logic [7:0] data_o"),
        "port data_o of my_sbox must be `output logic [7:0] data_o`",
    ),
    "another port": (
        (RIGHT, "inverse_i,\n", "inverse_i,\n  input logic mask_i,\n"),
        "my_sbox has a port mask_i, which no S-box has",
    ),
    "another name": (
        (RIGHT, "module my_sbox", "module our_sbox"),
        "my_sbox.sv has no module my_sbox",
    ),
    "a module of the library": (
        (RIGHT, "endmodule", "endmodule\nmodule aes_sbox_table;\nendmodule"),
        "my_sbox.sv has a module aes_sbox_table, as the library has; rename yours",
    ),
    "the top module": (
        (RIGHT, "endmodule", "endmodule\nmodule aes_mine;\nendmodule"),
        "my_sbox.sv has a module aes_mine, as the design has; rename yours",
    ),
    "the top module's bench": (
        (RIGHT, "endmodule", "endmodule\nmodule aes_mine_tb;\nendmodule"),
        "my_sbox.sv has a module aes_mine_tb, as the design has; rename yours",
    ),
    "a byte order mark": (
        (RIGHT, "module my_sbox", "\ufeffmodule my_sbox"),
        "my_sbox.sv begins with a byte order mark; save it without",
    ),
    "an asynchronous clear": (
        (CLOCKED, "posedge clk_i", "posedge clk_i or posedge clear_i"),
        "my_sbox.sv has an edge of clear_i; an S-box has one clock, clk_i, and clears with it",
    ),
    "an include": (
        (RIGHT, "module my_sbox", '`include "tables.svh"\nmodule my_sbox'),
        "my_sbox.sv includes another file; an S-box is one file",
    ),
    "a syntax error": (
        (RIGHT, "assign data_o =", "assign data_o = nothing ^"),
        "my_sbox.sv: use of undeclared identifier 'nothing' (my_sbox.sv:531)",
    ),
    "no register": (
        (CLOCKED, REGISTER, "assign data_o = image;"),
        "my_sbox has a latency of 0 clocks; it must be 1 with the ports clk_i and clear_i",
    ),
    "two registers": (
        (
            CLOCKED,
            REGISTER,
            "logic [7:0] q;\n  always_ff @(posedge clk_i) {q, data_o} <= {image, q};",
        ),
        "my_sbox has a latency of 2 clocks; it must be 1 with the ports clk_i and clear_i",
    ),
    "no clear": (
        (CLOCKED, "clear_i ? 8'h00 : image", "image"),
        "data_o is 63 in the clock after clear_i, not 00",
    ),
    "a direction that is not that of the build": (
        (CLOCKED, INVERSE, "inverse_i"),
        "my_sbox_logic is not the S-box with Directions = DirEncrypt and inverse_i = 1",
    ),
    "no module with the logic": (
        (CLOCKED, "module my_sbox_logic #(", "module my_sbox_logic #(\n  parameter bit Other = 0,"),
        "one other module of the file must hold its logic",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_one_is_refused_in_one_sentence(fault: str, tmp_path: Path) -> None:
    (text, old, new), sentence = FAULTS[fault]
    assert old in text
    with pytest.raises(UserError) as refused:
        options.load(str(written(tmp_path, text.replace(old, new))))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ('key_sbox = "other.sv"\n', "sbox and key_sbox are two files; a core takes one"),
        ('key_sbox = "other.v"\n', "key_sbox = other.v must end in .sv"),
    ],
)
def test_a_design_takes_one_file(more: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "other.sv").write_text(combinational("other"), encoding="utf-8")
    with pytest.raises(UserError, match=sentence):
        design.load(str(written(tmp_path, RIGHT, more)))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    file = written(tmp_path, RIGHT)
    (tmp_path / "my_sbox.sv").unlink()
    with pytest.raises(UserError, match=r"cannot read S-box file .*my_sbox\.sv: No such file"):
        design.load(str(file))


def test_a_clocked_one_is_refused_by_a_core_without_room_for_it(tmp_path: Path) -> None:
    file = written(tmp_path, CLOCKED)
    file.write_text(file.read_text().replace('"round"', '"serial"\nport_bits = 8'))
    with pytest.raises(UserError, match=r"my_sbox\.sv is an S-box with a register inside, which"):
        design.load(str(file))


def test_only_the_directions_of_the_design_count(tmp_path: Path) -> None:
    """An encryptor with a wrong inverse, and a catalogue's S-box for the data."""
    wrong = RIGHT.replace("8'hed: back = 8'h53", "8'hed: back = 8'h52")
    options.load(str(written(tmp_path, wrong, 'directions = ["encrypt"]\n')))
    with pytest.raises(UserError, match="is not the inverse S-box"):
        options.load(str(written(tmp_path, wrong, 'directions = ["decrypt"]\n')))
    file = written(tmp_path, wrong, 'key_sbox = "my_sbox.sv"\n')
    file.write_text(file.read_text().replace('\nsbox = "my_sbox.sv"', '\nsbox = "table"'))
    options.load(str(file))


def test_the_hash_covers_the_content_alone(tmp_path: Path) -> None:
    one = design.load(str(written(tmp_path / "one", RIGHT)))
    commented = RIGHT.replace("module", "// a comment\nmodule", 1)
    other = design.load(str(written(tmp_path / "other", commented)))
    assert rtl.design_hash(one) == rtl.design_hash(other)
    assert rtl.text_hash(one) != rtl.text_hash(other)
    before = rtl.design_hash(one)
    written(tmp_path / "one", RIGHT.replace("8'h53: there = 8'hed", "8'h53: there = 8'hee"))
    assert rtl.design_hash(one) != before


@pytest.mark.parametrize("text", [RIGHT, CLOCKED], ids=["combinational", "clocked"])
def test_verilator_takes_it(text: str, tmp_path: Path) -> None:
    one = design.load(str(written(tmp_path, text)))
    sources = rtl.write_sources(one, tmp_path / "rtl")
    verilator.lint(sources, one.top, log=tmp_path / "log")


def test_no_other_design_needs_the_file(tmp_path: Path) -> None:
    own = {file.relative for file in rtl.files(design.load(str(written(tmp_path, RIGHT))))}
    table = {file.relative for file in rtl.files(design.load("aes-round"))}
    assert {"sbox/my_sbox.sv", "sbox/aes_sbox_own.sv"} <= own - table
    assert not any("own" in name for name in table)


def test_a_worker_process_has_the_same_design(tmp_path: Path) -> None:
    one = design.load(os.path.relpath(written(tmp_path, RIGHT)))
    script = (
        "import pickle, sys; from aesilicon.design import rtl;"
        "print(rtl.design_hash(pickle.loads(sys.stdin.buffer.read())))"
    )
    there = subprocess.run(
        [sys.executable, "-c", script], input=pickle.dumps(one), cwd=tmp_path, capture_output=True
    )
    assert there.stdout.decode().strip() == rtl.design_hash(one)


@pytest.mark.parametrize("text", [RIGHT, CLOCKED], ids=["combinational", "clocked"])
def test_a_bundle_is_built_again_from_its_own_files(text: str, tmp_path: Path) -> None:
    from aesilicon.build import build

    more = 'directions = ["encrypt"]\n'
    one = design.load(str(written(tmp_path, text, more)))
    made = build(one, tmp_path / "bundle")
    wrapper = f"rtl/sbox/{one.sbox.module}.sv"
    assert {"rtl/sbox/my_sbox.sv", wrapper, "mine.toml"} <= {*made.files}
    (tmp_path / "my_sbox.sv").unlink()
    again = design.load(str(made.folder / "mine.toml"))
    assert again.sbox.file == made.folder / "rtl" / "sbox" / "my_sbox.sv"
    assert "| S-box | my_sbox.sv |" in (made.folder / "datasheet.md").read_text()
    there = design.load(str(written(tmp_path, text, more)))
    assert rtl.design_hash(again) == rtl.design_hash(there)
