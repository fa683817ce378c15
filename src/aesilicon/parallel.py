# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tasks side by side, mostly waiting for the tools that they run."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

from aesilicon.tools import process

T = TypeVar("T")


def together(tasks: Sequence[Callable[[], T]], workers: int | None = None) -> list[T]:
    """The results of some tasks, `workers` at a time (by default as many as there are cores).

    A failure is raised when all others are done; an interruption ends every tool at once, and what
    asks `process.stop_if_ending`.
    """
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        futures = [pool.submit(task) for task in tasks]
        wait(futures)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        process.end_all()
        raise
    finally:
        pool.shutdown()
    return [future.result() for future in futures]


def failure() -> str:
    """The state of a task that raised; a task ended by an interruption has not failed."""
    return "interrupted" if process.ending() else "failed"
