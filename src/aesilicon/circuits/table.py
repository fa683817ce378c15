# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as a truth table, left to synthesis (FIPS-197 sections 5.1.1 and 5.3.2)."""

from aesilicon.circuits import verilog
from aesilicon.spec.sbox import INV_SBOX, SBOX

_PARAGRAPH = """\
// The AES S-box as a truth table; synthesis maps it to gates, LUTs or a ROM (FIPS-197 sections
// 5.1.1 and 5.3.2). Combinational.
"""

_ROM_PARAGRAPH = """\
// The contents of the S-box's block RAM: a truth table that synthesis must keep. Combinational; the
// register of the synchronous memory is in aes_sbox_rom.
"""

_CHOICE = """\
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    always_comb {style}case ({{inverse_i, data_i}})
{both}\
      default: data_o = 8'h00;
    endcase
  end else begin : gen_one
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    if (Directions == aes_pkg::DirEncrypt) begin : gen_forward
      always_comb {style}case (data_i)
{forward}\
        default: data_o = 8'h00;
      endcase
    end else begin : gen_inverse
      always_comb {style}case (data_i)
{inverse}\
        default: data_o = 8'h00;
      endcase
    end
  end
"""


def generate() -> str:
    """SystemVerilog of module `aes_sbox_table`.

    The tables are in `always_comb` and not in functions because Verilator makes a look-up table
    only of this, which simulates many times faster.
    """
    return verilog.sbox_module("aes_sbox_table", _PARAGRAPH, _body(style=""))


def generate_rom() -> str:
    """SystemVerilog of module `aes_sbox_rom_table`."""
    style = '(* rom_style = "block" *) '
    return verilog.sbox_module("aes_sbox_rom_table", _ROM_PARAGRAPH, _body(style))


def _body(style: str) -> str:
    return _CHOICE.format(
        style=style,
        both=case_items(SBOX + INV_SBOX, 9, 6),
        forward=case_items(SBOX, 8, 8),
        inverse=case_items(INV_SBOX, 8, 8),
    )


def case_items(table: bytes, bits: int, indent: int) -> str:
    """Assignments to `data_o` for every address of `bits` bits, as many a line as fit."""
    items = [f"{bits}'h{x:0{-(-bits // 4)}x}: data_o = 8'h{y:02x};" for x, y in enumerate(table)]
    fit = (101 - indent) // (len(items[0]) + 1)
    return "".join(
        f"{' ' * indent}{' '.join(items[at : at + fit])}\n" for at in range(0, len(items), fit)
    )
