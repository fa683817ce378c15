# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Executors run steps: in a thread, in processes of this machine, or on an existing Dask cluster.

Several steps run in processes, not threads, because proofs compute in Python itself. Such a process
ends its tools when it gets SIGTERM and when its parent has ended.
"""

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from typing import Protocol

from aesilicon.console import Watch
from aesilicon.entry import COLLECTED, INTERRUPTED
from aesilicon.errors import AesiliconError, MissingToolError, ToolError, UserError
from aesilicon.parallel import wait_awake
from aesilicon.result import Result
from aesilicon.step import S, Step
from aesilicon.store import Store
from aesilicon.tools import process

Submit = Callable[[Step[Result]], Future[Result]]


class Executor(Protocol):
    """A place to run steps."""

    def pool(
        self, store: Store, force: bool, watch: Watch
    ) -> AbstractContextManager[Submit]:  # pragma: no cover
        """Yields a function that submits a step. An exception in the context ends running steps."""


class Results:
    """Results of steps; `results[step]` has the type of the step's result."""

    def __init__(self) -> None:
        self._results: dict[str, Result] = {}

    def __getitem__(self, step: Step[S]) -> S:
        result = self._results[step.key]
        assert isinstance(result, step.result)
        return result

    def add(self, step: Step[S], result: S) -> None:
        """Adds the result of a step."""
        self._results[step.key] = result


def unwatched(label: str, state: str, detail: str = "") -> None:
    """A `Watch` that ignores all states."""


def run_all(
    steps: Sequence[Step[Result]],
    store: Store,
    *,
    force: bool = False,
    watch: Watch = unwatched,
    executor: Executor | None = None,
) -> Results:
    """The results of `steps`, from the store or by runs of `executor`.

    The default executor is `Here` for one run, `Local` for several. `watch` is called with the
    label and state of each step, from any thread. A failure is raised when all other steps are
    done, so their results are stored.
    """
    results, todo = Results(), []
    for step in {step.key: step for step in steps}.values():
        stored = None if force else step.stored(store)
        if stored is None:
            todo.append(step)
        else:
            results.add(step, stored)
            watch(step.label, "stored")
    if not todo:
        return results
    if executor is None:
        executor = Here() if len(todo) == 1 else Local()
    board = _Board(watch)
    with executor.pool(store, force, board.tell) as submit, board.interruptible():
        futures = [board.follow(step, submit(step)) for step in todo]
        wait_awake(futures)
    for step, future in zip(todo, futures, strict=True):
        if future.exception() is None:
            result = future.result()
            if step.stored(store) != result:  # it ran on a worker with another store
                step.put(store, result)
            results.add(step, result)
    for step, future in zip(todo, futures, strict=True):
        _require(step, future)
    return results


def _require(step: Step[Result], future: "Future[Result]") -> None:
    """Raises the exception of a step that failed; `ToolError` if its process was killed."""
    error = future.exception()
    if isinstance(error, (BrokenExecutor, *_killed())):
        raise ToolError(step.label, "its process was killed, perhaps for want of memory") from error
    if error is not None:
        raise error


def _killed() -> tuple[type[Exception], ...]:
    """The exception that Dask raises for a step on which several workers died."""
    if "distributed" not in sys.modules:
        return ()
    from distributed import KilledWorker

    return (KilledWorker,)


@dataclass
class _Board:
    """Passes the states of running steps on to `watch`, until an interruption."""

    watch: Watch
    running: dict[str, None] = field(default_factory=dict)
    """Labels of running steps, in the order of their start."""
    over: set[str] = field(default_factory=set)
    """Labels of ended steps. Their earlier messages may arrive late and are dropped."""
    ended: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)

    def tell(self, label: str, state: str, detail: str = "") -> None:
        """Reports the state of a running step."""
        with self.lock:
            if not (self.ended or label in self.over):
                self.running[label] = None
                self.watch(label, state, detail)

    def follow(self, step: Step[Result], future: "Future[Result]") -> "Future[Result]":
        """Reports the final state of a step when its future is done."""
        future.add_done_callback(partial(self._over, step.label))
        return future

    def _over(self, label: str, future: "Future[Result]") -> None:
        with self.lock:
            if not self.ended and not future.cancelled():
                self.running.pop(label, None)
                self.over.add(label)
                self.watch(label, "failed" if future.exception() else "done")

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Reports every running step as interrupted if an exception leaves the context."""
        try:
            yield
        except BaseException:
            with self.lock:
                self.ended = True
                for label in self.running:
                    self.watch(label, "interrupted")
            raise


class Here:
    """Runs steps one after the other in a thread. An interruption ends their tools."""

    @contextmanager
    def pool(self, store: Store, force: bool, watch: Watch) -> Iterator[Submit]:
        """See `Executor`."""
        pool = ThreadPoolExecutor(1)
        try:
            yield lambda step: pool.submit(_run, step, store, force, watch)
        except BaseException:
            process.end_all()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        pool.shutdown()


@dataclass(frozen=True)
class Local:
    """Runs steps in processes of this machine, by default one for each core."""

    workers: int | None = None

    @contextmanager
    def pool(self, store: Store, force: bool, watch: Watch) -> Iterator[Submit]:
        """See `Executor`."""
        context = multiprocessing.get_context("spawn")
        reader, writer = context.Pipe(duplex=False)
        listener = threading.Thread(target=_listen, args=(reader, watch), daemon=True)
        listener.start()
        pool = ProcessPoolExecutor(
            self.workers or os.cpu_count(), context, initializer=_begin, initargs=(writer,)
        )
        try:
            yield lambda step: pool.submit(_run_in_process, step, store.folder, force)
        except BaseException:
            children = multiprocessing.active_children()
            for child in children:
                child.terminate()
            process.end_all()
            pool.shutdown(wait=False, cancel_futures=True)
            for child in children:  # each ends at once, or when it has stored its result
                child.join(process.LONGEST)
            raise
        pool.shutdown()
        writer.close()
        listener.join()
        reader.close()


def _run(step: Step[S], store: Store, force: bool, watch: Watch) -> S:
    watch(step.label, step.doing)
    return step.done(store, force=force, tell=partial(watch, step.label, step.doing))


def _listen(reader: Connection, watch: Watch) -> None:
    """Passes the workers' messages to `watch` until the last worker has ended."""
    with suppress(EOFError):
        while True:
            watch(*reader.recv())


_parent: Connection
"""Set in a worker process: sends (label, state, detail) to the parent."""

_LONGEST = 1000
"""Largest number of characters in a detail. A short message is sent in one atomic write, without a
lock that a killed worker would hold for ever."""


def _say(label: str, state: str, detail: str = "") -> None:
    _parent.send((label, state, detail[:_LONGEST]))


def _begin(parent: Connection) -> None:
    """Sets a worker process up."""
    global _parent
    _parent = parent
    gc.set_threshold(COLLECTED)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to the workers too
    # The main thread may hold a lock that ending the tools needs, so another thread ends them.
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell)
    signal.signal(signal.SIGTERM, lambda *_: None)
    threading.Thread(target=_await_end, args=(told,), daemon=True).start()


def _await_end(told: int) -> None:
    """Ends the process when its parent has gone, or when a signal wakes the descriptor `told`."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel, told])
    process.leave(INTERRUPTED)


def _run_in_process(step: Step[S], folder: Path, force: bool) -> S:
    return _run(step, Store(folder), force, _say)


# --- Dask ----------------------------------------------------------------------------------------

_TOPIC = "aesilicon"


@dataclass(frozen=True)
class Dask:
    """Runs steps on an existing Dask cluster, whose workers have this version of the project.

    A worker keeps run folders and results in its own store, by its `AESILICON_STORE`. If a worker
    dies, another worker runs the step again.
    """

    address: str
    """Address of the scheduler, such as `tcp://host:8786`."""
    timeout: float = 10
    """Seconds in which the scheduler must answer."""

    @contextmanager
    def pool(self, store: Store, force: bool, watch: Watch) -> Iterator[Submit]:
        """See `Executor`; raises `MissingToolError` without Dask, `UserError` without a cluster."""
        try:
            from distributed import Client
        except ImportError as e:
            raise MissingToolError(
                "--dask needs the package 'distributed': pip install 'aesilicon[cluster]'"
            ) from e
        try:
            client = Client(self.address, timeout=self.timeout)
        except (OSError, ValueError) as e:
            raise UserError(f"no Dask scheduler answers at {self.address}: {e}") from e
        with client:
            client.subscribe_topic(_TOPIC, lambda event: watch(*event[1]))
            pool = client.get_executor(pure=False)
            try:
                yield lambda step: pool.submit(_run_on_worker, step, step.key, force)
            except BaseException:
                pool.shutdown(wait=False)
                raise


def _run_on_worker(step: Step[S], key: str, force: bool) -> S:
    from distributed import get_worker

    if step.key != key:
        raise AesiliconError(
            f"{step.label}: a Dask worker has another version of AESilicon, of a tool or of a "
            "library; install what this machine has there"
        )
    worker = get_worker()
    return _run(step, Store(), force, lambda *said: worker.log_event(_TOPIC, said))
