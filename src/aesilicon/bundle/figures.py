# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The measured figures of a bundle's design, from the published rows and the user's store.

`figures.json` has each row with its command and library, marked where it is stale, and a sentence
for each figure that nobody has measured.
"""

import json
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from aesilicon import __version__
from aesilicon.architectures import Direction
from aesilicon.design import rtl
from aesilicon.design.design import Design, parts_of
from aesilicon.design.surroundings import Around
from aesilicon.flows.measure import staleness
from aesilicon.flows.measure.measurement import Constants, Library, Measurement
from aesilicon.proof_status import stored_measurements
from aesilicon.report.published import MEASURED, WITH_BUS
from aesilicon.result import Result
from aesilicon.store import Store
from aesilicon.targets.libraries import PDKS

Corner = Literal["typical", "slow", "fast"]

_CORNERS: Mapping[str, Corner] = {"slow": "slow", "ss": "slow", "fast": "fast", "ff": "fast"}
"""First word of a corner's name -> corner; a target without a named corner is typical."""

SLOW = {"ihp-sg13g2": "slow_1p08V_125C", "sky130A": "ss_100C_1v60"}
"""Process kit -> name of its slow corner."""


class Figure(Result):
    """One measurement of the design: the fields of its row that a chip team asks for."""

    source: Literal["published", "own"]
    """The folder `results/`, or the store of the user who built the bundle."""
    created: str | None = None
    """Time of storage of a user's own row, UTC in ISO 8601."""
    stale: bool
    """Whether the row is of another circuit or flow than today's."""
    target: str
    corner: Corner | None
    """None on an FPGA, for `generic` and a liberty file, and at another typical corner."""
    goal: str
    area_um2: float | None
    gate_equivalents: float | None
    luts: int | None
    ffs: int | None
    brams: int | None
    recipe: str | None
    """How the netlist was mapped."""
    fmax_mhz: float | None
    fmax_method: str | None
    energy_pj_per_bit: Mapping[Direction, float | None] | None
    throughput_mbps: Mapping[Direction, float | None]
    constants: Constants | None
    library: Library | None
    tools: Mapping[str, str]
    command: str
    design_hash: str
    flow_hash: str
    estimate: bool
    notes: tuple[str, ...]


class Figures(Result):
    """The content of `figures.json`."""

    design: str
    design_hash: str
    version: str
    measured: str
    """The module that the rows are of: a narrow core without its adapter."""
    rows: tuple[Figure, ...]
    absent: tuple[str, ...]
    """A sentence for each figure that no row has."""
    inside: Mapping[str, tuple[Figure, ...]] = {}
    """With a bus or a mode: engine and core of the catalogue inside -> the rows of each."""

    def newest(self, among: Iterable[str]) -> Iterator[Figure]:
        """The newest row of each target that is of today's circuit and flow."""
        for target in among:
            yield from [row for row in self.rows if row.target == target and not row.stale][-1:]


def collect(design: Design, design_hash: str, argument: str, store: Store) -> Figures:
    """All rows of a design; `argument` names it in commands. Stale rows stay, and are marked."""
    rows = _rows(design.name, design_hash, store)
    narrow = rtl.is_narrow(design)
    inside = {one.name: _rows(one.name, rtl.design_hash(one), store) for one in parts_of(design)}
    absent = [*_absent(rows, argument)]
    if design.bus is not None:
        command = shlex.join(["aesilicon", "measure", *Around.of(design).words])
        where = "on other targets" if any(not row.stale for row in rows) else "with its bus"
        absent = [f"{design.top} {where}: not measured; `{command} --target TARGET` does it."]
    return Figures(
        design=design.name,
        design_hash=design_hash,
        version=__version__,
        measured=f"{design.top}_narrow" if narrow else design.top,
        rows=tuple(rows),
        absent=tuple(absent),
        inside={name: tuple(of) for name, of in inside.items()},
    )


def _rows(name: str, design_hash: str, store: Store) -> list[Figure]:
    """The rows of the design of this name."""
    every = (*WITH_BUS.read_if_there(), *MEASURED.read_if_there())
    published = [row for row in every if row.design == name]
    own = stored_measurements(store, name)
    rows = [_figure(row, design_hash, "published") for row in published]
    return rows + [_figure(entry.result, design_hash, "own", entry.created) for entry in own]


def _figure(
    row: Measurement,
    design_hash: str,
    source: Literal["published", "own"],
    created: str | None = None,
) -> Figure:
    # The hash of a design of one's own is not known to `stale`.
    stale = row.design_hash != design_hash or staleness.stale(row)
    return Figure(
        source=source,
        created=created,
        stale=stale,
        corner=corner(row.target, row.library),
        **{
            name: getattr(row, name)
            for name in Figure.model_fields
            if name not in ("source", "created", "stale", "corner")
        },
    )


def corner(target: str, library: Library | None) -> Corner | None:
    """The corner of a row's library; None if it has none."""
    base, _, named = target.partition(":")
    if library is None or base == "generic":
        return None
    if not named:
        return "typical"
    return _CORNERS.get(named.partition("_")[0]) if base in PDKS else None


def _absent(rows: Sequence[Figure], argument: str) -> Iterator[str]:
    """Sentences on the corners of the known process kits, and on energies, that no row has."""
    for kit, slow in SLOW.items():
        here = [row for row in rows if row.target.partition(":")[0] == kit]
        for which, target in (("typical", kit), ("slow", f"{kit}:{slow}")):
            found = [row for row in here if row.corner == which]
            command = f"aesilicon measure {argument} --target {target}"
            if not found:
                yield f"{kit}, {which} corner: not measured; `{command}` measures it."
            elif all(row.stale for row in found):
                yield f"{kit}, {which} corner: stale alone; `{command}` measures it again."
            elif all(row.energy_pj_per_bit is None for row in found):
                yield f"{kit}, {which} corner: no row has an energy."


def text(figures: Figures) -> str:
    """The text of `figures.json`."""
    return json.dumps(figures.to_json(), indent=1, ensure_ascii=False) + "\n"


def cells(row: Figure) -> list[str]:
    """The cells of a row in the table of the data sheet."""

    def value(number: float | None, unit: str) -> str:
        return "-" if number is None else f"{number:,.6g} {unit}".replace(",", " ")

    area = value(row.gate_equivalents, "GE") if row.luts is None else value(row.luts, "LUTs")
    if row.area_um2 is not None:
        area += f" ({row.area_um2:,.0f} um2)".replace(",", " ")
    if row.brams:
        area += f", {row.brams} block RAMs"
    clock = value(row.fmax_mhz, "MHz") + (f" ({row.fmax_method})" if row.fmax_mhz else "")
    energies = [v for v in (row.energy_pj_per_bit or {}).values() if v is not None]
    energy = " / ".join(f"{v:.4g}" for v in energies) + " pJ/bit" if energies else "-"
    where = row.target + (f", {row.corner}" if row.corner else "")
    library = f"`{row.library.sha256[:12]}`" if row.library else "-"
    mark = "**stale**" if row.stale else "today's"
    return [where, row.goal, area, clock, energy, library, f"`{row.command}`", mark]
