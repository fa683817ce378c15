# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The wrappers of `rtl/wrap/` that `[bus]` puts around a core, or around the engine of `[mode]`.

The ports of a wrapper that begin with `prefix` go to what stands inside; all others are ports of
the design. `aes_axil` has its core inside.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aesilicon.architectures.architecture import common_parameters
from aesilicon.design.around import CODES, BusTable
from aesilicon.design.ports import parse
from aesilicon.resources import rtl_dir

if TYPE_CHECKING:
    from aesilicon.design.design import Design

SIDE_BITS = 7
"""Bits beside the id that `aes_axis_mode` has in the tag of a block, and `aes_axis_message` in the
id of a message."""
STREAMS_TAG_BITS = 6
"""Bits of the tag of a block in `aes_axis_streams`."""


@dataclass(frozen=True)
class Bus:
    """One wrapper."""

    module: str
    instance: str
    title: str
    prefix: str
    """Begin of the ports that go to what stands inside; empty: it is inside the module."""
    past: Mapping[str, str]
    """Port of what stands inside -> port of the wrapper's clock domain on the same net."""


_STREAM = {"clk_i": "aclk", "rst_ni": "aresetn", "key_clear_i": "clear"}
_MODES = Bus("aes_axis_mode", "u_axis", "AXI4-Stream", "core_", _STREAM)
_STREAMS = Bus("aes_axis_streams", "u_axis", "interleaved AXI4-Streams", "core_", _STREAM)
_MESSAGES = Bus("aes_axis_message", "u_axis", "AXI4-Stream", "message_", _STREAM)
_REGISTERS = Bus("aes_axil", "u_axil", "AXI4-Lite", "", {})

_OF_AXIL = ("Arch", "KeyLengths", "Directions", "KeySchedule", "Sbox", "PortBits", "TagBits")
"""Parameters of `aes_core` that `aes_axil` can set, and one of which its core needs no other."""


def find(bus: BusTable, mode: str | None) -> Bus:
    """The wrapper of a bus around a core, or around the engine of a mode."""
    if bus.kind == "axil":
        return _REGISTERS
    if mode is not None:
        return _MESSAGES
    return _MODES if bus.streams is None else _STREAMS


def inside(design: "Design", bus: BusTable) -> dict[str, Any] | None:
    """The fields of the design inside the wrapper that are not those of `design`; None: no module.

    What comes back with a block or a message gets room for what the wrapper keeps there.
    """
    width = bus.ids + SIDE_BITS if bus.streams is None else STREAMS_TAG_BITS
    if bus.kind == "axil":
        return None
    if design.mode is None:
        return {"core": design.core.model_copy(update={"tag_bits": width})}
    options = design.mode.options.model_copy(update={"id_bits": width})
    return {"mode": design.mode.model_copy(update={"options": options})}


def served(design: "Design", bus: BusTable) -> tuple[str, ...]:
    """The modes of `aes_mode` that a build has; none with an engine."""
    if design.mode is not None:
        return ()
    able = tuple(CODES) if "encrypt" in design.core.directions else ("ecb", "cbc")
    return able if bus.modes is None else tuple(mode for mode in CODES if mode in bus.modes)


def misfit(design: "Design", bus: BusTable) -> str:
    """Why the bus cannot stand around a design, and what would fit, as a sentence; else empty."""
    core = design.core
    if design.wrapper is not None:
        return f"a bus stands around a core, and wrapper '{design.wrapper.kind}' has its own ports"
    if design.mode is not None:
        if bus.modes is not None:
            return "[bus] modes are those of aes_mode; leave them out beside [mode]"
        if bus.streams is not None:
            return f"mode '{design.mode.name}' has one message at a time; leave [bus] streams out"
        if bus.kind == "axil":
            return f"aes_axil has no messages of mode '{design.mode.name}'; take --bus axis"
        return ""
    if core.block_bits != [128]:
        lengths = ", ".join(map(str, core.block_bits))
        return f"aes_mode takes blocks of 128 bits only, and the core has {lengths}"
    if design.traits.key_per_block:
        return "aes_mode has a key for many blocks, and the core takes one with each block"
    able = served(design, BusTable(kind=bus.kind))
    if lost := [mode for mode in served(design, bus) if mode not in able]:
        return f"mode '{lost[0]}' needs a core that encrypts; this core serves {', '.join(able)}"
    return _beyond_axil(design) if bus.kind == "axil" else ""


def _beyond_axil(design: "Design") -> str:
    """The parameter of the core that `aes_axil` cannot set, as a sentence; empty if it can all."""
    text = (rtl_dir() / "core" / "aes_core.sv").read_text(encoding="utf-8")
    defaults = parse(text).parameters
    given = design.arch.parameters(design.core)
    for name, value in given.items():
        default = defaults.get(name, "")
        if name not in _OF_AXIL and value != given.get(default, default):
            return (
                f"aes_axil builds cores with {name} = {given.get(default, default)}, and this one "
                f"has {value}; take --bus axis, or another core"
            )
    if design.own_sbox is not None:
        return "aes_axil takes S-boxes of the library; take --bus axis for yours"
    return ""


def parameters(design: "Design", bus: BusTable) -> dict[str, str]:
    """SystemVerilog parameters of the wrapper's module, name -> value, in its order."""
    if design.mode is not None:
        return {"DataBits": str(bus.width), "IdBits": str(bus.ids)}
    traits, common = design.traits, common_parameters(design.core)
    modes = f"5'b{sum(1 << CODES[mode] for mode in served(design, bus)):05b}"
    if bus.kind == "axis":
        chaining = {"Chaining": f"1'b{int(traits.chaining)}"}
        return {
            "DataBits": str(bus.width),
            **({} if bus.streams is None else {"Streams": str(bus.streams)}),
            "IdBits": str(bus.ids),
            "Modes": modes,
            "Directions": common["Directions"],
            **(chaining if bus.streams is None else {}),
            "Depth": str(traits.capacity),
        }
    given = common | design.arch.parameters(design.core)
    own = {name: given[name] for name in _OF_AXIL if name in given and name != "TagBits"}
    return {"Modes": modes, **own, "Depth": str(traits.capacity)}
