# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The digest of a flow covers all that it imports and reads, and nothing beside."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from aesilicon import provenance

FLOWS = (
    "aesilicon.flows.measure.measure",
    "aesilicon.flows.measure.netlist",
    "aesilicon.flows.prove.design_proof",
    "aesilicon_lab.foundry.row",
    "aesilicon.flows.verify.verify",
)

Write = Callable[[str, str], None]


def names(*modules: str) -> set[str]:
    """Paths below the folder of the package, the product's or the laboratory's."""
    files = provenance.sources(*modules)
    return {Path(*provenance._within(file).parts[1:]).as_posix() for file in files}


def forget() -> None:
    provenance.digest_of.cache_clear()
    provenance._used.cache_clear()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a file of a package that stands in place of ours."""
    monkeypatch.setattr(provenance, "PACKAGE", tmp_path)

    def write(name: str, text: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)

    return write


def test_every_way_to_import_counts(package: Write) -> None:
    package("flow.py", "import aesilicon.a\nfrom aesilicon.b import x\nfrom aesilicon import c\n")
    package("a.py", "def late():\n    from aesilicon.lib.inner import y\n")
    package("b.py", "from .lib import whatever\n")
    package("c.py", "import os\n")
    package("lib/__init__.py", "from aesilicon.lib.core import z\n")
    package("lib/core.py", "")
    package("lib/inner.py", "from . import core\n")
    package("lib/unused.py", "from aesilicon import flow\n")
    assert names("aesilicon.flow") == {
        *("flow.py", "a.py", "b.py", "c.py"),
        *("lib/__init__.py", "lib/core.py", "lib/inner.py"),
    }
    assert names("aesilicon.lib.inner") == {"lib/inner.py", "lib/core.py"}


def test_data_files_count_where_they_are_named(package: Write) -> None:
    package("flow.py", 'X = "driver.cpp"\nY = Path(__file__).with_suffix(".sv")\n')
    package("other.py", 'Z = folder / "programs" / f"{name}.slp"\n')
    package("driver.cpp", '#include "driver.hpp"\n#include <vector>\n')
    package("driver.hpp", "")
    package("flow.sv", "")
    package("stray.toml", "")
    package("programs/one.slp", "")
    assert names("aesilicon.flow") == {"flow.py", "driver.cpp", "driver.hpp", "flow.sv"}
    assert names("aesilicon.other") == {"other.py", "programs/one.slp"}


def test_what_a_wheel_bundles_counts_no_more_than_in_a_checkout(package: Write) -> None:
    package("flow.py", 'ROOT = PACKAGE / "_data"\n')
    package("_data/manifest.toml", "")
    assert names("aesilicon.flow") == {"flow.py"}


def test_a_digest_moves_with_what_is_imported_alone(package: Write) -> None:
    package("flow.py", "from aesilicon import helper\n")
    package("helper.py", "A = 1\n")
    package("stranger.py", "A = 1\n")
    forget()
    before = provenance.digest_of("aesilicon.flow")
    for name, moves in (("stranger.py", False), ("helper.py", True)):
        package(name, "A = 2\n")
        forget()
        assert (provenance.digest_of("aesilicon.flow") != before) is moves
    forget()


def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"aesilicon\.flows\.prove\.hole"):
        provenance.sources("aesilicon.flows.prove.hole")


@pytest.mark.parametrize("flow", FLOWS)
def test_a_flow_depends_on_no_front(flow: str) -> None:
    used = names(flow)
    assert not {
        name for name in used if name.split("/")[0] in ("cli", "report", "pages", "templates")
    }
    assert not used & {"build.py", "demo.py", "trust.py", "step.py", "store.py", "executors.py"}
    assert {"netlist/gates.py", "tools/process.py"} <= used or flow.endswith("verify")


def test_what_lists_by_hand_left_out_is_covered() -> None:
    assert {
        *("drivers/driver.cpp", "drivers/simulator.py", "architectures/clocks.py"),
        *("flows/verify/monte_carlo.toml", "drivers/sp800_38a.toml", "tools/verilator.py"),
    } <= names("aesilicon.flows.verify.verify")
    prover = names("aesilicon.flows.prove.design_proof")
    assert {"tools/sby.py", "tools/yosys.py", "flows/prove/handshake.sv"} <= prover
    assert "mapping/data/lean_both.slp" in names("aesilicon.flows.measure.measure")


def test_the_package_is_read_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy elsewhere has the same digest: no path counts."""
    copy = tmp_path / "copy"
    shutil.copytree(provenance.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    here = provenance.digest_of(*FLOWS)
    monkeypatch.setattr(provenance, "PACKAGE", copy)
    forget()
    assert provenance.digest_of(*FLOWS) == here
    forget()
