# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bundles of whole engines: `make test` in the folder alone, and what `build` refuses."""

import html
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon import build
from aesilicon.bundle import proof_report
from aesilicon.design import design, rtl
from aesilicon.design.around import BusTable
from aesilicon.design.design import Design
from aesilicon.design.surroundings import Around, put_around
from aesilicon.equivalence.results import ProofReport
from aesilicon.errors import UserError
from aesilicon.flows.prove.report import PlainProof, Proof
from aesilicon.report.published import WITH_BUS
from aesilicon.resources import designs_dir, project_dir
from aesilicon.store import Store
from aesilicon.tools import verilator
from command import aesilicon
from debian_tools import debian
from four_state import program, said

PROOF = Proof.of(ProofReport("any", dict.fromkeys(("data", "time", "sboxes"), True), 1, 1))
"""What `prove` says of what stands inside; its own tests are elsewhere."""

ENGINES: dict[str, tuple[str, dict[str, Any]]] = {
    "a core, all modes": ("aes128-round-lean", {"bus": "axis"}),
    "a core with registers": ("aes128-round-lean", {"bus": "axil"}),
    "an engine": ("aes128-gcm", {"bus": "axis"}),
    "a core with an engine": ("aes128-serial-enc", {"mode": "gcm", "bus": "axis", "data_bits": 64}),
    "all keys, two modes": ("aes-round", {"mode": "cbc,ctr", "bus": "axis", "data_bits": 128}),
    "all keys, registers": ("aes-round-small", {"bus": "axil"}),
    "all keys, APB": ("aes-round", {"bus": "apb"}),
    "two modes, APB": ("aes128-column", {"mode": "ctr,cbc", "bus": "apb"}),
    "an engine with registers": ("aes128-gcm", {"bus": "axil"}),
    "few registers, APB": ("aes128-gcm-lean", {"bus": "apb"}),
    "text held back, APB": ("aes128-gcm-lean", {"bus": "apb", "hold_blocks": 2}),
    "messages in parts, registers": ("aes128-gcm-lean", {"bus": "axil", "parts": True}),
    "a core of any options, registers": ("aes-column", {"bus": "axil"}),
    "a narrow core, APB": ("vater-wlan", {"bus": "apb"}),
    "CCM with registers": ("aes128-ccm", {"bus": "axil"}),
    "CMAC, APB": ("aes128-cmac", {"bus": "apb"}),
    "XTS, APB": ("aes256-xts", {"bus": "apb"}),
    "all keys, XTS with registers": ("aes-round", {"mode": "xts", "bus": "axil"}),
    "a narrow core": ("vater-wlan", {"bus": "axis", "data_bits": 64}),
    "a core that decrypts": ("mcloone-pipeline-dec", {"mode": "cbc", "bus": "axis"}),
    "CCM": ("aes128-ccm", {"bus": "axis"}),
    "CMAC": ("aes128-cmac", {"bus": "axis", "data_bits": 128}),
    "XTS": ("aes256-xts", {"bus": "axis", "data_bits": 64}),
    "a pipeline": ("aes128-gcm-pipeline", {"bus": "axis", "data_bits": 128}),
    "interleaved streams": ("aes128-round-lean", {"bus": "axis", "data_bits": 64, "streams": 3}),
    "streams fill a pipeline": ("aes128-pipeline", {"mode": "cbc", "bus": "axis", "streams": 16}),
    "streams of a narrow core": ("aes128-serial", {"mode": "ecb", "bus": "axis", "streams": 2}),
    "key slots": ("aes-round", {"bus": "axis", "data_bits": 64, "key_slots": 4}),
    "key slots of messages": ("aes128-gcm-lean", {"bus": "axis", "key_slots": 2}),
    "streams of CCM": ("aes128-round-twin", {"mode": "ccm", "bus": "axis", "streams": 3}),
    "streams of CMAC": ("aes-round", {"mode": "cmac", "bus": "axis", "streams": 2}),
    "one mode": ("aes128-round-lean", {"mode": "ecb", "bus": "axis"}),
}
SAMPLE = ("an engine", "interleaved streams")

Bundles = Callable[[str], Path]


def built(name: str) -> Design:
    chosen, around = ENGINES[name]
    one, asked = design.load(chosen), dict(around)
    if own := {key: asked.pop(key) for key in ("hold_blocks", "parts") if key in asked}:
        assert one.mode is not None
        options = one.mode.options.model_copy(update=own)
        one = one.model_copy(update={"mode": one.mode.model_copy(update={"options": options})})
    return put_around(one, **asked)


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Bundles:
    """Name of `ENGINES` -> its bundle without a proof, written once."""
    made: dict[str, Path] = {}

    def of(name: str) -> Path:
        if name not in made:
            made[name] = build.build(built(name), tmp_path_factory.mktemp("e") / "ip").folder
        return made[name]

    return of


@pytest.mark.parametrize("name", sample.only(lambda name: name in SAMPLE, ENGINES))
def test_make_test_passes_in_the_folder_alone(name: str, engines: Bundles, tmp_path: Path) -> None:
    """By Icarus, on the plain Verilog; nothing is left in the folder."""
    alone = tmp_path / "elsewhere"
    shutil.copytree(engines(name), alone)
    before = sorted(path.name for path in alone.rglob("*"))
    given = f"IVERILOG={program('iverilog')}", f"VVP={program('vvp')}"
    status, text = said(program("make"), "icarus", *given, cwd=alone)
    assert (status, re.findall("PASS|FAIL", text)) == (0, ["PASS"]), text
    assert sorted(path.name for path in alone.rglob("*")) == before


@pytest.mark.parametrize("name", sample.none(ENGINES))
def test_make_test_passes_with_verilator(
    name: str, engines: Bundles, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key, value in verilator.environment().items():
        monkeypatch.setitem(os.environ, key, value)
    given = "VERILATOR=verilator -MAKEFLAGS CFG_CXXFLAGS_PCH_I=-include -CFLAGS -std=c++20"
    status, text = said(program("make"), "verilator", given, cwd=engines(name))
    assert status == 0 and "PASS" in text, text


@pytest.mark.bench
def test_the_data_sheet_of_streams_of_messages(engines: Bundles) -> None:
    """Latency 21 and a block every ten clocks: two blocks of the core for one of text."""
    sheet = (engines("streams of CCM") / "datasheet.md").read_text()
    assert "\n| 128 | 24 | 20 | 2 |\n" in sheet
    assert "16 bytes of lengths, then\nthe nonce" in sheet and "Tags have 4, 6, 8," in sheet
    assert "`aes_ccm_streams` with Streams 3" in sheet


def test_make_test_says_what_is_missing(engines: Bundles) -> None:
    none = "VERILATOR=", "IVERILOG="
    status, text = said(program("make"), "test", *none, cwd=engines("an engine"))
    assert status and "install Verilator 5 or Icarus Verilog 11" in text


STREAMS, REGISTERS, APB = "an engine", "a core with registers", "few registers, APB"
FAULTS = {
    "no last beat": ("a core, all modes", "assign tlast_o = ", "assign tlast_o = 1'h0 && "),
    "another stream": (
        *("interleaved streams", "assign out_stream_o = ", "assign out_stream_o = 2'h1 ^ "),
    ),
    "a long trailer": (STREAMS, "assign trailer_bytes = ", "assign trailer_bytes = 5'd1 ^ "),
    "a result stays": (REGISTERS, "assign out_ready_o = ", "assign out_ready_o = 1'h0 && "),
    "no interrupt": (REGISTERS, "assign irq_o = ", "assign irq_o = 1'h0 && "),
    "a wrong strobe": (APB, "_in_strb_o[11] = ", "_in_strb_o[11] = 1'h0 && "),
    "a flag is missing": (APB, "assign \\raised[4]  = ", "assign \\raised[4]  = 1'h0 && "),
    "half a word is written": (APB, "write_whole_o = ", "write_whole_o = 1'h1 || "),
    "a key can be read": (APB, "assign read_data_o = ", "assign read_data_o = key_o[31:0] | "),
}


IN_TEST = ("a wrong strobe", "another stream")


@pytest.mark.parametrize("fault", sample.only(lambda fault: fault in IN_TEST, FAULTS))
def test_the_bench_finds_a_fault(fault: str, engines: Bundles, tmp_path: Path) -> None:
    name, old, new = FAULTS[fault]
    alone = tmp_path / "wrong"
    shutil.copytree(engines(name), alone)
    (plain,) = (alone / "verilog").iterdir()
    text = plain.read_text()
    assert old in text, "the plain Verilog has another form"
    plain.write_text(text.replace(old, new, 1))
    status, out = said(program("make"), "icarus", cwd=alone)
    assert status and "FAIL" in out


@pytest.mark.parametrize("name", sample.only(lambda name: name == SAMPLE[0], ENGINES))
def test_the_sources_are_lint_clean(name: str, engines: Bundles, tmp_path: Path) -> None:
    folder, one = engines(name), built(name)
    listed = [folder / line for line in (folder / f"{one.top}.f").read_text().split()]
    verilator.lint(listed, one.top, log=tmp_path / "log", options=("-Wall",))
    plain = folder / "verilog" / f"{one.top}.v"
    waived = [folder / "lint" / f"{one.top}.vlt", plain]
    verilator.lint(waived, one.top, log=tmp_path / "log", options=("-Wall",))


@pytest.mark.parametrize("name", sample.only(lambda name: name == "an engine", ENGINES))
def test_make_lint_passes_with_verilator_5_006(name: str, engines: Bundles) -> None:
    verilator = debian("verilator", "5.006", "--version")
    status, text = said(program("make"), "lint", f"VERILATOR={verilator}", cwd=engines(name))
    assert status == 0, text


@pytest.mark.parametrize("name", sample.only(lambda name: name in SAMPLE[2:], ENGINES))
def test_the_plain_verilog_is_proven_equal(name: str, tmp_path: Path, proofs: Store) -> None:
    folder = build.build(built(name), tmp_path / "ip", PROOF, proofs).folder
    assert build.PLAIN_PROVEN in (folder / "datasheet.md").read_text()
    report = proof_report.check(folder)
    assert report.design == built(name).name
    assert all(part.covers.startswith("of the core") for part in report.parts)
    wrapper, *rest, _ = report.not_proven
    assert wrapper.startswith("the wrapper")
    assert any(one.startswith("aes_mode") for one in rest) == (built(name).mode is None)
    console = aesilicon("prove", "--check", str(folder), cwd=tmp_path).out.decode()
    assert console.count("not proven here: ") == len(rest) + 1


@pytest.mark.parametrize(
    ("change", "mode", "proves"),
    [
        ({}, None, "`aesilicon prove aes128-serial-enc --mode all` proves aes_mode"),
        ({}, "ctr,cbc", "`aesilicon prove aes128-serial-enc --mode cbc,ctr` proves aes_mode"),
        (
            {"sbox": "table"},
            None,
            "`aesilicon prove FILE --mode all`, FILE a design file with this [core] and no [bus], "
            "proves aes_mode",
        ),
    ],
)
def test_the_modes_left_to_prove_have_a_command_that_takes_its_name(
    change: dict[str, Any],
    mode: str | None,
    proves: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    equal = PlainProof(
        design="",
        equal=True,
        registers=1,
        constant_registers=(),
        compared=1,
        failure=None,
        seconds=1,
    )
    monkeypatch.setattr(build.ProvePlain, "done", lambda *_, **__: equal)
    one = design.load("aes128-serial-enc")
    one = one.model_copy(update={"core": one.core.model_copy(update=change)})
    folder = build.build(put_around(one, mode=mode, bus="axil"), tmp_path / "ip", PROOF).folder
    assert proves in " ".join(proof_report.check(folder).not_proven)
    (option,) = re.findall("--mode [a-z,]+`", proves)
    sheet = (folder / "datasheet.md").read_text()
    assert option in sheet
    assert "cbc only encrypt: `aes_mode`" in sheet


@pytest.mark.parametrize(
    ("keys", "instead"),
    [("128", "name aes128-round-lean, or"), ("192", "take a file without its [bus], or")],
)
def test_other_verbs_say_what_they_take_instead(keys: str, instead: str, tmp_path: Path) -> None:
    text = (designs_dir() / "aes128-round-lean.toml").read_text()
    text = text.replace('"aes128-round-lean"', '"mine"')
    text = text.replace("key_bits = [128]", f"key_bits = [{keys}]")
    (tmp_path / "mine.toml").write_text(f'{text}\n[bus]\nkind = "axil"\n')
    done = aesilicon("prove", "mine.toml", "--mode", "all", cwd=tmp_path)
    said = f"take: {instead} run `make test` in its bundle"
    assert (done.status, said in " ".join(done.err.decode().split())) == (2, True)


def test_a_design_file_in_the_bundle_builds_the_same(engines: Bundles) -> None:
    folder = engines("an engine")
    again = design.load(str(folder / "aes128-gcm-axis.toml"))
    assert rtl.design_hash(again) == rtl.design_hash(built("an engine"))


def test_figures_are_those_of_what_stands_inside(engines: Bundles) -> None:
    folder = engines("an engine")
    figures = json.loads((folder / "figures.json").read_text())
    assert [*figures["inside"]] == [
        "aes128-gcm",
        "aes128-round-twin",
    ]
    assert "`aesilicon measure aes128-gcm --bus axis --target TARGET`" in figures["absent"][0]
    page = (folder / "datasheet.md").read_text()
    assert "`aes128-round-twin` alone, whose circuit is inside" in page
    assert re.search("`aes128-gcm`( alone)?, whose circuit is inside", page)


def test_published_figures_of_the_whole_are_on_the_data_sheet(engines: Bundles) -> None:
    folder = engines("a core, all modes")
    published = [row for row in WITH_BUS.read() if row.design == "aes128-round-lean-axis"]
    rows = json.loads((folder / "figures.json").read_text())["rows"]
    shown = [(row["target"], row["fmax_mhz"]) for row in rows if row["source"] == "published"]
    assert shown == [(row.target, row.fmax_mhz) for row in published] != []
    page = (folder / "datasheet.md").read_text()
    whole, inside = page.index("`aes128_round_lean_axis`; clock"), page.index("whose circuit is")
    assert all(whole < page.index(f"`{row.command}`") < inside for row in published)


MEASURED = ("a core, all modes", "few registers, APB", "key slots of messages")


@pytest.mark.bench
@pytest.mark.parametrize("name", MEASURED)
def test_the_command_of_the_data_sheet_measures_the_whole(name: str, engines: Bundles) -> None:
    """Its netlist is proven to be the RTL; the counter of CTR is not the longest path."""
    folder = engines(name)
    (sentence,) = json.loads((folder / "figures.json").read_text())["absent"]
    said = re.search(r"`aesilicon (.+)`", sentence)
    assert said is not None
    words = said[1].replace("TARGET", "generic").split()
    done = aesilicon(*words, "--quick", "--unproven", "--json", cwd=folder)
    assert done.status == 0, done.err.decode()
    row = json.loads(done.out)
    assert row["gate_equivalents"] > 15_000
    assert not [one for one in row["critical_path"] if "u_mode" in one["stage"]]


def test_registers_come_with_map_and_drivers(engines: Bundles) -> None:
    folder = engines("a core with registers")
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*.[chr]*")}
    sources = ("aesilicon", "aesilicon_contexts", "aesilicon_messages")
    files = ("aes_axil_regs.h", "aesilicon_device.h", *(f"{name}.c" for name in sources))
    assert {f"drivers/c/{name}" for name in files} <= names
    assert "registers/aes_axil.rdl" in names
    given = sorted(path.name for path in (folder / "drivers" / "python").iterdir())
    modules = ("blocks", "contexts", "device", "messages", "regs")
    assert given == ["aes_axil.py", *(f"aes_axil_{name}.py" for name in modules)]
    alone = [sys.executable, "-IB", "-c", "import sys; sys.path.append('.'); import aes_axil"]
    subprocess.run(alone, cwd=folder / "drivers" / "python", check=True)
    page = (folder / "registers" / "aes_axil.html").read_text()
    source = (folder / "registers" / "aes_axil.rdl").read_text()
    meanings = re.findall(r'desc = "([^"]*)"', source.partition("regwidth")[2])
    assert meanings and [one for one in meanings if html.escape(one) not in page] == []
    package = (folder / "rtl/wrap/aes_axil_pkg.sv").read_text()
    for name, word in re.findall(r"logic \[4:0\] (\w+) = 5'h(\w+);", package):
        assert re.search(rf"<td>{4 * int(word, 16):02x}[^<]*</td><td>{name}\b", page), name


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "a bus that is none": ("aes-round", {"bus": "ahb"}, "unknown bus 'ahb'; did you mean 'apb'?"),
    "a mode that is none": ("aes-round", {"mode": "gmc"}, "did you mean 'gcm'?"),
    "a mode without a bus": ("aes-round", {"mode": "ctr"}, "add --bus axis, axil or apb"),
    "a width without a bus": ("aes-round", {"data_bits": 64}, "add --bus axis"),
    "another width": ("aes-round", {"bus": "axis", "data_bits": 48}, "must be 32, 64 or 128"),
    "one stream": ("aes-round", {"bus": "axis", "streams": 1}, "streams = 1 must be 2 to 32"),
    "too many streams": ("aes-round", {"bus": "axis", "streams": 33}, "must be 2 to 32"),
    "streams without a bus": ("aes-round", {"streams": 4}, "take it with --bus axis"),
    "streams in registers": ("aes-round", {"bus": "axil", "streams": 4}, "take it with --bus axis"),
    "streams of messages": (
        "aes128-gcm",
        {"bus": "axis", "streams": 4},
        "mode 'gcm' has one message at a time; leave [bus] streams out",
    ),
    "three slots": ("aes-round", {"bus": "axis", "key_slots": 3}, "must be 2, 4, 8 or 16"),
    "slots without a bus": ("aes-round", {"key_slots": 4}, "take them with --bus axis"),
    "slots of registers": ("aes-round", {"bus": "apb", "key_slots": 4}, "with --bus axis"),
    "slots of streams": (
        "aes-round",
        {"bus": "axis", "streams": 4, "key_slots": 4},
        "interleaved streams share one key; leave key_slots out",
    ),
    "slots of two keys": (
        "aes256-xts",
        {"bus": "axis", "key_slots": 4},
        "a slot has one key, and XTS takes two; leave [bus] key_slots out",
    ),
    "long blocks": ("rijndael-round", {"bus": "axis"}, "it fits aes-column"),
    "long blocks in GCM": ("rijndael-round", {"mode": "gcm"}, "it fits aes-column"),
    "a mode beyond the core": (
        "mcloone-pipeline-dec",
        {"mode": "ctr", "bus": "axis"},
        "this core serves ecb, cbc",
    ),
    "an engine among modes": ("aes-round", {"mode": "ctr,gcm", "bus": "axis"}, "ask for it alone"),
    "two modes": ("aes128-gcm", {"mode": "gcm"}, "has its mode, gcm"),
    "a width of registers": ("aes-round", {"bus": "apb", "data_bits": 64}, "has 32 bits"),
    "the ports of a wrapper": ("kuo-chip", {"bus": "axis"}, "it fits"),
    "a key a block": ("aes256-pipeline-agile", {"bus": "axis"}, "a key for many blocks"),
}


def test_each_engine_has_the_words_that_make_it() -> None:
    """A file where no options do."""
    for name, (chosen, asked) in ENGINES.items():
        one = built(name)
        around = Around.of(one)
        if {"hold_blocks", "parts"} & {*asked}:
            assert around.words == [f"{one.name}.toml"] and around.made() is None
        else:
            options = [(f"--{key.replace('_', '-')}", str(value)) for key, value in asked.items()]
            options.sort(key=lambda pair: ORDER.index(pair[0]))
            assert around.words == [chosen, *(word for pair in options for word in pair)]
            assert around.made() == one


ORDER = ("--mode", "--bus", "--data-bits", "--streams", "--key-slots")


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_fit_gets_a_sentence(name: str) -> None:
    chosen, around, sentence = REFUSED[name]
    with pytest.raises(UserError) as refused:
        put_around(design.load(chosen), **around)
    text = str(refused.value)
    assert sentence in text and "\n" not in text


def test_a_design_with_a_bus_takes_no_options_of_one() -> None:
    with pytest.raises(UserError, match=r"its own \[bus\]; leave --streams out, or change"):
        put_around(built("interleaved streams"), streams=4)


def test_the_reference_has_every_key_of_a_bus() -> None:
    page = (project_dir() / "docs/reference/design.md").read_text()
    rows = page.partition("| key of `[bus]` |")[2].partition("\n\n")[0].splitlines()[2:]
    assert [row.split("|")[1].strip(" `") for row in rows] == [*BusTable.model_fields]


def test_each_mode_that_the_reference_names_can_be_asked_for() -> None:
    page = (project_dir() / "docs/reference/command.md").read_text()
    (row,) = [line for line in page.splitlines() if line.startswith("| `--mode MODE` | an engine")]
    engines, _, modes = row.partition("With `--bus`")
    for mode in re.findall(r"`([a-z][\w-]*)`", engines.partition("|")[2]):
        made = put_around(design.load("aes128-round-enc"), mode, "apb")
        assert made.name == f"aes128-round-enc-{mode}-apb"
        assert made.mode is not None and made.mode.name == mode.partition("-")[0]
        assert made.module == f"aes_{mode.replace('-', '_')}" or made.inner is not None
    for mode in re.findall(r"`([a-z]\w*)`", modes):
        assert put_around(design.load("aes-round"), mode, "axis").bus is not None


def test_a_mode_on_a_name_is_that_of_a_file(tmp_path: Path) -> None:
    named = put_around(design.load("aes128-pipeline"), "gcm")
    core = design.catalogue()["aes128-pipeline"].read_text().replace("aes128-pipeline", "mine")
    (tmp_path / "mine.toml").write_text(f'{core}\n[mode]\nname = "gcm"\ndigit = 128\n')
    filed = design.load(str(tmp_path / "mine.toml"))
    assert named.name == "aes128-pipeline-gcm"
    assert named.mode is not None and filed.mode is not None
    assert (named.core, named.mode.name) == (filed.core, filed.mode.name)
    assert named.parameters() == filed.parameters()
