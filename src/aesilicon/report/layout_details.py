# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The layout of a measured netlist, for the details of its row on the HTML page."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon import resources
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report.published import Kind
from aesilicon.result import Result
from aesilicon.store import Store

PICTURES = "docs/lab/layouts"
"""Folder of the pictures, each named after its design."""


class Periods(Result):
    """Shortest clock period in ns without wires, with placed and with routed wires."""

    no_wires: float
    placed: float
    routed: float | None


class LayoutFacts(Result):
    """The part of a row of `layout --json` that the page shows."""

    design: str
    target: str
    design_hash: str
    recipe: str | None
    gate_equivalents_unplaced: float
    """Area of the netlist before placement, in gate equivalents."""
    die_um: tuple[float, float]
    wire_mm: float | None = None
    """Length of the routed wires; None if the layout is not routed."""
    wire_mm_placed: float | None = None
    """Length of the wires as estimated after placement."""
    period_ns: Periods

    def is_of(self, row: Measurement) -> bool:
        """Whether this is the layout of the netlist that `row` measures."""
        return (self.design, self.target, self.design_hash, self.recipe) == (
            *(row.design, row.target, row.design_hash, row.recipe),
        ) and self.gate_equivalents_unplaced == row.gate_equivalents


PUBLISHED = Kind("layouts", LayoutFacts)


@dataclass(frozen=True)
class Made:
    """A finished layout: its facts and its picture."""

    row: LayoutFacts
    picture: Path
    """PNG file, which may be missing."""


@dataclass(frozen=True)
class Layout:
    """The picture of a layout, and a caption with its clock periods."""

    picture: str
    """PNG as a data URL."""
    caption: str


def in_store(store: Store) -> list[Made]:
    """All layouts of a store, the newest first."""
    return [
        Made(entry.result, store.run_folder(entry.key) / "layout.png")
        for entry in reversed(store.all("layout", LayoutFacts))
    ]


def _published() -> Iterator[Made]:
    folder = resources.project_dir() / PICTURES
    for row in PUBLISHED.read_if_there():
        yield Made(row, folder / f"{row.design}.png")


def of(row: Measurement, own: Sequence[Made] = ()) -> Layout | None:
    """The layout of a row's netlist: from `own`, else a published layout, else None."""
    for layout in (*own, *_published()):
        if layout.row.is_of(row) and layout.picture.is_file():
            picture = b64encode(layout.picture.read_bytes()).decode()
            return Layout(f"data:image/png;base64,{picture}", _caption(layout.row))
    return None


def _caption(row: LayoutFacts) -> str:
    width, height = row.die_um
    periods = row.period_ns
    how, length, wires = "placed and routed", row.wire_mm, "wires"
    if periods.routed is None or length is None:
        how, length, wires = "placed, not routed", row.wire_mm_placed, "estimated wires"
    return (
        f"{how}: {width:.0f} x {height:.0f} um, {length or 0:.0f} mm of wires, "
        f"{periods.routed or periods.placed:.2f} ns with {wires} and clock tree "
        f"({periods.no_wires:.2f} ns without)"
    )
