# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published layout of a measured netlist, for the details of its row on the HTML page."""

from base64 import b64encode
from dataclasses import dataclass

from aesilicon import resources
from aesilicon.report import published
from aesilicon.report.rows import Row, of_netlist

PICTURES = "docs/layouts"
"""Folder of the pictures, each named after its design."""


@dataclass(frozen=True)
class Layout:
    """A picture, and what became of the clock."""

    picture: str
    """As a data URL."""
    caption: str


def of(row: Row) -> Layout | None:
    """The layout of the netlist that a row measures; None where none is published."""
    layouts = published.read_if_there("layouts")
    known = of_netlist(row, layouts, lambda one: one["gate_equivalents_unplaced"])
    if known is None:
        return None
    file = resources.project_dir() / PICTURES / f"{known['design']}.png"
    if not file.is_file():
        return None
    width, height = known["die_um"]
    caption = (
        f"placed and routed: {width:.0f} x {height:.0f} um, {known['wire_mm']:.0f} mm of wires, "
        f"{known['period_ns']['routed']:.2f} ns with wires and clock tree "
        f"({known['period_ns']['no_wires']:.2f} ns without)"
    )
    return Layout(f"data:image/png;base64,{b64encode(file.read_bytes()).decode()}", caption)
