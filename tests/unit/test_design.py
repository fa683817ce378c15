# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Designs are loaded whole or refused with one sentence that says what would be right."""

from pathlib import Path

import pytest

from aesilicon import design, rtl
from aesilicon.errors import UserError

GOOD = """
name = "mine"
purpose = "a test"
[core]
architecture = "round"
"""


def load(tmp_path: Path, text: str) -> design.Design:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return design.load(str(path))


@pytest.mark.parametrize("name", sorted(design.catalogue()))
def test_catalogue_names_equal_their_files(name: str) -> None:
    assert design.load(name).name == name


def test_defaults_are_the_whole_core(tmp_path: Path) -> None:
    core = load(tmp_path, GOOD).core
    assert core.key_bits == [128, 192, 256]
    assert core.directions == ["encrypt", "decrypt"]
    assert core.sbox == "table"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("[core]", 'purpos = "x"\n[core]'), "unknown key 'purpos'; did you mean 'purpose'?"),
        (('"round"', '"round"\nkeybits = [128]'), "unknown key 'core.keybits'; did you mean"),
        (('"round"', '"rond"'), "unknown architecture 'rond'; did you mean 'round'?"),
        (('"round"', '"round"\nblock_bits = [256]'), "block_bits = 256 is not built by"),
        (('"round"', '"round"\nsbox = "tabel"'), "sbox = tabel is not built by .* legal: table"),
        (('"round"', '"round"\nkey_bits = [100]'), "core.key_bits"),
        (('"round"', '"round"\nkey_bits = [128, 128]'), "lists a value twice"),
        (('"round"', '"round"\nkey_bits = []'), "core.key_bits"),
        (('"round"', '"round"\ndirections = ["up"]'), "core.directions"),
        (('"round"', '"round"\ntag_bits = 0'), "core.tag_bits"),
        (('purpose = "a test"', ""), "key 'purpose' is missing"),
        (('"mine"', '"core-round"'), "makes aes_core_round, a module of the library itself"),
        (('"mine"', '"a--b"'), "name: String should match"),
        (('"a test"', '"a test\\nendmodule"'), "purpose: String should match"),
        (('[core]\narchitecture = "round"', "core = 3"), r"\[core\] must be a table of keys"),
        (('"mine"', '"Mine!"'), "name"),
        (("[core]", "[core"), "is not valid TOML"),
    ],
)
def test_a_bad_file_gets_one_sentence(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    with pytest.raises(UserError, match=sentence) as caught:
        load(tmp_path, GOOD.replace(*change))
    assert "\n" not in str(caught.value)


def test_unknown_name_offers_the_nearest() -> None:
    with pytest.raises(UserError, match="did you mean 'round128'"):
        design.load("round-128")


def test_missing_file() -> None:
    with pytest.raises(UserError, match=r"cannot read design file nowhere\.toml: No such file"):
        design.load("nowhere.toml")


def test_parameters_follow_the_design(tmp_path: Path) -> None:
    extra = '"round"\nkey_bits = [256, 128]\ndirections = ["decrypt"]\nsbox = "composite"'
    loaded = load(tmp_path, GOOD.replace('"round"', extra + "\ntag_bits = 5"))
    assert loaded.parameters() == {
        "Arch": "aes_pkg::ArchRound",
        "BlockBits": "128",
        "KeyLengths": "3'b101",
        "Directions": "aes_pkg::DirDecrypt",
        "Sbox": "aes_pkg::SboxComposite",
        "TagBits": "5",
    }
    assert "input  logic [4:0] in_tag_i" in rtl.top_source(loaded)


def test_hash_depends_on_parameters_and_rtl(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = load(tmp_path, GOOD)
    other = load(tmp_path, GOOD.replace('"round"', '"round"\nsbox = "composite"'))
    assert rtl.design_hash(one) != rtl.design_hash(other)
    assert rtl.design_hash(one) == rtl.design_hash(load(tmp_path, GOOD))
    changed = tmp_path / "changed.sv"
    changed.write_text("// something else\n")
    first, *rest = rtl.manifest()
    swapped = (rtl.RtlFile(changed, first.relative, first.summary, first.paper), *rest)
    before = rtl.design_hash(one)
    monkeypatch.setattr(rtl, "manifest", lambda: swapped)
    assert rtl.design_hash(one) != before
