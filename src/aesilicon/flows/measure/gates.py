# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A mapped netlist: flat Verilog of library cells as `tools.yosys.synthesize_cells` writes it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError

STEP = "reading the mapped netlist"
CONSTANTS = ("0", "1")
"""The two nets that never toggle."""

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|\(\*.*?\*\)", re.DOTALL)
_TOKEN = re.compile(
    r"\\(\S+)|(1'[bh][01])|([A-Za-z_][\w$]*(?:\[\d+\])?)|(\[\d+:\d+\])|([().,;=]|\S)"
)


@dataclass(frozen=True)
class Instance:
    """A cell; every pin of it that is connected, by net."""

    name: str
    cell: str
    pins: Mapping[str, str]


@dataclass(frozen=True)
class Netlist:
    """A flat module of single-bit nets, wires that are assigned to one another being one net."""

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


def read(path: Path) -> Netlist:
    """Reads a netlist; `ToolError` where it holds more than instances and assigned wires."""
    reader = _Reader(path)
    for statement in reader.statements():
        reader.take(statement)
    return reader.netlist()


class _Reader:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._top = ""
        self._ports: dict[str, list[str]] = {"input": [], "output": []}
        self._assigned: dict[str, str] = {}
        self._instances: list[Instance] = []

    def statements(self) -> Iterator[list[str]]:
        """Words of each statement; escaped names without their backslash, constants as nets."""
        text = _COMMENT.sub(" ", self._path.read_text(encoding="utf-8"))
        words: list[str] = []
        for escaped, constant, name, bounds, mark in _TOKEN.findall(text):
            if mark == ";":
                yield words
                words = []
            elif (word := name or mark or escaped or bounds or constant[-1]) != "endmodule":
                words.append(word)
        if words:
            raise self._wrong(words)

    def take(self, words: list[str]) -> None:
        match words:
            case ["module", top, *_]:
                if self._top:
                    raise ToolError(STEP, "the netlist is not flat", self._path)
                self._top = top
            case ["input" | "output" as direction, *names]:
                self._ports[direction] += _declared(names)
            case ["wire", *_]:
                pass
            case ["assign", left, "=", right]:
                self._assigned[left] = right
            case [cell, name, "(", *rest] if rest[-1:] == [")"]:
                self._instances.append(Instance(name, cell, self._pins(words, rest[:-1])))
            case _:
                raise self._wrong(words)

    def _pins(self, words: list[str], rest: list[str]) -> dict[str, str]:
        pins: dict[str, str] = {}
        while rest:
            match rest:
                case [".", pin, "(", ")", *rest]:
                    pass
                case [".", pin, "(", net, ")", *rest]:
                    pins[pin] = net
                case _:
                    raise self._wrong(words)
            rest = rest[1:] if rest[:1] == [","] else rest
        return pins

    def _wrong(self, words: list[str]) -> ToolError:
        said = " ".join(words[:6])
        return ToolError(STEP, f"'{said}' is no instance of a cell", self._path)

    def netlist(self) -> Netlist:
        return Netlist(
            top=self._top,
            inputs=tuple(self._ports["input"]),
            outputs={port: self._net(port) for port in self._ports["output"]},
            instances=tuple(
                Instance(one.name, one.cell, {pin: self._net(net) for pin, net in one.pins.items()})
                for one in self._instances
            ),
        )

    def _net(self, name: str) -> str:
        seen = set()
        while name in self._assigned and name not in seen:
            seen.add(name)
            name = self._assigned[name]
        return name


def _declared(names: list[str]) -> list[str]:
    """Ports of a declaration, one a bit."""
    if not names[0].startswith("["):
        return [name for name in names if name != ","]
    first, last = (int(n) for n in names[0][1:-1].split(":"))
    bits = range(first, last + (1 if last > first else -1), 1 if last > first else -1)
    return [f"{name}[{bit}]" for name in names[1:] if name != "," for bit in bits]
