// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// aes128_column as plain Verilog: made from rtl/ by Yosys 0.70.
// Made by `aesilicon build aes128-column`; design hash b0c7e7ee4fa25cab0b9c7affaa3494c72cc146558c873dbadc1ecaf315732f07.
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// Multiplexers have one select a word, of which one at most is set:
/* verilator lint_off CASEOVERLAP */
// Some bits of a vector depend on other bits of it:
/* verilator lint_off UNOPTFLAT */

module aes_key_words_1 (clk_i, live_i, load_i, key_i, keep_i, nk6_i, nk8_i, walked_i, start_i, start_inverse_i, first_key_o, inverse_i, sub_word_i, sub_word_o, substituted_i, step_i, special_i, rotate_i, word_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input load_i;
  wire load_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input keep_i;
  wire keep_i;
  input nk6_i;
  wire nk6_i;
  input nk8_i;
  wire nk8_i;
  input walked_i;
  wire walked_i;
  input start_i;
  wire start_i;
  input start_inverse_i;
  wire start_inverse_i;
  output [127:0] first_key_o;
  wire [127:0] first_key_o;
  input inverse_i;
  wire inverse_i;
  input sub_word_i;
  wire sub_word_i;
  output [31:0] sub_word_o;
  wire [31:0] sub_word_o;
  input [31:0] substituted_i;
  wire [31:0] substituted_i;
  input step_i;
  wire step_i;
  input special_i;
  wire special_i;
  input rotate_i;
  wire rotate_i;
  output [31:0] word_o;
  wire [31:0] word_o;
  wire _00_;
  wire [127:0] _01_;
  wire _02_;
  wire [7:0] _03_;
  wire [127:0] _04_;
  wire [31:0] _05_;
  wire [7:0] _06_;
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
  wire [7:0] _22_;
  wire _23_;
  wire _24_;
  wire [127:0] _25_;
  wire [127:0] _26_;
  wire _27_;
  wire [7:0] _28_;
  wire [7:0] _29_;
  wire [7:0] _30_;
  wire [31:0] _31_;
  wire [127:0] _32_;
  wire [7:0] _33_;
  wire [7:0] _34_;
  wire [7:0] _35_;
  wire [31:0] _36_;
  wire [31:0] _37_;
  wire [7:0] _38_;
  wire [7:0] _39_;
  wire [31:0] after_sub;
  wire [31:0] before_next;
  reg \gen_two_ends.kept_inverse_q ;
  wire [31:0] \gen_window[3].next ;
  reg [127:0] kept_q;
  wire [31:0] last;
  wire [127:96] \moved[127:96] ;
  wire [31:0] \moved[31:0] ;
  wire [63:32] \moved[63:32] ;
  wire [95:64] \moved[95:64] ;
  wire nk4;
  reg plain_q;
  reg [7:0] rcon_q;
  wire [127:0] start;
  wire turns;
  reg [127:0] window_q;
  assign _05_ = before_next & { _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_, _07_ };
  assign _06_ = rcon_q & { _12_, _12_, _12_, _12_, _12_, _12_, _12_, _12_ };
  assign _10_ = ~rotate_i;
  assign _11_ = ~special_i;
  assign _13_ = ~live_i;
  assign _12_ = ~plain_q;
  assign _15_ = ~keep_i;
  assign _14_ = ~_19_;
  assign _17_ = ~nk8_i;
  assign _16_ = ~nk6_i;
  assign _07_ = _11_ && _10_;
  assign _08_ = start_i && turns;
  assign _09_ = nk8_i && _12_;
  assign nk4 = _16_ && _17_;
  assign _18_ = _13_ || load_i;
  assign _19_ = load_i || keep_i;
  assign _20_ = _13_ || _14_;
  assign _21_ = _13_ || _15_;
  assign turns = \gen_two_ends.kept_inverse_q  != start_inverse_i;
  always @(posedge clk_i)
    \gen_two_ends.kept_inverse_q  <= _00_;
  always @(posedge clk_i)
    plain_q <= _02_;
  always @(posedge clk_i)
    rcon_q <= _03_;
  always @(posedge clk_i)
    window_q <= _04_;
  always @(posedge clk_i)
    kept_q <= _01_;
  assign _22_ = start_i ? _30_ : _29_;
  assign _03_ = live_i ? _22_ : 8'h00;
  assign _23_ = sub_word_i ? _09_ : plain_q;
  assign _24_ = start_i ? 1'h0 : _23_;
  assign _02_ = live_i ? _24_ : 1'h0;
  assign _04_ = _21_ ? 128'h00000000000000000000000000000000 : _32_;
  assign _25_ = _08_ ? { \moved[31:0] , \moved[63:32] , \moved[95:64] , \moved[127:96]  } : kept_q;
  assign _26_ = load_i ? { key_i[159:128], key_i[191:160], key_i[223:192], key_i[255:224] } : _25_;
  assign _01_ = _20_ ? 128'h00000000000000000000000000000000 : _26_;
  assign _27_ = start_i ? start_inverse_i : \gen_two_ends.kept_inverse_q ;
  assign _00_ = _18_ ? 1'h0 : _27_;
  assign _28_ = plain_q ? rcon_q : _33_;
  assign _29_ = sub_word_i ? _28_ : rcon_q;
  assign _30_ = start_inverse_i ? _35_ : 8'h01;
  assign word_o = nk4 ? \gen_window[3].next  : 32'd0;
  assign sub_word_o = plain_q ? before_next : { before_next[23:0], before_next[31:24] };
  assign _31_ = step_i ? window_q[63:32] : window_q[31:0];
  assign \moved[31:0]  = sub_word_i ? after_sub : _31_;
  assign \moved[63:32]  = step_i ? window_q[95:64] : window_q[63:32];
  assign \moved[95:64]  = step_i ? window_q[127:96] : window_q[95:64];
  assign \moved[127:96]  = step_i ? \gen_window[3].next  : window_q[127:96];
  assign start = turns ? { \moved[31:0] , \moved[63:32] , \moved[95:64] , \moved[127:96]  } : kept_q;
  assign _32_ = start_i ? start : { \moved[127:96] , \moved[95:64] , \moved[63:32] , \moved[31:0]  };
  assign _33_ = inverse_i ? _39_ : _38_;
  assign _34_ = nk6_i ? 8'h80 : 8'h36;
  assign _35_ = nk8_i ? 8'h40 : _34_;
  assign _36_ = nk6_i ? 32'd0 : window_q[127:96];
  assign last = nk8_i ? 32'd0 : _36_;
  assign before_next = inverse_i ? window_q[63:32] : last;
  assign \gen_window[3].next  = window_q[31:0] ^ _05_;
  assign _37_ = window_q[31:0] ^ substituted_i;
  assign after_sub = _37_ ^ { _06_, 24'h000000 };
  assign _38_ = { rcon_q[6:0], 1'h0 } ^ { 3'h0, rcon_q[7], rcon_q[7], 1'h0, rcon_q[7], rcon_q[7] };
  assign _39_ = { 1'h0, rcon_q[7:1] } ^ { rcon_q[0], 3'h0, rcon_q[0], rcon_q[0], 1'h0, rcon_q[0] };
  assign first_key_o = { start[31:0], start[63:32], start[95:64], start[127:96] };
endmodule

module aes_mix_columns_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [31:0] data_i;
  wire [31:0] data_i;
  output [31:0] data_o;
  wire [31:0] data_o;
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
  wire [7:0] _12_;
  wire [7:0] _13_;
  wire [7:0] _14_;
  wire [7:0] _15_;
  wire [31:0] _16_;
  wire [7:0] _17_;
  wire [15:8] _18_;
  wire [7:0] _19_;
  wire [7:0] _20_;
  wire [7:0] _21_;
  wire [7:0] _22_;
  wire [7:0] _23_;
  wire [7:0] _24_;
  wire [7:0] _25_;
  wire [7:0] _26_;
  assign _16_ = { _18_, _17_, _18_, _17_ } & { inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i, inverse_i };
  assign _01_ = _12_ ^ _13_;
  assign _19_ = _00_ ^ _13_;
  assign _20_ = _19_ ^ _14_;
  assign data_o[31:24] = _20_ ^ _15_;
  assign _03_ = _13_ ^ _14_;
  assign _21_ = _02_ ^ _14_;
  assign _22_ = _21_ ^ _15_;
  assign data_o[23:16] = _22_ ^ _12_;
  assign _05_ = _14_ ^ _15_;
  assign _23_ = _04_ ^ _15_;
  assign _24_ = _23_ ^ _12_;
  assign data_o[15:8] = _24_ ^ _13_;
  assign _07_ = _15_ ^ _12_;
  assign _25_ = _06_ ^ _12_;
  assign _26_ = _25_ ^ _13_;
  assign data_o[7:0] = _26_ ^ _14_;
  assign _09_ = data_i[31:24] ^ data_i[15:8];
  assign _11_ = data_i[23:16] ^ data_i[7:0];
  assign { _12_, _13_, _14_, _15_ } = data_i ^ _16_;
  assign _08_ = { _09_[6:0], 1'h0 } ^ { 3'h0, _09_[7], _09_[7], 1'h0, _09_[7], _09_[7] };
  assign _18_ = { _08_[6:0], 1'h0 } ^ { 3'h0, _08_[7], _08_[7], 1'h0, _08_[7], _08_[7] };
  assign _10_ = { _11_[6:0], 1'h0 } ^ { 3'h0, _11_[7], _11_[7], 1'h0, _11_[7], _11_[7] };
  assign _17_ = { _10_[6:0], 1'h0 } ^ { 3'h0, _10_[7], _10_[7], 1'h0, _10_[7], _10_[7] };
  assign _06_ = { _07_[6:0], 1'h0 } ^ { 3'h0, _07_[7], _07_[7], 1'h0, _07_[7], _07_[7] };
  assign _04_ = { _05_[6:0], 1'h0 } ^ { 3'h0, _05_[7], _05_[7], 1'h0, _05_[7], _05_[7] };
  assign _02_ = { _03_[6:0], 1'h0 } ^ { 3'h0, _03_[7], _03_[7], 1'h0, _03_[7], _03_[7] };
  assign _00_ = { _01_[6:0], 1'h0 } ^ { 3'h0, _01_[7], _01_[7], 1'h0, _01_[7], _01_[7] };
endmodule

module aes_core_1 (clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
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
  aes_core_column_1  \gen_column.u_engine  (
    .beat_i(5'h00),
    .block_beat_i(block_beat),
    .block_last_i(block_beat),
    .block_ready_o(block_ready),
    .block_taken_i(block_beat),
    .clk_i(clk_i),
    .held_len_i(held_len),
    .in_data_i(in_data_i),
    .in_decrypt_i(in_decrypt_i),
    .key_beat_i(key_beat),
    .key_i(key_i),
    .key_idle_o(key_idle),
    .key_keep_i(key_keep),
    .key_last_i(key_beat),
    .live_i(\gen_wide.result_live ),
    .more_key_i(1'h0),
    .out_beat_i(1'h0),
    .ports_idle_i(1'h1),
    .result_o(result),
    .result_ready_i(result_ready),
    .result_valid_o(result_valid)
  );
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

module aes_core_column_1 (clk_i, live_i, key_i, more_key_i, key_beat_i, key_last_i, key_keep_i, held_len_i, key_idle_o, in_decrypt_i, in_data_i, block_beat_i, block_taken_i, block_last_i, block_ready_o, beat_i, ports_idle_i, result_valid_o, result_ready_i, out_beat_i, result_o
);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input [255:0] key_i;
  wire [255:0] key_i;
  input more_key_i;
  wire more_key_i;
  input key_beat_i;
  wire key_beat_i;
  input key_last_i;
  wire key_last_i;
  input key_keep_i;
  wire key_keep_i;
  input [1:0] held_len_i;
  wire [1:0] held_len_i;
  output key_idle_o;
  wire key_idle_o;
  input in_decrypt_i;
  wire in_decrypt_i;
  input [127:0] in_data_i;
  wire [127:0] in_data_i;
  input block_beat_i;
  wire block_beat_i;
  input block_taken_i;
  wire block_taken_i;
  input block_last_i;
  wire block_last_i;
  output block_ready_o;
  wire block_ready_o;
  input [4:0] beat_i;
  wire [4:0] beat_i;
  input ports_idle_i;
  wire ports_idle_i;
  output result_valid_o;
  wire result_valid_o;
  input result_ready_i;
  wire result_ready_i;
  input out_beat_i;
  wire out_beat_i;
  output [127:0] result_o;
  wire [127:0] result_o;
  wire _000_;
  wire _001_;
  wire [127:0] _002_;
  wire _003_;
  wire _004_;
  wire _005_;
  wire _006_;
  wire _007_;
  wire [127:0] _008_;
  wire [127:0] after_step;
  wire busy;
  wire [1:0] column;
  wire [31:0] entering;
  wire first_half;
  wire [127:0] first_key;
  wire \gen_whole.unused ;
  wire inverse;
  wire [31:0] key_word;
  wire last_round;
  wire late;
  wire [127:0] loaded;
  wire rotate;
  wire [31:0] shifted;
  wire special;
  wire start;
  wire start_inverse;
  wire state_hold;
  wire state_load;
  wire state_step;
  wire step;
  wire sub_word;
  wire [31:0] subbed;
  wire [31:0] to_sub;
  wire walked;
  wire whole;
  assign _007_ = ~_001_;
  assign block_ready_o = _000_;
  assign key_idle_o = _001_;
  assign result_o[0] = _002_[0];
  assign result_o[1] = _002_[1];
  assign result_o[10] = _002_[10];
  assign result_o[100] = _002_[100];
  assign result_o[101] = _002_[101];
  assign result_o[102] = _002_[102];
  assign result_o[103] = _002_[103];
  assign result_o[104] = _002_[104];
  assign result_o[105] = _002_[105];
  assign result_o[106] = _002_[106];
  assign result_o[107] = _002_[107];
  assign result_o[108] = _002_[108];
  assign result_o[109] = _002_[109];
  assign result_o[11] = _002_[11];
  assign result_o[110] = _002_[110];
  assign result_o[111] = _002_[111];
  assign result_o[112] = _002_[112];
  assign result_o[113] = _002_[113];
  assign result_o[114] = _002_[114];
  assign result_o[115] = _002_[115];
  assign result_o[116] = _002_[116];
  assign result_o[117] = _002_[117];
  assign result_o[118] = _002_[118];
  assign result_o[119] = _002_[119];
  assign result_o[12] = _002_[12];
  assign result_o[120] = _002_[120];
  assign result_o[121] = _002_[121];
  assign result_o[122] = _002_[122];
  assign result_o[123] = _002_[123];
  assign result_o[124] = _002_[124];
  assign result_o[125] = _002_[125];
  assign result_o[126] = _002_[126];
  assign result_o[127] = _002_[127];
  assign result_o[13] = _002_[13];
  assign result_o[14] = _002_[14];
  assign result_o[15] = _002_[15];
  assign result_o[16] = _002_[16];
  assign result_o[17] = _002_[17];
  assign result_o[18] = _002_[18];
  assign result_o[19] = _002_[19];
  assign result_o[2] = _002_[2];
  assign result_o[20] = _002_[20];
  assign result_o[21] = _002_[21];
  assign result_o[22] = _002_[22];
  assign result_o[23] = _002_[23];
  assign result_o[24] = _002_[24];
  assign result_o[25] = _002_[25];
  assign result_o[26] = _002_[26];
  assign result_o[27] = _002_[27];
  assign result_o[28] = _002_[28];
  assign result_o[29] = _002_[29];
  assign result_o[3] = _002_[3];
  assign result_o[30] = _002_[30];
  assign result_o[31] = _002_[31];
  assign result_o[32] = _002_[32];
  assign result_o[33] = _002_[33];
  assign result_o[34] = _002_[34];
  assign result_o[35] = _002_[35];
  assign result_o[36] = _002_[36];
  assign result_o[37] = _002_[37];
  assign result_o[38] = _002_[38];
  assign result_o[39] = _002_[39];
  assign result_o[4] = _002_[4];
  assign result_o[40] = _002_[40];
  assign result_o[41] = _002_[41];
  assign result_o[42] = _002_[42];
  assign result_o[43] = _002_[43];
  assign result_o[44] = _002_[44];
  assign result_o[45] = _002_[45];
  assign result_o[46] = _002_[46];
  assign result_o[47] = _002_[47];
  assign result_o[48] = _002_[48];
  assign result_o[49] = _002_[49];
  assign result_o[5] = _002_[5];
  assign result_o[50] = _002_[50];
  assign result_o[51] = _002_[51];
  assign result_o[52] = _002_[52];
  assign result_o[53] = _002_[53];
  assign result_o[54] = _002_[54];
  assign result_o[55] = _002_[55];
  assign result_o[56] = _002_[56];
  assign result_o[57] = _002_[57];
  assign result_o[58] = _002_[58];
  assign result_o[59] = _002_[59];
  assign result_o[6] = _002_[6];
  assign result_o[60] = _002_[60];
  assign result_o[61] = _002_[61];
  assign result_o[62] = _002_[62];
  assign result_o[63] = _002_[63];
  assign result_o[64] = _002_[64];
  assign result_o[65] = _002_[65];
  assign result_o[66] = _002_[66];
  assign result_o[67] = _002_[67];
  assign result_o[68] = _002_[68];
  assign result_o[69] = _002_[69];
  assign result_o[7] = _002_[7];
  assign result_o[70] = _002_[70];
  assign result_o[71] = _002_[71];
  assign result_o[72] = _002_[72];
  assign result_o[73] = _002_[73];
  assign result_o[74] = _002_[74];
  assign result_o[75] = _002_[75];
  assign result_o[76] = _002_[76];
  assign result_o[77] = _002_[77];
  assign result_o[78] = _002_[78];
  assign result_o[79] = _002_[79];
  assign result_o[8] = _002_[8];
  assign result_o[80] = _002_[80];
  assign result_o[81] = _002_[81];
  assign result_o[82] = _002_[82];
  assign result_o[83] = _002_[83];
  assign result_o[84] = _002_[84];
  assign result_o[85] = _002_[85];
  assign result_o[86] = _002_[86];
  assign result_o[87] = _002_[87];
  assign result_o[88] = _002_[88];
  assign result_o[89] = _002_[89];
  assign result_o[9] = _002_[9];
  assign result_o[90] = _002_[90];
  assign result_o[91] = _002_[91];
  assign result_o[92] = _002_[92];
  assign result_o[93] = _002_[93];
  assign result_o[94] = _002_[94];
  assign result_o[95] = _002_[95];
  assign result_o[96] = _002_[96];
  assign result_o[97] = _002_[97];
  assign result_o[98] = _002_[98];
  assign result_o[99] = _002_[99];
  assign result_valid_o = _003_;
  assign _004_ = sub_word && whole;
  assign _005_ = live_i && _007_;
  assign _006_ = live_i && late;
  assign state_load = live_i && block_taken_i;
  assign state_hold = live_i && busy;
  assign state_step = state_hold && step;
  assign _008_ = start_inverse ? { in_data_i[31:0], in_data_i[63:32], in_data_i[95:64], in_data_i[127:96] } : in_data_i;
  assign _002_ = inverse ? { after_step[31:0], after_step[63:32], after_step[95:64], after_step[127:96] } : after_step;
  assign loaded = _008_ ^ first_key;
  aes_column_control_1  u_control (
    .block_taken_i(block_last_i),
    .busy_o(busy),
    .clk_i(clk_i),
    .column_o(column),
    .decrypt_i(in_decrypt_i),
    .first_half_o(first_half),
    .idle_o(_001_),
    .inverse_o(inverse),
    .last_round_o(last_round),
    .live_i(live_i),
    .made_o(late),
    .nk6_i(1'h0),
    .nk8_i(1'h0),
    .read_o(\gen_whole.unused ),
    .ready_o(_000_),
    .result_ready_i(result_ready_i),
    .result_valid_o(_003_),
    .rotate_o(rotate),
    .special_o(special),
    .start_inverse_o(start_inverse),
    .start_o(start),
    .step_o(step),
    .sub_word_o(sub_word),
    .walk_i(key_last_i),
    .walked_o(walked),
    .whole_o(whole)
  );
  aes_key_words_1  u_keys (
    .clk_i(clk_i),
    .first_key_o(first_key),
    .inverse_i(inverse),
    .keep_i(key_keep_i),
    .key_i(key_i),
    .live_i(live_i),
    .load_i(key_last_i),
    .nk6_i(1'h0),
    .nk8_i(1'h0),
    .rotate_i(rotate),
    .special_i(special),
    .start_i(start),
    .start_inverse_i(start_inverse),
    .step_i(step),
    .sub_word_i(_004_),
    .sub_word_o(to_sub),
    .substituted_i(subbed),
    .walked_i(walked),
    .word_o(key_word)
  );
  aes_column_round_1  u_round (
    .clk_i(clk_i),
    .data_i(shifted),
    .data_o(entering),
    .first_half_i(first_half),
    .inverse_i(inverse),
    .key_i(key_word),
    .last_round_i(last_round),
    .live_i(_005_),
    .read_i(\gen_whole.unused ),
    .sub_word_i(sub_word),
    .word_i(to_sub),
    .word_o(subbed)
  );
  aes_column_state_1  u_state (
    .clk_i(clk_i),
    .column_i(column),
    .column_o(shifted),
    .data_i(loaded),
    .data_o(after_step),
    .hold_i(state_hold),
    .late_i(_006_),
    .load_i(state_load),
    .made_i(entering),
    .step_i(state_step)
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
  reg alive_q;
  reg key_held_q;
  wire key_taken;
  reg key_waits_q;
  assign _15_ = ~key_held_q;
  assign _14_ = ~key_taken;
  assign _13_ = ~key_waits_q;
  assign _16_ = ~_05_;
  assign _12_ = ~key_clear_i;
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
  assign key_ready_o = _10_ && _17_;
  assign key_taken = key_valid_i && key_ready_o;
  assign _11_ = key_valid_i && _14_;
  assign _05_ = _18_ && _21_;
  assign _17_ = _15_ || key_waits_q;
  assign _18_ = key_len_i != 2'h3;
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
  assign _03_ = block_taken_o ? in_chain_i : refused_o;
  assign _04_ = block_taken_o ? in_tag_i : tag_o;
  assign _02_ = live_o ? _11_ : 1'h0;
  assign _19_ = key_taken ? _16_ : key_error_o;
  assign _00_ = live_o ? _19_ : 1'h0;
  assign _01_ = live_o ? _20_ : 1'h0;
  wire [2:0] _57_ = 3'h1;
  assign _21_ = _57_[key_len_i +: 1];
  assign _20_ = key_taken ? _05_ : key_held_q;
  assign held_len_o = 2'h0;
endmodule

module aes_column_state_1 (clk_i, load_i, data_i, step_i, hold_i, column_i, column_o, made_i, late_i, data_o);
  input clk_i;
  wire clk_i;
  input load_i;
  wire load_i;
  input [127:0] data_i;
  wire [127:0] data_i;
  input step_i;
  wire step_i;
  input hold_i;
  wire hold_i;
  input [1:0] column_i;
  wire [1:0] column_i;
  output [31:0] column_o;
  wire [31:0] column_o;
  input [31:0] made_i;
  wire [31:0] made_i;
  input late_i;
  wire late_i;
  output [127:0] data_o;
  wire [127:0] data_o;
  wire [31:8] _00_;
  wire [7:0] _01_;
  wire [31:8] _02_;
  wire [7:0] _03_;
  wire [31:8] _04_;
  wire [7:0] _05_;
  wire [31:8] _06_;
  wire [7:0] _07_;
  wire [23:0] _08_;
  wire [23:0] _09_;
  wire [7:0] _10_;
  wire [7:0] _11_;
  wire [23:0] _12_;
  wire [23:0] _13_;
  wire [7:0] _14_;
  wire [7:0] _15_;
  wire [23:0] _16_;
  wire [23:0] _17_;
  wire [7:0] _18_;
  wire [7:0] _19_;
  wire [23:0] _20_;
  wire [23:0] _21_;
  wire [7:0] _22_;
  wire [7:0] _23_;
  reg [31:0] \gen_row[0].places_q ;
  wire \gen_row[1].kept_turn ;
  reg [31:0] \gen_row[1].places_q ;
  wire \gen_row[2].kept_turn ;
  reg [31:0] \gen_row[2].places_q ;
  wire \gen_row[3].kept_turn ;
  reg [31:0] \gen_row[3].places_q ;
  assign \gen_row[1].kept_turn  = { 30'h00000000, column_i } >= 32'd3;
  assign \gen_row[2].kept_turn  = { 30'h00000000, column_i } >= 32'd2;
  assign \gen_row[3].kept_turn  = { 30'h00000000, column_i } >= 32'd1;
  always @(posedge clk_i)
    \gen_row[3].places_q  <= { _06_, _07_ };
  always @(posedge clk_i)
    \gen_row[2].places_q  <= { _04_, _05_ };
  always @(posedge clk_i)
    \gen_row[1].places_q  <= { _02_, _03_ };
  always @(posedge clk_i)
    \gen_row[0].places_q  <= { _00_, _01_ };
  assign _08_ = hold_i ? \gen_row[3].places_q [31:8] : 24'h000000;
  assign _09_ = step_i ? { data_o[103:96], data_o[71:64], data_o[39:32] } : _08_;
  assign _06_ = load_i ? { data_i[103:96], data_i[71:64], data_i[39:32] } : _09_;
  assign _10_ = hold_i ? \gen_row[3].places_q [7:0] : 8'h00;
  assign _11_ = step_i ? made_i[7:0] : _10_;
  assign _07_ = load_i ? data_i[7:0] : _11_;
  assign _12_ = hold_i ? \gen_row[2].places_q [31:8] : 24'h000000;
  assign _13_ = step_i ? { data_o[111:104], data_o[79:72], \gen_row[2].places_q [7:0] } : _12_;
  assign _04_ = load_i ? { data_i[111:104], data_i[79:72], data_i[47:40] } : _13_;
  assign _14_ = hold_i ? \gen_row[2].places_q [7:0] : 8'h00;
  assign _15_ = step_i ? made_i[15:8] : _14_;
  assign _05_ = load_i ? data_i[15:8] : _15_;
  assign _16_ = hold_i ? \gen_row[1].places_q [31:8] : 24'h000000;
  assign _17_ = step_i ? { data_o[119:112], \gen_row[1].places_q [15:0] } : _16_;
  assign _02_ = load_i ? { data_i[119:112], data_i[87:80], data_i[55:48] } : _17_;
  assign _18_ = hold_i ? \gen_row[1].places_q [7:0] : 8'h00;
  assign _19_ = step_i ? made_i[23:16] : _18_;
  assign _03_ = load_i ? data_i[23:16] : _19_;
  assign _20_ = hold_i ? \gen_row[0].places_q [31:8] : 24'h000000;
  assign _21_ = step_i ? \gen_row[0].places_q [23:0] : _20_;
  assign _00_ = load_i ? { data_i[127:120], data_i[95:88], data_i[63:56] } : _21_;
  assign _22_ = hold_i ? \gen_row[0].places_q [7:0] : 8'h00;
  assign _23_ = step_i ? made_i[31:24] : _22_;
  assign _01_ = load_i ? data_i[31:24] : _23_;
  assign column_o[23:16] = \gen_row[1].kept_turn  ? \gen_row[1].places_q [31:24] : \gen_row[1].places_q [23:16];
  assign column_o[15:8] = \gen_row[2].kept_turn  ? \gen_row[2].places_q [31:24] : \gen_row[2].places_q [15:8];
  assign column_o[7:0] = \gen_row[3].kept_turn  ? \gen_row[3].places_q [31:24] : \gen_row[3].places_q [7:0];
  assign data_o[119:112] = \gen_row[1].kept_turn  ? \gen_row[1].places_q [23:16] : \gen_row[1].places_q [31:24];
  assign data_o[111:104] = \gen_row[2].kept_turn  ? \gen_row[2].places_q [23:16] : \gen_row[2].places_q [31:24];
  assign data_o[79:72] = \gen_row[2].kept_turn  ? \gen_row[2].places_q [15:8] : \gen_row[2].places_q [23:16];
  assign data_o[103:96] = \gen_row[3].kept_turn  ? \gen_row[3].places_q [23:16] : \gen_row[3].places_q [31:24];
  assign data_o[71:64] = \gen_row[3].kept_turn  ? \gen_row[3].places_q [15:8] : \gen_row[3].places_q [23:16];
  assign data_o[39:32] = \gen_row[3].kept_turn  ? \gen_row[3].places_q [7:0] : \gen_row[3].places_q [15:8];
  assign { data_o[127:120], data_o[95:80], data_o[63:40], data_o[31:0] } = { \gen_row[0].places_q [23:8], \gen_row[1].places_q [15:8], \gen_row[0].places_q [7:0], \gen_row[1].places_q [7:0], \gen_row[2].places_q [7:0], made_i };
  assign column_o[31:24] = \gen_row[0].places_q [31:24];
endmodule

module aes_column_round_1 (clk_i, live_i, first_half_i, sub_word_i, read_i, word_i, word_o, inverse_i, last_round_i, key_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input first_half_i;
  wire first_half_i;
  input sub_word_i;
  wire sub_word_i;
  input read_i;
  wire read_i;
  input [31:0] word_i;
  wire [31:0] word_i;
  output [31:0] word_o;
  wire [31:0] word_o;
  input inverse_i;
  wire inverse_i;
  input last_round_i;
  wire last_round_i;
  input [31:0] key_i;
  wire [31:0] key_i;
  input [31:0] data_i;
  wire [31:0] data_i;
  output [31:0] data_o;
  wire [31:0] data_o;
  wire [31:0] _00_;
  wire [31:0] _01_;
  wire [31:0] _02_;
  wire [31:0] _03_;
  wire [31:0] keyed;
  wire [31:0] mixed;
  wire [31:0] to_mix;
  assign data_o[0] = _00_[0];
  assign data_o[1] = _00_[1];
  assign data_o[10] = _00_[10];
  assign data_o[11] = _00_[11];
  assign data_o[12] = _00_[12];
  assign data_o[13] = _00_[13];
  assign data_o[14] = _00_[14];
  assign data_o[15] = _00_[15];
  assign data_o[16] = _00_[16];
  assign data_o[17] = _00_[17];
  assign data_o[18] = _00_[18];
  assign data_o[19] = _00_[19];
  assign data_o[2] = _00_[2];
  assign data_o[20] = _00_[20];
  assign data_o[21] = _00_[21];
  assign data_o[22] = _00_[22];
  assign data_o[23] = _00_[23];
  assign data_o[24] = _00_[24];
  assign data_o[25] = _00_[25];
  assign data_o[26] = _00_[26];
  assign data_o[27] = _00_[27];
  assign data_o[28] = _00_[28];
  assign data_o[29] = _00_[29];
  assign data_o[3] = _00_[3];
  assign data_o[30] = _00_[30];
  assign data_o[31] = _00_[31];
  assign data_o[4] = _00_[4];
  assign data_o[5] = _00_[5];
  assign data_o[6] = _00_[6];
  assign data_o[7] = _00_[7];
  assign data_o[8] = _00_[8];
  assign data_o[9] = _00_[9];
  assign word_o[0] = _01_[0];
  assign word_o[1] = _01_[1];
  assign word_o[10] = _01_[10];
  assign word_o[11] = _01_[11];
  assign word_o[12] = _01_[12];
  assign word_o[13] = _01_[13];
  assign word_o[14] = _01_[14];
  assign word_o[15] = _01_[15];
  assign word_o[16] = _01_[16];
  assign word_o[17] = _01_[17];
  assign word_o[18] = _01_[18];
  assign word_o[19] = _01_[19];
  assign word_o[2] = _01_[2];
  assign word_o[20] = _01_[20];
  assign word_o[21] = _01_[21];
  assign word_o[22] = _01_[22];
  assign word_o[23] = _01_[23];
  assign word_o[24] = _01_[24];
  assign word_o[25] = _01_[25];
  assign word_o[26] = _01_[26];
  assign word_o[27] = _01_[27];
  assign word_o[28] = _01_[28];
  assign word_o[29] = _01_[29];
  assign word_o[3] = _01_[3];
  assign word_o[30] = _01_[30];
  assign word_o[31] = _01_[31];
  assign word_o[4] = _01_[4];
  assign word_o[5] = _01_[5];
  assign word_o[6] = _01_[6];
  assign word_o[7] = _01_[7];
  assign word_o[8] = _01_[8];
  assign word_o[9] = _01_[9];
  assign _02_ = inverse_i ? mixed : _03_;
  assign _00_ = last_round_i ? keyed : _02_;
  assign to_mix = inverse_i ? keyed : _01_;
  assign _03_ = mixed ^ key_i;
  assign keyed = _01_ ^ key_i;
  aes_mix_columns_1  \gen_mix_product.u_mix_columns  (
    .data_i(to_mix),
    .data_o(mixed),
    .inverse_i(inverse_i)
  );
  aes_shared_sub_1  \gen_one_row.u_sub  (
    .clear_i(1'h0),
    .clk_i(clk_i),
    .data_i(data_i),
    .data_o(_01_),
    .inverse_i(inverse_i),
    .sub_word_i(sub_word_i),
    .word_i(word_i)
  );
endmodule

module aes_shared_sub_1 (clk_i, clear_i, sub_word_i, word_i, inverse_i, data_i, data_o);
  input clk_i;
  wire clk_i;
  input clear_i;
  wire clear_i;
  input sub_word_i;
  wire sub_word_i;
  input [31:0] word_i;
  wire [31:0] word_i;
  input inverse_i;
  wire inverse_i;
  input [31:0] data_i;
  wire [31:0] data_i;
  output [31:0] data_o;
  wire [31:0] data_o;
  wire _0_;
  wire _1_;
  wire [31:0] _2_;
  assign _1_ = ~sub_word_i;
  assign _0_ = inverse_i && _1_;
  assign _2_ = sub_word_i ? word_i : data_i;
  aes_sub_bytes_1  u_sub_bytes (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(_2_),
    .data_o(data_o),
    .inverse_i(_0_)
  );
endmodule

module aes_sub_bytes_1 (clk_i, clear_i, inverse_i, data_i, data_o);
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

module aes_column_control_1 (clk_i, live_i, idle_o, ready_o, block_taken_i, decrypt_i, walk_i, nk6_i, nk8_i, result_valid_o, result_ready_i, start_o, start_inverse_o, sub_word_o, step_o, first_half_o, whole_o, busy_o, inverse_o, column_o, last_round_o
, read_o, made_o, walked_o, special_o, rotate_o);
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
  input nk6_i;
  wire nk6_i;
  input nk8_i;
  wire nk8_i;
  output result_valid_o;
  wire result_valid_o;
  input result_ready_i;
  wire result_ready_i;
  output start_o;
  wire start_o;
  output start_inverse_o;
  wire start_inverse_o;
  output sub_word_o;
  wire sub_word_o;
  output step_o;
  wire step_o;
  output first_half_o;
  wire first_half_o;
  output whole_o;
  wire whole_o;
  output busy_o;
  wire busy_o;
  output inverse_o;
  reg inverse_o;
  output [1:0] column_o;
  reg [1:0] column_o;
  output last_round_o;
  wire last_round_o;
  output read_o;
  wire read_o;
  output made_o;
  wire made_o;
  output walked_o;
  wire walked_o;
  output special_o;
  wire special_o;
  output rotate_o;
  wire rotate_o;
  wire [1:0] _000_;
  wire _001_;
  wire [6:0] _002_;
  wire _003_;
  wire [2:0] _004_;
  wire [1:0] _005_;
  wire [1:0] _006_;
  wire [1:0] _007_;
  wire [1:0] _008_;
  wire [1:0] _009_;
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
  wire [2:0] _035_;
  wire [2:0] _036_;
  wire [1:0] _037_;
  wire [1:0] _038_;
  wire [6:0] _039_;
  wire [6:0] _040_;
  wire [6:0] _041_;
  wire [2:0] _042_;
  wire [2:0] _043_;
  wire [2:0] first_special;
  wire last;
  reg [6:0] left_q;
  wire [2:0] next_special;
  wire running;
  wire [6:0] slots;
  wire stall;
  wire [1:0] state_d;
  reg [1:0] state_q;
  reg subbed_q;
  reg [2:0] until_special_q;
  assign _009_ = column_o + 2'h1;
  assign _010_ = state_q[0] | state_q[1];
  assign _011_ = until_special_q[0] | until_special_q[1];
  assign _012_ = _011_ | until_special_q[2];
  assign _013_ = left_q[0] | left_q[1];
  assign _014_ = left_q[2] | left_q[3];
  assign _015_ = left_q[4] | left_q[5];
  assign _016_ = _013_ | _014_;
  assign _017_ = _015_ | left_q[6];
  assign _018_ = _016_ | _017_;
  assign idle_o = ~_010_;
  assign special_o = ~_012_;
  assign _029_ = ~stall;
  assign _030_ = ~result_ready_i;
  assign _020_ = ~_018_;
  assign _019_ = state_q == 2'h3;
  assign busy_o = state_q == 2'h1;
  assign _021_ = state_q == 2'h2;
  assign _022_ = running && _029_;
  assign _023_ = _022_ && whole_o;
  assign _024_ = sub_word_o && whole_o;
  assign walked_o = _019_ && last;
  assign _025_ = result_valid_o && result_ready_i;
  assign result_valid_o = busy_o && last;
  assign _026_ = running && _020_;
  assign last = _026_ && whole_o;
  assign stall = result_valid_o && _030_;
  assign start_inverse_o = _027_ && decrypt_i;
  assign _028_ = last && _029_;
  assign ready_o = idle_o || _025_;
  assign running = busy_o || _019_;
  assign start_o = block_taken_i || _021_;
  assign _027_ = state_q != 2'h2;
  always @(posedge clk_i)
    state_q <= state_d;
  always @(posedge clk_i)
    left_q <= _002_;
  always @(posedge clk_i)
    column_o <= _000_;
  always @(posedge clk_i)
    until_special_q <= _004_;
  always @(posedge clk_i)
    subbed_q <= _003_;
  always @(posedge clk_i)
    inverse_o <= _001_;
  assign _031_ = start_o ? start_inverse_o : inverse_o;
  assign _001_ = live_i ? _031_ : 1'h0;
  assign _032_ = _024_ ? 1'h1 : subbed_q;
  assign _033_ = step_o ? 1'h0 : _032_;
  assign _034_ = start_o ? 1'h0 : _033_;
  assign _003_ = live_i ? _034_ : 1'h0;
  assign _035_ = step_o ? _043_ : until_special_q;
  assign _036_ = start_o ? first_special : _035_;
  assign _004_ = live_i ? _036_ : 3'h0;
  assign _037_ = step_o ? _009_ : column_o;
  assign _038_ = start_o ? 2'h0 : _037_;
  assign _000_ = live_i ? _038_ : 2'h0;
  assign _039_ = _023_ ? _041_ : left_q;
  assign _040_ = start_o ? slots : _039_;
  assign _002_ = live_i ? _040_ : 7'h00;
  assign state_d = live_i ? _008_ : 2'h0;
  assign _008_ = block_taken_i ? 2'h1 : _007_;
  assign _007_ = walk_i ? 2'h2 : _006_;
  assign _006_ = _021_ ? 2'h3 : _005_;
  assign _005_ = _028_ ? 2'h0 : state_q;
  assign _041_ = left_q - 7'h01;
  assign _042_ = until_special_q - 3'h1;
  assign _043_ = _012_ ? _042_ : next_special;
  aes_column_schedule_1  \gen_combinational.u_schedule  (
    .clk_i(clk_i),
    .column_i(column_o),
    .first_half_o(first_half_o),
    .first_special_o(first_special),
    .inverse_i(inverse_o),
    .last_round_o(last_round_o),
    .left_i(left_q),
    .live_i(live_i),
    .next_special_o(next_special),
    .nk6_i(nk6_i),
    .nk8_i(nk8_i),
    .rotate_o(rotate_o),
    .running_i(running),
    .slots_o(slots),
    .special_i(special_o),
    .stall_i(stall),
    .start_inverse_i(start_inverse_o),
    .step_o(step_o),
    .sub_word_o(sub_word_o),
    .subbed_i(subbed_q),
    .whole_o(whole_o)
  );
  assign made_o = 1'h0;
  assign read_o = 1'h0;
endmodule

module aes_column_schedule_1 (clk_i, live_i, nk6_i, nk8_i, start_inverse_i, slots_o, first_special_o, next_special_o, running_i, inverse_i, left_i, column_i, special_i, subbed_i, stall_i, first_half_o, whole_o, sub_word_o, step_o, last_round_o, rotate_o
);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input nk6_i;
  wire nk6_i;
  input nk8_i;
  wire nk8_i;
  input start_inverse_i;
  wire start_inverse_i;
  output [6:0] slots_o;
  wire [6:0] slots_o;
  output [2:0] first_special_o;
  wire [2:0] first_special_o;
  output [2:0] next_special_o;
  wire [2:0] next_special_o;
  input running_i;
  wire running_i;
  input inverse_i;
  wire inverse_i;
  input [6:0] left_i;
  wire [6:0] left_i;
  input [1:0] column_i;
  wire [1:0] column_i;
  input special_i;
  wire special_i;
  input subbed_i;
  wire subbed_i;
  input stall_i;
  wire stall_i;
  output first_half_o;
  wire first_half_o;
  output whole_o;
  wire whole_o;
  output sub_word_o;
  wire sub_word_o;
  output step_o;
  wire step_o;
  output last_round_o;
  wire last_round_o;
  output rotate_o;
  wire rotate_o;
  wire _00_;
  wire [2:0] _01_;
  wire _02_;
  wire [2:0] _03_;
  wire _04_;
  wire [6:0] _05_;
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
  wire [6:0] _20_;
  wire [6:0] _21_;
  assign _18_ = ~stall_i;
  assign _17_ = ~_07_;
  assign _16_ = ~_04_;
  assign _15_ = ~subbed_i;
  assign _14_ = ~nk8_i;
  assign first_half_o = _00_;
  assign first_special_o[0] = _01_[0];
  assign first_special_o[1] = _01_[1];
  assign first_special_o[2] = _01_[2];
  assign last_round_o = _02_;
  assign next_special_o[0] = _03_[0];
  assign next_special_o[1] = _03_[1];
  assign next_special_o[2] = _03_[2];
  assign rotate_o = _04_;
  assign slots_o[0] = _05_[0];
  assign slots_o[1] = _05_[1];
  assign slots_o[2] = _05_[2];
  assign slots_o[3] = _05_[3];
  assign slots_o[4] = _05_[4];
  assign slots_o[5] = _05_[5];
  assign slots_o[6] = _05_[6];
  assign step_o = _06_;
  assign sub_word_o = _07_;
  assign whole_o = _08_;
  assign _09_ = inverse_i && _14_;
  assign _10_ = nk6_i && column_i[1];
  assign _04_ = _02_ && _19_;
  assign _11_ = running_i && special_i;
  assign _12_ = _11_ && _15_;
  assign _07_ = _12_ && _16_;
  assign _13_ = running_i && _17_;
  assign _06_ = _13_ && _18_;
  assign _19_ = nk8_i || _10_;
  assign _02_ = left_i < _21_;
  assign _05_ = nk8_i ? 7'h44 : _20_;
  assign _20_ = nk6_i ? 7'h37 : 7'h31;
  assign _01_ = start_inverse_i ? 3'h3 : 3'h0;
  assign _03_ = nk6_i ? 3'h5 : 3'h3;
  assign _21_ = _09_ ? 7'h05 : 7'h04;
  assign _08_ = 1'h1;
  assign _00_ = 1'h0;
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

module aes128_column(clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
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
  aes_core_1  u_core (
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
