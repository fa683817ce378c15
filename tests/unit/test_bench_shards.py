# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The shards of `make bench`: each test is in one, and none runs again after it passed."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench_shards import Shard

TESTS = """
import os
from pathlib import Path
import pytest

pytestmark = pytest.mark.bench
OUTSIDE = Path(os.environ["OUTSIDE"])


@pytest.mark.parametrize("n", range(6))
def test_alone(n):
    with (OUTSIDE / "runs").open("a") as file:
        file.write(f"{n}\\n")
    if n == 4 and (OUTSIDE / "interrupt").exists():
        (OUTSIDE / "interrupt").unlink()
        raise KeyboardInterrupt
    assert not (n == 2 and (OUTSIDE / "fail").exists())


@pytest.mark.xdist_group("pair")
@pytest.mark.parametrize("n", "ab")
def test_pair(n):
    with (OUTSIDE / "runs").open("a") as file:
        file.write(f"{n}\\n")


def test_skipped():
    pytest.skip("needs nothing")


@pytest.mark.full
def test_beyond():
    with (OUTSIDE / "runs").open("a") as file:
        file.write("f\\n")
"""


class Project:
    """A Git repository with ten tests, which write down that they run."""

    def __init__(self, folder: Path) -> None:
        self.root, self.outside = folder / "project", folder / "outside"
        self.outside.mkdir()
        (self.root / "results").mkdir(parents=True)
        (self.root / "test_some.py").write_text(TESTS)
        (self.root / ".gitignore").write_text("__pycache__\n.pytest_cache\n")
        (self.root / "pytest.ini").write_text("[pytest]\nmarkers =\n  bench: slow\n  full: more\n")
        self.git("init", "--quiet")
        self.commit()

    def git(self, *words: str) -> str:
        who = {"GIT_CONFIG_GLOBAL": "/dev/null"}
        for role in ("AUTHOR", "COMMITTER"):
            who |= {f"GIT_{role}_NAME": "nobody", f"GIT_{role}_EMAIL": "nobody@example.org"}
        return subprocess.check_output(
            ["git", *words], cwd=self.root, env=os.environ | who, text=True
        )

    def commit(self) -> str:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "all")
        return self.git("rev-parse", "HEAD").strip()

    def run(self, shard: str, *options: str) -> tuple[int, list[str]]:
        """Exit status of a shard, and what it ran, in the order of the alphabet."""
        runs = self.outside / "runs"
        runs.write_text("")
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "bench_shards", "--shard", shard, *options],
            cwd=self.root,
            env={
                **{name: v for name, v in os.environ.items() if not name.startswith("PYTEST")},
                **{"PYTHONPATH": str(Path(__file__).parents[1]), "OUTSIDE": str(self.outside)},
            },
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode in (0, 1, 2), done.stdout + done.stderr
        return done.returncode, sorted(runs.read_text().split())

    def lines(self) -> list[dict[str, Any]]:
        text = (self.root / "results" / "bench.jsonl").read_text()
        return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.parametrize("count", [1, 2, 7, 40])
def test_each_test_is_in_one_shard(count: int) -> None:
    units = {f"test{n}": f"unit{n // 3}" if n < 9 else f"test{n}" for n in range(30)}
    durations = {f"test{n}": 7.0 * n for n in range(0, 30, 2)}
    shards = [Shard(number, count).choose(units, durations) for number in range(1, count + 1)]
    assert Counter(test for shard in shards for test in shard) == Counter(dict.fromkeys(units, 1))
    for unit in ("unit0", "unit1", "unit2"):
        members = {test for test in units if units[test] == unit}
        assert sum(members <= shard for shard in shards) == 1


def test_shards_take_the_same_time() -> None:
    durations = {f"test{n}": float(n * n) for n in range(100)}
    units = {test: test for test in durations}
    shards = [Shard(number, 5).choose(units, durations) for number in range(1, 6)]
    loads = [sum(durations[test] for test in shard) for shard in shards]
    assert max(loads) < 1.05 * min(loads)


@pytest.mark.parametrize("text", ["0/2", "3/2", "2", "a/b", "-1/2"])
def test_no_shard(text: str) -> None:
    with pytest.raises(pytest.UsageError, match=rf"like 2/8, not {text}"):
        Shard.parse(text)


def test_shards_run_everything_once_with_workers(project: Project) -> None:
    runs = [project.run(f"{n}/2", "-n", "2", "--dist", "loadgroup") for n in (1, 2)]
    assert [status for status, _ in runs] == [0, 0]
    assert sorted(runs[0][1] + runs[1][1]) == [*"012345ab"]
    assert sum({"a", "b"} <= {*ran} for _, ran in runs) == 1
    assert [project.run(f"{n}/2", "-n", "2") for n in (1, 2)] == [(0, [])] * 2
    assert sum(line["passed"] for line in project.lines()) == 8
    assert sum(line["skipped"] for line in project.lines()) == 1


def test_an_interrupted_shard_goes_on(project: Project) -> None:
    (project.outside / "interrupt").touch()
    assert project.run("1/1") == (2, [*"01234"])
    (line,) = project.lines()
    assert (line["passed"], line["not_run"]) == (4, 5)
    commit = project.commit()
    assert project.run("1/1") == (0, [*"45ab"])
    (line,) = project.lines()
    assert (line["passed"], line["skipped"], line["not_run"]) == (8, 1, 0)
    assert (line["shard"], line["commit"], line["failures"]) == ("1/1", commit, [])
    assert line["begun"] <= line["ended"]


def test_a_shard_that_is_only_listed_leaves_no_line(project: Project) -> None:
    assert project.run("1/1", "--collect-only") == (0, [])
    assert not (project.root / "results" / "bench.jsonl").exists()


def test_a_failure_runs_again_and_a_changed_file_runs_everything(project: Project) -> None:
    (project.outside / "fail").touch()
    assert project.run("1/1") == (1, [*"012345ab"])
    (line,) = project.lines()
    assert (line["failed"], line["failures"]) == (1, ["test_some.py::test_alone[2]"])
    (project.outside / "fail").unlink()
    assert project.run("1/1") == (0, ["2"])
    assert project.lines()[0]["failures"] == []
    (project.root / "other").write_text("changed")
    assert project.run("1/1") == (0, [*"012345ab"])
    assert project.lines()[0]["commit"].endswith("+")


def test_what_is_beyond_the_samples_runs_with_full(project: Project) -> None:
    assert project.run("1/1") == (0, [*"012345ab"])
    (line,) = project.lines()
    assert (line["full"], line["passed"]) == (False, 8)
    assert project.run("1/1", "--full") == (0, ["f"])
    (line,) = project.lines()
    assert (line["full"], line["passed"]) == (True, 9)


def test_a_division_stays_while_its_shards_are_run(project: Project) -> None:
    """Durations that the first shard records count from the next change on."""
    some = [{"shard": "1/2", "durations": {"test_some.py::test_alone[0]": 1000}}]
    results = project.root / "results" / "bench.jsonl"
    results.write_text("".join(f"{json.dumps(line)}\n" for line in some))
    runs = [project.run(f"{n}/2") for n in (1, 2)]
    assert sorted(ran for _, ran in runs) == [["0"], [*"12345ab"]]
    results.write_text("")
    assert [project.run(f"{n}/2") for n in (1, 2)] == [(0, [])] * 2
