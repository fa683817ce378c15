# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fixtures that several folders of tests share."""

import gc
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import quick_compiler
from aesilicon import entry
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.store import Store
from aesilicon.symbolic.circuit import elaborate_design
from aesilicon.tools import verilator
from aesilicon_lab.mutants import planted_faults

pytest_plugins = ["bench_shards"]

gc.set_threshold(entry.COLLECTED)

Elaborate = Callable[[Design, str], Elaborated]


@pytest.fixture(scope="session", autouse=True)
def _quick_compilation(pytestconfig: pytest.Config) -> Iterator[None]:
    """Compiles simulators with -O1: most tests simulate for less time than -O2 adds."""
    assert pytestconfig.cache is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verilator, "EFFORT", "-O1")
        library = Path(pytestconfig.cache.mkdir("verilator"))
        patch.setattr(verilator, "LIBRARY", library)
        if (compiler := quick_compiler.folder(library)) is not None:
            patch.setenv("PATH", str(compiler), prepend=os.pathsep)
        yield


@pytest.fixture(scope="session")
def simulators(pytestconfig: pytest.Config) -> Path:
    """Folder of compiled simulators, named by content hash and reused from run to run."""
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    assert pytestconfig.cache is not None
    return Path(pytestconfig.cache.mkdir("simulators"))


class KeptResults(Store):
    """Keeps results from run to run; the files of a step go into a new folder below `runs`."""

    def __init__(self, folder: Path, runs: Path) -> None:
        super().__init__(folder)
        self._runs = runs

    def new_run_folder(self, key: str) -> Path:
        return Path(tempfile.mkdtemp(prefix=key[:8], dir=self._runs))


@pytest.fixture(scope="session")
def proofs(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Proofs of this and of earlier runs. Other RTL, other tools or other code have other keys."""
    assert pytestconfig.cache is not None
    return KeptResults(Path(pytestconfig.cache.mkdir("proofs")), tmp_path_factory.mktemp("proofs"))


@pytest.fixture(scope="session")
def aes_round() -> Design:
    return design.load("aes-round")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None:
        pytest.skip("needs a browser: apt-get install chromium, or set CHROMIUM")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def encryptor() -> Design:
    """The smallest design, for tests that run many proofs."""
    return design.load("aes128-round-enc")


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A function that plants the fault of a given name in the RTL."""

    def planted(fault: str) -> None:
        files = planted_faults.write_one(tmp_path / "rtl", planted_faults.get(fault))
        monkeypatch.setattr(rtl, "manifest", lambda: files)

    return planted


@pytest.fixture
def elaborate_with(plant: Callable[[str], None], tmp_path: Path) -> Elaborate:
    """A function that elaborates a design with a planted fault, with black boxes for S-boxes."""

    def elaborated(of: Design, fault: str) -> Elaborated:
        plant(fault)
        return elaborate_design(of, tmp_path / "work")

    return elaborated
