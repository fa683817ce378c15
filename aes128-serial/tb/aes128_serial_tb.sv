// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Self-checking test bench of aes128_serial: key 000102... and block 00112233...,
// as in FIPS-197 appendix C, 128-bit keys, encrypt and decrypt.
// Made by `aesilicon build aes128-serial`.
// Ends by itself: prints PASS, or FAIL and ends the simulator with an error.

module aes128_serial_tb;

  reg clk = 1'b0;
  always #5 clk = !clk;

  reg  rst_n = 1'd0;
  reg  key_valid = 1'd0;
  wire key_ready;
  reg  [1:0] key_len = 2'd0;
  reg  [255:0] key = 256'd0;
  reg  key_clear = 1'd0;
  wire key_error;
  reg  in_valid = 1'd0;
  wire in_ready;
  reg  in_decrypt = 1'd0;
  reg  in_chain = 1'd0;
  reg  [1:0] block_len = 2'd0;
  reg  [127:0] in_data = 128'd0;
  reg  [0:0] in_tag = 1'd0;
  wire out_valid;
  reg  out_ready = 1'd1;
  wire [127:0] out_data;
  wire [0:0] out_tag;
  wire out_error;

  aes128_serial dut (
    .clk_i(clk),
    .rst_ni(rst_n),
    .key_valid_i(key_valid),
    .key_ready_o(key_ready),
    .key_len_i(key_len),
    .key_i(key),
    .key_clear_i(key_clear),
    .key_error_o(key_error),
    .in_valid_i(in_valid),
    .in_ready_o(in_ready),
    .in_decrypt_i(in_decrypt),
    .in_chain_i(in_chain),
    .block_len_i(block_len),
    .in_data_i(in_data),
    .in_tag_i(in_tag),
    .out_valid_o(out_valid),
    .out_ready_i(out_ready),
    .out_data_o(out_data),
    .out_tag_o(out_tag),
    .out_error_o(out_error)
  );

  // A four-state simulator starts from X. From the first clock edge of the reset on, no output may be
  // X or Z (out_tag_o: while out_valid_o is high). Sampled when the stimuli have settled.
  reg was_reset = 1'b0;
  always @(posedge clk) was_reset <= 1'b1;
  always @(negedge clk) begin
    #2;
    if (was_reset && ^key_ready === 1'bx) begin
      $display("FAIL: key_ready_o is %b", key_ready);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^key_error === 1'bx) begin
      $display("FAIL: key_error_o is %b", key_error);
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
    if (was_reset && out_valid && ^out_tag === 1'bx) begin
      $display("FAIL: out_tag_o is %b", out_tag);
      $fatal(1, "FAIL");
    end
    if (was_reset && ^out_error === 1'bx) begin
      $display("FAIL: out_error_o is %b", out_error);
      $fatal(1, "FAIL");
    end
  end

  integer failures = 0;
  integer checks = 0;

  // Stimuli change on the falling edge, so that no simulator sees a race.
  task load_key(input [1:0] length, input [255:0] value);
    begin
      @(negedge clk);
      key_len = length;
      key = value;
      key_valid = 1'b1;
      #1;
      while (!key_ready) @(negedge clk) #1;
      @(negedge clk);
      key_valid = 1'b0;
    end
  endtask

  task check(input decrypt, input [1:0] length, input [127:0] data,
             input [127:0] expected,
             input [0:0] tag);
    begin
      @(negedge clk);
      in_decrypt = decrypt;
      block_len = length;
      in_data = data;
      in_tag = tag;
      in_valid = 1'b1;
      #1;
      while (!in_ready) @(negedge clk) #1;
      @(negedge clk);
      in_valid = 1'b0;
      in_data = ~data;
      in_tag = ~tag;
      #1;
      while (!out_valid) @(negedge clk) #1;
      checks = checks + 1;
      if (out_error || key_error || out_data !== expected || out_tag !== tag) begin
        failures = failures + 1;
        $display("block %h: expected %h tag %h, got %h tag %h (error %b)",
                 data, expected, tag, out_data, out_tag, out_error);
      end
    end
  endtask

  // Clears the key one clock after a block entered: the block is dropped.
  task clear;
    begin
      @(negedge clk);
      in_valid = 1'b1;
      #1;
      while (!in_ready) @(negedge clk) #1;
      @(negedge clk);
      in_valid = 1'b0;
      key_clear = 1'b1;
      @(negedge clk);
      key_clear = 1'b0;
      repeat (375) begin
        #1;
        if (out_valid || out_data !== 128'd0) begin
          failures = failures + 1;
          $display("a result comes out after key_clear_i");
        end
        @(negedge clk);
      end
    end
  endtask

  initial begin
    repeat (3) @(negedge clk);
    rst_n = 1'b1;
    load_key(2'd0, 256'h000102030405060708090a0b0c0d0e0f00000000000000000000000000000000);
    check(1'b0, 2'd0, 128'h00112233445566778899aabbccddeeff,
          128'h69c4e0d86a7b0430d8cdb78070b4c55a, 1'h1);
    check(1'b0, 2'd0, 128'h00112233445566778899aabbccddeeff,
          128'h69c4e0d86a7b0430d8cdb78070b4c55a, 1'h0);
    check(1'b1, 2'd0, 128'h69c4e0d86a7b0430d8cdb78070b4c55a,
          128'h00112233445566778899aabbccddeeff, 1'h1);
    check(1'b1, 2'd0, 128'h69c4e0d86a7b0430d8cdb78070b4c55a,
          128'h00112233445566778899aabbccddeeff, 1'h0);
    clear;
    load_key(2'd0, 256'h000102030405060708090a0b0c0d0e0f00000000000000000000000000000000);
    check(1'b0, 2'd0, 128'h00112233445566778899aabbccddeeff,
          128'h69c4e0d86a7b0430d8cdb78070b4c55a, 1'h1);
    if (failures != 0) begin
      $display("FAIL: %0d of %0d blocks", failures, checks);
      $fatal(1, "FAIL");
    end
    $display("PASS: %0d blocks", checks);
    $finish;
  end

  initial begin
    repeat (10000) @(negedge clk);
    $display("FAIL: no answer in 10000 clocks");
    $fatal(1, "FAIL");
  end

endmodule
