# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Designs are loaded whole or refused with one sentence that says what would be right."""

import re
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.design import design, rtl
from aesilicon.design.around import WrapperTable
from aesilicon.design.core_table import Core
from aesilicon.design.sboxes import SBOXES
from aesilicon.errors import UserError

GOOD = """
name = "mine"
purpose = "a test"
[core]
architecture = "round"
"""
SHORT = '"pipeline"\nkey_bits = [128]\ndirections = ["encrypt"]\nkey_schedule = "stored"\n'
IN_RAM = "[core.pipeline]\nram_register = true\nshort_paths = true\nsub_pipelined = "
KEPT = "key_bits = [128]\nport_bits = 32\n[core.two_stage]\nkept_keys"
ENCRYPTS = 'directions = ["encrypt"]'
ENCRYPTOR = 'key_bits = [128]\nport_bits = 32\ndirections = ["encrypt"]'


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
        (('"round"', f"{SHORT}{IN_RAM}true"), "set short_paths, sub_pipelined and sbox = rom"),
        (
            ('"round"', f'{SHORT}sbox = "rom"\n{IN_RAM}false'),
            "set short_paths, sub_pipelined and sbox = rom",
        ),
        (
            ('"round"', f'{SHORT}sbox = "rom"\nkey_sbox = "table"\n{IN_RAM}true'),
            "set short_paths, sub_pipelined and sbox = rom",
        ),
        (
            ('"round"', f"{SHORT}[core.pipeline]\nkeys_ahead = true"),
            "keys_ahead reads clocked S-boxes ahead for stored keys of 128 bits and one register",
        ),
        (
            (
                '"round"',
                '"pipeline_reload"\nsbox = "rom"\nkey_schedule = "stored"\n'
                "[core.pipeline_reload]\nkeys_ahead = true",
            ),
            "keys_ahead reads clocked S-boxes ahead for stored keys of 128 bits and one register",
        ),
        (('"round"', '"rond"'), "unknown architecture 'rond'; did you mean 'round'?"),
        (
            ('"round"', '"colum"\n[core.column]\nword_bits = 16'),
            "unknown architecture 'colum'; did you mean 'column'?",
        ),
        (
            ('"round"', '"tbox"\n[core.tbox]\nchaining = "no"'),
            r'\[core.tbox\] chaining = "no" is not legal; it must be true or false$',
        ),
        (('"round"', '"round"\nport_bits = 32'), "port_bits = 32 is not built by"),
        (('"round"', '"round"\nkey_schedule = "kept"'), "key_schedule = kept is not built by"),
        (('"round"', '"round"\nkey_sbox = "tabel"'), "key_sbox = tabel is not built by"),
        (('"round"', '"round"\nkey_sbox = "rom"'), "take different numbers of clocks"),
        (
            ('"round"', '"round"\nsbox = "rom"\nblock_bits = [256]'),
            "sbox = rom has a register inside: it is built with block_bits = .128.",
        ),
        (('"round"', '"round"\nsbox = "tabel"'), "sbox = tabel is not built by .* legal: table"),
        (
            ('"round"', '"round"\nkey_bits = [128, 127]'),
            r"core\.key_bits = \[128, 127\] is not legal; it must be a list of one or more of 128",
        ),
        (('"round"', '"round"\nkey_bits = [128, 128]'), "lists a value twice"),
        (('"round"', '"round"\nblock_bits = [256.0]'), "has a number with a point"),
        (
            ('"round"', '"round"\nkey_bits = []'),
            r"core\.key_bits = \[\] is not legal; it must be a li",
        ),
        (
            ('"round"', '"round"\nkey_bits = 128'),
            r"core\.key_bits = 128 is not legal; it must be a l",
        ),
        (
            ('"round"', '"round"\ndirections = ["up"]'),
            "must be a list of 'encrypt', 'decrypt' or both",
        ),
        (
            ('"round"', '"round"\ntag_bits = 0'),
            r"core\.tag_bits = 0 .* a whole number from 1 to 64",
        ),
        (('"round"', '"round"\ntag_bits = 65'), "a whole number from 1 to 64"),
        (('"round"', '"round"\ntag_bits = 1.5'), "tag_bits = 1.5 is not legal; .* from 1 to 64"),
        (
            ('"round"', '"round"\nsbox = 3'),
            "sbox = 3 is not legal; .* table, .* or lean, in quotes",
        ),
        (
            ('"round"', "3"),
            "core.architecture = 3 is not legal; it must be (.*, )?column, .* or ",
        ),
        (
            ('"round"', '"column"\nport_bits = 32'),
            r"port_bits = 32 is built with key_bits = \[128\] or \[256\]",
        ),
        (
            ('"round"', '"column"\nkey_bits = [128]\nsbox = "composite_reg"'),
            r"a register inside; .* only with port_bits = 32 and key_bits = \[128\]",
        ),
        (
            ('"round"', '"column"\n[core.column]\nsbox_rows = 2'),
            r"all keys of \[core.column\] but word_bits need port_bits = 32; leave them out",
        ),
        (
            ('"round"', f'"column"\n{ENCRYPTOR}\n[core.column]\nword_bits = 16'),
            "word_bits = 16 is built with port_bits = 128; with port_bits = 32 it is 32",
        ),
        (
            ('"round"', f'"column"\n{ENCRYPTOR}\n[core.column]\nkept_keys = 2'),
            "kept_keys = 2 is built with both directions; encryption alone starts from one key",
        ),
        (
            ('"round"', '"two_stage"\nkey_bits = [128]\n[core.two_stage]\nkept_keys = 2'),
            "kept_keys = 2 is built with port_bits = 32; with port_bits = 128 it is 1",
        ),
        (
            ('"round"', f'"two_stage"\n{ENCRYPTOR}\n[core.two_stage]\nkept_keys = 2'),
            "kept_keys = 2 is built with both directions; encryption alone starts from one key",
        ),
        (
            ('"round"', f'"two_stage"\n{KEPT} = true'),
            r"\[core.two_stage\] kept_keys = true is not legal; it must be 1 or 2$",
        ),
        (
            ('"round"', '"column"\n[core.column]\nword_bits = 32.0'),
            r"\[core.column\] word_bits = 32.0 is not legal; it must be 32, 16 or 64$",
        ),
        *(
            (
                ('"round"', f'"tbox"\n{build}\nmerged_key = true'),
                r'merged_key needs directions = \["encrypt"\] and tboxes = false$',
            )
            for build in (
                f"{ENCRYPTS}\n[core.tbox]",
                'sbox = "table"\nkey_schedule = "stored"\n[core.tbox]\ntboxes = false',
            )
        ),
        *(
            (
                ('"round"', f'"tbox"\n{build}\n[core.tbox]\ntboxes = false\nshort_paths = true'),
                r'short_paths needs directions = \["encrypt"\], or \["decrypt"\] with T-boxes, '
                "key_schedule = stored and one key length, 128 or 256$",
            )
            for build in (
                'key_bits = [128]\nkey_schedule = "stored"',
                f"key_bits = [128]\n{ENCRYPTS}",
                f'key_bits = [192]\n{ENCRYPTS}\nkey_schedule = "stored"',
                f'key_bits = [128, 256]\n{ENCRYPTS}\nkey_schedule = "stored"',
            )
        ),
        *(
            (
                ('"round"', f'"round"\n{build}\n[core.round]\nrounds_per_clock = 2'),
                r'rounds_per_clock = 2 needs directions = \["encrypt"\], block_bits = \[128\], '
                "one key length, key_schedule = on_the_fly and an S-box without a register$",
            )
            for build in (
                "key_bits = [128]",
                f"key_bits = [128, 256]\n{ENCRYPTS}",
                f"key_bits = [128]\n{ENCRYPTS}\nblock_bits = [192]",
                f'key_bits = [128]\n{ENCRYPTS}\nkey_schedule = "stored"',
                f'key_bits = [128]\n{ENCRYPTS}\nsbox = "rom"',
            )
        ),
        *(
            (
                (
                    '"round"',
                    f'"round"\nkey_bits = [{bits}]\n{ENCRYPTS}\n[core.round]\n'
                    f"rounds_per_clock = {several}",
                ),
                rf"rounds_per_clock = {several} does not divide the {nr} rounds of key_bits = "
                rf"\[{bits}\]; choose a divisor of {nr}$",
            )
            for bits, several, nr in ((128, 7, 10), (192, 10, 12), (256, 5, 14))
        ),
        (
            ('"round"', '"round"\n[core.round]\nrounds_per_clock = 3'),
            r"\[core.round\] rounds_per_clock = 3 is not legal; it must be 1, 2, 5, 7, 10 or 14$",
        ),
        (
            ('"round"', '"column"\n[core.column]\nmix_columns = 3'),
            "mix_columns = 3 is not legal; it must be 'compact', 'product' or 'separate'$",
        ),
        (('"round"', '"column"\ncolumn = 5'), r"\[core.column\] must be a table of keys$"),
        (
            ('"round"', '"column"\n[core.options]\nword_bits = 16'),
            r"unknown key 'core.options'; keys of its own stand in \[core.column\]$",
        ),
        (
            ('"round"', '"step"\noptions = 3'),
            "unknown key 'core.options'; architecture 'step' has no keys of its own$",
        ),
        (
            ('"round"', '"round"\n[core.column]\ncolumn_bits = 3'),
            r"\[core.column\] is for architecture 'column'; remove it, or set architecture = ",
        ),
        (('"mine"', f'"{"m" * 100}"'), 'name = "m{55} ... is not legal; .* at most 40 characters'),
        (('purpose = "a test"', ""), "key 'purpose' is missing"),
        (("[core]", "[cor]"), r"unknown key 'cor'; did you mean 'core'\?"),
        (('"mine"', '"core-round"'), "makes aes_core_round, a module of the library itself"),
        (('"mine"', '"core_round_1"'), "makes aes_core_round_1, a module of the library itself"),
        (
            ('"mine"', '"a--b"'),
            'name = "a--b" is not legal; it must be lower-case letters and digits',
        ),
        (
            ('"a test"', '"a test\\nendmodule"'),
            r'purpose = "a test\\nendmodule" .* one line of text',
        ),
        (('"a test"', '"a\\u2028b"'), "must be one line of text"),
        (('"a test"', '"\\u202e"'), "must be one line of text"),
        (('"a test"', '"  "'), "must be one line of text"),
        (("[core]", 'paper = "a\\rb"\n[core]'), "paper = .* must be one line of text"),
        (("[core]", '"new\\nkey" = 1\n[core]'), "unknown key"),
        (("[core]", f"big = {'9' * 5000}\n[core]"), "is not valid TOML"),
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


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b'name = "gr\xfcn"')
    with pytest.raises(
        UserError, match=r"mine\.toml is not UTF-8 text, which a design file must be$"
    ):
        design.load(str(tmp_path / "mine.toml"))


@pytest.mark.parametrize("name", ["aes-round-small", "aes_round_small"])
def test_a_name_of_the_catalogue_is_not_free(tmp_path: Path, name: str) -> None:
    """Reports and top modules are told apart by it."""
    with pytest.raises(
        UserError, match=f"name '{name}' belongs to the catalogue's 'aes-round-small'"
    ):
        load(tmp_path, GOOD.replace("mine", name))


def test_a_copy_of_a_design_of_the_catalogue_is_that_design(tmp_path: Path) -> None:
    text = design.catalogue()["aes-round-small"].read_text()
    assert load(tmp_path, text) == design.load("aes-round-small")


def reference_tables() -> list[list[list[str]]]:
    """The tables of the reference of design files: rows of cells without back-quotes and links."""
    text = (resources.project_dir() / "docs" / "reference" / "design.md").read_text("utf-8")
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    tables = re.findall(r"^\|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [
        [[cell.strip().strip("`") for cell in row.split("|")[1:-1]] for row in table.splitlines()]
        for table in tables
    ]


def written(value: object) -> str:
    """A default or legal value as TOML writes it, without quotes."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text.replace("'", '"').replace("None", "none").strip('"')


def test_the_reference_has_every_key() -> None:
    keys = reference_tables()[0]
    defaults = {key: default.strip('"') for key, default, _ in keys}
    tables = {"core": Core, "wrapper": WrapperTable}
    fields = {
        k: f for k, f in design.Design.model_fields.items() if k not in (*tables, "mode", "bus")
    }
    for name, table in tables.items():
        own = {k: f for k, f in table.model_fields.items() if not f.exclude}
        fields |= {f"{name}.{k}": f for k, f in own.items()}
    assert defaults == {
        key: "required" if field.is_required() else written(field.default)
        for key, field in fields.items()
    }


def test_the_reference_lists_every_sbox() -> None:
    text = (resources.project_dir() / "docs" / "reference" / "design.md").read_text("utf-8")
    listed = text.partition("S-box is one of ")[2].partition(".")[0].replace("\n", " ")
    assert listed.split(", ") == list(SBOXES)


def test_unknown_name_offers_the_nearest() -> None:
    with pytest.raises(UserError, match="did you mean 'aes-round'"):
        design.load("round-128")


def test_missing_file() -> None:
    with pytest.raises(UserError, match=r"cannot read design file nowhere\.toml: No such file"):
        design.load("nowhere.toml")


def test_parameters_follow_the_design(tmp_path: Path) -> None:
    extra = '"round"\nkey_bits = [256, 128]\ndirections = ["decrypt"]\nsbox = "composite"'
    extra += '\nblock_bits = [192, 128]\nkey_sbox = "bdd"\nkey_schedule = "stored"'
    loaded = load(tmp_path, GOOD.replace('"round"', extra + "\ntag_bits = 5"))
    assert loaded.parameters() == {
        "Arch": '"round"',
        "BlockBits": "192",
        "BlockLengths": "3'b011",
        "KeyLengths": "3'b101",
        "Directions": "aes_pkg::DirDecrypt",
        "KeySchedule": "aes_pkg::KeysStored",
        "Sbox": "aes_pkg::SboxComposite",
        "KeySbox": "aes_pkg::SboxBdd",
        "TagBits": "5",
    }
    assert "input  logic [4:0] in_tag_i" in rtl.top_source(loaded)


def test_hash_depends_on_parameters(tmp_path: Path) -> None:
    one = load(tmp_path, GOOD)
    other = load(tmp_path, GOOD.replace('"round"', '"round"\nsbox = "composite"'))
    assert rtl.design_hash(one) != rtl.design_hash(other)
    assert rtl.design_hash(one) == rtl.design_hash(load(tmp_path, GOOD))
    purpose = load(tmp_path, GOOD.replace("a test", "another test"))
    assert rtl.design_hash(one) == rtl.design_hash(purpose)


def test_only_a_build_with_long_blocks_has_the_key_schedule_of_rijndael(tmp_path: Path) -> None:
    def rijndael(bits: str) -> bool:
        loaded = load(tmp_path, GOOD + f"block_bits = {bits}\n")
        return any(file.path.stem.startswith("rijndael_key") for file in rtl.files(loaded))

    assert not rijndael("[128]")
    assert rijndael("[256]")
    assert rijndael("[128, 192]")


def test_a_build_has_the_files_of_its_own_sbox_only(tmp_path: Path) -> None:
    def sboxes(name: str) -> list[str]:
        loaded = load(tmp_path, GOOD.replace('"round"', f'"round"\nsbox = "{name}"'))
        return [file.path.stem for file in rtl.files(loaded) if file.path.parent.name == "sbox"]

    assert sboxes("table") == ["aes_sbox_table", "aes_sbox"]
    assert sboxes("rom") == ["aes_sbox_rom_table", "aes_sbox_rom", "aes_sbox"]
    assert sboxes("composite_reg") == ["aes_sbox_composite", "aes_sbox_composite_reg", "aes_sbox"]
    for name, sbox in SBOXES.items():
        assert {sbox.module, sbox.circuit, "aes_sbox"} >= set(sboxes(name)) >= {sbox.module}
