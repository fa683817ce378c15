# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind a mode at the message interface (docs/reference/messages.md)."""

from collections.abc import Mapping
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design

PORTS = """\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// {design} behind {module}

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
"""
"""The module of core and mode up to its ports."""

_BODY = """
  logic         core_key_valid, core_key_ready, core_in_valid, core_in_ready;
  logic         core_out_valid, core_out_ready, core_out_error;
  logic [127:0] core_in_data, core_out_data;
{no_text}
  {module} #(
{parameters}
  ) u_mode (
    .clk_i, .rst_ni, .key_valid_i, .key_ready_o, .key_clear_i,
    .in_valid_i, .in_ready_o, .in_kind_i, .in_last_i, .in_strb_i, .in_data_i,
    .in_decrypt_i, .in_tag_bytes_i, .in_id_i,
{text}{key_error}    .tag_valid_o, .tag_ready_i, .tag_o, .tag_status_o, .tag_id_o,
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

_TEXT = "    .out_valid_o, .out_ready_i, .out_strb_o, .out_data_o, .out_id_o,\n"
_KEY_ERROR = "    .core_key_error_i(key_error_o),\n"
_NO_TEXT = """
  logic         unused;
  assign unused = out_ready_i;
  assign {out_valid_o, out_strb_o, out_data_o, out_id_o} = '0;
"""


def fits(design: Design) -> bool:
    """Whether a mode fits the design: blocks of 128 bits, encryption, a key for many blocks."""
    return (
        design.wrapper is None
        and design.core.block_bits == [128]
        and "encrypt" in design.core.directions
        and not design.traits.key_per_block
    )


def top(design: Design, module: str) -> str:
    """Name of the module with the core and the mode of a module."""
    return f"{design.top}_{module.removeprefix('aes_')}"


def source(
    design: Design,
    module: str,
    parameters: Mapping[str, str],
    *,
    id_bits: int,
    gives_text: bool = True,
    key_error: bool = True,
) -> str:
    """SystemVerilog of the module with the core and the mode.

    `gives_text`: the mode has ports for text; else those of the result are 0. `key_error`: it has
    `core_key_error_i`.
    """
    return (PORTS + _BODY).format(
        design=design.name,
        module=module,
        top=top(design, module),
        id=id_bits - 1,
        parameters=",\n".join(f"    .{name}({value})" for name, value in parameters.items()),
        text=_TEXT if gives_text else "",
        no_text="" if gives_text else _NO_TEXT,
        key_error=_KEY_ERROR if key_error else "",
        core=design.top,
        rest="".join(f",\n    .{name}()" for name in design.traits.extra_outputs),
    )


def files(module: str) -> list[Path]:
    """The files of a mode's module in compilation order."""
    return [file.path for file in rtl.manifest() if module in file.wrappers]


def write_sources(design: Design, module: str, made: str, folder: Path) -> list[Path]:
    """Files of core and mode in compilation order; writes `made`, its `source`, into `folder`."""
    path = folder / f"{top(design, module)}.sv"
    path.write_text(made, encoding="utf-8")
    return [*rtl.write_sources(design, folder), *files(module), path]
