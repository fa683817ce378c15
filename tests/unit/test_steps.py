# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A step is run once for its inputs; many run side by side, and nothing made is lost."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from aesilicon import provenance
from aesilicon.errors import ToolError, UserError
from aesilicon.executors import Here, Local, run_all
from aesilicon.fingerprint import fingerprint
from aesilicon.result import Result
from aesilicon.step import Step, Tell, Work
from aesilicon.store import Store
from aesilicon.tools import process


class Sum(Result):
    total: int
    runs: int


@dataclass(frozen=True)
class Add(Step[Sum]):
    """Adds the numbers in a file; on the way it does as it is told."""

    file: Path
    more: int = 0
    order: str = ""
    version: str = "1"

    kind = "sum"
    result = Sum
    code = ("aesilicon.result",)
    doing = "adding"

    @property
    def subject(self) -> str:
        return f"{self.file.stem}+{self.more}"

    @property
    def versions(self) -> Mapping[str, str]:
        return {"adder": self.version}

    def run(self, work: Work, tell: Tell) -> Sum:
        match self.order:
            case "fail":
                raise ToolError("adding", "it carries", work.folder / "log")
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "sleep":
                process.run("sleeping", ["sleep", "60"], log=work.folder / "log")
        tell("half of it")
        counter = work.cache / f"{self.subject}.runs"
        runs = 1 + (int(counter.read_text()) if counter.exists() else 0)
        counter.write_text(str(runs))
        (work.folder / "sum").write_text("there")
        return Sum(total=sum(map(int, self.file.read_text().split())) + self.more, runs=runs)


@dataclass(frozen=True)
class Resumed(Add):
    """Finds what an earlier run left."""

    resumes = True

    def run(self, work: Work, tell: Tell) -> Sum:
        left = len(list(work.folder.iterdir()))
        (work.folder / f"left{left}").write_text("")
        return Sum(total=left, runs=1)


@dataclass(frozen=True)
class Twice(Step[Sum]):
    """Of another step."""

    of: Add

    kind = "twice"
    result = Sum
    code = ("aesilicon.result",)

    @property
    def subject(self) -> str:
        return self.of.subject

    def run(self, work: Work, tell: Tell) -> Sum:
        first = work.result_of(self.of, needs=["sum"])
        assert (work.folder_of(self.of) / "sum").is_file()
        return Sum(total=2 * first.total, runs=first.runs)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "store")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "numbers"
    path.write_text("1 2 3")
    return path


def test_a_step_is_run_once_unless_it_is_forced(store: Store, file: Path) -> None:
    runs = [Add(file).done(store, force=force).runs for force in (False, False, True, False)]
    assert runs == [1, 1, 2, 2]
    (entry,) = store.latest("sum", Sum)
    assert (entry.subject, entry.place, entry.result.total) == ("numbers+0", "", 6)


def test_a_step_is_run_again_without_its_files(store: Store, file: Path) -> None:
    assert Twice(Add(file)).done(store) == Sum(total=12, runs=1)
    (store.run_folder(Add(file).key) / "sum").unlink()
    assert Add(file).done(store).runs == 1
    assert Add(file).done(store, needs=["sum"]).runs == 2
    assert Twice(Add(file)).done(store).runs == 1
    (store.run_folder(Add(file).key) / "sum").unlink()
    assert Twice(Add(file)).done(store, force=True).runs == 3


def test_a_run_goes_on_from_what_is_there(store: Store, file: Path) -> None:
    step = Resumed(file)
    totals = [step.done(store, needs=["no such file"]).total for _ in range(3)]
    assert totals == [0, 1, 2]
    assert step.done(store, force=True).total == 0
    assert [Add(file).done(store, force=True).runs for _ in range(2)] == [1, 2]
    assert [one.name for one in store.run_folder(Add(file).key).iterdir()] == ["sum"]


def test_the_key_is_of_inputs_versions_and_code(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = Add(file)
    elsewhere = tmp_path / "other" / file.name
    elsewhere.parent.mkdir()
    elsewhere.write_text(file.read_text())
    assert Add(elsewhere).key == step.key
    keys = [step.key, replace(step, more=1).key, replace(step, version="2").key, Twice(step).key]
    elsewhere.write_text("1 2 4")
    keys.append(Add(elsewhere).key)
    monkeypatch.setattr(provenance, "digest_of", lambda *modules: f"other {modules}")
    keys += [Add(file).key, Twice(Add(file)).key]
    assert len(set(keys)) == len(keys)
    assert pickle.loads(pickle.dumps(step)) == step
    assert pickle.loads(pickle.dumps(step)).key == Add(file).key != step.key


def test_an_input_must_be_known() -> None:
    with pytest.raises(TypeError, match="a step cannot depend on <object"):
        fingerprint((1, object()))


@pytest.mark.parametrize("executor", [Here(), Local(2)], ids=["here", "processes"])
def test_many_steps(store: Store, file: Path, executor: Here | Local) -> None:
    """One fails and one is there; the others are made, kept and told of."""
    steps = [Add(file, n, "fail" if n == 1 else "") for n in range(4)]
    steps[2].done(store)
    told: list[tuple[str, str, str]] = []

    def watch(label: str, state: str, detail: str = "") -> None:
        told.append((label, state, detail))

    with pytest.raises(ToolError, match=r"it carries; its log is .*log") as caught:
        run_all(steps, store, watch=watch, executor=executor)
    assert caught.value.step == "adding"
    assert {entry.result.total for entry in store.all("sum", Sum)} == {6, 8, 9}
    assert [one for one in told if one[0] == "numbers+2"] == [("numbers+2", "stored", "")]
    of_first = [state for label, state, _ in told if label == "numbers+0"]
    assert (of_first[0], of_first[-1]) == ("adding", "done")
    assert ("numbers+0", "adding", "half of it") in told
    assert ("numbers+1", "failed", "") in told
    others = [step for step in steps if step.order == ""]
    results = run_all(others, store, executor=executor)
    assert [results[step].total for step in others] == [6, 8, 9]
    again = run_all(others, store, force=True, executor=executor)
    assert [again[step].runs for step in others] == [2, 2, 2]


def test_a_process_that_is_killed_is_a_sentence(store: Store, file: Path) -> None:
    steps = [Add(file, 0, "die"), Add(file, 1, "die")]
    with pytest.raises(ToolError, match=r"numbers\+0: its process was killed"):
        run_all(steps, store)


def test_errors_pickle() -> None:
    for error in (ToolError("a", "b", Path("c")), ToolError("a", "b"), UserError("no")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


SCRIPT = f"""
import signal
import sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parent)!r})
from test_steps import Add, Store, run_all
from aesilicon import entry
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background ignores it
entry._on_interrupt(entry._raise)
if __name__ == "__main__":
    folder = Path(sys.argv[1])
    steps = [Add(folder / "numbers", n, "sleep") for n in range(3)]
    say = lambda label, state, detail="": print(label, state, flush=True)
    try:
        run_all(steps, Store(folder / "store"), watch=say)
    except KeyboardInterrupt:
        sys.exit(130)
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interruption_ends_processes_and_their_tools(
    sent: signal.Signals, tmp_path: Path, file: Path
) -> None:
    """Also where the command itself is killed, and can say nothing any more."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    words = [sys.executable, script, tmp_path]
    child = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(sleeping := tools_of(tmp_path)) < min(2, os.cpu_count() or 1):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    child.send_signal(sent)
    out, err = child.communicate(timeout=30)
    assert child.returncode == (130 if sent != signal.SIGKILL else -signal.SIGKILL), err
    while any(Path(f"/proc/{pid}").exists() for pid in sleeping):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    if sent != signal.SIGKILL:
        assert err == ""
        begun = [line.split()[0] for line in out.splitlines() if line.endswith("adding")]
        ended = [line.split()[0] for line in out.splitlines() if line.endswith("interrupted")]
        assert begun and sorted(begun) == sorted(ended)
        assert len(out.splitlines()) == 2 * len(begun)


def tools_of(folder: Path) -> list[int]:
    """Processes `sleep` that write to a log below a folder."""
    found = []
    for log in Path("/proc").glob("[0-9]*/fd/1"):
        try:
            name = (log.parents[1] / "comm").read_text().strip()
            if name == "sleep" and log.readlink().is_relative_to(folder):
                found.append(int(log.parents[1].name))
        except OSError:
            continue
    return found
