# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Any liberty file as a library: which cells it is measured with, found by what they do.

- GE: the smallest cell whose function is that of a 2-input NAND.
- Registers: the smallest flip-flop of the rising edge that is a plain one once its clear, preset,
  scan and enable pins are tied.
- Driving cell: the buffer whose drive is nearest to twice that of the weakest inverter (of the
  NAND2 where there is none). Drive is the inverse of how much an output's transition grows with
  its load.
- Output load: four NAND2 inputs. Wire to a fan-out: one NAND2 input, since nothing in the file
  says how large the cells are.
- Input slew: what the driving cell makes of its fastest input with that load.
- Largest transition: the library's `default_max_transition`, else the largest of the NAND2's
  tables; in any case none at which a delay of NAND2, inverter or driving cell is negative.
- Left alone: cells with outputs that are no plain gates (`plain_cells.PlainGate`); flip-flops but
  the one; buffers and inverters for clock trees ("clk" in their name) or for delay (without load
  more than 1.8 times as slow as another of about their drive or a larger one).

Numbers are rounded to two digits.
"""

from math import log
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.targets import liberty, plain_cells, power
from aesilicon.targets.libraries import Library
from aesilicon.targets.plain_cells import BUFFER, INVERTER, NAND2, PlainGate

_SLOW, _AS_STRONG = 1.8, 1.2


@liberty.by_content
def derive(path: Path) -> Library:
    """The constants of a liberty file, by the rules above.

    Raises `UserError` for a file that cannot be read, that is no liberty file, or that lacks a
    NAND2, a flip-flop or a buffer.
    """
    liberty.library(path)
    try:
        return _derive(path)
    except ToolError as e:
        raise UserError(f"library {path} cannot be used: {e}") from e


def _derive(path: Path) -> Library:
    slow = _slow(path)
    usable = [gate for gate in plain_cells.gates(path) if gate.name not in slow]
    nands = [gate for gate in usable if plain_cells.is_gate(gate, NAND2, 2)]
    if not nands:
        raise UserError(f"{path} has no 2-input NAND, in which areas are counted")
    nand = min(nands, key=lambda gate: (gate.area, gate.name))
    flops = plain_cells.flops(path)
    if not flops:
        raise UserError(
            f"{path} has no flip-flop of the rising clock edge that works as a plain one"
        )
    flop = min(flops, key=lambda sized: (sized[0], sized[1].cell))[1]
    liberty.flop_delay_ns(path, flop)  # refuses one without timing
    inverters = [gate for gate in usable if plain_cells.is_gate(gate, INVERTER, 1)] or [nand]
    inverter = max(inverters, key=lambda gate: (_resistance(path, gate), gate.name))
    resistance = _resistance(path, inverter) / 2
    buffers = [gate for gate in usable if plain_cells.is_gate(gate, BUFFER, 1)]
    if not buffers:
        raise UserError(f"{path} has no buffer, which would drive the inputs")
    driver = min(buffers, key=lambda g: (_off(_resistance(path, g), resistance), g.area, g.name))
    pins = power.read(path, nand.name).inputs
    input_pf = sum(pin.rise_pf + pin.fall_pf for pin in pins) / (2 * len(pins))
    load = _round(4 * input_pf)
    used = {flop.cell, *(gate.name for gate in usable)}
    return Library(
        nand2=nand.name,
        flop=flop,
        driving_cell=driver.name,
        input_slew_ns=_round(_fastest(path, driver, load)),
        output_load_pf=load,
        max_transition_ns=_round(_largest_transition(path, [nand, inverter, driver])),
        wire_pf_per_fanout=_round(input_pf),
        dont_use=tuple(
            cell.name
            for cell in liberty.cells(path).values()
            if cell.name not in used and plain_cells.outputs(cell)
        ),
    )


def _off(resistance: float, wanted: float) -> float:
    """Distance of two resistances, rounded: half and twice the wanted one are equally far."""
    return round(abs(log(resistance / wanted)), 6)


def _round(value: float) -> float:
    return float(f"{value:.1e}")


def _slow(path: Path) -> set[str]:
    """Buffers and inverters that are there for delay, or for a clock tree."""
    slow = set()
    for table in (BUFFER, INVERTER):
        drives = []
        for gate in plain_cells.gates(path):
            if plain_cells.is_gate(gate, table, 1):
                try:
                    drives.append((gate.name, _resistance(path, gate), _unloaded(path, gate)))
                except ToolError:
                    slow.add(gate.name)  # without a usable timing
        slow |= {name for name, _, _ in drives if "clk" in name.lower()}
        for name, resistance, delay in drives:
            as_strong = (d for _, r, d in drives if r < _AS_STRONG * resistance)
            if delay > _SLOW * min(as_strong):
                slow.add(name)
    return slow


def _delays(path: Path, gate: PlainGate) -> list[power.Table]:
    tables = [table for arc in power.read(path, gate.name).arcs for table in arc.delays]
    if not tables:
        raise ToolError(liberty.STEP, f"{gate.name} has no delays")
    return tables


def _unloaded(path: Path, gate: PlainGate) -> float:
    """ns of delay at the smallest load and transition, the mean of both edges."""
    delays = [table.values[0][0] for table in _delays(path, gate)]
    return sum(delays) / len(delays)


def _resistance(path: Path, gate: PlainGate) -> float:
    """ns of transition for each pF of load, the mean of both edges, at the fastest input."""
    tables = [t for arc in power.read(path, gate.name).arcs for t in (arc.rise, arc.fall)]
    slopes = [
        (table.values[0][-1] - table.values[0][0]) / (table.loads[-1] - table.loads[0])
        for table in tables
        if len(table.loads) > 1
    ]
    if not slopes or sum(slopes) <= 0:
        raise ToolError(liberty.STEP, f"the transitions of {gate.name} do not grow with its load")
    return sum(slopes) / len(slopes)


def _fastest(path: Path, gate: PlainGate, load_pf: float) -> float:
    """ns of the output's transition with this load at the fastest input, the slower edge."""
    tables = [t for arc in power.read(path, gate.name).arcs for t in (arc.rise, arc.fall)]
    return max(table.at(table.slews[0], load_pf) for table in tables)


def _largest_transition(path: Path, gates: list[PlainGate]) -> float:
    top = liberty.library(path)
    stated = top.number("default_max_transition")
    limit = float("inf") if stated is None else stated * liberty.time_unit_ns(top)
    for gate in gates:
        for table in _delays(path, gate):
            slews, lowest = table.slews, [min(row) for row in table.values]
            if stated is None and gate is gates[0]:
                limit = min(limit, slews[-1])
            bad = [slew for slew, delay in zip(slews, lowest, strict=True) if delay < 0]
            good = [slew for slew in slews if not bad or slew < bad[0]]
            limit = min(limit, good[-1]) if bad and good else limit
    return limit
