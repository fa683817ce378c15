# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as a truth table, left to synthesis (FIPS-197 sections 5.1.1 and 5.3.2)."""

from aesilicon.circuits import verilog
from aesilicon.spec.sbox import INV_SBOX, SBOX

_PARAGRAPH = """\
// The AES S-box as a truth table, left to synthesis to make gates, LUTs or a ROM of it (FIPS-197
// sections 5.1.1 and 5.3.2). Combinational.
"""

_SELECTION = """\
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    assign data_o = inverse_i ? inverse : forward;
  end else begin : gen_one
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    assign data_o = (Directions == aes_pkg::DirEncrypt) ? forward : inverse;
  end
"""


def generate() -> str:
    """SystemVerilog of module `aes_sbox_table`."""
    body = (
        "  logic [7:0] forward, inverse;\n",
        _table("forward", SBOX, absent="DirDecrypt"),
        _table("inverse", INV_SBOX, absent="DirEncrypt"),
        _SELECTION,
    )
    return verilog.sbox_module("aes_sbox_table", _PARAGRAPH, "\n".join(body))


def _table(name: str, table: bytes, absent: str) -> str:
    """A full case, four entries a line, in every build but the one called `absent`.

    It is an `always_comb` and not a function because Verilator makes a look-up table only of this,
    which simulates many times faster.
    """
    lines = []
    for row in range(0, 256, 4):
        items = (f"8'h{x:02x}: y = 8'h{table[x]:02x};" for x in range(row, row + 4))
        lines.append("      " + " ".join(items) + "\n")
    return (
        f"  if (Directions != aes_pkg::{absent}) begin : gen_{name}\n"
        "    logic [7:0] y;\n"
        "    always_comb case (data_i)\n"
        f"{''.join(lines)}"
        "      default: y = 8'h00;\n"
        "    endcase\n"
        f"    assign {name} = y;\n"
        f"  end else begin : gen_no_{name}\n"
        f"    assign {name} = 8'h00;\n"
        "  end\n"
    )
