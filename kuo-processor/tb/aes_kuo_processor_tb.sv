// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Self-checking test bench of aes_kuo_processor: a vector of each block and key length,
// encrypt and decrypt.
// Made by `aesilicon build kuo-processor`.
// Ends by itself: prints PASS, or FAIL and ends the simulator with an error.

module aes_kuo_processor_tb;

  reg clk = 1'b0;
  always #5 clk = !clk;

  reg  rst_n = 1'd0;
  reg  instr_valid = 1'd0;
  reg  [3:0] instr = 4'd0;
  wire ready;
  wire [2:0] status;
  reg  in_valid = 1'd0;
  wire in_ready;
  reg  [15:0] in_data = 16'd0;
  wire out_valid;
  reg  out_ready = 1'd0;
  wire [15:0] out_data;

  aes_kuo_processor dut (
    .clk_i(clk),
    .rst_ni(rst_n),
    .instr_valid_i(instr_valid),
    .instr_i(instr),
    .ready_o(ready),
    .status_o(status),
    .in_valid_i(in_valid),
    .in_ready_o(in_ready),
    .in_data_i(in_data),
    .out_valid_o(out_valid),
    .out_ready_i(out_ready),
    .out_data_o(out_data)
  );

  // A four-state simulator starts from X. From the first clock edge of the reset on, no output may be
  // X or Z. Sampled when the stimuli have settled.
  reg was_reset = 1'b0;
  always @(posedge clk) was_reset <= 1'b1;
  always @(negedge clk) begin
    #2;
    if (was_reset && ^ready === 1'bx) begin
      $display("FAIL: ready_o is %b", ready);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^status === 1'bx) begin
      $display("FAIL: status_o is %b", status);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^in_ready === 1'bx) begin
      $display("FAIL: in_ready_o is %b", in_ready);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^out_valid === 1'bx) begin
      $display("FAIL: out_valid_o is %b", out_valid);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^out_data === 1'bx) begin
      $display("FAIL: out_data_o is %b", out_data);
      $fatal(1, "FAIL");
    end
  end

  integer failures = 0;
  integer checks = 0;
  integer n;
  reg [255:0] got;

  // Stimuli change on the falling edge, so that no simulator sees a race.
  task give(input [3:0] code, input [2:0] due);
    begin
      @(negedge clk);
      while (!ready) @(negedge clk);
      instr = code;
      instr_valid = 1'b1;
      @(negedge clk);
      instr_valid = 1'b0;
      if (status !== due) begin
        failures = failures + 1;
        $display("instruction %b: expected status %d, got %d", code, due, status);
      end
    end
  endtask

  // Input Key or Input Data, behind the instruction that sets the length.
  task load(input [3:0] set_length, input [3:0] code, input integer words, input [255:0] value);
    begin
      give(set_length, 3'd0);
      give(code, 3'd0);
      for (n = 0; n < words; n = n + 1) begin
        in_data = value[255 - 16 * n -: 16];
        in_valid = 1'b1;
        #1;
        while (!in_ready) @(negedge clk) #1;
        @(negedge clk);
      end
      in_valid = 1'b0;
    end
  endtask

  task check(input [3:0] set_length, input [3:0] code, input integer words,
             input [255:0] data, input [255:0] expected);
    begin
      load(set_length, 4'b1001, words, data);
      give(code, 3'd0);
      give(4'b0111, 3'd0);
      got = 256'd0;
      out_ready = 1'b1;
      for (n = 0; n < words; n = n + 1) begin
        #1;
        while (!out_valid) @(negedge clk) #1;
        got[255 - 16 * n -: 16] = out_data;
        @(negedge clk);
      end
      out_ready = 1'b0;
      checks = checks + 1;
      if (got !== expected) begin
        failures = failures + 1;
        $display("block %h: expected %h, got %h", data, expected, got);
      end
    end
  endtask

  initial begin
    repeat (3) @(negedge clk);
    rst_n = 1'b1;
    load(4'b0010, 4'b0001, 8, 256'h000102030405060708090a0b0c0d0e0f00000000000000000000000000000000);
    check(4'b1010, 4'b1101, 8,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000,
          256'h69c4e0d86a7b0430d8cdb78070b4c55a00000000000000000000000000000000);
    check(4'b1010, 4'b0101, 8,
          256'h69c4e0d86a7b0430d8cdb78070b4c55a00000000000000000000000000000000,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000);
    check(4'b1011, 4'b1101, 12,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000,
          256'he64018d211d8349b350f38893d7d23899fece7a9aca7c6ba0000000000000000);
    check(4'b1011, 4'b0101, 12,
          256'he64018d211d8349b350f38893d7d23899fece7a9aca7c6ba0000000000000000,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000);
    check(4'b1100, 4'b1101, 16,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f,
          256'h98c6f98ba9631b91c34f431e0887c561b6ac44c985cecd38dbc4cb30b9170d2f);
    check(4'b1100, 4'b0101, 16,
          256'h98c6f98ba9631b91c34f431e0887c561b6ac44c985cecd38dbc4cb30b9170d2f,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f);
    load(4'b0011, 4'b0001, 12, 256'h000102030405060708090a0b0c0d0e0f10111213141516170000000000000000);
    check(4'b1010, 4'b1101, 8,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000,
          256'hdda97ca4864cdfe06eaf70a0ec0d719100000000000000000000000000000000);
    check(4'b1010, 4'b0101, 8,
          256'hdda97ca4864cdfe06eaf70a0ec0d719100000000000000000000000000000000,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000);
    check(4'b1011, 4'b1101, 12,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000,
          256'h78be2d48f76d71da6966f3a175fb71ad66b70b2076c3cf1d0000000000000000);
    check(4'b1011, 4'b0101, 12,
          256'h78be2d48f76d71da6966f3a175fb71ad66b70b2076c3cf1d0000000000000000,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000);
    check(4'b1100, 4'b1101, 16,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f,
          256'h3c386395e910345a59a7dd165dcbda604bf072f0a03a6b0055a79b734e668868);
    check(4'b1100, 4'b0101, 16,
          256'h3c386395e910345a59a7dd165dcbda604bf072f0a03a6b0055a79b734e668868,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f);
    load(4'b0100, 4'b0001, 16, 256'h000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f);
    check(4'b1010, 4'b1101, 8,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000,
          256'h8ea2b7ca516745bfeafc49904b49608900000000000000000000000000000000);
    check(4'b1010, 4'b0101, 8,
          256'h8ea2b7ca516745bfeafc49904b49608900000000000000000000000000000000,
          256'h00112233445566778899aabbccddeeff00000000000000000000000000000000);
    check(4'b1011, 4'b1101, 12,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000,
          256'h65d851df8d04b5cbb510935fdd1eb17b33efb8cb255ee7120000000000000000);
    check(4'b1011, 4'b0101, 12,
          256'h65d851df8d04b5cbb510935fdd1eb17b33efb8cb255ee7120000000000000000,
          256'h00112233445566778899aabbccddeeff10213243546576870000000000000000);
    check(4'b1100, 4'b1101, 16,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f,
          256'h288fa9d23d00d9dc0a39b33fa92867c6488b5e0f18a6f74c072078ec815462e6);
    check(4'b1100, 4'b0101, 16,
          256'h288fa9d23d00d9dc0a39b33fa92867c6488b5e0f18a6f74c072078ec815462e6,
          256'h00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f);
    give(4'b0000, 3'd0);
    give(4'b1101, 3'd4);  // no key is left
    if (failures != 0) begin
      $display("FAIL: %0d in %0d blocks", failures, checks);
      $fatal(1, "FAIL");
    end
    $display("PASS: %0d blocks", checks);
    $finish;
  end

  initial begin
    repeat (20000) @(negedge clk);
    $display("FAIL: no answer in 20000 clocks");
    $fatal(1, "FAIL");
  end

endmodule
