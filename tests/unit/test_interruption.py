# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What an interruption waits for: the storing of results, and nothing else. Orders, not times."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

import pytest

from aesilicon import entry
from aesilicon.executors import Here, Local, run_all
from aesilicon.parallel import together, wait_awake
from aesilicon.result import Result
from aesilicon.step import Step, Tell, Work
from aesilicon.store import Store

GUARD = 30.0
"""Seconds after which a wait has failed."""


class Number(Result):
    n: int


def wait_for(found: Callable[[], object]) -> None:
    late = time.monotonic() + GUARD
    while not found():
        assert time.monotonic() < late
        time.sleep(0.02)


def compute(folder: Path) -> None:
    """Stands for Python code that computes and asks nobody whether to go on."""
    (folder / f"begun-{os.getpid()}").touch()
    wait_for((folder / "release").exists)
    (folder / "finished").touch()


@dataclass(frozen=True)
class Count(Step[Number]):
    """Gives its number back; with `computes` after a long computation."""

    folder: str
    n: int
    computes: bool = False

    kind = "number"
    result = Number
    code = ("aesilicon.result",)

    @property
    def subject(self) -> str:
        return str(self.n)

    def run(self, work: Work, tell: Tell) -> Number:
        if self.computes:
            compute(Path(self.folder))
        with Path(self.folder, "ran").open("a") as log:
            log.write(f"{self.n}\n")
        return Number(n=self.n)


class Slow(sqlite3.Connection):
    """A database that commits new rows only when it is told to."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
        /,
    ) -> bool:
        if self.in_transaction and kind is None:
            folder = Path(os.environ["HELD"])
            (folder / f"storing-{os.getpid()}").touch()
            wait_for((folder / "commit").exists)
        return super().__exit__(kind, error, trace)


if "HELD" in os.environ:
    connect = sqlite3.connect
    sqlite3.connect = lambda *words, **named: connect(*words, **named, factory=Slow)  # type: ignore[misc, assignment]


def command(folder: Path, what: str) -> int:
    """Stands for the command line of `aesilicon`."""
    store = Store(folder / "store")
    steps = [Count(str(folder), n) for n in range(4)]
    try:
        match what:
            case "thread":
                run_all([Count(str(folder), 9, computes=True)], store, executor=Here())
            case "threads":
                together([lambda: compute(folder), lambda: compute(folder)])
            case "processes":
                counts = [Count(str(folder), n, computes=True) for n in range(2)]
                run_all(counts, store, executor=Local(2))
            case "store":
                steps[0].done(store)
            case "sweep":
                run_all(steps, store, executor=Local(2))
    except KeyboardInterrupt:
        return entry.INTERRUPTED
    return 0


SCRIPT = f"""import sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parent)!r})
import test_interruption
from aesilicon import entry
from aesilicon.cli import app
if __name__ == "__main__":
    app.run_command = lambda: test_interruption.command(Path(sys.argv[1]), sys.argv[2])
    entry.main()
"""


@contextmanager
def running(
    folder: Path, what: str, *, make: bool = False, held: bool = False
) -> Iterator[subprocess.Popen[bytes]]:
    (folder / "script.py").write_text(SCRIPT)
    words = [sys.executable, str(folder / "script.py"), str(folder), what]
    if make:
        (folder / "Makefile").write_text(f"run:\n\t@{' '.join(words)}\n")
        words = ["make", "-C", str(folder), "run"]
    with (folder / "said").open("w") as said:
        child = subprocess.Popen(
            words,
            env={**os.environ, **({"HELD": str(folder)} if held else {})},
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    try:
        yield child
    finally:
        for process in (child.pid, *pids(folder, "begun"), *pids(folder, "storing")):
            if Path(f"/proc/{process}").exists():
                os.kill(process, signal.SIGKILL)
        child.wait()


def pids(folder: Path, event: str) -> list[int]:
    """Processes that have told of an event."""
    return [int(file.name.partition("-")[2]) for file in folder.glob(f"{event}-*")]


def gone(processes: list[int]) -> bool:
    return not any(Path(f"/proc/{process}").exists() for process in processes)


def stored(folder: Path) -> list[int]:
    return sorted(one.result.n for one in Store(folder / "store").all("number", Number))


def ran(folder: Path) -> list[str]:
    return sorted((folder / "ran").read_text().split())


@pytest.mark.parametrize("make", [False, True], ids=["command", "make"])
@pytest.mark.parametrize("what", ["thread", "threads", "processes"])
def test_computations_are_not_waited_for(tmp_path: Path, what: str, make: bool) -> None:
    """They could go on as long as nobody releases them; everything ends before that."""
    if make and shutil.which("make") is None:
        pytest.skip("needs make")
    with running(tmp_path, what, make=make) as child:
        wait_for(lambda: len(pids(tmp_path, "begun")) == (2 if what == "processes" else 1))
        child.send_signal(signal.SIGTERM)
        wait_for(lambda: child.poll() is not None)
        assert child.returncode == (-signal.SIGTERM if make else entry.INTERRUPTED)
        wait_for(lambda: gone(pids(tmp_path, "begun")))
        assert not (tmp_path / "finished").exists()
        assert "Traceback" not in (tmp_path / "said").read_text()


@pytest.mark.parametrize("what", ["store", "sweep"])
def test_an_interrupt_waits_for_results_that_are_being_stored(tmp_path: Path, what: str) -> None:
    Store(tmp_path / "store")
    with running(tmp_path, what, held=True) as child:
        wait_for(lambda: pids(tmp_path, "storing"))
        child.send_signal(signal.SIGTERM)
        storing = pids(tmp_path, "storing")
        time.sleep(0.3)  # in which a process that did not wait would end
        assert not gone(storing)
        assert stored(tmp_path) == []
        (tmp_path / "commit").touch()
        wait_for(lambda: child.poll() is not None)
        assert child.returncode == entry.INTERRUPTED
        assert gone(storing)
    kept = stored(tmp_path)
    assert len(kept) >= len(storing)
    assert {*map(str, kept)} <= {*ran(tmp_path)}


def test_a_sweep_that_was_killed_while_it_stored_goes_on(tmp_path: Path) -> None:
    """What was being stored runs again, what was stored does not, and nothing is missing."""
    store = Store(tmp_path / "store")
    Count(str(tmp_path), 3).done(store)
    with running(tmp_path, "sweep", held=True) as child:
        wait_for(lambda: pids(tmp_path, "storing"))
        storing = pids(tmp_path, "storing")
        for process in (*storing, child.pid):
            os.kill(process, signal.SIGKILL)
        wait_for(lambda: child.poll() is not None and gone(storing))
    assert stored(tmp_path) == [3]
    lost = {*ran(tmp_path)} - {"3"}
    assert lost
    steps = [Count(str(tmp_path), n) for n in range(4)]
    results = run_all(steps, store, executor=Local(2))
    assert [results[step].n for step in steps] == stored(tmp_path) == [0, 1, 2, 3]
    assert ran(tmp_path).count("3") == 1


def test_a_signal_that_another_thread_gets_is_seen() -> None:
    waits, goes_on = threading.Event(), threading.Event()

    def interrupted() -> None:
        waits.wait(GUARD)
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        goes_on.wait(GUARD)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with ThreadPoolExecutor(1) as pool:
        try:
            future = pool.submit(interrupted)
            with pytest.raises(KeyboardInterrupt):
                waits.set()
                wait_awake([future])
            assert not future.done()
        finally:
            goes_on.set()
            signal.signal(signal.SIGINT, before)
