# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The layout of a measured netlist, for the details of its row on the HTML page."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon import resources
from aesilicon.report import published
from aesilicon.report.rows import Row, of_netlist
from aesilicon.store import Store

PICTURES = "docs/lab/layouts"
"""Folder of the pictures, each named after its design."""


@dataclass(frozen=True)
class Made:
    """A layout."""

    row: Row
    """As `layout --json` prints it."""
    picture: Path
    """PNG; need not be there."""


@dataclass(frozen=True)
class Layout:
    """A picture, and what became of the clock."""

    picture: str
    """As a data URL."""
    caption: str


def in_store(store: Store) -> list[Made]:
    """All layouts of a store, the newest first."""
    found = reversed(store.all("layout"))
    return [Made(one.result, store.run_folder(one.key) / "layout.png") for one in found]


def _published() -> Iterator[Made]:
    folder = resources.project_dir() / PICTURES
    for row in published.read_if_there("layouts"):
        yield Made(row, folder / f"{row['design']}.png")


def of(row: Row, own: Sequence[Made] = ()) -> Layout | None:
    """The layout of the netlist that a row measures: of `own`, else a published one; or None."""
    for one in (*own, *_published()):
        if of_netlist(row, [one.row], lambda laid: laid["gate_equivalents_unplaced"]) is None:
            continue
        if one.picture.is_file():
            picture = b64encode(one.picture.read_bytes()).decode()
            return Layout(f"data:image/png;base64,{picture}", _caption(one.row))
    return None


def _caption(laid: Row) -> str:
    width, height = laid["die_um"]
    periods = laid["period_ns"]
    how, wires, with_ = "placed and routed", laid.get("wire_mm"), "wires"
    if periods["routed"] is None:
        how, wires, with_ = "placed, not routed", laid["wire_mm_placed"], "estimated wires"
    return (
        f"{how}: {width:.0f} x {height:.0f} um, {wires:.0f} mm of wires, "
        f"{periods['routed'] or periods['placed']:.2f} ns with {with_} and clock tree "
        f"({periods['no_wires']:.2f} ns without)"
    )
