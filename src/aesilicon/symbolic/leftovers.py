# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Registers that still hold a key or a block after a refused key, or after a reset with transfers.

Only the key and the block of interest are secret here; all other inputs are unknown and public, so
a register that leaks depends on those two.
"""

from collections.abc import Iterator
from itertools import product

from aesilicon.architectures import LENGTHS, Reloads
from aesilicon.design.design import Design
from aesilicon.drivers.driver import Driver
from aesilicon.drivers.machine import Bits, State
from aesilicon.equivalence.results import Counterexample
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET
from aesilicon.symbolic.machine import ANY, SymbolicMachine


def check(
    design: Design, driver: Driver, circuit: Circuit, reset: ResetState
) -> Iterator[Counterexample]:
    """Counterexamples of the part `secrets`, if the refused key or the reset leaves a secret."""
    found = {
        "a refused key": None
        if design.traits.keeps_refused_key
        else _behind_refused_key(design, circuit, reset),
        "a reset that begins with transfers": _behind_loud_reset(driver, circuit),
    }
    for what, name in found.items():
        if name is not None:
            yield Counterexample(
                "secrets", what, 0, name, f"{name} still depends on a key or on data after {what}"
            )


def refusal_clocks(design: Design) -> int:
    """Clocks after the transfer of a refused key until nothing of the key before it is left."""
    reload_cycles = design.arch.reload_cycles if isinstance(design.arch, Reloads) else 0
    return max(t.latency + t.key_setup for t in design.timings()) + reload_cycles


def _behind_loud_reset(driver: Driver, circuit: Circuit) -> str | None:
    """A register that leaks `ClearCycles` after a reset of two clocks with any valid high.

    In the first clock of a reset a transfer may happen, which does not count.
    """
    netlist = circuit.program.netlist
    unknown: State = (ANY,) * len(netlist.registers)
    machine = SymbolicMachine(circuit.program, circuit.models, unknown, follow=False)
    loud = {
        name: machine.junk(name, len(nets), secret=name in driver.secret_inputs)
        for name, nets in netlist.inputs.items()
    } | {"rst_ni": (0,)}
    for clock in range(-1, driver.clear_cycles):
        machine.evaluate(loud if clock < 1 else driver.reset_inputs(machine, clock))
        machine.clock()
    return _leaking(machine)


def _behind_refused_key(design: Design, circuit: Circuit, reset: ResetState) -> str | None:
    """A register that leaks the key or block before a refused key, `refusal_clocks` after it.

    The refused key is offered in several clocks of the block and behind it.
    """
    codes = [LENGTHS.index(bits) for bits in design.core.key_bits]
    blocks = [LENGTHS.index(bits) for bits in design.core.block_bits]
    ways = [way == "decrypt" for way in design.core.directions]
    longest = max(t.latency for t in design.timings())
    for code, block, way in product(codes, blocks, ways):
        for gap in sorted({0, 1, 2, longest // 2, longest, longest + 2}):
            name = _Refusal(design, circuit, reset).run(code, block, way, gap)
            if name is not None:
                return name
    return None


class _Refusal:
    """One key, one block under it, and a refused key."""

    def __init__(self, design: Design, circuit: Circuit, reset: ResetState) -> None:
        self._design = design
        start = reset.registers
        self._machine = SymbolicMachine(circuit.program, circuit.models, start, follow=False)
        self._most = 4 * refusal_clocks(design) + 4

    def run(self, code: int, block: int, way: bool, gap: int) -> str | None:
        """The name of a register that leaks, or None."""
        machine = self._machine
        for _ in range(max(self._design.traits.clear_cycles, self._design.traits.reset_cycles)):
            self._clock()
        self._offer("key", key_len_i=machine.constant(code, 2), key_i=_secret(256))
        self._offer(
            "in",
            in_decrypt_i=(int(way),),
            in_chain_i=(0,),
            block_len_i=machine.constant(block, 2),
            in_data_i=_secret(self._design.block_bits),
        )
        for _ in range(gap):
            self._clock()
        self._offer("key", key_len_i=machine.constant(3, 2))
        for _ in range(refusal_clocks(self._design)):
            self._clock()
        return _leaking(machine)

    def _offer(self, port: str, **values: Bits) -> None:
        for _ in range(self._most):
            if self._clock(**{f"{port}_valid_i": (1,)}, **values)[f"{port}_ready_o"] == (1,):
                return
        # Never ready: the proof of the handshake excludes this.

    def _clock(self, **values: Bits) -> dict[str, Bits]:
        machine = self._machine
        inputs: dict[str, Bits] = {
            name: (UNKNOWN,) * len(nets) for name, nets in machine.netlist.inputs.items()
        }
        inputs |= dict.fromkeys(("rst_ni", "out_ready_i"), (1,))
        inputs |= dict.fromkeys(("key_clear_i", "key_valid_i", "in_valid_i"), (0,))
        out = machine.evaluate(inputs | values)
        machine.clock()
        return out


def _secret(width: int) -> Bits:
    return (UNKNOWN_SECRET,) * width


def _leaking(machine: SymbolicMachine) -> str | None:
    leaking = sorted(machine.leaking(range(len(machine.state))))
    return machine.netlist.registers[leaking[0]].name if leaking else None
