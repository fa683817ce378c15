// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axis_scatter` as properties: the bytes of each block leave once, in order, and what a beat
// offers stays until it is taken.

module aes_axis_scatter_ports #(
  parameter int unsigned DataBits = 32,
  parameter int unsigned IdBits   = 1
) (
  input logic              clk_i,
  input logic              live_i,
  input logic              valid_i,
  input logic [127:0]      data_i,
  input logic [4:0]        bytes_i,
  input logic              last_i,
  input logic              error_i,
  input logic [IdBits-1:0] id_i,
  input logic              tready_i
);

  localparam int unsigned BYTES = DataBits / 8;

  logic                ready, tvalid, tlast, tuser, ends;
  logic [DataBits-1:0] tdata;
  logic [BYTES-1:0]    tkeep;
  logic [IdBits-1:0]   tid;
  aes_axis_scatter #(.DataBits(DataBits), .IdBits(IdBits)) u_scatter (
    .ready_o(ready), .tvalid_o(tvalid), .tdata_o(tdata), .tkeep_o(tkeep), .tlast_o(tlast),
    .tuser_o(tuser), .ends_o(ends), .tid_o(tid), .*
  );

  logic              started_q = 1'b0;
  logic              live_q, inside_q, last_q, error_q;
  logic [127:0]      block_q;
  logic [4:0]        bytes_q, sent_q;
  logic [IdBits-1:0] id_q;
  logic              final_beat;
  assign final_beat = 32'(sent_q) + BYTES >= 32'(bytes_q);
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= live_i;
    if (valid_i && ready) begin
      {block_q, bytes_q, last_q, error_q, id_q} <= {data_i, bytes_i, last_i, error_i, id_i};
      inside_q <= 1'b1;
      sent_q <= '0;
    end else if (inside_q && tready_i) begin
      inside_q <= !final_beat;
      sent_q <= sent_q + 5'(BYTES);
    end
    if (!live_i) inside_q <= 1'b0;
  end

  logic                held_q;
  logic [DataBits-1:0] tdata_q;
  logic [BYTES-1:0]    tkeep_q;
  logic [IdBits+1:0]   side_q;
  always_ff @(posedge clk_i) begin
    held_q <= live_i && tvalid && !tready_i;
    {tdata_q, tkeep_q, side_q} <= {tdata, tkeep, tlast, tuser, tid};
  end

  logic         bytes_agree;
  logic [127:0] left;  // the register that the module must have
  always_comb begin
    bytes_agree = 1'b1;
    left = '0;
    for (int unsigned n = 0; n < 16; n++) begin
      if (n + 32'(sent_q) < 32'(bytes_q)) begin
        left[127-8*n -: 8] = 8'(block_q >> 8 * (15 - n - 32'(sent_q)));
      end
      if (n < BYTES) begin
        bytes_agree &= tkeep[n] == (n + 32'(sent_q) < 32'(bytes_q));
        bytes_agree &= tdata[8*n +: 8] == left[127-8*n -: 8];
      end
    end
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!live_i);
    block_has_16_bytes: assume (bytes_i <= 5'd16);
    if (started_q && live_q) begin
      beat_stays: assert (!held_q || (tvalid && tdata == tdata_q && tkeep == tkeep_q &&
                                      {tlast, tuser, tid} == side_q));
      block_is_offered: assert (tvalid == inside_q);
      block_is_taken: assert (ready == (!inside_q || (tready_i && final_beat)));
      bytes_in_order: assert (!inside_q || bytes_agree);
      last_beat: assert (!inside_q || tlast == (last_q && final_beat));
      side_agrees: assert (!inside_q || (tuser == error_q && ends == last_q && tid == id_q));
      nothing_without_valid: assert (tvalid || {tdata, tkeep, tlast, tuser, ends} == '0);
      // What makes the properties inductive.
      register_agrees: assert (!inside_q || (u_scatter.data_q == left &&
                                             u_scatter.bytes_q == bytes_q - sent_q &&
                                             u_scatter.last_q == last_q));
      bytes_fit: assert (!inside_q || (bytes_q <= 5'd16 && (sent_q == '0 || sent_q < bytes_q)));
      empty_is_clean: assert (inside_q || u_scatter.data_q == '0);
    end
    if (started_q && !live_q) nothing_is_left: assert (!tvalid && u_scatter.data_q == '0);
  end

endmodule
