# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every published message of GCM, CCM, CMAC and XTS through AXI4-Streams of 64 bits."""

from pathlib import Path
from typing import Any

import pytest

from aesilicon.design import design
from aesilicon.drivers import ccm_vectors, gcm_vectors, xts_vectors
from aesilicon.drivers.message_simulator import Kind, Status

axis_packets = pytest.importorskip("axis_packets", reason="needs cocotb and cocotbext-axi")

pytestmark = [pytest.mark.bench, pytest.mark.xdist_group("axis_vectors")]  # one simulator a mode


def traffic(mode: str, simulators: Path, work: Path, **options: Any) -> tuple[Any, Any]:
    """A mode before a round core for all key lengths, and packets for it."""
    made = design.behind(design.load("aes-round"), mode, **options)
    engine = axis_packets.engine(made, 64, simulators, work)
    return engine, engine.traffic()


@pytest.mark.parametrize("decrypt", [False, True])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_gcm(bits: int, decrypt: bool, simulators: Path, tmp_path: Path) -> None:
    tags = [4, 8, 12, 13, 14, 15, 16]
    engine, packets = traffic("gcm", simulators, tmp_path, tag_bytes=tags)
    for one in gcm_vectors.load(bits, decrypt=decrypt):
        packets.vector(one)
    engine.run(packets, tmp_path, gaps=0.0)


@pytest.mark.parametrize("file", ccm_vectors.FILES)
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_ccm(bits: int, file: str, simulators: Path, tmp_path: Path) -> None:
    engine, packets = traffic("ccm", simulators, tmp_path)
    for one in ccm_vectors.load(bits, file):
        assert one.decrypt == (file == "DVPT")
        known = one.text if one.text is not None else one.ciphertext
        lengths = len(one.aad).to_bytes(8) + len(known).to_bytes(8)
        packets.vector(one, iv=lengths + one.iv)
    engine.run(packets, tmp_path, gaps=0.0)


@pytest.mark.parametrize("bits", [128, 192, 256])
def test_cmac(bits: int, simulators: Path, tmp_path: Path) -> None:
    engine, packets = traffic("cmac", simulators, tmp_path)
    for one in ccm_vectors.load_cmac(bits):
        packets.load(one.key)
        due = axis_packets.Due("", Status.GOOD, b"", one.tag)
        packets.send(due, [(Kind.AAD, one.data)])
    engine.run(packets, tmp_path, gaps=0.0)


@pytest.mark.parametrize("folder", xts_vectors.FOLDERS)
@pytest.mark.parametrize("bits", [128, 256])
def test_xts(bits: int, folder: str, simulators: Path, tmp_path: Path) -> None:
    engine, packets = traffic("xts", simulators, tmp_path)
    for one in xts_vectors.load(bits, folder):
        packets.load(one.key[: bits // 8], one.key[bits // 8 :])
        given, due = (one.ciphertext, one.text) if one.decrypt else (one.text, one.ciphertext)
        parts = [(Kind.IV, one.unit), (Kind.TEXT, given)]
        packets.send(
            axis_packets.Due(one.name, Status.GOOD, due), parts, tag_bytes=0, decrypt=one.decrypt
        )
    engine.run(packets, tmp_path, gaps=0.0)
