# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""External commands: output, failures, time limits, and no child left behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def alive(pid: int) -> bool:
    """A killed grandchild is a zombie until init takes it: that counts as ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def wait_until(condition: object, seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():  # type: ignore[operator]
            return True
        time.sleep(0.02)
    return False


def test_returns_and_logs_what_the_command_printed(tmp_path: Path) -> None:
    log = tmp_path / "new" / "log"
    out = process.run("step", python("import sys; print('a'); sys.stderr.write('b')"), log=log)
    assert sorted(out.split()) == ["a", "b"]
    assert log.read_text() == out


def test_adds_to_the_environment_and_changes_folder(tmp_path: Path) -> None:
    code = "import os; print(os.environ['AES_TEST'], 'PATH' in os.environ, os.getcwd())"
    out = process.run(
        "step", python(code), log=tmp_path / "log", cwd=tmp_path, env={"AES_TEST": "x"}
    )
    assert out.split() == ["x", "True", str(tmp_path.resolve())]


def test_gives_no_standard_input(tmp_path: Path) -> None:
    code = "import sys; print(repr(sys.stdin.read()))"
    ours = os.dup(0)
    reader, writer = os.pipe()  # a terminal that nobody types on
    try:
        os.dup2(reader, 0)
        assert process.run("step", python(code), log=tmp_path / "log", timeout=20) == "''\n"
    finally:
        os.dup2(ours, 0)
        for descriptor in (ours, reader, writer):
            os.close(descriptor)


def test_failure_names_step_status_and_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with pytest.raises(ToolError) as error:
        process.run("synthesis", python("print('why'); raise SystemExit(3)"), log=log)
    assert str(error.value) == f"synthesis: failed with status 3; its log is {log}"
    assert error.value.log == log
    assert log.read_text() == "why\n"
    assert error.value.exit_status == 1


def test_death_by_signal_is_said(tmp_path: Path) -> None:
    code = "import os; os.kill(os.getpid(), 11)"
    with pytest.raises(ToolError, match="step: was killed by signal 11"):
        process.run("step", python(code), log=tmp_path / "log")


def test_missing_program_is_the_users_to_install(tmp_path: Path) -> None:
    with pytest.raises(MissingToolError, match=r"step needs 'no-such-program'.*doctor") as error:
        process.run("step", ["no-such-program"], log=tmp_path / "log")
    assert error.value.exit_status == 2


def test_time_limit_ends_the_whole_process_group(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    command = ["sh", "-c", f"sleep 60 & echo $! > {pid}; wait"]
    begin = time.monotonic()
    with pytest.raises(ToolError, match="step: did not finish in 0"):
        process.run("step", command, log=tmp_path / "log", timeout=0.5)
    assert time.monotonic() - begin < 20
    assert wait_until(lambda: not alive(int(pid.read_text())))


def test_end_all_ends_what_other_threads_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "_ended", threading.Event())
    pid = tmp_path / "pid"
    errors: list[ToolError] = []

    def work() -> None:
        try:
            process.run("step", ["sh", "-c", f"echo $$ > {pid}; sleep 60"], log=tmp_path / "log")
        except ToolError as e:
            errors.append(e)

    thread = threading.Thread(target=work)
    thread.start()
    assert wait_until(lambda: pid.exists() and pid.read_text().endswith("\n"))
    process.end_all()
    thread.join(timeout=20)
    assert not thread.is_alive()
    assert "killed by signal 9" in str(errors[0])
    assert not alive(int(pid.read_text()))
    with pytest.raises(ToolError, match="the program is ending"):
        process.run("next step", ["true"], log=tmp_path / "next.log")


def test_leaving_does_not_wait_for_a_thread_that_is_just_starting() -> None:
    """`threading.enumerate` lists a thread before it can be joined."""
    code = (
        "import threading\n"
        "from aesilicon.tools import process\n"
        "starting = threading.Thread(target=print)\n"
        "threading.enumerate = lambda: [starting]\n"
        "process.leave(3)\n"
    )
    left = subprocess.run(python(code), capture_output=True, text=True, timeout=60)
    assert (left.returncode, left.stderr) == (3, "")


def test_interrupt_ends_the_command(tmp_path: Path) -> None:
    pid = tmp_path / "pid"

    def interrupt() -> None:
        wait_until(lambda: pid.exists() and pid.read_text().endswith("\n"))
        os.kill(os.getpid(), signal.SIGINT)

    # A shell lets background jobs ignore the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Thread(target=interrupt).start()
        with pytest.raises(KeyboardInterrupt):
            process.run("step", ["sh", "-c", f"echo $$ > {pid}; sleep 60"], log=tmp_path / "log")
    finally:
        signal.signal(signal.SIGINT, before)
    assert wait_until(lambda: not alive(int(pid.read_text())))
