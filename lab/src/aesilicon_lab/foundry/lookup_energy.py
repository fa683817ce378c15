# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Energy of a look-up: simulates a mapped netlist without delays on random bytes."""

from random import Random

from aesilicon.mapping.cell_energy import Ledger
from aesilicon.mapping.energy_events import Tally
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.mapping.loads import Surroundings
from aesilicon.targets import CellTarget, power
from aesilicon_lab.foundry.block import CLOCK, Block

LOOKUPS = 16
"""Number of pairs of consecutive bytes in each lane."""


def lookup_pj(
    block: Block, simulator: Simulator, target: CellTarget, *, period_ns: float, wire_pf: float
) -> float:
    """Energy of a look-up in pJ, with the leakage of `period_ns`, and for clocked blocks the clock.

    If both directions are built, every other lane looks up the inverse.
    """
    random = Random(1)
    simulator.power_up(random)
    ledger = Ledger(simulator, Surroundings.of(target, wire_pf), power.voltage(target.liberty))
    inputs = dict.fromkeys(simulator.netlist.inputs, 0)
    inputs.pop(CLOCK, None)
    if "inverse_i" in inputs and block.direction == "both":
        inputs["inverse_i"] = sum(1 << lane for lane in range(1, simulator.lanes, 2))
    tally = Tally(simulator)
    warm = 1 + block.clocks
    for number in range(warm + LOOKUPS):
        for bit in range(8):
            inputs[f"data_i[{bit}]"] = random.getrandbits(simulator.lanes)
        simulator.clock(inputs)
        if number >= warm:
            tally.count()
    total = ledger.clock_net_pj(tally.clocks) if block.clocks else 0.0
    for cell in ledger.cells(tally, period_ns):
        total += cell.total_pj
    return total / tally.clocks
