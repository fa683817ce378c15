# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the pages say of a paper's figures is true of the published ones."""

import pytest

from aesilicon.errors import AesiliconError
from aesilicon.report.published import MEASURED
from aesilicon_lab import papers
from aesilicon_lab.papers import prose
from aesilicon_lab.papers.prose import Prose
from aesilicon_lab.published_kinds import PAPERS

PUBLISHED = PAPERS.read()
PLACE = "2|Typical-case library|gates|osu018"


def words(**changes: object) -> Prose:
    """A text on one paper with some texts changed."""
    return prose.of("kuo-verbauwhede").model_copy(update=changes)


@pytest.mark.parametrize("key", papers.catalogue())
def test_published_figures_bear_out_the_words(key: str) -> None:
    assert prose.of(key).untrue(PUBLISHED) == []
    assert prose.of(key).filled(PUBLISHED).verdict


@pytest.mark.parametrize("key", papers.catalogue())
def test_a_check_sees_other_figures(key: str) -> None:
    """Each check fails if one of its figures is ten times what it is, or a tenth."""
    own = [row for row in PUBLISHED if row.paper == key and not row.claim]
    seen: set[str] = set()
    for row in own:
        for factor in (10, 0.1) if isinstance(row.measured, int | float) else ():
            changed = row.model_copy(update={"measured": row.measured * factor})
            seen |= {*prose.of(key).untrue([*PUBLISHED, changed])}
    said = str(prose.of(key).checks)
    there = MEASURED.read()
    for one in (one for one in there if f"published|{one.design}|" in said):
        for factor in (10, 0.1):
            figures = {"luts", "fmax_mhz", "gate_equivalents"}
            own = {name: value * factor for name in figures if (value := getattr(one, name))}
            seen |= {*prose.of(key).untrue(PUBLISHED, [*there, one.model_copy(update=own)])}
    assert seen == {*prose.of(key).checks}


def test_a_place_is_filled() -> None:
    (row,) = (r for r in PUBLISHED if (r.table, r.row, r.metric) == tuple(PLACE.split("|")[:3]))
    assert isinstance(row.measured, float)
    said = words(verdict=f"{{{PLACE}}} gates, {{{PLACE} / {PLACE}}} times").filled(PUBLISHED)
    assert said.verdict == f"{row.measured:,.0f} gates, 1.00 times"


def test_a_published_measurement_is_filled() -> None:
    row = next(row for row in MEASURED.read() if row.target == "ecp5" and row.luts)
    said = words(verdict=f"{{published|{row.design}|luts|ecp5}} LUTs").filled(PUBLISHED)
    assert said.verdict == f"{row.luts:,} LUTs"


def test_a_place_without_a_figure_is_named() -> None:
    with pytest.raises(
        AesiliconError, match=r"2\|Typical-case\|gates\|osu018, which has no figure"
    ):
        words(verdict="{2|Typical-case|gates|osu018} gates").filled(PUBLISHED)


def test_words_that_no_text_has_are_not_checked_in_vain() -> None:
    checks = {"the chip is green": f"{{{PLACE}}} > 0"}
    assert words(checks=checks).untrue(PUBLISHED) == ["the chip is green"]
