# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The page of schedules: a table of each core's clocks, from a simulation trace.

`python -m aesilicon_lab.pages.schedules` writes `docs/lab/schedules.md`. With names of designs it
prints their tables instead; with a design file it prints a table for each key length and direction.
`schedules.toml` defines the tables and probes.
"""

import argparse
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

from aesilicon import resources
from aesilicon.architectures import WIDE
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.errors import AesiliconError, UserError
from aesilicon.report import tables
from aesilicon.store import Store
from aesilicon_lab.pages.schedule_trace import Bench, Probe, Trace, Work
from aesilicon_lab.papers import design_measures

COMMAND = "python -m aesilicon_lab.pages.schedules"

_ABOUT = "Writes docs/lab/schedules.md from simulations, or prints the tables of some designs."

_DATA = Path(__file__).with_name("schedules.toml")


@dataclass(frozen=True)
class ScheduleTable:
    """A table of the page."""

    design: str
    """The name of a design, or its file."""
    key_bits: int
    decrypt: bool
    core: str
    """Path of the probed module below the top module."""
    units: dict[str, tuple[Probe, ...]]
    """Column of the table -> its probes."""
    beside: str
    """Text on the schedule in the paper."""
    frame: int = 1
    """Clocks in a row of the table, counted from the clock after the block's transfer."""
    changed: Mapping[str, Any] = field(default_factory=dict)
    """Keys of `[core]` that the build changes in the design."""

    @property
    def title(self) -> str:
        """The heading of its section."""
        direction = "decryption" if self.decrypt else "encryption"
        shown = tables.changes(self.changed)
        build = f"`{Path(self.design).stem}`" + (f" with {shown}" if shown else "")
        return f"{build}, AES-{self.key_bits} {direction}"

    def build(self) -> Design:
        """The design with its changes; raises `UserError` if they are illegal."""
        return _build(self.design, self.changed)


def _build(name: str, changed: Mapping[str, Any]) -> Design:
    of = design.load(name)
    if not changed:
        return of
    return design_measures.changed(of, changed, f"the table of '{name}'", name="schedule")


def catalogue() -> list[ScheduleTable]:
    """The tables of the page, in its order."""
    return [
        _table(
            entry["design"],
            entry["key_bits"],
            entry.get("decrypt", False),
            entry["beside"].strip(),
            entry.get("core", {}),
        )
        for entry in _read()["table"]
    ]


def tables_of(file: str) -> list[ScheduleTable]:
    """The tables of a design file, one for each key length and direction."""
    core = design.load(file).core
    return [
        _table(file, key_bits, way == "decrypt", "")
        for key_bits, way in product(core.key_bits, core.directions)
    ]


def _table(
    name: str, key_bits: int, decrypt: bool, beside: str, changed: Mapping[str, Any] | None = None
) -> ScheduleTable:
    """A table with the probes for its build; raises `UserError` if there are none."""
    built = dict(tables.flat(_build(name, changed or {}).core.table()))
    for entry in _read()["probes"]:
        if not entry["builds"].items() <= built.items():
            continue
        units = {
            unit: tuple(Probe(expression, tuple(shows)) for expression, shows in each.items())
            for unit, each in entry["units"].items()
        }
        frame = entry.get("frame", 1)
        return ScheduleTable(
            name, key_bits, decrypt, entry["core"], units, beside, frame, changed or {}
        )
    shown = ", ".join(dict.fromkeys(entry["builds"]["architecture"] for entry in _read()["probes"]))
    raise UserError(
        f"architecture '{built['architecture']}' has no table of its clocks; these have: {shown}"
    )


def _read() -> dict[str, Any]:
    return tomllib.loads(_DATA.read_text(encoding="utf-8"))


def trace(table: ScheduleTable, cache_dir: Path) -> Trace:
    """The trace of a block in the table's design; raises `MissingToolError` and `ToolError`."""
    probes = [probe for each in table.units.values() for probe in each]
    bench = Bench(table.build(), table.core, probes, cache_dir)
    return bench.trace(table.key_bits, decrypt=table.decrypt)


def section(table: ScheduleTable, traced: Trace) -> str:
    """Markdown of a trace, without a line break at its end."""
    rows = _rows(table, traced)
    last = len(traced.clocks) - 1
    begin, period, rounds, times = repetition(rows, table.decrypt)
    lines = []
    for number, row in enumerate(rows):
        past = number - begin - period
        if past == 0 and times:
            these = _span(table, begin, begin + period - 1, last)
            span = _span(table, number, number + period * times - 1, last)
            step = f"{rounds} round{'s' * (rounds > 1)} later"
            again = "once" if times == 1 else f"{times} times, each"
            lines.append([f"{span}: as {these}, {again} {step}", *("..." for _ in table.units)])
        if not 0 <= past < period * times:
            lines.append([_span(table, number, number, last), *map(_cell, row)])
    clocks = f"{traced.interval} clocks a block; result {traced.latency} clocks behind the block."
    if table.build().core.port_bits != WIDE:
        clocks += f" {_adapted(traced)}"
    shown = tables.markdown(("clock", *table.units), lines)
    return f"## {table.title}\n\n{f'{clocks} {table.beside}'.rstrip()}\n\n{shown}"


def _adapted(traced: Trace) -> str:
    """Text on the clocks that the port adapter of a core with narrow ports adds."""
    ports = {"in": list[int](), "out": list[int]()}
    for number, clock in enumerate(traced.clocks):
        for work in {work for probe in clock for work in probe}:
            if work.kind in ports and work.block == 0:
                ports[work.kind].append(number)
    first, last = min(ports["in"]), max(ports["out"])
    later = traced.latency - last
    return (
        "Clock 0 is that of the port adapter, which takes the whole block. The core itself takes "
        f"{last - first + 1} clocks, from its first beat in clock {first} to its last in clock "
        f"{last}; the adapter has the whole result "
        + (f"{later} clock{'s' * (later > 1)} later." if later else "in the same clock.")
    )


def repetition(rows: Sequence[tuple[tuple[Work, ...], ...]], decrypt: bool) -> tuple[int, ...]:
    """(First row, period, rounds a period, repetitions) of the repetition that hides most rows."""
    best, most = (0, 0, 0, 0), 0
    for period in range(2, len(rows) // 2):
        for rounds in (1, 2, 3):
            same = [
                any(row)
                and tuple(tuple(w.later(rounds, decrypt) for w in unit) for unit in row) == after
                for row, after in zip(rows, rows[period:], strict=False)
            ]
            begin = 0
            for end, each in enumerate([*same, False]):
                if each:
                    continue
                times = (end - begin) // period
                if times * period > most:
                    best, most = (begin, period, rounds, times), times * period
                begin = end + 1
    return best


def _rows(table: ScheduleTable, traced: Trace) -> list[tuple[tuple[Work, ...], ...]]:
    """The work of each unit, for each row of the table."""
    clocks = [_units(table, clock) for clock in traced.clocks]
    if table.frame == 1:
        return clocks
    frames = [clocks[:1]]
    frames += [clocks[n : n + table.frame] for n in range(1, len(clocks), table.frame)]
    return [
        tuple(
            _joined([work for each in unit for work in each]) for unit in zip(*frame, strict=True)
        )
        for frame in frames
    ]


def _joined(works: Sequence[Work]) -> tuple[Work, ...]:
    """Joins the work on four columns (or rows) into one entry, at the place of its first part."""
    merged = list(dict.fromkeys(works))
    wholes: tuple[Callable[[Work], Work], ...] = (
        lambda work: replace(work, column=None),
        lambda work: replace(work, row=None),
    )
    for widened in wholes:
        parts: dict[Work, list[Work]] = {}
        for work in merged:
            parts.setdefault(widened(work), []).append(work)
        merged = [one for all_, of in parts.items() for one in ([all_] if len(of) == 4 else of)]
    return tuple(merged)


def _span(table: ScheduleTable, first: int, final: int, last: int) -> str:
    """Text of the clocks of rows `first` to `final`; `last` is the last clock of the table."""
    begin = max(0, table.frame * (first - 1) + 1)
    end = min(table.frame * final, last)
    return str(begin) if begin == end else f"{begin} to {end}"


def _units(table: ScheduleTable, clock: Sequence[tuple[Work, ...]]) -> tuple[tuple[Work, ...], ...]:
    """The work of each unit in a clock, collected from its probes."""
    probes = iter(clock)
    return tuple(
        tuple(sorted({work for _ in each for work in next(probes)}))
        for each in table.units.values()
    )


def _cell(unit: tuple[Work, ...]) -> str:
    rows: dict[str, list[str]] = {}
    for name in map(_name, unit):
        place, _, row = name.partition(" row ")
        rows.setdefault(place, []).extend([row] if row else [])
    return ", ".join(
        place + (f" row{'s' * (len(of) > 1)} {', '.join(of)}" if of else "")
        for place, of in rows.items()
    )


def _name(work: Work) -> str:
    if work.kind in ("key", "sub_word"):
        word = 4 * work.round + (work.column or 0)
        if work.column is None:
            return f"W[{word}..{word + 3}]"
        return f"SubWord W[{word}]" if work.kind == "sub_word" else f"W[{word}]"
    place = f"{work.round}"
    if work.kind in ("in", "out"):
        place = work.kind
        if work.column is not None:
            place += f" column {work.column}"
    elif work.column is not None:
        place += f".{work.column}"
    if work.row is not None:
        place += f" row {work.row}"
    return place if not work.block else f"{'before' if work.block < 0 else 'next'} {place}"


def page(sections: Sequence[str]) -> str:
    """The text of the page, from the sections of its tables."""
    data = _read()
    introduction = data["introduction"].format(command=COMMAND)
    return "\n".join(
        [introduction, *(f"{section}\n" for section in sections), data["fewest_clocks"]]
    )


def file() -> Path:
    """Path of the page."""
    return resources.project_dir() / "docs" / "lab" / "schedules.md"


def main() -> None:
    """Writes the page, or prints the tables of some designs."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=_ABOUT)
    parser.add_argument("design", nargs="*", help="a name in schedules.toml, or FILE.toml")
    names = parser.parse_args().design
    try:
        chosen = [table for name in names for table in _wanted(name)] or catalogue()
        made = [section(one, trace(one, Store().cache)) for one in chosen]
    except AesiliconError as e:
        sys.exit(str(e))
    if names:
        print("\n\n".join(made))
    else:
        file().write_text(page(made), encoding="utf-8")


def _wanted(name: str) -> list[ScheduleTable]:
    if name.endswith(".toml"):
        return tables_of(name)
    tables = [table for table in catalogue() if table.design == name]
    if not tables:
        raise UserError(f"no table of {name} in schedules.toml")
    return tables


if __name__ == "__main__":
    main()
