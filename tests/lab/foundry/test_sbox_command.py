# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `sbox`: rows from the store, pictures, mistakes, interruption."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import command
import own_sboxes
from aesilicon.store import Store
from aesilicon_lab.foundry.sbox_results import SboxRow

ON = ("--target", "generic", "--quick")


def sbox(*arguments: str, cwd: Path) -> tuple[int, str, str]:
    done = command.aesilicon("sbox", *arguments, cwd=cwd)
    return done.status, done.out.decode(), done.err.decode()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in whose store one small S-box is measured."""
    made = tmp_path_factory.mktemp("sbox")
    status, out, err = sbox("composite:forward", *ON, "--json", cwd=made)
    assert status == 0, err
    (made / "first.json").write_text(out)
    return made


def test_json(folder: Path) -> None:
    (row,) = json.loads((folder / "first.json").read_text())["rows"]
    assert (row["name"], row["direction"], row["factor"]) == ("composite", "forward", None)
    assert (row["target"], row["paper"], row["patented"]) == ("generic", "Satoh et al. 2001", False)
    assert row["proven"] is True
    assert row["failures"] == []
    assert row["luts"]["lut4"] > 0
    assert row["luts"]["lut6"] is None
    assert row["gates"] == sum(row["gates_by_kind"].values())
    assert row["delay_ns"] is None
    assert row["energy_pj"] is None
    keys = ("gate_equivalents", "delay_units", "area_delay", "depth", "worst_fanout")
    assert [row[key] for key in keys] == [row["smallest"][key] for key in keys]
    areas = [one["gate_equivalents"] for one in row["figures"]]
    delays = [one["delay_units"] for one in row["figures"]]
    assert row["gate_equivalents"] == min(areas) == row["smallest"]["gate_equivalents"]
    assert row["fastest"]["delay_units"] == min(delays)
    assert [(one["synthesis"], one["goal"]) for one in row["figures"]] == [
        ("as designed", "area"),
        ("as designed", "speed"),
        ("free", "area"),
        ("free", "speed"),
    ]


def test_the_store_answers(folder: Path) -> None:
    before = json.loads((folder / "first.json").read_text())["rows"]
    (row,) = before
    words = row["command"].split()[2:]
    status, out, _ = sbox(*words, "--json", cwd=folder)
    assert status == 0
    assert json.loads(out)["rows"] == before
    assert len(Store(folder / "store").all("sbox", SboxRow)) == 1


def test_table_and_picture(folder: Path) -> None:
    status, out, err = sbox("composite:forward", *ON, "--plot", "a.svg", cwd=folder)
    assert status == 0, err
    assert "composite:forward" in out
    assert "quick: one recipe" in out
    assert (folder / "a.svg").read_text().startswith("<svg")


def test_one_of_ones_own_stands_beside_the_catalogue(folder: Path) -> None:
    (folder / "my_sbox.sv").write_text(own_sboxes.combinational(), encoding="utf-8")
    both = ("my_sbox.sv:forward", "composite:forward")
    status, out, err = sbox(*both, *ON, "--csv", "-", cwd=folder)
    assert status == 0, err
    own, other = csv.DictReader(io.StringIO(out))
    assert (own["name"], own["direction"], own["proven"]) == ("my_sbox.sv", "forward", "True")
    assert float(own["gate_equivalents"]) > float(other["gate_equivalents"]) > 0
    assert float(own["fastest_delay_units"]) > 0


def test_a_wrong_one_of_ones_own_is_not_measured(tmp_path: Path) -> None:
    wrong = own_sboxes.combinational().replace("8'h53: there = 8'hed", "8'h53: there = 8'hee")
    (tmp_path / "my_sbox.sv").write_text(wrong, encoding="utf-8")
    status, _, err = sbox("my_sbox.sv:forward", *ON, cwd=tmp_path)
    assert status == 2
    assert "for input 53 it gives ee, not ed" in err


def test_an_fpga_has_luts_alone(folder: Path) -> None:
    status, out, err = sbox("composite:forward", "--target", "ecp5", "--json", cwd=folder)
    assert status == 0, err
    (row,) = json.loads(out)["rows"]
    assert row["luts"]["lut4"] > 0
    assert row["luts"]["lut6"] is None
    assert row["gate_equivalents"] is None
    assert row["smallest"] is None
    assert row["figures"] == []
    assert row["notes"] == [
        "an FPGA has LUTs alone: no gates, delay or energy of a block by itself"
    ]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("composit", *ON), "unknown S-box 'composit'; did you mean 'composite'?"),
        (("composite", "--target", "osu019"), "unknown target 'osu019'; did you mean 'osu018'?"),
        (("composite",), "name a --target"),
        (("composite", *ON, "--plot", "a.pdf"), "cannot draw a.pdf: its name must end in .html"),
        (("composite", *ON, "--plot", "no/a.svg"), "the folder no does not exist"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    status, out, err = sbox(*arguments, cwd=tmp_path)
    assert status == 2
    assert out == ""
    (line,) = err.splitlines()
    assert complaint in line


def test_an_interruption_keeps_the_rows_that_are_done(tmp_path: Path) -> None:
    names = ("composite", "table", "canright", "boyar_peralta", "sop", "pprm")
    # A background job inherits an ignored SIGINT, which a test run's command must not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        child = subprocess.Popen(
            [sys.executable, "-m", "aesilicon", "sbox", *names, *ON],
            cwd=tmp_path,
            env={**os.environ, "AESILICON_STORE": str(tmp_path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    deadline = time.monotonic() + 120
    while not (tmp_path / "results.sqlite").exists() or not Store(tmp_path).all("sbox", SboxRow):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    rows = Store(tmp_path).all("sbox", SboxRow)
    assert 1 <= len(rows) < 3 * len(names)
    assert all(row.result.proven for row in rows)
