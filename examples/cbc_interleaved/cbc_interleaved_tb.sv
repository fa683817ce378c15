// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Bench of `cbc_interleaved`: offers the blocks of a file in its order, writes what came and when.
//   +key=HEX      the key
//   +blocks=FILE  one block a line: stream (decimal), first (0 or 1), IV and data (hex)
//   +log=FILE     one transfer a line: `in CLOCK STREAM`, `out CLOCK STREAM DATA`
//   +pause=N      in N of 256 clocks nothing new is offered, and in as many no result is taken

module cbc_interleaved_tb;

  localparam int unsigned STREAMS = 11;
  localparam int unsigned PATIENCE = 1000;  // clocks without a transfer

  logic clk = 1'b0;
  always #5 clk = !clk;

  logic rst_n = 1'b0, key_valid = 1'b0, in_valid = 1'b0, out_ready = 1'b0;
  logic key_ready, in_ready, out_valid, first;
  logic [$clog2(STREAMS)-1:0] stream, out_stream;
  logic [127:0] key, iv, data, out_data;

  cbc_interleaved #(.Streams(STREAMS)) dut (
    .clk_i(clk), .rst_ni(rst_n),
    .key_valid_i(key_valid), .key_ready_o(key_ready), .key_i(key), .key_clear_i(1'b0),
    .in_valid_i(in_valid), .in_ready_o(in_ready),
    .in_stream_i(stream), .in_first_i(first), .in_iv_i(iv), .in_data_i(data),
    .out_valid_o(out_valid), .out_ready_i(out_ready),
    .out_stream_o(out_stream), .out_data_o(out_data)
  );

  string blocks_name, log_name;
  int blocks, log;
  int unsigned pause = 0;

  function automatic logic pauses();
    pauses = ($urandom & 255) < pause;
  endfunction

  // Inputs change on the falling edge, and all is read just before the rising one.
  initial begin
    automatic int unsigned clock = 0, moved = 0, under_way = 0;
    automatic logic more = 1'b1, waits = 1'b0;
    if (!$value$plusargs("key=%h", key) || !$value$plusargs("blocks=%s", blocks_name) ||
        !$value$plusargs("log=%s", log_name)) $fatal(1, "give +key, +blocks and +log");
    void'($value$plusargs("pause=%d", pause));
    blocks = $fopen(blocks_name, "r");
    log = $fopen(log_name, "w");
    if (blocks == 0 || log == 0) $fatal(1, "cannot open the files");

    repeat (2) @(negedge clk);
    rst_n = 1'b1;
    key_valid = 1'b1;
    #4 while (!key_ready) #10;
    @(negedge clk);
    key_valid = 1'b0;

    while (more || waits || under_way != 0) begin
      if (more && !waits) begin
        more = $fscanf(blocks, "%d %d %h %h\n", stream, first, iv, data) == 4;
        waits = more;
      end
      in_valid = waits && (in_valid || !pauses());
      out_ready = !pauses();
      #4;
      if (in_valid && in_ready) begin
        $fdisplay(log, "in %0d %0d", clock, stream);
        waits = 1'b0;
        under_way++;
        moved = clock;
      end
      if (out_valid && out_ready) begin
        $fdisplay(log, "out %0d %0d %h", clock, out_stream, out_data);
        under_way--;
        moved = clock;
      end
      if (clock - moved > PATIENCE) $fatal(1, "nothing moved for %0d clocks", PATIENCE);
      @(negedge clk);
      if (!waits) in_valid = 1'b0;
      clock++;
    end
    $fclose(log);
    $finish;
  end

endmodule
