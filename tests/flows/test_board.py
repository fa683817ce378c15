# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The host tool against a simulated board, through a pseudo-terminal in the place of its port."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.decrepit.ciphers import modes as older
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers import modes as openssl

import board_simulator
from aesilicon.design import design
from aesilicon.targets import boards
from command import Done, aesilicon

BOARD = boards.find("icebreaker")
BAUD = 1500000
KEY = bytes(range(16))
IV = bytes.fromhex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")  # a counter that carries
MODES = {
    "ecb": openssl.ECB(),
    "cbc": openssl.CBC(IV),
    "cfb128": older.CFB(IV),
    "ofb": older.OFB(IV),
    "ctr": openssl.CTR(IV),
}
DATA = bytes(n * n % 251 for n in range(48 * 16))  # more blocks than are under way at a time


@pytest.fixture(scope="module")
def port(simulators: Path) -> Iterator[str]:
    program = board_simulator.simulator(design.load("aes128-serial"), BOARD, BAUD, simulators)
    with board_simulator.plugged_in(program, BOARD) as name:
        yield name


def on_board(port: str, folder: Path, mode: str, data: bytes, *more: object, **at: object) -> Done:
    (folder / "in").write_bytes(data)
    iv = [] if mode == "ecb" else ["--iv", IV.hex()]
    line = ["board", "--port", port, "--baud", at.get("baud", BAUD)]
    words = ["run", "--mode", mode, "--key", at.get("key", KEY.hex()), *iv, *more]
    return aesilicon(*line, *words, "in", "-o", "out", cwd=folder)


@pytest.mark.parametrize("mode", MODES)
def test_a_file_becomes_what_openssl_makes_of_it_and_comes_back(
    mode: str, port: str, tmp_path: Path
) -> None:
    whole = ["--no-padding"] if mode in ("ecb", "cbc") else []
    data = DATA if whole else DATA[:-3]
    done = on_board(port, tmp_path, mode, data, *whole)
    assert done.status == 0, done.err
    work = Cipher(algorithms.AES128(KEY), MODES[mode]).encryptor()
    sealed = (tmp_path / "out").read_bytes()
    assert sealed == work.update(data) + work.finalize()
    assert on_board(port, tmp_path, mode, sealed, "--decrypt", *whole).status == 0
    assert (tmp_path / "out").read_bytes() == data


def refused(done: Done, folder: Path) -> str:
    """The one sentence of a command that failed and wrote nothing."""
    assert done.status in (1, 2)
    assert not (folder / "out").exists()
    said = done.err.decode()
    assert "Traceback" not in said
    assert said.count("aesilicon: ") == 1
    return said


def test_a_command_that_broke_off_is_no_harm(port: str, tmp_path: Path) -> None:
    line = os.open(port, os.O_RDWR | os.O_NOCTTY)
    os.write(line, b"K\x20half a key")
    os.close(line)
    assert on_board(port, tmp_path, "ctr", DATA[:20]).status == 0
    assert len((tmp_path / "out").read_bytes()) == 20


def test_another_rate_is_named(port: str, tmp_path: Path) -> None:
    said = refused(on_board(port, tmp_path, "ctr", DATA, baud=1000000), tmp_path)
    assert "1000000 baud" in said


def test_another_design_is_named(port: str, tmp_path: Path) -> None:
    done = on_board(port, tmp_path, "ctr", DATA, "--design", "aes-round")
    assert "holds 'aes128-serial', not 'aes-round'" in refused(done, tmp_path)


def test_a_key_that_the_design_lacks_is_refused(port: str, tmp_path: Path) -> None:
    said = refused(on_board(port, tmp_path, "ctr", DATA, key="00" * 32), tmp_path)
    assert "has no 256-bit keys" in said


def test_gcm_is_not_among_the_modes(tmp_path: Path) -> None:
    said = refused(on_board("/dev/ttyNONE", tmp_path, "gcm", DATA), tmp_path)
    assert "known: cbc, cfb128, ctr, ecb, ofb" in said


def test_no_such_port(tmp_path: Path) -> None:
    said = refused(on_board("/dev/ttyNONE", tmp_path, "ctr", DATA), tmp_path)
    assert "cannot open /dev/ttyNONE: No such file" in said


def test_a_file_is_no_port(tmp_path: Path) -> None:
    said = refused(on_board(__file__, tmp_path, "ctr", DATA), tmp_path)
    assert "is no serial port" in said


def test_no_answer(tmp_path: Path) -> None:
    master, slave = os.openpty()
    said = refused(on_board(os.ttyname(slave), tmp_path, "ctr", DATA), tmp_path)
    assert "no answer from" in said
    os.close(master)
    os.close(slave)
