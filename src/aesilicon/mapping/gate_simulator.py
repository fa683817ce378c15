# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulates a mapped netlist at no delay, one clock at a time, in many independent lanes at once.

A net's value is an integer of which each bit is one lane, so that one Python operation evaluates a
gate in all lanes. The netlist is put in order of signal flow once and becomes Python code. As
nothing takes time, each net changes at most once a clock: there are no hazards.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from aesilicon.errors import ToolError
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon.netlist.order import LoopError, in_order
from aesilicon.targets.power import FlipFlop, PowerCell

STEP = "simulating the mapped netlist"

_CHUNK = 500
"""Statements a function: longer ones take longer to compile and run no faster."""

Values = list[int]
_Function = Callable[[Values, Values, int], None]


class Simulator:
    """The netlist's state; `old` and `new` are its settled values before and after one clock."""

    def __init__(
        self, netlist: MappedNetlist, cells: Mapping[str, PowerCell], *, clock: str, lanes: int
    ) -> None:
        """`cells` has every cell of the netlist, `clock` is the one clock's port.

        Raises `ToolError` for a register on another clock, for one whose asynchronous clear or
        preset may become active, for logic on the clock, for nets that nothing drives and for
        loops.
        """
        self.netlist = netlist
        self.cells = cells
        self.clock_net = clock
        self.lanes = lanes
        self.mask = (1 << lanes) - 1
        registers = [one for one in netlist.instances if cells[one.cell].flop]
        gates = [one for one in netlist.instances if not cells[one.cell].flop]
        self.index = _number(netlist, cells)
        self._states = [self.index[_state(one)] for one in registers]
        gates = _ordered(gates, cells, clock)
        self.order = [*registers, *gates]
        """Every instance, each gate after those that drive it."""
        self._edge = _compiled(s for one in registers for s in self._register(one))
        self._settle = _compiled(s for one in gates for s in self._gate(one))
        self.old: Values = []
        self.new: Values = []
        self.power_up(Random(0))

    def power_up(self, random: Random) -> None:
        """Gives every register a random value in each lane; inputs are 0."""
        self.new = [0] * len(self.index)
        self.new[self.index["1"]] = self.mask
        for state in self._states:
            self.new[state] = random.getrandbits(self.lanes)
        self.old = self.new.copy()

    def clock(self, inputs: Mapping[str, int]) -> None:
        """A clock edge; then `inputs` (port -> a bit a lane) change, and everything settles."""
        old, new = self.new, self.new.copy()
        for function in self._edge:
            function(old, new, self.mask)
        for port, value in inputs.items():
            new[self.index[port]] = value
        for function in self._settle:
            function(old, new, self.mask)
        self.old, self.new = old, new

    def settle(self, values: Mapping[str, int]) -> None:
        """Sets nets that no gate drives (inputs, register outputs), and everything settles."""
        for net, value in values.items():
            self.new[self.index[net]] = value
        for function in self._settle:
            function(self.new, self.new, self.mask)

    def __getitem__(self, net: str) -> int:
        """The settled value of a net."""
        return self.new[self.index[net]]

    def _register(self, one: Instance) -> Iterator[str]:
        """The state takes its next value, and the outputs follow."""
        cell = self.cells[one.cell]
        flop = cell.flop
        assert flop is not None
        _check_register(one, flop, self.clock_net)
        state = self.index[_state(one)]
        before = self._names(one, "o") | _states(flop, f"o[{state}]")
        yield f"n[{state}] = {flop.next_state.python(before)}"
        after = _states(flop, f"n[{state}]")
        for pin in cell.outputs:
            if pin.function is None or pin.function.pins - set(flop.states):
                raise ToolError(STEP, f"{cell.name} has an output that is not its state: no model")
            yield f"n[{self.index[output_net(one, pin.name)]}] = {pin.function.python(after)}"

    def _gate(self, one: Instance) -> Iterator[str]:
        names = self._names(one, "n")
        for pin in self.cells[one.cell].outputs:
            if pin.function is None:
                raise ToolError(STEP, f"the library gives no function of {one.cell}")
            yield f"n[{self.index[output_net(one, pin.name)]}] = {pin.function.python(names)}"

    def _names(self, one: Instance, values: str) -> dict[str, str]:
        names = {}
        for pin in self.cells[one.cell].inputs:
            net = one.pins.get(pin.name)
            if net is None:
                raise ToolError(STEP, f"input {pin.name} of {one.name} is not connected")
            names[pin.name] = {"0": "0", "1": "M"}.get(net, f"{values}[{self.index[net]}]")
        return names


def output_net(one: Instance, pin: str) -> str:
    """The net at an output; one of its own if it drives nothing."""
    return one.pins.get(pin, f"{one.name}/{pin}")


def _state(one: Instance) -> str:
    return f"{one.name}//state"


def _states(flop: FlipFlop, value: str) -> dict[str, str]:
    return dict(zip(flop.states, (value, f"({value} ^ M)"), strict=False))


def _check_register(one: Instance, flop: FlipFlop, clock: str) -> None:
    if one.pins.get(flop.clock) != clock:
        raise ToolError(STEP, f"register {one.name} is not clocked by {clock}")
    for override in flop.overrides:
        for pin, net in one.pins.items():
            if net in CONSTANTS:
                override = override.cofactor(pin, net == "1")
        if override.op != "0":
            raise ToolError(STEP, f"register {one.name} has an asynchronous reset: no model")


def _number(netlist: MappedNetlist, cells: Mapping[str, PowerCell]) -> dict[str, int]:
    """Net or register state -> its place in the values."""
    nets = dict.fromkeys([*CONSTANTS, *netlist.inputs])
    for one in netlist.instances:
        cell = cells[one.cell]
        nets.update(dict.fromkeys(output_net(one, pin.name) for pin in cell.outputs))
        if cell.flop:
            nets[_state(one)] = None
    index = {net: number for number, net in enumerate(nets)}
    used = {net for one in netlist.instances for net in one.pins.values()}
    for net in [*used, *netlist.outputs.values()]:
        if net not in index:
            raise ToolError(STEP, f"nothing drives net {net}")
    return index


def _ordered(
    gates: list[Instance],
    cells: Mapping[str, PowerCell],
    clock: str,
) -> list[Instance]:
    """The gates, each after those that drive it."""
    ins = {
        one.name: [one.pins[p.name] for p in cells[one.cell].inputs if p.name in one.pins]
        for one in gates
    }
    for one in gates:
        if clock in ins[one.name]:
            raise ToolError(STEP, f"{one.name} is logic on the clock: no model")
    try:
        return in_order(
            gates,
            lambda one: ins[one.name],
            lambda one: [output_net(one, pin.name) for pin in cells[one.cell].outputs],
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
