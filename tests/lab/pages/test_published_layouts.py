# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the published layouts must hold, and that they are of the published netlists."""

import pytest

from aesilicon import resources
from aesilicon.report import layout_details
from aesilicon.report.published import MEASURED
from aesilicon_lab.layout.layout_results import LayoutRow
from aesilicon_lab.pages import layouts
from aesilicon_lab.published_kinds import LAYOUTS

ROWS = LAYOUTS.read()


def test_every_layout_is_published() -> None:
    assert [row.design for row in ROWS] == [*layouts.PUBLISHED]


@pytest.mark.parametrize("row", ROWS, ids=[row.design for row in ROWS])
def test_a_published_layout_is_clean_and_near_its_estimate(row: LayoutRow) -> None:
    *_, last = row.attempts
    assert last.clean
    periods = row.period_ns
    assert periods.routed == pytest.approx(periods.placed, rel=0.02)
    # Strengths and buffers are chosen for these wires; synthesis for area chose them for no clock.
    assert 0.8 < periods.routed / periods.no_wires < 1.15
    assert row.hold_slack_ns > 0
    # 600 is the aim on two idle cores; the rows were made while other work ran beside.
    assert row.seconds < 900


@pytest.mark.parametrize("row", ROWS, ids=[row.design for row in ROWS])
def test_a_published_layout_is_shown_beside_its_measurement(row: LayoutRow) -> None:
    (measured,) = (
        one for one in MEASURED.read() if (one.design, one.target) == (row.design, row.target)
    )
    assert measured.design_hash == row.design_hash
    picture = resources.project_dir() / layouts.PICTURES / f"{row.design}.png"
    assert picture.stat().st_size < 300_000
    assert measured.gate_equivalents == row.gate_equivalents_unplaced
    shown = layout_details.of(measured)
    assert shown is not None
    assert f"{row.wire_mm:.0f} mm" in shown.caption
