# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""MixColumns and InvMixColumns of few XORs, by `xor_search` in `research/`."""

from functools import cache

from aesilicon.netlist.circuit import Circuit
from aesilicon_lab.circuits import programs, sv_writer

_MODULE = """\
// MixColumns and InvMixColumns of few gates (FIPS-197 sections 5.1.3 and 5.3.3): {forward}, \
{inverse}
// or {both} XORs a column, in programs found by search. Slower than `aes_mix_columns`, which \
has the
// same ports.
"""

_BODY = """\
module aes_mix_columns_compact #(
  /// Width of the block in bits, a multiple of 32.
  parameter int unsigned         BlockBits  = 128,
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth
) (
  /// 1: InvMixColumns. Matters only with `DirBoth`.
  input  logic                 inverse_i,
  input  logic [BlockBits-1:0] data_i,
  output logic [BlockBits-1:0] data_o
);

{functions}
  for (genvar c = 0; c < BlockBits / 32; c++) begin : gen_column
    if (Directions == aes_pkg::DirBoth) begin : gen_both
      assign data_o[32*c +: 32] = both({{inverse_i, data_i[32*c +: 32]}});
    end else if (Directions == aes_pkg::DirEncrypt) begin : gen_forward
      assign data_o[32*c +: 32] = forward(data_i[32*c +: 32]);
    end else begin : gen_inverse
      assign data_o[32*c +: 32] = inverse(data_i[32*c +: 32]);
    end
  end

  if (Directions != aes_pkg::DirBoth) begin : gen_one
    logic unused;
    assign unused = inverse_i;
  end

endmodule
"""


@cache
def circuits() -> dict[str, Circuit]:
    """A column of 32 bits, row 0 on [31:24]; input 32 of `both` selects InvMixColumns."""
    return {
        "forward": programs.read("mix_columns_forward", 32),
        "inverse": programs.read("mix_columns_inverse", 32),
        "both": programs.read("mix_columns_both", 33),
    }


def generate() -> str:
    """SystemVerilog of module `aes_mix_columns_compact`."""
    found = circuits()
    xors = {way: sum(gate.op == "XOR" for gate in one.gates) for way, one in found.items()}
    titles = {
        "forward": "MixColumns of a column.",
        "inverse": "InvMixColumns of a column.",
        "both": "InvMixColumns where a[32] is 1.",
    }
    functions = "\n".join(
        sv_writer.circuit_function(way, titles[way], one) for way, one in found.items()
    )
    header = sv_writer.file_header(_MODULE.format(**xors))
    return header + _BODY.format(functions=functions)
