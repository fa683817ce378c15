# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One reading of liberty text: legal variants give tools the same text, mistakes are named."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from aesilicon import folders, targets
from aesilicon.errors import UserError
from aesilicon.mapping.library import library_cells
from aesilicon.targets import CellTarget, expressions, liberty, liberty_text, registry
from aesilicon.tools import abc, opensta, yosys_cells
from libraries import found

BASE = registry.generic_liberty().read_text()
PATH = Path("some.lib")
NAND = BASE[BASE.index("  cell (NAND2)") :].partition("\n  }\n")[0] + "\n  }\n"


def normal(text: str) -> str:
    return liberty_text.parse(text, PATH).text


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


LEGAL: dict[str, Callable[[str], str]] = {
    "dont_use of another": lambda t: t.replace("area : 1.0;", 'area : 1.0; dont_use : "false";'),
    "dont_use in capitals": lambda t: t.replace("area : 1.0;", "area : 1.0; dont_use : FALSE;"),
    "no semicolon": lambda t: re.sub(r"(area : [\d.]+);", r"\1\n", t),
    "no semicolon before a brace": lambda t: re.sub(r"; \}", " }", t),
    "no semicolon before a comment": lambda t: re.sub(r"(area : [\d.]+);", r"\1 // um2\n", t),
    "no semicolon after values": lambda t: re.sub(r"\);\n", ")\n", t),
    "value on the next line": lambda t: t.replace("area : ", "area :\n\n  "),
    "unquoted functions": lambda t: re.sub(r'function : "(.*?)"', r"function : \1", t),
    "quoted numbers": lambda t: re.sub(r"(area|capacitance) : ([\d.]+);", r'\1 : "\2";', t),
    "comments": lambda t: t.replace(";\n", "; // } area : 7;\n").replace(" {", "/* { */ {"),
    "comments of scripts": lambda t: t.replace("\n  cell", "\n# it's { a\n  cell"),
    "comment in values": lambda t: t.replace("values (", "values ( /* ) */ "),
    "braces on the next line": lambda t: re.sub(r" \{", "\n{", t),
    "no line ends": lambda t: t.replace("\n", " "),
    "line ends of Windows": lambda t: t.replace("\n", "\r\n"),
    "broken lines": lambda t: t.replace(", ", ", \\\n   ").replace(" (", " ( \\\n"),
    "a cell twice": lambda t: t.replace(NAND, NAND + NAND),
    "a brace too many at the end": lambda t: t + "\n}\n",
}


@pytest.mark.parametrize("name", LEGAL)
def test_a_legal_variant_gives_tools_the_same_text(name: str) -> None:
    text = LEGAL[name](BASE)
    assert text != BASE
    assert normal(text) == normal(BASE)


@pytest.mark.parametrize(
    "line",
    [
        'comment : "in um /* rounded";',
        'comment : "a } brace // # and more";',
        r'comment : "the \"best\" { of all";',
        'voltage_map ("vdd!", 1.8);',
        'voltage_map ("vdd!", 1.8);\n  voltage_map (gnd, 0);',
        "revision : a/b#1;",
    ],
)
def test_a_strange_line_changes_nothing_else(line: str) -> None:
    text = normal(BASE.replace("  cell (INV)", f"  {line}\n  cell (INV)"))
    assert len(text.splitlines()) == len(normal(BASE).splitlines()) + line.count("\n") + 1
    assert {*normal(BASE).splitlines()} < {*text.splitlines()}


def test_names_that_are_no_words_get_quotes() -> None:
    text = normal(BASE.replace("  cell (INV)", "  voltage_map (vdd!, 1.8)\n  cell (INV)"))
    assert '  voltage_map ("vdd!", 1.8);\n' in text


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_byte_order_marks_are_read(coding: str) -> None:
    assert normal(liberty_text.decoded(BASE.encode(coding))) == normal(BASE)


AREA = "area : 1.0;"
WRONG = {
    "area : -12;": "area of cell NAND2 is '-12'; it must be a number, 0 or more",
    "area : 1.0um;": "area of cell NAND2 is '1.0um'; it must be",
    "area : nan;": "area of cell NAND2 is 'nan'; it must be",
    "area : 1.0; area : 2;": "cell NAND2 has area twice, with different values",
    "area : 1.0 footprint : a;": "area of cell NAND2 has no ';' after its value",
    'footprint : "a" area : 1.0;': "footprint of cell NAND2 has no ';' after its value",
    "area 1.0;": "'area' is neither an attribute",
    "area : 1.0; dont_use : 0;": "dont_use of cell NAND2 is '0'; it must be true or false",
    'area : 1.0; footprint : "a;': "a string of footprint of cell NAND2 is not closed",
    "area : 1.0; /* the area": "this comment is not closed",
    "area : 1.0; }": "the library is closed before this line, by a brace too many",
    "area : 1.0; leakage_power ( { }": "the parenthesis or a string of leakage_power is not closed",
    "area : 1.0; pin (A) { }": "pin A differs from the pin A of line",
    "area : 1.0; pin () { }": "this pin has no name",
    "area : 1.0; include_file (b.lib);": "include_file is not read",
    'area : 1.0; t () { values ("1, x"); }': "values of t is no list of numbers",
}


@pytest.mark.parametrize(("new", "said"), WRONG.items())
def test_a_mistake_is_named_with_file_line_and_attribute(new: str, said: str) -> None:
    text = BASE.replace(NAND, NAND.replace(AREA, new))
    if "comment" in said:
        text = text.replace("*/", "", 1)[text.index("library") - 2 :]
    with pytest.raises(UserError) as e:
        normal(text)
    assert said in str(e.value)
    line = int(re.findall(r"^some\.lib, line (\d+): ", str(e.value))[0])
    if "a brace too many" in said:
        assert line > line_of(text, new)
    elif "pin A differs" in said:
        assert line == line_of(text, new) + 1
    else:
        assert line == line_of(text, new.removeprefix(AREA).strip())


def test_a_group_that_is_not_closed_is_named_by_its_first_line() -> None:
    text = BASE.replace(NAND, NAND.rstrip()[:-1])
    with pytest.raises(UserError, match=f"line {line_of(text, 'library (')}: this library generic"):
        normal(text)


def test_a_second_cell_of_a_name_is_refused_with_both_lines() -> None:
    text = BASE.replace(NAND, NAND + NAND.replace(AREA, "area : 7;"))
    first = line_of(text, NAND)
    second = first + NAND.count("\n")
    said = f"line {second}: cell NAND2 differs from the cell NAND2 of line {first};"
    with pytest.raises(UserError, match=said):
        normal(text)


@pytest.mark.parametrize("name", ["osu018", "ihp-sg13g2", "sky130A"])
def test_normal_text_says_what_the_library_says(name: str) -> None:
    source = found(name).source
    text = liberty.normal_text(source)
    assert liberty_text.parse(text, source) == liberty_text.Library(liberty.library(source), text)
    assert not re.search(r"/\*|//|\\\n|dont_use : \"?false", text)
    said = source.read_text(errors="replace")
    for word in ("values", "timing", "internal_power", "index_1", "when", "leakage_power"):
        assert len(re.findall(rf"^\s*{word}\b", text, re.MULTILINE)) == len(
            re.findall(rf"^\s*{word}\b", said, re.MULTILINE)
        )


def test_the_normal_file_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    file = tmp_path / "my.lib"
    file.write_text(LEGAL["comments"](BASE))
    assert liberty.normal(file).read_text() == normal(BASE)
    monkeypatch.setattr(folders, "need", None)
    assert liberty.normal(file).name == "my.lib"


FUNCTIONS = ["A*B^C", "A B^C", "A^B C", "A+B^C'", "!A*B^!C", "(A^B)*C", "A' B+C", "A*B*1*C"]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_abc_reads_a_function_as_we_do(function: str, tmp_path: Path) -> None:
    xor = BASE[BASE.index("  cell (XOR2)") :].partition("\n  }\n")[0] + "\n  }\n"
    made = xor.replace("(XOR2)", "(ODD)").replace("A^B", function)
    pin = re.search(r"    pin \(B\).*\n", made)
    assert pin
    made = made.replace(pin[0], pin[0] + pin[0].replace("(B)", "(C)"))
    (tmp_path / "odd.lib").write_text(normal(BASE.replace("  cell (INV)", made + "  cell (INV)")))
    (tmp_path / "odd.blif").write_text(
        ".model m\n.inputs a b c\n.outputs y\n.gate ODD A=a B=b C=c Y=y\n.end\n"
    )
    commands = "read_lib -w odd.lib; read_blif odd.blif; unmap; strash; collapse; write_pla odd.pla"
    abc.run("reading", commands, log=tmp_path / "log", work=tmp_path)
    rows = re.findall(r"^([01-]{3}) ([01])", (tmp_path / "odd.pla").read_text(), re.MULTILINE)
    read = expressions.parse(function)
    for values in product("01", repeat=3):
        hit = any(all(c in ("-", v) for c, v in zip(cube, values, strict=True)) for cube, _ in rows)
        value = int(rows[0][1]) if hit else 1 - int(rows[0][1])
        assert value == read.evaluate(dict(zip("ABC", map(int, values), strict=True)), 1)


RTL = """module t (input logic clk, input logic [3:0] a, b, output logic [7:0] y);
  logic [3:0] p, q;
  always_ff @(posedge clk) begin
    p <= a; q <= b; y <= p * q + {4'd0, p ^ q};
  end
endmodule
"""


def figures(target: CellTarget, work: Path) -> tuple[bytes, float, float]:
    """Netlist, area and shortest period of a small multiplier."""
    (work / "t.sv").write_text(RTL)
    made = yosys_cells.synthesize_cells([work / "t.sv"], "t", library_cells(target), work=work)
    timing = opensta.analyze(
        *(made.netlist, "t", target.liberty), library=target.library, clock="clk", work=work
    )
    return made.netlist.read_bytes(), made.area, timing.min_period_ns


@pytest.mark.skipif(opensta.program() is None, reason="needs OpenSTA")
def test_the_tools_agree_on_a_library_that_each_would_read_otherwise(tmp_path: Path) -> None:
    def measured(name: str, text: str) -> tuple[bytes, float, float]:
        (tmp_path / name).mkdir()
        file = tmp_path / name / "my.lib"
        file.write_text(text)
        return figures(targets.from_liberty(file), tmp_path / name)

    strange = BASE
    for name in ("dont_use of another", "no semicolon", "unquoted functions", "comments"):
        strange = LEGAL[name](strange)
    strange = strange.replace(
        "  cell (INV)", '  voltage_map (vdd!, 1) comment : "/*";\n  cell (INV)'
    )
    assert measured("plain", BASE) == measured("strange", strange)


@pytest.mark.skipif(opensta.program() is None, reason="needs OpenSTA")
@pytest.mark.parametrize("name", ["osu018", "ihp-sg13g2"])
def test_the_normal_file_gives_the_netlist_and_timing_of_the_original(
    name: str, tmp_path: Path
) -> None:
    target = found(name)
    if target.corrections:  # the areas differ on purpose
        target = targets.from_liberty(target.source)
    (tmp_path / "original").mkdir()
    (tmp_path / "original" / "library.lib").write_bytes(target.source.read_bytes())
    original = CellTarget(target.name, target.library, target.source, target.source)
    (tmp_path / "normal").mkdir()
    assert figures(original, tmp_path / "original") == figures(target, tmp_path / "normal")


def test_a_cache_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("")  # a file where the folder would be
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "my.lib").write_text(BASE)
    with pytest.raises(
        UserError, match=r"cannot write in .*/cache/aesilicon: .*; set XDG_CACHE_HOME to"
    ):
        liberty.normal(tmp_path / "my.lib")
    assert liberty.normal_text(tmp_path / "my.lib") == normal(BASE)
