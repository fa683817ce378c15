# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aesilicon run` and the `openssl` command line read each other's files."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon.design.design import Design
from aesilicon.drivers.simulator import Simulator

KEY = "000102030405060708090a0b0c0d0e0f1011121314151617"
IV = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"

pytestmark = pytest.mark.skipif(
    shutil.which("openssl") is None, reason="needs the openssl command (apt-get install openssl)"
)


def run(folder: Path, *command: str) -> bytes:
    environment = {**os.environ, "AESILICON_STORE": str(folder / "store")}
    return subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, timeout=300, check=True
    ).stdout


def test_cbc_both_ways(tmp_path: Path, simulators: Path, aes_round: Design) -> None:
    plain = os.urandom(5000)
    (tmp_path / "plain").write_bytes(plain)
    (tmp_path / "key").write_bytes(bytes.fromhex(KEY))
    Simulator(aes_round, simulators)  # compiled as quickly as for the other tests
    (tmp_path / "store").mkdir()
    (tmp_path / "store" / "cache").symlink_to(simulators)
    aesilicon = [sys.executable, "-m", "aesilicon", "run", "aes-round", "--mode", "cbc"]
    secrets = ["--key", "@key", "--iv", IV]
    openssl = ["openssl", "enc", "-aes-192-cbc", "-K", KEY, "-iv", IV]

    report = run(tmp_path, *aesilicon, *secrets, "plain", "-o", "secret", "--json")
    run(tmp_path, *openssl, "-d", "-in", "secret", "-out", "back")
    assert (tmp_path / "back").read_bytes() == plain
    told = json.loads(report)
    assert told["blocks"] == 313  # 5000 bytes and padding
    assert told["clocks"] > 313 * 13  # a latency a block, as CBC feeds back
    assert KEY not in report.decode()

    run(tmp_path, *openssl, "-in", "plain", "-out", "secret2")
    assert (tmp_path / "secret2").read_bytes() == (tmp_path / "secret").read_bytes()
    out = run(tmp_path, *aesilicon, *secrets, "--decrypt", "secret2", "-o", "-")
    assert out == plain
