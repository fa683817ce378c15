// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// aes128_serial as plain Verilog: made from rtl/ by Yosys 0.70.
// Made by `aesilicon build aes128-serial`; design hash d0e04590f43af758513c4676166e6cfc6a253dda852a9f4fa8309642fce5bd80.
// NOT PROVEN: built without a proof that it is the cipher for every key and every block.
// Multiplexers have one select a word, of which one at most is set:
/* verilator lint_off CASEOVERLAP */
// Some bits of a vector depend on other bits of it:
/* verilator lint_off UNOPTFLAT */

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

module aes_sub_bytes_1 (clk_i, clear_i, inverse_i, data_i, data_o);
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
  aes_sbox_1  \gen_byte[0].u_sbox  (
    .clear_i(clear_i),
    .clk_i(clk_i),
    .data_i(data_i),
    .data_o(data_o),
    .inverse_i(inverse_i)
  );
endmodule

module aes_mix_columns_compact_1 (inverse_i, data_i, data_o);
  input inverse_i;
  wire inverse_i;
  input [31:0] data_i;
  wire [31:0] data_i;
  output [31:0] data_o;
  wire [31:0] data_o;
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
  assign _066_ = _055_ & inverse_i;
  assign _087_ = _077_ & inverse_i;
  assign _101_ = _096_ & inverse_i;
  assign _012_ = _006_ & inverse_i;
  assign _015_ = _014_ & inverse_i;
  assign _017_ = _016_ & inverse_i;
  assign _019_ = _018_ & inverse_i;
  assign _021_ = _020_ & inverse_i;
  assign _024_ = _023_ & inverse_i;
  assign _026_ = _025_ & inverse_i;
  assign _028_ = _027_ & inverse_i;
  assign _030_ = _029_ & inverse_i;
  assign _032_ = _031_ & inverse_i;
  assign _035_ = _034_ & inverse_i;
  assign _022_ = _000_ & inverse_i;
  assign _044_ = _033_ & inverse_i;
  assign data_o[0] = _102_;
  assign data_o[1] = _113_;
  assign data_o[10] = _103_;
  assign data_o[11] = _104_;
  assign data_o[12] = _105_;
  assign data_o[13] = _106_;
  assign data_o[14] = _107_;
  assign data_o[15] = _108_;
  assign data_o[16] = _109_;
  assign data_o[17] = _110_;
  assign data_o[18] = _111_;
  assign data_o[19] = _112_;
  assign data_o[2] = _124_;
  assign data_o[20] = _114_;
  assign data_o[21] = _115_;
  assign data_o[22] = _116_;
  assign data_o[23] = _117_;
  assign data_o[24] = _118_;
  assign data_o[25] = _119_;
  assign data_o[26] = _120_;
  assign data_o[27] = _121_;
  assign data_o[28] = _122_;
  assign data_o[29] = _123_;
  assign data_o[3] = _127_;
  assign data_o[30] = _125_;
  assign data_o[31] = _126_;
  assign data_o[4] = _128_;
  assign data_o[5] = _129_;
  assign data_o[6] = _130_;
  assign data_o[7] = _131_;
  assign data_o[8] = _132_;
  assign data_o[9] = _133_;
  assign _077_ = data_i[7] ^ data_i[23];
  assign _096_ = data_i[8] ^ data_i[24];
  assign _006_ = data_i[17] ^ data_i[1];
  assign _014_ = data_i[26] ^ data_i[10];
  assign _016_ = data_i[18] ^ data_i[2];
  assign _018_ = data_i[19] ^ data_i[3];
  assign _020_ = data_i[27] ^ data_i[11];
  assign _023_ = data_i[12] ^ data_i[28];
  assign _025_ = data_i[20] ^ data_i[4];
  assign _027_ = data_i[29] ^ data_i[13];
  assign _029_ = data_i[5] ^ data_i[21];
  assign _031_ = data_i[22] ^ data_i[6];
  assign _034_ = data_i[14] ^ data_i[30];
  assign _036_ = _030_ ^ data_i[23];
  assign _037_ = _028_ ^ data_i[15];
  assign _038_ = _077_ ^ _033_;
  assign _039_ = _087_ ^ _035_;
  assign _040_ = _006_ ^ _055_;
  assign _041_ = _077_ ^ _044_;
  assign _042_ = _044_ ^ _087_;
  assign _043_ = data_i[11] ^ _018_;
  assign _045_ = _017_ ^ data_i[20];
  assign _046_ = data_i[28] ^ _015_;
  assign _047_ = _023_ ^ _025_;
  assign _048_ = data_i[3] ^ _012_;
  assign _049_ = _021_ ^ data_i[29];
  assign _050_ = _027_ ^ _029_;
  assign _051_ = _026_ ^ data_i[22];
  assign _052_ = _016_ ^ _014_;
  assign _053_ = _036_ ^ _037_;
  assign _054_ = _032_ ^ _039_;
  assign _056_ = _042_ ^ _022_;
  assign _057_ = _066_ ^ _043_;
  assign _058_ = _020_ ^ _038_;
  assign _059_ = _042_ ^ _049_;
  assign _060_ = data_i[14] ^ _051_;
  assign _061_ = _047_ ^ _029_;
  assign _062_ = _053_ ^ _033_;
  assign _063_ = _032_ ^ _053_;
  assign _064_ = data_i[17] ^ _054_;
  assign _065_ = data_i[2] ^ _056_;
  assign _067_ = _054_ ^ _045_;
  assign _068_ = _059_ ^ data_i[5];
  assign _069_ = _024_ ^ _060_;
  assign _070_ = _052_ ^ _058_;
  assign _071_ = _018_ ^ _058_;
  assign _072_ = _035_ ^ _062_;
  assign _073_ = data_i[0] ^ _063_;
  assign _074_ = _064_ ^ data_i[9];
  assign _075_ = _065_ ^ data_i[26];
  assign _076_ = _067_ ^ _046_;
  assign _078_ = _063_ ^ _048_;
  assign _079_ = _067_ ^ _057_;
  assign _080_ = _019_ ^ _068_;
  assign _081_ = _069_ ^ _031_;
  assign _082_ = _062_ ^ _034_;
  assign _083_ = _069_ ^ _038_;
  assign _084_ = _071_ ^ _023_;
  assign _085_ = data_i[8] ^ _072_;
  assign _109_ = _073_ ^ _096_;
  assign _086_ = _074_ ^ _041_;
  assign _088_ = _065_ ^ _074_;
  assign _089_ = _101_ ^ _075_;
  assign _090_ = _078_ ^ _079_;
  assign _091_ = _076_ ^ _049_;
  assign _092_ = _051_ ^ _080_;
  assign _093_ = _029_ ^ _081_;
  assign _117_ = _036_ ^ _083_;
  assign _094_ = _037_ ^ _081_;
  assign _118_ = _000_ ^ _085_;
  assign _095_ = _000_ ^ _109_;
  assign _097_ = _000_ ^ _086_;
  assign _111_ = _014_ ^ _088_;
  assign _098_ = _089_ ^ _016_;
  assign _114_ = _047_ ^ _090_;
  assign _123_ = _091_ ^ _050_;
  assign _125_ = _092_ ^ _093_;
  assign _126_ = _082_ ^ _117_;
  assign _099_ = _078_ ^ _089_;
  assign _130_ = _034_ ^ _092_;
  assign _100_ = _088_ ^ _040_;
  assign _106_ = _061_ ^ _091_;
  assign _108_ = _038_ ^ _094_;
  assign _128_ = _084_ ^ _090_;
  assign _131_ = _082_ ^ _094_;
  assign _102_ = _038_ ^ _095_;
  assign _001_ = _064_ ^ _095_;
  assign _002_ = _098_ ^ _055_;
  assign _003_ = _098_ ^ _057_;
  assign _004_ = _058_ ^ _114_;
  assign _005_ = _070_ ^ _099_;
  assign _007_ = _080_ ^ _123_;
  assign _008_ = _130_ ^ _050_;
  assign _124_ = _052_ ^ _100_;
  assign _127_ = _099_ ^ _071_;
  assign _009_ = _102_ ^ _073_;
  assign _010_ = data_i[24] ^ _001_;
  assign _120_ = _111_ ^ _002_;
  assign _121_ = _072_ ^ _003_;
  assign _011_ = _076_ ^ _004_;
  assign _112_ = _038_ ^ _005_;
  assign _129_ = _025_ ^ _007_;
  assign _116_ = _031_ ^ _008_;
  assign _103_ = _002_ ^ _100_;
  assign _107_ = _093_ ^ _008_;
  assign _013_ = _055_ ^ _009_;
  assign _110_ = _010_ ^ _040_;
  assign _122_ = _041_ ^ _011_;
  assign _115_ = _129_ ^ _061_;
  assign _132_ = _085_ ^ _009_;
  assign _104_ = _121_ ^ _070_;
  assign _133_ = _110_ ^ _097_;
  assign _105_ = _122_ ^ _084_;
  assign _113_ = _010_ ^ _013_;
  assign _119_ = _013_ ^ _133_;
  assign _000_ = data_i[16] ^ data_i[0];
  assign _033_ = data_i[15] ^ data_i[31];
  assign _055_ = data_i[9] ^ data_i[25];
endmodule

module aes_port_adapter_1 (clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o, core_key_valid_o
, core_key_ready_i, core_key_len_o, core_key_o, core_in_valid_o, core_in_ready_i, core_in_decrypt_o, core_in_chain_o, core_block_len_o, core_in_data_o, core_in_tag_o, core_out_valid_i, core_out_ready_o, core_out_data_i, core_out_tag_i, core_out_error_i);
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
  output core_key_valid_o;
  wire core_key_valid_o;
  input core_key_ready_i;
  wire core_key_ready_i;
  output [1:0] core_key_len_o;
  reg [1:0] core_key_len_o;
  output [7:0] core_key_o;
  wire [7:0] core_key_o;
  output core_in_valid_o;
  wire core_in_valid_o;
  input core_in_ready_i;
  wire core_in_ready_i;
  output core_in_decrypt_o;
  reg core_in_decrypt_o;
  output core_in_chain_o;
  reg core_in_chain_o;
  output [1:0] core_block_len_o;
  reg [1:0] core_block_len_o;
  output [7:0] core_in_data_o;
  wire [7:0] core_in_data_o;
  output [0:0] core_in_tag_o;
  reg [0:0] core_in_tag_o;
  input core_out_valid_i;
  wire core_out_valid_i;
  output core_out_ready_o;
  wire core_out_ready_o;
  input [7:0] core_out_data_i;
  wire [7:0] core_out_data_i;
  input [0:0] core_out_tag_i;
  wire [0:0] core_out_tag_i;
  input core_out_error_i;
  wire core_out_error_i;
  wire [255:0] _000_;
  wire [1:0] _001_;
  wire _002_;
  wire _003_;
  wire _004_;
  wire [1:0] _005_;
  wire [1:0] _006_;
  wire [5:0] _007_;
  wire _008_;
  wire [2:0] _009_;
  wire [2:0] _010_;
  wire [2:0] _011_;
  wire [2:0] _012_;
  wire [2:0] _013_;
  wire [2:0] _014_;
  wire [2:0] _015_;
  wire [31:0] _016_;
  wire [1:0] _017_;
  wire [0:0] _018_;
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
  wire [255:0] _048_;
  wire [255:0] _049_;
  wire [255:0] _050_;
  wire [5:0] _051_;
  wire [5:0] _052_;
  wire [5:0] _053_;
  wire [5:0] _054_;
  wire _055_;
  wire _056_;
  wire [5:0] _057_;
  wire [31:0] _058_;
  wire [2:0] _059_;
  wire [5:0] _060_;
  wire beat;
  reg [255:0] beats_q;
  wire block_taken;
  reg core_keyed_q;
  reg [1:0] \gen_turns.turn_q ;
  wire idle;
  wire key_taken;
  wire last;
  reg [5:0] left_q;
  wire live;
  wire ready;
  wire result_ready;
  wire result_valid;
  wire [2:0] state_d;
  reg [2:0] state_q;
  wire unused_held_refused;
  wire unused_keep;
  wire [1:0] unused_len;
  wire unused_load;
  wire unused_refused;
  wire [0:0] unused_tag;
  assign _016_ = 32'd4 + { 29'h00000000, key_len_i, 1'h0 };
  assign _017_ = \gen_turns.turn_q  + 2'h1;
  assign _019_ = state_q[0] | state_q[1];
  assign _020_ = _019_ | state_q[2];
  assign _021_ = left_q[0] | left_q[1];
  assign _022_ = left_q[2] | left_q[3];
  assign _023_ = left_q[4] | left_q[5];
  assign _024_ = _021_ | _022_;
  assign _025_ = _024_ | _023_;
  assign _029_ = ~_020_;
  assign last = ~_025_;
  assign _031_ = \gen_turns.turn_q  == 2'h3;
  assign _032_ = _045_ && _055_;
  assign _018_ = _046_ && _056_;
  assign key_taken = key_valid_i && key_ready_o;
  assign _033_ = _026_ && core_keyed_q;
  assign core_out_ready_o = _028_ && _042_;
  assign _034_ = _027_ && core_key_ready_i;
  assign _035_ = core_in_valid_o && core_in_ready_i;
  assign _036_ = core_out_ready_o && core_out_valid_i;
  assign _037_ = beat && last;
  assign _038_ = _027_ && beat;
  assign _039_ = _030_ && core_in_ready_i;
  assign _040_ = result_valid && result_ready;
  assign ready = _044_ && _031_;
  assign _041_ = _028_ && last;
  assign result_valid = _041_ && core_out_valid_i;
  assign core_key_valid_o = _033_ || _027_;
  assign _042_ = _025_ || result_ready;
  assign _043_ = _034_ || _035_;
  assign beat = _043_ || _036_;
  assign idle = _029_ || _039_;
  assign _044_ = idle || _040_;
  assign _045_ = key_len_i != 2'h3;
  assign _046_ = core_key_len_o != 2'h3;
  always @(posedge clk_i)
    \gen_turns.turn_q  <= _005_;
  always @(posedge clk_i)
    state_q <= state_d;
  always @(posedge clk_i)
    left_q <= _007_;
  always @(posedge clk_i)
    beats_q <= _000_;
  always @(posedge clk_i)
    core_key_len_o <= _006_;
  always @(posedge clk_i)
    core_block_len_o <= _001_;
  always @(posedge clk_i)
    core_in_decrypt_o <= _004_;
  always @(posedge clk_i)
    core_in_chain_o <= _002_;
  always @(posedge clk_i)
    core_keyed_q <= _003_;
  always @(posedge clk_i)
    core_in_tag_o <= _008_;
  assign _004_ = block_taken ? in_decrypt_i : core_in_decrypt_o;
  assign _047_ = _038_ ? _018_ : core_keyed_q;
  assign _003_ = live ? _047_ : 1'h0;
  assign _001_ = block_taken ? block_len_i : core_block_len_o;
  assign _002_ = block_taken ? in_chain_i : core_in_chain_o;
  assign _008_ = block_taken ? in_tag_i : core_in_tag_o;
  assign _006_ = key_taken ? key_len_i : core_key_len_o;
  assign _048_ = beat ? { beats_q[247:0], core_out_data_i } : beats_q;
  assign _049_ = key_taken ? key_i : _048_;
  assign _050_ = block_taken ? { in_data_i, 128'h00000000000000000000000000000000 } : _049_;
  assign _000_ = live ? _050_ : 256'h0000000000000000000000000000000000000000000000000000000000000000;
  assign _051_ = beat ? _060_ : left_q;
  assign _052_ = _032_ ? _058_[5:0] : 6'h00;
  assign _053_ = key_taken ? _052_ : _051_;
  assign _054_ = block_taken ? 6'h0f : _053_;
  assign _007_ = live ? _054_ : 6'h00;
  assign state_d = live ? _015_ : 3'h0;
  assign _015_ = block_taken ? 3'h4 : _014_;
  assign _014_ = key_taken ? 3'h1 : _009_;
  assign _013_ = _037_ ? 3'h0 : state_q;
  assign _012_ = _037_ ? 3'h5 : state_q;
  assign _011_ = core_in_ready_i ? 3'h0 : state_q;
  assign _010_ = _037_ ? _059_ : state_q;
  function [2:0] _129_;
    input [2:0] a;
    input [14:0] b;
    input [4:0] s;
    casez (s) // synopsys parallel_case
      5'b????1:
        _129_ = b[2:0];
      5'b???1?:
        _129_ = b[5:3];
      5'b??1??:
        _129_ = b[8:6];
      5'b?1???:
        _129_ = b[11:9];
      5'b1????:
        _129_ = b[14:12];
      default:
        _129_ = a;
    endcase
  endfunction
  assign _009_ = _129_(state_q, { 3'h2, _010_, _011_, _012_, _013_ }, { _026_, _027_, _030_, core_in_valid_o, _028_ });
  assign _028_ = state_q == 3'h5;
  assign core_in_valid_o = state_q == 3'h4;
  assign _030_ = state_q == 3'h3;
  assign _027_ = state_q == 3'h2;
  assign _026_ = state_q == 3'h1;
  wire [2:0] _142_ = 3'h1;
  assign _055_ = _142_[key_len_i +: 1];
  wire [2:0] _143_ = 3'h1;
  assign _056_ = _143_[core_key_len_o +: 1];
  assign _057_ = left_q - 6'h01;
  assign _058_ = { 3'h0, _016_[26:0], 2'h0 } - 32'd1;
  assign _059_ = _018_ ? 3'h3 : 3'h0;
  assign _060_ = _025_ ? _057_ : 6'h0f;
  assign _005_ = live ? _017_ : 2'h0;
  aes_result_cleared u_data (
    .clk_i(clk_i),
    .data_i({ beats_q[119:0], core_out_data_i }),
    .key_clear_i(key_clear_i),
    .live_i(live),
    .out_data_o(out_data_o),
    .refused_i(core_out_error_i),
    .result_ready_i(result_ready),
    .result_valid_i(result_valid)
  );
  aes_frontend_1  u_frontend (
    .block_len_i(block_len_i),
    .block_taken_o(block_taken),
    .clk_i(clk_i),
    .core_idle_i(idle),
    .core_ready_i(ready),
    .held_len_o(unused_len),
    .in_chain_i(in_chain_i),
    .in_decrypt_i(in_decrypt_i),
    .in_ready_o(in_ready_o),
    .in_tag_i(in_tag_i),
    .in_valid_i(in_valid_i),
    .key_clear_i(key_clear_i),
    .key_error_o(key_error_o),
    .key_keep_o(unused_keep),
    .key_len_i(key_len_i),
    .key_load_o(unused_load),
    .key_ready_o(key_ready_o),
    .key_valid_i(key_valid_i),
    .live_o(live),
    .refused_o(unused_refused),
    .rst_ni(rst_ni),
    .tag_o(unused_tag)
  );
  aes_result_1  u_result (
    .clk_i(clk_i),
    .key_clear_i(key_clear_i),
    .live_i(live),
    .out_error_o(out_error_o),
    .out_ready_i(out_ready_i),
    .out_tag_o(out_tag_o),
    .out_valid_o(out_valid_o),
    .refused_i(core_out_error_i),
    .refused_o(unused_held_refused),
    .result_ready_o(result_ready),
    .result_valid_i(result_valid),
    .tag_i(core_out_tag_i)
  );
  assign core_in_data_o = beats_q[255:248];
  assign core_key_o = beats_q[255:248];
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

module aes_frontend_2 (clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_tag_i, live_o, core_idle_i, core_ready_i, key_load_o, key_keep_o, held_len_o, block_taken_o, tag_o
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

module aes_core_serial_1 (clk_i, live_i, key_valid_i, key_i, key_load_i, key_idle_o, more_key_o, in_valid_i, in_decrypt_i, in_data_i, block_taken_i, block_ready_o, more_block_o, result_valid_o, out_ready_i, result_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  input key_valid_i;
  wire key_valid_i;
  input [7:0] key_i;
  wire [7:0] key_i;
  input key_load_i;
  wire key_load_i;
  output key_idle_o;
  wire key_idle_o;
  output more_key_o;
  wire more_key_o;
  input in_valid_i;
  wire in_valid_i;
  input in_decrypt_i;
  wire in_decrypt_i;
  input [7:0] in_data_i;
  wire [7:0] in_data_i;
  input block_taken_i;
  wire block_taken_i;
  output block_ready_o;
  wire block_ready_o;
  output more_block_o;
  wire more_block_o;
  output result_valid_o;
  wire result_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [7:0] result_o;
  wire [7:0] result_o;
  wire [31:0] _00_;
  wire [7:0] _01_;
  wire [7:0] _02_;
  wire [7:0] _03_;
  wire [7:0] _04_;
  wire [7:0] _05_;
  wire [7:0] _06_;
  wire [7:0] _07_;
  wire [7:0] _08_;
  wire [31:0] _09_;
  wire _10_;
  wire _11_;
  wire _12_;
  wire _13_;
  wire [7:0] _14_;
  wire _15_;
  wire _16_;
  wire [7:0] _17_;
  wire [7:0] _18_;
  wire [7:0] _19_;
  wire [7:0] _20_;
  wire [31:0] _21_;
  wire [31:0] _22_;
  wire [31:0] _23_;
  wire [7:0] _24_;
  wire add_round_key;
  wire block_byte;
  wire [31:0] column;
  wire [3:0] enter;
  wire [7:0] entering;
  wire exchange;
  wire [7:0] head;
  wire [31:0] heads;
  wire hold;
  wire inverse;
  wire key_add;
  wire key_byte;
  wire [7:0] key_head;
  wire [1:0] key_row;
  wire key_sub;
  wire [3:0] key_take;
  wire [31:0] key_word;
  wire [31:0] made;
  wire mix;
  wire [31:0] mixed;
  wire out_byte;
  wire [7:0] rcon;
  wire [1:0] row;
  wire sub_state;
  wire [7:0] substituted;
  assign _00_ = _21_ + 32'd1;
  assign _01_ = { key_sub, key_sub, key_sub, key_sub, key_sub, key_sub, key_sub, key_sub } & _24_;
  assign _02_ = { key_byte, key_byte, key_byte, key_byte, key_byte, key_byte, key_byte, key_byte } & key_i;
  assign _03_ = { sub_state, sub_state, sub_state, sub_state, sub_state, sub_state, sub_state, sub_state } & head;
  assign _04_ = { key_sub, key_sub, key_sub, key_sub, key_sub, key_sub, key_sub, key_sub } & key_head;
  assign _05_ = { block_byte, block_byte, block_byte, block_byte, block_byte, block_byte, block_byte, block_byte } & in_data_i;
  assign _06_ = { out_byte, out_byte, out_byte, out_byte, out_byte, out_byte, out_byte, out_byte } & head;
  assign _07_ = { sub_state, sub_state, sub_state, sub_state, sub_state, sub_state, sub_state, sub_state } & substituted;
  assign _08_ = { hold, hold, hold, hold, hold, hold, hold, hold } & _14_;
  assign _09_ = key_word & { add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key, add_round_key };
  assign _16_ = ~key_sub;
  assign block_ready_o = _10_;
  assign key_idle_o = _11_;
  assign more_block_o = _12_;
  assign more_key_o = _13_;
  assign result_o[0] = _14_[0];
  assign result_o[1] = _14_[1];
  assign result_o[2] = _14_[2];
  assign result_o[3] = _14_[3];
  assign result_o[4] = _14_[4];
  assign result_o[5] = _14_[5];
  assign result_o[6] = _14_[6];
  assign result_o[7] = _14_[7];
  assign result_valid_o = _15_;
  assign _17_ = _01_ | _02_;
  assign _18_ = _03_ | _04_;
  assign _19_ = _05_ | _06_;
  assign _20_ = _19_ | _07_;
  assign entering = _20_ | _08_;
  wire [31:0] _60_ = heads;
  assign head = _60_[$signed(_22_) +: 8];
  assign _21_ = 32'd31 - { 27'h0000000, row, 3'h0 };
  assign _22_ = _00_ - 32'd8;
  assign _23_ = mix ? mixed : column;
  assign _24_ = substituted ^ rcon;
  assign made = _23_ ^ _09_;
  aes_serial_control_1  u_control (
    .add_round_key_o(add_round_key),
    .block_byte_o(block_byte),
    .block_idle_o(_10_),
    .block_taken_i(block_taken_i),
    .clk_i(clk_i),
    .decrypt_i(in_decrypt_i),
    .enter_o(enter),
    .exchange_o(exchange),
    .hold_o(hold),
    .in_valid_i(in_valid_i),
    .inverse_o(inverse),
    .key_add_o(key_add),
    .key_byte_o(key_byte),
    .key_idle_o(_11_),
    .key_load_i(key_load_i),
    .key_row_o(key_row),
    .key_sub_o(key_sub),
    .key_take_o(key_take),
    .key_valid_i(key_valid_i),
    .live_i(live_i),
    .mix_o(mix),
    .more_block_o(_12_),
    .more_key_o(_13_),
    .out_byte_o(out_byte),
    .out_ready_i(out_ready_i),
    .out_valid_o(_15_),
    .rcon_o(rcon),
    .row_o(row),
    .sub_state_o(sub_state)
  );
  aes_key_rows u_key (
    .add_i(key_add),
    .byte_i(_17_),
    .clk_i(clk_i),
    .head_o(key_head),
    .load_i(_16_),
    .row_i(key_row),
    .take_i(key_take),
    .word_o(key_word)
  );
  aes_mix_columns_compact_1  u_mix_columns (
    .data_i(column),
    .data_o(mixed),
    .inverse_i(exchange)
  );
  aes_row_state u_state (
    .byte_i(entering),
    .clk_i(clk_i),
    .column_o(column),
    .delayed_o(_14_),
    .enter_i(enter),
    .exchange_i(exchange),
    .heads_o(heads),
    .made_i(made)
  );
  aes_sub_bytes_1  u_sub_bytes (
    .clear_i(1'h0),
    .clk_i(clk_i),
    .data_i(_18_),
    .data_o(substituted),
    .inverse_i(inverse)
  );
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
  input [7:0] key_i;
  wire [7:0] key_i;
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
  input [7:0] in_data_i;
  wire [7:0] in_data_i;
  input [0:0] in_tag_i;
  wire [0:0] in_tag_i;
  output out_valid_o;
  wire out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output [7:0] out_data_o;
  wire [7:0] out_data_o;
  output [0:0] out_tag_o;
  wire [0:0] out_tag_o;
  output out_error_o;
  wire out_error_o;
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
  wire block_ready;
  wire block_taken;
  wire first_in_ready;
  wire first_key_ready;
  wire \gen_narrow.out_valid ;
  wire [1:0] held_len;
  wire key_idle;
  wire key_keep;
  wire key_load;
  wire live;
  wire more_block;
  wire more_key;
  wire refused;
  wire [7:0] result;
  assign out_data_o = result & { _05_, _05_, _05_, _05_, _05_, _05_, _05_, _05_ };
  assign _10_ = ~refused;
  assign _09_ = ~key_clear_i;
  assign _08_ = ~more_block;
  assign _07_ = ~more_key;
  assign _00_ = key_valid_i && _07_;
  assign _01_ = in_valid_i && _08_;
  assign _02_ = more_key && _09_;
  assign _03_ = more_block && _09_;
  assign out_valid_o = \gen_narrow.out_valid  && _09_;
  assign _04_ = \gen_narrow.out_valid  && _10_;
  assign _05_ = _04_ && _09_;
  assign _06_ = refused && \gen_narrow.out_valid ;
  assign out_error_o = _06_ && _09_;
  assign key_ready_o = first_key_ready || _02_;
  assign in_ready_o = first_in_ready || _03_;
  aes_core_serial_1  \genblk22.genblk1.genblk1.gen_serial.u_engine  (
    .block_ready_o(block_ready),
    .block_taken_i(block_taken),
    .clk_i(clk_i),
    .in_data_i(in_data_i),
    .in_decrypt_i(in_decrypt_i),
    .in_valid_i(in_valid_i),
    .key_i(key_i),
    .key_idle_o(key_idle),
    .key_load_i(key_load),
    .key_valid_i(key_valid_i),
    .live_i(live),
    .more_block_o(more_block),
    .more_key_o(more_key),
    .out_ready_i(out_ready_i),
    .result_o(result),
    .result_valid_o(\gen_narrow.out_valid )
  );
  aes_frontend_2  u_frontend (
    .block_len_i(block_len_i),
    .block_taken_o(block_taken),
    .clk_i(clk_i),
    .core_idle_i(key_idle),
    .core_ready_i(block_ready),
    .held_len_o(held_len),
    .in_chain_i(in_chain_i),
    .in_decrypt_i(in_decrypt_i),
    .in_ready_o(first_in_ready),
    .in_tag_i(in_tag_i),
    .in_valid_i(_01_),
    .key_clear_i(key_clear_i),
    .key_error_o(key_error_o),
    .key_keep_o(key_keep),
    .key_len_i(key_len_i),
    .key_load_o(key_load),
    .key_ready_o(first_key_ready),
    .key_valid_i(_00_),
    .live_o(live),
    .refused_o(refused),
    .rst_ni(rst_ni),
    .tag_o(out_tag_o)
  );
endmodule

module aes_result_1 (clk_i, live_i, key_clear_i, result_valid_i, result_ready_o, tag_i, refused_i, refused_o, out_valid_o, out_ready_i, out_tag_o, out_error_o);
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
  assign _151_ = _239_ & _064_;
  assign _152_ = data_i[7] & _089_;
  assign _153_ = _238_ & _053_;
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
  assign _065_ = ~ _151_;
  assign _066_ = ~ _152_;
  assign _064_ = ~ _153_;
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

module aes_serial_control_1 (clk_i, live_i, key_idle_o, block_idle_o, key_load_i, block_taken_i, decrypt_i, key_valid_i, in_valid_i, more_key_o, more_block_o, out_valid_o, out_ready_i, sub_state_o, row_o, inverse_o, block_byte_o, out_byte_o, enter_o, exchange_o, hold_o
, mix_o, add_round_key_o, key_byte_o, key_sub_o, key_add_o, key_take_o, key_row_o, rcon_o);
  input clk_i;
  wire clk_i;
  input live_i;
  wire live_i;
  output key_idle_o;
  wire key_idle_o;
  output block_idle_o;
  wire block_idle_o;
  input key_load_i;
  wire key_load_i;
  input block_taken_i;
  wire block_taken_i;
  input decrypt_i;
  wire decrypt_i;
  input key_valid_i;
  wire key_valid_i;
  input in_valid_i;
  wire in_valid_i;
  output more_key_o;
  wire more_key_o;
  output more_block_o;
  wire more_block_o;
  output out_valid_o;
  reg out_valid_o;
  input out_ready_i;
  wire out_ready_i;
  output sub_state_o;
  wire sub_state_o;
  output [1:0] row_o;
  wire [1:0] row_o;
  output inverse_o;
  wire inverse_o;
  output block_byte_o;
  wire block_byte_o;
  output out_byte_o;
  wire out_byte_o;
  output [3:0] enter_o;
  wire [3:0] enter_o;
  output exchange_o;
  wire exchange_o;
  output hold_o;
  wire hold_o;
  output mix_o;
  wire mix_o;
  output add_round_key_o;
  wire add_round_key_o;
  output key_byte_o;
  wire key_byte_o;
  output key_sub_o;
  wire key_sub_o;
  output key_add_o;
  wire key_add_o;
  output [3:0] key_take_o;
  wire [3:0] key_take_o;
  output [1:0] key_row_o;
  wire [1:0] key_row_o;
  output [7:0] rcon_o;
  wire [7:0] rcon_o;
  wire [3:0] _000_;
  wire _001_;
  wire [1:0] _002_;
  wire _003_;
  wire _004_;
  wire [3:0] _005_;
  wire [1:0] _006_;
  wire [2:0] _007_;
  wire [2:0] _008_;
  wire [2:0] _009_;
  wire _010_;
  wire _011_;
  wire [2:0] _012_;
  wire _013_;
  wire _014_;
  wire [2:0] _015_;
  wire [2:0] _016_;
  wire [2:0] _017_;
  wire [2:0] _018_;
  wire [2:0] _019_;
  wire [2:0] _020_;
  wire [1:0] _021_;
  wire [1:0] _022_;
  wire [3:0] _023_;
  wire [2:0] _024_;
  wire [3:0] _025_;
  wire [1:0] _026_;
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
  wire [1:0] _115_;
  wire [1:0] _116_;
  wire [1:0] _117_;
  wire [1:0] _118_;
  wire [1:0] _119_;
  wire _120_;
  wire _121_;
  wire _122_;
  wire _123_;
  wire [3:0] _124_;
  wire [3:0] _125_;
  wire [3:0] _126_;
  wire [7:0] _127_;
  wire [2:0] _128_;
  wire [3:0] _129_;
  wire _130_;
  wire _131_;
  wire _132_;
  wire _133_;
  wire [1:0] _134_;
  wire [7:0] _135_;
  wire [7:0] _136_;
  wire _137_;
  wire add_up;
  wire all_moved;
  wire at_end;
  wire before_down;
  wire byte_turn;
  wire clear;
  reg [3:0] count_q;
  reg decrypt;
  wire \delay[1] ;
  wire first_frame;
  wire frame_end;
  wire [2:0] frame_up;
  reg [1:0] \gen_upwards.up_frame_q ;
  reg \gen_upwards.upwards_q ;
  wire last_frame;
  wire last_key;
  wire moved;
  wire rounds;
  wire [1:0] row_turn;
  wire start_rounds;
  wire [2:0] state_d;
  reg [2:0] state_q;
  wire step_down;
  reg [3:0] step_q;
  wire step_up;
  reg [1:0] turn_q;
  assign _021_ = turn_q + count_q[3:2];
  assign _022_ = turn_q + 2'h1;
  assign _023_ = count_q + 4'h1;
  assign _024_ = frame_up + { 1'h0, turn_q };
  assign _025_ = step_q + { step_down, step_down, step_down, 1'h1 };
  assign _026_ = \gen_upwards.up_frame_q  + 2'h1;
  assign _027_ = step_q[0] | step_q[1];
  assign _028_ = step_q[2] | step_q[3];
  assign _029_ = _027_ | _028_;
  assign _030_ = turn_q[0] | turn_q[1];
  assign _031_ = \gen_upwards.up_frame_q [0] | \gen_upwards.up_frame_q [1];
  assign _032_ = state_q[0] | state_q[1];
  assign _033_ = _032_ | state_q[2];
  assign _034_ = count_q[0] | count_q[1];
  assign _035_ = _034_ | count_q[2];
  assign _090_ = ~live_i;
  assign _094_ = ~last_key;
  assign _096_ = ~_045_;
  assign _088_ = ~decrypt;
  assign _044_ = ~_029_;
  assign _043_ = ~_030_;
  assign _095_ = ~\gen_upwards.upwards_q ;
  assign _053_ = ~_031_;
  assign clear = ~_033_;
  assign _093_ = ~first_frame;
  assign _092_ = ~out_valid_o;
  assign _091_ = ~_100_;
  assign _089_ = ~hold_o;
  assign _036_ = ~_035_;
  assign _109_ = _108_ | clear;
  assign _105_ = block_byte_o | sub_state_o;
  assign frame_end = turn_q == 2'h3;
  assign byte_turn = _021_ == row_turn;
  assign _040_ = state_q == 3'h7;
  assign _041_ = count_q == 4'hf;
  assign _047_ = count_q[1:0] == 2'h3;
  assign _048_ = step_q == _129_;
  assign _049_ = state_d == 3'h1;
  assign _051_ = step_q == 4'h1;
  assign _052_ = _024_ == 3'h3;
  assign last_key = step_q == 4'ha;
  assign _054_ = step_q == 4'h9;
  assign _045_ = \gen_upwards.up_frame_q  == 2'h3;
  assign _046_ = \gen_upwards.up_frame_q  == 2'h2;
  assign _055_ = step_q > 4'h1;
  assign first_frame = rounds && _036_;
  assign last_frame = rounds && count_q[2];
  assign _056_ = _037_ && frame_end;
  assign start_rounds = _056_ && _088_;
  assign more_key_o = _038_ && byte_turn;
  assign more_block_o = _039_ && byte_turn;
  assign _057_ = more_key_o && key_valid_i;
  assign key_byte_o = live_i && _097_;
  assign _058_ = more_block_o && in_valid_i;
  assign block_byte_o = live_i && _098_;
  assign _059_ = _040_ && byte_turn;
  assign out_byte_o = _059_ && _089_;
  assign all_moved = moved && _041_;
  assign _060_ = live_i && out_byte_o;
  assign hold_o = out_valid_o && _091_;
  assign _061_ = _042_ && _043_;
  assign block_idle_o = _061_ && _092_;
  assign key_idle_o = block_idle_o && _044_;
  assign _062_ = _046_ && last_key;
  assign _063_ = frame_end && _047_;
  assign _064_ = frame_end && \gen_upwards.upwards_q ;
  assign _065_ = _064_ && at_end;
  assign _066_ = last_frame && frame_end;
  assign _067_ = _066_ && _048_;
  assign _068_ = frame_end && _101_;
  assign _069_ = frame_end && _103_;
  assign sub_state_o = rounds && _093_;
  assign inverse_o = sub_state_o && decrypt;
  assign _070_ = count_q[0] && rounds;
  assign exchange_o = rounds && decrypt;
  assign mix_o = _130_ && _094_;
  assign _071_ = first_frame && _088_;
  assign _072_ = _071_ && _051_;
  assign _073_ = _131_ && _052_;
  assign add_up = _073_ && _112_;
  assign _074_ = last_frame && _133_;
  assign _075_ = _095_ && _088_;
  assign _076_ = _075_ && _055_;
  assign _077_ = before_down && _112_;
  assign _078_ = key_sub_o && _043_;
  assign _079_ = last_frame && _088_;
  assign _080_ = _079_ && _094_;
  assign _081_ = last_frame && decrypt;
  assign _082_ = _046_ && _094_;
  assign _084_ = frame_end && _111_;
  assign _083_ = _039_ && decrypt;
  assign _085_ = \gen_upwards.upwards_q  && _096_;
  assign _086_ = \gen_upwards.upwards_q  && _046_;
  assign _087_ = _086_ && _094_;
  assign _097_ = key_load_i || _057_;
  assign _098_ = block_taken_i || _058_;
  assign _099_ = key_byte_o || block_byte_o;
  assign moved = _099_ || out_byte_o;
  assign _004_ = _060_ || hold_o;
  assign _100_ = out_ready_i || _090_;
  assign at_end = _045_ || _062_;
  assign _101_ = rounds || clear;
  assign _102_ = moved || _068_;
  assign _103_ = last_frame || _049_;
  assign _104_ = _090_ || _069_;
  assign _106_ = last_frame || _050_;
  assign add_round_key_o = _106_ || _072_;
  assign _107_ = _050_ || _076_;
  assign key_add_o = add_up || _077_;
  assign _108_ = key_byte_o || key_sub_o;
  assign _110_ = start_rounds || _083_;
  assign _111_ = step_up || step_down;
  assign _113_ = | step_q;
  assign _114_ = step_q != 4'h1;
  assign _112_ = | turn_q;
  assign _115_ = - turn_q;
  assign enter_o = _126_ | { clear, clear, clear, clear };
  always @(posedge clk_i)
    decrypt <= _001_;
  always @(posedge clk_i)
    \gen_upwards.upwards_q  <= _003_;
  always @(posedge clk_i)
    \gen_upwards.up_frame_q  <= _002_;
  always @(posedge clk_i)
    step_q <= _005_;
  always @(posedge clk_i)
    state_q <= state_d;
  always @(posedge clk_i)
    turn_q <= _006_;
  always @(posedge clk_i)
    count_q <= _000_;
  always @(posedge clk_i)
    out_valid_o <= _004_;
  assign _116_ = _085_ ? _026_ : \gen_upwards.up_frame_q ;
  assign _117_ = _087_ ? 2'h0 : _116_;
  assign _118_ = _050_ ? 2'h0 : _117_;
  assign _119_ = frame_end ? _118_ : \gen_upwards.up_frame_q ;
  assign _002_ = live_i ? _119_ : 2'h0;
  assign _120_ = _083_ ? 1'h1 : \gen_upwards.upwards_q ;
  assign _121_ = _050_ ? 1'h0 : _120_;
  assign _122_ = frame_end ? _121_ : \gen_upwards.upwards_q ;
  assign _003_ = live_i ? _122_ : 1'h0;
  assign _123_ = block_taken_i ? decrypt_i : decrypt;
  assign _001_ = live_i ? _123_ : 1'h0;
  assign _124_ = _084_ ? _025_ : step_q;
  assign _005_ = live_i ? _124_ : 4'h0;
  assign _014_ = _029_ ? 1'h0 : _110_;
  assign _013_ = _029_ ? _088_ : 1'h0;
  assign _011_ = \gen_upwards.upwards_q  ? _082_ : _014_;
  assign _010_ = \gen_upwards.upwards_q  ? 1'h0 : _013_;
  assign step_down = rounds ? _081_ : _010_;
  assign step_up = rounds ? _080_ : _011_;
  assign rcon_o = _078_ ? _136_ : 8'h00;
  assign _006_ = live_i ? _022_ : 2'h0;
  assign _125_ = _102_ ? _023_ : count_q;
  assign _000_ = _104_ ? 4'h0 : _125_;
  assign state_d = live_i ? _008_ : 3'h0;
  assign _007_ = all_moved ? 3'h1 : state_q;
  assign _020_ = _067_ ? 3'h7 : state_q;
  assign _019_ = frame_end ? 3'h6 : state_q;
  assign _018_ = _065_ ? 3'h5 : _017_;
  assign _017_ = start_rounds ? 3'h6 : state_q;
  assign _037_ = state_q == 3'h4;
  assign _016_ = all_moved ? 3'h4 : state_q;
  assign _039_ = state_q == 3'h3;
  assign _015_ = block_taken_i ? 3'h3 : _012_;
  assign _012_ = key_load_i ? 3'h2 : state_q;
  assign _042_ = state_q == 3'h1;
  assign _009_ = _063_ ? 3'h1 : state_q;
  function [2:0] _299_;
    input [2:0] a;
    input [17:0] b;
    input [5:0] s;
    casez (s) // synopsys parallel_case
      6'b?????1:
        _299_ = b[2:0];
      6'b????1?:
        _299_ = b[5:3];
      6'b???1??:
        _299_ = b[8:6];
      6'b??1???:
        _299_ = b[11:9];
      6'b?1????:
        _299_ = b[14:12];
      6'b1?????:
        _299_ = b[17:15];
      default:
        _299_ = a;
    endcase
  endfunction
  assign _008_ = _299_(_007_, { _009_, _015_, _016_, _018_, _019_, _020_ }, { clear, _042_, _039_, _037_, _050_, rounds });
  assign rounds = state_q == 3'h6;
  assign _050_ = state_q == 3'h5;
  function [1:0] _302_;
    input [1:0] a;
    input [3:0] b;
    input [1:0] s;
    casez (s) // synopsys parallel_case
      2'b?1:
        _302_ = b[1:0];
      2'b1?:
        _302_ = b[3:2];
      default:
        _302_ = a;
    endcase
  endfunction
  assign row_turn = _302_({ count_q[0], 1'h0 }, { _137_, count_q[0], count_q[1:0] }, { _038_, _039_ });
  assign _038_ = state_q == 3'h2;
  assign _126_ = { 3'h0, _105_ } << { \delay[1] , count_q[0] };
  assign key_take_o = { 3'h0, _109_ } << _134_;
  assign _127_ = 8'h01 << _128_;
  assign key_row_o = 2'h1 - turn_q;
  assign _128_ = step_q[2:0] - 3'h1;
  assign _129_ = decrypt ? 4'h1 : 4'ha;
  assign row_o = decrypt ? count_q[1:0] : { \delay[1] , count_q[0] };
  assign _130_ = decrypt ? first_frame : last_frame;
  assign frame_up = rounds ? count_q[2:0] : { 1'h0, \gen_upwards.up_frame_q  };
  assign _131_ = rounds ? _088_ : \gen_upwards.upwards_q ;
  assign _132_ = \gen_upwards.upwards_q  ? _053_ : _113_;
  assign key_sub_o = rounds ? first_frame : _132_;
  assign _133_ = decrypt ? _114_ : last_key;
  assign before_down = rounds ? _074_ : _107_;
  assign _134_ = key_sub_o ? _115_ : count_q[1:0];
  assign _135_ = _054_ ? 8'h1b : _127_;
  assign _136_ = last_key ? 8'h36 : _135_;
  assign _137_ = count_q[1] ^ count_q[0];
  assign \delay[1]  = count_q[1] ^ _070_;
endmodule

module aes128_serial(clk_i, rst_ni, key_valid_i, key_ready_o, key_len_i, key_i, key_clear_i, key_error_o, in_valid_i, in_ready_o, in_decrypt_i, in_chain_i, block_len_i, in_data_i, in_tag_i, out_valid_o, out_ready_i, out_data_o, out_tag_o, out_error_o);
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
  wire [1:0] core_block_len;
  wire core_in_chain;
  wire [7:0] core_in_data;
  wire core_in_decrypt;
  wire core_in_ready;
  wire [0:0] core_in_tag;
  wire core_in_valid;
  wire [7:0] core_key;
  wire [1:0] core_key_len;
  wire core_key_ready;
  wire core_key_valid;
  wire [7:0] core_out_data;
  wire core_out_error;
  wire core_out_ready;
  wire [0:0] core_out_tag;
  wire core_out_valid;
  wire unused_key_error;
  aes_port_adapter_1  u_adapter (
    .block_len_i(block_len_i),
    .clk_i(clk_i),
    .core_block_len_o(core_block_len),
    .core_in_chain_o(core_in_chain),
    .core_in_data_o(core_in_data),
    .core_in_decrypt_o(core_in_decrypt),
    .core_in_ready_i(core_in_ready),
    .core_in_tag_o(core_in_tag),
    .core_in_valid_o(core_in_valid),
    .core_key_len_o(core_key_len),
    .core_key_o(core_key),
    .core_key_ready_i(core_key_ready),
    .core_key_valid_o(core_key_valid),
    .core_out_data_i(core_out_data),
    .core_out_error_i(core_out_error),
    .core_out_ready_o(core_out_ready),
    .core_out_tag_i(core_out_tag),
    .core_out_valid_i(core_out_valid),
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
  aes_core_2  u_core (
    .block_len_i(core_block_len),
    .clk_i(clk_i),
    .in_chain_i(core_in_chain),
    .in_data_i(core_in_data),
    .in_decrypt_i(core_in_decrypt),
    .in_ready_o(core_in_ready),
    .in_tag_i(core_in_tag),
    .in_valid_i(core_in_valid),
    .key_clear_i(key_clear_i),
    .key_error_o(unused_key_error),
    .key_i(core_key),
    .key_len_i(core_key_len),
    .key_ready_o(core_key_ready),
    .key_valid_i(core_key_valid),
    .out_data_o(core_out_data),
    .out_error_o(core_out_error),
    .out_ready_i(core_out_ready),
    .out_tag_o(core_out_tag),
    .out_valid_o(core_out_valid),
    .rst_ni(rst_ni)
  );
endmodule

module aes_key_rows(clk_i, add_i, take_i, byte_i, load_i, row_i, head_o, word_o);
  input clk_i;
  wire clk_i;
  input add_i;
  wire add_i;
  input [3:0] take_i;
  wire [3:0] take_i;
  input [7:0] byte_i;
  wire [7:0] byte_i;
  input load_i;
  wire load_i;
  input [1:0] row_i;
  wire [1:0] row_i;
  output [7:0] head_o;
  wire [7:0] head_o;
  output [31:0] word_o;
  wire [31:0] word_o;
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
  wire _12_;
  wire _13_;
  wire _14_;
  wire _15_;
  wire _16_;
  wire _17_;
  wire _18_;
  wire _19_;
  wire _20_;
  wire [7:0] _21_;
  wire [7:0] _22_;
  wire [7:0] _23_;
  wire _24_;
  wire _25_;
  wire _26_;
  reg [3:1] add_q;
  wire [7:0] \gen_row[0].tail ;
  wire [7:0] \gen_row[1].tail ;
  wire [7:0] \gen_row[2].tail ;
  wire [7:0] \gen_row[3].tail ;
  wire [111:96] \row_q[111:96] ;
  wire [127:120] \row_q[127:120] ;
  wire [23:0] \row_q[23:0] ;
  wire [63:40] \row_q[63:40] ;
  wire [71:64] \row_q[71:64] ;
  wire [95:80] \row_q[95:80] ;
  wire [7:0] stepped1;
  assign _00_ = \row_q[63:40] [55:48] & { add_q[1], add_q[1], add_q[1], add_q[1], add_q[1], add_q[1], add_q[1], add_q[1] };
  assign _01_ = stepped1 & { _17_, _17_, _17_, _17_, _17_, _17_, _17_, _17_ };
  assign _02_ = byte_i & { take_i[1], take_i[1], take_i[1], take_i[1], take_i[1], take_i[1], take_i[1], take_i[1] };
  assign _03_ = word_o[31:24] & { _18_, _18_, _18_, _18_, _18_, _18_, _18_, _18_ };
  assign _04_ = \row_q[95:80] [95:88] & { _19_, _19_, _19_, _19_, _19_, _19_, _19_, _19_ };
  assign _05_ = \row_q[127:120]  & { _20_, _20_, _20_, _20_, _20_, _20_, _20_, _20_ };
  assign _06_ = \row_q[23:0] [23:16] & { add_i, add_i, add_i, add_i, add_i, add_i, add_i, add_i };
  assign _07_ = byte_i & { take_i[0], take_i[0], take_i[0], take_i[0], take_i[0], take_i[0], take_i[0], take_i[0] };
  assign _08_ = \row_q[95:80] [87:80] & { add_q[2], add_q[2], add_q[2], add_q[2], add_q[2], add_q[2], add_q[2], add_q[2] };
  assign _09_ = byte_i & { take_i[2], take_i[2], take_i[2], take_i[2], take_i[2], take_i[2], take_i[2], take_i[2] };
  assign _10_ = word_o[7:0] & { add_q[3], add_q[3], add_q[3], add_q[3], add_q[3], add_q[3], add_q[3], add_q[3] };
  assign _11_ = byte_i & { take_i[3], take_i[3], take_i[3], take_i[3], take_i[3], take_i[3], take_i[3], take_i[3] };
  assign _12_ = row_i[0] | row_i[1];
  assign _26_ = ~_12_;
  assign _20_ = ~_16_;
  assign _19_ = ~_15_;
  assign _17_ = ~_13_;
  assign _18_ = ~_14_;
  assign _13_ = load_i && take_i[1];
  assign _14_ = load_i && take_i[0];
  assign _15_ = load_i && take_i[2];
  assign _16_ = load_i && take_i[3];
  assign _21_ = _06_ | _07_;
  assign _22_ = _08_ | _09_;
  assign _23_ = _10_ | _11_;
  reg [31:0] _52_;
  always @(posedge clk_i)
    _52_ <= { word_o[7:0], \row_q[111:96] , \gen_row[3].tail  };
  assign { \row_q[127:120] , word_o[7:0], \row_q[111:96]  } = _52_;
  reg [31:0] _53_;
  always @(posedge clk_i)
    _53_ <= { \row_q[95:80] [87:80], word_o[15:8], \row_q[71:64] , \gen_row[2].tail  };
  assign { \row_q[95:80] , word_o[15:8], \row_q[71:64]  } = _53_;
  reg [31:0] _54_;
  always @(posedge clk_i)
    _54_ <= { \row_q[63:40] [55:40], word_o[23:16], \gen_row[1].tail  };
  assign { \row_q[63:40] , word_o[23:16] } = _54_;
  reg [31:0] _55_;
  always @(posedge clk_i)
    _55_ <= { \row_q[23:0] , \gen_row[0].tail  };
  assign { word_o[31:24], \row_q[23:0]  } = _55_;
  always @(posedge clk_i)
    add_q <= { add_i, add_q[3:2] };
  function [7:0] _57_;
    input [7:0] a;
    input [23:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _57_ = b[7:0];
      3'b?1?:
        _57_ = b[15:8];
      3'b1??:
        _57_ = b[23:16];
      default:
        _57_ = a;
    endcase
  endfunction
  assign head_o = _57_(\row_q[127:120] , { word_o[31:24], stepped1, \row_q[95:80] [95:88] }, { _26_, _25_, _24_ });
  assign _24_ = row_i == 2'h2;
  assign _25_ = row_i == 2'h1;
  assign stepped1 = \row_q[63:40] [63:56] ^ _00_;
  assign \gen_row[1].tail  = _01_ ^ _02_;
  assign \gen_row[0].tail  = _03_ ^ _21_;
  assign \gen_row[2].tail  = _04_ ^ _22_;
  assign \gen_row[3].tail  = _05_ ^ _23_;
endmodule

module aes_result_cleared(clk_i, live_i, key_clear_i, result_ready_i, result_valid_i, refused_i, data_i, out_data_o);
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

module aes_row_state(clk_i, byte_i, enter_i, exchange_i, delayed_o, heads_o, column_o, made_i);
  input clk_i;
  wire clk_i;
  input [7:0] byte_i;
  wire [7:0] byte_i;
  input [3:0] enter_i;
  wire [3:0] enter_i;
  input exchange_i;
  wire exchange_i;
  output [7:0] delayed_o;
  wire [7:0] delayed_o;
  output [31:0] heads_o;
  wire [31:0] heads_o;
  output [31:0] column_o;
  wire [31:0] column_o;
  input [31:0] made_i;
  wire [31:0] made_i;
  wire [7:0] _00_;
  wire [7:0] _01_;
  reg [23:0] delay_q;
  wire due1;
  wire due3;
  reg enter1_q;
  reg [1:0] enter2_q;
  reg [2:0] enter3_q;
  reg [127:0] row_q;
  wire [7:0] tail1;
  wire [7:0] tail2;
  wire [7:0] tail3;
  always @(posedge clk_i)
    row_q <= { row_q[119:112], made_i[7:0], row_q[103:96], tail3, row_q[87:64], tail2, row_q[55:48], made_i[23:16], row_q[39:32], tail1, row_q[23:0], made_i[31:24] };
  always @(posedge clk_i)
    delay_q <= { delay_q[15:0], byte_i };
  always @(posedge clk_i)
    enter1_q <= enter_i[1];
  always @(posedge clk_i)
    enter2_q <= { enter2_q[0], enter_i[2] };
  always @(posedge clk_i)
    enter3_q <= { enter3_q[1:0], enter_i[3] };
  assign due1 = exchange_i ? enter3_q[2] : enter1_q;
  assign due3 = exchange_i ? enter1_q : enter3_q[2];
  assign _00_ = exchange_i ? delay_q[23:16] : delay_q[7:0];
  assign tail1 = due1 ? _00_ : row_q[63:56];
  assign tail2 = enter2_q[1] ? delay_q[15:8] : made_i[15:8];
  assign _01_ = exchange_i ? delay_q[7:0] : delay_q[23:16];
  assign tail3 = due3 ? _01_ : row_q[127:120];
  assign column_o[31:24] = enter_i[0] ? byte_i : row_q[31:24];
  assign column_o[23:0] = { row_q[47:40], row_q[95:88], row_q[111:104] };
  assign heads_o = { row_q[31:24], row_q[63:56], row_q[95:88], row_q[127:120] };
  assign delayed_o = delay_q[7:0];
endmodule
