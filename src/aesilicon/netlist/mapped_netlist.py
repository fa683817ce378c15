# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A mapped netlist as Yosys writes it in JSON: instances of cells between single-bit nets."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CONSTANTS = ("0", "1")
"""The two nets that never toggle."""

HIDDEN = "$"
"""First character of a net name that Yosys made up."""


@dataclass(frozen=True)
class Instance:
    """An instance of a cell. `pins` maps connected pins to nets; a bus is `A[0]`, `A[1]`..."""

    name: str
    cell: str
    pins: Mapping[str, str]
    outputs: frozenset[str] = frozenset()
    """Output pins, if the JSON file knows the cell's directions; empty for library cells."""


@dataclass(frozen=True)
class MappedNetlist:
    """A flat module of single-bit nets; wires that are assigned to one another are one net.

    A net has the name of its input port, else its shortest name, those that Yosys made up last.
    """

    top: str
    inputs: tuple[str, ...]
    outputs: Mapping[str, str]
    """Port -> net."""
    instances: tuple[Instance, ...]

    def bus(self, name: str) -> list[str]:
        """The single-bit ports of bus `name`, most significant first; empty if there is none."""
        ports = [*self.inputs, *self.outputs]
        if name in ports:
            return [name]
        bits = (port for port in ports if port.startswith(f"{name}[") and port.endswith("]"))
        return sorted(bits, key=lambda port: -int(port[len(name) + 1 : -1]))


def load_module(path: Path, top: str) -> Any:
    """The JSON object of module `top` in a file that Yosys wrote."""
    return json.loads(path.read_text(encoding="utf-8"))["modules"][top]


def mapped_netlist(top: str, module: Any, *, ports_last: bool = False) -> MappedNetlist:
    """The netlist of a module's JSON object; raises `KeyError` if a key of Yosys's is missing.

    With `ports_last` a net has the name of an output port only if it has no other name.
    """
    names: dict[object, str] = {bit: bit for bit in ("0", "1", "x", "z")}
    inputs = [*_bits(module, "input")]
    outputs = [*_bits(module, "output")]
    names |= {bit: port for port, bit in inputs}
    last = {port for port, _ in outputs} if ports_last else set[str]()
    wires = sorted(
        (hidden, name in last, len(wire), wire, name, bit)
        for wire, attributes in module["netnames"].items()
        for hidden in [bool(attributes.get("hide_name"))]
        for name, bit in _named(wire, attributes["bits"], attributes.get("offset", 0))
        if isinstance(bit, int)
    )
    for *_, name, bit in wires:
        names.setdefault(bit, name)
    return MappedNetlist(
        top,
        tuple(port for port, _ in inputs),
        {port: names[bit] for port, bit in outputs},
        tuple(
            Instance(
                name,
                cell["type"],
                {
                    pin: names.setdefault(bit, f"{HIDDEN}{bit}")
                    for port, bits in cell["connections"].items()
                    for pin, bit in _named(port, bits)
                },
                frozenset(
                    pin
                    for port, way in cell.get("port_directions", {}).items()
                    if way == "output"
                    for pin, _ in _named(port, cell["connections"].get(port, []))
                ),
            )
            for name, cell in module["cells"].items()
        ),
    )


def _bits(module: Any, direction: str) -> Iterator[tuple[str, object]]:
    for name, port in module["ports"].items():
        if port["direction"] == direction:
            yield from _named(name, port["bits"], port.get("offset", 0))


def _named(name: str, bits: list[object], offset: int = 0) -> list[tuple[str, object]]:
    """Name and net of each bit of a port or wire."""
    if len(bits) == 1:
        return [(name, bits[0])]
    return [(f"{name}[{place + offset}]", bit) for place, bit in enumerate(bits)]
