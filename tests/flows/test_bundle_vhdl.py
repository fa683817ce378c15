# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GHDL simulates the VHDL model of a bundle with its VHDL bench, on vectors of FIPS-197."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import sample
from aesilicon.bundle import vhdl
from aesilicon.design import design
from aesilicon.design.ports import Port
from aesilicon.drivers.vectors import counting
from aesilicon.errors import ToolError
from four_state import program, said

Bundles = Callable[[str], Path]
SERIAL = "aes128-serial-enc"
STAY = (SERIAL, "aes-round", "mcloone-pipeline-reload")
TOP = "aes128_serial_enc"


def simulate(files: list[Path], top: str, work: Path, standard: str = "93") -> tuple[int, str]:
    """What GHDL says: of the analysis if it fails, else of the simulation."""
    ghdl = program("ghdl")
    status, text = said(ghdl, "-a", f"--std={standard}", "-Werror", *files, cwd=work)
    if status:
        return status, text
    return said(ghdl, "--elab-run", f"--std={standard}", top, cwd=work)


def bench(of: Path, work: Path, standard: str = "93", model: str | None = None) -> tuple[int, str]:
    (tb,) = (of / "vhdl").glob("*_tb.vhd")
    core = tb.with_stem(tb.stem.removesuffix("_tb"))
    if model is not None:
        core = work / core.name
        core.write_text(model)
    return simulate([core, tb], tb.stem, work, standard)


@pytest.mark.parametrize("name", sample.only(STAY.__contains__, sorted(design.catalogue())))
def test_the_model_computes_the_vectors(name: str, bundles: Bundles, tmp_path: Path) -> None:
    of = design.load(name)
    status, log = bench(bundles(name), tmp_path)
    ways = len(of.core.directions) * (1 if of.wrapper else 2)  # two tags, where there are any
    assert status == 0, log
    assert f"PASS: {len(of.sizes()) * ways} blocks" in log


def test_the_vector_is_that_of_the_standard(bundles: Bundles, tmp_path: Path) -> None:
    """FIPS-197 appendix C.1, and VHDL-2008."""
    text = (bundles(SERIAL) / "vhdl" / f"{TOP}_tb.vhd").read_text()
    assert 'x"00112233445566778899aabbccddeeff"' in text
    assert 'x"69c4e0d86a7b0430d8cdb78070b4c55a"' in text
    assert counting(128, 128).ciphertext.hex() == "69c4e0d86a7b0430d8cdb78070b4c55a"
    assert bench(bundles(SERIAL), tmp_path, "08")[0] == 0


@pytest.mark.parametrize(
    ("old", "new", "said_"),
    [
        (r" xor ", " or ", "FAIL: 2 of 2 blocks"),
        (r"rst_ni => rst_ni\b", "rst_ni => one", "is unknown"),
        (r"  in_ready_o <= .*;", '  in_ready_o <= "0";', "FAIL: no answer in 10000 clocks"),
    ],
)
def test_the_bench_finds_a_fault(
    old: str, new: str, said_: str, bundles: Bundles, tmp_path: Path
) -> None:
    text = (bundles(SERIAL) / "vhdl" / f"{TOP}.vhd").read_text()
    body = text.index("architecture words")
    changed, count = re.subn(old, new, text[body:])
    assert count
    changed = re.sub(
        r"^(architecture words of .*)$",
        r"\1" + '\n  signal one : std_logic_vector(0 downto 0) := "1";',
        changed,
        flags=re.MULTILINE,
    )
    status, log = bench(bundles(SERIAL), tmp_path, model=text[:body] + changed)
    assert status != 0
    assert said_ in log


OPERATORS = """
module words (input clk, input [3:0] a, input signed [3:0] b, input [1:0] c, input signed [2:0] d,
              output [7:0] y0, y1, y2, y3, y4, y5, y6, y7, y8, output reg [3:0] q, output [3:0] m);
  wire [7:0] w = {a, b};
  assign y0 = {a < c, a >= c, a > c, a <= c, b < d, b >= d, b > d, b <= d};
  assign y1 = {a == c, a != c, b == d, &a, |a, ^a, ~^a, !a};
  assign y2 = a + b - c;
  assign y3 = b >>> c;
  assign y4 = {a << c, a >> c};
  assign y5 = -d;
  assign y6 = {a && c, a || c, a * c};
  assign y8 = {2{a[2:0]}} ^ {{3{b[3]}}, c, d[1]};
  assign y7 = (a ? b : d) ^ ~(c | a) & w[c +: 4];
  reg [3:0] memory [0:3];
  assign m = memory[a[1:0]];
  always @(posedge clk) begin
    if (a[3]) q <= b;
    memory[c] <= b;
  end
endmodule
"""
"""Every operator that has VHDL, signed and unsigned, and one that Yosys maps to others (`*`)."""

INPUTS = {"clk": 1, "a": 4, "b": 4, "c": 2, "d": 3}
OUTPUTS = {**{f"y{n}": 8 for n in range(9)}, "q": 4, "m": 4}
PORTS = [
    *(Port("input", bits, name, bits > 1) for name, bits in INPUTS.items()),
    *(Port("output", bits, name, True) for name, bits in OUTPUTS.items()),
]
ROWS = [f"{8 + n:04b}{3 * n:04b}{n:02b}000" for n in range(4)]  # writes the whole memory
ROWS += [f"{row:013b}" for row in random.Random(1).choices(range(1 << 13), k=300)]


def verilog_bench() -> str:
    """Prints all outputs behind a clock edge, a row a line."""
    steps = "".join(
        f"    {{a, b, c, d}} = 13'b{row}; #1 clk = 1; #1 clk = 0; #1;\n"
        f'    $display("%b", {{{", ".join(OUTPUTS)}}});\n'
        for row in ROWS
    )
    wires = "".join(f"  wire [{bits - 1}:0] {name};\n" for name, bits in OUTPUTS.items())
    return (
        "module bench;\n  reg clk = 0; reg [3:0] a, b; reg [1:0] c; reg [2:0] d;\n"
        f"{wires}  words dut (clk, a, b, c, d, {', '.join(OUTPUTS)});\n"
        f"  initial begin\n{steps}  end\nendmodule\n"
    )


def vhdl_bench() -> str:
    """The same in VHDL."""
    library = "library ieee;\nuse ieee.std_logic_1164.all;\n"
    signals = "".join(
        f"  signal {port.name} : std_logic"
        f"{f'_vector({port.bits - 1} downto 0)' if port.vector else ' := ' + repr('0')};\n"
        for port in PORTS
    )
    steps = "".join(
        f"    row <= \"{row}\"; wait for 1 ns; clk <= '1'; wait for 1 ns; clk <= '0';\n"
        f"    wait for 1 ns; report image({' & '.join(OUTPUTS)});\n"
        for row in ROWS
    )
    image = """
  function image(value : std_logic_vector) return string is
    variable text : string(1 to value'length);
    variable from : natural := 1;
  begin
    for i in value'range loop
      text(from) := std_logic'image(value(i))(2);
      from := from + 1;
    end loop;
    return text;
  end function;
"""
    maps = ", ".join(f"{port.name} => {port.name}" for port in PORTS)
    return (
        f"{library}entity bench is end;\narchitecture a of bench is\n{signals}"
        f"  signal row : std_logic_vector(12 downto 0);\n{image}begin\n"
        "  a <= row(12 downto 9); b <= row(8 downto 5);\n"
        "  c <= row(4 downto 3); d <= row(2 downto 0);\n"
        f"  dut : entity work.words port map ({maps});\n"
        f"  process begin\n{steps}    wait;\n  end process;\nend;\n"
    )


def test_every_operator_is_that_of_verilog(tmp_path: Path) -> None:
    """Icarus and GHDL print the same outputs for the same inputs."""
    (tmp_path / "words.v").write_text(OPERATORS)
    (tmp_path / "bench.v").write_text(verilog_bench())
    (tmp_path / "bench.vhd").write_text(vhdl_bench())
    compile_ = (program("iverilog"), "-g2005", "-o", "bench.vvp", "words.v", "bench.v")
    assert said(*compile_, cwd=tmp_path) == (0, "")
    status, due = said(program("vvp"), "-n", "bench.vvp", cwd=tmp_path)
    assert status == 0
    (tmp_path / "words.vhd").write_text(vhdl.model(tmp_path / "words.v", "words", PORTS))
    files = [tmp_path / "words.vhd", tmp_path / "bench.vhd"]
    status, log = simulate(files, "bench", tmp_path)
    assert status == 0, log
    assert re.findall("[01UX]{80}", log)[3:] == due.split()[3:]
    assert len({*due.split()}) > 250


def test_a_latch_has_no_vhdl(tmp_path: Path) -> None:
    text = "module words (input e, d, output reg q);\n  always @* if (e) q = d;\nendmodule\n"
    (tmp_path / "words.v").write_text(text)
    with pytest.raises(ToolError, match="VHDL: has no words for the cell"):
        vhdl.model(tmp_path / "words.v", "words", [])
