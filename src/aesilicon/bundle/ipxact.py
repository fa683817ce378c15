# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""IP-XACT (IEEE 1685-2014) of a bundle with a bus: interfaces, registers, ports and files."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from aesilicon import __version__
from aesilicon.bundle import interfaces, register_map
from aesilicon.bundle.interfaces import Interface
from aesilicon.bundle.notice import head
from aesilicon.bundle.register_map import Field, Register
from aesilicon.design.design import Design
from aesilicon.design.ports import Port

NAMESPACE = "http://www.accellera.org/XMLSchema/IPXACT/1685-2014"
REGISTERS = "registers"
"""Name of the memory map."""
_ACCESS = {"r": "read-only", "w": "write-only", "rw": "read-write"}
_TYPES = {
    ".sv": "systemVerilogSource",
    ".v": "verilogSource-2001",
    ".c": "cSource",
    ".h": "cSource",
    ".sdc": "SDC",
}

FileSets = Mapping[str, Sequence[str]]
"""Name of a file set -> paths in the bundle; `rtl` and `verilog` hold the top module."""


def text(design: Design, ports: Sequence[Port], files: FileSets, argument: str) -> str:
    """The XML of the component; its paths fit a file in a folder of the bundle."""
    ElementTree.register_namespace("ipxact", NAMESPACE)
    root = Element(_tag("component"))
    _fill(root, vendor="aesilicon", library="aes", name=design.name, version=__version__)
    found = interfaces.find(ports)
    inside = _sub(root, "busInterfaces")
    for one in found:
        _interface(inside, one, design)
    _clock_and_reset(inside, found, design)
    if mapped := next((one for one in found if one.protocol.mapped), None):
        address = next(port for name, port in mapped.signals.items() if name.endswith("ADDR"))
        _memory_map(_sub(root, "memoryMaps"), register_map.read(), 1 << address.bits)
    _model(root, design, ports)
    sets = _sub(root, "fileSets")
    for name, paths in files.items():
        files_of_set = _fill(_sub(sets, "fileSet"), name=name)
        for path in paths:
            _file(files_of_set, path)
    _fill(root, description=design.purpose)
    ElementTree.indent(root)
    notice = f"<!--\n{head('', argument)}-->\n"
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{notice}{body}\n'


def _tag(name: str) -> str:
    return f"{{{NAMESPACE}}}{name}"


def _sub(parent: Element, name: str) -> Element:
    return SubElement(parent, _tag(name))


def _fill(parent: Element, **texts: object) -> Element:
    """Adds elements with a text; returns the parent."""
    for name, content in texts.items():
        _sub(parent, name).text = str(content)
    return parent


def _interface(parent: Element, one: Interface, design: Design) -> None:
    protocol = one.protocol
    name, version = protocol.arm
    library = {"vendor": "amba.com", "library": "AMBA4", "version": version}
    clocks = {protocol.clock: design.clock, protocol.reset: design.reset}
    renamed = {"PSEL": "PSELx"}
    signals = {renamed.get(signal, signal): port.name for signal, port in one.signals.items()}
    made = _bus(parent, one.name, library, name, signals | clocks, slave=one.slave)
    if one.slave and protocol.mapped:
        _sub(made[-1], "memoryMapRef").set("memoryMapRef", REGISTERS)
        _fill(made, bitsInLau=8)
    _fill(made, endianness="little")


def _bus(
    parent: Element,
    name: str,
    library: Mapping[str, str],
    bus: str,
    signals: Mapping[str, str],
    *,
    slave: bool,
) -> Element:
    """A bus interface up to its mode."""
    made = _fill(_sub(parent, "busInterface"), name=name)
    SubElement(made, _tag("busType"), {**library, "name": bus})
    abstraction = _sub(_sub(made, "abstractionTypes"), "abstractionType")
    SubElement(abstraction, _tag("abstractionRef"), {**library, "name": f"{bus}_rtl"})
    maps = _sub(abstraction, "portMaps")
    for logical, physical in signals.items():
        one = _sub(maps, "portMap")
        _fill(_sub(one, "logicalPort"), name=logical)
        _fill(_sub(one, "physicalPort"), name=physical)
    _sub(made, "slave" if slave else "master")
    return made


def _clock_and_reset(parent: Element, found: Iterable[Interface], design: Design) -> None:
    """Interfaces in Xilinx' definitions of single wires; Arm has none."""
    wires: tuple[tuple[str, str, str, dict[str, str]], ...] = (
        (
            "clock",
            "CLK",
            design.clock,
            {
                "ASSOCIATED_BUSIF": ":".join(one.name for one in found),
                "ASSOCIATED_RESET": design.reset,
            },
        ),
        ("reset", "RST", design.reset, {"POLARITY": "ACTIVE_LOW"}),
    )
    for kind, logical, port, parameters in wires:
        library = {"vendor": "xilinx.com", "library": "signal", "version": "1.0"}
        made = _bus(parent, port, library, kind, {logical: port}, slave=True)
        values = _sub(made, "parameters")
        for name, value in parameters.items():
            one = SubElement(values, _tag("parameter"), {"parameterId": f"{port}_{name}"})
            _fill(one, name=name, value=value)


def _memory_map(parent: Element, registers: Sequence[Register], size: int) -> None:
    one = _fill(_sub(parent, "memoryMap"), name=REGISTERS)
    block = _fill(_sub(one, "addressBlock"), name=REGISTERS)
    _fill(block, baseAddress=0, range=size, width=32, usage="register")
    for register in registers:
        made = _fill(_sub(block, "register"), name=register.name, description=register.meaning)
        if register.count > 1:
            _fill(made, dim=register.count)
        _fill(made, addressOffset=f"'h{register.address:x}", size=32)
        for field in register.fields:
            _field(made, field)
    _fill(one, addressUnitBits=8)


def _field(parent: Element, field: Field) -> None:
    made = _fill(_sub(parent, "field"), name=field.name)
    if field.meaning:
        _fill(made, description=field.meaning)
    _fill(made, bitOffset=field.lsb, bitWidth=field.msb - field.lsb + 1)
    _fill(made, volatile=str("r" in field.access).lower(), access=_ACCESS[field.access])
    if field.write_one_clears:
        _fill(made, modifiedWriteValue="oneToClear")


def _model(root: Element, design: Design, ports: Sequence[Port]) -> None:
    """Two views, the sources and the plain Verilog, and the ports."""
    model = _sub(root, "model")
    views, made = _sub(model, "views"), _sub(model, "instantiations")
    for name, language in (("rtl", "SystemVerilog"), ("verilog", "Verilog")):
        _fill(_sub(views, "view"), name=name, componentInstantiationRef=name)
        one = _fill(_sub(made, "componentInstantiation"), name=name)
        _fill(one, language=language, moduleName=design.top)
        _fill(_sub(one, "fileSetRef"), localName=name)
    declared = _sub(model, "ports")
    for port in ports:
        one = _fill(_sub(declared, "port"), name=port.name)
        if port.meaning:
            _fill(one, description=port.meaning)
        wire = _fill(_sub(one, "wire"), direction={"input": "in", "output": "out"}[port.direction])
        if port.vector:
            _fill(_sub(_sub(wire, "vectors"), "vector"), left=port.bits - 1, right=0)


def _file(parent: Element, path: str) -> None:
    kind = path[path.rindex(".") :]
    one = _fill(_sub(parent, "file"), name=f"../{path}", fileType=_TYPES[kind])
    if kind == ".h":
        _fill(one, isIncludeFile="true")


def file_sets(design: Design, sources: Sequence[str], drivers: Iterable[str]) -> FileSets:
    """The file sets of a bundle, empty ones left out."""
    top = design.top
    sets = {
        "rtl": sources,
        "verilog": [f"verilog/{top}.v"],
        "bench": [f"tb/{top}_tb.sv"],
        "constraints": [f"constraints/{top}.sdc"],
        "driver": list(_sources(drivers)),
    }
    return {name: paths for name, paths in sets.items() if paths}


def _sources(drivers: Iterable[str]) -> Iterator[str]:
    return (path for path in drivers if path.endswith((".c", ".h")))
