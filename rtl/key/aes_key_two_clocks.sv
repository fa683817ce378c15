// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// AES round keys on the fly for encryption, a step of the key schedule in two clocks, with a
// register behind SubWord (FIPS-197 section 5.2). The word for SubWord has a register of its own:
// it is already that of the key while the window still holds the last round key of a block.
//
//   restart_i        1      1      0      0      0
//   step_i           0      0      1      0      1
//   window                         old    rk 1   rk 1
//   word for SubWord        key    key    rk 1   rk 1
//   SubWord                        key           rk 1

module aes_key_two_clocks #(
  /// One key length: bit 0 = 128, bit 2 = 256.
  parameter logic [2:0]     KeyLengths = 3'b001,
  parameter aes_pkg::sbox_e Sbox       = aes_pkg::SboxTable,
  /// 1: registers suit flip-flops with enable and reset, as in FPGAs. 0: those of standard cells.
  parameter bit             Enables    = 1'b0
) (
  input  logic         clk_i,
  /// Low in reset and clear: at the second clock edge all keys are 0.
  input  logic         live_i,
  /// Take a key.
  input  logic         load_i,
  /// A key is at the ports and the core is open for it. If it is not loaded, it was refused.
  input  logic         enters_i,
  input  logic [255:0] key_i,
  /// While low, without a load, the key becomes 0, and the window a clock later.
  input  logic         keep_i,
  /// The schedule starts again from the key; must be high two clocks before the first step.
  input  logic         restart_i,
  /// The window becomes the next round key; at most in every second clock.
  input  logic         step_i,
  /// The step starts from the key, as the first one after `restart_i` must: bit 1 for the first
  /// word, bit 0 for the others. With `Enables` bit 0 is read in the clock before a step too.
  input  logic [1:0]   from_kept_i,
  /// The next step computes the last round key.
  output logic         last_step_o,
  /// Round key 0.
  output logic [127:0] first_key_o,
  /// Round key in the window.
  output logic [127:0] round_key_o
);

  localparam bit NK8 = KeyLengths == 3'b100;
  localparam int unsigned WINDOW = NK8 ? 256 : 128;

  logic [WINDOW-1:0] key_q, window_q, window, stepped;
  logic [31:0]       last_q, sub_q, image, substituted, key_last, next_last;
  logic [31:0]       w0, w1, w2, w3, n0, n1, n2, n3;
  logic [7:0]        rcon_q;  // round constant of the next RotWord; tells the step too
  logic              kept_q, rotate;
  logic              empty;   // no word of a key goes to SubWord

  always_ff @(posedge clk_i) kept_q <= keep_i;
  if (Enables) begin : gen_enables
    // Enable and reset of all bits are one LUT deep. What is refused, or comes with a clear, is
    // dropped a clock later.
    logic drop_q;
    always_ff @(posedge clk_i) begin
      drop_q <= !live_i || (enters_i && !load_i);
      if (enters_i) key_q <= key_i[255 -: WINDOW];
      else if (drop_q) key_q <= '0;
      if (!kept_q) window_q <= '0;
      else if (step_i) window_q <= stepped;
    end
    assign empty = !live_i || drop_q;
  end else begin : gen_gates
    logic unused_enters;
    assign unused_enters = enters_i;
    assign empty = !live_i;
    always_ff @(posedge clk_i) begin
      key_q <= (key_i[255 -: WINDOW] & {WINDOW{load_i}}) | (key_q & {WINDOW{keep_i}});
      window_q <= (stepped & {WINDOW{step_i}}) | (window_q & {WINDOW{kept_q && !step_i}});
    end
  end

  // SubWord. The register holds S(x) ^ {63}, so that it is 0 for a word that is 0.
  assign key_last = aes_pkg::rot_word(key_q[31:0]);
  always_ff @(posedge clk_i) begin
    if (empty) last_q <= '0;
    else if (restart_i) last_q <= key_last;
    else if (step_i) last_q <= next_last;
    sub_q <= image ^ {4{8'h63}};
  end
  aes_sub_bytes #(.Bits(32), .Directions(aes_pkg::DirEncrypt), .Sbox(Sbox)) u_sub_word (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i(last_q), .data_o(image)
  );
  assign substituted = sub_q ^ {4{8'h63}};

  // The step: W[i] = W[i-Nk] ^ W[i-1].
  localparam int unsigned REST = WINDOW - 32;
  assign window[WINDOW-1:REST] = from_kept_i[1] ? key_q[WINDOW-1:REST] : window_q[WINDOW-1:REST];
  assign window[REST-1:0] = from_kept_i[0] ? key_q[REST-1:0] : window_q[REST-1:0];
  assign {w0, w1, w2} = window[WINDOW-1 -: 96];
  assign n0 = (w0 ^ {rcon_q & {8{rotate}}, 24'h0}) ^ substituted;
  assign n1 = w1 ^ n0;
  if (Enables) begin : gen_sum
    // The sum of the four words, made in the clock between two steps: shortens the path to n3.
    logic [127:0] words;
    logic [31:0]  sum_q;
    assign words = from_kept_i[0] ? key_q[WINDOW-1 -: 128] : window_q[WINDOW-1 -: 128];
    always_ff @(posedge clk_i) begin
      if (empty) sum_q <= '0;
      else sum_q <= words[127:96] ^ words[95:64] ^ words[63:32] ^ words[31:0];
    end
    assign n3 = (sum_q ^ {rcon_q & {8{rotate}}, 24'h0}) ^ substituted;
    assign n2 = n3 ^ w3;
    logic unused_w2;
    assign unused_w2 = ^w2;
  end else begin : gen_chain
    assign n2 = (w2 ^ w1) ^ n0;  // not n1, for a shorter path
    assign n3 = w3 ^ n2;
  end

  if (NK8) begin : gen_nk8
    logic rotate_q;  // every second SubWord has RotWord and Rcon
    always_ff @(posedge clk_i) begin
      if (restart_i) rotate_q <= 1'b1;
      else if (step_i) rotate_q <= !rotate_q;
    end
    assign rotate = rotate_q;
    assign w3 = window[159:128];
    assign next_last = rotate_q ? n3 : aes_pkg::rot_word(n3);
    assign last_step_o = rcon_q[7];
    assign stepped = {window[127:0], n0, n1, n2, n3};
  end else begin : gen_nk4
    assign rotate = 1'b1;
    assign w3 = {last_q[7:0], last_q[31:8]};  // undoes RotWord
    assign next_last = aes_pkg::rot_word(n3);
    assign last_step_o = rcon_q[5] && rcon_q[4];
    assign stepped = {n0, n1, n2, n3};
    logic unused;
    assign unused = ^{key_i[127:0], window[31:0]};
  end

  always_ff @(posedge clk_i) begin
    if (restart_i) rcon_q <= 8'h01;
    else if (step_i && rotate) rcon_q <= aes_pkg::xtime(rcon_q);
  end

  assign first_key_o = key_q[WINDOW-1 -: 128];
  assign round_key_o = window_q[WINDOW-1 -: 128];

endmodule
