# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulates a mapped netlist without delays, clock by clock, in many independent lanes.

The value of a net is an integer with one bit for each lane, so one Python operation evaluates a
gate in all lanes. The gates are sorted by signal flow once and compiled to Python code. Without
delays each net changes at most once in a clock: there are no hazards.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from aesilicon.errors import ToolError
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon.netlist.order import LoopError, in_order
from aesilicon.targets.power import FlipFlop, PowerCell

STEP = "simulating the mapped netlist"

_CHUNK = 500
"""Statements in a generated function: longer functions compile slower and run no faster."""

Values = list[int]
_Function = Callable[[Values, Values, int], None]


class Simulator:
    """A simulated netlist; `old` and `new` are its settled values before and after one clock."""

    def __init__(
        self, netlist: MappedNetlist, cells: Mapping[str, PowerCell], *, clock: str, lanes: int
    ) -> None:
        """`cells` describes every cell type of the netlist; `clock` is the port of its clock.

        Raises `ToolError` for a register on another clock or whose asynchronous clear or preset may
        become active, for logic on the clock, for an output without a function, for undriven nets
        and inputs and for loops.
        """
        self.netlist = netlist
        self.cells = cells
        self.clock_net = clock
        self.lanes = lanes
        self.mask = (1 << lanes) - 1
        registers = [instance for instance in netlist.instances if cells[instance.cell].flop]
        gates = [instance for instance in netlist.instances if not cells[instance.cell].flop]
        self.index = _number(netlist, cells)
        self._states = [self.index[_state(instance)] for instance in registers]
        gates = _ordered(gates, cells, clock)
        self.order = [*registers, *gates]
        """Every instance: registers, then gates, each after the gates that drive it."""
        self._edge = _compiled(s for instance in registers for s in self._register(instance))
        self._settle = _compiled(s for instance in gates for s in self._gate(instance))
        self.old: Values = []
        self.new: Values = []
        self.power_up(Random(0))

    def power_up(self, random: Random) -> None:
        """Gives every register's state a random value in each lane; nets are 0 until a clock."""
        self.new = [0] * len(self.index)
        self.new[self.index["1"]] = self.mask
        for state in self._states:
            self.new[state] = random.getrandbits(self.lanes)
        self.old = self.new.copy()

    def clock(self, inputs: Mapping[str, int]) -> None:
        """A clock edge; then `inputs` (port -> one bit per lane) change and all nets settle."""
        old, new = self.new, self.new.copy()
        for function in self._edge:
            function(old, new, self.mask)
        for port, value in inputs.items():
            new[self.index[port]] = value
        for function in self._settle:
            function(old, new, self.mask)
        self.old, self.new = old, new

    def settle(self, values: Mapping[str, int]) -> None:
        """Sets nets that no gate drives (inputs, register outputs), and settles all other nets."""
        for net, value in values.items():
            self.new[self.index[net]] = value
        for function in self._settle:
            function(self.new, self.new, self.mask)

    def __getitem__(self, net: str) -> int:
        """The settled value of a net."""
        return self.new[self.index[net]]

    def _register(self, instance: Instance) -> Iterator[str]:
        """Statements by which a register takes its next state and drives its outputs."""
        cell = self.cells[instance.cell]
        flop = cell.flop
        assert flop is not None
        _check_register(instance, flop, self.clock_net)
        state = self.index[_state(instance)]
        before = self._names(instance, "o") | _states(flop, f"o[{state}]")
        yield f"n[{state}] = {flop.next_state.python(before)}"
        after = _states(flop, f"n[{state}]")
        for pin in cell.outputs:
            if pin.function is None or pin.function.pins - set(flop.states):
                raise ToolError(STEP, f"{cell.name} has an output that is not its state: no model")
            yield f"n[{self.index[output_net(instance, pin.name)]}] = {pin.function.python(after)}"

    def _gate(self, instance: Instance) -> Iterator[str]:
        names = self._names(instance, "n")
        for pin in self.cells[instance.cell].outputs:
            if pin.function is None:
                raise ToolError(STEP, f"the library gives no function of {instance.cell}")
            yield f"n[{self.index[output_net(instance, pin.name)]}] = {pin.function.python(names)}"

    def _names(self, instance: Instance, values: str) -> dict[str, str]:
        names = {}
        for pin in self.cells[instance.cell].inputs:
            net = instance.pins.get(pin.name)
            if net is None:
                raise ToolError(STEP, f"input {pin.name} of {instance.name} is not connected")
            names[pin.name] = {"0": "0", "1": "M"}.get(net, f"{values}[{self.index[net]}]")
        return names


def output_net(instance: Instance, pin: str) -> str:
    """The net at an output pin; an unconnected pin gets a net named after it."""
    return instance.pins.get(pin, f"{instance.name}/{pin}")


def _state(instance: Instance) -> str:
    return f"{instance.name}//state"


def _states(flop: FlipFlop, value: str) -> dict[str, str]:
    return dict(zip(flop.states, (value, f"({value} ^ M)"), strict=False))


def _check_register(instance: Instance, flop: FlipFlop, clock: str) -> None:
    if instance.pins.get(flop.clock) != clock:
        raise ToolError(STEP, f"register {instance.name} is not clocked by {clock}")
    for override in flop.overrides:
        for pin, net in instance.pins.items():
            if net in CONSTANTS:
                override = override.cofactor(pin, net == "1")
        if override.op != "0":
            raise ToolError(STEP, f"register {instance.name} has an asynchronous reset: no model")


def _number(netlist: MappedNetlist, cells: Mapping[str, PowerCell]) -> dict[str, int]:
    """Net or register state -> its index in the values."""
    nets = dict.fromkeys([*CONSTANTS, *netlist.inputs])
    for instance in netlist.instances:
        cell = cells[instance.cell]
        nets.update(dict.fromkeys(output_net(instance, pin.name) for pin in cell.outputs))
        if cell.flop:
            nets[_state(instance)] = None
    index = {net: number for number, net in enumerate(nets)}
    used = {net for instance in netlist.instances for net in instance.pins.values()}
    for net in [*used, *netlist.outputs.values()]:
        if net not in index:
            raise ToolError(STEP, f"nothing drives net {net}")
    return index


def _ordered(
    gates: list[Instance],
    cells: Mapping[str, PowerCell],
    clock: str,
) -> list[Instance]:
    """The gates, each after the gates that drive it."""
    ins = {
        instance.name: [
            instance.pins[p.name] for p in cells[instance.cell].inputs if p.name in instance.pins
        ]
        for instance in gates
    }
    for instance in gates:
        if clock in ins[instance.name]:
            raise ToolError(STEP, f"{instance.name} is logic on the clock: no model")
    try:
        return in_order(
            gates,
            lambda instance: ins[instance.name],
            lambda instance: [
                output_net(instance, pin.name) for pin in cells[instance.cell].outputs
            ],
        )
    except LoopError as e:
        raise ToolError(STEP, f"{e.cell.name} is in a loop of gates") from e


def _compiled(statements: Iterable[str]) -> list[_Function]:
    lines = list(statements)
    functions: list[_Function] = []
    for start in range(0, len(lines), _CHUNK):
        body = "\n ".join(lines[start : start + _CHUNK])
        scope: dict[str, _Function] = {}
        exec(f"def run(o, n, M):\n {body}\n", scope)
        functions.append(scope["run"])
    return functions
