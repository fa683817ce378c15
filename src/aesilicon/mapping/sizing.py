# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Lets ABC choose buffers and drive strengths of a mapped netlist, and nothing else."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping import verilog
from aesilicon.mapping.composition import STEP
from aesilicon.netlist.mapped_netlist import MappedNetlist
from aesilicon.targets import CellTarget, plain_cells
from aesilicon.tools import abc, process, yosys


def size(
    mapped: MappedNetlist,
    target: CellTarget,
    work: Path,
    max_fanout: int | None,
    *,
    small: bool = False,
    delay_ns: float | None = None,
    wire_loads: bool = True,
    timeout: float = 600,
) -> tuple[MappedNetlist, abc.Timing]:
    """ABC's netlist with buffers and new drive strengths, and its timing.

    With `max_fanout` None the netlist is only timed. `abc.sizes` describes `max_fanout`, `small`,
    `delay_ns` and `wire_loads`. The nets of `mapped` need plain names. Raises `ToolError` if ABC
    fails, takes over `timeout` seconds or changes anything else, and `UserError` without gates.
    """
    library = target.library
    inner = _driven(mapped)
    if not inner.instances:
        raise UserError(f"'{mapped.top}' has no gates")
    verilog.write(inner, work / "gates.v")
    process.link(target.liberty, work / "library.lib")
    constraints = abc.constraints(library.driving_cell, library.output_load_pf)
    yosys.write(work / "abc.constr", constraints)
    unused = "".join(f" -X {pattern}" for pattern in library.dont_use)
    delay_ps = None if delay_ns is None else 1000 * delay_ns
    sizes = ""
    if max_fanout is not None:
        sizes = f"{abc.sizes(max_fanout, small, delay_ps, wire_loads=wire_loads)}; topo; "
    script = (
        f"read_lib{unused} -w library.lib; read_verilog -m gates.v; read_constr -v abc.constr; "
        f"topo; {sizes}stime -p; write_verilog sized.v"
    )
    log = work / "abc.log"
    (work / "sized.v").unlink(missing_ok=True)
    said = abc.run(STEP, script, log=log, work=work, timeout=timeout)
    timing = abc.read_timing(said)
    if timing is None or not abc.used_constraints(said) or not (work / "sized.v").is_file():
        raise ToolError(STEP, "ABC ended without a netlist", log)
    sized = verilog.read(work / "sized.v")
    if _functions(sized, target) != _functions(inner, target):
        raise ToolError(STEP, "ABC changed more than strengths and buffers", log)
    return replace(sized, top=mapped.top, outputs={**mapped.outputs, **sized.outputs}), timing


def _driven(netlist: MappedNetlist) -> MappedNetlist:
    """The netlist without outputs that no cell drives; nets take the name of their first output."""
    driven = {net for instance in netlist.instances for net in instance.pins.values()} - {
        *netlist.inputs
    }
    ports = {port: net for port, net in netlist.outputs.items() if net in driven}
    names = {net: port for port, net in reversed(ports.items())}
    instances = (
        replace(instance, pins={pin: names.get(net, net) for pin, net in instance.pins.items()})
        for instance in netlist.instances
    )
    outputs = {port: names[net] for port, net in ports.items()}
    return replace(netlist, outputs=outputs, instances=tuple(instances))


def _functions(netlist: MappedNetlist, target: CellTarget) -> Counter[tuple[int, int]]:
    """(Inputs, truth table) -> number of cells of this function; no buffers, no inverters."""
    gates = {gate.name: gate for gate in plain_cells.gates(target.liberty)}
    counts = Counter(instance.cell for instance in netlist.instances)
    functions: Counter[tuple[int, int]] = Counter()
    for cell, number in counts.items():
        inputs = gates[cell].inputs
        if len(inputs) > 1:
            table = min(gates[cell].table(pins) for pins in permutations(inputs))
            functions[len(inputs), table] += number
    return functions
