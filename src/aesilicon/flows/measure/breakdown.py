# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Assigns each cell of a mapped netlist to a module of the RTL.

Synthesis dissolves the hierarchy, but many signals between modules survive it. They are found by
simulation: a net of the netlist that agrees with a signal of the RTL (or its inverse) in some
thousand random states is that signal. A cell belongs to an instance if each of its inputs is an
input of the instance or lies inside it; otherwise to the instance that its output leads to. Areas
and delays by module are indicative: logic that synthesis moved over a boundary counts for the
module in which it now lies.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from aesilicon.equivalence.mapped import Mapped, elaborated
from aesilicon.mapping import verilog
from aesilicon.mapping.gate_simulator import Simulator, output_net
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.netlist import Gate, Netlist
from aesilicon.targets import power
from aesilicon.targets.power import PowerCell

LANES = 2048
"""Random states in which nets are compared."""

REST = "core"
"""The module of cells that belong to the core itself."""

_OPAQUE = "sbox"
"""Cells below an instance of this name count for the instance as a whole."""


def modules(mapped: Mapped, work: Path) -> dict[str, str]:
    """Instance of the netlist -> module, as a path such as `key.step` or `sub_bytes.sbox`.

    The netlist is made of standard cells. Registers belong to the module that declares them.
    """
    assert mapped.library is not None
    read = verilog.read(mapped.netlist)
    cells = {one.cell: power.read(mapped.library, one.cell) for one in read.instances}
    simulator = Simulator(read, cells, clock=mapped.core.clock, lanes=LANES)
    rtl = elaborated(mapped, work)
    names = {alias: r.q for r in rtl.registers for alias in rtl.aliases.get(r.q, ())}
    registers = [one for one in simulator.order if cells[one.cell].flop]
    random = Random(1)
    values: dict[int, int] = {}
    driven: dict[str, int] = {}
    for port in read.inputs:
        if port != mapped.core.clock:
            driven[port] = random.getrandbits(LANES)
    owners = {}
    for one in registers:
        name = one.name.removesuffix("_reg")  # as synthesis named the flip-flop
        nets = [output_net(one, pin.name) for pin in cells[one.cell].outputs]
        known = [names[alias] for alias in (name, *nets) if alias in names]
        # A register that drives an output port directly may have a name from outside its module.
        driver = _ports(rtl.aliases[known[0]])[1] if known else None
        owners[one.name] = path(name.rpartition(".")[0] if driver is None else driver)
        state = random.getrandbits(LANES)
        driven |= dict.fromkeys(nets, state)
        values |= dict.fromkeys(known, state)
    simulator.settle(driven)
    for port, wires in rtl.inputs.items():
        for i, wire in enumerate(wires):
            values[wire] = driven.get(f"{port}[{i}]", driven.get(port, 0))
    signals = _Signals.of(rtl, evaluate(rtl, values, LANES))
    return owners | _attribute(simulator, cells, signals, owners)


def path(scope: str) -> str:
    """A scope of the RTL without generate blocks, indices and the levels of core and engine.

    The core stays as a level only below the levels of a wrapper.
    """
    levels: list[str] = []
    for level in scope.replace("\\", "").split("."):
        name = level.partition("[")[0].removeprefix("u_")
        if name == REST and levels[-1:] in ([], [REST]):
            continue
        if name and name != "engine" and not name.startswith("gen_"):
            levels.append(name)
        if name == _OPAQUE:
            break
    return ".".join(levels) or REST


@dataclass(frozen=True)
class _Signals:
    """The signals between modules, keyed by their values over all lanes.

    A signal and its inverse have the same entries.
    """

    drivers: Mapping[int, str]
    """Value -> scope whose logic drives it. Registers and input ports are left out."""
    readers: Mapping[int, frozenset[str]]
    """Value -> scopes with an input port of this value."""
    followers: Mapping[str, frozenset[str]]
    """Scope -> scopes that read its outputs."""
    breadths: Mapping[str, int]
    """Scope -> the largest number of its input bits on which a single output bit depends."""

    @classmethod
    def of(cls, rtl: Netlist, values: Mapping[int, int]) -> "_Signals":
        ones = (1 << LANES) - 1
        logic = {cell.out for cell in rtl.cells if isinstance(cell, Gate)}
        drivers: dict[int, str] = {}
        readers: dict[int, set[str]] = {}
        followers: dict[str, set[str]] = {}
        known = {values.get(net, 0) for net in rtl.aliases if net not in logic}
        for net, aliases in rtl.aliases.items():
            value = values.get(net, 0)
            inputs, driver = _ports(aliases)
            if driver is not None:
                followers.setdefault(driver, set()).update(inputs)
            for same in (value, value ^ ones):
                if same in (0, ones):
                    continue
                readers.setdefault(same, set()).update(inputs)
                if net in logic and driver is not None and not {value, value ^ ones} & known:
                    drivers.setdefault(same, driver)
        return cls(
            drivers,
            {value: frozenset(scopes) for value, scopes in readers.items()},
            {scope: frozenset(scopes) for scope, scopes in followers.items()},
            _breadths(rtl),
        )


def _ports(aliases: Collection[str]) -> tuple[list[str], str | None]:
    """The scopes that a signal enters through a port, and the scope that drives it (or None).

    `aliases` are the RTL's names of the signal: `_i` ends an input port, `_o` an output port.
    """
    outputs, inputs = [], []
    for alias in sorted(aliases):
        scope, _, name = alias.rpartition(".")
        name = name.partition("[")[0]
        if name.endswith("_o"):
            outputs.append(scope)
        elif name.endswith("_i") and scope:
            inputs.append(scope)
    through = set(outputs) & set(inputs)  # scopes that connect the signal from input to output
    inputs = [scope for scope in inputs if scope not in through]
    outputs = [scope for scope in outputs if scope not in through]
    if outputs:
        return inputs, max(outputs, key=_depth)
    if inputs:
        return inputs, min(inputs, key=_depth).rpartition(".")[0]
    return inputs, None


def _breadths(rtl: Netlist) -> dict[str, int]:
    inputs: dict[str, set[int]] = {}
    outputs: dict[str, set[int]] = {}
    for net, aliases in rtl.aliases.items():
        for alias in aliases:
            scope, _, name = alias.rpartition(".")
            name = name.partition("[")[0]
            if name.endswith("_i"):
                inputs.setdefault(scope, set()).add(net)
            elif name.endswith("_o"):
                outputs.setdefault(scope, set()).add(net)
    drivers = {cell.out: cell.ins for cell in rtl.cells if isinstance(cell, Gate)}

    def breadth(output: int, ends: set[int]) -> int:
        seen, todo = {output}, [output]
        while todo:
            net = todo.pop()
            for source in () if net in ends else drivers.get(net, ()):
                if source not in seen:
                    seen.add(source)
                    todo.append(source)
        return len(seen & ends)

    return {
        scope: max(breadth(net, inputs[scope]) for net in nets)
        for scope, nets in outputs.items()
        if scope in inputs
    }


def _depth(scope: str) -> int:
    return scope.count(".") + bool(scope)


def _attribute(
    simulator: Simulator,
    cells: Mapping[str, PowerCell],
    signals: _Signals,
    owners: Mapping[str, str],
) -> dict[str, str]:
    """Gate -> module: the instance that contains all its inputs, else the one its output leads to.

    A gate that drives a signal between modules belongs to the module that drives this signal.
    """
    inside = _inside(simulator, cells, signals)
    leads: dict[str, Counter[str]] = {}

    def lead(net: str, module: str) -> None:
        leads.setdefault(net, Counter())[module] += 1

    for net in simulator.netlist.outputs.values():
        lead(net, REST)
    found: dict[str, str] = {}
    registers = [one for one in simulator.order if cells[one.cell].flop]
    logic = [one for one in simulator.order if not cells[one.cell].flop]
    for one in (*registers, *reversed(logic)):  # against the signal flow, readers first
        cell = cells[one.cell]
        if cell.flop:
            module = owners[one.name]
        else:
            nets = [output_net(one, pin.name) for pin in cell.outputs]
            reached = sum((leads.get(net, Counter()) for net in nets), Counter())
            most = max(sorted(reached), key=lambda m: reached[m], default=REST)
            scope = inside.get(nets[0])
            module = found[one.name] = path(scope) if scope is not None else most
        for pin in cell.inputs:
            lead(one.pins[pin.name], module)
    return found


def _inside(
    simulator: Simulator, cells: Mapping[str, PowerCell], signals: _Signals
) -> dict[str, str]:
    """Net -> the instance that contains its driver, for gates whose inputs determine it."""
    found: dict[str, str] = {}
    for one in simulator.order:
        cell = cells[one.cell]
        if cell.flop:
            continue
        inputs = [one.pins[pin.name] for pin in cell.inputs]
        read = [signals.readers.get(simulator[net], frozenset()) for net in inputs]
        lying = [frozenset({found[net]} if net in found else ()) for net in inputs]
        beyond = [
            signals.followers.get(found[net], frozenset()) if net in found else frozenset()
            for net in inputs
        ]
        common = frozenset.intersection(*(a | b for a, b in zip(read, lying, strict=True)))
        if not common:
            common = frozenset.intersection(
                *(a | b | c for a, b, c in zip(read, lying, beyond, strict=True))
            )
        for pin in cell.outputs:
            net = output_net(one, pin.name)
            driver = signals.drivers.get(simulator[net])
            if driver is not None:
                found[net] = driver
            elif common:
                found[net] = max(
                    sorted(common), key=lambda s: (_depth(s), signals.breadths.get(s, 0))
                )
    return found
