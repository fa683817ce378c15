# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tables of the designs with a mode: with published rows and without."""

import pytest

from aesilicon.architectures import DIRECTIONS
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.resources import project_dir
from aesilicon_lab.pages import engines, placed, published_set
from report_pages import row as plain_row

NAME = "aes128-gcm-lean"
PARTS = {"gcm.ghash": 9500.0, "gcm": 4000.0, "sub_bytes.sbox": 12000.0, "core": 500.0}


def row(target: str = "ihp-sg13g2", **fields: object) -> Measurement:
    given = {"target": target, "mode": "gcm", "fmax_mhz": 400.0, "gate_equivalents": 26000.0}
    given |= {"throughput_mbps": dict.fromkeys(DIRECTIONS, 5120.0)}
    given |= {"area_by_module": [{"module": k, "gate_equivalents": v} for k, v in PARTS.items()]}
    return Measurement.model_validate({**plain_row(NAME), **given, **fields})


def of(name: str, text: str) -> list[list[str]]:
    lines = (line for line in text.splitlines() if line.startswith(f"| `{name}`"))
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]


def test_a_measured_design_has_its_figures() -> None:
    assert of(NAME, engines.cost("gcm", [row()])) == [
        [f"`{NAME}`", "ihp-sg13g2", "26.0 kGE", "13.5 kGE", "400 MHz", "10", "5,120"]
    ]
    ((*_, xc7, cells),) = of(NAME, engines.choice([row()]))
    assert (xc7, cells) == (engines.NOT_YET, "26.0 kGE, 5,120 Mb/s")


def test_on_luts_nothing_is_said_of_the_mode_alone() -> None:
    luts = row("xc7", gate_equivalents=None, luts=4321, area_by_module=[], estimate=True)
    ((_, target, area, own, *_),) = of(NAME, engines.cost("gcm", [luts]))
    assert (target, area, own) == ("xc7 (estimate)", "4,321 LUT", "-")


def test_without_rows_each_target_is_not_measured_yet() -> None:
    shown = of(NAME, engines.cost("gcm", []))
    assert [line[1] for line in shown] == [*published_set.measurements(NAME)]
    assert {line[2] for line in shown} == {engines.NOT_YET}
    ((*_, luts, _, cells),) = of(NAME, engines.choice([]))
    assert luts == cells == engines.NOT_YET


def test_a_target_that_is_not_published_has_a_dash() -> None:
    ((*_, luts, wide, cells),) = of("aes128-gcm-pipeline", engines.choice([]))
    assert (luts, wide, cells) == ("-", engines.NOT_YET, engines.NOT_YET)


def test_a_core_without_a_name_is_its_architecture() -> None:
    ((_, _, _, cores, *_),) = of("aes256-xts", engines.choice([]))
    assert cores == "`round`, `column`"
    ((_, _, _, core, *_),) = of("aes128-ccm", engines.choice([]))
    assert core == "`aes128-column-enc`"


def test_stale_rows_are_marked() -> None:
    old = row(earlier=True)
    assert "†" in engines.cost("gcm", [old]) and "†" in engines.choice([old])


@pytest.mark.parametrize("mode", engines.PAGES)
def test_every_design_is_in_the_tables(mode: str) -> None:
    every = engines.choice([])
    own = [one.name for one in engines.shipped(mode)]
    assert own
    for name in own:
        assert len(of(name, every)) == 1
        assert of(name, engines.cost(mode, []))
    page = (project_dir() / f"docs/reference/{mode}.md").read_text("utf-8")
    assert all(f"| `{name}`" in page for name in own)


def test_no_design_with_a_mode_waits_to_be_placed() -> None:
    assert NAME not in placed.section([row()], [])
    assert placed.asked([], [row()]) == []
    assert {one.name for one in engines.shipped()} == {*design.engines()}
