# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof that runs on mutants of a wrapped design: its scenarios, over forms and over values."""

from collections.abc import Collection

from aesilicon.design.design import Design
from aesilicon.drivers.offers import Offers
from aesilicon.equivalence.results import Counterexample, RefutedError, Witness
from aesilicon.flows.prove.lockstep import LockstepBench, outlives, run, wrapper_of
from aesilicon.symbolic.circuit import Circuit, Machines, ResetState
from aesilicon.symbolic.concrete import ConcreteMachine


class LockstepProof:
    """See `flows.prove.mutation.Proof`."""

    def run(
        self, design: Design, circuit: Circuit, reset: ResetState, *, first_only: bool
    ) -> tuple[list[Counterexample], set[int]]:
        """All scenarios over forms, or those up to the first that fails."""
        counterexamples: list[Counterexample] = []
        secret: set[int] = set()
        machines = Machines(circuit, reset)
        for scenario in wrapper_of(design).scenarios(design):
            bench, failure = run(design, machines, scenario)
            secret |= bench.secret_registers
            counterexamples += [failure] if failure else []
            if counterexamples and first_only:
                return counterexamples, secret
        return [*counterexamples, *outlives(circuit, reset, secret)], secret

    def confirm(
        self,
        design: Design,
        circuit: Circuit,
        reset: ResetState,
        found: Counterexample,
        secret_registers: Collection[int],
        *,
        simulate: type[ConcreteMachine] = ConcreteMachine,
        simulated: list[ConcreteMachine] | None = None,
    ) -> Witness | None:
        """The scenario of the counterexample over values, then all others."""
        scenarios = wrapper_of(design).scenarios(design)
        for scenario in sorted(scenarios, key=lambda s: s.name != found.scenario):
            machine = simulate(
                circuit.program.netlist, circuit.models, secret_registers=secret_registers
            )
            if simulated is not None:
                simulated.append(machine)
            machine.evaluate(Offers(machine, design).power_up())
            machine.clock()
            if leaking := sorted(machine.leaking(range(len(machine.state)))):
                name, value = machine.netlist.registers[leaking[0]].name, machine.state[leaking[0]]
                return Witness((), 0, name, "0 after a reset", machine.show((value,)))
            bench = LockstepBench(machine, design, scenario, reset.registers)
            try:
                bench.run()
            except RefutedError as e:
                return Witness((), e.found.clock, e.found.signal, e.found.expected, e.found.got)
        return None
