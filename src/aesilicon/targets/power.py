# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads functions, capacitances, energies, leakage and timing of cells from a liberty file.

Results are in ns, pF, V, pJ and nW, whatever the file's units. Internal energies in a file are in
its unit of capacitance times its squared unit of voltage (Liberty Reference Manual,
internal_power).
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.targets import expressions, liberty
from aesilicon.targets.expressions import Expression
from aesilicon.targets.liberty import STEP
from aesilicon.targets.liberty_text import Group

_SLEWS = ("input_transition_time", "input_net_transition", "related_pin_transition")
_LOADS = ("total_output_net_capacitance", "equal_or_opposite_output_net_capacitance")


@dataclass(frozen=True)
class Table:
    """Values over input transition (ns) and load (pF), linear between and beyond the points."""

    slews: tuple[float, ...]
    """Input transition times in ns; one point if the values do not depend on them."""
    loads: tuple[float, ...]
    values: tuple[tuple[float, ...], ...]
    """One row for each of `slews`, one column for each of `loads`."""

    def at(self, slew_ns: float, load_pf: float) -> float:
        """The value at a transition and a load, by bilinear interpolation."""
        rows = self.values
        if len(rows) == 1:
            return _linear(self.loads, rows[0], load_pf)
        at = _left(self.slews, slew_ns)
        ends = [_linear(self.loads, row, load_pf) for row in rows[at : at + 2]]
        return _linear(self.slews[at : at + 2], ends, slew_ns)


def _left(points: Sequence[float], at: float) -> int:
    """Index of the left one of the two points between (or beyond) which `at` lies."""
    return min(max(bisect_right(points, at), 1), len(points) - 1) - 1


def _linear(points: Sequence[float], values: Sequence[float], at: float) -> float:
    if len(points) == 1:
        return values[0]
    lower = _left(points, at)
    share = (at - points[lower]) / (points[lower + 1] - points[lower])
    return values[lower] + share * (values[lower + 1] - values[lower])


ZERO = Table((0.0,), (0.0,), ((0.0,),))


@dataclass(frozen=True)
class PowerPin:
    """One signal pin of a cell."""

    name: str
    output: bool
    rise_pf: float
    fall_pf: float
    function: Expression | None
    """Function of an output pin, of input pins and state names; None for inputs."""


@dataclass(frozen=True)
class Internal:
    """Energy that the cell consumes internally when `pin` toggles."""

    pin: str
    related: str | None
    """Input whose toggle makes output `pin` toggle; None if `pin` is an input."""
    when: Expression | None
    """Condition of the entry; None: it holds if no other entry for these pins holds."""
    supply: str
    """Supply pin; the energies of all supply pins add up."""
    rise: Table
    """Energy in pJ of a rising `pin`."""
    fall: Table


@dataclass(frozen=True)
class Arc:
    """The timing of one output after an edge of one input."""

    start: str
    end: str
    inverts: bool | None
    """Whether the output edge is opposite to the input edge; None: both can be."""
    rise: Table
    """Transition time in ns of a rising output."""
    fall: Table
    delays: tuple[Table, ...]
    """Delays in ns of a rising and of a falling output, as far as the file gives them."""


@dataclass(frozen=True)
class FlipFlop:
    """The edge-triggered state of a cell."""

    states: tuple[str, ...]
    """Name of the state, and name of the inverted state if there is one."""
    clock: str
    next_state: Expression
    overrides: tuple[Expression, ...]
    """Conditions of asynchronous clear and preset; the cell is a flip-flop while none holds."""


@dataclass(frozen=True)
class PowerCell:
    """A cell with all data for power: pins, energies, leakage, state and timing."""

    name: str
    pins: Mapping[str, PowerPin]
    internals: tuple[Internal, ...]
    leakages: tuple[tuple[Expression, float], ...]
    """(condition, leakage in nW) for certain states of the cell."""
    leakage_nw: float
    """Leakage in nW in states in which no condition of `leakages` holds."""
    flop: FlipFlop | None
    arcs: tuple[Arc, ...]

    @property
    def inputs(self) -> list[PowerPin]:
        """The input pins in file order."""
        return [pin for pin in self.pins.values() if not pin.output]

    @property
    def outputs(self) -> list[PowerPin]:
        """The output pins in file order."""
        return [pin for pin in self.pins.values() if pin.output]


@dataclass(frozen=True)
class _Header:
    voltage: float
    pf: float
    """The file's unit of capacitance in pF; likewise `ns`, `nw` and `pj`."""
    ns: float
    nw: float
    pj: float
    templates: Mapping[str, Group]


def voltage(path: Path) -> float:
    """Supply voltage in V: of the default operating conditions, else the nominal voltage.

    Raises `ToolError` for a file with neither.
    """
    return _header(path).voltage


@liberty.by_content
def _header(path: Path) -> _Header:
    top = liberty.library(path)
    volts = liberty.unit(top.attributes.get("voltage_unit", "1V"), 1.0)
    pf = liberty.capacitance_unit_pf(top)
    conditions = {group.name: group for group in top.all("operating_conditions")}
    chosen = conditions.get(top.attributes.get("default_operating_conditions", ""))
    supply = (chosen and chosen.number("voltage")) or top.number("nom_voltage")
    if not supply:
        raise ToolError(STEP, f"{path} gives no supply voltage")
    return _Header(
        voltage=supply * volts,
        pf=pf,
        ns=liberty.time_unit_ns(top),
        nw=liberty.unit(top.attributes.get("leakage_power_unit", "1nW"), 1e-9),
        pj=pf * volts**2,
        templates={g.name: g for g in top.all("lu_table_template", "power_lut_template")},
    )


@liberty.by_content
def read(path: Path, name: str) -> PowerCell:
    """Reads one cell of a liberty file; results are cached.

    Raises `ToolError` for a cell that the library lacks, that is a latch, clock gate, bank or
    tristate, or whose tables are of an unknown kind.
    """
    cell = liberty.cell(path, name)
    header = _header(path)
    _refuse(cell)
    pins = {pin: group for group in cell.all("pin") for pin in group.names}
    return PowerCell(
        name=name,
        pins={pin: _pin(pin, group, header) for pin, group in pins.items()},
        internals=tuple(i for pin, g in pins.items() for i in _internals(pin, g, header)),
        leakages=tuple(
            (expressions.parse(group.attributes["when"]), (group.number("value") or 0) * header.nw)
            for group in cell.all("leakage_power")
            if "when" in group.attributes
        ),
        leakage_nw=_leakage(cell) * header.nw,
        flop=next((_flop(name, group) for group in cell.all("ff")), None),
        arcs=tuple(arc for pin, group in pins.items() for arc in _arcs(pin, group, header)),
    )


def _refuse(cell: Group) -> None:
    kinds = {group.kind for group in cell.groups} & {"latch", "latch_bank", "ff_bank", "statetable"}
    parts = cell.all("bus", "bundle")
    if kinds or parts or "clock_gating_integrated_cell" in cell.attributes:
        raise ToolError(
            STEP, f"{cell.name} is a latch, clock gate or bank, which has no model here"
        )
    for pin in cell.all("pin"):
        if "three_state" in pin.attributes:
            raise ToolError(STEP, f"{cell.name} has a tristate output: no model")


def _leakage(cell: Group) -> float:
    plain = [g.number("value") for g in cell.all("leakage_power") if "when" not in g.attributes]
    return sum(n for n in plain if n) or cell.number("cell_leakage_power") or 0.0


def _pin(name: str, pin: Group, header: _Header) -> PowerPin:
    nominal = pin.number("capacitance") or 0.0
    rise, fall = pin.number("rise_capacitance"), pin.number("fall_capacitance")
    function = pin.attributes.get("function")
    return PowerPin(
        name=name,
        output=pin.attributes.get("direction") == "output",
        rise_pf=(nominal if rise is None else rise) * header.pf,
        fall_pf=(nominal if fall is None else fall) * header.pf,
        function=None if function is None else expressions.parse(function),
    )


def _flop(cell: str, group: Group) -> FlipFlop:
    clock = expressions.parse(group.attributes.get("clocked_on", "0"))
    if clock.op != "pin" or "next_state" not in group.attributes:
        raise ToolError(STEP, f"{cell} is a flip-flop whose clock is no plain pin: no model")
    overrides = (group.attributes.get(name) for name in ("clear", "preset"))
    return FlipFlop(
        states=group.names,
        clock=clock.pin,
        next_state=expressions.parse(group.attributes["next_state"]),
        overrides=tuple(expressions.parse(text) for text in overrides if text),
    )


def _internals(pin: str, group: Group, header: _Header) -> list[Internal]:
    internals = []
    for power in group.all("internal_power"):
        when = power.attributes.get("when")
        both = _table(power, "power", header, header.pj)
        related_pins: list[str | None] = [*power.attributes.get("related_pin", "").split()]
        for related in related_pins or [None]:
            internals.append(
                Internal(
                    pin=pin,
                    related=related,
                    when=None if when is None else expressions.parse(when),
                    supply=power.attributes.get("related_pg_pin", ""),
                    rise=_table(power, "rise_power", header, header.pj) or both or ZERO,
                    fall=_table(power, "fall_power", header, header.pj) or both or ZERO,
                )
            )
    return internals


def _arcs(pin: str, group: Group, header: _Header) -> list[Arc]:
    arcs = []
    for timing in group.all("timing"):
        if timing.attributes.get("timing_type", "combinational") not in (
            *("combinational", "combinational_rise", "combinational_fall", "rising_edge"),
        ):
            continue
        rise = _table(timing, "rise_transition", header, header.ns)
        fall = _table(timing, "fall_transition", header, header.ns)
        delays = (_table(timing, kind, header, header.ns) for kind in ("cell_rise", "cell_fall"))
        delay_tables = tuple(table for table in delays if table is not None)
        sense = timing.attributes.get("timing_sense")
        inverts = {"positive_unate": False, "negative_unate": True}.get(sense or "")
        for start in timing.attributes.get("related_pin", "").split():
            arcs.append(Arc(start, pin, inverts, rise or ZERO, fall or ZERO, delay_tables))
    return arcs


def _table(group: Group, kind: str, header: _Header, scale: float) -> Table | None:
    """The table `kind` of a group, values times `scale`, rows by transition; None without it."""
    table = next(iter(group.all(kind)), None)
    if table is None:
        return None
    values = [value * scale for value in table.numbers("values")]
    template = header.templates.get(table.name, Group("", (), {}, ()))
    names = [template.attributes.get(f"variable_{n}", "") for n in (1, 2, 3)]
    names = [name for name in names if name]
    points = [
        table.numbers(f"index_{n}") or template.numbers(f"index_{n}")
        for n in range(1, len(names) + 1)
    ]
    size = 1
    for index in points:
        size *= len(index)
    understood = all(name in (*_SLEWS, *_LOADS[:1]) for name in names) and len(names) < 3
    if not understood or size != len(values) or not values:
        raise ToolError(STEP, f"table '{table.name}' is not over a transition and a load")
    return _oriented(names, points, values, header)


def _oriented(
    names: list[str], points: list[list[float]], values: list[float], header: _Header
) -> Table:
    slews: tuple[float, ...] = (0.0,)
    loads: tuple[float, ...] = (0.0,)
    for name, index in zip(names, points, strict=True):
        if name in _SLEWS:
            slews = tuple(point * header.ns for point in index)
        else:
            loads = tuple(point * header.pf for point in index)
    if len(names) == 2 and names[0] not in _SLEWS:
        rows = [values[n :: len(slews)] for n in range(len(slews))]
    else:
        rows = [values[n * len(loads) : (n + 1) * len(loads)] for n in range(len(slews))]
    return Table(slews, loads, tuple(tuple(row) for row in rows))
