# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Flows answered from the store where it can, and run side by side where it cannot."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Any

from aesilicon.design import Design
from aesilicon.flows import measure, verify
from aesilicon.flows.prove import whole
from aesilicon.store import Entry, Store
from aesilicon.targets import Target
from aesilicon.tools import process


@dataclass(frozen=True)
class Job:
    """One measurement to make."""

    design: Design
    target: Target
    goal: str = "speed"
    seed: int = 1

    @property
    def key(self) -> str:
        """Hash of everything the measurement depends on."""
        return measure.cache_key(self.design, self.target, goal=self.goal, seed=self.seed)


Told = Callable[[Job, str], None]
"""Called with a job and "measuring", "done", "stored" or "failed", from the calling thread."""


def measured(
    jobs: Sequence[Job],
    store: Store,
    *,
    force: bool = False,
    told: Told = lambda job, what: None,
    workers: int | None = None,
) -> list[dict[str, Any]]:
    """Measures what the store does not hold, `workers` at a time; rows in the order of `jobs`.

    A failure is raised when all others are done, so nothing measured is lost.
    """
    rows: dict[int, dict[str, Any]] = {}
    waiting = []
    for place, job in enumerate(jobs):
        entry = None if force else store.get(job.key)
        if entry is None:
            waiting.append(place)
        else:
            rows[place] = entry.result
            told(job, "stored")
    failure: Exception | None = None
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        futures = {pool.submit(_measure, jobs[p], store, force): p for p in waiting}
        for place in waiting:
            told(jobs[place], "measuring")
        for future in as_completed(futures):
            place = futures[future]
            try:
                rows[place] = future.result()
                told(jobs[place], "done")
            except Exception as e:
                failure = failure or e
                told(jobs[place], "failed")
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        process.end_all()
        raise
    finally:
        pool.shutdown()
    if failure is not None:
        raise failure
    return [_with_trust(rows[place], store) for place in range(len(jobs))]


def _measure(job: Job, store: Store, force: bool) -> dict[str, Any]:
    key = job.key
    with store.exclusive(key):
        entry = None if force else store.get(key)  # another process may have been at it
        if entry is None:
            work = store.new_run_folder(key)
            row = measure.measure(
                job.design, job.target, goal=job.goal, seed=job.seed, work=work
            ).to_json()
            entry = store.put(key, "measure", job.design.name, job.target.name, row)
    return entry.result


def verified(design: Design, store: Store, *, force: bool = False) -> dict[str, Any]:
    """The verification report of a design (as `verify --json` prints it), run if need be."""
    key = verify.cache_key(design)
    entry = None if force else store.get(key)
    if entry is None:
        row = verify.verify(design, store.cache).to_json()
        entry = store.put(key, "verify", design.name, "", row)
    return entry.result


def proven(design: Design, store: Store, *, force: bool = False) -> dict[str, Any]:
    """The proof report of a design (as `prove --json` prints it), made if need be."""
    key = whole.cache_key(design)
    with store.exclusive(key):
        entry = None if force else store.get(key)
        if entry is None:
            row = whole.prove_design(design, store.new_run_folder(key)).to_json()
            entry = store.put(key, "prove", design.name, "", row)
    return entry.result


def stored(store: Store) -> list[Entry]:
    """The newest measurement of each design and target, with what is known of its trust."""
    return [replace(e, result=_with_trust(e.result, store)) for e in store.latest("measure")]


def _with_trust(row: dict[str, Any], store: Store) -> dict[str, Any]:
    """A row with `verified` and `proven` as the store knows them for the RTL that was measured."""

    def holds(kind: str, field: str) -> bool:
        return any(
            e.result[field] and e.result["design_hash"] == row["design_hash"]
            for e in store.latest(kind)
        )

    return {**row, "verified": holds("verify", "passed"), "proven": holds("prove", "proven")}
