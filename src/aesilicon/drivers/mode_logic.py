# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_mode`, and the modes of operation that it serves."""

from collections.abc import Sequence
from pathlib import Path

from aesilicon.architectures.architecture import common_parameters
from aesilicon.design import around, rtl
from aesilicon.design.design import Design

CODES = around.CODES
"""Mode -> value of `aes_pkg::mode_e`."""

_MODULE = "aes_mode"
_BLOCK_BITS = 128

_TOP = """\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// {title}

module {top} (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         key_valid_i,
  output logic         key_ready_o,
  input  logic [1:0]   key_len_i,
  input  logic [255:0] key_i,
  input  logic         key_clear_i,
  output logic         key_error_o,
  input  logic         iv_valid_i,
  output logic         iv_ready_o,
  input  logic [2:0]   iv_mode_i,
  input  logic         iv_decrypt_i,
  input  logic [127:0] iv_i,
  input  logic         in_valid_i,
  output logic         in_ready_o,
  input  logic [127:0] in_data_i,
  input  logic [{tag}:0] in_tag_i,
  output logic         out_valid_o,
  input  logic         out_ready_i,
  output logic [127:0] out_data_o,
  output logic [{tag}:0] out_tag_o,
  output logic         out_error_o
);

  logic         core_in_valid, core_in_ready, core_in_decrypt, core_in_chain;
  logic [1:0]   core_block_len;
  logic [127:0] core_in_data, core_out_data;
  logic [{tag}:0] core_in_tag, core_out_tag;
  logic         core_out_valid, core_out_ready, core_out_error;

  aes_mode #(
{parameters}
  ) u_mode (
    .clk_i, .rst_ni,
    .key_valid_i, .key_ready_i(key_ready_o), .key_clear_i,
    .iv_valid_i, .iv_ready_o, .iv_mode_i, .iv_decrypt_i, .iv_i,
    .in_valid_i, .in_ready_o, .in_data_i, .in_tag_i,
    .out_valid_o, .out_ready_i, .out_data_o, .out_tag_o, .out_error_o,
    .core_in_valid_o(core_in_valid), .core_in_ready_i(core_in_ready),
    .core_in_decrypt_o(core_in_decrypt), .core_in_chain_o(core_in_chain),
    .core_block_len_o(core_block_len), .core_in_data_o(core_in_data),
    .core_in_tag_o(core_in_tag),
    .core_out_valid_i(core_out_valid), .core_out_ready_o(core_out_ready),
    .core_out_data_i(core_out_data), .core_out_tag_i(core_out_tag),
    .core_out_error_i(core_out_error)
  );

  {core} u_core (
    .clk_i, .rst_ni,
    .key_valid_i, .key_ready_o, .key_len_i, .key_i, .key_clear_i, .key_error_o,
    .in_valid_i(core_in_valid), .in_ready_o(core_in_ready),
    .in_decrypt_i(core_in_decrypt), .in_chain_i(core_in_chain),
    .block_len_i(core_block_len), .in_data_i(core_in_data), .in_tag_i(core_in_tag),
    .out_valid_o(core_out_valid), .out_ready_i(core_out_ready),
    .out_data_o(core_out_data), .out_tag_o(core_out_tag), .out_error_o(core_out_error){rest}
  );

endmodule
"""


def fits(design: Design) -> bool:
    """Whether `aes_mode` fits the design: a bare core, and blocks of 128 bits only."""
    return (
        design.wrapper is None and design.mode is None and design.core.block_bits == [_BLOCK_BITS]
    )


def servable(design: Design) -> tuple[str, ...]:
    """The modes of `CODES` that `aes_mode` serves with this core in one direction at least."""
    return tuple(CODES) if "encrypt" in design.core.directions else ("ecb", "cbc")


def parameters(
    design: Design, modes: Sequence[str], counter_bits: int = _BLOCK_BITS
) -> dict[str, str]:
    """Parameter of `aes_mode` -> its value in front of the core of a design."""
    traits = design.traits
    return {
        "Modes": f"5'b{sum(1 << CODES[name] for name in modes):05b}",
        "Directions": common_parameters(design.core)["Directions"],
        "Chaining": f"1'b{int(traits.chaining)}",
        "Depth": str(traits.capacity),
        "TagBits": str(design.core.tag_bits),
        "CounterBits": str(counter_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the core and `aes_mode`."""
    return f"{design.top}_modes"


def source(
    design: Design, modes: Sequence[str] | None = None, counter_bits: int = _BLOCK_BITS
) -> str:
    """SystemVerilog of the module with the core and `aes_mode`; default: all servable modes."""
    served = servable(design) if modes is None else modes
    values = parameters(design, served, counter_bits)
    return _TOP.format(
        title=f"{design.name} behind {_MODULE}, in the modes {', '.join(served)}",
        top=top(design),
        tag=design.core.tag_bits - 1,
        parameters=",\n".join(f"    .{name}({value})" for name, value in values.items()),
        core=design.top,
        rest="".join(f",\n    .{name}()" for name in design.traits.extra_outputs),
    )


def text(
    design: Design, modes: Sequence[str] | None = None, counter_bits: int = _BLOCK_BITS
) -> str:
    """SystemVerilog text of all modules around the core."""
    return source(design, modes, counter_bits) + "".join(
        path.read_text(encoding="utf-8") for path in files()
    )


def write_sources(
    design: Design,
    folder: Path,
    modes: Sequence[str] | None = None,
    counter_bits: int = _BLOCK_BITS,
) -> list[Path]:
    """Files of core and `aes_mode` in compilation order; writes generated ones into `folder`."""
    core = rtl.write_sources(design, folder)
    made = folder / f"{top(design)}.sv"
    made.write_text(source(design, modes, counter_bits), encoding="utf-8")
    return [*core, *files(), made]


def files() -> list[Path]:
    """The files of `aes_mode`, in compilation order."""
    return [file.path for file in rtl.manifest() if _MODULE in file.wrappers]
