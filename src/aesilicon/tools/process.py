# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs an external command with a log file and a time limit; reports a failure in one sentence."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NoReturn

from aesilicon import folders
from aesilicon.errors import MissingToolError, ToolError

_live: set[subprocess.Popen[bytes]] = set()
_live_lock = threading.Lock()
_ended = threading.Event()
GRACE = 2.0
"""Seconds in which a thread removes its files after its tool was ended."""
LONGEST = 60.0
"""Seconds that `unbroken` may take; storing a result takes milliseconds."""
_whole = threading.RLock()


@dataclass
class _Waiting:
    """An interrupt of the main thread that waits for the end of `unbroken`."""

    holding: int = 0
    """Number of `unbroken` contexts in which the main thread is."""
    interrupted: bool = False


_waiting = _Waiting()
_inherited: set[int] = set()
"""File descriptors that new commands inherit; `_live_lock` guards them."""


def run(
    step: str,
    command: Sequence[str | Path],
    *,
    log: Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    timeout: float = 600,
) -> str:
    """Runs `command` to its end and returns its output, which is also written to `log`.

    `step` names the work in an error message, `env` adds to the environment, `timeout` is in
    seconds. The command gets no standard input and a process group of its own, so that a time-out
    or an interrupt ends its children too. Raises `ToolError` if the command fails or hangs,
    `UserError` if it fails on a full disk, and `MissingToolError` if it is not installed.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        with _live_lock:  # a command starts before `end_all` lists commands, or not at all
            if _ended.is_set():
                raise ToolError(step, "was not started, because the program is ending")
            child = _start(step, command, out, cwd, env)
            _live.add(child)
        late = threading.Event()
        # Not `child.wait(timeout)`, which polls and sees an end up to 50 ms late.
        timer = threading.Timer(timeout, _end_late, (child, late))
        timer.start()
        try:
            status = child.wait()
        except BaseException:
            _end(child)
            raise
        finally:
            timer.cancel()
            with _live_lock:
                _live.discard(child)
    if late.is_set():
        raise ToolError(step, f"did not finish in {timeout:g} seconds", log)
    if status != 0:
        folders.require_room(log.parent, cwd or log.parent)
        what = f"failed with status {status}" if status > 0 else f"was killed by signal {-status}"
        raise ToolError(step, what, log)
    return log.read_text(encoding="utf-8", errors="replace")


def _start(
    step: str,
    command: Sequence[str | Path],
    out: IO[str],
    cwd: Path | None,
    env: Mapping[str, str] | None,
) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            start_new_session=True,
            pass_fds=tuple(_inherited),
        )
    except (FileNotFoundError, PermissionError) as e:
        raise MissingToolError(
            f"{step} needs '{command[0]}', which is not installed; see 'aesilicon doctor'"
        ) from e


@contextmanager
def inherited(descriptor: int) -> Iterator[None]:
    """Commands started in this context inherit an open file, which stays open while they run."""
    with _live_lock:
        _inherited.add(descriptor)
    try:
        yield
    finally:
        with _live_lock:
            _inherited.discard(descriptor)


def link(file: Path, at: Path) -> str:
    """Makes `at` a link to a file whose own path a tool may not read; returns the name of `at`."""
    at.unlink(missing_ok=True)
    at.symlink_to(file.resolve())
    return at.name


def end_all() -> None:
    """Kills the commands of all threads and refuses new ones, because the program is ending."""
    with _live_lock:
        _ended.set()
        children = list(_live)
    for child in children:
        _end(child)


@contextmanager
def unbroken() -> Iterator[None]:
    """What runs in this context is completed before an interrupt or `leave` ends the program."""
    with _whole:
        main = threading.current_thread() is threading.main_thread()
        _waiting.holding += main
        try:
            yield
        finally:
            _waiting.holding -= main
    if main and _waiting.interrupted and not _waiting.holding:
        _waiting.interrupted = False
        raise KeyboardInterrupt


def postponed() -> bool:
    """Whether the main thread is in `unbroken`, which then raises an interrupt at its end."""
    _waiting.interrupted = _waiting.holding > 0
    return _waiting.interrupted


def leave(status: int) -> NoReturn:
    """Ends the program and its tools, but not in the middle of `unbroken`.

    Threads that waited for a tool get `GRACE` to remove their files; others may compute for
    minutes, and are not waited for.
    """
    end_all()
    late = time.monotonic() + GRACE
    here = (threading.current_thread(), threading.main_thread())
    for thread in threading.enumerate():
        # A thread that is just being started is listed too, and cannot be joined yet.
        if not thread.daemon and thread not in here and thread.is_alive():
            thread.join(max(0.0, late - time.monotonic()))
    _whole.acquire(timeout=LONGEST)
    os._exit(status)


def ending() -> bool:
    """Whether `end_all` was called."""
    return _ended.is_set()


def stop_if_ending() -> None:
    """Raises `KeyboardInterrupt` after `end_all`; long computations in threads call it."""
    if ending():
        raise KeyboardInterrupt


def _end(child: subprocess.Popen[bytes]) -> None:
    _kill(child)
    child.wait()


def _end_late(child: subprocess.Popen[bytes], late: threading.Event) -> None:
    if child.poll() is None:
        late.set()
        _kill(child)


def _kill(child: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
