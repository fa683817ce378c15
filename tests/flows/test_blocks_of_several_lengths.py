# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Jobs of blocks of several lengths: the driver, and what the results are compared with."""

import re
from pathlib import Path

import py3rijndael
import pytest

from aesilicon.design import design
from aesilicon.drivers.scoreboard import reference
from aesilicon.drivers.simulator import Job, Simulator

KEY = bytes(range(16))
PLAIN = bytes.fromhex("00112233445566778899aabbccddeeff")
CIPHER = bytes.fromhex("69c4e0d86a7b0430d8cdb78070b4c55a")


@pytest.fixture(scope="module")
def wide(simulators: Path) -> Simulator:
    return Simulator(design.load("rijndael-round"), simulators)


def test_blocks_of_every_length_in_one_job(wide: Simulator) -> None:
    """Each result has its own length; junk goes in below a short block, and zeros come out."""
    job = Job()
    job.key(KEY)
    due = b""
    for size in (24, 16, 32, 16, 24):
        data = bytes(range(2 * size))
        job.blocks(data, block_bytes=size)
        job.blocks(data, block_bytes=size, chain=True)
        first = reference(KEY, data[:size], decrypt=False, block_bytes=size)
        mixed = bytes(a ^ b for a, b in zip(data[size:], first, strict=True))
        second = reference(KEY, mixed, decrypt=False, block_bytes=size)
        due += reference(KEY, data, decrypt=False, block_bytes=size) + first + second
    result = wide.run(job, records=True)
    assert result.violation is None
    assert result.data == due
    assert result.errors == 0
    assert [record.error for record in result.blocks] == [False] * 20


def test_length_that_no_block_has_is_refused(wide: Simulator) -> None:
    job = Job()
    job.key(KEY)
    job.blocks(bytes(24), block_bytes=24, length_code=3)
    job.blocks(PLAIN)
    result = wide.run(job, records=True)
    assert [record.error for record in result.blocks] == [True, False]
    assert result.data == bytes(24) + CIPHER


def test_result_longer_than_its_block_is_a_violation(wide: Simulator) -> None:
    """The core is asked for a longer block than the job says."""
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN, length_code=1)
    assert re.fullmatch(
        r"clock \d+: out_data_o is [0-9a-f]{48}0{16}, not 0 below block 0 of 128 bits",
        wide.run(job).violation or "",
    )


def test_reference_of_wide_blocks_is_rijndael() -> None:
    key = bytes(range(100, 132))
    for size in (16, 24, 32):
        theirs = py3rijndael.Rijndael(key, size)
        data = bytes(range(2 * size))
        due = theirs.encrypt(data[:size]) + theirs.encrypt(data[size:])
        assert reference(key, data, decrypt=False, block_bytes=size) == due
        assert reference(key, due, decrypt=True, block_bytes=size) == data
