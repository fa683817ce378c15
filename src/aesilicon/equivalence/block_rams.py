# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Models of the block RAMs in a netlist of FPGA cells: each read port is a table and a register.

Yosys has no models of these cells. The vendors' manuals say where the initial contents have each
word, how address and output are aligned, and that a synchronous reset has priority over a read.
"""

import re
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from aesilicon.equivalence.written_rams import Bit, Memory, UndescribedError, cut


@dataclass(frozen=True)
class _Port:
    """A port of a block RAM that reads in every clock."""

    address: Sequence[Bit]
    """Address of a word, least significant bit first."""
    data: Sequence[Bit]
    words: Sequence[int]
    clock: Bit
    reset: Bit
    """Synchronous, active high."""
    after_reset: int = 0
    high: Sequence[Bit] = ()
    """Bits that must be 1: enables, and whether all settings are described here."""
    low: Sequence[Bit] = ()
    """Bits that must be 0: write enables, and whether a setting is not described here."""
    registered: bool = False
    """Another register follows, without a reset."""
    write: Sequence[Bit] = ()
    """Write enables, which a reset does not block."""
    written: Sequence[Bit] = ()
    """The data to write."""

    @property
    def writes(self) -> bool:
        """Whether the port can write."""
        return any(bit != "0" for bit in self.write)

    def idle(self, used: Container[Bit]) -> bool:
        """Whether the port never reads or writes, and no net of its data is in `used`."""
        return "0" in self.high and not self.writes and not any(bit in used for bit in self.data)


@dataclass(frozen=True)
class _Cell:
    """A block RAM of the JSON."""

    name: str
    kind: str
    pins: dict[str, list[Bit]]
    settings: dict[str, str]

    def pin(self, name: str) -> Bit:
        return self.pins[name][0]

    def scattered(self, name: str) -> list[Bit]:
        """The nets of a vector whose bits are separate pins (A0, A1, ...), bit 0 first."""
        places = range(sum(re.fullmatch(rf"{name}\d+", pin) is not None for pin in self.pins))
        return [self.pin(f"{name}{place}") for place in places]

    def number(self, name: str) -> int:
        """The value of a setting: binary digits, or decimal digits after an "X"; default 0."""
        value = self.settings.get(name, "0").strip()
        return int(value[1:]) if value.startswith("X") else int(value.replace("x", "0"), 2)

    def initial(self, name: str, bits: int) -> int:
        """The settings `name`00, `name`01, ... (numbered in hex) joined, `bits` bits of each."""
        total = 0
        for key, value in self.settings.items():
            if place := re.fullmatch(rf"{name}([0-9A-Fa-f]{{2}})", key):
                text = value.strip()
                hexadecimal = text.startswith("0x")
                part = int(text, 16) if hexadecimal else int(text.replace("x", "0"), 2)
                total |= part << bits * int(place[1], 16)
        return total


def replaced(module: Any) -> str:
    """Replaces the block RAMs of a module of Yosys's JSON by simple modules; returns their Verilog.

    A block RAM that the design writes is cut out (`written_rams`). Raises `UndescribedError` for a
    block RAM that is used in a way that is not described here.
    """
    bodies: dict[str, str] = {}
    """Verilog of a module from its port list on -> name of the module."""
    nets = (bit for port in module["netnames"].values() for bit in port["bits"])
    free = count(max(bit for bit in nets if isinstance(bit, int)) + 1)
    used = _used(module)
    for ram in _rams(module):
        del module["cells"][ram.name]
        active = [port for port in _ports(ram) if not port.idle(used)]
        links_of = [
            {"clk": [port.clock], "reset": [port.reset], "q": [*port.data]} for port in active
        ]
        for port in active:
            _require(ram, port)
        if any(port.writes for port in active):
            memory, read = _cut(ram, active, module, used, free)
            for links, read_port in zip(links_of, read, strict=True):
                # The word read in the clock of a write depends on the family: here it is arbitrary.
                unknown: list[Bit] = [next(free) for _ in read_port]
                links |= {"write": [memory.write], "d": read_port, "unknown": unknown}
        for number, (port, links) in enumerate(zip(active, links_of, strict=True)):
            if "d" in links:
                body = _register(port)
            else:
                body, links["a"] = _verilog(port)
            kind = bodies.setdefault(body, f"block_ram_{len(bodies)}")
            module["cells"][f"{ram.name}.port{number}"] = {
                "hide_name": 0,
                "type": kind,
                "parameters": {},
                "attributes": {},
                "port_directions": {pin: "output" if pin == "q" else "input" for pin in links},
                "connections": links,
            }
    return "".join(f"module {kind} {body}" for body, kind in bodies.items())


def written(netlist: Any, top: str) -> list[str]:
    """Names of the memories in module `top` of Yosys's JSON that are written block RAMs."""
    return sorted(
        {
            re.sub(r"\.\d+\.\d+$", "", ram.name)
            for ram in _rams(netlist["modules"][top])
            if any(port.writes for port in _ports(ram))
        }
    )


def known(kind: str) -> bool:
    """Whether a cell type is a block RAM with a model here."""
    return _family(kind) in _MODELS


def _rams(module: Any) -> list[_Cell]:
    """The block RAMs of a module."""
    constants = _constants(module)
    return [
        _Cell(
            name,
            cell["type"],
            {pin: [constants.get(bit, bit) for bit in bits] for pin, bits in wires.items()},
            cell["parameters"],
        )
        for name, cell in module["cells"].items()
        if known(cell["type"])
        for wires in [cell["connections"]]
    ]


def _ports(ram: _Cell) -> Iterator[_Port]:
    return _MODELS[_family(ram.kind)](ram)


def _family(kind: str) -> str:
    return re.sub(r"_S\d+", "", kind)


def _constants(module: Any) -> dict[Bit, str]:
    """Net -> "0" or "1", for the nets that a cell ties to a constant."""
    sources = {"VCC": "1", "VHI": "1", "GND": "0", "VLO": "0"}
    return {
        bits[0]: sources[cell["type"]]
        for cell in module["cells"].values()
        if cell["type"] in sources
        for bits in cell["connections"].values()
    }


def _require(ram: _Cell, port: _Port) -> None:
    written = [bit for bit in port.low if bit != "0"]
    gated = [bit for bit in port.high if bit != "1"]
    if written or gated or "x" in port.address:
        what = "written" if written else "not read in every clock" if gated else "not connected"
        raise UndescribedError(
            f"the block RAM {ram.name} ({ram.kind}) is {what}, so it is not compared"
        )


def _cut(
    ram: _Cell, ports: Sequence[_Port], module: Any, used: Container[Bit], free: Iterator[int]
) -> tuple[Memory, list[list[Bit]]]:
    """Cuts out a block RAM that the design writes; returns it, and new nets for its read data."""
    writer = next((port for port in ports if port.writes), None)
    others = [port for port in ports if port is not writer]
    name = ram.name.removesuffix(".0.0")
    full_width = (
        writer is not None
        and len(others) == 1
        and not others[0].writes
        and len({*writer.write}) == 1
        and name != ram.name
        and _varying(writer) == _varying(others[0]) <= len(writer.address)
        and not any(port.registered for port in ports)
        and writer.clock == others[0].clock
    )
    if writer is None or not full_width:
        raise UndescribedError(
            f"the block RAM {ram.name} ({ram.kind}) is not a whole memory with a port that "
            "reads and writes and one that reads, so it is not compared"
        )
    # Data bits that no port uses, such as parity bits, are left out.
    held = [n for n in range(len(writer.data)) if any(port.data[n] in used for port in ports)]
    data = [writer.written[place] for place in held]
    first, second = (port.address[: _varying(writer)] for port in (writer, others[0]))
    memory = Memory(name, writer.write[0], first, data, second)
    read: dict[bool, list[Bit]] = {
        writes: [next(free) for _ in writer.data] for writes in (True, False)
    }
    cut(module, memory, *([read[writes][place] for place in held] for writes in (True, False)))
    return memory, [read[port is writer] for port in ports]


def _used(module: Any) -> set[Bit]:
    """The nets that a cell or an output of the module reads."""
    cells = (
        bits
        for cell in module["cells"].values()
        for pin, bits in cell["connections"].items()
        if cell["port_directions"][pin] == "input"
    )
    ports = (port["bits"] for port in module["ports"].values() if port["direction"] == "output")
    return {bit for bits in (*cells, *ports) for bit in bits}


def _varying(port: _Port) -> int:
    """Number of low address bits that vary, if all bits above are 0; else the width plus one."""
    varying = [bit for bit in port.address if bit not in ("0", "1")]
    above = [*port.address][len(varying) :]
    return len(varying) if {*above} <= {"0"} else len(port.address) + 1


def _register(port: _Port) -> str:
    """Verilog of the module of a port's output register, from its port list on."""
    width = len(port.data)
    return (
        f"(input clk, input reset, input write, input [{width - 1}:0] d, unknown,\n"
        f"    output reg [{width - 1}:0] q);\n"
        f"  always @(posedge clk)\n"
        f"    q <= reset ? {width}'d{port.after_reset} : write ? unknown : d;\n"
        "endmodule\n"
    )


def _verilog(port: _Port) -> tuple[str, list[Bit]]:
    """Verilog of the module of a read port, from its port list on, and its varying address bits."""
    varying = [place for place, bit in enumerate(port.address) if bit not in ("0", "1")]
    fixed = sum((bit == "1") << place for place, bit in enumerate(port.address))
    width = len(port.data)
    words = []
    for n in range(1 << len(varying)):
        address = fixed + sum((n >> i & 1) << place for i, place in enumerate(varying))
        words.append(port.words[address] & (1 << width) - 1)
    bits = max(1, len(varying))
    lines = "".join(f"    {bits}'d{n}: d = {width}'d{word};\n" for n, word in enumerate(words))
    return (
        f"(input clk, input reset, input [{bits - 1}:0] a, output [{width - 1}:0] q);\n"
        f"  reg [{width - 1}:0] d, read, registered;\n"
        f"  always @* case (a)\n{lines}    default: d = {width}'d0;\n  endcase\n"
        f"  always @(posedge clk) read <= reset ? {width}'d{port.after_reset} : d;\n"
        "  always @(posedge clk) registered <= read;\n"
        f"  assign q = {'registered' if port.registered else 'read'};\n"
        "endmodule\n"
    ), [port.address[place] for place in varying] or ["0"]


def _words(contents: int, width: int, count: int) -> list[int]:
    """The words of a memory; word 0 is in the lowest bits of `contents`."""
    return [contents >> width * n & (1 << width) - 1 for n in range(count)]


def _virtex(ram: _Cell) -> Iterator[_Port]:
    """Virtex-E: RAMB4_Sn and RAMB4_Sn_Sm, 4 kbit with ports n and m bits wide."""
    widths = [int(width) for width in re.findall(r"_S(\d+)", ram.kind)]
    contents = ram.initial("INIT_", 256)
    for side, width in zip(("A", "B") if len(widths) == 2 else ("",), widths, strict=True):
        yield _Port(
            address=ram.pins[f"ADDR{side}"],
            data=ram.pins[f"DO{side}"],
            words=_words(contents, width, 4096 // width),
            clock=ram.pin(f"CLK{side}"),
            reset=ram.pin(f"RST{side}"),
            high=ram.pins[f"EN{side}"],
            write=ram.pins[f"WE{side}"],
            written=ram.pins[f"DI{side}"],
        )


def _series7(ram: _Cell) -> Iterator[_Port]:
    """7 series: RAMB18E1 and RAMB36E1. The parity bits have separate initial contents."""
    kbit, address_bits = (16, 14) if ram.kind == "RAMB18E1" else (32, 15)
    if ram.settings.get("RAM_MODE", "TDP").strip() != "TDP":
        raise UndescribedError(
            f"the block RAM {ram.name} is no true dual-port RAM; it is not compared"
        )
    settings = (key for key in ram.settings if re.fullmatch(r"IS_\w+_INVERTED", key))
    inverted = any(ram.number(key) for key in settings)
    for side, names in {
        "A": ("ADDRARDADDR", "DOADO", "DOPADOP", "CLKARDCLK", "RSTRAMARSTRAM", "ENARDEN", "WEA"),
        "B": ("ADDRBWRADDR", "DOBDO", "DOPBDOP", "CLKBWRCLK", "RSTRAMB", "ENBWREN", "WEBWE"),
    }.items():
        into = ("DIADI", "DIPADIP") if side == "A" else ("DIBDI", "DIPBDIP")
        width = ram.number(f"READ_WIDTH_{side}")
        if not width:
            continue
        payload = 8 * width // 9 if width >= 9 else width
        parity = width - payload
        address, data, more, clock, reset, enable, write = (ram.pins[name] for name in names)
        count = (kbit << 10) // payload
        low = _words(ram.initial("INIT_", 256), payload, count)
        top = _words(ram.initial("INITP_", 256), parity, count)
        same = ram.number(f"WRITE_WIDTH_{side}") in (0, width)
        yield _Port(
            address=address[payload.bit_length() - 1 : address_bits],
            data=[*data[:payload], *more[:parity]],
            words=[word | bits << payload for word, bits in zip(low, top, strict=True)],
            clock=clock[0],
            reset=reset[0],
            after_reset=ram.number(f"SRVAL_{side}"),
            high=enable,
            low=[str(ram.number(f"DO{side}_REG")), str(int(not same)), str(int(inverted))],
            # Each byte has a write enable; enables above the word have no effect.
            write=write[: max(1, payload // 8)],
            written=[*ram.pins[into[0]][:payload], *ram.pins[into[1]][:parity]],
        )


def _words_of_nines(ram: _Cell, name: str, row: int, place: int, width: int) -> list[int]:
    """The words of an 18-kbit RAM. Each row of `row` bits takes `place` bits of the settings."""
    if width not in (9, 18):
        raise UndescribedError(
            f"the block RAM {ram.name} has words of {width} bits; it is not compared"
        )
    count = (18 << 10) // row
    settings = ram.initial(name, 288 // row * place)
    rows = (word & (1 << row) - 1 for word in _words(settings, place, count))
    contents = sum(word << row * n for n, word in enumerate(rows))
    return _words(contents, width, (18 << 10) // width)


def _lattice(ram: _Cell) -> Iterator[_Port]:
    """ECP5's DP16KD (rows of 18 bits in 20 bits of the settings) and Nexus's DP16K (9 in 10)."""
    ecp5 = ram.kind == "DP16KD"
    for side in "AB":
        width = ram.number(f"DATA_WIDTH_{side}")
        select = ram.scattered(f"CS{side}") if ecp5 else ram.pins[f"CS{side}"]
        decode = ram.settings[f"CSDECODE_{side}"].strip().removeprefix("0b")
        selected = "".join(map(str, reversed(select))) == decode
        register = ram.settings.get(f"REGMODE_{side}" if ecp5 else f"OUTREG_{side}", "").strip()
        mode = ram.settings.get("RESETMODE" if ecp5 else f"RESETMODE_{side}", "").strip()
        address = ram.scattered(f"AD{side}") if ecp5 else ram.pins[f"AD{side}"]
        data = ram.scattered(f"DO{side}") if ecp5 else ram.pins[f"DO{side}"]
        reset = ram.pin(f"RST{side}")
        registered = ecp5 and register == "OUTREG"
        plain = selected and (registered or register in ("NOREG", "BYPASSED"))
        plain = plain and ram.settings.get(f"CLK{side}MUX", f"CLK{side}") == f"CLK{side}"
        # What a reset does to the output register is not described here.
        plain = plain and (reset == "0" or (mode == "SYNC" and not registered))
        enables = [*ram.pins[f"CE{side}"], *(ram.pins[f"OCE{side}"] if registered else ())]
        yield _Port(
            address=address[{9: 3, 18: 4}.get(width, 0) :],
            data=data[:width],
            words=_words_of_nines(ram, "INITVAL_", *((18, 20) if ecp5 else (9, 10)), width),
            clock=ram.pin(f"CLK{side}"),
            reset=reset,
            high=[*enables, str(int(plain))],
            low=ram.pins[f"WE{side}"],
            registered=registered,
        )


def _gowin(ram: _Cell) -> Iterator[_Port]:
    """Gowin's DPX9B: 18 kbit, rows of 18 bits."""
    for number, side in enumerate("AB"):
        width = ram.number(f"BIT_WIDTH_{number}")
        select = "".join(map(str, reversed(ram.pins[f"BLKSEL{side}"])))
        reset = ram.pin(f"RESET{side}")
        plain = (
            select == ram.settings[f"BLK_SEL_{number}"].strip()
            and (ram.settings["RESET_MODE"].strip() == "SYNC" or reset == "0")
            and not ram.number(f"READ_MODE{number}")
        )
        yield _Port(
            address=ram.pins[f"AD{side}"][{9: 3, 18: 4}.get(width, 0) :],
            data=ram.pins[f"DO{side}"][:width],
            words=_words_of_nines(ram, "INIT_RAM_", 18, 18, width),
            clock=ram.pin(f"CLK{side}"),
            reset=reset,
            high=[*ram.pins[f"CE{side}"], str(int(plain))],
            low=ram.pins[f"WRE{side}"],
        )


_MODELS: dict[str, Callable[[_Cell], Iterator[_Port]]] = {
    "RAMB4": _virtex,
    "RAMB18E1": _series7,
    "RAMB36E1": _series7,
    "DP16KD": _lattice,
    "DP16K": _lattice,
    "DPX9B": _gowin,
}
"""Cell type without widths -> function that lists the ports of a cell. iCE40's block RAM is not
here: it has no reset, so its output register is no register of the RTL to be paired with."""
