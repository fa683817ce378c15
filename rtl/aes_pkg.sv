// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Types and constants that every core shares.
//
// Byte order, stated here once: a block, a key and a round key lie on a vector in the order of
// FIPS-197, first byte leftmost. Byte n of a vector of W bits is [W-1-8n -: 8]; it stands in row
// n mod 4 and column n div 4 of the state, so column (or key word) c is [W-1-32c -: 32].

package aes_pkg;

  /// Directions that a build serves.
  typedef enum logic [1:0] {
    DirEncrypt,
    DirDecrypt,
    DirBoth
  } direction_e;

  /// S-box circuits, one file each in sbox/; the last two are not in the library.
  typedef enum logic [4:0] {
    SboxTable,                // truth table left to synthesis
    SboxComposite,            // tower field GF(((2^2)^2)^2), Satoh et al. 2001
    SboxCompositeReg,         // tower field, with an output register, Vater & Langendoerfer 2007
    SboxRom,                  // synchronous ROM for block RAM, McLoone & McCanny 2001
    SboxSop,                  // minimised sums of products
    SboxPprm,                 // positive-polarity Reed-Muller form
    SboxBdd,                  // shared binary decision diagram
    SboxTwistedBdd,           // eight BDDs with rotated variable orders, Morioka & Satoh 2002
    SboxCanright,             // tower field with normal bases, Canright 2005
    SboxBoyarPeralta,         // few gates, Boyar & Peralta 2010
    SboxBoyarPeraltaDepth16,  // few gates in a depth of 16, Boyar & Peralta 2012
    SboxReyhaniMasoleh,       // GF((2^4)^2), Reyhani-Masoleh et al. 2018
    SboxMaximovEkdahl,        // patented: a licence may be needed; Maximov & Ekdahl 2019
    SboxCompact,              // smallest found on three libraries
    SboxFast,                 // fastest found on osu018
    SboxBrisk,                // most throughput per area of a core whose clock the S-box limits
    SboxLean,                 // forward half the area of `SboxBrisk`, twice its delay
    SboxOwn,                  // your module aes_sbox_own, combinational
    SboxOwnClocked            // your module aes_sbox_own_clocked, with an output register
  } sbox_e;

  /// Where round keys come from, one file each in key/.
  typedef enum logic [1:0] {
    KeysOnTheFly,  // each is computed when a block needs it, Kuo & Verbauwhede 2001
    KeysStored,    // all are computed once for each key, Kuo & Verbauwhede 2001, section 5
    KeysChained    // on the fly, by two chained key units and a selection, ibid., figure 10
  } key_schedule_e;

  /// SubWord in a step of the AES key schedule, which computes four words (0 to 3).
  typedef enum logic [1:0] {
    SubFirst,  // word 0, with RotWord and Rcon
    SubPlain,  // word 0, without RotWord and Rcon: every second step with a 256-bit key
    SubThird,  // word 2, with RotWord and Rcon: only with a 192-bit key
    SubNone    // no word takes SubWord: only with a 192-bit key
  } sub_word_e;

  /// Circuits for MixColumns and InvMixColumns in a column core.
  typedef enum logic [1:0] {
    MixCompact,  // one circuit of few gates for both directions
    MixProduct,  // InvMixColumns is MixColumns after a product, Vater & Langendoerfer 2007
    MixSeparate  // a circuit for each direction, and a mux
  } mix_e;

  /// Modes of operation (NIST SP 800-38A), all in mode/aes_mode.sv.
  typedef enum logic [2:0] {
    ModeEcb,
    ModeCbc,
    ModeCfb,  // CFB-128: feedback of whole blocks
    ModeOfb,
    ModeCtr
  } mode_e;

  /// The operations of a round (FIPS-197 section 5.1), for cores that do one a clock.
  typedef enum logic [1:0] {
    OpAddRoundKey,
    OpSubBytes,
    OpShiftRows,
    OpMixColumns
  } operation_e;

  /// Codes of `key_len_i` and `block_len_i`; 0 is 128 bits, 3 is illegal.
  /* verilator lint_off UNUSEDPARAM */  // not every compilation uses both
  localparam logic [1:0] LEN_192 = 2'd1;
  localparam logic [1:0] LEN_256 = 2'd2;
  /* verilator lint_on UNUSEDPARAM */

  /// Latency of an S-box in clocks: 0 if combinational, 1 if clocked.
  function automatic int unsigned sbox_clocks(input sbox_e sbox);
    sbox_clocks = (sbox == aes_pkg::SboxCompositeReg || sbox == aes_pkg::SboxRom ||
                   sbox == aes_pkg::SboxOwnClocked) ? 1 : 0;
  endfunction

  /// Bytes that an S-box instance looks up in parallel: 2 in a block RAM with two ports, else 1.
  function automatic int unsigned sbox_lanes(input sbox_e sbox);
    sbox_lanes = (sbox == aes_pkg::SboxRom) ? 2 : 1;
  endfunction

  /// 1 if a mask of lengths (bit 0 = 128, bit 1 = 192, bit 2 = 256) has more than one length.
  function automatic bit several(input logic [2:0] lengths);
    several = (lengths & (lengths - 3'd1)) != 3'd0;
  endfunction

  /// 1 if a mask of lengths has the length with this code.
  function automatic logic holds(input logic [2:0] lengths, input logic [1:0] len);
    holds = len != 2'd3 && lengths[len];
  endfunction

  /// The code of the longest length in a mask; 3 for an empty mask.
  function automatic logic [1:0] longest(input logic [2:0] lengths);
    longest = lengths[2] ? 2'd2 : lengths[1] ? 2'd1 : lengths[0] ? 2'd0 : 2'd3;
  endfunction

  /// The code of the shortest length in a mask; 3 for an empty mask.
  function automatic logic [1:0] shortest(input logic [2:0] lengths);
    shortest = lengths[0] ? 2'd0 : lengths[1] ? 2'd1 : lengths[2] ? 2'd2 : 2'd3;
  endfunction

  /// 1 if the longest block is longer than the shortest key: this key then needs a fill.
  function automatic bit fills(input logic [2:0] block_lengths, input logic [2:0] key_lengths);
    fills = longest(block_lengths) > shortest(key_lengths);
  endfunction

  /// Number of rounds Nr = max(Nk, Nb) + 6, from the codes of block and key length.
  function automatic logic [3:0] rounds(input logic [1:0] block_len, input logic [1:0] key_len);
    rounds = 4'd10;
    if (block_len == LEN_192 || key_len == LEN_192) rounds = 4'd12;
    if (block_len == LEN_256 || key_len == LEN_256) rounds = 4'd14;
  endfunction

  /// `is_192` and `is_256`: 1 if a length code means 192 or 256 bits in a build with these lengths.
  /// With a single length the result is a constant and the code is ignored.
  /* verilator lint_off UNUSEDSIGNAL */  // only some bits are read
  function automatic logic is_192(input logic [2:0] lengths, input logic [1:0] len);
    is_192 = lengths[1] && (lengths == 3'b010 || len[0]);
  endfunction

  function automatic logic is_256(input logic [2:0] lengths, input logic [1:0] len);
    is_256 = lengths[2] && (lengths == 3'b100 || len[1]);
  endfunction

  /// The last word of a key, by its length code.
  function automatic logic [31:0] last_word(input logic [2:0] lengths, input logic [1:0] len,
                                            input logic [255:0] key);
    last_word = is_256(lengths, len) ? key[31:0] :
                is_192(lengths, len) ? key[95:64] : key[159:128];
  endfunction
  /* verilator lint_on UNUSEDSIGNAL */

  /// A block with its four columns in the opposite order.
  function automatic logic [127:0] turned(input logic [127:0] a);
    turned = {a[31:0], a[63:32], a[95:64], a[127:96]};
  endfunction

  /// RotWord (FIPS-197 section 5.2).
  function automatic logic [31:0] rot_word(input logic [31:0] a);
    rot_word = {a[23:0], a[31:24]};
  endfunction

  /// Multiplication by x in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS-197 section 4.2.1).
  function automatic logic [7:0] xtime(input logic [7:0] a);
    xtime = {a[6:0], 1'b0} ^ (8'h1b & {8{a[7]}});
  endfunction

  /// Division by x in GF(2^8): steps the round constant backwards.
  function automatic logic [7:0] xtime_inverse(input logic [7:0] a);
    xtime_inverse = {1'b0, a[7:1]} ^ (8'h8d & {8{a[0]}});
  endfunction

  /// ShiftRows offset of a row in a state of 4, 6 or 8 columns (Rijndael; 8 columns: 0, 1, 3, 4).
  function automatic int unsigned shift_offset(input int unsigned columns,
                                               input int unsigned row);
    shift_offset = (columns == 8 && row >= 2) ? row + 1 : row;
  endfunction

endpackage
