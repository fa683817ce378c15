-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build aes128-serial`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package aes128_serial_words is
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

package body aes128_serial_words is
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
use work.aes128_serial_words.all;

entity aes_result_cleared is
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

architecture words of aes_result_cleared is
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
use work.aes128_serial_words.all;

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
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
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
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_waits_q : std_logic_vector(0 downto 0);
  signal key_held_q : std_logic_vector(0 downto 0);
  signal alive_q : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal tag_o_2 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
begin
  n_11 <= key_valid_i and n_14;
  n_05 <= n_18 and n_21;
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
  key_ready_o_2 <= n_10 and n_17;
  key_taken <= key_valid_i and key_ready_o_2;
  n_17 <= n_15 or key_waits_q;
  n_18 <= not equal(key_len_i, word'("11"));
  n_15 <= not key_held_q;
  n_14 <= not key_taken;
  n_13 <= not key_waits_q;
  n_16 <= not n_05;
  n_12 <= not key_clear_i;
  key_error_o_2 <= n_00 when rising_edge(clk_i(0));
  key_waits_q <= n_02 when rising_edge(clk_i(0));
  key_held_q <= n_01 when rising_edge(clk_i(0));
  alive_q <= live_o_2 when rising_edge(clk_i(0));
  refused_o_2 <= n_03 when rising_edge(clk_i(0));
  tag_o_2 <= n_04 when rising_edge(clk_i(0));
  n_21 <= shift(word'("001"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_03 <= refused_o_2 when block_taken_o_2 = "0" else in_chain_i when block_taken_o_2 = "1" else (others => 'X');
  n_04 <= tag_o_2 when block_taken_o_2 = "0" else in_tag_i when block_taken_o_2 = "1" else (others => 'X');
  n_02 <= word'("0") when live_o_2 = "0" else n_11 when live_o_2 = "1" else (others => 'X');
  n_19 <= key_error_o_2 when key_taken = "0" else n_16 when key_taken = "1" else (others => 'X');
  n_00 <= word'("0") when live_o_2 = "0" else n_19 when live_o_2 = "1" else (others => 'X');
  n_01 <= word'("0") when live_o_2 = "0" else n_20 when live_o_2 = "1" else (others => 'X');
  n_20 <= key_held_q when key_taken = "0" else n_05 when key_taken = "1" else (others => 'X');
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
use work.aes128_serial_words.all;

entity aes_result_1 is
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

architecture words of aes_result_1 is
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
use work.aes128_serial_words.all;

entity aes_port_adapter_1 is
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
    out_error_o : out std_logic_vector(0 downto 0);
    core_key_valid_o : out std_logic_vector(0 downto 0);
    core_key_ready_i : in  std_logic_vector(0 downto 0);
    core_key_len_o : out std_logic_vector(1 downto 0);
    core_key_o : out std_logic_vector(7 downto 0);
    core_in_valid_o : out std_logic_vector(0 downto 0);
    core_in_ready_i : in  std_logic_vector(0 downto 0);
    core_in_decrypt_o : out std_logic_vector(0 downto 0);
    core_in_chain_o : out std_logic_vector(0 downto 0);
    core_block_len_o : out std_logic_vector(1 downto 0);
    core_in_data_o : out std_logic_vector(7 downto 0);
    core_in_tag_o : out std_logic_vector(0 downto 0);
    core_out_valid_i : in  std_logic_vector(0 downto 0);
    core_out_ready_o : out std_logic_vector(0 downto 0);
    core_out_data_i : in  std_logic_vector(7 downto 0);
    core_out_tag_i : in  std_logic_vector(0 downto 0);
    core_out_error_i : in  std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_port_adapter_1 is
  signal n_016 : std_logic_vector(31 downto 0);
  signal n_017 : std_logic_vector(1 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(2 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_5 : std_logic_vector(2 downto 0);
  signal n_009 : std_logic_vector(2 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal core_in_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal key_taken : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal core_out_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal ready : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal result_valid : std_logic_vector(0 downto 0);
  signal core_key_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal beat : std_logic_vector(0 downto 0);
  signal idle : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal last : std_logic_vector(0 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal n_020 : std_logic_vector(0 downto 0);
  signal n_021 : std_logic_vector(0 downto 0);
  signal n_022 : std_logic_vector(0 downto 0);
  signal n_023 : std_logic_vector(0 downto 0);
  signal n_024 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal core_in_tag_o_2 : std_logic_vector(0 downto 0);
  signal core_keyed_q : std_logic_vector(0 downto 0);
  signal core_in_chain_o_2 : std_logic_vector(0 downto 0);
  signal core_in_decrypt_o_2 : std_logic_vector(0 downto 0);
  signal core_block_len_o_2 : std_logic_vector(1 downto 0);
  signal core_key_len_o_2 : std_logic_vector(1 downto 0);
  signal beats_q : std_logic_vector(255 downto 0);
  signal left_q : std_logic_vector(5 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal gen_turns_turn_q : std_logic_vector(1 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(5 downto 0);
  signal n_058 : std_logic_vector(31 downto 0);
  signal n_004 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(1 downto 0);
  signal n_002 : std_logic_vector(0 downto 0);
  signal n_008 : std_logic_vector(0 downto 0);
  signal n_006 : std_logic_vector(1 downto 0);
  signal n_048 : std_logic_vector(255 downto 0);
  signal n_049 : std_logic_vector(255 downto 0);
  signal n_050 : std_logic_vector(255 downto 0);
  signal n_000 : std_logic_vector(255 downto 0);
  signal n_051 : std_logic_vector(5 downto 0);
  signal n_052 : std_logic_vector(5 downto 0);
  signal n_053 : std_logic_vector(5 downto 0);
  signal n_054 : std_logic_vector(5 downto 0);
  signal n_007 : std_logic_vector(5 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_015 : std_logic_vector(2 downto 0);
  signal n_014 : std_logic_vector(2 downto 0);
  signal n_013 : std_logic_vector(2 downto 0);
  signal n_012 : std_logic_vector(2 downto 0);
  signal n_011 : std_logic_vector(2 downto 0);
  signal n_010 : std_logic_vector(2 downto 0);
  signal n_059 : std_logic_vector(2 downto 0);
  signal n_060 : std_logic_vector(5 downto 0);
  signal n_005 : std_logic_vector(1 downto 0);
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal block_taken : std_logic_vector(0 downto 0);
  signal unused_len : std_logic_vector(1 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal unused_keep : std_logic_vector(0 downto 0);
  signal unused_load : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal live : std_logic_vector(0 downto 0);
  signal unused_refused : std_logic_vector(0 downto 0);
  signal unused_tag : std_logic_vector(0 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal unused_held_refused : std_logic_vector(0 downto 0);
  signal result_ready : std_logic_vector(0 downto 0);
  signal u_data_data_i : std_logic_vector(127 downto 0);
begin
  n_016 <= add(word'("00000000000000000000000000000100"), (word'("00000000000000000000000000000") & key_len_i & word'("0")));
  n_017 <= add(gen_turns_turn_q, word'("01"));
  n <= any_of((n_026 & n_027 & n_030));
  n_2 <= n_011 when n_027 = "0" else n_010 when n_027 = "1" else (others => 'X');
  n_3 <= n_2 when n_026 = "0" else word'("010") when n_026 = "1" else (others => 'X');
  n_4 <= state_q when n_028 = "0" else n_013 when n_028 = "1" else (others => 'X');
  n_5 <= n_4 when core_in_valid_o_2 = "0" else n_012 when core_in_valid_o_2 = "1" else (others => 'X');
  n_009 <= n_5 when n = "0" else n_3 when n = "1" else (others => 'X');
  n_031 <= equal(gen_turns_turn_q, word'("11"));
  n_028 <= equal(state_q, word'("101"));
  core_in_valid_o_2 <= equal(state_q, word'("100"));
  n_030 <= equal(state_q, word'("011"));
  n_027 <= equal(state_q, word'("010"));
  n_026 <= equal(state_q, word'("001"));
  n_032 <= n_045 and n_055;
  n_018 <= n_046 and n_056;
  key_taken <= key_valid_i and key_ready_o_2;
  n_033 <= n_026 and core_keyed_q;
  core_out_ready_o_2 <= n_028 and n_042;
  n_034 <= n_027 and core_key_ready_i;
  n_035 <= core_in_valid_o_2 and core_in_ready_i;
  n_036 <= core_out_ready_o_2 and core_out_valid_i;
  n_037 <= beat and last;
  n_038 <= n_027 and beat;
  n_039 <= n_030 and core_in_ready_i;
  n_040 <= result_valid and result_ready;
  ready <= n_044 and n_031;
  n_041 <= n_028 and last;
  result_valid <= n_041 and core_out_valid_i;
  core_key_valid_o_2 <= n_033 or n_027;
  n_042 <= n_025 or result_ready;
  n_043 <= n_034 or n_035;
  beat <= n_043 or n_036;
  idle <= n_029 or n_039;
  n_044 <= idle or n_040;
  n_045 <= not equal(key_len_i, word'("11"));
  n_046 <= not equal(core_key_len_o_2, word'("11"));
  n_029 <= not n_020;
  last <= not n_025;
  n_019 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_020 <= n_019 or state_q(2 downto 2);
  n_021 <= left_q(0 downto 0) or left_q(1 downto 1);
  n_022 <= left_q(2 downto 2) or left_q(3 downto 3);
  n_023 <= left_q(4 downto 4) or left_q(5 downto 5);
  n_024 <= n_021 or n_022;
  n_025 <= n_024 or n_023;
  core_in_tag_o_2 <= n_008 when rising_edge(clk_i(0));
  core_keyed_q <= n_003 when rising_edge(clk_i(0));
  core_in_chain_o_2 <= n_002 when rising_edge(clk_i(0));
  core_in_decrypt_o_2 <= n_004 when rising_edge(clk_i(0));
  core_block_len_o_2 <= n_001 when rising_edge(clk_i(0));
  core_key_len_o_2 <= n_006 when rising_edge(clk_i(0));
  beats_q <= n_000 when rising_edge(clk_i(0));
  left_q <= n_007 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  gen_turns_turn_q <= n_005 when rising_edge(clk_i(0));
  n_055 <= shift(word'("001"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_056 <= shift(word'("001"), (word'("000000000000000000000000000000") & core_key_len_o_2), 1, false, true, false);
  n_057 <= subtract(left_q, word'("000001"));
  n_058 <= subtract((word'("000") & n_016(26 downto 0) & word'("00")), word'("00000000000000000000000000000001"));
  n_004 <= core_in_decrypt_o_2 when block_taken = "0" else in_decrypt_i when block_taken = "1" else (others => 'X');
  n_047 <= core_keyed_q when n_038 = "0" else n_018 when n_038 = "1" else (others => 'X');
  n_003 <= word'("0") when live = "0" else n_047 when live = "1" else (others => 'X');
  n_001 <= core_block_len_o_2 when block_taken = "0" else block_len_i when block_taken = "1" else (others => 'X');
  n_002 <= core_in_chain_o_2 when block_taken = "0" else in_chain_i when block_taken = "1" else (others => 'X');
  n_008 <= core_in_tag_o_2 when block_taken = "0" else in_tag_i when block_taken = "1" else (others => 'X');
  n_006 <= core_key_len_o_2 when key_taken = "0" else key_len_i when key_taken = "1" else (others => 'X');
  n_048 <= beats_q when beat = "0" else (beats_q(247 downto 0) & core_out_data_i) when beat = "1" else (others => 'X');
  n_049 <= n_048 when key_taken = "0" else key_i when key_taken = "1" else (others => 'X');
  n_050 <= n_049 when block_taken = "0" else (in_data_i & word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")) when block_taken = "1" else (others => 'X');
  n_000 <= word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live = "0" else n_050 when live = "1" else (others => 'X');
  n_051 <= left_q when beat = "0" else n_060 when beat = "1" else (others => 'X');
  n_052 <= word'("000000") when n_032 = "0" else n_058(5 downto 0) when n_032 = "1" else (others => 'X');
  n_053 <= n_051 when key_taken = "0" else n_052 when key_taken = "1" else (others => 'X');
  n_054 <= n_053 when block_taken = "0" else word'("001111") when block_taken = "1" else (others => 'X');
  n_007 <= word'("000000") when live = "0" else n_054 when live = "1" else (others => 'X');
  state_d <= word'("000") when live = "0" else n_015 when live = "1" else (others => 'X');
  n_015 <= n_014 when block_taken = "0" else word'("100") when block_taken = "1" else (others => 'X');
  n_014 <= n_009 when key_taken = "0" else word'("001") when key_taken = "1" else (others => 'X');
  n_013 <= state_q when n_037 = "0" else word'("000") when n_037 = "1" else (others => 'X');
  n_012 <= state_q when n_037 = "0" else word'("101") when n_037 = "1" else (others => 'X');
  n_011 <= state_q when core_in_ready_i = "0" else word'("000") when core_in_ready_i = "1" else (others => 'X');
  n_010 <= state_q when n_037 = "0" else n_059 when n_037 = "1" else (others => 'X');
  n_059 <= word'("000") when n_018 = "0" else word'("011") when n_018 = "1" else (others => 'X');
  n_060 <= word'("001111") when n_025 = "0" else n_057 when n_025 = "1" else (others => 'X');
  n_005 <= word'("00") when live = "0" else n_017 when live = "1" else (others => 'X');
  u_data_data_i <= (beats_q(119 downto 0) & core_out_data_i);
  u_data : entity work.aes_result_cleared
  port map (
    clk_i => clk_i,
    live_i => live,
    key_clear_i => key_clear_i,
    result_ready_i => result_ready,
    result_valid_i => result_valid,
    refused_i => core_out_error_i,
    data_i => u_data_data_i,
    out_data_o => out_data_o_2
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
    live_o => live,
    core_idle_i => idle,
    core_ready_i => ready,
    key_load_o => unused_load,
    key_keep_o => unused_keep,
    held_len_o => unused_len,
    block_taken_o => block_taken,
    tag_o => unused_tag,
    refused_o => unused_refused
  );
  u_result : entity work.aes_result_1
  port map (
    clk_i => clk_i,
    live_i => live,
    key_clear_i => key_clear_i,
    result_valid_i => result_valid,
    result_ready_o => result_ready,
    tag_i => core_out_tag_i,
    refused_i => core_out_error_i,
    refused_o => unused_held_refused,
    out_valid_o => out_valid_o_2,
    out_ready_i => out_ready_i,
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
  core_key_valid_o <= core_key_valid_o_2;
  core_key_len_o <= core_key_len_o_2;
  core_key_o <= beats_q(255 downto 248);
  core_in_valid_o <= core_in_valid_o_2;
  core_in_decrypt_o <= core_in_decrypt_o_2;
  core_in_chain_o <= core_in_chain_o_2;
  core_block_len_o <= core_block_len_o_2;
  core_in_data_o <= beats_q(255 downto 248);
  core_in_tag_o <= core_in_tag_o_2;
  core_out_ready_o <= core_out_ready_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_serial_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_idle_o : out std_logic_vector(0 downto 0);
    block_idle_o : out std_logic_vector(0 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    decrypt_i : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    more_key_o : out std_logic_vector(0 downto 0);
    more_block_o : out std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    sub_state_o : out std_logic_vector(0 downto 0);
    row_o : out std_logic_vector(1 downto 0);
    inverse_o : out std_logic_vector(0 downto 0);
    block_byte_o : out std_logic_vector(0 downto 0);
    out_byte_o : out std_logic_vector(0 downto 0);
    enter_o : out std_logic_vector(3 downto 0);
    exchange_o : out std_logic_vector(0 downto 0);
    hold_o : out std_logic_vector(0 downto 0);
    mix_o : out std_logic_vector(0 downto 0);
    add_round_key_o : out std_logic_vector(0 downto 0);
    key_byte_o : out std_logic_vector(0 downto 0);
    key_sub_o : out std_logic_vector(0 downto 0);
    key_add_o : out std_logic_vector(0 downto 0);
    key_take_o : out std_logic_vector(3 downto 0);
    key_row_o : out std_logic_vector(1 downto 0);
    rcon_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_serial_control_1 is
  signal n_021 : std_logic_vector(1 downto 0);
  signal n_022 : std_logic_vector(1 downto 0);
  signal n_023 : std_logic_vector(3 downto 0);
  signal n_024 : std_logic_vector(2 downto 0);
  signal n_025 : std_logic_vector(3 downto 0);
  signal n_026 : std_logic_vector(1 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(0 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_5 : std_logic_vector(2 downto 0);
  signal n_6 : std_logic_vector(2 downto 0);
  signal n_7 : std_logic_vector(2 downto 0);
  signal n_008 : std_logic_vector(2 downto 0);
  signal n_8 : std_logic_vector(1 downto 0);
  signal row_turn : std_logic_vector(1 downto 0);
  signal frame_end : std_logic_vector(0 downto 0);
  signal byte_turn : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal n_048 : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal last_key : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal rounds : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal first_frame : std_logic_vector(0 downto 0);
  signal last_frame : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal start_rounds : std_logic_vector(0 downto 0);
  signal more_key_o_2 : std_logic_vector(0 downto 0);
  signal more_block_o_2 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal key_byte_o_2 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal block_byte_o_2 : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal out_byte_o_2 : std_logic_vector(0 downto 0);
  signal all_moved : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal hold_o_2 : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal block_idle_o_2 : std_logic_vector(0 downto 0);
  signal key_idle_o_2 : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal sub_state_o_2 : std_logic_vector(0 downto 0);
  signal inverse_o_2 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal exchange_o_2 : std_logic_vector(0 downto 0);
  signal mix_o_2 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_073 : std_logic_vector(0 downto 0);
  signal add_up : std_logic_vector(0 downto 0);
  signal n_074 : std_logic_vector(0 downto 0);
  signal n_075 : std_logic_vector(0 downto 0);
  signal n_076 : std_logic_vector(0 downto 0);
  signal n_077 : std_logic_vector(0 downto 0);
  signal n_078 : std_logic_vector(0 downto 0);
  signal n_079 : std_logic_vector(0 downto 0);
  signal n_080 : std_logic_vector(0 downto 0);
  signal n_081 : std_logic_vector(0 downto 0);
  signal n_082 : std_logic_vector(0 downto 0);
  signal n_084 : std_logic_vector(0 downto 0);
  signal n_083 : std_logic_vector(0 downto 0);
  signal n_085 : std_logic_vector(0 downto 0);
  signal n_086 : std_logic_vector(0 downto 0);
  signal n_087 : std_logic_vector(0 downto 0);
  signal n_097 : std_logic_vector(0 downto 0);
  signal n_098 : std_logic_vector(0 downto 0);
  signal n_099 : std_logic_vector(0 downto 0);
  signal moved : std_logic_vector(0 downto 0);
  signal n_004 : std_logic_vector(0 downto 0);
  signal n_100 : std_logic_vector(0 downto 0);
  signal at_end : std_logic_vector(0 downto 0);
  signal n_101 : std_logic_vector(0 downto 0);
  signal n_102 : std_logic_vector(0 downto 0);
  signal n_103 : std_logic_vector(0 downto 0);
  signal n_104 : std_logic_vector(0 downto 0);
  signal n_106 : std_logic_vector(0 downto 0);
  signal add_round_key_o_2 : std_logic_vector(0 downto 0);
  signal n_107 : std_logic_vector(0 downto 0);
  signal key_add_o_2 : std_logic_vector(0 downto 0);
  signal n_108 : std_logic_vector(0 downto 0);
  signal n_110 : std_logic_vector(0 downto 0);
  signal n_111 : std_logic_vector(0 downto 0);
  signal n_114 : std_logic_vector(0 downto 0);
  signal n_115 : std_logic_vector(1 downto 0);
  signal n_090 : std_logic_vector(0 downto 0);
  signal n_094 : std_logic_vector(0 downto 0);
  signal n_096 : std_logic_vector(0 downto 0);
  signal n_088 : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_095 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal clear : std_logic_vector(0 downto 0);
  signal n_093 : std_logic_vector(0 downto 0);
  signal n_092 : std_logic_vector(0 downto 0);
  signal n_091 : std_logic_vector(0 downto 0);
  signal n_089 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_109 : std_logic_vector(0 downto 0);
  signal n_105 : std_logic_vector(0 downto 0);
  signal enter_o_2 : std_logic_vector(3 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal count_q : std_logic_vector(3 downto 0);
  signal turn_q : std_logic_vector(1 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal step_q : std_logic_vector(3 downto 0);
  signal gen_upwards_up_frame_q : std_logic_vector(1 downto 0);
  signal gen_upwards_upwards_q : std_logic_vector(0 downto 0);
  signal decrypt : std_logic_vector(0 downto 0);
  signal n_113 : std_logic_vector(0 downto 0);
  signal n_112 : std_logic_vector(0 downto 0);
  signal n_126 : std_logic_vector(3 downto 0);
  signal key_take_o_2 : std_logic_vector(3 downto 0);
  signal n_127 : std_logic_vector(7 downto 0);
  signal key_row_o_2 : std_logic_vector(1 downto 0);
  signal n_128 : std_logic_vector(2 downto 0);
  signal n_116 : std_logic_vector(1 downto 0);
  signal n_117 : std_logic_vector(1 downto 0);
  signal n_118 : std_logic_vector(1 downto 0);
  signal n_119 : std_logic_vector(1 downto 0);
  signal n_002 : std_logic_vector(1 downto 0);
  signal n_120 : std_logic_vector(0 downto 0);
  signal n_121 : std_logic_vector(0 downto 0);
  signal n_122 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_123 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(0 downto 0);
  signal n_124 : std_logic_vector(3 downto 0);
  signal n_005 : std_logic_vector(3 downto 0);
  signal n_014 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal n_011 : std_logic_vector(0 downto 0);
  signal n_010 : std_logic_vector(0 downto 0);
  signal step_down : std_logic_vector(0 downto 0);
  signal step_up : std_logic_vector(0 downto 0);
  signal rcon_o_2 : std_logic_vector(7 downto 0);
  signal n_006 : std_logic_vector(1 downto 0);
  signal n_125 : std_logic_vector(3 downto 0);
  signal n_000 : std_logic_vector(3 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_007 : std_logic_vector(2 downto 0);
  signal n_020 : std_logic_vector(2 downto 0);
  signal n_019 : std_logic_vector(2 downto 0);
  signal n_018 : std_logic_vector(2 downto 0);
  signal n_017 : std_logic_vector(2 downto 0);
  signal n_016 : std_logic_vector(2 downto 0);
  signal n_015 : std_logic_vector(2 downto 0);
  signal n_012 : std_logic_vector(2 downto 0);
  signal n_009 : std_logic_vector(2 downto 0);
  signal n_129 : std_logic_vector(3 downto 0);
  signal row_o_2 : std_logic_vector(1 downto 0);
  signal n_130 : std_logic_vector(0 downto 0);
  signal frame_up : std_logic_vector(2 downto 0);
  signal n_131 : std_logic_vector(0 downto 0);
  signal n_132 : std_logic_vector(0 downto 0);
  signal key_sub_o_2 : std_logic_vector(0 downto 0);
  signal n_133 : std_logic_vector(0 downto 0);
  signal before_down : std_logic_vector(0 downto 0);
  signal n_134 : std_logic_vector(1 downto 0);
  signal n_135 : std_logic_vector(7 downto 0);
  signal n_136 : std_logic_vector(7 downto 0);
  signal n_137 : std_logic_vector(0 downto 0);
  signal delay_1 : std_logic_vector(0 downto 0);
begin
  n_021 <= add(turn_q, count_q(3 downto 2));
  n_022 <= add(turn_q, word'("01"));
  n_023 <= add(count_q, word'("0001"));
  n_024 <= add(frame_up, (word'("0") & turn_q));
  n_025 <= add(step_q, (repeat(step_down, 3) & word'("1")));
  n_026 <= add(gen_upwards_up_frame_q, word'("01"));
  n <= n_050 or n_037;
  n_2 <= any_of((clear & n_042 & n_039));
  n_3 <= n_016 when n_042 = "0" else n_015 when n_042 = "1" else (others => 'X');
  n_4 <= n_009 when n_033 = "0" else n_3 when n_033 = "1" else (others => 'X');
  n_5 <= n_019 when n_037 = "0" else n_018 when n_037 = "1" else (others => 'X');
  n_6 <= n_007 when rounds = "0" else n_020 when rounds = "1" else (others => 'X');
  n_7 <= n_6 when n = "0" else n_5 when n = "1" else (others => 'X');
  n_008 <= n_7 when n_2 = "0" else n_4 when n_2 = "1" else (others => 'X');
  n_8 <= (count_q(0 downto 0) & word'("0")) when n_039 = "0" else count_q(1 downto 0) when n_039 = "1" else (others => 'X');
  row_turn <= n_8 when n_038 = "0" else (n_137 & count_q(0 downto 0)) when n_038 = "1" else (others => 'X');
  frame_end <= equal(turn_q, word'("11"));
  byte_turn <= equal(n_021, row_turn);
  n_040 <= equal(state_q, word'("111"));
  n_041 <= equal(count_q, word'("1111"));
  n_047 <= equal(count_q(1 downto 0), word'("11"));
  n_048 <= equal(step_q, n_129);
  n_049 <= equal(state_d, word'("001"));
  n_051 <= equal(step_q, word'("0001"));
  n_052 <= equal(n_024, word'("011"));
  last_key <= equal(step_q, word'("1010"));
  n_054 <= equal(step_q, word'("1001"));
  n_045 <= equal(gen_upwards_up_frame_q, word'("11"));
  n_046 <= equal(gen_upwards_up_frame_q, word'("10"));
  n_037 <= equal(state_q, word'("100"));
  n_039 <= equal(state_q, word'("011"));
  n_042 <= equal(state_q, word'("001"));
  rounds <= equal(state_q, word'("110"));
  n_050 <= equal(state_q, word'("101"));
  n_038 <= equal(state_q, word'("010"));
  n_055 <= less(word'("0001"), step_q, false);
  first_frame <= rounds and n_036;
  last_frame <= rounds and count_q(2 downto 2);
  n_056 <= n_037 and frame_end;
  start_rounds <= n_056 and n_088;
  more_key_o_2 <= n_038 and byte_turn;
  more_block_o_2 <= n_039 and byte_turn;
  n_057 <= more_key_o_2 and key_valid_i;
  key_byte_o_2 <= live_i and n_097;
  n_058 <= more_block_o_2 and in_valid_i;
  block_byte_o_2 <= live_i and n_098;
  n_059 <= n_040 and byte_turn;
  out_byte_o_2 <= n_059 and n_089;
  all_moved <= moved and n_041;
  n_060 <= live_i and out_byte_o_2;
  hold_o_2 <= out_valid_o_2 and n_091;
  n_061 <= n_042 and n_043;
  block_idle_o_2 <= n_061 and n_092;
  key_idle_o_2 <= block_idle_o_2 and n_044;
  n_062 <= n_046 and last_key;
  n_063 <= frame_end and n_047;
  n_064 <= frame_end and gen_upwards_upwards_q;
  n_065 <= n_064 and at_end;
  n_066 <= last_frame and frame_end;
  n_067 <= n_066 and n_048;
  n_068 <= frame_end and n_101;
  n_069 <= frame_end and n_103;
  sub_state_o_2 <= rounds and n_093;
  inverse_o_2 <= sub_state_o_2 and decrypt;
  n_070 <= count_q(0 downto 0) and rounds;
  exchange_o_2 <= rounds and decrypt;
  mix_o_2 <= n_130 and n_094;
  n_071 <= first_frame and n_088;
  n_072 <= n_071 and n_051;
  n_073 <= n_131 and n_052;
  add_up <= n_073 and n_112;
  n_074 <= last_frame and n_133;
  n_075 <= n_095 and n_088;
  n_076 <= n_075 and n_055;
  n_077 <= before_down and n_112;
  n_078 <= key_sub_o_2 and n_043;
  n_079 <= last_frame and n_088;
  n_080 <= n_079 and n_094;
  n_081 <= last_frame and decrypt;
  n_082 <= n_046 and n_094;
  n_084 <= frame_end and n_111;
  n_083 <= n_039 and decrypt;
  n_085 <= gen_upwards_upwards_q and n_096;
  n_086 <= gen_upwards_upwards_q and n_046;
  n_087 <= n_086 and n_094;
  n_097 <= key_load_i or n_057;
  n_098 <= block_taken_i or n_058;
  n_099 <= key_byte_o_2 or block_byte_o_2;
  moved <= n_099 or out_byte_o_2;
  n_004 <= n_060 or hold_o_2;
  n_100 <= out_ready_i or n_090;
  at_end <= n_045 or n_062;
  n_101 <= rounds or clear;
  n_102 <= moved or n_068;
  n_103 <= last_frame or n_049;
  n_104 <= n_090 or n_069;
  n_106 <= last_frame or n_050;
  add_round_key_o_2 <= n_106 or n_072;
  n_107 <= n_050 or n_076;
  key_add_o_2 <= add_up or n_077;
  n_108 <= key_byte_o_2 or key_sub_o_2;
  n_110 <= start_rounds or n_083;
  n_111 <= step_up or step_down;
  n_114 <= not equal(step_q, word'("0001"));
  n_115 <= subtract(ext("0", 2, false), turn_q);
  n_090 <= not live_i;
  n_094 <= not last_key;
  n_096 <= not n_045;
  n_088 <= not decrypt;
  n_044 <= not n_029;
  n_043 <= not n_030;
  n_095 <= not gen_upwards_upwards_q;
  n_053 <= not n_031;
  clear <= not n_033;
  n_093 <= not first_frame;
  n_092 <= not out_valid_o_2;
  n_091 <= not n_100;
  n_089 <= not hold_o_2;
  n_036 <= not n_035;
  n_027 <= step_q(0 downto 0) or step_q(1 downto 1);
  n_028 <= step_q(2 downto 2) or step_q(3 downto 3);
  n_029 <= n_027 or n_028;
  n_030 <= turn_q(0 downto 0) or turn_q(1 downto 1);
  n_031 <= gen_upwards_up_frame_q(0 downto 0) or gen_upwards_up_frame_q(1 downto 1);
  n_032 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_033 <= n_032 or state_q(2 downto 2);
  n_034 <= count_q(0 downto 0) or count_q(1 downto 1);
  n_035 <= n_034 or count_q(2 downto 2);
  n_109 <= n_108 or clear;
  n_105 <= block_byte_o_2 or sub_state_o_2;
  enter_o_2 <= n_126 or repeat(clear, 4);
  out_valid_o_2 <= n_004 when rising_edge(clk_i(0));
  count_q <= n_000 when rising_edge(clk_i(0));
  turn_q <= n_006 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  step_q <= n_005 when rising_edge(clk_i(0));
  gen_upwards_up_frame_q <= n_002 when rising_edge(clk_i(0));
  gen_upwards_upwards_q <= n_003 when rising_edge(clk_i(0));
  decrypt <= n_001 when rising_edge(clk_i(0));
  n_113 <= any_of(step_q);
  n_112 <= any_of(turn_q);
  n_126 <= shift((word'("000") & n_105), (delay_1 & count_q(0 downto 0)), 4, false, false, true);
  key_take_o_2 <= shift((word'("000") & n_109), n_134, 4, false, false, true);
  n_127 <= shift(word'("00000001"), n_128, 8, false, false, true);
  key_row_o_2 <= subtract(word'("01"), turn_q);
  n_128 <= subtract(step_q(2 downto 0), word'("001"));
  n_116 <= gen_upwards_up_frame_q when n_085 = "0" else n_026 when n_085 = "1" else (others => 'X');
  n_117 <= n_116 when n_087 = "0" else word'("00") when n_087 = "1" else (others => 'X');
  n_118 <= n_117 when n_050 = "0" else word'("00") when n_050 = "1" else (others => 'X');
  n_119 <= gen_upwards_up_frame_q when frame_end = "0" else n_118 when frame_end = "1" else (others => 'X');
  n_002 <= word'("00") when live_i = "0" else n_119 when live_i = "1" else (others => 'X');
  n_120 <= gen_upwards_upwards_q when n_083 = "0" else word'("1") when n_083 = "1" else (others => 'X');
  n_121 <= n_120 when n_050 = "0" else word'("0") when n_050 = "1" else (others => 'X');
  n_122 <= gen_upwards_upwards_q when frame_end = "0" else n_121 when frame_end = "1" else (others => 'X');
  n_003 <= word'("0") when live_i = "0" else n_122 when live_i = "1" else (others => 'X');
  n_123 <= decrypt when block_taken_i = "0" else decrypt_i when block_taken_i = "1" else (others => 'X');
  n_001 <= word'("0") when live_i = "0" else n_123 when live_i = "1" else (others => 'X');
  n_124 <= step_q when n_084 = "0" else n_025 when n_084 = "1" else (others => 'X');
  n_005 <= word'("0000") when live_i = "0" else n_124 when live_i = "1" else (others => 'X');
  n_014 <= n_110 when n_029 = "0" else word'("0") when n_029 = "1" else (others => 'X');
  n_013 <= word'("0") when n_029 = "0" else n_088 when n_029 = "1" else (others => 'X');
  n_011 <= n_014 when gen_upwards_upwards_q = "0" else n_082 when gen_upwards_upwards_q = "1" else (others => 'X');
  n_010 <= n_013 when gen_upwards_upwards_q = "0" else word'("0") when gen_upwards_upwards_q = "1" else (others => 'X');
  step_down <= n_010 when rounds = "0" else n_081 when rounds = "1" else (others => 'X');
  step_up <= n_011 when rounds = "0" else n_080 when rounds = "1" else (others => 'X');
  rcon_o_2 <= word'("00000000") when n_078 = "0" else n_136 when n_078 = "1" else (others => 'X');
  n_006 <= word'("00") when live_i = "0" else n_022 when live_i = "1" else (others => 'X');
  n_125 <= count_q when n_102 = "0" else n_023 when n_102 = "1" else (others => 'X');
  n_000 <= n_125 when n_104 = "0" else word'("0000") when n_104 = "1" else (others => 'X');
  state_d <= word'("000") when live_i = "0" else n_008 when live_i = "1" else (others => 'X');
  n_007 <= state_q when all_moved = "0" else word'("001") when all_moved = "1" else (others => 'X');
  n_020 <= state_q when n_067 = "0" else word'("111") when n_067 = "1" else (others => 'X');
  n_019 <= state_q when frame_end = "0" else word'("110") when frame_end = "1" else (others => 'X');
  n_018 <= n_017 when n_065 = "0" else word'("101") when n_065 = "1" else (others => 'X');
  n_017 <= state_q when start_rounds = "0" else word'("110") when start_rounds = "1" else (others => 'X');
  n_016 <= state_q when all_moved = "0" else word'("100") when all_moved = "1" else (others => 'X');
  n_015 <= n_012 when block_taken_i = "0" else word'("011") when block_taken_i = "1" else (others => 'X');
  n_012 <= state_q when key_load_i = "0" else word'("010") when key_load_i = "1" else (others => 'X');
  n_009 <= state_q when n_063 = "0" else word'("001") when n_063 = "1" else (others => 'X');
  n_129 <= word'("1010") when decrypt = "0" else word'("0001") when decrypt = "1" else (others => 'X');
  row_o_2 <= (delay_1 & count_q(0 downto 0)) when decrypt = "0" else count_q(1 downto 0) when decrypt = "1" else (others => 'X');
  n_130 <= last_frame when decrypt = "0" else first_frame when decrypt = "1" else (others => 'X');
  frame_up <= (word'("0") & gen_upwards_up_frame_q) when rounds = "0" else count_q(2 downto 0) when rounds = "1" else (others => 'X');
  n_131 <= gen_upwards_upwards_q when rounds = "0" else n_088 when rounds = "1" else (others => 'X');
  n_132 <= n_113 when gen_upwards_upwards_q = "0" else n_053 when gen_upwards_upwards_q = "1" else (others => 'X');
  key_sub_o_2 <= n_132 when rounds = "0" else first_frame when rounds = "1" else (others => 'X');
  n_133 <= last_key when decrypt = "0" else n_114 when decrypt = "1" else (others => 'X');
  before_down <= n_107 when rounds = "0" else n_074 when rounds = "1" else (others => 'X');
  n_134 <= count_q(1 downto 0) when key_sub_o_2 = "0" else n_115 when key_sub_o_2 = "1" else (others => 'X');
  n_135 <= n_127 when n_054 = "0" else word'("00011011") when n_054 = "1" else (others => 'X');
  n_136 <= n_135 when last_key = "0" else word'("00110110") when last_key = "1" else (others => 'X');
  n_137 <= count_q(1 downto 1) xor count_q(0 downto 0);
  delay_1 <= count_q(1 downto 1) xor n_070;
  key_idle_o <= key_idle_o_2;
  block_idle_o <= block_idle_o_2;
  more_key_o <= more_key_o_2;
  more_block_o <= more_block_o_2;
  out_valid_o <= out_valid_o_2;
  sub_state_o <= sub_state_o_2;
  row_o <= row_o_2;
  inverse_o <= inverse_o_2;
  block_byte_o <= block_byte_o_2;
  out_byte_o <= out_byte_o_2;
  enter_o <= enter_o_2;
  exchange_o <= exchange_o_2;
  hold_o <= hold_o_2;
  mix_o <= mix_o_2;
  add_round_key_o <= add_round_key_o_2;
  key_byte_o <= key_byte_o_2;
  key_sub_o <= key_sub_o_2;
  key_add_o <= key_add_o_2;
  key_take_o <= key_take_o_2;
  key_row_o <= key_row_o_2;
  rcon_o <= rcon_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_key_rows is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    add_i : in  std_logic_vector(0 downto 0);
    take_i : in  std_logic_vector(3 downto 0);
    byte_i : in  std_logic_vector(7 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    row_i : in  std_logic_vector(1 downto 0);
    head_o : out std_logic_vector(7 downto 0);
    word_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_key_rows is
  signal n_00 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_02 : std_logic_vector(7 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_04 : std_logic_vector(7 downto 0);
  signal n_05 : std_logic_vector(7 downto 0);
  signal n_06 : std_logic_vector(7 downto 0);
  signal n_07 : std_logic_vector(7 downto 0);
  signal n_08 : std_logic_vector(7 downto 0);
  signal n_09 : std_logic_vector(7 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal head_o_2 : std_logic_vector(7 downto 0);
  signal n_24 : std_logic_vector(0 downto 0);
  signal n_25 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_26 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(7 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
  signal n_23 : std_logic_vector(7 downto 0);
  signal add_q : std_logic_vector(2 downto 0);
  signal n_55 : std_logic_vector(31 downto 0);
  signal n_54 : std_logic_vector(31 downto 0);
  signal n_53 : std_logic_vector(31 downto 0);
  signal n_52 : std_logic_vector(31 downto 0);
  signal stepped1 : std_logic_vector(7 downto 0);
  signal gen_row_1_tail : std_logic_vector(7 downto 0);
  signal gen_row_0_tail : std_logic_vector(7 downto 0);
  signal gen_row_2_tail : std_logic_vector(7 downto 0);
  signal gen_row_3_tail : std_logic_vector(7 downto 0);
begin
  n_00 <= n_54(23 downto 16) and repeat(add_q(0 downto 0), 8);
  n_01 <= stepped1 and repeat(n_17, 8);
  n_02 <= byte_i and repeat(take_i(1 downto 1), 8);
  n_03 <= n_55(31 downto 24) and repeat(n_18, 8);
  n_04 <= n_53(31 downto 24) and repeat(n_19, 8);
  n_05 <= n_52(31 downto 24) and repeat(n_20, 8);
  n_06 <= n_55(23 downto 16) and repeat(add_i, 8);
  n_07 <= byte_i and repeat(take_i(0 downto 0), 8);
  n_08 <= n_53(23 downto 16) and repeat(add_q(1 downto 1), 8);
  n_09 <= byte_i and repeat(take_i(2 downto 2), 8);
  n_10 <= n_52(23 downto 16) and repeat(add_q(2 downto 2), 8);
  n_11 <= byte_i and repeat(take_i(3 downto 3), 8);
  n <= n_25 or n_26;
  n_2 <= n_55(31 downto 24) when n_12 = "0" else stepped1 when n_12 = "1" else (others => 'X');
  n_3 <= n_52(31 downto 24) when n_24 = "0" else n_53(31 downto 24) when n_24 = "1" else (others => 'X');
  head_o_2 <= n_3 when n = "0" else n_2 when n = "1" else (others => 'X');
  n_24 <= equal(row_i, word'("10"));
  n_25 <= equal(row_i, word'("01"));
  n_13 <= load_i and take_i(1 downto 1);
  n_14 <= load_i and take_i(0 downto 0);
  n_15 <= load_i and take_i(2 downto 2);
  n_16 <= load_i and take_i(3 downto 3);
  n_26 <= not n_12;
  n_20 <= not n_16;
  n_19 <= not n_15;
  n_17 <= not n_13;
  n_18 <= not n_14;
  n_12 <= row_i(0 downto 0) or row_i(1 downto 1);
  n_21 <= n_06 or n_07;
  n_22 <= n_08 or n_09;
  n_23 <= n_10 or n_11;
  add_q <= (add_i & add_q(2 downto 1)) when rising_edge(clk_i(0));
  n_55 <= (n_55(23 downto 0) & gen_row_0_tail) when rising_edge(clk_i(0));
  n_54 <= (n_54(23 downto 0) & gen_row_1_tail) when rising_edge(clk_i(0));
  n_53 <= (n_53(23 downto 0) & gen_row_2_tail) when rising_edge(clk_i(0));
  n_52 <= (n_52(23 downto 0) & gen_row_3_tail) when rising_edge(clk_i(0));
  stepped1 <= n_54(31 downto 24) xor n_00;
  gen_row_1_tail <= n_01 xor n_02;
  gen_row_0_tail <= n_03 xor n_21;
  gen_row_2_tail <= n_04 xor n_22;
  gen_row_3_tail <= n_05 xor n_23;
  head_o <= head_o_2;
  word_o <= (n_55(31 downto 24) & n_54(7 downto 0) & n_53(15 downto 8) & n_52(23 downto 16));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_mix_columns_compact_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(31 downto 0);
    data_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_mix_columns_compact_1 is
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_087 : std_logic_vector(0 downto 0);
  signal n_101 : std_logic_vector(0 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal n_015 : std_logic_vector(0 downto 0);
  signal n_017 : std_logic_vector(0 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal n_021 : std_logic_vector(0 downto 0);
  signal n_024 : std_logic_vector(0 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_022 : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_077 : std_logic_vector(0 downto 0);
  signal n_096 : std_logic_vector(0 downto 0);
  signal n_006 : std_logic_vector(0 downto 0);
  signal n_014 : std_logic_vector(0 downto 0);
  signal n_016 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal n_020 : std_logic_vector(0 downto 0);
  signal n_023 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal n_048 : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_073 : std_logic_vector(0 downto 0);
  signal n_074 : std_logic_vector(0 downto 0);
  signal n_075 : std_logic_vector(0 downto 0);
  signal n_076 : std_logic_vector(0 downto 0);
  signal n_078 : std_logic_vector(0 downto 0);
  signal n_079 : std_logic_vector(0 downto 0);
  signal n_080 : std_logic_vector(0 downto 0);
  signal n_081 : std_logic_vector(0 downto 0);
  signal n_082 : std_logic_vector(0 downto 0);
  signal n_083 : std_logic_vector(0 downto 0);
  signal n_084 : std_logic_vector(0 downto 0);
  signal n_085 : std_logic_vector(0 downto 0);
  signal n_109 : std_logic_vector(0 downto 0);
  signal n_086 : std_logic_vector(0 downto 0);
  signal n_088 : std_logic_vector(0 downto 0);
  signal n_089 : std_logic_vector(0 downto 0);
  signal n_090 : std_logic_vector(0 downto 0);
  signal n_091 : std_logic_vector(0 downto 0);
  signal n_092 : std_logic_vector(0 downto 0);
  signal n_093 : std_logic_vector(0 downto 0);
  signal n_117 : std_logic_vector(0 downto 0);
  signal n_094 : std_logic_vector(0 downto 0);
  signal n_118 : std_logic_vector(0 downto 0);
  signal n_095 : std_logic_vector(0 downto 0);
  signal n_097 : std_logic_vector(0 downto 0);
  signal n_111 : std_logic_vector(0 downto 0);
  signal n_098 : std_logic_vector(0 downto 0);
  signal n_114 : std_logic_vector(0 downto 0);
  signal n_123 : std_logic_vector(0 downto 0);
  signal n_125 : std_logic_vector(0 downto 0);
  signal n_126 : std_logic_vector(0 downto 0);
  signal n_099 : std_logic_vector(0 downto 0);
  signal n_130 : std_logic_vector(0 downto 0);
  signal n_100 : std_logic_vector(0 downto 0);
  signal n_106 : std_logic_vector(0 downto 0);
  signal n_108 : std_logic_vector(0 downto 0);
  signal n_128 : std_logic_vector(0 downto 0);
  signal n_131 : std_logic_vector(0 downto 0);
  signal n_102 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(0 downto 0);
  signal n_002 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_004 : std_logic_vector(0 downto 0);
  signal n_005 : std_logic_vector(0 downto 0);
  signal n_007 : std_logic_vector(0 downto 0);
  signal n_008 : std_logic_vector(0 downto 0);
  signal n_124 : std_logic_vector(0 downto 0);
  signal n_127 : std_logic_vector(0 downto 0);
  signal n_009 : std_logic_vector(0 downto 0);
  signal n_010 : std_logic_vector(0 downto 0);
  signal n_120 : std_logic_vector(0 downto 0);
  signal n_121 : std_logic_vector(0 downto 0);
  signal n_011 : std_logic_vector(0 downto 0);
  signal n_112 : std_logic_vector(0 downto 0);
  signal n_129 : std_logic_vector(0 downto 0);
  signal n_116 : std_logic_vector(0 downto 0);
  signal n_103 : std_logic_vector(0 downto 0);
  signal n_107 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal n_110 : std_logic_vector(0 downto 0);
  signal n_122 : std_logic_vector(0 downto 0);
  signal n_115 : std_logic_vector(0 downto 0);
  signal n_132 : std_logic_vector(0 downto 0);
  signal n_104 : std_logic_vector(0 downto 0);
  signal n_133 : std_logic_vector(0 downto 0);
  signal n_105 : std_logic_vector(0 downto 0);
  signal n_113 : std_logic_vector(0 downto 0);
  signal n_119 : std_logic_vector(0 downto 0);
  signal n_000 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
begin
  n_066 <= n_055 and inverse_i;
  n_087 <= n_077 and inverse_i;
  n_101 <= n_096 and inverse_i;
  n_012 <= n_006 and inverse_i;
  n_015 <= n_014 and inverse_i;
  n_017 <= n_016 and inverse_i;
  n_019 <= n_018 and inverse_i;
  n_021 <= n_020 and inverse_i;
  n_024 <= n_023 and inverse_i;
  n_026 <= n_025 and inverse_i;
  n_028 <= n_027 and inverse_i;
  n_030 <= n_029 and inverse_i;
  n_032 <= n_031 and inverse_i;
  n_035 <= n_034 and inverse_i;
  n_022 <= n_000 and inverse_i;
  n_044 <= n_033 and inverse_i;
  n_077 <= data_i(7 downto 7) xor data_i(23 downto 23);
  n_096 <= data_i(8 downto 8) xor data_i(24 downto 24);
  n_006 <= data_i(17 downto 17) xor data_i(1 downto 1);
  n_014 <= data_i(26 downto 26) xor data_i(10 downto 10);
  n_016 <= data_i(18 downto 18) xor data_i(2 downto 2);
  n_018 <= data_i(19 downto 19) xor data_i(3 downto 3);
  n_020 <= data_i(27 downto 27) xor data_i(11 downto 11);
  n_023 <= data_i(12 downto 12) xor data_i(28 downto 28);
  n_025 <= data_i(20 downto 20) xor data_i(4 downto 4);
  n_027 <= data_i(29 downto 29) xor data_i(13 downto 13);
  n_029 <= data_i(5 downto 5) xor data_i(21 downto 21);
  n_031 <= data_i(22 downto 22) xor data_i(6 downto 6);
  n_034 <= data_i(14 downto 14) xor data_i(30 downto 30);
  n_036 <= n_030 xor data_i(23 downto 23);
  n_037 <= n_028 xor data_i(15 downto 15);
  n_038 <= n_077 xor n_033;
  n_039 <= n_087 xor n_035;
  n_040 <= n_006 xor n_055;
  n_041 <= n_077 xor n_044;
  n_042 <= n_044 xor n_087;
  n_043 <= data_i(11 downto 11) xor n_018;
  n_045 <= n_017 xor data_i(20 downto 20);
  n_046 <= data_i(28 downto 28) xor n_015;
  n_047 <= n_023 xor n_025;
  n_048 <= data_i(3 downto 3) xor n_012;
  n_049 <= n_021 xor data_i(29 downto 29);
  n_050 <= n_027 xor n_029;
  n_051 <= n_026 xor data_i(22 downto 22);
  n_052 <= n_016 xor n_014;
  n_053 <= n_036 xor n_037;
  n_054 <= n_032 xor n_039;
  n_056 <= n_042 xor n_022;
  n_057 <= n_066 xor n_043;
  n_058 <= n_020 xor n_038;
  n_059 <= n_042 xor n_049;
  n_060 <= data_i(14 downto 14) xor n_051;
  n_061 <= n_047 xor n_029;
  n_062 <= n_053 xor n_033;
  n_063 <= n_032 xor n_053;
  n_064 <= data_i(17 downto 17) xor n_054;
  n_065 <= data_i(2 downto 2) xor n_056;
  n_067 <= n_054 xor n_045;
  n_068 <= n_059 xor data_i(5 downto 5);
  n_069 <= n_024 xor n_060;
  n_070 <= n_052 xor n_058;
  n_071 <= n_018 xor n_058;
  n_072 <= n_035 xor n_062;
  n_073 <= data_i(0 downto 0) xor n_063;
  n_074 <= n_064 xor data_i(9 downto 9);
  n_075 <= n_065 xor data_i(26 downto 26);
  n_076 <= n_067 xor n_046;
  n_078 <= n_063 xor n_048;
  n_079 <= n_067 xor n_057;
  n_080 <= n_019 xor n_068;
  n_081 <= n_069 xor n_031;
  n_082 <= n_062 xor n_034;
  n_083 <= n_069 xor n_038;
  n_084 <= n_071 xor n_023;
  n_085 <= data_i(8 downto 8) xor n_072;
  n_109 <= n_073 xor n_096;
  n_086 <= n_074 xor n_041;
  n_088 <= n_065 xor n_074;
  n_089 <= n_101 xor n_075;
  n_090 <= n_078 xor n_079;
  n_091 <= n_076 xor n_049;
  n_092 <= n_051 xor n_080;
  n_093 <= n_029 xor n_081;
  n_117 <= n_036 xor n_083;
  n_094 <= n_037 xor n_081;
  n_118 <= n_000 xor n_085;
  n_095 <= n_000 xor n_109;
  n_097 <= n_000 xor n_086;
  n_111 <= n_014 xor n_088;
  n_098 <= n_089 xor n_016;
  n_114 <= n_047 xor n_090;
  n_123 <= n_091 xor n_050;
  n_125 <= n_092 xor n_093;
  n_126 <= n_082 xor n_117;
  n_099 <= n_078 xor n_089;
  n_130 <= n_034 xor n_092;
  n_100 <= n_088 xor n_040;
  n_106 <= n_061 xor n_091;
  n_108 <= n_038 xor n_094;
  n_128 <= n_084 xor n_090;
  n_131 <= n_082 xor n_094;
  n_102 <= n_038 xor n_095;
  n_001 <= n_064 xor n_095;
  n_002 <= n_098 xor n_055;
  n_003 <= n_098 xor n_057;
  n_004 <= n_058 xor n_114;
  n_005 <= n_070 xor n_099;
  n_007 <= n_080 xor n_123;
  n_008 <= n_130 xor n_050;
  n_124 <= n_052 xor n_100;
  n_127 <= n_099 xor n_071;
  n_009 <= n_102 xor n_073;
  n_010 <= data_i(24 downto 24) xor n_001;
  n_120 <= n_111 xor n_002;
  n_121 <= n_072 xor n_003;
  n_011 <= n_076 xor n_004;
  n_112 <= n_038 xor n_005;
  n_129 <= n_025 xor n_007;
  n_116 <= n_031 xor n_008;
  n_103 <= n_002 xor n_100;
  n_107 <= n_093 xor n_008;
  n_013 <= n_055 xor n_009;
  n_110 <= n_010 xor n_040;
  n_122 <= n_041 xor n_011;
  n_115 <= n_129 xor n_061;
  n_132 <= n_085 xor n_009;
  n_104 <= n_121 xor n_070;
  n_133 <= n_110 xor n_097;
  n_105 <= n_122 xor n_084;
  n_113 <= n_010 xor n_013;
  n_119 <= n_013 xor n_133;
  n_000 <= data_i(16 downto 16) xor data_i(0 downto 0);
  n_033 <= data_i(15 downto 15) xor data_i(31 downto 31);
  n_055 <= data_i(9 downto 9) xor data_i(25 downto 25);
  data_o <= (n_126 & n_125 & n_123 & n_122 & n_121 & n_120 & n_119 & n_118 & n_117 & n_116 & n_115 & n_114 & n_112 & n_111 & n_110 & n_109 & n_108 & n_107 & n_106 & n_105 & n_104 & n_103 & n_133 & n_132 & n_131 & n_130 & n_129 & n_128 & n_127 & n_124 & n_113 & n_102);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_row_state is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    byte_i : in  std_logic_vector(7 downto 0);
    enter_i : in  std_logic_vector(3 downto 0);
    exchange_i : in  std_logic_vector(0 downto 0);
    delayed_o : out std_logic_vector(7 downto 0);
    heads_o : out std_logic_vector(31 downto 0);
    column_o : out std_logic_vector(31 downto 0);
    made_i : in  std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_row_state is
  signal enter3_q : std_logic_vector(2 downto 0);
  signal enter2_q : std_logic_vector(1 downto 0);
  signal enter1_q : std_logic_vector(0 downto 0);
  signal delay_q : std_logic_vector(23 downto 0);
  signal row_q : std_logic_vector(127 downto 0);
  signal due1 : std_logic_vector(0 downto 0);
  signal due3 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(7 downto 0);
  signal tail1 : std_logic_vector(7 downto 0);
  signal tail2 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal tail3 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
begin
  enter3_q <= (enter3_q(1 downto 0) & enter_i(3 downto 3)) when rising_edge(clk_i(0));
  enter2_q <= (enter2_q(0 downto 0) & enter_i(2 downto 2)) when rising_edge(clk_i(0));
  enter1_q <= enter_i(1 downto 1) when rising_edge(clk_i(0));
  delay_q <= (delay_q(15 downto 0) & byte_i) when rising_edge(clk_i(0));
  row_q <= (row_q(119 downto 112) & made_i(7 downto 0) & row_q(103 downto 96) & tail3 & row_q(87 downto 64) & tail2 & row_q(55 downto 48) & made_i(23 downto 16) & row_q(39 downto 32) & tail1 & row_q(23 downto 0) & made_i(31 downto 24)) when rising_edge(clk_i(0));
  due1 <= enter1_q when exchange_i = "0" else enter3_q(2 downto 2) when exchange_i = "1" else (others => 'X');
  due3 <= enter3_q(2 downto 2) when exchange_i = "0" else enter1_q when exchange_i = "1" else (others => 'X');
  n_00 <= delay_q(7 downto 0) when exchange_i = "0" else delay_q(23 downto 16) when exchange_i = "1" else (others => 'X');
  tail1 <= row_q(63 downto 56) when due1 = "0" else n_00 when due1 = "1" else (others => 'X');
  tail2 <= made_i(15 downto 8) when enter2_q(1 downto 1) = "0" else delay_q(15 downto 8) when enter2_q(1 downto 1) = "1" else (others => 'X');
  n_01 <= delay_q(23 downto 16) when exchange_i = "0" else delay_q(7 downto 0) when exchange_i = "1" else (others => 'X');
  tail3 <= row_q(127 downto 120) when due3 = "0" else n_01 when due3 = "1" else (others => 'X');
  n <= row_q(31 downto 24) when enter_i(0 downto 0) = "0" else byte_i when enter_i(0 downto 0) = "1" else (others => 'X');
  delayed_o <= delay_q(7 downto 0);
  heads_o <= (row_q(31 downto 24) & row_q(63 downto 56) & row_q(95 downto 88) & row_q(127 downto 120));
  column_o <= (n & row_q(47 downto 40) & row_q(95 downto 88) & row_q(111 downto 104));
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

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
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
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
  n_151 <= n_239 and n_064;
  n_152 <= data_i(7 downto 7) and n_089;
  n_153 <= n_238 and n_053;
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
  n_065 <= not n_151;
  n_066 <= not n_152;
  n_064 <= not n_153;
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
use work.aes128_serial_words.all;

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
use work.aes128_serial_words.all;

entity aes_sub_bytes_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sub_bytes_1 is
  signal data_o_2 : std_logic_vector(7 downto 0);
begin
  gen_byte_0_u_sbox : entity work.aes_sbox_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_core_serial_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(7 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    key_idle_o : out std_logic_vector(0 downto 0);
    more_key_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_data_i : in  std_logic_vector(7 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    block_ready_o : out std_logic_vector(0 downto 0);
    more_block_o : out std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    result_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_core_serial_1 is
  signal n_00 : std_logic_vector(31 downto 0);
  signal n_05 : std_logic_vector(7 downto 0);
  signal n_06 : std_logic_vector(7 downto 0);
  signal n_07 : std_logic_vector(7 downto 0);
  signal n_08 : std_logic_vector(7 downto 0);
  signal n_09 : std_logic_vector(31 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n_02 : std_logic_vector(7 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_04 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(7 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(7 downto 0);
  signal entering : std_logic_vector(7 downto 0);
  signal head : std_logic_vector(7 downto 0);
  signal n_21 : std_logic_vector(31 downto 0);
  signal n_22 : std_logic_vector(31 downto 0);
  signal n_23 : std_logic_vector(31 downto 0);
  signal n_24 : std_logic_vector(7 downto 0);
  signal made : std_logic_vector(31 downto 0);
  signal add_round_key : std_logic_vector(0 downto 0);
  signal block_byte : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal enter : std_logic_vector(3 downto 0);
  signal exchange : std_logic_vector(0 downto 0);
  signal hold : std_logic_vector(0 downto 0);
  signal inverse : std_logic_vector(0 downto 0);
  signal key_add : std_logic_vector(0 downto 0);
  signal key_byte : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal key_row : std_logic_vector(1 downto 0);
  signal key_sub : std_logic_vector(0 downto 0);
  signal key_take : std_logic_vector(3 downto 0);
  signal mix : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal out_byte : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal rcon : std_logic_vector(7 downto 0);
  signal row : std_logic_vector(1 downto 0);
  signal sub_state : std_logic_vector(0 downto 0);
  signal key_head : std_logic_vector(7 downto 0);
  signal key_word : std_logic_vector(31 downto 0);
  signal mixed : std_logic_vector(31 downto 0);
  signal column : std_logic_vector(31 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_60 : std_logic_vector(31 downto 0);
  signal substituted : std_logic_vector(7 downto 0);
  signal u_sub_bytes_clear_i : std_logic_vector(0 downto 0);
begin
  n_00 <= add(n_21, word'("00000000000000000000000000000001"));
  n_05 <= repeat(block_byte, 8) and in_data_i;
  n_06 <= repeat(out_byte, 8) and head;
  n_07 <= repeat(sub_state, 8) and substituted;
  n_08 <= repeat(hold, 8) and n_14;
  n_09 <= key_word and repeat(add_round_key, 32);
  n_01 <= repeat(key_sub, 8) and n_24;
  n_02 <= repeat(key_byte, 8) and key_i;
  n_03 <= repeat(sub_state, 8) and head;
  n_04 <= repeat(key_sub, 8) and key_head;
  n_16 <= not key_sub;
  n_17 <= n_01 or n_02;
  n_18 <= n_03 or n_04;
  n_19 <= n_05 or n_06;
  n_20 <= n_19 or n_07;
  entering <= n_20 or n_08;
  head <= shift(n_60, n_22, 8, false, true, false);
  n_21 <= subtract(word'("00000000000000000000000000011111"), (word'("000000000000000000000000000") & row & word'("000")));
  n_22 <= subtract(n_00, word'("00000000000000000000000000001000"));
  n_23 <= column when mix = "0" else mixed when mix = "1" else (others => 'X');
  n_24 <= substituted xor rcon;
  made <= n_23 xor n_09;
  u_control : entity work.aes_serial_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    key_idle_o => n_11,
    block_idle_o => n_10,
    key_load_i => key_load_i,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    key_valid_i => key_valid_i,
    in_valid_i => in_valid_i,
    more_key_o => n_13,
    more_block_o => n_12,
    out_valid_o => n_15,
    out_ready_i => out_ready_i,
    sub_state_o => sub_state,
    row_o => row,
    inverse_o => inverse,
    block_byte_o => block_byte,
    out_byte_o => out_byte,
    enter_o => enter,
    exchange_o => exchange,
    hold_o => hold,
    mix_o => mix,
    add_round_key_o => add_round_key,
    key_byte_o => key_byte,
    key_sub_o => key_sub,
    key_add_o => key_add,
    key_take_o => key_take,
    key_row_o => key_row,
    rcon_o => rcon
  );
  u_key : entity work.aes_key_rows
  port map (
    clk_i => clk_i,
    add_i => key_add,
    take_i => key_take,
    byte_i => n_17,
    load_i => n_16,
    row_i => key_row,
    head_o => key_head,
    word_o => key_word
  );
  u_mix_columns : entity work.aes_mix_columns_compact_1
  port map (
    inverse_i => exchange,
    data_i => column,
    data_o => mixed
  );
  u_state : entity work.aes_row_state
  port map (
    clk_i => clk_i,
    byte_i => entering,
    enter_i => enter,
    exchange_i => exchange,
    delayed_o => n_14,
    heads_o => n_60,
    column_o => column,
    made_i => made
  );
  u_sub_bytes_clear_i <= word'("0");
  u_sub_bytes : entity work.aes_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => u_sub_bytes_clear_i,
    inverse_i => inverse,
    data_i => n_18,
    data_o => substituted
  );
  key_idle_o <= n_11;
  more_key_o <= n_13;
  block_ready_o <= n_10;
  more_block_o <= n_12;
  result_valid_o <= n_15;
  result_o <= n_14;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_serial_words.all;

entity aes_frontend_2 is
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

architecture words of aes_frontend_2 is
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
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_waits_q : std_logic_vector(0 downto 0);
  signal key_held_q : std_logic_vector(0 downto 0);
  signal alive_q : std_logic_vector(0 downto 0);
  signal refused_o_2 : std_logic_vector(0 downto 0);
  signal tag_o_2 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
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
  key_ready_o_2 <= n_10 and n_17;
  key_taken <= key_valid_i and key_ready_o_2;
  n_11 <= key_valid_i and n_14;
  n_05 <= n_18 and n_21;
  n_17 <= n_15 or key_waits_q;
  n_18 <= not equal(key_len_i, word'("11"));
  n_15 <= not key_held_q;
  n_14 <= not key_taken;
  n_13 <= not key_waits_q;
  n_16 <= not n_05;
  n_12 <= not key_clear_i;
  key_error_o_2 <= n_00 when rising_edge(clk_i(0));
  key_waits_q <= n_02 when rising_edge(clk_i(0));
  key_held_q <= n_01 when rising_edge(clk_i(0));
  alive_q <= live_o_2 when rising_edge(clk_i(0));
  refused_o_2 <= n_03 when rising_edge(clk_i(0));
  tag_o_2 <= n_04 when rising_edge(clk_i(0));
  n_21 <= shift(word'("001"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_03 <= refused_o_2 when block_taken_o_2 = "0" else in_chain_i when block_taken_o_2 = "1" else (others => 'X');
  n_04 <= tag_o_2 when block_taken_o_2 = "0" else in_tag_i when block_taken_o_2 = "1" else (others => 'X');
  n_02 <= word'("0") when live_o_2 = "0" else n_11 when live_o_2 = "1" else (others => 'X');
  n_19 <= key_error_o_2 when key_taken = "0" else n_16 when key_taken = "1" else (others => 'X');
  n_00 <= word'("0") when live_o_2 = "0" else n_19 when live_o_2 = "1" else (others => 'X');
  n_01 <= word'("0") when live_o_2 = "0" else n_20 when live_o_2 = "1" else (others => 'X');
  n_20 <= key_held_q when key_taken = "0" else n_05 when key_taken = "1" else (others => 'X');
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
use work.aes128_serial_words.all;

entity aes_core_2 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    rst_ni : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_ready_o : out std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(7 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    key_error_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_ready_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_chain_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(7 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(7 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_core_2 is
  signal out_data_o_2 : std_logic_vector(7 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal block_ready : std_logic_vector(0 downto 0);
  signal key_idle : std_logic_vector(0 downto 0);
  signal more_block : std_logic_vector(0 downto 0);
  signal more_key : std_logic_vector(0 downto 0);
  signal result : std_logic_vector(7 downto 0);
  signal gen_narrow_out_valid : std_logic_vector(0 downto 0);
  signal block_taken : std_logic_vector(0 downto 0);
  signal held_len : std_logic_vector(1 downto 0);
  signal first_in_ready : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_keep : std_logic_vector(0 downto 0);
  signal key_load : std_logic_vector(0 downto 0);
  signal first_key_ready : std_logic_vector(0 downto 0);
  signal live : std_logic_vector(0 downto 0);
  signal refused : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
begin
  out_data_o_2 <= result and repeat(n_05, 8);
  n_00 <= key_valid_i and n_07;
  n_01 <= in_valid_i and n_08;
  n_02 <= more_key and n_09;
  n_03 <= more_block and n_09;
  out_valid_o_2 <= gen_narrow_out_valid and n_09;
  n_04 <= gen_narrow_out_valid and n_10;
  n_05 <= n_04 and n_09;
  n_06 <= refused and gen_narrow_out_valid;
  out_error_o_2 <= n_06 and n_09;
  key_ready_o_2 <= first_key_ready or n_02;
  in_ready_o_2 <= first_in_ready or n_03;
  n_10 <= not refused;
  n_09 <= not key_clear_i;
  n_08 <= not more_block;
  n_07 <= not more_key;
  genblk22_genblk1_genblk1_gen_serial_u_engine : entity work.aes_core_serial_1
  port map (
    clk_i => clk_i,
    live_i => live,
    key_valid_i => key_valid_i,
    key_i => key_i,
    key_load_i => key_load,
    key_idle_o => key_idle,
    more_key_o => more_key,
    in_valid_i => in_valid_i,
    in_decrypt_i => in_decrypt_i,
    in_data_i => in_data_i,
    block_taken_i => block_taken,
    block_ready_o => block_ready,
    more_block_o => more_block,
    result_valid_o => gen_narrow_out_valid,
    out_ready_i => out_ready_i,
    result_o => result
  );
  u_frontend : entity work.aes_frontend_2
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    key_valid_i => n_00,
    key_ready_o => first_key_ready,
    key_len_i => key_len_i,
    key_clear_i => key_clear_i,
    key_error_o => key_error_o_2,
    in_valid_i => n_01,
    in_ready_o => first_in_ready,
    in_decrypt_i => in_decrypt_i,
    in_chain_i => in_chain_i,
    block_len_i => block_len_i,
    in_tag_i => in_tag_i,
    live_o => live,
    core_idle_i => key_idle,
    core_ready_i => block_ready,
    key_load_o => key_load,
    key_keep_o => key_keep,
    held_len_o => held_len,
    block_taken_o => block_taken,
    tag_o => out_tag_o_2,
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
use work.aes128_serial_words.all;

entity aes128_serial_core is
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

architecture words of aes128_serial_core is
  signal core_block_len : std_logic_vector(1 downto 0);
  signal core_in_chain : std_logic_vector(0 downto 0);
  signal core_in_data : std_logic_vector(7 downto 0);
  signal core_in_decrypt : std_logic_vector(0 downto 0);
  signal core_in_tag : std_logic_vector(0 downto 0);
  signal core_in_valid : std_logic_vector(0 downto 0);
  signal core_key_len : std_logic_vector(1 downto 0);
  signal core_key : std_logic_vector(7 downto 0);
  signal core_key_valid : std_logic_vector(0 downto 0);
  signal core_out_ready : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal key_error_o_2 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal core_in_ready : std_logic_vector(0 downto 0);
  signal unused_key_error : std_logic_vector(0 downto 0);
  signal core_key_ready : std_logic_vector(0 downto 0);
  signal core_out_data : std_logic_vector(7 downto 0);
  signal core_out_error : std_logic_vector(0 downto 0);
  signal core_out_tag : std_logic_vector(0 downto 0);
  signal core_out_valid : std_logic_vector(0 downto 0);
begin
  u_adapter : entity work.aes_port_adapter_1
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
    out_error_o => out_error_o_2,
    core_key_valid_o => core_key_valid,
    core_key_ready_i => core_key_ready,
    core_key_len_o => core_key_len,
    core_key_o => core_key,
    core_in_valid_o => core_in_valid,
    core_in_ready_i => core_in_ready,
    core_in_decrypt_o => core_in_decrypt,
    core_in_chain_o => core_in_chain,
    core_block_len_o => core_block_len,
    core_in_data_o => core_in_data,
    core_in_tag_o => core_in_tag,
    core_out_valid_i => core_out_valid,
    core_out_ready_o => core_out_ready,
    core_out_data_i => core_out_data,
    core_out_tag_i => core_out_tag,
    core_out_error_i => core_out_error
  );
  u_core : entity work.aes_core_2
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    key_valid_i => core_key_valid,
    key_ready_o => core_key_ready,
    key_len_i => core_key_len,
    key_i => core_key,
    key_clear_i => key_clear_i,
    key_error_o => unused_key_error,
    in_valid_i => core_in_valid,
    in_ready_o => core_in_ready,
    in_decrypt_i => core_in_decrypt,
    in_chain_i => core_in_chain,
    block_len_i => core_block_len,
    in_data_i => core_in_data,
    in_tag_i => core_in_tag,
    out_valid_o => core_out_valid,
    out_ready_i => core_out_ready,
    out_data_o => core_out_data,
    out_tag_o => core_out_tag,
    out_error_o => core_out_error
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

entity aes128_serial is
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

architecture model of aes128_serial is
begin
  u_core : entity work.aes128_serial_core
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
