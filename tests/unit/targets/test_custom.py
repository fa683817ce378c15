# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Any liberty file as a target: the cells that are found in it, and what is said without them."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import UserError
from aesilicon.targets import custom, registry
from aesilicon.targets.libraries import Flop
from libraries import found

GENERIC = registry.generic_liberty().read_text()

NAND2, BUF, DFF = (
    re.findall(rf"  cell \({name}\) \{{\n.*?\n  \}}\n", GENERIC, re.DOTALL)[0]
    for name in ("NAND2", "BUF", "DFF")
)


def library(folder: Path, text: str) -> Path:
    file = folder / "toy.lib"
    file.write_text(text)
    return file


def with_cells(*cells: str) -> str:
    return GENERIC.rstrip().removesuffix("}") + "".join(cells) + "}\n"


@pytest.mark.parametrize("name", ["generic", "osu018", "ihp-sg13g2", "sky130A"])
def test_what_is_derived_is_near_what_we_chose(name: str) -> None:
    target = found(name)
    ours, derived = target.library, custom.derive(target.liberty)
    assert (derived.nand2, derived.flop) == (ours.nand2, ours.flop)
    assert derived.driving_cell == ours.driving_cell
    assert derived.output_load_pf == pytest.approx(ours.output_load_pf, rel=0.35)
    assert derived.wire_pf_per_fanout == pytest.approx(ours.wire_pf_per_fanout, rel=0.7)
    assert 0.7 <= derived.input_slew_ns / ours.input_slew_ns <= 1.2
    assert 1 <= derived.max_transition_ns / ours.max_transition_ns <= 4.5
    assert not any(fnmatch(ours.driving_cell, pattern) for pattern in derived.dont_use)


def test_osu018_leaves_the_same_cells_alone_and_shuns_negative_delays() -> None:
    target = found("osu018")
    derived = custom.derive(target.liberty)
    cells = re.findall(r"^  cell \((\w+)\)", target.liberty.read_text(), re.MULTILINE)
    ours = {c for c in cells if any(fnmatch(c, p) for p in target.library.dont_use)}
    assert "LATCH" in ours and set(derived.dont_use) == ours
    assert derived.max_transition_ns == 0.6


def test_a_target_has_the_name_of_its_file_and_the_identity_of_its_content(tmp_path: Path) -> None:
    file = library(tmp_path, GENERIC)
    target = targets.from_liberty(file)
    assert (target.name, target.source, target.built_in) == ("liberty:toy", file, False)
    (tmp_path / "other").mkdir()
    other = targets.from_liberty(library(tmp_path / "other", GENERIC + "\n"))
    assert other.library == target.library
    assert other.identity != target.identity


def test_cells_are_known_by_their_function_and_the_smallest_is_taken(tmp_path: Path) -> None:
    def nand(name: str, area: str, extra: str = "", function: str = "!(A*B)") -> str:
        text = NAND2.replace("(NAND2)", f"({name})").replace(
            "area : 1.0;", f"area : {area};{extra}"
        )
        return text.replace('"!(A*B)"', f'"{function}"')

    one = nand("plain_one", "0.5", function="A' + B'")
    lines = one.splitlines(keepends=True)
    inputs = [line for line in lines if "direction : input" in line]
    rest = [line for line in lines if line not in inputs]
    output_first = "".join([*rest[:-1], *inputs, rest[-1]])
    text = with_cells(
        nand("nand2_zero", "0"),
        nand("nand2_no", "0.1", " dont_use : true;"),
        nand("nand2_iso", "0.1", " is_isolation_cell : true;"),
        nand("nand2_and", "0.1", function="A B"),
        nand("nand2_three", "0.1").replace("function", 'three_state : "A"; function'),
        output_first,
    )
    derived = custom.derive(library(tmp_path, text))
    assert derived.nand2 == "plain_one"
    assert set(derived.dont_use) == {"nand2_zero", "nand2_no", "nand2_iso", "nand2_three"}


def test_a_buffer_for_delay_or_for_a_clock_is_left_alone(tmp_path: Path) -> None:
    def buffer(name: str, factor: float) -> str:
        def scaled(table: re.Match[str]) -> str:
            return re.sub(r"\d+\.\d+", lambda number: str(float(number[0]) * factor), table[0])

        return re.sub(r"cell_(rise|fall).*", scaled, BUF.replace("(BUF)", f"({name})"))

    text = with_cells(buffer("hold", 2), buffer("slower", 1.5), buffer("CLKBUF", 1))
    derived = custom.derive(library(tmp_path, text))
    assert (derived.driving_cell, derived.dont_use) == ("BUF", ("hold", "CLKBUF"))


def test_a_flop_is_tied_until_it_is_a_plain_one(tmp_path: Path) -> None:
    def flop(name: str, area: str, state: str, pins: str = "") -> str:
        text = DFF.replace("(DFF)", f"({name})").replace("area : 5.0;", f"area : {area};")
        inputs = "".join(
            f"    pin ({p}) {{ direction : input; capacitance : 1; }}\n" for p in pins.split()
        )
        text = text.replace("pin (D) {", 'pin (D) { nextstate_type : "data";')
        text = re.sub(r"ff \(IQ, IQN\) \{.*?\}", f"ff (IQ, IQN) {{ {state} }}", text)
        return text.replace("    pin (C)", inputs + "    pin (C)")

    scan = 'clocked_on : "C"; next_state : "(SE*SI)+(SE\'*E*D)+(SE\'*E\'*IQ)"; clear : "!R";'
    others = (
        flop("falling", "1.0", 'clocked_on : "!C"; next_state : "D";'),
        flop("toggle", "1.0", 'clocked_on : "C"; next_state : "D^IQ";'),
        flop("never", "1.0", 'clocked_on : "C"; next_state : "D"; clear : "D";'),
        flop("scanned", "2.0", scan, "SI E R SE"),
        DFF.replace("(DFF)", "(latch)")
        .replace("area : 5.0", "area : 0")
        .replace("ff (", "latch ("),
    )
    derived = custom.derive(library(tmp_path, with_cells(*others)))
    tied = (("E", 1), ("R", 1), ("SE", 0), ("SI", 0))
    assert derived.flop == Flop("scanned", "C", "D", "Q", tied)
    assert {"falling", "toggle", "never", "latch", "DFF"} <= set(derived.dont_use)


def test_the_limit_of_transitions_is_the_librarys_or_where_delays_turn_negative(
    tmp_path: Path,
) -> None:
    def limit(name: str, text: str) -> float:
        (tmp_path / name).mkdir()
        return custom.derive(library(tmp_path / name, text)).max_transition_ns

    stated = GENERIC.replace("nom_process", "default_max_transition : 3.21;\n  nom_process")
    assert limit("none", GENERIC) == 100
    assert limit("stated", stated) == 3.2
    # The last row of a table is that of the slowest input.
    row = re.search(r'values \((".*?"), (".*?"), "([\d.]+)', NAND2)
    assert row
    negative = NAND2.replace(row[0], f'values ({row[1]}, {row[2]}, "-{row[3]}')
    assert negative != NAND2
    assert limit("negative", GENERIC.replace(NAND2, negative)) == 1.0
    assert limit("both", stated.replace(NAND2, negative)) == 1.0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no liberty file"),
        ("module top; endmodule\n", "is no liberty file"),
        (GENERIC[: GENERIC.index("cell (INV)") + 100], "line 40: this pin Y is not closed"),
        (GENERIC.replace(NAND2, ""), "has no 2-input NAND"),
        (GENERIC.replace(DFF, ""), "has no flip-flop of the rising clock edge"),
        (GENERIC.replace('function : "A";', 'function : "!A";'), "has no buffer"),
        (GENERIC.replace("nom_voltage : 1;", ""), "cannot be used: .* no supply voltage"),
        (DFF.join(GENERIC.split(DFF)).replace("setup_rising", "hold_rising"), "no timing of DFF"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=said) as e:
        targets.from_liberty(library(tmp_path, text))
    assert "\n" not in str(e.value)


def test_a_file_that_cannot_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"cannot read library .*none.lib: No such file"):
        targets.from_liberty(tmp_path / "none.lib")
    with pytest.raises(UserError, match=r"cannot read library .*: Is a directory"):
        targets.from_liberty(tmp_path)
    (tmp_path / "a.lib").write_bytes(b"\x1f\x8b\x08")
    with pytest.raises(UserError, match="is compressed; unpack it"):
        targets.from_liberty(tmp_path / "a.lib")
