# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The store keeps what was put there, through kills and from several processes."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from aesilicon.errors import UserError
from aesilicon.store import Store, default_folder


def test_put_then_get(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("k", "measure", "d", "t", {"area": 1.5, "none": None})
    entry = Store(tmp_path).get("k")
    assert entry is not None
    assert entry.result == {"area": 1.5, "none": None}
    assert store.get("other") is None


def test_latest_is_the_newest_of_each_design_and_target(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("1", "measure", "d", "t", {"n": 1})
    store.put("2", "measure", "d", "t", {"n": 2})
    store.put("3", "measure", "d", "u", {"n": 3})
    store.put("4", "verify", "d", "", {"n": 4})
    assert [e.result["n"] for e in store.latest("measure")] == [2, 3]


def test_folder_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path / "here"))
    assert Store().folder == tmp_path / "here"
    monkeypatch.delenv("AESILICON_STORE")
    assert default_folder().name == "aesilicon"


def test_unusable_folder_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"cannot use the results store .* AESILICON_STORE"):
        Store(tmp_path / "file")
    (tmp_path / "results.sqlite").write_bytes(b"not a database, but long enough to be read" * 99)
    with pytest.raises(UserError, match="cannot use the results store"):
        Store(tmp_path)


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


def test_new_run_folder_is_empty_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (store.new_run_folder("k") / "log").write_text("old")
    assert list(store.new_run_folder("k").iterdir()) == []


def test_a_killed_writer_leaves_the_store_readable(tmp_path: Path) -> None:
    writer = (
        "import sys; from pathlib import Path; from aesilicon.store import Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "for n in range(10**9): store.put(str(n), 'measure', 'd', str(n), {'n': n})\n"
    )
    child = subprocess.Popen([sys.executable, "-c", writer, str(tmp_path)])
    deadline = time.monotonic() + 30
    while not (tmp_path / "results.sqlite").exists() or not Store(tmp_path).get("5"):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    store = Store(tmp_path)
    assert all(e.result == {"n": int(e.key)} for e in store.latest("measure"))
    store.put("after", "measure", "d", "after", {})
    assert store.get("after") is not None
