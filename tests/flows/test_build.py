# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A bundle stands alone: its file lists, plain Verilog and test bench work without the project."""

import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import Field

import sample
from aesilicon import build, resources
from aesilicon.architectures import ARCHITECTURES, Build, Options, Traits
from aesilicon.architectures.round import Round
from aesilicon.bundle import cell_plans, vhdl
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.equivalence.results import ProofReport
from aesilicon.errors import AesiliconError, UserError
from aesilicon.flows.prove.report import Proof
from aesilicon.flows.prove.steps import ProvePlain
from aesilicon.store import Store
from aesilicon.tools import plain_verilog, verilator

MINE = """
name = "mine"
purpose = 'a "test" of C:\\ | é'
paper = "a | b"
[core]
architecture = "round"
key_bits = [256]
directions = ["decrypt"]
sbox = "composite"
tag_bits = 5
"""
PROOF = Proof.of(ProofReport("mine", dict.fromkeys(("data", "time", "sboxes"), True), 1, 1))
LINT = ["--language", "1364-2005", "-Wno-DECLFILENAME", "-Wno-UNUSEDSIGNAL"]
"""All that the how-to says Verilator has to complain of in the plain Verilog."""


def private(folder: Path, text: str = MINE) -> Design:
    path = folder / "anything.toml"
    path.write_text(text, encoding="utf-8")
    return design.load(str(path))


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(design.load("aes-round"), tmp_path_factory.mktemp("b") / "aes").folder


def without_plain_verilog(of: Design, folder: Path) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain_verilog, "plain_verilog", lambda *_, **__: None)
        patch.setattr(vhdl, "model", lambda *_: "")
        patch.setattr(cell_plans, "plans", lambda *_: {})
        return build.build(of, folder / "aes").folder


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of it but the plain Verilog."""
    return without_plain_verilog(design.load("rijndael-round"), tmp_path_factory.mktemp("w"))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("s"))


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory, store: Store) -> Path:
    """The bundle of a small design of somebody's own."""
    folder = tmp_path_factory.mktemp("m")
    return build.build(private(folder), folder / "aes", PROOF, store).folder


def listed(bundle: Path) -> list[Path]:
    (names,) = bundle.glob("*.f")
    return [bundle / line for line in names.read_text().split()]


def bench(sources: list[Path], bundle: Path, folder: Path) -> Callable[..., tuple[int, str]]:
    """The bundle's test bench with these sources: plusargs -> its status and what it prints."""
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    (tb,) = (bundle / "tb").iterdir()
    program = verilator.build(
        [*sources, tb],
        tb.stem,
        None,
        folder / "bench",
        log=folder / "log",
        options=["-Wno-fatal"],
    )

    def run(*plusargs: str) -> tuple[int, str]:
        done = subprocess.run(
            [program, *plusargs], capture_output=True, text=True, timeout=60, check=False
        )
        return done.returncode, done.stdout

    return run


def test_every_file_list_names_the_sources(bundle: Path, aes_round: Design) -> None:
    sources = listed(bundle)
    assert all(path.is_file() for path in sources)
    assert sources[-1].name == f"{aes_round.top}.sv"
    names = [str(path.relative_to(bundle)) for path in sources]
    for other in ("Bender.yml", "aes_round.core"):
        assert re.findall(r"- (rtl/\S+\.sv)", (bundle / other).read_text()) == names


def test_every_text_has_its_licence(bundle: Path, mine: Path) -> None:
    for path in [*bundle.rglob("*"), *mine.rglob("*")]:
        if (
            path.is_file()
            and path.suffix not in (".f", ".json")
            and path.name not in ("LICENSE", build.MARKER)
        ):
            head = path.read_text().splitlines()[:4]
            assert any("SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1" in s for s in head), path


def test_data_sheet_has_the_documented_clocks(bundle: Path, aes_round: Design) -> None:
    timing = aes_round.timing(192)
    row = f"| 192 | 128 | both | {timing.latency} | {timing.interval} | {timing.key_setup} |\n"
    assert row in (bundle / "datasheet.md").read_text()


def test_data_sheet_of_several_block_lengths(wide: Path) -> None:
    sheet = (wide / "datasheet.md").read_text()
    core = design.load("rijndael-round")
    for key_bits, block_bits in core.sizes():
        for way in core.core.directions:
            t = core.timing(key_bits, block_bits, way)
            clocks = f"{t.latency} | {t.interval} | {t.key_setup} | {t.length_change}"
            assert f"| {key_bits} | {block_bits} | {way} | {clocks} |\n" in sheet
    assert "| block lengths | 128, 192, 256 bits, chosen with each block; with 128 bits it" in sheet
    assert "| round keys | made on the fly |" in sheet
    assert "This build: 0 for 128 bits, 1 for 192 bits, 2 for 256 bits; any other is an" in sheet
    assert "A 192-bit block stands on\n`in_data_i[255:64]`." in sheet
    assert "With several block lengths, rises only after `in_valid_i`" in sheet
    assert "other block length than the decryption before" in sheet


@pytest.mark.bench
def test_bench_passes_for_every_size(wide: Path, tmp_path: Path) -> None:
    """Nine sizes, two directions, two tags."""
    status, said = bench(listed(wide), wide, tmp_path)()
    assert (status, said.splitlines()[0]) == (0, "PASS: 37 blocks")


def test_data_sheet_is_of_this_design(bundle: Path, mine: Path) -> None:
    both, one = ((b / "datasheet.md").read_text() for b in (bundle, mine))
    assert "| key lengths | 128, 192, 256 bits, chosen with each key |" in both
    assert "| directions | encrypt and decrypt, chosen with each block |" in both
    assert "Ignored by a build with one block length. This build: 128 bits alone. |" in both
    assert "in_data_i = 128'h00112233..." in both
    assert "Rijndael" not in both.partition("## Clocks")[0]
    assert "| `in_decrypt_i` | input | 1 | 1: decrypt. 0: encrypt. |" in both
    assert "| `in_data_i` | input | 128 | The block, left-aligned: its first byte leftmost." in both
    assert "A 192-bit key stands on `key_i[255:64]`." in both
    assert "`aesilicon build aes-round`" in both
    assert "| key length | 256 bits |" in one
    assert "| direction | decrypt only |" in one
    assert "| 256 | 128 | decrypt | 15 | 14 | 15 |" in one
    assert "1: decrypt. 0: encrypt. Must be 1: this build cannot encrypt" in one
    assert "This build: 2 for 256 bits; any other" in one
    assert not re.search("chosen with|128-bit|ignored\\.$", one, re.MULTILINE)
    assert "| paper | a \\| b |" in one


def test_every_data_sheet_names_both_kinds_of_sbox(mine: Path, tmp_path: Path) -> None:
    processor = without_plain_verilog(design.load("kuo-processor"), tmp_path)
    for folder, sboxes in (
        (processor, "compact; in the key schedule table"),
        (mine, "composite"),
    ):
        sheet = (folder / "datasheet.md").read_text()
        assert f"| S-box | {sboxes} |\n" in sheet
        assert "| round keys | made on the fly |\n" in sheet


def test_data_sheet_names_a_patented_sbox(mine: Path, tmp_path: Path) -> None:
    one = design.load("aes128-round-enc")
    core = one.core.model_copy(update={"sbox": "maximov_ekdahl"})
    patented = one.model_copy(update={"name": "aes128-patented", "core": core})
    sheet = (without_plain_verilog(patented, tmp_path) / "datasheet.md").read_text()
    assert "| S-box | maximov_ekdahl (patented: ask its owners) |\n" in sheet
    assert "patented" not in (mine / "datasheet.md").read_text()


def test_data_sheet_of_a_processor_says_what_it_lacks(tmp_path: Path) -> None:
    both = design.load("kuo-processor")
    less = {"directions": ["encrypt"], "key_schedule": "stored"}
    one = both.model_copy(update={"core": both.core.model_copy(update=less)})
    refusing, waiting = "This build refuses 0101 and 0110", "A computation waits for the round keys"
    for of, lacks in ((both, False), (one, True)):
        sheet = (without_plain_verilog(of, tmp_path / str(lacks)) / "datasheet.md").read_text()
        assert (refusing in sheet, waiting in sheet) == (lacks, lacks)
        assert ("Decrypt Feedback, likewise" in sheet) == (not lacks)


def test_a_private_design_travels_with_its_bundle(mine: Path, tmp_path: Path) -> None:
    assert design.load(str(mine / "mine.toml")) == private(tmp_path)
    for path in mine.rglob("*"):
        if path.is_file() and path.name != build.MARKER:
            assert not re.search(r"aesilicon (build|prove) (?!mine\.toml)", path.read_text()), path
    sheet = (mine / "datasheet.md").read_text()
    assert "`aesilicon build mine.toml` (the design file is in" in sheet


def test_an_unproven_bundle_says_so(mine: Path, tmp_path: Path) -> None:
    unproven = build.build(private(tmp_path), tmp_path / "aes").folder
    for name in ("datasheet.md", "rtl/aes_mine.sv", "verilog/aes_mine.v"):
        assert build.NOT_PROVEN in (unproven / name).read_text()
        assert "NOT PROVEN" not in (mine / name).read_text()
    proof = (
        "| proof | data, time, sboxes: proven for every key and every block, "
        "in scripted scenarios, by `aesilicon prove mine.toml` |"
    )
    assert proof in (mine / "datasheet.md").read_text()


@pytest.mark.bench
def test_bench_passes_on_the_sources(bundle: Path, tmp_path: Path) -> None:
    status, said = bench(listed(bundle), bundle, tmp_path)()
    assert (status, said.splitlines()[0]) == (0, "PASS: 13 blocks")


@pytest.mark.bench  # in `make test` Icarus runs this bench
def test_bench_passes_on_the_plain_verilog(mine: Path, tmp_path: Path) -> None:
    plain = mine / "verilog" / "aes_mine.v"
    status, said = bench([plain], mine, tmp_path)()
    assert (status, said.splitlines()[0]) == (0, "PASS: 3 blocks")


def test_a_bundle_says_that_its_plain_verilog_is_proven(mine: Path, tmp_path: Path) -> None:
    unproven = without_plain_verilog(private(tmp_path), tmp_path)
    for folder, said in ((mine, build.PLAIN_PROVEN), (unproven, build.PLAIN_NOT_PROVEN)):
        assert f"| plain Verilog | {said} |\n" in (folder / "datasheet.md").read_text()


@pytest.mark.parametrize(
    ("old", "new"),
    sample.every(3, [(r" \^ ", " | "), (r" && ", " || "), (r"\? (\w+) :", r"? ~\1 :")]),
)
def test_plain_verilog_that_differs_is_refused(
    old: str, new: str, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = plain_verilog.plain_verilog

    def wrong(files: list[Path], top: str, output: Path, **options: Any) -> None:
        write(files, top, output, **options)
        text, changed = re.subn(old, new, output.read_text(), count=1)
        assert changed
        output.write_text(text)

    monkeypatch.setattr(plain_verilog, "plain_verilog", wrong)
    said = r"^the plain Verilog of mine is not its RTL \(.+\): report this, or .* --unproven$"
    with pytest.raises(AesiliconError, match=said) as caught:
        build.build(private(tmp_path), tmp_path / "new" / "aes", PROOF, store)
    assert caught.value.exit_status == 1
    assert not [*(tmp_path / "new").iterdir()]


def test_the_proof_of_plain_verilog_is_stored(
    mine: Path, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("proven again")

    monkeypatch.setattr(ProvePlain, "run", fail)
    build.build(private(tmp_path), tmp_path / "aes", PROOF, store)
    other = private(tmp_path, MINE.replace("tag_bits = 5", "tag_bits = 4"))
    with pytest.raises(AssertionError, match="proven again"):
        build.build(other, tmp_path / "other", PROOF, store)


def test_plain_verilog_is_reproducible_and_says_whence(
    mine: Path, store: Store, tmp_path: Path
) -> None:
    chosen = private(tmp_path)
    again = build.build(chosen, tmp_path / "again", PROOF, store).folder
    text = (again / "verilog" / "aes_mine.v").read_text()
    assert text == (mine / "verilog" / "aes_mine.v").read_text()
    assert rtl.design_hash(chosen) in text.partition("module")[0]
    assert not re.search(r"paramod|\$func\$|'h[0-9a-f]*x|/\* Generated", text)
    assert str(tmp_path) not in text


@pytest.mark.bench
def test_verilator_finds_nothing_in_the_plain_verilog(
    bundle: Path, mine: Path, tmp_path: Path
) -> None:
    composite = build.build(design.load("aes-round-small"), tmp_path / "aes").folder
    for folder in (bundle, mine, composite):
        for plain in (folder / "verilog").iterdir():
            verilator.lint([plain], plain.stem, log=tmp_path / "log", options=LINT)


def stub(chosen: Design) -> str:
    """A top module that answers every block alike after a clock, with faults to switch on."""
    ports, _, _ = rtl.top_source(chosen).partition(");\n")
    return ports + (
        ");\n"
        "  logic held, busy, cleared; logic [4:0] tag;\n"
        "  always @(posedge clk_i) begin\n"
        "    held <= rst_ni && !key_clear_i && (held || key_valid_i);\n"
        "    busy <= rst_ni && in_valid_i && in_ready_o;\n"
        "    cleared <= key_clear_i;\n"
        "    if (in_valid_i && in_ready_o) tag <= in_tag_i;\n"
        "  end\n"
        "  assign key_ready_o = !held, in_ready_o = held && !busy;\n"
        '  assign key_error_o = $test$plusargs("bad_key") != 0;\n'
        '  assign out_valid_o = busy && $test$plusargs("silence") == 0\n'
        '    || cleared && $test$plusargs("stale") != 0;\n'
        '  assign out_error_o = $test$plusargs("error") != 0;\n'
        '  assign out_tag_o = $test$plusargs("stuck_tag") != 0 ? 5\'h15 : tag;\n'
        "  assign out_data_o = {128{out_valid_o}} & 128'h00112233445566778899aabbccddeeff\n"
        '    ^ 128\'(out_valid_o && $test$plusargs("data") != 0);\n'
        "endmodule\n"
    )


@pytest.mark.bench
def test_bench_finds_faults_and_ends_in_an_error(mine: Path, tmp_path: Path) -> None:
    top = tmp_path / "aes_mine.sv"
    top.write_text(stub(private(tmp_path)))
    run = bench([top], mine, tmp_path)
    status, said = run()
    assert (status, said.splitlines()[0]) == (0, "PASS: 3 blocks")
    for fault, line in {
        "data": "FAIL: 3 of 3 blocks",
        "error": "FAIL: 3 of 3 blocks",
        "bad_key": "FAIL: 3 of 3 blocks",
        "stuck_tag": "FAIL: 1 of 3 blocks",
        "stale": "a result comes out after key_clear_i",
        "silence": "FAIL: no answer in 10000 clocks",
    }.items():
        status, said = run(f"+{fault}")
        assert status != 0, fault
        assert line in said.splitlines()
        assert "PASS" not in said


def test_templates_name_every_port(bundle: Path, aes_round: Design) -> None:
    for port in (one.name for one in rtl.ports(aes_round)):
        verilog = (bundle / "template" / "aes_round_instance.sv").read_text()
        assert len(re.findall(rf"\.{port}\(", verilog)) == 1
        vhdl = (bundle / "template" / "aes_round_instance.vhd").read_text()
        assert len(re.findall(rf"^    {port} (:|=>) ", vhdl, re.MULTILINE)) == 2


class Spare(Options):
    """What `[core.outside]` can ask for."""

    colour: str = "red"
    depths: list[int] = Field(default=[])


class Outside(Round):
    """An architecture that lives outside the library: a round core with an output of its own."""

    name = "outside"
    module = "aes_core_outside"
    built_on = ("round",)
    options = Spare

    def traits(self, build: Build) -> Traits:
        return replace(super().traits(build), extra_outputs=("busy_o",))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Design]:
    """A design of it."""
    home = tmp_path / "home"
    (home / "mine").mkdir(parents=True)
    text = (resources.rtl_dir() / "core/aes_core.sv").read_text()
    text = text.replace("module aes_core #", "module aes_core_outside #").replace(
        "  output logic                 out_error_o\n);",
        "  output logic                 out_error_o,\n"
        "  /// A block is in the state register.\n"
        "  output logic                 busy_o\n);\n\n  assign busy_o = !in_ready_o;",
    )
    (home / "mine/aes_core_outside.sv").write_text(text)
    manifest = '[[file]]\npath = "mine/aes_core_outside.sv"\nsummary = "a core"\n'
    (home / "manifest.toml").write_text(manifest)
    monkeypatch.setattr(Outside, "rtl", home)
    monkeypatch.setitem(ARCHITECTURES, "outside", Outside())
    options = '[core.outside]\ncolour = "a \\"b\\""\ndepths = [1, 2]\n'
    yield private(tmp_path, MINE.replace('"round"', '"outside"') + options)


def test_a_bundle_of_an_architecture_outside_the_library(outside: Design, tmp_path: Path) -> None:
    folder = build.build(outside, tmp_path / "aes").folder
    names = [str(path.relative_to(folder)) for path in listed(folder)]
    assert names[-2:] == ["rtl/mine/aes_core_outside.sv", "rtl/aes_mine.sv"]
    again = design.load(str(folder / "mine.toml"))
    assert again == outside
    assert again.core.options == Spare(colour='a "b"', depths=[1, 2])
    sheet = (folder / "datasheet.md").read_text()
    assert "| `busy_o` | output | 1 | A block is in the state register. |" in sheet
    assert ".busy_o(busy_o)" in (folder / "template/aes_mine_instance.sv").read_text()
    assert "busy_o : out std_logic" in (folder / "template/aes_mine_instance.vhd").read_text()
    assert re.search(r"output\s+busy_o;", (folder / "verilog/aes_mine.v").read_text())
    status, said = bench(listed(folder), folder, tmp_path)()
    assert (status, said.splitlines()[0]) == (0, "PASS: 3 blocks")


def test_a_file_outside_the_library_has_a_name_of_its_own(outside: Design, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "aes_pkg.sv").write_text("")
    (home / "manifest.toml").write_text('[[file]]\npath = "aes_pkg.sv"\nsummary = "-"\n')
    rtl._listed.cache_clear()
    with pytest.raises(UserError, match=r"aes_pkg\.sv has the name of a file of the library"):
        rtl.files(outside)
