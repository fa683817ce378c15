# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a board: the core of a design behind `aes_mode` and `aes_uart`, with its reset."""

import hashlib
from pathlib import Path

from aesilicon.architectures.architecture import common_parameters
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers import mode_logic

TOP = "aes_board"
"""Name of the board's top module."""
_MAGIC = b"AESi\x01\0\0\0"
"""What each identity begins with; its fifth byte is the version of the protocol."""

_DECLARED = """\
module {inner} (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic rx_i,
  output logic tx_o
);
"""

_INNER = """\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// {design} behind aes_mode on a serial line

{declared}
  logic         key_valid, key_ready, key_clear, iv_valid, iv_ready, iv_decrypt;
  logic [1:0]   key_len;
  logic [255:0] key;
  logic [2:0]   iv_mode;
  logic [127:0] iv, in_data, out_data;
  logic         in_valid, in_ready, out_valid, out_ready, out_error;

  aes_uart #(
    .Divisor({divisor}),
    .KeyLengths({lengths}),
    .Identity(128'h{identity})
  ) u_uart (
    .clk_i, .rst_ni, .rx_i, .tx_o,
    .key_valid_o(key_valid), .key_ready_i(key_ready), .key_len_o(key_len), .key_o(key),
    .key_clear_o(key_clear),
    .iv_valid_o(iv_valid), .iv_ready_i(iv_ready), .iv_mode_o(iv_mode), .iv_decrypt_o(iv_decrypt),
    .iv_o(iv),
    .in_valid_o(in_valid), .in_ready_i(in_ready), .in_data_o(in_data),
    .out_valid_i(out_valid), .out_ready_o(out_ready), .out_data_i(out_data),
    .out_error_i(out_error)
  );

  {modes} u_modes (
    .clk_i, .rst_ni,
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_len_i(key_len), .key_i(key),
    .key_clear_i(key_clear), .key_error_o(),
    .iv_valid_i(iv_valid), .iv_ready_o(iv_ready), .iv_mode_i(iv_mode), .iv_decrypt_i(iv_decrypt),
    .iv_i(iv),
    .in_valid_i(in_valid), .in_ready_o(in_ready), .in_data_i(in_data), .in_tag_i('0),
    .out_valid_o(out_valid), .out_ready_i(out_ready), .out_data_o(out_data), .out_tag_o(),
    .out_error_o(out_error)
  );

endmodule
"""

_OUTER = """\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The board: a reset of 15 clocks after configuration, which sets these registers to 0.

module {top} (
  input  logic clk_i,
  input  logic rx_i,
  output logic tx_o{high_port}
);

  logic [3:0] started_q = 4'd0;
  logic       rst_nq = 1'b0;
  always_ff @(posedge clk_i) begin
    rst_nq <= started_q == 4'd15;
    if (started_q != 4'd15) started_q <= started_q + 4'd1;
  end

  {inner} u_inner (.clk_i, .rst_ni(rst_nq), .rx_i, .tx_o);{high}

endmodule
"""


def inner(design: Design) -> str:
    """Name of the module with core, `aes_mode` and `aes_uart`."""
    return f"{design.top}_uart"


def identity(name: str) -> bytes:
    """The 16 bytes by which a board names its design: magic, version, hash of the name."""
    return _MAGIC + hashlib.sha256(name.encode()).digest()[:8]


def is_ours(answer: bytes) -> bool:
    """Whether an identity is that of some design with this version of the protocol."""
    return answer.startswith(_MAGIC)


def inner_source(design: Design, divisor: int) -> str:
    """SystemVerilog of the module `inner`; `divisor` is the clocks a bit of the line."""
    return _INNER.format(
        design=design.name,
        declared=_DECLARED.format(inner=inner(design)),
        divisor=divisor,
        lengths=common_parameters(design.core)["KeyLengths"],
        identity=identity(design.name).hex(),
        modes=mode_logic.top(design),
    )


def outer_source(design: Design, *, high: bool, boxed: bool) -> str:
    """SystemVerilog of the top module; `high` adds the output `high_o`, which is 1.

    With `boxed` the text declares the module `inner` as a black box.
    """
    declared = _DECLARED.format(inner=inner(design))
    box = f"(* blackbox *)\n{declared}endmodule\n\n" if boxed else ""
    return box + _OUTER.format(
        top=TOP,
        inner=inner(design),
        high_port=",\n  output logic high_o" if high else "",
        high="\n  assign high_o = 1'b1;" if high else "",
    )


def write_sources(design: Design, folder: Path, divisor: int) -> list[Path]:
    """Files of the module `inner` in compilation order; writes generated ones into `folder`."""
    made = folder / f"{inner(design)}.sv"
    sources = mode_logic.write_sources(design, folder)
    made.write_text(inner_source(design, divisor), encoding="utf-8")
    return [*sources, *files(), made]


def files() -> list[Path]:
    """The files of `aes_uart`, in compilation order."""
    return [file.path for file in rtl.manifest() if "aes_uart" in file.wrappers]
