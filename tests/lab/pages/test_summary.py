# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The README's designs and the page of all designs: whose figures their cells are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from aesilicon import targets
from aesilicon.design import design
from aesilicon.errors import ToolError
from aesilicon.flows.measure.measure import measure
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import Options
from aesilicon.report.published import MEASURED, PROOFS
from aesilicon_lab.layout.layout_results import PlacedRow
from aesilicon_lab.pages import published_set, summary
from aesilicon_lab.published_kinds import PLACED

ROWS = [row.model_copy(update={"earlier": False}) for row in MEASURED.read()]


def placed_at_100_mhz(name: str) -> PlacedRow:
    """The placed row of a design, with 1,100 gate equivalents."""
    (row,) = [r for r in PLACED.read() if (r.design, r.target) == (name, summary.CELLS)]
    (of,) = [r for r in ROWS if (r.design, r.target) == (name, summary.CELLS)]
    figures: dict[str, Any] = {"gate_equivalents": 1100.0, "fmax_mhz": 100.0, "period_ns": 10.0}
    figures |= {"design_hash": of.design_hash, "recipe": of.recipe}
    figures |= {
        "unplaced": row.unplaced.model_copy(update={"gate_equivalents": of.gate_equivalents})
    }
    return row.model_copy(update=figures | {"energy_pj_per_bit": {"encrypt": 12.0}})


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")[1:-1]]


def of(name: str, text: str) -> list[str]:
    (line,) = (line for line in text.splitlines() if line.startswith(f"| `{name}` "))
    return cells(line)


def test_the_page_has_both_directions_placed_figures_and_narrow_ports() -> None:
    text = summary.table(ROWS, [], "proofs.md", [placed_at_100_mhz("aes128-serial")])
    shown = of("aes128-serial", text)
    assert shown[summary.COLUMNS.index("clocks a block")] == "260 / 360"
    assert shown[summary.COLUMNS.index("placed: kGE") :] == [
        *("1.1", "100", "0.05 / 0.04", "12.0", "45 / 32", "no")
    ]
    *_, narrow = text.splitlines()
    assert (
        "8 bits: `aes128-serial`, `aes128-serial-enc`; 16 bits: `kuo-chip`, `kuo-processor`"
        in narrow
    )
    for name in ("vater-wlan", "vater-stages32", "gunasekaran-word32"):
        assert f"`{name}`" in narrow
    assert "aes-round" not in narrow and "rijndael" not in narrow


@pytest.mark.parametrize(
    ("placements", "shown"),
    [([placed_at_100_mhz("aes128-round-enc")], "1.1 kGE, 1.28 Gb/s, 1164 kb/s a gate"), ([], "-")],
)
def test_the_readme_has_figures_of_the_placed_netlist_or_none(
    placements: Sequence[PlacedRow], shown: str
) -> None:
    text = summary.choice(ROWS, placements)
    assert [cells(line)[0] for line in text.splitlines()[2:]] == [
        f"`{name}`" for name in summary.CHOICE
    ]
    assert of("aes128-round-enc", text)[-1] == shown
    assert of("aes-round", text)[-1] == "-"


def test_what_fits_no_device_is_said() -> None:
    assert of("aes-round", summary.choice(ROWS))[5] == "does not fit"
    assert of("aes128-column", summary.choice(ROWS))[5] != "does not fit"


@pytest.mark.bench
@pytest.mark.parametrize(
    ("name", "target"),
    [(name, target) for name, where in published_set.TOO_LARGE.items() for target in where],
)
def test_what_is_said_not_to_fit_does_not(name: str, target: str, tmp_path: Path) -> None:
    most = {"ice40": "7,680 ICESTORM_LC", "ecp5": "83,640 TRELLIS_COMB"}[target]
    options = Options("area" if target == "ice40" else "speed", orders=1)
    with pytest.raises(ToolError, match=rf"[\d,]+ of {most}"):
        measure(design.load(name), targets.find(target), options, work=tmp_path)


def test_rows_of_earlier_rtl_are_marked() -> None:
    def earlier(row: Measurement) -> Measurement:
        return row.model_copy(update={"earlier": True})

    text = summary.choice([earlier(row) for row in ROWS])
    assert "Gb/s †" in text and " †" not in summary.choice(ROWS)


def test_the_sentence_on_proofs_counts_those_for_any_sequence() -> None:
    row = next(row for row in PROOFS.read() if row.any_sequence)
    assert row.any_sequence is not None
    undecided = row.any_sequence.model_copy(update={"right": None})
    rows = [row, row.with_any_sequence(None), row.with_any_sequence(undecided)]
    assert "For 1 of 3 designs" in summary.proven(rows)
