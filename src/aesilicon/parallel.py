# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs tasks in parallel threads; most of their time they wait for tools."""

import os
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

from aesilicon.tools import process

T = TypeVar("T")

_LOOK_SECONDS = 0.2


def together(tasks: Sequence[Callable[[], T]], workers: int | None = None) -> list[T]:
    """The results of `tasks`, of which `workers` run at a time (default: the number of cores).

    A failure is raised when all other tasks are done. An interruption ends every tool at once, and
    does not wait for tasks that compute.
    """
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        futures = [pool.submit(task) for task in tasks]
        wait_awake(futures)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        process.end_all()
        raise
    pool.shutdown()
    return [future.result() for future in futures]


def wait_awake(futures: Collection["Future[Any]"]) -> None:
    """Waits until all futures are done.

    The kernel may give a signal to another thread, which does not wake the main thread; it looks
    for itself several times a second.
    """
    while wait(futures, timeout=_LOOK_SECONDS).not_done:
        pass


def failure() -> str:
    """The state of a task that raised: interrupted while the process ends, otherwise failed."""
    return "interrupted" if process.ending() else "failed"
