# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""How the scripts of a bundle map S-boxes whose cells a row keeps."""

from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.bundle import cell_plans, cells_scripts, figures, synthesis_page
from aesilicon.bundle.figures import Figures
from aesilicon.design import design, rtl
from aesilicon.errors import MissingToolError
from aesilicon.store import Store
from aesilicon.targets import Target, registry

pytestmark = pytest.mark.skipif(
    not registry.OSU018_LIBERTY.is_file(), reason="needs qflow-tech-osu018"
)
PLAIN = "module aes_sbox_brisk_2 (inverse_i, data_i, data_o);\nmodule aes_sbox_1 (data_i);\n"


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    (tmp_path / "core.v").write_text(PLAIN)
    return tmp_path / "core.v"


@pytest.fixture
def measured(tmp_path: Path) -> Figures:
    """The figures of a core whose row on osu018 keeps the cells of its S-boxes, none stale."""
    one = design.load("aes128-round-brisk")
    store = Store(tmp_path / "store")
    found = figures.collect(one, rtl.design_hash(one), one.name, store)
    rows = [row.model_copy(update={"stale": False}) for row in found.rows]
    return found.model_copy(update={"rows": tuple(r for r in rows if r.target == "osu018")})


def test_s_boxes_keep_their_cells(plain: Path, measured: Figures) -> None:
    plans = cell_plans.plans(design.load("aes128-round-brisk"), measured, plain)
    plan = plans["osu018"]
    assert plan.recipe.boxes_kept
    assert [*plan.sboxes] == ["aes_sbox_brisk_2"]
    assert plan.sboxes["aes_sbox_brisk_2"].count("XNOR2X1") > 5
    assert plan.delay_ns is not None and plan.recipe.clock_ns is not None
    assert plan.delay_ns < plan.recipe.clock_ns
    scripts = dict(cells_scripts.files("core", plans))
    assert "\nblackbox aes_sbox_brisk_2\n" in scripts["osu018.ys"]
    assert "submod -name gates" in scripts["osu018.ys"]
    assert {"osu018.abc", "osu018_sboxes.v", "join.ys"} <= {*scripts}
    assert "keeps cells" not in synthesis_page.text("core", measured, plans)


def test_without_the_library_the_page_says_so(
    plain: Path, measured: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Target:
        raise MissingToolError(f"target '{name}' is not on this machine")

    monkeypatch.setattr(targets, "find", missing)
    plans = cell_plans.plans(design.load("aes128-round-brisk"), measured, plain)
    assert plans == {}
    assert "On osu018 the row keeps cells" in synthesis_page.text("core", measured, plans)
    assert "join.ys" not in dict(cells_scripts.files("core", plans))


@pytest.mark.parametrize("name", ["aes128-feedback-lean", "aes128-feedback-fast"])
def test_other_s_boxes_are_mapped_anew(name: str, plain: Path, measured: Figures) -> None:
    """The plain Verilog does not say the direction of a module, and BDDs are no searched cells."""
    plain.write_text(PLAIN + "module aes_sbox_fast_1 (data_i);\nmodule aes_sbox_lean_1 (data_i);\n")
    assert cell_plans.plans(design.load(name), measured, plain) == {}
