# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Elaborates RTL to a flat bit-level netlist without its S-boxes, and each kind of S-box alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.equivalence.source_faults import COMMANDS, driven_twice
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Box, Cell, Netlist, load
from aesilicon.tools import yosys
from aesilicon.tools.boxes import bodiless

# Tables of 256 entries and constant arrays are kept as tables, for the proof to recognise them.
# alumacc and opt_expr first remove the range check, because an 8-bit index is always in range.
_LOWER = f"""\
{COMMANDS}flatten
opt_expr
alumacc
opt_expr -fine
opt_clean
memory_collect
select -set tables t:$mem_v2 r:WR_PORTS=0 %i r:SIZE=256 %i
select -set rams t:$mem_v2 @tables %d
memory_map @rams
async2sync
select -set arrays t:$bmux r:S_WIDTH=8 %i
select -set rest t:* @tables %d @arrays %d
techmap @rest
select -set rest t:* @tables %d @arrays %d
techmap @rest
dffunmap
simplemap t:$dff t:$mux t:$not t:$and t:$or t:$xor
opt_expr
opt_merge
opt_expr
opt_merge
opt_clean
"""
"""A pass works on the selection at its start, so the cells that `techmap` creates are selected
again for its second run."""


@dataclass(frozen=True)
class Elaborated:
    """A circuit without its S-boxes, and the circuit of each kind of S-box in it."""

    core: Netlist
    boxes: dict[str, Netlist]
    """`Box.kind` -> netlist of this kind of S-box."""


def elaborate(
    files: Sequence[Path], top: str, clock: str, work: Path, *, sboxes: Sequence[str] = ()
) -> Elaborated:
    """Elaborates `top`; instances of the modules `sboxes` become black boxes.

    A module that takes several bytes becomes one black box for each byte. Files go into `work`.

    Raises `ToolError` when Yosys refuses the sources, and `UserError` for a circuit that cannot be
    proven (latches, several clocks, loops, signals driven twice), and for one of `sboxes` without
    an instance, with a register, or in which an output byte depends on another input byte.
    """
    work.mkdir(parents=True, exist_ok=True)
    for name, boxes in (("files.f", ()), ("boxed.f", sboxes)):
        names = "".join(f'"{file}"\n' for file in bodiless(files, boxes, work))
        (work / name).write_text(names, encoding="utf-8")
    options = "".join(f"--blackboxed-module {sbox} " for sbox in sboxes)
    log = yosys.run(
        "elaborate",
        f"read_slang {options}--top {top} -f boxed.f\n{_LOWER}write_json core.json\n",
        work,
    )
    if twice := driven_twice(log):
        raise UserError(f"{top}: {twice[0]} is driven twice; one driver must go")
    core = load(work / "core.json", top, clock)
    kinds = {cell.kind: cell for cell in core.cells if isinstance(cell, Box)}
    modules = {box.module for box in kinds.values()}
    for sbox in sboxes:
        if sbox not in modules:
            raise UserError(f"{top} has no instance of the S-box module '{sbox}'")
    circuits = _boxes(kinds, work)
    lanes = {kind: _lanes(kind, circuit) for kind, circuit in circuits.items()}
    cells = tuple(part for cell in core.cells for part in _by_lane(cell, lanes))
    alone = {
        part.kind: circuit
        for kind, box in kinds.items()
        for part, circuit in zip(_by_lane(box, lanes), lanes[kind], strict=True)
        if isinstance(part, Box)
    }
    return Elaborated(replace(core, cells=cells), alone)


def _lanes(kind: str, circuit: Netlist) -> list[Netlist]:
    """Splits a circuit that takes several bytes into one circuit for each byte."""
    data = [name for name, nets in circuit.inputs.items() if len(nets) > 8]
    if len(data) != 1 or len(circuit.outputs) != 1 or len(circuit.inputs[data[0]]) % 8:
        return [circuit]
    into = circuit.inputs[data[0]]
    ((out, outs),) = circuit.outputs.items()
    count = len(into) // 8
    if len(outs) % count:
        return [circuit]
    width = len(outs) // count
    per_lane = []
    for lane in range(count):
        own = into[8 * lane : 8 * lane + 8]
        part = replace(
            circuit,
            inputs={**circuit.inputs, data[0]: own},
            outputs={out: outs[width * lane : width * (lane + 1)]},
        )
        used, _ = part.live()
        cells = tuple(circuit.cells[i] for i in used)
        others = {*into} - {*own}
        if others & {*part.outputs[out], *(net for cell in cells for net in cell.ins)}:
            raise UserError(f"byte {lane} of the S-box module '{kind}' depends on another byte")
        per_lane.append(replace(part, cells=cells))
    return per_lane


def _by_lane(cell: Cell, lanes: dict[str, list[Netlist]]) -> Iterator[Cell]:
    """Splits a black box that takes several bytes into one for each byte; keeps other cells."""
    count = len(lanes[cell.kind]) if isinstance(cell, Box) else 1
    if not isinstance(cell, Box) or count == 1:
        yield cell
        return
    for lane in range(count):

        def own(nets: tuple[int, ...], lane: int = lane) -> tuple[int, ...]:
            width = len(nets) // count
            return nets[width * lane : width * (lane + 1)] if len(nets) > 8 else nets

        yield replace(
            cell,
            name=f"{cell.name} byte {lane}",
            parameters=(*cell.parameters, ("byte", str(lane))),
            ports=tuple((name, own(nets)) for name, nets in cell.ports),
            out_ports=tuple((name, own(nets)) for name, nets in cell.out_ports),
        )


def _boxes(kinds: dict[str, Box], work: Path) -> dict[str, Netlist]:
    script = ""
    for i, box in enumerate(kinds.values()):
        settings = "".join(f" -G {k}={len(v)}'b{v}" for k, v in box.parameters)
        script += (
            f"read_slang --relax-enum-conversions --top {box.module}{settings} -f files.f\n"
            f"{_LOWER}write_json sbox{i}.json\ndesign -reset\n"
        )
    if not kinds:
        return {}
    yosys.run("elaborate-sboxes", script, work)
    boxes = {}
    for i, (kind, box) in enumerate(kinds.items()):
        netlist = load(work / f"sbox{i}.json", box.module)
        if netlist.registers:
            raise UserError(f"the S-box module '{box.module}' must be combinational")
        boxes[kind] = netlist
    return boxes
