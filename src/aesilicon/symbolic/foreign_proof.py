# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of a foreign AES core, driven as a protocol file says.

Data: every result of a run of blocks, keys and directions equals the specification, for all keys
and blocks. Time: no handshake output depends on keys or blocks, and blocks of one kind take equally
many clocks.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from aesilicon.drivers.foreign_bench import ForeignBench, Run
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.machine import State
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.results import (
    Counterexample,
    Part,
    Progress,
    ProofReport,
    RefutedError,
    Witness,
)
from aesilicon.equivalence.sboxes import first_difference
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Netlist, Table
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.machine import ANY, SymbolicMachine
from aesilicon.symbolic.tables import recognise
from aesilicon.symbolic.witness import witness


def prove_foreign(
    files: Sequence[Path],
    top: str,
    protocol: Protocol,
    work: Path,
    *,
    progress: Progress | None = None,
) -> ProofReport:
    """Proves data, time and S-boxes of the core `top` in `files` (Verilog or SystemVerilog).

    Raises `ToolError` when Yosys refuses the sources and `UserError` when the protocol does not fit
    the ports or the core cannot be examined.
    """
    start = time.monotonic()
    sboxes = [protocol.sbox.module] if protocol.sbox else []
    elaborated = elaborate(files, top, protocol.clock.port, work, sboxes=sboxes)
    check_ports(elaborated.core, protocol)
    elaborated_at = time.monotonic()
    circuit = Circuit.of(elaborated)
    found: list[Counterexample] = []
    latencies: dict[str, int] = {}
    clocks = atoms = 0
    todo = list(runs(protocol))
    for n, plan in enumerate(todo):
        if progress:
            progress(plan.name, n / len(todo))
        start_state = initial(elaborated.core, protocol)
        machine = SymbolicMachine(circuit.program, circuit.models, start_state, follow=False)
        bench = ForeignBench(machine, protocol, plan)
        try:
            bench.run()
        except RefutedError as e:
            found.append(replace(e.found, witness=confirm(circuit, protocol, plan)))
        clocks += bench.clock
        atoms = max(atoms, machine.forms.atoms)
        latencies.update(bench.latencies)
    wrong_sboxes = check_sboxes(circuit)
    failed = {c.part for c in found}
    parts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes}
    for part in ("data", "time"):
        parts[part] = False if part in failed else None if failed else True
    return ProofReport(
        design=top,
        parts=parts,
        seconds=time.monotonic() - elaborated_at,
        elaboration_seconds=elaborated_at - start,
        counterexamples=(*wrong_sboxes, *found),
        details={
            "runs": len(todo),
            "clocks": clocks,
            "most_atoms": atoms,
            "sboxes": sum(not hasattr(cell, "op") for cell in elaborated.core.cells),
            **latencies,
        },
    )


def check_ports(netlist: Netlist, protocol: Protocol) -> None:
    """Every input is driven, every named port is there and has a fitting width."""
    inputs, outputs = dict(netlist.inputs), dict(netlist.outputs)
    named = [*protocol.control_inputs(), protocol.key.port, protocol.input.port]
    named += [coded.port for coded in (protocol.key.length, protocol.direction) if coded]
    named += [protocol.reset.port] if protocol.reset else []
    named += protocol.constants
    for port in named:
        if port not in inputs:
            raise UserError(f"{netlist.top} has no input '{port}'; it has {', '.join(inputs)}")
    for port in [*protocol.control_outputs(), protocol.output.port]:
        if port not in outputs:
            raise UserError(f"{netlist.top} has no output '{port}'; it has {', '.join(outputs)}")
    idle = [port for port in inputs if port not in named]
    if idle:
        raise UserError(
            f"the protocol does not say what drives input '{idle[0]}' of {netlist.top}; "
            "name it, or give it a value under [constants]"
        )
    widths: dict[str, int] = {protocol.input.port: protocol.core.block_bits}
    for port in protocol.control_inputs() + protocol.control_outputs():
        widths[port] = 1
    widths[protocol.output.port] = protocol.core.block_bits
    for port, width in widths.items():
        actual = len({**inputs, **outputs}[port])
        if actual != width:
            raise UserError(f"port '{port}' of {netlist.top} has {actual} bits, not {width}")
    if len(inputs[protocol.key.port]) < max(protocol.core.key_bits):
        raise UserError(f"port '{protocol.key.port}' of {netlist.top} is too narrow for the key")


def initial(netlist: Netlist, protocol: Protocol) -> State:
    """Registers before reset: unknown; without a reset, their initial values where given."""
    if protocol.reset is not None:
        return (ANY,) * len(netlist.registers)
    return tuple(ANY if r.init is None else r.init for r in netlist.registers)


def runs(protocol: Protocol) -> Iterator[Run]:
    """For each key length: blocks of each direction, second blocks, new keys, gaps and stalls."""
    core = protocol.core
    ways = core.directions
    blocks = [(ways[0], True), *((way, False) for way in ways for _ in range(2))]
    blocks += [(ways[0], True), (ways[-1], False), (ways[0], False)]
    for bits in core.key_bits:
        yield Run(f"{bits}-bit keys", bits, tuple(blocks))
        stalls = (3, 0, 1) if protocol.output.ready else (0,)
        yield Run(f"{bits}-bit keys, gaps and stalls", bits, tuple(blocks), gap=2, stalls=stalls)


def check_sboxes(circuit: Circuit) -> list[Counterexample]:
    """Named S-box modules are the S-box or its inverse; tables come from the field inversion."""
    found = []
    for kind, box in circuit.models.items():
        for value, table in enumerate(box.tables):
            byte = tuple(entry & 0xFF for entry in table)
            wrong = [first_difference(byte, inverse=inverse) for inverse in (False, True)]
            if None not in wrong or box.width != 8:
                found.append(_wrong_sbox(kind, f"is neither S-box nor inverse for control {value}"))
                break
    for cell in circuit.program.netlist.cells:
        if isinstance(cell, Table) and recognise(cell.entries, len(cell.outs)) is None:
            found.append(_wrong_sbox(cell.name, "is a table that does not come from the S-box"))
    return found


def _wrong_sbox(signal: str, what: str) -> Counterexample:
    return Counterexample("sboxes", "all 256 inputs", 0, signal, f"{signal} {what}")


def confirm(circuit: Circuit, protocol: Protocol, plan: Run) -> Witness | None:
    """Concrete values for which a separate simulation of the run deviates too."""
    netlist = circuit.program.netlist
    for seed in range(4):
        machine = ConcreteMachine(netlist, circuit.models, seed=seed)
        start = initial(netlist, protocol)
        machine.restore(
            tuple(
                old if value == ANY else machine.constant(value, 1)[0]
                for old, value in zip(machine.state, start, strict=True)
            )
        )
        bench = ForeignBench(machine, protocol, plan)
        try:
            bench.run()
        except RefutedError as e:
            return witness(machine, bench.log, bench.clock, e.found.signal, bench.failed)
    return None
