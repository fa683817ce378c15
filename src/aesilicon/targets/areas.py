# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Corrects cell areas in liberty files to the sizes in the layout (LEF).

Some liberty files have wrong areas: in osu018's a 3-input OAI is smaller than a NAND2. Synthesis,
search and report therefore read a corrected copy of the file in the user's cache folder.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from aesilicon.targets import lef, liberty

# Patterns for normal text, which has a statement a line.
_CELL = re.compile(r'^  cell \("?([^",()\n]+)"?\) \{$', re.MULTILINE)
_AREA = re.compile(r"^    area : (\S+);$", re.MULTILINE)
_SAME = 1e-4
"""Relative difference up to which two areas differ only by rounding."""


@dataclass(frozen=True)
class Correction:
    """A cell whose area in the liberty file differs from its area in the layout."""

    cell: str
    stated: float | None
    """Area in the liberty file; None if the file gives no area."""
    true: float
    """Area in the layout, in um2."""

    def __str__(self) -> str:
        return (
            f"{self.cell} {'none' if self.stated is None else f'{self.stated:g}'} -> {self.true:g}"
        )


def corrections(
    library: Path, layout: Path | None, known: Mapping[str, float]
) -> tuple[Correction, ...]:
    """The cells whose liberty area differs from the LEF's, or without a LEF from `known` (um2).

    Raises `UserError` for files that cannot be read, and for a LEF file without sizes.
    """
    sizes = known if layout is None else lef.areas(layout)
    if not sizes:
        return ()
    return _corrections(library, tuple(sorted(sizes.items())))


@liberty.by_content
def _corrections(library: Path, sizes: tuple[tuple[str, float], ...]) -> tuple[Correction, ...]:
    cells = {cell.name: cell for cell in _cells(liberty.normal_text(library))}
    wrong = []
    for name, true in sizes:
        if name in cells:
            stated = cells[name].area
            if stated is None or abs(stated - true) > _SAME * true:
                wrong.append(Correction(name, stated, true))
    return tuple(wrong)


def corrected(library: Path, wrong: tuple[Correction, ...]) -> Path:
    """The normal file of a library, with the layout's areas; raises as `liberty.edited`."""
    if not wrong:
        return liberty.normal(library)
    return liberty.edited(library, str([*map(str, wrong)]), lambda text: _with_areas(text, wrong))


@dataclass(frozen=True)
class _Cell:
    name: str
    area: float | None
    begin: int
    """Index in the text at which the area's number begins, or at which to insert an area."""
    end: int


def _cells(text: str) -> list[_Cell]:
    """The cells of a normal text, by a quick search: a full parse takes seconds."""
    heads = [*_CELL.finditer(text)]
    cells = []
    for head, follower in zip_longest(heads, heads[1:]):
        end = follower.start() if follower else len(text)
        stated = _AREA.search(text, head.end(), end)
        place = stated.span(1) if stated else (head.end(), head.end())
        cells.append(_Cell(head[1], float(stated[1]) if stated else None, *place))
    return cells


def _with_areas(text: str, wrong: tuple[Correction, ...]) -> str:
    true = {correction.cell: correction.true for correction in wrong}
    parts, at = [], 0
    for cell in _cells(text):
        if (area := true.pop(cell.name, None)) is not None:
            new = f"\n    area : {area:g};" if cell.area is None else f"{area:g}"
            parts += [text[at : cell.begin], new]
            at = cell.end
    return "".join([*parts, text[at:]])
