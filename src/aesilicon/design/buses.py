# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The wrappers of `rtl/wrap/` that `[bus]` puts around a core, or around the engine of `[mode]`.

The ports of a wrapper that begin with `prefix` go to what stands inside; all others are ports of
the design.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aesilicon.architectures.architecture import common_parameters
from aesilicon.design.around import CODES, BusTable
from aesilicon.engines.engine import in_parts
from aesilicon.resources import rtl_dir

if TYPE_CHECKING:
    from aesilicon.design.design import Design

SIDE_BITS = 7
"""Bits beside the id that `aes_axis_mode` has in the tag of a block, and `aes_axis_message` in the
id of a message."""
STREAMS_TAG_BITS = 6
"""Bits of the tag of a block in `aes_axis_streams`."""
STREAMS_ID_BITS = 7
"""Bits of the id of a message in `aes_axis_message_streams`."""


@dataclass(frozen=True)
class Bus:
    """One wrapper."""

    module: str
    instance: str
    title: str
    prefix: str
    """Prefix of the ports that go to what stands inside."""
    clock: str = "aclk"
    reset: str = "aresetn"
    clear: str | None = None
    """Port of the wrapper that also clears what stands inside; None: a port with `prefix` does."""

    @property
    def past(self) -> dict[str, str]:
        """Port of what stands inside -> port of the wrapper on the same net, such as the clock."""
        clear = {"key_clear_i": self.clear} if self.clear else {}
        return {"clk_i": self.clock, "rst_ni": self.reset, **clear}


def find(bus: BusTable, mode: str | None) -> Bus:
    """The wrapper of a bus around a core, or around the engine of a mode."""
    inside, prefix = ("mode", "core_") if mode is None else ("message", "message_")
    module, instance = f"aes_{bus.kind}_{inside}", f"u_{bus.kind}"
    if bus.streams is not None:
        title = "interleaved AXI4-Streams"
        streams = "aes_axis_streams" if mode is None else "aes_axis_message_streams"
        return Bus(streams, instance, title, prefix, clear="clear")
    if bus.kind == "axis":
        return Bus(module, instance, "AXI4-Stream", prefix, clear="clear")
    if bus.kind == "axil":
        return Bus(module, instance, "AXI4-Lite", prefix)
    return Bus(module, instance, "APB4", prefix, "pclk", "presetn")


def inside(design: "Design", bus: BusTable) -> dict[str, Any]:
    """The fields of the design inside the wrapper that are not those of `design`.

    The tag of a block, or the id of a message, gets the width that the wrapper needs.
    """
    width = bus.ids + SIDE_BITS if bus.kind == "axis" else 1
    if design.mode is None:
        width = width if bus.streams is None else STREAMS_TAG_BITS
        return {"core": design.core.model_copy(update={"tag_bits": width})}
    width = width if bus.streams is None else STREAMS_ID_BITS
    options = design.mode.options.model_copy(update={"id_bits": width})
    update = {"options": options, "streams": bus.streams}
    return {"mode": design.mode.model_copy(update=update)}


def served(design: "Design", bus: BusTable) -> tuple[str, ...]:
    """The modes of `aes_mode` that a build has; none with an engine."""
    if design.mode is not None:
        return ()
    able = tuple(CODES) if "encrypt" in design.core.directions else ("ecb", "cbc")
    return able if bus.modes is None else tuple(mode for mode in CODES if mode in bus.modes)


def proving(design: "Design", bus: BusTable) -> str:
    """What `prove --mode` takes to prove `aes_mode` with the modes of a build."""
    modes = served(design, bus)
    return "all" if modes == served(design, BusTable(kind=bus.kind)) else ",".join(modes)


def misfit(design: "Design", bus: BusTable) -> str:
    """Why the bus cannot stand around a design, and what would fit, as a sentence; else empty."""
    core = design.core
    if design.wrapper is not None:
        return f"a bus stands around a core, and wrapper '{design.wrapper.kind}' has its own ports"
    if design.mode is not None:
        if bus.modes is not None:
            return "[bus] modes are those of aes_mode; leave them out beside [mode]"
        streams = rtl_dir() / "mode" / f"{design.mode.module}_streams.sv"
        if bus.streams is not None and not streams.exists():
            return f"mode '{design.mode.name}' has one message at a time; leave [bus] streams out"
        if bus.streams is not None and in_parts(design.mode.options):
            return "interleaved streams take whole messages; leave [bus] streams or parts out"
        if design.mode.name == "xts" and in_parts(design.mode.options):
            return "parts of data units are for the ports of the engine; leave the bus or parts out"
        if bus.key_slots is not None and design.mode.name == "xts":
            return "a slot has one key, and XTS takes two; leave [bus] key_slots out"
        return _beyond_registers(design) if bus.kind != "axis" else ""
    if core.block_bits != [128]:
        lengths = ", ".join(map(str, core.block_bits))
        return f"aes_mode takes blocks of 128 bits only, and the core has {lengths}"
    if design.traits.key_per_block:
        return "aes_mode has a key for many blocks, and the core takes one with each block"
    able = served(design, BusTable(kind=bus.kind))
    if lost := [mode for mode in served(design, bus) if mode not in able]:
        return f"mode '{lost[0]}' needs a core that encrypts; this core serves {', '.join(able)}"
    return ""


def _beyond_registers(design: "Design") -> str:
    """Why the registers cannot stand around the engine of a design, as a sentence; else empty."""
    assert design.mode is not None
    codes = (rtl_dir() / "wrap" / "aes_axil_pkg.sv").read_text(encoding="utf-8")
    if f" ENGINE_{design.mode.name.upper()} " not in codes:
        return f"the registers have no code for mode '{design.mode.name}'; take --bus axis"
    return ""


def parameters(design: "Design", bus: BusTable) -> dict[str, str]:
    """SystemVerilog parameters of the wrapper's module, name -> value, in its order."""
    common = common_parameters(design.core)
    stream = {"DataBits": str(bus.width), "IdBits": str(bus.ids)} if bus.kind == "axis" else {}
    if bus.streams is not None:
        stream["Streams"] = str(bus.streams)
    slots: dict[str, str] = {}
    if bus.key_slots is not None:
        slots = {"KeySlots": str(bus.key_slots), "KeyBits": str(max(design.core.key_bits))}
    if bus.streams is not None and design.mode is not None:
        return {"DataBits": str(bus.width), "Streams": str(bus.streams), "IdBits": str(bus.ids)}
    if stream and design.mode is not None:
        return {**stream, "Parts": f"1'b{int(in_parts(design.mode.options))}", **slots}
    arch = design.arch.arch or design.arch.name
    told = {"Arch": f'"{arch}"', "KeyLengths": common["KeyLengths"]} if not stream else {}
    told["Directions"] = common["Directions"]
    if design.mode is not None:
        own = design.mode.engine.parameters(design.bare, design.mode.options)
        return {
            "Engine": f"aes_axil_pkg::ENGINE_{design.mode.name.upper()}",
            "TagLengths": own.get("TagLengths", "17'h00001"),
            "Held": f"1'b{int(own.get('HoldBlocks', '0') != '0')}",
            **told,
        }
    chaining = {"Chaining": f"1'b{int(design.traits.chaining)}"}
    return {
        **stream,
        "Modes": f"5'b{sum(1 << CODES[mode] for mode in served(design, bus)):05b}",
        **told,
        **(chaining if bus.streams is None else {}),
        "Depth": str(design.traits.capacity),
        **slots,
    }
