// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// aes_round as plain Verilog: made from rtl/ by Yosys 0.70.
// Made by `aesilicon build aes-round`; design hash 20ec080a05265f635177711c476e79e6ecddd5e73a56e60597ffd70c9dd732f8.
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// Multiplexers have one select a word, of which one at most is set:
/* verilator lint_off CASEOVERLAP */
// Some bits of a vector depend on other bits of it:
/* verilator lint_off UNOPTFLAT */

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
  wire [7:0] _00_;
  wire [1:0] _01_;
  wire [255:0] _02_;
  wire [7:0] _03_;
  wire [1:0] _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire [255:0] _10_;
  wire [7:0] _11_;
  wire [255:0] _12_;
  wire [7:0] \gen_not_ahead.first_rcon ;
  wire [1:0] \gen_not_ahead.first_sub ;
  wire [255:0] kept;
  wire [255:0] key;
  wire [31:0] last_d;
  wire [7:0] rcon;
  wire [7:0] rcon_d;
  reg [7:0] rcon_q;
  wire [255:0] stepped;
  wire [1:0] sub;
  wire [1:0] sub_d;
  reg [1:0] sub_q;
  reg [255:0] window_q;
  assign _09_ = ~hold_i;
  assign _08_ = ~step_i;
  assign _05_ = inverse_i && key_len_i[0];
  assign _06_ = inverse_i && key_len_i[1];
  assign _07_ = _08_ && _09_;
  always @(posedge clk_i)
    window_q <= _02_;
  always @(posedge clk_i)
    sub_q <= _01_;
  always @(posedge clk_i)
    rcon_q <= _00_;
  assign _10_ = hold_i ? window_q : stepped;
  assign _02_ = _07_ ? 256'h0000000000000000000000000000000000000000000000000000000000000000 : _10_;
  assign _00_ = step_i ? rcon_d : rcon_q;
  assign _01_ = step_i ? sub_d : sub_q;
  assign \gen_not_ahead.first_rcon  = _06_ ? 8'h40 : _03_;
  assign \gen_not_ahead.first_sub  = _06_ ? 2'h1 : _04_;
  assign _03_ = _05_ ? 8'h80 : _11_;
  assign _04_ = _05_ ? 2'h3 : 2'h0;
  assign _11_ = inverse_i ? 8'h36 : 8'h01;
  assign sub = from_kept_i ? \gen_not_ahead.first_sub  : sub_q;
  assign rcon = from_kept_i ? \gen_not_ahead.first_rcon  : rcon_q;
  assign _12_ = from_kept_i ? kept : window_q;
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
    .last_i(32'd0),
    .last_o(last_d),
    .rcon_i(rcon),
    .rcon_o(rcon_d),
    .sub_i(sub),
    .sub_o(sub_d),
    .window_i(_12_),
    .window_o(stepped)
  );
  assign round_key_o = window_q[255:128];
  assign first_key_o = kept[255:128];
endmodule

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
  wire [127:0] _03_;
  wire [3:0] _04_;
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
  wire [127:0] _15_;
  wire [127:0] _16_;
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
  assign _02_ = round_key & { inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse, inverse };
  assign _03_ = round_key & { _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_, _08_ };
  assign _12_ = ~state_hold;
  assign _10_ = ~keys_busy;
  assign _08_ = ~inverse;
  assign _11_ = ~state_round;
  assign _05_ = held_len_i == 2'h1;
  assign _06_ = held_len_i == 2'h2;
  assign block_ready_o = control_ready && _10_;
  assign _07_ = _11_ && _12_;
  assign _09_ = block_taken_i && live_i;
  assign _13_ = state_round || state_hold;
  assign _14_ = _13_ || _09_;
  always @(posedge clk_i)
    state_q <= _00_;
  assign _04_ = _06_ ? 4'he : _01_;
  assign _01_ = _05_ ? 4'hc : 4'ha;
  assign _15_ = state_hold ? state_q : _16_;
  assign _00_ = _14_ ? _15_ : 128'h00000000000000000000000000000000;
  assign _16_ = state_run ? made : entered;
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
    .rounds_i(_04_),
    .state_hold_o(state_hold),
    .state_inverse_o(inverse),
    .state_round_o(state_round),
    .state_run_o(state_run),
    .walk_i(key_load_i)
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
    .clear_i(_07_),
    .clk_i(clk_i),
    .data_i(state_q),
    .data_o(substituted),
    .inverse_i(inverse)
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
  aes_sbox_table_1  \gen_table.u_table  (
    .data_i(data_i),
    .data_o(data_o),
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
  wire [31:0] _064_;
  wire [31:0] _065_;
  wire [31:0] _066_;
  wire [31:0] _067_;
  wire [7:0] _068_;
  wire [15:8] _069_;
  wire [15:8] _070_;
  wire [7:0] _071_;
  wire [7:0] _072_;
  wire [15:8] _073_;
  wire [7:0] _074_;
  wire [15:8] _075_;
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
  assign _064_ = { _070_, _071_, _070_, _071_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _065_ = { _069_, _068_, _069_, _068_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _066_ = { _075_, _072_, _075_, _072_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _067_ = { _073_, _074_, _073_, _074_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _001_ = _048_ ^ _049_;
  assign _076_ = _000_ ^ _049_;
  assign _077_ = _076_ ^ _050_;
  assign data_o[31:24] = _077_ ^ _051_;
  assign _003_ = _052_ ^ _053_;
  assign _078_ = _002_ ^ _053_;
  assign _079_ = _078_ ^ _054_;
  assign data_o[63:56] = _079_ ^ _055_;
  assign _005_ = _056_ ^ _057_;
  assign _080_ = _004_ ^ _057_;
  assign _081_ = _080_ ^ _058_;
  assign data_o[95:88] = _081_ ^ _059_;
  assign _007_ = _060_ ^ _061_;
  assign _082_ = _006_ ^ _061_;
  assign _083_ = _082_ ^ _062_;
  assign data_o[127:120] = _083_ ^ _063_;
  assign _009_ = _049_ ^ _050_;
  assign _084_ = _008_ ^ _050_;
  assign _085_ = _084_ ^ _051_;
  assign data_o[23:16] = _085_ ^ _048_;
  assign _011_ = _053_ ^ _054_;
  assign _086_ = _010_ ^ _054_;
  assign _087_ = _086_ ^ _055_;
  assign data_o[55:48] = _087_ ^ _052_;
  assign _013_ = _057_ ^ _058_;
  assign _088_ = _012_ ^ _058_;
  assign _089_ = _088_ ^ _059_;
  assign data_o[87:80] = _089_ ^ _056_;
  assign _015_ = _061_ ^ _062_;
  assign _090_ = _014_ ^ _062_;
  assign _091_ = _090_ ^ _063_;
  assign data_o[119:112] = _091_ ^ _060_;
  assign _017_ = _050_ ^ _051_;
  assign _092_ = _016_ ^ _051_;
  assign _093_ = _092_ ^ _048_;
  assign data_o[15:8] = _093_ ^ _049_;
  assign _019_ = _054_ ^ _055_;
  assign _094_ = _018_ ^ _055_;
  assign _095_ = _094_ ^ _052_;
  assign data_o[47:40] = _095_ ^ _053_;
  assign _021_ = _058_ ^ _059_;
  assign _096_ = _020_ ^ _059_;
  assign _097_ = _096_ ^ _056_;
  assign data_o[79:72] = _097_ ^ _057_;
  assign _023_ = _062_ ^ _063_;
  assign _098_ = _022_ ^ _063_;
  assign _099_ = _098_ ^ _060_;
  assign data_o[111:104] = _099_ ^ _061_;
  assign _025_ = _051_ ^ _048_;
  assign _100_ = _024_ ^ _048_;
  assign _101_ = _100_ ^ _049_;
  assign data_o[7:0] = _101_ ^ _050_;
  assign _027_ = _055_ ^ _052_;
  assign _102_ = _026_ ^ _052_;
  assign _103_ = _102_ ^ _053_;
  assign data_o[39:32] = _103_ ^ _054_;
  assign _029_ = _059_ ^ _056_;
  assign _104_ = _028_ ^ _056_;
  assign _105_ = _104_ ^ _057_;
  assign data_o[71:64] = _105_ ^ _058_;
  assign _031_ = _063_ ^ _060_;
  assign _106_ = _030_ ^ _060_;
  assign _107_ = _106_ ^ _061_;
  assign data_o[103:96] = _107_ ^ _062_;
  assign _033_ = data_i[31:24] ^ data_i[15:8];
  assign _035_ = data_i[63:56] ^ data_i[47:40];
  assign _037_ = data_i[95:88] ^ data_i[79:72];
  assign _039_ = data_i[127:120] ^ data_i[111:104];
  assign _041_ = data_i[23:16] ^ data_i[7:0];
  assign _043_ = data_i[55:48] ^ data_i[39:32];
  assign _045_ = data_i[87:80] ^ data_i[71:64];
  assign _047_ = data_i[119:112] ^ data_i[103:96];
  assign { _048_, _049_, _050_, _051_ } = data_i[31:0] ^ _064_;
  assign { _052_, _053_, _054_, _055_ } = data_i[63:32] ^ _065_;
  assign { _056_, _057_, _058_, _059_ } = data_i[95:64] ^ _066_;
  assign { _060_, _061_, _062_, _063_ } = data_i[127:96] ^ _067_;
  assign _032_ = { _033_[6:0], 1'h0 } ^ { 3'h0, _033_[7], _033_[7], 1'h0, _033_[7], _033_[7] };
  assign _070_ = { _032_[6:0], 1'h0 } ^ { 3'h0, _032_[7], _032_[7], 1'h0, _032_[7], _032_[7] };
  assign _040_ = { _041_[6:0], 1'h0 } ^ { 3'h0, _041_[7], _041_[7], 1'h0, _041_[7], _041_[7] };
  assign _071_ = { _040_[6:0], 1'h0 } ^ { 3'h0, _040_[7], _040_[7], 1'h0, _040_[7], _040_[7] };
  assign _024_ = { _025_[6:0], 1'h0 } ^ { 3'h0, _025_[7], _025_[7], 1'h0, _025_[7], _025_[7] };
  assign _016_ = { _017_[6:0], 1'h0 } ^ { 3'h0, _017_[7], _017_[7], 1'h0, _017_[7], _017_[7] };
  assign _008_ = { _009_[6:0], 1'h0 } ^ { 3'h0, _009_[7], _009_[7], 1'h0, _009_[7], _009_[7] };
  assign _000_ = { _001_[6:0], 1'h0 } ^ { 3'h0, _001_[7], _001_[7], 1'h0, _001_[7], _001_[7] };
  assign _034_ = { _035_[6:0], 1'h0 } ^ { 3'h0, _035_[7], _035_[7], 1'h0, _035_[7], _035_[7] };
  assign _069_ = { _034_[6:0], 1'h0 } ^ { 3'h0, _034_[7], _034_[7], 1'h0, _034_[7], _034_[7] };
  assign _042_ = { _043_[6:0], 1'h0 } ^ { 3'h0, _043_[7], _043_[7], 1'h0, _043_[7], _043_[7] };
  assign _068_ = { _042_[6:0], 1'h0 } ^ { 3'h0, _042_[7], _042_[7], 1'h0, _042_[7], _042_[7] };
  assign _026_ = { _027_[6:0], 1'h0 } ^ { 3'h0, _027_[7], _027_[7], 1'h0, _027_[7], _027_[7] };
  assign _018_ = { _019_[6:0], 1'h0 } ^ { 3'h0, _019_[7], _019_[7], 1'h0, _019_[7], _019_[7] };
  assign _010_ = { _011_[6:0], 1'h0 } ^ { 3'h0, _011_[7], _011_[7], 1'h0, _011_[7], _011_[7] };
  assign _002_ = { _003_[6:0], 1'h0 } ^ { 3'h0, _003_[7], _003_[7], 1'h0, _003_[7], _003_[7] };
  assign _036_ = { _037_[6:0], 1'h0 } ^ { 3'h0, _037_[7], _037_[7], 1'h0, _037_[7], _037_[7] };
  assign _075_ = { _036_[6:0], 1'h0 } ^ { 3'h0, _036_[7], _036_[7], 1'h0, _036_[7], _036_[7] };
  assign _044_ = { _045_[6:0], 1'h0 } ^ { 3'h0, _045_[7], _045_[7], 1'h0, _045_[7], _045_[7] };
  assign _072_ = { _044_[6:0], 1'h0 } ^ { 3'h0, _044_[7], _044_[7], 1'h0, _044_[7], _044_[7] };
  assign _028_ = { _029_[6:0], 1'h0 } ^ { 3'h0, _029_[7], _029_[7], 1'h0, _029_[7], _029_[7] };
  assign _020_ = { _021_[6:0], 1'h0 } ^ { 3'h0, _021_[7], _021_[7], 1'h0, _021_[7], _021_[7] };
  assign _012_ = { _013_[6:0], 1'h0 } ^ { 3'h0, _013_[7], _013_[7], 1'h0, _013_[7], _013_[7] };
  assign _004_ = { _005_[6:0], 1'h0 } ^ { 3'h0, _005_[7], _005_[7], 1'h0, _005_[7], _005_[7] };
  assign _038_ = { _039_[6:0], 1'h0 } ^ { 3'h0, _039_[7], _039_[7], 1'h0, _039_[7], _039_[7] };
  assign _073_ = { _038_[6:0], 1'h0 } ^ { 3'h0, _038_[7], _038_[7], 1'h0, _038_[7], _038_[7] };
  assign _046_ = { _047_[6:0], 1'h0 } ^ { 3'h0, _047_[7], _047_[7], 1'h0, _047_[7], _047_[7] };
  assign _074_ = { _046_[6:0], 1'h0 } ^ { 3'h0, _046_[7], _046_[7], 1'h0, _046_[7], _046_[7] };
  assign _030_ = { _031_[6:0], 1'h0 } ^ { 3'h0, _031_[7], _031_[7], 1'h0, _031_[7], _031_[7] };
  assign _022_ = { _023_[6:0], 1'h0 } ^ { 3'h0, _023_[7], _023_[7], 1'h0, _023_[7], _023_[7] };
  assign _014_ = { _015_[6:0], 1'h0 } ^ { 3'h0, _015_[7], _015_[7], 1'h0, _015_[7], _015_[7] };
  assign _006_ = { _007_[6:0], 1'h0 } ^ { 3'h0, _007_[7], _007_[7], 1'h0, _007_[7], _007_[7] };
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
  assign _13_ = ~key_clear_i;
  assign _16_ = ~key_held_q;
  assign _15_ = ~key_taken;
  assign _14_ = ~key_waits_q;
  assign _17_ = ~_06_;
  assign _07_ = alive_q && _13_;
  assign _08_ = _07_ && key_held_q;
  assign _09_ = _08_ && _14_;
  assign in_ready_o = _09_ && core_ready_i;
  assign block_taken_o = in_valid_i && in_ready_o;
  assign key_load_o = key_taken && _06_;
  assign _10_ = live_o && key_held_q;
  assign key_keep_o = _10_ && _15_;
  assign live_o = rst_ni && _13_;
  assign _11_ = _07_ && core_idle_i;
  assign key_ready_o = _11_ && _18_;
  assign key_taken = key_valid_i && key_ready_o;
  assign _12_ = key_valid_i && _15_;
  assign _06_ = _19_ && _22_;
  assign _18_ = _16_ || key_waits_q;
  assign _19_ = key_len_i != 2'h3;
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
  assign _04_ = block_taken_o ? in_chain_i : refused_o;
  assign _05_ = block_taken_o ? in_tag_i : tag_o;
  assign _03_ = live_o ? _12_ : 1'h0;
  assign _20_ = key_taken ? _17_ : key_error_o;
  assign _01_ = live_o ? _20_ : 1'h0;
  assign _21_ = key_taken ? _06_ : key_held_q;
  assign _02_ = live_o ? _21_ : 1'h0;
  wire [2:0] _60_ = 3'h7;
  assign _22_ = _60_[key_len_i +: 1];
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
  assign data_o[119:112] = inverse_i ? data_i[23:16] : data_i[87:80];
  assign data_o[103:96] = inverse_i ? data_i[71:64] : data_i[7:0];
  assign data_o[87:80] = inverse_i ? data_i[119:112] : data_i[55:48];
  assign data_o[71:64] = inverse_i ? data_i[39:32] : data_i[103:96];
  assign data_o[55:48] = inverse_i ? data_i[87:80] : data_i[23:16];
  assign data_o[39:32] = inverse_i ? data_i[7:0] : data_i[71:64];
  assign data_o[23:16] = inverse_i ? data_i[55:48] : data_i[119:112];
  assign data_o[7:0] = inverse_i ? data_i[103:96] : data_i[39:32];
  assign { data_o[127:120], data_o[111:104], data_o[95:88], data_o[79:72], data_o[63:56], data_o[47:40], data_o[31:24], data_o[15:8] } = { data_i[127:120], data_i[47:40], data_i[95:88], data_i[15:8], data_i[63:56], data_i[111:104], data_i[31:24], data_i[79:72] };
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
  aes_sbox_table_2  \gen_table.u_table  (
    .data_i(data_i),
    .data_o(data_o),
    .inverse_i(inverse_i)
  );
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
  wire [1:0] _000_;
  wire [1:0] _001_;
  wire [7:0] _002_;
  wire [7:0] _003_;
  wire [7:0] _004_;
  wire _005_;
  wire _006_;
  wire _007_;
  wire [31:0] _008_;
  wire [7:0] _009_;
  wire [1:0] _010_;
  wire [255:0] _011_;
  wire _012_;
  wire _013_;
  wire [31:0] _014_;
  wire [31:0] _015_;
  wire [255:0] _016_;
  wire [31:0] _017_;
  wire [31:0] _018_;
  wire [1:0] _019_;
  wire [1:0] _020_;
  wire [1:0] _021_;
  wire [7:0] _022_;
  wire [31:0] _023_;
  wire [127:0] _024_;
  wire [31:0] _025_;
  wire [31:0] _026_;
  wire [31:0] _027_;
  wire [31:0] _028_;
  wire [31:0] _029_;
  wire [31:0] _030_;
  wire [31:0] before_x0;
  wire [255:0] forwards;
  wire [31:0] \gen_backwards.p0 ;
  wire [31:0] \gen_backwards.p1 ;
  wire [31:0] \gen_backwards.p2 ;
  wire [31:0] \gen_backwards.p3 ;
  wire [31:0] last;
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
  wire [31:0] x0;
  wire [31:0] x1;
  wire [31:0] x2;
  wire [31:0] x3;
  assign _002_ = rcon_i & { rotate, rotate, rotate, rotate, rotate, rotate, rotate, rotate };
  assign _005_ = sub_i[0] | sub_i[1];
  assign _006_ = ~_005_;
  assign _007_ = sub_i == 2'h1;
  assign last_o[0] = _008_[0];
  assign last_o[1] = _008_[1];
  assign last_o[10] = _008_[10];
  assign last_o[11] = _008_[11];
  assign last_o[12] = _008_[12];
  assign last_o[13] = _008_[13];
  assign last_o[14] = _008_[14];
  assign last_o[15] = _008_[15];
  assign last_o[16] = _008_[16];
  assign last_o[17] = _008_[17];
  assign last_o[18] = _008_[18];
  assign last_o[19] = _008_[19];
  assign last_o[2] = _008_[2];
  assign last_o[20] = _008_[20];
  assign last_o[21] = _008_[21];
  assign last_o[22] = _008_[22];
  assign last_o[23] = _008_[23];
  assign last_o[24] = _008_[24];
  assign last_o[25] = _008_[25];
  assign last_o[26] = _008_[26];
  assign last_o[27] = _008_[27];
  assign last_o[28] = _008_[28];
  assign last_o[29] = _008_[29];
  assign last_o[3] = _008_[3];
  assign last_o[30] = _008_[30];
  assign last_o[31] = _008_[31];
  assign last_o[4] = _008_[4];
  assign last_o[5] = _008_[5];
  assign last_o[6] = _008_[6];
  assign last_o[7] = _008_[7];
  assign last_o[8] = _008_[8];
  assign last_o[9] = _008_[9];
  assign rcon_o[0] = _009_[0];
  assign rcon_o[1] = _009_[1];
  assign rcon_o[2] = _009_[2];
  assign rcon_o[3] = _009_[3];
  assign rcon_o[4] = _009_[4];
  assign rcon_o[5] = _009_[5];
  assign rcon_o[6] = _009_[6];
  assign rcon_o[7] = _009_[7];
  assign sub_o[0] = _010_[0];
  assign sub_o[1] = _010_[1];
  assign window_o[0] = _011_[0];
  assign window_o[1] = _011_[1];
  assign window_o[10] = _011_[10];
  assign window_o[100] = _011_[100];
  assign window_o[101] = _011_[101];
  assign window_o[102] = _011_[102];
  assign window_o[103] = _011_[103];
  assign window_o[104] = _011_[104];
  assign window_o[105] = _011_[105];
  assign window_o[106] = _011_[106];
  assign window_o[107] = _011_[107];
  assign window_o[108] = _011_[108];
  assign window_o[109] = _011_[109];
  assign window_o[11] = _011_[11];
  assign window_o[110] = _011_[110];
  assign window_o[111] = _011_[111];
  assign window_o[112] = _011_[112];
  assign window_o[113] = _011_[113];
  assign window_o[114] = _011_[114];
  assign window_o[115] = _011_[115];
  assign window_o[116] = _011_[116];
  assign window_o[117] = _011_[117];
  assign window_o[118] = _011_[118];
  assign window_o[119] = _011_[119];
  assign window_o[12] = _011_[12];
  assign window_o[120] = _011_[120];
  assign window_o[121] = _011_[121];
  assign window_o[122] = _011_[122];
  assign window_o[123] = _011_[123];
  assign window_o[124] = _011_[124];
  assign window_o[125] = _011_[125];
  assign window_o[126] = _011_[126];
  assign window_o[127] = _011_[127];
  assign window_o[128] = _011_[128];
  assign window_o[129] = _011_[129];
  assign window_o[13] = _011_[13];
  assign window_o[130] = _011_[130];
  assign window_o[131] = _011_[131];
  assign window_o[132] = _011_[132];
  assign window_o[133] = _011_[133];
  assign window_o[134] = _011_[134];
  assign window_o[135] = _011_[135];
  assign window_o[136] = _011_[136];
  assign window_o[137] = _011_[137];
  assign window_o[138] = _011_[138];
  assign window_o[139] = _011_[139];
  assign window_o[14] = _011_[14];
  assign window_o[140] = _011_[140];
  assign window_o[141] = _011_[141];
  assign window_o[142] = _011_[142];
  assign window_o[143] = _011_[143];
  assign window_o[144] = _011_[144];
  assign window_o[145] = _011_[145];
  assign window_o[146] = _011_[146];
  assign window_o[147] = _011_[147];
  assign window_o[148] = _011_[148];
  assign window_o[149] = _011_[149];
  assign window_o[15] = _011_[15];
  assign window_o[150] = _011_[150];
  assign window_o[151] = _011_[151];
  assign window_o[152] = _011_[152];
  assign window_o[153] = _011_[153];
  assign window_o[154] = _011_[154];
  assign window_o[155] = _011_[155];
  assign window_o[156] = _011_[156];
  assign window_o[157] = _011_[157];
  assign window_o[158] = _011_[158];
  assign window_o[159] = _011_[159];
  assign window_o[16] = _011_[16];
  assign window_o[160] = _011_[160];
  assign window_o[161] = _011_[161];
  assign window_o[162] = _011_[162];
  assign window_o[163] = _011_[163];
  assign window_o[164] = _011_[164];
  assign window_o[165] = _011_[165];
  assign window_o[166] = _011_[166];
  assign window_o[167] = _011_[167];
  assign window_o[168] = _011_[168];
  assign window_o[169] = _011_[169];
  assign window_o[17] = _011_[17];
  assign window_o[170] = _011_[170];
  assign window_o[171] = _011_[171];
  assign window_o[172] = _011_[172];
  assign window_o[173] = _011_[173];
  assign window_o[174] = _011_[174];
  assign window_o[175] = _011_[175];
  assign window_o[176] = _011_[176];
  assign window_o[177] = _011_[177];
  assign window_o[178] = _011_[178];
  assign window_o[179] = _011_[179];
  assign window_o[18] = _011_[18];
  assign window_o[180] = _011_[180];
  assign window_o[181] = _011_[181];
  assign window_o[182] = _011_[182];
  assign window_o[183] = _011_[183];
  assign window_o[184] = _011_[184];
  assign window_o[185] = _011_[185];
  assign window_o[186] = _011_[186];
  assign window_o[187] = _011_[187];
  assign window_o[188] = _011_[188];
  assign window_o[189] = _011_[189];
  assign window_o[19] = _011_[19];
  assign window_o[190] = _011_[190];
  assign window_o[191] = _011_[191];
  assign window_o[192] = _011_[192];
  assign window_o[193] = _011_[193];
  assign window_o[194] = _011_[194];
  assign window_o[195] = _011_[195];
  assign window_o[196] = _011_[196];
  assign window_o[197] = _011_[197];
  assign window_o[198] = _011_[198];
  assign window_o[199] = _011_[199];
  assign window_o[2] = _011_[2];
  assign window_o[20] = _011_[20];
  assign window_o[200] = _011_[200];
  assign window_o[201] = _011_[201];
  assign window_o[202] = _011_[202];
  assign window_o[203] = _011_[203];
  assign window_o[204] = _011_[204];
  assign window_o[205] = _011_[205];
  assign window_o[206] = _011_[206];
  assign window_o[207] = _011_[207];
  assign window_o[208] = _011_[208];
  assign window_o[209] = _011_[209];
  assign window_o[21] = _011_[21];
  assign window_o[210] = _011_[210];
  assign window_o[211] = _011_[211];
  assign window_o[212] = _011_[212];
  assign window_o[213] = _011_[213];
  assign window_o[214] = _011_[214];
  assign window_o[215] = _011_[215];
  assign window_o[216] = _011_[216];
  assign window_o[217] = _011_[217];
  assign window_o[218] = _011_[218];
  assign window_o[219] = _011_[219];
  assign window_o[22] = _011_[22];
  assign window_o[220] = _011_[220];
  assign window_o[221] = _011_[221];
  assign window_o[222] = _011_[222];
  assign window_o[223] = _011_[223];
  assign window_o[224] = _011_[224];
  assign window_o[225] = _011_[225];
  assign window_o[226] = _011_[226];
  assign window_o[227] = _011_[227];
  assign window_o[228] = _011_[228];
  assign window_o[229] = _011_[229];
  assign window_o[23] = _011_[23];
  assign window_o[230] = _011_[230];
  assign window_o[231] = _011_[231];
  assign window_o[232] = _011_[232];
  assign window_o[233] = _011_[233];
  assign window_o[234] = _011_[234];
  assign window_o[235] = _011_[235];
  assign window_o[236] = _011_[236];
  assign window_o[237] = _011_[237];
  assign window_o[238] = _011_[238];
  assign window_o[239] = _011_[239];
  assign window_o[24] = _011_[24];
  assign window_o[240] = _011_[240];
  assign window_o[241] = _011_[241];
  assign window_o[242] = _011_[242];
  assign window_o[243] = _011_[243];
  assign window_o[244] = _011_[244];
  assign window_o[245] = _011_[245];
  assign window_o[246] = _011_[246];
  assign window_o[247] = _011_[247];
  assign window_o[248] = _011_[248];
  assign window_o[249] = _011_[249];
  assign window_o[25] = _011_[25];
  assign window_o[250] = _011_[250];
  assign window_o[251] = _011_[251];
  assign window_o[252] = _011_[252];
  assign window_o[253] = _011_[253];
  assign window_o[254] = _011_[254];
  assign window_o[255] = _011_[255];
  assign window_o[26] = _011_[26];
  assign window_o[27] = _011_[27];
  assign window_o[28] = _011_[28];
  assign window_o[29] = _011_[29];
  assign window_o[3] = _011_[3];
  assign window_o[30] = _011_[30];
  assign window_o[31] = _011_[31];
  assign window_o[32] = _011_[32];
  assign window_o[33] = _011_[33];
  assign window_o[34] = _011_[34];
  assign window_o[35] = _011_[35];
  assign window_o[36] = _011_[36];
  assign window_o[37] = _011_[37];
  assign window_o[38] = _011_[38];
  assign window_o[39] = _011_[39];
  assign window_o[4] = _011_[4];
  assign window_o[40] = _011_[40];
  assign window_o[41] = _011_[41];
  assign window_o[42] = _011_[42];
  assign window_o[43] = _011_[43];
  assign window_o[44] = _011_[44];
  assign window_o[45] = _011_[45];
  assign window_o[46] = _011_[46];
  assign window_o[47] = _011_[47];
  assign window_o[48] = _011_[48];
  assign window_o[49] = _011_[49];
  assign window_o[5] = _011_[5];
  assign window_o[50] = _011_[50];
  assign window_o[51] = _011_[51];
  assign window_o[52] = _011_[52];
  assign window_o[53] = _011_[53];
  assign window_o[54] = _011_[54];
  assign window_o[55] = _011_[55];
  assign window_o[56] = _011_[56];
  assign window_o[57] = _011_[57];
  assign window_o[58] = _011_[58];
  assign window_o[59] = _011_[59];
  assign window_o[6] = _011_[6];
  assign window_o[60] = _011_[60];
  assign window_o[61] = _011_[61];
  assign window_o[62] = _011_[62];
  assign window_o[63] = _011_[63];
  assign window_o[64] = _011_[64];
  assign window_o[65] = _011_[65];
  assign window_o[66] = _011_[66];
  assign window_o[67] = _011_[67];
  assign window_o[68] = _011_[68];
  assign window_o[69] = _011_[69];
  assign window_o[7] = _011_[7];
  assign window_o[70] = _011_[70];
  assign window_o[71] = _011_[71];
  assign window_o[72] = _011_[72];
  assign window_o[73] = _011_[73];
  assign window_o[74] = _011_[74];
  assign window_o[75] = _011_[75];
  assign window_o[76] = _011_[76];
  assign window_o[77] = _011_[77];
  assign window_o[78] = _011_[78];
  assign window_o[79] = _011_[79];
  assign window_o[8] = _011_[8];
  assign window_o[80] = _011_[80];
  assign window_o[81] = _011_[81];
  assign window_o[82] = _011_[82];
  assign window_o[83] = _011_[83];
  assign window_o[84] = _011_[84];
  assign window_o[85] = _011_[85];
  assign window_o[86] = _011_[86];
  assign window_o[87] = _011_[87];
  assign window_o[88] = _011_[88];
  assign window_o[89] = _011_[89];
  assign window_o[9] = _011_[9];
  assign window_o[90] = _011_[90];
  assign window_o[91] = _011_[91];
  assign window_o[92] = _011_[92];
  assign window_o[93] = _011_[93];
  assign window_o[94] = _011_[94];
  assign window_o[95] = _011_[95];
  assign window_o[96] = _011_[96];
  assign window_o[97] = _011_[97];
  assign window_o[98] = _011_[98];
  assign window_o[99] = _011_[99];
  assign _012_ = key_len_i[1] && _006_;
  assign sub_first = _006_ || _007_;
  assign rotate = _006_ || sub_third;
  assign temp = sub_first ? _026_ : _027_;
  assign _010_ = _012_ ? 2'h1 : _000_;
  function [1:0] _338_;
    input [1:0] a;
    input [3:0] b;
    input [1:0] s;
    casez (s) // synopsys parallel_case
      2'b?1:
        _338_ = b[1:0];
      2'b1?:
        _338_ = b[3:2];
      default:
        _338_ = a;
    endcase
  endfunction
  assign _001_ = _338_(_021_, { _019_, _020_ }, { sub_third, _013_ });
  assign _013_ = sub_i == 2'h3;
  assign sub_third = sub_i == 2'h2;
  assign _000_ = key_len_i[0] ? _001_ : 2'h0;
  assign _014_ = sub_first ? special : last;
  assign _015_ = sub_third ? special : n1;
  assign forwards = key_len_i[1] ? { window_i[127:0], n0, n1, n2, _008_ } : _016_;
  assign _016_ = key_len_i[0] ? { window_i[127:64], n0, n1, n2, _008_, 64'h0000000000000000 } : { n0, n1, n2, _008_, 128'h00000000000000000000000000000000 };
  assign _017_ = sub_first ? special : before_x0;
  assign _018_ = sub_third ? special : x1;
  assign _011_ = inverse_i ? { \gen_backwards.p0 , \gen_backwards.p1 , \gen_backwards.p2 , \gen_backwards.p3 , window_i[255:128] } : forwards;
  assign _019_ = inverse_i ? 2'h0 : 2'h3;
  assign _020_ = inverse_i ? 2'h2 : 2'h0;
  assign _021_ = inverse_i ? 2'h3 : 2'h2;
  assign _009_ = rotate ? _022_ : rcon_i;
  assign _022_ = inverse_i ? _004_ : _003_;
  assign _023_ = key_len_i[0] ? window_i[95:64] : window_i[159:128];
  assign last = key_len_i[1] ? window_i[31:0] : _023_;
  assign _024_ = key_len_i[0] ? window_i[191:64] : window_i[255:128];
  assign { x0, x1, x2, x3 } = key_len_i[1] ? window_i[127:0] : _024_;
  assign _025_ = key_len_i[0] ? window_i[223:192] : _028_;
  assign before_x0 = key_len_i[1] ? window_i[159:128] : _025_;
  assign _026_ = inverse_i ? before_x0 : last;
  assign _027_ = inverse_i ? window_i[159:128] : _030_;
  assign rotated = rotate ? { temp[23:0], temp[31:24] } : temp;
  assign special = substituted ^ { _002_, 24'h000000 };
  assign n0 = window_i[255:224] ^ _014_;
  assign n1 = window_i[223:192] ^ n0;
  assign n2 = window_i[191:160] ^ _015_;
  assign _008_ = window_i[159:128] ^ n2;
  assign \gen_backwards.p0  = x0 ^ _017_;
  assign \gen_backwards.p1  = x1 ^ x0;
  assign \gen_backwards.p2  = x2 ^ _018_;
  assign \gen_backwards.p3  = x3 ^ x2;
  assign _028_ = window_i[191:160] ^ window_i[159:128];
  assign _029_ = window_i[223:192] ^ window_i[255:224];
  assign _030_ = _029_ ^ last;
  assign _003_ = { rcon_i[6:0], 1'h0 } ^ { 3'h0, rcon_i[7], rcon_i[7], 1'h0, rcon_i[7], rcon_i[7] };
  assign _004_ = { 1'h0, rcon_i[7:1] } ^ { rcon_i[0], 3'h0, rcon_i[0], rcon_i[0], 1'h0, rcon_i[0] };
  aes_sub_bytes_2  u_sub_word (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(rotated),
    .data_o(substituted),
    .inverse_i(1'h0)
  );
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

module aes_sbox_table_2 (inverse_i, data_i, data_o);
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

module aes_sbox_table_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [7:0] data_i;
  wire [7:0] data_i;
  output [7:0] data_o;
  wire [7:0] data_o;
  reg [7:0] _table2_;
  always @*
    case ({ inverse_i, data_i })
      9'd0: _table2_ = 8'h63; 9'd1: _table2_ = 8'h7c; 9'd2: _table2_ = 8'h77; 9'd3: _table2_ = 8'h7b;
      9'd4: _table2_ = 8'hf2; 9'd5: _table2_ = 8'h6b; 9'd6: _table2_ = 8'h6f; 9'd7: _table2_ = 8'hc5;
      9'd8: _table2_ = 8'h30; 9'd9: _table2_ = 8'h01; 9'd10: _table2_ = 8'h67; 9'd11: _table2_ = 8'h2b;
      9'd12: _table2_ = 8'hfe; 9'd13: _table2_ = 8'hd7; 9'd14: _table2_ = 8'hab; 9'd15: _table2_ = 8'h76;
      9'd16: _table2_ = 8'hca; 9'd17: _table2_ = 8'h82; 9'd18: _table2_ = 8'hc9; 9'd19: _table2_ = 8'h7d;
      9'd20: _table2_ = 8'hfa; 9'd21: _table2_ = 8'h59; 9'd22: _table2_ = 8'h47; 9'd23: _table2_ = 8'hf0;
      9'd24: _table2_ = 8'had; 9'd25: _table2_ = 8'hd4; 9'd26: _table2_ = 8'ha2; 9'd27: _table2_ = 8'haf;
      9'd28: _table2_ = 8'h9c; 9'd29: _table2_ = 8'ha4; 9'd30: _table2_ = 8'h72; 9'd31: _table2_ = 8'hc0;
      9'd32: _table2_ = 8'hb7; 9'd33: _table2_ = 8'hfd; 9'd34: _table2_ = 8'h93; 9'd35: _table2_ = 8'h26;
      9'd36: _table2_ = 8'h36; 9'd37: _table2_ = 8'h3f; 9'd38: _table2_ = 8'hf7; 9'd39: _table2_ = 8'hcc;
      9'd40: _table2_ = 8'h34; 9'd41: _table2_ = 8'ha5; 9'd42: _table2_ = 8'he5; 9'd43: _table2_ = 8'hf1;
      9'd44: _table2_ = 8'h71; 9'd45: _table2_ = 8'hd8; 9'd46: _table2_ = 8'h31; 9'd47: _table2_ = 8'h15;
      9'd48: _table2_ = 8'h04; 9'd49: _table2_ = 8'hc7; 9'd50: _table2_ = 8'h23; 9'd51: _table2_ = 8'hc3;
      9'd52: _table2_ = 8'h18; 9'd53: _table2_ = 8'h96; 9'd54: _table2_ = 8'h05; 9'd55: _table2_ = 8'h9a;
      9'd56: _table2_ = 8'h07; 9'd57: _table2_ = 8'h12; 9'd58: _table2_ = 8'h80; 9'd59: _table2_ = 8'he2;
      9'd60: _table2_ = 8'heb; 9'd61: _table2_ = 8'h27; 9'd62: _table2_ = 8'hb2; 9'd63: _table2_ = 8'h75;
      9'd64: _table2_ = 8'h09; 9'd65: _table2_ = 8'h83; 9'd66: _table2_ = 8'h2c; 9'd67: _table2_ = 8'h1a;
      9'd68: _table2_ = 8'h1b; 9'd69: _table2_ = 8'h6e; 9'd70: _table2_ = 8'h5a; 9'd71: _table2_ = 8'ha0;
      9'd72: _table2_ = 8'h52; 9'd73: _table2_ = 8'h3b; 9'd74: _table2_ = 8'hd6; 9'd75: _table2_ = 8'hb3;
      9'd76: _table2_ = 8'h29; 9'd77: _table2_ = 8'he3; 9'd78: _table2_ = 8'h2f; 9'd79: _table2_ = 8'h84;
      9'd80: _table2_ = 8'h53; 9'd81: _table2_ = 8'hd1; 9'd82: _table2_ = 8'h00; 9'd83: _table2_ = 8'hed;
      9'd84: _table2_ = 8'h20; 9'd85: _table2_ = 8'hfc; 9'd86: _table2_ = 8'hb1; 9'd87: _table2_ = 8'h5b;
      9'd88: _table2_ = 8'h6a; 9'd89: _table2_ = 8'hcb; 9'd90: _table2_ = 8'hbe; 9'd91: _table2_ = 8'h39;
      9'd92: _table2_ = 8'h4a; 9'd93: _table2_ = 8'h4c; 9'd94: _table2_ = 8'h58; 9'd95: _table2_ = 8'hcf;
      9'd96: _table2_ = 8'hd0; 9'd97: _table2_ = 8'hef; 9'd98: _table2_ = 8'haa; 9'd99: _table2_ = 8'hfb;
      9'd100: _table2_ = 8'h43; 9'd101: _table2_ = 8'h4d; 9'd102: _table2_ = 8'h33; 9'd103: _table2_ = 8'h85;
      9'd104: _table2_ = 8'h45; 9'd105: _table2_ = 8'hf9; 9'd106: _table2_ = 8'h02; 9'd107: _table2_ = 8'h7f;
      9'd108: _table2_ = 8'h50; 9'd109: _table2_ = 8'h3c; 9'd110: _table2_ = 8'h9f; 9'd111: _table2_ = 8'ha8;
      9'd112: _table2_ = 8'h51; 9'd113: _table2_ = 8'ha3; 9'd114: _table2_ = 8'h40; 9'd115: _table2_ = 8'h8f;
      9'd116: _table2_ = 8'h92; 9'd117: _table2_ = 8'h9d; 9'd118: _table2_ = 8'h38; 9'd119: _table2_ = 8'hf5;
      9'd120: _table2_ = 8'hbc; 9'd121: _table2_ = 8'hb6; 9'd122: _table2_ = 8'hda; 9'd123: _table2_ = 8'h21;
      9'd124: _table2_ = 8'h10; 9'd125: _table2_ = 8'hff; 9'd126: _table2_ = 8'hf3; 9'd127: _table2_ = 8'hd2;
      9'd128: _table2_ = 8'hcd; 9'd129: _table2_ = 8'h0c; 9'd130: _table2_ = 8'h13; 9'd131: _table2_ = 8'hec;
      9'd132: _table2_ = 8'h5f; 9'd133: _table2_ = 8'h97; 9'd134: _table2_ = 8'h44; 9'd135: _table2_ = 8'h17;
      9'd136: _table2_ = 8'hc4; 9'd137: _table2_ = 8'ha7; 9'd138: _table2_ = 8'h7e; 9'd139: _table2_ = 8'h3d;
      9'd140: _table2_ = 8'h64; 9'd141: _table2_ = 8'h5d; 9'd142: _table2_ = 8'h19; 9'd143: _table2_ = 8'h73;
      9'd144: _table2_ = 8'h60; 9'd145: _table2_ = 8'h81; 9'd146: _table2_ = 8'h4f; 9'd147: _table2_ = 8'hdc;
      9'd148: _table2_ = 8'h22; 9'd149: _table2_ = 8'h2a; 9'd150: _table2_ = 8'h90; 9'd151: _table2_ = 8'h88;
      9'd152: _table2_ = 8'h46; 9'd153: _table2_ = 8'hee; 9'd154: _table2_ = 8'hb8; 9'd155: _table2_ = 8'h14;
      9'd156: _table2_ = 8'hde; 9'd157: _table2_ = 8'h5e; 9'd158: _table2_ = 8'h0b; 9'd159: _table2_ = 8'hdb;
      9'd160: _table2_ = 8'he0; 9'd161: _table2_ = 8'h32; 9'd162: _table2_ = 8'h3a; 9'd163: _table2_ = 8'h0a;
      9'd164: _table2_ = 8'h49; 9'd165: _table2_ = 8'h06; 9'd166: _table2_ = 8'h24; 9'd167: _table2_ = 8'h5c;
      9'd168: _table2_ = 8'hc2; 9'd169: _table2_ = 8'hd3; 9'd170: _table2_ = 8'hac; 9'd171: _table2_ = 8'h62;
      9'd172: _table2_ = 8'h91; 9'd173: _table2_ = 8'h95; 9'd174: _table2_ = 8'he4; 9'd175: _table2_ = 8'h79;
      9'd176: _table2_ = 8'he7; 9'd177: _table2_ = 8'hc8; 9'd178: _table2_ = 8'h37; 9'd179: _table2_ = 8'h6d;
      9'd180: _table2_ = 8'h8d; 9'd181: _table2_ = 8'hd5; 9'd182: _table2_ = 8'h4e; 9'd183: _table2_ = 8'ha9;
      9'd184: _table2_ = 8'h6c; 9'd185: _table2_ = 8'h56; 9'd186: _table2_ = 8'hf4; 9'd187: _table2_ = 8'hea;
      9'd188: _table2_ = 8'h65; 9'd189: _table2_ = 8'h7a; 9'd190: _table2_ = 8'hae; 9'd191: _table2_ = 8'h08;
      9'd192: _table2_ = 8'hba; 9'd193: _table2_ = 8'h78; 9'd194: _table2_ = 8'h25; 9'd195: _table2_ = 8'h2e;
      9'd196: _table2_ = 8'h1c; 9'd197: _table2_ = 8'ha6; 9'd198: _table2_ = 8'hb4; 9'd199: _table2_ = 8'hc6;
      9'd200: _table2_ = 8'he8; 9'd201: _table2_ = 8'hdd; 9'd202: _table2_ = 8'h74; 9'd203: _table2_ = 8'h1f;
      9'd204: _table2_ = 8'h4b; 9'd205: _table2_ = 8'hbd; 9'd206: _table2_ = 8'h8b; 9'd207: _table2_ = 8'h8a;
      9'd208: _table2_ = 8'h70; 9'd209: _table2_ = 8'h3e; 9'd210: _table2_ = 8'hb5; 9'd211: _table2_ = 8'h66;
      9'd212: _table2_ = 8'h48; 9'd213: _table2_ = 8'h03; 9'd214: _table2_ = 8'hf6; 9'd215: _table2_ = 8'h0e;
      9'd216: _table2_ = 8'h61; 9'd217: _table2_ = 8'h35; 9'd218: _table2_ = 8'h57; 9'd219: _table2_ = 8'hb9;
      9'd220: _table2_ = 8'h86; 9'd221: _table2_ = 8'hc1; 9'd222: _table2_ = 8'h1d; 9'd223: _table2_ = 8'h9e;
      9'd224: _table2_ = 8'he1; 9'd225: _table2_ = 8'hf8; 9'd226: _table2_ = 8'h98; 9'd227: _table2_ = 8'h11;
      9'd228: _table2_ = 8'h69; 9'd229: _table2_ = 8'hd9; 9'd230: _table2_ = 8'h8e; 9'd231: _table2_ = 8'h94;
      9'd232: _table2_ = 8'h9b; 9'd233: _table2_ = 8'h1e; 9'd234: _table2_ = 8'h87; 9'd235: _table2_ = 8'he9;
      9'd236: _table2_ = 8'hce; 9'd237: _table2_ = 8'h55; 9'd238: _table2_ = 8'h28; 9'd239: _table2_ = 8'hdf;
      9'd240: _table2_ = 8'h8c; 9'd241: _table2_ = 8'ha1; 9'd242: _table2_ = 8'h89; 9'd243: _table2_ = 8'h0d;
      9'd244: _table2_ = 8'hbf; 9'd245: _table2_ = 8'he6; 9'd246: _table2_ = 8'h42; 9'd247: _table2_ = 8'h68;
      9'd248: _table2_ = 8'h41; 9'd249: _table2_ = 8'h99; 9'd250: _table2_ = 8'h2d; 9'd251: _table2_ = 8'h0f;
      9'd252: _table2_ = 8'hb0; 9'd253: _table2_ = 8'h54; 9'd254: _table2_ = 8'hbb; 9'd255: _table2_ = 8'h16;
      9'd256: _table2_ = 8'h52; 9'd257: _table2_ = 8'h09; 9'd258: _table2_ = 8'h6a; 9'd259: _table2_ = 8'hd5;
      9'd260: _table2_ = 8'h30; 9'd261: _table2_ = 8'h36; 9'd262: _table2_ = 8'ha5; 9'd263: _table2_ = 8'h38;
      9'd264: _table2_ = 8'hbf; 9'd265: _table2_ = 8'h40; 9'd266: _table2_ = 8'ha3; 9'd267: _table2_ = 8'h9e;
      9'd268: _table2_ = 8'h81; 9'd269: _table2_ = 8'hf3; 9'd270: _table2_ = 8'hd7; 9'd271: _table2_ = 8'hfb;
      9'd272: _table2_ = 8'h7c; 9'd273: _table2_ = 8'he3; 9'd274: _table2_ = 8'h39; 9'd275: _table2_ = 8'h82;
      9'd276: _table2_ = 8'h9b; 9'd277: _table2_ = 8'h2f; 9'd278: _table2_ = 8'hff; 9'd279: _table2_ = 8'h87;
      9'd280: _table2_ = 8'h34; 9'd281: _table2_ = 8'h8e; 9'd282: _table2_ = 8'h43; 9'd283: _table2_ = 8'h44;
      9'd284: _table2_ = 8'hc4; 9'd285: _table2_ = 8'hde; 9'd286: _table2_ = 8'he9; 9'd287: _table2_ = 8'hcb;
      9'd288: _table2_ = 8'h54; 9'd289: _table2_ = 8'h7b; 9'd290: _table2_ = 8'h94; 9'd291: _table2_ = 8'h32;
      9'd292: _table2_ = 8'ha6; 9'd293: _table2_ = 8'hc2; 9'd294: _table2_ = 8'h23; 9'd295: _table2_ = 8'h3d;
      9'd296: _table2_ = 8'hee; 9'd297: _table2_ = 8'h4c; 9'd298: _table2_ = 8'h95; 9'd299: _table2_ = 8'h0b;
      9'd300: _table2_ = 8'h42; 9'd301: _table2_ = 8'hfa; 9'd302: _table2_ = 8'hc3; 9'd303: _table2_ = 8'h4e;
      9'd304: _table2_ = 8'h08; 9'd305: _table2_ = 8'h2e; 9'd306: _table2_ = 8'ha1; 9'd307: _table2_ = 8'h66;
      9'd308: _table2_ = 8'h28; 9'd309: _table2_ = 8'hd9; 9'd310: _table2_ = 8'h24; 9'd311: _table2_ = 8'hb2;
      9'd312: _table2_ = 8'h76; 9'd313: _table2_ = 8'h5b; 9'd314: _table2_ = 8'ha2; 9'd315: _table2_ = 8'h49;
      9'd316: _table2_ = 8'h6d; 9'd317: _table2_ = 8'h8b; 9'd318: _table2_ = 8'hd1; 9'd319: _table2_ = 8'h25;
      9'd320: _table2_ = 8'h72; 9'd321: _table2_ = 8'hf8; 9'd322: _table2_ = 8'hf6; 9'd323: _table2_ = 8'h64;
      9'd324: _table2_ = 8'h86; 9'd325: _table2_ = 8'h68; 9'd326: _table2_ = 8'h98; 9'd327: _table2_ = 8'h16;
      9'd328: _table2_ = 8'hd4; 9'd329: _table2_ = 8'ha4; 9'd330: _table2_ = 8'h5c; 9'd331: _table2_ = 8'hcc;
      9'd332: _table2_ = 8'h5d; 9'd333: _table2_ = 8'h65; 9'd334: _table2_ = 8'hb6; 9'd335: _table2_ = 8'h92;
      9'd336: _table2_ = 8'h6c; 9'd337: _table2_ = 8'h70; 9'd338: _table2_ = 8'h48; 9'd339: _table2_ = 8'h50;
      9'd340: _table2_ = 8'hfd; 9'd341: _table2_ = 8'hed; 9'd342: _table2_ = 8'hb9; 9'd343: _table2_ = 8'hda;
      9'd344: _table2_ = 8'h5e; 9'd345: _table2_ = 8'h15; 9'd346: _table2_ = 8'h46; 9'd347: _table2_ = 8'h57;
      9'd348: _table2_ = 8'ha7; 9'd349: _table2_ = 8'h8d; 9'd350: _table2_ = 8'h9d; 9'd351: _table2_ = 8'h84;
      9'd352: _table2_ = 8'h90; 9'd353: _table2_ = 8'hd8; 9'd354: _table2_ = 8'hab; 9'd355: _table2_ = 8'h00;
      9'd356: _table2_ = 8'h8c; 9'd357: _table2_ = 8'hbc; 9'd358: _table2_ = 8'hd3; 9'd359: _table2_ = 8'h0a;
      9'd360: _table2_ = 8'hf7; 9'd361: _table2_ = 8'he4; 9'd362: _table2_ = 8'h58; 9'd363: _table2_ = 8'h05;
      9'd364: _table2_ = 8'hb8; 9'd365: _table2_ = 8'hb3; 9'd366: _table2_ = 8'h45; 9'd367: _table2_ = 8'h06;
      9'd368: _table2_ = 8'hd0; 9'd369: _table2_ = 8'h2c; 9'd370: _table2_ = 8'h1e; 9'd371: _table2_ = 8'h8f;
      9'd372: _table2_ = 8'hca; 9'd373: _table2_ = 8'h3f; 9'd374: _table2_ = 8'h0f; 9'd375: _table2_ = 8'h02;
      9'd376: _table2_ = 8'hc1; 9'd377: _table2_ = 8'haf; 9'd378: _table2_ = 8'hbd; 9'd379: _table2_ = 8'h03;
      9'd380: _table2_ = 8'h01; 9'd381: _table2_ = 8'h13; 9'd382: _table2_ = 8'h8a; 9'd383: _table2_ = 8'h6b;
      9'd384: _table2_ = 8'h3a; 9'd385: _table2_ = 8'h91; 9'd386: _table2_ = 8'h11; 9'd387: _table2_ = 8'h41;
      9'd388: _table2_ = 8'h4f; 9'd389: _table2_ = 8'h67; 9'd390: _table2_ = 8'hdc; 9'd391: _table2_ = 8'hea;
      9'd392: _table2_ = 8'h97; 9'd393: _table2_ = 8'hf2; 9'd394: _table2_ = 8'hcf; 9'd395: _table2_ = 8'hce;
      9'd396: _table2_ = 8'hf0; 9'd397: _table2_ = 8'hb4; 9'd398: _table2_ = 8'he6; 9'd399: _table2_ = 8'h73;
      9'd400: _table2_ = 8'h96; 9'd401: _table2_ = 8'hac; 9'd402: _table2_ = 8'h74; 9'd403: _table2_ = 8'h22;
      9'd404: _table2_ = 8'he7; 9'd405: _table2_ = 8'had; 9'd406: _table2_ = 8'h35; 9'd407: _table2_ = 8'h85;
      9'd408: _table2_ = 8'he2; 9'd409: _table2_ = 8'hf9; 9'd410: _table2_ = 8'h37; 9'd411: _table2_ = 8'he8;
      9'd412: _table2_ = 8'h1c; 9'd413: _table2_ = 8'h75; 9'd414: _table2_ = 8'hdf; 9'd415: _table2_ = 8'h6e;
      9'd416: _table2_ = 8'h47; 9'd417: _table2_ = 8'hf1; 9'd418: _table2_ = 8'h1a; 9'd419: _table2_ = 8'h71;
      9'd420: _table2_ = 8'h1d; 9'd421: _table2_ = 8'h29; 9'd422: _table2_ = 8'hc5; 9'd423: _table2_ = 8'h89;
      9'd424: _table2_ = 8'h6f; 9'd425: _table2_ = 8'hb7; 9'd426: _table2_ = 8'h62; 9'd427: _table2_ = 8'h0e;
      9'd428: _table2_ = 8'haa; 9'd429: _table2_ = 8'h18; 9'd430: _table2_ = 8'hbe; 9'd431: _table2_ = 8'h1b;
      9'd432: _table2_ = 8'hfc; 9'd433: _table2_ = 8'h56; 9'd434: _table2_ = 8'h3e; 9'd435: _table2_ = 8'h4b;
      9'd436: _table2_ = 8'hc6; 9'd437: _table2_ = 8'hd2; 9'd438: _table2_ = 8'h79; 9'd439: _table2_ = 8'h20;
      9'd440: _table2_ = 8'h9a; 9'd441: _table2_ = 8'hdb; 9'd442: _table2_ = 8'hc0; 9'd443: _table2_ = 8'hfe;
      9'd444: _table2_ = 8'h78; 9'd445: _table2_ = 8'hcd; 9'd446: _table2_ = 8'h5a; 9'd447: _table2_ = 8'hf4;
      9'd448: _table2_ = 8'h1f; 9'd449: _table2_ = 8'hdd; 9'd450: _table2_ = 8'ha8; 9'd451: _table2_ = 8'h33;
      9'd452: _table2_ = 8'h88; 9'd453: _table2_ = 8'h07; 9'd454: _table2_ = 8'hc7; 9'd455: _table2_ = 8'h31;
      9'd456: _table2_ = 8'hb1; 9'd457: _table2_ = 8'h12; 9'd458: _table2_ = 8'h10; 9'd459: _table2_ = 8'h59;
      9'd460: _table2_ = 8'h27; 9'd461: _table2_ = 8'h80; 9'd462: _table2_ = 8'hec; 9'd463: _table2_ = 8'h5f;
      9'd464: _table2_ = 8'h60; 9'd465: _table2_ = 8'h51; 9'd466: _table2_ = 8'h7f; 9'd467: _table2_ = 8'ha9;
      9'd468: _table2_ = 8'h19; 9'd469: _table2_ = 8'hb5; 9'd470: _table2_ = 8'h4a; 9'd471: _table2_ = 8'h0d;
      9'd472: _table2_ = 8'h2d; 9'd473: _table2_ = 8'he5; 9'd474: _table2_ = 8'h7a; 9'd475: _table2_ = 8'h9f;
      9'd476: _table2_ = 8'h93; 9'd477: _table2_ = 8'hc9; 9'd478: _table2_ = 8'h9c; 9'd479: _table2_ = 8'hef;
      9'd480: _table2_ = 8'ha0; 9'd481: _table2_ = 8'he0; 9'd482: _table2_ = 8'h3b; 9'd483: _table2_ = 8'h4d;
      9'd484: _table2_ = 8'hae; 9'd485: _table2_ = 8'h2a; 9'd486: _table2_ = 8'hf5; 9'd487: _table2_ = 8'hb0;
      9'd488: _table2_ = 8'hc8; 9'd489: _table2_ = 8'heb; 9'd490: _table2_ = 8'hbb; 9'd491: _table2_ = 8'h3c;
      9'd492: _table2_ = 8'h83; 9'd493: _table2_ = 8'h53; 9'd494: _table2_ = 8'h99; 9'd495: _table2_ = 8'h61;
      9'd496: _table2_ = 8'h17; 9'd497: _table2_ = 8'h2b; 9'd498: _table2_ = 8'h04; 9'd499: _table2_ = 8'h7e;
      9'd500: _table2_ = 8'hba; 9'd501: _table2_ = 8'h77; 9'd502: _table2_ = 8'hd6; 9'd503: _table2_ = 8'h26;
      9'd504: _table2_ = 8'he1; 9'd505: _table2_ = 8'h69; 9'd506: _table2_ = 8'h14; 9'd507: _table2_ = 8'h63;
      9'd508: _table2_ = 8'h55; 9'd509: _table2_ = 8'h21; 9'd510: _table2_ = 8'h0c; 9'd511: _table2_ = 8'h7d;
    endcase
  assign data_o = _table2_;
endmodule

module aes_round(clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
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
