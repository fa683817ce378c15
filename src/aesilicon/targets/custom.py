# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Derives a measurement's constants from any liberty file; cells are found by their function.

- GE: the smallest cell whose function is that of a 2-input NAND.
- Registers: the smallest rising-edge flip-flop that becomes a plain flip-flop when its clear,
  preset, scan and enable pins are tied to constants.
- Driving cell: the buffer whose drive is nearest to twice the drive of the weakest inverter (of the
  NAND2 if there is no inverter). Drive is the inverse of an output's resistance: the growth of its
  transition with its load.
- Output load: four NAND2 inputs. Wire to a fan-out: one NAND2 input, because a liberty file does
  not give the dimensions of cells.
- Input slew: the output transition of the driving cell with the output load, at the fastest input.
- Largest transition: the library's `default_max_transition`, else the largest in the NAND2's
  tables; reduced so that no delay of NAND2, inverter or driving cell is negative.
- Unused: cells with outputs that are no plain gates (`plain_cells.PlainGate`); all other
  flip-flops; buffers and inverters for clock trees ("clk" in the name), for delay (unloaded delay
  above 1.8 times that of another cell with about the same drive or more), or without timing.

Numbers are rounded to two digits.
"""

from math import log
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.targets import liberty, plain_cells, power
from aesilicon.targets.libraries import Library
from aesilicon.targets.plain_cells import BUFFER, INVERTER, NAND2, PlainGate

_SLOW, _AS_STRONG = 1.8, 1.2


def derive(path: Path, source: Path | None = None) -> Library:
    """The constants of a measurement on a liberty file, by the rules above.

    `source` is the file that messages name, if `path` is a normal file made from it. Raises
    `UserError` for a file that cannot be read, that is no liberty file, or that lacks a NAND2, a
    flip-flop or a buffer.
    """
    try:
        return _derive(path)
    except ToolError as e:
        said = f"library {path} cannot be used: {e}"
    except UserError as e:
        said = str(e)
    raise UserError(said.replace(str(path), str(source or path)))


@liberty.by_content
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
    liberty.flop_delay_ns(path, flop)  # raises for a flip-flop without timing
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
    """Distance of two resistances, logarithmic: half and twice `wanted` are equally far."""
    return round(abs(log(resistance / wanted)), 6)


def _round(value: float) -> float:
    return float(f"{value:.1e}")


def _slow(path: Path) -> set[str]:
    """Names of buffers and inverters that serve as delays or in clock trees, or lack timing."""
    slow = set()
    for table in (BUFFER, INVERTER):
        drives = []
        for gate in plain_cells.gates(path):
            if plain_cells.is_gate(gate, table, 1):
                try:
                    drives.append((gate.name, _resistance(path, gate), _unloaded(path, gate)))
                except ToolError:
                    slow.add(gate.name)  # has no usable timing
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
    """Mean delay in ns over all arcs and edges, at the smallest load and transition."""
    delays = [table.values[0][0] for table in _delays(path, gate)]
    return sum(delays) / len(delays)


def _resistance(path: Path, gate: PlainGate) -> float:
    """Mean growth over arcs and edges of the output transition with load (ns/pF), fastest input."""
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
    """Output transition in ns of the slowest edge, with this load and the fastest input."""
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
