-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build vater-wlan`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package aes_vater_wlan_words is
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

package body aes_vater_wlan_words is
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
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

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
    core_key_o : out std_logic_vector(31 downto 0);
    core_in_valid_o : out std_logic_vector(0 downto 0);
    core_in_ready_i : in  std_logic_vector(0 downto 0);
    core_in_decrypt_o : out std_logic_vector(0 downto 0);
    core_in_chain_o : out std_logic_vector(0 downto 0);
    core_block_len_o : out std_logic_vector(1 downto 0);
    core_in_data_o : out std_logic_vector(31 downto 0);
    core_in_tag_o : out std_logic_vector(0 downto 0);
    core_out_valid_i : in  std_logic_vector(0 downto 0);
    core_out_ready_o : out std_logic_vector(0 downto 0);
    core_out_data_i : in  std_logic_vector(31 downto 0);
    core_out_tag_i : in  std_logic_vector(0 downto 0);
    core_out_error_i : in  std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_port_adapter_1 is
  signal n_015 : std_logic_vector(31 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(2 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_5 : std_logic_vector(2 downto 0);
  signal n_008 : std_logic_vector(2 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal core_in_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal n_024 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_016 : std_logic_vector(0 downto 0);
  signal key_taken : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal core_out_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal result_valid : std_logic_vector(0 downto 0);
  signal core_key_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal beat : std_logic_vector(0 downto 0);
  signal idle : std_logic_vector(0 downto 0);
  signal ready : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal last : std_logic_vector(0 downto 0);
  signal n_017 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal n_020 : std_logic_vector(0 downto 0);
  signal n_021 : std_logic_vector(0 downto 0);
  signal n_022 : std_logic_vector(0 downto 0);
  signal n_023 : std_logic_vector(0 downto 0);
  signal core_in_tag_o_2 : std_logic_vector(0 downto 0);
  signal core_keyed_q : std_logic_vector(0 downto 0);
  signal core_in_chain_o_2 : std_logic_vector(0 downto 0);
  signal core_in_decrypt_o_2 : std_logic_vector(0 downto 0);
  signal core_block_len_o_2 : std_logic_vector(1 downto 0);
  signal core_key_len_o_2 : std_logic_vector(1 downto 0);
  signal beats_q : std_logic_vector(255 downto 0);
  signal left_q : std_logic_vector(5 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(5 downto 0);
  signal n_054 : std_logic_vector(31 downto 0);
  signal n_004 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(1 downto 0);
  signal n_002 : std_logic_vector(0 downto 0);
  signal n_007 : std_logic_vector(0 downto 0);
  signal n_005 : std_logic_vector(1 downto 0);
  signal n_044 : std_logic_vector(255 downto 0);
  signal n_045 : std_logic_vector(255 downto 0);
  signal n_046 : std_logic_vector(255 downto 0);
  signal n_000 : std_logic_vector(255 downto 0);
  signal n_047 : std_logic_vector(5 downto 0);
  signal n_048 : std_logic_vector(5 downto 0);
  signal n_049 : std_logic_vector(5 downto 0);
  signal n_050 : std_logic_vector(5 downto 0);
  signal n_006 : std_logic_vector(5 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_014 : std_logic_vector(2 downto 0);
  signal n_013 : std_logic_vector(2 downto 0);
  signal n_012 : std_logic_vector(2 downto 0);
  signal n_011 : std_logic_vector(2 downto 0);
  signal n_010 : std_logic_vector(2 downto 0);
  signal n_009 : std_logic_vector(2 downto 0);
  signal n_055 : std_logic_vector(2 downto 0);
  signal n_056 : std_logic_vector(5 downto 0);
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
  n_015 <= add(word'("00000000000000000000000000000100"), (word'("00000000000000000000000000000") & key_len_i & word'("0")));
  n <= any_of((n_024 & n_025 & n_028));
  n_2 <= n_010 when n_025 = "0" else n_009 when n_025 = "1" else (others => 'X');
  n_3 <= n_2 when n_024 = "0" else word'("010") when n_024 = "1" else (others => 'X');
  n_4 <= state_q when n_026 = "0" else n_012 when n_026 = "1" else (others => 'X');
  n_5 <= n_4 when core_in_valid_o_2 = "0" else n_011 when core_in_valid_o_2 = "1" else (others => 'X');
  n_008 <= n_5 when n = "0" else n_3 when n = "1" else (others => 'X');
  n_026 <= equal(state_q, word'("101"));
  core_in_valid_o_2 <= equal(state_q, word'("100"));
  n_028 <= equal(state_q, word'("011"));
  n_025 <= equal(state_q, word'("010"));
  n_024 <= equal(state_q, word'("001"));
  n_029 <= n_041 and n_051;
  n_016 <= n_042 and n_052;
  key_taken <= key_valid_i and key_ready_o_2;
  n_030 <= n_024 and core_keyed_q;
  core_out_ready_o_2 <= n_026 and n_039;
  n_031 <= n_025 and core_key_ready_i;
  n_032 <= core_in_valid_o_2 and core_in_ready_i;
  n_033 <= core_out_ready_o_2 and core_out_valid_i;
  n_034 <= beat and last;
  n_035 <= n_025 and beat;
  n_036 <= n_028 and core_in_ready_i;
  n_037 <= result_valid and result_ready;
  n_038 <= n_026 and last;
  result_valid <= n_038 and core_out_valid_i;
  core_key_valid_o_2 <= n_030 or n_025;
  n_039 <= n_023 or result_ready;
  n_040 <= n_031 or n_032;
  beat <= n_040 or n_033;
  idle <= n_027 or n_036;
  ready <= idle or n_037;
  n_041 <= not equal(key_len_i, word'("11"));
  n_042 <= not equal(core_key_len_o_2, word'("11"));
  n_027 <= not n_018;
  last <= not n_023;
  n_017 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_018 <= n_017 or state_q(2 downto 2);
  n_019 <= left_q(0 downto 0) or left_q(1 downto 1);
  n_020 <= left_q(2 downto 2) or left_q(3 downto 3);
  n_021 <= left_q(4 downto 4) or left_q(5 downto 5);
  n_022 <= n_019 or n_020;
  n_023 <= n_022 or n_021;
  core_in_tag_o_2 <= n_007 when rising_edge(clk_i(0));
  core_keyed_q <= n_003 when rising_edge(clk_i(0));
  core_in_chain_o_2 <= n_002 when rising_edge(clk_i(0));
  core_in_decrypt_o_2 <= n_004 when rising_edge(clk_i(0));
  core_block_len_o_2 <= n_001 when rising_edge(clk_i(0));
  core_key_len_o_2 <= n_005 when rising_edge(clk_i(0));
  beats_q <= n_000 when rising_edge(clk_i(0));
  left_q <= n_006 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  n_051 <= shift(word'("001"), (word'("000000000000000000000000000000") & key_len_i), 1, false, true, false);
  n_052 <= shift(word'("001"), (word'("000000000000000000000000000000") & core_key_len_o_2), 1, false, true, false);
  n_053 <= subtract(left_q, word'("000001"));
  n_054 <= subtract((word'("00000") & n_015(26 downto 0)), word'("00000000000000000000000000000001"));
  n_004 <= core_in_decrypt_o_2 when block_taken = "0" else in_decrypt_i when block_taken = "1" else (others => 'X');
  n_043 <= core_keyed_q when n_035 = "0" else n_016 when n_035 = "1" else (others => 'X');
  n_003 <= word'("0") when live = "0" else n_043 when live = "1" else (others => 'X');
  n_001 <= core_block_len_o_2 when block_taken = "0" else block_len_i when block_taken = "1" else (others => 'X');
  n_002 <= core_in_chain_o_2 when block_taken = "0" else in_chain_i when block_taken = "1" else (others => 'X');
  n_007 <= core_in_tag_o_2 when block_taken = "0" else in_tag_i when block_taken = "1" else (others => 'X');
  n_005 <= core_key_len_o_2 when key_taken = "0" else key_len_i when key_taken = "1" else (others => 'X');
  n_044 <= beats_q when beat = "0" else (beats_q(223 downto 0) & core_out_data_i) when beat = "1" else (others => 'X');
  n_045 <= n_044 when key_taken = "0" else key_i when key_taken = "1" else (others => 'X');
  n_046 <= n_045 when block_taken = "0" else (in_data_i & word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")) when block_taken = "1" else (others => 'X');
  n_000 <= word'("0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live = "0" else n_046 when live = "1" else (others => 'X');
  n_047 <= left_q when beat = "0" else n_056 when beat = "1" else (others => 'X');
  n_048 <= word'("000000") when n_029 = "0" else n_054(5 downto 0) when n_029 = "1" else (others => 'X');
  n_049 <= n_047 when key_taken = "0" else n_048 when key_taken = "1" else (others => 'X');
  n_050 <= n_049 when block_taken = "0" else word'("000011") when block_taken = "1" else (others => 'X');
  n_006 <= word'("000000") when live = "0" else n_050 when live = "1" else (others => 'X');
  state_d <= word'("000") when live = "0" else n_014 when live = "1" else (others => 'X');
  n_014 <= n_013 when block_taken = "0" else word'("100") when block_taken = "1" else (others => 'X');
  n_013 <= n_008 when key_taken = "0" else word'("001") when key_taken = "1" else (others => 'X');
  n_012 <= state_q when n_034 = "0" else word'("000") when n_034 = "1" else (others => 'X');
  n_011 <= state_q when n_034 = "0" else word'("101") when n_034 = "1" else (others => 'X');
  n_010 <= state_q when core_in_ready_i = "0" else word'("000") when core_in_ready_i = "1" else (others => 'X');
  n_009 <= state_q when n_034 = "0" else n_055 when n_034 = "1" else (others => 'X');
  n_055 <= word'("000") when n_016 = "0" else word'("011") when n_016 = "1" else (others => 'X');
  n_056 <= word'("000011") when n_023 = "0" else n_053 when n_023 = "1" else (others => 'X');
  u_data_data_i <= (beats_q(95 downto 0) & core_out_data_i);
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
  core_key_o <= beats_q(255 downto 224);
  core_in_valid_o <= core_in_valid_o_2;
  core_in_decrypt_o <= core_in_decrypt_o_2;
  core_in_chain_o <= core_in_chain_o_2;
  core_block_len_o <= core_block_len_o_2;
  core_in_data_o <= beats_q(255 downto 224);
  core_in_tag_o <= core_in_tag_o_2;
  core_out_ready_o <= core_out_ready_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_column_schedule_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    nk6_i : in  std_logic_vector(0 downto 0);
    nk8_i : in  std_logic_vector(0 downto 0);
    start_inverse_i : in  std_logic_vector(0 downto 0);
    slots_o : out std_logic_vector(6 downto 0);
    first_special_o : out std_logic_vector(2 downto 0);
    next_special_o : out std_logic_vector(2 downto 0);
    running_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    left_i : in  std_logic_vector(6 downto 0);
    column_i : in  std_logic_vector(1 downto 0);
    special_i : in  std_logic_vector(0 downto 0);
    subbed_i : in  std_logic_vector(0 downto 0);
    stall_i : in  std_logic_vector(0 downto 0);
    first_half_o : out std_logic_vector(0 downto 0);
    whole_o : out std_logic_vector(0 downto 0);
    sub_word_o : out std_logic_vector(0 downto 0);
    step_o : out std_logic_vector(0 downto 0);
    last_round_o : out std_logic_vector(0 downto 0);
    rotate_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_column_schedule_1 is
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal step_o_2 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal slots_o_2 : std_logic_vector(6 downto 0);
  signal n_20 : std_logic_vector(6 downto 0);
  signal first_special_o_2 : std_logic_vector(2 downto 0);
  signal next_special_o_2 : std_logic_vector(2 downto 0);
  signal n_21 : std_logic_vector(6 downto 0);
begin
  n_09 <= inverse_i and n_14;
  n_10 <= nk6_i and column_i(1 downto 1);
  n_04 <= n_02 and n_19;
  n_11 <= running_i and special_i;
  n_12 <= n_11 and n_15;
  n_07 <= n_12 and n_16;
  n_13 <= running_i and n_17;
  step_o_2 <= n_13 and n_18;
  n_19 <= nk8_i or n_10;
  n_02 <= less(left_i, n_21, false);
  n_18 <= not stall_i;
  n_17 <= not n_07;
  n_16 <= not n_04;
  n_15 <= not subbed_i;
  n_14 <= not nk8_i;
  slots_o_2 <= n_20 when nk8_i = "0" else word'("1000100") when nk8_i = "1" else (others => 'X');
  n_20 <= word'("0110001") when nk6_i = "0" else word'("0110111") when nk6_i = "1" else (others => 'X');
  first_special_o_2 <= word'("000") when start_inverse_i = "0" else word'("011") when start_inverse_i = "1" else (others => 'X');
  next_special_o_2 <= word'("011") when nk6_i = "0" else word'("101") when nk6_i = "1" else (others => 'X');
  n_21 <= word'("0000100") when n_09 = "0" else word'("0000101") when n_09 = "1" else (others => 'X');
  slots_o <= slots_o_2;
  first_special_o <= first_special_o_2;
  next_special_o <= next_special_o_2;
  first_half_o <= word'("0");
  whole_o <= word'("1");
  sub_word_o <= n_07;
  step_o <= step_o_2;
  last_round_o <= n_02;
  rotate_o <= n_04;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_column_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    idle_o : out std_logic_vector(0 downto 0);
    ready_o : out std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    decrypt_i : in  std_logic_vector(0 downto 0);
    walk_i : in  std_logic_vector(0 downto 0);
    nk6_i : in  std_logic_vector(0 downto 0);
    nk8_i : in  std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    start_o : out std_logic_vector(0 downto 0);
    start_inverse_o : out std_logic_vector(0 downto 0);
    sub_word_o : out std_logic_vector(0 downto 0);
    step_o : out std_logic_vector(0 downto 0);
    first_half_o : out std_logic_vector(0 downto 0);
    whole_o : out std_logic_vector(0 downto 0);
    busy_o : out std_logic_vector(0 downto 0);
    inverse_o : out std_logic_vector(0 downto 0);
    column_o : out std_logic_vector(1 downto 0);
    last_round_o : out std_logic_vector(0 downto 0);
    read_o : out std_logic_vector(0 downto 0);
    made_o : out std_logic_vector(0 downto 0);
    walked_o : out std_logic_vector(0 downto 0);
    special_o : out std_logic_vector(0 downto 0);
    rotate_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_column_control_1 is
  signal n_009 : std_logic_vector(1 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal busy_o_2 : std_logic_vector(0 downto 0);
  signal n_021 : std_logic_vector(0 downto 0);
  signal n_022 : std_logic_vector(0 downto 0);
  signal n_023 : std_logic_vector(0 downto 0);
  signal n_024 : std_logic_vector(0 downto 0);
  signal walked_o_2 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal last : std_logic_vector(0 downto 0);
  signal stall : std_logic_vector(0 downto 0);
  signal start_inverse_o_2 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal running : std_logic_vector(0 downto 0);
  signal start_o_2 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal idle_o_2 : std_logic_vector(0 downto 0);
  signal special_o_2 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_020 : std_logic_vector(0 downto 0);
  signal n_010 : std_logic_vector(0 downto 0);
  signal n_011 : std_logic_vector(0 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal n_014 : std_logic_vector(0 downto 0);
  signal n_015 : std_logic_vector(0 downto 0);
  signal n_016 : std_logic_vector(0 downto 0);
  signal n_017 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal inverse_o_2 : std_logic_vector(0 downto 0);
  signal subbed_q : std_logic_vector(0 downto 0);
  signal until_special_q : std_logic_vector(2 downto 0);
  signal column_o_2 : std_logic_vector(1 downto 0);
  signal left_q : std_logic_vector(6 downto 0);
  signal state_q : std_logic_vector(1 downto 0);
  signal n_041 : std_logic_vector(6 downto 0);
  signal n_042 : std_logic_vector(2 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_003 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(2 downto 0);
  signal n_036 : std_logic_vector(2 downto 0);
  signal n_004 : std_logic_vector(2 downto 0);
  signal n_037 : std_logic_vector(1 downto 0);
  signal n_038 : std_logic_vector(1 downto 0);
  signal n_000 : std_logic_vector(1 downto 0);
  signal n_039 : std_logic_vector(6 downto 0);
  signal n_040 : std_logic_vector(6 downto 0);
  signal n_002 : std_logic_vector(6 downto 0);
  signal state_d : std_logic_vector(1 downto 0);
  signal n_008 : std_logic_vector(1 downto 0);
  signal n_007 : std_logic_vector(1 downto 0);
  signal n_006 : std_logic_vector(1 downto 0);
  signal n_005 : std_logic_vector(1 downto 0);
  signal n_043 : std_logic_vector(2 downto 0);
  signal first_half_o_2 : std_logic_vector(0 downto 0);
  signal first_special : std_logic_vector(2 downto 0);
  signal last_round_o_2 : std_logic_vector(0 downto 0);
  signal next_special : std_logic_vector(2 downto 0);
  signal rotate_o_2 : std_logic_vector(0 downto 0);
  signal slots : std_logic_vector(6 downto 0);
  signal step_o_2 : std_logic_vector(0 downto 0);
  signal sub_word_o_2 : std_logic_vector(0 downto 0);
  signal whole_o_2 : std_logic_vector(0 downto 0);
begin
  n_009 <= add(column_o_2, word'("01"));
  n_019 <= equal(state_q, word'("11"));
  busy_o_2 <= equal(state_q, word'("01"));
  n_021 <= equal(state_q, word'("10"));
  n_022 <= running and n_029;
  n_023 <= n_022 and whole_o_2;
  n_024 <= sub_word_o_2 and whole_o_2;
  walked_o_2 <= n_019 and last;
  n_025 <= result_valid_o_2 and result_ready_i;
  result_valid_o_2 <= busy_o_2 and last;
  n_026 <= running and n_020;
  last <= n_026 and whole_o_2;
  stall <= result_valid_o_2 and n_030;
  start_inverse_o_2 <= n_027 and decrypt_i;
  n_028 <= last and n_029;
  ready_o_2 <= idle_o_2 or n_025;
  running <= busy_o_2 or n_019;
  start_o_2 <= block_taken_i or n_021;
  n_027 <= not equal(state_q, word'("10"));
  idle_o_2 <= not n_010;
  special_o_2 <= not n_012;
  n_029 <= not stall;
  n_030 <= not result_ready_i;
  n_020 <= not n_018;
  n_010 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_011 <= until_special_q(0 downto 0) or until_special_q(1 downto 1);
  n_012 <= n_011 or until_special_q(2 downto 2);
  n_013 <= left_q(0 downto 0) or left_q(1 downto 1);
  n_014 <= left_q(2 downto 2) or left_q(3 downto 3);
  n_015 <= left_q(4 downto 4) or left_q(5 downto 5);
  n_016 <= n_013 or n_014;
  n_017 <= n_015 or left_q(6 downto 6);
  n_018 <= n_016 or n_017;
  inverse_o_2 <= n_001 when rising_edge(clk_i(0));
  subbed_q <= n_003 when rising_edge(clk_i(0));
  until_special_q <= n_004 when rising_edge(clk_i(0));
  column_o_2 <= n_000 when rising_edge(clk_i(0));
  left_q <= n_002 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  n_041 <= subtract(left_q, word'("0000001"));
  n_042 <= subtract(until_special_q, word'("001"));
  n_031 <= inverse_o_2 when start_o_2 = "0" else start_inverse_o_2 when start_o_2 = "1" else (others => 'X');
  n_001 <= word'("0") when live_i = "0" else n_031 when live_i = "1" else (others => 'X');
  n_032 <= subbed_q when n_024 = "0" else word'("1") when n_024 = "1" else (others => 'X');
  n_033 <= n_032 when step_o_2 = "0" else word'("0") when step_o_2 = "1" else (others => 'X');
  n_034 <= n_033 when start_o_2 = "0" else word'("0") when start_o_2 = "1" else (others => 'X');
  n_003 <= word'("0") when live_i = "0" else n_034 when live_i = "1" else (others => 'X');
  n_035 <= until_special_q when step_o_2 = "0" else n_043 when step_o_2 = "1" else (others => 'X');
  n_036 <= n_035 when start_o_2 = "0" else first_special when start_o_2 = "1" else (others => 'X');
  n_004 <= word'("000") when live_i = "0" else n_036 when live_i = "1" else (others => 'X');
  n_037 <= column_o_2 when step_o_2 = "0" else n_009 when step_o_2 = "1" else (others => 'X');
  n_038 <= n_037 when start_o_2 = "0" else word'("00") when start_o_2 = "1" else (others => 'X');
  n_000 <= word'("00") when live_i = "0" else n_038 when live_i = "1" else (others => 'X');
  n_039 <= left_q when n_023 = "0" else n_041 when n_023 = "1" else (others => 'X');
  n_040 <= n_039 when start_o_2 = "0" else slots when start_o_2 = "1" else (others => 'X');
  n_002 <= word'("0000000") when live_i = "0" else n_040 when live_i = "1" else (others => 'X');
  state_d <= word'("00") when live_i = "0" else n_008 when live_i = "1" else (others => 'X');
  n_008 <= n_007 when block_taken_i = "0" else word'("01") when block_taken_i = "1" else (others => 'X');
  n_007 <= n_006 when walk_i = "0" else word'("10") when walk_i = "1" else (others => 'X');
  n_006 <= n_005 when n_021 = "0" else word'("11") when n_021 = "1" else (others => 'X');
  n_005 <= state_q when n_028 = "0" else word'("00") when n_028 = "1" else (others => 'X');
  n_043 <= next_special when n_012 = "0" else n_042 when n_012 = "1" else (others => 'X');
  gen_combinational_u_schedule : entity work.aes_column_schedule_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    nk6_i => nk6_i,
    nk8_i => nk8_i,
    start_inverse_i => start_inverse_o_2,
    slots_o => slots,
    first_special_o => first_special,
    next_special_o => next_special,
    running_i => running,
    inverse_i => inverse_o_2,
    left_i => left_q,
    column_i => column_o_2,
    special_i => special_o_2,
    subbed_i => subbed_q,
    stall_i => stall,
    first_half_o => first_half_o_2,
    whole_o => whole_o_2,
    sub_word_o => sub_word_o_2,
    step_o => step_o_2,
    last_round_o => last_round_o_2,
    rotate_o => rotate_o_2
  );
  idle_o <= idle_o_2;
  ready_o <= ready_o_2;
  result_valid_o <= result_valid_o_2;
  start_o <= start_o_2;
  start_inverse_o <= start_inverse_o_2;
  sub_word_o <= sub_word_o_2;
  step_o <= step_o_2;
  first_half_o <= first_half_o_2;
  whole_o <= whole_o_2;
  busy_o <= busy_o_2;
  inverse_o <= inverse_o_2;
  column_o <= column_o_2;
  last_round_o <= last_round_o_2;
  read_o <= word'("0");
  made_o <= word'("0");
  walked_o <= walked_o_2;
  special_o <= special_o_2;
  rotate_o <= rotate_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_key_words_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    nk6_i : in  std_logic_vector(0 downto 0);
    nk8_i : in  std_logic_vector(0 downto 0);
    walked_i : in  std_logic_vector(0 downto 0);
    start_i : in  std_logic_vector(0 downto 0);
    start_inverse_i : in  std_logic_vector(0 downto 0);
    first_key_o : out std_logic_vector(127 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    sub_word_i : in  std_logic_vector(0 downto 0);
    sub_word_o : out std_logic_vector(31 downto 0);
    substituted_i : in  std_logic_vector(31 downto 0);
    step_i : in  std_logic_vector(0 downto 0);
    special_i : in  std_logic_vector(0 downto 0);
    rotate_i : in  std_logic_vector(0 downto 0);
    word_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_key_words_1 is
  signal n_05 : std_logic_vector(31 downto 0);
  signal n_06 : std_logic_vector(7 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal nk4 : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(0 downto 0);
  signal n_19 : std_logic_vector(0 downto 0);
  signal n_20 : std_logic_vector(0 downto 0);
  signal n_21 : std_logic_vector(0 downto 0);
  signal turns : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal kept_q : std_logic_vector(127 downto 0);
  signal window_q : std_logic_vector(127 downto 0);
  signal rcon_q : std_logic_vector(7 downto 0);
  signal plain_q : std_logic_vector(0 downto 0);
  signal gen_two_ends_kept_inverse_q : std_logic_vector(0 downto 0);
  signal n_22 : std_logic_vector(0 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_23 : std_logic_vector(7 downto 0);
  signal n_24 : std_logic_vector(7 downto 0);
  signal n_25 : std_logic_vector(7 downto 0);
  signal n_26 : std_logic_vector(7 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_27 : std_logic_vector(0 downto 0);
  signal n_28 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(127 downto 0);
  signal n_29 : std_logic_vector(127 downto 0);
  signal n_30 : std_logic_vector(127 downto 0);
  signal n_01 : std_logic_vector(127 downto 0);
  signal word_o_2 : std_logic_vector(31 downto 0);
  signal sub_word_o_2 : std_logic_vector(31 downto 0);
  signal n_31 : std_logic_vector(31 downto 0);
  signal moved_31_0 : std_logic_vector(31 downto 0);
  signal moved_63_32 : std_logic_vector(31 downto 0);
  signal moved_95_64 : std_logic_vector(31 downto 0);
  signal moved_127_96 : std_logic_vector(31 downto 0);
  signal start : std_logic_vector(127 downto 0);
  signal n_32 : std_logic_vector(127 downto 0);
  signal n_33 : std_logic_vector(7 downto 0);
  signal n_34 : std_logic_vector(7 downto 0);
  signal n_35 : std_logic_vector(7 downto 0);
  signal n_36 : std_logic_vector(31 downto 0);
  signal last : std_logic_vector(31 downto 0);
  signal before_next : std_logic_vector(31 downto 0);
  signal gen_window_3_next : std_logic_vector(31 downto 0);
  signal n_37 : std_logic_vector(31 downto 0);
  signal after_sub : std_logic_vector(31 downto 0);
  signal n_38 : std_logic_vector(7 downto 0);
  signal n_39 : std_logic_vector(7 downto 0);
begin
  n_05 <= before_next and repeat(n_07, 32);
  n_06 <= rcon_q and repeat(n_12, 8);
  n_07 <= n_11 and n_10;
  n_08 <= start_i and turns;
  n_09 <= nk8_i and n_12;
  nk4 <= n_16 and n_17;
  n_18 <= n_13 or load_i;
  n_19 <= load_i or keep_i;
  n_20 <= n_13 or n_14;
  n_21 <= n_13 or n_15;
  turns <= not equal(gen_two_ends_kept_inverse_q, start_inverse_i);
  n_10 <= not rotate_i;
  n_11 <= not special_i;
  n_13 <= not live_i;
  n_12 <= not plain_q;
  n_15 <= not keep_i;
  n_14 <= not n_19;
  n_17 <= not nk8_i;
  n_16 <= not nk6_i;
  kept_q <= n_01 when rising_edge(clk_i(0));
  window_q <= n_04 when rising_edge(clk_i(0));
  rcon_q <= n_03 when rising_edge(clk_i(0));
  plain_q <= n_02 when rising_edge(clk_i(0));
  gen_two_ends_kept_inverse_q <= n_00 when rising_edge(clk_i(0));
  n_22 <= gen_two_ends_kept_inverse_q when start_i = "0" else start_inverse_i when start_i = "1" else (others => 'X');
  n_00 <= n_22 when n_18 = "0" else word'("0") when n_18 = "1" else (others => 'X');
  n_23 <= n_33 when plain_q = "0" else rcon_q when plain_q = "1" else (others => 'X');
  n_24 <= rcon_q when sub_word_i = "0" else n_23 when sub_word_i = "1" else (others => 'X');
  n_25 <= word'("00000001") when start_inverse_i = "0" else n_35 when start_inverse_i = "1" else (others => 'X');
  n_26 <= n_24 when start_i = "0" else n_25 when start_i = "1" else (others => 'X');
  n_03 <= word'("00000000") when live_i = "0" else n_26 when live_i = "1" else (others => 'X');
  n_27 <= plain_q when sub_word_i = "0" else n_09 when sub_word_i = "1" else (others => 'X');
  n_28 <= n_27 when start_i = "0" else word'("0") when start_i = "1" else (others => 'X');
  n_02 <= word'("0") when live_i = "0" else n_28 when live_i = "1" else (others => 'X');
  n_04 <= n_32 when n_21 = "0" else word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_21 = "1" else (others => 'X');
  n_29 <= kept_q when n_08 = "0" else (moved_31_0 & moved_63_32 & moved_95_64 & moved_127_96) when n_08 = "1" else (others => 'X');
  n_30 <= n_29 when load_i = "0" else (key_i(159 downto 128) & key_i(191 downto 160) & key_i(223 downto 192) & key_i(255 downto 224)) when load_i = "1" else (others => 'X');
  n_01 <= n_30 when n_20 = "0" else word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_20 = "1" else (others => 'X');
  word_o_2 <= word'("00000000000000000000000000000000") when nk4 = "0" else gen_window_3_next when nk4 = "1" else (others => 'X');
  sub_word_o_2 <= (before_next(23 downto 0) & before_next(31 downto 24)) when plain_q = "0" else before_next when plain_q = "1" else (others => 'X');
  n_31 <= window_q(31 downto 0) when step_i = "0" else window_q(63 downto 32) when step_i = "1" else (others => 'X');
  moved_31_0 <= n_31 when sub_word_i = "0" else after_sub when sub_word_i = "1" else (others => 'X');
  moved_63_32 <= window_q(63 downto 32) when step_i = "0" else window_q(95 downto 64) when step_i = "1" else (others => 'X');
  moved_95_64 <= window_q(95 downto 64) when step_i = "0" else window_q(127 downto 96) when step_i = "1" else (others => 'X');
  moved_127_96 <= window_q(127 downto 96) when step_i = "0" else gen_window_3_next when step_i = "1" else (others => 'X');
  start <= kept_q when turns = "0" else (moved_31_0 & moved_63_32 & moved_95_64 & moved_127_96) when turns = "1" else (others => 'X');
  n_32 <= (moved_127_96 & moved_95_64 & moved_63_32 & moved_31_0) when start_i = "0" else start when start_i = "1" else (others => 'X');
  n_33 <= n_38 when inverse_i = "0" else n_39 when inverse_i = "1" else (others => 'X');
  n_34 <= word'("00110110") when nk6_i = "0" else word'("10000000") when nk6_i = "1" else (others => 'X');
  n_35 <= n_34 when nk8_i = "0" else word'("01000000") when nk8_i = "1" else (others => 'X');
  n_36 <= window_q(127 downto 96) when nk6_i = "0" else word'("00000000000000000000000000000000") when nk6_i = "1" else (others => 'X');
  last <= n_36 when nk8_i = "0" else word'("00000000000000000000000000000000") when nk8_i = "1" else (others => 'X');
  before_next <= last when inverse_i = "0" else window_q(63 downto 32) when inverse_i = "1" else (others => 'X');
  gen_window_3_next <= window_q(31 downto 0) xor n_05;
  n_37 <= window_q(31 downto 0) xor substituted_i;
  after_sub <= n_37 xor (n_06 & word'("000000000000000000000000"));
  n_38 <= (rcon_q(6 downto 0) & word'("0")) xor (word'("000") & repeat(rcon_q(7 downto 7), 2) & word'("0") & repeat(rcon_q(7 downto 7), 2));
  n_39 <= (word'("0") & rcon_q(7 downto 1)) xor (rcon_q(0 downto 0) & word'("000") & repeat(rcon_q(0 downto 0), 2) & word'("0") & rcon_q(0 downto 0));
  first_key_o <= (start(31 downto 0) & start(63 downto 32) & start(95 downto 64) & start(127 downto 96));
  sub_word_o <= sub_word_o_2;
  word_o <= word_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

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
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
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
  signal n_029 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_280 : std_logic_vector(0 downto 0);
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
  n_031 <= not n_280;
  n_032 <= not n_281;
  n_028 <= not n_282;
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
  n_029 <= n_034 xor n_111;
  n_030 <= data_i(0 downto 0) xor data_i(1 downto 1);
  n_280 <= n_122 xor n_030;
  n_281 <= data_i(6 downto 6) xor n_031;
  n_282 <= n_056 xor n_027;
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
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

entity aes_sub_bytes_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(31 downto 0);
    data_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_sub_bytes_1 is
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
use work.aes_vater_wlan_words.all;

entity aes_shared_sub_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    sub_word_i : in  std_logic_vector(0 downto 0);
    word_i : in  std_logic_vector(31 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(31 downto 0);
    data_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_shared_sub_1 is
  signal n_0 : std_logic_vector(0 downto 0);
  signal n_1 : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(31 downto 0);
  signal data_o_2 : std_logic_vector(31 downto 0);
begin
  n_0 <= inverse_i and n_1;
  n_1 <= not sub_word_i;
  n_2 <= data_i when sub_word_i = "0" else word_i when sub_word_i = "1" else (others => 'X');
  u_sub_bytes : entity work.aes_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => n_0,
    data_i => n_2,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

entity aes_column_round_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    first_half_i : in  std_logic_vector(0 downto 0);
    sub_word_i : in  std_logic_vector(0 downto 0);
    read_i : in  std_logic_vector(0 downto 0);
    word_i : in  std_logic_vector(31 downto 0);
    word_o : out std_logic_vector(31 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    last_round_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(31 downto 0);
    data_i : in  std_logic_vector(31 downto 0);
    data_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_column_round_1 is
  signal n_02 : std_logic_vector(31 downto 0);
  signal data_o_2 : std_logic_vector(31 downto 0);
  signal to_mix : std_logic_vector(31 downto 0);
  signal n_03 : std_logic_vector(31 downto 0);
  signal keyed : std_logic_vector(31 downto 0);
  signal n_01 : std_logic_vector(31 downto 0);
  signal mixed : std_logic_vector(31 downto 0);
  signal gen_one_row_u_sub_clear_i : std_logic_vector(0 downto 0);
begin
  n_02 <= n_03 when inverse_i = "0" else mixed when inverse_i = "1" else (others => 'X');
  data_o_2 <= n_02 when last_round_i = "0" else keyed when last_round_i = "1" else (others => 'X');
  to_mix <= n_01 when inverse_i = "0" else keyed when inverse_i = "1" else (others => 'X');
  n_03 <= mixed xor key_i;
  keyed <= n_01 xor key_i;
  gen_one_row_u_sub_clear_i <= word'("0");
  gen_one_row_u_sub : entity work.aes_shared_sub_1
  port map (
    clk_i => clk_i,
    clear_i => gen_one_row_u_sub_clear_i,
    sub_word_i => sub_word_i,
    word_i => word_i,
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => n_01
  );
  genblk2_gen_mix_compact_u_mix_columns : entity work.aes_mix_columns_compact_1
  port map (
    inverse_i => inverse_i,
    data_i => to_mix,
    data_o => mixed
  );
  word_o <= n_01;
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_column_state_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    step_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    column_i : in  std_logic_vector(1 downto 0);
    column_o : out std_logic_vector(31 downto 0);
    made_i : in  std_logic_vector(31 downto 0);
    late_i : in  std_logic_vector(0 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_column_state_1 is
  signal gen_row_1_kept_turn : std_logic_vector(0 downto 0);
  signal gen_row_2_kept_turn : std_logic_vector(0 downto 0);
  signal gen_row_3_kept_turn : std_logic_vector(0 downto 0);
  signal gen_row_0_places_q : std_logic_vector(31 downto 0);
  signal gen_row_1_places_q : std_logic_vector(31 downto 0);
  signal gen_row_2_places_q : std_logic_vector(31 downto 0);
  signal gen_row_3_places_q : std_logic_vector(31 downto 0);
  signal n_08 : std_logic_vector(23 downto 0);
  signal n_09 : std_logic_vector(23 downto 0);
  signal n_06 : std_logic_vector(23 downto 0);
  signal n_10 : std_logic_vector(7 downto 0);
  signal n_11 : std_logic_vector(7 downto 0);
  signal n_07 : std_logic_vector(7 downto 0);
  signal n_12 : std_logic_vector(23 downto 0);
  signal n_13 : std_logic_vector(23 downto 0);
  signal n_04 : std_logic_vector(23 downto 0);
  signal n_14 : std_logic_vector(7 downto 0);
  signal n_15 : std_logic_vector(7 downto 0);
  signal n_05 : std_logic_vector(7 downto 0);
  signal n_16 : std_logic_vector(23 downto 0);
  signal n_17 : std_logic_vector(23 downto 0);
  signal n_02 : std_logic_vector(23 downto 0);
  signal n_18 : std_logic_vector(7 downto 0);
  signal n_19 : std_logic_vector(7 downto 0);
  signal n_03 : std_logic_vector(7 downto 0);
  signal n_20 : std_logic_vector(23 downto 0);
  signal n_21 : std_logic_vector(23 downto 0);
  signal n_00 : std_logic_vector(23 downto 0);
  signal n_22 : std_logic_vector(7 downto 0);
  signal n_23 : std_logic_vector(7 downto 0);
  signal n_01 : std_logic_vector(7 downto 0);
  signal n : std_logic_vector(7 downto 0);
  signal n_2 : std_logic_vector(7 downto 0);
  signal n_3 : std_logic_vector(7 downto 0);
  signal n_4 : std_logic_vector(7 downto 0);
  signal n_5 : std_logic_vector(7 downto 0);
  signal n_6 : std_logic_vector(7 downto 0);
  signal n_7 : std_logic_vector(7 downto 0);
  signal n_8 : std_logic_vector(7 downto 0);
  signal n_9 : std_logic_vector(7 downto 0);
begin
  gen_row_1_kept_turn <= not less((word'("000000000000000000000000000000") & column_i), word'("00000000000000000000000000000011"), false);
  gen_row_2_kept_turn <= not less((word'("000000000000000000000000000000") & column_i), word'("00000000000000000000000000000010"), false);
  gen_row_3_kept_turn <= not less((word'("000000000000000000000000000000") & column_i), word'("00000000000000000000000000000001"), false);
  gen_row_0_places_q <= (n_00 & n_01) when rising_edge(clk_i(0));
  gen_row_1_places_q <= (n_02 & n_03) when rising_edge(clk_i(0));
  gen_row_2_places_q <= (n_04 & n_05) when rising_edge(clk_i(0));
  gen_row_3_places_q <= (n_06 & n_07) when rising_edge(clk_i(0));
  n_08 <= word'("000000000000000000000000") when hold_i = "0" else gen_row_3_places_q(31 downto 8) when hold_i = "1" else (others => 'X');
  n_09 <= n_08 when step_i = "0" else (n_7 & n_8 & n_9) when step_i = "1" else (others => 'X');
  n_06 <= n_09 when load_i = "0" else (data_i(103 downto 96) & data_i(71 downto 64) & data_i(39 downto 32)) when load_i = "1" else (others => 'X');
  n_10 <= word'("00000000") when hold_i = "0" else gen_row_3_places_q(7 downto 0) when hold_i = "1" else (others => 'X');
  n_11 <= n_10 when step_i = "0" else made_i(7 downto 0) when step_i = "1" else (others => 'X');
  n_07 <= n_11 when load_i = "0" else data_i(7 downto 0) when load_i = "1" else (others => 'X');
  n_12 <= word'("000000000000000000000000") when hold_i = "0" else gen_row_2_places_q(31 downto 8) when hold_i = "1" else (others => 'X');
  n_13 <= n_12 when step_i = "0" else (n_5 & n_6 & gen_row_2_places_q(7 downto 0)) when step_i = "1" else (others => 'X');
  n_04 <= n_13 when load_i = "0" else (data_i(111 downto 104) & data_i(79 downto 72) & data_i(47 downto 40)) when load_i = "1" else (others => 'X');
  n_14 <= word'("00000000") when hold_i = "0" else gen_row_2_places_q(7 downto 0) when hold_i = "1" else (others => 'X');
  n_15 <= n_14 when step_i = "0" else made_i(15 downto 8) when step_i = "1" else (others => 'X');
  n_05 <= n_15 when load_i = "0" else data_i(15 downto 8) when load_i = "1" else (others => 'X');
  n_16 <= word'("000000000000000000000000") when hold_i = "0" else gen_row_1_places_q(31 downto 8) when hold_i = "1" else (others => 'X');
  n_17 <= n_16 when step_i = "0" else (n_4 & gen_row_1_places_q(15 downto 0)) when step_i = "1" else (others => 'X');
  n_02 <= n_17 when load_i = "0" else (data_i(119 downto 112) & data_i(87 downto 80) & data_i(55 downto 48)) when load_i = "1" else (others => 'X');
  n_18 <= word'("00000000") when hold_i = "0" else gen_row_1_places_q(7 downto 0) when hold_i = "1" else (others => 'X');
  n_19 <= n_18 when step_i = "0" else made_i(23 downto 16) when step_i = "1" else (others => 'X');
  n_03 <= n_19 when load_i = "0" else data_i(23 downto 16) when load_i = "1" else (others => 'X');
  n_20 <= word'("000000000000000000000000") when hold_i = "0" else gen_row_0_places_q(31 downto 8) when hold_i = "1" else (others => 'X');
  n_21 <= n_20 when step_i = "0" else gen_row_0_places_q(23 downto 0) when step_i = "1" else (others => 'X');
  n_00 <= n_21 when load_i = "0" else (data_i(127 downto 120) & data_i(95 downto 88) & data_i(63 downto 56)) when load_i = "1" else (others => 'X');
  n_22 <= word'("00000000") when hold_i = "0" else gen_row_0_places_q(7 downto 0) when hold_i = "1" else (others => 'X');
  n_23 <= n_22 when step_i = "0" else made_i(31 downto 24) when step_i = "1" else (others => 'X');
  n_01 <= n_23 when load_i = "0" else data_i(31 downto 24) when load_i = "1" else (others => 'X');
  n <= gen_row_1_places_q(23 downto 16) when gen_row_1_kept_turn = "0" else gen_row_1_places_q(31 downto 24) when gen_row_1_kept_turn = "1" else (others => 'X');
  n_2 <= gen_row_2_places_q(15 downto 8) when gen_row_2_kept_turn = "0" else gen_row_2_places_q(31 downto 24) when gen_row_2_kept_turn = "1" else (others => 'X');
  n_3 <= gen_row_3_places_q(7 downto 0) when gen_row_3_kept_turn = "0" else gen_row_3_places_q(31 downto 24) when gen_row_3_kept_turn = "1" else (others => 'X');
  n_4 <= gen_row_1_places_q(31 downto 24) when gen_row_1_kept_turn = "0" else gen_row_1_places_q(23 downto 16) when gen_row_1_kept_turn = "1" else (others => 'X');
  n_5 <= gen_row_2_places_q(31 downto 24) when gen_row_2_kept_turn = "0" else gen_row_2_places_q(23 downto 16) when gen_row_2_kept_turn = "1" else (others => 'X');
  n_6 <= gen_row_2_places_q(23 downto 16) when gen_row_2_kept_turn = "0" else gen_row_2_places_q(15 downto 8) when gen_row_2_kept_turn = "1" else (others => 'X');
  n_7 <= gen_row_3_places_q(31 downto 24) when gen_row_3_kept_turn = "0" else gen_row_3_places_q(23 downto 16) when gen_row_3_kept_turn = "1" else (others => 'X');
  n_8 <= gen_row_3_places_q(23 downto 16) when gen_row_3_kept_turn = "0" else gen_row_3_places_q(15 downto 8) when gen_row_3_kept_turn = "1" else (others => 'X');
  n_9 <= gen_row_3_places_q(15 downto 8) when gen_row_3_kept_turn = "0" else gen_row_3_places_q(7 downto 0) when gen_row_3_kept_turn = "1" else (others => 'X');
  column_o <= (gen_row_0_places_q(31 downto 24) & n & n_2 & n_3);
  data_o <= (gen_row_0_places_q(23 downto 16) & n_4 & n_5 & n_7 & gen_row_0_places_q(15 downto 8) & gen_row_1_places_q(15 downto 8) & n_6 & n_8 & gen_row_0_places_q(7 downto 0) & gen_row_1_places_q(7 downto 0) & gen_row_2_places_q(7 downto 0) & n_9 & made_i);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_core_column_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(31 downto 0);
    more_key_i : in  std_logic_vector(0 downto 0);
    key_beat_i : in  std_logic_vector(0 downto 0);
    key_last_i : in  std_logic_vector(0 downto 0);
    key_keep_i : in  std_logic_vector(0 downto 0);
    held_len_i : in  std_logic_vector(1 downto 0);
    key_idle_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_data_i : in  std_logic_vector(31 downto 0);
    block_beat_i : in  std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    block_last_i : in  std_logic_vector(0 downto 0);
    block_ready_o : out std_logic_vector(0 downto 0);
    beat_i : in  std_logic_vector(4 downto 0);
    ports_idle_i : in  std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    out_beat_i : in  std_logic_vector(0 downto 0);
    result_o : out std_logic_vector(31 downto 0)
  );
end entity;

architecture words of aes_core_column_1 is
  signal n_01 : std_logic_vector(31 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal state_load : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal state_step : std_logic_vector(0 downto 0);
  signal state_hold : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal gen_beats_ascending : std_logic_vector(0 downto 0);
  signal gen_beats_descending : std_logic_vector(0 downto 0);
  signal n_17 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal n_15 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal gen_beats_decrypt_q : std_logic_vector(0 downto 0);
  signal n_18 : std_logic_vector(31 downto 0);
  signal n_19 : std_logic_vector(31 downto 0);
  signal n_20 : std_logic_vector(31 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal decrypt : std_logic_vector(0 downto 0);
  signal gen_beats_beat : std_logic_vector(31 downto 0);
  signal place_v : std_logic_vector(1 downto 0);
  signal entering : std_logic_vector(31 downto 0);
  signal result_o_2 : std_logic_vector(31 downto 0);
  signal gen_beats_of_key : std_logic_vector(1 downto 0);
  signal n_21 : std_logic_vector(31 downto 0);
  signal busy : std_logic_vector(0 downto 0);
  signal column : std_logic_vector(1 downto 0);
  signal first_half : std_logic_vector(0 downto 0);
  signal block_ready_o_2 : std_logic_vector(0 downto 0);
  signal inverse : std_logic_vector(0 downto 0);
  signal last_round : std_logic_vector(0 downto 0);
  signal late : std_logic_vector(0 downto 0);
  signal read : std_logic_vector(0 downto 0);
  signal gen_beats_unused : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal rotate : std_logic_vector(0 downto 0);
  signal special : std_logic_vector(0 downto 0);
  signal start_inverse : std_logic_vector(0 downto 0);
  signal start : std_logic_vector(0 downto 0);
  signal step : std_logic_vector(0 downto 0);
  signal sub_word : std_logic_vector(0 downto 0);
  signal walked : std_logic_vector(0 downto 0);
  signal whole : std_logic_vector(0 downto 0);
  signal n_56 : std_logic_vector(127 downto 0);
  signal to_sub : std_logic_vector(31 downto 0);
  signal key_word : std_logic_vector(31 downto 0);
  signal made : std_logic_vector(31 downto 0);
  signal subbed : std_logic_vector(31 downto 0);
  signal shifted : std_logic_vector(31 downto 0);
  signal after_step : std_logic_vector(127 downto 0);
  signal u_control_nk6_i : std_logic_vector(0 downto 0);
  signal u_control_nk8_i : std_logic_vector(0 downto 0);
  signal u_keys_key_i : std_logic_vector(255 downto 0);
  signal u_keys_nk6_i : std_logic_vector(0 downto 0);
  signal u_keys_nk8_i : std_logic_vector(0 downto 0);
  signal u_state_data_i : std_logic_vector(127 downto 0);
begin
  n_01 <= add(n_19, word'("00000000000000000000000000000001"));
  n_02 <= sub_word and whole;
  n_03 <= live_i and n_11;
  n_04 <= live_i and late;
  n_05 <= gen_beats_decrypt_q and n_12;
  n_06 <= block_beat_i and n_13;
  n_07 <= out_beat_i and n_14;
  n_08 <= block_beat_i and start_inverse;
  n_09 <= out_beat_i and inverse;
  state_load <= live_i and gen_beats_descending;
  n_10 <= busy and step;
  state_step <= live_i and n_17;
  state_hold <= live_i and n_15;
  n_16 <= key_beat_i or n_06;
  gen_beats_ascending <= n_16 or n_07;
  gen_beats_descending <= n_08 or n_09;
  n_17 <= gen_beats_ascending or n_10;
  n_14 <= not inverse;
  n_13 <= not start_inverse;
  n_15 <= not ports_idle_i;
  n_12 <= not more_key_i;
  n_11 <= not block_ready_o_2;
  gen_beats_decrypt_q <= n_00 when rising_edge(clk_i(0));
  n_18 <= shift(n_56, n_20, 32, false, true, false);
  n_19 <= subtract(word'("00000000000000000000000001111111"), (word'("0000000000000000000000000") & gen_beats_of_key & word'("00000")));
  n_20 <= subtract(n_01, word'("00000000000000000000000000100000"));
  n_00 <= gen_beats_decrypt_q when block_taken_i = "0" else in_decrypt_i when block_taken_i = "1" else (others => 'X');
  decrypt <= n_05 when block_taken_i = "0" else in_decrypt_i when block_taken_i = "1" else (others => 'X');
  gen_beats_beat <= n_21 when key_beat_i = "0" else key_i when key_beat_i = "1" else (others => 'X');
  place_v <= word'("11") when busy = "0" else column when busy = "1" else (others => 'X');
  entering <= gen_beats_beat when busy = "0" else made when busy = "1" else (others => 'X');
  result_o_2 <= shifted when inverse = "0" else after_step(63 downto 32) when inverse = "1" else (others => 'X');
  gen_beats_of_key <= beat_i(1 downto 0) xor repeat(start_inverse, 2);
  n_21 <= in_data_i xor n_18;
  u_control_nk6_i <= word'("0");
  u_control_nk8_i <= word'("0");
  u_control : entity work.aes_column_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    idle_o => block_ready_o_2,
    ready_o => gen_beats_unused,
    block_taken_i => block_last_i,
    decrypt_i => decrypt,
    walk_i => key_last_i,
    nk6_i => u_control_nk6_i,
    nk8_i => u_control_nk8_i,
    result_valid_o => result_valid_o_2,
    result_ready_i => result_ready_i,
    start_o => start,
    start_inverse_o => start_inverse,
    sub_word_o => sub_word,
    step_o => step,
    first_half_o => first_half,
    whole_o => whole,
    busy_o => busy,
    inverse_o => inverse,
    column_o => column,
    last_round_o => last_round,
    read_o => read,
    made_o => late,
    walked_o => walked,
    special_o => special,
    rotate_o => rotate
  );
  u_keys_key_i <= repeat(after_step, 2);
  u_keys_nk6_i <= word'("0");
  u_keys_nk8_i <= word'("0");
  u_keys : entity work.aes_key_words_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    load_i => key_last_i,
    key_i => u_keys_key_i,
    keep_i => key_keep_i,
    nk6_i => u_keys_nk6_i,
    nk8_i => u_keys_nk8_i,
    walked_i => walked,
    start_i => start,
    start_inverse_i => start_inverse,
    first_key_o => n_56,
    inverse_i => inverse,
    sub_word_i => n_02,
    sub_word_o => to_sub,
    substituted_i => subbed,
    step_i => step,
    special_i => special,
    rotate_i => rotate,
    word_o => key_word
  );
  u_round : entity work.aes_column_round_1
  port map (
    clk_i => clk_i,
    live_i => n_03,
    first_half_i => first_half,
    sub_word_i => sub_word,
    read_i => read,
    word_i => to_sub,
    word_o => subbed,
    inverse_i => inverse,
    last_round_i => last_round,
    key_i => key_word,
    data_i => shifted,
    data_o => made
  );
  u_state_data_i <= (gen_beats_beat & shifted & after_step(127 downto 64));
  u_state : entity work.aes_column_state_1
  port map (
    clk_i => clk_i,
    load_i => state_load,
    data_i => u_state_data_i,
    step_i => state_step,
    hold_i => state_hold,
    column_i => place_v,
    column_o => shifted,
    made_i => entering,
    late_i => n_04,
    data_o => after_step
  );
  key_idle_o <= block_ready_o_2;
  block_ready_o <= block_ready_o_2;
  result_valid_o <= result_valid_o_2;
  result_o <= result_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

entity aes_beat_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    more_key_o : out std_logic_vector(0 downto 0);
    more_block_o : out std_logic_vector(0 downto 0);
    key_beat_o : out std_logic_vector(0 downto 0);
    key_last_o : out std_logic_vector(0 downto 0);
    block_beat_o : out std_logic_vector(0 downto 0);
    block_last_o : out std_logic_vector(0 downto 0);
    beat_o : out std_logic_vector(4 downto 0);
    idle_o : out std_logic_vector(0 downto 0);
    done_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_beat_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_beat_control_1 is
  signal n_08 : std_logic_vector(1 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(2 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_5 : std_logic_vector(2 downto 0);
  signal n_01 : std_logic_vector(2 downto 0);
  signal last : std_logic_vector(0 downto 0);
  signal more_key_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_16 : std_logic_vector(0 downto 0);
  signal more_block_o_2 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal out_beat_o_2 : std_logic_vector(0 downto 0);
  signal key_last_o_2 : std_logic_vector(0 downto 0);
  signal block_last_o_2 : std_logic_vector(0 downto 0);
  signal n_13 : std_logic_vector(0 downto 0);
  signal key_beat_o_2 : std_logic_vector(0 downto 0);
  signal block_beat_o_2 : std_logic_vector(0 downto 0);
  signal n_14 : std_logic_vector(0 downto 0);
  signal beat : std_logic_vector(0 downto 0);
  signal idle_o_2 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal beat_q : std_logic_vector(1 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal n_15 : std_logic_vector(1 downto 0);
  signal n_00 : std_logic_vector(1 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_07 : std_logic_vector(2 downto 0);
  signal n_06 : std_logic_vector(2 downto 0);
  signal n_05 : std_logic_vector(2 downto 0);
  signal n_04 : std_logic_vector(2 downto 0);
  signal n_03 : std_logic_vector(2 downto 0);
  signal n_02 : std_logic_vector(2 downto 0);
  signal n_17 : std_logic_vector(1 downto 0);
begin
  n_08 <= add(beat_q, word'("01"));
  n <= any_of((idle_o_2 & more_key_o_2 & more_block_o_2));
  n_2 <= n_05 when more_key_o_2 = "0" else n_04 when more_key_o_2 = "1" else (others => 'X');
  n_3 <= n_03 when n_10 = "0" else n_2 when n_10 = "1" else (others => 'X');
  n_4 <= word'("000") when out_valid_o_2 = "0" else n_07 when out_valid_o_2 = "1" else (others => 'X');
  n_5 <= n_4 when n_16 = "0" else n_06 when n_16 = "1" else (others => 'X');
  n_01 <= n_5 when n = "0" else n_3 when n = "1" else (others => 'X');
  last <= equal(beat_q, word'("11"));
  more_key_o_2 <= equal(state_q, word'("001"));
  out_valid_o_2 <= equal(state_q, word'("100"));
  n_16 <= equal(state_q, word'("011"));
  more_block_o_2 <= equal(state_q, word'("010"));
  n_11 <= more_key_o_2 and key_valid_i;
  n_12 <= more_block_o_2 and in_valid_i;
  out_beat_o_2 <= out_valid_o_2 and out_ready_i;
  key_last_o_2 <= key_beat_o_2 and last;
  block_last_o_2 <= block_beat_o_2 and last;
  n_13 <= out_beat_o_2 and last;
  key_beat_o_2 <= key_load_i or n_11;
  block_beat_o_2 <= block_taken_i or n_12;
  n_14 <= key_beat_o_2 or block_beat_o_2;
  beat <= n_14 or out_beat_o_2;
  idle_o_2 <= not n_10;
  n_09 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_10 <= n_09 or state_q(2 downto 2);
  beat_q <= n_00 when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  n_15 <= beat_q when beat = "0" else n_17 when beat = "1" else (others => 'X');
  n_00 <= word'("00") when live_i = "0" else n_15 when live_i = "1" else (others => 'X');
  state_d <= word'("000") when live_i = "0" else n_01 when live_i = "1" else (others => 'X');
  n_07 <= state_q when n_13 = "0" else word'("000") when n_13 = "1" else (others => 'X');
  n_06 <= state_q when done_i = "0" else word'("100") when done_i = "1" else (others => 'X');
  n_05 <= state_q when block_last_o_2 = "0" else word'("011") when block_last_o_2 = "1" else (others => 'X');
  n_04 <= state_q when key_last_o_2 = "0" else word'("000") when key_last_o_2 = "1" else (others => 'X');
  n_03 <= n_02 when block_taken_i = "0" else word'("010") when block_taken_i = "1" else (others => 'X');
  n_02 <= state_q when key_load_i = "0" else word'("001") when key_load_i = "1" else (others => 'X');
  n_17 <= n_08 when last = "0" else word'("00") when last = "1" else (others => 'X');
  more_key_o <= more_key_o_2;
  more_block_o <= more_block_o_2;
  key_beat_o <= key_beat_o_2;
  key_last_o <= key_last_o_2;
  block_beat_o <= block_beat_o_2;
  block_last_o <= block_last_o_2;
  beat_o <= (word'("000") & beat_q);
  idle_o <= idle_o_2;
  out_valid_o <= out_valid_o_2;
  out_beat_o <= out_beat_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes_vater_wlan_words.all;

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
use work.aes_vater_wlan_words.all;

entity aes_core_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    rst_ni : in  std_logic_vector(0 downto 0);
    key_valid_i : in  std_logic_vector(0 downto 0);
    key_ready_o : out std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(31 downto 0);
    key_clear_i : in  std_logic_vector(0 downto 0);
    key_error_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_ready_o : out std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_chain_i : in  std_logic_vector(0 downto 0);
    block_len_i : in  std_logic_vector(1 downto 0);
    in_data_i : in  std_logic_vector(31 downto 0);
    in_tag_i : in  std_logic_vector(0 downto 0);
    out_valid_o : out std_logic_vector(0 downto 0);
    out_ready_i : in  std_logic_vector(0 downto 0);
    out_data_o : out std_logic_vector(31 downto 0);
    out_tag_o : out std_logic_vector(0 downto 0);
    out_error_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_core_1 is
  signal out_data_o_2 : std_logic_vector(31 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal n_03 : std_logic_vector(0 downto 0);
  signal n_04 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal key_ready_o_2 : std_logic_vector(0 downto 0);
  signal in_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_12 : std_logic_vector(0 downto 0);
  signal n_11 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal block_ready : std_logic_vector(0 downto 0);
  signal key_idle : std_logic_vector(0 downto 0);
  signal result : std_logic_vector(31 downto 0);
  signal result_valid : std_logic_vector(0 downto 0);
  signal beat : std_logic_vector(4 downto 0);
  signal block_beat : std_logic_vector(0 downto 0);
  signal block_last : std_logic_vector(0 downto 0);
  signal ports_idle : std_logic_vector(0 downto 0);
  signal key_beat : std_logic_vector(0 downto 0);
  signal key_last : std_logic_vector(0 downto 0);
  signal more_block : std_logic_vector(0 downto 0);
  signal more_key : std_logic_vector(0 downto 0);
  signal out_beat : std_logic_vector(0 downto 0);
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
  signal gen_column_u_engine_result_ready_i : std_logic_vector(0 downto 0);
begin
  out_data_o_2 <= result and repeat(n_07, 32);
  n_00 <= key_valid_i and n_09;
  n_01 <= in_valid_i and n_10;
  n_02 <= key_idle and ports_idle;
  n_03 <= block_ready and ports_idle;
  n_04 <= more_key and n_11;
  n_05 <= more_block and n_11;
  out_valid_o_2 <= gen_narrow_out_valid and n_11;
  n_06 <= gen_narrow_out_valid and n_12;
  n_07 <= n_06 and n_11;
  n_08 <= refused and gen_narrow_out_valid;
  out_error_o_2 <= n_08 and n_11;
  key_ready_o_2 <= first_key_ready or n_04;
  in_ready_o_2 <= first_in_ready or n_05;
  n_12 <= not refused;
  n_11 <= not key_clear_i;
  n_10 <= not more_block;
  n_09 <= not more_key;
  gen_column_u_engine_result_ready_i <= word'("1");
  gen_column_u_engine : entity work.aes_core_column_1
  port map (
    clk_i => clk_i,
    live_i => live,
    key_i => key_i,
    more_key_i => more_key,
    key_beat_i => key_beat,
    key_last_i => key_last,
    key_keep_i => key_keep,
    held_len_i => held_len,
    key_idle_o => key_idle,
    in_decrypt_i => in_decrypt_i,
    in_data_i => in_data_i,
    block_beat_i => block_beat,
    block_taken_i => block_taken,
    block_last_i => block_last,
    block_ready_o => block_ready,
    beat_i => beat,
    ports_idle_i => ports_idle,
    result_valid_o => result_valid,
    result_ready_i => gen_column_u_engine_result_ready_i,
    out_beat_i => out_beat,
    result_o => result
  );
  gen_narrow_gen_beats_u_beats : entity work.aes_beat_control_1
  port map (
    clk_i => clk_i,
    live_i => live,
    key_load_i => key_load,
    block_taken_i => block_taken,
    key_valid_i => key_valid_i,
    in_valid_i => in_valid_i,
    more_key_o => more_key,
    more_block_o => more_block,
    key_beat_o => key_beat,
    key_last_o => key_last,
    block_beat_o => block_beat,
    block_last_o => block_last,
    beat_o => beat,
    idle_o => ports_idle,
    done_i => result_valid,
    out_valid_o => gen_narrow_out_valid,
    out_ready_i => out_ready_i,
    out_beat_o => out_beat
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
    core_idle_i => n_02,
    core_ready_i => n_03,
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
use work.aes_vater_wlan_words.all;

entity aes_vater_wlan_core is
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

architecture words of aes_vater_wlan_core is
  signal core_block_len : std_logic_vector(1 downto 0);
  signal core_in_chain : std_logic_vector(0 downto 0);
  signal core_in_data : std_logic_vector(31 downto 0);
  signal core_in_decrypt : std_logic_vector(0 downto 0);
  signal core_in_tag : std_logic_vector(0 downto 0);
  signal core_in_valid : std_logic_vector(0 downto 0);
  signal core_key_len : std_logic_vector(1 downto 0);
  signal core_key : std_logic_vector(31 downto 0);
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
  signal core_out_data : std_logic_vector(31 downto 0);
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
  u_core : entity work.aes_core_1
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

entity aes_vater_wlan is
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

architecture model of aes_vater_wlan is
begin
  u_core : entity work.aes_vater_wlan_core
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
