# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Scripts for tools that are not here: Tcl runs them with recorded commands in the tools' place."""

import re
from pathlib import Path
from typing import Any

import pytest

from aesilicon import build
from aesilicon.bundle import vendor
from aesilicon.design import design
from aesilicon.design.around import BUSES
from aesilicon.design.ports import parse
from aesilicon.design.surroundings import put_around
from bus_signals import SIGNALS

tkinter = pytest.importorskip("tkinter", reason="needs tkinter: apt-get install python3-tk")

pytestmark = pytest.mark.xdist_group("bundles for tools of vendors")  # each bundle is built once
NAMES = ("aes128-serial-enc", "kuo-processor")
LIBRARY = {"LIBRARY": "cells.lib"}
TOOL = """
proc unknown {args} { lappend ::commands $args; return 1 }
proc exit {args} { lappend ::commands [list exit {*}$args] }
set commands {}
"""
"""Commands of a tool, each of which is recorded and returns 1."""


def built(chosen: design.Design, folder: Path) -> Path:
    """A bundle without content of its plain Verilog."""
    with pytest.MonkeyPatch.context() as patch:
        empty = lambda *args, **_: args[2].write_text("")  # noqa: E731
        patch.setattr(build.plain_verilog, "plain_verilog", empty)
        patch.setattr(build.vhdl, "model", lambda *_: "")
        return build.build(chosen, folder / "aes").folder


@pytest.fixture(scope="module", params=NAMES)
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(design.load(request.param), tmp_path_factory.mktemp("v"))


def run(script: Path, text: str | None = None, **environment: str) -> list[list[str]]:
    """The commands of the tool that a script gives, as lists of words."""
    tcl: Any = tkinter.Tcl()
    text = script.read_text() if text is None else text
    assert tcl.eval(f"info complete {{{text}}}") == "1"
    tcl.eval(TOOL + "array unset env\narray set env {}")
    for name, value in environment.items():
        tcl.setvar(f"env({name})", value)
    tcl.eval(f"info script {{{script}}}")
    tcl.eval(text)
    listed = tcl.splitlist(tcl.getvar("commands"))
    return [[str(word) for word in tcl.splitlist(one)] for one in listed]


def named(commands: list[list[str]], of: Path) -> set[str]:
    """Paths below the bundle that the commands name."""
    return set(re.findall(rf"{re.escape(str(of))}/([\w./-]+)", str(commands)))


@pytest.mark.parametrize("name", vendor.SCRIPTS)
def test_a_script_is_tcl_and_names_files_of_the_bundle(name: str, bundle: Path) -> None:
    script = bundle / "vendor" / name
    commands = run(script, **LIBRARY)
    files = named(commands, bundle)
    assert {file for file in files if not (bundle / file).is_file()} == set()
    (listing,) = bundle.glob("*.f")
    sources = {*listing.read_text().split()}
    plain = f"verilog/{listing.stem}.v"
    assert files & {*sources, plain} == {
        "vivado_ip.tcl": {plain},
        "formality.tcl": {*sources, plain},
        "conformal.do": {*sources, plain},
    }.get(name, sources)
    tops = {str(word).rpartition("/WORK/")[2] for words in commands for word in words}
    assert listing.stem in tops


@pytest.mark.parametrize("name", vendor.SCRIPTS)
def test_a_script_says_that_it_was_not_run(name: str, bundle: Path) -> None:
    head = (bundle / "vendor" / name).read_text().splitlines()[:6]
    assert any("NOT RUN HERE" in line for line in head)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("vivado_project.tcl", "constraints/{}.xdc"),
        ("vivado_project.tcl", "tb/{}_tb.sv"),
        ("quartus.tcl", "constraints/{}_quartus.sdc"),
        ("design_compiler.tcl", "constraints/{}.sdc"),
        ("genus.tcl", "constraints/{}.sdc"),
    ],
)
def test_a_script_takes_constraints_and_bench(name: str, file: str, bundle: Path) -> None:
    (listing,) = bundle.glob("*.f")
    script = bundle / "vendor" / name
    text = script.read_text().replace("\nsource ", "\ntool_source ")
    assert file.format(listing.stem) in named(run(script, text, **LIBRARY), bundle)


@pytest.mark.parametrize("name", ["design_compiler.tcl", "genus.tcl"])
def test_a_missing_library_is_a_sentence(name: str, bundle: Path) -> None:
    with pytest.raises(tkinter.TclError, match=r"^set LIBRARY to the \.\w+ file of your cells$"):
        run(bundle / "vendor" / name)


@pytest.mark.parametrize("name", ["formality.tcl", "conformal.do"])
def test_a_comparison_takes_a_netlist(name: str, bundle: Path) -> None:
    commands = run(bundle / "vendor" / name, NETLIST="mine.v", **LIBRARY)
    assert any("mine.v" in words for words in commands)
    assert not any(file.startswith("verilog/") for file in named(commands, bundle))


INTERFACES = {
    "axis": ["s_axis_key", "s_axis", "m_axis"],
    "axil": ["s_axil"],
    "apb": ["apb"],
}
"""Bus -> the interfaces of its wrapper."""
DEFINITIONS = {"s_axil": "aximm", "apb": "apb"}


@pytest.fixture(scope="module", params=BUSES)
def with_bus(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    chosen = put_around(design.load("aes128-round-lean"), bus=request.param)
    return built(chosen, tmp_path_factory.mktemp("w"))


def packed(script: Path, text: str | None = None) -> dict[str, dict[str, Any]]:
    """Interface -> its maps, parameters and properties, as the commands make them."""
    made: dict[str, dict[str, Any]] = {}
    signal = name = ""
    for command, *words in run(script, text):
        if command == "ipx::remove_all_bus_interface":
            made = {}
        elif command == "ipx::add_bus_interface":
            current = made.setdefault(words[0], {"maps": {}, "parameters": {}})
        elif command == "ipx::add_port_map":
            signal = words[0]
        elif command == "ipx::add_bus_parameter":
            name = words[0]
        elif command == "ipx::add_memory_map":
            current["map"] = words[0]
        elif command == "set_property" and words[0] == "physical_name":
            current["maps"][signal] = words[1]
        elif command == "set_property" and words[0] == "value":
            current["parameters"][name] = words[1]
        elif command == "set_property" and made:
            current[words[0]] = words[1]
    return made


def wrong(made: dict[str, dict[str, Any]], of: Path) -> list[str]:
    """The interfaces of an IP that are not those of the bundle's top module."""
    (listing,) = of.glob("*.f")
    text = (of / "rtl" / f"{listing.stem}.sv").read_text()
    ports = {port.name: port.direction for port in parse(text).ports({})}
    buses = INTERFACES[listing.stem.rpartition("_")[2]]
    clock, reset = ("pclk", "presetn") if "pclk" in ports else ("aclk", "aresetn")
    single = {clock: ("clock", "CLK"), reset: ("reset", "RST"), "irq": ("interrupt", "INTERRUPT")}
    single = {name: what for name, what in single.items() if name in ports}
    parameters = {
        clock: {"ASSOCIATED_BUSIF": ":".join(buses), "ASSOCIATED_RESET": reset},
        reset: {"POLARITY": "ACTIVE_LOW"},
        "irq": {"SENSITIVITY": "LEVEL_HIGH"},
        "s_axil": {"PROTOCOL": "AXI4LITE"},
    }
    told = [] if [*made] == [*buses, *single] else ["names"]
    for name, one in made.items():
        kind = f"interface:{DEFINITIONS.get(name, 'axis')}"
        before = "" if name == "apb" else f"{name}_"
        maps = {each: before + each.lower() for each in SIGNALS.get(name, "").split()}
        if name in single:
            kind, maps = f"signal:{single[name][0]}", {single[name][1]: name}
        given = one.get("bus_type_vlnv"), one.get("abstraction_type_vlnv")
        if given != (f"xilinx.com:{kind}:1.0", f"xilinx.com:{kind}_rtl:1.0"):
            told.append(f"definition of {name}")
        if one["maps"] != maps or not {*maps.values()} <= ports.keys():
            told.append(f"maps of {name}")
        first = next((maps[each] for each in ("TVALID", "AWVALID", "PSEL") if each in maps), name)
        if one.get("interface_mode") != ("slave" if ports.get(first) == "input" else "master"):
            told.append(f"mode of {name}")
        if one["parameters"] != parameters.get(name, {}):
            told.append(f"parameters of {name}")
        mapped = one.get("slave_memory_map_ref") == one.get("map", "") == name
        if mapped != (name in DEFINITIONS):
            told.append(f"registers of {name}")
    return told


def test_vivado_gets_each_interface(with_bus: Path) -> None:
    assert wrong(packed(with_bus / "vendor" / "vivado_ip.tcl"), with_bus) == []


def test_vivado_gets_clock_and_reset_of_a_core(bundle: Path) -> None:
    made = packed(bundle / "vendor" / "vivado_ip.tcl")
    assert [*made] == ["clk_i", "rst_ni"]
    assert made["clk_i"]["parameters"] == {"ASSOCIATED_RESET": "rst_ni"}


MUTANTS = {
    "a guess stays": ("ipx::remove_all_bus_interface $core", "ipx::add_bus_interface aes $core"),
    "another definition": ("_rtl:1.0 $bus", ":1.0 $bus"),
    "another mode": ("interface_mode $mode", "interface_mode monitor"),
    "a port of another signal": ("foreach {signal port} $maps", "foreach {port signal} $maps"),
    "a high reset": ("ACTIVE_LOW", "ACTIVE_HIGH"),
    "a clock for none": ("add_parameter $bus ASSOCIATED_BUSIF", "# ASSOCIATED_BUSIF"),
    "no reset of the clock": ("add_parameter $bus ASSOCIATED_RESET", "# ASSOCIATED_RESET"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_fault_in_an_interface_is_found(name: str, with_bus: Path) -> None:
    script = with_bus / "vendor" / "vivado_ip.tcl"
    old, new = MUTANTS[name]
    text = script.read_text()
    assert old in text, "the script has another form"
    assert wrong(packed(script, text.replace(old, new)), with_bus)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("set_property slave_memory_map_ref", "# slave_memory_map_ref"),
        ("PROTOCOL AXI4LITE", "PROTOCOL AXI4"),
        ("LEVEL_HIGH", "EDGE_RISING"),
    ],
)
def test_a_fault_of_registers_is_found(old: str, new: str, with_bus: Path) -> None:
    script = with_bus / "vendor" / "vivado_ip.tcl"
    text = script.read_text()
    if old not in text:
        return  # another bus
    assert wrong(packed(script, text.replace(old, new)), with_bus)
