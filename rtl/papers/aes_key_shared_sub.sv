// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES round keys on the fly, a round key a step, in both directions (FIPS-197 section 5.2), for a
// core whose data and keys share the S-boxes: SubWord of a step is computed outside, in its clock.
//
// A window of Nk words moves along the schedule by four words a step. `kept_q` holds the words at
// the end of the schedule where the last block started. After a block or a walk the window holds
// the words at the other end: a block of the opposite direction starts there, and `kept_q` loads
// them. With `BothKept` a second register stores the last words after the walk, so that each
// direction has its own start.

module aes_key_shared_sub #(
  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth,
  /// 3'b001 for AES-128, 3'b100 for AES-256.
  parameter logic [2:0]          KeyLengths = 3'b001,
  /// 1: keep both ends of the schedule. Needs `DirBoth`.
  parameter bit                  BothKept   = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: all registers become 0.
  input  logic         live_i,
  /// Take a key, left-aligned, and set the window to it.
  input  logic         load_i,
  input  logic [255:0] key_i,
  /// While low without a load, window and kept end become 0.
  input  logic         keep_i,
  /// Last step of a walk. Read only with `BothKept`.
  input  logic         walked_i,

  /// A block starts in this direction.
  input  logic         start_i,
  input  logic         start_inverse_i,
  /// First round key of this block. AES-128 only.
  output logic [127:0] first_key_o,

  /// Direction of the block in the core; 0 in a walk.
  input  logic         inverse_i,
  /// The window moves to the next round key.
  input  logic         step_i,
  /// Input of SubWord of this step, after RotWord if it has one.
  output logic [31:0]  sub_word_o,
  /// Output of SubWord.
  input  logic [31:0]  substituted_i,
  /// Nk words, left-aligned: round key r, and with AES-256 round key r + 1.
  output logic [255:0] window_o
);

  localparam bit NK8 = KeyLengths == 3'b100;
  localparam bit DECRYPTS = Directions != aes_pkg::DirEncrypt;
  localparam int unsigned BITS = NK8 ? 256 : 128;

  if (KeyLengths != 3'b001 && KeyLengths != 3'b100) begin : gen_bad_key_lengths
    $error("aes_key_shared_sub: KeyLengths must be 3'b001 or 3'b100");
  end

  logic [BITS-1:0] window_q, kept_q, stepped, start;
  logic [7:0]      rcon_q;
  logic            plain_q;  // the next SubWord is without RotWord and Rcon
  logic            inverse;
  assign inverse = DECRYPTS && inverse_i;

  // First four words of the window (w) and last four (x); with AES-128 these are the same words.
  logic [31:0] w0, w1, w2, w3, x0, x1, x2, x3, previous, special;
  assign {w0, w1, w2, w3} = window_q[BITS-1 -: 128];
  assign {x0, x1, x2, x3} = window_q[127:0];

  // W[i-1], where W[i] is the word that takes SubWord.
  assign previous = !inverse ? x3 : NK8 ? w3 : x2 ^ x3;
  assign sub_word_o = plain_q ? previous : aes_pkg::rot_word(previous);
  assign special = substituted_i ^ {rcon_q & {8{!plain_q}}, 24'h0};

  // W[i] = W[i-Nk] ^ W[i-1] forwards, W[i-Nk] = W[i] ^ W[i-1] backwards.
  logic [31:0] n0, n1, n2, n3;
  assign n0 = w0 ^ special;
  assign n1 = w1 ^ n0;
  assign n2 = w2 ^ n1;
  assign n3 = w3 ^ n2;
  if (DECRYPTS) begin : gen_both_ways
    logic [127:0] above;
    assign above = {x0 ^ special, x1 ^ x0, x2 ^ x1, x3 ^ x2};
    if (NK8) begin : gen_nk8
      assign stepped = inverse ? {above, w0, w1, w2, w3} : {x0, x1, x2, x3, n0, n1, n2, n3};
    end else begin : gen_nk4
      assign stepped = inverse ? above : {n0, n1, n2, n3};
    end
  end else begin : gen_forwards
    if (NK8) begin : gen_nk8
      assign stepped = {x0, x1, x2, x3, n0, n1, n2, n3};
    end else begin : gen_nk4
      assign stepped = {n0, n1, n2, n3};
      logic unused;
      assign unused = ^{x0, x1, x2};
    end
  end

  if (BothKept) begin : gen_both_kept
    logic [BITS-1:0] end_q;
    always_ff @(posedge clk_i) begin
      if (!live_i || !keep_i) end_q <= '0;
      else if (walked_i) end_q <= stepped;
    end
    assign start = start_inverse_i ? end_q : kept_q;
  end else begin : gen_one_kept
    logic turns;  // the direction changes: the block starts from the window
    assign start = turns ? window_q : kept_q;
    if (Directions == aes_pkg::DirBoth) begin : gen_two_ends
      logic kept_inverse_q;  // the kept end is that of decryption
      assign turns = kept_inverse_q != start_inverse_i;
      always_ff @(posedge clk_i) begin
        if (!live_i || load_i) kept_inverse_q <= 1'b0;
        else if (start_i) kept_inverse_q <= start_inverse_i;
      end
    end else if (Directions == aes_pkg::DirDecrypt) begin : gen_other_end
      logic turned_q;  // the kept end is the schedule end
      assign turns = !turned_q;
      always_ff @(posedge clk_i) begin
        if (!live_i || load_i) turned_q <= 1'b0;
        else if (start_i) turned_q <= 1'b1;
      end
    end else begin : gen_one_end
      assign turns = 1'b0;
    end
    logic unused;
    assign unused = walked_i;
  end

  always_ff @(posedge clk_i) begin
    if (!live_i || !(load_i || keep_i)) begin
      kept_q <= '0;
      window_q <= '0;
    end else if (load_i) begin
      kept_q <= key_i[255 -: BITS];
      window_q <= key_i[255 -: BITS];
    end else begin
      if (start_i) begin
        if (!BothKept) kept_q <= start;
        window_q <= start;
      end
      if (step_i) window_q <= stepped;
    end
  end

  // Round constant: forwards from Rcon[1], backwards from the last constant, Rcon[10] or Rcon[7].
  always_ff @(posedge clk_i) begin
    if (step_i) begin
      if (!plain_q) rcon_q <= inverse ? aes_pkg::xtime_inverse(rcon_q) : aes_pkg::xtime(rcon_q);
      plain_q <= NK8 && !plain_q;
    end
    if (load_i || start_i) begin
      rcon_q <= DECRYPTS && start_i && start_inverse_i ? (NK8 ? 8'h40 : 8'h36) : 8'h01;
      plain_q <= 1'b0;
    end
    if (!live_i) begin
      rcon_q <= 8'h0;
      plain_q <= 1'b0;
    end
  end

  assign first_key_o = start[127:0];
  if (NK8) begin : gen_window
    assign window_o = window_q;
  end else begin : gen_padded_window
    logic unused;
    assign unused = ^key_i[127:0];
    assign window_o = {window_q, 128'h0};
  end
  if (Directions == aes_pkg::DirEncrypt) begin : gen_unused
    logic unused;
    assign unused = ^{start_inverse_i, inverse_i};
  end else if (Directions == aes_pkg::DirDecrypt) begin : gen_unused_way
    logic unused;
    assign unused = start_inverse_i;
  end

endmodule
