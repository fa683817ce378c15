# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Confirms by simulation what `ghost_search` met: offers that lead to a wrong result.

The search knows of each clock on its way only what was decided. Here the rest is chosen at random,
and a separate simulation compares the core with FIPS-197 and its documented clocks. As the search
tries more than can happen, a way that shows no fault decides nothing.
"""

import random
from collections.abc import Sequence
from dataclasses import replace

from aesilicon.architectures import LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers.driver import Driver
from aesilicon.drivers.scenario import Block, Clock, Drain, Key, Scenario
from aesilicon.equivalence.results import Counterexample, RefutedError
from aesilicon.flows.prove.ghost_clock import Inputs
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.witness import witness

NAME = "any sequence"
TRIES = 16
_LIKELY = ((0.0, 1.0), (0.1, 0.9), (0.5, 0.5), (1.0, 0.1))
"""How likely an unknown valid, and `out_ready_i`, is high: few other blocks can matter, or many."""


def refute(
    way: Sequence[Inputs], design: Design, driver: Driver, circuit: Circuit, reset: ResetState
) -> Counterexample | None:
    """The failure of a simulation with the inputs of `way`; None if no try fails."""
    for seed in range(TRIES):
        choice = random.Random(seed)
        valid, ready = _LIKELY[seed % len(_LIKELY)]
        steps = tuple(_step(inputs, design, choice, valid, ready) for inputs in way)
        machine = ConcreteMachine(circuit.program.netlist, circuit.models, seed=seed)
        bench = driver.bench(machine, Scenario(NAME, (*steps, Drain())), reset.registers)
        try:
            bench.power_up()
            bench.run()
        except RefutedError as e:
            f = e.found
            shown = witness(machine, bench.log, f.clock, f.signal, bench.failed, f.expected, f.got)
            return replace(f, witness=shown, steps=steps[: f.clock])
    return None


def _step(
    inputs: Inputs, design: Design, choice: random.Random, valid: float, ready: float
) -> Clock:
    """A clock with these inputs, and legal ones where they are unknown."""

    def bit(name: str, likely: float) -> bool:
        (value,) = inputs[name]
        return value == 1 if value in (0, 1) else choice.random() < likely

    codes = [LENGTHS.index(bits) for bits in design.core.key_bits]
    length = inputs["key_len_i"]
    code = (
        sum(b << i for i, b in enumerate(length)) if {*length} <= {0, 1} else choice.choice(codes)
    )
    (way,) = inputs["in_decrypt_i"]
    ways = [direction == "decrypt" for direction in design.core.directions]
    decrypt = way == 1 if way in (0, 1) else choice.choice(ways)
    block = Block(decrypt, LENGTHS.index(design.block_bits), inputs["in_chain_i"] == (1,))
    return Clock(
        Key(code) if bit("key_valid_i", valid) else None,
        block if bit("in_valid_i", valid) else None,
        int(bit("out_ready_i", ready)),
    )
