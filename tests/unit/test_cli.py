# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The command answers a user's mistake with one sentence and status 2, and writes nothing."""

import json
from pathlib import Path

import pytest

import command
import libraries

KEY = "000102030405060708090a0b0c0d0e0f"


def aesilicon(*arguments: str, cwd: Path, stdin: bytes = b"", **environment: str) -> tuple:
    done = command.aesilicon(*arguments, cwd=cwd, stdin=stdin, **environment)
    return done.status, done.out, done.err.decode()


def complaint(*arguments: str, cwd: Path) -> str:
    """What a mistake is answered with: checked to be one line, status 2, nothing on output."""
    status, out, err = aesilicon(*arguments, cwd=cwd)
    assert status == 2, err
    assert out == b""
    *progress, last = err.splitlines()
    assert last.startswith("aesilicon: ")
    assert all(line.endswith(" ...") for line in progress)
    return last


def test_list_json(tmp_path: Path) -> None:
    status, out, err = aesilicon("list", "--json", cwd=tmp_path)
    assert status == 0, err
    rows = json.loads(out)["rows"]
    architectures = {row["name"]: row["core"]["architecture"] for row in rows}
    assert architectures["aes-round"] == "round"


def test_help_names_every_verb(tmp_path: Path) -> None:
    _, out, _ = aesilicon("--help", cwd=tmp_path)
    for verb in (
        *("list", "build", "run", "verify", "prove", "measure", "bitstream", "board", "report"),
        *("doctor", "demo"),
    ):
        assert f"  {verb} " in out.decode()


def test_doctor_json(tmp_path: Path) -> None:
    status, out, _ = aesilicon("doctor", "--json", cwd=tmp_path)
    found = json.loads(out)
    assert found["ready"] is (status == 0)
    assert {"pyosys", "verilator", "OpenSTA", "g++"} <= {row["name"] for row in found["rows"]}


def test_doctor_misses_a_compiler(tmp_path: Path) -> None:
    status, out, _ = aesilicon("doctor", "--json", cwd=tmp_path, PATH=str(tmp_path))
    assert status == 2
    (row,) = [r for r in json.loads(out)["rows"] if r["name"] == "g++"]
    assert row["found"] is None
    assert "apt-get install g++" in row["remedy"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["verify", "round182"], "unknown design 'round182'; did you mean 'aes-round'?"),
        (["verify", "aes-round", "--mode", "cfb8"], "cfb128 feeds back whole blocks"),
        (["verify", "aes-round", "--mode", "ctr", "--case", "key:00"], "--mode takes no --case"),
        (["verify", "aes-round", "--decrypt"], "--decrypt needs --mode"),
        (["verify", "nowhere.toml"], "cannot read design file nowhere.toml"),
        (["measure", "aes-round", "--target", "ecp6"], "did you mean 'ecp5'?"),
        (["measure", "aes-round", "--target", "ecp5:99k"], "ecp5 sizes: 85k"),
        (["measure", "--rtl", "a.v", "--top", "a", "--target", "xc7"], "--top and --clock-port"),
        (["measure", "aes-round", "--data-bits", "64", "--target", "xc7"], "add --bus axis"),
        (["measure", "aes-round", "--bus", "axi", "--target", "xc7"], "did you mean 'axis'?"),
        (["measure", "aes128-gcm", "--mode", "gcm", "--target", "xc7"], "has its mode, gcm"),
        (["measure", "--rtl", "a.v", "--bus", "axis", "--target", "xc7"], "of a mode or bus"),
        (["measure", "aes-round", "--lef", "a.lef", "--target", "xc7"], "as many --lef FILE"),
        (["build", "aes-round", "-o", "occupied", "--unproven"], "add --force"),
        (["build", "aes-round", "-o", "", "--unproven"], "name a folder of its own"),
        (["build", "aes-round", "-o", "file/x", "--unproven"], "file is a file, so there can be"),
        (["build", "aes-round", "-o", "/proc/x", "--unproven"], "cannot make a folder in /proc"),
        (["report", "-o", "missing/report.html"], "the folder missing does not exist"),
        (
            ["run", "aes-round", "file", "--mode", "ecb", "--key", "00" * 16, "-o", "file"],
            "file is the input file; name another output file",
        ),
        (["frobnicate"], "No such command 'frobnicate'; known: "),
        (["mesure"], "No such command 'mesure'; did you mean 'measure'?"),
    ],
)
def test_mistakes(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "occupied").mkdir()
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "occupied" / "thesis.tex").write_text("years of work")
    assert sentence in complaint(*arguments, cwd=tmp_path)
    assert (tmp_path / "occupied" / "thesis.tex").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--mode", "cbc", "--key", KEY[:-1], "--iv", KEY], "31 hex digits, an odd number"),
        (["--mode", "cbc", "--key", "xyz0" * 8, "--iv", KEY], "no hex digit at place 1"),
        (
            ["--mode", "cbc", "--key", KEY + "00", "--iv", KEY],
            "34 hex digits; it must be 32, 48 or 64",
        ),
        (["--mode", "cbc", "--key", "@nokey", "--iv", KEY], "cannot read the key from nokey"),
        (["--mode", "cbc", "--key", KEY], "needs an IV"),
        (["--mode", "cbc", "--key", KEY, "--iv", "00"], "must be 32 hex digits"),
        (["--mode", "ecb", "--key", KEY, "--iv", KEY], "ECB takes no IV"),
        (["--mode", "cbc", "--key", KEY, "--iv", KEY, "--decrypt"], "multiple of 16"),
        (["--mode", "ecb", "--key", KEY, "--no-padding"], "multiple of 16"),
        (["--mode", "ctr", "--key", KEY, "--iv", KEY, "--no-padding"], "leave --no-padding out"),
        (["--mode", "cbc", "--key", KEY, "--iv", "@/dev/zero"], "more than 4096 bytes"),
        (["--mode", "cbc", "--key", KEY, "--iv", KEY, "-o", ""], "output file is empty"),
        (["--mode", "cbc", "--key", KEY, "--iv", KEY, "-o", "missing/out"], "does not exist"),
        (["--mode", "cfb", "--key", KEY, "--iv", KEY], "choose cfb128 for whole blocks"),
        (["--mode", "cbcc", "--key", KEY, "--iv", KEY], "did you mean 'cbc'?"),
    ],
)
def test_run_mistakes(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "in").write_bytes(b"seventeen bytes..")
    output = [] if "-o" in arguments else ["-o", "out"]
    before = sorted(p.name for p in tmp_path.iterdir())
    assert sentence in complaint("run", "aes-round", "in", *arguments, *output, cwd=tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir() if p.name != "store") == before


def test_run_refuses_what_the_design_lacks(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(bytes(16))
    common = ["in", "-o", "out", "--mode", "ecb"]
    name = "aes128-round-enc"
    err = complaint("run", name, *common, "--key", KEY, "--decrypt", cwd=tmp_path)
    assert "decrypt" in err
    err = complaint("run", name, *common, "--key", KEY * 2, cwd=tmp_path)
    assert "128" in err


def test_missing_input_file(tmp_path: Path) -> None:
    err = complaint(
        "run", "aes-round", "nofile", "-o", "out", "--mode", "ecb", "--key", KEY, cwd=tmp_path
    )
    assert "cannot read nofile: No such file or directory" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name designs, or give --all"),
        (["--all", "aes-round"], "name designs, or give --all"),
        (["round182"], "did you mean 'aes-round'?"),
        (["--mutant", "1"], "--mutant needs exactly one design"),
        (["--mutant", "1", "aes-round", "aes-round-small"], "--mutant needs exactly one design"),
        (["--rtl", "core.v", "--protocol", "p.toml"], "--rtl needs --top and --protocol"),
        (["--rtl", "core.v", "--top", "x"], "--rtl needs --top and --protocol"),
        (["--rtl", "core.v", "--mode", "ctr"], "--mode needs a design of the library"),
        (["aes-round", "--mode", "ctr", "--netlist", "ecp5"], "--mode takes no --netlist"),
        (
            ["--rtl", "nowhere.v", "--top", "x", "--protocol", "p.toml"],
            "cannot read nowhere.v: No such file or directory",
        ),
        (["--rtl", ".", "--top", "x", "--protocol", "p.toml"], "cannot read .: Is a directory"),
    ],
)
def test_prove_mistakes(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "core.v").write_text("module x; endmodule")
    assert sentence in complaint("prove", *arguments, cwd=tmp_path)


@pytest.mark.parametrize(
    ("cases", "sentence"),
    [
        (["nonsense:00"], "'nonsense:00' is not a case of aes128-round-enc; give key or encrypt"),
        ([f"key:{KEY}", "encrypt:0g"], "'encrypt:0g' is not in hex digits; a case is key:HEX"),
        (["key:00"], "the key of 'key:00' has 8 bits; aes128-round-enc takes 128"),
        ([f"key:{KEY}", "encrypt:00"], "has 8 bits; aes128-round-enc takes 128"),
        ([f"key:{KEY}", f"decrypt:{KEY}"], "is not a case of aes128-round-enc"),
        ([f"encrypt:{KEY}"], "the first case must be a key"),
    ],
)
def test_case_mistakes(tmp_path: Path, cases: list[str], sentence: str) -> None:
    options = [word for case in cases for word in ("--case", case)]
    assert sentence in complaint("verify", "aes128-round-enc", *options, cwd=tmp_path)
    assert not list((tmp_path / "store" / "cache").glob("*"))


def test_a_waveform_is_of_given_cases(tmp_path: Path) -> None:
    said = complaint("verify", "aes128-round-enc", "--waves", "a.vcd", cwd=tmp_path)
    assert "--waves shows given cases; give --case key:HEX --case encrypt:HEX too" in said


def test_an_unproven_bundle_says_so_in_json(tmp_path: Path) -> None:
    status, out, err = aesilicon(
        "build", "aes128-round-enc", "-o", "aes", "--unproven", "--json", cwd=tmp_path
    )
    assert status == 0, err
    made = json.loads(out)
    assert made["proven"] is False
    assert made["folder"] == str(tmp_path / "aes")
    assert sorted(made["files"]) == made["files"]
    assert all((tmp_path / "aes" / name).is_file() for name in made["files"])
    assert "NOT PROVEN" in (tmp_path / "aes" / "datasheet.md").read_text()
    (tmp_path / "aes" / "notes").write_text("thoughts")
    arguments = ["build", "aes128-round-enc", "-o", "aes", "--unproven"]
    assert "aes/notes is not from the last build" in complaint(*arguments, cwd=tmp_path)
    status, out, err = aesilicon(*arguments, "--force", cwd=tmp_path)
    assert status == 0, err
    assert out.decode().endswith(", NOT PROVEN\n")


def test_a_compiler_and_more_are_missing(tmp_path: Path) -> None:
    status, _, err = aesilicon(
        *("verify", "aes-round", "--case", f"key:{KEY}", "--case", f"encrypt:{KEY}"),
        cwd=tmp_path,
        PATH=str(tmp_path),
    )
    assert status == 2
    assert "simulation needs g++, make and perl, which are not installed; see" in err


def test_json_and_stdout_do_not_mix(tmp_path: Path) -> None:
    err = complaint(
        *("run", "aes-round", "-", "-o", "-", "--mode", "ecb", "--key", KEY, "--json"),
        cwd=tmp_path,
    )
    assert "standard output" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("measure", "aes-round", "--target", "ecp5", "--placed"), "for standard cells"),
        (("measure", "aes-round", "--target", "generic", "--placed"), "'generic' has no layout"),
        (("layout", "aes-round", "--target", "ecp5", "-o", "out"), "is an FPGA"),
        (("layout", "aes-round", "--target", "osu018", "-o", "file"), "file is a file"),
        (("layout", "aes-round", "--target", "osu018", "-o", "o", "--gds", "none"), "none"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    if "osu018" in arguments:
        libraries.found("osu018")
    assert said in complaint(*arguments, cwd=tmp_path)
