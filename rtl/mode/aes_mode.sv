// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// ECB, CBC, CFB, OFB and CTR (NIST SP 800-38A) between a stream of blocks and the ports of any
// core, at the core's full rate. Blocks of 128 bits. CFB feeds back whole blocks; CTR increments
// the last `CounterBits` of the block as a big-endian number that wraps around. A transfer on the
// `iv_` ports begins a message. Latency 0: data pass an XOR before the core, an XOR and an AND
// after it.
//
// In CBC encryption, CFB encryption and OFB on a core without chaining (latency L) a block waits
// for the previous result, as shown. In all other cases a block enters whenever the core takes one.
//
//   clock            0    1    ...  L    L+1  ...  2L+1
//   iv transfer      IV
//   in transfer           A              B
//   out_valid_o                          A         B

module aes_mode #(
  /// Modes that the build serves: bit n is value n of `aes_pkg::mode_e`.
  parameter logic [4:0]          Modes       = 5'b11111,
  /// Directions of the core.
  parameter aes_pkg::direction_e Directions  = aes_pkg::DirBoth,
  /// 1: the core serves `in_chain_i`.
  parameter bit                  Chaining    = 1'b0,
  /// Most blocks in the core at a time. A value below the core's capacity lowers the throughput.
  parameter int unsigned         Depth       = 2,
  parameter int unsigned         TagBits     = 1,
  /// Bits of the counter of CTR: 32, 64 or 128. The bits before them stay.
  parameter int unsigned         CounterBits = 128
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  /// The key handshake of the core, which bypasses this module. Load a key before the first block
  /// of its message: a key taken later ends the message, and its further blocks are refused.
  input  logic               key_valid_i,
  input  logic               key_ready_i,
  /// Also drops the message and the stored data of its blocks.
  input  logic               key_clear_i,

  /// A message begins. Its blocks are those taken after this transfer.
  input  logic               iv_valid_i,
  /// Within a message, rises only after `iv_valid_i`.
  output logic               iv_ready_o,
  /// A value of `aes_pkg::mode_e`. Ignored by a build with one mode.
  input  logic [2:0]         iv_mode_i,
  /// 1: decrypt. 0: encrypt.
  input  logic               iv_decrypt_i,
  /// IV of CBC, CFB and OFB, first counter block of CTR; ignored in ECB.
  input  logic [127:0]       iv_i,

  input  logic               in_valid_i,
  /// Low before the first message. Depends on `out_ready_i` in the same clock.
  output logic               in_ready_o,
  input  logic [127:0]       in_data_i,
  input  logic [TagBits-1:0] in_tag_i,
  output logic               out_valid_o,
  input  logic               out_ready_i,
  /// 0 while `out_valid_o` is low.
  output logic [127:0]       out_data_o,
  output logic [TagBits-1:0] out_tag_o,
  /// The block is refused and its data are 0: the build lacks the mode, the core lacks the
  /// direction that the mode needs, or the key has changed within the message.
  output logic               out_error_o,

  /// The block ports of the core.
  output logic               core_in_valid_o,
  input  logic               core_in_ready_i,
  output logic               core_in_decrypt_o,
  output logic               core_in_chain_o,
  output logic [1:0]         core_block_len_o,
  output logic [127:0]       core_in_data_o,
  output logic [TagBits-1:0] core_in_tag_o,
  input  logic               core_out_valid_i,
  output logic               core_out_ready_o,
  input  logic [127:0]       core_out_data_i,
  input  logic [TagBits-1:0] core_out_tag_i,
  input  logic               core_out_error_i
);

  localparam bit SEVERAL = (Modes & (Modes - 5'd1)) != 5'd0;
  // 1: some mode XORs a mask on the results.
  localparam bit MASKS = Modes[aes_pkg::ModeCfb] || Modes[aes_pkg::ModeOfb] ||
                         Modes[aes_pkg::ModeCtr] ||
                         (Modes[aes_pkg::ModeCbc] && Directions != aes_pkg::DirEncrypt);

  if (Modes == 5'd0) begin : gen_bad_modes
    $error("aes_mode: Modes must name at least one of ECB, CBC, CFB, OFB and CTR");
  end
  if (Modes[4:2] != 3'd0 && Directions == aes_pkg::DirDecrypt) begin : gen_bad_directions
    $error("aes_mode: CFB, OFB and CTR need Directions DirEncrypt or DirBoth");
  end
  if (Chaining && Directions == aes_pkg::DirDecrypt) begin : gen_bad_chaining
    $error("aes_mode: Chaining needs Directions DirEncrypt or DirBoth");
  end
  if (Depth < 1 || TagBits < 1) begin : gen_bad_depth
    $error("aes_mode: Depth and TagBits must be at least 1");
  end
  if (CounterBits != 32 && CounterBits != 64 && CounterBits != 128) begin : gen_bad_counter
    $error("aes_mode: CounterBits must be 32, 64 or 128");
  end

  // ---------------------------------------------------------------------------------------------
  // The message

  logic live, start, legal;
  logic alive_q;    // a clock has passed since reset or clear
  logic message_q;  // there is a message
  logic first_q;    // no block of the message is taken yet
  logic refuse_q;   // all further blocks of the message are refused
  logic iv_waits_q, block_waits_q;  // it was offered in the previous clock and not taken
  logic decrypt_q;
  logic take;       // a block enters the core
  logic give;       // a result leaves
  logic key_taken;

  assign live = rst_ni && !key_clear_i;
  assign start = iv_valid_i && iv_ready_o;
  assign key_taken = key_valid_i && key_ready_i;

  // While a block waits at the core no new message begins, because the core's inputs must hold.
  assign iv_ready_o = alive_q && !key_clear_i && (!message_q || (iv_waits_q && !block_waits_q));

  always_ff @(posedge clk_i) begin
    alive_q <= live;
    message_q <= live && (message_q || start);
    first_q <= start || (first_q && !take);
    refuse_q <= start ? !legal : refuse_q || (key_taken && !first_q);
    iv_waits_q <= live && iv_valid_i && !start;
    block_waits_q <= live && core_in_valid_o && !core_in_ready_i;
    if (start) decrypt_q <= iv_decrypt_i;
  end

  logic [4:0] mode;  // one-hot, coded as `Modes`
  if (SEVERAL) begin : gen_modes
    logic [4:0] mode_q;
    always_ff @(posedge clk_i) if (start) mode_q <= Modes & (5'd1 << iv_mode_i);
    assign legal = (Modes & (5'd1 << iv_mode_i)) != 5'd0;
    assign mode = mode_q;
  end else begin : gen_one_mode
    logic unused;
    assign unused = ^iv_mode_i;
    assign legal = 1'b1;
    assign mode = Modes;
  end

  logic ecb, cbc_encrypt, cbc_decrypt, cfb, ofb, ctr, feedback;
  assign ecb = mode[aes_pkg::ModeEcb];
  assign cbc_encrypt = mode[aes_pkg::ModeCbc] && !decrypt_q;
  assign cbc_decrypt = mode[aes_pkg::ModeCbc] && decrypt_q;
  assign cfb = mode[aes_pkg::ModeCfb];
  assign ofb = mode[aes_pkg::ModeOfb];
  assign ctr = mode[aes_pkg::ModeCtr];
  assign feedback = cbc_encrypt || (cfb && !decrypt_q) || ofb;  // a block needs the last result

  // ---------------------------------------------------------------------------------------------
  // Admission of blocks

  logic awaits_q;  // the next block needs the last block's result, which is still in the core
  logic returns;   // the awaited result leaves the core
  logic single, full, allowed;

  // A result belongs to the last block if only one block is in the core.
  assign returns = awaits_q && give && single;
  assign allowed = message_q && !(iv_waits_q && !block_waits_q) && (!awaits_q || returns) &&
                   (!full || give);
  assign give = core_out_valid_i && out_ready_i;
  assign take = in_valid_i && in_ready_o;

  always_ff @(posedge clk_i) begin
    awaits_q <= live && !start && (take ? feedback && !Chaining : awaits_q && !returns);
  end

  assign core_in_valid_o = in_valid_i && allowed;
  assign in_ready_o = core_in_ready_i && allowed;
  assign core_in_decrypt_o = (ecb && decrypt_q) || cbc_decrypt;
  assign core_in_chain_o = Chaining && feedback && !first_q;
  assign core_block_len_o = 2'd0;
  assign core_in_tag_o = in_tag_i;

  // ---------------------------------------------------------------------------------------------
  // Data. `feed_q` holds the IV, then the last ciphertext, in OFB the core's last result, in CTR
  // the next counter block. While it waits for a result it is 0. In feedback with `Chaining` the
  // core adds the result itself: then `feed_q` is 0 behind the IV, in CFB the last plaintext.

  logic [127:0] feed_q, previous, result, mask, oldest_mask, counted;
  logic keep_data, refused;

  assign previous = feed_q ^ (result & {128{returns}});
  assign core_in_data_o = (in_data_i & {128{ecb || cbc_encrypt || cbc_decrypt}}) ^
                          (previous & {128{cbc_encrypt || cfb || ofb || ctr}});
  assign mask = (feed_q & {128{cbc_decrypt}}) | (in_data_i & {128{cfb || ofb || ctr}});
  assign result = core_out_data_i ^ (oldest_mask & {128{!ofb}});

  assign keep_data = cbc_decrypt || (cfb && (decrypt_q || Chaining));
  aes_mode_count #(.CounterBits(CounterBits)) u_count (.count_i(feed_q), .next_o(counted));
  always_ff @(posedge clk_i) begin
    if (!live) feed_q <= '0;
    else if (start) feed_q <= iv_i;
    else if (take && ctr) feed_q <= counted;
    else if (take) feed_q <= in_data_i & {128{keep_data}};
    else if (returns) feed_q <= result;
  end

  // An entry for each block in the core: its mask and its refusal.
  localparam int unsigned WIDTH = MASKS ? 129 : 1;
  logic [128:0]       kept;
  logic [WIDTH-1:0]   oldest;
  assign kept = {mask, refuse_q || (key_taken && !first_q)};
  aes_mode_fifo #(.Width(WIDTH), .Depth(Depth)) u_fifo (
    .clk_i,
    .live_i(live),
    .push_i(take),
    .data_i(kept[WIDTH-1:0]),
    .pop_i(give),
    .oldest_o(oldest),
    .single_o(single),
    .full_o(full)
  );
  if (MASKS) begin : gen_masks
    assign oldest_mask = oldest[WIDTH-1:1];
  end else begin : gen_no_masks
    logic unused;
    assign unused = ^kept[128:1];
    assign oldest_mask = '0;
  end

  assign refused = oldest[0] || core_out_error_i;
  assign core_out_ready_o = out_ready_i;
  assign out_valid_o = core_out_valid_i;
  assign out_data_o = (core_out_data_i ^ oldest_mask) & {128{core_out_valid_i && !refused}};
  assign out_tag_o = core_out_tag_i;
  assign out_error_o = core_out_valid_i && refused;

endmodule
