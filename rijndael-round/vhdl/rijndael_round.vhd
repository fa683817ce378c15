-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build rijndael-round`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package rijndael_round_words is
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

package body rijndael_round_words is
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
use work.rijndael_round_words.all;

entity aes_result_cleared_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    result_valid_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(255 downto 0);
    out_data_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_result_cleared_1 is
  signal out_data_o_2 : std_logic_vector(255 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal out_q : std_logic_vector(255 downto 0);
  signal n_07 : std_logic_vector(255 downto 0);
  signal n_00 : std_logic_vector(255 downto 0);
begin
  out_data_o_2 <= out_q and repeat(n_04, 256);
  n_01 <= result_ready_i and n_05;
  n_05 <= n_03 or refused_i;
  n_06 <= n_02 or n_01;
  n_04 <= not key_clear_i;
  n_03 <= not result_valid_i;
  n_02 <= not live_i;
  out_q <= n_00 when rising_edge(clk_i(0));
  n_07 <= out_q when result_ready_i = "0" else data_i when result_ready_i = "1" else (others => 'X');
  n_00 <= n_07 when n_06 = "0" else word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_06 = "1" else (others => 'X');
  out_data_o <= out_data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

entity rijndael_round_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    key_keep_i : in  std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    ready_i : in  std_logic_vector(0 downto 0);
    key_next_from_kept_i : in  std_logic_vector(0 downto 0);
    walk_o : out std_logic_vector(0 downto 0);
    fill_o : out std_logic_vector(0 downto 0);
    ready_o : out std_logic_vector(0 downto 0);
    block_len_o : out std_logic_vector(1 downto 0);
    state_len_o : out std_logic_vector(1 downto 0);
    block_columns_o : out std_logic_vector(255 downto 0);
    state_columns_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of rijndael_round_control_1 is
  signal n_08 : std_logic_vector(0 downto 0);
  signal fill_o_2 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal walk_o_2 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_25 : std_logic_vector(0 downto 0);
  signal gen_block_lengths_end_fits : std_logic_vector(0 downto 0);
  signal n_26 : std_logic_vector(0 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(0 downto 0);
  signal key_short : std_logic_vector(0 downto 0);
  signal n_27 : std_logic_vector(0 downto 0);
  signal n_23 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_24 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal fill_q : std_logic_vector(1 downto 0);
  signal gen_block_lengths_known_q : std_logic_vector(0 downto 0);
  signal state_len_o_2 : std_logic_vector(1 downto 0);
  signal block_len_o_2 : std_logic_vector(1 downto 0);
  signal gen_block_lengths_gen_walks_end_len_q : std_logic_vector(1 downto 0);
  signal gen_block_lengths_gen_walks_end_held_q : std_logic_vector(0 downto 0);
  signal n_28 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(1 downto 0);
  signal n_05 : std_logic_vector(1 downto 0);
  signal n_01 : std_logic_vector(1 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
begin
  n_08 <= equal(gen_block_lengths_gen_walks_end_len_q, block_len_i);
  fill_o_2 <= equal(fill_q, word'("01"));
  n_06 <= n_27 and n_28;
  n_10 <= gen_block_lengths_gen_walks_end_held_q and key_keep_i;
  n_11 <= n_10 and n_08;
  n_12 <= in_valid_i and n_22;
  n_13 <= n_12 and key_keep_i;
  n_14 <= n_13 and n_23;
  walk_o_2 <= n_14 and ready_i;
  n_02 <= key_keep_i and n_26;
  n_15 <= live_i and key_load_i;
  n_16 <= n_15 and key_short;
  n_17 <= ready_i and n_09;
  ready_o_2 <= n_17 and gen_block_lengths_known_q;
  n_18 <= live_i and in_valid_i;
  n_19 <= n_18 and n_24;
  n_04 <= n_19 and gen_block_lengths_end_fits;
  n_25 <= n_20 or n_21;
  gen_block_lengths_end_fits <= n_25 or n_11;
  n_26 <= gen_block_lengths_gen_walks_end_held_q or walk_o_2;
  n <= block_len_o_2(1 downto 1) or block_len_o_2(0 downto 0);
  n_2 <= state_len_o_2(1 downto 1) or state_len_o_2(0 downto 0);
  key_short <= less(key_len_i, word'("10"), false);
  n_27 <= not equal(block_len_i, word'("11"));
  n_23 <= not key_valid_i;
  n_22 <= not gen_block_lengths_end_fits;
  n_21 <= not n_06;
  n_20 <= not in_decrypt_i;
  n_24 <= not block_taken_i;
  n_09 <= not n_07;
  n_07 <= fill_q(0 downto 0) or fill_q(1 downto 1);
  fill_q <= n_00 when rising_edge(clk_i(0));
  gen_block_lengths_known_q <= n_04 when rising_edge(clk_i(0));
  state_len_o_2 <= n_05 when rising_edge(clk_i(0));
  block_len_o_2 <= n_01 when rising_edge(clk_i(0));
  gen_block_lengths_gen_walks_end_len_q <= n_03 when rising_edge(clk_i(0));
  gen_block_lengths_gen_walks_end_held_q <= n_02 when rising_edge(clk_i(0));
  n_28 <= shift(word'("111"), (word'("000000000000000000000000000000") & block_len_i), 1, false, true, false);
  n_03 <= gen_block_lengths_gen_walks_end_len_q when walk_o_2 = "0" else block_len_i when walk_o_2 = "1" else (others => 'X');
  n_05 <= state_len_o_2 when block_taken_i = "0" else block_len_o_2 when block_taken_i = "1" else (others => 'X');
  n_01 <= block_len_o_2 when key_next_from_kept_i = "0" else block_len_i when key_next_from_kept_i = "1" else (others => 'X');
  n_00 <= word'("00") when n_16 = "0" else word'("01") when n_16 = "1" else (others => 'X');
  walk_o <= walk_o_2;
  fill_o <= fill_o_2;
  ready_o <= ready_o_2;
  block_len_o <= block_len_o_2;
  state_len_o <= state_len_o_2;
  block_columns_o <= (word'("11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111") & repeat(n, 64) & repeat(block_len_o_2(1 downto 1), 64));
  state_columns_o <= (word'("11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111") & repeat(n_2, 64) & repeat(state_len_o_2(1 downto 1), 64));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity rijndael_key_fill_1 is
  port (
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    loaded_o : out std_logic_vector(255 downto 0);
    kept_i : in  std_logic_vector(255 downto 0);
    stepped_i : in  std_logic_vector(255 downto 0);
    filled_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of rijndael_key_fill_1 is
  signal n : std_logic_vector(63 downto 0);
begin
  n <= stepped_i(255 downto 192) when key_len_i(0 downto 0) = "0" else kept_i(127 downto 64) when key_len_i(0 downto 0) = "1" else (others => 'X');
  loaded_o <= key_i;
  filled_o <= (kept_i(255 downto 128) & n & stepped_i(191 downto 128));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity rijndael_key_sub_words is
  port (
    nb6_i : in  std_logic_vector(0 downto 0);
    nb8_i : in  std_logic_vector(0 downto 0);
    nk6_i : in  std_logic_vector(0 downto 0);
    nk8_i : in  std_logic_vector(0 downto 0);
    offset_i : in  std_logic_vector(1 downto 0);
    sub_words_o : out std_logic_vector(5 downto 0)
  );
end entity;

architecture words of rijndael_key_sub_words is
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal rotate_0 : std_logic_vector(0 downto 0);
  signal rotate_other : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal on_6 : std_logic_vector(0 downto 0);
  signal on_4 : std_logic_vector(0 downto 0);
  signal on_2 : std_logic_vector(0 downto 0);
  signal on_0 : std_logic_vector(0 downto 0);
begin
  n_02 <= equal(offset_i, word'("10"));
  n_03 <= equal(offset_i, word'("01"));
  n_04 <= n_10 and n_02;
  n_05 <= nb8_i and n_03;
  n_06 <= nb8_i and n_01;
  n_07 <= nb6_i and offset_i(0 downto 0);
  n_08 <= nb6_i and n_12;
  n_09 <= nb6_i and offset_i(1 downto 1);
  n_15 <= nb6_i or n_01;
  n_16 <= n_08 or nb8_i;
  n_17 <= n_13 or nb8_i;
  rotate_0 <= n_17 or n_14;
  rotate_other <= n_13 or n_09;
  n_13 <= not nk8_i;
  n_14 <= not offset_i(1 downto 1);
  n_12 <= not offset_i(0 downto 0);
  n_11 <= not n_07;
  n_01 <= not n_00;
  n_10 <= not nb6_i;
  n_00 <= offset_i(0 downto 0) or offset_i(1 downto 1);
  on_6 <= word'("0") when nk6_i = "0" else n_06 when nk6_i = "1" else (others => 'X');
  on_4 <= n_16 when nk6_i = "0" else n_05 when nk6_i = "1" else (others => 'X');
  on_2 <= n_07 when nk6_i = "0" else n_04 when nk6_i = "1" else (others => 'X');
  on_0 <= n_11 when nk6_i = "0" else n_15 when nk6_i = "1" else (others => 'X');
  sub_words_o <= (rotate_other & rotate_0 & on_6 & on_4 & on_2 & on_0);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

entity rijndael_key_start is
  port (
    nb6_i : in  std_logic_vector(0 downto 0);
    nb8_i : in  std_logic_vector(0 downto 0);
    nk6_i : in  std_logic_vector(0 downto 0);
    nk8_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    offset_o : out std_logic_vector(1 downto 0);
    rcon_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of rijndael_key_start is
  signal nk4 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_02 : std_logic_vector(1 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
  signal rcon_o_2 : std_logic_vector(7 downto 0);
  signal offset_o_2 : std_logic_vector(1 downto 0);
  signal n_11 : std_logic_vector(1 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(1 downto 0);
  signal n_14 : std_logic_vector(1 downto 0);
  signal n_15 : std_logic_vector(1 downto 0);
  signal n_16 : std_logic_vector(1 downto 0);
  signal n_17 : std_logic_vector(7 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(7 downto 0);
  signal n_21 : std_logic_vector(7 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
begin
  nk4 <= n_07 and n_08;
  n_05 <= nb8_i and nk6_i;
  n_04 <= nb6_i and nk4;
  n_06 <= nb8_i and n_08;
  n_09 <= n_04 or n_05;
  n_10 <= n_04 or n_06;
  n_08 <= not nk8_i;
  n_07 <= not nk6_i;
  n_03 <= n_01 when nk8_i = "0" else n_22 when nk8_i = "1" else (others => 'X');
  n_01 <= n_18 when nk6_i = "0" else n_20 when nk6_i = "1" else (others => 'X');
  n_02 <= n_00 when nk8_i = "0" else n_16 when nk8_i = "1" else (others => 'X');
  n_00 <= n_13 when nk6_i = "0" else n_14 when nk6_i = "1" else (others => 'X');
  rcon_o_2 <= n_12 when inverse_i = "0" else n_03 when inverse_i = "1" else (others => 'X');
  offset_o_2 <= n_11 when inverse_i = "0" else n_02 when inverse_i = "1" else (others => 'X');
  n_11 <= word'("00") when n_09 = "0" else word'("01") when n_09 = "1" else (others => 'X');
  n_12 <= word'("00000001") when n_10 = "0" else word'("00000010") when n_10 = "1" else (others => 'X');
  n_13 <= word'("00") when nb6_i = "0" else word'("01") when nb6_i = "1" else (others => 'X');
  n_14 <= word'("01") when nb6_i = "0" else word'("00") when nb6_i = "1" else (others => 'X');
  n_15 <= word'("10") when nb6_i = "0" else word'("11") when nb6_i = "1" else (others => 'X');
  n_16 <= n_15 when nb8_i = "0" else word'("00") when nb8_i = "1" else (others => 'X');
  n_17 <= word'("00110110") when nb6_i = "0" else word'("10111100") when nb6_i = "1" else (others => 'X');
  n_18 <= n_17 when nb8_i = "0" else word'("11101111") when nb8_i = "1" else (others => 'X');
  n_19 <= word'("10000000") when nb6_i = "0" else word'("11011000") when nb6_i = "1" else (others => 'X');
  n_20 <= n_19 when nb8_i = "0" else word'("01100011") when nb8_i = "1" else (others => 'X');
  n_21 <= word'("01000000") when nb6_i = "0" else word'("01101100") when nb6_i = "1" else (others => 'X');
  n_22 <= n_21 when nb8_i = "0" else word'("01001101") when nb8_i = "1" else (others => 'X');
  offset_o <= offset_o_2;
  rcon_o <= rcon_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

entity rijndael_key_step_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    offset_i : in  std_logic_vector(1 downto 0);
    offset_o : out std_logic_vector(1 downto 0);
    sub_words_i : in  std_logic_vector(5 downto 0);
    rcon_i : in  std_logic_vector(7 downto 0);
    rcon_o : out std_logic_vector(7 downto 0);
    window_i : in  std_logic_vector(255 downto 0);
    window_o : out std_logic_vector(255 downto 0);
    last_i : in  std_logic_vector(31 downto 0);
    last_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of rijndael_key_step_1 is
  signal n_032 : std_logic_vector(1 downto 0);
  signal n_033 : std_logic_vector(7 downto 0);
  signal n_034 : std_logic_vector(7 downto 0);
  signal n_035 : std_logic_vector(31 downto 0);
  signal n_036 : std_logic_vector(31 downto 0);
  signal n_037 : std_logic_vector(31 downto 0);
  signal n_038 : std_logic_vector(31 downto 0);
  signal n_039 : std_logic_vector(31 downto 0);
  signal n_040 : std_logic_vector(31 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_048 : std_logic_vector(0 downto 0);
  signal shorter4 : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal longer4 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal nb4 : std_logic_vector(0 downto 0);
  signal nk4 : std_logic_vector(0 downto 0);
  signal rcon_0 : std_logic_vector(0 downto 0);
  signal rcon_other : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_073 : std_logic_vector(0 downto 0);
  signal longer2 : std_logic_vector(0 downto 0);
  signal shorter2 : std_logic_vector(0 downto 0);
  signal n_074 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_076 : std_logic_vector(1 downto 0);
  signal gen_backwards_backwards_63_0 : std_logic_vector(63 downto 0);
  signal n_012 : std_logic_vector(63 downto 0);
  signal gen_backwards_backwards_127_64 : std_logic_vector(63 downto 0);
  signal gen_backwards_given0 : std_logic_vector(31 downto 0);
  signal gen_backwards_given1 : std_logic_vector(31 downto 0);
  signal gen_backwards_given2 : std_logic_vector(31 downto 0);
  signal gen_backwards_given3 : std_logic_vector(31 downto 0);
  signal gen_backwards_given6 : std_logic_vector(31 downto 0);
  signal gen_backwards_given7 : std_logic_vector(31 downto 0);
  signal gen_backwards_given5 : std_logic_vector(31 downto 0);
  signal gen_backwards_given4 : std_logic_vector(31 downto 0);
  signal n_009 : std_logic_vector(31 downto 0);
  signal n_010 : std_logic_vector(31 downto 0);
  signal n_018 : std_logic_vector(31 downto 0);
  signal n_017 : std_logic_vector(31 downto 0);
  signal n_023 : std_logic_vector(31 downto 0);
  signal n_022 : std_logic_vector(31 downto 0);
  signal n_015 : std_logic_vector(31 downto 0);
  signal n_016 : std_logic_vector(31 downto 0);
  signal n_014 : std_logic_vector(31 downto 0);
  signal n_013 : std_logic_vector(31 downto 0);
  signal n_007 : std_logic_vector(31 downto 0);
  signal n_008 : std_logic_vector(31 downto 0);
  signal n_006 : std_logic_vector(31 downto 0);
  signal n_005 : std_logic_vector(31 downto 0);
  signal n_004 : std_logic_vector(31 downto 0);
  signal n_003 : std_logic_vector(31 downto 0);
  signal forwards : std_logic_vector(255 downto 0);
  signal n_002 : std_logic_vector(255 downto 0);
  signal n_029 : std_logic_vector(31 downto 0);
  signal n_026 : std_logic_vector(31 downto 0);
  signal n_021 : std_logic_vector(31 downto 0);
  signal n_031 : std_logic_vector(31 downto 0);
  signal n_030 : std_logic_vector(31 downto 0);
  signal n_028 : std_logic_vector(31 downto 0);
  signal n_025 : std_logic_vector(31 downto 0);
  signal n_020 : std_logic_vector(31 downto 0);
  signal to_sub_other : std_logic_vector(31 downto 0);
  signal to_sub_0 : std_logic_vector(31 downto 0);
  signal offset_o_2 : std_logic_vector(1 downto 0);
  signal n_027 : std_logic_vector(1 downto 0);
  signal n_024 : std_logic_vector(1 downto 0);
  signal n_019 : std_logic_vector(1 downto 0);
  signal n_011 : std_logic_vector(1 downto 0);
  signal rcon_o_2 : std_logic_vector(7 downto 0);
  signal n_077 : std_logic_vector(1 downto 0);
  signal n : std_logic_vector(127 downto 0);
  signal n_078 : std_logic_vector(127 downto 0);
  signal n_2 : std_logic_vector(63 downto 0);
  signal n_079 : std_logic_vector(31 downto 0);
  signal last : std_logic_vector(31 downto 0);
  signal n_080 : std_logic_vector(31 downto 0);
  signal n_081 : std_logic_vector(31 downto 0);
  signal n_082 : std_logic_vector(31 downto 0);
  signal n_083 : std_logic_vector(31 downto 0);
  signal n_084 : std_logic_vector(31 downto 0);
  signal n_085 : std_logic_vector(31 downto 0);
  signal n_087 : std_logic_vector(31 downto 0);
  signal n_088 : std_logic_vector(31 downto 0);
  signal n_086 : std_logic_vector(31 downto 0);
  signal n_089 : std_logic_vector(31 downto 0);
  signal n_090 : std_logic_vector(31 downto 0);
  signal n_091 : std_logic_vector(31 downto 0);
  signal n_092 : std_logic_vector(31 downto 0);
  signal n_093 : std_logic_vector(31 downto 0);
  signal n_094 : std_logic_vector(31 downto 0);
  signal n_095 : std_logic_vector(31 downto 0);
  signal last_o_2 : std_logic_vector(31 downto 0);
  signal n_096 : std_logic_vector(63 downto 0);
  signal n_097 : std_logic_vector(31 downto 0);
  signal n_098 : std_logic_vector(31 downto 0);
  signal n_099 : std_logic_vector(63 downto 0);
  signal n_100 : std_logic_vector(31 downto 0);
  signal n_101 : std_logic_vector(31 downto 0);
  signal gen_backwards_before_given0 : std_logic_vector(31 downto 0);
  signal n_102 : std_logic_vector(31 downto 0);
  signal window_o_2 : std_logic_vector(255 downto 0);
  signal rcon_next : std_logic_vector(7 downto 0);
  signal constant_0 : std_logic_vector(7 downto 0);
  signal constant_other : std_logic_vector(7 downto 0);
  signal n_103 : std_logic_vector(7 downto 0);
  signal n_104 : std_logic_vector(7 downto 0);
  signal n_105 : std_logic_vector(1 downto 0);
  signal n_106 : std_logic_vector(1 downto 0);
  signal n_000 : std_logic_vector(7 downto 0);
  signal n_041 : std_logic_vector(7 downto 0);
  signal n_001 : std_logic_vector(7 downto 0);
  signal n_042 : std_logic_vector(7 downto 0);
  signal old_0_to_1 : std_logic_vector(31 downto 0);
  signal n_107 : std_logic_vector(31 downto 0);
  signal old_0_to_3 : std_logic_vector(31 downto 0);
  signal n_108 : std_logic_vector(31 downto 0);
  signal old_0_to_5 : std_logic_vector(31 downto 0);
  signal n_110 : std_logic_vector(31 downto 0);
  signal n_111 : std_logic_vector(31 downto 0);
  signal n_113 : std_logic_vector(31 downto 0);
  signal n_109 : std_logic_vector(31 downto 0);
  signal n_112 : std_logic_vector(31 downto 0);
  signal n_114 : std_logic_vector(31 downto 0);
  signal sub_word_0 : std_logic_vector(31 downto 0);
  signal sub_word_other : std_logic_vector(31 downto 0);
  signal partial0 : std_logic_vector(31 downto 0);
  signal partial1 : std_logic_vector(31 downto 0);
  signal partial2 : std_logic_vector(31 downto 0);
  signal partial3 : std_logic_vector(31 downto 0);
  signal partial4 : std_logic_vector(31 downto 0);
  signal partial5 : std_logic_vector(31 downto 0);
  signal partial6 : std_logic_vector(31 downto 0);
  signal partial7 : std_logic_vector(31 downto 0);
  signal new2 : std_logic_vector(31 downto 0);
  signal new3 : std_logic_vector(31 downto 0);
  signal new4 : std_logic_vector(31 downto 0);
  signal new5 : std_logic_vector(31 downto 0);
  signal new6 : std_logic_vector(31 downto 0);
  signal new7 : std_logic_vector(31 downto 0);
  signal gen_backwards_found7 : std_logic_vector(31 downto 0);
  signal gen_backwards_found6 : std_logic_vector(31 downto 0);
  signal gen_backwards_found5 : std_logic_vector(31 downto 0);
  signal gen_backwards_found4 : std_logic_vector(31 downto 0);
  signal gen_backwards_found3 : std_logic_vector(31 downto 0);
  signal gen_backwards_found2 : std_logic_vector(31 downto 0);
  signal gen_backwards_found1 : std_logic_vector(31 downto 0);
  signal gen_backwards_found0 : std_logic_vector(31 downto 0);
  signal n_075 : std_logic_vector(0 downto 0);
  signal subbed_0 : std_logic_vector(31 downto 0);
  signal subbed_other : std_logic_vector(31 downto 0);
  signal u_sub_word_0_clear_i : std_logic_vector(0 downto 0);
  signal u_sub_word_0_inverse_i : std_logic_vector(0 downto 0);
  signal u_sub_word_other_clear_i : std_logic_vector(0 downto 0);
  signal u_sub_word_other_inverse_i : std_logic_vector(0 downto 0);
begin
  n_032 <= add(offset_i, word'("01"));
  n_033 <= constant_0 and repeat(sub_words_i(4 downto 4), 8);
  n_034 <= constant_other and repeat(sub_words_i(5 downto 5), 8);
  n_035 <= partial1 and repeat(n_060, 32);
  n_036 <= partial3 and repeat(n_061, 32);
  n_037 <= partial5 and repeat(n_059, 32);
  n_038 <= sub_word_other and repeat(sub_words_i(1 downto 1), 32);
  n_039 <= sub_word_other and repeat(n_070, 32);
  n_040 <= sub_word_other and repeat(n_071, 32);
  n_046 <= equal(offset_i, word'("10"));
  n_048 <= nk4 and block_len_i(0 downto 0);
  shorter4 <= nk4 and block_len_i(1 downto 1);
  n_049 <= key_len_i(0 downto 0) and nb4;
  n_050 <= key_len_i(0 downto 0) and block_len_i(0 downto 0);
  n_051 <= key_len_i(0 downto 0) and block_len_i(1 downto 1);
  n_052 <= n_051 and n_059;
  n_053 <= n_047 and sub_words_i(2 downto 2);
  n_054 <= nb4 and n_073;
  longer4 <= nb4 and key_len_i(1 downto 1);
  n_047 <= block_len_i(0 downto 0) and key_len_i(1 downto 1);
  nb4 <= n_062 and n_063;
  nk4 <= n_064 and n_065;
  rcon_0 <= sub_words_i(4 downto 4) and sub_words_i(0 downto 0);
  rcon_other <= sub_words_i(5 downto 5) and n_071;
  n_055 <= inverse_i and rcon_other;
  n_056 <= n_066 and rcon_0;
  n_057 <= rcon_0 and rcon_other;
  n_058 <= key_len_i(0 downto 0) and n_062;
  n_067 <= block_len_i(1 downto 1) or key_len_i(1 downto 1);
  n_068 <= block_len_i(0 downto 0) or key_len_i(0 downto 0);
  n_069 <= block_len_i(1 downto 1) or sub_words_i(1 downto 1);
  n_070 <= sub_words_i(1 downto 1) or sub_words_i(2 downto 2);
  n_071 <= n_070 or sub_words_i(3 downto 3);
  n_072 <= shorter2 or shorter4;
  n_073 <= key_len_i(0 downto 0) or key_len_i(1 downto 1);
  longer2 <= n_049 or n_047;
  shorter2 <= n_048 or n_051;
  n_074 <= rcon_0 or rcon_other;
  n_043 <= not offset_i(0 downto 0);
  n_044 <= not offset_i(1 downto 1);
  n_059 <= not sub_words_i(3 downto 3);
  n_061 <= not sub_words_i(2 downto 2);
  n_060 <= not sub_words_i(1 downto 1);
  n_062 <= not block_len_i(0 downto 0);
  n_066 <= not inverse_i;
  n_065 <= not key_len_i(1 downto 1);
  n_064 <= not key_len_i(0 downto 0);
  n_063 <= not block_len_i(1 downto 1);
  n_045 <= offset_i(0 downto 0) or offset_i(1 downto 1);
  n_076 <= subtract(offset_i, word'("01"));
  gen_backwards_backwards_63_0 <= n_012 when n_047 = "0" else window_i(255 downto 192) when n_047 = "1" else (others => 'X');
  n_012 <= (gen_backwards_found6 & gen_backwards_found7) when longer4 = "0" else window_i(191 downto 128) when longer4 = "1" else (others => 'X');
  gen_backwards_backwards_127_64 <= (gen_backwards_found4 & gen_backwards_found5) when n_054 = "0" else window_i(255 downto 192) when n_054 = "1" else (others => 'X');
  gen_backwards_given0 <= n_013 when n_072 = "0" else n_099(63 downto 32) when n_072 = "1" else (others => 'X');
  gen_backwards_given1 <= n_014 when n_072 = "0" else n_099(31 downto 0) when n_072 = "1" else (others => 'X');
  gen_backwards_given2 <= n_022 when shorter4 = "0" else gen_backwards_found6 when shorter4 = "1" else (others => 'X');
  gen_backwards_given3 <= n_023 when shorter4 = "0" else gen_backwards_found7 when shorter4 = "1" else (others => 'X');
  gen_backwards_given6 <= n_009 when shorter4 = "0" else window_i(191 downto 160) when shorter4 = "1" else (others => 'X');
  gen_backwards_given7 <= n_010 when shorter4 = "0" else window_i(159 downto 128) when shorter4 = "1" else (others => 'X');
  gen_backwards_given5 <= n_018 when shorter4 = "0" else window_i(223 downto 192) when shorter4 = "1" else (others => 'X');
  gen_backwards_given4 <= n_017 when shorter4 = "0" else window_i(255 downto 224) when shorter4 = "1" else (others => 'X');
  n_009 <= window_i(63 downto 32) when shorter2 = "0" else window_i(127 downto 96) when shorter2 = "1" else (others => 'X');
  n_010 <= window_i(31 downto 0) when shorter2 = "0" else window_i(95 downto 64) when shorter2 = "1" else (others => 'X');
  n_018 <= n_008 when shorter2 = "0" else window_i(159 downto 128) when shorter2 = "1" else (others => 'X');
  n_017 <= n_007 when shorter2 = "0" else window_i(191 downto 160) when shorter2 = "1" else (others => 'X');
  n_023 <= n_016 when shorter2 = "0" else window_i(223 downto 192) when shorter2 = "1" else (others => 'X');
  n_022 <= n_015 when shorter2 = "0" else window_i(255 downto 224) when shorter2 = "1" else (others => 'X');
  n_015 <= n_005 when longer4 = "0" else window_i(63 downto 32) when longer4 = "1" else (others => 'X');
  n_016 <= n_006 when longer4 = "0" else window_i(31 downto 0) when longer4 = "1" else (others => 'X');
  n_014 <= n_004 when longer4 = "0" else window_i(95 downto 64) when longer4 = "1" else (others => 'X');
  n_013 <= n_003 when longer4 = "0" else window_i(127 downto 96) when longer4 = "1" else (others => 'X');
  n_007 <= window_i(127 downto 96) when longer2 = "0" else window_i(63 downto 32) when longer2 = "1" else (others => 'X');
  n_008 <= window_i(95 downto 64) when longer2 = "0" else window_i(31 downto 0) when longer2 = "1" else (others => 'X');
  n_006 <= window_i(159 downto 128) when longer2 = "0" else window_i(95 downto 64) when longer2 = "1" else (others => 'X');
  n_005 <= window_i(191 downto 160) when longer2 = "0" else window_i(127 downto 96) when longer2 = "1" else (others => 'X');
  n_004 <= window_i(223 downto 192) when longer2 = "0" else window_i(159 downto 128) when longer2 = "1" else (others => 'X');
  n_003 <= window_i(255 downto 224) when longer2 = "0" else window_i(191 downto 160) when longer2 = "1" else (others => 'X');
  forwards <= n_002 when longer4 = "0" else (window_i(127 downto 0) & partial0 & partial1 & new2 & new3) when longer4 = "1" else (others => 'X');
  n_002 <= (partial0 & partial1 & new2 & new3 & new4 & new5 & new6 & new7) when longer2 = "0" else (n_096 & partial0 & partial1 & new2 & new3 & new4 & new5) when longer2 = "1" else (others => 'X');
  n_029 <= n_026 when n_053 = "0" else window_i(95 downto 64) when n_053 = "1" else (others => 'X');
  n_026 <= n_021 when n_052 = "0" else n_083 when n_052 = "1" else (others => 'X');
  n_021 <= window_i(159 downto 128) when nk4 = "0" else n_082 when nk4 = "1" else (others => 'X');
  n_031 <= n_030 when key_len_i(1 downto 1) = "0" else n_081 when key_len_i(1 downto 1) = "1" else (others => 'X');
  n_030 <= n_028 when n_050 = "0" else n_112 when n_050 = "1" else (others => 'X');
  n_028 <= n_025 when n_049 = "0" else window_i(223 downto 192) when n_049 = "1" else (others => 'X');
  n_025 <= n_020 when shorter4 = "0" else n_111 when shorter4 = "1" else (others => 'X');
  n_020 <= n_109 when n_048 = "0" else n_110 when n_048 = "1" else (others => 'X');
  to_sub_other <= n_114 when inverse_i = "0" else n_029 when inverse_i = "1" else (others => 'X');
  to_sub_0 <= last when inverse_i = "0" else n_031 when inverse_i = "1" else (others => 'X');
  offset_o_2 <= n_027 when n_047 = "0" else n_077 when n_047 = "1" else (others => 'X');
  n_027 <= n_019 when longer4 = "0" else (n_044 & offset_i(0 downto 0)) when longer4 = "1" else (others => 'X');
  n_024 <= n_106 when n_075 = "0" else n_105 when n_075 = "1" else (others => 'X');
  n_019 <= n_011 when n_058 = "0" else n_024 when n_058 = "1" else (others => 'X');
  n_011 <= offset_i when n_048 = "0" else (offset_i(1 downto 1) & n_043) when n_048 = "1" else (others => 'X');
  rcon_o_2 <= n_103 when n_057 = "0" else n_104 when n_057 = "1" else (others => 'X');
  n_077 <= n_076 when inverse_i = "0" else n_032 when inverse_i = "1" else (others => 'X');
  n <= n_078 when shorter4 = "0" else window_i(127 downto 0) when shorter4 = "1" else (others => 'X');
  n_078 <= window_i(255 downto 128) when shorter2 = "0" else window_i(191 downto 64) when shorter2 = "1" else (others => 'X');
  n_2 <= window_i(127 downto 64) when shorter2 = "0" else window_i(63 downto 0) when shorter2 = "1" else (others => 'X');
  n_079 <= window_i(159 downto 128) when n_068 = "0" else window_i(95 downto 64) when n_068 = "1" else (others => 'X');
  last <= n_079 when n_067 = "0" else window_i(31 downto 0) when n_067 = "1" else (others => 'X');
  n_080 <= window_i(159 downto 128) when block_len_i(0 downto 0) = "0" else window_i(223 downto 192) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_081 <= n_080 when block_len_i(1 downto 1) = "0" else n_113 when block_len_i(1 downto 1) = "1" else (others => 'X');
  n_082 <= window_i(223 downto 192) when n_069 = "0" else n_109 when n_069 = "1" else (others => 'X');
  n_083 <= window_i(223 downto 192) when sub_words_i(1 downto 1) = "0" else n_112 when sub_words_i(1 downto 1) = "1" else (others => 'X');
  n_084 <= old_0_to_5 when sub_words_i(2 downto 2) = "0" else old_0_to_3 when sub_words_i(2 downto 2) = "1" else (others => 'X');
  n_085 <= n_084 when sub_words_i(1 downto 1) = "0" else old_0_to_1 when sub_words_i(1 downto 1) = "1" else (others => 'X');
  n_087 <= to_sub_0 when sub_words_i(4 downto 4) = "0" else (to_sub_0(23 downto 0) & to_sub_0(31 downto 24)) when sub_words_i(4 downto 4) = "1" else (others => 'X');
  n_088 <= to_sub_other when sub_words_i(5 downto 5) = "0" else (to_sub_other(23 downto 0) & to_sub_other(31 downto 24)) when sub_words_i(5 downto 5) = "1" else (others => 'X');
  n_086 <= last when sub_words_i(0 downto 0) = "0" else sub_word_0 when sub_words_i(0 downto 0) = "1" else (others => 'X');
  n_089 <= n_2(63 downto 32) when nk4 = "0" else partial0 when nk4 = "1" else (others => 'X');
  n_090 <= n_2(31 downto 0) when nk4 = "0" else partial1 when nk4 = "1" else (others => 'X');
  n_091 <= window_i(63 downto 32) when key_len_i(0 downto 0) = "0" else partial0 when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_092 <= n_091 when nk4 = "0" else partial2 when nk4 = "1" else (others => 'X');
  n_093 <= window_i(31 downto 0) when key_len_i(0 downto 0) = "0" else partial1 when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_094 <= n_093 when nk4 = "0" else partial3 when nk4 = "1" else (others => 'X');
  n_095 <= new3 when block_len_i(0 downto 0) = "0" else new5 when block_len_i(0 downto 0) = "1" else (others => 'X');
  last_o_2 <= n_095 when block_len_i(1 downto 1) = "0" else new7 when block_len_i(1 downto 1) = "1" else (others => 'X');
  n_096 <= window_i(127 downto 64) when block_len_i(0 downto 0) = "0" else window_i(63 downto 0) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_097 <= gen_backwards_given5 when sub_words_i(3 downto 3) = "0" else sub_word_other when sub_words_i(3 downto 3) = "1" else (others => 'X');
  n_098 <= gen_backwards_given3 when sub_words_i(2 downto 2) = "0" else sub_word_other when sub_words_i(2 downto 2) = "1" else (others => 'X');
  n_099 <= (gen_backwards_found4 & gen_backwards_found5) when key_len_i(0 downto 0) = "0" else (gen_backwards_found6 & gen_backwards_found7) when key_len_i(0 downto 0) = "1" else (others => 'X');
  n_100 <= gen_backwards_given1 when sub_words_i(1 downto 1) = "0" else sub_word_other when sub_words_i(1 downto 1) = "1" else (others => 'X');
  n_101 <= gen_backwards_found3 when key_len_i(0 downto 0) = "0" else gen_backwards_found5 when key_len_i(0 downto 0) = "1" else (others => 'X');
  gen_backwards_before_given0 <= window_i(223 downto 192) when shorter2 = "0" else n_101 when shorter2 = "1" else (others => 'X');
  n_102 <= gen_backwards_before_given0 when sub_words_i(0 downto 0) = "0" else sub_word_0 when sub_words_i(0 downto 0) = "1" else (others => 'X');
  window_o_2 <= forwards when inverse_i = "0" else (gen_backwards_found0 & gen_backwards_found1 & gen_backwards_found2 & gen_backwards_found3 & gen_backwards_backwards_127_64 & gen_backwards_backwards_63_0) when inverse_i = "1" else (others => 'X');
  rcon_next <= n_041 when inverse_i = "0" else n_042 when inverse_i = "1" else (others => 'X');
  constant_0 <= rcon_i when n_055 = "0" else rcon_next when n_055 = "1" else (others => 'X');
  constant_other <= rcon_i when n_056 = "0" else rcon_next when n_056 = "1" else (others => 'X');
  n_103 <= rcon_i when n_074 = "0" else rcon_next when n_074 = "1" else (others => 'X');
  n_104 <= n_000 when inverse_i = "0" else n_001 when inverse_i = "1" else (others => 'X');
  n_105 <= word'("10") when n_045 = "0" else n_076 when n_045 = "1" else (others => 'X');
  n_106 <= n_032 when n_046 = "0" else word'("00") when n_046 = "1" else (others => 'X');
  n_000 <= (rcon_next(6 downto 0) & word'("0")) xor (word'("000") & repeat(rcon_next(7 downto 7), 2) & word'("0") & repeat(rcon_next(7 downto 7), 2));
  n_041 <= (rcon_i(6 downto 0) & word'("0")) xor (word'("000") & repeat(rcon_i(7 downto 7), 2) & word'("0") & repeat(rcon_i(7 downto 7), 2));
  n_001 <= (word'("0") & rcon_next(7 downto 1)) xor (rcon_next(0 downto 0) & word'("000") & repeat(rcon_next(0 downto 0), 2) & word'("0") & rcon_next(0 downto 0));
  n_042 <= (word'("0") & rcon_i(7 downto 1)) xor (rcon_i(0 downto 0) & word'("000") & repeat(rcon_i(0 downto 0), 2) & word'("0") & rcon_i(0 downto 0));
  old_0_to_1 <= n(127 downto 96) xor n(95 downto 64);
  n_107 <= old_0_to_1 xor n(63 downto 32);
  old_0_to_3 <= n_107 xor n(31 downto 0);
  n_108 <= old_0_to_3 xor n_2(63 downto 32);
  old_0_to_5 <= n_108 xor n_2(31 downto 0);
  n_110 <= window_i(223 downto 192) xor window_i(255 downto 224);
  n_111 <= window_i(159 downto 128) xor window_i(223 downto 192);
  n_113 <= window_i(31 downto 0) xor window_i(63 downto 32);
  n_109 <= window_i(159 downto 128) xor window_i(191 downto 160);
  n_112 <= window_i(95 downto 64) xor window_i(127 downto 96);
  n_114 <= n_085 xor n_086;
  sub_word_0 <= subbed_0 xor (n_033 & word'("000000000000000000000000"));
  sub_word_other <= subbed_other xor (n_034 & word'("000000000000000000000000"));
  partial0 <= n(127 downto 96) xor n_086;
  partial1 <= n(95 downto 64) xor partial0;
  partial2 <= n(63 downto 32) xor n_035;
  partial3 <= n(31 downto 0) xor partial2;
  partial4 <= n_089 xor n_036;
  partial5 <= n_090 xor partial4;
  partial6 <= n_092 xor n_037;
  partial7 <= n_094 xor partial6;
  new2 <= partial2 xor n_038;
  new3 <= partial3 xor n_038;
  new4 <= partial4 xor n_039;
  new5 <= partial5 xor n_039;
  new6 <= partial6 xor n_040;
  new7 <= partial7 xor n_040;
  gen_backwards_found7 <= gen_backwards_given7 xor gen_backwards_given6;
  gen_backwards_found6 <= gen_backwards_given6 xor n_097;
  gen_backwards_found5 <= gen_backwards_given5 xor gen_backwards_given4;
  gen_backwards_found4 <= gen_backwards_given4 xor n_098;
  gen_backwards_found3 <= gen_backwards_given3 xor gen_backwards_given2;
  gen_backwards_found2 <= gen_backwards_given2 xor n_100;
  gen_backwards_found1 <= gen_backwards_given1 xor gen_backwards_given0;
  gen_backwards_found0 <= gen_backwards_given0 xor n_102;
  n_075 <= nb4 xor inverse_i;
  u_sub_word_0_clear_i <= word'("0");
  u_sub_word_0_inverse_i <= word'("0");
  u_sub_word_0 : entity work.aes_sub_bytes_2
  port map (
    clk_i => clk_i,
    clear_i => u_sub_word_0_clear_i,
    inverse_i => u_sub_word_0_inverse_i,
    data_i => n_087,
    data_o => subbed_0
  );
  u_sub_word_other_clear_i <= word'("0");
  u_sub_word_other_inverse_i <= word'("0");
  u_sub_word_other : entity work.aes_sub_bytes_2
  port map (
    clk_i => clk_i,
    clear_i => u_sub_word_other_clear_i,
    inverse_i => u_sub_word_other_inverse_i,
    data_i => n_088,
    data_o => subbed_other
  );
  offset_o <= offset_o_2;
  rcon_o <= rcon_o_2;
  window_o <= window_o_2;
  last_o <= last_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity rijndael_key_on_the_fly_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    load_len_i : in  std_logic_vector(1 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    fill_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    from_kept_i : in  std_logic_vector(0 downto 0);
    next_from_kept_i : in  std_logic_vector(0 downto 0);
    next_block_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    step_i : in  std_logic_vector(0 downto 0);
    capture_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    first_key_o : out std_logic_vector(255 downto 0);
    round_key_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of rijndael_key_on_the_fly_1 is
  signal n_03 : std_logic_vector(255 downto 0);
  signal nb6 : std_logic_vector(0 downto 0);
  signal nb8 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal round_key_o_2 : std_logic_vector(255 downto 0);
  signal rcon_q : std_logic_vector(7 downto 0);
  signal offset_q : std_logic_vector(1 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
  signal n_02 : std_logic_vector(255 downto 0);
  signal n_08 : std_logic_vector(1 downto 0);
  signal offset : std_logic_vector(1 downto 0);
  signal n_09 : std_logic_vector(7 downto 0);
  signal rcon : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(1 downto 0);
  signal n_11 : std_logic_vector(255 downto 0);
  signal n_12 : std_logic_vector(255 downto 0);
  signal filled : std_logic_vector(255 downto 0);
  signal loaded : std_logic_vector(255 downto 0);
  signal sub_words : std_logic_vector(5 downto 0);
  signal first_key_o_2 : std_logic_vector(255 downto 0);
  signal key : std_logic_vector(255 downto 0);
  signal start_offset : std_logic_vector(1 downto 0);
  signal start_rcon : std_logic_vector(7 downto 0);
  signal last_d : std_logic_vector(31 downto 0);
  signal offset_d : std_logic_vector(1 downto 0);
  signal rcon_d : std_logic_vector(7 downto 0);
  signal stepped : std_logic_vector(255 downto 0);
  signal u_step_last_i : std_logic_vector(31 downto 0);
begin
  n_03 <= round_key_o_2 and repeat(hold_i, 256);
  nb6 <= block_len_i(0 downto 0) and n_06;
  nb8 <= block_len_i(1 downto 1) and n_06;
  n_04 <= step_i and n_06;
  n_05 <= fill_i and keep_i;
  n_07 <= load_i or n_05;
  n_06 <= not fill_i;
  round_key_o_2 <= n_02 when rising_edge(clk_i(0));
  rcon_q <= n_01 when rising_edge(clk_i(0));
  offset_q <= n_00 when rising_edge(clk_i(0));
  n_01 <= rcon_q when step_i = "0" else rcon_d when step_i = "1" else (others => 'X');
  n_00 <= offset_q when step_i = "0" else offset_d when step_i = "1" else (others => 'X');
  n_02 <= n_03 when n_04 = "0" else stepped when n_04 = "1" else (others => 'X');
  n_08 <= start_offset when fill_i = "0" else word'("00") when fill_i = "1" else (others => 'X');
  offset <= offset_q when from_kept_i = "0" else n_08 when from_kept_i = "1" else (others => 'X');
  n_09 <= start_rcon when fill_i = "0" else word'("00000001") when fill_i = "1" else (others => 'X');
  rcon <= rcon_q when from_kept_i = "0" else n_09 when from_kept_i = "1" else (others => 'X');
  n_10 <= block_len_i when fill_i = "0" else word'("00") when fill_i = "1" else (others => 'X');
  n_11 <= round_key_o_2 when from_kept_i = "0" else first_key_o_2 when from_kept_i = "1" else (others => 'X');
  n_12 <= filled when load_i = "0" else loaded when load_i = "1" else (others => 'X');
  gen_fill_u_fill : entity work.rijndael_key_fill_1
  port map (
    key_len_i => key_len_i,
    key_i => key_i,
    loaded_o => loaded,
    kept_i => key,
    stepped_i => stepped,
    filled_o => filled
  );
  gen_not_ahead_u_sub_words : entity work.rijndael_key_sub_words
  port map (
    nb6_i => nb6,
    nb8_i => nb8,
    nk6_i => key_len_i(0 downto 0),
    nk8_i => key_len_i(1 downto 1),
    offset_i => offset,
    sub_words_o => sub_words
  );
  u_ends : entity work.aes_key_ends_1
  port map (
    clk_i => clk_i,
    load_i => n_07,
    key_i => n_12,
    capture_i => capture_i,
    last_words_i => stepped,
    keep_i => keep_i,
    inverse_i => inverse_i,
    kept_o => first_key_o_2,
    key_o => key
  );
  u_start : entity work.rijndael_key_start
  port map (
    nb6_i => block_len_i(0 downto 0),
    nb8_i => block_len_i(1 downto 1),
    nk6_i => key_len_i(0 downto 0),
    nk8_i => key_len_i(1 downto 1),
    inverse_i => inverse_i,
    offset_o => start_offset,
    rcon_o => start_rcon
  );
  u_step_last_i <= word'("00000000000000000000000000000000");
  u_step : entity work.rijndael_key_step_1
  port map (
    clk_i => clk_i,
    block_len_i => n_10,
    key_len_i => key_len_i,
    inverse_i => inverse_i,
    offset_i => offset,
    offset_o => offset_d,
    sub_words_i => sub_words,
    rcon_i => rcon,
    rcon_o => rcon_d,
    window_i => n_11,
    window_o => stepped,
    last_i => u_step_last_i,
    last_o => last_d
  );
  first_key_o <= first_key_o_2;
  round_key_o <= round_key_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity aes_add_round_key_1 is
  port (
    data_i : in  std_logic_vector(255 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    data_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_add_round_key_1 is
  signal data_o_2 : std_logic_vector(255 downto 0);
begin
  data_o_2 <= data_i xor key_i;
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
use work.rijndael_round_words.all;

entity aes_mix_columns_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(255 downto 0);
    data_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_mix_columns_1 is
  signal n_128 : std_logic_vector(31 downto 0);
  signal n_129 : std_logic_vector(31 downto 0);
  signal n_130 : std_logic_vector(31 downto 0);
  signal n_131 : std_logic_vector(31 downto 0);
  signal n_132 : std_logic_vector(31 downto 0);
  signal n_133 : std_logic_vector(31 downto 0);
  signal n_134 : std_logic_vector(31 downto 0);
  signal n_135 : std_logic_vector(31 downto 0);
  signal n_001 : std_logic_vector(7 downto 0);
  signal n_152 : std_logic_vector(7 downto 0);
  signal n_153 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
  signal n_003 : std_logic_vector(7 downto 0);
  signal n_154 : std_logic_vector(7 downto 0);
  signal n_155 : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_005 : std_logic_vector(7 downto 0);
  signal n_156 : std_logic_vector(7 downto 0);
  signal n_157 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_007 : std_logic_vector(7 downto 0);
  signal n_158 : std_logic_vector(7 downto 0);
  signal n_159 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_009 : std_logic_vector(7 downto 0);
  signal n_160 : std_logic_vector(7 downto 0);
  signal n_161 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_011 : std_logic_vector(7 downto 0);
  signal n_162 : std_logic_vector(7 downto 0);
  signal n_163 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_013 : std_logic_vector(7 downto 0);
  signal n_164 : std_logic_vector(7 downto 0);
  signal n_165 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_015 : std_logic_vector(7 downto 0);
  signal n_166 : std_logic_vector(7 downto 0);
  signal n_167 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_017 : std_logic_vector(7 downto 0);
  signal n_168 : std_logic_vector(7 downto 0);
  signal n_169 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
  signal n_019 : std_logic_vector(7 downto 0);
  signal n_170 : std_logic_vector(7 downto 0);
  signal n_171 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_021 : std_logic_vector(7 downto 0);
  signal n_172 : std_logic_vector(7 downto 0);
  signal n_173 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n_023 : std_logic_vector(7 downto 0);
  signal n_174 : std_logic_vector(7 downto 0);
  signal n_175 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_025 : std_logic_vector(7 downto 0);
  signal n_176 : std_logic_vector(7 downto 0);
  signal n_177 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(7 downto 0);
  signal n_027 : std_logic_vector(7 downto 0);
  signal n_178 : std_logic_vector(7 downto 0);
  signal n_179 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_029 : std_logic_vector(7 downto 0);
  signal n_180 : std_logic_vector(7 downto 0);
  signal n_181 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_031 : std_logic_vector(7 downto 0);
  signal n_182 : std_logic_vector(7 downto 0);
  signal n_183 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(7 downto 0);
  signal n_033 : std_logic_vector(7 downto 0);
  signal n_184 : std_logic_vector(7 downto 0);
  signal n_185 : std_logic_vector(7 downto 0);
  signal n_17 : std_logic_vector(7 downto 0);
  signal n_035 : std_logic_vector(7 downto 0);
  signal n_186 : std_logic_vector(7 downto 0);
  signal n_187 : std_logic_vector(7 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_037 : std_logic_vector(7 downto 0);
  signal n_188 : std_logic_vector(7 downto 0);
  signal n_189 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_039 : std_logic_vector(7 downto 0);
  signal n_190 : std_logic_vector(7 downto 0);
  signal n_191 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(7 downto 0);
  signal n_041 : std_logic_vector(7 downto 0);
  signal n_192 : std_logic_vector(7 downto 0);
  signal n_193 : std_logic_vector(7 downto 0);
  signal n_21 : std_logic_vector(7 downto 0);
  signal n_043 : std_logic_vector(7 downto 0);
  signal n_194 : std_logic_vector(7 downto 0);
  signal n_195 : std_logic_vector(7 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
  signal n_045 : std_logic_vector(7 downto 0);
  signal n_196 : std_logic_vector(7 downto 0);
  signal n_197 : std_logic_vector(7 downto 0);
  signal n_23 : std_logic_vector(7 downto 0);
  signal n_047 : std_logic_vector(7 downto 0);
  signal n_198 : std_logic_vector(7 downto 0);
  signal n_199 : std_logic_vector(7 downto 0);
  signal n_24 : std_logic_vector(7 downto 0);
  signal n_049 : std_logic_vector(7 downto 0);
  signal n_200 : std_logic_vector(7 downto 0);
  signal n_201 : std_logic_vector(7 downto 0);
  signal n_25 : std_logic_vector(7 downto 0);
  signal n_051 : std_logic_vector(7 downto 0);
  signal n_202 : std_logic_vector(7 downto 0);
  signal n_203 : std_logic_vector(7 downto 0);
  signal n_26 : std_logic_vector(7 downto 0);
  signal n_053 : std_logic_vector(7 downto 0);
  signal n_204 : std_logic_vector(7 downto 0);
  signal n_205 : std_logic_vector(7 downto 0);
  signal n_27 : std_logic_vector(7 downto 0);
  signal n_055 : std_logic_vector(7 downto 0);
  signal n_206 : std_logic_vector(7 downto 0);
  signal n_207 : std_logic_vector(7 downto 0);
  signal n_28 : std_logic_vector(7 downto 0);
  signal n_057 : std_logic_vector(7 downto 0);
  signal n_208 : std_logic_vector(7 downto 0);
  signal n_209 : std_logic_vector(7 downto 0);
  signal n_29 : std_logic_vector(7 downto 0);
  signal n_059 : std_logic_vector(7 downto 0);
  signal n_210 : std_logic_vector(7 downto 0);
  signal n_211 : std_logic_vector(7 downto 0);
  signal n_30 : std_logic_vector(7 downto 0);
  signal n_061 : std_logic_vector(7 downto 0);
  signal n_212 : std_logic_vector(7 downto 0);
  signal n_213 : std_logic_vector(7 downto 0);
  signal n_31 : std_logic_vector(7 downto 0);
  signal n_063 : std_logic_vector(7 downto 0);
  signal n_214 : std_logic_vector(7 downto 0);
  signal n_215 : std_logic_vector(7 downto 0);
  signal n_32 : std_logic_vector(7 downto 0);
  signal n_065 : std_logic_vector(7 downto 0);
  signal n_067 : std_logic_vector(7 downto 0);
  signal n_069 : std_logic_vector(7 downto 0);
  signal n_071 : std_logic_vector(7 downto 0);
  signal n_073 : std_logic_vector(7 downto 0);
  signal n_075 : std_logic_vector(7 downto 0);
  signal n_077 : std_logic_vector(7 downto 0);
  signal n_079 : std_logic_vector(7 downto 0);
  signal n_081 : std_logic_vector(7 downto 0);
  signal n_083 : std_logic_vector(7 downto 0);
  signal n_085 : std_logic_vector(7 downto 0);
  signal n_087 : std_logic_vector(7 downto 0);
  signal n_089 : std_logic_vector(7 downto 0);
  signal n_091 : std_logic_vector(7 downto 0);
  signal n_093 : std_logic_vector(7 downto 0);
  signal n_095 : std_logic_vector(7 downto 0);
  signal n_33 : std_logic_vector(31 downto 0);
  signal n_34 : std_logic_vector(31 downto 0);
  signal n_35 : std_logic_vector(31 downto 0);
  signal n_36 : std_logic_vector(31 downto 0);
  signal n_37 : std_logic_vector(31 downto 0);
  signal n_38 : std_logic_vector(31 downto 0);
  signal n_39 : std_logic_vector(31 downto 0);
  signal n_40 : std_logic_vector(31 downto 0);
  signal n_064 : std_logic_vector(7 downto 0);
  signal n_142 : std_logic_vector(7 downto 0);
  signal n_080 : std_logic_vector(7 downto 0);
  signal n_143 : std_logic_vector(7 downto 0);
  signal n_048 : std_logic_vector(7 downto 0);
  signal n_032 : std_logic_vector(7 downto 0);
  signal n_016 : std_logic_vector(7 downto 0);
  signal n_000 : std_logic_vector(7 downto 0);
  signal n_066 : std_logic_vector(7 downto 0);
  signal n_139 : std_logic_vector(7 downto 0);
  signal n_082 : std_logic_vector(7 downto 0);
  signal n_140 : std_logic_vector(7 downto 0);
  signal n_050 : std_logic_vector(7 downto 0);
  signal n_034 : std_logic_vector(7 downto 0);
  signal n_018 : std_logic_vector(7 downto 0);
  signal n_002 : std_logic_vector(7 downto 0);
  signal n_068 : std_logic_vector(7 downto 0);
  signal n_136 : std_logic_vector(7 downto 0);
  signal n_084 : std_logic_vector(7 downto 0);
  signal n_137 : std_logic_vector(7 downto 0);
  signal n_052 : std_logic_vector(7 downto 0);
  signal n_036 : std_logic_vector(7 downto 0);
  signal n_020 : std_logic_vector(7 downto 0);
  signal n_004 : std_logic_vector(7 downto 0);
  signal n_070 : std_logic_vector(7 downto 0);
  signal n_147 : std_logic_vector(7 downto 0);
  signal n_086 : std_logic_vector(7 downto 0);
  signal n_138 : std_logic_vector(7 downto 0);
  signal n_054 : std_logic_vector(7 downto 0);
  signal n_038 : std_logic_vector(7 downto 0);
  signal n_022 : std_logic_vector(7 downto 0);
  signal n_006 : std_logic_vector(7 downto 0);
  signal n_072 : std_logic_vector(7 downto 0);
  signal n_144 : std_logic_vector(7 downto 0);
  signal n_088 : std_logic_vector(7 downto 0);
  signal n_141 : std_logic_vector(7 downto 0);
  signal n_056 : std_logic_vector(7 downto 0);
  signal n_040 : std_logic_vector(7 downto 0);
  signal n_024 : std_logic_vector(7 downto 0);
  signal n_008 : std_logic_vector(7 downto 0);
  signal n_074 : std_logic_vector(7 downto 0);
  signal n_151 : std_logic_vector(7 downto 0);
  signal n_090 : std_logic_vector(7 downto 0);
  signal n_150 : std_logic_vector(7 downto 0);
  signal n_058 : std_logic_vector(7 downto 0);
  signal n_042 : std_logic_vector(7 downto 0);
  signal n_026 : std_logic_vector(7 downto 0);
  signal n_010 : std_logic_vector(7 downto 0);
  signal n_076 : std_logic_vector(7 downto 0);
  signal n_148 : std_logic_vector(7 downto 0);
  signal n_092 : std_logic_vector(7 downto 0);
  signal n_149 : std_logic_vector(7 downto 0);
  signal n_060 : std_logic_vector(7 downto 0);
  signal n_044 : std_logic_vector(7 downto 0);
  signal n_028 : std_logic_vector(7 downto 0);
  signal n_012 : std_logic_vector(7 downto 0);
  signal n_078 : std_logic_vector(7 downto 0);
  signal n_145 : std_logic_vector(7 downto 0);
  signal n_094 : std_logic_vector(7 downto 0);
  signal n_146 : std_logic_vector(7 downto 0);
  signal n_062 : std_logic_vector(7 downto 0);
  signal n_046 : std_logic_vector(7 downto 0);
  signal n_030 : std_logic_vector(7 downto 0);
  signal n_014 : std_logic_vector(7 downto 0);
begin
  n_128 <= (n_142 & n_143 & n_142 & n_143) and repeat(inverse_i, 32);
  n_129 <= (n_139 & n_140 & n_139 & n_140) and repeat(inverse_i, 32);
  n_130 <= (n_136 & n_137 & n_136 & n_137) and repeat(inverse_i, 32);
  n_131 <= (n_147 & n_138 & n_147 & n_138) and repeat(inverse_i, 32);
  n_132 <= (n_144 & n_141 & n_144 & n_141) and repeat(inverse_i, 32);
  n_133 <= (n_151 & n_150 & n_151 & n_150) and repeat(inverse_i, 32);
  n_134 <= (n_148 & n_149 & n_148 & n_149) and repeat(inverse_i, 32);
  n_135 <= (n_145 & n_146 & n_145 & n_146) and repeat(inverse_i, 32);
  n_001 <= n_33(31 downto 24) xor n_33(23 downto 16);
  n_152 <= n_000 xor n_33(23 downto 16);
  n_153 <= n_152 xor n_33(15 downto 8);
  n <= n_153 xor n_33(7 downto 0);
  n_003 <= n_34(31 downto 24) xor n_34(23 downto 16);
  n_154 <= n_002 xor n_34(23 downto 16);
  n_155 <= n_154 xor n_34(15 downto 8);
  n_2 <= n_155 xor n_34(7 downto 0);
  n_005 <= n_35(31 downto 24) xor n_35(23 downto 16);
  n_156 <= n_004 xor n_35(23 downto 16);
  n_157 <= n_156 xor n_35(15 downto 8);
  n_3 <= n_157 xor n_35(7 downto 0);
  n_007 <= n_36(31 downto 24) xor n_36(23 downto 16);
  n_158 <= n_006 xor n_36(23 downto 16);
  n_159 <= n_158 xor n_36(15 downto 8);
  n_4 <= n_159 xor n_36(7 downto 0);
  n_009 <= n_37(31 downto 24) xor n_37(23 downto 16);
  n_160 <= n_008 xor n_37(23 downto 16);
  n_161 <= n_160 xor n_37(15 downto 8);
  n_5 <= n_161 xor n_37(7 downto 0);
  n_011 <= n_38(31 downto 24) xor n_38(23 downto 16);
  n_162 <= n_010 xor n_38(23 downto 16);
  n_163 <= n_162 xor n_38(15 downto 8);
  n_6 <= n_163 xor n_38(7 downto 0);
  n_013 <= n_39(31 downto 24) xor n_39(23 downto 16);
  n_164 <= n_012 xor n_39(23 downto 16);
  n_165 <= n_164 xor n_39(15 downto 8);
  n_7 <= n_165 xor n_39(7 downto 0);
  n_015 <= n_40(31 downto 24) xor n_40(23 downto 16);
  n_166 <= n_014 xor n_40(23 downto 16);
  n_167 <= n_166 xor n_40(15 downto 8);
  n_8 <= n_167 xor n_40(7 downto 0);
  n_017 <= n_33(23 downto 16) xor n_33(15 downto 8);
  n_168 <= n_016 xor n_33(15 downto 8);
  n_169 <= n_168 xor n_33(7 downto 0);
  n_9 <= n_169 xor n_33(31 downto 24);
  n_019 <= n_34(23 downto 16) xor n_34(15 downto 8);
  n_170 <= n_018 xor n_34(15 downto 8);
  n_171 <= n_170 xor n_34(7 downto 0);
  n_10 <= n_171 xor n_34(31 downto 24);
  n_021 <= n_35(23 downto 16) xor n_35(15 downto 8);
  n_172 <= n_020 xor n_35(15 downto 8);
  n_173 <= n_172 xor n_35(7 downto 0);
  n_11 <= n_173 xor n_35(31 downto 24);
  n_023 <= n_36(23 downto 16) xor n_36(15 downto 8);
  n_174 <= n_022 xor n_36(15 downto 8);
  n_175 <= n_174 xor n_36(7 downto 0);
  n_12 <= n_175 xor n_36(31 downto 24);
  n_025 <= n_37(23 downto 16) xor n_37(15 downto 8);
  n_176 <= n_024 xor n_37(15 downto 8);
  n_177 <= n_176 xor n_37(7 downto 0);
  n_13 <= n_177 xor n_37(31 downto 24);
  n_027 <= n_38(23 downto 16) xor n_38(15 downto 8);
  n_178 <= n_026 xor n_38(15 downto 8);
  n_179 <= n_178 xor n_38(7 downto 0);
  n_14 <= n_179 xor n_38(31 downto 24);
  n_029 <= n_39(23 downto 16) xor n_39(15 downto 8);
  n_180 <= n_028 xor n_39(15 downto 8);
  n_181 <= n_180 xor n_39(7 downto 0);
  n_15 <= n_181 xor n_39(31 downto 24);
  n_031 <= n_40(23 downto 16) xor n_40(15 downto 8);
  n_182 <= n_030 xor n_40(15 downto 8);
  n_183 <= n_182 xor n_40(7 downto 0);
  n_16 <= n_183 xor n_40(31 downto 24);
  n_033 <= n_33(15 downto 8) xor n_33(7 downto 0);
  n_184 <= n_032 xor n_33(7 downto 0);
  n_185 <= n_184 xor n_33(31 downto 24);
  n_17 <= n_185 xor n_33(23 downto 16);
  n_035 <= n_34(15 downto 8) xor n_34(7 downto 0);
  n_186 <= n_034 xor n_34(7 downto 0);
  n_187 <= n_186 xor n_34(31 downto 24);
  n_18 <= n_187 xor n_34(23 downto 16);
  n_037 <= n_35(15 downto 8) xor n_35(7 downto 0);
  n_188 <= n_036 xor n_35(7 downto 0);
  n_189 <= n_188 xor n_35(31 downto 24);
  n_19 <= n_189 xor n_35(23 downto 16);
  n_039 <= n_36(15 downto 8) xor n_36(7 downto 0);
  n_190 <= n_038 xor n_36(7 downto 0);
  n_191 <= n_190 xor n_36(31 downto 24);
  n_20 <= n_191 xor n_36(23 downto 16);
  n_041 <= n_37(15 downto 8) xor n_37(7 downto 0);
  n_192 <= n_040 xor n_37(7 downto 0);
  n_193 <= n_192 xor n_37(31 downto 24);
  n_21 <= n_193 xor n_37(23 downto 16);
  n_043 <= n_38(15 downto 8) xor n_38(7 downto 0);
  n_194 <= n_042 xor n_38(7 downto 0);
  n_195 <= n_194 xor n_38(31 downto 24);
  n_22 <= n_195 xor n_38(23 downto 16);
  n_045 <= n_39(15 downto 8) xor n_39(7 downto 0);
  n_196 <= n_044 xor n_39(7 downto 0);
  n_197 <= n_196 xor n_39(31 downto 24);
  n_23 <= n_197 xor n_39(23 downto 16);
  n_047 <= n_40(15 downto 8) xor n_40(7 downto 0);
  n_198 <= n_046 xor n_40(7 downto 0);
  n_199 <= n_198 xor n_40(31 downto 24);
  n_24 <= n_199 xor n_40(23 downto 16);
  n_049 <= n_33(7 downto 0) xor n_33(31 downto 24);
  n_200 <= n_048 xor n_33(31 downto 24);
  n_201 <= n_200 xor n_33(23 downto 16);
  n_25 <= n_201 xor n_33(15 downto 8);
  n_051 <= n_34(7 downto 0) xor n_34(31 downto 24);
  n_202 <= n_050 xor n_34(31 downto 24);
  n_203 <= n_202 xor n_34(23 downto 16);
  n_26 <= n_203 xor n_34(15 downto 8);
  n_053 <= n_35(7 downto 0) xor n_35(31 downto 24);
  n_204 <= n_052 xor n_35(31 downto 24);
  n_205 <= n_204 xor n_35(23 downto 16);
  n_27 <= n_205 xor n_35(15 downto 8);
  n_055 <= n_36(7 downto 0) xor n_36(31 downto 24);
  n_206 <= n_054 xor n_36(31 downto 24);
  n_207 <= n_206 xor n_36(23 downto 16);
  n_28 <= n_207 xor n_36(15 downto 8);
  n_057 <= n_37(7 downto 0) xor n_37(31 downto 24);
  n_208 <= n_056 xor n_37(31 downto 24);
  n_209 <= n_208 xor n_37(23 downto 16);
  n_29 <= n_209 xor n_37(15 downto 8);
  n_059 <= n_38(7 downto 0) xor n_38(31 downto 24);
  n_210 <= n_058 xor n_38(31 downto 24);
  n_211 <= n_210 xor n_38(23 downto 16);
  n_30 <= n_211 xor n_38(15 downto 8);
  n_061 <= n_39(7 downto 0) xor n_39(31 downto 24);
  n_212 <= n_060 xor n_39(31 downto 24);
  n_213 <= n_212 xor n_39(23 downto 16);
  n_31 <= n_213 xor n_39(15 downto 8);
  n_063 <= n_40(7 downto 0) xor n_40(31 downto 24);
  n_214 <= n_062 xor n_40(31 downto 24);
  n_215 <= n_214 xor n_40(23 downto 16);
  n_32 <= n_215 xor n_40(15 downto 8);
  n_065 <= data_i(31 downto 24) xor data_i(15 downto 8);
  n_067 <= data_i(63 downto 56) xor data_i(47 downto 40);
  n_069 <= data_i(95 downto 88) xor data_i(79 downto 72);
  n_071 <= data_i(127 downto 120) xor data_i(111 downto 104);
  n_073 <= data_i(159 downto 152) xor data_i(143 downto 136);
  n_075 <= data_i(191 downto 184) xor data_i(175 downto 168);
  n_077 <= data_i(223 downto 216) xor data_i(207 downto 200);
  n_079 <= data_i(255 downto 248) xor data_i(239 downto 232);
  n_081 <= data_i(23 downto 16) xor data_i(7 downto 0);
  n_083 <= data_i(55 downto 48) xor data_i(39 downto 32);
  n_085 <= data_i(87 downto 80) xor data_i(71 downto 64);
  n_087 <= data_i(119 downto 112) xor data_i(103 downto 96);
  n_089 <= data_i(151 downto 144) xor data_i(135 downto 128);
  n_091 <= data_i(183 downto 176) xor data_i(167 downto 160);
  n_093 <= data_i(215 downto 208) xor data_i(199 downto 192);
  n_095 <= data_i(247 downto 240) xor data_i(231 downto 224);
  n_33 <= data_i(31 downto 0) xor n_128;
  n_34 <= data_i(63 downto 32) xor n_129;
  n_35 <= data_i(95 downto 64) xor n_130;
  n_36 <= data_i(127 downto 96) xor n_131;
  n_37 <= data_i(159 downto 128) xor n_132;
  n_38 <= data_i(191 downto 160) xor n_133;
  n_39 <= data_i(223 downto 192) xor n_134;
  n_40 <= data_i(255 downto 224) xor n_135;
  n_064 <= (n_065(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_065(7 downto 7), 2) & word'("0") & repeat(n_065(7 downto 7), 2));
  n_142 <= (n_064(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_064(7 downto 7), 2) & word'("0") & repeat(n_064(7 downto 7), 2));
  n_080 <= (n_081(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_081(7 downto 7), 2) & word'("0") & repeat(n_081(7 downto 7), 2));
  n_143 <= (n_080(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_080(7 downto 7), 2) & word'("0") & repeat(n_080(7 downto 7), 2));
  n_048 <= (n_049(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_049(7 downto 7), 2) & word'("0") & repeat(n_049(7 downto 7), 2));
  n_032 <= (n_033(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_033(7 downto 7), 2) & word'("0") & repeat(n_033(7 downto 7), 2));
  n_016 <= (n_017(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_017(7 downto 7), 2) & word'("0") & repeat(n_017(7 downto 7), 2));
  n_000 <= (n_001(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_001(7 downto 7), 2) & word'("0") & repeat(n_001(7 downto 7), 2));
  n_066 <= (n_067(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_067(7 downto 7), 2) & word'("0") & repeat(n_067(7 downto 7), 2));
  n_139 <= (n_066(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_066(7 downto 7), 2) & word'("0") & repeat(n_066(7 downto 7), 2));
  n_082 <= (n_083(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_083(7 downto 7), 2) & word'("0") & repeat(n_083(7 downto 7), 2));
  n_140 <= (n_082(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_082(7 downto 7), 2) & word'("0") & repeat(n_082(7 downto 7), 2));
  n_050 <= (n_051(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_051(7 downto 7), 2) & word'("0") & repeat(n_051(7 downto 7), 2));
  n_034 <= (n_035(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_035(7 downto 7), 2) & word'("0") & repeat(n_035(7 downto 7), 2));
  n_018 <= (n_019(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_019(7 downto 7), 2) & word'("0") & repeat(n_019(7 downto 7), 2));
  n_002 <= (n_003(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_003(7 downto 7), 2) & word'("0") & repeat(n_003(7 downto 7), 2));
  n_068 <= (n_069(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_069(7 downto 7), 2) & word'("0") & repeat(n_069(7 downto 7), 2));
  n_136 <= (n_068(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_068(7 downto 7), 2) & word'("0") & repeat(n_068(7 downto 7), 2));
  n_084 <= (n_085(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_085(7 downto 7), 2) & word'("0") & repeat(n_085(7 downto 7), 2));
  n_137 <= (n_084(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_084(7 downto 7), 2) & word'("0") & repeat(n_084(7 downto 7), 2));
  n_052 <= (n_053(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_053(7 downto 7), 2) & word'("0") & repeat(n_053(7 downto 7), 2));
  n_036 <= (n_037(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_037(7 downto 7), 2) & word'("0") & repeat(n_037(7 downto 7), 2));
  n_020 <= (n_021(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_021(7 downto 7), 2) & word'("0") & repeat(n_021(7 downto 7), 2));
  n_004 <= (n_005(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_005(7 downto 7), 2) & word'("0") & repeat(n_005(7 downto 7), 2));
  n_070 <= (n_071(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_071(7 downto 7), 2) & word'("0") & repeat(n_071(7 downto 7), 2));
  n_147 <= (n_070(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_070(7 downto 7), 2) & word'("0") & repeat(n_070(7 downto 7), 2));
  n_086 <= (n_087(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_087(7 downto 7), 2) & word'("0") & repeat(n_087(7 downto 7), 2));
  n_138 <= (n_086(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_086(7 downto 7), 2) & word'("0") & repeat(n_086(7 downto 7), 2));
  n_054 <= (n_055(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_055(7 downto 7), 2) & word'("0") & repeat(n_055(7 downto 7), 2));
  n_038 <= (n_039(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_039(7 downto 7), 2) & word'("0") & repeat(n_039(7 downto 7), 2));
  n_022 <= (n_023(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_023(7 downto 7), 2) & word'("0") & repeat(n_023(7 downto 7), 2));
  n_006 <= (n_007(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_007(7 downto 7), 2) & word'("0") & repeat(n_007(7 downto 7), 2));
  n_072 <= (n_073(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_073(7 downto 7), 2) & word'("0") & repeat(n_073(7 downto 7), 2));
  n_144 <= (n_072(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_072(7 downto 7), 2) & word'("0") & repeat(n_072(7 downto 7), 2));
  n_088 <= (n_089(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_089(7 downto 7), 2) & word'("0") & repeat(n_089(7 downto 7), 2));
  n_141 <= (n_088(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_088(7 downto 7), 2) & word'("0") & repeat(n_088(7 downto 7), 2));
  n_056 <= (n_057(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_057(7 downto 7), 2) & word'("0") & repeat(n_057(7 downto 7), 2));
  n_040 <= (n_041(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_041(7 downto 7), 2) & word'("0") & repeat(n_041(7 downto 7), 2));
  n_024 <= (n_025(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_025(7 downto 7), 2) & word'("0") & repeat(n_025(7 downto 7), 2));
  n_008 <= (n_009(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_009(7 downto 7), 2) & word'("0") & repeat(n_009(7 downto 7), 2));
  n_074 <= (n_075(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_075(7 downto 7), 2) & word'("0") & repeat(n_075(7 downto 7), 2));
  n_151 <= (n_074(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_074(7 downto 7), 2) & word'("0") & repeat(n_074(7 downto 7), 2));
  n_090 <= (n_091(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_091(7 downto 7), 2) & word'("0") & repeat(n_091(7 downto 7), 2));
  n_150 <= (n_090(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_090(7 downto 7), 2) & word'("0") & repeat(n_090(7 downto 7), 2));
  n_058 <= (n_059(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_059(7 downto 7), 2) & word'("0") & repeat(n_059(7 downto 7), 2));
  n_042 <= (n_043(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_043(7 downto 7), 2) & word'("0") & repeat(n_043(7 downto 7), 2));
  n_026 <= (n_027(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_027(7 downto 7), 2) & word'("0") & repeat(n_027(7 downto 7), 2));
  n_010 <= (n_011(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_011(7 downto 7), 2) & word'("0") & repeat(n_011(7 downto 7), 2));
  n_076 <= (n_077(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_077(7 downto 7), 2) & word'("0") & repeat(n_077(7 downto 7), 2));
  n_148 <= (n_076(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_076(7 downto 7), 2) & word'("0") & repeat(n_076(7 downto 7), 2));
  n_092 <= (n_093(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_093(7 downto 7), 2) & word'("0") & repeat(n_093(7 downto 7), 2));
  n_149 <= (n_092(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_092(7 downto 7), 2) & word'("0") & repeat(n_092(7 downto 7), 2));
  n_060 <= (n_061(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_061(7 downto 7), 2) & word'("0") & repeat(n_061(7 downto 7), 2));
  n_044 <= (n_045(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_045(7 downto 7), 2) & word'("0") & repeat(n_045(7 downto 7), 2));
  n_028 <= (n_029(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_029(7 downto 7), 2) & word'("0") & repeat(n_029(7 downto 7), 2));
  n_012 <= (n_013(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_013(7 downto 7), 2) & word'("0") & repeat(n_013(7 downto 7), 2));
  n_078 <= (n_079(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_079(7 downto 7), 2) & word'("0") & repeat(n_079(7 downto 7), 2));
  n_145 <= (n_078(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_078(7 downto 7), 2) & word'("0") & repeat(n_078(7 downto 7), 2));
  n_094 <= (n_095(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_095(7 downto 7), 2) & word'("0") & repeat(n_095(7 downto 7), 2));
  n_146 <= (n_094(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_094(7 downto 7), 2) & word'("0") & repeat(n_094(7 downto 7), 2));
  n_062 <= (n_063(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_063(7 downto 7), 2) & word'("0") & repeat(n_063(7 downto 7), 2));
  n_046 <= (n_047(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_047(7 downto 7), 2) & word'("0") & repeat(n_047(7 downto 7), 2));
  n_030 <= (n_031(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_031(7 downto 7), 2) & word'("0") & repeat(n_031(7 downto 7), 2));
  n_014 <= (n_015(6 downto 0) & word'("0")) xor (word'("000") & repeat(n_015(7 downto 7), 2) & word'("0") & repeat(n_015(7 downto 7), 2));
  data_o <= (n_8 & n_16 & n_24 & n_32 & n_7 & n_15 & n_23 & n_31 & n_6 & n_14 & n_22 & n_30 & n_5 & n_13 & n_21 & n_29 & n_4 & n_12 & n_20 & n_28 & n_3 & n_11 & n_19 & n_27 & n_2 & n_10 & n_18 & n_26 & n & n_9 & n_17 & n_25);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity aes_shift_rows_1 is
  port (
    block_len_i : in  std_logic_vector(1 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(255 downto 0);
    data_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_shift_rows_1 is
  signal gen_column_0_gen_row_2_left : std_logic_vector(7 downto 0);
  signal gen_column_0_gen_row_3_left : std_logic_vector(7 downto 0);
  signal gen_column_1_gen_row_2_left : std_logic_vector(7 downto 0);
  signal gen_column_1_gen_row_3_left : std_logic_vector(7 downto 0);
  signal gen_column_2_gen_row_2_left : std_logic_vector(7 downto 0);
  signal gen_column_2_gen_row_3_left : std_logic_vector(7 downto 0);
  signal gen_column_3_gen_row_1_left : std_logic_vector(7 downto 0);
  signal gen_column_3_gen_row_2_left : std_logic_vector(7 downto 0);
  signal gen_column_3_gen_row_3_left : std_logic_vector(7 downto 0);
  signal gen_column_4_gen_row_3_back : std_logic_vector(7 downto 0);
  signal gen_column_5_gen_row_1_left : std_logic_vector(7 downto 0);
  signal gen_column_3_gen_row_2_back : std_logic_vector(7 downto 0);
  signal gen_column_5_gen_row_3_back : std_logic_vector(7 downto 0);
  signal n_00 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_02 : std_logic_vector(7 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_04 : std_logic_vector(7 downto 0);
  signal n_05 : std_logic_vector(7 downto 0);
  signal gen_column_0_gen_row_1_back : std_logic_vector(7 downto 0);
  signal gen_column_0_gen_row_2_back : std_logic_vector(7 downto 0);
  signal gen_column_0_gen_row_3_back : std_logic_vector(7 downto 0);
  signal gen_column_1_gen_row_2_back : std_logic_vector(7 downto 0);
  signal gen_column_1_gen_row_3_back : std_logic_vector(7 downto 0);
  signal gen_column_2_gen_row_2_back : std_logic_vector(7 downto 0);
  signal gen_column_2_gen_row_3_back : std_logic_vector(7 downto 0);
  signal gen_column_3_gen_row_3_back : std_logic_vector(7 downto 0);
  signal gen_column_4_gen_row_2_back : std_logic_vector(7 downto 0);
  signal gen_column_5_gen_row_2_back : std_logic_vector(7 downto 0);
  signal n_06 : std_logic_vector(7 downto 0);
  signal n_07 : std_logic_vector(7 downto 0);
  signal n_08 : std_logic_vector(7 downto 0);
  signal n_09 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(7 downto 0);
  signal n_13 : std_logic_vector(7 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(7 downto 0);
  signal n_17 : std_logic_vector(7 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(7 downto 0);
  signal n_21 : std_logic_vector(7 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
begin
  gen_column_0_gen_row_2_left <= data_i(175 downto 168) when block_len_i(1 downto 1) = "0" else data_i(143 downto 136) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_0_gen_row_3_left <= data_i(135 downto 128) when block_len_i(1 downto 1) = "0" else data_i(103 downto 96) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_1_gen_row_2_left <= data_i(143 downto 136) when block_len_i(1 downto 1) = "0" else data_i(111 downto 104) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_1_gen_row_3_left <= n_00 when block_len_i(1 downto 1) = "0" else data_i(71 downto 64) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_2_gen_row_2_left <= n_01 when block_len_i(1 downto 1) = "0" else data_i(79 downto 72) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_2_gen_row_3_left <= n_02 when block_len_i(1 downto 1) = "0" else data_i(39 downto 32) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_3_gen_row_1_left <= n_03 when block_len_i(1 downto 1) = "0" else data_i(119 downto 112) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_3_gen_row_2_left <= n_04 when block_len_i(1 downto 1) = "0" else data_i(47 downto 40) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_3_gen_row_3_left <= n_05 when block_len_i(1 downto 1) = "0" else data_i(7 downto 0) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_4_gen_row_3_back <= data_i(199 downto 192) when block_len_i(1 downto 1) = "0" else data_i(231 downto 224) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_5_gen_row_1_left <= data_i(247 downto 240) when block_len_i(1 downto 1) = "0" else data_i(55 downto 48) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_3_gen_row_2_back <= data_i(207 downto 200) when block_len_i(1 downto 1) = "0" else data_i(239 downto 232) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_5_gen_row_3_back <= data_i(167 downto 160) when block_len_i(1 downto 1) = "0" else data_i(199 downto 192) when block_len_i(1 downto 1) = "1" else (others => 'X');
  n_00 <= data_i(231 downto 224) when block_len_i(0 downto 0) = "0" else data_i(103 downto 96) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_01 <= data_i(239 downto 232) when block_len_i(0 downto 0) = "0" else data_i(111 downto 104) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_02 <= data_i(199 downto 192) when block_len_i(0 downto 0) = "0" else data_i(71 downto 64) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_03 <= data_i(247 downto 240) when block_len_i(0 downto 0) = "0" else data_i(119 downto 112) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_04 <= data_i(207 downto 200) when block_len_i(0 downto 0) = "0" else data_i(79 downto 72) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_05 <= data_i(167 downto 160) when block_len_i(0 downto 0) = "0" else data_i(231 downto 224) when block_len_i(0 downto 0) = "1" else (others => 'X');
  gen_column_0_gen_row_1_back <= n_06 when block_len_i(1 downto 1) = "0" else data_i(23 downto 16) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_0_gen_row_2_back <= n_07 when block_len_i(1 downto 1) = "0" else data_i(79 downto 72) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_0_gen_row_3_back <= n_08 when block_len_i(1 downto 1) = "0" else data_i(103 downto 96) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_1_gen_row_2_back <= n_09 when block_len_i(1 downto 1) = "0" else data_i(47 downto 40) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_1_gen_row_3_back <= n_10 when block_len_i(1 downto 1) = "0" else data_i(71 downto 64) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_2_gen_row_2_back <= data_i(239 downto 232) when block_len_i(1 downto 1) = "0" else data_i(15 downto 8) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_2_gen_row_3_back <= n_11 when block_len_i(1 downto 1) = "0" else data_i(39 downto 32) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_3_gen_row_3_back <= data_i(231 downto 224) when block_len_i(1 downto 1) = "0" else data_i(7 downto 0) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_4_gen_row_2_back <= data_i(175 downto 168) when block_len_i(1 downto 1) = "0" else data_i(207 downto 200) when block_len_i(1 downto 1) = "1" else (others => 'X');
  gen_column_5_gen_row_2_back <= data_i(143 downto 136) when block_len_i(1 downto 1) = "0" else data_i(175 downto 168) when block_len_i(1 downto 1) = "1" else (others => 'X');
  n_06 <= data_i(151 downto 144) when block_len_i(0 downto 0) = "0" else data_i(87 downto 80) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_07 <= data_i(175 downto 168) when block_len_i(0 downto 0) = "0" else data_i(111 downto 104) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_08 <= data_i(199 downto 192) when block_len_i(0 downto 0) = "0" else data_i(135 downto 128) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_09 <= data_i(143 downto 136) when block_len_i(0 downto 0) = "0" else data_i(79 downto 72) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_10 <= data_i(167 downto 160) when block_len_i(0 downto 0) = "0" else data_i(103 downto 96) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n_11 <= data_i(135 downto 128) when block_len_i(0 downto 0) = "0" else data_i(71 downto 64) when block_len_i(0 downto 0) = "1" else (others => 'X');
  n <= data_i(215 downto 208) when inverse_i = "0" else gen_column_0_gen_row_1_back when inverse_i = "1" else (others => 'X');
  n_2 <= gen_column_0_gen_row_2_left when inverse_i = "0" else gen_column_0_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_3 <= gen_column_0_gen_row_3_left when inverse_i = "0" else gen_column_0_gen_row_3_back when inverse_i = "1" else (others => 'X');
  n_4 <= data_i(183 downto 176) when inverse_i = "0" else data_i(247 downto 240) when inverse_i = "1" else (others => 'X');
  n_5 <= gen_column_1_gen_row_2_left when inverse_i = "0" else gen_column_1_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_6 <= gen_column_1_gen_row_3_left when inverse_i = "0" else gen_column_1_gen_row_3_back when inverse_i = "1" else (others => 'X');
  n_7 <= data_i(151 downto 144) when inverse_i = "0" else data_i(215 downto 208) when inverse_i = "1" else (others => 'X');
  n_8 <= gen_column_2_gen_row_2_left when inverse_i = "0" else gen_column_2_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_9 <= gen_column_2_gen_row_3_left when inverse_i = "0" else gen_column_2_gen_row_3_back when inverse_i = "1" else (others => 'X');
  n_12 <= gen_column_3_gen_row_1_left when inverse_i = "0" else data_i(183 downto 176) when inverse_i = "1" else (others => 'X');
  n_13 <= gen_column_3_gen_row_2_left when inverse_i = "0" else gen_column_3_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_14 <= gen_column_3_gen_row_3_left when inverse_i = "0" else gen_column_3_gen_row_3_back when inverse_i = "1" else (others => 'X');
  n_15 <= data_i(87 downto 80) when inverse_i = "0" else data_i(151 downto 144) when inverse_i = "1" else (others => 'X');
  n_16 <= gen_column_2_gen_row_2_back when inverse_i = "0" else gen_column_4_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_17 <= gen_column_5_gen_row_1_left when inverse_i = "0" else data_i(119 downto 112) when inverse_i = "1" else (others => 'X');
  n_18 <= gen_column_3_gen_row_2_back when inverse_i = "0" else gen_column_5_gen_row_2_back when inverse_i = "1" else (others => 'X');
  n_19 <= data_i(23 downto 16) when inverse_i = "0" else data_i(87 downto 80) when inverse_i = "1" else (others => 'X');
  n_20 <= data_i(207 downto 200) when inverse_i = "0" else data_i(143 downto 136) when inverse_i = "1" else (others => 'X');
  n_21 <= data_i(247 downto 240) when inverse_i = "0" else data_i(55 downto 48) when inverse_i = "1" else (others => 'X');
  n_22 <= data_i(175 downto 168) when inverse_i = "0" else data_i(111 downto 104) when inverse_i = "1" else (others => 'X');
  data_o <= (data_i(255 downto 248) & n & n_2 & n_3 & data_i(223 downto 216) & n_4 & n_5 & n_6 & data_i(191 downto 184) & n_7 & n_8 & n_9 & data_i(159 downto 152) & n_12 & n_13 & n_14 & data_i(127 downto 120) & n_15 & n_16 & gen_column_4_gen_row_3_back & data_i(95 downto 88) & n_17 & n_18 & gen_column_5_gen_row_3_back & data_i(63 downto 56) & n_19 & n_20 & data_i(167 downto 160) & data_i(31 downto 24) & n_21 & n_22 & data_i(135 downto 128));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity aes_sbox_compact_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_compact_1 is
  signal n_123 : std_logic_vector(0 downto 0);
  signal n_124 : std_logic_vector(0 downto 0);
  signal n_125 : std_logic_vector(0 downto 0);
  signal n_126 : std_logic_vector(0 downto 0);
  signal n_127 : std_logic_vector(0 downto 0);
  signal n_128 : std_logic_vector(0 downto 0);
  signal n_129 : std_logic_vector(0 downto 0);
  signal n_130 : std_logic_vector(0 downto 0);
  signal n_131 : std_logic_vector(0 downto 0);
  signal n_132 : std_logic_vector(0 downto 0);
  signal n_133 : std_logic_vector(0 downto 0);
  signal n_134 : std_logic_vector(0 downto 0);
  signal n_135 : std_logic_vector(0 downto 0);
  signal n_136 : std_logic_vector(0 downto 0);
  signal n_137 : std_logic_vector(0 downto 0);
  signal n_138 : std_logic_vector(0 downto 0);
  signal n_139 : std_logic_vector(0 downto 0);
  signal n_140 : std_logic_vector(0 downto 0);
  signal n_141 : std_logic_vector(0 downto 0);
  signal n_142 : std_logic_vector(0 downto 0);
  signal n_143 : std_logic_vector(0 downto 0);
  signal n_144 : std_logic_vector(0 downto 0);
  signal n_145 : std_logic_vector(0 downto 0);
  signal n_146 : std_logic_vector(0 downto 0);
  signal n_147 : std_logic_vector(0 downto 0);
  signal n_148 : std_logic_vector(0 downto 0);
  signal n_149 : std_logic_vector(0 downto 0);
  signal n_150 : std_logic_vector(0 downto 0);
  signal n_151 : std_logic_vector(0 downto 0);
  signal n_152 : std_logic_vector(0 downto 0);
  signal n_153 : std_logic_vector(0 downto 0);
  signal n_154 : std_logic_vector(0 downto 0);
  signal n_155 : std_logic_vector(0 downto 0);
  signal n_156 : std_logic_vector(0 downto 0);
  signal n_157 : std_logic_vector(0 downto 0);
  signal n_158 : std_logic_vector(0 downto 0);
  signal n_159 : std_logic_vector(0 downto 0);
  signal n_160 : std_logic_vector(0 downto 0);
  signal n_161 : std_logic_vector(0 downto 0);
  signal n_162 : std_logic_vector(0 downto 0);
  signal n_163 : std_logic_vector(0 downto 0);
  signal n_164 : std_logic_vector(0 downto 0);
  signal n_165 : std_logic_vector(0 downto 0);
  signal n_166 : std_logic_vector(0 downto 0);
  signal n_167 : std_logic_vector(0 downto 0);
  signal n_168 : std_logic_vector(0 downto 0);
  signal n_169 : std_logic_vector(0 downto 0);
  signal n_170 : std_logic_vector(0 downto 0);
  signal n_171 : std_logic_vector(0 downto 0);
  signal n_172 : std_logic_vector(0 downto 0);
  signal n_173 : std_logic_vector(0 downto 0);
  signal n_174 : std_logic_vector(0 downto 0);
  signal n_175 : std_logic_vector(0 downto 0);
  signal n_176 : std_logic_vector(0 downto 0);
  signal n_177 : std_logic_vector(0 downto 0);
  signal n_178 : std_logic_vector(0 downto 0);
  signal n_179 : std_logic_vector(0 downto 0);
  signal n_180 : std_logic_vector(0 downto 0);
  signal n_181 : std_logic_vector(0 downto 0);
  signal n_182 : std_logic_vector(0 downto 0);
  signal n_183 : std_logic_vector(0 downto 0);
  signal n_184 : std_logic_vector(0 downto 0);
  signal n_185 : std_logic_vector(0 downto 0);
  signal n_186 : std_logic_vector(0 downto 0);
  signal n_187 : std_logic_vector(0 downto 0);
  signal n_188 : std_logic_vector(0 downto 0);
  signal n_189 : std_logic_vector(0 downto 0);
  signal n_190 : std_logic_vector(0 downto 0);
  signal n_191 : std_logic_vector(0 downto 0);
  signal n_192 : std_logic_vector(0 downto 0);
  signal n_193 : std_logic_vector(0 downto 0);
  signal n_194 : std_logic_vector(0 downto 0);
  signal n_195 : std_logic_vector(0 downto 0);
  signal n_196 : std_logic_vector(0 downto 0);
  signal n_197 : std_logic_vector(0 downto 0);
  signal n_198 : std_logic_vector(0 downto 0);
  signal n_199 : std_logic_vector(0 downto 0);
  signal n_200 : std_logic_vector(0 downto 0);
  signal n_201 : std_logic_vector(0 downto 0);
  signal n_202 : std_logic_vector(0 downto 0);
  signal n_203 : std_logic_vector(0 downto 0);
  signal n_204 : std_logic_vector(0 downto 0);
  signal n_205 : std_logic_vector(0 downto 0);
  signal n_206 : std_logic_vector(0 downto 0);
  signal n_207 : std_logic_vector(0 downto 0);
  signal n_208 : std_logic_vector(0 downto 0);
  signal n_209 : std_logic_vector(0 downto 0);
  signal n_210 : std_logic_vector(0 downto 0);
  signal n_211 : std_logic_vector(0 downto 0);
  signal n_000 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_078 : std_logic_vector(0 downto 0);
  signal n_100 : std_logic_vector(0 downto 0);
  signal n_122 : std_logic_vector(0 downto 0);
  signal n_010 : std_logic_vector(0 downto 0);
  signal n_020 : std_logic_vector(0 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal n_048 : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_073 : std_logic_vector(0 downto 0);
  signal n_075 : std_logic_vector(0 downto 0);
  signal n_076 : std_logic_vector(0 downto 0);
  signal n_079 : std_logic_vector(0 downto 0);
  signal n_081 : std_logic_vector(0 downto 0);
  signal n_082 : std_logic_vector(0 downto 0);
  signal n_083 : std_logic_vector(0 downto 0);
  signal n_084 : std_logic_vector(0 downto 0);
  signal n_085 : std_logic_vector(0 downto 0);
  signal n_086 : std_logic_vector(0 downto 0);
  signal n_087 : std_logic_vector(0 downto 0);
  signal n_088 : std_logic_vector(0 downto 0);
  signal n_090 : std_logic_vector(0 downto 0);
  signal n_093 : std_logic_vector(0 downto 0);
  signal n_094 : std_logic_vector(0 downto 0);
  signal n_096 : std_logic_vector(0 downto 0);
  signal n_097 : std_logic_vector(0 downto 0);
  signal n_098 : std_logic_vector(0 downto 0);
  signal n_099 : std_logic_vector(0 downto 0);
  signal n_101 : std_logic_vector(0 downto 0);
  signal n_102 : std_logic_vector(0 downto 0);
  signal n_103 : std_logic_vector(0 downto 0);
  signal n_104 : std_logic_vector(0 downto 0);
  signal n_105 : std_logic_vector(0 downto 0);
  signal n_107 : std_logic_vector(0 downto 0);
  signal n_108 : std_logic_vector(0 downto 0);
  signal n_109 : std_logic_vector(0 downto 0);
  signal n_110 : std_logic_vector(0 downto 0);
  signal n_112 : std_logic_vector(0 downto 0);
  signal n_113 : std_logic_vector(0 downto 0);
  signal n_114 : std_logic_vector(0 downto 0);
  signal n_115 : std_logic_vector(0 downto 0);
  signal n_116 : std_logic_vector(0 downto 0);
  signal n_117 : std_logic_vector(0 downto 0);
  signal n_118 : std_logic_vector(0 downto 0);
  signal n_119 : std_logic_vector(0 downto 0);
  signal n_121 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(0 downto 0);
  signal n_002 : std_logic_vector(0 downto 0);
  signal n_005 : std_logic_vector(0 downto 0);
  signal n_212 : std_logic_vector(0 downto 0);
  signal n_006 : std_logic_vector(0 downto 0);
  signal n_007 : std_logic_vector(0 downto 0);
  signal n_008 : std_logic_vector(0 downto 0);
  signal n_009 : std_logic_vector(0 downto 0);
  signal n_011 : std_logic_vector(0 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal n_014 : std_logic_vector(0 downto 0);
  signal n_016 : std_logic_vector(0 downto 0);
  signal n_017 : std_logic_vector(0 downto 0);
  signal n_217 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal n_021 : std_logic_vector(0 downto 0);
  signal n_213 : std_logic_vector(0 downto 0);
  signal n_022 : std_logic_vector(0 downto 0);
  signal n_023 : std_logic_vector(0 downto 0);
  signal n_214 : std_logic_vector(0 downto 0);
  signal n_215 : std_logic_vector(0 downto 0);
  signal n_220 : std_logic_vector(0 downto 0);
  signal n_221 : std_logic_vector(0 downto 0);
  signal n_222 : std_logic_vector(0 downto 0);
  signal n_223 : std_logic_vector(0 downto 0);
  signal n_224 : std_logic_vector(0 downto 0);
  signal n_225 : std_logic_vector(0 downto 0);
  signal n_226 : std_logic_vector(0 downto 0);
  signal n_227 : std_logic_vector(0 downto 0);
  signal n_228 : std_logic_vector(0 downto 0);
  signal n_229 : std_logic_vector(0 downto 0);
  signal n_230 : std_logic_vector(0 downto 0);
  signal n_231 : std_logic_vector(0 downto 0);
  signal n_232 : std_logic_vector(0 downto 0);
  signal n_233 : std_logic_vector(0 downto 0);
  signal n_234 : std_logic_vector(0 downto 0);
  signal n_235 : std_logic_vector(0 downto 0);
  signal n_236 : std_logic_vector(0 downto 0);
  signal n_237 : std_logic_vector(0 downto 0);
  signal n_239 : std_logic_vector(0 downto 0);
  signal n_240 : std_logic_vector(0 downto 0);
  signal n_241 : std_logic_vector(0 downto 0);
  signal n_238 : std_logic_vector(0 downto 0);
  signal n_242 : std_logic_vector(0 downto 0);
  signal n_243 : std_logic_vector(0 downto 0);
  signal n_244 : std_logic_vector(0 downto 0);
  signal n_245 : std_logic_vector(0 downto 0);
  signal n_246 : std_logic_vector(0 downto 0);
  signal n_080 : std_logic_vector(0 downto 0);
  signal n_247 : std_logic_vector(0 downto 0);
  signal n_248 : std_logic_vector(0 downto 0);
  signal n_249 : std_logic_vector(0 downto 0);
  signal n_250 : std_logic_vector(0 downto 0);
  signal n_251 : std_logic_vector(0 downto 0);
  signal n_252 : std_logic_vector(0 downto 0);
  signal n_253 : std_logic_vector(0 downto 0);
  signal n_254 : std_logic_vector(0 downto 0);
  signal n_255 : std_logic_vector(0 downto 0);
  signal n_256 : std_logic_vector(0 downto 0);
  signal n_257 : std_logic_vector(0 downto 0);
  signal n_258 : std_logic_vector(0 downto 0);
  signal n_259 : std_logic_vector(0 downto 0);
  signal n_260 : std_logic_vector(0 downto 0);
  signal n_261 : std_logic_vector(0 downto 0);
  signal n_262 : std_logic_vector(0 downto 0);
  signal n_263 : std_logic_vector(0 downto 0);
  signal n_264 : std_logic_vector(0 downto 0);
  signal n_265 : std_logic_vector(0 downto 0);
  signal n_266 : std_logic_vector(0 downto 0);
  signal n_267 : std_logic_vector(0 downto 0);
  signal n_268 : std_logic_vector(0 downto 0);
  signal n_269 : std_logic_vector(0 downto 0);
  signal n_270 : std_logic_vector(0 downto 0);
  signal n_271 : std_logic_vector(0 downto 0);
  signal n_272 : std_logic_vector(0 downto 0);
  signal n_273 : std_logic_vector(0 downto 0);
  signal n_274 : std_logic_vector(0 downto 0);
  signal n_275 : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal n_276 : std_logic_vector(0 downto 0);
  signal n_089 : std_logic_vector(0 downto 0);
  signal n_111 : std_logic_vector(0 downto 0);
  signal n_277 : std_logic_vector(0 downto 0);
  signal n_278 : std_logic_vector(0 downto 0);
  signal n_279 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal n_280 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_281 : std_logic_vector(0 downto 0);
  signal n_282 : std_logic_vector(0 downto 0);
  signal n_283 : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal n_284 : std_logic_vector(0 downto 0);
  signal n_285 : std_logic_vector(0 downto 0);
  signal n_286 : std_logic_vector(0 downto 0);
  signal n_287 : std_logic_vector(0 downto 0);
  signal n_288 : std_logic_vector(0 downto 0);
  signal n_289 : std_logic_vector(0 downto 0);
  signal n_290 : std_logic_vector(0 downto 0);
  signal n_291 : std_logic_vector(0 downto 0);
  signal n_074 : std_logic_vector(0 downto 0);
  signal n_077 : std_logic_vector(0 downto 0);
  signal n_292 : std_logic_vector(0 downto 0);
  signal n_293 : std_logic_vector(0 downto 0);
  signal n_091 : std_logic_vector(0 downto 0);
  signal n_092 : std_logic_vector(0 downto 0);
  signal n_095 : std_logic_vector(0 downto 0);
  signal n_294 : std_logic_vector(0 downto 0);
  signal n_106 : std_logic_vector(0 downto 0);
  signal n_295 : std_logic_vector(0 downto 0);
  signal n_296 : std_logic_vector(0 downto 0);
  signal n_297 : std_logic_vector(0 downto 0);
  signal n_120 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_004 : std_logic_vector(0 downto 0);
  signal n_298 : std_logic_vector(0 downto 0);
  signal n_299 : std_logic_vector(0 downto 0);
  signal n_300 : std_logic_vector(0 downto 0);
  signal n_301 : std_logic_vector(0 downto 0);
  signal n_302 : std_logic_vector(0 downto 0);
  signal n_303 : std_logic_vector(0 downto 0);
  signal n_015 : std_logic_vector(0 downto 0);
  signal n_304 : std_logic_vector(0 downto 0);
  signal n_305 : std_logic_vector(0 downto 0);
  signal n_306 : std_logic_vector(0 downto 0);
  signal n_216 : std_logic_vector(0 downto 0);
  signal n_307 : std_logic_vector(0 downto 0);
  signal n_308 : std_logic_vector(0 downto 0);
  signal n_024 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal n_218 : std_logic_vector(0 downto 0);
  signal n_219 : std_logic_vector(0 downto 0);
begin
  n_123 <= data_i(1 downto 1) and inverse_i;
  n_124 <= n_000 and n_034;
  n_125 <= data_i(2 downto 2) and n_000;
  n_126 <= inverse_i and n_056;
  n_127 <= data_i(1 downto 1) and n_000;
  n_128 <= data_i(5 downto 5) and inverse_i;
  n_129 <= data_i(6 downto 6) and inverse_i;
  n_130 <= n_000 and n_089;
  n_131 <= inverse_i and n_089;
  n_132 <= n_000 and n_032;
  n_133 <= n_028 and n_035;
  n_134 <= n_225 and n_036;
  n_135 <= n_226 and n_036;
  n_136 <= data_i(5 downto 5) and n_000;
  n_137 <= inverse_i and n_100;
  n_138 <= n_228 and n_036;
  n_139 <= n_038 and n_041;
  n_140 <= n_229 and n_042;
  n_141 <= n_230 and n_048;
  n_142 <= n_056 and n_048;
  n_143 <= n_046 and n_049;
  n_144 <= n_050 and n_052;
  n_145 <= n_044 and n_046;
  n_146 <= n_049 and n_053;
  n_147 <= n_235 and n_049;
  n_148 <= n_020 and n_032;
  n_149 <= n_236 and n_060;
  n_150 <= n_237 and n_061;
  n_151 <= n_238 and n_053;
  n_152 <= n_239 and n_064;
  n_153 <= data_i(7 downto 7) and n_089;
  n_154 <= n_026 and n_051;
  n_155 <= n_060 and n_066;
  n_156 <= n_238 and n_242;
  n_157 <= n_243 and n_040;
  n_158 <= n_078 and n_037;
  n_159 <= n_042 and n_072;
  n_160 <= n_245 and n_074;
  n_161 <= n_055 and n_063;
  n_162 <= n_075 and n_077;
  n_163 <= n_248 and n_063;
  n_164 <= n_069 and n_074;
  n_165 <= n_077 and n_082;
  n_166 <= n_050 and n_084;
  n_167 <= n_250 and n_075;
  n_168 <= n_251 and n_082;
  n_169 <= n_055 and n_075;
  n_170 <= n_079 and n_086;
  n_171 <= n_020 and n_093;
  n_172 <= data_i(7 downto 7) and n_086;
  n_173 <= n_032 and n_093;
  n_174 <= n_051 and n_080;
  n_175 <= n_096 and n_097;
  n_176 <= n_255 and n_083;
  n_177 <= n_082 and n_083;
  n_178 <= n_087 and n_099;
  n_179 <= n_047 and n_102;
  n_180 <= n_052 and n_084;
  n_181 <= n_044 and n_088;
  n_182 <= n_103 and n_104;
  n_183 <= n_258 and n_096;
  n_184 <= n_259 and n_108;
  n_185 <= n_260 and n_103;
  n_186 <= n_261 and n_110;
  n_187 <= n_262 and n_078;
  n_188 <= n_078 and n_072;
  n_189 <= n_040 and n_115;
  n_190 <= n_083 and n_116;
  n_191 <= n_264 and n_117;
  n_192 <= n_265 and n_118;
  n_193 <= n_037 and n_087;
  n_194 <= n_266 and n_121;
  n_195 <= n_267 and n_001;
  n_196 <= inverse_i and n_114;
  n_197 <= n_000 and n_005;
  n_198 <= n_089 and n_086;
  n_199 <= n_048 and n_102;
  n_200 <= n_040 and n_101;
  n_201 <= n_115 and n_117;
  n_202 <= n_015 and n_217;
  n_203 <= n_270 and n_018;
  n_204 <= inverse_i and n_021;
  n_205 <= n_000 and n_106;
  n_206 <= n_028 and n_101;
  n_207 <= n_099 and n_121;
  n_208 <= inverse_i and n_022;
  n_209 <= n_000 and n_024;
  n_210 <= inverse_i and n_025;
  n_211 <= n_000 and n_016;
  n_000 <= not inverse_i;
  n_034 <= not n_275;
  n_045 <= not n_220;
  n_067 <= not n_221;
  n_078 <= not n_276;
  n_100 <= not n_222;
  n_122 <= not n_277;
  n_010 <= not n_223;
  n_020 <= not n_278;
  n_026 <= not n_279;
  n_028 <= not n_280;
  n_031 <= not n_281;
  n_032 <= not n_282;
  n_033 <= not n_224;
  n_035 <= not n_283;
  n_036 <= not n_133;
  n_037 <= not n_134;
  n_038 <= not n_135;
  n_039 <= not n_227;
  n_041 <= not n_138;
  n_042 <= not n_139;
  n_043 <= not n_140;
  n_044 <= not n_284;
  n_046 <= not n_056;
  n_047 <= not n_285;
  n_048 <= not n_286;
  n_049 <= not n_141;
  n_050 <= not n_231;
  n_051 <= not n_287;
  n_052 <= not n_288;
  n_053 <= not n_144;
  n_054 <= not n_232;
  n_055 <= not n_289;
  n_057 <= not n_233;
  n_058 <= not n_234;
  n_059 <= not n_147;
  n_060 <= not n_148;
  n_061 <= not n_149;
  n_062 <= not n_150;
  n_063 <= not n_290;
  n_064 <= not n_151;
  n_065 <= not n_152;
  n_066 <= not n_153;
  n_068 <= not n_240;
  n_069 <= not n_291;
  n_070 <= not n_241;
  n_071 <= not n_156;
  n_072 <= not n_157;
  n_073 <= not n_244;
  n_075 <= not n_160;
  n_076 <= not n_246;
  n_079 <= not n_080;
  n_081 <= not n_247;
  n_082 <= not n_163;
  n_083 <= not n_249;
  n_084 <= not n_292;
  n_085 <= not n_166;
  n_086 <= not n_167;
  n_087 <= not n_168;
  n_088 <= not n_293;
  n_090 <= not n_252;
  n_093 <= not n_253;
  n_094 <= not n_171;
  n_096 <= not n_172;
  n_097 <= not n_173;
  n_098 <= not n_254;
  n_099 <= not n_176;
  n_101 <= not n_256;
  n_102 <= not n_294;
  n_103 <= not n_179;
  n_104 <= not n_180;
  n_105 <= not n_257;
  n_107 <= not n_295;
  n_108 <= not n_183;
  n_109 <= not n_184;
  n_110 <= not n_185;
  n_112 <= not n_186;
  n_113 <= not n_296;
  n_114 <= not n_297;
  n_115 <= not n_187;
  n_116 <= not n_263;
  n_117 <= not n_190;
  n_118 <= not n_191;
  n_119 <= not n_192;
  n_121 <= not n_193;
  n_001 <= not n_194;
  n_002 <= not n_195;
  n_005 <= not n_298;
  n_212 <= not n_268;
  n_006 <= not n_198;
  n_007 <= not n_199;
  n_008 <= not n_299;
  n_009 <= not n_300;
  n_011 <= not n_301;
  n_012 <= not n_269;
  n_013 <= not n_302;
  n_014 <= not n_303;
  n_016 <= not n_304;
  n_017 <= not n_305;
  n_217 <= not n_306;
  n_018 <= not n_202;
  n_019 <= not n_203;
  n_021 <= not n_307;
  n_213 <= not n_271;
  n_022 <= not n_308;
  n_023 <= not n_272;
  n_214 <= not n_273;
  n_215 <= not n_274;
  n_220 <= n_123 or n_124;
  n_221 <= n_125 or n_126;
  n_222 <= n_127 or n_128;
  n_223 <= n_129 or n_130;
  n_224 <= n_131 or n_132;
  n_225 <= n_028 or n_035;
  n_226 <= n_078 or n_037;
  n_227 <= n_136 or n_137;
  n_228 <= n_028 or n_040;
  n_229 <= n_038 or n_041;
  n_230 <= n_046 or n_047;
  n_231 <= n_142 or n_143;
  n_232 <= n_145 or n_146;
  n_233 <= n_050 or n_052;
  n_234 <= n_044 or n_046;
  n_235 <= n_057 or n_058;
  n_236 <= n_026 or n_051;
  n_237 <= data_i(7 downto 7) or n_089;
  n_239 <= n_057 or n_059;
  n_240 <= n_154 or n_155;
  n_241 <= n_055 or n_069;
  n_238 <= n_047 or n_048;
  n_242 <= n_058 or n_064;
  n_243 <= n_078 or n_028;
  n_244 <= n_158 or n_159;
  n_245 <= n_055 or n_070;
  n_246 <= n_063 or n_074;
  n_080 <= n_161 or n_162;
  n_247 <= n_026 or n_080;
  n_248 <= n_069 or n_077;
  n_249 <= n_164 or n_165;
  n_250 <= n_055 or n_079;
  n_251 <= n_069 or n_083;
  n_252 <= n_046 or n_088;
  n_253 <= n_169 or n_170;
  n_254 <= n_174 or n_175;
  n_255 <= n_035 or n_087;
  n_256 <= n_177 or n_178;
  n_257 <= n_181 or n_182;
  n_258 <= n_051 or n_080;
  n_259 <= n_032 or n_093;
  n_260 <= n_044 or n_088;
  n_261 <= n_052 or n_084;
  n_262 <= n_040 or n_087;
  n_263 <= n_188 or n_189;
  n_264 <= n_040 or n_101;
  n_265 <= n_078 or n_087;
  n_266 <= n_028 or n_101;
  n_267 <= n_035 or n_083;
  n_268 <= n_196 or n_197;
  n_269 <= n_200 or n_201;
  n_270 <= n_015 or n_017;
  n_271 <= n_204 or n_205;
  n_272 <= n_206 or n_207;
  n_273 <= n_208 or n_209;
  n_274 <= n_210 or n_211;
  n_275 <= data_i(4 downto 4) xor data_i(6 downto 6);
  n_056 <= data_i(7 downto 7) xor n_045;
  n_276 <= data_i(3 downto 3) xor n_067;
  n_089 <= n_056 xor n_078;
  n_111 <= data_i(3 downto 3) xor n_100;
  n_277 <= data_i(2 downto 2) xor n_111;
  n_278 <= n_122 xor n_010;
  n_279 <= n_089 xor n_020;
  n_027 <= data_i(5 downto 5) xor data_i(6 downto 6);
  n_280 <= n_056 xor n_027;
  n_029 <= n_034 xor n_111;
  n_030 <= data_i(0 downto 0) xor data_i(1 downto 1);
  n_281 <= n_122 xor n_030;
  n_282 <= data_i(6 downto 6) xor n_031;
  n_283 <= n_029 xor n_033;
  n_040 <= n_045 xor n_039;
  n_284 <= data_i(7 downto 7) xor n_037;
  n_285 <= n_028 xor n_032;
  n_286 <= n_020 xor n_040;
  n_287 <= data_i(7 downto 7) xor n_032;
  n_288 <= n_035 xor n_051;
  n_289 <= n_043 xor n_054;
  n_290 <= n_059 xor n_062;
  n_291 <= n_065 xor n_068;
  n_074 <= n_071 xor n_073;
  n_077 <= n_070 xor n_076;
  n_292 <= n_080 xor n_083;
  n_293 <= n_086 xor n_087;
  n_091 <= n_085 xor n_090;
  n_092 <= n_081 xor n_091;
  n_095 <= n_092 xor n_094;
  n_294 <= n_093 xor n_101;
  n_106 <= n_098 xor n_105;
  n_295 <= n_095 xor n_106;
  n_296 <= n_109 xor n_112;
  n_297 <= n_107 xor n_113;
  n_120 <= n_091 xor n_119;
  n_003 <= n_098 xor n_002;
  n_004 <= n_120 xor n_003;
  n_298 <= n_095 xor n_004;
  n_299 <= n_090 xor n_007;
  n_300 <= n_006 xor n_008;
  n_301 <= n_081 xor n_009;
  n_302 <= n_008 xor n_012;
  n_303 <= n_120 xor n_013;
  n_015 <= n_212 xor n_014;
  n_304 <= n_011 xor n_015;
  n_305 <= n_113 xor n_005;
  n_306 <= inverse_i xor n_017;
  n_216 <= n_003 xor n_019;
  n_307 <= n_016 xor n_216;
  n_308 <= n_004 xor n_011;
  n_024 <= n_112 xor n_023;
  n_025 <= n_014 xor n_024;
  n_218 <= inverse_i xor n_013;
  n_219 <= n_107 xor n_024;
  data_o <= (n_219 & n_218 & n_217 & n_216 & n_215 & n_214 & n_213 & n_212);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
  genblk3_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_gen_compact_u_compact : entity work.aes_sbox_compact_1
  port map (
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

entity aes_sub_bytes_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(255 downto 0);
    data_o : out std_logic_vector(255 downto 0)
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
  signal n_17 : std_logic_vector(7 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(7 downto 0);
  signal n_21 : std_logic_vector(7 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
  signal n_23 : std_logic_vector(7 downto 0);
  signal n_24 : std_logic_vector(7 downto 0);
  signal n_25 : std_logic_vector(7 downto 0);
  signal n_26 : std_logic_vector(7 downto 0);
  signal n_27 : std_logic_vector(7 downto 0);
  signal n_28 : std_logic_vector(7 downto 0);
  signal n_29 : std_logic_vector(7 downto 0);
  signal n_30 : std_logic_vector(7 downto 0);
  signal n_31 : std_logic_vector(7 downto 0);
  signal n_32 : std_logic_vector(7 downto 0);
begin
  gen_byte_0_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(255 downto 248),
    data_o => n
  );
  gen_byte_10_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(175 downto 168),
    data_o => n_2
  );
  gen_byte_11_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(167 downto 160),
    data_o => n_3
  );
  gen_byte_12_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(159 downto 152),
    data_o => n_4
  );
  gen_byte_13_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(151 downto 144),
    data_o => n_5
  );
  gen_byte_14_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(143 downto 136),
    data_o => n_6
  );
  gen_byte_15_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(135 downto 128),
    data_o => n_7
  );
  gen_byte_16_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(127 downto 120),
    data_o => n_8
  );
  gen_byte_17_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(119 downto 112),
    data_o => n_9
  );
  gen_byte_18_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(111 downto 104),
    data_o => n_10
  );
  gen_byte_19_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(103 downto 96),
    data_o => n_11
  );
  gen_byte_1_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(247 downto 240),
    data_o => n_12
  );
  gen_byte_20_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(95 downto 88),
    data_o => n_13
  );
  gen_byte_21_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(87 downto 80),
    data_o => n_14
  );
  gen_byte_22_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(79 downto 72),
    data_o => n_15
  );
  gen_byte_23_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(71 downto 64),
    data_o => n_16
  );
  gen_byte_24_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(63 downto 56),
    data_o => n_17
  );
  gen_byte_25_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(55 downto 48),
    data_o => n_18
  );
  gen_byte_26_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(47 downto 40),
    data_o => n_19
  );
  gen_byte_27_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(39 downto 32),
    data_o => n_20
  );
  gen_byte_28_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(31 downto 24),
    data_o => n_21
  );
  gen_byte_29_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(23 downto 16),
    data_o => n_22
  );
  gen_byte_2_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(239 downto 232),
    data_o => n_23
  );
  gen_byte_30_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(15 downto 8),
    data_o => n_24
  );
  gen_byte_31_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(7 downto 0),
    data_o => n_25
  );
  gen_byte_3_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(231 downto 224),
    data_o => n_26
  );
  gen_byte_4_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(223 downto 216),
    data_o => n_27
  );
  gen_byte_5_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(215 downto 208),
    data_o => n_28
  );
  gen_byte_6_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(207 downto 200),
    data_o => n_29
  );
  gen_byte_7_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(199 downto 192),
    data_o => n_30
  );
  gen_byte_8_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(191 downto 184),
    data_o => n_31
  );
  gen_byte_9_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(183 downto 176),
    data_o => n_32
  );
  data_o <= (n & n_12 & n_23 & n_26 & n_27 & n_28 & n_29 & n_30 & n_31 & n_32 & n_2 & n_3 & n_4 & n_5 & n_6 & n_7 & n_8 & n_9 & n_10 & n_11 & n_13 & n_14 & n_15 & n_16 & n_17 & n_18 & n_19 & n_20 & n_21 & n_22 & n_24 & n_25);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.rijndael_round_words.all;

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
    in_data_i : in  std_logic_vector(255 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    block_ready_o : out std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    result_o : out std_logic_vector(255 downto 0)
  );
end entity;

architecture words of aes_core_round_1 is
  signal result_o_2 : std_logic_vector(255 downto 0);
  signal n_02 : std_logic_vector(255 downto 0);
  signal n_03 : std_logic_vector(255 downto 0);
  signal n_04 : std_logic_vector(255 downto 0);
  signal n_05 : std_logic_vector(255 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal key_idle_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal state_q : std_logic_vector(255 downto 0);
  signal n_06 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(3 downto 0);
  signal n_23 : std_logic_vector(255 downto 0);
  signal n_00 : std_logic_vector(255 downto 0);
  signal n_24 : std_logic_vector(255 downto 0);
  signal block_columns : std_logic_vector(255 downto 0);
  signal block_len : std_logic_vector(1 downto 0);
  signal fill : std_logic_vector(0 downto 0);
  signal block_ready_o_2 : std_logic_vector(0 downto 0);
  signal state_columns : std_logic_vector(255 downto 0);
  signal state_len : std_logic_vector(1 downto 0);
  signal walk : std_logic_vector(0 downto 0);
  signal first_key : std_logic_vector(255 downto 0);
  signal round_key : std_logic_vector(255 downto 0);
  signal made : std_logic_vector(255 downto 0);
  signal to_mix : std_logic_vector(255 downto 0);
  signal control_idle : std_logic_vector(0 downto 0);
  signal key_capture : std_logic_vector(0 downto 0);
  signal key_from_kept : std_logic_vector(0 downto 0);
  signal key_hold : std_logic_vector(0 downto 0);
  signal key_inverse : std_logic_vector(0 downto 0);
  signal key_next_from_kept : std_logic_vector(0 downto 0);
  signal genblk8_gen_rijndael_on_the_fly_unused : std_logic_vector(0 downto 0);
  signal key_step : std_logic_vector(0 downto 0);
  signal control_ready : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal state_hold : std_logic_vector(0 downto 0);
  signal inverse : std_logic_vector(0 downto 0);
  signal state_round : std_logic_vector(0 downto 0);
  signal state_run : std_logic_vector(0 downto 0);
  signal entered : std_logic_vector(255 downto 0);
  signal finished : std_logic_vector(255 downto 0);
  signal mixed : std_logic_vector(255 downto 0);
  signal shifted : std_logic_vector(255 downto 0);
  signal substituted : std_logic_vector(255 downto 0);
begin
  result_o_2 <= finished and state_columns;
  n_02 <= round_key and repeat(inverse, 256);
  n_03 <= round_key and repeat(n_13, 256);
  n_04 <= made and state_columns;
  n_05 <= entered and block_columns;
  n_07 <= equal(block_len, word'("01"));
  n_08 <= equal(held_len_i, word'("01"));
  n_09 <= equal(block_len, word'("10"));
  n_10 <= equal(held_len_i, word'("10"));
  key_idle_o_2 <= control_idle and n_15;
  n_11 <= key_inverse and n_15;
  n_12 <= n_16 and n_17;
  n_14 <= block_taken_i and live_i;
  n_18 <= key_step or fill;
  n_19 <= state_round or state_hold;
  n_20 <= n_19 or n_14;
  n_21 <= n_07 or n_08;
  n_22 <= n_09 or n_10;
  n_15 <= not fill;
  n_17 <= not state_hold;
  n_13 <= not inverse;
  n_16 <= not state_round;
  state_q <= n_00 when rising_edge(clk_i(0));
  n_06 <= n_01 when n_22 = "0" else word'("1110") when n_22 = "1" else (others => 'X');
  n_01 <= word'("1010") when n_21 = "0" else word'("1100") when n_21 = "1" else (others => 'X');
  n_23 <= n_24 when state_hold = "0" else state_q when state_hold = "1" else (others => 'X');
  n_00 <= word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_20 = "0" else n_23 when n_20 = "1" else (others => 'X');
  n_24 <= n_05 when state_run = "0" else n_04 when state_run = "1" else (others => 'X');
  gen_rijndael_u_rijndael_control : entity work.rijndael_round_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    key_valid_i => key_valid_i,
    key_len_i => key_len_i,
    key_load_i => key_load_i,
    key_keep_i => key_keep_i,
    in_valid_i => in_valid_i,
    in_decrypt_i => in_decrypt_i,
    block_len_i => block_len_i,
    block_taken_i => block_taken_i,
    ready_i => control_ready,
    key_next_from_kept_i => key_next_from_kept,
    walk_o => walk,
    fill_o => fill,
    ready_o => block_ready_o_2,
    block_len_o => block_len,
    state_len_o => state_len,
    block_columns_o => block_columns,
    state_columns_o => state_columns
  );
  genblk8_gen_rijndael_on_the_fly_u_key : entity work.rijndael_key_on_the_fly_1
  port map (
    clk_i => clk_i,
    load_i => key_load_i,
    key_i => key_i,
    key_len_i => held_len_i,
    load_len_i => key_len_i,
    keep_i => key_keep_i,
    fill_i => fill,
    block_len_i => block_len,
    from_kept_i => key_from_kept,
    next_from_kept_i => key_next_from_kept,
    next_block_len_i => block_len_i,
    inverse_i => n_11,
    step_i => n_18,
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
    idle_o => control_idle,
    ready_o => control_ready,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    walk_i => walk,
    rounds_i => n_06,
    result_valid_o => result_valid_o_2,
    result_ready_i => result_ready_i,
    state_run_o => state_run,
    state_round_o => state_round,
    state_hold_o => state_hold,
    state_inverse_o => inverse,
    key_run_o => genblk8_gen_rijndael_on_the_fly_unused,
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
    data_o => finished
  );
  u_mix_columns : entity work.aes_mix_columns_1
  port map (
    inverse_i => inverse,
    data_i => to_mix,
    data_o => mixed
  );
  u_shift_rows : entity work.aes_shift_rows_1
  port map (
    block_len_i => state_len,
    inverse_i => inverse,
    data_i => substituted,
    data_o => shifted
  );
  u_sub_bytes : entity work.aes_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => n_12,
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
use work.rijndael_round_words.all;

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
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal block_taken_o_2 : std_logic_vector(0 downto 0);
  signal key_load_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal key_keep_o_2 : std_logic_vector(0 downto 0);
  signal live_o_2 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_taken : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_23 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_waits_q : std_logic_vector(0 downto 0);
  signal key_held_q : std_logic_vector(0 downto 0);
  signal alive_q : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal tag_o_2 : std_logic_vector(0 downto 0);
  signal held_len_o_2 : std_logic_vector(1 downto 0);
  signal n_26 : std_logic_vector(0 downto 0);
  signal n_27 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_24 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_25 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
begin
  n_08 <= alive_q and n_14;
  n_09 <= n_08 and key_held_q;
  n_10 <= n_09 and n_15;
  in_ready_o_2 <= n_10 and core_ready_i;
  block_taken_o_2 <= in_valid_i and in_ready_o_2;
  key_load_o_2 <= key_taken and n_07;
  n_11 <= live_o_2 and key_held_q;
  key_keep_o_2 <= n_11 and n_17;
  live_o_2 <= rst_ni and n_14;
  n_12 <= n_08 and core_idle_i;
  key_ready_o_2 <= n_12 and n_21;
  key_taken <= key_valid_i and key_ready_o_2;
  n_13 <= key_valid_i and n_17;
  n_07 <= n_22 and n_26;
  n_06 <= n_23 and n_27;
  n_20 <= in_chain_i or n_16;
  n_21 <= n_18 or key_waits_q;
  n_22 <= not equal(key_len_i, word'("11"));
  n_23 <= not equal(block_len_i, word'("11"));
  n_15 <= not key_waits_q;
  n_14 <= not key_clear_i;
  n_18 <= not key_held_q;
  n_17 <= not key_taken;
  n_16 <= not n_06;
  n_19 <= not n_07;
  key_error_o_2 <= n_01 when rising_edge(clk_i(0));
  key_waits_q <= n_03 when rising_edge(clk_i(0));
  key_held_q <= n_02 when rising_edge(clk_i(0));
  alive_q <= live_o_2 when rising_edge(clk_i(0));
  refused_o_2 <= n_04 when rising_edge(clk_i(0));
  tag_o_2 <= n_05 when rising_edge(clk_i(0));
  held_len_o_2 <= n_00 when rising_edge(clk_i(0));
  n_26 <= shift(word'("111"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_27 <= shift(word'("111"), (word'("000000000000000000000000000000") & block_len_i), 1, false, true, false);
  n_00 <= held_len_o_2 when key_load_o_2 = "0" else key_len_i when key_load_o_2 = "1" else (others => 'X');
  n_04 <= refused_o_2 when block_taken_o_2 = "0" else n_20 when block_taken_o_2 = "1" else (others => 'X');
  n_05 <= tag_o_2 when block_taken_o_2 = "0" else in_tag_i when block_taken_o_2 = "1" else (others => 'X');
  n_03 <= word'("0") when live_o_2 = "0" else n_13 when live_o_2 = "1" else (others => 'X');
  n_24 <= key_error_o_2 when key_taken = "0" else n_19 when key_taken = "1" else (others => 'X');
  n_01 <= word'("0") when live_o_2 = "0" else n_24 when live_o_2 = "1" else (others => 'X');
  n_25 <= key_held_q when key_taken = "0" else n_07 when key_taken = "1" else (others => 'X');
  n_02 <= word'("0") when live_o_2 = "0" else n_25 when live_o_2 = "1" else (others => 'X');
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
use work.rijndael_round_words.all;

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
    in_data_i : in  std_logic_vector(255 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(255 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_core_2 is
  signal out_data_o_2 : std_logic_vector(255 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal gen_wide_genblk1_gen_cleared_unused : std_logic_vector(0 downto 0);
  signal result_ready : std_logic_vector(0 downto 0);
  signal block_ready : std_logic_vector(0 downto 0);
  signal key_idle : std_logic_vector(0 downto 0);
  signal result : std_logic_vector(255 downto 0);
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
use work.rijndael_round_words.all;

entity rijndael_round_core is
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
    in_data_i : in  std_logic_vector(255 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(255 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of rijndael_round_core is
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal out_data_o_2 : std_logic_vector(255 downto 0);
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

entity rijndael_round is
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
    in_data_i : in  std_logic_vector(255 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic;
    out_ready_i : in  std_logic;
    out_data_o : out std_logic_vector(255 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic
  );
end entity;

architecture model of rijndael_round is
begin
  u_core : entity work.rijndael_round_core
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
