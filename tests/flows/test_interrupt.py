# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An interrupted measurement ends its tools, says nothing untrue, and leaves the store readable."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove.report import Proof
from aesilicon.store import Store


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_measure(tmp_path: Path, sent: signal.Signals) -> None:
    with aesilicon(
        "measure", "aes-round", "--target", "generic", "--unproven", at=tmp_path
    ) as child:
        wait_for(lambda: list(tmp_path.glob("runs/*/logic/yosys.log")))
        child.send_signal(sent)
        out, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert out == ""
    assert err.splitlines()[-1] == "aes-round on generic: interrupted"
    (run,) = tmp_path.glob("runs/*/logic/yosys.log")
    assert not tools_in(run.parent), "a tool outlived the command"
    assert Store(tmp_path).latest("measure", Measurement) == []


def test_prove(tmp_path: Path) -> None:
    """What computes by itself for minutes stops within a clock of what it simulates."""
    with aesilicon("prove", "rijndael256-round", at=tmp_path) as child:
        wait_for(lambda: list(tmp_path.glob("runs/*/symbolic/sbox1.json")))
        time.sleep(1)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=15)
    assert (child.returncode, out) == (130, "")
    assert err.splitlines() == ["rijndael256-round: proving", "rijndael256-round: interrupted"]
    assert Store(tmp_path).latest("prove", Proof) == []


@contextmanager
def aesilicon(*words: str, at: Path) -> Iterator[subprocess.Popen[str]]:
    """A command that is under way, with its store in `at`."""
    # A background job inherits an ignored SIGINT, which a test run's command must not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        child = subprocess.Popen(
            [sys.executable, "-m", "aesilicon", *words],
            cwd=at,
            env={**os.environ, "AESILICON_STORE": str(at)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield child
    finally:
        child.kill()
        child.wait()


def wait_for(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)


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
