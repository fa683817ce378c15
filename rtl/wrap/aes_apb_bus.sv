// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// APB4 to one write or read of registers. The access is made in the setup clock, in which APB has
// all of it; the answer follows in the access clock, without a wait. No output to the bus depends
// on an input in the same clock.
//
//   clock      0      1      2      3
//   psel       A      A      B      B
//   penable           A             B
//   answer            A             B
//
// An answer is `prdata_o` and `pslverr_o`.

module aes_apb_bus (
  input  logic        clk_i,
  input  logic        rst_ni,

  input  logic        psel_i,
  input  logic        penable_i,
  input  logic        pwrite_i,
  input  logic [4:0]  paddr_i,  // of a word
  input  logic [31:0] pwdata_i,
  input  logic [3:0]  pstrb_i,
  output logic        pready_o,
  /// 0 but in the access clock of a read.
  output logic [31:0] prdata_o,
  output logic        pslverr_o,

  /// From here on as of `aes_axil_bus`.
  output logic        write_o,
  output logic [4:0]  write_address_o,
  output logic [31:0] write_data_o,
  output logic        write_whole_o,
  input  logic        write_error_i,
  output logic        read_o,
  output logic [4:0]  read_address_o,
  input  logic [31:0] read_data_i,
  input  logic        read_error_i
);

  logic        setup, error_q;
  logic [31:0] data_q;

  assign setup = rst_ni && psel_i && !penable_i;
  assign write_o = setup && pwrite_i;
  assign write_address_o = paddr_i;
  assign write_data_o = pwdata_i;
  assign write_whole_o = pstrb_i == '1;
  assign read_o = setup && !pwrite_i;
  assign read_address_o = paddr_i;

  always_ff @(posedge clk_i) begin
    error_q <= (write_o && write_error_i) || (read_o && read_error_i);
    data_q <= read_data_i & {32{read_o}};
  end

  assign pready_o = 1'b1;
  assign prdata_o = data_q;
  assign pslverr_o = error_q;

endmodule
