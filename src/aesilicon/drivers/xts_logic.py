# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_xts`, with a second one for the tweak."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import message_logic

MODULE = "aes_xts"
MODES = ("xts",)
"""The mode that `aes_xts` serves."""
fits = message_logic.fits

_BODY = """
  logic         unused;
  assign unused = ^in_tag_bytes_i;
  assign tag_o = '0;
{wires}
  assign key_error_o = core_key_error || tweak_key_error;

  aes_xts #(
{parameters}
  ) u_mode (
    .clk_i, .rst_ni, .key_valid_i, .key_ready_o, .key_clear_i,
    .in_valid_i, .in_ready_o, .in_kind_i, .in_last_i, .in_strb_i, .in_data_i,
    .in_decrypt_i, .in_id_i,
    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,
    .tag_valid_o, .tag_ready_i, .tag_status_o, .tag_id_o,
    .core_in_decrypt_o(core_in_decrypt), .core_out_error_i(core_out_error),
{ports}
  );
{cores}
endmodule
"""
_WIRES = """
  logic         {x}_key_valid, {x}_key_ready, {x}_key_error, {x}_in_valid, {x}_in_ready;
  logic         {x}_out_valid, {x}_out_ready;
  logic [127:0] {x}_in_data, {x}_out_data;
"""
_CORE = """
  {core} u_{x} (
    .clk_i, .rst_ni,
    .key_valid_i({x}_key_valid), .key_ready_o({x}_key_ready),
    .key_len_i, .key_i, .key_clear_i, .key_error_o({x}_key_error),
    .in_valid_i({x}_in_valid), .in_ready_o({x}_in_ready),
    .in_decrypt_i({decrypt}), .in_chain_i(1'b0), .block_len_i(2'd0),
    .in_data_i({x}_in_data), .in_tag_i('0),
    .out_valid_o({x}_out_valid), .out_ready_i({x}_out_ready),
    .out_data_o({x}_out_data), .out_tag_o(), .out_error_o({error}){rest}
  );
"""
_OUT, _IN = (
    ("key_valid", "in_valid", "in_data", "out_ready"),
    (*("key_ready", "key_error", "in_ready", "out_valid", "out_data"),),
)


@dataclass(frozen=True)
class XtsBuild:
    """Parameters of `aes_xts` that do not follow from the core."""

    unit_blocks: int = 2**20
    """Most blocks of a data unit."""
    id_bits: int = 8


def usual(design: Design) -> XtsBuild:
    """The same build for all cores."""
    return XtsBuild()


def parameters(design: Design, build: XtsBuild) -> Mapping[str, str]:
    """Parameter of `aes_xts` -> its value in front of the core of a design."""
    return {
        "Depth": str(design.traits.capacity),
        "UnitBlocks": f"21'd{build.unit_blocks}",
        "IdBits": str(build.id_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the cores and `aes_xts`."""
    return message_logic.top(design, MODULE)


def source(design: Design, build: XtsBuild) -> str:
    """SystemVerilog of the module with two cores of the design and `aes_xts`."""
    values, prefixes = parameters(design, build), ("core", "tweak")
    ports = [
        f"    .{x}_{name}_{way}({x}_{name})"
        for x in prefixes
        for names, way in ((_OUT, "o"), (_IN, "i"))
        for name in names
    ]
    cores = [
        _CORE.format(
            core=design.top,
            x=x,
            decrypt=decrypt,
            error=error,
            rest="".join(f",\n    .{name}()" for name in design.traits.extra_outputs),
        )
        for x, decrypt, error in (
            ("core", "core_in_decrypt", "core_out_error"),
            ("tweak", "'0", ""),
        )
    ]
    wires = "".join(_WIRES.format(x=x) for x in prefixes)
    return (message_logic.PORTS + _BODY).format(
        design=design.name,
        module=MODULE,
        top=top(design),
        id=build.id_bits - 1,
        parameters=",\n".join(f"    .{name}({value})" for name, value in values.items()),
        ports=",\n".join(ports),
        wires=f"{wires}  logic         core_in_decrypt, core_out_error;",
        cores="".join(cores),
    )


def files() -> list[Path]:
    """The files of `aes_xts` in compilation order."""
    return message_logic.files(MODULE)


def write_sources(design: Design, build: XtsBuild, folder: Path) -> list[Path]:
    """Files of cores and `aes_xts` in compilation order; writes generated ones into `folder`."""
    return message_logic.write_sources(design, MODULE, source(design, build), folder)
