# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs a part (shard) of `make bench`, which can be interrupted: `pytest -m bench --shard 2/8`.

Shards take about the same time by the durations in `results/bench.jsonl`, and tests of one
`xdist_group` stay together. A test that passed on the same files is not run again: outcomes are
recorded in pytest's cache, in a folder named after the Git tree of the working folder. At the end
of a session the shard's line of `results/bench.jsonl` is written.

Tests marked `full` repeat on more designs or mutants what a sample shows; they run with `--full`.
"""

import fcntl
import heapq
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

RESULTS = Path("results", "bench.jsonl")
UNKNOWN = 10.0
"""Seconds assumed for a test without a recorded duration. Shorter durations are not recorded."""
LONG = 60.0
"""Tests of at least this many seconds run first in a shard."""
FOLDER: pytest.StashKey[Path] = pytest.StashKey()
"""Folder in pytest's cache for the current state of the files. Set with `--shard` only."""


@dataclass(frozen=True)
class Shard:
    """Shard `number`, from 1, of `count`."""

    number: int
    count: int

    @classmethod
    def parse(cls, text: str) -> "Shard":
        """Parses a text like 2/8; raises `pytest.UsageError` for another text."""
        match = re.fullmatch(r"(\d+)/(\d+)", text)
        shard = cls(*map(int, match.groups())) if match else None
        if shard is None or not 1 <= shard.number <= shard.count:
            raise pytest.UsageError(f"a shard is a number of a count, like 2/8, not {text}")
        return shard

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def choose(self, units: Mapping[str, str], durations: Mapping[str, float]) -> set[str]:
        """The shard's tests. `units` maps each test to its unit, which is never divided.

        Units are assigned in order of length, longest first, each to the shard with the least load.
        """
        seconds: dict[str, float] = {}
        for test, unit in units.items():
            seconds[unit] = seconds.get(unit, 0) + durations.get(test, UNKNOWN)
        loads = [(0.0, number) for number in range(1, self.count + 1)]
        shard_of: dict[str, int] = {}
        for unit in sorted(seconds, key=lambda unit: (-seconds[unit], unit)):
            load, shard_of[unit] = loads[0]
            heapq.heapreplace(loads, (load + seconds[unit], shard_of[unit]))
        return {test for test, unit in units.items() if shard_of[unit] == self.number}


@dataclass(frozen=True)
class Record:
    """Outcomes of the tests on one state of the files, recorded in a folder of pytest's cache."""

    folder: Path

    @property
    def outcome_file(self) -> Path:
        """JSON Lines file with a line for each run of a test, in order of time."""
        return self.folder / "outcomes.jsonl"

    def tests_of(self, shard: Shard) -> Path:
        """File with the names of a shard's tests, including tests that passed earlier."""
        return self.folder / f"tests-{shard.number}-of-{shard.count}.json"

    def outcomes(self) -> dict[str, dict[str, Any]]:
        """Test -> line of its last run."""
        return {line["test"]: line for line in _lines(self.outcome_file)}

    def passed(self) -> list[str]:
        """Tests whose last run passed."""
        return [test for test, line in self.outcomes().items() if line["outcome"] == "passed"]

    def durations(self, results: Path) -> dict[str, float]:
        """Test -> seconds, read from `results` when the first shard of these files began.

        So the division into shards stays the same although shards record new durations.
        """
        frozen = self.folder / "durations.json"
        if not frozen.exists():
            found = [line["durations"].items() for line in _lines(results)]
            _replace(frozen, json.dumps(dict(pair for pairs in found for pair in pairs)))
        durations: dict[str, float] = json.loads(frozen.read_text())
        return durations

    def line(self, shard: Shard, commit: str, *, full: bool) -> dict[str, Any]:
        """The line of a shard for the published file."""
        tests = json.loads(self.tests_of(shard).read_text())
        outcomes = self.outcomes()
        run = [outcomes[test] for test in tests if test in outcomes]

        def count(outcome: str) -> int:
            return sum(line["outcome"] == outcome for line in run)

        return {
            "shard": str(shard),
            "commit": commit,
            "full": full,
            "begun": min((line["begun"] for line in run), default=None),
            "ended": max((line["ended"] for line in run), default=None),
            "seconds": round(sum(line["seconds"] for line in run)),
            **{outcome: count(outcome) for outcome in ("passed", "failed", "skipped")},
            "not_run": len(tests) - len(run),
            "failures": sorted(line["test"] for line in run if line["outcome"] == "failed"),
            "durations": {
                line["test"]: round(line["seconds"]) for line in run if line["seconds"] >= UNKNOWN
            },
        }


def publish(results: Path, line: Mapping[str, Any], lock: Path) -> None:
    """Replaces the shard's line in `results`, and removes lines with another number of shards."""
    with lock.open("w") as locked:
        fcntl.flock(locked, fcntl.LOCK_EX)
        lines = {Shard.parse(other["shard"]): other for other in [*_lines(results), line]}
        count = Shard.parse(line["shard"]).count
        shards = sorted((s for s in lines if s.count == count), key=lambda s: s.number)
        _replace(results, "".join(f"{json.dumps(lines[s])}\n" for s in shards))


def tree(folder: Path) -> tuple[str, str]:
    """(Git tree of the files in `folder` without the published file, commit).

    A plus sign after the commit says that the files differ from it.
    """

    def git(*words: str, **env: str) -> str:
        done = subprocess.run(
            ["git", *words], cwd=folder, env=os.environ | env, capture_output=True, text=True
        )
        if done.returncode:
            raise pytest.UsageError(f"--shard needs a Git checkout: {done.stderr.strip()}")
        return done.stdout.strip()

    with tempfile.TemporaryDirectory() as name:
        env = {"GIT_INDEX_FILE": str(Path(name, "index"))}
        trees = []
        for words in (("read-tree", "HEAD"), ("add", "--all")):
            git(*words, **env)
            git("rm", "--cached", "--quiet", "--ignore-unmatch", str(RESULTS), **env)
            trees.append(git("write-tree", **env))
    committed, now = trees
    return now, git("rev-parse", "HEAD") + ("" if now == committed else "+")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shard", metavar="K/N", help="part K of N; goes on where it was interrupted")
    parser.addoption("--full", action="store_true", help="with the tests beyond the samples")


def pytest_configure(config: pytest.Config) -> None:
    if (text := config.getoption("shard")) is None:
        return
    shard, results = Shard.parse(text), config.rootpath / RESULTS
    given = getattr(config, "workerinput", None)
    if given is not None:  # a worker of xdist
        record, passed = Record(Path(given["bench_folder"])), given["bench_passed"]
    else:
        assert config.cache is not None
        files, commit = tree(config.rootpath)
        record = Record(config.cache.mkdir("bench") / files)
        record.folder.mkdir(exist_ok=True)
        passed = record.passed()
        config.pluginmanager.register(Recorder(shard, record, results, commit, passed))
    config.stash[FOLDER] = record.folder
    config.pluginmanager.register(Choice(shard, record, results, passed))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("full"):
        beyond = [item for item in items if item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=beyond)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


@dataclass(frozen=True)
class Choice:
    """Deselects the tests of other shards and the tests that passed already."""

    shard: Shard
    record: Record
    results: Path
    passed: Sequence[str]

    @pytest.hookimpl(trylast=True)  # after the choice by markers
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        durations = self.record.durations(self.results)
        chosen = self.shard.choose({_name(i.nodeid): _unit(i) for i in items}, durations)
        _replace(self.record.tests_of(self.shard), json.dumps(sorted(chosen)))
        left = chosen.difference(self.passed)
        config.hook.pytest_deselected(items=[i for i in items if _name(i.nodeid) not in left])
        items[:] = [item for item in items if _name(item.nodeid) in left]
        # Long tests first: none may begin when the other workers have nothing left to do.
        items.sort(key=lambda item: -max(durations.get(_name(item.nodeid), 0), LONG))


class Recorder:
    """Records each outcome at once, and publishes the shard's line at the end."""

    def __init__(
        self, shard: Shard, record: Record, results: Path, commit: str, passed: Sequence[str]
    ) -> None:
        self._shard, self._record = shard, record
        self._results, self._commit, self._passed = results, commit, passed
        self._phases: dict[str, list[pytest.TestReport]] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Gives all xdist workers the same list of passed tests, so that they choose alike."""
        node.workerinput["bench_folder"] = str(self._record.folder)
        node.workerinput["bench_passed"] = self._passed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        phases = self._phases.setdefault(report.nodeid, [])
        phases.append(report)
        if report.when in ("setup", "call"):
            return
        outcomes = {phase.outcome for phase in self._phases.pop(report.nodeid)}
        now = datetime.now(UTC)
        seconds = sum(phase.duration for phase in phases)
        line = {
            "test": _name(report.nodeid),
            "outcome": next(o for o in ("failed", "skipped", "passed") if o in outcomes),
            "seconds": round(seconds, 1),
            "begun": (now - timedelta(seconds=seconds)).isoformat(timespec="seconds"),
            "ended": now.isoformat(timespec="seconds"),
        }
        with self._record.outcome_file.open("a") as file:
            file.write(f"{json.dumps(line)}\n")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        if not self._record.tests_of(self._shard).exists():  # the collection failed
            return
        full = session.config.getoption("full")
        line = self._record.line(self._shard, self._commit, full=full)
        publish(self._results, line, self._record.folder / "lock")
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and not line["not_run"]:
            session.exitstatus = pytest.ExitCode.OK


def _name(nodeid: str) -> str:
    """A test's node id without the group that xdist appends."""
    return re.sub(r"@[^]/]*$", "", nodeid)


def _unit(item: pytest.Item) -> str:
    """The unit of a test: its `xdist_group`, whose tests share slow fixtures, else the test."""
    mark = item.get_closest_marker("xdist_group")
    return f"group {(*mark.args, *mark.kwargs.values())[0]}" if mark else _name(item.nodeid)


def _lines(file: Path) -> list[dict[str, Any]]:
    """The objects of a JSON Lines file, without an incomplete last line."""
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def _replace(file: Path, text: str) -> None:
    """Writes a file completely or not at all."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_text(text)
    beside.replace(file)
