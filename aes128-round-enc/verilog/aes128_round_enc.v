// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// aes128_round_enc as plain Verilog: made from rtl/ by Yosys 0.70.
// Made by `aesilicon build aes128-round-enc`; design hash 660eea614a9035ab29263bb005df0b786812953049255270b070ffd02ff70340.
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
  input [127:0] in_data_i;
  wire [127:0] in_data_i;
  input block_taken_i;
  wire block_taken_i;
  output block_ready_o;
  wire block_ready_o;
  output result_valid_o;
  wire result_valid_o;
  input result_ready_i;
  wire result_ready_i;
  output [127:0] result_o;
  wire [127:0] result_o;
  wire [127:0] _00_;
  wire [3:0] _01_;
  wire [127:0] _02_;
  wire [3:0] _03_;
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
  wire [127:0] _14_;
  wire [127:0] _15_;
  wire control_ready;
  wire [127:0] entered;
  wire [127:0] first_key;
  wire inverse;
  wire key_capture;
  wire key_from_kept;
  wire key_hold;
  wire key_inverse;
  wire key_next_from_kept;
  wire key_run;
  wire key_step;
  wire keys_busy;
  wire [127:0] made;
  wire [127:0] mixed;
  wire [127:0] round_key;
  wire [127:0] shifted;
  wire state_hold;
  reg [127:0] state_q;
  wire state_round;
  wire state_run;
  wire [127:0] substituted;
  wire [127:0] to_mix;
  assign _02_ = round_key & { _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_ };
  assign _11_ = ~state_hold;
  assign _09_ = ~keys_busy;
  assign _07_ = ~inverse;
  assign _10_ = ~state_round;
  assign _04_ = held_len_i == 2'h1;
  assign _05_ = held_len_i == 2'h2;
  assign block_ready_o = control_ready && _09_;
  assign _06_ = _10_ && _11_;
  assign _08_ = block_taken_i && live_i;
  assign _12_ = state_round || state_hold;
  assign _13_ = _12_ || _08_;
  always @(posedge clk_i)
    state_q <= _00_;
  assign _03_ = _05_ ? 4'he : _01_;
  assign _01_ = _04_ ? 4'hc : 4'ha;
  assign _14_ = state_hold ? state_q : _15_;
  assign _00_ = _13_ ? _14_ : 128'h00000000000000000000000000000000;
  assign _15_ = state_run ? made : entered;
  aes_round_keys_1  \gen_keys.u_keys  (
    .busy_o(keys_busy),
    .capture_i(key_capture),
    .clk_i(clk_i),
    .first_key_o(first_key),
    .from_kept_i(key_from_kept),
    .hold_i(key_hold),
    .inverse_i(key_inverse),
    .keep_i(key_keep_i),
    .key_i(key_i),
    .key_len_i(held_len_i),
    .load_i(key_load_i),
    .load_len_i(key_len_i),
    .next_from_kept_i(key_next_from_kept),
    .round_key_o(round_key),
    .run_i(key_run),
    .step_i(key_step)
  );
  aes_add_round_key_1  u_add_after_mix (
    .data_i(mixed),
    .data_o(made),
    .key_i(_02_)
  );
  aes_add_round_key_1  u_add_before_mix (
    .data_i(shifted),
    .data_o(to_mix),
    .key_i(128'h00000000000000000000000000000000)
  );
  aes_round_control_1  u_control (
    .block_taken_i(block_taken_i),
    .clk_i(clk_i),
    .decrypt_i(in_decrypt_i),
    .idle_o(key_idle_o),
    .key_capture_o(key_capture),
    .key_from_kept_o(key_from_kept),
    .key_hold_o(key_hold),
    .key_inverse_o(key_inverse),
    .key_next_from_kept_o(key_next_from_kept),
    .key_run_o(key_run),
    .key_step_o(key_step),
    .live_i(live_i),
    .ready_o(control_ready),
    .result_ready_i(result_ready_i),
    .result_valid_o(result_valid_o),
    .rounds_i(_03_),
    .state_hold_o(state_hold),
    .state_inverse_o(inverse),
    .state_round_o(state_round),
    .state_run_o(state_run),
    .walk_i(1'h0)
  );
  aes_add_round_key_1  u_first_add (
    .data_i(in_data_i),
    .data_o(entered),
    .key_i(first_key)
  );
  aes_add_round_key_1  u_last_add (
    .data_i(shifted),
    .data_o(result_o),
    .key_i(round_key)
  );
  aes_mix_columns_1  u_mix_columns (
    .data_i(to_mix),
    .data_o(mixed),
    .inverse_i(inverse)
  );
  aes_shift_rows_1  u_shift_rows (
    .block_len_i(2'h0),
    .data_i(substituted),
    .data_o(shifted),
    .inverse_i(inverse)
  );
  aes_sub_bytes_1  u_sub_bytes (
    .clear_i(_06_),
    .clk_i(clk_i),
    .data_i(state_q),
    .data_o(substituted),
    .inverse_i(inverse)
  );
endmodule

module aes_round_keys_1 (clk_i, load_i, key_i, key_len_i, load_len_i, keep_i, busy_o, run_i, from_kept_i, next_from_kept_i, inverse_i, step_i, capture_i, hold_i, first_key_o, round_key_o);
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
  output busy_o;
  wire busy_o;
  input run_i;
  wire run_i;
  input from_kept_i;
  wire from_kept_i;
  input next_from_kept_i;
  wire next_from_kept_i;
  input inverse_i;
  wire inverse_i;
  input step_i;
  wire step_i;
  input capture_i;
  wire capture_i;
  input hold_i;
  wire hold_i;
  output [127:0] first_key_o;
  wire [127:0] first_key_o;
  output [127:0] round_key_o;
  wire [127:0] round_key_o;
  wire _0_;
  assign _0_ = ~run_i;
  aes_key_on_the_fly_1  \gen_on_the_fly.u_key  (
    .capture_i(capture_i),
    .clear_i(_0_),
    .clk_i(clk_i),
    .first_key_o(first_key_o),
    .from_kept_i(from_kept_i),
    .hold_i(hold_i),
    .inverse_i(inverse_i),
    .keep_i(keep_i),
    .key_i(key_i),
    .key_len_i(key_len_i),
    .load_i(load_i),
    .load_len_i(load_len_i),
    .next_from_kept_i(next_from_kept_i),
    .round_key_o(round_key_o),
    .step_i(step_i)
  );
  assign busy_o = 1'h0;
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
  wire [1:0] held_len_o;
  output block_taken_o;
  wire block_taken_o;
  output [0:0] tag_o;
  reg [0:0] tag_o;
  output refused_o;
  reg refused_o;
  wire _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire [0:0] _05_;
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
  wire _18_;
  wire _19_;
  wire _20_;
  wire _21_;
  wire _22_;
  reg alive_q;
  reg key_held_q;
  wire key_taken;
  reg key_waits_q;
  assign _12_ = ~key_clear_i;
  assign _15_ = ~key_held_q;
  assign _14_ = ~key_taken;
  assign _13_ = ~key_waits_q;
  assign _16_ = ~_05_;
  assign _06_ = alive_q && _12_;
  assign _07_ = _06_ && key_held_q;
  assign _08_ = _07_ && _13_;
  assign in_ready_o = _08_ && core_ready_i;
  assign block_taken_o = in_valid_i && in_ready_o;
  assign key_load_o = key_taken && _05_;
  assign _09_ = live_o && key_held_q;
  assign key_keep_o = _09_ && _14_;
  assign live_o = rst_ni && _12_;
  assign _10_ = _06_ && core_idle_i;
  assign key_ready_o = _10_ && _18_;
  assign key_taken = key_valid_i && key_ready_o;
  assign _11_ = key_valid_i && _14_;
  assign _05_ = _19_ && _22_;
  assign _17_ = in_chain_i || in_decrypt_i;
  assign _18_ = _15_ || key_waits_q;
  assign _19_ = key_len_i != 2'h3;
  always @(posedge clk_i)
    tag_o <= _04_;
  always @(posedge clk_i)
    refused_o <= _03_;
  always @(posedge clk_i)
    alive_q <= live_o;
  always @(posedge clk_i)
    key_held_q <= _01_;
  always @(posedge clk_i)
    key_waits_q <= _02_;
  always @(posedge clk_i)
    key_error_o <= _00_;
  assign _03_ = block_taken_o ? _17_ : refused_o;
  assign _04_ = block_taken_o ? in_tag_i : tag_o;
  assign _02_ = live_o ? _11_ : 1'h0;
  assign _20_ = key_taken ? _16_ : key_error_o;
  assign _00_ = live_o ? _20_ : 1'h0;
  assign _21_ = key_taken ? _05_ : key_held_q;
  assign _01_ = live_o ? _21_ : 1'h0;
  wire [2:0] _59_ = 3'h1;
  assign _22_ = _59_[key_len_i +: 1];
  assign held_len_o = 2'h0;
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
  input [127:0] in_data_i;
  wire [127:0] in_data_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [127:0] out_data_o;
  wire [127:0] out_data_o;
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
  wire [127:0] result;
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
  input [127:0] data_i;
  wire [127:0] data_i;
  output [127:0] data_o;
  wire [127:0] data_o;
  aes_sbox_1  \gen_byte[0].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[127:120]),
    .data_o(data_o[127:120]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[10].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[47:40]),
    .data_o(data_o[47:40]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[11].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[39:32]),
    .data_o(data_o[39:32]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[12].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[31:24]),
    .data_o(data_o[31:24]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[13].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[23:16]),
    .data_o(data_o[23:16]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[14].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[15:8]),
    .data_o(data_o[15:8]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[15].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[7:0]),
    .data_o(data_o[7:0]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[1].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[119:112]),
    .data_o(data_o[119:112]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[2].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[111:104]),
    .data_o(data_o[111:104]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[3].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[103:96]),
    .data_o(data_o[103:96]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[4].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[95:88]),
    .data_o(data_o[95:88]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[5].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[87:80]),
    .data_o(data_o[87:80]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[6].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[79:72]),
    .data_o(data_o[79:72]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[7].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[71:64]),
    .data_o(data_o[71:64]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[8].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[63:56]),
    .data_o(data_o[63:56]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[9].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[55:48]),
    .data_o(data_o[55:48]),
    .inverse_i(inverse_i)
  );
endmodule

module aes_key_on_the_fly_1 (clk_i, clear_i, load_i, key_i, key_len_i, load_len_i, keep_i, from_kept_i, next_from_kept_i, inverse_i, step_i, capture_i, hold_i, first_key_o, round_key_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
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
  input from_kept_i;
  wire from_kept_i;
  input next_from_kept_i;
  wire next_from_kept_i;
  input inverse_i;
  wire inverse_i;
  input step_i;
  wire step_i;
  input capture_i;
  wire capture_i;
  input hold_i;
  wire hold_i;
  output [127:0] first_key_o;
  wire [127:0] first_key_o;
  output [127:0] round_key_o;
  wire [127:0] round_key_o;
  wire [31:0] _00_;
  wire [7:0] _01_;
  wire [1:0] _02_;
  wire [255:0] _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  wire [255:0] _11_;
  wire [31:0] _12_;
  wire [255:0] _13_;
  wire [31:0] _14_;
  reg [31:0] \gen_ahead.last_q ;
  wire \gen_ahead.start ;
  wire [31:0] \gen_ahead.start_last ;
  wire [255:0] kept;
  wire [255:0] key;
  wire [31:0] last_d;
  reg [7:0] rcon;
  wire [7:0] rcon_d;
  wire [255:0] stepped;
  reg [1:0] sub;
  wire [1:0] sub_d;
  reg [255:0] window_q;
  assign _04_ = sub_d[0] | sub_d[1];
  assign _06_ = ~keep_i;
  assign _08_ = ~step_i;
  assign _10_ = ~load_i;
  assign _09_ = ~hold_i;
  assign _05_ = _08_ && _09_;
  assign _07_ = _06_ && _10_;
  assign \gen_ahead.start  = load_i || next_from_kept_i;
  always @(posedge clk_i)
    window_q <= _03_;
  always @(posedge clk_i)
    sub <= _02_;
  always @(posedge clk_i)
    rcon <= _01_;
  always @(posedge clk_i)
    \gen_ahead.last_q  <= _00_;
  assign _11_ = hold_i ? window_q : stepped;
  assign _03_ = _05_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _11_;
  assign _12_ = \gen_ahead.start  ? { \gen_ahead.start_last [23:0], \gen_ahead.start_last [31:24] } : _14_;
  assign _00_ = _07_ ? 32'd0 : _12_;
  assign _13_ = from_kept_i ? kept : window_q;
  assign \gen_ahead.start_last  = load_i ? key_i[159:128] : key[159:128];
  assign _02_ = \gen_ahead.start  ? 2'h0 : sub_d;
  assign _01_ = \gen_ahead.start  ? 8'h01 : rcon_d;
  assign _14_ = _04_ ? last_d : { last_d[23:0], last_d[31:24] };
  aes_key_ends_1  u_ends (
    .capture_i(capture_i),
    .clk_i(clk_i),
    .inverse_i(inverse_i),
    .keep_i(keep_i),
    .kept_o(kept),
    .key_i(key_i),
    .key_o(key),
    .last_words_i(stepped),
    .load_i(load_i)
  );
  aes_key_step_1  u_step (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .inverse_i(inverse_i),
    .key_len_i(key_len_i),
    .last_i(\gen_ahead.last_q ),
    .last_o(last_d),
    .rcon_i(rcon),
    .rcon_o(rcon_d),
    .sub_i(sub),
    .sub_o(sub_d),
    .window_i(_13_),
    .window_o(stepped)
  );
  assign round_key_o = window_q[255:128];
  assign first_key_o = kept[255:128];
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
  aes_sbox_table_1  \gen_table.u_table  (
    .data_i(data_i),
    .data_o(data_o),
    .inverse_i(inverse_i)
  );
endmodule

module aes_shift_rows_1 (block_len_i, inverse_i, data_i, data_o);
  input [1:0] block_len_i;
  wire [1:0] block_len_i;
  input inverse_i;
  wire inverse_i;
  input [127:0] data_i;
  wire [127:0] data_i;
  output [127:0] data_o;
  wire [127:0] data_o;
  assign data_o = { data_i[127:120], data_i[87:80], data_i[47:40], data_i[7:0], data_i[95:88], data_i[55:48], data_i[15:8], data_i[103:96], data_i[63:56], data_i[23:16], data_i[111:104], data_i[71:64], data_i[31:24], data_i[119:112], data_i[79:72], data_i[39:32] };
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
  aes_sbox_1  \gen_byte[0].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[31:24]),
    .data_o(data_o[31:24]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[1].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[23:16]),
    .data_o(data_o[23:16]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[2].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[15:8]),
    .data_o(data_o[15:8]),
    .inverse_i(inverse_i)
  );
  aes_sbox_1  \gen_byte[3].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i[7:0]),
    .data_o(data_o[7:0]),
    .inverse_i(inverse_i)
  );
endmodule

module aes_mix_columns_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [127:0] data_i;
  wire [127:0] data_i;
  output [127:0] data_o;
  wire [127:0] data_o;
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
  assign _001_ = data_i[31:24] ^ data_i[23:16];
  assign _032_ = _000_ ^ data_i[23:16];
  assign _033_ = _032_ ^ data_i[15:8];
  assign data_o[31:24] = _033_ ^ data_i[7:0];
  assign _003_ = data_i[63:56] ^ data_i[55:48];
  assign _034_ = _002_ ^ data_i[55:48];
  assign _035_ = _034_ ^ data_i[47:40];
  assign data_o[63:56] = _035_ ^ data_i[39:32];
  assign _005_ = data_i[95:88] ^ data_i[87:80];
  assign _036_ = _004_ ^ data_i[87:80];
  assign _037_ = _036_ ^ data_i[79:72];
  assign data_o[95:88] = _037_ ^ data_i[71:64];
  assign _007_ = data_i[127:120] ^ data_i[119:112];
  assign _038_ = _006_ ^ data_i[119:112];
  assign _039_ = _038_ ^ data_i[111:104];
  assign data_o[127:120] = _039_ ^ data_i[103:96];
  assign _009_ = data_i[23:16] ^ data_i[15:8];
  assign _040_ = _008_ ^ data_i[15:8];
  assign _041_ = _040_ ^ data_i[7:0];
  assign data_o[23:16] = _041_ ^ data_i[31:24];
  assign _011_ = data_i[55:48] ^ data_i[47:40];
  assign _042_ = _010_ ^ data_i[47:40];
  assign _043_ = _042_ ^ data_i[39:32];
  assign data_o[55:48] = _043_ ^ data_i[63:56];
  assign _013_ = data_i[87:80] ^ data_i[79:72];
  assign _044_ = _012_ ^ data_i[79:72];
  assign _045_ = _044_ ^ data_i[71:64];
  assign data_o[87:80] = _045_ ^ data_i[95:88];
  assign _015_ = data_i[119:112] ^ data_i[111:104];
  assign _046_ = _014_ ^ data_i[111:104];
  assign _047_ = _046_ ^ data_i[103:96];
  assign data_o[119:112] = _047_ ^ data_i[127:120];
  assign _017_ = data_i[15:8] ^ data_i[7:0];
  assign _048_ = _016_ ^ data_i[7:0];
  assign _049_ = _048_ ^ data_i[31:24];
  assign data_o[15:8] = _049_ ^ data_i[23:16];
  assign _019_ = data_i[47:40] ^ data_i[39:32];
  assign _050_ = _018_ ^ data_i[39:32];
  assign _051_ = _050_ ^ data_i[63:56];
  assign data_o[47:40] = _051_ ^ data_i[55:48];
  assign _021_ = data_i[79:72] ^ data_i[71:64];
  assign _052_ = _020_ ^ data_i[71:64];
  assign _053_ = _052_ ^ data_i[95:88];
  assign data_o[79:72] = _053_ ^ data_i[87:80];
  assign _023_ = data_i[111:104] ^ data_i[103:96];
  assign _054_ = _022_ ^ data_i[103:96];
  assign _055_ = _054_ ^ data_i[127:120];
  assign data_o[111:104] = _055_ ^ data_i[119:112];
  assign _025_ = data_i[7:0] ^ data_i[31:24];
  assign _056_ = _024_ ^ data_i[31:24];
  assign _057_ = _056_ ^ data_i[23:16];
  assign data_o[7:0] = _057_ ^ data_i[15:8];
  assign _027_ = data_i[39:32] ^ data_i[63:56];
  assign _058_ = _026_ ^ data_i[63:56];
  assign _059_ = _058_ ^ data_i[55:48];
  assign data_o[39:32] = _059_ ^ data_i[47:40];
  assign _029_ = data_i[71:64] ^ data_i[95:88];
  assign _060_ = _028_ ^ data_i[95:88];
  assign _061_ = _060_ ^ data_i[87:80];
  assign data_o[71:64] = _061_ ^ data_i[79:72];
  assign _031_ = data_i[103:96] ^ data_i[127:120];
  assign _062_ = _030_ ^ data_i[127:120];
  assign _063_ = _062_ ^ data_i[119:112];
  assign data_o[103:96] = _063_ ^ data_i[111:104];
  assign _024_ = { _025_[6:0], 1'h0 } ^ { 3'h0, _025_[7], _025_[7], 1'h0, _025_[7], _025_[7] };
  assign _016_ = { _017_[6:0], 1'h0 } ^ { 3'h0, _017_[7], _017_[7], 1'h0, _017_[7], _017_[7] };
  assign _008_ = { _009_[6:0], 1'h0 } ^ { 3'h0, _009_[7], _009_[7], 1'h0, _009_[7], _009_[7] };
  assign _000_ = { _001_[6:0], 1'h0 } ^ { 3'h0, _001_[7], _001_[7], 1'h0, _001_[7], _001_[7] };
  assign _026_ = { _027_[6:0], 1'h0 } ^ { 3'h0, _027_[7], _027_[7], 1'h0, _027_[7], _027_[7] };
  assign _018_ = { _019_[6:0], 1'h0 } ^ { 3'h0, _019_[7], _019_[7], 1'h0, _019_[7], _019_[7] };
  assign _010_ = { _011_[6:0], 1'h0 } ^ { 3'h0, _011_[7], _011_[7], 1'h0, _011_[7], _011_[7] };
  assign _002_ = { _003_[6:0], 1'h0 } ^ { 3'h0, _003_[7], _003_[7], 1'h0, _003_[7], _003_[7] };
  assign _028_ = { _029_[6:0], 1'h0 } ^ { 3'h0, _029_[7], _029_[7], 1'h0, _029_[7], _029_[7] };
  assign _020_ = { _021_[6:0], 1'h0 } ^ { 3'h0, _021_[7], _021_[7], 1'h0, _021_[7], _021_[7] };
  assign _012_ = { _013_[6:0], 1'h0 } ^ { 3'h0, _013_[7], _013_[7], 1'h0, _013_[7], _013_[7] };
  assign _004_ = { _005_[6:0], 1'h0 } ^ { 3'h0, _005_[7], _005_[7], 1'h0, _005_[7], _005_[7] };
  assign _030_ = { _031_[6:0], 1'h0 } ^ { 3'h0, _031_[7], _031_[7], 1'h0, _031_[7], _031_[7] };
  assign _022_ = { _023_[6:0], 1'h0 } ^ { 3'h0, _023_[7], _023_[7], 1'h0, _023_[7], _023_[7] };
  assign _014_ = { _015_[6:0], 1'h0 } ^ { 3'h0, _015_[7], _015_[7], 1'h0, _015_[7], _015_[7] };
  assign _006_ = { _007_[6:0], 1'h0 } ^ { 3'h0, _007_[7], _007_[7], 1'h0, _007_[7], _007_[7] };
endmodule

module aes_add_round_key_1 (data_i, key_i, data_o);
  input [127:0] data_i;
  wire [127:0] data_i;
  input [127:0] key_i;
  wire [127:0] key_i;
  output [127:0] data_o;
  wire [127:0] data_o;
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
  reg [255:0] kept_o;
  output [255:0] key_o;
  wire [255:0] key_o;
  wire [255:0] _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire [255:0] _04_;
  assign _03_ = ~keep_i;
  assign _02_ = ~load_i;
  assign _01_ = _02_ && _03_;
  always @(posedge clk_i)
    kept_o <= _00_;
  assign _04_ = load_i ? key_i : kept_o;
  assign _00_ = _01_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _04_;
  assign key_o = kept_o;
endmodule

module aes_key_step_1 (clk_i, clear_i, key_len_i, inverse_i, rcon_i, rcon_o, window_i, window_o, last_i, last_o, sub_i, sub_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input [1:0] key_len_i;
  wire [1:0] key_len_i;
  input inverse_i;
  wire inverse_i;
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
  input [1:0] sub_i;
  wire [1:0] sub_i;
  output [1:0] sub_o;
  wire [1:0] sub_o;
  wire [7:0] _00_;
  wire [7:0] _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire [31:0] _07_;
  wire [31:0] _08_;
  wire [31:0] _09_;
  wire [31:0] _10_;
  wire [31:0] n0;
  wire [31:0] n1;
  wire [31:0] n2;
  wire rotate;
  wire [31:0] rotated;
  wire [31:0] special;
  wire sub_first;
  wire sub_third;
  wire [31:0] substituted;
  wire [31:0] temp;
  assign _00_ = rcon_i & { rotate, rotate, rotate, rotate, rotate, rotate, rotate, rotate };
  assign _02_ = sub_i[0] | sub_i[1];
  assign _06_ = ~sub_first;
  assign _03_ = ~_02_;
  assign _04_ = sub_i == 2'h1;
  assign sub_third = sub_i == 2'h2;
  assign _05_ = rotate && _06_;
  assign sub_first = _03_ || _04_;
  assign rotate = _03_ || sub_third;
  assign temp = sub_first ? last_i : _09_;
  assign _07_ = sub_first ? special : last_i;
  assign _08_ = sub_third ? special : n1;
  assign rcon_o = rotate ? _01_ : rcon_i;
  assign rotated = _05_ ? { temp[23:0], temp[31:24] } : temp;
  assign special = substituted ^ { _00_, 24'h000000 };
  assign n0 = window_i[255:224] ^ _07_;
  assign n1 = window_i[223:192] ^ n0;
  assign n2 = window_i[191:160] ^ _08_;
  assign last_o = { last_i[7:0], last_i[31:8] } ^ n2;
  assign _10_ = window_i[223:192] ^ window_i[255:224];
  assign _09_ = _10_ ^ last_i;
  assign _01_ = { rcon_i[6:0], 1'h0 } ^ { 3'h0, rcon_i[7], rcon_i[7], 1'h0, rcon_i[7], rcon_i[7] };
  aes_sub_bytes_2  u_sub_word (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(rotated),
    .data_o(substituted),
    .inverse_i(1'h0)
  );
  assign window_o = { n0, n1, n2, last_o, 128'h00000000000000000000000000000000 };
  assign sub_o = 2'h0;
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
  input [127:0] data_i;
  wire [127:0] data_i;
  output [127:0] out_data_o;
  wire [127:0] out_data_o;
  wire [127:0] _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire [127:0] _07_;
  reg [127:0] out_q;
  assign out_data_o = out_q & { _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_, _04_ };
  assign _04_ = ~key_clear_i;
  assign _03_ = ~result_valid_i;
  assign _02_ = ~live_i;
  assign _01_ = result_ready_i && _05_;
  assign _05_ = _03_ || refused_i;
  assign _06_ = _02_ || _01_;
  always @(posedge clk_i)
    out_q <= _00_;
  assign _07_ = result_ready_i ? data_i : out_q;
  assign _00_ = _06_ ? 128'h00000000000000000000000000000000 : _07_;
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
  wire [3:0] _27_;
  wire [3:0] _28_;
  wire _29_;
  wire _30_;
  wire _31_;
  wire _32_;
  wire [3:0] _33_;
  wire [2:0] _34_;
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
  assign _17_ = ~last_step;
  assign _18_ = ~live_i;
  assign key_from_kept_o = ~state_q[0];
  assign _22_ = ~step;
  assign _20_ = ~state_q[1];
  assign _21_ = ~_24_;
  assign _19_ = ~state_q[2];
  assign idle_o = ~_08_;
  assign _16_ = ~result_ready_i;
  assign _09_ = steps_left_q == 4'h1;
  assign last_step = step && _09_;
  assign stall = result_valid_o && _16_;
  assign _10_ = key_from_kept_o && _19_;
  assign ready_o = _10_ && _23_;
  assign result_valid_o = state_q[1] && key_from_kept_o;
  assign _11_ = live_i && state_q[0];
  assign state_round_o = _11_ && state_q[1];
  assign state_hold_o = live_i && stall;
  assign _12_ = state_q[0] && _17_;
  assign key_run_o = live_i && step;
  assign _13_ = live_i && _20_;
  assign _14_ = _13_ && last_step;
  assign key_capture_o = _14_ && state_q[0];
  assign _15_ = state_q[0] && _22_;
  assign key_hold_o = live_i && _25_;
  assign step = start || state_q[0];
  assign _23_ = _20_ || result_ready_i;
  assign key_next_from_kept_o = _18_ || _21_;
  assign start = block_taken_i || state_q[2];
  assign _24_ = start || _12_;
  assign _25_ = stall || _15_;
  always @(posedge clk_i)
    state_q <= state_d;
  always @(posedge clk_i)
    steps_left_q <= _01_;
  always @(posedge clk_i)
    state_inverse_o <= _00_;
  assign _26_ = start ? 1'h0 : state_inverse_o;
  assign _00_ = live_i ? _26_ : 1'h0;
  assign _27_ = step ? _33_ : steps_left_q;
  assign _28_ = start ? steps : _27_;
  assign _01_ = live_i ? _28_ : 4'h0;
  assign state_d = live_i ? _05_ : 3'h0;
  assign _06_ = walk_i ? 3'h4 : _02_;
  assign _05_ = block_taken_i ? 3'h3 : _06_;
  assign _04_ = last_step ? 3'h0 : 3'h1;
  assign _29_ = state_q == 3'h1;
  assign _03_ = result_ready_i ? 3'h0 : 3'h2;
  assign _30_ = state_q == 3'h2;
  function [2:0] _83_;
    input [2:0] a;
    input [11:0] b;
    input [3:0] s;
    casez (s) // synopsys parallel_case
      4'b???1:
        _83_ = b[2:0];
      4'b??1?:
        _83_ = b[5:3];
      4'b?1??:
        _83_ = b[8:6];
      4'b1???:
        _83_ = b[11:9];
      default:
        _83_ = a;
    endcase
  endfunction
  assign _02_ = _83_(3'h0, { _34_, _03_, 3'h1, _04_ }, { _32_, _30_, _31_, _29_ });
  assign _31_ = state_q == 3'h4;
  assign _32_ = state_q == 3'h3;
  assign _33_ = steps_left_q - 4'h1;
  assign steps = rounds_i - 4'h1;
  assign _34_ = last_step ? 3'h2 : 3'h3;
  assign key_step_o = key_run_o;
  assign key_inverse_o = 1'h0;
  assign state_run_o = state_q[0];
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

module aes128_round_enc(clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
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
  input [127:0] in_data_i;
  wire [127:0] in_data_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [127:0] out_data_o;
  wire [127:0] out_data_o;
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
