# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A VHDL model of a bundle's core for simulation, made from its plain Verilog.

Yosys reads the plain Verilog into word-level cells; each module becomes an entity, each cell a
concurrent statement. Ports inside are vectors; the top has the ports of the VHDL template.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from aesilicon.bundle import vhdl_cells
from aesilicon.bundle.vhdl_cells import CHOICES, EXPRESSIONS, FLOPS, MEMORY, Cell
from aesilicon.design.ports import Port
from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.tools import yosys

STEP = "VHDL"

_NOTE = (
    "-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.\n"
)

Bit = int | str
"""A net's number, or a constant `0`, `1`, `x`, `z`."""

_RESERVED = frozenset(
    re.findall(
        r"\w+",
        """abs access after alias all and architecture array assert assume attribute begin
        block body buffer bus case component configuration constant context cover default
        disconnect downto else elsif end entity exit fairness file for force function
        generate generic group guarded if impure in inertial inout is label library
        linkage literal loop map mod nand new next nor not null of on open or others out
        package parameter port postponed procedure process property protected pure range
        record register reject release rem report restrict return rol ror select sequence
        severity shared signal sla sll sra srl strong subtype then to transport type
        unaffected units until use variable vmode vprop vunit wait when while with xnor
        xor ext bit_of all_of any_of parity equal less add subtract repeat shift place word""",
    )
)
"""Words of VHDL-2008, and the functions of the model's package."""


def model(plain: Path, top: str, ports: Sequence[Port]) -> str:
    """The VHDL of the core in the file `plain`, with `ports` at its top, for VHDL-93 and later.

    Raises `ToolError` for a cell that has no VHDL.
    """
    with scratch() as work:
        log = yosys.run_script(_script(plain, top), work, timeout=600)
        modules = json.loads((work / "words.json").read_text(encoding="utf-8"))["modules"]
        names = {name: _name(name) for name in modules} | {top: f"{_name(top)}_core"}
        try:
            entities = [_Module(name, modules, names, top).text() for name in _order(modules, top)]
        except KeyError as e:
            raise ToolError(STEP, f"has no words for the cell {e.args[0]}", log) from e
    package = vhdl_cells.PACKAGE.format(name=f"{top}_words")
    return "\n".join([_NOTE, package, *entities, _outer(top, ports)])


def _script(plain: Path, top: str) -> list[str]:
    known = " ".join(f"t:{kind}" for kind in vhdl_cells.KNOWN)
    return [
        f'read_verilog "{plain}"',
        f"hierarchy -check -top {top}",
        *("proc", "opt_expr", "opt_clean", "memory_collect"),
        *("pmuxtree", "bmuxmap", "demuxmap", "dffunmap"),
        # Some cells become others that have no words either.
        *(f"select -set known {known}", "techmap t:$* @known %d") * 3,
        *("opt_expr", "opt_clean"),
        "write_json words.json",
    ]


def _order(modules: Mapping[str, Any], top: str) -> list[str]:
    """Modules in the order of compilation: each behind those that it instantiates."""
    done: dict[str, None] = {}

    def visit(name: str) -> None:
        for cell in modules[name]["cells"].values():
            if cell["type"] in modules and cell["type"] not in done:
                visit(cell["type"])
        done[name] = None

    visit(top)
    return [*done]


def _name(text: str) -> str:
    """A VHDL identifier for a name of Verilog; different names may give the same one."""
    word = re.sub(r"_+", "_", re.sub(r"\W", "_", text)).strip("_").lower()
    if not word or not word[0].isalpha():
        word = f"n_{word}".rstrip("_")
    return f"{word}_v" if word in _RESERVED else word


class _Module:
    """One module of Yosys's JSON as VHDL."""

    def __init__(
        self, name: str, modules: Mapping[str, Any], names: Mapping[str, str], top: str
    ) -> None:
        self._module, self._modules, self._entities = modules[name], modules, names
        self._entity, self._package = names[name], f"{top}_words"
        self._taken: set[str] = {self._entity}
        self._declared: list[str] = []
        self._at: dict[Bit, tuple[str, int]] = {}
        """Net -> signal that drives it, and its place there."""
        self._ports = {port: self._fresh(_name(port)) for port in self._module["ports"]}
        self._widths = {
            self._ports[port]: len(of["bits"]) for port, of in self._module["ports"].items()
        }
        self._wires = {
            tuple(net["bits"]): wire
            for wire, net in sorted(self._module["netnames"].items(), reverse=True)
            if not net.get("hide_name")
        }

    def _fresh(self, wanted: str) -> str:
        name, number = wanted, 1
        while name in self._taken:
            number += 1
            name = f"{wanted}_{number}"
        self._taken.add(name)
        return name

    def _driven(self, bits: Sequence[Bit], kind: str = "") -> str:
        """A new signal that drives nets, with the name of the wire that they are."""
        name = self._fresh(_name(self._wires.get(tuple(bits), "n")))
        of = kind or f"std_logic_vector({len(bits) - 1} downto 0)"
        self._declared.append(f"  signal {name} : {of};")
        self._at |= {bit: (name, place) for place, bit in enumerate(bits)}
        self._widths[name] = len(bits)
        return name

    def _value(self, bits: Sequence[Bit]) -> str:
        """The expression of nets and constants, the last of `bits` leftmost."""
        runs: list[tuple[str, int, int]] = []
        """(signal, first and last place) or (constant, 0, 0), the leftmost first."""
        for bit in reversed(bits):
            name, place = self._at.get(bit, ("1" if bit == "1" else "0", 0))
            last = runs[-1] if runs else ("", 0, 0)
            if name in "01" and last[0] and last[0][0] in "01":
                runs[-1] = (last[0] + name, 0, 0)
            elif last[0] == name and last[2] == place + 1:
                runs[-1] = (name, last[1], place)
            else:
                runs.append((name, place, place))
        parts = [
            self._part(*run) if count == 1 else f"repeat({self._part(*run)}, {count})"
            for run, count in ((run, len([*same])) for run, same in groupby(runs))
        ]
        return parts[0] if len(parts) == 1 else f"({' & '.join(parts)})"

    def _part(self, name: str, high: int, low: int) -> str:
        if name[0] in "01":
            return f'word\'("{name}")'
        return name if high - low + 1 == self._widths[name] else f"{name}({high} downto {low})"

    def text(self) -> str:
        """The entity and its architecture."""
        module = self._module
        statements: list[str] = []
        for name, port in module["ports"].items():
            if port["direction"] == "input":
                self._at |= {bit: (self._ports[name], n) for n, bit in enumerate(port["bits"])}
        outputs = {
            name: {
                pin: self._driven(bits)
                for pin, bits in cell["connections"].items()
                if cell["port_directions"][pin] == "output" and bits
            }
            for name, cell in module["cells"].items()
        }
        for name, cell in module["cells"].items():
            statements += self._statement(name, cell, outputs[name])
        for name, port in module["ports"].items():
            if port["direction"] == "output":
                statements.append(f"  {self._ports[name]} <= {self._value(port['bits'])};")
        ports = ";\n".join(
            f"    {self._ports[name]} : {'in ' if port['direction'] == 'input' else 'out'} "
            f"std_logic_vector({len(port['bits']) - 1} downto 0)"
            for name, port in module["ports"].items()
        )
        return "\n".join(
            (
                *_libraries(self._package),
                f"entity {self._entity} is\n  port (\n{ports}\n  );\nend entity;\n",
                f"architecture words of {self._entity} is",
                *self._declared,
                "begin",
                *statements,
                "end architecture;\n",
            )
        )

    def _statement(
        self, name: str, cell: Mapping[str, Any], outputs: Mapping[str, str]
    ) -> Iterator[str]:
        kind, pins = cell["type"], cell["connections"]
        if kind in self._modules:
            yield from self._instance(name, cell, outputs)
            return
        values = {pin: self._value(bits) for pin, bits in pins.items() if pin not in outputs}
        if kind in CHOICES:
            unknown = "(others => 'X')"
            yield (
                f'  {outputs["Y"]} <= {values["A"]} when {values["S"]} = "0" else '
                f'{values["B"]} when {values["S"]} = "1" else {unknown};'
            )
        elif kind in FLOPS:
            falls = kind == "$_DFF_N_" or cell["parameters"].get("CLK_POLARITY", "1")[-1] == "0"
            clock = self._clock(pins.get("CLK", pins.get("C")))
            edge = f"{'falling' if falls else 'rising'}_edge({clock})"
            yield f"  {outputs['Q']} <= {values['D']} when {edge};"
        elif kind == MEMORY:
            yield from self._memory(cell, outputs)
        else:
            signed = all(
                cell["parameters"].get(f"{pin}_SIGNED", "1")[-1] == "1"
                for pin in "AB"
                if pin in pins
            )
            if kind in ("$shift", "$shiftx"):  # the sign of the distance alone
                signed = cell["parameters"]["B_SIGNED"][-1] == "1"
            elif kind == "$sshr":
                signed = cell["parameters"]["A_SIGNED"][-1] == "1"
            signed = signed and not kind.startswith("$_")
            widths = {pin: len(bits) for pin, bits in pins.items()}
            value = EXPRESSIONS[kind](Cell(kind, values, widths, signed))
            yield f"  {outputs['Y']} <= {value};"

    def _clock(self, bits: Sequence[Bit]) -> str:
        """The clock as an element of its port: a copy would come a delta later."""
        name, place = self._at[bits[0]]
        return f"{name}({place})"

    def _instance(
        self, name: str, cell: Mapping[str, Any], outputs: Mapping[str, str]
    ) -> Iterator[str]:
        inner = self._modules[cell["type"]]["ports"]
        maps = []
        for pin in inner:
            bits, formal = cell["connections"].get(pin, []), _name(pin)
            if pin in outputs:
                actual = outputs[pin]
            elif inner[pin]["direction"] == "output":
                actual = "open"
            else:
                actual = self._value(bits)
                if not re.fullmatch(r"\w+(\(\d+ downto \d+\))?", actual):
                    joined = self._fresh(_name(f"{name}_{pin}"))
                    bounds = f"std_logic_vector({len(bits) - 1} downto 0)"
                    self._declared.append(f"  signal {joined} : {bounds};")
                    yield f"  {joined} <= {actual};"
                    actual = joined
            maps.append(f"    {formal} => {actual}")
        label = self._fresh(_name(name))
        yield f"  {label} : entity work.{self._entities[cell['type']]}"
        yield "  port map (\n" + ",\n".join(maps) + "\n  );"

    def _memory(self, cell: Mapping[str, Any], outputs: Mapping[str, str]) -> Iterator[str]:
        settings, pins = cell["parameters"], cell["connections"]
        bits, size, first = (int(settings[key], 2) for key in ("WIDTH", "SIZE", "OFFSET"))
        address = int(settings["ABITS"], 2)
        reads, writes = (int(settings[key], 2) for key in ("RD_PORTS", "WR_PORTS"))
        if first or "1" in settings["RD_CLK_ENABLE"]:
            raise KeyError("$mem_v2 with clocked reads or an offset")
        store, kind = self._fresh("memory"), self._fresh("memory_t")
        word = f"std_logic_vector({bits - 1} downto 0)"
        self._declared.append(f"  type {kind} is array (0 to {size - 1}) of {word};")
        if writes == 0:
            contents = settings["INIT"].replace("x", "0").zfill(bits * size)
            words = [contents[len(contents) - bits * (n + 1) :][:bits] for n in range(size)]
            listed = ",\n    ".join(
                ", ".join(f'{at} => "{words[at]}"' for at in range(row, min(row + 8, size)))
                for row in range(0, size, 8)
            )
            self._declared.append(f"  constant {store} : {kind} := (\n    {listed}\n  );")
        else:
            self._declared.append(f"  signal {store} : {kind};")
        data = pins["RD_DATA"]
        for port in range(reads):
            at = self._value(pins["RD_ADDR"][address * port : address * (port + 1)])
            part = f"{bits * (port + 1) - 1} downto {bits * port}"
            target = outputs["RD_DATA"] if reads == 1 else f"{outputs['RD_DATA']}({part})"
            yield (
                f"  {target} <= {store}(place({at}, {size})) when not is_x({at}) "
                f"else (others => 'X');"
            )
        assert len(data) == bits * reads
        if writes:
            yield from self._writes(cell, store, word)

    def _writes(self, cell: Mapping[str, Any], store: str, word: str) -> Iterator[str]:
        """One process, for a second one would be a second driver; the last port wins."""
        settings, pins = cell["parameters"], cell["connections"]
        bits, size, address = (int(settings[key], 2) for key in ("WIDTH", "SIZE", "ABITS"))
        clocks = {self._clock(pins["WR_CLK"][n : n + 1]) for n in range(len(pins["WR_CLK"]))}
        if len(clocks) > 1 or "0" in settings["WR_CLK_POLARITY"]:
            raise KeyError("$mem_v2 with two clocks or a falling one")
        (clock,) = clocks
        yield f"  process ({clock})\n    variable enable, value : {word};\n  begin"
        yield f"    if rising_edge({clock}) then"
        for port in range(int(settings["WR_PORTS"], 2)):
            at, enable, value = (
                self._value(pins[pin][wide * port : wide * (port + 1)])
                for pin, wide in (("WR_ADDR", address), ("WR_EN", bits), ("WR_DATA", bits))
            )
            yield f"      enable := {enable};\n      value := {value};"
            yield "      for i in enable'range loop\n        if enable(i) = '1' then"
            yield f"          {store}(place({at}, {size}))(i) <= value(i);"
            yield "        end if;\n      end loop;"
        yield "    end if;\n  end process;"


def _libraries(package: str) -> Iterator[str]:
    yield "library ieee;\nuse ieee.std_logic_1164.all;"
    yield f"use work.{package}.all;\n"


def _outer(top: str, ports: Sequence[Port]) -> str:
    """The top entity, whose ports of one bit are no vectors, around the core."""

    def kind(port: Port) -> str:
        return f"std_logic_vector({port.bits - 1} downto 0)" if port.vector else "std_logic"

    declared = ";\n".join(
        f"    {port.name} : {'in ' if port.direction == 'input' else 'out'} {kind(port)}"
        for port in ports
    )
    maps = ",\n".join(
        f"    {_name(port.name)}{'' if port.vector else '(0)'} => {port.name}" for port in ports
    )
    return (
        f"library ieee;\nuse ieee.std_logic_1164.all;\n\nentity {top} is\n  port (\n{declared}\n"
        f"  );\nend entity;\n\narchitecture model of {top} is\nbegin\n"
        f"  u_core : entity work.{_name(top)}_core\n  port map (\n{maps}\n  );\nend architecture;\n"
    )
