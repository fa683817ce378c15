# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as a truth table, left to synthesis (FIPS-197 sections 5.1.1 and 5.3.2)."""

from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import sv_writer

_PARAGRAPH = """\
// The AES S-box as a truth table; synthesis maps it to gates, LUTs or a ROM (FIPS-197 sections
// 5.1.1 and 5.3.2). Combinational.
"""

_ROM_PARAGRAPH = """\
// The contents of the S-box's block RAM: a memory that nobody writes, with a port a byte.
// Combinational; the registers of the synchronous memory are in aes_sbox_rom.
"""

_CHOICE = """\
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    always_comb case ({{inverse_i, data_i}})
{both}\
      default: data_o = 8'h00;
    endcase
  end else begin : gen_one
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    if (Directions == aes_pkg::DirEncrypt) begin : gen_forward
      always_comb case (data_i)
{forward}\
        default: data_o = 8'h00;
      endcase
    end else begin : gen_inverse
      always_comb case (data_i)
{inverse}\
        default: data_o = 8'h00;
      endcase
    end
  end
"""

_ROM = """\
module aes_sbox_rom_table #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// Bytes side by side.
  parameter int unsigned         Lanes      = 1
) (
  /// 1: inverse S-box. Matters only with `DirBoth`.
  input  logic               inverse_i,
  input  logic [8*Lanes-1:0] data_i,
  output logic [8*Lanes-1:0] data_o
);

  if (Directions == aes_pkg::DirBoth) begin : gen_both
    (* rom_style = "block", ram_style = "block" *) logic [7:0] rom [512];
    initial begin
{both}\
    end
    for (genvar n = 0; n < Lanes; n++) begin : gen_lane
      assign data_o[8*n +: 8] = rom[{{inverse_i, data_i[8*n +: 8]}}];
    end
  end else begin : gen_one
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    (* rom_style = "block", ram_style = "block" *) logic [7:0] rom [256];
    if (Directions == aes_pkg::DirEncrypt) begin : gen_forward
      initial begin
{forward}\
      end
    end else begin : gen_inverse
      initial begin
{inverse}\
      end
    end
    for (genvar n = 0; n < Lanes; n++) begin : gen_lane
      assign data_o[8*n +: 8] = rom[data_i[8*n +: 8]];
    end
  end

endmodule
"""


def generate() -> str:
    """SystemVerilog of module `aes_sbox_table`.

    The tables are in `always_comb` and not in functions because Verilator makes a look-up table
    only of this, which simulates many times faster.
    """
    body = _CHOICE.format(
        both=case_items(SBOX + INV_SBOX, 9, 6),
        forward=case_items(SBOX, 8, 8),
        inverse=case_items(INV_SBOX, 8, 8),
    )
    return sv_writer.sbox_module("aes_sbox_table", _PARAGRAPH, body)


def generate_rom() -> str:
    """SystemVerilog of module `aes_sbox_rom_table`."""
    body = _ROM.format(
        both=_words(SBOX + INV_SBOX, 9, 6),
        forward=_words(SBOX, 8, 8),
        inverse=_words(INV_SBOX, 8, 8),
    )
    return sv_writer.file_header(_ROM_PARAGRAPH) + body


def case_items(table: bytes, bits: int, indent: int) -> str:
    """Assignments to `data_o` for every address of `bits` bits, as many a line as fit."""
    items = [f"{bits}'h{x:0{-(-bits // 4)}x}: data_o = 8'h{y:02x};" for x, y in enumerate(table)]
    return _lines(items, indent)


def _words(table: bytes, bits: int, indent: int) -> str:
    """Assignments to every word of `rom`, as many a line as fit."""
    items = [f"rom[{bits}'h{x:0{-(-bits // 4)}x}] = 8'h{y:02x};" for x, y in enumerate(table)]
    return _lines(items, indent)


def _lines(items: list[str], indent: int) -> str:
    """Items of one width, as many a line as fit."""
    fit = (101 - indent) // (len(items[0]) + 1)
    return "".join(
        f"{' ' * indent}{' '.join(items[at : at + fit])}\n" for at in range(0, len(items), fit)
    )
