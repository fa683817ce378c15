// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The memory of a reloadable S-box: 256 bytes, two read ports, of which the first can also write.
// Its contents are unknown until written. Reads are combinational; the output registers of the
// synchronous memory are in `aes_sbox_ram`.

module aes_sbox_ram_table (
  input  logic        clk_i,
  /// Write `byte_i` to `address_i` at the next clock edge. `data_o` has no meaning in this clock.
  input  logic        write_i,
  input  logic [7:0]  address_i,
  input  logic [7:0]  byte_i,
  /// Two bytes to look up.
  input  logic [15:0] data_i,
  output logic [15:0] data_o
);

  (* ram_style = "block" *) logic [7:0] ram [256];
  logic [7:0] first;
  assign first = write_i ? address_i : data_i[7:0];
  always_ff @(posedge clk_i) if (write_i) ram[first] <= byte_i;
  assign data_o = {ram[data_i[15:8]], ram[first]};

endmodule
