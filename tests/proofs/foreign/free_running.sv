// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// A small foreign core in SystemVerilog: AES-128 encryption as a pipeline that never stops.
//
// A key and a block enter in every clock, and the result leaves ten clocks later; there is no reset
// and no flag. Rounds look up T-boxes: SubBytes and MixColumns in one table of 256 x 32 bits.

module free_running (
  input  logic         clk,
  input  logic [127:0] key,
  input  logic [127:0] data,
  output logic [127:0] result
);

  localparam int unsigned ROUNDS = 10;

  function automatic logic [7:0] twice(input logic [7:0] a);
    twice = {a[6:0], 1'b0} ^ (a[7] ? 8'h1b : 8'h0);
  endfunction

  // The S-box by walking the field's generator {03} one way and its inverse the other.
  function automatic logic [255:0][7:0] make_sub();
    logic [7:0] p, q;
    p = 8'h01;
    q = 8'h01;
    for (int i = 0; i < 255; i++) begin
      make_sub[p] = q ^ {q[6:0], q[7]} ^ {q[5:0], q[7:6]} ^ {q[4:0], q[7:5]}
                  ^ {q[3:0], q[7:4]} ^ 8'h63;
      p = p ^ twice(p);
      q = q ^ {q[6:0], 1'b0};
      q = q ^ {q[5:0], 2'b0};
      q = q ^ {q[3:0], 4'b0};
      if (q[7]) q = q ^ 8'h09;
    end
    make_sub[0] = 8'h63;
  endfunction
  localparam logic [255:0][7:0] SUB = make_sub();

  function automatic logic [255:0][31:0] make_tbox();
    for (int i = 0; i < 256; i++) begin
      make_tbox[i] = {twice(SUB[i]), SUB[i], SUB[i], twice(SUB[i]) ^ SUB[i]};
    end
  endfunction
  localparam logic [255:0][31:0] TBOX = make_tbox();

  logic [127:0] state [ROUNDS];
  logic [127:0] round_key [ROUNDS];

  for (genvar r = 0; r < ROUNDS; r++) begin : stage
    localparam logic [8:0] RCON = r < 8 ? 9'd1 << r : 9'h1b << (r - 8);

    logic [127:0] k, next_k, s, next_s;
    if (r == 0) begin : enter
      assign k = key;
      assign s = data ^ key;
    end else begin : follow
      assign k = round_key[r-1];
      assign s = state[r-1];
    end

    logic [31:0] w;
    assign w = {SUB[k[23:16]] ^ RCON[7:0], SUB[k[15:8]], SUB[k[7:0]], SUB[k[31:24]]};
    assign next_k[127:96] = k[127:96] ^ w;
    assign next_k[95:64] = k[95:64] ^ next_k[127:96];
    assign next_k[63:32] = k[63:32] ^ next_k[95:64];
    assign next_k[31:0] = k[31:0] ^ next_k[63:32];

    for (genvar c = 0; c < 4; c++) begin : column
      logic [7:0] b0, b1, b2, b3;
      assign b0 = s[127-32*c -: 8];
      assign b1 = s[119-32*((c+1)%4) -: 8];
      assign b2 = s[111-32*((c+2)%4) -: 8];
      assign b3 = s[103-32*((c+3)%4) -: 8];
      if (r == ROUNDS - 1) begin : final_round
        assign next_s[127-32*c -: 32] = {SUB[b0], SUB[b1], SUB[b2], SUB[b3]}
                                      ^ next_k[127-32*c -: 32];
      end else begin : full_round
        logic [31:0] t0, t1, t2, t3;
        assign t0 = TBOX[b0];
        assign t1 = TBOX[b1];
        assign t2 = TBOX[b2];
        assign t3 = TBOX[b3];
        assign next_s[127-32*c -: 32] = t0 ^ {t1[7:0], t1[31:8]} ^ {t2[15:0], t2[31:16]}
                                      ^ {t3[23:0], t3[31:24]} ^ next_k[127-32*c -: 32];
      end
    end

    always_ff @(posedge clk) begin
      round_key[r] <= next_k;
      state[r] <= next_s;
    end
  end

  assign result = state[ROUNDS-1];

endmodule
