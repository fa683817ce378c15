# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The host tool against a simulated board, through a pseudo-terminal in the place of its port."""

import os
from collections.abc import Iterator
from pathlib import Path

import pyosys
import pytest
from cryptography.hazmat.decrepit.ciphers import modes as older
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers import modes as openssl

import board_simulator
from aesilicon.design import design
from aesilicon.drivers import uart_logic
from aesilicon.flows.board import bitstream
from aesilicon.flows.board import port as ports
from aesilicon.flows.board.errors import BoardError
from aesilicon.flows.board.session import Session, crc8, framed
from aesilicon.targets import boards
from aesilicon.tools import verilator, yosys
from command import Done, aesilicon

BOARD = boards.find("icebreaker")
BAUD = 1500000
DONE, GARBLED, UNKNOWN, REFUSED = 0x06, 0x15, 0x16, 0x17
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


def test_commands_that_cannot_be_served(port: str) -> None:
    with ports.opened(port, BAUD) as line:
        Session(line)  # leaves no key

        def status(command: bytes) -> int:
            line.write(command)
            answer = line.read(2, 2.0)
            assert crc8(answer) == 0
            return answer[0]

        start = framed(b"M", b"\x04" + IV)
        block = framed(b"B", bytes(16))
        assert status(block) == REFUSED  # no key
        assert status(framed(b"K", KEY)) == DONE
        assert status(block) == REFUSED  # no message
        assert status(start) == DONE
        line.write(2 * block)
        assert [line.read(18, 2.0)[0] for _ in range(2)] == [DONE, DONE]
        assert status(framed(b"K", bytes(24))) == REFUSED
        assert status(framed(b"X")) == status(framed(b"B", bytes(15))) == UNKNOWN
        assert status(block[:-1] + b"\0") == GARBLED
        assert status(framed(b"K", KEY)) == DONE
        assert status(block) == REFUSED  # the key ended the message
        assert status(start) == status(framed(b"K", KEY)) == DONE
        assert status(block) == REFUSED  # so does one before its first block
        assert status(start) == status(framed(b"C")) == DONE
        assert status(start) == DONE
        assert status(block) == REFUSED  # no key


def test_a_byte_waits_while_an_answer_waits_for_the_last_one(port: str) -> None:
    with ports.opened(port, BAUD) as line:
        Session(line)
        line.write(2 * framed(b"I") + b"C")
        assert line.read(18, 2.0) == line.read(18, 2.0)
        line.write(framed(b"C")[1:])
        assert line.read(2, 2.0)[0] == DONE


def test_a_message_in_a_mode_without_a_number_is_refused(port: str) -> None:
    with ports.opened(port, BAUD) as line:
        session = Session(line)
        session.load(KEY)
        line.write(framed(b"M", b"\x07" + IV) + framed(b"B", bytes(16)))
        assert [line.read(2, 2.0)[0] for _ in range(2)] == [DONE, REFUSED]


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


def test_a_port_in_use(tmp_path: Path) -> None:
    master, slave = os.openpty()
    with ports.opened(os.ttyname(slave), BAUD):
        said = refused(on_board(os.ttyname(slave), tmp_path, "ctr", DATA), tmp_path)
    assert "is in use by another program" in said
    os.close(master)
    os.close(slave)


def test_an_unplugged_board(tmp_path: Path) -> None:
    master, slave = os.openpty()
    with ports.opened(os.ttyname(slave), BAUD) as line:
        os.close(slave)
        os.close(master)
        with pytest.raises(BoardError, match="is gone"):
            line.read(1, 1.0)


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


@pytest.mark.bench
def test_the_netlist_of_a_bitstream_does_the_same(tmp_path: Path) -> None:
    """What is placed and packed, with Yosys's models of the iCE40's cells."""
    mapped = bitstream.netlist(design.load("aes128-serial"), BOARD, BAUD, tmp_path)
    gates, log = tmp_path / "gates.v", tmp_path / "log"
    yosys.run_script([f"read_json {mapped}", f"write_verilog -noattr {gates}"], tmp_path, 300)
    cells = Path(pyosys.__file__).parent / "share" / "ice40" / "cells_sim.v"
    options = ["-Wno-fatal", "--no-timing", "-DICE40_U", "-DNO_ICE40_DEFAULT_ASSIGNMENTS"]
    sources, driver = [cells, gates], board_simulator.DRIVER
    program = verilator.build(
        sources, uart_logic.TOP, driver, tmp_path / "board", log=log, options=options
    )
    with board_simulator.plugged_in(program, BOARD) as port:
        assert on_board(port, tmp_path, "ctr", DATA).status == 0
    work = Cipher(algorithms.AES128(KEY), MODES["ctr"]).encryptor()
    assert (tmp_path / "out").read_bytes() == work.update(DATA)


@pytest.mark.bench
def test_a_bitstream_for_icebreaker(tmp_path: Path) -> None:
    done = aesilicon("bitstream", "aes128-serial", "--board", "icebreaker", cwd=tmp_path)
    assert done.status == 0, done.err
    assert b"on iCEBreaker at 115200 baud" in done.err
    assert b"\x7e\xaa\x99\x7e" in (tmp_path / "aes128-serial-icebreaker.bin").read_bytes()


@pytest.mark.bench
def test_a_design_that_does_not_fit(tmp_path: Path) -> None:
    done = aesilicon("bitstream", "aes128-round-enc", "--board", "icesugar", cwd=tmp_path)
    assert done.status == 1
    assert b"the design does not fit: it needs" in done.err
    assert list(tmp_path.glob("*.bin")) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rijndael256-round", "--board", "ulx3s"], "blocks of 128 bits only"),
        (["aes128-gcm", "--board", "ulx3s"], "choose aes128-"),
        (["aes128-serial", "--board", "arty"], "unknown board 'arty'"),
        (["aes128-serial", "--board", "icesugar", "--uart-baud", "1"], "no serial port has 1 baud"),
        (["aes128-serial", "--board", "icesugar", "-o", "no/file"], "the folder no does not exist"),
    ],
)
def test_a_bitstream_that_cannot_be(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    done = aesilicon("bitstream", *arguments, cwd=tmp_path)
    assert (done.status, done.err.decode().count("\n")) == (2, 1)
    assert sentence in done.err.decode()
