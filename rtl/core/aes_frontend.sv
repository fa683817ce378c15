// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Input side of every core: the key and block handshakes of `aes_core`, and the checks that a key
// length is legal and that the build can serve a request. The architecture signals when it can take
// a key or a block, and this module signals each transfer. ClearCycles = 1.

module aes_frontend #(
  parameter logic [2:0]          BlockLengths = 3'b001,
  parameter logic [2:0]          KeyLengths   = 3'b111,
  parameter aes_pkg::direction_e Directions   = aes_pkg::DirBoth,
  parameter int unsigned         TagBits      = 1,
  /// 1: a key may be taken in every clock, also beside its block; a block without a key is refused.
  parameter bit                  KeyPerBlock  = 1'b0,
  /// 1: a block to encrypt may be chained.
  parameter bit                  Chaining     = 1'b0,
  /// 1: the core holds `core_ready_i` low without a key, and reads `key_load_o`, `key_keep_o` and
  /// `block_taken_o` only while `live_o` is high.
  parameter bit                  CoreKnows    = 1'b0,
  /// 1: the core decides a clock ahead when a key or a block may be taken, by all rules of the
  /// ports but `key_clear_i`, and reads `block_taken_o` only while `live_o` is high.
  parameter bit                  CoreOpens    = 1'b0
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  input  logic               key_valid_i,
  output logic               key_ready_o,
  input  logic [1:0]         key_len_i,
  input  logic               key_clear_i,
  output logic               key_error_o,

  input  logic               in_valid_i,
  output logic               in_ready_o,
  input  logic               in_decrypt_i,
  input  logic               in_chain_i,
  input  logic [1:0]         block_len_i,
  input  logic [TagBits-1:0] in_tag_i,

  /// Low in reset and clear: all registers that depend on a key or block then become 0.
  output logic               live_o,
  /// The core can take a key. Not read with `KeyPerBlock`.
  input  logic               core_idle_i,
  /// The core can take a block. Without `KeyPerBlock` a block also needs a key.
  input  logic               core_ready_i,
  /// A key of a legal length is taken.
  output logic               key_load_o,
  /// The core still holds the same key in the next clock.
  output logic               key_keep_o,
  /// Length code of the key held.
  output logic [1:0]         held_len_o,
  output logic               block_taken_o,
  /// Tag of the block taken last.
  output logic [TagBits-1:0] tag_o,
  /// The build cannot serve this block, or it had no key. A refused block takes as long as any
  /// other; its result has data 0.
  output logic               refused_o
);

  localparam bit ENCRYPTS = Directions != aes_pkg::DirDecrypt;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;

  if (BlockLengths == 3'b000) begin : gen_bad_block_lengths
    $error("aes_frontend: BlockLengths must name at least one of 128, 192 and 256 bits");
  end
  if (KeyLengths == 3'b000) begin : gen_bad_key_lengths
    $error("aes_frontend: KeyLengths must name at least one of 128, 192 and 256 bits");
  end
  if (TagBits < 1) begin : gen_bad_tag_bits
    $error("aes_frontend: TagBits must be at least 1");
  end

  logic live, key_taken, key_legal, block_legal, block_taken;
  logic alive_q;      // a clock has passed since reset or clear
  logic key_held_q;
  logic key_waits_q;  // a key was offered and not taken: it goes before the next block
  logic key_error_q;

  assign live = rst_ni && !key_clear_i;

  // Keys. A key that replaces another transfers at least one clock after its offer. `in_ready_o` is
  // low by then, so a key and a block never transfer in the same clock. With `KeyPerBlock` they
  // may, and neither waits for the other.
  if (KeyPerBlock) begin : gen_key_ready_free
    assign key_ready_o = alive_q && !key_clear_i;
    logic unused;
    assign unused = core_idle_i ^ key_waits_q;
  end else if (CoreOpens) begin : gen_key_ready_opened
    assign key_ready_o = !key_clear_i && core_idle_i;
  end else begin : gen_key_ready
    assign key_ready_o = alive_q && !key_clear_i && core_idle_i && (!key_held_q || key_waits_q);
  end
  assign key_taken = CoreKnows ? key_valid_i && alive_q && core_idle_i && (!key_held_q || key_waits_q)
                               : key_valid_i && key_ready_o;
  assign key_legal = aes_pkg::holds(KeyLengths, key_len_i);

  always_ff @(posedge clk_i) begin
    alive_q <= 1'b1;
    key_waits_q <= key_valid_i && !key_taken;
    if (key_taken) begin
      key_held_q <= key_legal;
      key_error_q <= !key_legal;
    end
    if (!live) begin
      alive_q <= 1'b0;
      key_held_q <= 1'b0;
      key_waits_q <= 1'b0;
      key_error_q <= 1'b0;
    end
  end

  if (aes_pkg::several(KeyLengths)) begin : gen_key_lengths
    logic [1:0] key_len_q;
    always_ff @(posedge clk_i) if (key_load_o) key_len_q <= key_len_i;
    assign held_len_o = key_len_q;
  end else begin : gen_one_key_length
    assign held_len_o = aes_pkg::longest(KeyLengths);
  end

  // Blocks. A build with one block length ignores the length code.
  if (KeyPerBlock) begin : gen_in_ready_free
    assign in_ready_o = alive_q && !key_clear_i && core_ready_i;
  end else if (CoreOpens) begin : gen_in_ready_opened
    assign in_ready_o = !key_clear_i && core_ready_i;
  end else if (CoreKnows) begin : gen_in_ready_known
    assign in_ready_o = alive_q && !key_clear_i && !key_waits_q && core_ready_i;
  end else begin : gen_in_ready
    assign in_ready_o = alive_q && !key_clear_i && key_held_q && !key_waits_q && core_ready_i;
  end
  assign block_taken = CoreOpens ? in_valid_i && core_ready_i
                     : CoreKnows ? in_valid_i && alive_q && !key_waits_q && core_ready_i
                                 : in_valid_i && in_ready_o;
  assign block_legal = !aes_pkg::several(BlockLengths) ||
                       aes_pkg::holds(BlockLengths, block_len_i);

  logic [TagBits-1:0] tag_q;
  logic refused_q;
  always_ff @(posedge clk_i) begin
    if (block_taken) begin
      tag_q <= in_tag_i;
      refused_q <= (in_chain_i && !(Chaining && !in_decrypt_i)) || !block_legal ||
                   (in_decrypt_i ? !DECRYPTS : !ENCRYPTS) ||
                   (KeyPerBlock && !(key_taken ? key_legal : key_held_q));
    end
  end

  assign live_o = live;
  assign key_load_o = key_taken && key_legal;
  assign key_keep_o = (live || CoreKnows) && key_held_q && !key_taken;
  assign key_error_o = key_error_q;
  assign block_taken_o = block_taken;
  assign tag_o = tag_q;
  assign refused_o = refused_q;

endmodule
