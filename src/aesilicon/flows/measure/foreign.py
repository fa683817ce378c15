# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a foreign core: the same search, place and route and energy as for the project's own.

With a protocol the core is proven first. Its clocks are measured with blocks of one key, at the
highest rate that the protocol allows. Without a protocol the row has area and clock only.
"""

import hashlib
import shlex
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.drivers.foreign_bench import ForeignBench, Run
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.machine import Machine
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped, elaborated
from aesilicon.equivalence.results import RefutedError
from aesilicon.errors import AesiliconError, ToolError, UserError
from aesilicon.flows.measure import energy
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.energy import BLOCKS, LANES, Energy, Meter
from aesilicon.flows.measure.foreign_machine import NetlistMachine
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measure import place, tools
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import DEFAULT, Options, has_seeds
from aesilicon.flows.measure.subject import Subject
from aesilicon.mapping.energy_events import Tally
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.foreign_proof import check_ports, initial, prove_foreign
from aesilicon.symbolic.machine import ANY
from aesilicon.targets import CellTarget, Target

_WARM, _PACED = 3, 8
"""Blocks before the first that counts, and those whose pace is taken."""

NO_PROTOCOL = "no clocks and no energy: without a protocol file nobody knows how to drive it"


@dataclass(frozen=True)
class ForeignCore:
    """RTL from elsewhere."""

    files: tuple[Path, ...]
    """Verilog or SystemVerilog, in compilation order."""
    top: str
    clock: str
    """Its clock port."""
    protocol_file: Path | None = None
    protocol: Protocol | None = None

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of its sources, in their order, and of its protocol."""
        digest = hashlib.sha256(f"{self.top} {self.clock} {self.protocol!r}\0".encode())
        for file in self.files:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def words(self) -> list[str]:
        """How a command line names it; files without their folders."""
        words = ["--rtl", *(file.name for file in self.files)]
        words += ["--top", self.top, "--clock-port", self.clock]
        return words + (["--protocol", self.protocol_file.name] if self.protocol_file else [])


@dataclass(frozen=True)
class Pace:
    """How fast blocks of a direction pass."""

    latency: int
    """Clocks from a block's transfer to its result."""
    interval: int
    """Clocks from a block's transfer to the next one's."""
    run: Run
    """Such blocks."""


def measure_foreign(
    core: ForeignCore,
    target: Target,
    options: Options = DEFAULT,
    *,
    work: Path,
    keep: Path | None = None,
    unproven: bool = False,
) -> Measurement:
    """The measurement of a foreign core, its `design` being the top module.

    Raises `AesiliconError` for a core that is not proven, `UserError` for a clock port or protocol
    that does not fit, and `ToolError` where a tool fails, with the log it left in `work`.
    """
    began = time.monotonic()
    proven = False
    if core.protocol is not None and not unproven:
        report = prove_foreign(core.files, core.top, core.protocol, work / "proof")
        if not report.proven:
            raise AesiliconError(
                f"{core.top} is not proven: see 'aesilicon prove {shlex.join(_proof_words(core))}'"
            )
        proven = True
    found = paces(core, work / "pace")
    subject = _subject(core, found, work)
    seeds = tuple(range(1, options.seeds + 1))
    sources = list(core.files)
    if isinstance(target, CellTarget):
        figures = measure_cells(subject, target, sources, options, work)
    else:
        figures = measure_fpga(subject, target, sources, options.goal, seeds, work, keep=keep)
    sizes = core.protocol.core if core.protocol else None
    words = ["aesilicon", "measure", *core.words(), *place(target), *options.words(target)]
    return Measurement.of(
        figures,
        design=core.top,
        architecture="foreign",
        wrapper=None,
        target=target.name,
        library=target.provenance() if isinstance(target, CellTarget) else None,
        tools=tools(target),
        design_hash=core.digest,
        command=shlex.join(words),
        seconds=round(time.monotonic() - began, 1),
        key_bits=min(sizes.key_bits) if sizes else None,
        block_bits=sizes.block_bits if sizes else None,
        latency_cycles={way: found[way].latency if way in found else None for way in DIRECTIONS},
        interval_cycles={way: found[way].interval if way in found else None for way in DIRECTIONS},
        key_setup_cycles=None,
        clocks=(),
        goal=options.goal,
        seeds=seeds if has_seeds(target) else None,
        verified=False,
        proven=proven,
    )


def _proof_words(core: ForeignCore) -> list[str]:
    words = ["--rtl", *map(str, core.files), "--top", core.top]
    return [*words, "--protocol", str(core.protocol_file)]


def _subject(core: ForeignCore, paces: Mapping[Direction, Pace], work: Path) -> Subject:
    if core.protocol is None:
        return Subject(core.top, clock=core.clock, no_energy=NO_PROTOCOL)
    protocol = core.protocol

    def measure_energy(
        netlist: Path, target: CellTarget, period_ns: float, wire_pf: float
    ) -> dict[Direction, Energy]:
        ports = elaborated(Mapped(core.files, core.top, netlist, clock=core.clock), work / "energy")
        meter = Meter(netlist, target, clock=core.clock, lanes=LANES, wire_pf=wire_pf)
        counted = -(-BLOCKS // LANES)
        found = {}
        for way, pace in paces.items():
            tally = Tally(meter.simulator)
            machine = NetlistMachine(meter.simulator, ports, seed=1)
            bench = ForeignBench(machine, protocol, _run(core, way, _WARM + counted + 1, pace.run))
            machine.after = _counter(bench, tally, counted)
            try:
                bench.run()
            except RefutedError as e:
                raise ToolError(energy.STEP, str(e.found)) from e
            energy.require_clocks(tally, counted, pace.interval)
            found[way] = meter.energy(
                way,
                tally,
                counted,
                block_bits=protocol.core.block_bits,
                period_ns=period_ns,
                seed=1,
            )
        return found

    return Subject(core.top, clock=core.clock, energy=measure_energy)


def _counter(bench: ForeignBench, tally: Tally, counted: int) -> Callable[[], None]:
    """Counts clocks from the transfer of a block to that of the last of the next `counted`."""

    def count() -> None:
        if _WARM < len(bench.taken) <= _WARM + counted:
            tally.count()

    return count


def _run(core: ForeignCore, way: Direction, blocks: int, like: Run | None = None) -> Run:
    assert core.protocol is not None
    bits = min(core.protocol.core.key_bits)
    plan = tuple((way, number == 0) for number in range(blocks))
    return Run(f"{way} at full rate", bits, plan, one_key=True, pace=like.pace if like else None)


def paces(core: ForeignCore, work: Path) -> dict[Direction, Pace]:
    """Of each direction; nothing without a protocol.

    Raises `UserError` for another clock, ports that are missing or blocks that come unevenly,
    `AesiliconError` where the core breaks its protocol.
    """
    protocol = core.protocol
    if protocol is None:
        return {}
    if protocol.clock.port != core.clock:
        raise UserError(
            f"the protocol's clock is '{protocol.clock.port}' and --clock-port says '{core.clock}'"
        )
    sboxes = [protocol.sbox.module] if protocol.sbox else []
    found = elaborate(core.files, core.top, core.clock, work, sboxes=sboxes)
    check_ports(found.core, protocol)
    circuit = Circuit.of(found)
    try:
        return {way: _pace(core, circuit, way) for way in protocol.core.directions}
    except RefutedError as e:
        raise AesiliconError(
            f"{core.top} does not work by its protocol, so it has no clocks: {e.found}"
        ) from e


def _pace(core: ForeignCore, circuit: Circuit, way: Direction) -> Pace:
    """Each block in the clock of the last result if the core takes it there, else behind it."""
    protocol = core.protocol
    assert protocol is not None
    plain = _run(core, way, _WARM + _PACED)
    bench = _driven(circuit, protocol, plain)
    if protocol.waits:
        (latency,) = bench.latencies.values()
        eager = Run(plain.name, plain.key_bits, plain.blocks, one_key=True, pace=latency)
        try:
            bench, plain = _driven(circuit, protocol, eager), eager
        except RefutedError:
            bench = _driven(circuit, protocol, plain)
    (latency,) = bench.latencies.values()
    gaps = {b - a for a, b in zip(bench.taken[_WARM:], bench.taken[_WARM + 1 :], strict=False)}
    if len(gaps) > 1:
        raise UserError(f"{core.top} takes blocks {min(gaps)} to {max(gaps)} clocks apart")
    return Pace(latency, gaps.pop(), plain)


def _driven(circuit: Circuit, protocol: Protocol, plan: Run) -> ForeignBench:
    netlist = circuit.program.netlist
    machine: Machine = ConcreteMachine(netlist, circuit.models)
    start = initial(netlist, protocol)
    known = (
        old if value == ANY else machine.constant(value, 1)[0]
        for old, value in zip(machine.state, start, strict=True)
    )
    machine.restore(tuple(known))
    bench = ForeignBench(machine, protocol, plan)
    bench.run()
    return bench
