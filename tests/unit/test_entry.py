# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The command begins and ends without a traceback, whatever happens to it and its streams."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

KEY = "000102030405060708090a0b0c0d0e0f"
SLOW = """
import os, signal, sys, types
class Slow:
    '''Stands for an interrupt in the middle of the imports.'''
    def find_spec(self, name, path=None, target=None):
        if name == "aesilicon.cli.app":
            os.kill(os.getpid(), getattr(signal, sys.argv[1]))
sys.meta_path.insert(0, Slow())
from aesilicon import entry
entry.main()
"""


def shell(line: str, folder: Path) -> tuple[int, str, str]:
    """Status, output and errors of a shell's line, in which $AES is the command."""
    done = subprocess.run(
        ["bash", "-c", line.replace("$AES", f"{sys.executable} -m aesilicon")],
        cwd=folder,
        # Python keeps its output back, as it does for most users.
        env={**os.environ, "AESILICON_STORE": str(folder / "store"), "PYTHONUNBUFFERED": ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("sent", ["SIGINT", "SIGTERM"])
def test_an_interrupt_during_the_imports_is_quiet(sent: str) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # not inherited if ignored
    try:
        done = subprocess.run(
            [sys.executable, "-c", SLOW, sent],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_the_handlers_come_before_anything_slow() -> None:
    loaded = "import sys, aesilicon.entry; print('typer' in sys.modules, 're' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path = {sys.path!r}; {loaded}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "False False\n"


@pytest.mark.parametrize(
    ("line", "status", "sentence"),
    [
        ("$AES list >&-", 2, "standard output is closed"),
        ("$AES list --json >&-", 2, "standard output is closed"),
        ("$AES list >/dev/full", 2, "No space left on device"),
        ("$AES list --json >/dev/full", 2, "No space left on device"),
        (f"$AES run aes-round - --mode ecb --key {KEY} -o out <&-", 2, "standard input"),
        (f"$AES run aes-round - --mode ecb --key {KEY} -o '' ", 2, "output file is empty"),
        (f"$AES run aes-round '' --mode ecb --key {KEY} -o out", 2, "input file is empty"),
        ("$AES run aes-round - --mode ecb --key @/dev/zero -o out", 2, "more than 4096 bytes"),
    ],
)
def test_streams_that_are_not_there(tmp_path: Path, line: str, status: int, sentence: str) -> None:
    got, out, err = shell(line, tmp_path)
    assert (got, out) == (status, "")
    (last,) = err.splitlines()
    assert last.startswith("aesilicon: ")
    assert sentence in last


def test_closed_streams_that_nobody_needs(tmp_path: Path) -> None:
    status, out, _ = shell("$AES list --json <&- 2>&-", tmp_path)
    assert status == 0
    assert '"aes-round"' in out


def test_a_reader_that_goes_away_ends_it_quietly(tmp_path: Path) -> None:
    assert shell("$AES list --json | true; exit ${PIPESTATUS[0]}", tmp_path) == (1, "", "")


def test_no_file_gets_the_place_of_a_closed_stream() -> None:
    program = (
        "import os; from aesilicon import entry; entry._open_descriptors();"
        "print(os.open('/dev/null', os.O_RDONLY))"
    )
    line = f'exec 0<&- 2>&-; exec {sys.executable} -c "{program}"'
    done = subprocess.run(["bash", "-c", line], stdout=subprocess.PIPE, text=True, check=True)
    assert int(done.stdout) > 2
