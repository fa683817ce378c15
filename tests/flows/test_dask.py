# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A sweep on a Dask cluster gives the rows of a sweep here, also where a worker dies in it."""

import json
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from aesilicon.cli import app as cli
from aesilicon.design import design
from aesilicon.errors import AesiliconError, MissingToolError, UserError
from aesilicon.executors import Dask, run_all
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.verify.step import Verify
from aesilicon.step import Step
from aesilicon.store import Store

pytest.importorskip("distributed", reason="needs the extra 'cluster'")

pytestmark = pytest.mark.xdist_group("dask")  # two clusters at a time would be four workers

SMALL = ("aes128-serial", "aes128-serial-enc")
"""Designs that are measured soonest."""
LARGE = ("pipeline", "pipeline_reload", "tbox")
"""Architectures of which a design takes minutes."""
MEASURE = ("measure", "--all", "--quick", "--target", "generic", "--unproven", "--json")


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Two workers, each a process, with the store of this test."""
    from distributed import LocalCluster

    monkeypatch.setenv("AESILICON_STORE", str(tmp_path / "store"))
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0"}
    with LocalCluster(**options) as made:
        yield made


def rows(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    """What the command prints, without the time it took; it tells of each design."""
    assert not cli.app([*MEASURE, *arguments], standalone_mode=False)
    out, err = capsys.readouterr()
    printed = json.loads(out)["rows"]
    for row in printed:
        said = [line for line in err.splitlines() if line.startswith(f"{row['design']} on")]
        assert (said[0], said[-1]) == tuple(
            f"{row['design']} on generic: {state}" for state in ("measuring", "done")
        )
    return [{**row, "seconds": 0} for row in printed]


class Killer(threading.Thread):
    """Kills a worker once a first result is there and others are being made."""

    def __init__(self, cluster: Any, store: Path) -> None:
        super().__init__(daemon=True)
        self.cluster, self.store = cluster, store
        self.killed = 0

    def run(self) -> None:
        while not Store(self.store).all("measure", Measurement):
            time.sleep(0.1)
        time.sleep(1)
        self.killed = next(iter(self.cluster.workers.values())).pid
        os.kill(self.killed, signal.SIGKILL)


def swept(
    cluster: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [*design.catalogue()]
    killer = Killer(cluster, folder / "store")
    killer.start()
    swept = rows(capsys, "--dask", cluster.scheduler_address)
    assert killer.killed
    assert [row["design"] for row in swept] == names
    entries = Store(folder / "store").all("measure", Measurement)
    assert sorted(entry.subject for entry in entries) == names
    monkeypatch.setenv("AESILICON_STORE", str(folder / "here"))
    assert rows(capsys) == swept


def test_a_worker_that_dies_changes_nothing(
    cluster: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """While one is measured there is another, so the worker that dies has something to do."""
    chosen = {name: file for name, file in design.catalogue().items() if name in SMALL}
    chosen["aes128-tagged"] = tmp_path / "aes128-tagged.toml"
    text = chosen["aes128-serial-enc"].read_text().replace("aes128-serial-enc", "aes128-tagged")
    chosen["aes128-tagged"].write_text(f"{text}tag_bits = 2\n")
    monkeypatch.setattr(design, "catalogue", lambda papers=True: chosen)
    swept(cluster, tmp_path, monkeypatch, capsys)


@pytest.mark.bench
def test_the_catalogue_on_a_cluster(
    cluster: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    chosen = {
        name: file
        for name, file in design.catalogue().items()
        if design.load(name).core.architecture not in LARGE
    }
    monkeypatch.setattr(design, "catalogue", lambda papers=True: chosen)
    swept(cluster, tmp_path, monkeypatch, capsys)


def test_a_worker_of_another_version_is_refused(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Step, "key_of", classmethod(lambda cls, inputs, versions: "other"))
    step = Verify(design.load("aes128-serial-enc"))
    with pytest.raises(AesiliconError, match="a Dask worker has another version of AESilicon"):
        run_all([step], Store(tmp_path / "mine"), executor=Dask(cluster.scheduler_address))


def test_no_cluster_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = Verify(design.load("aes128-serial-enc"))
    with pytest.raises(UserError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:1: "):
        run_all([step], Store(tmp_path), executor=Dask("tcp://127.0.0.1:1", 1))
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(MissingToolError, match=r"pip install 'aesilicon\[cluster\]'"):
        run_all([step], Store(tmp_path), executor=Dask("tcp://127.0.0.1:1", 1))
