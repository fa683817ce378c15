# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a foreign core: search, place and route and energy are as for AESilicon's designs.

With a protocol the core is proven first. Its clocks are measured with blocks of one key, at the
highest rate that the protocol allows. Without a protocol the row has area and clock only.
"""

import re
import shlex
import time
from dataclasses import replace
from pathlib import Path

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import ForeignDriver
from aesilicon.drivers.foreign_bench import ForeignBench
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import WARM, Run, full_rate
from aesilicon.drivers.full_rate import Pace
from aesilicon.equivalence.results import Reach, RefutedError
from aesilicon.errors import AesiliconError, UserError
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.flow_hash import flow_hash
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measure import place, tools
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import DEFAULT, Options, has_seeds
from aesilicon.netlist.netlist import no_clock
from aesilicon.symbolic.circuit import Circuit, elaborate_core
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.proof import prove
from aesilicon.targets import CellTarget, Target
from aesilicon.tools import yosys

_PACED = 8
"""Number of blocks whose spacing is measured, after `WARM` blocks that fill the core."""


def measure_foreign(
    core: CoreUnderTest,
    target: Target,
    options: Options = DEFAULT,
    *,
    work: Path,
    keep: Path | None = None,
    unproven: bool = False,
) -> Measurement:
    """The measurement of a foreign core, its `design` being the top module.

    Raises `AesiliconError` for a core that is not proven (unless `unproven`), `UserError` for a
    clock port or protocol that does not fit, and `ToolError` where a tool fails, its log in `work`.
    """
    began = time.monotonic()
    if core.driver is None:
        _check_clock(core, work / "ports")
    reach: Reach | None = None
    if core.driver is not None and not unproven:
        report = prove(core, work / "proof")
        if not report.proven:
            raise AesiliconError(
                f"{core.top} is not proven: see 'aesilicon prove {shlex.join(_proof_words(core))}'"
            )
        reach = report.reach
    core = paced(core, work / "pace")
    driver = core.driver
    paces = {} if driver is None else {way: driver.pace(way) for way in driver.directions}
    seeds = tuple(range(1, options.seeds + 1))
    if isinstance(target, CellTarget):
        figures = measure_cells(core, target, options, work)
    else:
        figures = measure_fpga(core, target, options, work, keep=keep)
    sizes = driver.protocol.core if isinstance(driver, ForeignDriver) else None
    words = ["aesilicon", "measure", *_words(core), *place(target), *options.words(target)]
    return Measurement.of(
        figures,
        design=core.top,
        architecture="foreign",
        wrapper=None,
        target=target.name,
        library=target.provenance() if isinstance(target, CellTarget) else None,
        tools=tools(target),
        design_hash=core.digest,
        flow_hash=flow_hash(target.name, options.goal, for_clock=options.for_clock),
        command=shlex.join(words),
        seconds=round(time.monotonic() - began, 1),
        key_bits=min(sizes.key_bits) if sizes else None,
        block_bits=sizes.block_bits if sizes else None,
        latency_cycles={way: paces[way].latency if way in paces else None for way in DIRECTIONS},
        interval_cycles={way: paces[way].interval if way in paces else None for way in DIRECTIONS},
        key_setup_cycles=None,
        clocks=(),
        goal=options.goal,
        seeds=seeds if has_seeds(target) else None,
        verified=False,
        proven=reach is not None,
        proof_reach=reach,
    )


def _check_clock(core: CoreUnderTest, work: Path) -> None:
    """Raises `UserError` for registers whose clock is no input, before a long step meets them."""
    yosys.write(work / "files.f", "".join(f'"{file.resolve()}"\n' for file in core.files))
    read = f"read_slang --top {core.top} -f files.f"
    asked = (f"tee -o ports.txt portlist {core.top}", "tee -o flops.txt select -count t:$*ff*")
    yosys.run("ports", "\n".join([read, *asked, ""]), work)
    inputs = re.findall(r"^input .* (\S+)$", (work / "ports.txt").read_text(), re.MULTILINE)
    if core.clock not in inputs and not (work / "flops.txt").read_text().startswith("0 "):
        raise no_clock(core.top, core.clock, inputs)


def _words(core: CoreUnderTest) -> list[str]:
    """Command-line options that describe a core, with file names without their folders."""
    words = ["--rtl", *(file.name for file in core.files)]
    words += ["--top", core.top, "--clock-port", core.clock]
    return words + (["--protocol", core.protocol_file.name] if core.protocol_file else [])


def _proof_words(core: CoreUnderTest) -> list[str]:
    words = ["--rtl", *map(str, core.files), "--top", core.top]
    return [*words, "--protocol", str(core.protocol_file)]


def paced(core: CoreUnderTest, work: Path) -> CoreUnderTest:
    """The core with the measured clocks of each direction added. Unchanged without a protocol.

    Raises `UserError` if the protocol names another clock, if ports are missing or if blocks come
    unevenly, and `AesiliconError` where the core breaks its protocol.
    """
    if not isinstance(core.driver, ForeignDriver):
        return core
    protocol = core.driver.protocol
    if protocol.clock.port != core.clock:
        raise UserError(
            f"the protocol's clock is '{protocol.clock.port}' and --clock-port says '{core.clock}'"
        )
    circuit = Circuit.of(elaborate_core(core, work))
    try:
        paces = {way: _pace(core.top, protocol, circuit, way) for way in protocol.core.directions}
    except RefutedError as e:
        raise AesiliconError(
            f"{core.top} does not work by its protocol, so it has no clocks: {e.found}"
        ) from e
    return replace(core, driver=ForeignDriver(protocol, paces))


def _pace(top: str, protocol: Protocol, circuit: Circuit, way: Direction) -> Pace:
    """The clocks of one direction at full rate.

    A core that waits for results is offered each block in the clock of the result before it, and
    if it does not take the block there, in the next clock.
    """
    bench = _driven(circuit, protocol, full_rate(protocol, way, WARM + _PACED))
    spacing = None
    if protocol.waits:
        (latency,) = bench.latencies.values()
        try:
            bench = _driven(circuit, protocol, full_rate(protocol, way, WARM + _PACED, latency))
            spacing = latency
        except RefutedError:
            pass
    (latency,) = bench.latencies.values()
    gaps = {b - a for a, b in zip(bench.taken[WARM:], bench.taken[WARM + 1 :], strict=False)}
    if len(gaps) > 1:
        raise UserError(f"{top} takes blocks {min(gaps)} to {max(gaps)} clocks apart")
    return Pace(latency, gaps.pop(), spacing)


def _driven(circuit: Circuit, protocol: Protocol, plan: Run) -> ForeignBench:
    bench = ForeignBench(ConcreteMachine(circuit.program.netlist, circuit.models), protocol, plan)
    bench.power_up()
    bench.run()
    return bench
