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
"""The first character of a net's name that is not the RTL's."""


@dataclass(frozen=True)
class Instance:
    """A cell; every pin of it that is connected, by net. Pin `A` of several bits is `A[0]`, ..."""

    name: str
    cell: str
    pins: Mapping[str, str]
    outputs: frozenset[str] = frozenset()
    """Pins that drive, as far as the file knows the cell; it does not know those of a library."""


@dataclass(frozen=True)
class MappedNetlist:
    """A flat module of single-bit nets, wires that are assigned to one another being one net.

    A net is named after its input port, else by the shortest of its names.
    """

    top: str
    inputs: tuple[str, ...]
    outputs: Mapping[str, str]
    """Port -> net."""
    instances: tuple[Instance, ...]

    def bus(self, name: str) -> list[str]:
        """The ports that are the bits of one, most significant first; none if there is no such."""
        ports = [*self.inputs, *self.outputs]
        if name in ports:
            return [name]
        bits = (port for port in ports if port.startswith(f"{name}[") and port.endswith("]"))
        return sorted(bits, key=lambda port: -int(port[len(name) + 1 : -1]))


def load_module(path: Path, top: str) -> Any:
    """The JSON object of one module."""
    return json.loads(path.read_text(encoding="utf-8"))["modules"][top]


def mapped_netlist(top: str, module: Any, *, ports_last: bool = False) -> MappedNetlist:
    """The netlist of a module's JSON object; what is no such object raises as a wrong look-up.

    `ports_last`: a net bears the name of an output port only if it has no other.
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
