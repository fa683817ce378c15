# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A part of `make bench` that can be interrupted: `pytest -m bench --shard 2/8`.

Shards take about the same time by the durations in `results/bench.jsonl`, and tests of one
`xdist_group` stay together. A test that passed on the same files is not run again: outcomes are
recorded in pytest's cache, in a folder named after the Git tree of the working folder. The end of a
session writes the shard's line of `results/bench.jsonl`.
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
"""Seconds of a test without a recorded duration; shorter durations are not recorded."""
LONG = 60.0
"""Seconds of a test from which on it is among those that a shard begins with."""
FOLDER: pytest.StashKey[Path] = pytest.StashKey()
"""Folder in pytest's cache for these files; it is there with `--shard` alone."""


@dataclass(frozen=True)
class Shard:
    """Shard `number`, from 1, of `count`."""

    number: int
    count: int

    @classmethod
    def parse(cls, text: str) -> "Shard":
        """Of text like 2/8; raises `pytest.UsageError` for others."""
        match = re.fullmatch(r"(\d+)/(\d+)", text)
        shard = cls(*map(int, match.groups())) if match else None
        if shard is None or not 1 <= shard.number <= shard.count:
            raise pytest.UsageError(f"a shard is a number of a count, like 2/8, not {text}")
        return shard

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def choose(self, units: Mapping[str, str], durations: Mapping[str, float]) -> set[str]:
        """The shard's tests, of a map from each test to its unit, which is never divided.

        The longest units are given away first, each to the shard with the least seconds.
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
    """Outcomes of the tests that were run on one state of the files, in a folder of the cache."""

    folder: Path

    @property
    def outcome_file(self) -> Path:
        """A line for each run of a test, in the order of time."""
        return self.folder / "outcomes.jsonl"

    def tests_of(self, shard: Shard) -> Path:
        """File with the names of a shard's tests, those that passed earlier among them."""
        return self.folder / f"tests-{shard.number}-of-{shard.count}.json"

    def outcomes(self) -> dict[str, dict[str, Any]]:
        """Test -> its last line."""
        return {line["test"]: line for line in _lines(self.outcome_file)}

    def passed(self) -> list[str]:
        """Tests that need no further run."""
        return [test for test, line in self.outcomes().items() if line["outcome"] == "passed"]

    def durations(self, results: Path) -> dict[str, float]:
        """Test -> seconds, as `results` had them when its first shard began.

        So all shards of these files are parts of one division, whatever they record meanwhile.
        """
        frozen = self.folder / "durations.json"
        if not frozen.exists():
            found = [line["durations"].items() for line in _lines(results)]
            _replace(frozen, json.dumps(dict(pair for pairs in found for pair in pairs)))
        durations: dict[str, float] = json.loads(frozen.read_text())
        return durations

    def line(self, shard: Shard, commit: str) -> dict[str, Any]:
        """The line of a shard in the published file."""
        tests = json.loads(self.tests_of(shard).read_text())
        outcomes = self.outcomes()
        run = [outcomes[test] for test in tests if test in outcomes]

        def count(outcome: str) -> int:
            return sum(line["outcome"] == outcome for line in run)

        return {
            "shard": str(shard),
            "commit": commit,
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
    """Writes a shard's line in place of its earlier one; lines of other divisions go."""
    with lock.open("w") as locked:
        fcntl.flock(locked, fcntl.LOCK_EX)
        lines = {Shard.parse(other["shard"]): other for other in [*_lines(results), line]}
        count = Shard.parse(line["shard"]).count
        shards = sorted((s for s in lines if s.count == count), key=lambda s: s.number)
        _replace(results, "".join(f"{json.dumps(lines[s])}\n" for s in shards))


def tree(folder: Path) -> tuple[str, str]:
    """The Git tree of the files in `folder`, the published file left out; the commit.

    A commit of other files than these is followed by a plus sign.
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


@dataclass(frozen=True)
class Choice:
    """Deselects the tests of other shards, and those that passed."""

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
        # So no worker begins a long test when the other has nothing left to do.
        items.sort(key=lambda item: -max(durations.get(_name(item.nodeid), 0), LONG))


class Recorder:
    """Records each outcome as soon as it is there, and publishes the shard's line at the end."""

    def __init__(
        self, shard: Shard, record: Record, results: Path, commit: str, passed: Sequence[str]
    ) -> None:
        self._shard, self._record = shard, record
        self._results, self._commit, self._passed = results, commit, passed
        self._phases: dict[str, list[pytest.TestReport]] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """All workers of xdist choose alike, whatever other sessions record meanwhile."""
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
        if not self._record.tests_of(self._shard).exists():  # the collection failed
            return
        line = self._record.line(self._shard, self._commit)
        publish(self._results, line, self._record.folder / "lock")
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and not line["not_run"]:
            session.exitstatus = pytest.ExitCode.OK


def _name(nodeid: str) -> str:
    """Without the group that xdist appends."""
    return re.sub(r"@[^]/]*$", "", nodeid)


def _unit(item: pytest.Item) -> str:
    """Tests of one unit share what took long to make."""
    mark = item.get_closest_marker("xdist_group")
    return f"group {(*mark.args, *mark.kwargs.values())[0]}" if mark else _name(item.nodeid)


def _lines(file: Path) -> list[dict[str, Any]]:
    """The objects of a file of JSON lines, without a last line that an interruption cut off."""
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def _replace(file: Path, text: str) -> None:
    """Writes all of a file or nothing."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_text(text)
    beside.replace(file)
