// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// The key scheduler of Kuo & Verbauwhede 2001 (section 3.6, figures 9 and 10), for blocks and keys
// of 128, 192 and 256 bits in encryption: two chained key units make the current and the next group
// of Nk words from the previous group, and a selection takes the round key out of the three.
// Sixteen S-boxes, a round key a clock.
//
// The previous group is the one that holds the last word of the round key before, so a round key
// never reaches beyond the next group. `pairs` is the place of round key r in the three groups,
// (Nb r - first word of the previous group) / 2:
//
//   Nb, Nk = 6, 4    round key r     1       2       3        4
//                    its words       6-11    12-17   18-23    24-29
//                    previous group  4-7     8-11    16-19    20-23
//                    pairs           1       2       1        2
//
// As in `rijndael_key_on_the_fly` the key is kept, and filled to eight words in the clock after its
// load; here the first key unit computes the missing words.

module rijndael_key_chained #(
  parameter aes_pkg::sbox_e Sbox = aes_pkg::SboxTable
) (
  input  logic         clk_i,
  /// Take a key. Its length must stay on `key_len_i` from the next clock on.
  input  logic         load_i,
  input  logic [255:0] key_i,
  input  logic [1:0]   key_len_i,
  /// Low: the kept key becomes 0 at the next clock edge.
  input  logic         keep_i,
  /// Fill the kept key, in the clock after the load of a key shorter than 256 bits. Needs
  /// `from_kept_i`.
  input  logic         fill_i,
  /// Block length code of the round keys; must be stable from one first key to the next.
  input  logic [1:0]   block_len_i,
  /// A step starts from the kept key (1) or from the previous group (0).
  input  logic         from_kept_i,
  /// `round_key_o` becomes the next round key: 1, 2, ...
  input  logic         step_i,
  /// Hold the round key and its group. Without step or hold they become 0.
  input  logic         hold_i,
  /// Round key 0 of the kept key.
  output logic [255:0] first_key_o,
  output logic [255:0] round_key_o
);

  logic nb6, nb8, nk4, nk6, nk8;
  assign {nb8, nb6} = block_len_i;
  assign {nk8, nk6} = key_len_i;
  assign nk4 = !nk6 && !nk8;

  // ---------------------------------------------------------------------------------------------
  // The kept key

  logic [255:0] kept, filled, previous, current, next;
  assign filled = {kept[255:128], nk6 ? kept[127:64] : current[255:192],
                   nk6 ? current[255:192] : current[191:128]};

  aes_key_ends #(.Directions(aes_pkg::DirEncrypt)) u_ends (
    .clk_i,
    .load_i(load_i || (fill_i && keep_i)),
    .key_i(load_i ? key_i : filled),
    .capture_i(1'b0),
    .last_words_i('0),
    .keep_i,
    .inverse_i(1'b0),
    .kept_o(kept),
    .key_o(first_key_o)
  );

  // ---------------------------------------------------------------------------------------------
  // The previous group. Round key 1 starts from words 0 to Nk-1 of the kept key, or, if a round key
  // 0 of more than four words has used all of them, from words 4 to 7.

  logic [255:0] group_q;
  logic [7:0]   rcon_q, rcon;
  logic [2:0]   pairs_q, pairs;
  logic         second_group;
  assign second_group = nk4 && (nb6 || nb8) && !fill_i;

  always_comb begin
    previous = group_q;
    rcon = rcon_q;
    pairs = pairs_q;
    if (from_kept_i) begin
      previous = second_group ? {kept[127:0], 128'h0} : kept;
      rcon = second_group ? 8'h02 : 8'h01;
      pairs = nb8 ? (nk4 ? 3'd2 : 3'd4) : nb6 ? (nk4 ? 3'd1 : 3'd3) : 3'd2;
    end
  end

  // ---------------------------------------------------------------------------------------------
  // The two key units and the selection

  logic [7:0]   rcon_next;
  logic [255:0] selected;
  assign rcon_next = aes_pkg::xtime(rcon);

  rijndael_key_group #(.Sbox(Sbox)) u_current (
    .clk_i, .nk6_i(nk6), .nk8_i(nk8), .rcon_i(rcon), .words_i(previous), .words_o(current)
  );
  rijndael_key_group #(.Sbox(Sbox)) u_next (
    .clk_i, .nk6_i(nk6), .nk8_i(nk8), .rcon_i(rcon_next), .words_i(current), .words_o(next)
  );
  rijndael_key_select u_select (
    .nk6_i(nk6), .nk8_i(nk8), .pairs_i(pairs),
    .previous_i(previous), .current_i(current), .next_i(next), .round_key_o(selected)
  );

  // The round key ends `ended` pairs behind the start of the previous group: in group 0, 1 or 2.
  logic [3:0] ended;
  logic       in_current, in_next;
  always_comb begin
    ended = 4'(pairs) + (nb8 ? 4'd4 : nb6 ? 4'd3 : 4'd2);
    in_next = nk4 ? ended > 4'd4 : nk6 && ended > 4'd6;
    in_current = !in_next && (nk4 || (nk6 ? ended > 4'd3 : ended > 4'd4));
  end

  logic [2:0] group_pairs;
  assign group_pairs = nk8 ? 3'd4 : nk6 ? 3'd3 : 3'd2;

  logic [255:0] round_key_q;
  always_ff @(posedge clk_i) begin
    if (step_i) begin
      group_q <= in_next ? next : in_current ? current : previous;
      rcon_q <= in_next ? aes_pkg::xtime(rcon_next) : in_current ? rcon_next : rcon;
      pairs_q <= 3'(ended - (in_next ? {group_pairs, 1'b0} : in_current ? {1'b0, group_pairs}
                                                                        : 4'd0));
      round_key_q <= selected;
    end else begin
      group_q <= group_q & {256{hold_i}};
      round_key_q <= round_key_q & {256{hold_i}};
    end
  end
  assign round_key_o = round_key_q;

endmodule
