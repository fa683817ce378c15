# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aesilicon run` and the `mcrypt` command line read each other's files of wide blocks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.flows.simulate.run import request, run_file

KEY = bytes(range(0x40, 0x60))
MODES = {"ecb": "ecb", "cbc": "cbc", "cfb128": "ncfb", "ofb": "nofb", "ctr": "ctr"}
"""Our name of a mode -> mcrypt's."""
SIZES = [(192, 128), (192, 192), (192, 256), (256, 128), (256, 192), (256, 256)]
"""(block bits, key bits)"""

pytestmark = pytest.mark.skipif(
    shutil.which("mcrypt") is None, reason="needs the mcrypt command (apt-get install mcrypt)"
)


def mcrypt(text: bytes, mode: str, block_bits: int, key: bytes, *options: str) -> bytes:
    command = ["mcrypt", "--quiet", "--bare", *options]
    command += ["--algorithm", f"rijndael-{block_bits}", "--mode", MODES[mode]]
    command += ["--keymode", "hex", "--keysize", str(len(key)), "--key", key.hex()]
    return subprocess.run(command, input=text, capture_output=True, timeout=60, check=True).stdout


def filled(plain: bytes, block_bytes: int) -> bytes:
    """As mcrypt fills the last block: its last byte counts the bytes of data in that block."""
    return plain + bytes((-len(plain) - 1) % block_bytes) + bytes([len(plain) % block_bytes])


@pytest.mark.parametrize(("block_bits", "key_bits"), SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_modes_both_ways(simulators: Path, mode: str, block_bits: int, key_bits: int) -> None:
    core, block, key = design.load("rijndael-round"), block_bits // 8, KEY[: key_bits // 8]
    padded = mode in ("ecb", "cbc")

    def ours(text: bytes, iv: bytes, *, decrypt: bool = False) -> bytes:
        wanted = request(
            core,
            mode,
            key.hex(),
            iv.hex() or None,
            decrypt=decrypt,
            padding=not padded,
            block_bits=block_bits,
        )
        return run_file(wanted, text, simulators).output

    plain = os.urandom(5 * block - 7)
    sent = filled(plain, block) if padded else plain
    iv = b"" if mode == "ecb" else b"\x01" + b"\xff" * (block - 1)  # the counter carries at once
    # mcrypt takes the IV from the head of the file, and puts one there.
    assert mcrypt(iv + ours(sent, iv), mode, block_bits, key, "--decrypt") == plain
    theirs = mcrypt(plain, mode, block_bits, key)
    iv, secret = theirs[: len(iv)], theirs[len(iv) :]
    back = ours(secret, iv, decrypt=True)
    assert back[: len(plain)] == plain
    assert len(back) == len(sent)
    assert not padded or back[-1] == len(plain) % block


def test_whole_blocks_get_another_one(simulators: Path) -> None:
    theirs = mcrypt(bytes(64), "ecb", 256, KEY)
    wanted = request(
        design.load("rijndael256-round"), "ecb", KEY.hex(), None, decrypt=True, padding=False
    )
    back = run_file(wanted, theirs, simulators).output
    assert (len(back), back[:64], back[-1]) == (96, bytes(64), 0)


def test_command_line_with_an_iv_of_zeros(tmp_path: Path, simulators: Path) -> None:
    plain = os.urandom(100)
    (tmp_path / "plain").write_bytes(plain)
    (tmp_path / "store").mkdir()
    (tmp_path / "store" / "cache").symlink_to(simulators)
    command = [sys.executable, "-m", "aesilicon", "run", "rijndael-round", "--mode", "ctr"]
    command += ["--block", "256", "--key", KEY.hex(), "--iv", "00" * 32, "plain", "-o", "secret"]
    environment = {**os.environ, "AESILICON_STORE": str(tmp_path / "store")}
    subprocess.run(command, cwd=tmp_path, env=environment, timeout=300, check=True)
    secret = (tmp_path / "secret").read_bytes()
    assert secret == mcrypt(plain, "ctr", 256, KEY, "--noiv")
