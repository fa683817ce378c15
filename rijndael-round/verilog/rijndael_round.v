// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// rijndael_round as plain Verilog: made from rtl/ by Yosys 0.70.
// Made by `aesilicon build rijndael-round`; design hash ee73526a67b16f2529fe42561cd5b2c37aa0967b0eeee265a2cde86f8c36b9a2.
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// Multiplexers have one select a word, of which one at most is set:
/* verilator lint_off CASEOVERLAP */
// Some bits of a vector depend on other bits of it:
/* verilator lint_off UNOPTFLAT */

module aes_core_round_1 (clk_i, live_i, key_valid_i, key_len_i, key_i, key_load_i, key_keep_i, held_len_i, key_idle_o, in_valid_i, in_decrypt_i, block_len_i, in_data_i, block_taken_i, block_ready_o, result_valid_o, result_ready_i, result_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input key_valid_i;
  wire key_valid_i;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input key_load_i;
  wire key_load_i;
  input key_keep_i;
  wire key_keep_i;
  input [1:0] held_len_i;
  wire [1:0] held_len_i;
  output key_idle_o;
  wire key_idle_o;
  input in_valid_i;
  wire in_valid_i;
  input in_decrypt_i;
  wire in_decrypt_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input [255:0] in_data_i;
  wire [255:0] in_data_i;
  input block_taken_i;
  wire block_taken_i;
  output block_ready_o;
  wire block_ready_o;
  output result_valid_o;
  wire result_valid_o;
  input result_ready_i;
  wire result_ready_i;
  output [255:0] result_o;
  wire [255:0] result_o;
  wire [255:0] _00_;
  wire [3:0] _01_;
  wire [255:0] _02_;
  wire [255:0] _03_;
  wire [255:0] _04_;
  wire [255:0] _05_;
  wire [3:0] _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire _18_;
  wire _19_;
  wire _20_;
  wire _21_;
  wire _22_;
  wire [255:0] _23_;
  wire [255:0] _24_;
  wire [255:0] block_columns;
  wire [1:0] block_len;
  wire control_idle;
  wire control_ready;
  wire [255:0] entered;
  wire fill;
  wire [255:0] finished;
  wire [255:0] first_key;
  wire \genblk8.gen_rijndael_on_the_fly.unused ;
  wire inverse;
  wire key_capture;
  wire key_from_kept;
  wire key_hold;
  wire key_inverse;
  wire key_next_from_kept;
  wire key_step;
  wire [255:0] made;
  wire [255:0] mixed;
  wire [255:0] round_key;
  wire [255:0] shifted;
  wire [255:0] state_columns;
  wire state_hold;
  wire [1:0] state_len;
  reg [255:0] state_q;
  wire state_round;
  wire state_run;
  wire [255:0] substituted;
  wire [255:0] to_mix;
  wire walk;
  assign result_o = finished & state_columns;
  assign _02_ = round_key & { inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse };
  assign _03_ = round_key & { _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_, _13_ };
  assign _04_ = made & state_columns;
  assign _05_ = entered & block_columns;
  assign _15_ = ~fill;
  assign _17_ = ~state_hold;
  assign _13_ = ~inverse;
  assign _16_ = ~state_round;
  assign _07_ = block_len == 2'h1;
  assign _08_ = held_len_i == 2'h1;
  assign _09_ = block_len == 2'h2;
  assign _10_ = held_len_i == 2'h2;
  assign key_idle_o = control_idle && _15_;
  assign _11_ = key_inverse && _15_;
  assign _12_ = _16_ && _17_;
  assign _14_ = block_taken_i && live_i;
  assign _18_ = key_step || fill;
  assign _19_ = state_round || state_hold;
  assign _20_ = _19_ || _14_;
  assign _21_ = _07_ || _08_;
  assign _22_ = _09_ || _10_;
  always @(posedge clk_i)
    state_q <= _00_;
  assign _06_ = _22_ ? 4'he : _01_;
  assign _01_ = _21_ ? 4'hc : 4'ha;
  assign _23_ = state_hold ? state_q : _24_;
  assign _00_ = _20_ ? _23_ : 256'h0000000000000000000000000000000000000000000000000000000000000000;
  assign _24_ = state_run ? _04_ : _05_;
  rijndael_round_control_1  \gen_rijndael.u_rijndael_control  (
    .block_columns_o(block_columns),
    .block_len_i(block_len_i),
    .block_len_o(block_len),
    .block_taken_i(block_taken_i),
    .clk_i(clk_i),
    .fill_o(fill),
    .in_decrypt_i(in_decrypt_i),
    .in_valid_i(in_valid_i),
    .key_keep_i(key_keep_i),
    .key_len_i(key_len_i),
    .key_load_i(key_load_i),
    .key_next_from_kept_i(key_next_from_kept),
    .key_valid_i(key_valid_i),
    .live_i(live_i),
    .ready_i(control_ready),
    .ready_o(block_ready_o),
    .state_columns_o(state_columns),
    .state_len_o(state_len),
    .walk_o(walk)
  );
  rijndael_key_on_the_fly_1  \genblk8.gen_rijndael_on_the_fly.u_key  (
    .block_len_i(block_len),
    .capture_i(key_capture),
    .clk_i(clk_i),
    .fill_i(fill),
    .first_key_o(first_key),
    .from_kept_i(key_from_kept),
    .hold_i(key_hold),
    .inverse_i(_11_),
    .keep_i(key_keep_i),
    .key_i(key_i),
    .key_len_i(held_len_i),
    .load_i(key_load_i),
    .load_len_i(key_len_i),
    .next_block_len_i(block_len_i),
    .next_from_kept_i(key_next_from_kept),
    .round_key_o(round_key),
    .step_i(_18_)
  );
  aes_add_round_key_1  u_add_after_mix (
    .data_i(mixed),
    .data_o(made),
    .key_i(_03_)
  );
  aes_add_round_key_1  u_add_before_mix (
    .data_i(shifted),
    .data_o(to_mix),
    .key_i(_02_)
  );
  aes_round_control_1  u_control (
    .block_taken_i(block_taken_i),
    .clk_i(clk_i),
    .decrypt_i(in_decrypt_i),
    .idle_o(control_idle),
    .key_capture_o(key_capture),
    .key_from_kept_o(key_from_kept),
    .key_hold_o(key_hold),
    .key_inverse_o(key_inverse),
    .key_next_from_kept_o(key_next_from_kept),
    .key_run_o(\genblk8.gen_rijndael_on_the_fly.unused ),
    .key_step_o(key_step),
    .live_i(live_i),
    .ready_o(control_ready),
    .result_ready_i(result_ready_i),
    .result_valid_o(result_valid_o),
    .rounds_i(_06_),
    .state_hold_o(state_hold),
    .state_inverse_o(inverse),
    .state_round_o(state_round),
    .state_run_o(state_run),
    .walk_i(walk)
  );
  aes_add_round_key_1  u_first_add (
    .data_i(in_data_i),
    .data_o(entered),
    .key_i(first_key)
  );
  aes_add_round_key_1  u_last_add (
    .data_i(shifted),
    .data_o(finished),
    .key_i(round_key)
  );
  aes_mix_columns_1  u_mix_columns (
    .data_i(to_mix),
    .data_o(mixed),
    .inverse_i(inverse)
  );
  aes_shift_rows_1  u_shift_rows (
    .block_len_i(state_len),
    .data_i(substituted),
    .data_o(shifted),
    .inverse_i(inverse)
  );
  aes_sub_bytes_1  u_sub_bytes (
    .clear_i(_12_),
    .clk_i(clk_i),
    .data_i(state_q),
    .data_o(substituted),
    .inverse_i(inverse)
  );
endmodule

module rijndael_round_control_1 (clk_i, live_i, key_valid_i, key_len_i, key_load_i, key_keep_i, in_valid_i, in_decrypt_i, block_len_i, block_taken_i, ready_i, key_next_from_kept_i, walk_o, fill_o, ready_o, block_len_o, state_len_o, block_columns_o, state_columns_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input key_valid_i;
  wire key_valid_i;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input key_load_i;
  wire key_load_i;
  input key_keep_i;
  wire key_keep_i;
  input in_valid_i;
  wire in_valid_i;
  input in_decrypt_i;
  wire in_decrypt_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input block_taken_i;
  wire block_taken_i;
  input ready_i;
  wire ready_i;
  input key_next_from_kept_i;
  wire key_next_from_kept_i;
  output walk_o;
  wire walk_o;
  output fill_o;
  wire fill_o;
  output ready_o;
  wire ready_o;
  output [1:0] block_len_o;
  reg [1:0] block_len_o;
  output [1:0] state_len_o;
  reg [1:0] state_len_o;
  output [255:0] block_columns_o;
  wire [255:0] block_columns_o;
  output [255:0] state_columns_o;
  wire [255:0] state_columns_o;
  wire [1:0] _00_;
  wire [1:0] _01_;
  wire _02_;
  wire [1:0] _03_;
  wire _04_;
  wire [1:0] _05_;
  wire [0:0] _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire _18_;
  wire _19_;
  wire _20_;
  wire _21_;
  wire _22_;
  wire _23_;
  wire _24_;
  wire _25_;
  wire _26_;
  wire _27_;
  wire _28_;
  reg [1:0] fill_q;
  wire \gen_block_lengths.end_fits ;
  reg \gen_block_lengths.gen_walks.end_held_q ;
  reg [1:0] \gen_block_lengths.gen_walks.end_len_q ;
  reg \gen_block_lengths.known_q ;
  wire key_short;
  assign _07_ = fill_q[0] | fill_q[1];
  assign _23_ = ~key_valid_i;
  assign _22_ = ~\gen_block_lengths.end_fits ;
  assign _21_ = ~_06_;
  assign _20_ = ~in_decrypt_i;
  assign _24_ = ~block_taken_i;
  assign _09_ = ~_07_;
  assign _08_ = \gen_block_lengths.gen_walks.end_len_q  == block_len_i;
  assign fill_o = fill_q == 2'h1;
  assign _06_ = _27_ && _28_;
  assign _10_ = \gen_block_lengths.gen_walks.end_held_q  && key_keep_i;
  assign _11_ = _10_ && _08_;
  assign _12_ = in_valid_i && _22_;
  assign _13_ = _12_ && key_keep_i;
  assign _14_ = _13_ && _23_;
  assign walk_o = _14_ && ready_i;
  assign _02_ = key_keep_i && _26_;
  assign _15_ = live_i && key_load_i;
  assign _16_ = _15_ && key_short;
  assign _17_ = ready_i && _09_;
  assign ready_o = _17_ && \gen_block_lengths.known_q ;
  assign _18_ = live_i && in_valid_i;
  assign _19_ = _18_ && _24_;
  assign _04_ = _19_ && \gen_block_lengths.end_fits ;
  assign _25_ = _20_ || _21_;
  assign \gen_block_lengths.end_fits  = _25_ || _11_;
  assign _26_ = \gen_block_lengths.gen_walks.end_held_q  || walk_o;
  assign block_columns_o[64] = block_len_o[1] || block_len_o[0];
  assign state_columns_o[64] = state_len_o[1] || state_len_o[0];
  assign key_short = key_len_i < 2'h2;
  assign _27_ = block_len_i != 2'h3;
  always @(posedge clk_i)
    \gen_block_lengths.gen_walks.end_held_q  <= _02_;
  always @(posedge clk_i)
    \gen_block_lengths.gen_walks.end_len_q  <= _03_;
  always @(posedge clk_i)
    block_len_o <= _01_;
  always @(posedge clk_i)
    state_len_o <= _05_;
  always @(posedge clk_i)
    \gen_block_lengths.known_q  <= _04_;
  always @(posedge clk_i)
    fill_q <= _00_;
  assign _03_ = walk_o ? block_len_i : \gen_block_lengths.gen_walks.end_len_q ;
  assign _05_ = block_taken_i ? block_len_o : state_len_o;
  assign _01_ = key_next_from_kept_i ? block_len_i : block_len_o;
  assign _00_ = _16_ ? 2'h1 : 2'h0;
  wire [2:0] _71_ = 3'h7;
  assign _28_ = _71_[block_len_i +: 1];
  assign { state_columns_o[255:65], state_columns_o[63:0] } = { 128'hffffffffffffffffffffffffffffffff, state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_columns_o[64], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1], state_len_o[1] };
  assign { block_columns_o[255:65], block_columns_o[63:0] } = { 128'hffffffffffffffffffffffffffffffff, block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_columns_o[64], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1], block_len_o[1] };
endmodule

module aes_shift_rows_1 (block_len_i, inverse_i, data_i, data_o);
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input inverse_i;
  wire inverse_i;
  input [255:0] data_i;
  wire [255:0] data_i;
  output [255:0] data_o;
  wire [255:0] data_o;
  wire [7:0] _00_;
  wire [7:0] _01_;
  wire [7:0] _02_;
  wire [7:0] _03_;
  wire [7:0] _04_;
  wire [7:0] _05_;
  wire [7:0] _06_;
  wire [7:0] _07_;
  wire [7:0] _08_;
  wire [7:0] _09_;
  wire [7:0] _10_;
  wire [7:0] _11_;
  wire [7:0] \gen_column[0].gen_row[1].back ;
  wire [7:0] \gen_column[0].gen_row[2].back ;
  wire [7:0] \gen_column[0].gen_row[2].left ;
  wire [7:0] \gen_column[0].gen_row[3].back ;
  wire [7:0] \gen_column[0].gen_row[3].left ;
  wire [7:0] \gen_column[1].gen_row[2].back ;
  wire [7:0] \gen_column[1].gen_row[2].left ;
  wire [7:0] \gen_column[1].gen_row[3].back ;
  wire [7:0] \gen_column[1].gen_row[3].left ;
  wire [7:0] \gen_column[2].gen_row[2].back ;
  wire [7:0] \gen_column[2].gen_row[2].left ;
  wire [7:0] \gen_column[2].gen_row[3].back ;
  wire [7:0] \gen_column[2].gen_row[3].left ;
  wire [7:0] \gen_column[3].gen_row[1].left ;
  wire [7:0] \gen_column[3].gen_row[2].back ;
  wire [7:0] \gen_column[3].gen_row[2].left ;
  wire [7:0] \gen_column[3].gen_row[3].back ;
  wire [7:0] \gen_column[3].gen_row[3].left ;
  wire [7:0] \gen_column[4].gen_row[2].back ;
  wire [7:0] \gen_column[4].gen_row[3].back ;
  wire [7:0] \gen_column[5].gen_row[1].left ;
  wire [7:0] \gen_column[5].gen_row[2].back ;
  wire [7:0] \gen_column[5].gen_row[3].back ;
  assign \gen_column[0].gen_row[2].left  = block_len_i[1] ? data_i[143:136] : data_i[175:168];
  assign \gen_column[0].gen_row[3].left  = block_len_i[1] ? data_i[103:96] : data_i[135:128];
  assign \gen_column[1].gen_row[2].left  = block_len_i[1] ? data_i[111:104] : data_i[143:136];
  assign \gen_column[1].gen_row[3].left  = block_len_i[1] ? data_i[71:64] : _00_;
  assign \gen_column[2].gen_row[2].left  = block_len_i[1] ? data_i[79:72] : _01_;
  assign \gen_column[2].gen_row[3].left  = block_len_i[1] ? data_i[39:32] : _02_;
  assign \gen_column[3].gen_row[1].left  = block_len_i[1] ? data_i[119:112] : _03_;
  assign \gen_column[3].gen_row[2].left  = block_len_i[1] ? data_i[47:40] : _04_;
  assign \gen_column[3].gen_row[3].left  = block_len_i[1] ? data_i[7:0] : _05_;
  assign \gen_column[4].gen_row[3].back  = block_len_i[1] ? data_i[231:224] : data_i[199:192];
  assign \gen_column[5].gen_row[1].left  = block_len_i[1] ? data_i[55:48] : data_i[247:240];
  assign \gen_column[3].gen_row[2].back  = block_len_i[1] ? data_i[239:232] : data_i[207:200];
  assign \gen_column[5].gen_row[3].back  = block_len_i[1] ? data_i[199:192] : data_i[167:160];
  assign _00_ = block_len_i[0] ? data_i[103:96] : data_i[231:224];
  assign _01_ = block_len_i[0] ? data_i[111:104] : data_i[239:232];
  assign _02_ = block_len_i[0] ? data_i[71:64] : data_i[199:192];
  assign _03_ = block_len_i[0] ? data_i[119:112] : data_i[247:240];
  assign _04_ = block_len_i[0] ? data_i[79:72] : data_i[207:200];
  assign _05_ = block_len_i[0] ? data_i[231:224] : data_i[167:160];
  assign \gen_column[0].gen_row[1].back  = block_len_i[1] ? data_i[23:16] : _06_;
  assign \gen_column[0].gen_row[2].back  = block_len_i[1] ? data_i[79:72] : _07_;
  assign \gen_column[0].gen_row[3].back  = block_len_i[1] ? data_i[103:96] : _08_;
  assign \gen_column[1].gen_row[2].back  = block_len_i[1] ? data_i[47:40] : _09_;
  assign \gen_column[1].gen_row[3].back  = block_len_i[1] ? data_i[71:64] : _10_;
  assign \gen_column[2].gen_row[2].back  = block_len_i[1] ? data_i[15:8] : data_i[239:232];
  assign \gen_column[2].gen_row[3].back  = block_len_i[1] ? data_i[39:32] : _11_;
  assign \gen_column[3].gen_row[3].back  = block_len_i[1] ? data_i[7:0] : data_i[231:224];
  assign \gen_column[4].gen_row[2].back  = block_len_i[1] ? data_i[207:200] : data_i[175:168];
  assign \gen_column[5].gen_row[2].back  = block_len_i[1] ? data_i[175:168] : data_i[143:136];
  assign _06_ = block_len_i[0] ? data_i[87:80] : data_i[151:144];
  assign _07_ = block_len_i[0] ? data_i[111:104] : data_i[175:168];
  assign _08_ = block_len_i[0] ? data_i[135:128] : data_i[199:192];
  assign _09_ = block_len_i[0] ? data_i[79:72] : data_i[143:136];
  assign _10_ = block_len_i[0] ? data_i[103:96] : data_i[167:160];
  assign _11_ = block_len_i[0] ? data_i[71:64] : data_i[135:128];
  assign data_o[247:240] = inverse_i ? \gen_column[0].gen_row[1].back  : data_i[215:208];
  assign data_o[239:232] = inverse_i ? \gen_column[0].gen_row[2].back  : \gen_column[0].gen_row[2].left ;
  assign data_o[231:224] = inverse_i ? \gen_column[0].gen_row[3].back  : \gen_column[0].gen_row[3].left ;
  assign data_o[215:208] = inverse_i ? data_i[247:240] : data_i[183:176];
  assign data_o[207:200] = inverse_i ? \gen_column[1].gen_row[2].back  : \gen_column[1].gen_row[2].left ;
  assign data_o[199:192] = inverse_i ? \gen_column[1].gen_row[3].back  : \gen_column[1].gen_row[3].left ;
  assign data_o[183:176] = inverse_i ? data_i[215:208] : data_i[151:144];
  assign data_o[175:168] = inverse_i ? \gen_column[2].gen_row[2].back  : \gen_column[2].gen_row[2].left ;
  assign data_o[167:160] = inverse_i ? \gen_column[2].gen_row[3].back  : \gen_column[2].gen_row[3].left ;
  assign data_o[151:144] = inverse_i ? data_i[183:176] : \gen_column[3].gen_row[1].left ;
  assign data_o[143:136] = inverse_i ? \gen_column[3].gen_row[2].back  : \gen_column[3].gen_row[2].left ;
  assign data_o[135:128] = inverse_i ? \gen_column[3].gen_row[3].back  : \gen_column[3].gen_row[3].left ;
  assign data_o[119:112] = inverse_i ? data_i[151:144] : data_i[87:80];
  assign data_o[111:104] = inverse_i ? \gen_column[4].gen_row[2].back  : \gen_column[2].gen_row[2].back ;
  assign data_o[87:80] = inverse_i ? data_i[119:112] : \gen_column[5].gen_row[1].left ;
  assign data_o[79:72] = inverse_i ? \gen_column[5].gen_row[2].back  : \gen_column[3].gen_row[2].back ;
  assign data_o[55:48] = inverse_i ? data_i[87:80] : data_i[23:16];
  assign data_o[47:40] = inverse_i ? data_i[143:136] : data_i[207:200];
  assign data_o[23:16] = inverse_i ? data_i[55:48] : data_i[247:240];
  assign data_o[15:8] = inverse_i ? data_i[111:104] : data_i[175:168];
  assign { data_o[255:248], data_o[223:216], data_o[191:184], data_o[159:152], data_o[127:120], data_o[103:88], data_o[71:56], data_o[39:24], data_o[7:0] } = { data_i[255:248], data_i[223:216], data_i[191:184], data_i[159:152], data_i[127:120], \gen_column[4].gen_row[3].back , data_i[95:88], \gen_column[5].gen_row[3].back , data_i[63:56], data_i[167:160], data_i[31:24], data_i[135:128] };
endmodule

module rijndael_key_on_the_fly_1 (clk_i, load_i, key_i, key_len_i, load_len_i, keep_i, fill_i, block_len_i, from_kept_i, next_from_kept_i, next_block_len_i, inverse_i, step_i, capture_i, hold_i, first_key_o, round_key_o);
  input clk_i;
  wire clk_i;
  input load_i;
  wire load_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input [1:0] load_len_i;
  wire [1:0] load_len_i;
  input keep_i;
  wire keep_i;
  input fill_i;
  wire fill_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input from_kept_i;
  wire from_kept_i;
  input next_from_kept_i;
  wire next_from_kept_i;
  input [1:0] next_block_len_i;
  wire [1:0] next_block_len_i;
  input inverse_i;
  wire inverse_i;
  input step_i;
  wire step_i;
  input capture_i;
  wire capture_i;
  input hold_i;
  wire hold_i;
  output [255:0] first_key_o;
  wire [255:0] first_key_o;
  output [255:0] round_key_o;
  reg [255:0] round_key_o;
  wire [1:0] _00_;
  wire [7:0] _01_;
  wire [255:0] _02_;
  wire [255:0] _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire [1:0] _08_;
  wire [7:0] _09_;
  wire [1:0] _10_;
  wire [255:0] _11_;
  wire [255:0] _12_;
  wire [255:0] filled;
  wire [255:0] key;
  wire [31:0] last_d;
  wire [255:0] loaded;
  wire nb6;
  wire nb8;
  wire [1:0] offset;
  wire [1:0] offset_d;
  reg [1:0] offset_q;
  wire [7:0] rcon;
  wire [7:0] rcon_d;
  reg [7:0] rcon_q;
  wire [1:0] start_offset;
  wire [7:0] start_rcon;
  wire [255:0] stepped;
  wire [5:0] sub_words;
  assign _03_ = round_key_o & { hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i, hold_i };
  assign _06_ = ~fill_i;
  assign nb6 = block_len_i[0] && _06_;
  assign nb8 = block_len_i[1] && _06_;
  assign _04_ = step_i && _06_;
  assign _05_ = fill_i && keep_i;
  assign _07_ = load_i || _05_;
  always @(posedge clk_i)
    offset_q <= _00_;
  always @(posedge clk_i)
    rcon_q <= _01_;
  always @(posedge clk_i)
    round_key_o <= _02_;
  assign _01_ = step_i ? rcon_d : rcon_q;
  assign _00_ = step_i ? offset_d : offset_q;
  assign _02_ = _04_ ? stepped : _03_;
  assign _08_ = fill_i ? 2'h0 : start_offset;
  assign offset = from_kept_i ? _08_ : offset_q;
  assign _09_ = fill_i ? 8'h01 : start_rcon;
  assign rcon = from_kept_i ? _09_ : rcon_q;
  assign _10_ = fill_i ? 2'h0 : block_len_i;
  assign _11_ = from_kept_i ? first_key_o : round_key_o;
  assign _12_ = load_i ? loaded : filled;
  rijndael_key_fill_1  \gen_fill.u_fill  (
    .filled_o(filled),
    .kept_i(key),
    .key_i(key_i),
    .key_len_i(key_len_i),
    .loaded_o(loaded),
    .stepped_i(stepped)
  );
  rijndael_key_sub_words \gen_not_ahead.u_sub_words  (
    .nb6_i(nb6),
    .nb8_i(nb8),
    .nk6_i(key_len_i[0]),
    .nk8_i(key_len_i[1]),
    .offset_i(offset),
    .sub_words_o(sub_words)
  );
  aes_key_ends_1  u_ends (
    .capture_i(capture_i),
    .clk_i(clk_i),
    .inverse_i(inverse_i),
    .keep_i(keep_i),
    .kept_o(first_key_o),
    .key_i(_12_),
    .key_o(key),
    .last_words_i(stepped),
    .load_i(_07_)
  );
  rijndael_key_start u_start (
    .inverse_i(inverse_i),
    .nb6_i(block_len_i[0]),
    .nb8_i(block_len_i[1]),
    .nk6_i(key_len_i[0]),
    .nk8_i(key_len_i[1]),
    .offset_o(start_offset),
    .rcon_o(start_rcon)
  );
  rijndael_key_step_1  u_step (
    .block_len_i(_10_),
    .clk_i(clk_i),
    .inverse_i(inverse_i),
    .key_len_i(key_len_i),
    .last_i(32'd0),
    .last_o(last_d),
    .offset_i(offset),
    .offset_o(offset_d),
    .rcon_i(rcon),
    .rcon_o(rcon_d),
    .sub_words_i(sub_words),
    .window_i(_11_),
    .window_o(stepped)
  );
endmodule

module aes_sbox_1 (clk_i, clear_i, inverse_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input inverse_i;
  wire inverse_i;
  input [7:0] data_i;
  wire [7:0] data_i;
  output [7:0] data_o;
  wire [7:0] data_o;
  aes_sbox_compact_1  \genblk3.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.genblk1.gen_compact.u_compact  (
    .data_i(data_i),
    .data_o(data_o),
    .inverse_i(inverse_i)
  );
endmodule

module rijndael_key_step_1 (clk_i, block_len_i, key_len_i, inverse_i, offset_i, offset_o, sub_words_i, rcon_i, rcon_o, window_i, window_o, last_i, last_o);
  input clk_i;
  wire clk_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input inverse_i;
  wire inverse_i;
  input [1:0] offset_i;
  wire [1:0] offset_i;
  output [1:0] offset_o;
  wire [1:0] offset_o;
  input [5:0] sub_words_i;
  wire [5:0] sub_words_i;
  input [7:0] rcon_i;
  wire [7:0] rcon_i;
  output [7:0] rcon_o;
  wire [7:0] rcon_o;
  input [255:0] window_i;
  wire [255:0] window_i;
  output [255:0] window_o;
  wire [255:0] window_o;
  input [31:0] last_i;
  wire [31:0] last_i;
  output [31:0] last_o;
  wire [31:0] last_o;
  wire [7:0] _000_;
  wire [7:0] _001_;
  wire [255:0] _002_;
  wire [31:0] _003_;
  wire [31:0] _004_;
  wire [31:0] _005_;
  wire [31:0] _006_;
  wire [31:0] _007_;
  wire [31:0] _008_;
  wire [31:0] _009_;
  wire [31:0] _010_;
  wire [1:0] _011_;
  wire [63:0] _012_;
  wire [31:0] _013_;
  wire [31:0] _014_;
  wire [31:0] _015_;
  wire [31:0] _016_;
  wire [31:0] _017_;
  wire [31:0] _018_;
  wire [1:0] _019_;
  wire [31:0] _020_;
  wire [31:0] _021_;
  wire [31:0] _022_;
  wire [31:0] _023_;
  wire [1:0] _024_;
  wire [31:0] _025_;
  wire [31:0] _026_;
  wire [1:0] _027_;
  wire [31:0] _028_;
  wire [31:0] _029_;
  wire [31:0] _030_;
  wire [31:0] _031_;
  wire [1:0] _032_;
  wire [7:0] _033_;
  wire [7:0] _034_;
  wire [31:0] _035_;
  wire [31:0] _036_;
  wire [31:0] _037_;
  wire [31:0] _038_;
  wire [31:0] _039_;
  wire [31:0] _040_;
  wire [7:0] _041_;
  wire [7:0] _042_;
  wire _043_;
  wire _044_;
  wire _045_;
  wire _046_;
  wire _047_;
  wire _048_;
  wire _049_;
  wire _050_;
  wire _051_;
  wire _052_;
  wire _053_;
  wire _054_;
  wire _055_;
  wire _056_;
  wire _057_;
  wire _058_;
  wire _059_;
  wire _060_;
  wire _061_;
  wire _062_;
  wire _063_;
  wire _064_;
  wire _065_;
  wire _066_;
  wire _067_;
  wire _068_;
  wire _069_;
  wire _070_;
  wire _071_;
  wire _072_;
  wire _073_;
  wire _074_;
  wire _075_;
  wire [1:0] _076_;
  wire [1:0] _077_;
  wire [127:0] _078_;
  wire [31:0] _079_;
  wire [31:0] _080_;
  wire [31:0] _081_;
  wire [31:0] _082_;
  wire [31:0] _083_;
  wire [31:0] _084_;
  wire [31:0] _085_;
  wire [31:0] _086_;
  wire [31:0] _087_;
  wire [31:0] _088_;
  wire [31:0] _089_;
  wire [31:0] _090_;
  wire [31:0] _091_;
  wire [31:0] _092_;
  wire [31:0] _093_;
  wire [31:0] _094_;
  wire [31:0] _095_;
  wire [63:0] _096_;
  wire [31:0] _097_;
  wire [31:0] _098_;
  wire [63:0] _099_;
  wire [31:0] _100_;
  wire [31:0] _101_;
  wire [31:0] _102_;
  wire [7:0] _103_;
  wire [7:0] _104_;
  wire [1:0] _105_;
  wire [1:0] _106_;
  wire [31:0] _107_;
  wire [31:0] _108_;
  wire [31:0] _109_;
  wire [31:0] _110_;
  wire [31:0] _111_;
  wire [31:0] _112_;
  wire [31:0] _113_;
  wire [31:0] _114_;
  wire [7:0] constant_0;
  wire [7:0] constant_other;
  wire [255:0] forwards;
  wire [127:64] \gen_backwards.backwards[127:64] ;
  wire [63:0] \gen_backwards.backwards[63:0] ;
  wire [31:0] \gen_backwards.before_given0 ;
  wire [31:0] \gen_backwards.found0 ;
  wire [31:0] \gen_backwards.found1 ;
  wire [31:0] \gen_backwards.found2 ;
  wire [31:0] \gen_backwards.found3 ;
  wire [31:0] \gen_backwards.found4 ;
  wire [31:0] \gen_backwards.found5 ;
  wire [31:0] \gen_backwards.found6 ;
  wire [31:0] \gen_backwards.found7 ;
  wire [31:0] \gen_backwards.given0 ;
  wire [31:0] \gen_backwards.given1 ;
  wire [31:0] \gen_backwards.given2 ;
  wire [31:0] \gen_backwards.given3 ;
  wire [31:0] \gen_backwards.given4 ;
  wire [31:0] \gen_backwards.given5 ;
  wire [31:0] \gen_backwards.given6 ;
  wire [31:0] \gen_backwards.given7 ;
  wire [31:0] last;
  wire longer2;
  wire longer4;
  wire nb4;
  wire [31:0] new2;
  wire [31:0] new3;
  wire [31:0] new4;
  wire [31:0] new5;
  wire [31:0] new6;
  wire [31:0] new7;
  wire nk4;
  wire [31:0] old0;
  wire [31:0] old1;
  wire [31:0] old2;
  wire [31:0] old3;
  wire [31:0] old4;
  wire [31:0] old5;
  wire [31:0] old_0_to_1;
  wire [31:0] old_0_to_3;
  wire [31:0] old_0_to_5;
  wire [31:0] partial0;
  wire [31:0] partial1;
  wire [31:0] partial2;
  wire [31:0] partial3;
  wire [31:0] partial4;
  wire [31:0] partial5;
  wire [31:0] partial6;
  wire [31:0] partial7;
  wire rcon_0;
  wire [7:0] rcon_next;
  wire rcon_other;
  wire shorter2;
  wire shorter4;
  wire [31:0] sub_word_0;
  wire [31:0] sub_word_other;
  wire [31:0] subbed_0;
  wire [31:0] subbed_other;
  wire [31:0] to_sub_0;
  wire [31:0] to_sub_other;
  assign _032_ = offset_i + 2'h1;
  assign _033_ = constant_0 & { sub_words_i[4], sub_words_i[4], sub_words_i[4], sub_words_i[4], sub_words_i[4], sub_words_i[4], sub_words_i[4], sub_words_i[4] };
  assign _034_ = constant_other & { sub_words_i[5], sub_words_i[5], sub_words_i[5], sub_words_i[5], sub_words_i[5], sub_words_i[5], sub_words_i[5], sub_words_i[5] };
  assign _035_ = partial1 & { _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_, _060_ };
  assign _036_ = partial3 & { _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_, _061_ };
  assign _037_ = partial5 & { _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_, _059_ };
  assign _038_ = sub_word_other & { sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1], sub_words_i[1] };
  assign _039_ = sub_word_other & { _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_, _070_ };
  assign _040_ = sub_word_other & { _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_, _071_ };
  assign _043_ = ~ offset_i[0];
  assign _044_ = ~ offset_i[1];
  assign _045_ = offset_i[0] | offset_i[1];
  assign _059_ = ~sub_words_i[3];
  assign _061_ = ~sub_words_i[2];
  assign _060_ = ~sub_words_i[1];
  assign _062_ = ~block_len_i[0];
  assign _066_ = ~inverse_i;
  assign _065_ = ~key_len_i[1];
  assign _064_ = ~key_len_i[0];
  assign _063_ = ~block_len_i[1];
  assign _046_ = offset_i == 2'h2;
  assign _048_ = nk4 && block_len_i[0];
  assign shorter4 = nk4 && block_len_i[1];
  assign _049_ = key_len_i[0] && nb4;
  assign _050_ = key_len_i[0] && block_len_i[0];
  assign _051_ = key_len_i[0] && block_len_i[1];
  assign _052_ = _051_ && _059_;
  assign _053_ = _047_ && sub_words_i[2];
  assign _054_ = nb4 && _073_;
  assign longer4 = nb4 && key_len_i[1];
  assign _047_ = block_len_i[0] && key_len_i[1];
  assign nb4 = _062_ && _063_;
  assign nk4 = _064_ && _065_;
  assign rcon_0 = sub_words_i[4] && sub_words_i[0];
  assign rcon_other = sub_words_i[5] && _071_;
  assign _055_ = inverse_i && rcon_other;
  assign _056_ = _066_ && rcon_0;
  assign _057_ = rcon_0 && rcon_other;
  assign _058_ = key_len_i[0] && _062_;
  assign _067_ = block_len_i[1] || key_len_i[1];
  assign _068_ = block_len_i[0] || key_len_i[0];
  assign _069_ = block_len_i[1] || sub_words_i[1];
  assign _070_ = sub_words_i[1] || sub_words_i[2];
  assign _071_ = _070_ || sub_words_i[3];
  assign _072_ = shorter2 || shorter4;
  assign _073_ = key_len_i[0] || key_len_i[1];
  assign longer2 = _049_ || _047_;
  assign shorter2 = _048_ || _051_;
  assign _074_ = rcon_0 || rcon_other;
  assign \gen_backwards.backwards[63:0]  = _047_ ? window_i[255:192] : _012_;
  assign _012_ = longer4 ? window_i[191:128] : { \gen_backwards.found6 , \gen_backwards.found7  };
  assign \gen_backwards.backwards[127:64]  = _054_ ? window_i[255:192] : { \gen_backwards.found4 , \gen_backwards.found5  };
  assign \gen_backwards.given0  = _072_ ? _099_[63:32] : _013_;
  assign \gen_backwards.given1  = _072_ ? _099_[31:0] : _014_;
  assign \gen_backwards.given2  = shorter4 ? \gen_backwards.found6  : _022_;
  assign \gen_backwards.given3  = shorter4 ? \gen_backwards.found7  : _023_;
  assign \gen_backwards.given6  = shorter4 ? window_i[191:160] : _009_;
  assign \gen_backwards.given7  = shorter4 ? window_i[159:128] : _010_;
  assign \gen_backwards.given5  = shorter4 ? window_i[223:192] : _018_;
  assign \gen_backwards.given4  = shorter4 ? window_i[255:224] : _017_;
  assign _009_ = shorter2 ? window_i[127:96] : window_i[63:32];
  assign _010_ = shorter2 ? window_i[95:64] : window_i[31:0];
  assign _018_ = shorter2 ? window_i[159:128] : _008_;
  assign _017_ = shorter2 ? window_i[191:160] : _007_;
  assign _023_ = shorter2 ? window_i[223:192] : _016_;
  assign _022_ = shorter2 ? window_i[255:224] : _015_;
  assign _015_ = longer4 ? window_i[63:32] : _005_;
  assign _016_ = longer4 ? window_i[31:0] : _006_;
  assign _014_ = longer4 ? window_i[95:64] : _004_;
  assign _013_ = longer4 ? window_i[127:96] : _003_;
  assign _007_ = longer2 ? window_i[63:32] : window_i[127:96];
  assign _008_ = longer2 ? window_i[31:0] : window_i[95:64];
  assign _006_ = longer2 ? window_i[95:64] : window_i[159:128];
  assign _005_ = longer2 ? window_i[127:96] : window_i[191:160];
  assign _004_ = longer2 ? window_i[159:128] : window_i[223:192];
  assign _003_ = longer2 ? window_i[191:160] : window_i[255:224];
  assign forwards = longer4 ? { window_i[127:0], partial0, partial1, new2, new3 } : _002_;
  assign _002_ = longer2 ? { _096_, partial0, partial1, new2, new3, new4, new5 } : { partial0, partial1, new2, new3, new4, new5, new6, new7 };
  assign _029_ = _053_ ? window_i[95:64] : _026_;
  assign _026_ = _052_ ? _083_ : _021_;
  assign _021_ = nk4 ? _082_ : window_i[159:128];
  assign _031_ = key_len_i[1] ? _081_ : _030_;
  assign _030_ = _050_ ? _112_ : _028_;
  assign _028_ = _049_ ? window_i[223:192] : _025_;
  assign _025_ = shorter4 ? _111_ : _020_;
  assign _020_ = _048_ ? _110_ : _109_;
  assign to_sub_other = inverse_i ? _029_ : _114_;
  assign to_sub_0 = inverse_i ? _031_ : last;
  assign offset_o = _047_ ? _077_ : _027_;
  assign _027_ = longer4 ? { _044_, offset_i[0] } : _019_;
  assign _024_ = _075_ ? _105_ : _106_;
  assign _019_ = _058_ ? _024_ : _011_;
  assign _011_ = _048_ ? { offset_i[1], _043_ } : offset_i;
  assign rcon_o = _057_ ? _104_ : _103_;
  assign _076_ = offset_i - 2'h1;
  assign _077_ = inverse_i ? _032_ : _076_;
  assign { old0, old1, old2, old3 } = shorter4 ? window_i[127:0] : _078_;
  assign _078_ = shorter2 ? window_i[191:64] : window_i[255:128];
  assign { old4, old5 } = shorter2 ? window_i[63:0] : window_i[127:64];
  assign _079_ = _068_ ? window_i[95:64] : window_i[159:128];
  assign last = _067_ ? window_i[31:0] : _079_;
  assign _080_ = block_len_i[0] ? window_i[223:192] : window_i[159:128];
  assign _081_ = block_len_i[1] ? _113_ : _080_;
  assign _082_ = _069_ ? _109_ : window_i[223:192];
  assign _083_ = sub_words_i[1] ? _112_ : window_i[223:192];
  assign _084_ = sub_words_i[2] ? old_0_to_3 : old_0_to_5;
  assign _085_ = sub_words_i[1] ? old_0_to_1 : _084_;
  assign _087_ = sub_words_i[4] ? { to_sub_0[23:0], to_sub_0[31:24] } : to_sub_0;
  assign _088_ = sub_words_i[5] ? { to_sub_other[23:0], to_sub_other[31:24] } : to_sub_other;
  assign _086_ = sub_words_i[0] ? sub_word_0 : last;
  assign _089_ = nk4 ? partial0 : old4;
  assign _090_ = nk4 ? partial1 : old5;
  assign _091_ = key_len_i[0] ? partial0 : window_i[63:32];
  assign _092_ = nk4 ? partial2 : _091_;
  assign _093_ = key_len_i[0] ? partial1 : window_i[31:0];
  assign _094_ = nk4 ? partial3 : _093_;
  assign _095_ = block_len_i[0] ? new5 : new3;
  assign last_o = block_len_i[1] ? new7 : _095_;
  assign _096_ = block_len_i[0] ? window_i[63:0] : window_i[127:64];
  assign _097_ = sub_words_i[3] ? sub_word_other : \gen_backwards.given5 ;
  assign _098_ = sub_words_i[2] ? sub_word_other : \gen_backwards.given3 ;
  assign _099_ = key_len_i[0] ? { \gen_backwards.found6 , \gen_backwards.found7  } : { \gen_backwards.found4 , \gen_backwards.found5  };
  assign _100_ = sub_words_i[1] ? sub_word_other : \gen_backwards.given1 ;
  assign _101_ = key_len_i[0] ? \gen_backwards.found5  : \gen_backwards.found3 ;
  assign \gen_backwards.before_given0  = shorter2 ? _101_ : window_i[223:192];
  assign _102_ = sub_words_i[0] ? sub_word_0 : \gen_backwards.before_given0 ;
  assign window_o = inverse_i ? { \gen_backwards.found0 , \gen_backwards.found1 , \gen_backwards.found2 , \gen_backwards.found3 , \gen_backwards.backwards[127:64] , \gen_backwards.backwards[63:0]  } : forwards;
  assign rcon_next = inverse_i ? _042_ : _041_;
  assign constant_0 = _055_ ? rcon_next : rcon_i;
  assign constant_other = _056_ ? rcon_next : rcon_i;
  assign _103_ = _074_ ? rcon_next : rcon_i;
  assign _104_ = inverse_i ? _001_ : _000_;
  assign _105_ = _045_ ? _076_ : 2'h2;
  assign _106_ = _046_ ? 2'h0 : _032_;
  assign _000_ = { rcon_next[6:0], 1'h0 } ^ { 3'h0, rcon_next[7], rcon_next[7], 1'h0, rcon_next[7], rcon_next[7] };
  assign _041_ = { rcon_i[6:0], 1'h0 } ^ { 3'h0, rcon_i[7], rcon_i[7], 1'h0, rcon_i[7], rcon_i[7] };
  assign _001_ = { 1'h0, rcon_next[7:1] } ^ { rcon_next[0], 3'h0, rcon_next[0], rcon_next[0], 1'h0, rcon_next[0] };
  assign _042_ = { 1'h0, rcon_i[7:1] } ^ { rcon_i[0], 3'h0, rcon_i[0], rcon_i[0], 1'h0, rcon_i[0] };
  assign old_0_to_1 = old0 ^ old1;
  assign _107_ = old_0_to_1 ^ old2;
  assign old_0_to_3 = _107_ ^ old3;
  assign _108_ = old_0_to_3 ^ old4;
  assign old_0_to_5 = _108_ ^ old5;
  assign _110_ = window_i[223:192] ^ window_i[255:224];
  assign _111_ = window_i[159:128] ^ window_i[223:192];
  assign _113_ = window_i[31:0] ^ window_i[63:32];
  assign _109_ = window_i[159:128] ^ window_i[191:160];
  assign _112_ = window_i[95:64] ^ window_i[127:96];
  assign _114_ = _085_ ^ _086_;
  assign sub_word_0 = subbed_0 ^ { _033_, 24'h000000 };
  assign sub_word_other = subbed_other ^ { _034_, 24'h000000 };
  assign partial0 = old0 ^ _086_;
  assign partial1 = old1 ^ partial0;
  assign partial2 = old2 ^ _035_;
  assign partial3 = old3 ^ partial2;
  assign partial4 = _089_ ^ _036_;
  assign partial5 = _090_ ^ partial4;
  assign partial6 = _092_ ^ _037_;
  assign partial7 = _094_ ^ partial6;
  assign new2 = partial2 ^ _038_;
  assign new3 = partial3 ^ _038_;
  assign new4 = partial4 ^ _039_;
  assign new5 = partial5 ^ _039_;
  assign new6 = partial6 ^ _040_;
  assign new7 = partial7 ^ _040_;
  assign \gen_backwards.found7  = \gen_backwards.given7  ^ \gen_backwards.given6 ;
  assign \gen_backwards.found6  = \gen_backwards.given6  ^ _097_;
  assign \gen_backwards.found5  = \gen_backwards.given5  ^ \gen_backwards.given4 ;
  assign \gen_backwards.found4  = \gen_backwards.given4  ^ _098_;
  assign \gen_backwards.found3  = \gen_backwards.given3  ^ \gen_backwards.given2 ;
  assign \gen_backwards.found2  = \gen_backwards.given2  ^ _100_;
  assign \gen_backwards.found1  = \gen_backwards.given1  ^ \gen_backwards.given0 ;
  assign \gen_backwards.found0  = \gen_backwards.given0  ^ _102_;
  assign _075_ = nb4 ^ inverse_i;
  aes_sub_bytes_2  u_sub_word_0 (
    .clear_i(1'h0),
    .clk_i(clk_i),
    .data_i(_087_),
    .data_o(subbed_0),
    .inverse_i(1'h0)
  );
  aes_sub_bytes_2  u_sub_word_other (
    .clear_i(1'h0),
    .clk_i(clk_i),
    .data_i(_088_),
    .data_o(subbed_other),
    .inverse_i(1'h0)
  );
endmodule

module aes_frontend_1 (clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_tag_i, live_o, core_idle_i, core_ready_i, key_load_o, key_keep_o, held_len_o, block_taken_o, tag_o
, refused_o);
  input clk_i;
  wire clk_i;
  input rst_ni;
  wire rst_ni;
  input key_valid_i;
  wire key_valid_i;
  output key_ready_o;
  wire key_ready_o;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input key_clear_i;
  wire key_clear_i;
  output key_error_o;
  reg key_error_o;
  input in_valid_i;
  wire in_valid_i;
  output in_ready_o;
  wire in_ready_o;
  input in_decrypt_i;
  wire in_decrypt_i;
  input in_chain_i;
  wire in_chain_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output live_o;
  wire live_o;
  input core_idle_i;
  wire core_idle_i;
  input core_ready_i;
  wire core_ready_i;
  output key_load_o;
  wire key_load_o;
  output key_keep_o;
  wire key_keep_o;
  output [1:0] held_len_o;
  reg [1:0] held_len_o;
  output block_taken_o;
  wire block_taken_o;
  output [0:0] tag_o;
  reg [0:0] tag_o;
  output refused_o;
  reg refused_o;
  wire [1:0] _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire [0:0] _06_;
  wire [0:0] _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire _18_;
  wire _19_;
  wire _20_;
  wire _21_;
  wire _22_;
  wire _23_;
  wire _24_;
  wire _25_;
  wire _26_;
  wire _27_;
  reg alive_q;
  reg key_held_q;
  wire key_taken;
  reg key_waits_q;
  assign _15_ = ~key_waits_q;
  assign _14_ = ~key_clear_i;
  assign _18_ = ~key_held_q;
  assign _17_ = ~key_taken;
  assign _16_ = ~_06_;
  assign _19_ = ~_07_;
  assign _08_ = alive_q && _14_;
  assign _09_ = _08_ && key_held_q;
  assign _10_ = _09_ && _15_;
  assign in_ready_o = _10_ && core_ready_i;
  assign block_taken_o = in_valid_i && in_ready_o;
  assign key_load_o = key_taken && _07_;
  assign _11_ = live_o && key_held_q;
  assign key_keep_o = _11_ && _17_;
  assign live_o = rst_ni && _14_;
  assign _12_ = _08_ && core_idle_i;
  assign key_ready_o = _12_ && _21_;
  assign key_taken = key_valid_i && key_ready_o;
  assign _13_ = key_valid_i && _17_;
  assign _07_ = _22_ && _26_;
  assign _06_ = _23_ && _27_;
  assign _20_ = in_chain_i || _16_;
  assign _21_ = _18_ || key_waits_q;
  assign _22_ = key_len_i != 2'h3;
  assign _23_ = block_len_i != 2'h3;
  always @(posedge clk_i)
    held_len_o <= _00_;
  always @(posedge clk_i)
    tag_o <= _05_;
  always @(posedge clk_i)
    refused_o <= _04_;
  always @(posedge clk_i)
    alive_q <= live_o;
  always @(posedge clk_i)
    key_held_q <= _02_;
  always @(posedge clk_i)
    key_waits_q <= _03_;
  always @(posedge clk_i)
    key_error_o <= _01_;
  assign _00_ = key_load_o ? key_len_i : held_len_o;
  assign _04_ = block_taken_o ? _20_ : refused_o;
  assign _05_ = block_taken_o ? in_tag_i : tag_o;
  assign _03_ = live_o ? _13_ : 1'h0;
  assign _24_ = key_taken ? _19_ : key_error_o;
  assign _01_ = live_o ? _24_ : 1'h0;
  assign _25_ = key_taken ? _07_ : key_held_q;
  assign _02_ = live_o ? _25_ : 1'h0;
  wire [2:0] _70_ = 3'h7;
  assign _26_ = _70_[key_len_i +: 1];
  wire [2:0] _71_ = 3'h7;
  assign _27_ = _71_[block_len_i +: 1];
endmodule

module aes_core_2 (clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
  input clk_i;
  wire clk_i;
  input rst_ni;
  wire rst_ni;
  input key_valid_i;
  wire key_valid_i;
  output key_ready_o;
  wire key_ready_o;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input key_clear_i;
  wire key_clear_i;
  output key_error_o;
  wire key_error_o;
  input in_valid_i;
  wire in_valid_i;
  output in_ready_o;
  wire in_ready_o;
  input in_decrypt_i;
  wire in_decrypt_i;
  input in_chain_i;
  wire in_chain_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input [255:0] in_data_i;
  wire [255:0] in_data_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [255:0] out_data_o;
  wire [255:0] out_data_o;
  output [0:0] out_tag_o;
  wire [0:0] out_tag_o;
  output out_error_o;
  wire out_error_o;
  wire block_beat;
  wire block_ready;
  wire \gen_wide.genblk1.gen_cleared.unused ;
  wire \gen_wide.result_live ;
  wire [1:0] held_len;
  wire key_beat;
  wire key_idle;
  wire key_keep;
  wire refused;
  wire [255:0] result;
  wire result_ready;
  wire [0:0] result_tag;
  wire result_valid;
  aes_result_cleared_1  \gen_wide.genblk1.gen_cleared.u_data  (
    .clk_i(clk_i),
    .data_i(result),
    .key_clear_i(key_clear_i),
    .live_i(\gen_wide.result_live ),
    .out_data_o(out_data_o),
    .refused_i(refused),
    .result_ready_i(result_ready),
    .result_valid_i(result_valid)
  );
  aes_result_2  \gen_wide.u_result  (
    .clk_i(clk_i),
    .key_clear_i(key_clear_i),
    .live_i(\gen_wide.result_live ),
    .out_error_o(out_error_o),
    .out_ready_i(out_ready_i),
    .out_tag_o(out_tag_o),
    .out_valid_o(out_valid_o),
    .refused_i(refused),
    .refused_o(\gen_wide.genblk1.gen_cleared.unused ),
    .result_ready_o(result_ready),
    .result_valid_i(result_valid),
    .tag_i(result_tag)
  );
  aes_core_round_1  \genblk22.genblk1.gen_round.u_engine  (
    .block_len_i(block_len_i),
    .block_ready_o(block_ready),
    .block_taken_i(block_beat),
    .clk_i(clk_i),
    .held_len_i(held_len),
    .in_data_i(in_data_i),
    .in_decrypt_i(in_decrypt_i),
    .in_valid_i(in_valid_i),
    .key_i(key_i),
    .key_idle_o(key_idle),
    .key_keep_i(key_keep),
    .key_len_i(key_len_i),
    .key_load_i(key_beat),
    .key_valid_i(key_valid_i),
    .live_i(\gen_wide.result_live ),
    .result_o(result),
    .result_ready_i(result_ready),
    .result_valid_o(result_valid)
  );
  aes_frontend_1  u_frontend (
    .block_len_i(block_len_i),
    .block_taken_o(block_beat),
    .clk_i(clk_i),
    .core_idle_i(key_idle),
    .core_ready_i(block_ready),
    .held_len_o(held_len),
    .in_chain_i(in_chain_i),
    .in_decrypt_i(in_decrypt_i),
    .in_ready_o(in_ready_o),
    .in_tag_i(in_tag_i),
    .in_valid_i(in_valid_i),
    .key_clear_i(key_clear_i),
    .key_error_o(key_error_o),
    .key_keep_o(key_keep),
    .key_len_i(key_len_i),
    .key_load_o(key_beat),
    .key_ready_o(key_ready_o),
    .key_valid_i(key_valid_i),
    .live_o(\gen_wide.result_live ),
    .refused_o(refused),
    .rst_ni(rst_ni),
    .tag_o(result_tag)
  );
endmodule

module aes_sub_bytes_1 (clk_i, clear_i, inverse_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input inverse_i;
  wire inverse_i;
  input [255:0] data_i;
  wire [255:0] data_i;
  output [255:0] data_o;
  wire [255:0] data_o;
  aes_sbox_1  \gen_byte[0].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[255:248]),
    .data_o(data_o[255:248]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[10].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[175:168]),
    .data_o(data_o[175:168]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[11].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[167:160]),
    .data_o(data_o[167:160]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[12].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[159:152]),
    .data_o(data_o[159:152]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[13].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[151:144]),
    .data_o(data_o[151:144]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[14].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[143:136]),
    .data_o(data_o[143:136]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[15].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[135:128]),
    .data_o(data_o[135:128]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[16].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[127:120]),
    .data_o(data_o[127:120]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[17].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[119:112]),
    .data_o(data_o[119:112]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[18].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[111:104]),
    .data_o(data_o[111:104]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[19].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[103:96]),
    .data_o(data_o[103:96]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[1].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[247:240]),
    .data_o(data_o[247:240]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[20].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[95:88]),
    .data_o(data_o[95:88]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[21].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[87:80]),
    .data_o(data_o[87:80]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[22].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[79:72]),
    .data_o(data_o[79:72]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[23].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[71:64]),
    .data_o(data_o[71:64]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[24].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[63:56]),
    .data_o(data_o[63:56]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[25].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[55:48]),
    .data_o(data_o[55:48]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[26].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[47:40]),
    .data_o(data_o[47:40]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[27].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[39:32]),
    .data_o(data_o[39:32]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[28].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[31:24]),
    .data_o(data_o[31:24]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[29].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[23:16]),
    .data_o(data_o[23:16]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[2].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[239:232]),
    .data_o(data_o[239:232]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[30].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[15:8]),
    .data_o(data_o[15:8]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[31].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[7:0]),
    .data_o(data_o[7:0]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[3].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[231:224]),
    .data_o(data_o[231:224]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[4].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[223:216]),
    .data_o(data_o[223:216]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[5].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[215:208]),
    .data_o(data_o[215:208]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[6].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[207:200]),
    .data_o(data_o[207:200]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[7].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[199:192]),
    .data_o(data_o[199:192]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[8].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[191:184]),
    .data_o(data_o[191:184]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[9].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[183:176]),
    .data_o(data_o[183:176]),
    .inverse_i(inverse_i)
  );
endmodule

module rijndael_key_fill_1 (key_len_i, key_i, loaded_o, kept_i, stepped_i, filled_o);
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  output [255:0] loaded_o;
  wire [255:0] loaded_o;
  input [255:0] kept_i;
  wire [255:0] kept_i;
  input [255:0] stepped_i;
  wire [255:0] stepped_i;
  output [255:0] filled_o;
  wire [255:0] filled_o;
  assign filled_o[127:64] = key_len_i[0] ? kept_i[127:64] : stepped_i[255:192];
  assign { filled_o[255:128], filled_o[63:0] } = { kept_i[255:128], stepped_i[191:128] };
  assign loaded_o = key_i;
endmodule

module aes_sbox_3 (clk_i, clear_i, inverse_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input inverse_i;
  wire inverse_i;
  input [7:0] data_i;
  wire [7:0] data_i;
  output [7:0] data_o;
  wire [7:0] data_o;
  aes_sbox_table_1  \gen_table.u_table  (
    .data_i(data_i),
    .data_o(data_o),
    .inverse_i(inverse_i)
  );
endmodule

module aes_mix_columns_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [255:0] data_i;
  wire [255:0] data_i;
  output [255:0] data_o;
  wire [255:0] data_o;
  wire [7:0] _000_;
  wire [7:0] _001_;
  wire [7:0] _002_;
  wire [7:0] _003_;
  wire [7:0] _004_;
  wire [7:0] _005_;
  wire [7:0] _006_;
  wire [7:0] _007_;
  wire [7:0] _008_;
  wire [7:0] _009_;
  wire [7:0] _010_;
  wire [7:0] _011_;
  wire [7:0] _012_;
  wire [7:0] _013_;
  wire [7:0] _014_;
  wire [7:0] _015_;
  wire [7:0] _016_;
  wire [7:0] _017_;
  wire [7:0] _018_;
  wire [7:0] _019_;
  wire [7:0] _020_;
  wire [7:0] _021_;
  wire [7:0] _022_;
  wire [7:0] _023_;
  wire [7:0] _024_;
  wire [7:0] _025_;
  wire [7:0] _026_;
  wire [7:0] _027_;
  wire [7:0] _028_;
  wire [7:0] _029_;
  wire [7:0] _030_;
  wire [7:0] _031_;
  wire [7:0] _032_;
  wire [7:0] _033_;
  wire [7:0] _034_;
  wire [7:0] _035_;
  wire [7:0] _036_;
  wire [7:0] _037_;
  wire [7:0] _038_;
  wire [7:0] _039_;
  wire [7:0] _040_;
  wire [7:0] _041_;
  wire [7:0] _042_;
  wire [7:0] _043_;
  wire [7:0] _044_;
  wire [7:0] _045_;
  wire [7:0] _046_;
  wire [7:0] _047_;
  wire [7:0] _048_;
  wire [7:0] _049_;
  wire [7:0] _050_;
  wire [7:0] _051_;
  wire [7:0] _052_;
  wire [7:0] _053_;
  wire [7:0] _054_;
  wire [7:0] _055_;
  wire [7:0] _056_;
  wire [7:0] _057_;
  wire [7:0] _058_;
  wire [7:0] _059_;
  wire [7:0] _060_;
  wire [7:0] _061_;
  wire [7:0] _062_;
  wire [7:0] _063_;
  wire [7:0] _064_;
  wire [7:0] _065_;
  wire [7:0] _066_;
  wire [7:0] _067_;
  wire [7:0] _068_;
  wire [7:0] _069_;
  wire [7:0] _070_;
  wire [7:0] _071_;
  wire [7:0] _072_;
  wire [7:0] _073_;
  wire [7:0] _074_;
  wire [7:0] _075_;
  wire [7:0] _076_;
  wire [7:0] _077_;
  wire [7:0] _078_;
  wire [7:0] _079_;
  wire [7:0] _080_;
  wire [7:0] _081_;
  wire [7:0] _082_;
  wire [7:0] _083_;
  wire [7:0] _084_;
  wire [7:0] _085_;
  wire [7:0] _086_;
  wire [7:0] _087_;
  wire [7:0] _088_;
  wire [7:0] _089_;
  wire [7:0] _090_;
  wire [7:0] _091_;
  wire [7:0] _092_;
  wire [7:0] _093_;
  wire [7:0] _094_;
  wire [7:0] _095_;
  wire [7:0] _096_;
  wire [7:0] _097_;
  wire [7:0] _098_;
  wire [7:0] _099_;
  wire [7:0] _100_;
  wire [7:0] _101_;
  wire [7:0] _102_;
  wire [7:0] _103_;
  wire [7:0] _104_;
  wire [7:0] _105_;
  wire [7:0] _106_;
  wire [7:0] _107_;
  wire [7:0] _108_;
  wire [7:0] _109_;
  wire [7:0] _110_;
  wire [7:0] _111_;
  wire [7:0] _112_;
  wire [7:0] _113_;
  wire [7:0] _114_;
  wire [7:0] _115_;
  wire [7:0] _116_;
  wire [7:0] _117_;
  wire [7:0] _118_;
  wire [7:0] _119_;
  wire [7:0] _120_;
  wire [7:0] _121_;
  wire [7:0] _122_;
  wire [7:0] _123_;
  wire [7:0] _124_;
  wire [7:0] _125_;
  wire [7:0] _126_;
  wire [7:0] _127_;
  wire [31:0] _128_;
  wire [31:0] _129_;
  wire [31:0] _130_;
  wire [31:0] _131_;
  wire [31:0] _132_;
  wire [31:0] _133_;
  wire [31:0] _134_;
  wire [31:0] _135_;
  wire [15:8] _136_;
  wire [7:0] _137_;
  wire [7:0] _138_;
  wire [15:8] _139_;
  wire [7:0] _140_;
  wire [7:0] _141_;
  wire [15:8] _142_;
  wire [7:0] _143_;
  wire [15:8] _144_;
  wire [15:8] _145_;
  wire [7:0] _146_;
  wire [15:8] _147_;
  wire [15:8] _148_;
  wire [7:0] _149_;
  wire [7:0] _150_;
  wire [15:8] _151_;
  wire [7:0] _152_;
  wire [7:0] _153_;
  wire [7:0] _154_;
  wire [7:0] _155_;
  wire [7:0] _156_;
  wire [7:0] _157_;
  wire [7:0] _158_;
  wire [7:0] _159_;
  wire [7:0] _160_;
  wire [7:0] _161_;
  wire [7:0] _162_;
  wire [7:0] _163_;
  wire [7:0] _164_;
  wire [7:0] _165_;
  wire [7:0] _166_;
  wire [7:0] _167_;
  wire [7:0] _168_;
  wire [7:0] _169_;
  wire [7:0] _170_;
  wire [7:0] _171_;
  wire [7:0] _172_;
  wire [7:0] _173_;
  wire [7:0] _174_;
  wire [7:0] _175_;
  wire [7:0] _176_;
  wire [7:0] _177_;
  wire [7:0] _178_;
  wire [7:0] _179_;
  wire [7:0] _180_;
  wire [7:0] _181_;
  wire [7:0] _182_;
  wire [7:0] _183_;
  wire [7:0] _184_;
  wire [7:0] _185_;
  wire [7:0] _186_;
  wire [7:0] _187_;
  wire [7:0] _188_;
  wire [7:0] _189_;
  wire [7:0] _190_;
  wire [7:0] _191_;
  wire [7:0] _192_;
  wire [7:0] _193_;
  wire [7:0] _194_;
  wire [7:0] _195_;
  wire [7:0] _196_;
  wire [7:0] _197_;
  wire [7:0] _198_;
  wire [7:0] _199_;
  wire [7:0] _200_;
  wire [7:0] _201_;
  wire [7:0] _202_;
  wire [7:0] _203_;
  wire [7:0] _204_;
  wire [7:0] _205_;
  wire [7:0] _206_;
  wire [7:0] _207_;
  wire [7:0] _208_;
  wire [7:0] _209_;
  wire [7:0] _210_;
  wire [7:0] _211_;
  wire [7:0] _212_;
  wire [7:0] _213_;
  wire [7:0] _214_;
  wire [7:0] _215_;
  assign _128_ = { _142_, _143_, _142_, _143_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _129_ = { _139_, _140_, _139_, _140_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _130_ = { _136_, _137_, _136_, _137_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _131_ = { _147_, _138_, _147_, _138_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _132_ = { _144_, _141_, _144_, _141_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _133_ = { _151_, _150_, _151_, _150_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _134_ = { _148_, _149_, _148_, _149_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _135_ = { _145_, _146_, _145_, _146_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _001_ = _096_ ^ _097_;
  assign _152_ = _000_ ^ _097_;
  assign _153_ = _152_ ^ _098_;
  assign data_o[31:24] = _153_ ^ _099_;
  assign _003_ = _100_ ^ _101_;
  assign _154_ = _002_ ^ _101_;
  assign _155_ = _154_ ^ _102_;
  assign data_o[63:56] = _155_ ^ _103_;
  assign _005_ = _104_ ^ _105_;
  assign _156_ = _004_ ^ _105_;
  assign _157_ = _156_ ^ _106_;
  assign data_o[95:88] = _157_ ^ _107_;
  assign _007_ = _108_ ^ _109_;
  assign _158_ = _006_ ^ _109_;
  assign _159_ = _158_ ^ _110_;
  assign data_o[127:120] = _159_ ^ _111_;
  assign _009_ = _112_ ^ _113_;
  assign _160_ = _008_ ^ _113_;
  assign _161_ = _160_ ^ _114_;
  assign data_o[159:152] = _161_ ^ _115_;
  assign _011_ = _116_ ^ _117_;
  assign _162_ = _010_ ^ _117_;
  assign _163_ = _162_ ^ _118_;
  assign data_o[191:184] = _163_ ^ _119_;
  assign _013_ = _120_ ^ _121_;
  assign _164_ = _012_ ^ _121_;
  assign _165_ = _164_ ^ _122_;
  assign data_o[223:216] = _165_ ^ _123_;
  assign _015_ = _124_ ^ _125_;
  assign _166_ = _014_ ^ _125_;
  assign _167_ = _166_ ^ _126_;
  assign data_o[255:248] = _167_ ^ _127_;
  assign _017_ = _097_ ^ _098_;
  assign _168_ = _016_ ^ _098_;
  assign _169_ = _168_ ^ _099_;
  assign data_o[23:16] = _169_ ^ _096_;
  assign _019_ = _101_ ^ _102_;
  assign _170_ = _018_ ^ _102_;
  assign _171_ = _170_ ^ _103_;
  assign data_o[55:48] = _171_ ^ _100_;
  assign _021_ = _105_ ^ _106_;
  assign _172_ = _020_ ^ _106_;
  assign _173_ = _172_ ^ _107_;
  assign data_o[87:80] = _173_ ^ _104_;
  assign _023_ = _109_ ^ _110_;
  assign _174_ = _022_ ^ _110_;
  assign _175_ = _174_ ^ _111_;
  assign data_o[119:112] = _175_ ^ _108_;
  assign _025_ = _113_ ^ _114_;
  assign _176_ = _024_ ^ _114_;
  assign _177_ = _176_ ^ _115_;
  assign data_o[151:144] = _177_ ^ _112_;
  assign _027_ = _117_ ^ _118_;
  assign _178_ = _026_ ^ _118_;
  assign _179_ = _178_ ^ _119_;
  assign data_o[183:176] = _179_ ^ _116_;
  assign _029_ = _121_ ^ _122_;
  assign _180_ = _028_ ^ _122_;
  assign _181_ = _180_ ^ _123_;
  assign data_o[215:208] = _181_ ^ _120_;
  assign _031_ = _125_ ^ _126_;
  assign _182_ = _030_ ^ _126_;
  assign _183_ = _182_ ^ _127_;
  assign data_o[247:240] = _183_ ^ _124_;
  assign _033_ = _098_ ^ _099_;
  assign _184_ = _032_ ^ _099_;
  assign _185_ = _184_ ^ _096_;
  assign data_o[15:8] = _185_ ^ _097_;
  assign _035_ = _102_ ^ _103_;
  assign _186_ = _034_ ^ _103_;
  assign _187_ = _186_ ^ _100_;
  assign data_o[47:40] = _187_ ^ _101_;
  assign _037_ = _106_ ^ _107_;
  assign _188_ = _036_ ^ _107_;
  assign _189_ = _188_ ^ _104_;
  assign data_o[79:72] = _189_ ^ _105_;
  assign _039_ = _110_ ^ _111_;
  assign _190_ = _038_ ^ _111_;
  assign _191_ = _190_ ^ _108_;
  assign data_o[111:104] = _191_ ^ _109_;
  assign _041_ = _114_ ^ _115_;
  assign _192_ = _040_ ^ _115_;
  assign _193_ = _192_ ^ _112_;
  assign data_o[143:136] = _193_ ^ _113_;
  assign _043_ = _118_ ^ _119_;
  assign _194_ = _042_ ^ _119_;
  assign _195_ = _194_ ^ _116_;
  assign data_o[175:168] = _195_ ^ _117_;
  assign _045_ = _122_ ^ _123_;
  assign _196_ = _044_ ^ _123_;
  assign _197_ = _196_ ^ _120_;
  assign data_o[207:200] = _197_ ^ _121_;
  assign _047_ = _126_ ^ _127_;
  assign _198_ = _046_ ^ _127_;
  assign _199_ = _198_ ^ _124_;
  assign data_o[239:232] = _199_ ^ _125_;
  assign _049_ = _099_ ^ _096_;
  assign _200_ = _048_ ^ _096_;
  assign _201_ = _200_ ^ _097_;
  assign data_o[7:0] = _201_ ^ _098_;
  assign _051_ = _103_ ^ _100_;
  assign _202_ = _050_ ^ _100_;
  assign _203_ = _202_ ^ _101_;
  assign data_o[39:32] = _203_ ^ _102_;
  assign _053_ = _107_ ^ _104_;
  assign _204_ = _052_ ^ _104_;
  assign _205_ = _204_ ^ _105_;
  assign data_o[71:64] = _205_ ^ _106_;
  assign _055_ = _111_ ^ _108_;
  assign _206_ = _054_ ^ _108_;
  assign _207_ = _206_ ^ _109_;
  assign data_o[103:96] = _207_ ^ _110_;
  assign _057_ = _115_ ^ _112_;
  assign _208_ = _056_ ^ _112_;
  assign _209_ = _208_ ^ _113_;
  assign data_o[135:128] = _209_ ^ _114_;
  assign _059_ = _119_ ^ _116_;
  assign _210_ = _058_ ^ _116_;
  assign _211_ = _210_ ^ _117_;
  assign data_o[167:160] = _211_ ^ _118_;
  assign _061_ = _123_ ^ _120_;
  assign _212_ = _060_ ^ _120_;
  assign _213_ = _212_ ^ _121_;
  assign data_o[199:192] = _213_ ^ _122_;
  assign _063_ = _127_ ^ _124_;
  assign _214_ = _062_ ^ _124_;
  assign _215_ = _214_ ^ _125_;
  assign data_o[231:224] = _215_ ^ _126_;
  assign _065_ = data_i[31:24] ^ data_i[15:8];
  assign _067_ = data_i[63:56] ^ data_i[47:40];
  assign _069_ = data_i[95:88] ^ data_i[79:72];
  assign _071_ = data_i[127:120] ^ data_i[111:104];
  assign _073_ = data_i[159:152] ^ data_i[143:136];
  assign _075_ = data_i[191:184] ^ data_i[175:168];
  assign _077_ = data_i[223:216] ^ data_i[207:200];
  assign _079_ = data_i[255:248] ^ data_i[239:232];
  assign _081_ = data_i[23:16] ^ data_i[7:0];
  assign _083_ = data_i[55:48] ^ data_i[39:32];
  assign _085_ = data_i[87:80] ^ data_i[71:64];
  assign _087_ = data_i[119:112] ^ data_i[103:96];
  assign _089_ = data_i[151:144] ^ data_i[135:128];
  assign _091_ = data_i[183:176] ^ data_i[167:160];
  assign _093_ = data_i[215:208] ^ data_i[199:192];
  assign _095_ = data_i[247:240] ^ data_i[231:224];
  assign { _096_, _097_, _098_, _099_ } = data_i[31:0] ^ _128_;
  assign { _100_, _101_, _102_, _103_ } = data_i[63:32] ^ _129_;
  assign { _104_, _105_, _106_, _107_ } = data_i[95:64] ^ _130_;
  assign { _108_, _109_, _110_, _111_ } = data_i[127:96] ^ _131_;
  assign { _112_, _113_, _114_, _115_ } = data_i[159:128] ^ _132_;
  assign { _116_, _117_, _118_, _119_ } = data_i[191:160] ^ _133_;
  assign { _120_, _121_, _122_, _123_ } = data_i[223:192] ^ _134_;
  assign { _124_, _125_, _126_, _127_ } = data_i[255:224] ^ _135_;
  assign _064_ = { _065_[6:0], 1'h0 } ^ { 3'h0, _065_[7], _065_[7], 1'h0, _065_[7], _065_[7] };
  assign _142_ = { _064_[6:0], 1'h0 } ^ { 3'h0, _064_[7], _064_[7], 1'h0, _064_[7], _064_[7] };
  assign _080_ = { _081_[6:0], 1'h0 } ^ { 3'h0, _081_[7], _081_[7], 1'h0, _081_[7], _081_[7] };
  assign _143_ = { _080_[6:0], 1'h0 } ^ { 3'h0, _080_[7], _080_[7], 1'h0, _080_[7], _080_[7] };
  assign _048_ = { _049_[6:0], 1'h0 } ^ { 3'h0, _049_[7], _049_[7], 1'h0, _049_[7], _049_[7] };
  assign _032_ = { _033_[6:0], 1'h0 } ^ { 3'h0, _033_[7], _033_[7], 1'h0, _033_[7], _033_[7] };
  assign _016_ = { _017_[6:0], 1'h0 } ^ { 3'h0, _017_[7], _017_[7], 1'h0, _017_[7], _017_[7] };
  assign _000_ = { _001_[6:0], 1'h0 } ^ { 3'h0, _001_[7], _001_[7], 1'h0, _001_[7], _001_[7] };
  assign _066_ = { _067_[6:0], 1'h0 } ^ { 3'h0, _067_[7], _067_[7], 1'h0, _067_[7], _067_[7] };
  assign _139_ = { _066_[6:0], 1'h0 } ^ { 3'h0, _066_[7], _066_[7], 1'h0, _066_[7], _066_[7] };
  assign _082_ = { _083_[6:0], 1'h0 } ^ { 3'h0, _083_[7], _083_[7], 1'h0, _083_[7], _083_[7] };
  assign _140_ = { _082_[6:0], 1'h0 } ^ { 3'h0, _082_[7], _082_[7], 1'h0, _082_[7], _082_[7] };
  assign _050_ = { _051_[6:0], 1'h0 } ^ { 3'h0, _051_[7], _051_[7], 1'h0, _051_[7], _051_[7] };
  assign _034_ = { _035_[6:0], 1'h0 } ^ { 3'h0, _035_[7], _035_[7], 1'h0, _035_[7], _035_[7] };
  assign _018_ = { _019_[6:0], 1'h0 } ^ { 3'h0, _019_[7], _019_[7], 1'h0, _019_[7], _019_[7] };
  assign _002_ = { _003_[6:0], 1'h0 } ^ { 3'h0, _003_[7], _003_[7], 1'h0, _003_[7], _003_[7] };
  assign _068_ = { _069_[6:0], 1'h0 } ^ { 3'h0, _069_[7], _069_[7], 1'h0, _069_[7], _069_[7] };
  assign _136_ = { _068_[6:0], 1'h0 } ^ { 3'h0, _068_[7], _068_[7], 1'h0, _068_[7], _068_[7] };
  assign _084_ = { _085_[6:0], 1'h0 } ^ { 3'h0, _085_[7], _085_[7], 1'h0, _085_[7], _085_[7] };
  assign _137_ = { _084_[6:0], 1'h0 } ^ { 3'h0, _084_[7], _084_[7], 1'h0, _084_[7], _084_[7] };
  assign _052_ = { _053_[6:0], 1'h0 } ^ { 3'h0, _053_[7], _053_[7], 1'h0, _053_[7], _053_[7] };
  assign _036_ = { _037_[6:0], 1'h0 } ^ { 3'h0, _037_[7], _037_[7], 1'h0, _037_[7], _037_[7] };
  assign _020_ = { _021_[6:0], 1'h0 } ^ { 3'h0, _021_[7], _021_[7], 1'h0, _021_[7], _021_[7] };
  assign _004_ = { _005_[6:0], 1'h0 } ^ { 3'h0, _005_[7], _005_[7], 1'h0, _005_[7], _005_[7] };
  assign _070_ = { _071_[6:0], 1'h0 } ^ { 3'h0, _071_[7], _071_[7], 1'h0, _071_[7], _071_[7] };
  assign _147_ = { _070_[6:0], 1'h0 } ^ { 3'h0, _070_[7], _070_[7], 1'h0, _070_[7], _070_[7] };
  assign _086_ = { _087_[6:0], 1'h0 } ^ { 3'h0, _087_[7], _087_[7], 1'h0, _087_[7], _087_[7] };
  assign _138_ = { _086_[6:0], 1'h0 } ^ { 3'h0, _086_[7], _086_[7], 1'h0, _086_[7], _086_[7] };
  assign _054_ = { _055_[6:0], 1'h0 } ^ { 3'h0, _055_[7], _055_[7], 1'h0, _055_[7], _055_[7] };
  assign _038_ = { _039_[6:0], 1'h0 } ^ { 3'h0, _039_[7], _039_[7], 1'h0, _039_[7], _039_[7] };
  assign _022_ = { _023_[6:0], 1'h0 } ^ { 3'h0, _023_[7], _023_[7], 1'h0, _023_[7], _023_[7] };
  assign _006_ = { _007_[6:0], 1'h0 } ^ { 3'h0, _007_[7], _007_[7], 1'h0, _007_[7], _007_[7] };
  assign _072_ = { _073_[6:0], 1'h0 } ^ { 3'h0, _073_[7], _073_[7], 1'h0, _073_[7], _073_[7] };
  assign _144_ = { _072_[6:0], 1'h0 } ^ { 3'h0, _072_[7], _072_[7], 1'h0, _072_[7], _072_[7] };
  assign _088_ = { _089_[6:0], 1'h0 } ^ { 3'h0, _089_[7], _089_[7], 1'h0, _089_[7], _089_[7] };
  assign _141_ = { _088_[6:0], 1'h0 } ^ { 3'h0, _088_[7], _088_[7], 1'h0, _088_[7], _088_[7] };
  assign _056_ = { _057_[6:0], 1'h0 } ^ { 3'h0, _057_[7], _057_[7], 1'h0, _057_[7], _057_[7] };
  assign _040_ = { _041_[6:0], 1'h0 } ^ { 3'h0, _041_[7], _041_[7], 1'h0, _041_[7], _041_[7] };
  assign _024_ = { _025_[6:0], 1'h0 } ^ { 3'h0, _025_[7], _025_[7], 1'h0, _025_[7], _025_[7] };
  assign _008_ = { _009_[6:0], 1'h0 } ^ { 3'h0, _009_[7], _009_[7], 1'h0, _009_[7], _009_[7] };
  assign _074_ = { _075_[6:0], 1'h0 } ^ { 3'h0, _075_[7], _075_[7], 1'h0, _075_[7], _075_[7] };
  assign _151_ = { _074_[6:0], 1'h0 } ^ { 3'h0, _074_[7], _074_[7], 1'h0, _074_[7], _074_[7] };
  assign _090_ = { _091_[6:0], 1'h0 } ^ { 3'h0, _091_[7], _091_[7], 1'h0, _091_[7], _091_[7] };
  assign _150_ = { _090_[6:0], 1'h0 } ^ { 3'h0, _090_[7], _090_[7], 1'h0, _090_[7], _090_[7] };
  assign _058_ = { _059_[6:0], 1'h0 } ^ { 3'h0, _059_[7], _059_[7], 1'h0, _059_[7], _059_[7] };
  assign _042_ = { _043_[6:0], 1'h0 } ^ { 3'h0, _043_[7], _043_[7], 1'h0, _043_[7], _043_[7] };
  assign _026_ = { _027_[6:0], 1'h0 } ^ { 3'h0, _027_[7], _027_[7], 1'h0, _027_[7], _027_[7] };
  assign _010_ = { _011_[6:0], 1'h0 } ^ { 3'h0, _011_[7], _011_[7], 1'h0, _011_[7], _011_[7] };
  assign _076_ = { _077_[6:0], 1'h0 } ^ { 3'h0, _077_[7], _077_[7], 1'h0, _077_[7], _077_[7] };
  assign _148_ = { _076_[6:0], 1'h0 } ^ { 3'h0, _076_[7], _076_[7], 1'h0, _076_[7], _076_[7] };
  assign _092_ = { _093_[6:0], 1'h0 } ^ { 3'h0, _093_[7], _093_[7], 1'h0, _093_[7], _093_[7] };
  assign _149_ = { _092_[6:0], 1'h0 } ^ { 3'h0, _092_[7], _092_[7], 1'h0, _092_[7], _092_[7] };
  assign _060_ = { _061_[6:0], 1'h0 } ^ { 3'h0, _061_[7], _061_[7], 1'h0, _061_[7], _061_[7] };
  assign _044_ = { _045_[6:0], 1'h0 } ^ { 3'h0, _045_[7], _045_[7], 1'h0, _045_[7], _045_[7] };
  assign _028_ = { _029_[6:0], 1'h0 } ^ { 3'h0, _029_[7], _029_[7], 1'h0, _029_[7], _029_[7] };
  assign _012_ = { _013_[6:0], 1'h0 } ^ { 3'h0, _013_[7], _013_[7], 1'h0, _013_[7], _013_[7] };
  assign _078_ = { _079_[6:0], 1'h0 } ^ { 3'h0, _079_[7], _079_[7], 1'h0, _079_[7], _079_[7] };
  assign _145_ = { _078_[6:0], 1'h0 } ^ { 3'h0, _078_[7], _078_[7], 1'h0, _078_[7], _078_[7] };
  assign _094_ = { _095_[6:0], 1'h0 } ^ { 3'h0, _095_[7], _095_[7], 1'h0, _095_[7], _095_[7] };
  assign _146_ = { _094_[6:0], 1'h0 } ^ { 3'h0, _094_[7], _094_[7], 1'h0, _094_[7], _094_[7] };
  assign _062_ = { _063_[6:0], 1'h0 } ^ { 3'h0, _063_[7], _063_[7], 1'h0, _063_[7], _063_[7] };
  assign _046_ = { _047_[6:0], 1'h0 } ^ { 3'h0, _047_[7], _047_[7], 1'h0, _047_[7], _047_[7] };
  assign _030_ = { _031_[6:0], 1'h0 } ^ { 3'h0, _031_[7], _031_[7], 1'h0, _031_[7], _031_[7] };
  assign _014_ = { _015_[6:0], 1'h0 } ^ { 3'h0, _015_[7], _015_[7], 1'h0, _015_[7], _015_[7] };
endmodule

module aes_sub_bytes_2 (clk_i, clear_i, inverse_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input inverse_i;
  wire inverse_i;
  input [31:0] data_i;
  wire [31:0] data_i;
  output [31:0] data_o;
  wire [31:0] data_o;
  aes_sbox_3  \gen_byte[0].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[31:24]),
    .data_o(data_o[31:24]),
    .inverse_i(inverse_i)
  );
  aes_sbox_3  \gen_byte[1].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[23:16]),
    .data_o(data_o[23:16]),
    .inverse_i(inverse_i)
  );
  aes_sbox_3  \gen_byte[2].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[15:8]),
    .data_o(data_o[15:8]),
    .inverse_i(inverse_i)
  );
  aes_sbox_3  \gen_byte[3].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[7:0]),
    .data_o(data_o[7:0]),
    .inverse_i(inverse_i)
  );
endmodule

module aes_add_round_key_1 (data_i, key_i, data_o);
  input [255:0] data_i;
  wire [255:0] data_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  output [255:0] data_o;
  wire [255:0] data_o;
  assign data_o = data_i ^ key_i;
endmodule

module aes_key_ends_1 (clk_i, load_i, key_i, capture_i, last_words_i, keep_i, inverse_i, kept_o, key_o);
  input clk_i;
  wire clk_i;
  input load_i;
  wire load_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input capture_i;
  wire capture_i;
  input [255:0] last_words_i;
  wire [255:0] last_words_i;
  input keep_i;
  wire keep_i;
  input inverse_i;
  wire inverse_i;
  output [255:0] kept_o;
  wire [255:0] kept_o;
  output [255:0] key_o;
  reg [255:0] key_o;
  wire [255:0] _00_;
  wire [255:0] _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire [255:0] _07_;
  wire [255:0] _08_;
  reg [255:0] \genblk1.gen_both_ends.last_words_q ;
  assign _05_ = ~keep_i;
  assign _06_ = ~capture_i;
  assign _04_ = ~load_i;
  assign _02_ = _04_ && _05_;
  assign _03_ = _06_ && _05_;
  always @(posedge clk_i)
    key_o <= _01_;
  always @(posedge clk_i)
    \genblk1.gen_both_ends.last_words_q  <= _00_;
  assign _07_ = capture_i ? last_words_i : \genblk1.gen_both_ends.last_words_q ;
  assign _00_ = _03_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _07_;
  assign _08_ = load_i ? key_i : key_o;
  assign _01_ = _02_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _08_;
  assign kept_o = inverse_i ? \genblk1.gen_both_ends.last_words_q  : key_o;
endmodule

module aes_result_2 (clk_i, live_i, key_clear_i, result_valid_i, result_ready_o, tag_i, refused_i, refused_o, out_valid_o, out_ready_i, out_tag_o, out_error_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input key_clear_i;
  wire key_clear_i;
  input result_valid_i;
  wire result_valid_i;
  output result_ready_o;
  wire result_ready_o;
  input [0:0] tag_i;
  wire [0:0] tag_i;
  input refused_i;
  wire refused_i;
  output refused_o;
  reg refused_o;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [0:0] out_tag_o;
  reg [0:0] out_tag_o;
  output out_error_o;
  wire out_error_o;
  wire _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  reg out_valid_q;
  assign _05_ = ~key_clear_i;
  assign _04_ = ~out_valid_q;
  assign out_valid_o = out_valid_q && _05_;
  assign _03_ = refused_o && out_valid_q;
  assign out_error_o = _03_ && _05_;
  assign result_ready_o = _04_ || out_ready_i;
  always @(posedge clk_i)
    out_valid_q <= _02_;
  always @(posedge clk_i)
    refused_o <= _00_;
  always @(posedge clk_i)
    out_tag_o <= _01_;
  assign _01_ = result_ready_o ? tag_i : out_tag_o;
  assign _00_ = result_ready_o ? refused_i : refused_o;
  assign _06_ = result_ready_o ? result_valid_i : out_valid_q;
  assign _02_ = live_i ? _06_ : 1'h0;
endmodule

module aes_result_cleared_1 (clk_i, live_i, key_clear_i, result_ready_i, result_valid_i, refused_i, data_i, out_data_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input key_clear_i;
  wire key_clear_i;
  input result_ready_i;
  wire result_ready_i;
  input result_valid_i;
  wire result_valid_i;
  input refused_i;
  wire refused_i;
  input [255:0] data_i;
  wire [255:0] data_i;
  output [255:0] out_data_o;
  wire [255:0] out_data_o;
  wire [255:0] _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire [255:0] _07_;
  reg [255:0] out_q;
  assign out_data_o = out_q & { _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_ };
  assign _04_ = ~key_clear_i;
  assign _03_ = ~result_valid_i;
  assign _02_ = ~live_i;
  assign _01_ = result_ready_i && _05_;
  assign _05_ = _03_ || refused_i;
  assign _06_ = _02_ || _01_;
  always @(posedge clk_i)
    out_q <= _00_;
  assign _07_ = result_ready_i ? data_i : out_q;
  assign _00_ = _06_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _07_;
endmodule

module aes_round_control_1 (clk_i, live_i, idle_o, ready_o, block_taken_i, decrypt_i, walk_i, rounds_i, result_valid_o, result_ready_i, state_run_o, state_round_o, state_hold_o, state_inverse_o, key_run_o, key_from_kept_o, key_next_from_kept_o, key_inverse_o, key_step_o, key_capture_o, key_hold_o
);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  output idle_o;
  wire idle_o;
  output ready_o;
  wire ready_o;
  input block_taken_i;
  wire block_taken_i;
  input decrypt_i;
  wire decrypt_i;
  input walk_i;
  wire walk_i;
  input [3:0] rounds_i;
  wire [3:0] rounds_i;
  output result_valid_o;
  wire result_valid_o;
  input result_ready_i;
  wire result_ready_i;
  output state_run_o;
  wire state_run_o;
  output state_round_o;
  wire state_round_o;
  output state_hold_o;
  wire state_hold_o;
  output state_inverse_o;
  reg state_inverse_o;
  output key_run_o;
  wire key_run_o;
  output key_from_kept_o;
  wire key_from_kept_o;
  output key_next_from_kept_o;
  wire key_next_from_kept_o;
  output key_inverse_o;
  wire key_inverse_o;
  output key_step_o;
  wire key_step_o;
  output key_capture_o;
  wire key_capture_o;
  output key_hold_o;
  wire key_hold_o;
  wire _00_;
  wire [3:0] _01_;
  wire [2:0] _02_;
  wire [2:0] _03_;
  wire [2:0] _04_;
  wire [2:0] _05_;
  wire [2:0] _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire _18_;
  wire _19_;
  wire _20_;
  wire _21_;
  wire _22_;
  wire _23_;
  wire _24_;
  wire _25_;
  wire _26_;
  wire _27_;
  wire [3:0] _28_;
  wire [3:0] _29_;
  wire _30_;
  wire _31_;
  wire _32_;
  wire _33_;
  wire [3:0] _34_;
  wire [2:0] _35_;
  wire last_step;
  wire stall;
  wire start;
  wire [2:0] state_d;
  reg [2:0] state_q;
  wire step;
  wire [3:0] steps;
  reg [3:0] steps_left_q;
  assign _07_ = state_q[0] | state_q[1];
  assign _08_ = _07_ | state_q[2];
  assign _18_ = ~last_step;
  assign _19_ = ~live_i;
  assign _22_ = ~_25_;
  assign key_from_kept_o = ~state_q[0];
  assign _23_ = ~step;
  assign _21_ = ~state_q[1];
  assign _20_ = ~state_q[2];
  assign idle_o = ~_08_;
  assign _17_ = ~result_ready_i;
  assign _09_ = steps_left_q == 4'h1;
  assign last_step = step && _09_;
  assign stall = result_valid_o && _17_;
  assign _10_ = key_from_kept_o && _20_;
  assign ready_o = _10_ && _24_;
  assign result_valid_o = state_q[1] && key_from_kept_o;
  assign _11_ = live_i && state_q[0];
  assign state_round_o = _11_ && state_q[1];
  assign state_hold_o = live_i && stall;
  assign _12_ = _20_ && decrypt_i;
  assign _13_ = state_q[0] && _18_;
  assign key_run_o = live_i && step;
  assign _14_ = live_i && _21_;
  assign _15_ = _14_ && last_step;
  assign key_capture_o = _15_ && state_q[0];
  assign _16_ = state_q[0] && _23_;
  assign key_hold_o = live_i && _26_;
  assign step = start || state_q[0];
  assign _24_ = _21_ || result_ready_i;
  assign key_next_from_kept_o = _19_ || _22_;
  assign start = block_taken_i || state_q[2];
  assign _25_ = start || _13_;
  assign _26_ = stall || _16_;
  always @(posedge clk_i)
    state_q <= state_d;
  always @(posedge clk_i)
    steps_left_q <= _01_;
  always @(posedge clk_i)
    state_inverse_o <= _00_;
  assign _27_ = start ? key_inverse_o : state_inverse_o;
  assign _00_ = live_i ? _27_ : 1'h0;
  assign _28_ = step ? _34_ : steps_left_q;
  assign _29_ = start ? steps : _28_;
  assign _01_ = live_i ? _29_ : 4'h0;
  assign state_d = live_i ? _05_ : 3'h0;
  assign _06_ = walk_i ? 3'h4 : _02_;
  assign _05_ = block_taken_i ? 3'h3 : _06_;
  assign _04_ = last_step ? 3'h0 : 3'h1;
  assign _30_ = state_q == 3'h1;
  assign _03_ = result_ready_i ? 3'h0 : 3'h2;
  assign _31_ = state_q == 3'h2;
  function [2:0] _85_;
    input [2:0] a;
    input [11:0] b;
    input [3:0] s;
    casez (s) // synopsys parallel_case
      4'b???1:
        _85_ = b[2:0];
      4'b??1?:
        _85_ = b[5:3];
      4'b?1??:
        _85_ = b[8:6];
      4'b1???:
        _85_ = b[11:9];
      default:
        _85_ = a;
    endcase
  endfunction
  assign _02_ = _85_(3'h0, { _35_, _03_, 3'h1, _04_ }, { _33_, _31_, _32_, _30_ });
  assign _32_ = state_q == 3'h4;
  assign _33_ = state_q == 3'h3;
  assign _34_ = steps_left_q - 4'h1;
  assign steps = rounds_i - 4'h1;
  assign _35_ = last_step ? 3'h2 : 3'h3;
  assign key_inverse_o = state_q[0] ? state_inverse_o : _12_;
  assign key_step_o = key_run_o;
  assign state_run_o = state_q[0];
endmodule

module aes_sbox_compact_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [7:0] data_i;
  wire [7:0] data_i;
  output [7:0] data_o;
  wire [7:0] data_o;
  wire _000_;
  wire _001_;
  wire _002_;
  wire _003_;
  wire _004_;
  wire _005_;
  wire _006_;
  wire _007_;
  wire _008_;
  wire _009_;
  wire _010_;
  wire _011_;
  wire _012_;
  wire _013_;
  wire _014_;
  wire _015_;
  wire _016_;
  wire _017_;
  wire _018_;
  wire _019_;
  wire _020_;
  wire _021_;
  wire _022_;
  wire _023_;
  wire _024_;
  wire _025_;
  wire _026_;
  wire _027_;
  wire _028_;
  wire _029_;
  wire _030_;
  wire _031_;
  wire _032_;
  wire _033_;
  wire _034_;
  wire _035_;
  wire _036_;
  wire _037_;
  wire _038_;
  wire _039_;
  wire _040_;
  wire _041_;
  wire _042_;
  wire _043_;
  wire _044_;
  wire _045_;
  wire _046_;
  wire _047_;
  wire _048_;
  wire _049_;
  wire _050_;
  wire _051_;
  wire _052_;
  wire _053_;
  wire _054_;
  wire _055_;
  wire _056_;
  wire _057_;
  wire _058_;
  wire _059_;
  wire _060_;
  wire _061_;
  wire _062_;
  wire _063_;
  wire _064_;
  wire _065_;
  wire _066_;
  wire _067_;
  wire _068_;
  wire _069_;
  wire _070_;
  wire _071_;
  wire _072_;
  wire _073_;
  wire _074_;
  wire _075_;
  wire _076_;
  wire _077_;
  wire _078_;
  wire _079_;
  wire _080_;
  wire _081_;
  wire _082_;
  wire _083_;
  wire _084_;
  wire _085_;
  wire _086_;
  wire _087_;
  wire _088_;
  wire _089_;
  wire _090_;
  wire _091_;
  wire _092_;
  wire _093_;
  wire _094_;
  wire _095_;
  wire _096_;
  wire _097_;
  wire _098_;
  wire _099_;
  wire _100_;
  wire _101_;
  wire _102_;
  wire _103_;
  wire _104_;
  wire _105_;
  wire _106_;
  wire _107_;
  wire _108_;
  wire _109_;
  wire _110_;
  wire _111_;
  wire _112_;
  wire _113_;
  wire _114_;
  wire _115_;
  wire _116_;
  wire _117_;
  wire _118_;
  wire _119_;
  wire _120_;
  wire _121_;
  wire _122_;
  wire _123_;
  wire _124_;
  wire _125_;
  wire _126_;
  wire _127_;
  wire _128_;
  wire _129_;
  wire _130_;
  wire _131_;
  wire _132_;
  wire _133_;
  wire _134_;
  wire _135_;
  wire _136_;
  wire _137_;
  wire _138_;
  wire _139_;
  wire _140_;
  wire _141_;
  wire _142_;
  wire _143_;
  wire _144_;
  wire _145_;
  wire _146_;
  wire _147_;
  wire _148_;
  wire _149_;
  wire _150_;
  wire _151_;
  wire _152_;
  wire _153_;
  wire _154_;
  wire _155_;
  wire _156_;
  wire _157_;
  wire _158_;
  wire _159_;
  wire _160_;
  wire _161_;
  wire _162_;
  wire _163_;
  wire _164_;
  wire _165_;
  wire _166_;
  wire _167_;
  wire _168_;
  wire _169_;
  wire _170_;
  wire _171_;
  wire _172_;
  wire _173_;
  wire _174_;
  wire _175_;
  wire _176_;
  wire _177_;
  wire _178_;
  wire _179_;
  wire _180_;
  wire _181_;
  wire _182_;
  wire _183_;
  wire _184_;
  wire _185_;
  wire _186_;
  wire _187_;
  wire _188_;
  wire _189_;
  wire _190_;
  wire _191_;
  wire _192_;
  wire _193_;
  wire _194_;
  wire _195_;
  wire _196_;
  wire _197_;
  wire _198_;
  wire _199_;
  wire _200_;
  wire _201_;
  wire _202_;
  wire _203_;
  wire _204_;
  wire _205_;
  wire _206_;
  wire _207_;
  wire _208_;
  wire _209_;
  wire _210_;
  wire _211_;
  wire _212_;
  wire _213_;
  wire _214_;
  wire _215_;
  wire _216_;
  wire _217_;
  wire _218_;
  wire _219_;
  wire _220_;
  wire _221_;
  wire _222_;
  wire _223_;
  wire _224_;
  wire _225_;
  wire _226_;
  wire _227_;
  wire _228_;
  wire _229_;
  wire _230_;
  wire _231_;
  wire _232_;
  wire _233_;
  wire _234_;
  wire _235_;
  wire _236_;
  wire _237_;
  wire _238_;
  wire _239_;
  wire _240_;
  wire _241_;
  wire _242_;
  wire _243_;
  wire _244_;
  wire _245_;
  wire _246_;
  wire _247_;
  wire _248_;
  wire _249_;
  wire _250_;
  wire _251_;
  wire _252_;
  wire _253_;
  wire _254_;
  wire _255_;
  wire _256_;
  wire _257_;
  wire _258_;
  wire _259_;
  wire _260_;
  wire _261_;
  wire _262_;
  wire _263_;
  wire _264_;
  wire _265_;
  wire _266_;
  wire _267_;
  wire _268_;
  wire _269_;
  wire _270_;
  wire _271_;
  wire _272_;
  wire _273_;
  wire _274_;
  wire _275_;
  wire _276_;
  wire _277_;
  wire _278_;
  wire _279_;
  wire _280_;
  wire _281_;
  wire _282_;
  wire _283_;
  wire _284_;
  wire _285_;
  wire _286_;
  wire _287_;
  wire _288_;
  wire _289_;
  wire _290_;
  wire _291_;
  wire _292_;
  wire _293_;
  wire _294_;
  wire _295_;
  wire _296_;
  wire _297_;
  wire _298_;
  wire _299_;
  wire _300_;
  wire _301_;
  wire _302_;
  wire _303_;
  wire _304_;
  wire _305_;
  wire _306_;
  wire _307_;
  wire _308_;
  assign _123_ = data_i[1] & inverse_i;
  assign _124_ = _000_ & _034_;
  assign _125_ = data_i[2] & _000_;
  assign _126_ = inverse_i & _056_;
  assign _127_ = data_i[1] & _000_;
  assign _128_ = data_i[5] & inverse_i;
  assign _129_ = data_i[6] & inverse_i;
  assign _130_ = _000_ & _089_;
  assign _131_ = inverse_i & _089_;
  assign _132_ = _000_ & _032_;
  assign _133_ = _028_ & _035_;
  assign _134_ = _225_ & _036_;
  assign _135_ = _226_ & _036_;
  assign _136_ = data_i[5] & _000_;
  assign _137_ = inverse_i & _100_;
  assign _138_ = _228_ & _036_;
  assign _139_ = _038_ & _041_;
  assign _140_ = _229_ & _042_;
  assign _141_ = _230_ & _048_;
  assign _142_ = _056_ & _048_;
  assign _143_ = _046_ & _049_;
  assign _144_ = _050_ & _052_;
  assign _145_ = _044_ & _046_;
  assign _146_ = _049_ & _053_;
  assign _147_ = _235_ & _049_;
  assign _148_ = _020_ & _032_;
  assign _149_ = _236_ & _060_;
  assign _150_ = _237_ & _061_;
  assign _151_ = _238_ & _053_;
  assign _152_ = _239_ & _064_;
  assign _153_ = data_i[7] & _089_;
  assign _154_ = _026_ & _051_;
  assign _155_ = _060_ & _066_;
  assign _156_ = _238_ & _242_;
  assign _157_ = _243_ & _040_;
  assign _158_ = _078_ & _037_;
  assign _159_ = _042_ & _072_;
  assign _160_ = _245_ & _074_;
  assign _161_ = _055_ & _063_;
  assign _162_ = _075_ & _077_;
  assign _163_ = _248_ & _063_;
  assign _164_ = _069_ & _074_;
  assign _165_ = _077_ & _082_;
  assign _166_ = _050_ & _084_;
  assign _167_ = _250_ & _075_;
  assign _168_ = _251_ & _082_;
  assign _169_ = _055_ & _075_;
  assign _170_ = _079_ & _086_;
  assign _171_ = _020_ & _093_;
  assign _172_ = data_i[7] & _086_;
  assign _173_ = _032_ & _093_;
  assign _174_ = _051_ & _080_;
  assign _175_ = _096_ & _097_;
  assign _176_ = _255_ & _083_;
  assign _177_ = _082_ & _083_;
  assign _178_ = _087_ & _099_;
  assign _179_ = _047_ & _102_;
  assign _180_ = _052_ & _084_;
  assign _181_ = _044_ & _088_;
  assign _182_ = _103_ & _104_;
  assign _183_ = _258_ & _096_;
  assign _184_ = _259_ & _108_;
  assign _185_ = _260_ & _103_;
  assign _186_ = _261_ & _110_;
  assign _187_ = _262_ & _078_;
  assign _188_ = _078_ & _072_;
  assign _189_ = _040_ & _115_;
  assign _190_ = _083_ & _116_;
  assign _191_ = _264_ & _117_;
  assign _192_ = _265_ & _118_;
  assign _193_ = _037_ & _087_;
  assign _194_ = _266_ & _121_;
  assign _195_ = _267_ & _001_;
  assign _196_ = inverse_i & _114_;
  assign _197_ = _000_ & _005_;
  assign _198_ = _089_ & _086_;
  assign _199_ = _048_ & _102_;
  assign _200_ = _040_ & _101_;
  assign _201_ = _115_ & _117_;
  assign _202_ = _015_ & _217_;
  assign _203_ = _270_ & _018_;
  assign _204_ = inverse_i & _021_;
  assign _205_ = _000_ & _106_;
  assign _206_ = _028_ & _101_;
  assign _207_ = _099_ & _121_;
  assign _208_ = inverse_i & _022_;
  assign _209_ = _000_ & _024_;
  assign _210_ = inverse_i & _025_;
  assign _211_ = _000_ & _016_;
  assign data_o[0] = _212_;
  assign data_o[1] = _213_;
  assign data_o[2] = _214_;
  assign data_o[3] = _215_;
  assign data_o[4] = _216_;
  assign data_o[5] = _217_;
  assign data_o[6] = _218_;
  assign data_o[7] = _219_;
  assign _000_ = ~ inverse_i;
  assign _034_ = ~ _275_;
  assign _045_ = ~ _220_;
  assign _067_ = ~ _221_;
  assign _078_ = ~ _276_;
  assign _100_ = ~ _222_;
  assign _122_ = ~ _277_;
  assign _010_ = ~ _223_;
  assign _020_ = ~ _278_;
  assign _026_ = ~ _279_;
  assign _028_ = ~ _280_;
  assign _031_ = ~ _281_;
  assign _032_ = ~ _282_;
  assign _033_ = ~ _224_;
  assign _035_ = ~ _283_;
  assign _036_ = ~ _133_;
  assign _037_ = ~ _134_;
  assign _038_ = ~ _135_;
  assign _039_ = ~ _227_;
  assign _041_ = ~ _138_;
  assign _042_ = ~ _139_;
  assign _043_ = ~ _140_;
  assign _044_ = ~ _284_;
  assign _046_ = ~ _056_;
  assign _047_ = ~ _285_;
  assign _048_ = ~ _286_;
  assign _049_ = ~ _141_;
  assign _050_ = ~ _231_;
  assign _051_ = ~ _287_;
  assign _052_ = ~ _288_;
  assign _053_ = ~ _144_;
  assign _054_ = ~ _232_;
  assign _055_ = ~ _289_;
  assign _057_ = ~ _233_;
  assign _058_ = ~ _234_;
  assign _059_ = ~ _147_;
  assign _060_ = ~ _148_;
  assign _061_ = ~ _149_;
  assign _062_ = ~ _150_;
  assign _063_ = ~ _290_;
  assign _064_ = ~ _151_;
  assign _065_ = ~ _152_;
  assign _066_ = ~ _153_;
  assign _068_ = ~ _240_;
  assign _069_ = ~ _291_;
  assign _070_ = ~ _241_;
  assign _071_ = ~ _156_;
  assign _072_ = ~ _157_;
  assign _073_ = ~ _244_;
  assign _075_ = ~ _160_;
  assign _076_ = ~ _246_;
  assign _079_ = ~ _080_;
  assign _081_ = ~ _247_;
  assign _082_ = ~ _163_;
  assign _083_ = ~ _249_;
  assign _084_ = ~ _292_;
  assign _085_ = ~ _166_;
  assign _086_ = ~ _167_;
  assign _087_ = ~ _168_;
  assign _088_ = ~ _293_;
  assign _090_ = ~ _252_;
  assign _093_ = ~ _253_;
  assign _094_ = ~ _171_;
  assign _096_ = ~ _172_;
  assign _097_ = ~ _173_;
  assign _098_ = ~ _254_;
  assign _099_ = ~ _176_;
  assign _101_ = ~ _256_;
  assign _102_ = ~ _294_;
  assign _103_ = ~ _179_;
  assign _104_ = ~ _180_;
  assign _105_ = ~ _257_;
  assign _107_ = ~ _295_;
  assign _108_ = ~ _183_;
  assign _109_ = ~ _184_;
  assign _110_ = ~ _185_;
  assign _112_ = ~ _186_;
  assign _113_ = ~ _296_;
  assign _114_ = ~ _297_;
  assign _115_ = ~ _187_;
  assign _116_ = ~ _263_;
  assign _117_ = ~ _190_;
  assign _118_ = ~ _191_;
  assign _119_ = ~ _192_;
  assign _121_ = ~ _193_;
  assign _001_ = ~ _194_;
  assign _002_ = ~ _195_;
  assign _005_ = ~ _298_;
  assign _212_ = ~ _268_;
  assign _006_ = ~ _198_;
  assign _007_ = ~ _199_;
  assign _008_ = ~ _299_;
  assign _009_ = ~ _300_;
  assign _011_ = ~ _301_;
  assign _012_ = ~ _269_;
  assign _013_ = ~ _302_;
  assign _014_ = ~ _303_;
  assign _016_ = ~ _304_;
  assign _017_ = ~ _305_;
  assign _217_ = ~ _306_;
  assign _018_ = ~ _202_;
  assign _019_ = ~ _203_;
  assign _021_ = ~ _307_;
  assign _213_ = ~ _271_;
  assign _022_ = ~ _308_;
  assign _023_ = ~ _272_;
  assign _214_ = ~ _273_;
  assign _215_ = ~ _274_;
  assign _220_ = _123_ | _124_;
  assign _221_ = _125_ | _126_;
  assign _222_ = _127_ | _128_;
  assign _223_ = _129_ | _130_;
  assign _224_ = _131_ | _132_;
  assign _225_ = _028_ | _035_;
  assign _226_ = _078_ | _037_;
  assign _227_ = _136_ | _137_;
  assign _228_ = _028_ | _040_;
  assign _229_ = _038_ | _041_;
  assign _230_ = _046_ | _047_;
  assign _231_ = _142_ | _143_;
  assign _232_ = _145_ | _146_;
  assign _233_ = _050_ | _052_;
  assign _234_ = _044_ | _046_;
  assign _235_ = _057_ | _058_;
  assign _236_ = _026_ | _051_;
  assign _237_ = data_i[7] | _089_;
  assign _239_ = _057_ | _059_;
  assign _240_ = _154_ | _155_;
  assign _241_ = _055_ | _069_;
  assign _238_ = _047_ | _048_;
  assign _242_ = _058_ | _064_;
  assign _243_ = _078_ | _028_;
  assign _244_ = _158_ | _159_;
  assign _245_ = _055_ | _070_;
  assign _246_ = _063_ | _074_;
  assign _080_ = _161_ | _162_;
  assign _247_ = _026_ | _080_;
  assign _248_ = _069_ | _077_;
  assign _249_ = _164_ | _165_;
  assign _250_ = _055_ | _079_;
  assign _251_ = _069_ | _083_;
  assign _252_ = _046_ | _088_;
  assign _253_ = _169_ | _170_;
  assign _254_ = _174_ | _175_;
  assign _255_ = _035_ | _087_;
  assign _256_ = _177_ | _178_;
  assign _257_ = _181_ | _182_;
  assign _258_ = _051_ | _080_;
  assign _259_ = _032_ | _093_;
  assign _260_ = _044_ | _088_;
  assign _261_ = _052_ | _084_;
  assign _262_ = _040_ | _087_;
  assign _263_ = _188_ | _189_;
  assign _264_ = _040_ | _101_;
  assign _265_ = _078_ | _087_;
  assign _266_ = _028_ | _101_;
  assign _267_ = _035_ | _083_;
  assign _268_ = _196_ | _197_;
  assign _269_ = _200_ | _201_;
  assign _270_ = _015_ | _017_;
  assign _271_ = _204_ | _205_;
  assign _272_ = _206_ | _207_;
  assign _273_ = _208_ | _209_;
  assign _274_ = _210_ | _211_;
  assign _275_ = data_i[4] ^ data_i[6];
  assign _056_ = data_i[7] ^ _045_;
  assign _276_ = data_i[3] ^ _067_;
  assign _089_ = _056_ ^ _078_;
  assign _111_ = data_i[3] ^ _100_;
  assign _277_ = data_i[2] ^ _111_;
  assign _278_ = _122_ ^ _010_;
  assign _279_ = _089_ ^ _020_;
  assign _027_ = data_i[5] ^ data_i[6];
  assign _280_ = _056_ ^ _027_;
  assign _029_ = _034_ ^ _111_;
  assign _030_ = data_i[0] ^ data_i[1];
  assign _281_ = _122_ ^ _030_;
  assign _282_ = data_i[6] ^ _031_;
  assign _283_ = _029_ ^ _033_;
  assign _040_ = _045_ ^ _039_;
  assign _284_ = data_i[7] ^ _037_;
  assign _285_ = _028_ ^ _032_;
  assign _286_ = _020_ ^ _040_;
  assign _287_ = data_i[7] ^ _032_;
  assign _288_ = _035_ ^ _051_;
  assign _289_ = _043_ ^ _054_;
  assign _290_ = _059_ ^ _062_;
  assign _291_ = _065_ ^ _068_;
  assign _074_ = _071_ ^ _073_;
  assign _077_ = _070_ ^ _076_;
  assign _292_ = _080_ ^ _083_;
  assign _293_ = _086_ ^ _087_;
  assign _091_ = _085_ ^ _090_;
  assign _092_ = _081_ ^ _091_;
  assign _095_ = _092_ ^ _094_;
  assign _294_ = _093_ ^ _101_;
  assign _106_ = _098_ ^ _105_;
  assign _295_ = _095_ ^ _106_;
  assign _296_ = _109_ ^ _112_;
  assign _297_ = _107_ ^ _113_;
  assign _120_ = _091_ ^ _119_;
  assign _003_ = _098_ ^ _002_;
  assign _004_ = _120_ ^ _003_;
  assign _298_ = _095_ ^ _004_;
  assign _299_ = _090_ ^ _007_;
  assign _300_ = _006_ ^ _008_;
  assign _301_ = _081_ ^ _009_;
  assign _302_ = _008_ ^ _012_;
  assign _303_ = _120_ ^ _013_;
  assign _015_ = _212_ ^ _014_;
  assign _304_ = _011_ ^ _015_;
  assign _305_ = _113_ ^ _005_;
  assign _306_ = inverse_i ^ _017_;
  assign _216_ = _003_ ^ _019_;
  assign _307_ = _016_ ^ _216_;
  assign _308_ = _004_ ^ _011_;
  assign _024_ = _112_ ^ _023_;
  assign _025_ = _014_ ^ _024_;
  assign _218_ = inverse_i ^ _013_;
  assign _219_ = _107_ ^ _024_;
endmodule

module aes_sbox_table_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [7:0] data_i;
  wire [7:0] data_i;
  output [7:0] data_o;
  wire [7:0] data_o;
  reg [7:0] _table1_;
  always @*
    case (data_i)
      8'd0: _table1_ = 8'h63; 8'd1: _table1_ = 8'h7c; 8'd2: _table1_ = 8'h77; 8'd3: _table1_ = 8'h7b;
      8'd4: _table1_ = 8'hf2; 8'd5: _table1_ = 8'h6b; 8'd6: _table1_ = 8'h6f; 8'd7: _table1_ = 8'hc5;
      8'd8: _table1_ = 8'h30; 8'd9: _table1_ = 8'h01; 8'd10: _table1_ = 8'h67; 8'd11: _table1_ = 8'h2b;
      8'd12: _table1_ = 8'hfe; 8'd13: _table1_ = 8'hd7; 8'd14: _table1_ = 8'hab; 8'd15: _table1_ = 8'h76;
      8'd16: _table1_ = 8'hca; 8'd17: _table1_ = 8'h82; 8'd18: _table1_ = 8'hc9; 8'd19: _table1_ = 8'h7d;
      8'd20: _table1_ = 8'hfa; 8'd21: _table1_ = 8'h59; 8'd22: _table1_ = 8'h47; 8'd23: _table1_ = 8'hf0;
      8'd24: _table1_ = 8'had; 8'd25: _table1_ = 8'hd4; 8'd26: _table1_ = 8'ha2; 8'd27: _table1_ = 8'haf;
      8'd28: _table1_ = 8'h9c; 8'd29: _table1_ = 8'ha4; 8'd30: _table1_ = 8'h72; 8'd31: _table1_ = 8'hc0;
      8'd32: _table1_ = 8'hb7; 8'd33: _table1_ = 8'hfd; 8'd34: _table1_ = 8'h93; 8'd35: _table1_ = 8'h26;
      8'd36: _table1_ = 8'h36; 8'd37: _table1_ = 8'h3f; 8'd38: _table1_ = 8'hf7; 8'd39: _table1_ = 8'hcc;
      8'd40: _table1_ = 8'h34; 8'd41: _table1_ = 8'ha5; 8'd42: _table1_ = 8'he5; 8'd43: _table1_ = 8'hf1;
      8'd44: _table1_ = 8'h71; 8'd45: _table1_ = 8'hd8; 8'd46: _table1_ = 8'h31; 8'd47: _table1_ = 8'h15;
      8'd48: _table1_ = 8'h04; 8'd49: _table1_ = 8'hc7; 8'd50: _table1_ = 8'h23; 8'd51: _table1_ = 8'hc3;
      8'd52: _table1_ = 8'h18; 8'd53: _table1_ = 8'h96; 8'd54: _table1_ = 8'h05; 8'd55: _table1_ = 8'h9a;
      8'd56: _table1_ = 8'h07; 8'd57: _table1_ = 8'h12; 8'd58: _table1_ = 8'h80; 8'd59: _table1_ = 8'he2;
      8'd60: _table1_ = 8'heb; 8'd61: _table1_ = 8'h27; 8'd62: _table1_ = 8'hb2; 8'd63: _table1_ = 8'h75;
      8'd64: _table1_ = 8'h09; 8'd65: _table1_ = 8'h83; 8'd66: _table1_ = 8'h2c; 8'd67: _table1_ = 8'h1a;
      8'd68: _table1_ = 8'h1b; 8'd69: _table1_ = 8'h6e; 8'd70: _table1_ = 8'h5a; 8'd71: _table1_ = 8'ha0;
      8'd72: _table1_ = 8'h52; 8'd73: _table1_ = 8'h3b; 8'd74: _table1_ = 8'hd6; 8'd75: _table1_ = 8'hb3;
      8'd76: _table1_ = 8'h29; 8'd77: _table1_ = 8'he3; 8'd78: _table1_ = 8'h2f; 8'd79: _table1_ = 8'h84;
      8'd80: _table1_ = 8'h53; 8'd81: _table1_ = 8'hd1; 8'd82: _table1_ = 8'h00; 8'd83: _table1_ = 8'hed;
      8'd84: _table1_ = 8'h20; 8'd85: _table1_ = 8'hfc; 8'd86: _table1_ = 8'hb1; 8'd87: _table1_ = 8'h5b;
      8'd88: _table1_ = 8'h6a; 8'd89: _table1_ = 8'hcb; 8'd90: _table1_ = 8'hbe; 8'd91: _table1_ = 8'h39;
      8'd92: _table1_ = 8'h4a; 8'd93: _table1_ = 8'h4c; 8'd94: _table1_ = 8'h58; 8'd95: _table1_ = 8'hcf;
      8'd96: _table1_ = 8'hd0; 8'd97: _table1_ = 8'hef; 8'd98: _table1_ = 8'haa; 8'd99: _table1_ = 8'hfb;
      8'd100: _table1_ = 8'h43; 8'd101: _table1_ = 8'h4d; 8'd102: _table1_ = 8'h33; 8'd103: _table1_ = 8'h85;
      8'd104: _table1_ = 8'h45; 8'd105: _table1_ = 8'hf9; 8'd106: _table1_ = 8'h02; 8'd107: _table1_ = 8'h7f;
      8'd108: _table1_ = 8'h50; 8'd109: _table1_ = 8'h3c; 8'd110: _table1_ = 8'h9f; 8'd111: _table1_ = 8'ha8;
      8'd112: _table1_ = 8'h51; 8'd113: _table1_ = 8'ha3; 8'd114: _table1_ = 8'h40; 8'd115: _table1_ = 8'h8f;
      8'd116: _table1_ = 8'h92; 8'd117: _table1_ = 8'h9d; 8'd118: _table1_ = 8'h38; 8'd119: _table1_ = 8'hf5;
      8'd120: _table1_ = 8'hbc; 8'd121: _table1_ = 8'hb6; 8'd122: _table1_ = 8'hda; 8'd123: _table1_ = 8'h21;
      8'd124: _table1_ = 8'h10; 8'd125: _table1_ = 8'hff; 8'd126: _table1_ = 8'hf3; 8'd127: _table1_ = 8'hd2;
      8'd128: _table1_ = 8'hcd; 8'd129: _table1_ = 8'h0c; 8'd130: _table1_ = 8'h13; 8'd131: _table1_ = 8'hec;
      8'd132: _table1_ = 8'h5f; 8'd133: _table1_ = 8'h97; 8'd134: _table1_ = 8'h44; 8'd135: _table1_ = 8'h17;
      8'd136: _table1_ = 8'hc4; 8'd137: _table1_ = 8'ha7; 8'd138: _table1_ = 8'h7e; 8'd139: _table1_ = 8'h3d;
      8'd140: _table1_ = 8'h64; 8'd141: _table1_ = 8'h5d; 8'd142: _table1_ = 8'h19; 8'd143: _table1_ = 8'h73;
      8'd144: _table1_ = 8'h60; 8'd145: _table1_ = 8'h81; 8'd146: _table1_ = 8'h4f; 8'd147: _table1_ = 8'hdc;
      8'd148: _table1_ = 8'h22; 8'd149: _table1_ = 8'h2a; 8'd150: _table1_ = 8'h90; 8'd151: _table1_ = 8'h88;
      8'd152: _table1_ = 8'h46; 8'd153: _table1_ = 8'hee; 8'd154: _table1_ = 8'hb8; 8'd155: _table1_ = 8'h14;
      8'd156: _table1_ = 8'hde; 8'd157: _table1_ = 8'h5e; 8'd158: _table1_ = 8'h0b; 8'd159: _table1_ = 8'hdb;
      8'd160: _table1_ = 8'he0; 8'd161: _table1_ = 8'h32; 8'd162: _table1_ = 8'h3a; 8'd163: _table1_ = 8'h0a;
      8'd164: _table1_ = 8'h49; 8'd165: _table1_ = 8'h06; 8'd166: _table1_ = 8'h24; 8'd167: _table1_ = 8'h5c;
      8'd168: _table1_ = 8'hc2; 8'd169: _table1_ = 8'hd3; 8'd170: _table1_ = 8'hac; 8'd171: _table1_ = 8'h62;
      8'd172: _table1_ = 8'h91; 8'd173: _table1_ = 8'h95; 8'd174: _table1_ = 8'he4; 8'd175: _table1_ = 8'h79;
      8'd176: _table1_ = 8'he7; 8'd177: _table1_ = 8'hc8; 8'd178: _table1_ = 8'h37; 8'd179: _table1_ = 8'h6d;
      8'd180: _table1_ = 8'h8d; 8'd181: _table1_ = 8'hd5; 8'd182: _table1_ = 8'h4e; 8'd183: _table1_ = 8'ha9;
      8'd184: _table1_ = 8'h6c; 8'd185: _table1_ = 8'h56; 8'd186: _table1_ = 8'hf4; 8'd187: _table1_ = 8'hea;
      8'd188: _table1_ = 8'h65; 8'd189: _table1_ = 8'h7a; 8'd190: _table1_ = 8'hae; 8'd191: _table1_ = 8'h08;
      8'd192: _table1_ = 8'hba; 8'd193: _table1_ = 8'h78; 8'd194: _table1_ = 8'h25; 8'd195: _table1_ = 8'h2e;
      8'd196: _table1_ = 8'h1c; 8'd197: _table1_ = 8'ha6; 8'd198: _table1_ = 8'hb4; 8'd199: _table1_ = 8'hc6;
      8'd200: _table1_ = 8'he8; 8'd201: _table1_ = 8'hdd; 8'd202: _table1_ = 8'h74; 8'd203: _table1_ = 8'h1f;
      8'd204: _table1_ = 8'h4b; 8'd205: _table1_ = 8'hbd; 8'd206: _table1_ = 8'h8b; 8'd207: _table1_ = 8'h8a;
      8'd208: _table1_ = 8'h70; 8'd209: _table1_ = 8'h3e; 8'd210: _table1_ = 8'hb5; 8'd211: _table1_ = 8'h66;
      8'd212: _table1_ = 8'h48; 8'd213: _table1_ = 8'h03; 8'd214: _table1_ = 8'hf6; 8'd215: _table1_ = 8'h0e;
      8'd216: _table1_ = 8'h61; 8'd217: _table1_ = 8'h35; 8'd218: _table1_ = 8'h57; 8'd219: _table1_ = 8'hb9;
      8'd220: _table1_ = 8'h86; 8'd221: _table1_ = 8'hc1; 8'd222: _table1_ = 8'h1d; 8'd223: _table1_ = 8'h9e;
      8'd224: _table1_ = 8'he1; 8'd225: _table1_ = 8'hf8; 8'd226: _table1_ = 8'h98; 8'd227: _table1_ = 8'h11;
      8'd228: _table1_ = 8'h69; 8'd229: _table1_ = 8'hd9; 8'd230: _table1_ = 8'h8e; 8'd231: _table1_ = 8'h94;
      8'd232: _table1_ = 8'h9b; 8'd233: _table1_ = 8'h1e; 8'd234: _table1_ = 8'h87; 8'd235: _table1_ = 8'he9;
      8'd236: _table1_ = 8'hce; 8'd237: _table1_ = 8'h55; 8'd238: _table1_ = 8'h28; 8'd239: _table1_ = 8'hdf;
      8'd240: _table1_ = 8'h8c; 8'd241: _table1_ = 8'ha1; 8'd242: _table1_ = 8'h89; 8'd243: _table1_ = 8'h0d;
      8'd244: _table1_ = 8'hbf; 8'd245: _table1_ = 8'he6; 8'd246: _table1_ = 8'h42; 8'd247: _table1_ = 8'h68;
      8'd248: _table1_ = 8'h41; 8'd249: _table1_ = 8'h99; 8'd250: _table1_ = 8'h2d; 8'd251: _table1_ = 8'h0f;
      8'd252: _table1_ = 8'hb0; 8'd253: _table1_ = 8'h54; 8'd254: _table1_ = 8'hbb; 8'd255: _table1_ = 8'h16;
    endcase
  assign data_o = _table1_;
endmodule

module rijndael_key_start(nb6_i, nb8_i, nk6_i, nk8_i, inverse_i, offset_o, rcon_o);
  input nb6_i;
  wire nb6_i;
  input nb8_i;
  wire nb8_i;
  input nk6_i;
  wire nk6_i;
  input nk8_i;
  wire nk8_i;
  input inverse_i;
  wire inverse_i;
  output [1:0] offset_o;
  wire [1:0] offset_o;
  output [7:0] rcon_o;
  wire [7:0] rcon_o;
  wire [1:0] _00_;
  wire [7:0] _01_;
  wire [1:0] _02_;
  wire [7:0] _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire [1:0] _11_;
  wire [7:0] _12_;
  wire [1:0] _13_;
  wire [1:0] _14_;
  wire [1:0] _15_;
  wire [1:0] _16_;
  wire [7:0] _17_;
  wire [7:0] _18_;
  wire [7:0] _19_;
  wire [7:0] _20_;
  wire [7:0] _21_;
  wire [7:0] _22_;
  wire nk4;
  assign _08_ = ~nk8_i;
  assign _07_ = ~nk6_i;
  assign nk4 = _07_ && _08_;
  assign _05_ = nb8_i && nk6_i;
  assign _04_ = nb6_i && nk4;
  assign _06_ = nb8_i && _08_;
  assign _09_ = _04_ || _05_;
  assign _10_ = _04_ || _06_;
  assign _03_ = nk8_i ? _22_ : _01_;
  assign _01_ = nk6_i ? _20_ : _18_;
  assign _02_ = nk8_i ? _16_ : _00_;
  assign _00_ = nk6_i ? _14_ : _13_;
  assign rcon_o = inverse_i ? _03_ : _12_;
  assign offset_o = inverse_i ? _02_ : _11_;
  assign _11_ = _09_ ? 2'h1 : 2'h0;
  assign _12_ = _10_ ? 8'h02 : 8'h01;
  assign _13_ = nb6_i ? 2'h1 : 2'h0;
  assign _14_ = nb6_i ? 2'h0 : 2'h1;
  assign _15_ = nb6_i ? 2'h3 : 2'h2;
  assign _16_ = nb8_i ? 2'h0 : _15_;
  assign _17_ = nb6_i ? 8'hbc : 8'h36;
  assign _18_ = nb8_i ? 8'hef : _17_;
  assign _19_ = nb6_i ? 8'hd8 : 8'h80;
  assign _20_ = nb8_i ? 8'h63 : _19_;
  assign _21_ = nb6_i ? 8'h6c : 8'h40;
  assign _22_ = nb8_i ? 8'h4d : _21_;
endmodule

module rijndael_key_sub_words(nb6_i, nb8_i, nk6_i, nk8_i, offset_i, sub_words_o);
  input nb6_i;
  wire nb6_i;
  input nb8_i;
  wire nb8_i;
  input nk6_i;
  wire nk6_i;
  input nk8_i;
  wire nk8_i;
  input [1:0] offset_i;
  wire [1:0] offset_i;
  output [5:0] sub_words_o;
  wire [5:0] sub_words_o;
  wire _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire on_0;
  wire on_2;
  wire on_4;
  wire on_6;
  wire rotate_0;
  wire rotate_other;
  assign _00_ = offset_i[0] | offset_i[1];
  assign _13_ = ~nk8_i;
  assign _14_ = ~offset_i[1];
  assign _12_ = ~offset_i[0];
  assign _11_ = ~_07_;
  assign _01_ = ~_00_;
  assign _10_ = ~nb6_i;
  assign _02_ = offset_i == 2'h2;
  assign _03_ = offset_i == 2'h1;
  assign _04_ = _10_ && _02_;
  assign _05_ = nb8_i && _03_;
  assign _06_ = nb8_i && _01_;
  assign _07_ = nb6_i && offset_i[0];
  assign _08_ = nb6_i && _12_;
  assign _09_ = nb6_i && offset_i[1];
  assign _15_ = nb6_i || _01_;
  assign _16_ = _08_ || nb8_i;
  assign _17_ = _13_ || nb8_i;
  assign rotate_0 = _17_ || _14_;
  assign rotate_other = _13_ || _09_;
  assign on_6 = nk6_i ? _06_ : 1'h0;
  assign on_4 = nk6_i ? _05_ : _16_;
  assign on_2 = nk6_i ? _04_ : _07_;
  assign on_0 = nk6_i ? _15_ : _11_;
  assign sub_words_o = { rotate_other, rotate_0, on_6, on_4, on_2, on_0 };
endmodule

module rijndael_round(clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
  input clk_i;
  wire clk_i;
  input rst_ni;
  wire rst_ni;
  input key_valid_i;
  wire key_valid_i;
  output key_ready_o;
  wire key_ready_o;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input key_clear_i;
  wire key_clear_i;
  output key_error_o;
  wire key_error_o;
  input in_valid_i;
  wire in_valid_i;
  output in_ready_o;
  wire in_ready_o;
  input in_decrypt_i;
  wire in_decrypt_i;
  input in_chain_i;
  wire in_chain_i;
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input [255:0] in_data_i;
  wire [255:0] in_data_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [255:0] out_data_o;
  wire [255:0] out_data_o;
  output [0:0] out_tag_o;
  wire [0:0] out_tag_o;
  output out_error_o;
  wire out_error_o;
  aes_core_2  u_core (
    .block_len_i(block_len_i),
    .clk_i(clk_i),
    .in_chain_i(in_chain_i),
    .in_data_i(in_data_i),
    .in_decrypt_i(in_decrypt_i),
    .in_ready_o(in_ready_o),
    .in_tag_i(in_tag_i),
    .in_valid_i(in_valid_i),
    .key_clear_i(key_clear_i),
    .key_error_o(key_error_o),
    .key_i(key_i),
    .key_len_i(key_len_i),
    .key_ready_o(key_ready_o),
    .key_valid_i(key_valid_i),
    .out_data_o(out_data_o),
    .out_error_o(out_error_o),
    .out_ready_i(out_ready_i),
    .out_tag_o(out_tag_o),
    .out_valid_o(out_valid_o),
    .rst_ni(rst_ni)
  );
endmodule
