# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The system of examples/neorv32, without NEORV32: a stub of it makes the accesses."""

import shutil
from pathlib import Path

import pytest

import sample
from aesilicon import resources
from four_state import program, said

FOLDER = resources.examples_dir() / "neorv32"
DRIVER = resources.project_dir() / "drivers" / "c"
HERE = Path(__file__).parent
FAULTS = {
    "an address of nobody": ("stray_q  <= starts and not here", "stray_q <= '0'", "no answer"),
    "a device that waits": ("(access_q and not pready)", "'0'", "an access ends"),
    "strobes in a read": ('when xbus_we_i = \'1\' else "0000"', "", "strobes in a read"),
    "a lost error": (" and not pslverr", "", "two answers"),
    "an access twice": ("xbus_stb_i and idle", "xbus_stb_i", "without setup"),
    "an address too many": ("BASE(31 downto 7)", "BASE(31 downto 8) & xbus_adr_i(7)", "nobody"),
    "a wrong word": ("xbus_adr_i(6 downto 0)", "xbus_adr_i(6 downto 3) & b\"000\"", "an error of"),
}  # fmt: skip
COMMON = """
clean: ;
image:
\techo "package neorv32_imem_image is end package;" > neorv32_imem_image.vhd
"""
HEADER = """
#include <stdint.h>
void neorv32_rte_setup(void);
void neorv32_uart0_setup(uint32_t baudrate, uint32_t irq_mask);
void neorv32_uart0_putc(char c);
void neorv32_uart0_puts(const char *s);
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What the Makefile takes of NEORV32, and of the bundle."""
    for file, text in {
        "rtl/core/neorv32_top.vhd": (HERE / "neorv32_stub.vhd").read_text(),
        "vhdl/aes128_gcm_apb.vhd": (HERE / "apb_stub.vhd").read_text(),
        "sw/common/common.mk": COMMON,
    }.items():
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(text)
    return tmp_path


def simulate(folder: Path, clone: Path) -> tuple[int, str]:
    """GHDL runs the system of a folder with a stub of the processor and one of the bundle."""
    program("ghdl")
    work = clone / "work"
    variables = [f"NEORV32_HOME={clone}", f"BUNDLE={clone}", f"WORK={work}"]
    return said(program("make"), "-C", folder, *variables, cwd=clone)


def test_each_access_is_answered(clone: Path) -> None:
    """Two kinds of strobe, with gaps and without, wait states, byte selects and errors."""
    status, log = simulate(FOLDER, clone)
    assert status == 0, log
    assert "PASS" in log


@pytest.mark.parametrize("name", sample.none(FAULTS))
def test_a_fault_of_the_bridge_is_found(name: str, clone: Path, tmp_path: Path) -> None:
    old, new, says = FAULTS[name]
    bridge = shutil.copytree(FOLDER, tmp_path / "example") / "xbus_apb.vhd"
    text = bridge.read_text()
    assert text.count(old) == 1
    bridge.write_text(text.replace(old, new))
    status, log = simulate(bridge.parent, clone)
    assert status != 0
    assert "FAIL: " in log
    assert says in log


def test_the_firmware_compiles(tmp_path: Path) -> None:
    """With the functions of NEORV32's library that it calls."""
    compiler = program("riscv64-unknown-elf-gcc")
    (tmp_path / "neorv32.h").write_text(HEADER)
    options = ["-march=rv32im", "-mabi=ilp32", "-O2", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
    folders = [f"-I{DRIVER}", f"-I{tmp_path}"]
    driver = [DRIVER / "aesilicon.c", DRIVER / "aesilicon_messages.c"]
    files = [FOLDER / "firmware" / "main.c", *driver]
    command = [compiler, "--specs=picolibc.specs", *options, *folders, "-c", *files]
    status, text = said(*command, cwd=tmp_path)
    if "picolibc.specs" in text:
        pytest.skip("needs picolibc: apt-get install picolibc-riscv64-unknown-elf")
    assert status == 0, text


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("rtl/core/neorv32_top.vhd", "NEORV32_HOME names no clone of NEORV32"),
        ("vhdl/aes128_gcm_apb.vhd", "BUNDLE names no bundle"),
    ],
)
def test_what_lacks_is_told(file: str, says: str, clone: Path) -> None:
    (clone / file).unlink()
    status, log = simulate(FOLDER, clone)
    assert status == 2
    assert f"*** {says}" in log
