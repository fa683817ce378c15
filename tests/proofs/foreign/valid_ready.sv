// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A small foreign core in SystemVerilog: AES-128 and AES-256, both directions, valid and ready.
//
// A key is expanded once, a word a clock, into a memory of round keys; blocks then take a round a
// clock. Byte 0 stands on the right of every port. The S-box is a module of logic: inversion as
// a power, then the affine map.

module byte_sub (
  input  logic       backwards,
  input  logic [7:0] a,
  output logic [7:0] y
);

  function automatic logic [7:0] times(input logic [7:0] p, input logic [7:0] q);
    logic [7:0] shifted;
    times = 8'h0;
    shifted = p;
    for (int i = 0; i < 8; i++) begin
      if (q[i]) times ^= shifted;
      shifted = {shifted[6:0], 1'b0} ^ (shifted[7] ? 8'h1b : 8'h0);
    end
  endfunction

  function automatic logic [7:0] rotate(input logic [7:0] p, input int unsigned n);
    rotate = 8'(p << n) | 8'(p >> (8 - n));
  endfunction

  logic [7:0] x, x2, x3, x12, x14, x15, x240, inverse;
  // From S(x) back to 1/x first, when going backwards.
  assign x = backwards ? rotate(a, 1) ^ rotate(a, 3) ^ rotate(a, 6) ^ 8'h05 : a;
  assign x2 = times(x, x);
  assign x3 = times(x2, x);
  assign x12 = times(times(x3, x3), times(x3, x3));
  assign x14 = times(x12, x2);
  assign x15 = times(x12, x3);
  logic [7:0] x30, x60, x120;
  assign x30 = times(x15, x15);
  assign x60 = times(x30, x30);
  assign x120 = times(x60, x60);
  assign x240 = times(x120, x120);
  assign inverse = times(x240, x14);
  assign y = backwards ? inverse
           : inverse ^ rotate(inverse, 1) ^ rotate(inverse, 2) ^ rotate(inverse, 3)
             ^ rotate(inverse, 4) ^ 8'h63;

endmodule

module valid_ready (
  input  logic         clk,
  input  logic         rst,
  input  logic         key_valid,
  output logic         key_ready,
  input  logic         key_long,
  input  logic [255:0] key,
  input  logic         in_valid,
  output logic         in_ready,
  input  logic         in_backwards,
  input  logic [127:0] in_data,
  output logic         out_valid,
  input  logic         out_ready,
  output logic [127:0] out_data
);

  // Word i of the schedule, byte 0 in [31:24] inside.
  logic [31:0] words [60];
  logic [5:0]  filled;
  logic        long_q, ready_q;
  logic [7:0]  rcon;

  function automatic logic [31:0] turn(input logic [31:0] w);
    turn = {w[7:0], w[15:8], w[23:16], w[31:24]};
  endfunction

  logic [5:0] total, length;
  assign total = long_q ? 6'd60 : 6'd44;
  assign length = long_q ? 6'd8 : 6'd4;

  logic first_kind, second_kind;
  assign first_kind = long_q ? filled[2:0] == 3'd0 : filled[1:0] == 2'd0;
  assign second_kind = long_q && filled[2:0] == 3'd4;

  logic [31:0] last, to_sub, subbed, next;
  assign last = words[filled - 6'd1];
  assign to_sub = first_kind ? {last[23:0], last[31:24]} : last;
  for (genvar i = 0; i < 4; i++) begin : word_box
    byte_sub box (.backwards(1'b0), .a(to_sub[8*i +: 8]), .y(subbed[8*i +: 8]));
  end
  assign next = words[filled - length]
              ^ (first_kind ? subbed ^ {rcon, 24'h0} : second_kind ? subbed : last);

  logic expanding;
  assign expanding = filled != 6'd0 && filled != total;
  logic busy, backwards_q;
  assign key_ready = !expanding && !busy && !out_valid && ready_q;

  always_ff @(posedge clk) begin
    ready_q <= 1'b1;
    if (key_valid && key_ready) begin
      for (int i = 0; i < 8; i++) words[i] <= turn(key[32*i +: 32]);
      long_q <= key_long;
      filled <= key_long ? 6'd8 : 6'd4;
      rcon <= 8'h01;
    end else if (expanding) begin
      words[filled] <= next;
      filled <= filled + 6'd1;
      if (first_kind) rcon <= {rcon[6:0], 1'b0} ^ (rcon[7] ? 8'h1b : 8'h0);
    end
    if (rst) begin
      ready_q <= 1'b0;
      filled <= 6'd0;
    end
  end

  logic [127:0] state, in_order, after, mixed, made;
  logic [3:0]   round;
  for (genvar i = 0; i < 4; i++) begin : order
    assign in_order[127-32*i -: 32] = turn(in_data[32*i +: 32]);
    assign out_data[32*i +: 32] = turn(state[127-32*i -: 32]);
  end

  function automatic logic [127:0] round_key(input logic [3:0] r);
    round_key = {words[{r, 2'd0}], words[{r, 2'd1}], words[{r, 2'd2}], words[{r, 2'd3}]};
  endfunction

  logic [3:0] rounds;
  assign rounds = long_q ? 4'd14 : 4'd10;

  // SubBytes with ShiftRows: byte n comes from another column of the same row.
  for (genvar n = 0; n < 16; n++) begin : box
    localparam int unsigned LEFT = (n + 4 * (n % 4)) % 16;
    localparam int unsigned RIGHT = (n + 12 * (n % 4)) % 16;
    byte_sub box (
      .backwards(backwards_q),
      .a(backwards_q ? state[127-8*RIGHT -: 8] : state[127-8*LEFT -: 8]),
      .y(after[127-8*n -: 8])
    );
  end

  function automatic logic [7:0] twice(input logic [7:0] a);
    twice = {a[6:0], 1'b0} ^ (a[7] ? 8'h1b : 8'h0);
  endfunction

  function automatic logic [31:0] mix(input logic [31:0] w, input logic back);
    logic [7:0] a, b, c, d, u, v;
    {a, b, c, d} = w;
    if (back) begin
      u = twice(twice(a ^ c));
      v = twice(twice(b ^ d));
      a ^= u;
      b ^= v;
      c ^= u;
      d ^= v;
    end
    mix = {
      twice(a ^ b) ^ b ^ c ^ d, twice(b ^ c) ^ c ^ d ^ a,
      twice(c ^ d) ^ d ^ a ^ b, twice(d ^ a) ^ a ^ b ^ c
    };
  endfunction

  logic [127:0] added;
  assign added = after ^ round_key(backwards_q ? rounds - round : round);
  for (genvar i = 0; i < 4; i++) begin : column
    assign mixed[32*i +: 32] = mix(backwards_q ? added[32*i +: 32] : after[32*i +: 32], backwards_q);
  end
  assign made = round == rounds ? added
              : backwards_q ? mixed : mixed ^ round_key(round);

  assign in_ready = !expanding && filled != 6'd0 && !busy && (!out_valid || out_ready) && !key_valid;

  always_ff @(posedge clk) begin
    if (out_ready) out_valid <= 1'b0;
    if (in_valid && in_ready) begin
      busy <= 1'b1;
      backwards_q <= in_backwards;
      round <= 4'd1;
      state <= in_order ^ round_key(in_backwards ? rounds : 4'd0);
    end else if (busy) begin
      state <= made;
      round <= round + 4'd1;
      if (round == rounds) begin
        busy <= 1'b0;
        out_valid <= 1'b1;
      end
    end
    if (rst) begin
      busy <= 1'b0;
      out_valid <= 1'b0;
    end
  end

endmodule
