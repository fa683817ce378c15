// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axil_registers` as properties, for any accesses and any engine: what is offered to the engine
// stays until it is taken, a message of an engine has one end and no key inside, in XTS it begins
// under a pair of keys, and a reset or zeroise leaves the registers ready for a key.

module aes_axil_registers_ports #(
  parameter logic [5:0] Modes = 6'b100000,
  parameter logic [1:0] Engine = 2'd0
) (
  input logic         clk_i,
  input logic         rst_ni,
  input logic         write_i,
  input logic [4:0]   write_address_i,
  input logic [31:0]  write_data_i,
  input logic         write_whole_i,
  input logic         read_i,
  input logic [4:0]   read_address_i,
  input logic         key_ready_i,
  input logic         key_error_i,
  input logic         iv_ready_i,
  input logic         in_ready_i,
  input logic         out_valid_i,
  input logic [127:0] out_data_i,
  input logic         out_error_i,
  input logic         end_valid_i,
  input logic [127:0] end_tag_i,
  input logic [1:0]   end_status_i
);

  logic         irq, write_error, read_error, clear, key_valid, iv_valid, iv_decrypt, in_valid;
  logic         in_last, out_ready, end_ready;
  logic [1:0]   key_len, in_kind;
  logic [2:0]   iv_mode;
  logic [4:0]   iv_tag_bytes, in_bytes;
  logic [31:0]  read_data;
  logic [127:0] iv, in_data;
  logic [255:0] key;
  aes_axil_registers #(.Modes(Modes), .Engine(Engine), .TagLengths(17'h1F000)) u_registers (
    .irq_o(irq), .write_error_o(write_error), .read_data_o(read_data), .read_error_o(read_error),
    .clear_o(clear), .key_valid_o(key_valid), .key_len_o(key_len), .key_o(key),
    .iv_valid_o(iv_valid), .iv_mode_o(iv_mode), .iv_decrypt_o(iv_decrypt),
    .iv_tag_bytes_o(iv_tag_bytes), .iv_o(iv), .in_valid_o(in_valid), .in_kind_o(in_kind),
    .in_last_o(in_last), .in_bytes_o(in_bytes), .in_data_o(in_data), .out_ready_o(out_ready),
    .end_ready_o(end_ready), .*
  );

endmodule

module aes_axil_registers_properties #(
  parameter logic [5:0] Modes = 6'b100000,
  parameter logic [1:0] Engine = 2'd0
) (
  input logic         clk_i,
  input logic         rst_ni,
  input logic         clear_o,
  input logic         read_i,
  input logic [4:0]   read_address_i,
  input logic [31:0]  read_data_o,
  input logic         read_error_o,
  input logic         key_valid_o,
  input logic         key_ready_i,
  input logic [1:0]   key_len_o,
  input logic [255:0] key_o,
  input logic         iv_valid_o,
  input logic         iv_ready_i,
  input logic [2:0]   iv_mode_o,
  input logic         iv_decrypt_o,
  input logic [4:0]   iv_tag_bytes_o,
  input logic [127:0] iv_o,
  input logic         in_valid_o,
  input logic         in_ready_i,
  input logic [1:0]   in_kind_o,
  input logic         in_last_o,
  input logic [4:0]   in_bytes_o,
  input logic [127:0] in_data_o,
  input logic         out_ready_o,
  input logic         end_valid_i,
  input logic         end_ready_o,
  // States.
  input logic         open_q,
  input logic         message_q,
  input logic         full_q,
  input logic         half_q
);

  logic         started_q = 1'b0;
  logic         live_q;       // no reset and no zeroise in the clock before
  logic         key_waits_q, begin_waits_q, block_waits_q;  // offered, and not taken
  logic         odd_q;        // keys that the engine has taken since it had none, modulo 2
  logic         whole_q;      // a message of the engine has begun and its end is not taken
  logic         last_sent_q;  // its last block is offered
  logic [257:0] key_q;
  logic [136:0] begin_q;
  logic [135:0] block_q;
  logic         begins, ends;

  assign begins = iv_valid_o && !begin_waits_q;
  assign ends = end_valid_i && end_ready_o;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= rst_ni && !clear_o;
    key_waits_q <= rst_ni && !clear_o && key_valid_o && !key_ready_i;
    begin_waits_q <= rst_ni && !clear_o && iv_valid_o && !iv_ready_i;
    block_waits_q <= rst_ni && !clear_o && in_valid_o && !in_ready_i;
    key_q <= {key_len_o, key_o};
    begin_q <= {iv_mode_o, iv_decrypt_o, iv_tag_bytes_o, iv_o};
    block_q <= {in_kind_o, in_last_o, in_bytes_o, in_data_o};
    odd_q <= rst_ni && !clear_o && (odd_q ^ (key_valid_o && key_ready_i));
    whole_q <= rst_ni && !clear_o && ((begins && iv_mode_o == 3'd5) || (whole_q && !ends));
    last_sent_q <= rst_ni && !clear_o && whole_q && !ends &&
                   (last_sent_q || (in_valid_o && in_last_o));
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    // As an engine does: the end of a message comes behind its last block.
    if (end_valid_i) an_end_has_a_message: assume (last_sent_q);
  end

  always_comb begin
    if (started_q && live_q) begin
      a_key_stays: assert (!key_waits_q || (key_valid_o && {key_len_o, key_o} == key_q));
      a_beginning_stays: assert (!begin_waits_q ||
        (iv_valid_o && {iv_mode_o, iv_decrypt_o, iv_tag_bytes_o, iv_o} == begin_q));
      a_block_stays: assert (!block_waits_q ||
        (in_valid_o && {in_kind_o, in_last_o, in_bytes_o, in_data_o} == block_q));
      a_beginning_goes_first: assert (!iv_valid_o || !in_valid_o);
      no_message_in_a_message: assert (!whole_q || !begins);
      values_of_a_message_stay: assert (!whole_q || (iv_mode_o == 3'd5 &&
        {iv_decrypt_o, iv_tag_bytes_o} == begin_q[133:128]));
      nothing_behind_the_last: assert (!last_sent_q || !in_valid_o || block_waits_q);
      no_key_in_a_message: assert (!whole_q || !key_valid_o);
      modes_of_the_build: assert (!iv_valid_o || 1'(8'(Modes) >> iv_mode_o));
      tags_of_the_build: assert (!iv_valid_o || iv_mode_o != 3'd5 || iv_tag_bytes_o >= 5'd12);
      blocks_of_sixteen_bytes: assert (in_bytes_o <= 5'd16);
      pairs_of_keys: assert (!(Engine == 2'd3 && Modes[5] && odd_q) || !begins);
      nothing_taken_without_a_read: assert (!(out_ready_o || end_ready_o) || read_i);
      only_one_is_taken: assert (!out_ready_o || !end_ready_o);
      // What makes the properties inductive.
      offered_before: assert (!begin_waits_q || iv_valid_o);
      open_is_a_message: assert (open_q == (whole_q || (begins && iv_mode_o == 3'd5)));
      half_is_odd: assert (half_q == (Engine == 2'd3 && Modes[5] && odd_q));
      open_is_mode_five: assert (!open_q || iv_mode_o == 3'd5);
      a_key_is_alone: assert (!key_valid_o || !(message_q || iv_valid_o || full_q || open_q));
      the_last_ends_it: assert (!open_q || !full_q || message_q == !in_last_o);
      ended_by_the_last: assert (!open_q || message_q || full_q || last_sent_q);
      sent_is_over: assert (!last_sent_q || (open_q && !message_q && !iv_valid_o));
      sent_and_waits: assert (!last_sent_q || !full_q || block_waits_q);
    end
    if (started_q && !live_q) ready_after_reset: assert (
      !key_valid_o && !iv_valid_o && !in_valid_o && key_o == '0 && iv_o == '0 && in_data_o == '0 &&
      (read_address_i != aes_axil_pkg::STATUS || clear_o ||
       (read_data_o[3:0] == 4'b0010 && !read_error_o)));
  end

endmodule

bind aes_axil_registers aes_axil_registers_properties #(
  .Modes(Modes), .Engine(Engine)
) u_properties (.*);
