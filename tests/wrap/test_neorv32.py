# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The system of examples/neorv32, without NEORV32: a stub of it makes the accesses."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sample
from aesilicon import resources
from four_state import program, said

FOLDER = resources.examples_dir() / "neorv32"
DRIVER = resources.project_dir() / "drivers" / "c"
HERE = Path(__file__).parent
BENCH = "neorv32_aes_tb"
FAULTS = {
    "an address of nobody": ("stray_q  <= starts and not here", "stray_q <= '0'", "no answer"),
    "a device that waits": ("(access_q and not pready)", "'0'", "an access ends"),
    "strobes in a read": ('when xbus_we_i = \'1\' else "0000"', "", "strobes in a read"),
    "a lost error": (" and not pslverr", "", "two answers"),
    "an access twice": ("xbus_stb_i and idle", "xbus_stb_i", "without setup"),
    "an address too many": ("BASE(31 downto 7)", "BASE(31 downto 8) & xbus_adr_i(7)", "nobody"),
    "a wrong word": ("xbus_adr_i(6 downto 0)", "xbus_adr_i(6 downto 3) & b\"000\"", "an error of"),
}  # fmt: skip
CASE = """
library ieee;
use ieee.std_logic_1164.all;
entity choice is
  port (a : in std_logic_vector(2 downto 0); y : out std_logic_vector(1 downto 0));
end entity;
architecture rtl of choice is
begin
  process (a)
  begin
    case a is
      when "000" => y <= "01";
      when "011" => y <= "00";
      when "101" => y <= "11";
      when others => y <= "10";
    end case;
  end process;
end architecture;
"""
CASE_BENCH = """
module bench;
  reg [2:0] a = 3'd0;
  wire [1:0] y;
  choice u_choice (.a(a), .y(y));
  initial begin
    repeat (8) begin #1 $write("%0d", y); a = a + 3'd1; end
  end
endmodule
"""
HEADER = """
#include <stdint.h>
void neorv32_rte_setup(void);
void neorv32_uart0_setup(uint32_t baudrate, uint32_t irq_mask);
void neorv32_uart0_putc(char c);
void neorv32_uart0_puts(const char *s);
"""


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("neorv32_simulate", FOLDER / "simulate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


example = _load()


def simulate(bridge: Path, work: Path) -> tuple[int, str]:
    """GHDL runs the system with a stub of the processor and one of the bundle."""
    ghdl = program("ghdl")
    stub = HERE / "neorv32_stub.vhd"
    status, text = said(ghdl, "-a", "--std=08", "--work=neorv32", stub, cwd=work)
    assert status == 0, text
    files = [HERE / "apb_stub.vhd", bridge, FOLDER / "neorv32_aes.vhd", HERE / f"{BENCH}.vhd"]
    status, text = said(ghdl, "-a", "--std=08", *files, cwd=work)
    assert status == 0, text
    return said(ghdl, "--elab-run", "--std=08", BENCH, "--stop-time=1ms", cwd=work)


def test_each_access_is_answered(tmp_path: Path) -> None:
    """Two kinds of strobe, with gaps and without, wait states, byte selects and errors."""
    status, log = simulate(FOLDER / "xbus_apb.vhd", tmp_path)
    assert status == 0, log
    assert "PASS" in log


@pytest.mark.parametrize("name", sample.none(FAULTS))
def test_a_fault_of_the_bridge_is_found(name: str, tmp_path: Path) -> None:
    old, new, says = FAULTS[name]
    text = (FOLDER / "xbus_apb.vhd").read_text()
    assert text.count(old) == 1
    (tmp_path / "xbus_apb.vhd").write_text(text.replace(old, new))
    status, log = simulate(tmp_path / "xbus_apb.vhd", tmp_path)
    assert status != 0
    assert "FAIL: " in log
    assert says in log


def test_the_firmware_compiles(tmp_path: Path) -> None:
    """With the functions of NEORV32's library that it calls."""
    compiler = program(example.COMMANDS[3])
    (tmp_path / "neorv32.h").write_text(HEADER)
    options = ["-march=rv32im", "-mabi=ilp32", "-O2", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
    folders = [f"-I{DRIVER}", f"-I{tmp_path}"]
    files = [FOLDER / "firmware" / "main.c", DRIVER / "aesilicon.c"]
    command = [compiler, "--specs=picolibc.specs", *options, *folders, "-c", *files]
    status, text = said(*command, cwd=tmp_path)
    if "picolibc.specs" in text:
        pytest.skip("needs picolibc: apt-get install picolibc-riscv64-unknown-elf")
    assert status == 0, text


def test_a_converted_case_has_its_default(tmp_path: Path) -> None:
    """Icarus agrees with the VHDL on all values, which it does not on what GHDL 2.0 writes."""
    ghdl, icarus, vvp = program("ghdl"), program("iverilog"), program("vvp")
    (tmp_path / "choice.vhd").write_text(CASE)
    assert said(ghdl, "-a", "--std=08", "choice.vhd", cwd=tmp_path) == (0, "")
    (tmp_path / "choice.v").write_text(example.convert("choice", tmp_path))
    (tmp_path / "bench.v").write_text(CASE_BENCH)
    status, text = said(icarus, "-o", "bench", "bench.v", "choice.v", cwd=tmp_path)
    assert status == 0, text
    assert said(vvp, "-n", "bench", cwd=tmp_path) == (0, "12202322")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["/no/such", "/no/bundle"], "/no/such has no rtl/core/neorv32_top.vhd"),
        (["{system}", "{system}", "--output", "/proc/none"], "error: /proc/none: "),
        ([], "the following arguments are required: neorv32, bundle"),
    ],
)
def test_what_lacks_is_told(
    arguments: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for file in ("rtl/core/neorv32_top.vhd", f"verilog/{example.BUNDLE}.v"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    monkeypatch.setattr(example, "COMMANDS", ())
    with pytest.raises(SystemExit) as stopped:
        example.main([word.format(system=tmp_path) for word in arguments])
    assert stopped.value.code == 2
    assert says in capsys.readouterr().err.splitlines()[-1]
