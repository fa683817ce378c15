# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every verb in folders with blanks and umlauts: inputs, outputs, store, cache, temporary files."""

import json
from pathlib import Path

import pytest

from aesilicon.targets.registry import generic_liberty
from command import Done, aesilicon

DESIGN = """name = "mein-kern"
purpose = "the smallest"
[core]
architecture = "serial"
key_bits = [128]
directions = ["encrypt"]
sbox = "compact"
port_bits = 8
"""
LIBRARY = "meine bücherei.lib"
BLOCK = "000102030405060708090a0b0c0d0e0f"


class Room:
    """A folder to work in, whose neighbours serve as store, cache and for temporary files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "räume und mehr"
        for name in ("tmp", "pdk"):
            (self.folder / name).mkdir(parents=True)
        (self.folder / "mein kern.toml").write_text(DESIGN)
        (self.folder / LIBRARY).write_text(generic_liberty().read_text())

    def run(self, *words: object) -> Done:
        done = aesilicon(
            *words,
            cwd=self.folder,
            TMPDIR=str(self.folder / "tmp"),
            XDG_CACHE_HOME=str(self.folder / "cache"),
            XDG_DATA_HOME=str(self.folder / "data"),
            PDK_ROOT=str(self.folder / "pdk"),
        )
        assert done.status == 0, done.err.decode()
        return done


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_list_build_run_and_report(room: Room, simulators: Path) -> None:
    assert b"aes128-column" in room.run("list").out
    room.run("build", "mein kern.toml", "-o", "mein bündel", "--unproven")
    assert [*(room.folder / "mein bündel").glob("*.f")]
    (room.folder / "ein text").write_bytes(b"sechzehn Bytes u. mehr")
    mode = ("--mode", "ctr", "--key", BLOCK, "--iv", BLOCK)
    room.run("run", "mein kern.toml", *mode, "ein text", "-o", "geheimer text")
    room.run("run", "mein kern.toml", *mode, "geheimer text", "-o", "klarer text", "--decrypt")
    assert (room.folder / "klarer text").read_bytes() == b"sechzehn Bytes u. mehr"
    room.run("report", "-o", "mein bericht.html", "--csv", "mein bericht.csv")
    assert b"</html>" in (room.folder / "mein bericht.html").read_bytes()
    assert not [*(room.folder / "tmp").iterdir()]


def test_verify_a_case_with_waves(room: Room, simulators: Path) -> None:
    case = ("--case", f"key:{BLOCK}", "--case", f"encrypt:{BLOCK}")
    room.run("verify", "mein kern.toml", *case, "--waves", "meine wellen.vcd")
    assert (room.folder / "meine wellen.vcd").stat().st_size > 1000


def test_measure_on_cells_and_the_same_elsewhere(room: Room, tmp_path: Path) -> None:
    words = ("measure", "--quick", "--unproven", "--goal", "area", "--json")
    row = json.loads(room.run(*words, "mein kern.toml", "--liberty", LIBRARY).out)
    (tmp_path / "plain.toml").write_text(DESIGN)
    (tmp_path / LIBRARY).write_text(generic_liberty().read_text())
    plain = aesilicon(*words, "plain.toml", "--liberty", LIBRARY, cwd=tmp_path)
    assert plain.status == 0, plain.err.decode()
    same = json.loads(plain.out)
    for key in ("area_um2", "fmax_mhz", "cells", "energy_pj_per_bit"):
        assert row[key] == same[key]


@pytest.mark.bench
def test_prove(room: Room) -> None:
    assert b"proven" in room.run("prove", "mein kern.toml").out


@pytest.mark.bench
def test_estimate_on_an_fpga(room: Room) -> None:
    assert b"xc7" in room.run("measure", "mein kern.toml", "--target", "xc7", "--unproven").out
