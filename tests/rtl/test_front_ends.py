# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every RTL file stays in the subset that Verilator, slang and both Yosys front ends take."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from pyslang.driver import Driver

from aesilicon import resources
from aesilicon.design import design, rtl
from aesilicon.drivers.layer_registry import LAYERS
from aesilicon.errors import ToolError
from aesilicon.flows.prove import handshake, mode_control
from aesilicon.tools import verilator
from bus_proofs import PROOFS

pytestmark = pytest.mark.lint

FILES = rtl.manifest()
PATHS = {f.path.stem: f.path for f in FILES}
MODULES = [f.path.stem for f in FILES if not f.path.stem.endswith("_pkg")]
DESIGNS = sorted(design.shipped())
YOSYS = (
    "import sys; from pyosys import libyosys as ys\n"
    "d = ys.Design()\n"
    "for command in sys.argv[1:]: ys.run_pass(command, d)\n"
)


@cache
def needed(module: str) -> list[Path]:
    """The files whose names the module's file and the files below it speak of, and its own.

    All stand before it in the manifest, or the front end misses a module.
    """
    names = [f.path.stem for f in FILES]
    before = dict(zip(names, FILES[: names.index(module)], strict=False))
    below: set[Path] = set()
    for name in before.keys() & set(re.findall(r"\w+", PATHS[module].read_text())):
        below.update(needed(name))
    return [f.path for f in FILES if f.path in below or f.path == PATHS[module]]


def yosys(*commands: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", YOSYS, *commands]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def slang(files: list[Path], top: str, more: str = "--lint-only") -> bool:
    driver = Driver()
    driver.addStandardArgs()
    names = " ".join(map(str, files))
    options = "-Wextra -Werror --std 1800-2017"
    return bool(
        driver.parseCommandLine(f"slang {options} --top {top} {more} {names}")
        and driver.processOptions()
        and driver.parseAllSources()
        and _elaborates(driver)
    )


def _elaborates(driver: Driver) -> bool:
    driver.reportCompilation(driver.createCompilation(), True)
    return bool(driver.reportDiagnostics(True))


def test_manifest_lists_every_file() -> None:
    """But for invariants and properties, which belong to proofs."""
    found = set(resources.rtl_dir().rglob("*.sv"))
    assert {f.path for f in FILES} == {path for path in found if path.parent.name != "formal"}
    used = {path for name in DESIGNS for path in handshake.invariants(design.load(name))}
    for layer in LAYERS.values():
        claim = layer.claim(design.load("aes-round"), layer.modes)
        used |= {part.files[-1] for part in claim.inductions}
    used |= {*mode_control.PROPERTIES, *(proof.file for proof in PROOFS)}
    assert used == {path for path in found if path.parent.name == "formal"}


@pytest.mark.parametrize("module", MODULES)
def test_verilator(module: str, tmp_path: Path) -> None:
    verilator.lint(needed(module), module, log=tmp_path / "log")


@pytest.mark.parametrize("module", MODULES)
def test_slang(module: str) -> None:
    assert slang(needed(module), module)


@pytest.mark.parametrize("module", MODULES)
def test_yosys_slang(module: str) -> None:
    files = " ".join(map(str, needed(module)))
    run = yosys(f"read_slang --top {module} {files}", "proc", "check -assert")
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr


@pytest.mark.parametrize("module", MODULES)
def test_yosys_verilog(module: str) -> None:
    files = " ".join(map(str, needed(module)))
    run = yosys(
        f"read_verilog -sv {files}", f"hierarchy -check -top {module}", "proc", "check -assert"
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr


@pytest.mark.parametrize("name", DESIGNS)
def test_designs_lint_clean(name: str, tmp_path: Path) -> None:
    loaded = design.load(name)
    files = rtl.write_sources(loaded, tmp_path)
    verilator.lint(files, loaded.top, log=tmp_path / "log")
    assert slang(files, loaded.top)


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("gcm", {"lean": True}),
        *((mode, {}) for mode in ("gcm", "cmac", "xts")),
        *(("ccm", {"length_bits": bits}) for bits in (16, 32, 64)),
    ],
)
def test_modes_with_messages_in_parts_lint_clean(
    mode: str, options: dict[str, object], tmp_path: Path
) -> None:
    made = design.behind(design.load("aes128-round-enc"), mode, parts=True, **options)
    files = rtl.write_sources(made, tmp_path)
    verilator.lint(files, made.top, log=tmp_path / "log")
    assert slang(files, made.top)


CORES = [n for n in design.catalogue() if handshake.invariants(design.load(n))]


@pytest.mark.parametrize("name", CORES)
def test_invariants_lint_clean(name: str, tmp_path: Path) -> None:
    loaded = design.load(name)
    files = rtl.write_sources(loaded, tmp_path)
    files += [*handshake.invariants(loaded), Path(handshake.__file__).with_suffix(".sv")]
    values = " ".join(
        f'-G "{name}={value}"' for name, value in handshake.parameters(loaded).items()
    )
    assert slang(files, handshake.TOP, f"-D AES_TOP={loaded.top} {values}")


@pytest.mark.parametrize("define", ["", "-D AES_EVENTS=1"])
@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("gcm", {"lean": True, "hold_blocks": 2}),
        ("gcm", {"lean": True, "parts": True}),
        ("gcm", {"parts": True}),
        ("gcm", {"digit": 16, "hold_blocks": 2}),
        ("gcm", {"digit": 128, "hold_blocks": 2}),
        ("ccm", {"hold_blocks": 2}),
        ("ccm", {"parts": True}),
        ("cmac", {}),
        ("cmac", {"parts": True}),
        ("xts", {}),
        ("xts", {"parts": True}),
    ],
)
def test_properties_of_modes_lint_clean(mode: str, options: dict[str, object], define: str) -> None:
    made = design.behind(design.load("aes128-round-enc"), mode, **options)
    for part in mode_control.claim(made).inductions:
        values = " ".join(f'-G "{name}={value}"' for name, value in part.parameters.items())
        assert slang([*part.files], part.top, f"{define} {values}")


def test_the_example_lints_clean(tmp_path: Path) -> None:
    module = "cbc_interleaved"
    example = resources.examples_dir() / module / f"{module}.sv"
    files = [*needed("aes_core"), example]
    verilator.lint(files, module, log=tmp_path / "log")
    assert slang(files, module)
    names = " ".join(map(str, files))
    run = yosys(f"read_slang --top {module} {names}", "proc", "check -assert")
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    run = yosys(f"read_verilog -sv {names}", f"hierarchy -check -top {module}", "proc")
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr


@pytest.mark.parametrize("module", ["soc_memory", "soc_port"])
def test_parts_of_the_system_lint_clean(module: str, tmp_path: Path) -> None:
    file = resources.examples_dir() / "soc" / f"{module}.sv"
    verilator.lint([file], module, log=tmp_path / "log")
    assert slang([file], module)


def test_a_dirty_file_is_refused(tmp_path: Path) -> None:
    # An unused bit: what the linters above must be strict enough to see.
    dirty = tmp_path / "dirty.sv"
    dirty.write_text(
        "module dirty (input logic [1:0] a_i, output logic b_o);\n"
        "  assign b_o = a_i[0];\nendmodule\n"
    )
    with pytest.raises(ToolError, match="UNUSED"):
        verilator.lint([dirty], "dirty", log=tmp_path / "log")
    dirty.write_text("module dirty (output logic b_o);\n  assign b_o = a_i;\nendmodule\n")
    assert not slang([dirty], "dirty")


_AES128 = ".KeyLengths(3'b001)"
_ENCRYPTS = ".Directions(aes_pkg::DirEncrypt)"
_SEVERAL = "RoundsPerClock above 1 needs one of KeyLengths"
_FLIES = "RoundsPerClock above 1 needs KeysOnTheFly, S-boxes without a clock"
# What a design file can ask for is in tests/architectures/test_conformance.py.
ILLEGAL = {
    "BlockBits(96)": "BlockBits must be the longest of BlockLengths",
    "BlockLengths(3'b100)": "BlockBits must be the longest of BlockLengths",
    "BlockLengths(3'b000)": "BlockLengths must name at least one",
    "Sbox(aes_pkg::sbox_e'(31))": "Sbox must be",
    'Arch("rounds")': "Arch must be column, pipeline,",
    'Arch("column"), .WordBits(48)': "WordBits must be 32, or 16 or 64",
    "RoundsPerClock(2), .KeyLengths(3'b111)": _SEVERAL,
    f"RoundsPerClock(2), .KeyLengths(3'b011), {_ENCRYPTS}": _SEVERAL,
    f"RoundsPerClock(2), {_AES128}, {_ENCRYPTS}, .BlockLengths(3'b010), .BlockBits(192)": _SEVERAL,
    f"RoundsPerClock(2), {_AES128}, {_ENCRYPTS}, .KeySchedule(aes_pkg::KeysStored)": _FLIES,
    f"RoundsPerClock(2), {_AES128}, {_ENCRYPTS}, .Sbox(aes_pkg::SboxRom)": _FLIES,
    f"RoundsPerClock(4), {_AES128}, {_ENCRYPTS}": "RoundsPerClock must divide",
    "RoundsPerClock(0)": "RoundsPerClock must divide",
    "KeySchedule(aes_pkg::KeysChained)": "KeysChained needs DirEncrypt, all BlockLengths",
    'Arch("tbox"), .KeySchedule(aes_pkg::KeysChained)': "KeySchedule must be KeysOnTheFly or",
    'Arch("pipeline"), .KeySchedule(aes_pkg::KeysChained)': "KeySchedule must be KeysOnTheFly or",
}
# Values of `aes_core` that the engine is not told, each with a change that makes them legal.
UNHEARD = [
    ("two_stage", "KeyLengths(3'b111", "111", "001", "KeyLengths must be 3'b001 unless"),
    ("serial", "PortBits(8), .KeyLengths(3'b011", "011", "001", "KeyLengths must be 3'b001 unless"),
    ("word", "KeyLengths(3'b111", "111", "100", "KeyLengths must be 3'b100"),
    ("two_stage", "PortBits(8", "(8", "(32", "PortBits must be"),
    ("column", "PortBits(8", "(8", "(128", "PortBits must be"),
    ("word", "KeyLengths(3'b100), .PortBits(32", "32", "128", "PortBits must be 128 unless"),
    ("round", "PortBits(32", "32", "128", "PortBits must be 128 unless"),
    ("serial", "PortBits(128", "128", "8", "PortBits must be 8"),
    (
        *("two_stage", "Directions(aes_pkg::DirEncrypt), .KeptKeys(2", "(2", "(1"),
        "KeptKeys must be 1, or 2 with DirBoth",
    ),
    ("column", "PortBits(32), .WordBits(16", "(16", "(32", "WordBits must be 32"),
    ("two_stage", "SboxRows(3", "(3", "(2", "SboxRows must be 1 or 2"),
    (
        "step",
        "RoundsPerClock(2",
        "(2",
        "(1",
        "RoundsPerClock must be 1 unless Arch is round or tbox",
    ),
    ("step", "WordBits(64", "64", "32", "WordBits must be 32 unless Arch is column"),
    ("column", "BlockBits(256", "256", "128", "BlockBits must be 128 unless Arch is round"),
    ("step", "BlockLengths(3'b011", "011", "001", "BlockLengths must be 3'b001 unless"),
    ("column", "WordBits(16), .SboxRows(2", "(2", "(1", "SboxRows must be 1"),
    ("round", "MixColumns(aes_pkg::MixSeparate", "Separate", "Compact", "MixColumns must be"),
    ("round", "Chaining(1'b0", "b0", "b1", "Chaining must be 1'b1 unless Arch is tbox"),
]
ILLEGAL_MODES = {
    "Modes(5'd0)": "Modes must name at least one of",
    "Directions(aes_pkg::DirDecrypt)": "CFB, OFB and CTR need Directions",
    "Modes(5'd3), .Chaining(1), .Directions(aes_pkg::DirDecrypt)": "Chaining needs Directions",
    "Depth(0)": "Depth and TagBits must be at least 1",
    "CounterBits(16)": "CounterBits must be 32, 64 or 128",
}
ILLEGAL_GCM = {
    "Digit(3)": "Digit must be 2, 4",
    "Digit(128), .Levels(7)": "Levels must be 1 to 6",
    "TagLengths(17'h00800)": "TagLengths must name lengths of",
    "TextBlocks(32'hFFFFFFFF)": "TextBlocks must be at most",
}
ILLEGAL_MESSAGES = [
    ("aes_gcm_lean", "Digit(128)", "Digit must be 2, 4"),
    ("aes_gcm_lean", "AadBits(58)", "AadBits must be 1 to 57"),
    ("aes_gcm_lean", "TagLengths(17'h00800)", "TagLengths must name lengths of"),
    ("aes_ccm", "LengthBits(8)", "LengthBits must be 16, 32 or 64"),
    ("aes_ccm", "TagLengths(17'h00020)", "TagLengths must name lengths of"),
    ("aes_ccm", "TagLengths(17'h00001)", "TagLengths must name lengths of"),
    ("aes_cmac", "TagLengths(17'h00008)", "TagLengths must name lengths of"),
    ("aes_cmac", "TagLengths(17'h00001)", "TagLengths must name lengths of"),
    ("aes_xts", "Depth(0)", "Depth and IdBits must be at least 1"),
    ("aes_xts", "UnitBlocks(21'h100001)", "UnitBlocks must be 1 to 2^20"),
]
ILLEGAL_AXIS = {"DataBits(48)": "DataBits must be 32, 64 or 128"}
ILLEGAL_STREAMS = [
    ("aes_mode_streams", "Streams(33)", "Streams must be 2 to 32"),
    ("aes_mode_streams", "Modes(5'd0)", "Modes must name at least one of"),
    ("aes_mode_streams", "Directions(aes_pkg::DirDecrypt)", "CFB, OFB and CTR need Directions"),
    ("aes_mode_streams", "Depth(0)", "Depth and TagBits must be at least 1"),
    ("aes_axis_streams", "DataBits(48)", "DataBits must be 32, 64 or 128"),
    ("aes_axis_message_streams", "Streams(1)", "Streams must be 2 to 32"),
    ("aes_axis_message_streams", "IdBits(2)", "IdBits must be enough for Streams values"),
    ("aes_ccm_streams", "Streams(33)", "Streams must be 2 to 32"),
    ("aes_cmac_streams", "Depth(0)", "Depth must be at least 1"),
    ("aes_axis_streams", "IdBits(3)", "IdBits must be enough for Streams values"),
]
CASES = [
    *(("aes_core", *case) for case in ILLEGAL.items()),
    *(("aes_core", f'Arch("{arch}"), .{case})', said) for arch, case, _, _, said in UNHEARD),
    *(("aes_mode", *case) for case in ILLEGAL_MODES.items()),
    *(("aes_gcm", *case) for case in ILLEGAL_GCM.items()),
    *ILLEGAL_MESSAGES,
    *(("aes_axis_mode", *case) for case in ILLEGAL_AXIS.items()),
    *ILLEGAL_STREAMS,
]


@pytest.mark.parametrize(("module", "parameter", "sentence"), CASES)
def test_illegal_parameters_fail_elaboration(
    module: str, parameter: str, sentence: str, tmp_path: Path
) -> None:
    top = tmp_path / "top.sv"
    top.write_text(f"module top;\n  {module} #(.{parameter}) u_dut ();\nendmodule\n")
    files = [*needed(module), top]
    names = " ".join(map(str, files))
    log = tmp_path / "log"
    with pytest.raises(ToolError):
        verilator.lint(files, "top", log=log, options=["-Wno-PINMISSING"])
    assert sentence in log.read_text()
    for read in (f"read_slang --top top {names}", f"read_verilog -sv {names}; hierarchy -top top"):
        run = yosys(*read.split("; "))
        assert run.returncode != 0
        assert sentence in run.stdout + run.stderr


@pytest.mark.parametrize(("arch", "case", "illegal", "legal", "said"), UNHEARD)
def test_their_legal_twins_are_taken(
    arch: str, case: str, illegal: str, legal: str, said: str, tmp_path: Path
) -> None:
    top = tmp_path / "top.sv"
    assert case.count(illegal) == 1
    twin = f'Arch("{arch}"), .{case.replace(illegal, legal)})'
    top.write_text(f"module top;\n  aes_core #(.{twin}) u_dut ();\nendmodule\n")
    files = [*needed("aes_core"), top]
    quiet = ["-Wno-PINMISSING", "-Wno-UNUSEDSIGNAL"]
    verilator.lint(files, "top", log=tmp_path / "log", options=quiet)
