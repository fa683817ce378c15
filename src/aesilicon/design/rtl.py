# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL of a design: the files in the manifest's order, the top module and the hash of both."""

import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from aesilicon.architectures import WIDE
from aesilicon.design.buses import Bus
from aesilicon.design.design import Design
from aesilicon.design.ports import Module, Port, parse
from aesilicon.errors import UserError
from aesilicon.resources import rtl_dir
from aesilicon.tools import elaboration

_ADAPTER = "aes_port_adapter"
"""Module that gives a narrow core full-width ports."""

_OF_ADAPTER = ("PortBits", "KeyLengths", "Directions", "TagBits")
"""Parameters of the adapter."""

_PAST_ADAPTER = {
    "clk_i": "clk_i",
    "rst_ni": "rst_ni",
    "key_clear_i": "key_clear_i",
    "key_error_o": "unused_key_error",
}
"""Port of a narrow core that its adapter is not connected to -> its net."""

_BESIDE = {"key_ready_o": ("key_len_i", "key_i"), "key_clear_i": ("key_error_o",)}
"""Port of an engine -> ports of the core that stand behind it among the ports of a design."""

_PAST_ENGINE = ("clk_i", "rst_ni", "key_clear_i", "key_len_i", "key_i", "key_error_o")
"""Ports of the core that an engine leaves to the ports of the design."""

_KEY_SLOT = "s_axis_key_tuser"
"""Port of a wrapper that a design with one key slot does not have."""

_LOOKUPS = ("aes_sbox_", "aes_tbox_")
"""Name prefixes of S-box and T-box modules, which are elaborated once, not once per instance."""


@dataclass(frozen=True)
class RtlFile:
    """One entry of a `manifest.toml`."""

    path: Path
    """Absolute path; of a `written` file its name."""
    relative: str
    """Path as in the manifest, relative to the manifest's folder."""
    group: str
    """Heading of the module catalogue under which the file is listed."""
    summary: str
    paper: str
    sboxes: tuple[str, ...] = ()
    """Names of the S-boxes that need the file; empty: no condition."""
    architectures: tuple[str, ...] = ()
    """Names of the architectures that need the file; empty: no condition."""
    wrappers: tuple[str, ...] = ()
    """Modules of the wrappers and engines that need the file; empty: no condition."""
    block_bits: tuple[int, ...] = ()
    """Block lengths in bits that need the file; empty: no condition."""
    port_bits: tuple[int, ...] = ()
    """Port widths in bits that need the file; empty: no condition."""
    written: str | None = None
    """Text of a file that is made for one design; None for a file on disk."""

    @property
    def content(self) -> bytes:
        """The source text."""
        return self.path.read_bytes() if self.written is None else self.written.encode()


def manifest() -> tuple[RtlFile, ...]:
    """Every RTL file of the library, in compilation order."""
    return _listed(rtl_dir())


@cache
def _listed(folder: Path) -> tuple[RtlFile, ...]:
    """The files that the manifest of a folder lists."""
    entries = tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))["file"]
    return tuple(
        RtlFile(
            folder / e["path"],
            e["path"],
            e.get("group", ""),
            e["summary"],
            e.get("paper", ""),
            tuple(e.get("sbox", ())),
            tuple(e.get("architecture", ())),
            tuple(e.get("wrapper", ())),
            tuple(e.get("block_bits", ())),
            tuple(e.get("port_bits", ())),
        )
        for e in entries
    )


def files(design: Design) -> tuple[RtlFile, ...]:
    """The RTL files that a design is built from, in compilation order.

    The library's files come first, then those of an architecture outside the library, then a user's
    S-box, then the modules inside an engine or bus. Raises `UserError` if a file outside the
    library has the name of one of its files.
    """
    cores = [design, *([design.second] if design.second else [])]
    outside = [file for one in cores if one.arch.rtl for file in _listed(one.arch.rtl)]
    inside = design.inner if design.bus and design.inner else design
    around = {design.module, *([inside.mode.module] if inside.mode else [])}
    taken = {file.relative for file in manifest()}
    for file in outside:
        if file.relative in taken:
            raise UserError(f"{file.path} has the name of a file of the library; rename it")
    sboxes = [file for one in cores for file in _own_sbox(one)]
    return tuple(
        file
        for file in dict.fromkeys((*manifest(), *outside, *sboxes, *_modules(design)))
        if any(_in_core(file, one) for one in cores)
        and (not file.wrappers or around & set(file.wrappers))
    )


def _in_core(file: RtlFile, one: Design) -> bool:
    """Whether the core of a design needs a file; its `wrappers` are not looked at."""
    core = one.core
    return (
        (not file.sboxes or bool({core.sbox, core.key_sbox} & set(file.sboxes)))
        and (not file.architectures or bool(_engines(one) & set(file.architectures)))
        and (not file.block_bits or bool(set(core.block_bits) & set(file.block_bits)))
        and (not file.port_bits or core.port_bits in file.port_bits)
    )


def _engines(one: Design) -> set[str]:
    return {one.arch.name, one.arch.arch, *one.arch.built_on}


def _own_sbox(design: Design) -> Iterator[RtlFile]:
    own = design.own_sbox
    if own is not None:
        about = ("sbox", "a circuit of your own", "")
        yield RtlFile(own.file, f"sbox/{own.file.name}", *about)
        name = f"{own.wrapper_module}.sv"
        yield RtlFile(Path(name), f"sbox/{name}", *about, written=own.wrapper())


def _modules(design: Design) -> Iterator[RtlFile]:
    """What stands behind an engine or inside a bus, each as a module."""
    if design.bus is None:
        inside = [*_behind(design).values()]
    else:
        inside = [design.inner] if design.inner else []
    for one in inside:
        yield from _modules(one)
        name, summary = f"{one.top}.sv", "core and engine" if one.mode else "the core alone"
        yield RtlFile(Path(name), name, "core", summary, "", written=top_source(one))


def _behind(design: Design) -> dict[str, Design]:
    """Prefix of the ports of an engine to a core -> the core."""
    if design.mode is None:
        return {}
    second = design.second
    return {"core": design.bare} | ({design.mode.engine.second: second} if second else {})


def ports(design: Design) -> list[Port]:
    """The ports of the design's top module, in order: its wrapper's, or its architecture's own.

    With a mode they are the engine's but for those to the core, and ports of the core that it
    leaves to the design. With a bus they are the bus wrapper's but for those to the inside.

    The meaning of a port in `aes_core` holds for every architecture; its module may add to it.
    Raises `UserError` unless a core has the ports of `aes_core` and its documented extra outputs.
    """
    if design.bus_wrapper is not None:
        own, prefix = _engine_ports(design), design.bus_wrapper.prefix
        absent = () if design.bus and design.bus.key_slots else (_KEY_SLOT,)
        return [p for p in own if not p.name.startswith(prefix) and p.name not in absent]
    if design.mode is not None:
        return _outer(design)
    parameters = design.parameters()
    wide = {name: value for name, value in parameters.items() if name != "PortBits"}
    if is_narrow(design):
        adapter = _module(_ADAPTER, files(design)).ports(parameters)
        own = [port for port in adapter if not port.name.startswith("core_")]
    else:
        own = _module(design.module, files(design)).ports(parameters)
    if design.wrapper is not None:
        return own
    common = {port.name: port for port in core_ports().ports(wide)}
    due = [(port.direction, port.name) for port in common.values()]
    due += [("output", name) for name in design.traits.extra_outputs]
    names = [(port.direction, port.name) for port in own]
    if odd := sorted(set(due) ^ set(names), key=(due + names).index):
        way, name = odd[0]
        how = "lacks" if odd[0] in due else "must not have"
        raise UserError(
            f"{design.module} {how} the {way} {name}: a core has the ports of aes_core, and those "
            f"that its architecture names in extra_outputs"
        )
    return [
        replace(port, meaning=f"{common[port.name].meaning} {port.meaning}".strip())
        if port.name in common and port.meaning != common[port.name].meaning
        else port
        for port in own
    ]


def core_ports() -> Module:
    """The header of `aes_core`, whose ports all architectures have."""
    return _module("aes_core", manifest())


def _module(name: str, among: Sequence[RtlFile]) -> Module:
    """The header of a module; raises `UserError` if none of the files is `<name>.sv`."""
    for file in among:
        if file.path.stem == name:
            return parse(file.path.read_text(encoding="utf-8"))
    raise UserError(f"no manifest lists {name}.sv, the file of module {name}")


def top_source(design: Design) -> str:
    """SystemVerilog of the design's top module, in which its parameters are bound.

    A narrow core stands behind its adapter. Vectors of one bit keep their `[0:0]` range, so that a
    generic test bench fits every design.
    """
    outer = ports(design)
    parameters = design.parameters()
    if design.bus_wrapper is not None and design.inner is not None:
        body = _joined(design, design.inner, design.bus_wrapper)
        return _top(design, design.top, outer, body)
    if design.mode is not None and design.bus is None:
        return _top(design, design.top, outer, _engined(design))
    if is_narrow(design):
        return _top(design, design.top, outer, _adapted(design, outer))
    instance = design.wrapping.instance if design.wrapping else "u_core"
    core = _instance(design.module, instance, parameters, {p.name: p.name for p in outer})
    return _top(design, design.top, outer, core)


def narrow_source(design: Design, top: str) -> str:
    """SystemVerilog of a module `top` around a narrow core without its adapter."""
    outer = narrow_ports(design)
    connections = {port.name: port.name for port in outer}
    core = _instance(design.module, "u_core", design.parameters(), connections)
    return _top(design, top, outer, core)


def narrow_ports(design: Design) -> list[Port]:
    """The ports of a narrow core without its adapter, in order."""
    return _module(design.module, files(design)).ports(design.parameters())


def is_narrow(design: Design) -> bool:
    """Whether a design takes a block in several transfers; False behind a wrapper, mode or bus."""
    around = design.wrapper or design.mode or design.bus
    return design.core.port_bits != WIDE and around is None


def _adapted(design: Design, outer: Sequence[Port]) -> str:
    """A narrow core and its adapter, whose ports to the core begin with `core_`."""
    parameters = design.parameters()
    inner = [port for port in narrow_ports(design) if port.name not in _PAST_ADAPTER]
    nets = {port.name: f"core_{port.signal}" for port in inner}
    declared = "".join(f"  logic {port.range}{nets[port.name]};\n" for port in inner)
    back = {"input": "o", "output": "i"}
    to_core = {f"{nets[port.name]}_{back[port.direction]}": nets[port.name] for port in inner}
    own = {name: value for name, value in parameters.items() if name in _OF_ADAPTER}
    return "\n".join(
        (
            f"{declared}  logic unused_key_error;\n",
            _instance(_ADAPTER, "u_adapter", own, {p.name: p.name for p in outer} | to_core),
            _instance(design.module, "u_core", parameters, _PAST_ADAPTER | nets),
        )
    )


def _engine_ports(design: Design) -> list[Port]:
    return _module(design.module, files(design)).ports(design.parameters())


def _to_cores(design: Design) -> dict[str, dict[str, Port]]:
    """Prefix -> signal of a core -> the port of the engine for it."""
    ports = _engine_ports(design)
    return {
        prefix: {
            port.signal.removeprefix(f"{prefix}_"): port
            for port in ports
            if port.name.startswith(f"{prefix}_")
        }
        for prefix in _behind(design)
    }


def _outer(design: Design) -> list[Port]:
    """The ports of a design with a mode: the engine's, with the core's own beside them."""
    to_cores = {port.name for nets in _to_cores(design).values() for port in nets.values()}
    own = [port for port in _engine_ports(design) if port.name not in to_cores]
    inner = {port.name: port for port in ports(design.bare)}
    taken = {port.name for port in own}
    placed = []
    for port in own:
        placed.append(port)
        beside = (name for name in _BESIDE.get(port.name, ()) if name not in taken)
        placed += [inner[name] for name in beside]
    return placed


def _engined(design: Design) -> str:
    """An engine and its cores.

    Inputs of a core that neither engine nor design drives are 0, free outputs lead nowhere. If the
    engine reads `key_error_o` of its cores, that of the design is their OR.
    """
    assert design.mode is not None
    outer = {port.name for port in ports(design)}
    engine = {port.name: port.name for port in _engine_ports(design) if port.name in outer}
    declared, instances, errors = [], [], []
    for prefix, nets in _to_cores(design).items():
        core = _behind(design)[prefix]
        to_core = {}
        for port in ports(core):
            if port.signal in nets:
                to_core[port.name] = f"{prefix}_{port.signal}"
            elif port.name in outer and port.name in _PAST_ENGINE:
                to_core[port.name] = port.name
            elif port.direction == "input":
                to_core[port.name] = f"{port.bits}'d0"
            else:
                unused = (
                    f"unused_{port.signal}"
                    if prefix == "core"
                    else f"unused_{prefix}_{port.signal}"
                )
                declared.append(f"  logic {port.range}{unused};\n")
                to_core[port.name] = unused
        engine |= {port.name: f"{prefix}_{signal}" for signal, port in nets.items()}
        declared[:0] = [f"  logic {p.range}{prefix}_{signal};\n" for signal, p in nets.items()]
        instances.append(_instance(core.top, f"u_{prefix}", {}, to_core))
        errors += [f"{prefix}_key_error"] * ("key_error" in nets)
    seen = [f"  assign key_error_o = {' || '.join(errors)};\n"] if errors else []
    return "\n".join(
        (
            "".join(declared),
            *seen,
            _instance(design.module, design.mode.engine.instance, design.parameters(), engine),
            *instances,
        )
    )


def _joined(design: Design, inner: Design, bus: Bus) -> str:
    """The wrapper of a bus and the design inside. Inputs without a partner are 0."""
    own = _engine_ports(design)
    nets = {
        port.name.removeprefix(bus.prefix)[:-2]: port
        for port in own
        if port.name.startswith(bus.prefix)
    }
    to_inner, unused, met = {}, [], set()
    for port in ports(inner):
        if port.signal in nets:
            to_inner[port.name] = f"{bus.prefix}{port.signal}"
            met.add(port.signal)
        elif port.name in bus.past:
            to_inner[port.name] = bus.past[port.name]
        elif port.direction == "input":
            to_inner[port.name] = f"{port.bits}'d0"
        else:
            unused.append(port)
            to_inner[port.name] = f"unused_{port.signal}"
    # What the wrapper gives and the design inside does not take leads nowhere.
    named = {
        signal: f"{bus.prefix}{signal}"
        if signal in met or port.direction == "input"
        else f"unused_{bus.prefix}{signal}"
        for signal, port in nets.items()
    }
    declared = [f"  logic {port.range}{named[signal]};\n" for signal, port in nets.items()]
    declared += [f"  logic {port.range}unused_{port.signal};\n" for port in unused]
    declared += [
        f"  assign {named[signal]} = '0;\n"
        for signal, port in nets.items()
        if signal not in met and port.direction == "input"
    ]
    to_bus = {port.name: "'0" for port in own if port.name == _KEY_SLOT}
    to_bus |= {port.name: port.name for port in ports(design)}
    to_bus |= {port.name: named[signal] for signal, port in nets.items()}
    part = "u_core" if inner.mode is None else "u_engine"
    return "\n".join(
        (
            "".join(declared),
            _instance(bus.module, bus.instance, design.parameters(), to_bus),
            _instance(inner.top, part, {}, to_inner),
        )
    )


def _instance(
    module: str, name: str, parameters: Mapping[str, str], connections: Mapping[str, str]
) -> str:
    """SystemVerilog of an instance; `connections` has port -> net."""
    values = ",\n".join(f"    .{k}({v})" for k, v in parameters.items())
    nets = ",\n".join(f"    .{k}({v})" for k, v in connections.items())
    bound = f" #(\n{values}\n  )" if values else ""
    return f"  {module}{bound} {name} (\n{nets}\n  );\n"


def _top(design: Design, name: str, outer: Sequence[Port], body: str) -> str:
    """SystemVerilog of module `name` with ports `outer` around `body`."""
    declarations = ",\n".join(f"  {p.direction:<6} logic {p.range}{p.name}" for p in outer)
    return (
        "// SPDX-FileCopyrightText: AESilicon contributors\n"
        "// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1\n"
        f"// {design.name}: {design.purpose}\n"
        "// Made by `aesilicon build`; the parameters are the design, the logic is in "
        f"{design.module}.\n\n"
        f"module {name} (\n{declarations}\n);\n\n"
        f"{body}\n"
        "endmodule\n"
    )


def design_hash(design: Design) -> str:
    """SHA-256 (hex) of the canonical form of the elaborated design: `tools.elaboration`.

    Sources that are new on this machine take a second, a large pipeline ten. Raises `ToolError` if
    elaboration fails.
    """
    return sources_hash(_sources(design), design.top)


def hash_key(design: Design) -> str:
    """SHA-256 (hex) of everything that `design_hash` is made from."""
    sources = _sources(design)
    return elaboration.key(sources, design.top, boxes=_lookups(sources))


def sources_hash(sources: Mapping[str, bytes], top: str) -> str:
    """`design_hash` of module `top` in source texts: file name -> text, in compilation order."""
    return elaboration.fingerprint(sources, top, boxes=_lookups(sources))


def _sources(design: Design) -> dict[str, bytes]:
    sources = {file.relative: file.content for file in files(design)}
    return sources | {f"{design.top}.sv": top_source(design).encode()}


def _lookups(sources: Iterable[str]) -> list[str]:
    return [Path(name).stem for name in sources if Path(name).stem.startswith(_LOOKUPS)]


def text_hash(design: Design) -> str:
    """SHA-256 (hex) of the source text that a simulator compiles: top module and RTL files."""
    digest = hashlib.sha256(top_source(design).encode())
    for file in files(design):
        digest.update(f"\0{file.relative}\0".encode())
        digest.update(file.content)
    return digest.hexdigest()


def write_sources(design: Design, folder: Path, *, adapted: bool = True) -> list[Path]:
    """Writes the files made for a design into `folder`; returns all in compilation order.

    Without `adapted` the top module is around the narrow core without its adapter.
    """
    folder.mkdir(parents=True, exist_ok=True)
    top = folder / f"{design.top}.sv"
    bare = is_narrow(design) and not adapted
    text = narrow_source(design, design.top) if bare else top_source(design)
    top.write_text(text, encoding="utf-8")
    return [*(_on_disk(file, folder) for file in files(design)), top]


def _on_disk(file: RtlFile, folder: Path) -> Path:
    if file.written is None:
        return file.path
    path = folder / file.path
    path.write_text(file.written, encoding="utf-8")
    return path
