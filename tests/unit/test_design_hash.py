# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The hash of a design is that of what is built, not of the text of the RTL."""

import shutil
from pathlib import Path

import pytest

import sample
from aesilicon import folders, resources
from aesilicon.design import design, rtl
from aesilicon.tools import elaboration

ONE = design.load("aes128-round-enc")
PUBLISHED = dict(elaboration.published())
QUICKEST = ("aes128-round-enc", "aes128-serial-enc")

NOTHING_BUILT = {
    "comment": ("core/aes_core_round.sv", "endmodule", "// the end\nendmodule"),
    "blank line": ("key/aes_key_on_the_fly.sv", ");\n\n", ");\n\n\n\n"),
    "white space": ("round/aes_add_round_key.sv", "data_i ^ key_i", "data_i\n      ^\tkey_i"),
    "new enum value": ("aes_pkg.sv", "SboxOwnClocked  ", "SboxOwnClocked, SboxOther  "),
    "new function": ("aes_pkg.sv", "endpackage", "  localparam bit NEW = 1'b1;\nendpackage"),
    "branch of another S-box": (
        *("sbox/aes_sbox.sv", "end else begin : gen_unknown"),
        "end else if (Sbox == 5'd30) begin : gen_other\n    assign data_o = 8'h0;\n"
        "  end else begin : gen_unknown",
    ),
    "branch of another direction": (
        *("key/aes_key_ends.sv", "else if (capture_i) last_words_q <= last_words_i;"),
        "else if (capture_i) last_words_q <= ~last_words_i;",
    ),
    "constant of another key length": ("aes_pkg.sv", "LEN_256 = 2'd2", "LEN_256 = 2'd3"),
    "operand of another build": ("key/aes_key_step.sv", "nk6 ? w5", "nk6 ? w4"),
    "assignment of another key length": (
        *("key/aes_key_on_the_fly.sv", "first_rcon = 8'h80"),
        "first_rcon = 8'h81",
    ),
    "directions of the table": (
        "sbox/aes_sbox_table.sv",
        "9'h163: data_o = 8'h00",
        "9'h163: data_o = 8'h01",
    ),
    "file of another S-box": ("sbox/aes_sbox_lean.sv", "assign data_o", "assign data_o = 8'h0; //"),
    "message": ("core/aes_core_round.sv", "KeySbox must take", "KeySbox takes"),
}
SOMETHING_BUILT = {
    "gate": ("round/aes_add_round_key.sv", "data_i ^ key_i", "data_i | key_i"),
    "operator": ("core/aes_round_control.sv", "rounds_i - 4'd1", "rounds_i + 4'd1"),
    "constant": ("aes_pkg.sv", "8'h1b", "8'h1d"),
    "register": (
        *("core/aes_round_control.sv", "      inverse_q <= 1'b0;"),
        "      inverse_q <= 1'b0;\n      steps_left_q <= 4'd1;",
    ),
    "reset value": ("core/aes_frontend.sv", "      alive_q <= 1'b0;", "      alive_q <= 1'b1;"),
    "S-box entry": ("sbox/aes_sbox_table.sv", "8'h01: data_o = 8'h7c", "8'h01: data_o = 8'h7d"),
    "parameter bound": ("key/aes_key_on_the_fly.sv", ".LastAhead(Ahead)", ".LastAhead(1'b0)"),
}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the RTL, from which designs are built."""
    root = tmp_path / "rtl"
    shutil.copytree(resources.rtl_dir(), root)
    monkeypatch.setattr(rtl, "rtl_dir", lambda: root)
    return root


def edit(root: Path, name: str, old: str, new: str) -> None:
    text = (root / name).read_text()
    assert old in text
    (root / name).write_text(text.replace(old, new))


def test_a_copy_elsewhere_is_the_same_design(copy: Path) -> None:
    there = rtl.design_hash(ONE)
    shutil.rmtree(copy)
    shutil.copytree(resources.rtl_dir(), copy)
    assert rtl.design_hash(ONE) == there
    assert there != rtl.design_hash(design.load("aes-round"))


@pytest.mark.parametrize("change", NOTHING_BUILT)
def test_an_edit_that_builds_nothing_keeps_the_hash(copy: Path, change: str) -> None:
    before, text = rtl.design_hash(ONE), rtl.text_hash(ONE)
    edit(copy, *NOTHING_BUILT[change])
    assert rtl.design_hash(ONE) == before
    assert (rtl.text_hash(ONE) != text) is (change != "file of another S-box")


@pytest.mark.parametrize("change", SOMETHING_BUILT)
def test_an_edit_that_builds_something_moves_the_hash(copy: Path, change: str) -> None:
    before = rtl.design_hash(ONE)
    edit(copy, *SOMETHING_BUILT[change])
    assert rtl.design_hash(ONE) != before


def test_a_wider_port_moves_the_hash() -> None:
    wider = ONE.model_copy(update={"core": ONE.core.model_copy(update={"tag_bits": 2})})
    assert rtl.design_hash(wider) != rtl.design_hash(ONE)


def test_every_design_has_a_hash_of_its_own() -> None:
    hashes = {name: rtl.design_hash(design.load(name)) for name in design.catalogue()}
    assert len({*hashes.values()}) == len(hashes)


@pytest.fixture
def unpublished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No hash is known but those of this process, so designs are elaborated."""
    monkeypatch.setattr(elaboration, "published", dict)
    monkeypatch.setattr(elaboration, "_known", {})
    monkeypatch.setattr(folders, "cache", lambda: tmp_path)


@pytest.mark.usefixtures("unpublished")
@pytest.mark.parametrize("name", sample.only(QUICKEST.__contains__, design.shipped()))
def test_a_published_hash_is_that_of_the_elaborated_design(name: str) -> None:
    one = design.load(name)
    assert PUBLISHED[rtl.hash_key(one)] == rtl.design_hash(one)


def test_a_damaged_file_of_hashes_is_as_if_it_were_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = tmp_path / "hashes.jsonl"
    monkeypatch.setattr(elaboration, "hashes_file", lambda: damaged)
    for text in ("{", '{"key": "a"}\n', "[]\n", "7\n"):
        damaged.write_text(text)
        assert elaboration.published.__wrapped__() == {}
