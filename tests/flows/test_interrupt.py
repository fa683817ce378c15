# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An interrupted measurement ends its tools, says nothing untrue, and leaves the store readable."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from aesilicon.store import Store


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_interrupt(tmp_path: Path, sent: signal.Signals) -> None:
    command = [sys.executable, "-m", "aesilicon", "measure", "round128", "--target", "generic"]
    command += ["--unproven"]
    # A background job inherits an ignored SIGINT, which a test run's command must not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        child = subprocess.Popen(
            command,
            cwd=tmp_path,
            env={**os.environ, "AESILICON_STORE": str(tmp_path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("runs/*/logic/yosys.log")):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    child.send_signal(sent)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    (run,) = tmp_path.glob("runs/*/logic/yosys.log")
    assert not tools_in(run.parent), "a tool outlived the command"
    assert Store(tmp_path).latest("measure") == []


def tools_in(folder: Path) -> list[str]:
    """Processes that work in a folder."""
    found = []
    for cwd in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if cwd.readlink() == folder:
                found.append(cwd.parent.name)
        except OSError:
            continue
    return found
