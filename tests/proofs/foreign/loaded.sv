// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The core `pulse_done` behind valid and ready, with a key that is loaded for many blocks.

module loaded (
  input  logic         clk,
  input  logic         rst_n,
  input  logic         key_valid,
  output logic         key_ready,
  input  logic [127:0] key,
  input  logic         in_valid,
  output logic         in_ready,
  input  logic [127:0] data,
  output logic         out_valid,
  input  logic         out_ready,
  output logic [127:0] result
);

  logic         take, give, done, loaded_q, inside_q;
  logic [127:0] key_q, cipher;

  assign key_ready = !inside_q;
  assign in_ready = loaded_q && !inside_q && !key_valid;
  assign out_valid = inside_q && done;
  assign result = cipher;
  assign take = in_valid && in_ready;
  assign give = out_valid && out_ready;

  pulse_done u_core (.clk, .rst_n, .start(take), .key(key_q), .plain(data), .cipher, .done);

  always_ff @(posedge clk) begin
    if (key_valid && key_ready) {loaded_q, key_q} <= {1'b1, key};
    if (take) inside_q <= 1'b1;
    if (give) inside_q <= 1'b0;
    if (!rst_n) {loaded_q, inside_q} <= 2'b00;
  end

endmodule
