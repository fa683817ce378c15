# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_gcm`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design

MODULE = "aes_gcm"
MODES = ("gcm", "gmac")
"""Modes that `aes_gcm` serves."""

_TOP = """\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// {design} behind aes_gcm

module {top} (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         key_valid_i,
  output logic         key_ready_o,
  input  logic [1:0]   key_len_i,
  input  logic [255:0] key_i,
  input  logic         key_clear_i,
  output logic         key_error_o,
  input  logic         in_valid_i,
  output logic         in_ready_o,
  input  logic [1:0]   in_kind_i,
  input  logic         in_last_i,
  input  logic [15:0]  in_strb_i,
  input  logic [127:0] in_data_i,
  input  logic         in_decrypt_i,
  input  logic [4:0]   in_tag_bytes_i,
  input  logic [{id}:0]   in_id_i,
  output logic         out_valid_o,
  input  logic         out_ready_i,
  output logic [15:0]  out_strb_o,
  output logic [127:0] out_data_o,
  output logic [{id}:0]   out_id_o,
  output logic         tag_valid_o,
  input  logic         tag_ready_i,
  output logic [127:0] tag_o,
  output logic [1:0]   tag_status_o,
  output logic [{id}:0]   tag_id_o
);

  logic         core_key_valid, core_key_ready, core_in_valid, core_in_ready;
  logic         core_out_valid, core_out_ready, core_out_error;
  logic [127:0] core_in_data, core_out_data;

  aes_gcm #(
{parameters}
  ) u_gcm (
    .clk_i, .rst_ni, .key_valid_i, .key_ready_o, .key_clear_i,
    .in_valid_i, .in_ready_o, .in_kind_i, .in_last_i, .in_strb_i, .in_data_i,
    .in_decrypt_i, .in_tag_bytes_i, .in_id_i,
    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,
    .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o,
    .core_key_valid_o(core_key_valid), .core_key_ready_i(core_key_ready),
    .core_in_valid_o(core_in_valid), .core_in_ready_i(core_in_ready),
    .core_in_data_o(core_in_data),
    .core_out_valid_i(core_out_valid), .core_out_ready_o(core_out_ready),
    .core_out_data_i(core_out_data), .core_out_error_i(core_out_error)
  );

  {core} u_core (
    .clk_i, .rst_ni,
    .key_valid_i(core_key_valid), .key_ready_o(core_key_ready),
    .key_len_i, .key_i, .key_clear_i, .key_error_o,
    .in_valid_i(core_in_valid), .in_ready_o(core_in_ready),
    .in_decrypt_i(1'b0), .in_chain_i(1'b0), .block_len_i(2'd0),
    .in_data_i(core_in_data), .in_tag_i('0),
    .out_valid_o(core_out_valid), .out_ready_i(core_out_ready),
    .out_data_o(core_out_data), .out_tag_o(), .out_error_o(core_out_error){rest}
  );

endmodule
"""


@dataclass(frozen=True)
class GcmBuild:
    """Parameters of `aes_gcm` that do not follow from the core."""

    digit: int = 16
    """Bits of a block that GHASH takes in a clock: 2 to 64, or 128 for a block a clock."""
    short_tags: bool = False
    """Also serves the withdrawn tags of 4 and 8 bytes."""
    text_blocks: int = 2**32 - 2
    """Most blocks of text in a message."""
    hold_blocks: int = 0
    """Blocks of decrypted text that wait for their tag; 0: none waits."""
    id_bits: int = 8


def fits(design: Design) -> bool:
    """Whether `aes_gcm` fits the design: blocks of 128 bits, encryption, a key for many blocks."""
    return (
        design.wrapper is None
        and design.core.block_bits == [128]
        and "encrypt" in design.core.directions
        and not design.traits.key_per_block
    )


def usual(design: Design) -> GcmBuild:
    """The build whose GHASH is as fast as the core."""
    interval = design.timing(min(design.core.key_bits), direction="encrypt").interval
    digits = (digit for digit in (4, 8, 16, 32, 64) if 128 // digit < interval)
    return GcmBuild(digit=next(digits, 128))


def parameters(design: Design, build: GcmBuild) -> Mapping[str, str]:
    """Parameter of `aes_gcm` -> its value in front of the core of a design."""
    return {
        "Digit": str(build.digit),
        "Levels": "3" if build.digit == 128 else "1",
        "Depth": str(design.traits.capacity),
        "TagLengths": f"17'h{0x1F000 + 0x110 * build.short_tags:05X}",
        "TextBlocks": f"32'd{build.text_blocks}",
        "HoldBlocks": str(build.hold_blocks),
        "IdBits": str(build.id_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the core and `aes_gcm`."""
    return f"{design.top}_gcm"


def source(design: Design, build: GcmBuild) -> str:
    """SystemVerilog of the module with the core and `aes_gcm`."""
    values = parameters(design, build)
    return _TOP.format(
        design=design.name,
        top=top(design),
        id=build.id_bits - 1,
        parameters=",\n".join(f"    .{name}({value})" for name, value in values.items()),
        core=design.top,
        rest="".join(f",\n    .{name}()" for name in design.traits.extra_outputs),
    )


def files() -> list[Path]:
    """The files of `aes_gcm` in compilation order."""
    return [file.path for file in rtl.manifest() if MODULE in file.wrappers]


def write_sources(design: Design, build: GcmBuild, folder: Path) -> list[Path]:
    """Files of core and `aes_gcm` in compilation order; writes generated ones into `folder`."""
    made = folder / f"{top(design)}.sv"
    made.write_text(source(design, build), encoding="utf-8")
    return [*rtl.write_sources(design, folder), *files(), made]
