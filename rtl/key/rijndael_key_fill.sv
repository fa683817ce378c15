// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Fill: extends a key shorter than the longest block to the length of round key 0. The missing
// words are the first ones that the schedule computes; one step computes them, in the clock after
// the key transfer. Combinational. A build with several sizes uses a step of four words from the
// kept key, as for 128-bit blocks, since at most four words are missing. With one size the key is
// first kept right-aligned in a window of Nb words, so that an ordinary step leaves the missing
// words leftmost.

module rijndael_key_fill #(
  /// Width of the longest block.
  parameter int unsigned BlockBits  = 256,
  /// Key lengths the build holds: bit 0 = 128, bit 1 = 192, bit 2 = 256.
  parameter logic [2:0]  KeyLengths = 3'b111,
  /// 1: several block lengths or key lengths.
  parameter bit          Several    = 1'b1
) (
  input  logic [1:0]   key_len_i,
  /// The key from the port.
  input  logic [255:0] key_i,
  /// The value to keep until the fill.
  output logic [255:0] loaded_o,
  /// The kept key.
  input  logic [255:0] kept_i,
  /// The window after one step from the kept key.
  input  logic [255:0] stepped_i,
  /// The filled key.
  output logic [255:0] filled_o
);

  if (Several) begin : gen_several
    // The step leaves W[4] to W[7] in words 0 to 3. With Nk = 6, W[4] and W[5] belong to the key,
    // so only W[6] and W[7] are used.
    logic nk6;
    assign nk6 = aes_pkg::is_192(KeyLengths, key_len_i);
    assign loaded_o = key_i;
    assign filled_o = {kept_i[255:128],
                       nk6 ? kept_i[127:64] : stepped_i[255:192], stepped_i[191:128]};
    logic unused;
    assign unused = ^{kept_i[63:0], stepped_i[127:0]};
  end else begin : gen_one
    // Before the fill, window words 0 to Nb - Nk - 1 are 0; no forward step reads them.
    localparam int unsigned KEY_BITS = 128 + 64 * 32'(aes_pkg::longest(KeyLengths));
    localparam int unsigned FILL_BITS = BlockBits - KEY_BITS;
    logic unused;
    assign unused = ^{key_len_i, key_i, kept_i, stepped_i};
    assign loaded_o = (key_i >> (256 - KEY_BITS)) << (256 - BlockBits);
    assign filled_o = (kept_i << FILL_BITS) |
                      ((stepped_i >> (256 - FILL_BITS)) << (256 - BlockBits));
  end

endmodule
