# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The area of a cell is its size in the layout, for synthesis, search and report alike.

Liberty files repeat it, some of them wrongly: in osu018's a 3-input OAI is smaller than a NAND2. So
tools read a copy of the liberty file, in the user's cache folder, whose areas are the layout's.
"""

import hashlib
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

from aesilicon.errors import ToolError
from aesilicon.targets import lef, liberty

_HIDDEN = re.compile(r"/\*.*?\*/", re.DOTALL)
_CELL = re.compile(r'\bcell\s*\(\s*"?([\w.$-]+)"?\s*\)\s*\{')
_AREA = re.compile(r'\barea\s*:\s*"?([-+.\deE]+)')
_SAME = 1e-4
"""Relative difference of areas that are the same but for rounding."""


@dataclass(frozen=True)
class Correction:
    """A cell whose liberty area is not that of its layout."""

    cell: str
    stated: float | None
    """In the liberty file; None where it has none."""
    true: float
    """In the layout, um2."""

    def __str__(self) -> str:
        return (
            f"{self.cell} {'none' if self.stated is None else f'{self.stated:g}'} -> {self.true:g}"
        )


def corrections(
    library: Path, layout: Path | None, known: Mapping[str, float]
) -> tuple[Correction, ...]:
    """Where a liberty file differs from its LEF, or without a LEF from the areas we know of.

    Raises `UserError` for files that cannot be read, or a LEF with no cell of the library.
    """
    sizes = known if layout is None else lef.areas(layout)
    return _corrections(library, liberty.sha256(library), tuple(sorted(sizes.items())))


@cache
def _corrections(
    library: Path, sha256: str, sizes: tuple[tuple[str, float], ...]
) -> tuple[Correction, ...]:
    cells = liberty.cells(library)
    found = []
    for name, true in sizes:
        if name in cells:
            stated = cells[name].number("area")
            if stated is None or abs(stated - true) > _SAME * true:
                found.append(Correction(name, stated, true))
    return tuple(found)


def corrected(library: Path, wrong: tuple[Correction, ...]) -> Path:
    """A liberty file with the true areas: the file itself if nothing is wrong, else a copy."""
    return _corrected(library, liberty.sha256(library), wrong) if wrong else library


@cache
def _corrected(library: Path, sha256: str, wrong: tuple[Correction, ...]) -> Path:
    key = hashlib.sha256(f"{sha256} {[*map(str, wrong)]}".encode()).hexdigest()[:16]
    copy = user_cache_path("aesilicon") / "liberty" / key / library.name
    if not copy.is_file():
        text = _with_areas(library.read_text(encoding="utf-8", errors="replace"), wrong)
        copy.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=copy.parent, delete=False
        ) as beside:
            beside.write(text)
        Path(beside.name).replace(copy)
    return copy


def _with_areas(text: str, wrong: tuple[Correction, ...]) -> str:
    true = {one.cell: one.true for one in wrong}
    shadow = _HIDDEN.sub(lambda match: " " * len(match[0]), text)
    heads = [*_CELL.finditer(shadow)]
    ends = [*(head.start() for head in heads[1:]), len(text)]
    parts, at = [], 0
    for head, end in zip(heads, ends, strict=True):
        if (area := true.pop(head[1], None)) is None:
            continue
        stated = _AREA.search(shadow, head.end(), end)
        begin, end = stated.span(1) if stated else (head.end(), head.end())
        parts += [text[at:begin], f"{area:g}" if stated else f" area : {area:g};"]
        at = end
    if true:
        raise ToolError(liberty.STEP, f"cell {min(true)} was not found where its area stands")
    return "".join([*parts, text[at:]])
