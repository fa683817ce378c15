-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build aes128-round-enc`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package aes128_round_enc_words is
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

package body aes128_round_enc_words is
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
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal kept_o_2 : std_logic_vector(255 downto 0);
  signal n_04 : std_logic_vector(255 downto 0);
  signal n_00 : std_logic_vector(255 downto 0);
begin
  n_01 <= n_02 and n_03;
  n_03 <= not keep_i;
  n_02 <= not load_i;
  kept_o_2 <= n_00 when rising_edge(clk_i(0));
  n_04 <= kept_o_2 when load_i = "0" else key_i when load_i = "1" else (others => 'X');
  n_00 <= n_04 when n_01 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_01 = "1" else (others => 'X');
  kept_o <= kept_o_2;
  key_o <= kept_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

entity aes_sbox_table_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_table_1 is
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
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
  gen_byte_0_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(31 downto 24),
    data_o => n
  );
  gen_byte_1_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(23 downto 16),
    data_o => n_2
  );
  gen_byte_2_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(15 downto 8),
    data_o => n_3
  );
  gen_byte_3_u_sbox : entity work.aes_sbox_1
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
use work.aes128_round_enc_words.all;

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
  signal n_00 : std_logic_vector(7 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal sub_third : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal sub_first : std_logic_vector(0 downto 0);
  signal rotate : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal temp : std_logic_vector(31 downto 0);
  signal n_07 : std_logic_vector(31 downto 0);
  signal n_08 : std_logic_vector(31 downto 0);
  signal rcon_o_2 : std_logic_vector(7 downto 0);
  signal rotated : std_logic_vector(31 downto 0);
  signal special : std_logic_vector(31 downto 0);
  signal n0 : std_logic_vector(31 downto 0);
  signal n1 : std_logic_vector(31 downto 0);
  signal n2 : std_logic_vector(31 downto 0);
  signal last_o_2 : std_logic_vector(31 downto 0);
  signal n_10 : std_logic_vector(31 downto 0);
  signal n_09 : std_logic_vector(31 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal substituted : std_logic_vector(31 downto 0);
  signal u_sub_word_inverse_i : std_logic_vector(0 downto 0);
begin
  n_00 <= rcon_i and repeat(rotate, 8);
  n_04 <= equal(sub_i, word'("01"));
  sub_third <= equal(sub_i, word'("10"));
  n_05 <= rotate and n_06;
  sub_first <= n_03 or n_04;
  rotate <= n_03 or sub_third;
  n_06 <= not sub_first;
  n_03 <= not n_02;
  n_02 <= sub_i(0 downto 0) or sub_i(1 downto 1);
  temp <= n_09 when sub_first = "0" else last_i when sub_first = "1" else (others => 'X');
  n_07 <= last_i when sub_first = "0" else special when sub_first = "1" else (others => 'X');
  n_08 <= n1 when sub_third = "0" else special when sub_third = "1" else (others => 'X');
  rcon_o_2 <= rcon_i when rotate = "0" else n_01 when rotate = "1" else (others => 'X');
  rotated <= temp when n_05 = "0" else (temp(23 downto 0) & temp(31 downto 24)) when n_05 = "1" else (others => 'X');
  special <= substituted xor (n_00 & word'("000000000000000000000000"));
  n0 <= window_i(255 downto 224) xor n_07;
  n1 <= window_i(223 downto 192) xor n0;
  n2 <= window_i(191 downto 160) xor n_08;
  last_o_2 <= (last_i(7 downto 0) & last_i(31 downto 8)) xor n2;
  n_10 <= window_i(223 downto 192) xor window_i(255 downto 224);
  n_09 <= n_10 xor last_i;
  n_01 <= (rcon_i(6 downto 0) & word'("0")) xor (word'("000") & repeat(rcon_i(7 downto 7), 2) & word'("0") & repeat(rcon_i(7 downto 7), 2));
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
  window_o <= (n0 & n1 & n2 & last_o_2 & word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"));
  last_o <= last_o_2;
  sub_o <= word'("00");
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

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
  signal n_07 : std_logic_vector(0 downto 0);
  signal gen_ahead_start : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal gen_ahead_last_q : std_logic_vector(31 downto 0);
  signal rcon : std_logic_vector(7 downto 0);
  signal sub : std_logic_vector(1 downto 0);
  signal window_q : std_logic_vector(255 downto 0);
  signal n_11 : std_logic_vector(255 downto 0);
  signal n_03 : std_logic_vector(255 downto 0);
  signal n_12 : std_logic_vector(31 downto 0);
  signal n_00 : std_logic_vector(31 downto 0);
  signal n_13 : std_logic_vector(255 downto 0);
  signal gen_ahead_start_last : std_logic_vector(31 downto 0);
  signal n_02 : std_logic_vector(1 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(31 downto 0);
  signal kept : std_logic_vector(255 downto 0);
  signal key : std_logic_vector(255 downto 0);
  signal last_d : std_logic_vector(31 downto 0);
  signal rcon_d : std_logic_vector(7 downto 0);
  signal sub_d : std_logic_vector(1 downto 0);
  signal stepped : std_logic_vector(255 downto 0);
begin
  n_05 <= n_08 and n_09;
  n_07 <= n_06 and n_10;
  gen_ahead_start <= load_i or next_from_kept_i;
  n_06 <= not keep_i;
  n_08 <= not step_i;
  n_10 <= not load_i;
  n_09 <= not hold_i;
  n_04 <= sub_d(0 downto 0) or sub_d(1 downto 1);
  gen_ahead_last_q <= n_00 when rising_edge(clk_i(0));
  rcon <= n_01 when rising_edge(clk_i(0));
  sub <= n_02 when rising_edge(clk_i(0));
  window_q <= n_03 when rising_edge(clk_i(0));
  n_11 <= stepped when hold_i = "0" else window_q when hold_i = "1" else (others => 'X');
  n_03 <= n_11 when n_05 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_05 = "1" else (others => 'X');
  n_12 <= n_14 when gen_ahead_start = "0" else (gen_ahead_start_last(23 downto 0) & gen_ahead_start_last(31 downto 24)) when gen_ahead_start = "1" else (others => 'X');
  n_00 <= n_12 when n_07 = "0" else word'("00000000000000000000000000000000") when n_07 = "1" else (others => 'X');
  n_13 <= window_q when from_kept_i = "0" else kept when from_kept_i = "1" else (others => 'X');
  gen_ahead_start_last <= key(159 downto 128) when load_i = "0" else key_i(159 downto 128) when load_i = "1" else (others => 'X');
  n_02 <= sub_d when gen_ahead_start = "0" else word'("00") when gen_ahead_start = "1" else (others => 'X');
  n_01 <= rcon_d when gen_ahead_start = "0" else word'("00000001") when gen_ahead_start = "1" else (others => 'X');
  n_14 <= (last_d(23 downto 0) & last_d(31 downto 24)) when n_04 = "0" else last_d when n_04 = "1" else (others => 'X');
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
  u_step : entity work.aes_key_step_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    key_len_i => key_len_i,
    inverse_i => inverse_i,
    rcon_i => rcon,
    rcon_o => rcon_d,
    window_i => n_13,
    window_o => stepped,
    last_i => gen_ahead_last_q,
    last_o => last_d,
    sub_i => sub,
    sub_o => sub_d
  );
  first_key_o <= kept(255 downto 128);
  round_key_o <= window_q(255 downto 128);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
  signal n_29 : std_logic_vector(0 downto 0);
  signal n_30 : std_logic_vector(0 downto 0);
  signal n_31 : std_logic_vector(0 downto 0);
  signal n_32 : std_logic_vector(0 downto 0);
  signal last_step : std_logic_vector(0 downto 0);
  signal stall : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal state_round_o_2 : std_logic_vector(0 downto 0);
  signal state_hold_o_2 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal key_run_o_2 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal key_capture_o_2 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal key_hold_o_2 : std_logic_vector(0 downto 0);
  signal step : std_logic_vector(0 downto 0);
  signal n_23 : std_logic_vector(0 downto 0);
  signal key_next_from_kept_o_2 : std_logic_vector(0 downto 0);
  signal start : std_logic_vector(0 downto 0);
  signal n_24 : std_logic_vector(0 downto 0);
  signal n_25 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal key_from_kept_o_2 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal idle_o_2 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal state_inverse_o_2 : std_logic_vector(0 downto 0);
  signal steps_left_q : std_logic_vector(3 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal n_33 : std_logic_vector(3 downto 0);
  signal steps : std_logic_vector(3 downto 0);
  signal n_26 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_27 : std_logic_vector(3 downto 0);
  signal n_28 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(3 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_06 : std_logic_vector(2 downto 0);
  signal n_05 : std_logic_vector(2 downto 0);
  signal n_04 : std_logic_vector(2 downto 0);
  signal n_03 : std_logic_vector(2 downto 0);
  signal n_34 : std_logic_vector(2 downto 0);
begin
  n <= n_30 or n_32;
  n_2 <= n_03 when n_32 = "0" else n_34 when n_32 = "1" else (others => 'X');
  n_3 <= word'("000") when n_29 = "0" else n_04 when n_29 = "1" else (others => 'X');
  n_4 <= n_3 when n_31 = "0" else word'("001") when n_31 = "1" else (others => 'X');
  n_02 <= n_4 when n = "0" else n_2 when n = "1" else (others => 'X');
  n_09 <= equal(steps_left_q, word'("0001"));
  n_29 <= equal(state_q, word'("001"));
  n_30 <= equal(state_q, word'("010"));
  n_31 <= equal(state_q, word'("100"));
  n_32 <= equal(state_q, word'("011"));
  last_step <= step and n_09;
  stall <= result_valid_o_2 and n_16;
  n_10 <= key_from_kept_o_2 and n_19;
  ready_o_2 <= n_10 and n_23;
  result_valid_o_2 <= state_q(1 downto 1) and key_from_kept_o_2;
  n_11 <= live_i and state_q(0 downto 0);
  state_round_o_2 <= n_11 and state_q(1 downto 1);
  state_hold_o_2 <= live_i and stall;
  n_12 <= state_q(0 downto 0) and n_17;
  key_run_o_2 <= live_i and step;
  n_13 <= live_i and n_20;
  n_14 <= n_13 and last_step;
  key_capture_o_2 <= n_14 and state_q(0 downto 0);
  n_15 <= state_q(0 downto 0) and n_22;
  key_hold_o_2 <= live_i and n_25;
  step <= start or state_q(0 downto 0);
  n_23 <= n_20 or result_ready_i;
  key_next_from_kept_o_2 <= n_18 or n_21;
  start <= block_taken_i or state_q(2 downto 2);
  n_24 <= start or n_12;
  n_25 <= stall or n_15;
  n_17 <= not last_step;
  n_18 <= not live_i;
  key_from_kept_o_2 <= not state_q(0 downto 0);
  n_22 <= not step;
  n_20 <= not state_q(1 downto 1);
  n_21 <= not n_24;
  n_19 <= not state_q(2 downto 2);
  idle_o_2 <= not n_08;
  n_16 <= not result_ready_i;
  n_07 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_08 <= n_07 or state_q(2 downto 2);
  state_inverse_o_2 <= n_00 when rising_edge(clk_i(0));
  steps_left_q <= n_01 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  n_33 <= subtract(steps_left_q, word'("0001"));
  steps <= subtract(rounds_i, word'("0001"));
  n_26 <= state_inverse_o_2 when start = "0" else word'("0") when start = "1" else (others => 'X');
  n_00 <= word'("0") when live_i = "0" else n_26 when live_i = "1" else (others => 'X');
  n_27 <= steps_left_q when step = "0" else n_33 when step = "1" else (others => 'X');
  n_28 <= n_27 when start = "0" else steps when start = "1" else (others => 'X');
  n_01 <= word'("0000") when live_i = "0" else n_28 when live_i = "1" else (others => 'X');
  state_d <= word'("000") when live_i = "0" else n_05 when live_i = "1" else (others => 'X');
  n_06 <= n_02 when walk_i = "0" else word'("100") when walk_i = "1" else (others => 'X');
  n_05 <= n_06 when block_taken_i = "0" else word'("011") when block_taken_i = "1" else (others => 'X');
  n_04 <= word'("001") when last_step = "0" else word'("000") when last_step = "1" else (others => 'X');
  n_03 <= word'("010") when result_ready_i = "0" else word'("000") when result_ready_i = "1" else (others => 'X');
  n_34 <= word'("011") when last_step = "0" else word'("010") when last_step = "1" else (others => 'X');
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
  key_inverse_o <= word'("0");
  key_step_o <= key_run_o_2;
  key_capture_o <= key_capture_o_2;
  key_hold_o <= key_hold_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

entity aes_mix_columns_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_mix_columns_1 is
  signal n_001 : std_logic_vector(7 downto 0);
  signal n_032 : std_logic_vector(7 downto 0);
  signal n_033 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
  signal n_003 : std_logic_vector(7 downto 0);
  signal n_034 : std_logic_vector(7 downto 0);
  signal n_035 : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_005 : std_logic_vector(7 downto 0);
  signal n_036 : std_logic_vector(7 downto 0);
  signal n_037 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_007 : std_logic_vector(7 downto 0);
  signal n_038 : std_logic_vector(7 downto 0);
  signal n_039 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_009 : std_logic_vector(7 downto 0);
  signal n_040 : std_logic_vector(7 downto 0);
  signal n_041 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_011 : std_logic_vector(7 downto 0);
  signal n_042 : std_logic_vector(7 downto 0);
  signal n_043 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_013 : std_logic_vector(7 downto 0);
  signal n_044 : std_logic_vector(7 downto 0);
  signal n_045 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_015 : std_logic_vector(7 downto 0);
  signal n_046 : std_logic_vector(7 downto 0);
  signal n_047 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_017 : std_logic_vector(7 downto 0);
  signal n_048 : std_logic_vector(7 downto 0);
  signal n_049 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
  signal n_019 : std_logic_vector(7 downto 0);
  signal n_050 : std_logic_vector(7 downto 0);
  signal n_051 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_021 : std_logic_vector(7 downto 0);
  signal n_052 : std_logic_vector(7 downto 0);
  signal n_053 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n_023 : std_logic_vector(7 downto 0);
  signal n_054 : std_logic_vector(7 downto 0);
  signal n_055 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_025 : std_logic_vector(7 downto 0);
  signal n_056 : std_logic_vector(7 downto 0);
  signal n_057 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(7 downto 0);
  signal n_027 : std_logic_vector(7 downto 0);
  signal n_058 : std_logic_vector(7 downto 0);
  signal n_059 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_029 : std_logic_vector(7 downto 0);
  signal n_060 : std_logic_vector(7 downto 0);
  signal n_061 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_031 : std_logic_vector(7 downto 0);
  signal n_062 : std_logic_vector(7 downto 0);
  signal n_063 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(7 downto 0);
  signal n_024 : std_logic_vector(7 downto 0);
  signal n_016 : std_logic_vector(7 downto 0);
  signal n_008 : std_logic_vector(7 downto 0);
  signal n_000 : std_logic_vector(7 downto 0);
  signal n_026 : std_logic_vector(7 downto 0);
  signal n_018 : std_logic_vector(7 downto 0);
  signal n_010 : std_logic_vector(7 downto 0);
  signal n_002 : std_logic_vector(7 downto 0);
  signal n_028 : std_logic_vector(7 downto 0);
  signal n_020 : std_logic_vector(7 downto 0);
  signal n_012 : std_logic_vector(7 downto 0);
  signal n_004 : std_logic_vector(7 downto 0);
  signal n_030 : std_logic_vector(7 downto 0);
  signal n_022 : std_logic_vector(7 downto 0);
  signal n_014 : std_logic_vector(7 downto 0);
  signal n_006 : std_logic_vector(7 downto 0);
begin
  n_001 <= data_i(31 downto 24) xor data_i(23 downto 16);
  n_032 <= n_000 xor data_i(23 downto 16);
  n_033 <= n_032 xor data_i(15 downto 8);
  n <= n_033 xor data_i(7 downto 0);
  n_003 <= data_i(63 downto 56) xor data_i(55 downto 48);
  n_034 <= n_002 xor data_i(55 downto 48);
  n_035 <= n_034 xor data_i(47 downto 40);
  n_2 <= n_035 xor data_i(39 downto 32);
  n_005 <= data_i(95 downto 88) xor data_i(87 downto 80);
  n_036 <= n_004 xor data_i(87 downto 80);
  n_037 <= n_036 xor data_i(79 downto 72);
  n_3 <= n_037 xor data_i(71 downto 64);
  n_007 <= data_i(127 downto 120) xor data_i(119 downto 112);
  n_038 <= n_006 xor data_i(119 downto 112);
  n_039 <= n_038 xor data_i(111 downto 104);
  n_4 <= n_039 xor data_i(103 downto 96);
  n_009 <= data_i(23 downto 16) xor data_i(15 downto 8);
  n_040 <= n_008 xor data_i(15 downto 8);
  n_041 <= n_040 xor data_i(7 downto 0);
  n_5 <= n_041 xor data_i(31 downto 24);
  n_011 <= data_i(55 downto 48) xor data_i(47 downto 40);
  n_042 <= n_010 xor data_i(47 downto 40);
  n_043 <= n_042 xor data_i(39 downto 32);
  n_6 <= n_043 xor data_i(63 downto 56);
  n_013 <= data_i(87 downto 80) xor data_i(79 downto 72);
  n_044 <= n_012 xor data_i(79 downto 72);
  n_045 <= n_044 xor data_i(71 downto 64);
  n_7 <= n_045 xor data_i(95 downto 88);
  n_015 <= data_i(119 downto 112) xor data_i(111 downto 104);
  n_046 <= n_014 xor data_i(111 downto 104);
  n_047 <= n_046 xor data_i(103 downto 96);
  n_8 <= n_047 xor data_i(127 downto 120);
  n_017 <= data_i(15 downto 8) xor data_i(7 downto 0);
  n_048 <= n_016 xor data_i(7 downto 0);
  n_049 <= n_048 xor data_i(31 downto 24);
  n_9 <= n_049 xor data_i(23 downto 16);
  n_019 <= data_i(47 downto 40) xor data_i(39 downto 32);
  n_050 <= n_018 xor data_i(39 downto 32);
  n_051 <= n_050 xor data_i(63 downto 56);
  n_10 <= n_051 xor data_i(55 downto 48);
  n_021 <= data_i(79 downto 72) xor data_i(71 downto 64);
  n_052 <= n_020 xor data_i(71 downto 64);
  n_053 <= n_052 xor data_i(95 downto 88);
  n_11 <= n_053 xor data_i(87 downto 80);
  n_023 <= data_i(111 downto 104) xor data_i(103 downto 96);
  n_054 <= n_022 xor data_i(103 downto 96);
  n_055 <= n_054 xor data_i(127 downto 120);
  n_12 <= n_055 xor data_i(119 downto 112);
  n_025 <= data_i(7 downto 0) xor data_i(31 downto 24);
  n_056 <= n_024 xor data_i(31 downto 24);
  n_057 <= n_056 xor data_i(23 downto 16);
  n_13 <= n_057 xor data_i(15 downto 8);
  n_027 <= data_i(39 downto 32) xor data_i(63 downto 56);
  n_058 <= n_026 xor data_i(63 downto 56);
  n_059 <= n_058 xor data_i(55 downto 48);
  n_14 <= n_059 xor data_i(47 downto 40);
  n_029 <= data_i(71 downto 64) xor data_i(95 downto 88);
  n_060 <= n_028 xor data_i(95 downto 88);
  n_061 <= n_060 xor data_i(87 downto 80);
  n_15 <= n_061 xor data_i(79 downto 72);
  n_031 <= data_i(103 downto 96) xor data_i(127 downto 120);
  n_062 <= n_030 xor data_i(127 downto 120);
  n_063 <= n_062 xor data_i(119 downto 112);
  n_16 <= n_063 xor data_i(111 downto 104);
  n_024 <= (n_025(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_025(7 downto 7), 2) & word'("0") & repeat(n_025(7 downto 7), 2));
  n_016 <= (n_017(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_017(7 downto 7), 2) & word'("0") & repeat(n_017(7 downto 7), 2));
  n_008 <= (n_009(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_009(7 downto 7), 2) & word'("0") & repeat(n_009(7 downto 7), 2));
  n_000 <= (n_001(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_001(7 downto 7), 2) & word'("0") & repeat(n_001(7 downto 7), 2));
  n_026 <= (n_027(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_027(7 downto 7), 2) & word'("0") & repeat(n_027(7 downto 7), 2));
  n_018 <= (n_019(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_019(7 downto 7), 2) & word'("0") & repeat(n_019(7 downto 7), 2));
  n_010 <= (n_011(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_011(7 downto 7), 2) & word'("0") & repeat(n_011(7 downto 7), 2));
  n_002 <= (n_003(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_003(7 downto 7), 2) & word'("0") & repeat(n_003(7 downto 7), 2));
  n_028 <= (n_029(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_029(7 downto 7), 2) & word'("0") & repeat(n_029(7 downto 7), 2));
  n_020 <= (n_021(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_021(7 downto 7), 2) & word'("0") & repeat(n_021(7 downto 7), 2));
  n_012 <= (n_013(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_013(7 downto 7), 2) & word'("0") & repeat(n_013(7 downto 7), 2));
  n_004 <= (n_005(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_005(7 downto 7), 2) & word'("0") & repeat(n_005(7 downto 7), 2));
  n_030 <= (n_031(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_031(7 downto 7), 2) & word'("0") & repeat(n_031(7 downto 7), 2));
  n_022 <= (n_023(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_023(7 downto 7), 2) & word'("0") & repeat(n_023(7 downto 7), 2));
  n_014 <= (n_015(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_015(7 downto 7), 2) & word'("0") & repeat(n_015(7 downto 7), 2));
  n_006 <= (n_007(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_007(7 downto 7), 2) & word'("0") & repeat(n_007(7 downto 7), 2));
  data_o <= (n_4 & n_8 & n_12 & n_16 & n_3 & n_7 & n_11 & n_15 & n_2 & n_6 & n_10 & n_14 & n & n_5 & n_9 & n_13);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

entity aes_shift_rows_1 is
  port (
    block_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_shift_rows_1 is
begin
  data_o <= (data_i(127 downto 120) & data_i(87 downto 80) & data_i(47 downto 40) & data_i(7 downto 0) & data_i(95 downto 88) & data_i(55 downto 48) & data_i(15 downto 8) & data_i(103 downto 96) & data_i(63 downto 56) & data_i(23 downto 16) & data_i(111 downto 104) & data_i(71 downto 64) & data_i(31 downto 24) & data_i(119 downto 112) & data_i(79 downto 72) & data_i(39 downto 32));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

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
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal block_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal state_q : std_logic_vector(127 downto 0);
  signal n_03 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(3 downto 0);
  signal n_14 : std_logic_vector(127 downto 0);
  signal n_00 : std_logic_vector(127 downto 0);
  signal n_15 : std_logic_vector(127 downto 0);
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
  signal u_add_before_mix_key_i : std_logic_vector(127 downto 0);
  signal u_control_walk_i : std_logic_vector(0 downto 0);
  signal u_shift_rows_block_len_i : std_logic_vector(1 downto 0);
begin
  n_02 <= round_key and repeat(n_07, 128);
  n_04 <= equal(held_len_i, word'("01"));
  n_05 <= equal(held_len_i, word'("10"));
  block_ready_o_2 <= control_ready and n_09;
  n_06 <= n_10 and n_11;
  n_08 <= block_taken_i and live_i;
  n_12 <= state_round or state_hold;
  n_13 <= n_12 or n_08;
  n_11 <= not state_hold;
  n_09 <= not keys_busy;
  n_07 <= not inverse;
  n_10 <= not state_round;
  state_q <= n_00 when rising_edge(clk_i(0));
  n_03 <= n_01 when n_05 = "0" else word'("1110") when n_05 = "1" else (others => 'X');
  n_01 <= word'("1010") when n_04 = "0" else word'("1100") when n_04 = "1" else (others => 'X');
  n_14 <= n_15 when state_hold = "0" else state_q when state_hold = "1" else (others => 'X');
  n_00 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_13 = "0" else n_14 when n_13 = "1" else (others => 'X');
  n_15 <= entered when state_run = "0" else made when state_run = "1" else (others => 'X');
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
    key_i => n_02,
    data_o => made
  );
  u_add_before_mix_key_i <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000");
  u_add_before_mix : entity work.aes_add_round_key_1
  port map (
    data_i => shifted,
    key_i => u_add_before_mix_key_i,
    data_o => to_mix
  );
  u_control_walk_i <= word'("0");
  u_control : entity work.aes_round_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    idle_o => key_idle_o_2,
    ready_o => control_ready,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    walk_i => u_control_walk_i,
    rounds_i => n_03,
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
    clear_i => n_06,
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
use work.aes128_round_enc_words.all;

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
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal block_taken_o_2 : std_logic_vector(0 downto 0);
  signal key_load_o_2 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal key_keep_o_2 : std_logic_vector(0 downto 0);
  signal live_o_2 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_taken : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_waits_q : std_logic_vector(0 downto 0);
  signal key_held_q : std_logic_vector(0 downto 0);
  signal alive_q : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal tag_o_2 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
begin
  n_06 <= alive_q and n_12;
  n_07 <= n_06 and key_held_q;
  n_08 <= n_07 and n_13;
  in_ready_o_2 <= n_08 and core_ready_i;
  block_taken_o_2 <= in_valid_i and in_ready_o_2;
  key_load_o_2 <= key_taken and n_05;
  n_09 <= live_o_2 and key_held_q;
  key_keep_o_2 <= n_09 and n_14;
  live_o_2 <= rst_ni and n_12;
  n_10 <= n_06 and core_idle_i;
  key_ready_o_2 <= n_10 and n_18;
  key_taken <= key_valid_i and key_ready_o_2;
  n_11 <= key_valid_i and n_14;
  n_05 <= n_19 and n_22;
  n_17 <= in_chain_i or in_decrypt_i;
  n_18 <= n_15 or key_waits_q;
  n_19 <= not equal(key_len_i, word'("11"));
  n_12 <= not key_clear_i;
  n_15 <= not key_held_q;
  n_14 <= not key_taken;
  n_13 <= not key_waits_q;
  n_16 <= not n_05;
  key_error_o_2 <= n_00 when rising_edge(clk_i(0));
  key_waits_q <= n_02 when rising_edge(clk_i(0));
  key_held_q <= n_01 when rising_edge(clk_i(0));
  alive_q <= live_o_2 when rising_edge(clk_i(0));
  refused_o_2 <= n_03 when rising_edge(clk_i(0));
  tag_o_2 <= n_04 when rising_edge(clk_i(0));
  n_22 <= shift(word'("001"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_03 <= refused_o_2 when block_taken_o_2 = "0" else n_17 when block_taken_o_2 = "1" else (others => 'X');
  n_04 <= tag_o_2 when block_taken_o_2 = "0" else in_tag_i when block_taken_o_2 = "1" else (others => 'X');
  n_02 <= word'("0") when live_o_2 = "0" else n_11 when live_o_2 = "1" else (others => 'X');
  n_20 <= key_error_o_2 when key_taken = "0" else n_16 when key_taken = "1" else (others => 'X');
  n_00 <= word'("0") when live_o_2 = "0" else n_20 when live_o_2 = "1" else (others => 'X');
  n_21 <= key_held_q when key_taken = "0" else n_05 when key_taken = "1" else (others => 'X');
  n_01 <= word'("0") when live_o_2 = "0" else n_21 when live_o_2 = "1" else (others => 'X');
  key_ready_o <= key_ready_o_2;
  key_error_o <= key_error_o_2;
  in_ready_o <= in_ready_o_2;
  live_o <= live_o_2;
  key_load_o <= key_load_o_2;
  key_keep_o <= key_keep_o_2;
  held_len_o <= word'("00");
  block_taken_o <= block_taken_o_2;
  tag_o <= tag_o_2;
  refused_o <= refused_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_round_enc_words.all;

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
use work.aes128_round_enc_words.all;

entity aes128_round_enc_core is
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

architecture words of aes128_round_enc_core is
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

entity aes128_round_enc is
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

architecture model of aes128_round_enc is
begin
  u_core : entity work.aes128_round_enc_core
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
