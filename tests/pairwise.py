# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Pairwise tests of an architecture: each pair of values of two parameters is in some build.

A build outside the catalogue is most likely to fail where two parameters interact. All combinations
of all parameters would be tens of thousands of builds. Each build gets a quick check.
"""

import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain, combinations
from pathlib import Path
from typing import Any, get_args

from pydantic import ValidationError

from aesilicon.architectures import ARCHITECTURES, DIRECTIONS, KEY_SCHEDULES, LENGTHS
from aesilicon.architectures.architecture import WIDE
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.drivers.simulator import Simulator
from aesilicon.errors import ToolError
from aesilicon.flows.verify import verify
from aesilicon.flows.verify.protocol import Bench
from aesilicon.mapping import searched_sboxes
from aesilicon.tools import verilator

Row = Mapping[str, Any]
"""Keys of `[core]` and their values."""

_ENOUGH = 30
"""Number of legal rows among which the next row is chosen."""
_TRIES = 2000
"""Number of random rows tried before a pair of values counts as illegal."""


def axes() -> dict[str, list[Any]]:
    """Key of `[core]` -> the values to combine. Not every combination is legal."""
    sboxes = _sboxes()
    return {
        "key_bits": _subsets(LENGTHS),
        "block_bits": _subsets(LENGTHS),
        "directions": _subsets(DIRECTIONS),
        "sbox": sboxes,
        "key_sbox": [None, *sboxes],
        "key_schedule": list(KEY_SCHEDULES),
        "tag_bits": [1, 8, 64],
    }


def axes_of(architecture: str) -> dict[str, list[Any]]:
    """`axes` with the values that the architecture builds, plus its port widths and options."""
    arch = ARCHITECTURES[architecture]

    def built(key: str, value: Any) -> bool:
        legal = {*arch.legal.get("sbox" if key == "key_sbox" else key, ())}
        return (
            value is None
            or not legal
            or {*(value if isinstance(value, list) else [value])} <= legal
        )

    found = {key: [one for one in of if built(key, one)] for key, of in axes().items()}
    if len(widths := arch.legal.get("port_bits", (WIDE,))) > 1:
        found["port_bits"] = list(widths)
    if own := choices(architecture):
        found[arch.name] = _tables(own, lambda table: _is_built(architecture, found, table))
    return found


def _tables(own: Mapping[str, Sequence[Any]], built: Callable[[Row], bool]) -> list[Row]:
    """Tables of an architecture's options, of which the built ones have each value of an option.

    All options have their first or their last value, but for one; or two, where an option needs it.
    """
    first = {name: of[0] for name, of in own.items()}
    last = {name: of[-1] for name, of in own.items()}
    tables = [first, last, *(last | {name: first[name]} for name in own)]
    tables += [first | {name: value} for name, of in own.items() for value in of[1:]]
    found = [one for n, one in enumerate(tables) if one not in tables[:n] and built(one)]
    shown = {(name, value) for one in found for name, value in one.items()}
    for a, b in combinations(own, 2):
        table = last | {a: first[a], b: first[b]}
        if not shown.issuperset(table.items()) and built(table):
            found.append(table)
            shown.update(table.items())
    return found


def _is_built(architecture: str, values: Mapping[str, Sequence[Any]], table: Row) -> bool:
    """Whether a random build of the architecture has the table of options."""
    rng = random.Random(1)
    rows = ({key: rng.choice(of) for key, of in values.items()} for _ in range(_TRIES))
    return any(_is_legal(architecture, {**row, architecture: table}) for row in rows)


def choices(architecture: str) -> dict[str, tuple[Any, ...]]:
    """The architecture's own options that have few values -> these values."""
    fields = ARCHITECTURES[architecture].options.model_fields
    kinds = {name: field.annotation for name, field in fields.items()}
    values = {name: (False, True) if of is bool else get_args(of) for name, of in kinds.items()}
    return {name: of for name, of in values.items() if of}


def _subsets(values: Sequence[Any]) -> list[list[Any]]:
    sizes = range(1, len(values) + 1)
    return [list(s) for s in chain.from_iterable(combinations(values, n) for n in sizes)]


def _sboxes() -> list[str]:
    """Two S-boxes of each sort. A core behaves alike with all S-boxes of a sort."""
    sorts: dict[object, list[str]] = {}
    for name, sbox in SBOXES.items():
        sorts.setdefault((sbox.clocks, sbox.deep, name in searched_sboxes.NAMES), []).append(name)
    return [name for names in sorts.values() for name in names[:2]]


def design_of(architecture: str, row: Row, name: str = "matrix") -> Design:
    """The design of a row; raises `ValidationError` for an illegal row."""
    ports = ARCHITECTURES[architecture].legal.get("port_bits", (WIDE,))[0]
    core = {"architecture": architecture, "port_bits": ports, **row}
    return Design.model_validate({"name": name, "purpose": "a build of the matrix", "core": core})


def _is_legal(architecture: str, row: Row) -> bool:
    try:
        design_of(architecture, row)
    except ValidationError:
        return False
    return True


def pairwise(
    values: Mapping[str, Sequence[Any]], legal: Callable[[Row], bool], seed: int = 1
) -> list[dict[str, Any]]:
    """Legal rows that contain every pair of values that is in some legal row."""
    rng = random.Random(seed)
    left = {
        pair: None
        for a, b in combinations(values, 2)
        for pair in ((a, i, b, j) for i in range(len(values[a])) for j in range(len(values[b])))
    }

    def pairs(places: Mapping[str, int]) -> Iterator[tuple[str, int, str, int]]:
        return ((a, places[a], b, places[b]) for a, b in combinations(values, 2))

    rows = []
    while left:
        a, i, b, j = next(iter(left))
        found: list[dict[str, int]] = []
        for _ in range(_TRIES):
            places = {key: rng.randrange(len(of)) for key, of in values.items()} | {a: i, b: j}
            if legal({key: values[key][place] for key, place in places.items()}):
                found.append(places)
            if len(found) == _ENOUGH:
                break
        if not found:
            del left[a, i, b, j]
            continue
        best = max(found, key=lambda places: sum(pair in left for pair in pairs(places)))
        for pair in pairs(best):
            left.pop(pair, None)
        rows.append({key: values[key][place] for key, place in best.items()})
    return rows


@cache
def designs(architecture: str) -> tuple[Design, ...]:
    """The pairwise sample of an architecture, the same in every run."""

    rows = pairwise(axes_of(architecture), partial(_is_legal, architecture))
    return tuple(design_of(architecture, row, f"matrix-{n}") for n, row in enumerate(rows))


def check(design: Design, programs: Path, *, blocks: int = 200) -> str | None:
    """A sentence about the first fault of a build, or None.

    Lints the RTL, compares random traffic clock by clock with the architecture's clocks, and runs
    the protocol checks with few blocks. Compiled simulators go into `programs`.
    """
    with tempfile.TemporaryDirectory(prefix="aesilicon-matrix-") as name:
        work = Path(name)
        try:
            verilator.lint(rtl.write_sources(design, work), design.top, log=work / "log")
        except ToolError as e:
            return str(e)
    bench = Bench(Simulator(design, programs), 1, blocks)
    for name, function in verify.protocol_checks_of(design).items():
        if failure := function(bench).failure:
            return f"{name}: {failure}"
    return None
