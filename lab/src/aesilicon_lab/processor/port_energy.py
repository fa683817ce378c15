# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Energy of the processor on standard cells, measured through its ports with overlapped channels.

As in `flows.measure.energy`: the mapped netlist is simulated without delays, with random keys and
blocks, and every word is compared with the model.
"""

from pathlib import Path
from random import Random
from typing import Any

from aesilicon.architectures import Direction
from aesilicon.design.design import Design
from aesilicon.drivers.wrapper import Lockstep, Scenario
from aesilicon.drivers.wrapper_bench import WrapperBench
from aesilicon.flows.measure.energy import LANES, Energy, Meter, require_clocks
from aesilicon.flows.measure.netlist_machine import NetlistMachine
from aesilicon.mapping.energy_events import Tally
from aesilicon.targets import CellTarget
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor import isa_clocks
from aesilicon_lab.processor.host import LockstepHost

_BEFORE, _COUNTED = 3, 4
"""Blocks that fill the channels, and blocks in each lane whose energy is counted."""


def energy(
    design: Design,
    netlist: Path,
    target: CellTarget,
    way: Direction,
    *,
    period_ns: float,
    wire_pf: float,
    lanes: int = LANES,
    seed: int = 1,
) -> Energy:
    """The energy of a block of the longest length under a key of the shortest.

    `wire_pf` is the wire capacitance of each fan-out. Raises `ToolError` if the blocks take other
    clocks than the model's, and `RefutedError` for a wrong word.
    """
    key_bits, block_bits = min(design.core.key_bits), design.block_bits
    clocks = isa_clocks.sustained(design, key_bits, block_bits)
    (code,) = isa.single([way])
    meter = Meter(netlist, target, clock="clk_i", lanes=lanes, wire_pf=wire_pf)
    tally = Tally(meter.simulator)
    machine = NetlistMachine(meter.simulator, Random(f"{seed} {way}"))
    machine.power_up()

    def steps(lockstep: Lockstep[Any]) -> None:
        host = LockstepHost(lockstep)
        host.key(key_bits)
        host.idle()
        begin = host.model.now + _BEFORE * clocks

        def count() -> None:
            if begin <= host.model.now < begin + _COUNTED * clocks:
                tally.count()

        machine.after = count
        host.overlapped(code, block_bits, _BEFORE + _COUNTED + 2, gaps=False)

    bench = WrapperBench(machine, design, Scenario("energy", steps), ())
    bench.power_up()
    bench.run()
    require_clocks(tally, _COUNTED, clocks)
    return meter.energy(
        *(way, tally, _COUNTED), block_bits=block_bits, period_ns=period_ns, seed=seed
    )
