-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build aes-round`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package aes_round_words is
  subtype word is std_logic_vector;
  function ext(a : word; bits : natural; signed_a : boolean) return word;
  function bit_of(yes : boolean) return word;
  function all_of(a : word) return word;
  function any_of(a : word) return word;
  function parity(a : word) return word;
  function equal(a, b : word) return word;
  function less(a, b : word; signed_a : boolean) return word;
  function add(a, b : word) return word;
  function subtract(a, b : word) return word;
  function shift(a, b : word; bits : natural; signed_a, signed_b, left : boolean) return word;
  function repeat(a : word; times : positive) return word;
  function place(a : word; size : positive) return natural;
end package;

package body aes_round_words is
  function ext(a : word; bits : natural; signed_a : boolean) return word is
    alias from_a : std_logic_vector(a'length - 1 downto 0) is a;
    variable y : std_logic_vector(bits - 1 downto 0) := (others => '0');
  begin
    if signed_a then
      y := (others => from_a(from_a'high));
    end if;
    for i in y'range loop
      if i <= from_a'high then
        y(i) := from_a(i);
      end if;
    end loop;
    return y;
  end function;

  function bit_of(yes : boolean) return word is
  begin
    if yes then
      return "1";
    end if;
    return "0";
  end function;

  function all_of(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "1";
  begin
    for i in a'range loop
      y(0) := y(0) and a(i);
    end loop;
    return y;
  end function;

  function any_of(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "0";
  begin
    for i in a'range loop
      y(0) := y(0) or a(i);
    end loop;
    return y;
  end function;

  function parity(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "0";
  begin
    for i in a'range loop
      y(0) := y(0) xor a(i);
    end loop;
    return y;
  end function;

  function equal(a, b : word) return word is
  begin
    return not any_of(a xor b);
  end function;

  function less(a, b : word; signed_a : boolean) return word is
  begin
    if is_x(a) or is_x(b) then
      return "X";
    elsif signed_a then
      return bit_of(signed(a) < signed(b));
    end if;
    return bit_of(unsigned(a) < unsigned(b));
  end function;

  function add(a, b : word) return word is
    variable y : std_logic_vector(a'length - 1 downto 0) := (others => 'X');
  begin
    if not (is_x(a) or is_x(b)) then
      y := std_logic_vector(unsigned(a) + unsigned(b));
    end if;
    return y;
  end function;

  function subtract(a, b : word) return word is
    variable y : std_logic_vector(a'length - 1 downto 0) := (others => 'X');
  begin
    if not (is_x(a) or is_x(b)) then
      y := std_logic_vector(unsigned(a) - unsigned(b));
    end if;
    return y;
  end function;

  -- a shifted by b, as many bits of it; a negative b shifts to the other side.
  function shift(a, b : word; bits : natural; signed_a, signed_b, left : boolean) return word is
    alias from_a : std_logic_vector(a'length - 1 downto 0) is a;
    variable y : std_logic_vector(bits - 1 downto 0) := (others => 'X');
    variable by, from : integer;
  begin
    if is_x(b) then
      return y;
    elsif signed_b then
      by := to_integer(signed(b));
    else
      by := to_integer(unsigned(b));
    end if;
    if left then
      by := -by;
    end if;
    for i in y'range loop
      from := i + by;
      y(i) := '0';
      if from >= 0 and from <= from_a'high then
        y(i) := from_a(from);
      elsif signed_a and from > from_a'high then
        y(i) := from_a(from_a'high);
      end if;
    end loop;
    return y;
  end function;

  function repeat(a : word; times : positive) return word is
    variable y : std_logic_vector(times * a'length - 1 downto 0);
  begin
    for i in 0 to times - 1 loop
      y((i + 1) * a'length - 1 downto i * a'length) := a;
    end loop;
    return y;
  end function;

  function place(a : word; size : positive) return natural is
  begin
    return to_integer(unsigned(a)) mod size;
  end function;
end package body;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_result_cleared_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    result_valid_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    out_data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_result_cleared_1 is
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal out_q : std_logic_vector(127 downto 0);
  signal n_07 : std_logic_vector(127 downto 0);
  signal n_00 : std_logic_vector(127 downto 0);
begin
  out_data_o_2 <= out_q and repeat(n_04, 128);
  n_01 <= result_ready_i and n_05;
  n_05 <= n_03 or refused_i;
  n_06 <= n_02 or n_01;
  n_04 <= not key_clear_i;
  n_03 <= not result_valid_i;
  n_02 <= not live_i;
  out_q <= n_00 when rising_edge(clk_i(0));
  n_07 <= out_q when result_ready_i = "0" else data_i when result_ready_i = "1" else (others => 'X');
  n_00 <= n_07 when n_06 = "0" else word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_06 = "1" else (others => 'X');
  out_data_o <= out_data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_result_2 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    result_valid_i : in  std_logic_vector(0 downto 0);
    result_ready_o : out std_logic_vector(0 downto 0);
    tag_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    refused_o : out std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_result_2 is
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal result_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_q : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
begin
  out_valid_o_2 <= out_valid_q and n_05;
  n_03 <= refused_o_2 and out_valid_q;
  out_error_o_2 <= n_03 and n_05;
  result_ready_o_2 <= n_04 or out_ready_i;
  n_05 <= not key_clear_i;
  n_04 <= not out_valid_q;
  out_tag_o_2 <= n_01 when rising_edge(clk_i(0));
  refused_o_2 <= n_00 when rising_edge(clk_i(0));
  out_valid_q <= n_02 when rising_edge(clk_i(0));
  n_01 <= out_tag_o_2 when result_ready_o_2 = "0" else tag_i when result_ready_o_2 = "1" else (others => 'X');
  n_00 <= refused_o_2 when result_ready_o_2 = "0" else refused_i when result_ready_o_2 = "1" else (others => 'X');
  n_06 <= out_valid_q when result_ready_o_2 = "0" else result_valid_i when result_ready_o_2 = "1" else (others => 'X');
  n_02 <= word'("0") when live_i = "0" else n_06 when live_i = "1" else (others => 'X');
  result_ready_o <= result_ready_o_2;
  refused_o <= refused_o_2;
  out_valid_o <= out_valid_o_2;
  out_tag_o <= out_tag_o_2;
  out_error_o <= out_error_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_key_ends_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    capture_i : in  std_logic_vector(0 downto 0);
    last_words_i : in  std_logic_vector(255 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    kept_o : out std_logic_vector(255 downto 0);
    key_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_key_ends_1 is
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal genblk1_gen_both_ends_last_words_q : std_logic_vector(255 downto 0);
  signal key_o_2 : std_logic_vector(255 downto 0);
  signal n_07 : std_logic_vector(255 downto 0);
  signal n_00 : std_logic_vector(255 downto 0);
  signal n_08 : std_logic_vector(255 downto 0);
  signal n_01 : std_logic_vector(255 downto 0);
  signal kept_o_2 : std_logic_vector(255 downto 0);
begin
  n_02 <= n_04 and n_05;
  n_03 <= n_06 and n_05;
  n_05 <= not keep_i;
  n_06 <= not capture_i;
  n_04 <= not load_i;
  genblk1_gen_both_ends_last_words_q <= n_00 when rising_edge(clk_i(0));
  key_o_2 <= n_01 when rising_edge(clk_i(0));
  n_07 <= genblk1_gen_both_ends_last_words_q when capture_i = "0" else last_words_i when capture_i = "1" else (others => 'X');
  n_00 <= n_07 when n_03 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_03 = "1" else (others => 'X');
  n_08 <= key_o_2 when load_i = "0" else key_i when load_i = "1" else (others => 'X');
  n_01 <= n_08 when n_02 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_02 = "1" else (others => 'X');
  kept_o_2 <= key_o_2 when inverse_i = "0" else genblk1_gen_both_ends_last_words_q when inverse_i = "1" else (others => 'X');
  kept_o <= kept_o_2;
  key_o <= key_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sbox_table_2 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_table_2 is
  signal data_o_2 : std_logic_vector(7 downto 0);
  type memory_t is array (0 to 255) of std_logic_vector(7 downto 0);
  constant memory : memory_t := (
    0 => "01100011", 1 => "01111100", 2 => "01110111", 3 => "01111011", 4 => "11110010", 5 => "01101011", 6 => "01101111", 7 => "11000101",
    8 => "00110000", 9 => "00000001", 10 => "01100111", 11 => "00101011", 12 => "11111110", 13 => "11010111", 14 => "10101011", 15 => "01110110",
    16 => "11001010", 17 => "10000010", 18 => "11001001", 19 => "01111101", 20 => "11111010", 21 => "01011001", 22 => "01000111", 23 => "11110000",
    24 => "10101101", 25 => "11010100", 26 => "10100010", 27 => "10101111", 28 => "10011100", 29 => "10100100", 30 => "01110010", 31 => "11000000",
    32 => "10110111", 33 => "11111101", 34 => "10010011", 35 => "00100110", 36 => "00110110", 37 => "00111111", 38 => "11110111", 39 => "11001100",
    40 => "00110100", 41 => "10100101", 42 => "11100101", 43 => "11110001", 44 => "01110001", 45 => "11011000", 46 => "00110001", 47 => "00010101",
    48 => "00000100", 49 => "11000111", 50 => "00100011", 51 => "11000011", 52 => "00011000", 53 => "10010110", 54 => "00000101", 55 => "10011010",
    56 => "00000111", 57 => "00010010", 58 => "10000000", 59 => "11100010", 60 => "11101011", 61 => "00100111", 62 => "10110010", 63 => "01110101",
    64 => "00001001", 65 => "10000011", 66 => "00101100", 67 => "00011010", 68 => "00011011", 69 => "01101110", 70 => "01011010", 71 => "10100000",
    72 => "01010010", 73 => "00111011", 74 => "11010110", 75 => "10110011", 76 => "00101001", 77 => "11100011", 78 => "00101111", 79 => "10000100",
    80 => "01010011", 81 => "11010001", 82 => "00000000", 83 => "11101101", 84 => "00100000", 85 => "11111100", 86 => "10110001", 87 => "01011011",
    88 => "01101010", 89 => "11001011", 90 => "10111110", 91 => "00111001", 92 => "01001010", 93 => "01001100", 94 => "01011000", 95 => "11001111",
    96 => "11010000", 97 => "11101111", 98 => "10101010", 99 => "11111011", 100 => "01000011", 101 => "01001101", 102 => "00110011", 103 => "10000101",
    104 => "01000101", 105 => "11111001", 106 => "00000010", 107 => "01111111", 108 => "01010000", 109 => "00111100", 110 => "10011111", 111 => "10101000",
    112 => "01010001", 113 => "10100011", 114 => "01000000", 115 => "10001111", 116 => "10010010", 117 => "10011101", 118 => "00111000", 119 => "11110101",
    120 => "10111100", 121 => "10110110", 122 => "11011010", 123 => "00100001", 124 => "00010000", 125 => "11111111", 126 => "11110011", 127 => "11010010",
    128 => "11001101", 129 => "00001100", 130 => "00010011", 131 => "11101100", 132 => "01011111", 133 => "10010111", 134 => "01000100", 135 => "00010111",
    136 => "11000100", 137 => "10100111", 138 => "01111110", 139 => "00111101", 140 => "01100100", 141 => "01011101", 142 => "00011001", 143 => "01110011",
    144 => "01100000", 145 => "10000001", 146 => "01001111", 147 => "11011100", 148 => "00100010", 149 => "00101010", 150 => "10010000", 151 => "10001000",
    152 => "01000110", 153 => "11101110", 154 => "10111000", 155 => "00010100", 156 => "11011110", 157 => "01011110", 158 => "00001011", 159 => "11011011",
    160 => "11100000", 161 => "00110010", 162 => "00111010", 163 => "00001010", 164 => "01001001", 165 => "00000110", 166 => "00100100", 167 => "01011100",
    168 => "11000010", 169 => "11010011", 170 => "10101100", 171 => "01100010", 172 => "10010001", 173 => "10010101", 174 => "11100100", 175 => "01111001",
    176 => "11100111", 177 => "11001000", 178 => "00110111", 179 => "01101101", 180 => "10001101", 181 => "11010101", 182 => "01001110", 183 => "10101001",
    184 => "01101100", 185 => "01010110", 186 => "11110100", 187 => "11101010", 188 => "01100101", 189 => "01111010", 190 => "10101110", 191 => "00001000",
    192 => "10111010", 193 => "01111000", 194 => "00100101", 195 => "00101110", 196 => "00011100", 197 => "10100110", 198 => "10110100", 199 => "11000110",
    200 => "11101000", 201 => "11011101", 202 => "01110100", 203 => "00011111", 204 => "01001011", 205 => "10111101", 206 => "10001011", 207 => "10001010",
    208 => "01110000", 209 => "00111110", 210 => "10110101", 211 => "01100110", 212 => "01001000", 213 => "00000011", 214 => "11110110", 215 => "00001110",
    216 => "01100001", 217 => "00110101", 218 => "01010111", 219 => "10111001", 220 => "10000110", 221 => "11000001", 222 => "00011101", 223 => "10011110",
    224 => "11100001", 225 => "11111000", 226 => "10011000", 227 => "00010001", 228 => "01101001", 229 => "11011001", 230 => "10001110", 231 => "10010100",
    232 => "10011011", 233 => "00011110", 234 => "10000111", 235 => "11101001", 236 => "11001110", 237 => "01010101", 238 => "00101000", 239 => "11011111",
    240 => "10001100", 241 => "10100001", 242 => "10001001", 243 => "00001101", 244 => "10111111", 245 => "11100110", 246 => "01000010", 247 => "01101000",
    248 => "01000001", 249 => "10011001", 250 => "00101101", 251 => "00001111", 252 => "10110000", 253 => "01010100", 254 => "10111011", 255 => "00010110"
  );
begin
  data_o_2 <= memory(place(data_i, 256)) when not is_x(data_i) else (others => 'X');
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sbox_3 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_3 is
  signal data_o_2 : std_logic_vector(7 downto 0);
begin
  gen_table_u_table : entity work.aes_sbox_table_2
  port map (
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sub_bytes_2 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(31 downto 0);
    data_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_sub_bytes_2 is
  signal n : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
begin
  gen_byte_0_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(31 downto 24),
    data_o => n
  );
  gen_byte_1_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(23 downto 16),
    data_o => n_2
  );
  gen_byte_2_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(15 downto 8),
    data_o => n_3
  );
  gen_byte_3_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(7 downto 0),
    data_o => n_4
  );
  data_o <= (n & n_2 & n_3 & n_4);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_key_step_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    rcon_i : in  std_logic_vector(7 downto 0);
    rcon_o : out std_logic_vector(7 downto 0);
    window_i : in  std_logic_vector(255 downto 0);
    window_o : out std_logic_vector(255 downto 0);
    last_i : in  std_logic_vector(31 downto 0);
    last_o : out std_logic_vector(31 downto 0);
    sub_i : in  std_logic_vector(1 downto 0);
    sub_o : out std_logic_vector(1 downto 0)
  );
end entity;

architecture words of aes_key_step_1 is
  signal n_002 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(1 downto 0);
  signal n_001 : std_logic_vector(1 downto 0);
  signal n_007 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal sub_third : std_logic_vector(0 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal sub_first : std_logic_vector(0 downto 0);
  signal rotate : std_logic_vector(0 downto 0);
  signal n_006 : std_logic_vector(0 downto 0);
  signal n_005 : std_logic_vector(0 downto 0);
  signal temp : std_logic_vector(31 downto 0);
  signal sub_o_2 : std_logic_vector(1 downto 0);
  signal n_000 : std_logic_vector(1 downto 0);
  signal n_014 : std_logic_vector(31 downto 0);
  signal n_015 : std_logic_vector(31 downto 0);
  signal forwards : std_logic_vector(255 downto 0);
  signal n_016 : std_logic_vector(255 downto 0);
  signal n_017 : std_logic_vector(31 downto 0);
  signal n_018 : std_logic_vector(31 downto 0);
  signal window_o_2 : std_logic_vector(255 downto 0);
  signal n_019 : std_logic_vector(1 downto 0);
  signal n_020 : std_logic_vector(1 downto 0);
  signal n_021 : std_logic_vector(1 downto 0);
  signal rcon_o_2 : std_logic_vector(7 downto 0);
  signal n_022 : std_logic_vector(7 downto 0);
  signal n_023 : std_logic_vector(31 downto 0);
  signal last : std_logic_vector(31 downto 0);
  signal n_024 : std_logic_vector(127 downto 0);
  signal n_2 : std_logic_vector(127 downto 0);
  signal n_025 : std_logic_vector(31 downto 0);
  signal before_x0 : std_logic_vector(31 downto 0);
  signal n_026 : std_logic_vector(31 downto 0);
  signal n_027 : std_logic_vector(31 downto 0);
  signal rotated : std_logic_vector(31 downto 0);
  signal special : std_logic_vector(31 downto 0);
  signal n0 : std_logic_vector(31 downto 0);
  signal n1 : std_logic_vector(31 downto 0);
  signal n2 : std_logic_vector(31 downto 0);
  signal n_008 : std_logic_vector(31 downto 0);
  signal gen_backwards_p0 : std_logic_vector(31 downto 0);
  signal gen_backwards_p1 : std_logic_vector(31 downto 0);
  signal gen_backwards_p2 : std_logic_vector(31 downto 0);
  signal gen_backwards_p3 : std_logic_vector(31 downto 0);
  signal n_028 : std_logic_vector(31 downto 0);
  signal n_029 : std_logic_vector(31 downto 0);
  signal n_030 : std_logic_vector(31 downto 0);
  signal n_003 : std_logic_vector(7 downto 0);
  signal n_004 : std_logic_vector(7 downto 0);
  signal substituted : std_logic_vector(31 downto 0);
  signal u_sub_word_inverse_i : std_logic_vector(0 downto 0);
begin
  n_002 <= rcon_i and repeat(rotate, 8);
  n <= n_021 when n_013 = "0" else n_020 when n_013 = "1" else (others => 'X');
  n_001 <= n when sub_third = "0" else n_019 when sub_third = "1" else (others => 'X');
  n_007 <= equal(sub_i, word'("01"));
  n_013 <= equal(sub_i, word'("11"));
  sub_third <= equal(sub_i, word'("10"));
  n_012 <= key_len_i(1 downto 1) and n_006;
  sub_first <= n_006 or n_007;
  rotate <= n_006 or sub_third;
  n_006 <= not n_005;
  n_005 <= sub_i(0 downto 0) or sub_i(1 downto 1);
  temp <= n_027 when sub_first = "0" else n_026 when sub_first = "1" else (others => 'X');
  sub_o_2 <= n_000 when n_012 = "0" else word'("01") when n_012 = "1" else (others => 'X');
  n_000 <= word'("00") when key_len_i(0 downto 0) = "0" else n_001 when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_014 <= last when sub_first = "0" else special when sub_first = "1" else (others => 'X');
  n_015 <= n1 when sub_third = "0" else special when sub_third = "1" else (others => 'X');
  forwards <= n_016 when key_len_i(1 downto 1) = "0" else (window_i(127 downto 0) & n0 & n1 & n2 & n_008) when key_len_i(1 downto 1) = "1" else (others => 'X');
  n_016 <= (n0 & n1 & n2 & n_008 & word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")) when key_len_i(0 downto 0) = "0" else (window_i(127 downto 64) & n0 & n1 & n2 & n_008 & word'("0000000000000000000000000000000000000000000000000000000000000000")) when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_017 <= before_x0 when sub_first = "0" else special when sub_first = "1" else (others => 'X');
  n_018 <= n_2(95 downto 64) when sub_third = "0" else special when sub_third = "1" else (others => 'X');
  window_o_2 <= forwards when inverse_i = "0" else (gen_backwards_p0 & gen_backwards_p1 & gen_backwards_p2 & gen_backwards_p3 & window_i(255 downto 128)) when inverse_i = "1" else (others => 'X');
  n_019 <= word'("11") when inverse_i = "0" else word'("00") when inverse_i = "1" else (others => 'X');
  n_020 <= word'("00") when inverse_i = "0" else word'("10") when inverse_i = "1" else (others => 'X');
  n_021 <= word'("10") when inverse_i = "0" else word'("11") when inverse_i = "1" else (others => 'X');
  rcon_o_2 <= rcon_i when rotate = "0" else n_022 when rotate = "1" else (others => 'X');
  n_022 <= n_003 when inverse_i = "0" else n_004 when inverse_i = "1" else (others => 'X');
  n_023 <= window_i(159 downto 128) when key_len_i(0 downto 0) = "0" else window_i(95 downto 64) when key_len_i(0 downto 0) = "1" else (others => 'X');
  last <= n_023 when key_len_i(1 downto 1) = "0" else window_i(31 downto 0) when key_len_i(1 downto 1) = "1" else (others => 'X');
  n_024 <= window_i(255 downto 128) when key_len_i(0 downto 0) = "0" else window_i(191 downto 64) when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_2 <= n_024 when key_len_i(1 downto 1) = "0" else window_i(127 downto 0) when key_len_i(1 downto 1) = "1" else (others => 'X');
  n_025 <= n_028 when key_len_i(0 downto 0) = "0" else window_i(223 downto 192) when key_len_i(0 downto 0) = "1" else (others => 'X');
  before_x0 <= n_025 when key_len_i(1 downto 1) = "0" else window_i(159 downto 128) when key_len_i(1 downto 1) = "1" else (others => 'X');
  n_026 <= last when inverse_i = "0" else before_x0 when inverse_i = "1" else (others => 'X');
  n_027 <= n_030 when inverse_i = "0" else window_i(159 downto 128) when inverse_i = "1" else (others => 'X');
  rotated <= temp when rotate = "0" else (temp(23 downto 0) & temp(31 downto 24)) when rotate = "1" else (others => 'X');
  special <= substituted xor (n_002 & word'("000000000000000000000000"));
  n0 <= window_i(255 downto 224) xor n_014;
  n1 <= window_i(223 downto 192) xor n0;
  n2 <= window_i(191 downto 160) xor n_015;
  n_008 <= window_i(159 downto 128) xor n2;
  gen_backwards_p0 <= n_2(127 downto 96) xor n_017;
  gen_backwards_p1 <= n_2(95 downto 64) xor n_2(127 downto 96);
  gen_backwards_p2 <= n_2(63 downto 32) xor n_018;
  gen_backwards_p3 <= n_2(31 downto 0) xor n_2(63 downto 32);
  n_028 <= window_i(191 downto 160) xor window_i(159 downto 128);
  n_029 <= window_i(223 downto 192) xor window_i(255 downto 224);
  n_030 <= n_029 xor last;
  n_003 <= (rcon_i(6 downto 0) & word'("0")) xor (word'("000") & repeat(rcon_i(7 downto 7), 2) & word'("0") & repeat(rcon_i(7 downto 7), 2));
  n_004 <= (word'("0") & rcon_i(7 downto 1)) xor (rcon_i(0 downto 0) & word'("000") & repeat(rcon_i(0 downto 0), 2) & word'("0") & rcon_i(0 downto 0));
  u_sub_word_inverse_i <= word'("0");
  u_sub_word : entity work.aes_sub_bytes_2
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => u_sub_word_inverse_i,
    data_i => rotated,
    data_o => substituted
  );
  rcon_o <= rcon_o_2;
  window_o <= window_o_2;
  last_o <= n_008;
  sub_o <= sub_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_key_on_the_fly_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    load_len_i : in  std_logic_vector(1 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    from_kept_i : in  std_logic_vector(0 downto 0);
    next_from_kept_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    step_i : in  std_logic_vector(0 downto 0);
    capture_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    first_key_o : out std_logic_vector(127 downto 0);
    round_key_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_key_on_the_fly_1 is
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal rcon_q : std_logic_vector(7 downto 0);
  signal sub_q : std_logic_vector(1 downto 0);
  signal window_q : std_logic_vector(255 downto 0);
  signal n_10 : std_logic_vector(255 downto 0);
  signal n_02 : std_logic_vector(255 downto 0);
  signal n_00 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(1 downto 0);
  signal gen_not_ahead_first_rcon : std_logic_vector(7 downto 0);
  signal gen_not_ahead_first_sub : std_logic_vector(1 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_04 : std_logic_vector(1 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal sub : std_logic_vector(1 downto 0);
  signal rcon : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(255 downto 0);
  signal kept : std_logic_vector(255 downto 0);
  signal key : std_logic_vector(255 downto 0);
  signal last_d : std_logic_vector(31 downto 0);
  signal rcon_d : std_logic_vector(7 downto 0);
  signal sub_d : std_logic_vector(1 downto 0);
  signal stepped : std_logic_vector(255 downto 0);
  signal u_step_last_i : std_logic_vector(31 downto 0);
begin
  n_05 <= inverse_i and key_len_i(0 downto 0);
  n_06 <= inverse_i and key_len_i(1 downto 1);
  n_07 <= n_08 and n_09;
  n_09 <= not hold_i;
  n_08 <= not step_i;
  rcon_q <= n_00 when rising_edge(clk_i(0));
  sub_q <= n_01 when rising_edge(clk_i(0));
  window_q <= n_02 when rising_edge(clk_i(0));
  n_10 <= stepped when hold_i = "0" else window_q when hold_i = "1" else (others => 'X');
  n_02 <= n_10 when n_07 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_07 = "1" else (others => 'X');
  n_00 <= rcon_q when step_i = "0" else rcon_d when step_i = "1" else (others => 'X');
  n_01 <= sub_q when step_i = "0" else sub_d when step_i = "1" else (others => 'X');
  gen_not_ahead_first_rcon <= n_03 when n_06 = "0" else word'("01000000") when n_06 = "1" else (others => 'X');
  gen_not_ahead_first_sub <= n_04 when n_06 = "0" else word'("01") when n_06 = "1" else (others => 'X');
  n_03 <= n_11 when n_05 = "0" else word'("10000000") when n_05 = "1" else (others => 'X');
  n_04 <= word'("00") when n_05 = "0" else word'("11") when n_05 = "1" else (others => 'X');
  n_11 <= word'("00000001") when inverse_i = "0" else word'("00110110") when inverse_i = "1" else (others => 'X');
  sub <= sub_q when from_kept_i = "0" else gen_not_ahead_first_sub when from_kept_i = "1" else (others => 'X');
  rcon <= rcon_q when from_kept_i = "0" else gen_not_ahead_first_rcon when from_kept_i = "1" else (others => 'X');
  n_12 <= window_q when from_kept_i = "0" else kept when from_kept_i = "1" else (others => 'X');
  u_ends : entity work.aes_key_ends_1
  port map (
    clk_i => clk_i,
    load_i => load_i,
    key_i => key_i,
    capture_i => capture_i,
    last_words_i => stepped,
    keep_i => keep_i,
    inverse_i => inverse_i,
    kept_o => kept,
    key_o => key
  );
  u_step_last_i <= word'("00000000000000000000000000000000");
  u_step : entity work.aes_key_step_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    key_len_i => key_len_i,
    inverse_i => inverse_i,
    rcon_i => rcon,
    rcon_o => rcon_d,
    window_i => n_12,
    window_o => stepped,
    last_i => u_step_last_i,
    last_o => last_d,
    sub_i => sub,
    sub_o => sub_d
  );
  first_key_o <= kept(255 downto 128);
  round_key_o <= window_q(255 downto 128);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_round_keys_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    load_len_i : in  std_logic_vector(1 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    busy_o : out std_logic_vector(0 downto 0);
    run_i : in  std_logic_vector(0 downto 0);
    from_kept_i : in  std_logic_vector(0 downto 0);
    next_from_kept_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    step_i : in  std_logic_vector(0 downto 0);
    capture_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    first_key_o : out std_logic_vector(127 downto 0);
    round_key_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_round_keys_1 is
  signal n_0 : std_logic_vector(0 downto 0);
  signal first_key_o_2 : std_logic_vector(127 downto 0);
  signal round_key_o_2 : std_logic_vector(127 downto 0);
begin
  n_0 <= not run_i;
  gen_on_the_fly_u_key : entity work.aes_key_on_the_fly_1
  port map (
    clk_i => clk_i,
    clear_i => n_0,
    load_i => load_i,
    key_i => key_i,
    key_len_i => key_len_i,
    load_len_i => load_len_i,
    keep_i => keep_i,
    from_kept_i => from_kept_i,
    next_from_kept_i => next_from_kept_i,
    inverse_i => inverse_i,
    step_i => step_i,
    capture_i => capture_i,
    hold_i => hold_i,
    first_key_o => first_key_o_2,
    round_key_o => round_key_o_2
  );
  busy_o <= word'("0");
  first_key_o <= first_key_o_2;
  round_key_o <= round_key_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_add_round_key_1 is
  port (
    data_i : in  std_logic_vector(127 downto 0);
    key_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_add_round_key_1 is
  signal data_o_2 : std_logic_vector(127 downto 0);
begin
  data_o_2 <= data_i xor key_i;
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_round_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    idle_o : out std_logic_vector(0 downto 0);
    ready_o : out std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    decrypt_i : in  std_logic_vector(0 downto 0);
    walk_i : in  std_logic_vector(0 downto 0);
    rounds_i : in  std_logic_vector(3 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    state_run_o : out std_logic_vector(0 downto 0);
    state_round_o : out std_logic_vector(0 downto 0);
    state_hold_o : out std_logic_vector(0 downto 0);
    state_inverse_o : out std_logic_vector(0 downto 0);
    key_run_o : out std_logic_vector(0 downto 0);
    key_from_kept_o : out std_logic_vector(0 downto 0);
    key_next_from_kept_o : out std_logic_vector(0 downto 0);
    key_inverse_o : out std_logic_vector(0 downto 0);
    key_step_o : out std_logic_vector(0 downto 0);
    key_capture_o : out std_logic_vector(0 downto 0);
    key_hold_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_round_control_1 is
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(2 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_02 : std_logic_vector(2 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_30 : std_logic_vector(0 downto 0);
  signal n_31 : std_logic_vector(0 downto 0);
  signal n_32 : std_logic_vector(0 downto 0);
  signal n_33 : std_logic_vector(0 downto 0);
  signal last_step : std_logic_vector(0 downto 0);
  signal stall : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal state_round_o_2 : std_logic_vector(0 downto 0);
  signal state_hold_o_2 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal key_run_o_2 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal key_capture_o_2 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal key_hold_o_2 : std_logic_vector(0 downto 0);
  signal step : std_logic_vector(0 downto 0);
  signal n_24 : std_logic_vector(0 downto 0);
  signal key_next_from_kept_o_2 : std_logic_vector(0 downto 0);
  signal start : std_logic_vector(0 downto 0);
  signal n_25 : std_logic_vector(0 downto 0);
  signal n_26 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal key_from_kept_o_2 : std_logic_vector(0 downto 0);
  signal n_23 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal idle_o_2 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal state_inverse_o_2 : std_logic_vector(0 downto 0);
  signal steps_left_q : std_logic_vector(3 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal n_34 : std_logic_vector(3 downto 0);
  signal steps : std_logic_vector(3 downto 0);
  signal n_27 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_28 : std_logic_vector(3 downto 0);
  signal n_29 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(3 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_06 : std_logic_vector(2 downto 0);
  signal n_05 : std_logic_vector(2 downto 0);
  signal n_04 : std_logic_vector(2 downto 0);
  signal n_03 : std_logic_vector(2 downto 0);
  signal n_35 : std_logic_vector(2 downto 0);
  signal key_inverse_o_2 : std_logic_vector(0 downto 0);
begin
  n <= n_31 or n_33;
  n_2 <= n_03 when n_33 = "0" else n_35 when n_33 = "1" else (others => 'X');
  n_3 <= word'("000") when n_30 = "0" else n_04 when n_30 = "1" else (others => 'X');
  n_4 <= n_3 when n_32 = "0" else word'("001") when n_32 = "1" else (others => 'X');
  n_02 <= n_4 when n = "0" else n_2 when n = "1" else (others => 'X');
  n_09 <= equal(steps_left_q, word'("0001"));
  n_30 <= equal(state_q, word'("001"));
  n_31 <= equal(state_q, word'("010"));
  n_32 <= equal(state_q, word'("100"));
  n_33 <= equal(state_q, word'("011"));
  last_step <= step and n_09;
  stall <= result_valid_o_2 and n_17;
  n_10 <= key_from_kept_o_2 and n_20;
  ready_o_2 <= n_10 and n_24;
  result_valid_o_2 <= state_q(1 downto 1) and key_from_kept_o_2;
  n_11 <= live_i and state_q(0 downto 0);
  state_round_o_2 <= n_11 and state_q(1 downto 1);
  state_hold_o_2 <= live_i and stall;
  n_12 <= n_20 and decrypt_i;
  n_13 <= state_q(0 downto 0) and n_18;
  key_run_o_2 <= live_i and step;
  n_14 <= live_i and n_21;
  n_15 <= n_14 and last_step;
  key_capture_o_2 <= n_15 and state_q(0 downto 0);
  n_16 <= state_q(0 downto 0) and n_23;
  key_hold_o_2 <= live_i and n_26;
  step <= start or state_q(0 downto 0);
  n_24 <= n_21 or result_ready_i;
  key_next_from_kept_o_2 <= n_19 or n_22;
  start <= block_taken_i or state_q(2 downto 2);
  n_25 <= start or n_13;
  n_26 <= stall or n_16;
  n_18 <= not last_step;
  n_19 <= not live_i;
  n_22 <= not n_25;
  key_from_kept_o_2 <= not state_q(0 downto 0);
  n_23 <= not step;
  n_21 <= not state_q(1 downto 1);
  n_20 <= not state_q(2 downto 2);
  idle_o_2 <= not n_08;
  n_17 <= not result_ready_i;
  n_07 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_08 <= n_07 or state_q(2 downto 2);
  state_inverse_o_2 <= n_00 when rising_edge(clk_i(0));
  steps_left_q <= n_01 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  n_34 <= subtract(steps_left_q, word'("0001"));
  steps <= subtract(rounds_i, word'("0001"));
  n_27 <= state_inverse_o_2 when start = "0" else key_inverse_o_2 when start = "1" else (others => 'X');
  n_00 <= word'("0") when live_i = "0" else n_27 when live_i = "1" else (others => 'X');
  n_28 <= steps_left_q when step = "0" else n_34 when step = "1" else (others => 'X');
  n_29 <= n_28 when start = "0" else steps when start = "1" else (others => 'X');
  n_01 <= word'("0000") when live_i = "0" else n_29 when live_i = "1" else (others => 'X');
  state_d <= word'("000") when live_i = "0" else n_05 when live_i = "1" else (others => 'X');
  n_06 <= n_02 when walk_i = "0" else word'("100") when walk_i = "1" else (others => 'X');
  n_05 <= n_06 when block_taken_i = "0" else word'("011") when block_taken_i = "1" else (others => 'X');
  n_04 <= word'("001") when last_step = "0" else word'("000") when last_step = "1" else (others => 'X');
  n_03 <= word'("010") when result_ready_i = "0" else word'("000") when result_ready_i = "1" else (others => 'X');
  n_35 <= word'("011") when last_step = "0" else word'("010") when last_step = "1" else (others => 'X');
  key_inverse_o_2 <= n_12 when state_q(0 downto 0) = "0" else state_inverse_o_2 when state_q(0 downto 0) = "1" else (others => 'X');
  idle_o <= idle_o_2;
  ready_o <= ready_o_2;
  result_valid_o <= result_valid_o_2;
  state_run_o <= state_q(0 downto 0);
  state_round_o <= state_round_o_2;
  state_hold_o <= state_hold_o_2;
  state_inverse_o <= state_inverse_o_2;
  key_run_o <= key_run_o_2;
  key_from_kept_o <= key_from_kept_o_2;
  key_next_from_kept_o <= key_next_from_kept_o_2;
  key_inverse_o <= key_inverse_o_2;
  key_step_o <= key_run_o_2;
  key_capture_o <= key_capture_o_2;
  key_hold_o <= key_hold_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_mix_columns_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_mix_columns_1 is
  signal n_064 : std_logic_vector(31 downto 0);
  signal n_065 : std_logic_vector(31 downto 0);
  signal n_066 : std_logic_vector(31 downto 0);
  signal n_067 : std_logic_vector(31 downto 0);
  signal n_001 : std_logic_vector(7 downto 0);
  signal n_076 : std_logic_vector(7 downto 0);
  signal n_077 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
  signal n_003 : std_logic_vector(7 downto 0);
  signal n_078 : std_logic_vector(7 downto 0);
  signal n_079 : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_005 : std_logic_vector(7 downto 0);
  signal n_080 : std_logic_vector(7 downto 0);
  signal n_081 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_007 : std_logic_vector(7 downto 0);
  signal n_082 : std_logic_vector(7 downto 0);
  signal n_083 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_009 : std_logic_vector(7 downto 0);
  signal n_084 : std_logic_vector(7 downto 0);
  signal n_085 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_011 : std_logic_vector(7 downto 0);
  signal n_086 : std_logic_vector(7 downto 0);
  signal n_087 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_013 : std_logic_vector(7 downto 0);
  signal n_088 : std_logic_vector(7 downto 0);
  signal n_089 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_015 : std_logic_vector(7 downto 0);
  signal n_090 : std_logic_vector(7 downto 0);
  signal n_091 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_017 : std_logic_vector(7 downto 0);
  signal n_092 : std_logic_vector(7 downto 0);
  signal n_093 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
  signal n_019 : std_logic_vector(7 downto 0);
  signal n_094 : std_logic_vector(7 downto 0);
  signal n_095 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_021 : std_logic_vector(7 downto 0);
  signal n_096 : std_logic_vector(7 downto 0);
  signal n_097 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n_023 : std_logic_vector(7 downto 0);
  signal n_098 : std_logic_vector(7 downto 0);
  signal n_099 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_025 : std_logic_vector(7 downto 0);
  signal n_100 : std_logic_vector(7 downto 0);
  signal n_101 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(7 downto 0);
  signal n_027 : std_logic_vector(7 downto 0);
  signal n_102 : std_logic_vector(7 downto 0);
  signal n_103 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_029 : std_logic_vector(7 downto 0);
  signal n_104 : std_logic_vector(7 downto 0);
  signal n_105 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_031 : std_logic_vector(7 downto 0);
  signal n_106 : std_logic_vector(7 downto 0);
  signal n_107 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(7 downto 0);
  signal n_033 : std_logic_vector(7 downto 0);
  signal n_035 : std_logic_vector(7 downto 0);
  signal n_037 : std_logic_vector(7 downto 0);
  signal n_039 : std_logic_vector(7 downto 0);
  signal n_041 : std_logic_vector(7 downto 0);
  signal n_043 : std_logic_vector(7 downto 0);
  signal n_045 : std_logic_vector(7 downto 0);
  signal n_047 : std_logic_vector(7 downto 0);
  signal n_17 : std_logic_vector(31 downto 0);
  signal n_18 : std_logic_vector(31 downto 0);
  signal n_19 : std_logic_vector(31 downto 0);
  signal n_20 : std_logic_vector(31 downto 0);
  signal n_032 : std_logic_vector(7 downto 0);
  signal n_070 : std_logic_vector(7 downto 0);
  signal n_040 : std_logic_vector(7 downto 0);
  signal n_071 : std_logic_vector(7 downto 0);
  signal n_024 : std_logic_vector(7 downto 0);
  signal n_016 : std_logic_vector(7 downto 0);
  signal n_008 : std_logic_vector(7 downto 0);
  signal n_000 : std_logic_vector(7 downto 0);
  signal n_034 : std_logic_vector(7 downto 0);
  signal n_069 : std_logic_vector(7 downto 0);
  signal n_042 : std_logic_vector(7 downto 0);
  signal n_068 : std_logic_vector(7 downto 0);
  signal n_026 : std_logic_vector(7 downto 0);
  signal n_018 : std_logic_vector(7 downto 0);
  signal n_010 : std_logic_vector(7 downto 0);
  signal n_002 : std_logic_vector(7 downto 0);
  signal n_036 : std_logic_vector(7 downto 0);
  signal n_075 : std_logic_vector(7 downto 0);
  signal n_044 : std_logic_vector(7 downto 0);
  signal n_072 : std_logic_vector(7 downto 0);
  signal n_028 : std_logic_vector(7 downto 0);
  signal n_020 : std_logic_vector(7 downto 0);
  signal n_012 : std_logic_vector(7 downto 0);
  signal n_004 : std_logic_vector(7 downto 0);
  signal n_038 : std_logic_vector(7 downto 0);
  signal n_073 : std_logic_vector(7 downto 0);
  signal n_046 : std_logic_vector(7 downto 0);
  signal n_074 : std_logic_vector(7 downto 0);
  signal n_030 : std_logic_vector(7 downto 0);
  signal n_022 : std_logic_vector(7 downto 0);
  signal n_014 : std_logic_vector(7 downto 0);
  signal n_006 : std_logic_vector(7 downto 0);
begin
  n_064 <= (n_070 & n_071 & n_070 & n_071) and repeat(inverse_i, 32);
  n_065 <= (n_069 & n_068 & n_069 & n_068) and repeat(inverse_i, 32);
  n_066 <= (n_075 & n_072 & n_075 & n_072) and repeat(inverse_i, 32);
  n_067 <= (n_073 & n_074 & n_073 & n_074) and repeat(inverse_i, 32);
  n_001 <= n_17(31 downto 24) xor n_17(23 downto 16);
  n_076 <= n_000 xor n_17(23 downto 16);
  n_077 <= n_076 xor n_17(15 downto 8);
  n <= n_077 xor n_17(7 downto 0);
  n_003 <= n_18(31 downto 24) xor n_18(23 downto 16);
  n_078 <= n_002 xor n_18(23 downto 16);
  n_079 <= n_078 xor n_18(15 downto 8);
  n_2 <= n_079 xor n_18(7 downto 0);
  n_005 <= n_19(31 downto 24) xor n_19(23 downto 16);
  n_080 <= n_004 xor n_19(23 downto 16);
  n_081 <= n_080 xor n_19(15 downto 8);
  n_3 <= n_081 xor n_19(7 downto 0);
  n_007 <= n_20(31 downto 24) xor n_20(23 downto 16);
  n_082 <= n_006 xor n_20(23 downto 16);
  n_083 <= n_082 xor n_20(15 downto 8);
  n_4 <= n_083 xor n_20(7 downto 0);
  n_009 <= n_17(23 downto 16) xor n_17(15 downto 8);
  n_084 <= n_008 xor n_17(15 downto 8);
  n_085 <= n_084 xor n_17(7 downto 0);
  n_5 <= n_085 xor n_17(31 downto 24);
  n_011 <= n_18(23 downto 16) xor n_18(15 downto 8);
  n_086 <= n_010 xor n_18(15 downto 8);
  n_087 <= n_086 xor n_18(7 downto 0);
  n_6 <= n_087 xor n_18(31 downto 24);
  n_013 <= n_19(23 downto 16) xor n_19(15 downto 8);
  n_088 <= n_012 xor n_19(15 downto 8);
  n_089 <= n_088 xor n_19(7 downto 0);
  n_7 <= n_089 xor n_19(31 downto 24);
  n_015 <= n_20(23 downto 16) xor n_20(15 downto 8);
  n_090 <= n_014 xor n_20(15 downto 8);
  n_091 <= n_090 xor n_20(7 downto 0);
  n_8 <= n_091 xor n_20(31 downto 24);
  n_017 <= n_17(15 downto 8) xor n_17(7 downto 0);
  n_092 <= n_016 xor n_17(7 downto 0);
  n_093 <= n_092 xor n_17(31 downto 24);
  n_9 <= n_093 xor n_17(23 downto 16);
  n_019 <= n_18(15 downto 8) xor n_18(7 downto 0);
  n_094 <= n_018 xor n_18(7 downto 0);
  n_095 <= n_094 xor n_18(31 downto 24);
  n_10 <= n_095 xor n_18(23 downto 16);
  n_021 <= n_19(15 downto 8) xor n_19(7 downto 0);
  n_096 <= n_020 xor n_19(7 downto 0);
  n_097 <= n_096 xor n_19(31 downto 24);
  n_11 <= n_097 xor n_19(23 downto 16);
  n_023 <= n_20(15 downto 8) xor n_20(7 downto 0);
  n_098 <= n_022 xor n_20(7 downto 0);
  n_099 <= n_098 xor n_20(31 downto 24);
  n_12 <= n_099 xor n_20(23 downto 16);
  n_025 <= n_17(7 downto 0) xor n_17(31 downto 24);
  n_100 <= n_024 xor n_17(31 downto 24);
  n_101 <= n_100 xor n_17(23 downto 16);
  n_13 <= n_101 xor n_17(15 downto 8);
  n_027 <= n_18(7 downto 0) xor n_18(31 downto 24);
  n_102 <= n_026 xor n_18(31 downto 24);
  n_103 <= n_102 xor n_18(23 downto 16);
  n_14 <= n_103 xor n_18(15 downto 8);
  n_029 <= n_19(7 downto 0) xor n_19(31 downto 24);
  n_104 <= n_028 xor n_19(31 downto 24);
  n_105 <= n_104 xor n_19(23 downto 16);
  n_15 <= n_105 xor n_19(15 downto 8);
  n_031 <= n_20(7 downto 0) xor n_20(31 downto 24);
  n_106 <= n_030 xor n_20(31 downto 24);
  n_107 <= n_106 xor n_20(23 downto 16);
  n_16 <= n_107 xor n_20(15 downto 8);
  n_033 <= data_i(31 downto 24) xor data_i(15 downto 8);
  n_035 <= data_i(63 downto 56) xor data_i(47 downto 40);
  n_037 <= data_i(95 downto 88) xor data_i(79 downto 72);
  n_039 <= data_i(127 downto 120) xor data_i(111 downto 104);
  n_041 <= data_i(23 downto 16) xor data_i(7 downto 0);
  n_043 <= data_i(55 downto 48) xor data_i(39 downto 32);
  n_045 <= data_i(87 downto 80) xor data_i(71 downto 64);
  n_047 <= data_i(119 downto 112) xor data_i(103 downto 96);
  n_17 <= data_i(31 downto 0) xor n_064;
  n_18 <= data_i(63 downto 32) xor n_065;
  n_19 <= data_i(95 downto 64) xor n_066;
  n_20 <= data_i(127 downto 96) xor n_067;
  n_032 <= (n_033(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_033(7 downto 7), 2) & word'("0") & repeat(n_033(7 downto 7), 2));
  n_070 <= (n_032(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_032(7 downto 7), 2) & word'("0") & repeat(n_032(7 downto 7), 2));
  n_040 <= (n_041(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_041(7 downto 7), 2) & word'("0") & repeat(n_041(7 downto 7), 2));
  n_071 <= (n_040(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_040(7 downto 7), 2) & word'("0") & repeat(n_040(7 downto 7), 2));
  n_024 <= (n_025(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_025(7 downto 7), 2) & word'("0") & repeat(n_025(7 downto 7), 2));
  n_016 <= (n_017(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_017(7 downto 7), 2) & word'("0") & repeat(n_017(7 downto 7), 2));
  n_008 <= (n_009(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_009(7 downto 7), 2) & word'("0") & repeat(n_009(7 downto 7), 2));
  n_000 <= (n_001(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_001(7 downto 7), 2) & word'("0") & repeat(n_001(7 downto 7), 2));
  n_034 <= (n_035(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_035(7 downto 7), 2) & word'("0") & repeat(n_035(7 downto 7), 2));
  n_069 <= (n_034(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_034(7 downto 7), 2) & word'("0") & repeat(n_034(7 downto 7), 2));
  n_042 <= (n_043(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_043(7 downto 7), 2) & word'("0") & repeat(n_043(7 downto 7), 2));
  n_068 <= (n_042(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_042(7 downto 7), 2) & word'("0") & repeat(n_042(7 downto 7), 2));
  n_026 <= (n_027(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_027(7 downto 7), 2) & word'("0") & repeat(n_027(7 downto 7), 2));
  n_018 <= (n_019(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_019(7 downto 7), 2) & word'("0") & repeat(n_019(7 downto 7), 2));
  n_010 <= (n_011(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_011(7 downto 7), 2) & word'("0") & repeat(n_011(7 downto 7), 2));
  n_002 <= (n_003(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_003(7 downto 7), 2) & word'("0") & repeat(n_003(7 downto 7), 2));
  n_036 <= (n_037(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_037(7 downto 7), 2) & word'("0") & repeat(n_037(7 downto 7), 2));
  n_075 <= (n_036(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_036(7 downto 7), 2) & word'("0") & repeat(n_036(7 downto 7), 2));
  n_044 <= (n_045(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_045(7 downto 7), 2) & word'("0") & repeat(n_045(7 downto 7), 2));
  n_072 <= (n_044(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_044(7 downto 7), 2) & word'("0") & repeat(n_044(7 downto 7), 2));
  n_028 <= (n_029(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_029(7 downto 7), 2) & word'("0") & repeat(n_029(7 downto 7), 2));
  n_020 <= (n_021(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_021(7 downto 7), 2) & word'("0") & repeat(n_021(7 downto 7), 2));
  n_012 <= (n_013(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_013(7 downto 7), 2) & word'("0") & repeat(n_013(7 downto 7), 2));
  n_004 <= (n_005(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_005(7 downto 7), 2) & word'("0") & repeat(n_005(7 downto 7), 2));
  n_038 <= (n_039(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_039(7 downto 7), 2) & word'("0") & repeat(n_039(7 downto 7), 2));
  n_073 <= (n_038(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_038(7 downto 7), 2) & word'("0") & repeat(n_038(7 downto 7), 2));
  n_046 <= (n_047(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_047(7 downto 7), 2) & word'("0") & repeat(n_047(7 downto 7), 2));
  n_074 <= (n_046(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_046(7 downto 7), 2) & word'("0") & repeat(n_046(7 downto 7), 2));
  n_030 <= (n_031(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_031(7 downto 7), 2) & word'("0") & repeat(n_031(7 downto 7), 2));
  n_022 <= (n_023(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_023(7 downto 7), 2) & word'("0") & repeat(n_023(7 downto 7), 2));
  n_014 <= (n_015(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_015(7 downto 7), 2) & word'("0") & repeat(n_015(7 downto 7), 2));
  n_006 <= (n_007(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_007(7 downto 7), 2) & word'("0") & repeat(n_007(7 downto 7), 2));
  data_o <= (n_4 & n_8 & n_12 & n_16 & n_3 & n_7 & n_11 & n_15 & n_2 & n_6 & n_10 & n_14 & n & n_5 & n_9 & n_13);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_shift_rows_1 is
  port (
    block_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_shift_rows_1 is
  signal n : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
begin
  n <= data_i(87 downto 80) when inverse_i = "0" else data_i(23 downto 16) when inverse_i = "1" else (others => 'X');
  n_2 <= data_i(7 downto 0) when inverse_i = "0" else data_i(71 downto 64) when inverse_i = "1" else (others => 'X');
  n_3 <= data_i(55 downto 48) when inverse_i = "0" else data_i(119 downto 112) when inverse_i = "1" else (others => 'X');
  n_4 <= data_i(103 downto 96) when inverse_i = "0" else data_i(39 downto 32) when inverse_i = "1" else (others => 'X');
  n_5 <= data_i(23 downto 16) when inverse_i = "0" else data_i(87 downto 80) when inverse_i = "1" else (others => 'X');
  n_6 <= data_i(71 downto 64) when inverse_i = "0" else data_i(7 downto 0) when inverse_i = "1" else (others => 'X');
  n_7 <= data_i(119 downto 112) when inverse_i = "0" else data_i(55 downto 48) when inverse_i = "1" else (others => 'X');
  n_8 <= data_i(39 downto 32) when inverse_i = "0" else data_i(103 downto 96) when inverse_i = "1" else (others => 'X');
  data_o <= (data_i(127 downto 120) & n & data_i(47 downto 40) & n_2 & data_i(95 downto 88) & n_3 & data_i(15 downto 8) & n_4 & data_i(63 downto 56) & n_5 & data_i(111 downto 104) & n_6 & data_i(31 downto 24) & n_7 & data_i(79 downto 72) & n_8);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sbox_table_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_table_1 is
  signal data_o_2 : std_logic_vector(7 downto 0);
  type memory_t is array (0 to 511) of std_logic_vector(7 downto 0);
  constant memory : memory_t := (
    0 => "01100011", 1 => "01111100", 2 => "01110111", 3 => "01111011", 4 => "11110010", 5 => "01101011", 6 => "01101111", 7 => "11000101",
    8 => "00110000", 9 => "00000001", 10 => "01100111", 11 => "00101011", 12 => "11111110", 13 => "11010111", 14 => "10101011", 15 => "01110110",
    16 => "11001010", 17 => "10000010", 18 => "11001001", 19 => "01111101", 20 => "11111010", 21 => "01011001", 22 => "01000111", 23 => "11110000",
    24 => "10101101", 25 => "11010100", 26 => "10100010", 27 => "10101111", 28 => "10011100", 29 => "10100100", 30 => "01110010", 31 => "11000000",
    32 => "10110111", 33 => "11111101", 34 => "10010011", 35 => "00100110", 36 => "00110110", 37 => "00111111", 38 => "11110111", 39 => "11001100",
    40 => "00110100", 41 => "10100101", 42 => "11100101", 43 => "11110001", 44 => "01110001", 45 => "11011000", 46 => "00110001", 47 => "00010101",
    48 => "00000100", 49 => "11000111", 50 => "00100011", 51 => "11000011", 52 => "00011000", 53 => "10010110", 54 => "00000101", 55 => "10011010",
    56 => "00000111", 57 => "00010010", 58 => "10000000", 59 => "11100010", 60 => "11101011", 61 => "00100111", 62 => "10110010", 63 => "01110101",
    64 => "00001001", 65 => "10000011", 66 => "00101100", 67 => "00011010", 68 => "00011011", 69 => "01101110", 70 => "01011010", 71 => "10100000",
    72 => "01010010", 73 => "00111011", 74 => "11010110", 75 => "10110011", 76 => "00101001", 77 => "11100011", 78 => "00101111", 79 => "10000100",
    80 => "01010011", 81 => "11010001", 82 => "00000000", 83 => "11101101", 84 => "00100000", 85 => "11111100", 86 => "10110001", 87 => "01011011",
    88 => "01101010", 89 => "11001011", 90 => "10111110", 91 => "00111001", 92 => "01001010", 93 => "01001100", 94 => "01011000", 95 => "11001111",
    96 => "11010000", 97 => "11101111", 98 => "10101010", 99 => "11111011", 100 => "01000011", 101 => "01001101", 102 => "00110011", 103 => "10000101",
    104 => "01000101", 105 => "11111001", 106 => "00000010", 107 => "01111111", 108 => "01010000", 109 => "00111100", 110 => "10011111", 111 => "10101000",
    112 => "01010001", 113 => "10100011", 114 => "01000000", 115 => "10001111", 116 => "10010010", 117 => "10011101", 118 => "00111000", 119 => "11110101",
    120 => "10111100", 121 => "10110110", 122 => "11011010", 123 => "00100001", 124 => "00010000", 125 => "11111111", 126 => "11110011", 127 => "11010010",
    128 => "11001101", 129 => "00001100", 130 => "00010011", 131 => "11101100", 132 => "01011111", 133 => "10010111", 134 => "01000100", 135 => "00010111",
    136 => "11000100", 137 => "10100111", 138 => "01111110", 139 => "00111101", 140 => "01100100", 141 => "01011101", 142 => "00011001", 143 => "01110011",
    144 => "01100000", 145 => "10000001", 146 => "01001111", 147 => "11011100", 148 => "00100010", 149 => "00101010", 150 => "10010000", 151 => "10001000",
    152 => "01000110", 153 => "11101110", 154 => "10111000", 155 => "00010100", 156 => "11011110", 157 => "01011110", 158 => "00001011", 159 => "11011011",
    160 => "11100000", 161 => "00110010", 162 => "00111010", 163 => "00001010", 164 => "01001001", 165 => "00000110", 166 => "00100100", 167 => "01011100",
    168 => "11000010", 169 => "11010011", 170 => "10101100", 171 => "01100010", 172 => "10010001", 173 => "10010101", 174 => "11100100", 175 => "01111001",
    176 => "11100111", 177 => "11001000", 178 => "00110111", 179 => "01101101", 180 => "10001101", 181 => "11010101", 182 => "01001110", 183 => "10101001",
    184 => "01101100", 185 => "01010110", 186 => "11110100", 187 => "11101010", 188 => "01100101", 189 => "01111010", 190 => "10101110", 191 => "00001000",
    192 => "10111010", 193 => "01111000", 194 => "00100101", 195 => "00101110", 196 => "00011100", 197 => "10100110", 198 => "10110100", 199 => "11000110",
    200 => "11101000", 201 => "11011101", 202 => "01110100", 203 => "00011111", 204 => "01001011", 205 => "10111101", 206 => "10001011", 207 => "10001010",
    208 => "01110000", 209 => "00111110", 210 => "10110101", 211 => "01100110", 212 => "01001000", 213 => "00000011", 214 => "11110110", 215 => "00001110",
    216 => "01100001", 217 => "00110101", 218 => "01010111", 219 => "10111001", 220 => "10000110", 221 => "11000001", 222 => "00011101", 223 => "10011110",
    224 => "11100001", 225 => "11111000", 226 => "10011000", 227 => "00010001", 228 => "01101001", 229 => "11011001", 230 => "10001110", 231 => "10010100",
    232 => "10011011", 233 => "00011110", 234 => "10000111", 235 => "11101001", 236 => "11001110", 237 => "01010101", 238 => "00101000", 239 => "11011111",
    240 => "10001100", 241 => "10100001", 242 => "10001001", 243 => "00001101", 244 => "10111111", 245 => "11100110", 246 => "01000010", 247 => "01101000",
    248 => "01000001", 249 => "10011001", 250 => "00101101", 251 => "00001111", 252 => "10110000", 253 => "01010100", 254 => "10111011", 255 => "00010110",
    256 => "01010010", 257 => "00001001", 258 => "01101010", 259 => "11010101", 260 => "00110000", 261 => "00110110", 262 => "10100101", 263 => "00111000",
    264 => "10111111", 265 => "01000000", 266 => "10100011", 267 => "10011110", 268 => "10000001", 269 => "11110011", 270 => "11010111", 271 => "11111011",
    272 => "01111100", 273 => "11100011", 274 => "00111001", 275 => "10000010", 276 => "10011011", 277 => "00101111", 278 => "11111111", 279 => "10000111",
    280 => "00110100", 281 => "10001110", 282 => "01000011", 283 => "01000100", 284 => "11000100", 285 => "11011110", 286 => "11101001", 287 => "11001011",
    288 => "01010100", 289 => "01111011", 290 => "10010100", 291 => "00110010", 292 => "10100110", 293 => "11000010", 294 => "00100011", 295 => "00111101",
    296 => "11101110", 297 => "01001100", 298 => "10010101", 299 => "00001011", 300 => "01000010", 301 => "11111010", 302 => "11000011", 303 => "01001110",
    304 => "00001000", 305 => "00101110", 306 => "10100001", 307 => "01100110", 308 => "00101000", 309 => "11011001", 310 => "00100100", 311 => "10110010",
    312 => "01110110", 313 => "01011011", 314 => "10100010", 315 => "01001001", 316 => "01101101", 317 => "10001011", 318 => "11010001", 319 => "00100101",
    320 => "01110010", 321 => "11111000", 322 => "11110110", 323 => "01100100", 324 => "10000110", 325 => "01101000", 326 => "10011000", 327 => "00010110",
    328 => "11010100", 329 => "10100100", 330 => "01011100", 331 => "11001100", 332 => "01011101", 333 => "01100101", 334 => "10110110", 335 => "10010010",
    336 => "01101100", 337 => "01110000", 338 => "01001000", 339 => "01010000", 340 => "11111101", 341 => "11101101", 342 => "10111001", 343 => "11011010",
    344 => "01011110", 345 => "00010101", 346 => "01000110", 347 => "01010111", 348 => "10100111", 349 => "10001101", 350 => "10011101", 351 => "10000100",
    352 => "10010000", 353 => "11011000", 354 => "10101011", 355 => "00000000", 356 => "10001100", 357 => "10111100", 358 => "11010011", 359 => "00001010",
    360 => "11110111", 361 => "11100100", 362 => "01011000", 363 => "00000101", 364 => "10111000", 365 => "10110011", 366 => "01000101", 367 => "00000110",
    368 => "11010000", 369 => "00101100", 370 => "00011110", 371 => "10001111", 372 => "11001010", 373 => "00111111", 374 => "00001111", 375 => "00000010",
    376 => "11000001", 377 => "10101111", 378 => "10111101", 379 => "00000011", 380 => "00000001", 381 => "00010011", 382 => "10001010", 383 => "01101011",
    384 => "00111010", 385 => "10010001", 386 => "00010001", 387 => "01000001", 388 => "01001111", 389 => "01100111", 390 => "11011100", 391 => "11101010",
    392 => "10010111", 393 => "11110010", 394 => "11001111", 395 => "11001110", 396 => "11110000", 397 => "10110100", 398 => "11100110", 399 => "01110011",
    400 => "10010110", 401 => "10101100", 402 => "01110100", 403 => "00100010", 404 => "11100111", 405 => "10101101", 406 => "00110101", 407 => "10000101",
    408 => "11100010", 409 => "11111001", 410 => "00110111", 411 => "11101000", 412 => "00011100", 413 => "01110101", 414 => "11011111", 415 => "01101110",
    416 => "01000111", 417 => "11110001", 418 => "00011010", 419 => "01110001", 420 => "00011101", 421 => "00101001", 422 => "11000101", 423 => "10001001",
    424 => "01101111", 425 => "10110111", 426 => "01100010", 427 => "00001110", 428 => "10101010", 429 => "00011000", 430 => "10111110", 431 => "00011011",
    432 => "11111100", 433 => "01010110", 434 => "00111110", 435 => "01001011", 436 => "11000110", 437 => "11010010", 438 => "01111001", 439 => "00100000",
    440 => "10011010", 441 => "11011011", 442 => "11000000", 443 => "11111110", 444 => "01111000", 445 => "11001101", 446 => "01011010", 447 => "11110100",
    448 => "00011111", 449 => "11011101", 450 => "10101000", 451 => "00110011", 452 => "10001000", 453 => "00000111", 454 => "11000111", 455 => "00110001",
    456 => "10110001", 457 => "00010010", 458 => "00010000", 459 => "01011001", 460 => "00100111", 461 => "10000000", 462 => "11101100", 463 => "01011111",
    464 => "01100000", 465 => "01010001", 466 => "01111111", 467 => "10101001", 468 => "00011001", 469 => "10110101", 470 => "01001010", 471 => "00001101",
    472 => "00101101", 473 => "11100101", 474 => "01111010", 475 => "10011111", 476 => "10010011", 477 => "11001001", 478 => "10011100", 479 => "11101111",
    480 => "10100000", 481 => "11100000", 482 => "00111011", 483 => "01001101", 484 => "10101110", 485 => "00101010", 486 => "11110101", 487 => "10110000",
    488 => "11001000", 489 => "11101011", 490 => "10111011", 491 => "00111100", 492 => "10000011", 493 => "01010011", 494 => "10011001", 495 => "01100001",
    496 => "00010111", 497 => "00101011", 498 => "00000100", 499 => "01111110", 500 => "10111010", 501 => "01110111", 502 => "11010110", 503 => "00100110",
    504 => "11100001", 505 => "01101001", 506 => "00010100", 507 => "01100011", 508 => "01010101", 509 => "00100001", 510 => "00001100", 511 => "01111101"
  );
begin
  data_o_2 <= memory(place((inverse_i & data_i), 512)) when not is_x((inverse_i & data_i)) else (others => 'X');
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sbox_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_1 is
  signal data_o_2 : std_logic_vector(7 downto 0);
begin
  gen_table_u_table : entity work.aes_sbox_table_1
  port map (
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_sub_bytes_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_sub_bytes_1 is
  signal n : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(7 downto 0);
begin
  gen_byte_0_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(127 downto 120),
    data_o => n
  );
  gen_byte_10_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(47 downto 40),
    data_o => n_2
  );
  gen_byte_11_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(39 downto 32),
    data_o => n_3
  );
  gen_byte_12_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(31 downto 24),
    data_o => n_4
  );
  gen_byte_13_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(23 downto 16),
    data_o => n_5
  );
  gen_byte_14_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(15 downto 8),
    data_o => n_6
  );
  gen_byte_15_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(7 downto 0),
    data_o => n_7
  );
  gen_byte_1_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(119 downto 112),
    data_o => n_8
  );
  gen_byte_2_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(111 downto 104),
    data_o => n_9
  );
  gen_byte_3_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(103 downto 96),
    data_o => n_10
  );
  gen_byte_4_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(95 downto 88),
    data_o => n_11
  );
  gen_byte_5_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(87 downto 80),
    data_o => n_12
  );
  gen_byte_6_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(79 downto 72),
    data_o => n_13
  );
  gen_byte_7_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(71 downto 64),
    data_o => n_14
  );
  gen_byte_8_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(63 downto 56),
    data_o => n_15
  );
  gen_byte_9_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(55 downto 48),
    data_o => n_16
  );
  data_o <= (n & n_8 & n_9 & n_10 & n_11 & n_12 & n_13 & n_14 & n_15 & n_16 & n_2 & n_3 & n_4 & n_5 & n_6 & n_7);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_core_round_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    key_keep_i : in  std_logic_vector(0 downto 0);
    held_len_i : in  std_logic_vector(1 downto 0);
    key_idle_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(127 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    block_ready_o : out std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    result_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_core_round_1 is
  signal n_02 : std_logic_vector(127 downto 0);
  signal n_03 : std_logic_vector(127 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal block_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal state_q : std_logic_vector(127 downto 0);
  signal n_04 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(3 downto 0);
  signal n_15 : std_logic_vector(127 downto 0);
  signal n_00 : std_logic_vector(127 downto 0);
  signal n_16 : std_logic_vector(127 downto 0);
  signal keys_busy : std_logic_vector(0 downto 0);
  signal first_key : std_logic_vector(127 downto 0);
  signal round_key : std_logic_vector(127 downto 0);
  signal made : std_logic_vector(127 downto 0);
  signal to_mix : std_logic_vector(127 downto 0);
  signal key_idle_o_2 : std_logic_vector(0 downto 0);
  signal key_capture : std_logic_vector(0 downto 0);
  signal key_from_kept : std_logic_vector(0 downto 0);
  signal key_hold : std_logic_vector(0 downto 0);
  signal key_inverse : std_logic_vector(0 downto 0);
  signal key_next_from_kept : std_logic_vector(0 downto 0);
  signal key_run : std_logic_vector(0 downto 0);
  signal key_step : std_logic_vector(0 downto 0);
  signal control_ready : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal state_hold : std_logic_vector(0 downto 0);
  signal inverse : std_logic_vector(0 downto 0);
  signal state_round : std_logic_vector(0 downto 0);
  signal state_run : std_logic_vector(0 downto 0);
  signal entered : std_logic_vector(127 downto 0);
  signal result_o_2 : std_logic_vector(127 downto 0);
  signal mixed : std_logic_vector(127 downto 0);
  signal shifted : std_logic_vector(127 downto 0);
  signal substituted : std_logic_vector(127 downto 0);
  signal u_shift_rows_block_len_i : std_logic_vector(1 downto 0);
begin
  n_02 <= round_key and repeat(inverse, 128);
  n_03 <= round_key and repeat(n_08, 128);
  n_05 <= equal(held_len_i, word'("01"));
  n_06 <= equal(held_len_i, word'("10"));
  block_ready_o_2 <= control_ready and n_10;
  n_07 <= n_11 and n_12;
  n_09 <= block_taken_i and live_i;
  n_13 <= state_round or state_hold;
  n_14 <= n_13 or n_09;
  n_12 <= not state_hold;
  n_10 <= not keys_busy;
  n_08 <= not inverse;
  n_11 <= not state_round;
  state_q <= n_00 when rising_edge(clk_i(0));
  n_04 <= n_01 when n_06 = "0" else word'("1110") when n_06 = "1" else (others => 'X');
  n_01 <= word'("1010") when n_05 = "0" else word'("1100") when n_05 = "1" else (others => 'X');
  n_15 <= n_16 when state_hold = "0" else state_q when state_hold = "1" else (others => 'X');
  n_00 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_14 = "0" else n_15 when n_14 = "1" else (others => 'X');
  n_16 <= entered when state_run = "0" else made when state_run = "1" else (others => 'X');
  gen_keys_u_keys : entity work.aes_round_keys_1
  port map (
    clk_i => clk_i,
    load_i => key_load_i,
    key_i => key_i,
    key_len_i => held_len_i,
    load_len_i => key_len_i,
    keep_i => key_keep_i,
    busy_o => keys_busy,
    run_i => key_run,
    from_kept_i => key_from_kept,
    next_from_kept_i => key_next_from_kept,
    inverse_i => key_inverse,
    step_i => key_step,
    capture_i => key_capture,
    hold_i => key_hold,
    first_key_o => first_key,
    round_key_o => round_key
  );
  u_add_after_mix : entity work.aes_add_round_key_1
  port map (
    data_i => mixed,
    key_i => n_03,
    data_o => made
  );
  u_add_before_mix : entity work.aes_add_round_key_1
  port map (
    data_i => shifted,
    key_i => n_02,
    data_o => to_mix
  );
  u_control : entity work.aes_round_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    idle_o => key_idle_o_2,
    ready_o => control_ready,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    walk_i => key_load_i,
    rounds_i => n_04,
    result_valid_o => result_valid_o_2,
    result_ready_i => result_ready_i,
    state_run_o => state_run,
    state_round_o => state_round,
    state_hold_o => state_hold,
    state_inverse_o => inverse,
    key_run_o => key_run,
    key_from_kept_o => key_from_kept,
    key_next_from_kept_o => key_next_from_kept,
    key_inverse_o => key_inverse,
    key_step_o => key_step,
    key_capture_o => key_capture,
    key_hold_o => key_hold
  );
  u_first_add : entity work.aes_add_round_key_1
  port map (
    data_i => in_data_i,
    key_i => first_key,
    data_o => entered
  );
  u_last_add : entity work.aes_add_round_key_1
  port map (
    data_i => shifted,
    key_i => round_key,
    data_o => result_o_2
  );
  u_mix_columns : entity work.aes_mix_columns_1
  port map (
    inverse_i => inverse,
    data_i => to_mix,
    data_o => mixed
  );
  u_shift_rows_block_len_i <= word'("00");
  u_shift_rows : entity work.aes_shift_rows_1
  port map (
    block_len_i => u_shift_rows_block_len_i,
    inverse_i => inverse,
    data_i => substituted,
    data_o => shifted
  );
  u_sub_bytes : entity work.aes_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => n_07,
    inverse_i => inverse,
    data_i => state_q,
    data_o => substituted
  );
  key_idle_o <= key_idle_o_2;
  block_ready_o <= block_ready_o_2;
  result_valid_o <= result_valid_o_2;
  result_o <= result_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_frontend_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    rst_ni : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_ready_o : out std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    key_error_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_ready_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_chain_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    live_o : out std_logic_vector(0 downto 0);
    core_idle_i : in  std_logic_vector(0 downto 0);
    core_ready_i : in  std_logic_vector(0 downto 0);
    key_load_o : out std_logic_vector(0 downto 0);
    key_keep_o : out std_logic_vector(0 downto 0);
    held_len_o : out std_logic_vector(1 downto 0);
    block_taken_o : out std_logic_vector(0 downto 0);
    tag_o : out std_logic_vector(0 downto 0);
    refused_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_frontend_1 is
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal block_taken_o_2 : std_logic_vector(0 downto 0);
  signal key_load_o_2 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal key_keep_o_2 : std_logic_vector(0 downto 0);
  signal live_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_taken : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_waits_q : std_logic_vector(0 downto 0);
  signal key_held_q : std_logic_vector(0 downto 0);
  signal alive_q : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal tag_o_2 : std_logic_vector(0 downto 0);
  signal held_len_o_2 : std_logic_vector(1 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
begin
  n_07 <= alive_q and n_13;
  n_08 <= n_07 and key_held_q;
  n_09 <= n_08 and n_14;
  in_ready_o_2 <= n_09 and core_ready_i;
  block_taken_o_2 <= in_valid_i and in_ready_o_2;
  key_load_o_2 <= key_taken and n_06;
  n_10 <= live_o_2 and key_held_q;
  key_keep_o_2 <= n_10 and n_15;
  live_o_2 <= rst_ni and n_13;
  n_11 <= n_07 and core_idle_i;
  key_ready_o_2 <= n_11 and n_18;
  key_taken <= key_valid_i and key_ready_o_2;
  n_12 <= key_valid_i and n_15;
  n_06 <= n_19 and n_22;
  n_18 <= n_16 or key_waits_q;
  n_19 <= not equal(key_len_i, word'("11"));
  n_13 <= not key_clear_i;
  n_16 <= not key_held_q;
  n_15 <= not key_taken;
  n_14 <= not key_waits_q;
  n_17 <= not n_06;
  key_error_o_2 <= n_01 when rising_edge(clk_i(0));
  key_waits_q <= n_03 when rising_edge(clk_i(0));
  key_held_q <= n_02 when rising_edge(clk_i(0));
  alive_q <= live_o_2 when rising_edge(clk_i(0));
  refused_o_2 <= n_04 when rising_edge(clk_i(0));
  tag_o_2 <= n_05 when rising_edge(clk_i(0));
  held_len_o_2 <= n_00 when rising_edge(clk_i(0));
  n_22 <= shift(word'("111"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_00 <= held_len_o_2 when key_load_o_2 = "0" else key_len_i when key_load_o_2 = "1" else (others => 'X');
  n_04 <= refused_o_2 when block_taken_o_2 = "0" else in_chain_i when block_taken_o_2 = "1" else (others => 'X');
  n_05 <= tag_o_2 when block_taken_o_2 = "0" else in_tag_i when block_taken_o_2 = "1" else (others => 'X');
  n_03 <= word'("0") when live_o_2 = "0" else n_12 when live_o_2 = "1" else (others => 'X');
  n_20 <= key_error_o_2 when key_taken = "0" else n_17 when key_taken = "1" else (others => 'X');
  n_01 <= word'("0") when live_o_2 = "0" else n_20 when live_o_2 = "1" else (others => 'X');
  n_21 <= key_held_q when key_taken = "0" else n_06 when key_taken = "1" else (others => 'X');
  n_02 <= word'("0") when live_o_2 = "0" else n_21 when live_o_2 = "1" else (others => 'X');
  key_ready_o <= key_ready_o_2;
  key_error_o <= key_error_o_2;
  in_ready_o <= in_ready_o_2;
  live_o <= live_o_2;
  key_load_o <= key_load_o_2;
  key_keep_o <= key_keep_o_2;
  held_len_o <= held_len_o_2;
  block_taken_o <= block_taken_o_2;
  tag_o <= tag_o_2;
  refused_o <= refused_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_core_2 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    rst_ni : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_ready_o : out std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    key_error_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_ready_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_chain_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(127 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(127 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_core_2 is
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal gen_wide_genblk1_gen_cleared_unused : std_logic_vector(0 downto 0);
  signal result_ready : std_logic_vector(0 downto 0);
  signal block_ready : std_logic_vector(0 downto 0);
  signal key_idle : std_logic_vector(0 downto 0);
  signal result : std_logic_vector(127 downto 0);
  signal result_valid : std_logic_vector(0 downto 0);
  signal block_beat : std_logic_vector(0 downto 0);
  signal held_len : std_logic_vector(1 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_keep : std_logic_vector(0 downto 0);
  signal key_beat : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal gen_wide_result_live : std_logic_vector(0 downto 0);
  signal refused : std_logic_vector(0 downto 0);
  signal result_tag : std_logic_vector(0 downto 0);
begin
  gen_wide_genblk1_gen_cleared_u_data : entity work.aes_result_cleared_1
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_clear_i => key_clear_i,
    result_ready_i => result_ready,
    result_valid_i => result_valid,
    refused_i => refused,
    data_i => result,
    out_data_o => out_data_o_2
  );
  gen_wide_u_result : entity work.aes_result_2
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_clear_i => key_clear_i,
    result_valid_i => result_valid,
    result_ready_o => result_ready,
    tag_i => result_tag,
    refused_i => refused,
    refused_o => gen_wide_genblk1_gen_cleared_unused,
    out_valid_o => out_valid_o_2,
    out_ready_i => out_ready_i,
    out_tag_o => out_tag_o_2,
    out_error_o => out_error_o_2
  );
  genblk22_genblk1_gen_round_u_engine : entity work.aes_core_round_1
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_valid_i => key_valid_i,
    key_len_i => key_len_i,
    key_i => key_i,
    key_load_i => key_beat,
    key_keep_i => key_keep,
    held_len_i => held_len,
    key_idle_o => key_idle,
    in_valid_i => in_valid_i,
    in_decrypt_i => in_decrypt_i,
    block_len_i => block_len_i,
    in_data_i => in_data_i,
    block_taken_i => block_beat,
    block_ready_o => block_ready,
    result_valid_o => result_valid,
    result_ready_i => result_ready,
    result_o => result
  );
  u_frontend : entity work.aes_frontend_1
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    key_valid_i => key_valid_i,
    key_ready_o => key_ready_o_2,
    key_len_i => key_len_i,
    key_clear_i => key_clear_i,
    key_error_o => key_error_o_2,
    in_valid_i => in_valid_i,
    in_ready_o => in_ready_o_2,
    in_decrypt_i => in_decrypt_i,
    in_chain_i => in_chain_i,
    block_len_i => block_len_i,
    in_tag_i => in_tag_i,
    live_o => gen_wide_result_live,
    core_idle_i => key_idle,
    core_ready_i => block_ready,
    key_load_o => key_beat,
    key_keep_o => key_keep,
    held_len_o => held_len,
    block_taken_o => block_beat,
    tag_o => result_tag,
    refused_o => refused
  );
  key_ready_o <= key_ready_o_2;
  key_error_o <= key_error_o_2;
  in_ready_o <= in_ready_o_2;
  out_valid_o <= out_valid_o_2;
  out_data_o <= out_data_o_2;
  out_tag_o <= out_tag_o_2;
  out_error_o <= out_error_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_round_words.all;

entity aes_round_core is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    rst_ni : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_ready_o : out std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    key_error_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_ready_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_chain_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(127 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(127 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_round_core is
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
begin
  u_core : entity work.aes_core_2
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    key_valid_i => key_valid_i,
    key_ready_o => key_ready_o_2,
    key_len_i => key_len_i,
    key_i => key_i,
    key_clear_i => key_clear_i,
    key_error_o => key_error_o_2,
    in_valid_i => in_valid_i,
    in_ready_o => in_ready_o_2,
    in_decrypt_i => in_decrypt_i,
    in_chain_i => in_chain_i,
    block_len_i => block_len_i,
    in_data_i => in_data_i,
    in_tag_i => in_tag_i,
    out_valid_o => out_valid_o_2,
    out_ready_i => out_ready_i,
    out_data_o => out_data_o_2,
    out_tag_o => out_tag_o_2,
    out_error_o => out_error_o_2
  );
  key_ready_o <= key_ready_o_2;
  key_error_o <= key_error_o_2;
  in_ready_o <= in_ready_o_2;
  out_valid_o <= out_valid_o_2;
  out_data_o <= out_data_o_2;
  out_tag_o <= out_tag_o_2;
  out_error_o <= out_error_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;

entity aes_round is
  port (
    clk_i : in  std_logic;
    rst_ni : in  std_logic;
    key_valid_i : in  std_logic;
    key_ready_o : out std_logic;
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_clear_i : in  std_logic;
    key_error_o : out std_logic;
    in_valid_i : in  std_logic;
    in_ready_o : out std_logic;
    in_decrypt_i : in  std_logic;
    in_chain_i : in  std_logic;
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(127 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic;
    out_ready_i : in  std_logic;
    out_data_o : out std_logic_vector(127 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic
  );
end entity;

architecture model of aes_round is
begin
  u_core : entity work.aes_round_core
  port map (
    clk_i(0) => clk_i,
    rst_ni(0) => rst_ni,
    key_valid_i(0) => key_valid_i,
    key_ready_o(0) => key_ready_o,
    key_len_i => key_len_i,
    key_i => key_i,
    key_clear_i(0) => key_clear_i,
    key_error_o(0) => key_error_o,
    in_valid_i(0) => in_valid_i,
    in_ready_o(0) => in_ready_o,
    in_decrypt_i(0) => in_decrypt_i,
    in_chain_i(0) => in_chain_i,
    block_len_i => block_len_i,
    in_data_i => in_data_i,
    in_tag_i => in_tag_i,
    out_valid_o(0) => out_valid_o,
    out_ready_i(0) => out_ready_i,
    out_data_o => out_data_o,
    out_tag_o => out_tag_o,
    out_error_o(0) => out_error_o
  );
end architecture;
