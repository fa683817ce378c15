# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A path in the stages of Morioka & Satoh's table 3, and the metrics of their tables 2 and 3."""

from typing import Any

import pytest

from aesilicon import targets
from aesilicon.flows.measure.measurement import CellDelay, ModulePath
from aesilicon.flows.measure.options import Options
from aesilicon_lab import papers
from aesilicon_lab.papers import design_measures, stages
from aesilicon_lab.papers.measures import DesignMetric, Measure, Stage
from aesilicon_lab.papers.paper_results import DesignFigures
from aesilicon_lab.papers.printed_table import Column

SINGLE = {"INV", "BUF"}


def path(*cells: tuple[str, str, float], period: float) -> ModulePath:
    delays = (CellDelay(cell=cell, module=module, delay=delay) for cell, module, delay in cells)
    return ModulePath(module="core", delay_ns=period, stages=(), cells=tuple(delays))


@pytest.mark.parametrize("tbox", ["path.times.twisted_bdd", "path.once", "path.sub_bytes.sbox"])
def test_the_stages_of_a_round(tbox: str) -> None:
    """Buffers behind the register are drivers, whichever module they count for; others are not."""
    found = path(
        *(("DFF", "core", 0.1), ("INV", tbox, 0.05), ("BUF", "core", 0.06)),
        *(("NAND2", tbox, 0.2), ("INV", tbox, 0.02), ("NAND2", tbox, 0.03)),
        *(("XOR2", "core", 0.07), ("BUF", "core", 0.01), ("NAND2", "core", 0.04)),
        period=0.65,
    )
    (only,) = stages.by_module([found], SINGLE)
    assert only.module == "core"
    assert only.stages == pytest.approx(
        {
            "register": 0.1,
            "drivers": 0.11,
            "lookup": 0.25,
            "logic": 0.12,
            "setup": 0.07,
            "total": 0.65,
        }
    )
    assert set(only.stages) == set(stages.STAGES)


def test_a_path_without_a_lookup_has_logic_alone() -> None:
    found = path(("in", "", 0.01), ("NAND2", "control", 0.2), ("XOR2", "core", 0.1), period=0.4)
    parts = stages.by_module([found], SINGLE)[0].stages
    assert (parts["drivers"], parts["lookup"]) == (0, 0)
    assert (parts["logic"], parts["setup"]) == pytest.approx((0.3, 0.09))


def stage(module: str, total: float, lookup: float) -> dict[str, Any]:
    return {"module": module, "delay_ns": total, "stages": {"lookup": lookup, "total": total}}


FIELDS: dict[str, Any] = {
    "design": "encryptor",
    "design_hash": "0",
    "goal": "speed",
    "fmax_mhz": 500.0,
    "area_um2": 1.0,
    "energy_pj_per_bit": {"encrypt": 20.0, "decrypt": None},
    "paths_by_module": [
        {"module": "key.unit", "delay_ns": 2.0, "stages": []},
        {"module": "core", "delay_ns": 1.25, "stages": [{"stage": "T-box", "delay_ns": 1.25}]},
        {"module": "result", "delay_ns": 1.0, "stages": []},
    ],
    "stages_by_module": [stage("key.unit", 2.0, 1.5), stage("core", 1.25, 0.6)],
}
FIGURES = DesignFigures.model_validate(FIELDS)


@pytest.mark.parametrize(
    ("metric", "measured", "seen"),
    [
        ("clock_mhz", 800.0, "the slowest path 1.25 ns T-box"),
        ("throughput_mbps", 128 * 800 / 10, "the slowest path 1.25 ns T-box"),
        ("stage_ps", 600.0, "a path of 600 ps lookup, 1,250 ps total"),
        (
            "power_w",
            20e-12 * 12.8 * 780e6,
            "20 pJ a bit at the core's own 500 MHz, scaled to 780 MHz, which it does not reach",
        ),
    ],
)
def test_a_circuit_without_its_key_schedule(
    metric: DesignMetric, measured: float, seen: str
) -> None:
    built = design_measures.build(papers.load("morioka-satoh"), "encryptor")
    target = targets.find("generic")
    step = design_measures.ReproduceDesign("morioka-satoh", "encryptor", Options(), target, built)
    column = Column(unit="-", metric=metric, size=[128, 128], mhz=780)
    lookup: Stage = "lookup"
    what = Measure(design="encryptor", modules=["*"], without=["key*"], stage=lookup)
    assert design_measures.value(what, column, step, FIGURES) == pytest.approx(measured)
    assert design_measures.evidence(what, column, FIGURES) == seen
    # A path may be missing, as on a target without OpenSTA; the whole has the clock of the keys.
    missing = {"paths_by_module": [], "stages_by_module": [], "energy_pj_per_bit": None}
    bare = DesignFigures.model_validate(FIELDS | missing)
    assert design_measures.value(what, column, step, bare) is None
    whole = Measure(design="encryptor")
    if metric == "clock_mhz":
        assert design_measures.value(whole, column, step, FIGURES) == 500
