# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Places cells with Coloquinte, in a process of its own.

As a module with two file names it is that process: a problem comes in and positions go out as JSON.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import metadata, util
from pathlib import Path

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process

STEP = "placement"
PACKAGE = "coloquinte"
REMEDY = "pip install coloquinte (it has wheels for Linux and Python up to 3.12)"


@dataclass(frozen=True)
class Problem:
    """Cells in rows; lengths are whole numbers of one unit, such as a site."""

    widths: Sequence[int]
    fixed: Sequence[tuple[int, int] | None]
    """Of each cell its place if it may not move; such a cell takes no room."""
    nets: Sequence[Sequence[tuple[int, int, int]]]
    """(Cell, x and y of the pin in it) of each."""
    columns: int
    rows: int
    row_height: int
    seed: int
    effort: int
    start: Sequence[tuple[int, int]] | None = None
    """Where the cells are now: only made legal, and better nearby."""
    density: float | None = None
    """Cells are spread evenly up to this density; None: as tight as the wires pull them."""


@dataclass(frozen=True)
class Placed:
    """A cell's lower left corner, and its orientation as DEF names it."""

    x: int
    y: int
    orientation: str


def version() -> str | None:
    """Version of the package; None if it is not installed."""
    try:
        return metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return None


def require() -> None:
    """Raises `MissingToolError` without Coloquinte."""
    if util.find_spec(PACKAGE) is None:
        raise MissingToolError(f"placement needs Coloquinte, which is not installed: {REMEDY}")


def place(problem: Problem, work: Path, *, timeout: float = 1800) -> list[Placed]:
    """The places of all cells; those that `work` has for the same problem are not found again.

    Raises `MissingToolError` without Coloquinte, `ToolError` where it fails.
    """
    require()
    work.mkdir(parents=True, exist_ok=True)
    asked = json.dumps(asdict(problem))
    question, answer = work / "problem.json", work / "placed.json"
    if not (answer.is_file() and question.is_file() and question.read_text("utf-8") == asked):
        answer.unlink(missing_ok=True)
        question.write_text(asked, encoding="utf-8")
        log = work / "coloquinte.log"
        command = [sys.executable, "-m", __name__, question.name, answer.name]
        process.run(STEP, command, log=log, cwd=work, timeout=timeout)
        if not answer.is_file():
            raise ToolError(STEP, "ended without an answer", log)
    positions = json.loads(answer.read_text(encoding="utf-8"))
    return [Placed(x, y, orientation) for x, y, orientation in positions]


def _solve(problem: dict[str, object]) -> list[tuple[int, int, str]]:
    import coloquinte

    made = Problem(**problem)  # type: ignore[arg-type]
    circuit = coloquinte.Circuit(len(made.widths))
    rows, columns, height = made.rows, made.columns, made.row_height
    fixed = [place is not None for place in made.fixed]
    circuit.cell_width = list(made.widths)
    # Fixed cells have it too: the lowest cell sets the size of the bins in which cells are spread.
    heights = [height] * len(fixed)
    circuit.cell_height = heights
    circuit.cell_is_fixed = fixed
    circuit.cell_is_obstruction = [not known for known in fixed]
    same = coloquinte.CellRowPolarity.SAME
    circuit.cell_row_polarity = [same] * len(fixed)
    for net in made.nets:
        cells, xs, ys = zip(*net, strict=True)
        circuit.add_net(list(cells), list(xs), list(ys))
    circuit.setup_rows(coloquinte.Rectangle(0, columns, 0, rows * height), height, True, True)
    middle = (columns // 2, rows * height // 2)
    start = made.start or [place or middle for place in made.fixed]
    circuit.cell_x = [x for x, _ in start]
    circuit.cell_y = [y for _, y in start]
    circuit.check()
    parameters = coloquinte.ColoquinteParameters(made.effort, made.seed)
    if made.start is None:
        if made.density is not None:
            circuit.expand_cells_to_density(made.density, 0.0)
        circuit.place_global(parameters)
        circuit.cell_width = list(made.widths)
        circuit.cell_height = heights
    circuit.legalize(parameters)
    circuit.place_detailed(parameters)
    names = [one.name for one in circuit.cell_orientation]
    return [*zip(circuit.cell_x, circuit.cell_y, names, strict=True)]


if __name__ == "__main__":
    _problem = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    _made = Path(f"{sys.argv[2]}.new")
    _made.write_text(json.dumps(_solve(_problem)), encoding="utf-8")
    _made.rename(sys.argv[2])
