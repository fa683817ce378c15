// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The ports of the Rijndael processor as properties: the proof's top module.
//
// Everything outside is free: any instruction, word, and reset in any clock; nothing is assumed of
// the host but a reset in the first clock. What the processor is doing is told from its ports
// alone.

module rijndael_processor_handshake #(
  parameter bit          Decrypts    = 1'b1,
  /// Clocks from Encrypt or Decrypt to the next clock with `ready_o` high, at most, without those
  /// in which a result is output.
  parameter int unsigned Computation = 32
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        instr_valid_i,
  input logic [3:0]  instr_i,
  input logic        in_valid_i,
  input logic [15:0] in_data_i,
  input logic        out_ready_i
);

  logic        ready_o, in_ready_o, out_valid_o;
  logic [2:0]  status_o;
  logic [15:0] out_data_o;

  `AES_TOP u_processor (.*);

  // Codes, apart from the RTL's (Kuo & Verbauwhede 2001, table 1).
  logic sets_block, sets_key, inputs_key, inputs_data, encrypts, decrypts, outputs;
  logic [1:0] length;
  assign sets_block = instr_i >= 4'd10 && instr_i <= 4'd12;
  assign sets_key = instr_i >= 4'd2 && instr_i <= 4'd4;
  assign length = 2'(sets_block ? instr_i - 4'd10 : instr_i - 4'd2);
  assign inputs_key = instr_i == 4'd1;
  assign inputs_data = instr_i == 4'd9;
  assign encrypts = instr_i == 4'd13 || instr_i == 4'd14;
  assign decrypts = instr_i == 4'd5 || instr_i == 4'd6;
  assign outputs = instr_i == 4'd7;

  // What the processor is doing.
  localparam logic [1:0] IDLE = 2'd0;
  localparam logic [1:0] SETS_UP = 2'd1;
  localparam logic [1:0] COMPUTES = 2'd2;

  logic       started_q = 1'b0;
  logic [1:0] doing_q, doing;
  logic [2:0] due_q;
  logic       loads_key_q, loads_data_q, unloads_q;
  logic       opened_q;  // a word of the item being loaded could be taken before
  logic       key_held_q, block_held_q, result_held_q;
  logic [1:0] key_len_q, block_len_q, item_len_q, data_len_q, result_len_q, unload_len_q;
  logic [4:0] words_q, unloaded_q;  // of the item and of the result so far
  logic [1:0] clocks_q;  // of setting a key up
  logic [6:0] spent_q;   // clocks of a computation, without those in which a result is output
  logic       test_q;    // it is a feedback test
  logic       loading, reset, word, full, unloaded;

  // The end of what takes its own time is seen at `ready_o`.
  assign doing = ready_o ? IDLE : doing_q;
  assign loading = loads_key_q || loads_data_q;
  assign reset = !rst_ni || (instr_valid_i && instr_i == 4'd0);
  assign word = in_ready_o && in_valid_i;
  assign full = word && words_q + 5'd1 == 5'd8 + {1'b0, item_len_q, 2'b00};
  assign unloaded = out_ready_i && unloaded_q + 5'd1 == 5'd8 + {1'b0, unload_len_q, 2'b00};

  logic       key_held, result_held;
  assign key_held = key_held_q || (doing_q == SETS_UP && ready_o);
  assign result_held = result_held_q || (doing_q == COMPUTES && ready_o);

  logic       busy;
  logic [2:0] verdict;
  always_comb begin
    busy = doing != IDLE || unloads_q;  // Set Length
    if (inputs_key) busy = doing != IDLE || loading || unloads_q;
    if (inputs_data) busy = doing == SETS_UP || loading;
    if (outputs) busy = doing != IDLE || loads_key_q || unloads_q;
    if (encrypts || decrypts) busy = doing != IDLE || loading;
    verdict = 3'd0;
    if (instr_i == 4'd8 || instr_i == 4'd15) verdict = 3'd1;
    else if (instr_i == 4'd0) verdict = 3'd0;
    else if (busy) verdict = 3'd2;
    else if (decrypts && !Decrypts) verdict = 3'd3;
    else if ((encrypts || decrypts) && !key_held) verdict = 3'd4;
    else if ((encrypts || decrypts) && !block_held_q) verdict = 3'd5;
    else if (outputs && !result_held) verdict = 3'd6;
  end

  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    doing_q <= doing;
    key_held_q <= key_held;
    result_held_q <= result_held;
    clocks_q <= clocks_q == 2'd3 ? clocks_q : clocks_q + 2'd1;
    if (!out_valid_o && spent_q != 7'(Computation)) spent_q <= spent_q + 7'd1;
    words_q <= words_q + 5'(word);
    unloaded_q <= unloaded_q + 5'(out_ready_i);
    opened_q <= loading && (opened_q || in_ready_o);
    if (full) begin
      if (loads_key_q) doing_q <= SETS_UP;
      if (loads_data_q) block_held_q <= 1'b1;
      {loads_key_q, loads_data_q} <= 2'b00;
      clocks_q <= 2'd1;
    end
    if (unloaded) unloads_q <= 1'b0;
    if (instr_valid_i) due_q <= verdict;
    if (instr_valid_i && verdict == 3'd0) begin
      if (sets_block) begin
        block_len_q <= length;
        loads_data_q <= 1'b0;
        if (loads_data_q) block_held_q <= 1'b0;
      end
      if (sets_key) begin
        key_len_q <= length;
        loads_key_q <= 1'b0;
        doing_q <= IDLE;
      end
      if (inputs_key || inputs_data) begin
        loads_key_q <= inputs_key;
        loads_data_q <= inputs_data;
        words_q <= 5'd0;
        item_len_q <= inputs_key ? key_len_q : block_len_q;
      end
      if (outputs) begin
        unloads_q <= 1'b1;
        unloaded_q <= 5'd0;
        unload_len_q <= result_len_q;
      end
      if (inputs_data) block_held_q <= 1'b0;
      if (inputs_data) data_len_q <= block_len_q;
      if (encrypts || decrypts) begin
        doing_q <= COMPUTES;
        spent_q <= 7'd1;
        test_q <= instr_i == 4'd14 || instr_i == 4'd6;
        result_held_q <= 1'b0;
        result_len_q <= data_len_q;
      end
    end
    if (reset) begin
      doing_q <= IDLE;
      due_q <= 3'd0;
      {loads_key_q, loads_data_q, unloads_q, opened_q} <= 4'd0;
      {key_held_q, block_held_q, result_held_q} <= 3'd0;
      {key_len_q, block_len_q, item_len_q, data_len_q, result_len_q, unload_len_q} <= 12'd0;
      {words_q, unloaded_q} <= 10'd0;
    end
  end

  logic        held_q;  // a word of the result was shown and not taken
  logic [15:0] shown_q;
  always_ff @(posedge clk_i) begin
    held_q <= out_valid_o && !out_ready_i && !reset;
    shown_q <= out_data_o;
  end

  always_comb if (!started_q) assume (!rst_ni);

  always_comb if (started_q) begin
    status_as_defined: assert (status_o == due_q);
    takes_words_when_loading:
    assert (in_ready_o ? loading : !loading || (doing == COMPUTES && !opened_q));
    gives_words_when_unloading: assert (out_valid_o == unloads_q);
    ready_when_idle: assert (ready_o || doing_q != IDLE);
    word_stays: assert (!held_q || (out_valid_o && out_data_o == shown_q));
    zero_between_words: assert (out_valid_o || out_data_o == 16'h0);
    key_set_up_in_time: assert (doing != SETS_UP || clocks_q <= 2'd2);
    computation_ends: assert (doing != COMPUTES || test_q || spent_q < 7'(Computation));
`ifndef AES_NO_EVENTS
    reach_result: assert (!(out_valid_o && unloaded_q == 5'd15));
    reach_three_blocks: assert (!(out_valid_o && word && !ready_o));
    reach_wait_for_block_before: assert (!(loads_data_q && !in_ready_o));
    reach_no_data: assert (status_o != 3'd5);
    reach_no_result: assert (!(status_o == 3'd6 && key_held_q && block_held_q));
    reach_set_up_behind_another_key: assert (!(doing == SETS_UP && key_held_q));
    reach_dropped_block:
    assert (!(in_ready_o && words_q != 0 && instr_valid_i && sets_block && loads_data_q));
    reach_reset_while_unloading: assert (!(out_valid_o && instr_valid_i && instr_i == 4'd0));
`endif
  end

endmodule
