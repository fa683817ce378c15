# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published placed clocks: whose they are, and their order."""

from typing import Any

import pytest

from aesilicon.errors import AesiliconError
from aesilicon.flows.measure.measurement import Measurement, TriedRecipe
from aesilicon.report.published import MEASURED
from aesilicon.tools.abc import Recipe
from aesilicon_lab.layout.layout_results import PlacedRow, Unplaced
from aesilicon_lab.pages import placed
from aesilicon_lab.published_kinds import PLACED


def measured(design: str, period: float, **changed: Any) -> Measurement:
    fields = {
        "design": design,
        "target": "osu018",
        "design_hash": "1",
        "recipe": "dch, fan-out 10",
        "gate_equivalents": 1000.0,
        "fmax_mhz": 1000 / period,
        "energy_pj_per_bit": {"encrypt": 10.0},
        **changed,
    }
    return Measurement.model_construct(**fields)


def of(row: Measurement, period: float) -> PlacedRow:
    assert row.gate_equivalents and row.fmax_mhz
    unplaced = {"gate_equivalents": row.gate_equivalents, "period_ns": 1000 / row.fmax_mhz}
    return PlacedRow.model_construct(
        design=row.design,
        target=row.target,
        design_hash=row.design_hash,
        recipe=row.recipe,
        unplaced=Unplaced.model_validate(unplaced),
        gate_equivalents=1100.0,
        period_ns=period,
        fmax_mhz=1000 / period,
        wire_mm=10.0,
        seeds=(1, 2, 3),
        energy_pj_per_bit={"encrypt": 12.0},
    )


FAST, SLOW = measured("fast", 4.0), measured("slow", 4.5)


def test_a_row_that_changed_has_no_placed_figures() -> None:
    known = of(FAST, 5.0)
    assert placed.of(FAST, [known]) is known
    for name in ("design_hash", "recipe", "gate_equivalents", "target"):
        assert placed.of(FAST.model_copy(update={name: "other"}), [known]) is None


def test_another_recipe_that_was_tried_may_be_the_one_placed() -> None:
    other = TriedRecipe(recipe="nf, fan-out 10", gate_equivalents=1050.0, min_period=4.1)
    row = FAST.model_copy(update={"tried": (other,)})
    known = of(measured("fast", 4.1, recipe=other.recipe, gate_equivalents=1050.0), 4.9)
    assert placed.of(FAST, [known]) is None
    assert placed.of(row, [known]) is known
    assert "| fast | osu018 | 1.1 | 1.1 | 10 | 3 | 4.10 | 4.90 |" in placed.section([row], [known])


def test_designs_that_change_places_are_named() -> None:
    swapped = placed.section([FAST, SLOW], [of(FAST, 5.0), of(SLOW, 4.8)])
    assert "| osu018 | `fast` | `slow` |" in swapped
    assert "| fast | osu018 | 1.0 | 1.1 | 10 | 3 | 4.00 | 5.00 | 25.0 % |" in swapped
    kept = placed.section([FAST, SLOW], [of(FAST, 5.0), of(SLOW, 5.01)])
    assert "No two designs change places" in kept
    elsewhere = measured("slow", 4.5, target="ihp-sg13g2")
    assert "No two" in placed.section([FAST, elsewhere], [of(FAST, 5.0), of(elsewhere, 4.8)])


def test_rows_that_are_not_placed_are_named() -> None:
    text = placed.section([FAST, SLOW], [of(FAST, 5.0)])
    assert text.endswith("No placed clock on osu018 yet: `slow` (1 kGE).")


def test_rows_are_asked_for_by_design_or_by_target_and_design() -> None:
    large = measured("large", 3.0, gate_equivalents=placed.LARGEST + 1)
    other = measured("slow", 4.5, target="ihp-sg13g2", gate_equivalents=2000.0)
    fpga = measured("slow", 4.5, target="ecp5", gate_equivalents=None)
    rows = [large, FAST, SLOW, other, fpga]
    assert placed.asked([], rows) == [other, FAST, SLOW, large]
    assert placed.asked(["large", "osu018/slow"], rows) == [SLOW, large]
    with pytest.raises(AesiliconError, match="no published row on cells for 'ecp5/slow'"):
        placed.asked(["ecp5/slow"], rows)


def test_of_large_rows_one_seed_is_placed() -> None:
    large = measured("large", 3.0, gate_equivalents=placed.LARGEST + 1)
    assert [placed.seeds(FAST), placed.seeds(large)] == [(1, 2, 3), (1,)]


def test_published_rows_have_the_seeds_of_today_s_command() -> None:
    known = PLACED.read()
    pairs = [(row, placed.of(row, known)) for row in MEASURED.read()]
    found = [(placed.seeds(row), one.seeds) for row, one in pairs if one]
    assert {len(seeds) for seeds, _ in found} == {1, 3}
    assert [expected for expected, _ in found] == [seeds for _, seeds in found]


@pytest.mark.parametrize("row", MEASURED.read(), ids=lambda row: row.command)
def test_every_published_recipe_can_be_read(row: Measurement) -> None:
    if row.recipe and row.library:  # of cells
        assert str(Recipe.parse(row.recipe)) == row.recipe


def test_other_text_is_no_recipe() -> None:
    with pytest.raises(ValueError, match="is no recipe"):
        Recipe.parse("dch")
