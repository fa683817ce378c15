# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""OpenSSL beside the papers' software rows."""

import platform
import shutil

import pytest

from aesilicon.errors import ToolError
from aesilicon_lab.papers import software

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")


@pytest.fixture(autouse=True)
def one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(software, "_RUNS", 1)


def test_the_command_and_the_processor_stand_beside_the_speed() -> None:
    speed = software.measure("aes-128-cbc", instructions=True)
    assert speed.mbps > 1
    assert speed.command == "openssl speed -elapsed -seconds 1 -bytes 8192 -evp aes-128-cbc"
    assert speed.processor
    assert speed.openssl[0].isdigit()


def test_an_unknown_cipher() -> None:
    with pytest.raises(ToolError, match="openssl"):
        software.measure("aes-129-cbc", instructions=True)


def test_a_processor_whose_instructions_cannot_be_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    with pytest.raises(ToolError, match="cannot hide the AES instructions of riscv64"):
        software.measure("aes-128-cbc", instructions=False)
