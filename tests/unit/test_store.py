# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The store keeps what was put there, through kills and from several processes."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from aesilicon import folders
from aesilicon.errors import UserError
from aesilicon.result import Result
from aesilicon.store import Store


class Number(Result):
    n: int


class Area(Result):
    area: float
    name: str | None


def test_put_then_get(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("k", "measure", "d", "t", Area(area=1.5, name=None))
    entry = Store(tmp_path).get("k", Area)
    assert entry is not None
    assert entry.result == Area(area=1.5, name=None)
    assert store.get("other", Area) is None


def test_latest_is_the_newest_of_each_design_and_target(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("1", "measure", "d", "t", Number(n=1))
    store.put("2", "measure", "d", "t", Number(n=2))
    store.put("3", "measure", "d", "u", Number(n=3))
    store.put("4", "verify", "d", "", Number(n=4))
    assert [e.result.n for e in store.latest("measure", Number)] == [2, 3]


def test_folder_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path / "here"))
    assert Store().folder == tmp_path / "here"
    monkeypatch.delenv("AESILICON_STORE")
    assert folders.results().name == "aesilicon"


def test_unusable_folder_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = (
        r"cannot use the results store .*; set AESILICON_STORE to a folder that can be written$"
    )
    with pytest.raises(UserError, match=folder):
        Store(tmp_path / "file")
    (tmp_path / "results.sqlite").mkdir()
    with pytest.raises(UserError, match=folder):
        Store(tmp_path)


def test_a_folder_that_cannot_be_written_any_more(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (tmp_path / "runs").rmdir()
    for use in (store.new_run_folder, lambda key: store.exclusive(key).__enter__()):
        with pytest.raises(UserError, match=r"cannot use the results store .*: No such file"):
            use("k")
    database = sqlite3.connect(tmp_path / "results.sqlite")
    database.execute("PRAGMA max_page_count = 1")  # of this connection only
    with pytest.raises(sqlite3.OperationalError, match="full") as caught:
        database.execute("CREATE TABLE more (text)")
    database.close()
    assert str(store._complaint(caught.value)).startswith("cannot use the results store")


def test_damaged_database_gets_another_sentence(tmp_path: Path) -> None:
    damaged = r"the results store .*results\.sqlite is damaged \(.*\); move it away, or set AES"
    file = tmp_path / "results.sqlite"
    file.write_bytes(b"not a database, but long enough to be read" * 99)
    with pytest.raises(UserError, match=damaged):
        Store(tmp_path)
    file.unlink()
    store = Store(tmp_path)
    store.put("k", "measure", "d", "t", Number(n=1))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE results SET result = '{'")
    database.close()
    for read in (lambda: store.get("k", Number), lambda: store.latest("measure", Number)):
        with pytest.raises(UserError, match=damaged):
            read()
    with sqlite3.connect(file) as database:
        database.execute("ALTER TABLE results RENAME COLUMN kind TO sort")
    database.close()
    with pytest.raises(UserError, match=damaged):
        store.latest("measure", Number)


def test_a_database_in_use_is_not_damaged(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with sqlite3.connect(tmp_path / "results.sqlite", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        mine = sqlite3.connect(tmp_path / "results.sqlite", timeout=0)
        with pytest.raises(sqlite3.OperationalError) as caught:
            mine.execute("SELECT * FROM results")
        mine.close()
    other.close()
    assert str(store._complaint(caught.value)).endswith("is in use; try again later")


def test_exclusive_makes_the_second_wait(tmp_path: Path) -> None:
    store = Store(tmp_path)
    order = []

    def second() -> None:
        with store.exclusive("k"):
            order.append("second")

    with store.exclusive("k"):
        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.2)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


def test_a_tool_that_outlives_its_process_keeps_the_lock(tmp_path: Path) -> None:
    """It still writes to the run folder."""
    holder = (
        "import os, sys; from pathlib import Path; from aesilicon.store import Store\n"
        "from aesilicon.tools import process\n"
        "with Store(Path(sys.argv[1])).exclusive('k'):\n"
        "    process.run('sleeping', ['sleep', '60'],\n"
        "        log=Path('log'))\n"
    )
    child = subprocess.Popen([sys.executable, "-c", holder, str(tmp_path)], cwd=tmp_path)
    wait_for(lambda: tools_in(tmp_path, "sleep"))
    (tool,) = tools_in(tmp_path, "sleep")
    child.kill()
    child.wait()
    order = []

    def second() -> None:
        with Store(tmp_path).exclusive("k"):
            order.append("second")

    thread = threading.Thread(target=second)
    thread.start()
    time.sleep(0.3)
    order.append("first")
    os.kill(tool, signal.SIGKILL)
    thread.join()
    assert order == ["first", "second"]


def test_what_an_older_version_wrote_is_read_where_it_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(tmp_path)
    rows = {"1": {"n": 1, "dropped": 2}, "2": {"name": "of old"}, "3": {"n": 3}}
    with sqlite3.connect(tmp_path / "results.sqlite") as database:
        for key, row in rows.items():
            database.execute(
                "INSERT INTO results VALUES (?, 'measure', 'd', ?, '2025', ?)",
                (key, key, json.dumps(row)),
            )
        before = database.execute("SELECT * FROM results").fetchall()
    database.close()
    for _ in range(2):
        assert [e.result.n for e in store.latest("measure", Number)] == [1, 3]
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "1 result of kind 'measure' in" in said
    assert "written by another version and are left out" in said
    assert store.get("2", Number) is None
    with sqlite3.connect(tmp_path / "results.sqlite") as database:
        assert database.execute("SELECT * FROM results").fetchall() == before
    database.close()


def test_new_run_folder_is_empty_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (store.new_run_folder("k") / "log").write_text("old")
    assert list(store.new_run_folder("k").iterdir()) == []


def test_a_killed_writer_leaves_the_store_readable(tmp_path: Path) -> None:
    writer = (
        f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "from pathlib import Path; from test_store import Number, Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "for n in range(10**9): store.put(str(n), 'measure', 'd', str(n), Number(n=n))\n"
    )
    child = subprocess.Popen([sys.executable, "-c", writer, str(tmp_path)])
    deadline = time.monotonic() + 30
    while not (tmp_path / "results.sqlite").exists() or not Store(tmp_path).get("5", Number):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    store = Store(tmp_path)
    assert all(e.result.n == int(e.key) for e in store.latest("measure", Number))
    store.put("after", "measure", "d", "after", Number(n=0))
    assert store.get("after", Number) is not None


def wait_for(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + 30
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def tools_in(folder: Path, program: str) -> list[int]:
    """Processes of a program that work in a folder."""
    found = []
    for cwd in Path("/proc").glob("[0-9]*/cwd"):
        try:
            name = (cwd.parent / "comm").read_text().strip()
            if cwd.readlink() == folder and name == program:
                found.append(int(cwd.parent.name))
        except OSError:
            continue
    return found
