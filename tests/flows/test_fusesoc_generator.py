# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A project of FuseSoC asks the generator for an engine, and simulates and lints what it gets."""

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
from aesilicon import fusesoc
from aesilicon.design import design
from aesilicon.design.surroundings import put_around
from aesilicon.drivers.vectors import counting
from aesilicon.fusesoc import engine
from aesilicon.provenance import PACKAGE
from aesilicon.resources import project_dir
from aesilicon.tools import verilator
from four_state import program, said

pytest.importorskip("fusesoc")
yaml = pytest.importorskip("yaml")

FUSESOC = (sys.executable, "-c", "from fusesoc.main import main; main()")
V = counting(128, 128)
CHIP = f"""
module chip;
  reg clk = 0;
  reg rst_n = 0;
  reg key_valid = 0;
  reg in_valid = 0;
  wire key_ready, key_error, in_ready, out_valid, out_tag, out_error;
  wire [127:0] out_data;
  aes_engine u_aes (
    .clk_i(clk), .rst_ni(rst_n), .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(2'd0),
    .key_i({{128'h{V.key.hex()}, 128'd0}}), .key_clear_i(1'b0), .key_error_o(key_error),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_decrypt_i(1'b0), .in_chain_i(1'b0),
    .block_len_i(2'd0), .in_data_i(128'h{V.plaintext.hex()}), .in_tag_i(1'b0),
    .out_valid_o(out_valid), .out_ready_i(1'b1), .out_data_o(out_data), .out_tag_o(out_tag),
    .out_error_o(out_error));
  always #1 clk = !clk;
  initial #10000 $finish;
  always @(posedge clk) begin
    rst_n <= 1;
    key_valid <= !in_valid && !(key_valid && key_ready);
    if (key_valid && key_ready) in_valid <= 1;
    if (out_valid) begin
      $display("ciphertext %h", out_data);
      $finish;
    end
  end
endmodule
"""
CORE: dict[str, Any] = {
    "name": "me:mine:chip:1.0",
    "filesets": {
        "rtl": {
            "files": ["chip.v"],
            "file_type": "verilogSource",
            "depend": ["aesilicon:aes:generator"],
        },
        "none": {"depend": ["aesilicon:aes:generator"]},
        "both": {
            "files": ["two.sv"],
            "file_type": "systemVerilogSource",
            "depend": ["aesilicon:aes:generator", "aesilicon:aes:rtl"],
        },
    },
    "targets": {
        "default": {"filesets": ["none"], "generate": ["engine"], "toplevel": "chip"},
        "sim": {
            "filesets": ["rtl"],
            "generate": ["engine"],
            "toplevel": "chip",
            "flow": "sim",
            "flags": {"tool": "icarus"},
            "flow_options": {"tool": "icarus"},
        },
        "lint": {
            "filesets": ["none"],
            "generate": ["engine"],
            "toplevel": "aes_engine_gcm_axis",
            "flow": "lint",
            "flow_options": {"tool": "verilator", "verilator_options": ["-Wall"]},
        },
        "two": {
            "filesets": ["both"],
            "generate": ["engine", "other"],
            "toplevel": "two",
            "flow": "lint",
            "flow_options": {"tool": "verilator", "verilator_options": ["-Wno-PINMISSING"]},
        },
    },
}
SERIAL = {"architecture": "serial", "key_bits": 128, "directions": "encrypt", "port_bits": 8}
OTHER = {"design": "aes128-round-enc", "unproven": True, "shared": True}
TWO = """
module two (input logic clk_i, input logic rst_ni);
  aes_engine u_one (.clk_i, .rst_ni);
  aes128_round_enc u_two (.clk_i, .rst_ni);
endmodule
"""

Project = Callable[..., tuple[int, str]]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Runs a target of a user's project whose instance `engine` has these parameters."""
    (tmp_path / "home").mkdir()
    (tmp_path / "chip.v").write_text(CHIP)
    (tmp_path / "two.sv").write_text(TWO)
    home = {**verilator.environment(), "HOME": str(tmp_path / "home")}
    home.pop("XDG_CACHE_HOME", None)

    def run(target: str, *words: str, **parameters: Any) -> tuple[int, str]:
        instance = {"generator": "aesilicon", "parameters": {"unproven": True, **parameters}}
        other = {"generator": "aesilicon", "parameters": OTHER}
        core = CORE | {"generate": {"engine": instance, "other": other}}
        (tmp_path / "chip.core").write_text("CAPI=2:\n" + yaml.safe_dump(core))
        (tmp_path / "fusesoc.conf").unlink(missing_ok=True)
        for name, folder in (("aesilicon", fusesoc.LIBRARY), ("mine", tmp_path)):
            added = said(*FUSESOC, "library", "add", name, folder, cwd=tmp_path, env=home)
            assert added[0] == 0, added[1]
        run = (*FUSESOC, "run", f"--target={target}", *words, "me:mine:chip")
        return said(*run, cwd=tmp_path, env=home)

    return run


def test_a_core_is_simulated_by_icarus(project: Project) -> None:
    program("iverilog")
    status, text = project("sim", **SERIAL)
    assert (status, re.findall(r"^ciphertext (\w+)", text, re.M)) == (0, [V.ciphertext.hex()]), text


@pytest.mark.bench
def test_an_engine_with_a_bus_is_lint_clean(project: Project) -> None:
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    asked = {"architecture": "column", "key_bits": 256, "directions": ["encrypt"]}
    status, text = project("lint", **asked, mode="gcm", bus="axis", data_bits=64)
    assert status == 0, text


@pytest.mark.parametrize("shared", sample.none((True, False)))
def test_two_engines_can_share_the_files_of_the_library(shared: bool, project: Project) -> None:
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    status, text = project("two", **SERIAL, shared=shared)
    assert (status == 0) == shared, text
    assert ("MODDUP" in text) != shared


def test_a_design_by_its_name_is_set_up(project: Project, tmp_path: Path) -> None:
    words = ("--setup", "--no-export", "--tool=verilator")
    status, text = project("default", *words, design="aes128-gcm", bus="axis")
    assert status == 0, text
    (edam,) = tmp_path.rglob("*.eda.yml")
    files = [Path(one["name"]).name for one in yaml.safe_load(edam.read_text())["files"]]
    assert files[0] == "aes_pkg.sv" and files[-1] == "aes128_gcm_axis.sv"


def test_a_mistake_ends_fusesoc_with_a_sentence(project: Project) -> None:
    status, text = project("default", "--setup", "--tool=verilator", architecture="colunm")
    assert status != 0 and "Traceback" not in text
    told = "aesilicon: engine.toml: unknown architecture 'colunm'; did you mean 'column'?"
    assert told in " ".join(text.split())


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "nothing": ({}, "give `architecture` and its keys, or `design`"),
    "an unknown key": ({"architecture": "column", "buss": "axis"}, "did you mean 'bus'?"),
    "an unknown bus": ({"architecture": "column", "bus": "axus"}, "unknown bus 'axus'"),
    "an unknown mode": ({"architecture": "column", "mode": "gmc"}, "did you mean 'gcm'?"),
    "an unknown design": ({"design": "aes128-gmc"}, "did you mean 'aes128-gcm'?"),
    "two designs": ({"design": "aes128-gcm", "key_bits": 128}, "'key_bits' has no place"),
    "a width that is none": (
        {"design": "aes128-gcm", "bus": "axis", "data_bits": "wide"},
        "'--data-bits': Input should be a valid integer",
    ),
    "a length that is none": ({"architecture": "column", "key_bits": 160}, "key_bits = [160]"),
    "an option of another": (
        {"architecture": "column", "twin": {"enables": True}},
        "is for architecture 'twin'",
    ),
    "no file": ({"design": "mine.toml"}, "mine.toml: No such file"),
    "neither yes nor no": ({"design": "aes-round", "unproven": "maybe"}, "must be true or false"),
    "shared or not": ({"design": "aes-round", "shared": 2}, "must be true or false"),
    "a name that is none": ({"architecture": "serial", "name": "Mine"}, "lower-case letters"),
}


def request(folder: Path, parameters: dict[str, Any]) -> Path:
    asked = {"parameters": parameters, "files_root": str(folder), "vlnv": "me:mine:chip:1.0"}
    (folder / "engine_input.yml").write_text(json.dumps(asked))
    return folder / "engine_input.yml"


@pytest.mark.parametrize("name", REFUSED)
def test_a_mistake_is_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engine.app.process, "end_all", lambda: None)  # later tests run tools
    parameters, sentence = REFUSED[name]
    assert engine.generate(request(tmp_path, parameters)) == 2
    told = capsys.readouterr().err
    assert sentence in told and told.startswith("aesilicon: ") and told.count("\n") == 1
    assert not (tmp_path / engine.BUNDLE).exists()


def test_a_bundle_is_made_again_after_a_change_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made = []

    def run_command() -> int:
        made.append(sys.argv)
        Path(engine.BUNDLE).mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(engine.app, "run_command", run_command)
    sbox = tmp_path / "mine.sv"
    sbox.write_text("// one")
    keys = {"sbox": "mine.sv", "architecture": "serial", "tag_bits": 2, "key_bits": 128}
    asked = request(tmp_path, keys)
    changes: list[Callable[[], object]] = [
        lambda: sbox.write_text("// another"),
        lambda: shutil.rmtree(engine.BUNDLE),
        lambda: monkeypatch.setattr(engine, "designs_dir", lambda: PACKAGE / "templates"),
        lambda: monkeypatch.setattr(engine, "results_dir", lambda: PACKAGE / "templates"),
    ]
    assert engine.generate(asked) == 0 and made.pop()
    table = Path("engine.toml").read_text().partition("[core]\n")[2]
    assert re.findall(r"^\w+", table, re.M) == [*keys], "the text depends on the run"
    changes[1]()
    for number in range(len(changes) + 1):
        assert engine.generate(asked) == engine.generate(asked) == 0
        assert len(made) == number + 1
        if number < len(changes):
            changes[number]()


@pytest.mark.parametrize("place", [".venv", ".."])
def test_the_python_of_the_installation_takes_over(place: str, tmp_path: Path) -> None:
    """That of a clone, or that of an environment with a wheel."""
    packages = tmp_path / ("clone/src" if place == ".venv" else "a/lib/python3/site-packages")
    environment = packages.parent / ".venv" if place == ".venv" else tmp_path / "a"
    script = packages / "aesilicon" / "fusesoc" / "generate.py"
    script.parent.mkdir(parents=True)
    shutil.copy(PACKAGE / "fusesoc" / "generate.py", script)
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    bare = (sys.executable, "-S", script, "request.yml")  # without packages
    status, text = said(*bare, cwd=tmp_path, env=env)
    assert status and len(text.splitlines()) == 1 and "run `make setup`" in text
    python = environment / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "taken over: $@"\n')
    python.chmod(0o755)
    assert said(*bare, cwd=tmp_path, env=env) == (0, f"taken over: {script} request.yml\n")


def test_the_folder_of_the_library_is_printed() -> None:
    command = [sys.executable, "-m", "aesilicon.fusesoc"]
    folder = Path(subprocess.check_output(command, text=True).strip())
    assert folder == fusesoc.LIBRARY == project_dir()


def test_the_usage_names_the_options_of_build() -> None:
    text = (PACKAGE / "fusesoc" / "generator.core").read_text()
    usage = yaml.safe_load(text.removeprefix("CAPI=2:"))["generators"]["aesilicon"]["usage"]
    assert [one for one in (*engine.options(), "shared") if one not in usage] == []


def test_the_example_of_the_guide_is_one_that_can_be_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (project_dir() / "docs" / "guide" / "integrate.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```yaml\n(.*?)^```", page, re.M | re.S)
    asked = yaml.safe_load(text)["generate"]["engine"]["parameters"]
    _, file, *_ = engine._command(asked, "engine", tmp_path)
    assert put_around(design.load(file), asked["mode"], asked["bus"]).top == "aes_engine_gcm_axis"
    keys = {one for row in re.findall(r"^\| (`.*?) \|", page, re.M) for one in row.split("`")}
    assert {*engine.options(), "design", "name", "shared"} <= keys
