-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Made by `aesilicon build aes128-pipeline`.
-- A model for simulation, made from the plain Verilog; simulated by its bench, not proven.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package aes128_pipeline_words is
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

package body aes128_pipeline_words is
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
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

entity aes_result_3 is
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

architecture words of aes_result_3 is
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
use work.aes128_pipeline_words.all;

entity aes_add_round_key is
  port (
    data_i : in  std_logic_vector(127 downto 0);
    key_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_add_round_key is
  signal data_o_2 : std_logic_vector(127 downto 0);
begin
  data_o_2 <= data_i xor key_i;
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

entity aes_sbox_brisk_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_brisk_1 is
  signal n_0330 : std_logic_vector(0 downto 0);
  signal n_0331 : std_logic_vector(0 downto 0);
  signal n_0332 : std_logic_vector(0 downto 0);
  signal n_0333 : std_logic_vector(0 downto 0);
  signal n_0334 : std_logic_vector(0 downto 0);
  signal n_0335 : std_logic_vector(0 downto 0);
  signal n_0336 : std_logic_vector(0 downto 0);
  signal n_0337 : std_logic_vector(0 downto 0);
  signal n_0338 : std_logic_vector(0 downto 0);
  signal n_0339 : std_logic_vector(0 downto 0);
  signal n_0340 : std_logic_vector(0 downto 0);
  signal n_0341 : std_logic_vector(0 downto 0);
  signal n_0342 : std_logic_vector(0 downto 0);
  signal n_0343 : std_logic_vector(0 downto 0);
  signal n_0344 : std_logic_vector(0 downto 0);
  signal n_0345 : std_logic_vector(0 downto 0);
  signal n_0346 : std_logic_vector(0 downto 0);
  signal n_0347 : std_logic_vector(0 downto 0);
  signal n_0348 : std_logic_vector(0 downto 0);
  signal n_0349 : std_logic_vector(0 downto 0);
  signal n_0350 : std_logic_vector(0 downto 0);
  signal n_0351 : std_logic_vector(0 downto 0);
  signal n_0352 : std_logic_vector(0 downto 0);
  signal n_0353 : std_logic_vector(0 downto 0);
  signal n_0354 : std_logic_vector(0 downto 0);
  signal n_0355 : std_logic_vector(0 downto 0);
  signal n_0356 : std_logic_vector(0 downto 0);
  signal n_0357 : std_logic_vector(0 downto 0);
  signal n_0358 : std_logic_vector(0 downto 0);
  signal n_0359 : std_logic_vector(0 downto 0);
  signal n_0360 : std_logic_vector(0 downto 0);
  signal n_0361 : std_logic_vector(0 downto 0);
  signal n_0362 : std_logic_vector(0 downto 0);
  signal n_0363 : std_logic_vector(0 downto 0);
  signal n_0364 : std_logic_vector(0 downto 0);
  signal n_0365 : std_logic_vector(0 downto 0);
  signal n_0366 : std_logic_vector(0 downto 0);
  signal n_0367 : std_logic_vector(0 downto 0);
  signal n_0368 : std_logic_vector(0 downto 0);
  signal n_0369 : std_logic_vector(0 downto 0);
  signal n_0370 : std_logic_vector(0 downto 0);
  signal n_0371 : std_logic_vector(0 downto 0);
  signal n_0372 : std_logic_vector(0 downto 0);
  signal n_0373 : std_logic_vector(0 downto 0);
  signal n_0374 : std_logic_vector(0 downto 0);
  signal n_0375 : std_logic_vector(0 downto 0);
  signal n_0376 : std_logic_vector(0 downto 0);
  signal n_0377 : std_logic_vector(0 downto 0);
  signal n_0378 : std_logic_vector(0 downto 0);
  signal n_0379 : std_logic_vector(0 downto 0);
  signal n_0380 : std_logic_vector(0 downto 0);
  signal n_0381 : std_logic_vector(0 downto 0);
  signal n_0382 : std_logic_vector(0 downto 0);
  signal n_0383 : std_logic_vector(0 downto 0);
  signal n_0384 : std_logic_vector(0 downto 0);
  signal n_0385 : std_logic_vector(0 downto 0);
  signal n_0386 : std_logic_vector(0 downto 0);
  signal n_0387 : std_logic_vector(0 downto 0);
  signal n_0388 : std_logic_vector(0 downto 0);
  signal n_0389 : std_logic_vector(0 downto 0);
  signal n_0390 : std_logic_vector(0 downto 0);
  signal n_0391 : std_logic_vector(0 downto 0);
  signal n_0392 : std_logic_vector(0 downto 0);
  signal n_0393 : std_logic_vector(0 downto 0);
  signal n_0394 : std_logic_vector(0 downto 0);
  signal n_0395 : std_logic_vector(0 downto 0);
  signal n_0396 : std_logic_vector(0 downto 0);
  signal n_0397 : std_logic_vector(0 downto 0);
  signal n_0398 : std_logic_vector(0 downto 0);
  signal n_0399 : std_logic_vector(0 downto 0);
  signal n_0400 : std_logic_vector(0 downto 0);
  signal n_0401 : std_logic_vector(0 downto 0);
  signal n_0402 : std_logic_vector(0 downto 0);
  signal n_0403 : std_logic_vector(0 downto 0);
  signal n_0404 : std_logic_vector(0 downto 0);
  signal n_0405 : std_logic_vector(0 downto 0);
  signal n_0406 : std_logic_vector(0 downto 0);
  signal n_0407 : std_logic_vector(0 downto 0);
  signal n_0408 : std_logic_vector(0 downto 0);
  signal n_0409 : std_logic_vector(0 downto 0);
  signal n_0410 : std_logic_vector(0 downto 0);
  signal n_0411 : std_logic_vector(0 downto 0);
  signal n_0412 : std_logic_vector(0 downto 0);
  signal n_0413 : std_logic_vector(0 downto 0);
  signal n_0414 : std_logic_vector(0 downto 0);
  signal n_0415 : std_logic_vector(0 downto 0);
  signal n_0416 : std_logic_vector(0 downto 0);
  signal n_0417 : std_logic_vector(0 downto 0);
  signal n_0418 : std_logic_vector(0 downto 0);
  signal n_0419 : std_logic_vector(0 downto 0);
  signal n_0420 : std_logic_vector(0 downto 0);
  signal n_0421 : std_logic_vector(0 downto 0);
  signal n_0422 : std_logic_vector(0 downto 0);
  signal n_0423 : std_logic_vector(0 downto 0);
  signal n_0424 : std_logic_vector(0 downto 0);
  signal n_0425 : std_logic_vector(0 downto 0);
  signal n_0426 : std_logic_vector(0 downto 0);
  signal n_0427 : std_logic_vector(0 downto 0);
  signal n_0428 : std_logic_vector(0 downto 0);
  signal n_0429 : std_logic_vector(0 downto 0);
  signal n_0430 : std_logic_vector(0 downto 0);
  signal n_0431 : std_logic_vector(0 downto 0);
  signal n_0432 : std_logic_vector(0 downto 0);
  signal n_0433 : std_logic_vector(0 downto 0);
  signal n_0434 : std_logic_vector(0 downto 0);
  signal n_0435 : std_logic_vector(0 downto 0);
  signal n_0436 : std_logic_vector(0 downto 0);
  signal n_0437 : std_logic_vector(0 downto 0);
  signal n_0438 : std_logic_vector(0 downto 0);
  signal n_0439 : std_logic_vector(0 downto 0);
  signal n_0440 : std_logic_vector(0 downto 0);
  signal n_0441 : std_logic_vector(0 downto 0);
  signal n_0442 : std_logic_vector(0 downto 0);
  signal n_0443 : std_logic_vector(0 downto 0);
  signal n_0444 : std_logic_vector(0 downto 0);
  signal n_0445 : std_logic_vector(0 downto 0);
  signal n_0446 : std_logic_vector(0 downto 0);
  signal n_0447 : std_logic_vector(0 downto 0);
  signal n_0448 : std_logic_vector(0 downto 0);
  signal n_0449 : std_logic_vector(0 downto 0);
  signal n_0450 : std_logic_vector(0 downto 0);
  signal n_0451 : std_logic_vector(0 downto 0);
  signal n_0452 : std_logic_vector(0 downto 0);
  signal n_0453 : std_logic_vector(0 downto 0);
  signal n_0454 : std_logic_vector(0 downto 0);
  signal n_0455 : std_logic_vector(0 downto 0);
  signal n_0456 : std_logic_vector(0 downto 0);
  signal n_0457 : std_logic_vector(0 downto 0);
  signal n_0458 : std_logic_vector(0 downto 0);
  signal n_0459 : std_logic_vector(0 downto 0);
  signal n_0460 : std_logic_vector(0 downto 0);
  signal n_0461 : std_logic_vector(0 downto 0);
  signal n_0462 : std_logic_vector(0 downto 0);
  signal n_0463 : std_logic_vector(0 downto 0);
  signal n_0464 : std_logic_vector(0 downto 0);
  signal n_0465 : std_logic_vector(0 downto 0);
  signal n_0466 : std_logic_vector(0 downto 0);
  signal n_0467 : std_logic_vector(0 downto 0);
  signal n_0468 : std_logic_vector(0 downto 0);
  signal n_0469 : std_logic_vector(0 downto 0);
  signal n_0470 : std_logic_vector(0 downto 0);
  signal n_0471 : std_logic_vector(0 downto 0);
  signal n_0472 : std_logic_vector(0 downto 0);
  signal n_0473 : std_logic_vector(0 downto 0);
  signal n_0474 : std_logic_vector(0 downto 0);
  signal n_0475 : std_logic_vector(0 downto 0);
  signal n_0476 : std_logic_vector(0 downto 0);
  signal n_0477 : std_logic_vector(0 downto 0);
  signal n_0478 : std_logic_vector(0 downto 0);
  signal n_0479 : std_logic_vector(0 downto 0);
  signal n_0480 : std_logic_vector(0 downto 0);
  signal n_0481 : std_logic_vector(0 downto 0);
  signal n_0482 : std_logic_vector(0 downto 0);
  signal n_0483 : std_logic_vector(0 downto 0);
  signal n_0484 : std_logic_vector(0 downto 0);
  signal n_0485 : std_logic_vector(0 downto 0);
  signal n_0486 : std_logic_vector(0 downto 0);
  signal n_0487 : std_logic_vector(0 downto 0);
  signal n_0488 : std_logic_vector(0 downto 0);
  signal n_0489 : std_logic_vector(0 downto 0);
  signal n_0490 : std_logic_vector(0 downto 0);
  signal n_0491 : std_logic_vector(0 downto 0);
  signal n_0492 : std_logic_vector(0 downto 0);
  signal n_0493 : std_logic_vector(0 downto 0);
  signal n_0494 : std_logic_vector(0 downto 0);
  signal n_0495 : std_logic_vector(0 downto 0);
  signal n_0496 : std_logic_vector(0 downto 0);
  signal n_0497 : std_logic_vector(0 downto 0);
  signal n_0498 : std_logic_vector(0 downto 0);
  signal n_0329 : std_logic_vector(0 downto 0);
  signal n_0000 : std_logic_vector(0 downto 0);
  signal n_0500 : std_logic_vector(0 downto 0);
  signal n_0501 : std_logic_vector(0 downto 0);
  signal n_0502 : std_logic_vector(0 downto 0);
  signal n_0503 : std_logic_vector(0 downto 0);
  signal n_0504 : std_logic_vector(0 downto 0);
  signal n_0505 : std_logic_vector(0 downto 0);
  signal n_0499 : std_logic_vector(0 downto 0);
  signal n_0296 : std_logic_vector(0 downto 0);
  signal n_0506 : std_logic_vector(0 downto 0);
  signal n_0033 : std_logic_vector(0 downto 0);
  signal n_0508 : std_logic_vector(0 downto 0);
  signal n_0509 : std_logic_vector(0 downto 0);
  signal n_0507 : std_logic_vector(0 downto 0);
  signal n_0510 : std_logic_vector(0 downto 0);
  signal n_0511 : std_logic_vector(0 downto 0);
  signal n_0512 : std_logic_vector(0 downto 0);
  signal n_0002 : std_logic_vector(0 downto 0);
  signal n_0001 : std_logic_vector(0 downto 0);
  signal n_0513 : std_logic_vector(0 downto 0);
  signal n_0514 : std_logic_vector(0 downto 0);
  signal n_0515 : std_logic_vector(0 downto 0);
  signal n_0516 : std_logic_vector(0 downto 0);
  signal n_0517 : std_logic_vector(0 downto 0);
  signal n_0518 : std_logic_vector(0 downto 0);
  signal n_0519 : std_logic_vector(0 downto 0);
  signal n_0520 : std_logic_vector(0 downto 0);
  signal n_0521 : std_logic_vector(0 downto 0);
  signal n_0522 : std_logic_vector(0 downto 0);
  signal n_0523 : std_logic_vector(0 downto 0);
  signal n_0524 : std_logic_vector(0 downto 0);
  signal n_0525 : std_logic_vector(0 downto 0);
  signal n_0526 : std_logic_vector(0 downto 0);
  signal n_0527 : std_logic_vector(0 downto 0);
  signal n_0528 : std_logic_vector(0 downto 0);
  signal n_0529 : std_logic_vector(0 downto 0);
  signal n_0530 : std_logic_vector(0 downto 0);
  signal n_0291 : std_logic_vector(0 downto 0);
  signal n_0292 : std_logic_vector(0 downto 0);
  signal n_0531 : std_logic_vector(0 downto 0);
  signal n_0532 : std_logic_vector(0 downto 0);
  signal n_0533 : std_logic_vector(0 downto 0);
  signal n_0534 : std_logic_vector(0 downto 0);
  signal n_0535 : std_logic_vector(0 downto 0);
  signal n_0303 : std_logic_vector(0 downto 0);
  signal n_0536 : std_logic_vector(0 downto 0);
  signal n_0537 : std_logic_vector(0 downto 0);
  signal n_0538 : std_logic_vector(0 downto 0);
  signal n_0539 : std_logic_vector(0 downto 0);
  signal n_0540 : std_logic_vector(0 downto 0);
  signal n_0541 : std_logic_vector(0 downto 0);
  signal n_0542 : std_logic_vector(0 downto 0);
  signal n_0543 : std_logic_vector(0 downto 0);
  signal n_0314 : std_logic_vector(0 downto 0);
  signal n_0544 : std_logic_vector(0 downto 0);
  signal n_0545 : std_logic_vector(0 downto 0);
  signal n_0546 : std_logic_vector(0 downto 0);
  signal n_0547 : std_logic_vector(0 downto 0);
  signal n_0548 : std_logic_vector(0 downto 0);
  signal n_0549 : std_logic_vector(0 downto 0);
  signal n_0550 : std_logic_vector(0 downto 0);
  signal n_0551 : std_logic_vector(0 downto 0);
  signal n_0552 : std_logic_vector(0 downto 0);
  signal n_0553 : std_logic_vector(0 downto 0);
  signal n_0554 : std_logic_vector(0 downto 0);
  signal n_0555 : std_logic_vector(0 downto 0);
  signal n_0556 : std_logic_vector(0 downto 0);
  signal n_0557 : std_logic_vector(0 downto 0);
  signal n_0558 : std_logic_vector(0 downto 0);
  signal n_0559 : std_logic_vector(0 downto 0);
  signal n_0560 : std_logic_vector(0 downto 0);
  signal n_0561 : std_logic_vector(0 downto 0);
  signal n_0562 : std_logic_vector(0 downto 0);
  signal n_0563 : std_logic_vector(0 downto 0);
  signal n_0057 : std_logic_vector(0 downto 0);
  signal n_0564 : std_logic_vector(0 downto 0);
  signal n_0565 : std_logic_vector(0 downto 0);
  signal n_0566 : std_logic_vector(0 downto 0);
  signal n_0567 : std_logic_vector(0 downto 0);
  signal n_0568 : std_logic_vector(0 downto 0);
  signal n_0569 : std_logic_vector(0 downto 0);
  signal n_0570 : std_logic_vector(0 downto 0);
  signal n_0571 : std_logic_vector(0 downto 0);
  signal n_0572 : std_logic_vector(0 downto 0);
  signal n_0573 : std_logic_vector(0 downto 0);
  signal n_0574 : std_logic_vector(0 downto 0);
  signal n_0575 : std_logic_vector(0 downto 0);
  signal n_0576 : std_logic_vector(0 downto 0);
  signal n_0577 : std_logic_vector(0 downto 0);
  signal n_0578 : std_logic_vector(0 downto 0);
  signal n_0579 : std_logic_vector(0 downto 0);
  signal n_0580 : std_logic_vector(0 downto 0);
  signal n_0581 : std_logic_vector(0 downto 0);
  signal n_0582 : std_logic_vector(0 downto 0);
  signal n_0583 : std_logic_vector(0 downto 0);
  signal n_0584 : std_logic_vector(0 downto 0);
  signal n_0043 : std_logic_vector(0 downto 0);
  signal n_0585 : std_logic_vector(0 downto 0);
  signal n_0586 : std_logic_vector(0 downto 0);
  signal n_0587 : std_logic_vector(0 downto 0);
  signal n_0588 : std_logic_vector(0 downto 0);
  signal n_0589 : std_logic_vector(0 downto 0);
  signal n_0590 : std_logic_vector(0 downto 0);
  signal n_0591 : std_logic_vector(0 downto 0);
  signal n_0592 : std_logic_vector(0 downto 0);
  signal n_0593 : std_logic_vector(0 downto 0);
  signal n_0594 : std_logic_vector(0 downto 0);
  signal n_0595 : std_logic_vector(0 downto 0);
  signal n_0596 : std_logic_vector(0 downto 0);
  signal n_0597 : std_logic_vector(0 downto 0);
  signal n_0598 : std_logic_vector(0 downto 0);
  signal n_0599 : std_logic_vector(0 downto 0);
  signal n_0600 : std_logic_vector(0 downto 0);
  signal n_0601 : std_logic_vector(0 downto 0);
  signal n_0602 : std_logic_vector(0 downto 0);
  signal n_0603 : std_logic_vector(0 downto 0);
  signal n_0604 : std_logic_vector(0 downto 0);
  signal n_0605 : std_logic_vector(0 downto 0);
  signal n_0606 : std_logic_vector(0 downto 0);
  signal n_0607 : std_logic_vector(0 downto 0);
  signal n_0608 : std_logic_vector(0 downto 0);
  signal n_0609 : std_logic_vector(0 downto 0);
  signal n_0610 : std_logic_vector(0 downto 0);
  signal n_0611 : std_logic_vector(0 downto 0);
  signal n_0612 : std_logic_vector(0 downto 0);
  signal n_0613 : std_logic_vector(0 downto 0);
  signal n_0614 : std_logic_vector(0 downto 0);
  signal n_0615 : std_logic_vector(0 downto 0);
  signal n_0616 : std_logic_vector(0 downto 0);
  signal n_0617 : std_logic_vector(0 downto 0);
  signal n_0618 : std_logic_vector(0 downto 0);
  signal n_0619 : std_logic_vector(0 downto 0);
  signal n_0620 : std_logic_vector(0 downto 0);
  signal n_0621 : std_logic_vector(0 downto 0);
  signal n_0622 : std_logic_vector(0 downto 0);
  signal n_0623 : std_logic_vector(0 downto 0);
  signal n_0624 : std_logic_vector(0 downto 0);
  signal n_0625 : std_logic_vector(0 downto 0);
  signal n_0096 : std_logic_vector(0 downto 0);
  signal n_0626 : std_logic_vector(0 downto 0);
  signal n_0627 : std_logic_vector(0 downto 0);
  signal n_0628 : std_logic_vector(0 downto 0);
  signal n_0101 : std_logic_vector(0 downto 0);
  signal n_0103 : std_logic_vector(0 downto 0);
  signal n_0104 : std_logic_vector(0 downto 0);
  signal n_0105 : std_logic_vector(0 downto 0);
  signal n_0106 : std_logic_vector(0 downto 0);
  signal n_0107 : std_logic_vector(0 downto 0);
  signal n_0111 : std_logic_vector(0 downto 0);
  signal n_0112 : std_logic_vector(0 downto 0);
  signal n_0113 : std_logic_vector(0 downto 0);
  signal n_0114 : std_logic_vector(0 downto 0);
  signal n_0115 : std_logic_vector(0 downto 0);
  signal n_0116 : std_logic_vector(0 downto 0);
  signal n_0117 : std_logic_vector(0 downto 0);
  signal n_0118 : std_logic_vector(0 downto 0);
  signal n_0119 : std_logic_vector(0 downto 0);
  signal n_0121 : std_logic_vector(0 downto 0);
  signal n_0122 : std_logic_vector(0 downto 0);
  signal n_0123 : std_logic_vector(0 downto 0);
  signal n_0124 : std_logic_vector(0 downto 0);
  signal n_0125 : std_logic_vector(0 downto 0);
  signal n_0126 : std_logic_vector(0 downto 0);
  signal n_0127 : std_logic_vector(0 downto 0);
  signal n_0129 : std_logic_vector(0 downto 0);
  signal n_0130 : std_logic_vector(0 downto 0);
  signal n_0132 : std_logic_vector(0 downto 0);
  signal n_0133 : std_logic_vector(0 downto 0);
  signal n_0134 : std_logic_vector(0 downto 0);
  signal n_0135 : std_logic_vector(0 downto 0);
  signal n_0136 : std_logic_vector(0 downto 0);
  signal n_0137 : std_logic_vector(0 downto 0);
  signal n_0138 : std_logic_vector(0 downto 0);
  signal n_0139 : std_logic_vector(0 downto 0);
  signal n_0140 : std_logic_vector(0 downto 0);
  signal n_0141 : std_logic_vector(0 downto 0);
  signal n_0143 : std_logic_vector(0 downto 0);
  signal n_0144 : std_logic_vector(0 downto 0);
  signal n_0145 : std_logic_vector(0 downto 0);
  signal n_0146 : std_logic_vector(0 downto 0);
  signal n_0147 : std_logic_vector(0 downto 0);
  signal n_0148 : std_logic_vector(0 downto 0);
  signal n_0149 : std_logic_vector(0 downto 0);
  signal n_0150 : std_logic_vector(0 downto 0);
  signal n_0151 : std_logic_vector(0 downto 0);
  signal n_0152 : std_logic_vector(0 downto 0);
  signal n_0154 : std_logic_vector(0 downto 0);
  signal n_0155 : std_logic_vector(0 downto 0);
  signal n_0156 : std_logic_vector(0 downto 0);
  signal n_0157 : std_logic_vector(0 downto 0);
  signal n_0158 : std_logic_vector(0 downto 0);
  signal n_0159 : std_logic_vector(0 downto 0);
  signal n_0160 : std_logic_vector(0 downto 0);
  signal n_0161 : std_logic_vector(0 downto 0);
  signal n_0162 : std_logic_vector(0 downto 0);
  signal n_0163 : std_logic_vector(0 downto 0);
  signal n_0165 : std_logic_vector(0 downto 0);
  signal n_0166 : std_logic_vector(0 downto 0);
  signal n_0168 : std_logic_vector(0 downto 0);
  signal n_0169 : std_logic_vector(0 downto 0);
  signal n_0170 : std_logic_vector(0 downto 0);
  signal n_0171 : std_logic_vector(0 downto 0);
  signal n_0172 : std_logic_vector(0 downto 0);
  signal n_0173 : std_logic_vector(0 downto 0);
  signal n_0174 : std_logic_vector(0 downto 0);
  signal n_0176 : std_logic_vector(0 downto 0);
  signal n_0177 : std_logic_vector(0 downto 0);
  signal n_0178 : std_logic_vector(0 downto 0);
  signal n_0179 : std_logic_vector(0 downto 0);
  signal n_0180 : std_logic_vector(0 downto 0);
  signal n_0181 : std_logic_vector(0 downto 0);
  signal n_0182 : std_logic_vector(0 downto 0);
  signal n_0183 : std_logic_vector(0 downto 0);
  signal n_0184 : std_logic_vector(0 downto 0);
  signal n_0185 : std_logic_vector(0 downto 0);
  signal n_0186 : std_logic_vector(0 downto 0);
  signal n_0187 : std_logic_vector(0 downto 0);
  signal n_0188 : std_logic_vector(0 downto 0);
  signal n_0189 : std_logic_vector(0 downto 0);
  signal n_0191 : std_logic_vector(0 downto 0);
  signal n_0192 : std_logic_vector(0 downto 0);
  signal n_0193 : std_logic_vector(0 downto 0);
  signal n_0194 : std_logic_vector(0 downto 0);
  signal n_0195 : std_logic_vector(0 downto 0);
  signal n_0197 : std_logic_vector(0 downto 0);
  signal n_0198 : std_logic_vector(0 downto 0);
  signal n_0199 : std_logic_vector(0 downto 0);
  signal n_0200 : std_logic_vector(0 downto 0);
  signal n_0201 : std_logic_vector(0 downto 0);
  signal n_0202 : std_logic_vector(0 downto 0);
  signal n_0203 : std_logic_vector(0 downto 0);
  signal n_0204 : std_logic_vector(0 downto 0);
  signal n_0205 : std_logic_vector(0 downto 0);
  signal n_0206 : std_logic_vector(0 downto 0);
  signal n_0208 : std_logic_vector(0 downto 0);
  signal n_0209 : std_logic_vector(0 downto 0);
  signal n_0210 : std_logic_vector(0 downto 0);
  signal n_0211 : std_logic_vector(0 downto 0);
  signal n_0212 : std_logic_vector(0 downto 0);
  signal n_0213 : std_logic_vector(0 downto 0);
  signal n_0214 : std_logic_vector(0 downto 0);
  signal n_0215 : std_logic_vector(0 downto 0);
  signal n_0216 : std_logic_vector(0 downto 0);
  signal n_0219 : std_logic_vector(0 downto 0);
  signal n_0220 : std_logic_vector(0 downto 0);
  signal n_0221 : std_logic_vector(0 downto 0);
  signal n_0222 : std_logic_vector(0 downto 0);
  signal n_0223 : std_logic_vector(0 downto 0);
  signal n_0224 : std_logic_vector(0 downto 0);
  signal n_0225 : std_logic_vector(0 downto 0);
  signal n_0226 : std_logic_vector(0 downto 0);
  signal n_0228 : std_logic_vector(0 downto 0);
  signal n_0230 : std_logic_vector(0 downto 0);
  signal n_0231 : std_logic_vector(0 downto 0);
  signal n_0232 : std_logic_vector(0 downto 0);
  signal n_0233 : std_logic_vector(0 downto 0);
  signal n_0234 : std_logic_vector(0 downto 0);
  signal n_0235 : std_logic_vector(0 downto 0);
  signal n_0236 : std_logic_vector(0 downto 0);
  signal n_0237 : std_logic_vector(0 downto 0);
  signal n_0238 : std_logic_vector(0 downto 0);
  signal n_0239 : std_logic_vector(0 downto 0);
  signal n_0241 : std_logic_vector(0 downto 0);
  signal n_0242 : std_logic_vector(0 downto 0);
  signal n_0243 : std_logic_vector(0 downto 0);
  signal n_0244 : std_logic_vector(0 downto 0);
  signal n_0245 : std_logic_vector(0 downto 0);
  signal n_0246 : std_logic_vector(0 downto 0);
  signal n_0247 : std_logic_vector(0 downto 0);
  signal n_0248 : std_logic_vector(0 downto 0);
  signal n_0249 : std_logic_vector(0 downto 0);
  signal n_0250 : std_logic_vector(0 downto 0);
  signal n_0252 : std_logic_vector(0 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_0253 : std_logic_vector(0 downto 0);
  signal n_0254 : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(0 downto 0);
  signal n_3 : std_logic_vector(0 downto 0);
  signal n_4 : std_logic_vector(0 downto 0);
  signal n_5 : std_logic_vector(0 downto 0);
  signal n_0255 : std_logic_vector(0 downto 0);
  signal n_6 : std_logic_vector(0 downto 0);
  signal n_7 : std_logic_vector(0 downto 0);
  signal n_8 : std_logic_vector(0 downto 0);
  signal n_0315 : std_logic_vector(0 downto 0);
  signal n_0282 : std_logic_vector(0 downto 0);
  signal n_0011 : std_logic_vector(0 downto 0);
  signal n_0022 : std_logic_vector(0 downto 0);
  signal n_0077 : std_logic_vector(0 downto 0);
  signal n_0066 : std_logic_vector(0 downto 0);
  signal n_0110 : std_logic_vector(0 downto 0);
  signal n_0304 : std_logic_vector(0 downto 0);
  signal n_0276 : std_logic_vector(0 downto 0);
  signal n_0262 : std_logic_vector(0 downto 0);
  signal n_0283 : std_logic_vector(0 downto 0);
  signal n_0256 : std_logic_vector(0 downto 0);
  signal n_0218 : std_logic_vector(0 downto 0);
  signal n_0261 : std_logic_vector(0 downto 0);
  signal n_0293 : std_logic_vector(0 downto 0);
  signal n_0088 : std_logic_vector(0 downto 0);
  signal n_0098 : std_logic_vector(0 downto 0);
  signal n_0120 : std_logic_vector(0 downto 0);
  signal n_0131 : std_logic_vector(0 downto 0);
  signal n_0142 : std_logic_vector(0 downto 0);
  signal n_0153 : std_logic_vector(0 downto 0);
  signal n_0164 : std_logic_vector(0 downto 0);
  signal n_0175 : std_logic_vector(0 downto 0);
  signal n_0196 : std_logic_vector(0 downto 0);
  signal n_0207 : std_logic_vector(0 downto 0);
  signal n_0217 : std_logic_vector(0 downto 0);
  signal n_0229 : std_logic_vector(0 downto 0);
  signal n_0240 : std_logic_vector(0 downto 0);
  signal n_0257 : std_logic_vector(0 downto 0);
  signal n_0258 : std_logic_vector(0 downto 0);
  signal n_0259 : std_logic_vector(0 downto 0);
  signal n_0260 : std_logic_vector(0 downto 0);
  signal n_0263 : std_logic_vector(0 downto 0);
  signal n_0264 : std_logic_vector(0 downto 0);
  signal n_0265 : std_logic_vector(0 downto 0);
  signal n_0266 : std_logic_vector(0 downto 0);
  signal n_0267 : std_logic_vector(0 downto 0);
  signal n_0268 : std_logic_vector(0 downto 0);
  signal n_0269 : std_logic_vector(0 downto 0);
  signal n_0270 : std_logic_vector(0 downto 0);
  signal n_0271 : std_logic_vector(0 downto 0);
  signal n_0272 : std_logic_vector(0 downto 0);
  signal n_0273 : std_logic_vector(0 downto 0);
  signal n_0274 : std_logic_vector(0 downto 0);
  signal n_0275 : std_logic_vector(0 downto 0);
  signal n_0277 : std_logic_vector(0 downto 0);
  signal n_0278 : std_logic_vector(0 downto 0);
  signal n_0279 : std_logic_vector(0 downto 0);
  signal n_0281 : std_logic_vector(0 downto 0);
  signal n_0284 : std_logic_vector(0 downto 0);
  signal n_0285 : std_logic_vector(0 downto 0);
  signal n_0286 : std_logic_vector(0 downto 0);
  signal n_0288 : std_logic_vector(0 downto 0);
  signal n_0289 : std_logic_vector(0 downto 0);
  signal n_0290 : std_logic_vector(0 downto 0);
  signal n_0294 : std_logic_vector(0 downto 0);
  signal n_0295 : std_logic_vector(0 downto 0);
  signal n_0297 : std_logic_vector(0 downto 0);
  signal n_0298 : std_logic_vector(0 downto 0);
  signal n_0299 : std_logic_vector(0 downto 0);
  signal n_0300 : std_logic_vector(0 downto 0);
  signal n_0301 : std_logic_vector(0 downto 0);
  signal n_0305 : std_logic_vector(0 downto 0);
  signal n_0306 : std_logic_vector(0 downto 0);
  signal n_0308 : std_logic_vector(0 downto 0);
  signal n_0310 : std_logic_vector(0 downto 0);
  signal n_0311 : std_logic_vector(0 downto 0);
  signal n_0313 : std_logic_vector(0 downto 0);
  signal n_0316 : std_logic_vector(0 downto 0);
  signal n_0317 : std_logic_vector(0 downto 0);
  signal n_0318 : std_logic_vector(0 downto 0);
  signal n_0319 : std_logic_vector(0 downto 0);
  signal n_0320 : std_logic_vector(0 downto 0);
  signal n_0321 : std_logic_vector(0 downto 0);
  signal n_0322 : std_logic_vector(0 downto 0);
  signal n_0323 : std_logic_vector(0 downto 0);
  signal n_0324 : std_logic_vector(0 downto 0);
  signal n_0325 : std_logic_vector(0 downto 0);
  signal n_0003 : std_logic_vector(0 downto 0);
  signal n_0004 : std_logic_vector(0 downto 0);
  signal n_0005 : std_logic_vector(0 downto 0);
  signal n_0006 : std_logic_vector(0 downto 0);
  signal n_0007 : std_logic_vector(0 downto 0);
  signal n_0009 : std_logic_vector(0 downto 0);
  signal n_0010 : std_logic_vector(0 downto 0);
  signal n_0012 : std_logic_vector(0 downto 0);
  signal n_0015 : std_logic_vector(0 downto 0);
  signal n_0016 : std_logic_vector(0 downto 0);
  signal n_0018 : std_logic_vector(0 downto 0);
  signal n_0019 : std_logic_vector(0 downto 0);
  signal n_0020 : std_logic_vector(0 downto 0);
  signal n_0021 : std_logic_vector(0 downto 0);
  signal n_0023 : std_logic_vector(0 downto 0);
  signal n_0024 : std_logic_vector(0 downto 0);
  signal n_0025 : std_logic_vector(0 downto 0);
  signal n_0026 : std_logic_vector(0 downto 0);
  signal n_0027 : std_logic_vector(0 downto 0);
  signal n_0028 : std_logic_vector(0 downto 0);
  signal n_0029 : std_logic_vector(0 downto 0);
  signal n_0031 : std_logic_vector(0 downto 0);
  signal n_0032 : std_logic_vector(0 downto 0);
  signal n_0034 : std_logic_vector(0 downto 0);
  signal n_0035 : std_logic_vector(0 downto 0);
  signal n_0036 : std_logic_vector(0 downto 0);
  signal n_0037 : std_logic_vector(0 downto 0);
  signal n_0038 : std_logic_vector(0 downto 0);
  signal n_0039 : std_logic_vector(0 downto 0);
  signal n_0040 : std_logic_vector(0 downto 0);
  signal n_0041 : std_logic_vector(0 downto 0);
  signal n_0042 : std_logic_vector(0 downto 0);
  signal n_0045 : std_logic_vector(0 downto 0);
  signal n_0046 : std_logic_vector(0 downto 0);
  signal n_0047 : std_logic_vector(0 downto 0);
  signal n_0049 : std_logic_vector(0 downto 0);
  signal n_0050 : std_logic_vector(0 downto 0);
  signal n_0051 : std_logic_vector(0 downto 0);
  signal n_0053 : std_logic_vector(0 downto 0);
  signal n_0054 : std_logic_vector(0 downto 0);
  signal n_0056 : std_logic_vector(0 downto 0);
  signal n_0059 : std_logic_vector(0 downto 0);
  signal n_0060 : std_logic_vector(0 downto 0);
  signal n_0062 : std_logic_vector(0 downto 0);
  signal n_0063 : std_logic_vector(0 downto 0);
  signal n_0064 : std_logic_vector(0 downto 0);
  signal n_0065 : std_logic_vector(0 downto 0);
  signal n_0067 : std_logic_vector(0 downto 0);
  signal n_0068 : std_logic_vector(0 downto 0);
  signal n_0069 : std_logic_vector(0 downto 0);
  signal n_0070 : std_logic_vector(0 downto 0);
  signal n_0071 : std_logic_vector(0 downto 0);
  signal n_0072 : std_logic_vector(0 downto 0);
  signal n_0073 : std_logic_vector(0 downto 0);
  signal n_0075 : std_logic_vector(0 downto 0);
  signal n_0076 : std_logic_vector(0 downto 0);
  signal n_0078 : std_logic_vector(0 downto 0);
  signal n_0079 : std_logic_vector(0 downto 0);
  signal n_0080 : std_logic_vector(0 downto 0);
  signal n_0081 : std_logic_vector(0 downto 0);
  signal n_0082 : std_logic_vector(0 downto 0);
  signal n_0084 : std_logic_vector(0 downto 0);
  signal n_0085 : std_logic_vector(0 downto 0);
  signal n_0086 : std_logic_vector(0 downto 0);
  signal n_0087 : std_logic_vector(0 downto 0);
  signal n_0089 : std_logic_vector(0 downto 0);
  signal n_0090 : std_logic_vector(0 downto 0);
  signal n_0091 : std_logic_vector(0 downto 0);
  signal n_0092 : std_logic_vector(0 downto 0);
  signal n_0093 : std_logic_vector(0 downto 0);
  signal n_0094 : std_logic_vector(0 downto 0);
  signal n_0095 : std_logic_vector(0 downto 0);
  signal n_0097 : std_logic_vector(0 downto 0);
  signal n_0099 : std_logic_vector(0 downto 0);
  signal n_0100 : std_logic_vector(0 downto 0);
  signal n_0629 : std_logic_vector(0 downto 0);
  signal n_0102 : std_logic_vector(0 downto 0);
  signal n_0630 : std_logic_vector(0 downto 0);
  signal n_0631 : std_logic_vector(0 downto 0);
  signal n_0632 : std_logic_vector(0 downto 0);
  signal n_0108 : std_logic_vector(0 downto 0);
  signal n_0633 : std_logic_vector(0 downto 0);
  signal n_0634 : std_logic_vector(0 downto 0);
  signal n_0635 : std_logic_vector(0 downto 0);
  signal n_0636 : std_logic_vector(0 downto 0);
  signal n_0637 : std_logic_vector(0 downto 0);
  signal n_0638 : std_logic_vector(0 downto 0);
  signal n_0639 : std_logic_vector(0 downto 0);
  signal n_0640 : std_logic_vector(0 downto 0);
  signal n_0641 : std_logic_vector(0 downto 0);
  signal n_0642 : std_logic_vector(0 downto 0);
  signal n_0643 : std_logic_vector(0 downto 0);
  signal n_0644 : std_logic_vector(0 downto 0);
  signal n_0645 : std_logic_vector(0 downto 0);
  signal n_0646 : std_logic_vector(0 downto 0);
  signal n_0647 : std_logic_vector(0 downto 0);
  signal n_0648 : std_logic_vector(0 downto 0);
  signal n_0128 : std_logic_vector(0 downto 0);
  signal n_0649 : std_logic_vector(0 downto 0);
  signal n_0650 : std_logic_vector(0 downto 0);
  signal n_0651 : std_logic_vector(0 downto 0);
  signal n_0652 : std_logic_vector(0 downto 0);
  signal n_0653 : std_logic_vector(0 downto 0);
  signal n_0654 : std_logic_vector(0 downto 0);
  signal n_0655 : std_logic_vector(0 downto 0);
  signal n_0656 : std_logic_vector(0 downto 0);
  signal n_0657 : std_logic_vector(0 downto 0);
  signal n_0658 : std_logic_vector(0 downto 0);
  signal n_0659 : std_logic_vector(0 downto 0);
  signal n_0660 : std_logic_vector(0 downto 0);
  signal n_0661 : std_logic_vector(0 downto 0);
  signal n_0662 : std_logic_vector(0 downto 0);
  signal n_0663 : std_logic_vector(0 downto 0);
  signal n_0664 : std_logic_vector(0 downto 0);
  signal n_0665 : std_logic_vector(0 downto 0);
  signal n_0666 : std_logic_vector(0 downto 0);
  signal n_0667 : std_logic_vector(0 downto 0);
  signal n_0668 : std_logic_vector(0 downto 0);
  signal n_0669 : std_logic_vector(0 downto 0);
  signal n_0670 : std_logic_vector(0 downto 0);
  signal n_0671 : std_logic_vector(0 downto 0);
  signal n_0672 : std_logic_vector(0 downto 0);
  signal n_0673 : std_logic_vector(0 downto 0);
  signal n_0674 : std_logic_vector(0 downto 0);
  signal n_0675 : std_logic_vector(0 downto 0);
  signal n_0676 : std_logic_vector(0 downto 0);
  signal n_0677 : std_logic_vector(0 downto 0);
  signal n_0678 : std_logic_vector(0 downto 0);
  signal n_0679 : std_logic_vector(0 downto 0);
  signal n_0167 : std_logic_vector(0 downto 0);
  signal n_0680 : std_logic_vector(0 downto 0);
  signal n_0681 : std_logic_vector(0 downto 0);
  signal n_0682 : std_logic_vector(0 downto 0);
  signal n_0683 : std_logic_vector(0 downto 0);
  signal n_0684 : std_logic_vector(0 downto 0);
  signal n_0685 : std_logic_vector(0 downto 0);
  signal n_0686 : std_logic_vector(0 downto 0);
  signal n_0687 : std_logic_vector(0 downto 0);
  signal n_0688 : std_logic_vector(0 downto 0);
  signal n_0689 : std_logic_vector(0 downto 0);
  signal n_0690 : std_logic_vector(0 downto 0);
  signal n_0691 : std_logic_vector(0 downto 0);
  signal n_0692 : std_logic_vector(0 downto 0);
  signal n_0693 : std_logic_vector(0 downto 0);
  signal n_0694 : std_logic_vector(0 downto 0);
  signal n_0695 : std_logic_vector(0 downto 0);
  signal n_0696 : std_logic_vector(0 downto 0);
  signal n_0697 : std_logic_vector(0 downto 0);
  signal n_0698 : std_logic_vector(0 downto 0);
  signal n_0699 : std_logic_vector(0 downto 0);
  signal n_0700 : std_logic_vector(0 downto 0);
  signal n_0701 : std_logic_vector(0 downto 0);
  signal n_0702 : std_logic_vector(0 downto 0);
  signal n_0703 : std_logic_vector(0 downto 0);
  signal n_0704 : std_logic_vector(0 downto 0);
  signal n_0705 : std_logic_vector(0 downto 0);
  signal n_0706 : std_logic_vector(0 downto 0);
  signal n_0707 : std_logic_vector(0 downto 0);
  signal n_0708 : std_logic_vector(0 downto 0);
  signal n_0709 : std_logic_vector(0 downto 0);
  signal n_0710 : std_logic_vector(0 downto 0);
  signal n_0711 : std_logic_vector(0 downto 0);
  signal n_0712 : std_logic_vector(0 downto 0);
  signal n_0713 : std_logic_vector(0 downto 0);
  signal n_0714 : std_logic_vector(0 downto 0);
  signal n_0715 : std_logic_vector(0 downto 0);
  signal n_0716 : std_logic_vector(0 downto 0);
  signal n_0717 : std_logic_vector(0 downto 0);
  signal n_0718 : std_logic_vector(0 downto 0);
  signal n_0719 : std_logic_vector(0 downto 0);
  signal n_0720 : std_logic_vector(0 downto 0);
  signal n_0721 : std_logic_vector(0 downto 0);
  signal n_0722 : std_logic_vector(0 downto 0);
  signal n_0723 : std_logic_vector(0 downto 0);
  signal n_0724 : std_logic_vector(0 downto 0);
  signal n_0725 : std_logic_vector(0 downto 0);
  signal n_0726 : std_logic_vector(0 downto 0);
  signal n_0727 : std_logic_vector(0 downto 0);
  signal n_0728 : std_logic_vector(0 downto 0);
  signal n_0729 : std_logic_vector(0 downto 0);
  signal n_0730 : std_logic_vector(0 downto 0);
  signal n_0731 : std_logic_vector(0 downto 0);
  signal n_0732 : std_logic_vector(0 downto 0);
  signal n_0733 : std_logic_vector(0 downto 0);
  signal n_0734 : std_logic_vector(0 downto 0);
  signal n_0227 : std_logic_vector(0 downto 0);
  signal n_0735 : std_logic_vector(0 downto 0);
  signal n_0736 : std_logic_vector(0 downto 0);
  signal n_0737 : std_logic_vector(0 downto 0);
  signal n_0738 : std_logic_vector(0 downto 0);
  signal n_0739 : std_logic_vector(0 downto 0);
  signal n_0740 : std_logic_vector(0 downto 0);
  signal n_0741 : std_logic_vector(0 downto 0);
  signal n_0742 : std_logic_vector(0 downto 0);
  signal n_0743 : std_logic_vector(0 downto 0);
  signal n_0744 : std_logic_vector(0 downto 0);
  signal n_0745 : std_logic_vector(0 downto 0);
  signal n_0746 : std_logic_vector(0 downto 0);
  signal n_0747 : std_logic_vector(0 downto 0);
  signal n_0748 : std_logic_vector(0 downto 0);
  signal n_0749 : std_logic_vector(0 downto 0);
  signal n_0750 : std_logic_vector(0 downto 0);
  signal n_0751 : std_logic_vector(0 downto 0);
  signal n_0752 : std_logic_vector(0 downto 0);
  signal n_0753 : std_logic_vector(0 downto 0);
  signal n_0754 : std_logic_vector(0 downto 0);
  signal n_0755 : std_logic_vector(0 downto 0);
  signal n_0756 : std_logic_vector(0 downto 0);
  signal n_0757 : std_logic_vector(0 downto 0);
  signal n_0758 : std_logic_vector(0 downto 0);
  signal n_0759 : std_logic_vector(0 downto 0);
  signal n_0760 : std_logic_vector(0 downto 0);
  signal n_0761 : std_logic_vector(0 downto 0);
  signal n_0762 : std_logic_vector(0 downto 0);
  signal n_0763 : std_logic_vector(0 downto 0);
  signal n_0764 : std_logic_vector(0 downto 0);
  signal n_0765 : std_logic_vector(0 downto 0);
  signal n_0766 : std_logic_vector(0 downto 0);
  signal n_0767 : std_logic_vector(0 downto 0);
  signal n_0768 : std_logic_vector(0 downto 0);
  signal n_0769 : std_logic_vector(0 downto 0);
  signal n_0770 : std_logic_vector(0 downto 0);
  signal n_0771 : std_logic_vector(0 downto 0);
  signal n_0307 : std_logic_vector(0 downto 0);
  signal n_0328 : std_logic_vector(0 downto 0);
  signal n_0772 : std_logic_vector(0 downto 0);
  signal n_0055 : std_logic_vector(0 downto 0);
  signal n_0773 : std_logic_vector(0 downto 0);
  signal n_0774 : std_logic_vector(0 downto 0);
  signal n_0109 : std_logic_vector(0 downto 0);
  signal n_0775 : std_logic_vector(0 downto 0);
  signal n_0776 : std_logic_vector(0 downto 0);
  signal n_0777 : std_logic_vector(0 downto 0);
  signal n_0778 : std_logic_vector(0 downto 0);
  signal n_0287 : std_logic_vector(0 downto 0);
  signal n_0779 : std_logic_vector(0 downto 0);
  signal n_0309 : std_logic_vector(0 downto 0);
  signal n_0017 : std_logic_vector(0 downto 0);
  signal n_0780 : std_logic_vector(0 downto 0);
  signal n_0013 : std_logic_vector(0 downto 0);
  signal n_0782 : std_logic_vector(0 downto 0);
  signal n_0783 : std_logic_vector(0 downto 0);
  signal n_0280 : std_logic_vector(0 downto 0);
  signal n_0784 : std_logic_vector(0 downto 0);
  signal n_0785 : std_logic_vector(0 downto 0);
  signal n_0786 : std_logic_vector(0 downto 0);
  signal n_0787 : std_logic_vector(0 downto 0);
  signal n_0788 : std_logic_vector(0 downto 0);
  signal n_0789 : std_logic_vector(0 downto 0);
  signal n_0790 : std_logic_vector(0 downto 0);
  signal n_0791 : std_logic_vector(0 downto 0);
  signal n_0058 : std_logic_vector(0 downto 0);
  signal n_0302 : std_logic_vector(0 downto 0);
  signal n_0792 : std_logic_vector(0 downto 0);
  signal n_0781 : std_logic_vector(0 downto 0);
  signal n_0793 : std_logic_vector(0 downto 0);
  signal n_0794 : std_logic_vector(0 downto 0);
  signal n_0795 : std_logic_vector(0 downto 0);
  signal n_0796 : std_logic_vector(0 downto 0);
  signal n_0797 : std_logic_vector(0 downto 0);
  signal n_0798 : std_logic_vector(0 downto 0);
  signal n_0799 : std_logic_vector(0 downto 0);
  signal n_0800 : std_logic_vector(0 downto 0);
  signal n_0083 : std_logic_vector(0 downto 0);
  signal n_0801 : std_logic_vector(0 downto 0);
  signal n_0802 : std_logic_vector(0 downto 0);
  signal n_0803 : std_logic_vector(0 downto 0);
  signal n_0804 : std_logic_vector(0 downto 0);
  signal n_0805 : std_logic_vector(0 downto 0);
  signal n_0806 : std_logic_vector(0 downto 0);
  signal n_0807 : std_logic_vector(0 downto 0);
  signal n_0014 : std_logic_vector(0 downto 0);
  signal n_0808 : std_logic_vector(0 downto 0);
  signal n_0809 : std_logic_vector(0 downto 0);
  signal n_0810 : std_logic_vector(0 downto 0);
  signal n_0811 : std_logic_vector(0 downto 0);
  signal n_0812 : std_logic_vector(0 downto 0);
  signal n_0813 : std_logic_vector(0 downto 0);
  signal n_0814 : std_logic_vector(0 downto 0);
  signal n_0815 : std_logic_vector(0 downto 0);
  signal n_0816 : std_logic_vector(0 downto 0);
  signal n_0817 : std_logic_vector(0 downto 0);
  signal n_0818 : std_logic_vector(0 downto 0);
  signal n_0819 : std_logic_vector(0 downto 0);
  signal n_0820 : std_logic_vector(0 downto 0);
  signal n_0821 : std_logic_vector(0 downto 0);
  signal n_0822 : std_logic_vector(0 downto 0);
  signal n_0823 : std_logic_vector(0 downto 0);
  signal n_0824 : std_logic_vector(0 downto 0);
  signal n_0825 : std_logic_vector(0 downto 0);
  signal n_0826 : std_logic_vector(0 downto 0);
  signal n_0827 : std_logic_vector(0 downto 0);
  signal n_0828 : std_logic_vector(0 downto 0);
  signal n_0829 : std_logic_vector(0 downto 0);
  signal n_0830 : std_logic_vector(0 downto 0);
  signal n_0061 : std_logic_vector(0 downto 0);
  signal n_0831 : std_logic_vector(0 downto 0);
  signal n_0832 : std_logic_vector(0 downto 0);
  signal n_0833 : std_logic_vector(0 downto 0);
  signal n_0834 : std_logic_vector(0 downto 0);
  signal n_0835 : std_logic_vector(0 downto 0);
  signal n_0836 : std_logic_vector(0 downto 0);
  signal n_0837 : std_logic_vector(0 downto 0);
  signal n_0838 : std_logic_vector(0 downto 0);
  signal n_0839 : std_logic_vector(0 downto 0);
  signal n_0840 : std_logic_vector(0 downto 0);
  signal n_0841 : std_logic_vector(0 downto 0);
  signal n_0842 : std_logic_vector(0 downto 0);
  signal n_0843 : std_logic_vector(0 downto 0);
  signal n_0844 : std_logic_vector(0 downto 0);
  signal n_0845 : std_logic_vector(0 downto 0);
  signal n_0846 : std_logic_vector(0 downto 0);
  signal n_0847 : std_logic_vector(0 downto 0);
  signal n_0848 : std_logic_vector(0 downto 0);
  signal n_0849 : std_logic_vector(0 downto 0);
  signal n_0850 : std_logic_vector(0 downto 0);
  signal n_0851 : std_logic_vector(0 downto 0);
  signal n_0852 : std_logic_vector(0 downto 0);
  signal n_0853 : std_logic_vector(0 downto 0);
  signal n_0854 : std_logic_vector(0 downto 0);
  signal n_0855 : std_logic_vector(0 downto 0);
  signal n_0856 : std_logic_vector(0 downto 0);
  signal n_0857 : std_logic_vector(0 downto 0);
  signal n_0858 : std_logic_vector(0 downto 0);
  signal n_0859 : std_logic_vector(0 downto 0);
  signal n_0860 : std_logic_vector(0 downto 0);
  signal n_0861 : std_logic_vector(0 downto 0);
  signal n_0862 : std_logic_vector(0 downto 0);
  signal n_0863 : std_logic_vector(0 downto 0);
  signal n_0190 : std_logic_vector(0 downto 0);
  signal n_0864 : std_logic_vector(0 downto 0);
  signal n_0327 : std_logic_vector(0 downto 0);
  signal n_0326 : std_logic_vector(0 downto 0);
  signal n_0865 : std_logic_vector(0 downto 0);
  signal n_0044 : std_logic_vector(0 downto 0);
  signal n_0312 : std_logic_vector(0 downto 0);
  signal n_0251 : std_logic_vector(0 downto 0);
  signal n_0866 : std_logic_vector(0 downto 0);
  signal n_0008 : std_logic_vector(0 downto 0);
  signal n_0867 : std_logic_vector(0 downto 0);
  signal n_0030 : std_logic_vector(0 downto 0);
  signal n_0868 : std_logic_vector(0 downto 0);
  signal n_0048 : std_logic_vector(0 downto 0);
  signal n_0052 : std_logic_vector(0 downto 0);
  signal n_0074 : std_logic_vector(0 downto 0);
begin
  n_0330 <= n_0290 and n_0076;
  n_0331 <= n_0283 and n_0307;
  n_0332 <= n_0331 and n_0084;
  n_0333 <= n_0292 and n_0043;
  n_0334 <= n_0131 and n_0218;
  n_0335 <= n_0632 and n_0304;
  n_0336 <= n_0076 and n_0274;
  n_0337 <= n_0260 and n_0324;
  n_0338 <= n_0337 and n_0052;
  n_0339 <= n_0633 and n_0109;
  n_0340 <= n_0634 and n_0074;
  n_0341 <= n_0320 and n_0279;
  n_0342 <= n_0084 and n_0053;
  n_0343 <= n_0636 and n_0061;
  n_0344 <= n_0637 and n_0638;
  n_0345 <= n_0079 and n_0010;
  n_0346 <= n_0345 and n_0267;
  n_0347 <= n_0639 and n_0298;
  n_0348 <= n_0640 and n_0641;
  n_0349 <= n_0065 and n_0314;
  n_0350 <= n_0082 and n_0038;
  n_0351 <= n_0643 and n_0016;
  n_0352 <= n_0269 and n_0264;
  n_0353 <= n_0646 and n_0647;
  n_0354 <= n_0070 and n_0071;
  n_0355 <= n_0269 and n_0268;
  n_0356 <= n_0355 and n_0083;
  n_0357 <= n_0650 and n_0023;
  n_0358 <= n_0651 and n_0063;
  n_0359 <= n_0041 and n_0256;
  n_0360 <= n_0359 and n_0067;
  n_0361 <= n_0052 and n_0196;
  n_0362 <= n_0652 and n_0050;
  n_0363 <= n_0653 and n_0048;
  n_0364 <= n_0026 and n_0288;
  n_0365 <= n_0654 and n_0057;
  n_0366 <= data_i(1 downto 1) and n_0273;
  n_0367 <= n_0366 and n_0086;
  n_0368 <= n_0655 and n_0028;
  n_0369 <= n_0656 and n_0657;
  n_0370 <= data_i(1 downto 1) and n_0052;
  n_0371 <= n_0658 and n_0659;
  n_0372 <= n_0063 and n_0310;
  n_0373 <= n_0087 and n_0086;
  n_0374 <= n_0277 and n_0324;
  n_0375 <= n_0663 and n_0097;
  n_0376 <= n_0100 and n_0018;
  n_0377 <= n_0664 and n_0111;
  n_0378 <= n_0665 and n_0297;
  n_0379 <= n_0140 and n_0027;
  n_0380 <= n_0013 and n_0039;
  n_0381 <= n_0667 and n_0017;
  n_0382 <= n_0077 and n_0143;
  n_0383 <= n_0269 and n_0008;
  n_0384 <= n_0107 and n_0042;
  n_0385 <= n_0164 and n_0047;
  n_0386 <= n_0672 and n_0673;
  n_0387 <= n_0674 and n_0305;
  n_0388 <= n_0257 and n_0078;
  n_0389 <= n_0676 and n_0125;
  n_0390 <= n_0080 and n_0078;
  n_0391 <= n_0678 and n_0679;
  n_0392 <= n_0095 and n_0046;
  n_0393 <= n_0392 and n_0164;
  n_0394 <= n_0040 and n_0136;
  n_0395 <= n_0394 and data_i(5 downto 5);
  n_0396 <= n_0120 and data_i(5 downto 5);
  n_0397 <= n_0139 and n_0054;
  n_0398 <= n_0112 and n_0064;
  n_0399 <= n_0284 and n_0275;
  n_0400 <= n_0087 and n_0135;
  n_0401 <= n_0400 and n_0043;
  n_0402 <= n_0096 and n_0073;
  n_0403 <= n_0303 and n_0103;
  n_0404 <= n_0127 and n_0093;
  n_0405 <= n_0686 and n_0687;
  n_0406 <= n_0135 and n_0096;
  n_0407 <= n_0068 and n_0300;
  n_0408 <= n_0689 and n_0690;
  n_0409 <= n_0089 and n_0060;
  n_0410 <= n_0103 and n_0032;
  n_0411 <= n_0410 and n_0124;
  n_0412 <= n_0005 and data_i(3 downto 3);
  n_0413 <= n_0099 and n_0041;
  n_0414 <= n_0693 and n_0694;
  n_0415 <= n_0695 and n_0082;
  n_0416 <= n_0697 and n_0266;
  n_0417 <= n_0261 and data_i(2 downto 2);
  n_0418 <= n_0417 and n_0103;
  n_0419 <= n_0301 and n_0136;
  n_0420 <= n_0698 and n_0699;
  n_0421 <= n_0131 and n_0152;
  n_0422 <= n_0173 and n_0039;
  n_0423 <= n_0167 and n_0106;
  n_0424 <= n_0108 and n_0004;
  n_0425 <= n_0145 and n_0130;
  n_0426 <= n_0149 and n_0090;
  n_0427 <= n_0705 and n_0284;
  n_0428 <= n_0061 and n_0267;
  n_0429 <= n_0707 and n_0708;
  n_0430 <= n_0035 and n_0279;
  n_0431 <= n_0136 and n_0185;
  n_0432 <= n_0710 and n_0066;
  n_0433 <= n_0137 and n_0150;
  n_0434 <= n_0433 and n_0134;
  n_0435 <= n_0713 and n_0166;
  n_0436 <= n_0714 and n_0173;
  n_0437 <= n_0009 and n_0032;
  n_0438 <= n_0716 and n_0717;
  n_0439 <= n_0718 and n_0719;
  n_0440 <= n_0152 and n_0291;
  n_0441 <= n_0720 and n_0721;
  n_0442 <= n_0172 and n_0093;
  n_0443 <= n_0723 and n_0724;
  n_0444 <= n_0034 and n_0113;
  n_0445 <= n_0444 and n_0181;
  n_0446 <= n_0101 and n_0066;
  n_0447 <= n_0151 and n_0069;
  n_0448 <= n_0173 and n_0152;
  n_0449 <= n_0448 and n_0174;
  n_0450 <= n_0229 and n_0120;
  n_0451 <= n_0006 and n_0077;
  n_0452 <= n_0119 and n_0182;
  n_0453 <= n_0728 and n_0729;
  n_0454 <= n_0730 and n_0731;
  n_0455 <= n_0732 and n_0182;
  n_0456 <= n_0733 and n_0160;
  n_0457 <= n_0734 and n_0180;
  n_0458 <= n_0290 and n_0187;
  n_0459 <= n_0458 and n_0045;
  n_0460 <= n_0025 and n_0062;
  n_0461 <= n_0067 and n_0228;
  n_0462 <= n_0129 and n_0068;
  n_0463 <= n_0205 and n_0189;
  n_0464 <= n_0739 and n_0230;
  n_0465 <= n_0105 and n_0176;
  n_0466 <= n_0202 and n_0199;
  n_0467 <= n_0163 and n_0008;
  n_0468 <= n_0010 and n_0194;
  n_0469 <= n_0204 and n_0189;
  n_0470 <= data_i(1 downto 1) and n_0154;
  n_0471 <= n_0324 and n_0211;
  n_0472 <= n_0037 and data_i(6 downto 6);
  n_0473 <= n_0746 and n_0193;
  n_0474 <= n_0747 and n_0748;
  n_0475 <= n_0168 and n_0113;
  n_0476 <= n_0475 and n_0216;
  n_0477 <= n_0749 and n_0225;
  n_0478 <= n_0752 and n_0753;
  n_0479 <= n_0756 and n_0230;
  n_0480 <= n_0757 and n_0758;
  n_0481 <= n_0165 and n_0059;
  n_0482 <= n_0228 and n_0049;
  n_0483 <= n_0133 and n_0224;
  n_0484 <= n_0212 and n_0252;
  n_0485 <= n_0195 and n_0162;
  n_0486 <= n_0206 and n_0243;
  n_0487 <= n_0762 and n_0235;
  n_0488 <= n_0236 and n_0247;
  n_0489 <= n_0241 and n_0232;
  n_0490 <= n_0233 and n_0250;
  n_0491 <= n_0765 and n_0766;
  n_0492 <= n_0244 and n_0195;
  n_0493 <= n_0768 and n_0245;
  n_0494 <= n_0237 and n_0024;
  n_0495 <= n_0097 and n_0253;
  n_0496 <= n_0231 and n_0192;
  n_0497 <= n_0227 and n_0255;
  n_0498 <= n_0497 and n_0242;
  n_0329 <= n_0304 and data_i(2 downto 2);
  n_0000 <= data_i(5 downto 5) and data_i(7 downto 7);
  n_0500 <= n_0110 and n_0022;
  n_0501 <= data_i(6 downto 6) and data_i(3 downto 3);
  n_0502 <= data_i(3 downto 3) and data_i(2 downto 2);
  n_0503 <= n_0011 and n_0304;
  n_0504 <= n_0282 and n_0066;
  n_0505 <= n_0022 and n_0282;
  n_0499 <= n_0011 and data_i(3 downto 3);
  n_0296 <= n_0011 and n_0328;
  n_0506 <= data_i(2 downto 2) and data_i(0 downto 0);
  n_0033 <= data_i(3 downto 3) and data_i(5 downto 5);
  n_0508 <= n_0055 and data_i(2 downto 2);
  n_0509 <= n_0776 and n_0777;
  n_0507 <= data_i(6 downto 6) and data_i(2 downto 2);
  n_0510 <= n_0022 and data_i(4 downto 4);
  n_0511 <= n_0304 and data_i(6 downto 6);
  n_0512 <= n_0315 and n_0055;
  n_0002 <= data_i(4 downto 4) and n_0066;
  n_0001 <= data_i(1 downto 1) and data_i(6 downto 6);
  n_0513 <= n_0022 and data_i(7 downto 7);
  n_0514 <= n_0066 and data_i(6 downto 6);
  n_0515 <= data_i(7 downto 7) and n_0011;
  n_0516 <= n_0304 and data_i(7 downto 7);
  n_0517 <= n_0781 and n_0011;
  n_0518 <= n_0282 and n_0315;
  n_0519 <= data_i(1 downto 1) and n_0044;
  n_0520 <= data_i(3 downto 3) and n_0218;
  n_0521 <= data_i(5 downto 5) and n_0066;
  n_0522 <= n_0771 and n_0315;
  n_0523 <= n_0077 and data_i(7 downto 7);
  n_0524 <= n_0282 and data_i(4 downto 4);
  n_0525 <= n_0315 and n_0066;
  n_0526 <= n_0110 and data_i(1 downto 1);
  n_0527 <= n_0785 and n_0786;
  n_0528 <= n_0131 and n_0270;
  n_0529 <= n_0272 and n_0315;
  n_0530 <= n_0261 and data_i(0 downto 0);
  n_0291 <= n_0175 and n_0022;
  n_0292 <= data_i(3 downto 3) and n_0283;
  n_0531 <= n_0057 and data_i(5 downto 5);
  n_0532 <= n_0265 and n_0240;
  n_0533 <= n_0791 and n_0268;
  n_0534 <= n_0022 and n_0077;
  n_0535 <= data_i(6 downto 6) and data_i(0 downto 0);
  n_0303 <= n_0240 and n_0062;
  n_0536 <= n_0792 and n_0304;
  n_0537 <= n_0781 and n_0793;
  n_0538 <= n_0077 and n_0326;
  n_0539 <= n_0011 and n_0000;
  n_0540 <= n_0265 and n_0066;
  n_0541 <= n_0280 and n_0077;
  n_0542 <= n_0286 and n_0175;
  n_0543 <= n_0796 and n_0269;
  n_0314 <= data_i(1 downto 1) and n_0259;
  n_0544 <= n_0326 and data_i(6 downto 6);
  n_0545 <= n_0022 and n_0263;
  n_0546 <= n_0217 and n_0229;
  n_0547 <= n_0798 and n_0799;
  n_0548 <= n_0800 and n_0262;
  n_0549 <= n_0258 and n_0271;
  n_0550 <= n_0217 and n_0286;
  n_0551 <= n_0801 and n_0282;
  n_0552 <= n_0066 and n_0280;
  n_0553 <= n_0266 and n_0261;
  n_0554 <= n_0011 and n_0275;
  n_0555 <= n_0262 and n_0282;
  n_0556 <= n_0555 and n_0281;
  n_0557 <= n_0803 and n_0284;
  n_0558 <= n_0267 and n_0257;
  n_0559 <= n_0276 and data_i(7 downto 7);
  n_0560 <= n_0293 and n_0278;
  n_0561 <= n_0098 and n_0326;
  n_0562 <= n_0262 and n_0175;
  n_0563 <= n_0562 and n_0283;
  n_0057 <= n_0259 and n_0055;
  n_0564 <= n_0808 and n_0175;
  n_0565 <= n_0809 and n_0282;
  n_0566 <= data_i(3 downto 3) and n_0257;
  n_0567 <= n_0000 and n_0296;
  n_0568 <= n_0303 and n_0274;
  n_0569 <= n_0812 and n_0813;
  n_0570 <= data_i(4 downto 4) and n_0285;
  n_0571 <= n_0280 and n_0287;
  n_0572 <= n_0282 and n_0001;
  n_0573 <= n_0572 and n_0256;
  n_0574 <= n_0815 and n_0268;
  n_0575 <= n_0017 and n_0271;
  n_0576 <= n_0291 and n_0240;
  n_0577 <= n_0316 and n_0017;
  n_0578 <= n_0577 and n_0290;
  n_0579 <= n_0818 and n_0005;
  n_0580 <= n_0819 and n_0820;
  n_0581 <= n_0308 and n_0310;
  n_0582 <= n_0822 and n_0302;
  n_0583 <= n_0305 and data_i(0 downto 0);
  n_0584 <= n_0300 and n_0010;
  n_0043 <= n_0275 and n_0308;
  n_0585 <= n_0014 and n_0261;
  n_0586 <= n_0824 and n_0016;
  n_0587 <= n_0011 and n_0004;
  n_0588 <= n_0587 and n_0055;
  n_0589 <= n_0307 and n_0304;
  n_0590 <= n_0589 and n_0279;
  n_0591 <= n_0825 and n_0826;
  n_0592 <= n_0278 and n_0287;
  n_0593 <= n_0828 and n_0010;
  n_0594 <= n_0829 and n_0269;
  n_0595 <= n_0830 and n_0316;
  n_0596 <= n_0301 and n_0307;
  n_0597 <= n_0013 and n_0306;
  n_0598 <= n_0313 and n_0309;
  n_0599 <= n_0317 and n_0289;
  n_0600 <= n_0303 and n_0229;
  n_0601 <= n_0833 and n_0006;
  n_0602 <= n_0835 and n_0836;
  n_0603 <= n_0324 and n_0325;
  n_0604 <= n_0838 and n_0839;
  n_0605 <= n_0840 and n_0305;
  n_0606 <= n_0000 and n_0013;
  n_0607 <= n_0606 and n_0308;
  n_0608 <= n_0322 and n_0294;
  n_0609 <= n_0229 and n_0009;
  n_0610 <= n_0321 and n_0288;
  n_0611 <= n_0321 and n_0314;
  n_0612 <= data_i(2 downto 2) and n_0266;
  n_0613 <= n_0844 and n_0260;
  n_0614 <= n_0020 and n_0217;
  n_0615 <= n_0845 and n_0077;
  n_0616 <= n_0003 and n_0297;
  n_0617 <= n_0021 and n_0026;
  n_0618 <= n_0164 and n_0305;
  n_0619 <= n_0087 and n_0017;
  n_0620 <= n_0270 and n_0080;
  n_0621 <= n_0849 and n_0850;
  n_0622 <= n_0311 and n_0275;
  n_0623 <= n_0062 and n_0065;
  n_0624 <= n_0014 and n_0059;
  n_0625 <= n_0853 and n_0005;
  n_0096 <= n_0261 and n_0048;
  n_0626 <= n_0279 and n_0080;
  n_0627 <= n_0626 and data_i(3 downto 3);
  n_0628 <= n_0854 and n_0321;
  n_0101 <= not n_0629;
  n_0103 <= not n_0332;
  n_0104 <= not n_0630;
  n_0105 <= not n_0631;
  n_0106 <= not n_0335;
  n_0107 <= not n_0336;
  n_0111 <= not n_0338;
  n_0112 <= not n_0339;
  n_0113 <= not n_0635;
  n_0114 <= not n_0343;
  n_0115 <= not n_0344;
  n_0116 <= not n_0346;
  n_0117 <= not n_0347;
  n_0118 <= not n_0348;
  n_0119 <= not n_0642;
  n_0121 <= not n_0351;
  n_0122 <= not n_0644;
  n_0123 <= not n_0645;
  n_0124 <= not n_0353;
  n_0125 <= not n_0354;
  n_0126 <= not n_0648;
  n_0127 <= not n_0356;
  n_0129 <= not n_0649;
  n_0130 <= not n_0357;
  n_0132 <= not n_0358;
  n_0133 <= not n_0360;
  n_0134 <= not n_0361;
  n_0135 <= not n_0362;
  n_0136 <= not n_0363;
  n_0137 <= not n_0364;
  n_0138 <= not n_0365;
  n_0139 <= not n_0367;
  n_0140 <= not n_0368;
  n_0141 <= not n_0369;
  n_0143 <= not n_0370;
  n_0144 <= not n_0371;
  n_0145 <= not n_0660;
  n_0146 <= not n_0661;
  n_0147 <= not n_0662;
  n_0148 <= not n_0375;
  n_0149 <= not n_0376;
  n_0150 <= not n_0857;
  n_0151 <= not n_0377;
  n_0152 <= not n_0378;
  n_0154 <= not n_0666;
  n_0155 <= not n_0381;
  n_0156 <= not n_0382;
  n_0157 <= not n_0668;
  n_0158 <= not n_0670;
  n_0159 <= not n_0671;
  n_0160 <= not n_0386;
  n_0161 <= not n_0387;
  n_0162 <= not n_0675;
  n_0163 <= not n_0389;
  n_0165 <= not n_0677;
  n_0166 <= not n_0391;
  n_0168 <= not n_0680;
  n_0169 <= not n_0393;
  n_0170 <= not n_0395;
  n_0171 <= not n_0681;
  n_0172 <= not n_0682;
  n_0173 <= not n_0401;
  n_0174 <= not n_0683;
  n_0176 <= not n_0684;
  n_0177 <= not n_0685;
  n_0178 <= not n_0405;
  n_0179 <= not n_0688;
  n_0180 <= not n_0408;
  n_0181 <= not n_0691;
  n_0182 <= not n_0411;
  n_0183 <= not n_0692;
  n_0184 <= not n_0858;
  n_0185 <= not n_0414;
  n_0186 <= not n_0415;
  n_0187 <= not n_0696;
  n_0188 <= not n_0416;
  n_0189 <= not n_0418;
  n_0191 <= not n_0419;
  n_0192 <= not n_0420;
  n_0193 <= not n_0700;
  n_0194 <= not n_0701;
  n_0195 <= not n_0702;
  n_0197 <= not n_0704;
  n_0198 <= not n_0427;
  n_0199 <= not n_0706;
  n_0200 <= not n_0429;
  n_0201 <= not n_0709;
  n_0202 <= not n_0864;
  n_0203 <= not n_0432;
  n_0204 <= not n_0434;
  n_0205 <= not n_0712;
  n_0206 <= not n_0435;
  n_0208 <= not n_0436;
  n_0209 <= not n_0715;
  n_0210 <= not n_0438;
  n_0211 <= not n_0439;
  n_0212 <= not n_0440;
  n_0213 <= not n_0441;
  n_0214 <= not n_0443;
  n_0215 <= not n_0445;
  n_0216 <= not n_0725;
  n_0219 <= not n_0449;
  n_0220 <= not n_0726;
  n_0221 <= not n_0727;
  n_0222 <= not n_0453;
  n_0223 <= not n_0454;
  n_0224 <= not n_0455;
  n_0225 <= not n_0456;
  n_0226 <= not n_0457;
  n_0228 <= not n_0735;
  n_0230 <= not n_0459;
  n_0231 <= not n_0736;
  n_0232 <= not n_0737;
  n_0233 <= not n_0738;
  n_0234 <= not n_0464;
  n_0235 <= not n_0740;
  n_0236 <= not n_0741;
  n_0237 <= not n_0742;
  n_0238 <= not n_0743;
  n_0239 <= not n_0745;
  n_0241 <= not n_0473;
  n_0242 <= not n_0474;
  n_0243 <= not n_0476;
  n_0244 <= not n_0859;
  n_0245 <= not n_0477;
  n_0246 <= not n_0751;
  n_0247 <= not n_0478;
  n_0248 <= not n_0755;
  n_0249 <= not n_0479;
  n_0250 <= not n_0480;
  n_0252 <= not n_0759;
  n <= not n_0760;
  n_0253 <= not n_0761;
  n_0254 <= not n_0487;
  n_2 <= not n_0763;
  n_3 <= not n_0764;
  n_4 <= not n_0491;
  n_5 <= not n_0767;
  n_0255 <= not n_0493;
  n_6 <= not n_0769;
  n_7 <= not n_0770;
  n_8 <= not n_0498;
  n_0315 <= not data_i(5 downto 5);
  n_0282 <= not data_i(2 downto 2);
  n_0011 <= not data_i(1 downto 1);
  n_0022 <= not data_i(6 downto 6);
  n_0077 <= not data_i(0 downto 0);
  n_0066 <= not data_i(7 downto 7);
  n_0110 <= not data_i(3 downto 3);
  n_0304 <= not data_i(4 downto 4);
  n_0276 <= not n_0307;
  n_0262 <= not n_0503;
  n_0283 <= not n_0505;
  n_0256 <= not n_0327;
  n_0218 <= not n_0502;
  n_0261 <= not n_0506;
  n_0293 <= not n_0865;
  n_0088 <= not n_0773;
  n_0098 <= not n_0774;
  n_0120 <= not n_0507;
  n_0131 <= not n_0508;
  n_0142 <= not n_0775;
  n_0153 <= not n_0312;
  n_0164 <= not n_0509;
  n_0175 <= not n_0504;
  n_0196 <= not n_0860;
  n_0207 <= not n_0778;
  n_0217 <= not n_0287;
  n_0229 <= not n_0779;
  n_0240 <= not n_0280;
  n_0257 <= not n_0512;
  n_0258 <= not n_0002;
  n_0259 <= not n_0001;
  n_0260 <= not n_0515;
  n_0263 <= not n_0326;
  n_0264 <= not n_0017;
  n_0265 <= not n_0780;
  n_0266 <= not n_0516;
  n_0267 <= not n_0517;
  n_0268 <= not n_0518;
  n_0269 <= not n_0519;
  n_0270 <= not n_0520;
  n_0271 <= not n_0521;
  n_0272 <= not n_0522;
  n_0273 <= not n_0523;
  n_0274 <= not n_0055;
  n_0275 <= not n_0013;
  n_0277 <= not n_0772;
  n_0278 <= not n_0782;
  n_0279 <= not n_0783;
  n_0281 <= not n_0784;
  n_0284 <= not n_0527;
  n_0285 <= not n_0296;
  n_0286 <= not n_0044;
  n_0288 <= not n_0787;
  n_0289 <= not n_0866;
  n_0290 <= not n_0788;
  n_0294 <= not n_0789;
  n_0295 <= not n_0861;
  n_0297 <= not n_0531;
  n_0298 <= not n_0532;
  n_0299 <= not n_0790;
  n_0300 <= not n_0533;
  n_0301 <= not n_0058;
  n_0305 <= not n_0536;
  n_0306 <= not n_0537;
  n_0308 <= not n_0538;
  n_0310 <= not n_0794;
  n_0311 <= not n_0795;
  n_0313 <= not n_0543;
  n_0316 <= not n_0797;
  n_0317 <= not n_0546;
  n_0318 <= not n_0547;
  n_0319 <= not n_0548;
  n_0320 <= not n_0549;
  n_0321 <= not n_0251;
  n_0322 <= not n_0550;
  n_0323 <= not n_0083;
  n_0324 <= not n_0551;
  n_0325 <= not n_0552;
  n_0003 <= not n_0802;
  n_0004 <= not n_0554;
  n_0005 <= not n_0556;
  n_0006 <= not n_0557;
  n_0007 <= not n_0804;
  n_0009 <= not n_0559;
  n_0010 <= not n_0805;
  n_0012 <= not n_0807;
  n_0015 <= not n_0563;
  n_0016 <= not n_0057;
  n_0018 <= not n_0564;
  n_0019 <= not n_0867;
  n_0020 <= not n_0565;
  n_0021 <= not n_0862;
  n_0023 <= not n_0810;
  n_0024 <= not n_0811;
  n_0025 <= not n_0569;
  n_0026 <= not n_0814;
  n_0027 <= not n_0573;
  n_0028 <= not n_0574;
  n_0029 <= not n_0863;
  n_0031 <= not n_0575;
  n_0032 <= not n_0816;
  n_0034 <= not n_0576;
  n_0035 <= not n_0817;
  n_0036 <= not n_0578;
  n_0037 <= not n_0579;
  n_0038 <= not n_0580;
  n_0039 <= not n_0821;
  n_0040 <= not n_0582;
  n_0041 <= not n_0583;
  n_0042 <= not n_0584;
  n_0045 <= not n_0823;
  n_0046 <= not n_0868;
  n_0047 <= not n_0586;
  n_0049 <= not n_0588;
  n_0050 <= not n_0590;
  n_0051 <= not n_0591;
  n_0053 <= not n_0827;
  n_0054 <= not n_0593;
  n_0056 <= not n_0594;
  n_0059 <= not n_0595;
  n_0060 <= not n_0596;
  n_0062 <= not n_0309;
  n_0063 <= not n_0597;
  n_0064 <= not n_0598;
  n_0065 <= not n_0831;
  n_0067 <= not n_0832;
  n_0068 <= not n_0600;
  n_0069 <= not n_0601;
  n_0070 <= not n_0834;
  n_0071 <= not n_0602;
  n_0072 <= not n_0837;
  n_0073 <= not n_0604;
  n_0075 <= not n_0605;
  n_0076 <= not n_0841;
  n_0078 <= not n_0607;
  n_0079 <= not n_0608;
  n_0080 <= not n_0609;
  n_0081 <= not n_0842;
  n_0082 <= not n_0843;
  n_0084 <= not n_0613;
  n_0085 <= not n_0614;
  n_0086 <= not n_0615;
  n_0087 <= not n_0616;
  n_0089 <= not n_0846;
  n_0090 <= not n_0847;
  n_0091 <= not n_0848;
  n_0092 <= not n_0621;
  n_0093 <= not n_0851;
  n_0094 <= not n_0852;
  n_0095 <= not n_0625;
  n_0097 <= not n_0627;
  n_0099 <= not n_0628;
  n_0100 <= not n_0856;
  n_0629 <= n_0330 or n_0082;
  n_0102 <= n_0028 or n_0075;
  n_0630 <= n_0085 or n_0003;
  n_0631 <= n_0333 or n_0334;
  n_0632 <= n_0025 or n_0056;
  n_0108 <= n_0051 or n_0263;
  n_0633 <= n_0023 or n_0274;
  n_0634 <= n_0305 or n_0006;
  n_0635 <= n_0341 or n_0342;
  n_0636 <= n_0074 or n_0142;
  n_0637 <= n_0026 or n_0001;
  n_0638 <= n_0306 or n_0302;
  n_0639 <= n_0069 or n_0054;
  n_0640 <= n_0011 or n_0034;
  n_0641 <= n_0290 or n_0085;
  n_0642 <= n_0349 or n_0350;
  n_0643 <= n_0318 or n_0081;
  n_0644 <= n_0352 or n_0072;
  n_0645 <= n_0038 or n_0075;
  n_0646 <= n_0038 or n_0309;
  n_0647 <= n_0062 or n_0279;
  n_0648 <= n_0077 or n_0062;
  n_0128 <= n_0002 or n_0023;
  n_0649 <= n_0036 or n_0312;
  n_0650 <= n_0289 or n_0307;
  n_0651 <= n_0022 or n_0300;
  n_0652 <= n_0077 or n_0258;
  n_0653 <= n_0316 or n_0029;
  n_0654 <= n_0318 or n_0316;
  n_0655 <= n_0030 or n_0320;
  n_0656 <= n_0049 or n_0039;
  n_0657 <= n_0071 or n_0018;
  n_0658 <= n_0303 or n_0032;
  n_0659 <= n_0017 or n_0323;
  n_0660 <= n_0372 or data_i(3 downto 3);
  n_0661 <= n_0373 or n_0016;
  n_0662 <= n_0374 or n_0040;
  n_0663 <= n_0278 or n_0130;
  n_0664 <= n_0077 or n_0266;
  n_0665 <= n_0065 or n_0114;
  n_0666 <= n_0379 or n_0380;
  n_0667 <= n_0116 or n_0326;
  n_0668 <= n_0383 or n_0104;
  n_0669 <= n_0081 or n_0105;
  n_0670 <= n_0669 or n_0012;
  n_0671 <= n_0384 or n_0385;
  n_0672 <= data_i(5 downto 5) or n_0325;
  n_0673 <= data_i(2 downto 2) or n_0118;
  n_0674 <= n_0240 or n_0138;
  n_0675 <= n_0388 or n_0121;
  n_0676 <= n_0290 or n_0313;
  n_0677 <= n_0390 or n_0092;
  n_0678 <= n_0229 or n_0115;
  n_0679 <= n_0004 or n_0043;
  n_0167 <= n_0128 or n_0082;
  n_0680 <= n_0145 or n_0076;
  n_0681 <= n_0396 or n_0397;
  n_0682 <= n_0398 or n_0399;
  n_0683 <= n_0402 or n_0146;
  n_0684 <= n_0403 or n_0106;
  n_0685 <= n_0404 or n_0100;
  n_0686 <= n_0305 or n_0062;
  n_0687 <= n_0117 or n_0146;
  n_0688 <= n_0406 or n_0407;
  n_0689 <= n_0072 or n_0102;
  n_0690 <= n_0091 or n_0309;
  n_0691 <= n_0409 or n_0096;
  n_0692 <= n_0412 or n_0413;
  n_0693 <= n_0079 or n_0261;
  n_0694 <= n_0127 or n_0267;
  n_0695 <= n_0057 or n_0135;
  n_0696 <= n_0292 or n_0135;
  n_0697 <= n_0126 or n_0051;
  n_0698 <= n_0015 or data_i(2 downto 2);
  n_0699 <= n_0268 or n_0148;
  n_0700 <= n_0421 or n_0422;
  n_0701 <= n_0423 or n_0424;
  n_0702 <= n_0425 or n_0426;
  n_0703 <= n_0040 or n_0142;
  n_0704 <= n_0703 or n_0160;
  n_0705 <= n_0186 or n_0141;
  n_0706 <= n_0428 or n_0163;
  n_0707 <= n_0123 or n_0051;
  n_0708 <= n_0188 or n_0313;
  n_0709 <= n_0430 or n_0431;
  n_0710 <= n_0188 or n_0099;
  n_0711 <= n_0102 or n_0011;
  n_0712 <= n_0711 or n_0157;
  n_0713 <= n_0053 or n_0128;
  n_0714 <= n_0085 or n_0306;
  n_0715 <= n_0437 or n_0184;
  n_0716 <= n_0067 or n_0297;
  n_0717 <= n_0184 or n_0147;
  n_0718 <= n_0056 or n_0040;
  n_0719 <= n_0156 or n_0269;
  n_0720 <= n_0109 or n_0090;
  n_0721 <= n_0156 or n_0121;
  n_0722 <= n_0442 or n_0151;
  n_0723 <= n_0170 or n_0157;
  n_0724 <= n_0169 or n_0007;
  n_0725 <= n_0446 or n_0447;
  n_0726 <= n_0450 or n_0190;
  n_0727 <= n_0451 or n_0452;
  n_0728 <= n_0086 or n_0096;
  n_0729 <= n_0144 or n_0165;
  n_0730 <= n_0094 or n_0045;
  n_0731 <= n_0191 or n_0104;
  n_0732 <= n_0132 or n_0191;
  n_0733 <= n_0190 or n_0306;
  n_0734 <= n_0265 or n_0305;
  n_0227 <= n_0179 or n_0178;
  n_0735 <= n_0171 or n_0073;
  n_0736 <= n_0460 or n_0461;
  n_0737 <= n_0462 or n_0203;
  n_0738 <= n_0463 or n_0066;
  n_0739 <= n_0177 or n_0101;
  n_0740 <= n_0465 or n_0466;
  n_0741 <= n_0467 or n_0468;
  n_0742 <= n_0469 or n_0470;
  n_0743 <= n_0471 or n_0472;
  n_0744 <= n_0154 or n_0141;
  n_0745 <= n_0744 or n_0210;
  n_0746 <= n_0213 or n_0129;
  n_0747 <= n_0264 or n_0200;
  n_0748 <= n_0197 or n_0214;
  n_0749 <= n_0143 or n_0317;
  n_0750 <= n_0158 or n_0185;
  n_0751 <= n_0750 or n_0222;
  n_0752 <= n_0201 or n_0058;
  n_0753 <= n_0219 or n_0158;
  n_0754 <= n_0208 or n_0221;
  n_0755 <= n_0754 or n_0194;
  n_0756 <= n_0220 or n_0161;
  n_0757 <= n_0223 or n_0091;
  n_0758 <= n_0209 or n_0198;
  n_0759 <= n_0481 or n_0482;
  n_0760 <= n_0483 or n_0484;
  n_0761 <= n_0485 or n_0486;
  n_0762 <= n_0249 or n_0226;
  n_0763 <= n_0488 or n_0239;
  n_0764 <= n_0489 or n_0490;
  n_0765 <= n_0272 or n_0238;
  n_0766 <= n_0248 or n_0234;
  n_0767 <= n_0492 or n_0246;
  n_0768 <= n_0291 or n_0183;
  n_0769 <= n_0494 or n_0495;
  n_0770 <= n_0496 or n_0254;
  n_0771 <= data_i(1 downto 1) or n_0110;
  n_0307 <= n_0500 or n_0501;
  n_0328 <= n_0066 or data_i(4 downto 4);
  n_0772 <= n_0110 or data_i(6 downto 6);
  n_0055 <= data_i(1 downto 1) or data_i(6 downto 6);
  n_0773 <= data_i(5 downto 5) or data_i(3 downto 3);
  n_0774 <= data_i(6 downto 6) or n_0077;
  n_0109 <= n_0077 or n_0033;
  n_0775 <= n_0066 or n_0011;
  n_0776 <= data_i(5 downto 5) or n_0022;
  n_0777 <= n_0315 or data_i(6 downto 6);
  n_0778 <= n_0505 or n_0507;
  n_0287 <= n_0510 or n_0511;
  n_0779 <= n_0000 or n_0033;
  n_0309 <= n_0513 or n_0514;
  n_0017 <= n_0011 or n_0282;
  n_0780 <= data_i(1 downto 1) or n_0077;
  n_0013 <= n_0329 or n_0524;
  n_0782 <= n_0525 or n_0000;
  n_0783 <= data_i(1 downto 1) or n_0000;
  n_0280 <= n_0088 or n_0033;
  n_0784 <= n_0526 or n_0499;
  n_0785 <= n_0282 or data_i(7 downto 7);
  n_0786 <= n_0066 or data_i(2 downto 2);
  n_0787 <= n_0528 or n_0529;
  n_0788 <= n_0530 or n_0142;
  n_0789 <= n_0274 or n_0277;
  n_0790 <= n_0315 or n_0256;
  n_0791 <= n_0217 or n_0280;
  n_0058 <= n_0534 or n_0535;
  n_0302 <= n_0282 or n_0196;
  n_0792 <= n_0274 or n_0315;
  n_0781 <= data_i(5 downto 5) or n_0282;
  n_0793 <= n_0263 or n_0011;
  n_0794 <= n_0539 or n_0540;
  n_0795 <= n_0541 or n_0542;
  n_0796 <= n_0277 or data_i(4 downto 4);
  n_0797 <= n_0544 or n_0545;
  n_0798 <= n_0077 or n_0282;
  n_0799 <= n_0196 or data_i(0 downto 0);
  n_0800 <= data_i(2 downto 2) or n_0304;
  n_0083 <= n_0120 or n_0272;
  n_0801 <= n_0066 or n_0274;
  n_0802 <= n_0553 or n_0110;
  n_0803 <= n_0262 or n_0257;
  n_0804 <= n_0558 or n_0218;
  n_0805 <= n_0560 or n_0561;
  n_0806 <= data_i(4 downto 4) or n_0281;
  n_0807 <= n_0806 or n_0278;
  n_0014 <= n_0273 or n_0281;
  n_0808 <= n_0088 or data_i(5 downto 5);
  n_0809 <= n_0265 or n_0098;
  n_0810 <= n_0566 or n_0567;
  n_0811 <= n_0568 or data_i(7 downto 7);
  n_0812 <= n_0318 or n_0009;
  n_0813 <= n_0005 or n_0321;
  n_0814 <= n_0570 or n_0571;
  n_0815 <= data_i(4 downto 4) or n_0318;
  n_0816 <= n_0007 or data_i(0 downto 0);
  n_0817 <= n_0282 or n_0289;
  n_0818 <= n_0014 or n_0304;
  n_0819 <= n_0275 or n_0281;
  n_0820 <= n_0002 or n_0296;
  n_0821 <= n_0581 or n_0284;
  n_0822 <= n_0293 or n_0018;
  n_0823 <= n_0585 or n_0300;
  n_0824 <= n_0324 or n_0289;
  n_0825 <= n_0077 or n_0259;
  n_0826 <= n_0021 or n_0311;
  n_0827 <= n_0592 or n_0318;
  n_0828 <= n_0304 or n_0279;
  n_0829 <= n_0044 or n_0288;
  n_0830 <= n_0012 or n_0291;
  n_0061 <= n_0258 or n_0299;
  n_0831 <= n_0288 or data_i(5 downto 5);
  n_0832 <= n_0599 or n_0207;
  n_0833 <= n_0266 or n_0281;
  n_0834 <= n_0319 or n_0325;
  n_0835 <= n_0301 or n_0282;
  n_0836 <= n_0311 or data_i(2 downto 2);
  n_0837 <= n_0603 or n_0164;
  n_0838 <= n_0312 or n_0260;
  n_0839 <= n_0120 or n_0014;
  n_0840 <= n_0310 or n_0322;
  n_0841 <= n_0229 or n_0301;
  n_0842 <= n_0610 or n_0015;
  n_0843 <= n_0611 or n_0612;
  n_0844 <= n_0142 or n_0017;
  n_0845 <= n_0008 or n_0299;
  n_0846 <= n_0617 or n_0070;
  n_0847 <= n_0618 or n_0619;
  n_0848 <= n_0620 or n_0006;
  n_0849 <= n_0321 or n_0083;
  n_0850 <= n_0313 or n_0282;
  n_0851 <= n_0622 or n_0623;
  n_0852 <= n_0624 or n_0311;
  n_0853 <= n_0043 or n_0320;
  n_0854 <= n_0292 or n_0072;
  n_0855 <= n_0031 or n_0265;
  n_0856 <= n_0855 or n_0012;
  n_0857 <= n_0299 when n_0057 = "0" else n_0092 when n_0057 = "1" else (others => 'X');
  n_0858 <= data_i(1 downto 1) when n_0340 = "0" else n_0011 when n_0340 = "1" else (others => 'X');
  n_0859 <= n_0215 when n_0722 = "0" else n_0155 when n_0722 = "1" else (others => 'X');
  n_0860 <= data_i(1 downto 1) when data_i(4 downto 4) = "0" else n_0218 when data_i(4 downto 4) = "1" else (others => 'X');
  n_0861 <= n_0240 when n_0309 = "0" else n_0280 when n_0309 = "1" else (others => 'X');
  n_0862 <= data_i(5 downto 5) when n_0508 = "0" else n_0315 when n_0508 = "1" else (others => 'X');
  n_0863 <= data_i(7 downto 7) when n_0312 = "0" else n_0011 when n_0312 = "1" else (others => 'X');
  n_0190 <= n_0060 when n_0083 = "0" else n_0109 when n_0083 = "1" else (others => 'X');
  n_0864 <= n_0159 xor n_0122;
  n_0327 <= n_0110 xor n_0077;
  n_0326 <= data_i(4 downto 4) xor data_i(3 downto 3);
  n_0865 <= data_i(0 downto 0) xor data_i(4 downto 4);
  n_0044 <= data_i(0 downto 0) xor data_i(7 downto 7);
  n_0312 <= n_0077 xor n_0315;
  n_0251 <= n_0293 xor n_0315;
  n_0866 <= n_0326 xor n_0286;
  n_0008 <= n_0153 xor n_0263;
  n_0867 <= n_0207 xor n_0263;
  n_0030 <= n_0309 xor n_0298;
  n_0868 <= n_0289 xor n_0302;
  n_0048 <= n_0295 xor n_0319;
  n_0052 <= n_0019 xor n_0312;
  n_0074 <= n_0321 xor n_0307;
  data_o <= (n_5 & n_8 & n_2 & n_4 & n_3 & n_6 & n_7 & n);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
  genblk3_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_gen_brisk_u_brisk : entity work.aes_sbox_brisk_1
  port map (
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

entity aes_pipeline_sub_bytes_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    clear_i : in  std_logic_vector(0 downto 0);
    inverse_i : in  std_logic_vector(0 downto 0);
    write_i : in  std_logic_vector(0 downto 0);
    address_i : in  std_logic_vector(7 downto 0);
    byte_i : in  std_logic_vector(7 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_pipeline_sub_bytes_1 is
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
  gen_byte_0_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(127 downto 120),
    data_o => n
  );
  gen_byte_10_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(47 downto 40),
    data_o => n_2
  );
  gen_byte_11_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(39 downto 32),
    data_o => n_3
  );
  gen_byte_12_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(31 downto 24),
    data_o => n_4
  );
  gen_byte_13_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(23 downto 16),
    data_o => n_5
  );
  gen_byte_14_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(15 downto 8),
    data_o => n_6
  );
  gen_byte_15_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(7 downto 0),
    data_o => n_7
  );
  gen_byte_1_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(119 downto 112),
    data_o => n_8
  );
  gen_byte_2_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(111 downto 104),
    data_o => n_9
  );
  gen_byte_3_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(103 downto 96),
    data_o => n_10
  );
  gen_byte_4_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(95 downto 88),
    data_o => n_11
  );
  gen_byte_5_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(87 downto 80),
    data_o => n_12
  );
  gen_byte_6_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(79 downto 72),
    data_o => n_13
  );
  gen_byte_7_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(71 downto 64),
    data_o => n_14
  );
  gen_byte_8_u_sbox : entity work.aes_sbox_3
  port map (
    clk_i => clk_i,
    clear_i => clear_i,
    inverse_i => inverse_i,
    data_i => data_i(63 downto 56),
    data_o => n_15
  );
  gen_byte_9_u_sbox : entity work.aes_sbox_3
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
use work.aes128_pipeline_words.all;

entity aes_pipeline_round_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    take_i : in  std_logic_vector(0 downto 0);
    sub_inverse_i : in  std_logic_vector(0 downto 0);
    mix_inverse_i : in  std_logic_vector(0 downto 0);
    write_i : in  std_logic_vector(0 downto 0);
    address_i : in  std_logic_vector(7 downto 0);
    byte_i : in  std_logic_vector(7 downto 0);
    skip_i : in  std_logic_vector(0 downto 0);
    encrypt_key_i : in  std_logic_vector(127 downto 0);
    decrypt_key_i : in  std_logic_vector(127 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_pipeline_round_1 is
  signal n_0 : std_logic_vector(0 downto 0);
  signal data_o_2 : std_logic_vector(127 downto 0);
  signal shifted : std_logic_vector(127 downto 0);
  signal image : std_logic_vector(127 downto 0);
  signal u_shift_rows_block_len_i : std_logic_vector(1 downto 0);
  signal u_shift_rows_inverse_i : std_logic_vector(0 downto 0);
begin
  n_0 <= not take_i;
  gen_last_u_add : entity work.aes_add_round_key
  port map (
    data_i => shifted,
    key_i => encrypt_key_i,
    data_o => data_o_2
  );
  u_shift_rows_block_len_i <= word'("00");
  u_shift_rows_inverse_i <= word'("0");
  u_shift_rows : entity work.aes_shift_rows_1
  port map (
    block_len_i => u_shift_rows_block_len_i,
    inverse_i => u_shift_rows_inverse_i,
    data_i => image,
    data_o => shifted
  );
  u_sub_bytes : entity work.aes_pipeline_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => n_0,
    inverse_i => sub_inverse_i,
    write_i => write_i,
    address_i => address_i,
    byte_i => byte_i,
    data_i => data_i,
    data_o => image
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

entity aes_pipeline_round_2 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    take_i : in  std_logic_vector(0 downto 0);
    sub_inverse_i : in  std_logic_vector(0 downto 0);
    mix_inverse_i : in  std_logic_vector(0 downto 0);
    write_i : in  std_logic_vector(0 downto 0);
    address_i : in  std_logic_vector(7 downto 0);
    byte_i : in  std_logic_vector(7 downto 0);
    skip_i : in  std_logic_vector(0 downto 0);
    encrypt_key_i : in  std_logic_vector(127 downto 0);
    decrypt_key_i : in  std_logic_vector(127 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    data_o : out std_logic_vector(127 downto 0)
  );
end entity;

architecture words of aes_pipeline_round_2 is
  signal n_1 : std_logic_vector(0 downto 0);
  signal data_o_2 : std_logic_vector(127 downto 0);
  signal n_0 : std_logic_vector(127 downto 0);
  signal made : std_logic_vector(127 downto 0);
  signal genblk2_gen_inner_to_mix : std_logic_vector(127 downto 0);
  signal genblk2_gen_inner_mixed : std_logic_vector(127 downto 0);
  signal shifted : std_logic_vector(127 downto 0);
  signal image : std_logic_vector(127 downto 0);
  signal genblk2_gen_inner_u_add_before_mix_key_i : std_logic_vector(127 downto 0);
  signal genblk2_gen_inner_u_mix_columns_inverse_i : std_logic_vector(0 downto 0);
  signal u_shift_rows_block_len_i : std_logic_vector(1 downto 0);
  signal u_shift_rows_inverse_i : std_logic_vector(0 downto 0);
begin
  n_1 <= not take_i;
  data_o_2 <= n_0 when rising_edge(clk_i(0));
  n_0 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when take_i = "0" else made when take_i = "1" else (others => 'X');
  genblk2_gen_inner_u_add_after_mix : entity work.aes_add_round_key
  port map (
    data_i => genblk2_gen_inner_mixed,
    key_i => encrypt_key_i,
    data_o => made
  );
  genblk2_gen_inner_u_add_before_mix_key_i <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000");
  genblk2_gen_inner_u_add_before_mix : entity work.aes_add_round_key
  port map (
    data_i => shifted,
    key_i => genblk2_gen_inner_u_add_before_mix_key_i,
    data_o => genblk2_gen_inner_to_mix
  );
  genblk2_gen_inner_u_mix_columns_inverse_i <= word'("0");
  genblk2_gen_inner_u_mix_columns : entity work.aes_mix_columns_1
  port map (
    inverse_i => genblk2_gen_inner_u_mix_columns_inverse_i,
    data_i => genblk2_gen_inner_to_mix,
    data_o => genblk2_gen_inner_mixed
  );
  u_shift_rows_block_len_i <= word'("00");
  u_shift_rows_inverse_i <= word'("0");
  u_shift_rows : entity work.aes_shift_rows_1
  port map (
    block_len_i => u_shift_rows_block_len_i,
    inverse_i => u_shift_rows_inverse_i,
    data_i => image,
    data_o => shifted
  );
  u_sub_bytes : entity work.aes_pipeline_sub_bytes_1
  port map (
    clk_i => clk_i,
    clear_i => n_1,
    inverse_i => sub_inverse_i,
    write_i => write_i,
    address_i => address_i,
    byte_i => byte_i,
    data_i => data_i,
    data_o => image
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

entity aes_sbox_fast_1 is
  port (
    inverse_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(7 downto 0);
    data_o : out std_logic_vector(7 downto 0)
  );
end entity;

architecture words of aes_sbox_fast_1 is
  signal n_0261 : std_logic_vector(0 downto 0);
  signal n_0542 : std_logic_vector(0 downto 0);
  signal n_0543 : std_logic_vector(0 downto 0);
  signal n_0297 : std_logic_vector(0 downto 0);
  signal n_0544 : std_logic_vector(0 downto 0);
  signal n_0545 : std_logic_vector(0 downto 0);
  signal n_0546 : std_logic_vector(0 downto 0);
  signal n_0052 : std_logic_vector(0 downto 0);
  signal n_0548 : std_logic_vector(0 downto 0);
  signal n_0550 : std_logic_vector(0 downto 0);
  signal n_0551 : std_logic_vector(0 downto 0);
  signal n_0552 : std_logic_vector(0 downto 0);
  signal n_0068 : std_logic_vector(0 downto 0);
  signal n_0553 : std_logic_vector(0 downto 0);
  signal n_0282 : std_logic_vector(0 downto 0);
  signal n_0077 : std_logic_vector(0 downto 0);
  signal n_0554 : std_logic_vector(0 downto 0);
  signal n_0555 : std_logic_vector(0 downto 0);
  signal n_0556 : std_logic_vector(0 downto 0);
  signal n_0557 : std_logic_vector(0 downto 0);
  signal n_0558 : std_logic_vector(0 downto 0);
  signal n_0559 : std_logic_vector(0 downto 0);
  signal n_0091 : std_logic_vector(0 downto 0);
  signal n_0560 : std_logic_vector(0 downto 0);
  signal n_0095 : std_logic_vector(0 downto 0);
  signal n_0300 : std_logic_vector(0 downto 0);
  signal n_0562 : std_logic_vector(0 downto 0);
  signal n_0563 : std_logic_vector(0 downto 0);
  signal n_0564 : std_logic_vector(0 downto 0);
  signal n_0565 : std_logic_vector(0 downto 0);
  signal n_0566 : std_logic_vector(0 downto 0);
  signal n_0567 : std_logic_vector(0 downto 0);
  signal n_0568 : std_logic_vector(0 downto 0);
  signal n_0569 : std_logic_vector(0 downto 0);
  signal n_0109 : std_logic_vector(0 downto 0);
  signal n_0570 : std_logic_vector(0 downto 0);
  signal n_0571 : std_logic_vector(0 downto 0);
  signal n_0572 : std_logic_vector(0 downto 0);
  signal n_0573 : std_logic_vector(0 downto 0);
  signal n_0574 : std_logic_vector(0 downto 0);
  signal n_0117 : std_logic_vector(0 downto 0);
  signal n_0259 : std_logic_vector(0 downto 0);
  signal n_0575 : std_logic_vector(0 downto 0);
  signal n_0576 : std_logic_vector(0 downto 0);
  signal n_0577 : std_logic_vector(0 downto 0);
  signal n_0578 : std_logic_vector(0 downto 0);
  signal n_0579 : std_logic_vector(0 downto 0);
  signal n_0580 : std_logic_vector(0 downto 0);
  signal n_0132 : std_logic_vector(0 downto 0);
  signal n_0133 : std_logic_vector(0 downto 0);
  signal n_0584 : std_logic_vector(0 downto 0);
  signal n_0585 : std_logic_vector(0 downto 0);
  signal n_0586 : std_logic_vector(0 downto 0);
  signal n_0587 : std_logic_vector(0 downto 0);
  signal n_0589 : std_logic_vector(0 downto 0);
  signal n_0151 : std_logic_vector(0 downto 0);
  signal n_0590 : std_logic_vector(0 downto 0);
  signal n_0591 : std_logic_vector(0 downto 0);
  signal n_0592 : std_logic_vector(0 downto 0);
  signal n_0593 : std_logic_vector(0 downto 0);
  signal n_0594 : std_logic_vector(0 downto 0);
  signal n_0595 : std_logic_vector(0 downto 0);
  signal n_0596 : std_logic_vector(0 downto 0);
  signal n_0597 : std_logic_vector(0 downto 0);
  signal n_0598 : std_logic_vector(0 downto 0);
  signal n_0599 : std_logic_vector(0 downto 0);
  signal n_0600 : std_logic_vector(0 downto 0);
  signal n_0601 : std_logic_vector(0 downto 0);
  signal n_0602 : std_logic_vector(0 downto 0);
  signal n_0603 : std_logic_vector(0 downto 0);
  signal n_0604 : std_logic_vector(0 downto 0);
  signal n_0606 : std_logic_vector(0 downto 0);
  signal n_0607 : std_logic_vector(0 downto 0);
  signal n_0608 : std_logic_vector(0 downto 0);
  signal n_0609 : std_logic_vector(0 downto 0);
  signal n_0610 : std_logic_vector(0 downto 0);
  signal n_0611 : std_logic_vector(0 downto 0);
  signal n_0612 : std_logic_vector(0 downto 0);
  signal n_0613 : std_logic_vector(0 downto 0);
  signal n_0614 : std_logic_vector(0 downto 0);
  signal n_0615 : std_logic_vector(0 downto 0);
  signal n_0616 : std_logic_vector(0 downto 0);
  signal n_0617 : std_logic_vector(0 downto 0);
  signal n_0618 : std_logic_vector(0 downto 0);
  signal n_0619 : std_logic_vector(0 downto 0);
  signal n_0620 : std_logic_vector(0 downto 0);
  signal n_0621 : std_logic_vector(0 downto 0);
  signal n_0399 : std_logic_vector(0 downto 0);
  signal n_0622 : std_logic_vector(0 downto 0);
  signal n_0623 : std_logic_vector(0 downto 0);
  signal n_0624 : std_logic_vector(0 downto 0);
  signal n_0625 : std_logic_vector(0 downto 0);
  signal n_0626 : std_logic_vector(0 downto 0);
  signal n_0627 : std_logic_vector(0 downto 0);
  signal n_0628 : std_logic_vector(0 downto 0);
  signal n_0630 : std_logic_vector(0 downto 0);
  signal n_0631 : std_logic_vector(0 downto 0);
  signal n_0632 : std_logic_vector(0 downto 0);
  signal n_0629 : std_logic_vector(0 downto 0);
  signal n_0633 : std_logic_vector(0 downto 0);
  signal n_0634 : std_logic_vector(0 downto 0);
  signal n_0635 : std_logic_vector(0 downto 0);
  signal n_0636 : std_logic_vector(0 downto 0);
  signal n_0637 : std_logic_vector(0 downto 0);
  signal n_0216 : std_logic_vector(0 downto 0);
  signal n_0638 : std_logic_vector(0 downto 0);
  signal n_0639 : std_logic_vector(0 downto 0);
  signal n_0221 : std_logic_vector(0 downto 0);
  signal n_0640 : std_logic_vector(0 downto 0);
  signal n_0641 : std_logic_vector(0 downto 0);
  signal n_0642 : std_logic_vector(0 downto 0);
  signal n_0643 : std_logic_vector(0 downto 0);
  signal n_0644 : std_logic_vector(0 downto 0);
  signal n_0645 : std_logic_vector(0 downto 0);
  signal n_0646 : std_logic_vector(0 downto 0);
  signal n_0647 : std_logic_vector(0 downto 0);
  signal n_0648 : std_logic_vector(0 downto 0);
  signal n_0649 : std_logic_vector(0 downto 0);
  signal n_0650 : std_logic_vector(0 downto 0);
  signal n_0651 : std_logic_vector(0 downto 0);
  signal n_0653 : std_logic_vector(0 downto 0);
  signal n_0654 : std_logic_vector(0 downto 0);
  signal n_0655 : std_logic_vector(0 downto 0);
  signal n_0656 : std_logic_vector(0 downto 0);
  signal n_0657 : std_logic_vector(0 downto 0);
  signal n_0658 : std_logic_vector(0 downto 0);
  signal n_0659 : std_logic_vector(0 downto 0);
  signal n_0660 : std_logic_vector(0 downto 0);
  signal n_0661 : std_logic_vector(0 downto 0);
  signal n_0662 : std_logic_vector(0 downto 0);
  signal n_0663 : std_logic_vector(0 downto 0);
  signal n_0664 : std_logic_vector(0 downto 0);
  signal n_0665 : std_logic_vector(0 downto 0);
  signal n_0667 : std_logic_vector(0 downto 0);
  signal n_0668 : std_logic_vector(0 downto 0);
  signal n_0669 : std_logic_vector(0 downto 0);
  signal n_0262 : std_logic_vector(0 downto 0);
  signal n_0670 : std_logic_vector(0 downto 0);
  signal n_0671 : std_logic_vector(0 downto 0);
  signal n_0672 : std_logic_vector(0 downto 0);
  signal n_0673 : std_logic_vector(0 downto 0);
  signal n_0674 : std_logic_vector(0 downto 0);
  signal n_0675 : std_logic_vector(0 downto 0);
  signal n_0676 : std_logic_vector(0 downto 0);
  signal n_0677 : std_logic_vector(0 downto 0);
  signal n_0678 : std_logic_vector(0 downto 0);
  signal n_0679 : std_logic_vector(0 downto 0);
  signal n_0680 : std_logic_vector(0 downto 0);
  signal n_0681 : std_logic_vector(0 downto 0);
  signal n_0682 : std_logic_vector(0 downto 0);
  signal n_0683 : std_logic_vector(0 downto 0);
  signal n_0684 : std_logic_vector(0 downto 0);
  signal n_0685 : std_logic_vector(0 downto 0);
  signal n_0686 : std_logic_vector(0 downto 0);
  signal n_0687 : std_logic_vector(0 downto 0);
  signal n_0688 : std_logic_vector(0 downto 0);
  signal n_0689 : std_logic_vector(0 downto 0);
  signal n_0286 : std_logic_vector(0 downto 0);
  signal n_0690 : std_logic_vector(0 downto 0);
  signal n_0691 : std_logic_vector(0 downto 0);
  signal n_0692 : std_logic_vector(0 downto 0);
  signal n_0693 : std_logic_vector(0 downto 0);
  signal n_0694 : std_logic_vector(0 downto 0);
  signal n_0695 : std_logic_vector(0 downto 0);
  signal n_0696 : std_logic_vector(0 downto 0);
  signal n_0697 : std_logic_vector(0 downto 0);
  signal n_0698 : std_logic_vector(0 downto 0);
  signal n_0699 : std_logic_vector(0 downto 0);
  signal n_0700 : std_logic_vector(0 downto 0);
  signal n_0701 : std_logic_vector(0 downto 0);
  signal n_0702 : std_logic_vector(0 downto 0);
  signal n_0703 : std_logic_vector(0 downto 0);
  signal n_0704 : std_logic_vector(0 downto 0);
  signal n_0705 : std_logic_vector(0 downto 0);
  signal n_0706 : std_logic_vector(0 downto 0);
  signal n_0302 : std_logic_vector(0 downto 0);
  signal n_0707 : std_logic_vector(0 downto 0);
  signal n_0708 : std_logic_vector(0 downto 0);
  signal n_0709 : std_logic_vector(0 downto 0);
  signal n_0710 : std_logic_vector(0 downto 0);
  signal n_0711 : std_logic_vector(0 downto 0);
  signal n_0712 : std_logic_vector(0 downto 0);
  signal n_0713 : std_logic_vector(0 downto 0);
  signal n_0714 : std_logic_vector(0 downto 0);
  signal n_0715 : std_logic_vector(0 downto 0);
  signal n_0716 : std_logic_vector(0 downto 0);
  signal n_0717 : std_logic_vector(0 downto 0);
  signal n_0718 : std_logic_vector(0 downto 0);
  signal n_0719 : std_logic_vector(0 downto 0);
  signal n_0720 : std_logic_vector(0 downto 0);
  signal n_0721 : std_logic_vector(0 downto 0);
  signal n_0722 : std_logic_vector(0 downto 0);
  signal n_0723 : std_logic_vector(0 downto 0);
  signal n_0724 : std_logic_vector(0 downto 0);
  signal n_0725 : std_logic_vector(0 downto 0);
  signal n_0726 : std_logic_vector(0 downto 0);
  signal n_0727 : std_logic_vector(0 downto 0);
  signal n_0728 : std_logic_vector(0 downto 0);
  signal n_0729 : std_logic_vector(0 downto 0);
  signal n_0730 : std_logic_vector(0 downto 0);
  signal n_0731 : std_logic_vector(0 downto 0);
  signal n_0732 : std_logic_vector(0 downto 0);
  signal n_0733 : std_logic_vector(0 downto 0);
  signal n_0734 : std_logic_vector(0 downto 0);
  signal n_0735 : std_logic_vector(0 downto 0);
  signal n_0736 : std_logic_vector(0 downto 0);
  signal n_0737 : std_logic_vector(0 downto 0);
  signal n_0738 : std_logic_vector(0 downto 0);
  signal n_0739 : std_logic_vector(0 downto 0);
  signal n_0740 : std_logic_vector(0 downto 0);
  signal n_0741 : std_logic_vector(0 downto 0);
  signal n_0742 : std_logic_vector(0 downto 0);
  signal n_0743 : std_logic_vector(0 downto 0);
  signal n_0744 : std_logic_vector(0 downto 0);
  signal n_0745 : std_logic_vector(0 downto 0);
  signal n_0746 : std_logic_vector(0 downto 0);
  signal n_0747 : std_logic_vector(0 downto 0);
  signal n_0748 : std_logic_vector(0 downto 0);
  signal n_0749 : std_logic_vector(0 downto 0);
  signal n_0750 : std_logic_vector(0 downto 0);
  signal n_0751 : std_logic_vector(0 downto 0);
  signal n_0752 : std_logic_vector(0 downto 0);
  signal n_0753 : std_logic_vector(0 downto 0);
  signal n_0754 : std_logic_vector(0 downto 0);
  signal n_0755 : std_logic_vector(0 downto 0);
  signal n_0756 : std_logic_vector(0 downto 0);
  signal n_0757 : std_logic_vector(0 downto 0);
  signal n_0758 : std_logic_vector(0 downto 0);
  signal n_0759 : std_logic_vector(0 downto 0);
  signal n_0760 : std_logic_vector(0 downto 0);
  signal n_0761 : std_logic_vector(0 downto 0);
  signal n_0762 : std_logic_vector(0 downto 0);
  signal n_0763 : std_logic_vector(0 downto 0);
  signal n_0764 : std_logic_vector(0 downto 0);
  signal n_0765 : std_logic_vector(0 downto 0);
  signal n_0766 : std_logic_vector(0 downto 0);
  signal n_0767 : std_logic_vector(0 downto 0);
  signal n_0768 : std_logic_vector(0 downto 0);
  signal n_0769 : std_logic_vector(0 downto 0);
  signal n_0770 : std_logic_vector(0 downto 0);
  signal n_0771 : std_logic_vector(0 downto 0);
  signal n_0772 : std_logic_vector(0 downto 0);
  signal n_0773 : std_logic_vector(0 downto 0);
  signal n_0774 : std_logic_vector(0 downto 0);
  signal n_0775 : std_logic_vector(0 downto 0);
  signal n_0776 : std_logic_vector(0 downto 0);
  signal n_0777 : std_logic_vector(0 downto 0);
  signal n_0778 : std_logic_vector(0 downto 0);
  signal n_0779 : std_logic_vector(0 downto 0);
  signal n_0780 : std_logic_vector(0 downto 0);
  signal n_0781 : std_logic_vector(0 downto 0);
  signal n_0782 : std_logic_vector(0 downto 0);
  signal n_0783 : std_logic_vector(0 downto 0);
  signal n_0784 : std_logic_vector(0 downto 0);
  signal n_0785 : std_logic_vector(0 downto 0);
  signal n_0786 : std_logic_vector(0 downto 0);
  signal n_0787 : std_logic_vector(0 downto 0);
  signal n_0788 : std_logic_vector(0 downto 0);
  signal n_0652 : std_logic_vector(0 downto 0);
  signal n_0789 : std_logic_vector(0 downto 0);
  signal n_0790 : std_logic_vector(0 downto 0);
  signal n_0791 : std_logic_vector(0 downto 0);
  signal n_0792 : std_logic_vector(0 downto 0);
  signal n_0793 : std_logic_vector(0 downto 0);
  signal n_0794 : std_logic_vector(0 downto 0);
  signal n_0795 : std_logic_vector(0 downto 0);
  signal n_0796 : std_logic_vector(0 downto 0);
  signal n_0797 : std_logic_vector(0 downto 0);
  signal n_0798 : std_logic_vector(0 downto 0);
  signal n_0799 : std_logic_vector(0 downto 0);
  signal n_0800 : std_logic_vector(0 downto 0);
  signal n_0801 : std_logic_vector(0 downto 0);
  signal n_0802 : std_logic_vector(0 downto 0);
  signal n_0803 : std_logic_vector(0 downto 0);
  signal n_0397 : std_logic_vector(0 downto 0);
  signal n_0804 : std_logic_vector(0 downto 0);
  signal n_0805 : std_logic_vector(0 downto 0);
  signal n_0806 : std_logic_vector(0 downto 0);
  signal n_0807 : std_logic_vector(0 downto 0);
  signal n_0403 : std_logic_vector(0 downto 0);
  signal n_0808 : std_logic_vector(0 downto 0);
  signal n_0809 : std_logic_vector(0 downto 0);
  signal n_0810 : std_logic_vector(0 downto 0);
  signal n_0811 : std_logic_vector(0 downto 0);
  signal n_0812 : std_logic_vector(0 downto 0);
  signal n_0813 : std_logic_vector(0 downto 0);
  signal n_0814 : std_logic_vector(0 downto 0);
  signal n_0815 : std_logic_vector(0 downto 0);
  signal n_0816 : std_logic_vector(0 downto 0);
  signal n_0817 : std_logic_vector(0 downto 0);
  signal n_0818 : std_logic_vector(0 downto 0);
  signal n_0819 : std_logic_vector(0 downto 0);
  signal n_0820 : std_logic_vector(0 downto 0);
  signal n_0821 : std_logic_vector(0 downto 0);
  signal n_0822 : std_logic_vector(0 downto 0);
  signal n_0823 : std_logic_vector(0 downto 0);
  signal n_0824 : std_logic_vector(0 downto 0);
  signal n_0825 : std_logic_vector(0 downto 0);
  signal n_0826 : std_logic_vector(0 downto 0);
  signal n_0827 : std_logic_vector(0 downto 0);
  signal n_0828 : std_logic_vector(0 downto 0);
  signal n_0829 : std_logic_vector(0 downto 0);
  signal n_0830 : std_logic_vector(0 downto 0);
  signal n_0831 : std_logic_vector(0 downto 0);
  signal n_0832 : std_logic_vector(0 downto 0);
  signal n_0833 : std_logic_vector(0 downto 0);
  signal n_0834 : std_logic_vector(0 downto 0);
  signal n_0835 : std_logic_vector(0 downto 0);
  signal n_0836 : std_logic_vector(0 downto 0);
  signal n_0837 : std_logic_vector(0 downto 0);
  signal n_0838 : std_logic_vector(0 downto 0);
  signal n_0839 : std_logic_vector(0 downto 0);
  signal n_0840 : std_logic_vector(0 downto 0);
  signal n_0841 : std_logic_vector(0 downto 0);
  signal n_0842 : std_logic_vector(0 downto 0);
  signal n_0843 : std_logic_vector(0 downto 0);
  signal n_0844 : std_logic_vector(0 downto 0);
  signal n_0845 : std_logic_vector(0 downto 0);
  signal n_0846 : std_logic_vector(0 downto 0);
  signal n_0847 : std_logic_vector(0 downto 0);
  signal n_0848 : std_logic_vector(0 downto 0);
  signal n_0849 : std_logic_vector(0 downto 0);
  signal n_0850 : std_logic_vector(0 downto 0);
  signal n_0851 : std_logic_vector(0 downto 0);
  signal n_0852 : std_logic_vector(0 downto 0);
  signal n_0853 : std_logic_vector(0 downto 0);
  signal n_0854 : std_logic_vector(0 downto 0);
  signal n_0448 : std_logic_vector(0 downto 0);
  signal n_0855 : std_logic_vector(0 downto 0);
  signal n_0856 : std_logic_vector(0 downto 0);
  signal n_0857 : std_logic_vector(0 downto 0);
  signal n_0858 : std_logic_vector(0 downto 0);
  signal n_0859 : std_logic_vector(0 downto 0);
  signal n_0860 : std_logic_vector(0 downto 0);
  signal n_0861 : std_logic_vector(0 downto 0);
  signal n_0862 : std_logic_vector(0 downto 0);
  signal n_0863 : std_logic_vector(0 downto 0);
  signal n_0864 : std_logic_vector(0 downto 0);
  signal n_0865 : std_logic_vector(0 downto 0);
  signal n_0866 : std_logic_vector(0 downto 0);
  signal n_0867 : std_logic_vector(0 downto 0);
  signal n_0868 : std_logic_vector(0 downto 0);
  signal n_0869 : std_logic_vector(0 downto 0);
  signal n_0870 : std_logic_vector(0 downto 0);
  signal n_0871 : std_logic_vector(0 downto 0);
  signal n_0872 : std_logic_vector(0 downto 0);
  signal n_0873 : std_logic_vector(0 downto 0);
  signal n_0874 : std_logic_vector(0 downto 0);
  signal n_0875 : std_logic_vector(0 downto 0);
  signal n_0876 : std_logic_vector(0 downto 0);
  signal n_0877 : std_logic_vector(0 downto 0);
  signal n_0878 : std_logic_vector(0 downto 0);
  signal n_0879 : std_logic_vector(0 downto 0);
  signal n_0880 : std_logic_vector(0 downto 0);
  signal n_0881 : std_logic_vector(0 downto 0);
  signal n_0882 : std_logic_vector(0 downto 0);
  signal n_0883 : std_logic_vector(0 downto 0);
  signal n_0884 : std_logic_vector(0 downto 0);
  signal n_0885 : std_logic_vector(0 downto 0);
  signal n_0886 : std_logic_vector(0 downto 0);
  signal n_0887 : std_logic_vector(0 downto 0);
  signal n_0888 : std_logic_vector(0 downto 0);
  signal n_0889 : std_logic_vector(0 downto 0);
  signal n_0890 : std_logic_vector(0 downto 0);
  signal n_0891 : std_logic_vector(0 downto 0);
  signal n_0892 : std_logic_vector(0 downto 0);
  signal n_0893 : std_logic_vector(0 downto 0);
  signal n_0894 : std_logic_vector(0 downto 0);
  signal n_0895 : std_logic_vector(0 downto 0);
  signal n_0896 : std_logic_vector(0 downto 0);
  signal n_0897 : std_logic_vector(0 downto 0);
  signal n_0898 : std_logic_vector(0 downto 0);
  signal n_0899 : std_logic_vector(0 downto 0);
  signal n_0900 : std_logic_vector(0 downto 0);
  signal n_0901 : std_logic_vector(0 downto 0);
  signal n_0902 : std_logic_vector(0 downto 0);
  signal n_0903 : std_logic_vector(0 downto 0);
  signal n_0904 : std_logic_vector(0 downto 0);
  signal n_0905 : std_logic_vector(0 downto 0);
  signal n_0906 : std_logic_vector(0 downto 0);
  signal n_0907 : std_logic_vector(0 downto 0);
  signal n_0908 : std_logic_vector(0 downto 0);
  signal n_0909 : std_logic_vector(0 downto 0);
  signal n_0910 : std_logic_vector(0 downto 0);
  signal n_0911 : std_logic_vector(0 downto 0);
  signal n_0912 : std_logic_vector(0 downto 0);
  signal n_0913 : std_logic_vector(0 downto 0);
  signal n_0914 : std_logic_vector(0 downto 0);
  signal n_0915 : std_logic_vector(0 downto 0);
  signal n_0916 : std_logic_vector(0 downto 0);
  signal n_0917 : std_logic_vector(0 downto 0);
  signal n_0918 : std_logic_vector(0 downto 0);
  signal n_0919 : std_logic_vector(0 downto 0);
  signal n_0920 : std_logic_vector(0 downto 0);
  signal n_0921 : std_logic_vector(0 downto 0);
  signal n_0922 : std_logic_vector(0 downto 0);
  signal n_0923 : std_logic_vector(0 downto 0);
  signal n_0924 : std_logic_vector(0 downto 0);
  signal n_0925 : std_logic_vector(0 downto 0);
  signal n_0926 : std_logic_vector(0 downto 0);
  signal n_0927 : std_logic_vector(0 downto 0);
  signal n_0928 : std_logic_vector(0 downto 0);
  signal n_0929 : std_logic_vector(0 downto 0);
  signal n_0930 : std_logic_vector(0 downto 0);
  signal n_0931 : std_logic_vector(0 downto 0);
  signal n_0549 : std_logic_vector(0 downto 0);
  signal n_0057 : std_logic_vector(0 downto 0);
  signal n_0007 : std_logic_vector(0 downto 0);
  signal n_0539 : std_logic_vector(0 downto 0);
  signal n_0030 : std_logic_vector(0 downto 0);
  signal n_0528 : std_logic_vector(0 downto 0);
  signal n_0932 : std_logic_vector(0 downto 0);
  signal n_0581 : std_logic_vector(0 downto 0);
  signal n_0003 : std_logic_vector(0 downto 0);
  signal n_0530 : std_logic_vector(0 downto 0);
  signal n_0531 : std_logic_vector(0 downto 0);
  signal n_0933 : std_logic_vector(0 downto 0);
  signal n_0516 : std_logic_vector(0 downto 0);
  signal n_0022 : std_logic_vector(0 downto 0);
  signal n_0181 : std_logic_vector(0 downto 0);
  signal n_0532 : std_logic_vector(0 downto 0);
  signal n_0588 : std_logic_vector(0 downto 0);
  signal n_0934 : std_logic_vector(0 downto 0);
  signal n_0161 : std_logic_vector(0 downto 0);
  signal n_0533 : std_logic_vector(0 downto 0);
  signal n_0534 : std_logic_vector(0 downto 0);
  signal n_0535 : std_logic_vector(0 downto 0);
  signal n_0666 : std_logic_vector(0 downto 0);
  signal n_0541 : std_logic_vector(0 downto 0);
  signal n_0008 : std_logic_vector(0 downto 0);
  signal n_0049 : std_logic_vector(0 downto 0);
  signal n_0583 : std_logic_vector(0 downto 0);
  signal n_0935 : std_logic_vector(0 downto 0);
  signal n_0605 : std_logic_vector(0 downto 0);
  signal n_0081 : std_logic_vector(0 downto 0);
  signal n_0561 : std_logic_vector(0 downto 0);
  signal n_0547 : std_logic_vector(0 downto 0);
  signal n_0122 : std_logic_vector(0 downto 0);
  signal n_0936 : std_logic_vector(0 downto 0);
  signal n_0537 : std_logic_vector(0 downto 0);
  signal n_0582 : std_logic_vector(0 downto 0);
  signal n_0153 : std_logic_vector(0 downto 0);
  signal n_0529 : std_logic_vector(0 downto 0);
  signal n_0011 : std_logic_vector(0 downto 0);
  signal n_0937 : std_logic_vector(0 downto 0);
  signal n_0938 : std_logic_vector(0 downto 0);
  signal n_0939 : std_logic_vector(0 downto 0);
  signal n_0119 : std_logic_vector(0 downto 0);
  signal n_0940 : std_logic_vector(0 downto 0);
  signal n_0438 : std_logic_vector(0 downto 0);
  signal n_0942 : std_logic_vector(0 downto 0);
  signal n_0943 : std_logic_vector(0 downto 0);
  signal n_0050 : std_logic_vector(0 downto 0);
  signal n_0944 : std_logic_vector(0 downto 0);
  signal n_0518 : std_logic_vector(0 downto 0);
  signal n_0519 : std_logic_vector(0 downto 0);
  signal n_0375 : std_logic_vector(0 downto 0);
  signal n_0140 : std_logic_vector(0 downto 0);
  signal n_0136 : std_logic_vector(0 downto 0);
  signal n_0945 : std_logic_vector(0 downto 0);
  signal n_0946 : std_logic_vector(0 downto 0);
  signal n_0947 : std_logic_vector(0 downto 0);
  signal n_0023 : std_logic_vector(0 downto 0);
  signal n_0948 : std_logic_vector(0 downto 0);
  signal n_0941 : std_logic_vector(0 downto 0);
  signal n_0949 : std_logic_vector(0 downto 0);
  signal n_0950 : std_logic_vector(0 downto 0);
  signal n_0951 : std_logic_vector(0 downto 0);
  signal n_0952 : std_logic_vector(0 downto 0);
  signal n_0953 : std_logic_vector(0 downto 0);
  signal n_0954 : std_logic_vector(0 downto 0);
  signal n_0955 : std_logic_vector(0 downto 0);
  signal n_0956 : std_logic_vector(0 downto 0);
  signal n_0957 : std_logic_vector(0 downto 0);
  signal n_0040 : std_logic_vector(0 downto 0);
  signal n_0041 : std_logic_vector(0 downto 0);
  signal n_0043 : std_logic_vector(0 downto 0);
  signal n_0044 : std_logic_vector(0 downto 0);
  signal n_0045 : std_logic_vector(0 downto 0);
  signal n_0047 : std_logic_vector(0 downto 0);
  signal n_0048 : std_logic_vector(0 downto 0);
  signal n_0051 : std_logic_vector(0 downto 0);
  signal n_0054 : std_logic_vector(0 downto 0);
  signal n_0055 : std_logic_vector(0 downto 0);
  signal n_0058 : std_logic_vector(0 downto 0);
  signal n_0059 : std_logic_vector(0 downto 0);
  signal n_0062 : std_logic_vector(0 downto 0);
  signal n_0064 : std_logic_vector(0 downto 0);
  signal n_0065 : std_logic_vector(0 downto 0);
  signal n_0066 : std_logic_vector(0 downto 0);
  signal n_0067 : std_logic_vector(0 downto 0);
  signal n_0069 : std_logic_vector(0 downto 0);
  signal n_0071 : std_logic_vector(0 downto 0);
  signal n_0072 : std_logic_vector(0 downto 0);
  signal n_0074 : std_logic_vector(0 downto 0);
  signal n_0075 : std_logic_vector(0 downto 0);
  signal n_0076 : std_logic_vector(0 downto 0);
  signal n_0078 : std_logic_vector(0 downto 0);
  signal n_0079 : std_logic_vector(0 downto 0);
  signal n_0082 : std_logic_vector(0 downto 0);
  signal n_0083 : std_logic_vector(0 downto 0);
  signal n_0084 : std_logic_vector(0 downto 0);
  signal n_0085 : std_logic_vector(0 downto 0);
  signal n_0087 : std_logic_vector(0 downto 0);
  signal n_0088 : std_logic_vector(0 downto 0);
  signal n_0089 : std_logic_vector(0 downto 0);
  signal n_0090 : std_logic_vector(0 downto 0);
  signal n_0092 : std_logic_vector(0 downto 0);
  signal n_0093 : std_logic_vector(0 downto 0);
  signal n_0094 : std_logic_vector(0 downto 0);
  signal n_0096 : std_logic_vector(0 downto 0);
  signal n_0097 : std_logic_vector(0 downto 0);
  signal n_0098 : std_logic_vector(0 downto 0);
  signal n_0099 : std_logic_vector(0 downto 0);
  signal n_0101 : std_logic_vector(0 downto 0);
  signal n_0102 : std_logic_vector(0 downto 0);
  signal n_0103 : std_logic_vector(0 downto 0);
  signal n_0104 : std_logic_vector(0 downto 0);
  signal n_0105 : std_logic_vector(0 downto 0);
  signal n_0106 : std_logic_vector(0 downto 0);
  signal n_0107 : std_logic_vector(0 downto 0);
  signal n_0108 : std_logic_vector(0 downto 0);
  signal n_0110 : std_logic_vector(0 downto 0);
  signal n_0111 : std_logic_vector(0 downto 0);
  signal n_0112 : std_logic_vector(0 downto 0);
  signal n_0113 : std_logic_vector(0 downto 0);
  signal n_0114 : std_logic_vector(0 downto 0);
  signal n_0115 : std_logic_vector(0 downto 0);
  signal n_0121 : std_logic_vector(0 downto 0);
  signal n_0123 : std_logic_vector(0 downto 0);
  signal n_0124 : std_logic_vector(0 downto 0);
  signal n_0125 : std_logic_vector(0 downto 0);
  signal n_0126 : std_logic_vector(0 downto 0);
  signal n_0127 : std_logic_vector(0 downto 0);
  signal n_0128 : std_logic_vector(0 downto 0);
  signal n_0129 : std_logic_vector(0 downto 0);
  signal n_0130 : std_logic_vector(0 downto 0);
  signal n_0131 : std_logic_vector(0 downto 0);
  signal n_0134 : std_logic_vector(0 downto 0);
  signal n_0135 : std_logic_vector(0 downto 0);
  signal n_0137 : std_logic_vector(0 downto 0);
  signal n_0138 : std_logic_vector(0 downto 0);
  signal n_0139 : std_logic_vector(0 downto 0);
  signal n_0142 : std_logic_vector(0 downto 0);
  signal n_0143 : std_logic_vector(0 downto 0);
  signal n_0144 : std_logic_vector(0 downto 0);
  signal n_0145 : std_logic_vector(0 downto 0);
  signal n_0146 : std_logic_vector(0 downto 0);
  signal n_0148 : std_logic_vector(0 downto 0);
  signal n_0149 : std_logic_vector(0 downto 0);
  signal n_0152 : std_logic_vector(0 downto 0);
  signal n_0154 : std_logic_vector(0 downto 0);
  signal n_0155 : std_logic_vector(0 downto 0);
  signal n_0156 : std_logic_vector(0 downto 0);
  signal n_0157 : std_logic_vector(0 downto 0);
  signal n_0158 : std_logic_vector(0 downto 0);
  signal n_0160 : std_logic_vector(0 downto 0);
  signal n_0162 : std_logic_vector(0 downto 0);
  signal n_0163 : std_logic_vector(0 downto 0);
  signal n_0164 : std_logic_vector(0 downto 0);
  signal n_0165 : std_logic_vector(0 downto 0);
  signal n_0166 : std_logic_vector(0 downto 0);
  signal n_0167 : std_logic_vector(0 downto 0);
  signal n_0168 : std_logic_vector(0 downto 0);
  signal n_0169 : std_logic_vector(0 downto 0);
  signal n_0170 : std_logic_vector(0 downto 0);
  signal n_0171 : std_logic_vector(0 downto 0);
  signal n_0172 : std_logic_vector(0 downto 0);
  signal n_0174 : std_logic_vector(0 downto 0);
  signal n_0175 : std_logic_vector(0 downto 0);
  signal n_0176 : std_logic_vector(0 downto 0);
  signal n_0177 : std_logic_vector(0 downto 0);
  signal n_0178 : std_logic_vector(0 downto 0);
  signal n_0180 : std_logic_vector(0 downto 0);
  signal n_0182 : std_logic_vector(0 downto 0);
  signal n_0183 : std_logic_vector(0 downto 0);
  signal n_0184 : std_logic_vector(0 downto 0);
  signal n_0186 : std_logic_vector(0 downto 0);
  signal n_0187 : std_logic_vector(0 downto 0);
  signal n_0188 : std_logic_vector(0 downto 0);
  signal n_0189 : std_logic_vector(0 downto 0);
  signal n_0190 : std_logic_vector(0 downto 0);
  signal n_0191 : std_logic_vector(0 downto 0);
  signal n_0193 : std_logic_vector(0 downto 0);
  signal n_0194 : std_logic_vector(0 downto 0);
  signal n_0195 : std_logic_vector(0 downto 0);
  signal n_0196 : std_logic_vector(0 downto 0);
  signal n_0197 : std_logic_vector(0 downto 0);
  signal n_0198 : std_logic_vector(0 downto 0);
  signal n_0199 : std_logic_vector(0 downto 0);
  signal n_0200 : std_logic_vector(0 downto 0);
  signal n_0201 : std_logic_vector(0 downto 0);
  signal n_0203 : std_logic_vector(0 downto 0);
  signal n_0204 : std_logic_vector(0 downto 0);
  signal n_0205 : std_logic_vector(0 downto 0);
  signal n_0206 : std_logic_vector(0 downto 0);
  signal n_0207 : std_logic_vector(0 downto 0);
  signal n_0208 : std_logic_vector(0 downto 0);
  signal n_0209 : std_logic_vector(0 downto 0);
  signal n_0210 : std_logic_vector(0 downto 0);
  signal n_0211 : std_logic_vector(0 downto 0);
  signal n_0212 : std_logic_vector(0 downto 0);
  signal n_0214 : std_logic_vector(0 downto 0);
  signal n_0215 : std_logic_vector(0 downto 0);
  signal n_0217 : std_logic_vector(0 downto 0);
  signal n_0218 : std_logic_vector(0 downto 0);
  signal n_0219 : std_logic_vector(0 downto 0);
  signal n_0220 : std_logic_vector(0 downto 0);
  signal n_0222 : std_logic_vector(0 downto 0);
  signal n_0223 : std_logic_vector(0 downto 0);
  signal n_0226 : std_logic_vector(0 downto 0);
  signal n_0227 : std_logic_vector(0 downto 0);
  signal n_0228 : std_logic_vector(0 downto 0);
  signal n_0229 : std_logic_vector(0 downto 0);
  signal n_0230 : std_logic_vector(0 downto 0);
  signal n_0231 : std_logic_vector(0 downto 0);
  signal n_0232 : std_logic_vector(0 downto 0);
  signal n_0233 : std_logic_vector(0 downto 0);
  signal n_0234 : std_logic_vector(0 downto 0);
  signal n_0236 : std_logic_vector(0 downto 0);
  signal n_0237 : std_logic_vector(0 downto 0);
  signal n_0238 : std_logic_vector(0 downto 0);
  signal n_0239 : std_logic_vector(0 downto 0);
  signal n_0240 : std_logic_vector(0 downto 0);
  signal n_0241 : std_logic_vector(0 downto 0);
  signal n_0243 : std_logic_vector(0 downto 0);
  signal n_0244 : std_logic_vector(0 downto 0);
  signal n_0245 : std_logic_vector(0 downto 0);
  signal n_0246 : std_logic_vector(0 downto 0);
  signal n_0247 : std_logic_vector(0 downto 0);
  signal n_0248 : std_logic_vector(0 downto 0);
  signal n_0249 : std_logic_vector(0 downto 0);
  signal n_0250 : std_logic_vector(0 downto 0);
  signal n_0251 : std_logic_vector(0 downto 0);
  signal n_0252 : std_logic_vector(0 downto 0);
  signal n_0253 : std_logic_vector(0 downto 0);
  signal n_0254 : std_logic_vector(0 downto 0);
  signal n_0255 : std_logic_vector(0 downto 0);
  signal n_0257 : std_logic_vector(0 downto 0);
  signal n_0258 : std_logic_vector(0 downto 0);
  signal n_0260 : std_logic_vector(0 downto 0);
  signal n_0263 : std_logic_vector(0 downto 0);
  signal n_0264 : std_logic_vector(0 downto 0);
  signal n_0265 : std_logic_vector(0 downto 0);
  signal n_0266 : std_logic_vector(0 downto 0);
  signal n_0268 : std_logic_vector(0 downto 0);
  signal n_0269 : std_logic_vector(0 downto 0);
  signal n_0270 : std_logic_vector(0 downto 0);
  signal n_0271 : std_logic_vector(0 downto 0);
  signal n_0272 : std_logic_vector(0 downto 0);
  signal n_0273 : std_logic_vector(0 downto 0);
  signal n_0274 : std_logic_vector(0 downto 0);
  signal n_0275 : std_logic_vector(0 downto 0);
  signal n_0276 : std_logic_vector(0 downto 0);
  signal n_0277 : std_logic_vector(0 downto 0);
  signal n_0281 : std_logic_vector(0 downto 0);
  signal n_0283 : std_logic_vector(0 downto 0);
  signal n_0284 : std_logic_vector(0 downto 0);
  signal n_0285 : std_logic_vector(0 downto 0);
  signal n_0287 : std_logic_vector(0 downto 0);
  signal n_0289 : std_logic_vector(0 downto 0);
  signal n_0290 : std_logic_vector(0 downto 0);
  signal n_0291 : std_logic_vector(0 downto 0);
  signal n_0292 : std_logic_vector(0 downto 0);
  signal n_0293 : std_logic_vector(0 downto 0);
  signal n_0294 : std_logic_vector(0 downto 0);
  signal n_0295 : std_logic_vector(0 downto 0);
  signal n_0296 : std_logic_vector(0 downto 0);
  signal n_0298 : std_logic_vector(0 downto 0);
  signal n_0301 : std_logic_vector(0 downto 0);
  signal n_0303 : std_logic_vector(0 downto 0);
  signal n_0304 : std_logic_vector(0 downto 0);
  signal n_0305 : std_logic_vector(0 downto 0);
  signal n_0306 : std_logic_vector(0 downto 0);
  signal n_0307 : std_logic_vector(0 downto 0);
  signal n_0308 : std_logic_vector(0 downto 0);
  signal n_0309 : std_logic_vector(0 downto 0);
  signal n_0311 : std_logic_vector(0 downto 0);
  signal n_0312 : std_logic_vector(0 downto 0);
  signal n_0313 : std_logic_vector(0 downto 0);
  signal n_0314 : std_logic_vector(0 downto 0);
  signal n_0315 : std_logic_vector(0 downto 0);
  signal n_0316 : std_logic_vector(0 downto 0);
  signal n_0317 : std_logic_vector(0 downto 0);
  signal n_0318 : std_logic_vector(0 downto 0);
  signal n_0319 : std_logic_vector(0 downto 0);
  signal n_0320 : std_logic_vector(0 downto 0);
  signal n_0322 : std_logic_vector(0 downto 0);
  signal n_0323 : std_logic_vector(0 downto 0);
  signal n_0324 : std_logic_vector(0 downto 0);
  signal n_0325 : std_logic_vector(0 downto 0);
  signal n_0326 : std_logic_vector(0 downto 0);
  signal n_0327 : std_logic_vector(0 downto 0);
  signal n_0328 : std_logic_vector(0 downto 0);
  signal n_0329 : std_logic_vector(0 downto 0);
  signal n_0330 : std_logic_vector(0 downto 0);
  signal n_0331 : std_logic_vector(0 downto 0);
  signal n_0333 : std_logic_vector(0 downto 0);
  signal n_0334 : std_logic_vector(0 downto 0);
  signal n_0335 : std_logic_vector(0 downto 0);
  signal n_0336 : std_logic_vector(0 downto 0);
  signal n_0337 : std_logic_vector(0 downto 0);
  signal n_0338 : std_logic_vector(0 downto 0);
  signal n_0339 : std_logic_vector(0 downto 0);
  signal n_0340 : std_logic_vector(0 downto 0);
  signal n_0341 : std_logic_vector(0 downto 0);
  signal n_0342 : std_logic_vector(0 downto 0);
  signal n_0344 : std_logic_vector(0 downto 0);
  signal n_0345 : std_logic_vector(0 downto 0);
  signal n_0346 : std_logic_vector(0 downto 0);
  signal n_0347 : std_logic_vector(0 downto 0);
  signal n_0348 : std_logic_vector(0 downto 0);
  signal n_0349 : std_logic_vector(0 downto 0);
  signal n_0350 : std_logic_vector(0 downto 0);
  signal n_0351 : std_logic_vector(0 downto 0);
  signal n_0352 : std_logic_vector(0 downto 0);
  signal n_0353 : std_logic_vector(0 downto 0);
  signal n_0355 : std_logic_vector(0 downto 0);
  signal n_0356 : std_logic_vector(0 downto 0);
  signal n_0357 : std_logic_vector(0 downto 0);
  signal n_0358 : std_logic_vector(0 downto 0);
  signal n_0359 : std_logic_vector(0 downto 0);
  signal n_0360 : std_logic_vector(0 downto 0);
  signal n_0361 : std_logic_vector(0 downto 0);
  signal n_0362 : std_logic_vector(0 downto 0);
  signal n_0363 : std_logic_vector(0 downto 0);
  signal n_0364 : std_logic_vector(0 downto 0);
  signal n_0365 : std_logic_vector(0 downto 0);
  signal n_0366 : std_logic_vector(0 downto 0);
  signal n_0367 : std_logic_vector(0 downto 0);
  signal n_0368 : std_logic_vector(0 downto 0);
  signal n_0369 : std_logic_vector(0 downto 0);
  signal n_0370 : std_logic_vector(0 downto 0);
  signal n_0371 : std_logic_vector(0 downto 0);
  signal n_0372 : std_logic_vector(0 downto 0);
  signal n_0373 : std_logic_vector(0 downto 0);
  signal n_0374 : std_logic_vector(0 downto 0);
  signal n_0376 : std_logic_vector(0 downto 0);
  signal n_0377 : std_logic_vector(0 downto 0);
  signal n_0378 : std_logic_vector(0 downto 0);
  signal n_0379 : std_logic_vector(0 downto 0);
  signal n_0380 : std_logic_vector(0 downto 0);
  signal n_0381 : std_logic_vector(0 downto 0);
  signal n_0382 : std_logic_vector(0 downto 0);
  signal n_0383 : std_logic_vector(0 downto 0);
  signal n_0384 : std_logic_vector(0 downto 0);
  signal n_0385 : std_logic_vector(0 downto 0);
  signal n_0386 : std_logic_vector(0 downto 0);
  signal n_0387 : std_logic_vector(0 downto 0);
  signal n_0388 : std_logic_vector(0 downto 0);
  signal n_0389 : std_logic_vector(0 downto 0);
  signal n_0390 : std_logic_vector(0 downto 0);
  signal n_0391 : std_logic_vector(0 downto 0);
  signal n_0392 : std_logic_vector(0 downto 0);
  signal n_0393 : std_logic_vector(0 downto 0);
  signal n_0394 : std_logic_vector(0 downto 0);
  signal n_0395 : std_logic_vector(0 downto 0);
  signal n_0396 : std_logic_vector(0 downto 0);
  signal n_0398 : std_logic_vector(0 downto 0);
  signal n_0400 : std_logic_vector(0 downto 0);
  signal n_0401 : std_logic_vector(0 downto 0);
  signal n_0402 : std_logic_vector(0 downto 0);
  signal n_0404 : std_logic_vector(0 downto 0);
  signal n_0405 : std_logic_vector(0 downto 0);
  signal n_0406 : std_logic_vector(0 downto 0);
  signal n_0407 : std_logic_vector(0 downto 0);
  signal n_0408 : std_logic_vector(0 downto 0);
  signal n_0409 : std_logic_vector(0 downto 0);
  signal n_0410 : std_logic_vector(0 downto 0);
  signal n_0411 : std_logic_vector(0 downto 0);
  signal n_0412 : std_logic_vector(0 downto 0);
  signal n_0413 : std_logic_vector(0 downto 0);
  signal n_0414 : std_logic_vector(0 downto 0);
  signal n_0415 : std_logic_vector(0 downto 0);
  signal n_0417 : std_logic_vector(0 downto 0);
  signal n_0418 : std_logic_vector(0 downto 0);
  signal n_0419 : std_logic_vector(0 downto 0);
  signal n_0420 : std_logic_vector(0 downto 0);
  signal n_0421 : std_logic_vector(0 downto 0);
  signal n_0422 : std_logic_vector(0 downto 0);
  signal n_0423 : std_logic_vector(0 downto 0);
  signal n_0424 : std_logic_vector(0 downto 0);
  signal n_0425 : std_logic_vector(0 downto 0);
  signal n_0426 : std_logic_vector(0 downto 0);
  signal n_0428 : std_logic_vector(0 downto 0);
  signal n_0429 : std_logic_vector(0 downto 0);
  signal n_0430 : std_logic_vector(0 downto 0);
  signal n_0431 : std_logic_vector(0 downto 0);
  signal n_0432 : std_logic_vector(0 downto 0);
  signal n_0433 : std_logic_vector(0 downto 0);
  signal n_0434 : std_logic_vector(0 downto 0);
  signal n_0435 : std_logic_vector(0 downto 0);
  signal n_0436 : std_logic_vector(0 downto 0);
  signal n_0437 : std_logic_vector(0 downto 0);
  signal n_0439 : std_logic_vector(0 downto 0);
  signal n_0440 : std_logic_vector(0 downto 0);
  signal n_0441 : std_logic_vector(0 downto 0);
  signal n_0442 : std_logic_vector(0 downto 0);
  signal n_0443 : std_logic_vector(0 downto 0);
  signal n_0444 : std_logic_vector(0 downto 0);
  signal n_0445 : std_logic_vector(0 downto 0);
  signal n_0446 : std_logic_vector(0 downto 0);
  signal n_0447 : std_logic_vector(0 downto 0);
  signal n_0449 : std_logic_vector(0 downto 0);
  signal n_0450 : std_logic_vector(0 downto 0);
  signal n_0451 : std_logic_vector(0 downto 0);
  signal n_0452 : std_logic_vector(0 downto 0);
  signal n_0453 : std_logic_vector(0 downto 0);
  signal n_0454 : std_logic_vector(0 downto 0);
  signal n_0455 : std_logic_vector(0 downto 0);
  signal n_0456 : std_logic_vector(0 downto 0);
  signal n_0457 : std_logic_vector(0 downto 0);
  signal n_0458 : std_logic_vector(0 downto 0);
  signal n_0460 : std_logic_vector(0 downto 0);
  signal n_0461 : std_logic_vector(0 downto 0);
  signal n_0462 : std_logic_vector(0 downto 0);
  signal n_0463 : std_logic_vector(0 downto 0);
  signal n_0464 : std_logic_vector(0 downto 0);
  signal n_0465 : std_logic_vector(0 downto 0);
  signal n_0466 : std_logic_vector(0 downto 0);
  signal n_0467 : std_logic_vector(0 downto 0);
  signal n_0468 : std_logic_vector(0 downto 0);
  signal n_0469 : std_logic_vector(0 downto 0);
  signal n_0471 : std_logic_vector(0 downto 0);
  signal n_0472 : std_logic_vector(0 downto 0);
  signal n_0473 : std_logic_vector(0 downto 0);
  signal n_0474 : std_logic_vector(0 downto 0);
  signal n_0475 : std_logic_vector(0 downto 0);
  signal n_0476 : std_logic_vector(0 downto 0);
  signal n_0477 : std_logic_vector(0 downto 0);
  signal n_0478 : std_logic_vector(0 downto 0);
  signal n_0479 : std_logic_vector(0 downto 0);
  signal n_0480 : std_logic_vector(0 downto 0);
  signal n_0482 : std_logic_vector(0 downto 0);
  signal n_0483 : std_logic_vector(0 downto 0);
  signal n_0484 : std_logic_vector(0 downto 0);
  signal n_0485 : std_logic_vector(0 downto 0);
  signal n_0486 : std_logic_vector(0 downto 0);
  signal n_0487 : std_logic_vector(0 downto 0);
  signal n_0488 : std_logic_vector(0 downto 0);
  signal n_0489 : std_logic_vector(0 downto 0);
  signal n_0490 : std_logic_vector(0 downto 0);
  signal n_0491 : std_logic_vector(0 downto 0);
  signal n_0493 : std_logic_vector(0 downto 0);
  signal n_0494 : std_logic_vector(0 downto 0);
  signal n_0495 : std_logic_vector(0 downto 0);
  signal n_0496 : std_logic_vector(0 downto 0);
  signal n_0497 : std_logic_vector(0 downto 0);
  signal n_0498 : std_logic_vector(0 downto 0);
  signal n_0499 : std_logic_vector(0 downto 0);
  signal n_0500 : std_logic_vector(0 downto 0);
  signal n_0501 : std_logic_vector(0 downto 0);
  signal n_0502 : std_logic_vector(0 downto 0);
  signal n_0503 : std_logic_vector(0 downto 0);
  signal n_0504 : std_logic_vector(0 downto 0);
  signal n_0505 : std_logic_vector(0 downto 0);
  signal n_0506 : std_logic_vector(0 downto 0);
  signal n_0507 : std_logic_vector(0 downto 0);
  signal n_0508 : std_logic_vector(0 downto 0);
  signal n_0509 : std_logic_vector(0 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(0 downto 0);
  signal n_3 : std_logic_vector(0 downto 0);
  signal n_4 : std_logic_vector(0 downto 0);
  signal n_5 : std_logic_vector(0 downto 0);
  signal n_6 : std_logic_vector(0 downto 0);
  signal n_7 : std_logic_vector(0 downto 0);
  signal n_8 : std_logic_vector(0 downto 0);
  signal n_0027 : std_logic_vector(0 downto 0);
  signal n_0019 : std_logic_vector(0 downto 0);
  signal n_0025 : std_logic_vector(0 downto 0);
  signal n_0046 : std_logic_vector(0 downto 0);
  signal n_0525 : std_logic_vector(0 downto 0);
  signal n_0042 : std_logic_vector(0 downto 0);
  signal n_0073 : std_logic_vector(0 downto 0);
  signal n_0147 : std_logic_vector(0 downto 0);
  signal n_0063 : std_logic_vector(0 downto 0);
  signal n_0000 : std_logic_vector(0 downto 0);
  signal n_0012 : std_logic_vector(0 downto 0);
  signal n_0009 : std_logic_vector(0 downto 0);
  signal n_0332 : std_logic_vector(0 downto 0);
  signal n_0036 : std_logic_vector(0 downto 0);
  signal n_0510 : std_logic_vector(0 downto 0);
  signal n_0053 : std_logic_vector(0 downto 0);
  signal n_0005 : std_logic_vector(0 downto 0);
  signal n_0299 : std_logic_vector(0 downto 0);
  signal n_0141 : std_logic_vector(0 downto 0);
  signal n_0150 : std_logic_vector(0 downto 0);
  signal n_0192 : std_logic_vector(0 downto 0);
  signal n_0202 : std_logic_vector(0 downto 0);
  signal n_0213 : std_logic_vector(0 downto 0);
  signal n_0224 : std_logic_vector(0 downto 0);
  signal n_0235 : std_logic_vector(0 downto 0);
  signal n_0256 : std_logic_vector(0 downto 0);
  signal n_0288 : std_logic_vector(0 downto 0);
  signal n_0310 : std_logic_vector(0 downto 0);
  signal n_0321 : std_logic_vector(0 downto 0);
  signal n_0343 : std_logic_vector(0 downto 0);
  signal n_0416 : std_logic_vector(0 downto 0);
  signal n_0427 : std_logic_vector(0 downto 0);
  signal n_0470 : std_logic_vector(0 downto 0);
  signal n_0481 : std_logic_vector(0 downto 0);
  signal n_0492 : std_logic_vector(0 downto 0);
  signal n_0511 : std_logic_vector(0 downto 0);
  signal n_0513 : std_logic_vector(0 downto 0);
  signal n_0514 : std_logic_vector(0 downto 0);
  signal n_0517 : std_logic_vector(0 downto 0);
  signal n_0459 : std_logic_vector(0 downto 0);
  signal n_0520 : std_logic_vector(0 downto 0);
  signal n_0521 : std_logic_vector(0 downto 0);
  signal n_0522 : std_logic_vector(0 downto 0);
  signal n_0526 : std_logic_vector(0 downto 0);
  signal n_0527 : std_logic_vector(0 downto 0);
  signal n_0001 : std_logic_vector(0 downto 0);
  signal n_0002 : std_logic_vector(0 downto 0);
  signal n_0006 : std_logic_vector(0 downto 0);
  signal n_0010 : std_logic_vector(0 downto 0);
  signal n_0013 : std_logic_vector(0 downto 0);
  signal n_0014 : std_logic_vector(0 downto 0);
  signal n_0015 : std_logic_vector(0 downto 0);
  signal n_0016 : std_logic_vector(0 downto 0);
  signal n_0018 : std_logic_vector(0 downto 0);
  signal n_0020 : std_logic_vector(0 downto 0);
  signal n_0024 : std_logic_vector(0 downto 0);
  signal n_0026 : std_logic_vector(0 downto 0);
  signal n_0028 : std_logic_vector(0 downto 0);
  signal n_0031 : std_logic_vector(0 downto 0);
  signal n_0032 : std_logic_vector(0 downto 0);
  signal n_0033 : std_logic_vector(0 downto 0);
  signal n_0034 : std_logic_vector(0 downto 0);
  signal n_0035 : std_logic_vector(0 downto 0);
  signal n_0037 : std_logic_vector(0 downto 0);
  signal n_0038 : std_logic_vector(0 downto 0);
  signal n_0039 : std_logic_vector(0 downto 0);
  signal n_0958 : std_logic_vector(0 downto 0);
  signal n_0959 : std_logic_vector(0 downto 0);
  signal n_0960 : std_logic_vector(0 downto 0);
  signal n_0961 : std_logic_vector(0 downto 0);
  signal n_0962 : std_logic_vector(0 downto 0);
  signal n_0963 : std_logic_vector(0 downto 0);
  signal n_0056 : std_logic_vector(0 downto 0);
  signal n_0965 : std_logic_vector(0 downto 0);
  signal n_0966 : std_logic_vector(0 downto 0);
  signal n_0967 : std_logic_vector(0 downto 0);
  signal n_0070 : std_logic_vector(0 downto 0);
  signal n_0968 : std_logic_vector(0 downto 0);
  signal n_0080 : std_logic_vector(0 downto 0);
  signal n_0969 : std_logic_vector(0 downto 0);
  signal n_0970 : std_logic_vector(0 downto 0);
  signal n_0971 : std_logic_vector(0 downto 0);
  signal n_0086 : std_logic_vector(0 downto 0);
  signal n_0972 : std_logic_vector(0 downto 0);
  signal n_0973 : std_logic_vector(0 downto 0);
  signal n_0974 : std_logic_vector(0 downto 0);
  signal n_0975 : std_logic_vector(0 downto 0);
  signal n_0976 : std_logic_vector(0 downto 0);
  signal n_0100 : std_logic_vector(0 downto 0);
  signal n_0977 : std_logic_vector(0 downto 0);
  signal n_0978 : std_logic_vector(0 downto 0);
  signal n_0980 : std_logic_vector(0 downto 0);
  signal n_0981 : std_logic_vector(0 downto 0);
  signal n_0964 : std_logic_vector(0 downto 0);
  signal n_0982 : std_logic_vector(0 downto 0);
  signal n_0116 : std_logic_vector(0 downto 0);
  signal n_0983 : std_logic_vector(0 downto 0);
  signal n_0984 : std_logic_vector(0 downto 0);
  signal n_0985 : std_logic_vector(0 downto 0);
  signal n_0986 : std_logic_vector(0 downto 0);
  signal n_0987 : std_logic_vector(0 downto 0);
  signal n_0988 : std_logic_vector(0 downto 0);
  signal n_0989 : std_logic_vector(0 downto 0);
  signal n_0990 : std_logic_vector(0 downto 0);
  signal n_0991 : std_logic_vector(0 downto 0);
  signal n_0992 : std_logic_vector(0 downto 0);
  signal n_0993 : std_logic_vector(0 downto 0);
  signal n_0994 : std_logic_vector(0 downto 0);
  signal n_0995 : std_logic_vector(0 downto 0);
  signal n_0996 : std_logic_vector(0 downto 0);
  signal n_0997 : std_logic_vector(0 downto 0);
  signal n_0159 : std_logic_vector(0 downto 0);
  signal n_0998 : std_logic_vector(0 downto 0);
  signal n_0999 : std_logic_vector(0 downto 0);
  signal n_1000 : std_logic_vector(0 downto 0);
  signal n_0173 : std_logic_vector(0 downto 0);
  signal n_1001 : std_logic_vector(0 downto 0);
  signal n_1002 : std_logic_vector(0 downto 0);
  signal n_1003 : std_logic_vector(0 downto 0);
  signal n_1004 : std_logic_vector(0 downto 0);
  signal n_1005 : std_logic_vector(0 downto 0);
  signal n_1006 : std_logic_vector(0 downto 0);
  signal n_0185 : std_logic_vector(0 downto 0);
  signal n_1007 : std_logic_vector(0 downto 0);
  signal n_1008 : std_logic_vector(0 downto 0);
  signal n_1009 : std_logic_vector(0 downto 0);
  signal n_1010 : std_logic_vector(0 downto 0);
  signal n_1011 : std_logic_vector(0 downto 0);
  signal n_1012 : std_logic_vector(0 downto 0);
  signal n_1013 : std_logic_vector(0 downto 0);
  signal n_1014 : std_logic_vector(0 downto 0);
  signal n_1015 : std_logic_vector(0 downto 0);
  signal n_1016 : std_logic_vector(0 downto 0);
  signal n_1017 : std_logic_vector(0 downto 0);
  signal n_1018 : std_logic_vector(0 downto 0);
  signal n_1019 : std_logic_vector(0 downto 0);
  signal n_1020 : std_logic_vector(0 downto 0);
  signal n_1021 : std_logic_vector(0 downto 0);
  signal n_1022 : std_logic_vector(0 downto 0);
  signal n_1023 : std_logic_vector(0 downto 0);
  signal n_1024 : std_logic_vector(0 downto 0);
  signal n_1025 : std_logic_vector(0 downto 0);
  signal n_1026 : std_logic_vector(0 downto 0);
  signal n_1027 : std_logic_vector(0 downto 0);
  signal n_1028 : std_logic_vector(0 downto 0);
  signal n_1029 : std_logic_vector(0 downto 0);
  signal n_1030 : std_logic_vector(0 downto 0);
  signal n_1031 : std_logic_vector(0 downto 0);
  signal n_1032 : std_logic_vector(0 downto 0);
  signal n_1033 : std_logic_vector(0 downto 0);
  signal n_1034 : std_logic_vector(0 downto 0);
  signal n_1035 : std_logic_vector(0 downto 0);
  signal n_1036 : std_logic_vector(0 downto 0);
  signal n_1037 : std_logic_vector(0 downto 0);
  signal n_1038 : std_logic_vector(0 downto 0);
  signal n_0225 : std_logic_vector(0 downto 0);
  signal n_1039 : std_logic_vector(0 downto 0);
  signal n_1040 : std_logic_vector(0 downto 0);
  signal n_1041 : std_logic_vector(0 downto 0);
  signal n_1042 : std_logic_vector(0 downto 0);
  signal n_1043 : std_logic_vector(0 downto 0);
  signal n_1044 : std_logic_vector(0 downto 0);
  signal n_1045 : std_logic_vector(0 downto 0);
  signal n_1046 : std_logic_vector(0 downto 0);
  signal n_1047 : std_logic_vector(0 downto 0);
  signal n_1048 : std_logic_vector(0 downto 0);
  signal n_1049 : std_logic_vector(0 downto 0);
  signal n_1050 : std_logic_vector(0 downto 0);
  signal n_0242 : std_logic_vector(0 downto 0);
  signal n_1051 : std_logic_vector(0 downto 0);
  signal n_1052 : std_logic_vector(0 downto 0);
  signal n_1053 : std_logic_vector(0 downto 0);
  signal n_1054 : std_logic_vector(0 downto 0);
  signal n_1055 : std_logic_vector(0 downto 0);
  signal n_1056 : std_logic_vector(0 downto 0);
  signal n_1057 : std_logic_vector(0 downto 0);
  signal n_1058 : std_logic_vector(0 downto 0);
  signal n_1059 : std_logic_vector(0 downto 0);
  signal n_1060 : std_logic_vector(0 downto 0);
  signal n_1061 : std_logic_vector(0 downto 0);
  signal n_1062 : std_logic_vector(0 downto 0);
  signal n_1063 : std_logic_vector(0 downto 0);
  signal n_1064 : std_logic_vector(0 downto 0);
  signal n_1065 : std_logic_vector(0 downto 0);
  signal n_1066 : std_logic_vector(0 downto 0);
  signal n_1067 : std_logic_vector(0 downto 0);
  signal n_1068 : std_logic_vector(0 downto 0);
  signal n_1069 : std_logic_vector(0 downto 0);
  signal n_1070 : std_logic_vector(0 downto 0);
  signal n_1071 : std_logic_vector(0 downto 0);
  signal n_1072 : std_logic_vector(0 downto 0);
  signal n_1073 : std_logic_vector(0 downto 0);
  signal n_0279 : std_logic_vector(0 downto 0);
  signal n_0280 : std_logic_vector(0 downto 0);
  signal n_1074 : std_logic_vector(0 downto 0);
  signal n_1075 : std_logic_vector(0 downto 0);
  signal n_1076 : std_logic_vector(0 downto 0);
  signal n_1077 : std_logic_vector(0 downto 0);
  signal n_1078 : std_logic_vector(0 downto 0);
  signal n_1079 : std_logic_vector(0 downto 0);
  signal n_1080 : std_logic_vector(0 downto 0);
  signal n_1081 : std_logic_vector(0 downto 0);
  signal n_1082 : std_logic_vector(0 downto 0);
  signal n_1083 : std_logic_vector(0 downto 0);
  signal n_1084 : std_logic_vector(0 downto 0);
  signal n_1085 : std_logic_vector(0 downto 0);
  signal n_1086 : std_logic_vector(0 downto 0);
  signal n_1087 : std_logic_vector(0 downto 0);
  signal n_1088 : std_logic_vector(0 downto 0);
  signal n_1089 : std_logic_vector(0 downto 0);
  signal n_1090 : std_logic_vector(0 downto 0);
  signal n_1091 : std_logic_vector(0 downto 0);
  signal n_1092 : std_logic_vector(0 downto 0);
  signal n_1093 : std_logic_vector(0 downto 0);
  signal n_1094 : std_logic_vector(0 downto 0);
  signal n_1095 : std_logic_vector(0 downto 0);
  signal n_1096 : std_logic_vector(0 downto 0);
  signal n_1097 : std_logic_vector(0 downto 0);
  signal n_1098 : std_logic_vector(0 downto 0);
  signal n_1099 : std_logic_vector(0 downto 0);
  signal n_1100 : std_logic_vector(0 downto 0);
  signal n_1101 : std_logic_vector(0 downto 0);
  signal n_1102 : std_logic_vector(0 downto 0);
  signal n_1103 : std_logic_vector(0 downto 0);
  signal n_1104 : std_logic_vector(0 downto 0);
  signal n_1105 : std_logic_vector(0 downto 0);
  signal n_1106 : std_logic_vector(0 downto 0);
  signal n_1107 : std_logic_vector(0 downto 0);
  signal n_1108 : std_logic_vector(0 downto 0);
  signal n_1109 : std_logic_vector(0 downto 0);
  signal n_1110 : std_logic_vector(0 downto 0);
  signal n_1111 : std_logic_vector(0 downto 0);
  signal n_1112 : std_logic_vector(0 downto 0);
  signal n_1113 : std_logic_vector(0 downto 0);
  signal n_1114 : std_logic_vector(0 downto 0);
  signal n_1115 : std_logic_vector(0 downto 0);
  signal n_1116 : std_logic_vector(0 downto 0);
  signal n_1117 : std_logic_vector(0 downto 0);
  signal n_1118 : std_logic_vector(0 downto 0);
  signal n_1119 : std_logic_vector(0 downto 0);
  signal n_1120 : std_logic_vector(0 downto 0);
  signal n_1121 : std_logic_vector(0 downto 0);
  signal n_1122 : std_logic_vector(0 downto 0);
  signal n_1123 : std_logic_vector(0 downto 0);
  signal n_1124 : std_logic_vector(0 downto 0);
  signal n_1125 : std_logic_vector(0 downto 0);
  signal n_1126 : std_logic_vector(0 downto 0);
  signal n_1127 : std_logic_vector(0 downto 0);
  signal n_1128 : std_logic_vector(0 downto 0);
  signal n_1129 : std_logic_vector(0 downto 0);
  signal n_1130 : std_logic_vector(0 downto 0);
  signal n_1131 : std_logic_vector(0 downto 0);
  signal n_1132 : std_logic_vector(0 downto 0);
  signal n_1133 : std_logic_vector(0 downto 0);
  signal n_1134 : std_logic_vector(0 downto 0);
  signal n_1135 : std_logic_vector(0 downto 0);
  signal n_1136 : std_logic_vector(0 downto 0);
  signal n_1137 : std_logic_vector(0 downto 0);
  signal n_1138 : std_logic_vector(0 downto 0);
  signal n_1139 : std_logic_vector(0 downto 0);
  signal n_1140 : std_logic_vector(0 downto 0);
  signal n_1141 : std_logic_vector(0 downto 0);
  signal n_1142 : std_logic_vector(0 downto 0);
  signal n_1143 : std_logic_vector(0 downto 0);
  signal n_1144 : std_logic_vector(0 downto 0);
  signal n_1145 : std_logic_vector(0 downto 0);
  signal n_1146 : std_logic_vector(0 downto 0);
  signal n_1147 : std_logic_vector(0 downto 0);
  signal n_1148 : std_logic_vector(0 downto 0);
  signal n_1149 : std_logic_vector(0 downto 0);
  signal n_1150 : std_logic_vector(0 downto 0);
  signal n_1151 : std_logic_vector(0 downto 0);
  signal n_1152 : std_logic_vector(0 downto 0);
  signal n_1153 : std_logic_vector(0 downto 0);
  signal n_1154 : std_logic_vector(0 downto 0);
  signal n_1155 : std_logic_vector(0 downto 0);
  signal n_1156 : std_logic_vector(0 downto 0);
  signal n_1157 : std_logic_vector(0 downto 0);
  signal n_1158 : std_logic_vector(0 downto 0);
  signal n_1159 : std_logic_vector(0 downto 0);
  signal n_1160 : std_logic_vector(0 downto 0);
  signal n_1161 : std_logic_vector(0 downto 0);
  signal n_1162 : std_logic_vector(0 downto 0);
  signal n_1163 : std_logic_vector(0 downto 0);
  signal n_1164 : std_logic_vector(0 downto 0);
  signal n_1165 : std_logic_vector(0 downto 0);
  signal n_1166 : std_logic_vector(0 downto 0);
  signal n_1167 : std_logic_vector(0 downto 0);
  signal n_1168 : std_logic_vector(0 downto 0);
  signal n_1170 : std_logic_vector(0 downto 0);
  signal n_1169 : std_logic_vector(0 downto 0);
  signal n_1171 : std_logic_vector(0 downto 0);
  signal n_1172 : std_logic_vector(0 downto 0);
  signal n_1173 : std_logic_vector(0 downto 0);
  signal n_1174 : std_logic_vector(0 downto 0);
  signal n_1175 : std_logic_vector(0 downto 0);
  signal n_1176 : std_logic_vector(0 downto 0);
  signal n_1177 : std_logic_vector(0 downto 0);
  signal n_1178 : std_logic_vector(0 downto 0);
  signal n_1179 : std_logic_vector(0 downto 0);
  signal n_1180 : std_logic_vector(0 downto 0);
  signal n_1181 : std_logic_vector(0 downto 0);
  signal n_1182 : std_logic_vector(0 downto 0);
  signal n_1183 : std_logic_vector(0 downto 0);
  signal n_1184 : std_logic_vector(0 downto 0);
  signal n_1185 : std_logic_vector(0 downto 0);
  signal n_1186 : std_logic_vector(0 downto 0);
  signal n_1187 : std_logic_vector(0 downto 0);
  signal n_1188 : std_logic_vector(0 downto 0);
  signal n_1189 : std_logic_vector(0 downto 0);
  signal n_1190 : std_logic_vector(0 downto 0);
  signal n_1191 : std_logic_vector(0 downto 0);
  signal n_1192 : std_logic_vector(0 downto 0);
  signal n_1193 : std_logic_vector(0 downto 0);
  signal n_1194 : std_logic_vector(0 downto 0);
  signal n_1195 : std_logic_vector(0 downto 0);
  signal n_1196 : std_logic_vector(0 downto 0);
  signal n_1197 : std_logic_vector(0 downto 0);
  signal n_1198 : std_logic_vector(0 downto 0);
  signal n_1199 : std_logic_vector(0 downto 0);
  signal n_1200 : std_logic_vector(0 downto 0);
  signal n_1201 : std_logic_vector(0 downto 0);
  signal n_1202 : std_logic_vector(0 downto 0);
  signal n_1203 : std_logic_vector(0 downto 0);
  signal n_1204 : std_logic_vector(0 downto 0);
  signal n_1205 : std_logic_vector(0 downto 0);
  signal n_1206 : std_logic_vector(0 downto 0);
  signal n_1207 : std_logic_vector(0 downto 0);
  signal n_1208 : std_logic_vector(0 downto 0);
  signal n_1209 : std_logic_vector(0 downto 0);
  signal n_1210 : std_logic_vector(0 downto 0);
  signal n_1211 : std_logic_vector(0 downto 0);
  signal n_1212 : std_logic_vector(0 downto 0);
  signal n_1213 : std_logic_vector(0 downto 0);
  signal n_1214 : std_logic_vector(0 downto 0);
  signal n_1215 : std_logic_vector(0 downto 0);
  signal n_1216 : std_logic_vector(0 downto 0);
  signal n_1217 : std_logic_vector(0 downto 0);
  signal n_1218 : std_logic_vector(0 downto 0);
  signal n_1219 : std_logic_vector(0 downto 0);
  signal n_1220 : std_logic_vector(0 downto 0);
  signal n_1221 : std_logic_vector(0 downto 0);
  signal n_1222 : std_logic_vector(0 downto 0);
  signal n_1223 : std_logic_vector(0 downto 0);
  signal n_1224 : std_logic_vector(0 downto 0);
  signal n_1225 : std_logic_vector(0 downto 0);
  signal n_1226 : std_logic_vector(0 downto 0);
  signal n_1227 : std_logic_vector(0 downto 0);
  signal n_1228 : std_logic_vector(0 downto 0);
  signal n_1229 : std_logic_vector(0 downto 0);
  signal n_1230 : std_logic_vector(0 downto 0);
  signal n_1231 : std_logic_vector(0 downto 0);
  signal n_1232 : std_logic_vector(0 downto 0);
  signal n_1233 : std_logic_vector(0 downto 0);
  signal n_1234 : std_logic_vector(0 downto 0);
  signal n_1235 : std_logic_vector(0 downto 0);
  signal n_1236 : std_logic_vector(0 downto 0);
  signal n_1237 : std_logic_vector(0 downto 0);
  signal n_1238 : std_logic_vector(0 downto 0);
  signal n_1239 : std_logic_vector(0 downto 0);
  signal n_1240 : std_logic_vector(0 downto 0);
  signal n_1241 : std_logic_vector(0 downto 0);
  signal n_1242 : std_logic_vector(0 downto 0);
  signal n_1243 : std_logic_vector(0 downto 0);
  signal n_1244 : std_logic_vector(0 downto 0);
  signal n_1245 : std_logic_vector(0 downto 0);
  signal n_1246 : std_logic_vector(0 downto 0);
  signal n_1247 : std_logic_vector(0 downto 0);
  signal n_1248 : std_logic_vector(0 downto 0);
  signal n_1249 : std_logic_vector(0 downto 0);
  signal n_1250 : std_logic_vector(0 downto 0);
  signal n_1251 : std_logic_vector(0 downto 0);
  signal n_1252 : std_logic_vector(0 downto 0);
  signal n_1253 : std_logic_vector(0 downto 0);
  signal n_1254 : std_logic_vector(0 downto 0);
  signal n_1255 : std_logic_vector(0 downto 0);
  signal n_1256 : std_logic_vector(0 downto 0);
  signal n_1257 : std_logic_vector(0 downto 0);
  signal n_1258 : std_logic_vector(0 downto 0);
  signal n_1259 : std_logic_vector(0 downto 0);
  signal n_1260 : std_logic_vector(0 downto 0);
  signal n_1261 : std_logic_vector(0 downto 0);
  signal n_1262 : std_logic_vector(0 downto 0);
  signal n_0538 : std_logic_vector(0 downto 0);
  signal n_0536 : std_logic_vector(0 downto 0);
  signal n_0021 : std_logic_vector(0 downto 0);
  signal n_0979 : std_logic_vector(0 downto 0);
  signal n_1263 : std_logic_vector(0 downto 0);
  signal n_0120 : std_logic_vector(0 downto 0);
  signal n_1264 : std_logic_vector(0 downto 0);
  signal n_0267 : std_logic_vector(0 downto 0);
  signal n_1265 : std_logic_vector(0 downto 0);
  signal n_0512 : std_logic_vector(0 downto 0);
  signal n_0515 : std_logic_vector(0 downto 0);
  signal n_1267 : std_logic_vector(0 downto 0);
  signal n_1268 : std_logic_vector(0 downto 0);
  signal n_0523 : std_logic_vector(0 downto 0);
  signal n_0524 : std_logic_vector(0 downto 0);
  signal n_1269 : std_logic_vector(0 downto 0);
  signal n_0004 : std_logic_vector(0 downto 0);
  signal n_0118 : std_logic_vector(0 downto 0);
  signal n_1270 : std_logic_vector(0 downto 0);
  signal n_0017 : std_logic_vector(0 downto 0);
  signal n_1266 : std_logic_vector(0 downto 0);
  signal n_1271 : std_logic_vector(0 downto 0);
  signal n_1272 : std_logic_vector(0 downto 0);
  signal n_1273 : std_logic_vector(0 downto 0);
  signal n_1274 : std_logic_vector(0 downto 0);
  signal n_1275 : std_logic_vector(0 downto 0);
  signal n_1276 : std_logic_vector(0 downto 0);
  signal n_1277 : std_logic_vector(0 downto 0);
  signal n_1278 : std_logic_vector(0 downto 0);
  signal n_1279 : std_logic_vector(0 downto 0);
  signal n_1280 : std_logic_vector(0 downto 0);
  signal n_1281 : std_logic_vector(0 downto 0);
  signal n_1282 : std_logic_vector(0 downto 0);
  signal n_1283 : std_logic_vector(0 downto 0);
  signal n_1284 : std_logic_vector(0 downto 0);
  signal n_1285 : std_logic_vector(0 downto 0);
  signal n_1286 : std_logic_vector(0 downto 0);
  signal n_1287 : std_logic_vector(0 downto 0);
  signal n_1288 : std_logic_vector(0 downto 0);
  signal n_0060 : std_logic_vector(0 downto 0);
  signal n_0061 : std_logic_vector(0 downto 0);
  signal n_1289 : std_logic_vector(0 downto 0);
  signal n_0179 : std_logic_vector(0 downto 0);
  signal n_0540 : std_logic_vector(0 downto 0);
  signal n_1290 : std_logic_vector(0 downto 0);
  signal n_0278 : std_logic_vector(0 downto 0);
  signal n_0354 : std_logic_vector(0 downto 0);
  signal n_1291 : std_logic_vector(0 downto 0);
  signal n_0029 : std_logic_vector(0 downto 0);
begin
  n_0261 <= n_0958 and data_i(2 downto 2);
  n_0542 <= data_i(4 downto 4) and n_0011;
  n_0543 <= n_0510 and n_0005;
  n_0297 <= n_0960 and data_i(5 downto 5);
  n_0544 <= n_0961 and n_0962;
  n_0545 <= n_0534 and n_0026;
  n_0546 <= n_0963 and n_0013;
  n_0052 <= data_i(3 downto 3) and data_i(5 downto 5);
  n_0548 <= n_0964 and data_i(3 downto 3);
  n_0550 <= n_0481 and data_i(0 downto 0);
  n_0551 <= n_0029 and n_0015;
  n_0552 <= n_0512 and n_0027;
  n_0068 <= n_0224 and n_0343;
  n_0553 <= n_0416 and n_0046;
  n_0282 <= n_0526 and data_i(4 downto 4);
  n_0077 <= n_0516 and n_0009;
  n_0554 <= n_0012 and n_0526;
  n_0555 <= n_0549 and n_0012;
  n_0556 <= n_0970 and n_0971;
  n_0557 <= n_0972 and n_0028;
  n_0558 <= n_0005 and data_i(6 downto 6);
  n_0559 <= n_0515 and n_0018;
  n_0091 <= n_0513 and data_i(5 downto 5);
  n_0560 <= n_0973 and n_0529;
  n_0095 <= n_0150 and n_0016;
  n_0300 <= data_i(4 downto 4) and n_0002;
  n_0562 <= data_i(3 downto 3) and n_0375;
  n_0563 <= n_0978 and n_0053;
  n_0564 <= n_0299 and n_0492;
  n_0565 <= n_0049 and data_i(1 downto 1);
  n_0566 <= n_0979 and n_0980;
  n_0567 <= n_0009 and n_0002;
  n_0568 <= n_0567 and n_0521;
  n_0569 <= n_0005 and n_0046;
  n_0109 <= n_0526 and data_i(2 downto 2);
  n_0570 <= n_0981 and n_0964;
  n_0571 <= data_i(0 downto 0) and n_0026;
  n_0572 <= n_0571 and data_i(2 downto 2);
  n_0573 <= n_0513 and n_0523;
  n_0574 <= data_i(7 downto 7) and n_0299;
  n_0117 <= n_0012 and n_0007;
  n_0259 <= n_0983 and n_0007;
  n_0575 <= n_0073 and n_0011;
  n_0576 <= n_0156 and n_0470;
  n_0577 <= n_0459 and n_0525;
  n_0578 <= n_0987 and n_0988;
  n_0579 <= n_0000 and n_0517;
  n_0580 <= n_0023 and n_0310;
  n_0132 <= n_0014 and n_0005;
  n_0133 <= n_0046 and n_0063;
  n_0584 <= data_i(5 downto 5) and n_0019;
  n_0585 <= n_0025 and n_0027;
  n_0586 <= n_0042 and n_0019;
  n_0587 <= n_0992 and data_i(2 downto 2);
  n_0589 <= n_0520 and n_0046;
  n_0151 <= n_0008 and n_0161;
  n_0590 <= n_0022 and data_i(4 downto 4);
  n_0591 <= n_0590 and n_0156;
  n_0592 <= n_0532 and data_i(7 downto 7);
  n_0593 <= n_0997 and n_0120;
  n_0594 <= n_0042 and n_0192;
  n_0595 <= n_0030 and n_0009;
  n_0596 <= n_0036 and n_0524;
  n_0597 <= n_0998 and n_0081;
  n_0598 <= n_0999 and n_0518;
  n_0599 <= n_0162 and n_0075;
  n_0600 <= data_i(6 downto 6) and n_0108;
  n_0601 <= n_0150 and data_i(1 downto 1);
  n_0602 <= data_i(3 downto 3) and n_0040;
  n_0603 <= n_0150 and n_0067;
  n_0604 <= n_1000 and n_0519;
  n_0606 <= n_0605 and n_0127;
  n_0607 <= n_1001 and data_i(1 downto 1);
  n_0608 <= n_0299 and n_0005;
  n_0609 <= n_0054 and n_0060;
  n_0610 <= n_0609 and n_0529;
  n_0611 <= n_0114 and n_0354;
  n_0612 <= n_0055 and n_0014;
  n_0613 <= n_0012 and n_0141;
  n_0614 <= data_i(3 downto 3) and n_0106;
  n_0615 <= n_1009 and n_0235;
  n_0616 <= n_0088 and n_0139;
  n_0617 <= n_0616 and n_0046;
  n_0618 <= n_1010 and n_0525;
  n_0619 <= n_0082 and data_i(5 downto 5);
  n_0620 <= n_0053 and n_0156;
  n_0621 <= n_0005 and n_0076;
  n_0399 <= n_0621 and n_0082;
  n_0622 <= data_i(2 downto 2) and n_0130;
  n_0623 <= n_1013 and n_1014;
  n_0624 <= n_0014 and n_0064;
  n_0625 <= n_1015 and n_1016;
  n_0626 <= n_0057 and n_0119;
  n_0627 <= n_1018 and n_0063;
  n_0628 <= n_0202 and n_0072;
  n_0630 <= n_0026 and n_0321;
  n_0631 <= n_1021 and n_1022;
  n_0632 <= n_0081 and n_0042;
  n_0629 <= n_0161 and n_0081;
  n_0633 <= n_0629 and n_0051;
  n_0634 <= n_1024 and n_1025;
  n_0635 <= data_i(0 downto 0) and n_0011;
  n_0636 <= n_0141 and n_0029;
  n_0637 <= n_1029 and n_0073;
  n_0216 <= n_0034 and n_0162;
  n_0638 <= n_1033 and n_1034;
  n_0639 <= n_1036 and n_0520;
  n_0221 <= n_0470 and n_0118;
  n_0640 <= n_1038 and n_0024;
  n_0641 <= n_0023 and n_0011;
  n_0642 <= n_0517 and n_0026;
  n_0643 <= n_0520 and n_0148;
  n_0644 <= n_0122 and n_0525;
  n_0645 <= n_0644 and n_0107;
  n_0646 <= n_1042 and data_i(4 downto 4);
  n_0647 <= n_0213 and n_0055;
  n_0648 <= n_0160 and n_0096;
  n_0649 <= n_0142 and n_0037;
  n_0650 <= n_1045 and n_0162;
  n_0651 <= n_1046 and n_0083;
  n_0653 <= n_0049 and n_0135;
  n_0654 <= n_1049 and n_0024;
  n_0655 <= n_1050 and n_0073;
  n_0656 <= n_0129 and data_i(0 downto 0);
  n_0657 <= n_0090 and data_i(3 downto 3);
  n_0658 <= n_1052 and n_0005;
  n_0659 <= n_0034 and n_0152;
  n_0660 <= n_0087 and n_0047;
  n_0661 <= n_0078 and n_0150;
  n_0662 <= n_1059 and n_0102;
  n_0663 <= n_0038 and n_0021;
  n_0664 <= n_1061 and n_0062;
  n_0665 <= n_1062 and n_1063;
  n_0667 <= n_0522 and n_0018;
  n_0668 <= n_0039 and data_i(4 downto 4);
  n_0669 <= n_0047 and n_0003;
  n_0262 <= n_0019 and n_0095;
  n_0670 <= n_1067 and n_0088;
  n_0671 <= n_0050 and n_0510;
  n_0672 <= n_0671 and n_0054;
  n_0673 <= n_0528 and n_0140;
  n_0674 <= n_0005 and n_0077;
  n_0675 <= n_1069 and n_0081;
  n_0676 <= n_0522 and data_i(5 downto 5);
  n_0677 <= n_0105 and n_0094;
  n_0678 <= data_i(4 downto 4) and n_0025;
  n_0679 <= n_0035 and n_0120;
  n_0680 <= n_1073 and n_0085;
  n_0681 <= n_0106 and n_0158;
  n_0682 <= n_0681 and n_0027;
  n_0683 <= n_0066 and n_0063;
  n_0684 <= n_0683 and n_0109;
  n_0685 <= n_0122 and n_0015;
  n_0686 <= n_0043 and n_0053;
  n_0687 <= n_0686 and n_0014;
  n_0688 <= data_i(3 downto 3) and n_0020;
  n_0689 <= n_0017 and n_0074;
  n_0286 <= n_0052 and n_0005;
  n_0690 <= n_0144 and n_0059;
  n_0691 <= data_i(4 downto 4) and n_0288;
  n_0692 <= n_0005 and n_0161;
  n_0693 <= data_i(6 downto 6) and n_0071;
  n_0694 <= n_0115 and data_i(2 downto 2);
  n_0695 <= n_0416 and n_0042;
  n_0696 <= n_0156 and n_0046;
  n_0697 <= n_0696 and n_0119;
  n_0698 <= n_0031 and n_0123;
  n_0699 <= n_0000 and n_0088;
  n_0700 <= n_0080 and n_0017;
  n_0701 <= n_0044 and n_0104;
  n_0702 <= n_0038 and n_0027;
  n_0703 <= n_0702 and n_0101;
  n_0704 <= n_1082 and n_1083;
  n_0705 <= n_0109 and data_i(5 downto 5);
  n_0706 <= n_0134 and n_0155;
  n_0302 <= data_i(1 downto 1) and n_0163;
  n_0707 <= n_1085 and data_i(2 downto 2);
  n_0708 <= n_0165 and n_0111;
  n_0709 <= n_0005 and n_0190;
  n_0710 <= n_0438 and n_0220;
  n_0711 <= n_1088 and n_0261;
  n_0712 <= n_1089 and n_0000;
  n_0713 <= n_1090 and data_i(7 downto 7);
  n_0714 <= n_1091 and n_0042;
  n_0715 <= n_1092 and n_1093;
  n_0716 <= n_1094 and n_0223;
  n_0717 <= data_i(2 downto 2) and n_0208;
  n_0718 <= data_i(5 downto 5) and n_0221;
  n_0719 <= n_0163 and n_0300;
  n_0720 <= n_0140 and n_0179;
  n_0721 <= n_0720 and n_0073;
  n_0722 <= n_0051 and n_0038;
  n_0723 <= n_0321 and n_0237;
  n_0724 <= n_0242 and n_0177;
  n_0725 <= n_1098 and n_0087;
  n_0726 <= n_1099 and n_0289;
  n_0727 <= n_0375 and n_0147;
  n_0728 <= n_0156 and n_0186;
  n_0729 <= data_i(3 downto 3) and n_0168;
  n_0730 <= n_0188 and n_0522;
  n_0731 <= n_0009 and n_0154;
  n_0732 <= n_1102 and n_0143;
  n_0733 <= n_0005 and n_0256;
  n_0734 <= n_0733 and n_0231;
  n_0735 <= n_0158 and n_0176;
  n_0736 <= n_0044 and n_0026;
  n_0737 <= n_0116 and n_0206;
  n_0738 <= n_0268 and n_0122;
  n_0739 <= n_1107 and n_0164;
  n_0740 <= n_1108 and n_0522;
  n_0741 <= n_0027 and n_0172;
  n_0742 <= n_0116 and n_0529;
  n_0743 <= n_0300 and n_0046;
  n_0744 <= n_0137 and n_0219;
  n_0745 <= n_0744 and n_0136;
  n_0746 <= n_1111 and data_i(4 downto 4);
  n_0747 <= data_i(6 downto 6) and n_0075;
  n_0748 <= n_0236 and n_0054;
  n_0749 <= n_1113 and n_1114;
  n_0750 <= n_1115 and n_0162;
  n_0751 <= n_1117 and n_0200;
  n_0752 <= n_0208 and n_0300;
  n_0753 <= n_1118 and n_0290;
  n_0754 <= n_0218 and n_0117;
  n_0755 <= n_0115 and n_0294;
  n_0756 <= n_0130 and n_0110;
  n_0757 <= n_1121 and n_1122;
  n_0758 <= n_0524 and n_0218;
  n_0759 <= n_0093 and n_0180;
  n_0760 <= n_0512 and n_0226;
  n_0761 <= n_1125 and n_1126;
  n_0762 <= data_i(2 downto 2) and n_0154;
  n_0763 <= n_0762 and n_0227;
  n_0764 <= n_0178 and n_0046;
  n_0765 <= n_1129 and n_0514;
  n_0766 <= n_1130 and n_0081;
  n_0767 <= n_0167 and n_0240;
  n_0768 <= n_0222 and n_0528;
  n_0769 <= n_0205 and data_i(4 downto 4);
  n_0770 <= n_0233 and n_0207;
  n_0771 <= n_0287 and n_0221;
  n_0772 <= n_0166 and n_0519;
  n_0773 <= n_0529 and n_0236;
  n_0774 <= n_0103 and n_0286;
  n_0775 <= n_0133 and n_0132;
  n_0776 <= n_1137 and n_0022;
  n_0777 <= n_0295 and n_0210;
  n_0778 <= n_1138 and n_0188;
  n_0779 <= n_0249 and n_0061;
  n_0780 <= n_0779 and n_0089;
  n_0781 <= n_0184 and n_0310;
  n_0782 <= n_0158 and n_0018;
  n_0783 <= n_1143 and n_0281;
  n_0784 <= n_1144 and n_0516;
  n_0785 <= n_0184 and n_0375;
  n_0786 <= n_0125 and n_0191;
  n_0787 <= n_0140 and n_0281;
  n_0788 <= n_0234 and n_0293;
  n_0652 <= n_0005 and n_0112;
  n_0789 <= n_0652 and n_0289;
  n_0790 <= n_1149 and n_0010;
  n_0791 <= n_0167 and n_0022;
  n_0792 <= n_0089 and n_0151;
  n_0793 <= n_0111 and n_0182;
  n_0794 <= n_0284 and n_0022;
  n_0795 <= n_0166 and n_0111;
  n_0796 <= n_0201 and n_0025;
  n_0797 <= n_0127 and n_0179;
  n_0798 <= n_0797 and n_0183;
  n_0799 <= n_1155 and n_0247;
  n_0800 <= n_0143 and n_0203;
  n_0801 <= n_0800 and n_0092;
  n_0802 <= n_0107 and n_0266;
  n_0803 <= n_0271 and n_0243;
  n_0397 <= n_0291 and n_0053;
  n_0804 <= n_0051 and n_0168;
  n_0805 <= n_0104 and n_0287;
  n_0806 <= n_0046 and n_0321;
  n_0807 <= n_1162 and n_1163;
  n_0403 <= n_0261 and n_0071;
  n_0808 <= n_0105 and n_0171;
  n_0809 <= n_1164 and n_0353;
  n_0810 <= n_1165 and data_i(6 downto 6);
  n_0811 <= n_1167 and n_0008;
  n_0812 <= n_0267 and n_0193;
  n_0813 <= n_1169 and n_1170;
  n_0814 <= n_1169 and n_0073;
  n_0815 <= n_0023 and n_0319;
  n_0816 <= n_0242 and n_0313;
  n_0817 <= n_1172 and n_0209;
  n_0818 <= n_1173 and data_i(2 downto 2);
  n_0819 <= n_0222 and n_0063;
  n_0820 <= n_0399 and n_0028;
  n_0821 <= n_0245 and n_0325;
  n_0822 <= n_1176 and data_i(7 downto 7);
  n_0823 <= n_0018 and n_0328;
  n_0824 <= n_0329 and n_0292;
  n_0825 <= n_0824 and n_0198;
  n_0826 <= n_1178 and n_0337;
  n_0827 <= n_0341 and n_0187;
  n_0828 <= n_0174 and n_0005;
  n_0829 <= n_0342 and n_0333;
  n_0830 <= n_1180 and n_1181;
  n_0831 <= n_0298 and n_0133;
  n_0832 <= n_0344 and n_0019;
  n_0833 <= n_0185 and n_0336;
  n_0834 <= n_1184 and n_0324;
  n_0835 <= n_0170 and n_0284;
  n_0836 <= n_1186 and n_1187;
  n_0837 <= n_0438 and n_0399;
  n_0838 <= n_1189 and n_0352;
  n_0839 <= n_0242 and n_0335;
  n_0840 <= n_0251 and n_0258;
  n_0841 <= n_1191 and n_0206;
  n_0842 <= n_1192 and n_0361;
  n_0843 <= n_1193 and n_0232;
  n_0844 <= n_1194 and n_0362;
  n_0845 <= n_0316 and n_0310;
  n_0846 <= n_0845 and n_0365;
  n_0847 <= n_0249 and n_0281;
  n_0848 <= n_0269 and n_0357;
  n_0849 <= n_1197 and n_1198;
  n_0850 <= n_0092 and n_0347;
  n_0851 <= n_0850 and n_0369;
  n_0852 <= n_0170 and n_0404;
  n_0853 <= n_0195 and n_0086;
  n_0854 <= n_0853 and n_0371;
  n_0448 <= n_0326 and n_0195;
  n_0855 <= n_0255 and n_0374;
  n_0856 <= n_0254 and n_0330;
  n_0857 <= n_0308 and n_0377;
  n_0858 <= n_0857 and n_0339;
  n_0859 <= n_0070 and n_0327;
  n_0860 <= n_0859 and n_0380;
  n_0861 <= n_0174 and n_0381;
  n_0862 <= n_0061 and n_0317;
  n_0863 <= n_1203 and n_0323;
  n_0864 <= n_0379 and n_0384;
  n_0865 <= n_0239 and n_0346;
  n_0866 <= n_0865 and n_0276;
  n_0867 <= n_0296 and n_0387;
  n_0868 <= n_0385 and n_0388;
  n_0869 <= n_0360 and n_0389;
  n_0870 <= n_0277 and n_0177;
  n_0871 <= n_0870 and n_0378;
  n_0872 <= n_1208 and n_0390;
  n_0873 <= n_1209 and n_0391;
  n_0874 <= n_0302 and n_0147;
  n_0875 <= n_0130 and n_0061;
  n_0876 <= n_1211 and n_0064;
  n_0877 <= n_1212 and n_0340;
  n_0878 <= n_1213 and n_0299;
  n_0879 <= n_1214 and n_0267;
  n_0880 <= n_1215 and n_1216;
  n_0881 <= n_0391 and n_0407;
  n_0882 <= n_0260 and n_0363;
  n_0883 <= n_0408 and n_0304;
  n_0884 <= n_1219 and n_0409;
  n_0885 <= n_0418 and n_0318;
  n_0886 <= n_0414 and n_0349;
  n_0887 <= n_0886 and n_0420;
  n_0888 <= n_0320 and n_0417;
  n_0889 <= n_0406 and n_0383;
  n_0890 <= n_0889 and n_0366;
  n_0891 <= n_0351 and n_0306;
  n_0892 <= n_0404 and n_0423;
  n_0893 <= n_0204 and n_0398;
  n_0894 <= n_0338 and n_0027;
  n_0895 <= n_0894 and n_0426;
  n_0896 <= n_0469 and n_0307;
  n_0897 <= n_0382 and n_0432;
  n_0898 <= n_0897 and n_0433;
  n_0899 <= n_0431 and n_0413;
  n_0900 <= n_0443 and n_0373;
  n_0901 <= n_1229 and data_i(2 downto 2);
  n_0902 <= n_0447 and n_0225;
  n_0903 <= n_0422 and n_0395;
  n_0904 <= n_0454 and n_0428;
  n_0905 <= n_0430 and n_0456;
  n_0906 <= n_1241 and n_0463;
  n_0907 <= n_1244 and n_0475;
  n_0908 <= n_1245 and n_1246;
  n_0909 <= n_0450 and n_0173;
  n_0910 <= n_0480 and n_0063;
  n_0911 <= n_1250 and n_0476;
  n_0912 <= n_1251 and n_1252;
  n_0913 <= n_0000 and n_0461;
  n_0914 <= n_0449 and n_0474;
  n_0915 <= n_1254 and n_0482;
  n_0916 <= n_1255 and n_0467;
  n_0917 <= n_0489 and n_0493;
  n_0918 <= n_0466 and n_0499;
  n_0919 <= n_0448 and n_0487;
  n_0920 <= n_0491 and n_0501;
  n_0921 <= n_0490 and n_0505;
  n_0922 <= n_0468 and n_0504;
  n_0923 <= n_0471 and n_0507;
  n_0924 <= n_0486 and n_0494;
  n_0925 <= n_0502 and n_0484;
  n_0926 <= n_0485 and n_0498;
  n_0927 <= n_1261 and n_0503;
  n_0928 <= n_0508 and n_0488;
  n_0929 <= n_0495 and n_0497;
  n_0930 <= n_0412 and n_0509;
  n_0931 <= n_0930 and n_0506;
  n_0549 <= n_0005 and n_0063;
  n_0057 <= n_0027 and n_0000;
  n_0007 <= data_i(6 downto 6) and n_0000;
  n_0539 <= data_i(5 downto 5) and data_i(7 downto 7);
  n_0030 <= n_0012 and n_0005;
  n_0528 <= n_0073 and n_0063;
  n_0932 <= n_0073 and data_i(6 downto 6);
  n_0581 <= n_0073 and data_i(4 downto 4);
  n_0003 <= data_i(7 downto 7) and n_0073;
  n_0530 <= data_i(2 downto 2) and data_i(1 downto 1);
  n_0531 <= n_0012 and data_i(4 downto 4);
  n_0933 <= n_0027 and data_i(6 downto 6);
  n_0516 <= n_0046 and data_i(1 downto 1);
  n_0022 <= n_0063 and data_i(7 downto 7);
  n_0181 <= data_i(0 downto 0) and data_i(6 downto 6);
  n_0532 <= data_i(1 downto 1) and data_i(3 downto 3);
  n_0588 <= data_i(1 downto 1) and n_0063;
  n_0934 <= data_i(6 downto 6) and data_i(4 downto 4);
  n_0161 <= n_0000 and data_i(1 downto 1);
  n_0533 <= data_i(7 downto 7) and n_0005;
  n_0534 <= n_0000 and n_0046;
  n_0535 <= data_i(3 downto 3) and data_i(6 downto 6);
  n_0666 <= data_i(1 downto 1) and data_i(4 downto 4);
  n_0541 <= n_0005 and data_i(2 downto 2);
  n_0008 <= data_i(4 downto 4) and n_0046;
  n_0049 <= data_i(0 downto 0) and n_0012;
  n_0583 <= n_0005 and data_i(3 downto 3);
  n_0935 <= n_0027 and n_0046;
  n_0605 <= n_0063 and data_i(0 downto 0);
  n_0081 <= n_0046 and data_i(5 downto 5);
  n_0561 <= n_0012 and data_i(2 downto 2);
  n_0547 <= data_i(4 downto 4) and data_i(5 downto 5);
  n_0122 <= n_0063 and n_0012;
  n_0936 <= data_i(4 downto 4) and data_i(0 downto 0);
  n_0537 <= data_i(0 downto 0) and data_i(3 downto 3);
  n_0582 <= n_0073 and n_0005;
  n_0153 <= data_i(4 downto 4) and n_0009;
  n_0529 <= n_0027 and data_i(0 downto 0);
  n_0011 <= data_i(6 downto 6) and data_i(1 downto 1);
  n_0937 <= n_0012 and data_i(6 downto 6);
  n_0938 <= n_1264 and data_i(6 downto 6);
  n_0939 <= n_0073 and n_0009;
  n_0119 <= n_0009 and data_i(7 downto 7);
  n_0940 <= data_i(7 downto 7) and data_i(1 downto 1);
  n_0438 <= n_0063 and n_0000;
  n_0942 <= n_0009 and n_0000;
  n_0943 <= n_0009 and data_i(1 downto 1);
  n_0050 <= n_1263 and data_i(7 downto 7);
  n_0944 <= n_0027 and n_0012;
  n_0518 <= data_i(6 downto 6) and data_i(5 downto 5);
  n_0519 <= n_0027 and n_0073;
  n_0375 <= data_i(1 downto 1) and data_i(0 downto 0);
  n_0140 <= data_i(4 downto 4) and n_0000;
  n_0136 <= data_i(6 downto 6) and data_i(7 downto 7);
  n_0945 <= n_0009 and n_0027;
  n_0946 <= data_i(4 downto 4) and data_i(3 downto 3);
  n_0947 <= n_0539 and data_i(3 downto 3);
  n_0023 <= data_i(4 downto 4) and n_0063;
  n_0948 <= n_0935 and data_i(4 downto 4);
  n_0941 <= n_0027 and data_i(7 downto 7);
  n_0949 <= n_0046 and data_i(7 downto 7);
  n_0950 <= n_1271 and n_0027;
  n_0951 <= n_1272 and n_0073;
  n_0952 <= n_0288 and data_i(0 downto 0);
  n_0953 <= n_0063 and n_0006;
  n_0954 <= n_0073 and data_i(5 downto 5);
  n_0955 <= n_0954 and n_0213;
  n_0956 <= n_1274 and data_i(5 downto 5);
  n_0957 <= n_0213 and n_0278;
  n_0040 <= not n_0261;
  n_0041 <= not n_0959;
  n_0043 <= not n_0542;
  n_0044 <= not n_0543;
  n_0045 <= not n_0297;
  n_0047 <= not n_0544;
  n_0048 <= not n_0545;
  n_0051 <= not n_0546;
  n_0054 <= not n_1275;
  n_0055 <= not n_0548;
  n_0058 <= not n_0965;
  n_0059 <= not n_0550;
  n_0062 <= not n_0029;
  n_0064 <= not n_0022;
  n_0065 <= not n_0966;
  n_0066 <= not n_0551;
  n_0067 <= not n_0552;
  n_0069 <= not n_0967;
  n_0071 <= not n_1276;
  n_0072 <= not n_1277;
  n_0074 <= not n_0553;
  n_0075 <= not n_0282;
  n_0076 <= not n_1289;
  n_0078 <= not n_0968;
  n_0079 <= not n_0375;
  n_0082 <= not n_0554;
  n_0083 <= not n_0555;
  n_0084 <= not n_0969;
  n_0085 <= not n_0556;
  n_0087 <= not n_0557;
  n_0088 <= not n_0558;
  n_0089 <= not n_0559;
  n_0090 <= not n_1278;
  n_0092 <= not n_0560;
  n_0093 <= not n_0540;
  n_0094 <= not n_0974;
  n_0096 <= not n_0975;
  n_0097 <= not n_0976;
  n_0098 <= not n_0300;
  n_0099 <= not n_0562;
  n_0101 <= not n_0977;
  n_0102 <= not n_0563;
  n_0103 <= not n_0564;
  n_0104 <= not n_0565;
  n_0105 <= not n_1279;
  n_0106 <= not n_0566;
  n_0107 <= not n_0568;
  n_0108 <= not n_0569;
  n_0110 <= not n_0570;
  n_0111 <= not n_0572;
  n_0112 <= not n_0530;
  n_0113 <= not n_0573;
  n_0114 <= not n_0574;
  n_0115 <= not n_0982;
  n_0121 <= not n_0984;
  n_0123 <= not n_0575;
  n_0124 <= not n_0985;
  n_0125 <= not n_0986;
  n_0126 <= not n_1280;
  n_0127 <= not n_0578;
  n_0128 <= not n_0579;
  n_0129 <= not n_0989;
  n_0130 <= not n_0580;
  n_0131 <= not n_0990;
  n_0134 <= not n_0582;
  n_0135 <= not n_0991;
  n_0137 <= not n_0583;
  n_0138 <= not n_0584;
  n_0139 <= not n_0585;
  n_0142 <= not n_0586;
  n_0143 <= not n_0587;
  n_0144 <= not n_0993;
  n_0145 <= not n_0589;
  n_0146 <= not n_0994;
  n_0148 <= not n_0533;
  n_0149 <= not n_0995;
  n_0152 <= not n_1281;
  n_0154 <= not n_0591;
  n_0155 <= not n_0996;
  n_0156 <= not n_0592;
  n_0157 <= not n_0593;
  n_0158 <= not n_0594;
  n_0160 <= not n_1282;
  n_0162 <= not n_0595;
  n_0163 <= not n_0596;
  n_0164 <= not n_0597;
  n_0165 <= not n_0598;
  n_0166 <= not n_0599;
  n_0167 <= not n_0600;
  n_0168 <= not n_0601;
  n_0169 <= not n_0602;
  n_0170 <= not n_1283;
  n_0171 <= not n_0603;
  n_0172 <= not n_0604;
  n_0174 <= not n_0606;
  n_0175 <= not n_0607;
  n_0176 <= not n_1002;
  n_0177 <= not n_0610;
  n_0178 <= not n_0611;
  n_0180 <= not n_1003;
  n_0182 <= not n_1004;
  n_0183 <= not n_1005;
  n_0184 <= not n_1006;
  n_0186 <= not n_1007;
  n_0187 <= not n_1008;
  n_0188 <= not n_0615;
  n_0189 <= not n_0617;
  n_0190 <= not n_0618;
  n_0191 <= not n_1011;
  n_0193 <= not n_1012;
  n_0194 <= not n_0622;
  n_0195 <= not n_0623;
  n_0196 <= not n_0624;
  n_0197 <= not n_0625;
  n_0198 <= not n_1017;
  n_0199 <= not n_0627;
  n_0200 <= not n_1019;
  n_0201 <= not n_0628;
  n_0203 <= not n_1020;
  n_0204 <= not n_0631;
  n_0205 <= not n_1023;
  n_0206 <= not n_0633;
  n_0207 <= not n_0634;
  n_0208 <= not n_1026;
  n_0209 <= not n_1027;
  n_0210 <= not n_1028;
  n_0211 <= not n_0637;
  n_0212 <= not n_1030;
  n_0214 <= not n_1031;
  n_0215 <= not n_1032;
  n_0217 <= not n_0638;
  n_0218 <= not n_1035;
  n_0219 <= not n_0639;
  n_0220 <= not n_1037;
  n_0222 <= not n_0640;
  n_0223 <= not n_0641;
  n_0226 <= not n_1039;
  n_0227 <= not n_0645;
  n_0228 <= not n_1041;
  n_0229 <= not n_0646;
  n_0230 <= not n_1043;
  n_0231 <= not n_0647;
  n_0232 <= not n_1044;
  n_0233 <= not n_0649;
  n_0234 <= not n_0650;
  n_0236 <= not n_0651;
  n_0237 <= not n_1284;
  n_0238 <= not n_1047;
  n_0239 <= not n_1048;
  n_0240 <= not n_0654;
  n_0241 <= not n_0655;
  n_0243 <= not n_1051;
  n_0244 <= not n_0658;
  n_0245 <= not n_0659;
  n_0246 <= not n_1053;
  n_0247 <= not n_1054;
  n_0248 <= not n_1055;
  n_0249 <= not n_1056;
  n_0250 <= not n_1057;
  n_0251 <= not n_0661;
  n_0252 <= not n_1058;
  n_0253 <= not n_0662;
  n_0254 <= not n_1060;
  n_0255 <= not n_0664;
  n_0257 <= not n_0665;
  n_0258 <= not n_1064;
  n_0260 <= not n_1065;
  n_0263 <= not n_1066;
  n_0264 <= not n_1285;
  n_0265 <= not n_1286;
  n_0266 <= not n_1287;
  n_0268 <= not n_0670;
  n_0269 <= not n_0672;
  n_0270 <= not n_1068;
  n_0271 <= not n_0675;
  n_0272 <= not n_1070;
  n_0273 <= not n_1071;
  n_0274 <= not n_1072;
  n_0275 <= not n_0680;
  n_0276 <= not n_0682;
  n_0277 <= not n_0684;
  n_0281 <= not n_1074;
  n_0283 <= not n_1076;
  n_0284 <= not n_0687;
  n_0285 <= not n_1077;
  n_0287 <= not n_1078;
  n_0289 <= not n_1079;
  n_0290 <= not n_1080;
  n_0291 <= not n_0695;
  n_0292 <= not n_0697;
  n_0293 <= not n_0698;
  n_0294 <= not n_1081;
  n_0295 <= not n_0701;
  n_0296 <= not n_0703;
  n_0298 <= not n_0704;
  n_0301 <= not n_1084;
  n_0303 <= not n_0707;
  n_0304 <= not n_1086;
  n_0305 <= not n_1087;
  n_0306 <= not n_0711;
  n_0307 <= not n_0712;
  n_0308 <= not n_0713;
  n_0309 <= not n_0714;
  n_0311 <= not n_0715;
  n_0312 <= not n_0716;
  n_0313 <= not n_1095;
  n_0314 <= not n_0719;
  n_0315 <= not n_1096;
  n_0316 <= not n_0721;
  n_0317 <= not n_1097;
  n_0318 <= not n_0723;
  n_0319 <= not n_0724;
  n_0320 <= not n_0725;
  n_0322 <= not n_0726;
  n_0323 <= not n_1100;
  n_0324 <= not n_0728;
  n_0325 <= not n_0729;
  n_0326 <= not n_1101;
  n_0327 <= not n_0732;
  n_0328 <= not n_1103;
  n_0329 <= not n_0734;
  n_0330 <= not n_1104;
  n_0331 <= not n_1105;
  n_0333 <= not n_1106;
  n_0334 <= not n_0739;
  n_0335 <= not n_0740;
  n_0336 <= not n_1109;
  n_0337 <= not n_1110;
  n_0338 <= not n_0745;
  n_0339 <= not n_0746;
  n_0340 <= not n_1112;
  n_0341 <= not n_1288;
  n_0342 <= not n_0749;
  n_0344 <= not n_0750;
  n_0345 <= not n_1116;
  n_0346 <= not n_0751;
  n_0347 <= not n_0752;
  n_0348 <= not n_0753;
  n_0349 <= not n_1119;
  n_0350 <= not n_1120;
  n_0351 <= not n_0757;
  n_0352 <= not n_0758;
  n_0353 <= not n_1123;
  n_0355 <= not n_1124;
  n_0356 <= not n_0761;
  n_0357 <= not n_1127;
  n_0358 <= not n_0763;
  n_0359 <= not n_1128;
  n_0360 <= not n_0765;
  n_0361 <= not n_0766;
  n_0362 <= not n_0767;
  n_0363 <= not n_1131;
  n_0364 <= not n_1132;
  n_0365 <= not n_0771;
  n_0366 <= not n_1133;
  n_0367 <= not n_1134;
  n_0368 <= not n_1135;
  n_0369 <= not n_1136;
  n_0370 <= not n_0776;
  n_0371 <= not n_0777;
  n_0372 <= not n_0778;
  n_0373 <= not n_0780;
  n_0374 <= not n_1139;
  n_0376 <= not n_1141;
  n_0377 <= not n_1142;
  n_0378 <= not n_0783;
  n_0379 <= not n_0784;
  n_0380 <= not n_1145;
  n_0381 <= not n_1147;
  n_0382 <= not n_1148;
  n_0383 <= not n_0789;
  n_0384 <= not n_0790;
  n_0385 <= not n_0791;
  n_0386 <= not n_1150;
  n_0387 <= not n_1151;
  n_0388 <= not n_1152;
  n_0389 <= not n_1153;
  n_0390 <= not n_1154;
  n_0391 <= not n_0798;
  n_0392 <= not n_0799;
  n_0393 <= not n_0801;
  n_0394 <= not n_1156;
  n_0395 <= not n_1158;
  n_0396 <= not n_1159;
  n_0398 <= not n_0804;
  n_0400 <= not n_1160;
  n_0401 <= not n_1161;
  n_0402 <= not n_0807;
  n_0404 <= not n_0808;
  n_0405 <= not n_0809;
  n_0406 <= not n_0810;
  n_0407 <= not n_1166;
  n_0408 <= not n_0811;
  n_0409 <= not n_1168;
  n_0410 <= not n_0813;
  n_0411 <= not n_0814;
  n_0412 <= not n_0815;
  n_0413 <= not n_1171;
  n_0414 <= not n_0817;
  n_0415 <= not n_0818;
  n_0417 <= not n_1174;
  n_0418 <= not n_1175;
  n_0419 <= not n_0822;
  n_0420 <= not n_1177;
  n_0421 <= not n_0825;
  n_0422 <= not n_0826;
  n_0423 <= not n_0827;
  n_0424 <= not n_1179;
  n_0425 <= not n_0830;
  n_0426 <= not n_1182;
  n_0428 <= not n_1183;
  n_0429 <= not n_0834;
  n_0430 <= not n_1185;
  n_0431 <= not n_0836;
  n_0432 <= not n_1188;
  n_0433 <= not n_0838;
  n_0434 <= not n_0839;
  n_0435 <= not n_1190;
  n_0436 <= not n_0841;
  n_0437 <= not n_0842;
  n_0439 <= not n_0843;
  n_0440 <= not n_0844;
  n_0441 <= not n_0846;
  n_0442 <= not n_1195;
  n_0443 <= not n_1196;
  n_0444 <= not n_0849;
  n_0445 <= not n_0851;
  n_0446 <= not n_1199;
  n_0447 <= not n_0854;
  n_0449 <= not n_1200;
  n_0450 <= not n_0858;
  n_0451 <= not n_0860;
  n_0452 <= not n_1201;
  n_0453 <= not n_1202;
  n_0454 <= not n_0863;
  n_0455 <= not n_0864;
  n_0456 <= not n_1205;
  n_0457 <= not n_0866;
  n_0458 <= not n_1206;
  n_0460 <= not n_1207;
  n_0461 <= not n_0869;
  n_0462 <= not n_0871;
  n_0463 <= not n_0872;
  n_0464 <= not n_0873;
  n_0465 <= not n_1210;
  n_0466 <= not n_0876;
  n_0467 <= not n_0877;
  n_0468 <= not n_0878;
  n_0469 <= not n_0879;
  n_0471 <= not n_0880;
  n_0472 <= not n_1217;
  n_0473 <= not n_1218;
  n_0474 <= not n_0884;
  n_0475 <= not n_0885;
  n_0476 <= not n_0887;
  n_0477 <= not n_1220;
  n_0478 <= not n_1221;
  n_0479 <= not n_0890;
  n_0480 <= not n_1222;
  n_0482 <= not n_1223;
  n_0483 <= not n_0895;
  n_0484 <= not n_1224;
  n_0485 <= not n_1225;
  n_0486 <= not n_0898;
  n_0487 <= not n_1226;
  n_0488 <= not n_1228;
  n_0489 <= not n_0901;
  n_0490 <= not n_1231;
  n_0491 <= not n_1232;
  n_0493 <= not n_1233;
  n_0494 <= not n_1235;
  n_0495 <= not n_1236;
  n_0496 <= not n_1237;
  n_0497 <= not n_1239;
  n_0498 <= not n_1240;
  n_0499 <= not n_0906;
  n_0500 <= not n_1243;
  n_0501 <= not n_0907;
  n_0502 <= not n_0908;
  n_0503 <= not n_1247;
  n_0504 <= not n_1249;
  n_0505 <= not n_0911;
  n_0506 <= not n_0912;
  n_0507 <= not n_1253;
  n_0508 <= not n_0915;
  n_0509 <= not n_0916;
  n <= not n_1256;
  n_2 <= not n_1257;
  n_3 <= not n_1258;
  n_4 <= not n_1259;
  n_5 <= not n_1260;
  n_6 <= not n_0927;
  n_7 <= not n_1262;
  n_8 <= not n_0931;
  n_0027 <= not data_i(1 downto 1);
  n_0019 <= not n_0537;
  n_0025 <= not n_0536;
  n_0046 <= not data_i(0 downto 0);
  n_0525 <= not n_0057;
  n_0042 <= not n_0539;
  n_0073 <= not data_i(2 downto 2);
  n_0147 <= not n_0030;
  n_0063 <= not data_i(5 downto 5);
  n_0000 <= not data_i(3 downto 3);
  n_0012 <= not data_i(7 downto 7);
  n_0009 <= not data_i(6 downto 6);
  n_0332 <= not n_0161;
  n_0036 <= not n_0049;
  n_0510 <= not n_0605;
  n_0053 <= not n_0547;
  n_0005 <= not data_i(4 downto 4);
  n_0299 <= not n_0011;
  n_0141 <= not n_0120;
  n_0150 <= not n_0531;
  n_0192 <= not n_0535;
  n_0202 <= not n_1290;
  n_0213 <= not n_0937;
  n_0224 <= not n_0938;
  n_0235 <= not n_0939;
  n_0256 <= not n_0119;
  n_0288 <= not n_0524;
  n_0310 <= not n_1265;
  n_0321 <= not n_0021;
  n_0343 <= not n_0940;
  n_0416 <= not n_1291;
  n_0427 <= not n_0932;
  n_0470 <= not n_0942;
  n_0481 <= not n_0943;
  n_0492 <= not n_0529;
  n_0511 <= not n_0050;
  n_0513 <= not n_0944;
  n_0514 <= not n_0515;
  n_0517 <= not n_0153;
  n_0459 <= not n_0936;
  n_0520 <= not n_0122;
  n_0521 <= not n_1267;
  n_0522 <= not n_1268;
  n_0526 <= not n_1269;
  n_0527 <= not n_0140;
  n_0001 <= not n_0181;
  n_0002 <= not n_0532;
  n_0006 <= not n_0118;
  n_0010 <= not n_1270;
  n_0013 <= not n_0136;
  n_0014 <= not n_0945;
  n_0015 <= not n_0946;
  n_0016 <= not n_0947;
  n_0018 <= not n_1266;
  n_0020 <= not n_0538;
  n_0024 <= not n_0948;
  n_0026 <= not n_0941;
  n_0028 <= not n_0949;
  n_0031 <= not n_0950;
  n_0032 <= not n_0951;
  n_0033 <= not n_1273;
  n_0034 <= not n_0953;
  n_0035 <= not n_0955;
  n_0037 <= not n_0956;
  n_0038 <= not n_0957;
  n_0039 <= not n_0008;
  n_0958 <= data_i(5 downto 5) or data_i(4 downto 4);
  n_0959 <= n_0459 or n_0332;
  n_0960 <= n_0278 or n_0009;
  n_0961 <= n_0027 or n_0015;
  n_0962 <= n_0492 or data_i(4 downto 4);
  n_0963 <= data_i(7 downto 7) or data_i(6 downto 6);
  n_0056 <= data_i(7 downto 7) or data_i(2 downto 2);
  n_0965 <= n_0549 or n_0523;
  n_0966 <= n_0026 or n_0459;
  n_0967 <= n_0009 or n_0029;
  n_0070 <= n_0515 or n_0224;
  n_0968 <= n_0000 or n_0310;
  n_0080 <= data_i(7 downto 7) or data_i(3 downto 3);
  n_0969 <= n_0427 or n_0525;
  n_0970 <= n_0073 or n_0161;
  n_0971 <= n_0141 or n_0005;
  n_0086 <= n_0042 or n_0024;
  n_0972 <= n_0267 or n_0046;
  n_0973 <= n_0518 or n_0438;
  n_0974 <= n_0561 or n_0299;
  n_0975 <= n_0016 or n_0073;
  n_0976 <= n_0046 or n_0030;
  n_0100 <= data_i(6 downto 6) or data_i(2 downto 2);
  n_0977 <= n_0512 or n_0018;
  n_0978 <= n_0014 or n_0005;
  n_0980 <= n_0005 or n_0120;
  n_0981 <= n_0528 or n_0007;
  n_0964 <= data_i(0 downto 0) or data_i(2 downto 2);
  n_0982 <= n_0046 or n_0010;
  n_0116 <= n_0063 or n_0527;
  n_0983 <= data_i(4 downto 4) or n_0529;
  n_0984 <= data_i(2 downto 2) or n_0007;
  n_0985 <= n_0576 or n_0053;
  n_0986 <= n_0577 or data_i(7 downto 7);
  n_0987 <= n_0321 or data_i(4 downto 4);
  n_0988 <= n_0009 or n_0000;
  n_0989 <= n_0256 or data_i(4 downto 4);
  n_0990 <= n_0581 or n_0541;
  n_0991 <= data_i(4 downto 4) or n_0192;
  n_0992 <= n_0053 or n_0512;
  n_0993 <= n_0588 or n_0012;
  n_0994 <= n_0470 or n_0511;
  n_0995 <= data_i(1 downto 1) or n_0459;
  n_0996 <= data_i(6 downto 6) or data_i(5 downto 5);
  n_0997 <= n_0005 or n_0002;
  n_0159 <= n_0299 or n_0012;
  n_0998 <= n_0000 or n_0094;
  n_0999 <= n_0147 or n_0516;
  n_1000 <= n_0137 or n_0009;
  n_0173 <= n_0528 or n_0096;
  n_1001 <= n_0100 or n_0039;
  n_1002 <= n_0608 or n_0052;
  n_1003 <= n_0202 or n_0131;
  n_1004 <= n_0063 or n_0202;
  n_1005 <= n_0612 or n_0011;
  n_1006 <= data_i(3 downto 3) or n_0097;
  n_0185 <= data_i(4 downto 4) or n_0121;
  n_1007 <= n_0126 or n_0077;
  n_1008 <= n_0613 or n_0614;
  n_1009 <= n_0034 or data_i(4 downto 4);
  n_1010 <= n_0046 or n_0156;
  n_1011 <= n_0053 or n_0213;
  n_1012 <= n_0619 or n_0620;
  n_1013 <= n_0003 or n_0514;
  n_1014 <= n_0151 or n_0096;
  n_1015 <= n_0131 or n_0332;
  n_1016 <= n_0079 or n_0235;
  n_1017 <= n_0626 or data_i(5 downto 5);
  n_1018 <= n_0354 or n_0024;
  n_1019 <= n_0099 or n_0022;
  n_1020 <= n_0629 or n_0630;
  n_1021 <= n_0134 or n_0042;
  n_1022 <= n_0100 or n_0267;
  n_1023 <= n_0632 or n_0025;
  n_1024 <= n_0000 or data_i(4 downto 4);
  n_1025 <= n_0091 or n_0046;
  n_1026 <= n_0299 or n_0145;
  n_1027 <= n_0635 or n_0636;
  n_1028 <= n_0091 or data_i(2 downto 2);
  n_1029 <= n_0123 or data_i(5 downto 5);
  n_1030 <= n_0119 or n_0033;
  n_1031 <= n_0074 or n_0028;
  n_1032 <= n_0354 or n_0032;
  n_1033 <= n_0148 or n_0299;
  n_1034 <= n_0120 or n_0513;
  n_1035 <= n_0588 or n_0181;
  n_1036 <= data_i(0 downto 0) or n_0042;
  n_1037 <= n_0153 or n_0008;
  n_1038 <= n_0007 or n_0108;
  n_0225 <= n_0000 or n_0097;
  n_1039 <= n_0642 or n_0643;
  n_1040 <= data_i(7 downto 7) or n_0056;
  n_1041 <= n_1040 or n_0004;
  n_1042 <= n_0008 or n_0113;
  n_1043 <= n_0025 or n_0063;
  n_1044 <= n_0648 or n_0012;
  n_1045 <= n_0516 or n_0005;
  n_1046 <= n_0145 or n_0026;
  n_1047 <= n_0652 or data_i(4 downto 4);
  n_1048 <= n_0653 or data_i(2 downto 2);
  n_1049 <= n_0138 or n_0104;
  n_1050 <= n_0011 or n_0046;
  n_0242 <= n_0098 or n_0082;
  n_1051 <= n_0656 or n_0657;
  n_1052 <= n_0492 or n_0035;
  n_1053 <= n_0100 or n_0516;
  n_1054 <= n_0660 or data_i(7 downto 7);
  n_1055 <= n_0053 or n_0145;
  n_1056 <= n_0073 or n_0065;
  n_1057 <= n_0017 or n_0138;
  n_1058 <= n_0149 or n_0077;
  n_1059 <= n_0519 or n_0021;
  n_1060 <= n_0663 or data_i(0 downto 0);
  n_1061 <= n_0058 or n_0518;
  n_1062 <= n_0001 or n_0161;
  n_1063 <= n_0021 or n_0018;
  n_1064 <= n_0666 or n_0667;
  n_1065 <= n_0668 or n_0669;
  n_1066 <= n_0114 or n_0192;
  n_1067 <= n_0128 or data_i(1 downto 1);
  n_1068 <= n_0673 or n_0674;
  n_1069 <= n_0146 or n_0135;
  n_1070 <= n_0676 or n_0073;
  n_1071 <= n_0677 or n_0678;
  n_1072 <= n_0679 or n_0055;
  n_1073 <= data_i(2 downto 2) or n_0522;
  n_0279 <= n_0117 or data_i(5 downto 5);
  n_0280 <= n_0012 or n_0041;
  n_1074 <= n_0685 or data_i(1 downto 1);
  n_1075 <= n_0046 or n_0116;
  n_1076 <= n_1075 or n_0068;
  n_1077 <= n_0688 or n_0689;
  n_1078 <= n_0690 or n_0691;
  n_1079 <= n_0692 or n_0693;
  n_1080 <= n_0694 or n_0005;
  n_1081 <= n_0699 or n_0700;
  n_1082 <= n_0470 or n_0520;
  n_1083 <= n_0343 or n_0063;
  n_1084 <= n_0705 or n_0706;
  n_1085 <= n_0009 or n_0103;
  n_1086 <= n_0708 or n_0709;
  n_1087 <= n_0710 or n_0172;
  n_1088 <= n_0354 or n_0459;
  n_1089 <= n_0073 or n_0252;
  n_1090 <= n_0084 or n_0193;
  n_1091 <= n_0209 or n_0134;
  n_1092 <= n_0052 or n_0056;
  n_1093 <= n_0169 or n_0026;
  n_1094 <= data_i(0 downto 0) or n_0519;
  n_1095 <= n_0717 or n_0718;
  n_1096 <= n_0095 or n_0291;
  n_1097 <= n_0722 or n_0226;
  n_1098 <= n_0248 or n_0259;
  n_1099 <= n_0072 or n_0528;
  n_1100 <= n_0727 or n_0045;
  n_1101 <= n_0730 or n_0731;
  n_1102 <= n_0332 or n_0009;
  n_1103 <= data_i(0 downto 0) or n_0216;
  n_1104 <= n_0735 or n_0263;
  n_1105 <= n_0736 or n_0737;
  n_1106 <= n_0738 or n_0212;
  n_1107 <= n_0221 or n_0167;
  n_1108 <= n_0058 or n_0191;
  n_1109 <= n_0741 or n_0742;
  n_1110 <= n_0743 or n_0117;
  n_1111 <= n_0069 or n_0208;
  n_1112 <= n_0747 or n_0748;
  n_1113 <= n_0163 or n_0438;
  n_1114 <= n_0052 or n_0146;
  n_1115 <= n_0136 or n_0169;
  n_1116 <= n_0129 or n_0155;
  n_1117 <= n_0053 or n_0001;
  n_1118 <= n_0048 or n_0073;
  n_1119 <= n_0754 or n_0755;
  n_1120 <= n_0756 or n_0237;
  n_1121 <= n_0032 or n_0041;
  n_1122 <= n_0121 or n_0285;
  n_1123 <= n_0759 or n_0037;
  n_1124 <= n_0760 or data_i(2 downto 2);
  n_1125 <= data_i(0 downto 0) or n_0234;
  n_1126 <= n_0155 or n_0025;
  n_1127 <= n_0125 or n_0289;
  n_1128 <= n_0764 or n_0229;
  n_1129 <= n_0196 or n_0073;
  n_1130 <= n_0084 or n_0238;
  n_1131 <= n_0768 or n_0199;
  n_1132 <= n_0769 or n_0770;
  n_1133 <= n_0772 or n_0197;
  n_1134 <= n_0140 or n_0286;
  n_1135 <= n_0773 or n_0094;
  n_1136 <= n_0774 or n_0775;
  n_1137 <= n_0136 or n_0287;
  n_1138 <= n_0225 or n_0008;
  n_1139 <= n_0189 or n_0298;
  n_1140 <= n_0028 or n_0124;
  n_1141 <= n_1140 or n_0268;
  n_1142 <= n_0781 or n_0782;
  n_1143 <= n_0285 or n_0204;
  n_1144 <= n_0124 or n_0294;
  n_1145 <= n_0785 or n_0786;
  n_1146 <= data_i(2 downto 2) or n_0027;
  n_1147 <= n_1146 or n_0250;
  n_1148 <= n_0787 or n_0788;
  n_1149 <= n_0257 or n_0160;
  n_1150 <= n_0297 or n_0093;
  n_1151 <= n_0792 or n_0217;
  n_1152 <= n_0793 or n_0166;
  n_1153 <= n_0794 or n_0795;
  n_1154 <= n_0796 or n_0194;
  n_1155 <= n_0009 or n_0273;
  n_1156 <= n_0802 or n_0046;
  n_1157 <= n_0259 or n_0211;
  n_1158 <= n_1157 or n_0297;
  n_1159 <= n_0803 or n_0042;
  n_1160 <= n_0805 or n_0270;
  n_1161 <= n_0806 or n_0282;
  n_1162 <= n_0261 or n_0046;
  n_1163 <= n_0181 or n_0003;
  n_1164 <= n_0263 or n_0086;
  n_1165 <= n_0161 or n_0403;
  n_1166 <= n_0063 or n_0306;
  n_1167 <= n_0311 or n_0228;
  n_1168 <= n_0812 or n_0312;
  n_1170 <= n_0083 or n_0000;
  n_1169 <= n_0314 or n_0219;
  n_1171 <= n_0816 or n_0228;
  n_1172 <= n_0214 or n_0315;
  n_1173 <= n_0402 or n_0225;
  n_1174 <= n_0819 or n_0820;
  n_1175 <= n_0821 or n_0120;
  n_1176 <= n_0178 or n_0402;
  n_1177 <= n_0823 or n_0027;
  n_1178 <= n_0305 or n_0133;
  n_1179 <= n_0828 or n_0829;
  n_1180 <= n_0095 or n_0031;
  n_1181 <= n_0397 or n_0241;
  n_1182 <= n_0831 or n_0832;
  n_1183 <= n_0833 or n_0063;
  n_1184 <= n_0345 or n_0262;
  n_1185 <= n_0835 or n_0350;
  n_1186 <= n_0264 or n_0244;
  n_1187 <= n_0348 or n_0215;
  n_1188 <= n_0837 or n_0056;
  n_1189 <= n_0323 or n_0140;
  n_1190 <= n_0840 or n_0356;
  n_1191 <= n_0322 or n_0265;
  n_1192 <= n_0000 or n_0107;
  n_1193 <= n_0372 or n_0246;
  n_1194 <= n_0230 or n_0401;
  n_1195 <= n_0847 or n_0303;
  n_1196 <= n_0848 or data_i(5 downto 5);
  n_1197 <= n_0355 or n_0518;
  n_1198 <= n_0367 or n_0159;
  n_1199 <= n_0852 or n_0370;
  n_1200 <= n_0855 or n_0856;
  n_1201 <= n_0861 or n_0305;
  n_1202 <= n_0862 or n_0272;
  n_1203 <= n_0069 or n_0249;
  n_1204 <= n_0274 or n_0175;
  n_1205 <= n_1204 or n_0334;
  n_1206 <= n_0867 or n_0060;
  n_1207 <= n_0868 or n_0118;
  n_1208 <= n_0287 or n_0376;
  n_1209 <= n_0253 or n_0275;
  n_1210 <= n_0874 or n_0875;
  n_1211 <= n_0386 or n_0280;
  n_1212 <= n_0364 or n_0393;
  n_1213 <= n_0400 or n_0283;
  n_1214 <= n_0301 or n_0021;
  n_1215 <= n_0213 or n_0173;
  n_1216 <= n_0073 or n_0410;
  n_1217 <= n_0881 or n_0358;
  n_1218 <= n_0882 or n_0883;
  n_1219 <= n_0368 or n_0101;
  n_1220 <= n_0359 or n_0421;
  n_1221 <= n_0888 or data_i(3 downto 3);
  n_1222 <= n_0891 or n_0892;
  n_1223 <= n_0893 or n_0425;
  n_1224 <= n_0896 or n_0419;
  n_1225 <= n_0896 or data_i(7 downto 7);
  n_1226 <= n_0899 or n_0900;
  n_1227 <= n_0331 or n_0434;
  n_1228 <= n_1227 or n_0444;
  n_1229 <= n_0440 or n_0445;
  n_1230 <= n_0415 or n_0283;
  n_1231 <= n_1230 or n_0400;
  n_1232 <= n_0902 or n_0282;
  n_1233 <= n_0903 or n_0392;
  n_1234 <= n_0396 or n_0411;
  n_1235 <= n_1234 or n_0446;
  n_1236 <= n_0451 or n_0453;
  n_1237 <= n_0904 or n_0439;
  n_1238 <= n_0331 or n_0435;
  n_1239 <= n_1238 or n_0458;
  n_1240 <= n_0905 or n_0462;
  n_1241 <= n_0452 or n_0436;
  n_1242 <= n_0437 or n_0309;
  n_1243 <= n_1242 or n_0464;
  n_1244 <= n_0441 or n_0472;
  n_1245 <= n_0230 or n_0479;
  n_1246 <= n_0394 or n_0405;
  n_1247 <= n_0909 or n_0910;
  n_1248 <= n_0457 or n_0455;
  n_1249 <= n_1248 or n_0477;
  n_1250 <= n_0483 or n_0424;
  n_1251 <= n_0460 or n_0442;
  n_1252 <= n_0429 or n_0478;
  n_1253 <= n_0913 or n_0914;
  n_1254 <= n_0465 or n_0279;
  n_1255 <= n_0155 or n_0473;
  n_1256 <= n_0917 or n_0918;
  n_1257 <= n_0919 or n_0920;
  n_1258 <= n_0921 or n_0922;
  n_1259 <= n_0923 or n_0924;
  n_1260 <= n_0925 or n_0926;
  n_1261 <= n_0500 or n_0496;
  n_1262 <= n_0928 or n_0929;
  n_0538 <= data_i(1 downto 1) or n_0073;
  n_0536 <= data_i(5 downto 5) or n_0000;
  n_0021 <= data_i(1 downto 1) or n_0000;
  n_0979 <= data_i(3 downto 3) or data_i(4 downto 4);
  n_1263 <= data_i(4 downto 4) or data_i(1 downto 1);
  n_0120 <= data_i(0 downto 0) or data_i(6 downto 6);
  n_1264 <= data_i(7 downto 7) or data_i(1 downto 1);
  n_0267 <= n_0063 or data_i(3 downto 3);
  n_1265 <= n_0933 or n_0046;
  n_0512 <= n_0046 or data_i(3 downto 3);
  n_0515 <= data_i(4 downto 4) or n_0046;
  n_1267 <= n_0073 or data_i(4 downto 4);
  n_1268 <= n_0375 or n_0000;
  n_0523 <= data_i(6 downto 6) or n_0027;
  n_0524 <= n_0000 or data_i(6 downto 6);
  n_1269 <= n_0046 or n_0009;
  n_0004 <= data_i(0 downto 0) or n_0027;
  n_0118 <= n_0073 or n_0000;
  n_1270 <= n_0063 or data_i(7 downto 7);
  n_0017 <= data_i(4 downto 4) or data_i(6 downto 6);
  n_1266 <= n_0934 or data_i(7 downto 7);
  n_1271 <= n_0288 or n_0514;
  n_1272 <= n_0224 or n_0046;
  n_1273 <= n_0952 or n_0005;
  n_1274 <= n_0524 or n_0004;
  n_1275 <= data_i(3 downto 3) when data_i(4 downto 4) = "0" else n_0000 when data_i(4 downto 4) = "1" else (others => 'X');
  n_1276 <= data_i(2 downto 2) when data_i(3 downto 3) = "0" else data_i(0 downto 0) when data_i(3 downto 3) = "1" else (others => 'X');
  n_1277 <= n_0310 when n_0021 = "0" else n_0046 when n_0021 = "1" else (others => 'X');
  n_1278 <= data_i(4 downto 4) when data_i(1 downto 1) = "0" else n_0459 when data_i(1 downto 1) = "1" else (others => 'X');
  n_1279 <= n_0008 when data_i(3 downto 3) = "0" else data_i(6 downto 6) when data_i(3 downto 3) = "1" else (others => 'X');
  n_1280 <= n_0027 when data_i(4 downto 4) = "0" else data_i(3 downto 3) when data_i(4 downto 4) = "1" else (others => 'X');
  n_1281 <= n_0516 when data_i(7 downto 7) = "0" else n_0020 when data_i(7 downto 7) = "1" else (others => 'X');
  n_1282 <= n_0017 when data_i(1 downto 1) = "0" else n_0515 when data_i(1 downto 1) = "1" else (others => 'X');
  n_1283 <= n_0157 when n_0181 = "0" else n_0126 when n_0181 = "1" else (others => 'X');
  n_1284 <= n_0150 when data_i(2 downto 2) = "0" else n_0063 when data_i(2 downto 2) = "1" else (others => 'X');
  n_1285 <= n_0048 when data_i(2 downto 2) = "0" else n_0511 when data_i(2 downto 2) = "1" else (others => 'X');
  n_1286 <= n_0102 when n_0586 = "0" else data_i(1 downto 1) when n_0586 = "1" else (others => 'X');
  n_1287 <= n_0078 when n_0990 = "0" else n_0011 when n_0990 = "1" else (others => 'X');
  n_1288 <= n_0184 when n_0017 = "0" else n_0020 when n_0017 = "1" else (others => 'X');
  n_0060 <= n_0235 xor n_0063;
  n_0061 <= n_0343 xor n_0011;
  n_1289 <= data_i(6 downto 6) xor n_0063;
  n_0179 <= n_0026 xor n_0063;
  n_0540 <= n_0000 xor data_i(1 downto 1);
  n_1290 <= data_i(6 downto 6) xor data_i(4 downto 4);
  n_0278 <= data_i(4 downto 4) xor n_0046;
  n_0354 <= data_i(3 downto 3) xor n_0012;
  n_1291 <= data_i(3 downto 3) xor data_i(5 downto 5);
  n_0029 <= data_i(1 downto 1) xor data_i(3 downto 3);
  data_o <= (n_7 & n_8 & n_3 & n_6 & n & n_5 & n_4 & n_2);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
  genblk3_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_genblk1_gen_fast_u_fast : entity work.aes_sbox_fast_1
  port map (
    inverse_i => inverse_i,
    data_i => data_i,
    data_o => data_o_2
  );
  data_o <= data_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

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
  u_sub_word : entity work.aes_sub_bytes_1
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
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

entity aes_key_bank_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    load_i : in  std_logic_vector(0 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    load_len_i : in  std_logic_vector(1 downto 0);
    keep_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    decrypt_i : in  std_logic_vector(0 downto 0);
    idle_o : out std_logic_vector(0 downto 0);
    ready_o : out std_logic_vector(0 downto 0);
    first_key_o : out std_logic_vector(127 downto 0);
    encrypt_keys_o : out std_logic_vector(1279 downto 0);
    decrypt_keys_o : out std_logic_vector(1279 downto 0);
    skip_o : out std_logic_vector(9 downto 0)
  );
end entity;

architecture words of aes_key_bank_1 is
  signal n_023 : std_logic_vector(1 downto 0);
  signal n_024 : std_logic_vector(9 downto 0);
  signal n : std_logic_vector(0 downto 0);
  signal n_2 : std_logic_vector(2 downto 0);
  signal n_3 : std_logic_vector(2 downto 0);
  signal n_4 : std_logic_vector(2 downto 0);
  signal n_018 : std_logic_vector(2 downto 0);
  signal n_031 : std_logic_vector(0 downto 0);
  signal n_087 : std_logic_vector(0 downto 0);
  signal n_032 : std_logic_vector(0 downto 0);
  signal n_030 : std_logic_vector(0 downto 0);
  signal n_036 : std_logic_vector(0 downto 0);
  signal n_037 : std_logic_vector(0 downto 0);
  signal drop : std_logic_vector(0 downto 0);
  signal advance : std_logic_vector(0 downto 0);
  signal last : std_logic_vector(0 downto 0);
  signal step : std_logic_vector(0 downto 0);
  signal n_038 : std_logic_vector(0 downto 0);
  signal n_039 : std_logic_vector(0 downto 0);
  signal n_040 : std_logic_vector(0 downto 0);
  signal n_041 : std_logic_vector(0 downto 0);
  signal n_042 : std_logic_vector(0 downto 0);
  signal n_043 : std_logic_vector(0 downto 0);
  signal n_044 : std_logic_vector(0 downto 0);
  signal n_045 : std_logic_vector(0 downto 0);
  signal n_046 : std_logic_vector(0 downto 0);
  signal n_047 : std_logic_vector(0 downto 0);
  signal n_048 : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal running : std_logic_vector(0 downto 0);
  signal starts : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal idle_o_2 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_034 : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal n_035 : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal n_033 : std_logic_vector(0 downto 0);
  signal at_once : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal n_025 : std_logic_vector(0 downto 0);
  signal n_026 : std_logic_vector(0 downto 0);
  signal n_027 : std_logic_vector(0 downto 0);
  signal n_028 : std_logic_vector(0 downto 0);
  signal n_029 : std_logic_vector(0 downto 0);
  signal used_q : std_logic_vector(0 downto 0);
  signal fresh_q : std_logic_vector(0 downto 0);
  signal kept_q : std_logic_vector(0 downto 0);
  signal write_encrypt_q : std_logic_vector(9 downto 0);
  signal round_q : std_logic_vector(9 downto 0);
  signal wait_q : std_logic_vector(1 downto 0);
  signal phase_q : std_logic_vector(1 downto 0);
  signal delay_q : std_logic_vector(1 downto 0);
  signal state_q : std_logic_vector(2 downto 0);
  signal gen_round_1_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_2_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_3_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_4_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_5_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_6_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_7_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_8_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_9_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal gen_round_10_gen_encrypt_key_q : std_logic_vector(127 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_088 : std_logic_vector(31 downto 0);
  signal n_089 : std_logic_vector(1 downto 0);
  signal n_073 : std_logic_vector(127 downto 0);
  signal n_002 : std_logic_vector(127 downto 0);
  signal n_074 : std_logic_vector(127 downto 0);
  signal n_011 : std_logic_vector(127 downto 0);
  signal n_075 : std_logic_vector(127 downto 0);
  signal n_010 : std_logic_vector(127 downto 0);
  signal n_076 : std_logic_vector(127 downto 0);
  signal n_009 : std_logic_vector(127 downto 0);
  signal n_077 : std_logic_vector(127 downto 0);
  signal n_008 : std_logic_vector(127 downto 0);
  signal n_078 : std_logic_vector(127 downto 0);
  signal n_007 : std_logic_vector(127 downto 0);
  signal n_079 : std_logic_vector(127 downto 0);
  signal n_006 : std_logic_vector(127 downto 0);
  signal n_080 : std_logic_vector(127 downto 0);
  signal n_005 : std_logic_vector(127 downto 0);
  signal n_081 : std_logic_vector(127 downto 0);
  signal n_004 : std_logic_vector(127 downto 0);
  signal n_082 : std_logic_vector(127 downto 0);
  signal n_003 : std_logic_vector(127 downto 0);
  signal n_017 : std_logic_vector(9 downto 0);
  signal n_015 : std_logic_vector(0 downto 0);
  signal n_083 : std_logic_vector(1 downto 0);
  signal n_013 : std_logic_vector(1 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal n_084 : std_logic_vector(0 downto 0);
  signal n_001 : std_logic_vector(0 downto 0);
  signal n_085 : std_logic_vector(9 downto 0);
  signal n_014 : std_logic_vector(9 downto 0);
  signal n_086 : std_logic_vector(1 downto 0);
  signal n_016 : std_logic_vector(1 downto 0);
  signal state_d : std_logic_vector(2 downto 0);
  signal n_022 : std_logic_vector(2 downto 0);
  signal n_021 : std_logic_vector(2 downto 0);
  signal n_020 : std_logic_vector(2 downto 0);
  signal n_019 : std_logic_vector(2 downto 0);
  signal n_090 : std_logic_vector(2 downto 0);
  signal n_5 : std_logic_vector(31 downto 0);
  signal first_key_o_2 : std_logic_vector(127 downto 0);
  signal round_key : std_logic_vector(127 downto 0);
  signal u_schedule_inverse_i : std_logic_vector(0 downto 0);
begin
  n_023 <= add(phase_q, word'("01"));
  n_024 <= round_q and repeat(n_043, 10);
  n <= n_030 or n_087;
  n_2 <= n_020 when n_087 = "0" else n_019 when n_087 = "1" else (others => 'X');
  n_3 <= state_q when n_032 = "0" else n_021 when n_032 = "1" else (others => 'X');
  n_4 <= n_3 when n_031 = "0" else n_021 when n_031 = "1" else (others => 'X');
  n_018 <= n_4 when n = "0" else n_2 when n = "1" else (others => 'X');
  n_031 <= equal(state_q, word'("011"));
  n_087 <= equal(state_q, word'("001"));
  n_032 <= equal(state_q, word'("100"));
  n_030 <= equal(state_q, word'("010"));
  n_036 <= live_i and kept_q;
  n_037 <= n_036 and n_054;
  drop <= n_037 and n_055;
  advance <= running and n_033;
  last <= advance and round_q(9 downto 9);
  step <= advance and kept_q;
  n_038 <= n_063 and at_once;
  n_039 <= n_068 and n_069;
  n_040 <= n_039 and n_070;
  n_041 <= n_055 and n_057;
  n_042 <= n_041 and n_065;
  n_043 <= advance and n_031;
  n_044 <= n_031 and n_035;
  n_045 <= fresh_q and n_060;
  n_046 <= live_i and step;
  n_047 <= live_i and last;
  n_048 <= n_047 and n_072;
  n_049 <= n_048 and kept_q;
  n_050 <= live_i and running;
  n_051 <= n_050 and n_060;
  n_052 <= n_051 and kept_q;
  n_053 <= n_052 and n_061;
  n_062 <= n_030 or n_031;
  running <= n_062 or n_032;
  starts <= n_038 or n_040;
  n_064 <= load_i or keep_i;
  n_063 <= load_i or drop;
  n_065 <= used_q or block_taken_i;
  idle_o_2 <= n_034 or n_058;
  ready_o_2 <= n_034 or n_044;
  n_066 <= n_056 or n_059;
  n_067 <= starts or n_045;
  n_068 <= not equal(state_d, state_q);
  n_070 <= not equal(state_d, word'("001"));
  n_072 <= not equal(state_q, word'("100"));
  n_034 <= not n_026;
  n_061 <= not fresh_q;
  n_060 <= not step;
  n_035 <= not n_027;
  n_059 <= not running;
  n_058 <= not used_q;
  n_057 <= not drop;
  n_055 <= not load_i;
  n_033 <= not n_028;
  at_once <= not hold_i;
  n_056 <= not live_i;
  n_054 <= not keep_i;
  n_025 <= state_q(0 downto 0) or state_q(1 downto 1);
  n_026 <= n_025 or state_q(2 downto 2);
  n_027 <= wait_q(0 downto 0) or wait_q(1 downto 1);
  n_028 <= phase_q(0 downto 0) or phase_q(1 downto 1);
  n_029 <= delay_q(0 downto 0) or delay_q(1 downto 1);
  used_q <= n_015 when rising_edge(clk_i(0));
  fresh_q <= n_001 when rising_edge(clk_i(0));
  kept_q <= n_012 when rising_edge(clk_i(0));
  write_encrypt_q <= n_017 when rising_edge(clk_i(0));
  round_q <= n_014 when rising_edge(clk_i(0));
  wait_q <= n_016 when rising_edge(clk_i(0));
  phase_q <= n_013 when rising_edge(clk_i(0));
  delay_q <= n_5(1 downto 0) when rising_edge(clk_i(0));
  state_q <= state_d when rising_edge(clk_i(0));
  gen_round_1_gen_encrypt_key_q <= n_003 when rising_edge(clk_i(0));
  gen_round_2_gen_encrypt_key_q <= n_004 when rising_edge(clk_i(0));
  gen_round_3_gen_encrypt_key_q <= n_005 when rising_edge(clk_i(0));
  gen_round_4_gen_encrypt_key_q <= n_006 when rising_edge(clk_i(0));
  gen_round_5_gen_encrypt_key_q <= n_007 when rising_edge(clk_i(0));
  gen_round_6_gen_encrypt_key_q <= n_008 when rising_edge(clk_i(0));
  gen_round_7_gen_encrypt_key_q <= n_009 when rising_edge(clk_i(0));
  gen_round_8_gen_encrypt_key_q <= n_010 when rising_edge(clk_i(0));
  gen_round_9_gen_encrypt_key_q <= n_011 when rising_edge(clk_i(0));
  gen_round_10_gen_encrypt_key_q <= n_002 when rising_edge(clk_i(0));
  n_069 <= any_of(state_d);
  n_071 <= any_of(wait_q);
  n_088 <= subtract(ext(delay_q, 32, false), ext(word'("01"), 32, false));
  n_089 <= subtract(wait_q, word'("01"));
  n_073 <= gen_round_10_gen_encrypt_key_q when write_encrypt_q(9 downto 9) = "0" else round_key when write_encrypt_q(9 downto 9) = "1" else (others => 'X');
  n_002 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_073 when live_i = "1" else (others => 'X');
  n_074 <= gen_round_9_gen_encrypt_key_q when write_encrypt_q(8 downto 8) = "0" else round_key when write_encrypt_q(8 downto 8) = "1" else (others => 'X');
  n_011 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_074 when live_i = "1" else (others => 'X');
  n_075 <= gen_round_8_gen_encrypt_key_q when write_encrypt_q(7 downto 7) = "0" else round_key when write_encrypt_q(7 downto 7) = "1" else (others => 'X');
  n_010 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_075 when live_i = "1" else (others => 'X');
  n_076 <= gen_round_7_gen_encrypt_key_q when write_encrypt_q(6 downto 6) = "0" else round_key when write_encrypt_q(6 downto 6) = "1" else (others => 'X');
  n_009 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_076 when live_i = "1" else (others => 'X');
  n_077 <= gen_round_6_gen_encrypt_key_q when write_encrypt_q(5 downto 5) = "0" else round_key when write_encrypt_q(5 downto 5) = "1" else (others => 'X');
  n_008 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_077 when live_i = "1" else (others => 'X');
  n_078 <= gen_round_5_gen_encrypt_key_q when write_encrypt_q(4 downto 4) = "0" else round_key when write_encrypt_q(4 downto 4) = "1" else (others => 'X');
  n_007 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_078 when live_i = "1" else (others => 'X');
  n_079 <= gen_round_4_gen_encrypt_key_q when write_encrypt_q(3 downto 3) = "0" else round_key when write_encrypt_q(3 downto 3) = "1" else (others => 'X');
  n_006 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_079 when live_i = "1" else (others => 'X');
  n_080 <= gen_round_3_gen_encrypt_key_q when write_encrypt_q(2 downto 2) = "0" else round_key when write_encrypt_q(2 downto 2) = "1" else (others => 'X');
  n_005 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_080 when live_i = "1" else (others => 'X');
  n_081 <= gen_round_2_gen_encrypt_key_q when write_encrypt_q(1 downto 1) = "0" else round_key when write_encrypt_q(1 downto 1) = "1" else (others => 'X');
  n_004 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_081 when live_i = "1" else (others => 'X');
  n_082 <= gen_round_1_gen_encrypt_key_q when write_encrypt_q(0 downto 0) = "0" else round_key when write_encrypt_q(0 downto 0) = "1" else (others => 'X');
  n_003 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when live_i = "0" else n_082 when live_i = "1" else (others => 'X');
  n_017 <= word'("0000000000") when live_i = "0" else n_024 when live_i = "1" else (others => 'X');
  n_015 <= word'("0") when live_i = "0" else n_042 when live_i = "1" else (others => 'X');
  n_083 <= word'("00") when n_028 = "0" else n_023 when n_028 = "1" else (others => 'X');
  n_013 <= n_083 when starts = "0" else word'("00") when starts = "1" else (others => 'X');
  n_012 <= word'("0") when live_i = "0" else n_064 when live_i = "1" else (others => 'X');
  n_084 <= fresh_q when step = "0" else word'("0") when step = "1" else (others => 'X');
  n_001 <= n_084 when starts = "0" else word'("1") when starts = "1" else (others => 'X');
  n_085 <= round_q when advance = "0" else (round_q(8 downto 0) & word'("0")) when advance = "1" else (others => 'X');
  n_014 <= n_085 when starts = "0" else word'("0000000001") when starts = "1" else (others => 'X');
  n_086 <= wait_q when n_071 = "0" else n_089 when n_071 = "1" else (others => 'X');
  n_016 <= n_086 when starts = "0" else word'("01") when starts = "1" else (others => 'X');
  state_d <= word'("000") when live_i = "0" else n_022 when live_i = "1" else (others => 'X');
  n_022 <= n_018 when n_063 = "0" else n_090 when n_063 = "1" else (others => 'X');
  n_021 <= state_q when last = "0" else word'("000") when last = "1" else (others => 'X');
  n_020 <= state_q when last = "0" else word'("100") when last = "1" else (others => 'X');
  n_019 <= word'("011") when n_029 = "0" else state_q when n_029 = "1" else (others => 'X');
  n_090 <= word'("011") when hold_i = "0" else word'("001") when hold_i = "1" else (others => 'X');
  n_5 <= n_088 when n_063 = "0" else word'("11111111111111111111111111111111") when n_063 = "1" else (others => 'X');
  u_schedule_inverse_i <= word'("0");
  u_schedule : entity work.aes_key_on_the_fly_1
  port map (
    clk_i => clk_i,
    clear_i => n_066,
    load_i => load_i,
    key_i => key_i,
    key_len_i => key_len_i,
    load_len_i => load_len_i,
    keep_i => keep_i,
    from_kept_i => fresh_q,
    next_from_kept_i => n_067,
    inverse_i => u_schedule_inverse_i,
    step_i => n_046,
    capture_i => n_049,
    hold_i => n_053,
    first_key_o => first_key_o_2,
    round_key_o => round_key
  );
  idle_o <= idle_o_2;
  ready_o <= ready_o_2;
  first_key_o <= first_key_o_2;
  encrypt_keys_o <= (gen_round_10_gen_encrypt_key_q & gen_round_9_gen_encrypt_key_q & gen_round_8_gen_encrypt_key_q & gen_round_7_gen_encrypt_key_q & gen_round_6_gen_encrypt_key_q & gen_round_5_gen_encrypt_key_q & gen_round_4_gen_encrypt_key_q & gen_round_3_gen_encrypt_key_q & gen_round_2_gen_encrypt_key_q & gen_round_1_gen_encrypt_key_q);
  decrypt_keys_o <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000");
  skip_o <= word'("0000000000");
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

entity aes_pipeline_control_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    ready_o : out std_logic_vector(0 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    decrypt_i : in  std_logic_vector(0 downto 0);
    tag_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    hold_i : in  std_logic_vector(0 downto 0);
    result_taken_i : in  std_logic_vector(0 downto 0);
    take_o : out std_logic_vector(9 downto 0);
    inverse_o : out std_logic_vector(9 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    tag_o : out std_logic_vector(0 downto 0);
    refused_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_pipeline_control_1 is
  signal n_04 : std_logic_vector(3 downto 0);
  signal n : std_logic_vector(8 downto 0);
  signal n_00 : std_logic_vector(0 downto 0);
  signal n_05 : std_logic_vector(0 downto 0);
  signal n_06 : std_logic_vector(0 downto 0);
  signal ready_o_2 : std_logic_vector(0 downto 0);
  signal n_09 : std_logic_vector(0 downto 0);
  signal n_07 : std_logic_vector(0 downto 0);
  signal n_08 : std_logic_vector(0 downto 0);
  signal n_10 : std_logic_vector(8 downto 0);
  signal n_11 : std_logic_vector(9 downto 0);
  signal label_q : std_logic_vector(17 downto 0);
  signal valid_q : std_logic_vector(9 downto 0);
  signal full_q : std_logic_vector(0 downto 0);
  signal inside_q : std_logic_vector(3 downto 0);
  signal n_12 : std_logic_vector(3 downto 0);
  signal inside_d : std_logic_vector(3 downto 0);
  signal n_03 : std_logic_vector(3 downto 0);
  signal n_02 : std_logic_vector(3 downto 0);
  signal n_01 : std_logic_vector(9 downto 0);
begin
  n_04 <= add(inside_q, word'("0001"));
  n <= valid_q(8 downto 0) and n_10;
  n_00 <= equal(inside_d, word'("1011"));
  n_05 <= block_taken_i and n_07;
  n_06 <= n_08 and result_taken_i;
  ready_o_2 <= n_09 or result_taken_i;
  n_09 <= not full_q;
  n_07 <= not result_taken_i;
  n_08 <= not block_taken_i;
  n_10 <= not (word'("00000000") & hold_i);
  n_11 <= (n & block_taken_i) or (word'("000000000") & hold_i);
  label_q <= (label_q(15 downto 0) & refused_i & tag_i) when rising_edge(clk_i(0));
  valid_q <= n_01 when rising_edge(clk_i(0));
  full_q <= n_00 when rising_edge(clk_i(0));
  inside_q <= inside_d when rising_edge(clk_i(0));
  n_12 <= subtract(inside_q, word'("0001"));
  inside_d <= word'("0000") when live_i = "0" else n_03 when live_i = "1" else (others => 'X');
  n_03 <= n_02 when n_06 = "0" else n_12 when n_06 = "1" else (others => 'X');
  n_02 <= inside_q when n_05 = "0" else n_04 when n_05 = "1" else (others => 'X');
  n_01 <= word'("0000000000") when live_i = "0" else n_11 when live_i = "1" else (others => 'X');
  ready_o <= ready_o_2;
  take_o <= (n & block_taken_i);
  inverse_o <= word'("0000000000");
  result_valid_o <= valid_q(9 downto 9);
  tag_o <= label_q(16 downto 16);
  refused_o <= label_q(17 downto 17);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

entity aes_result_fifo_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    sleep_i : in  std_logic_vector(0 downto 0);
    take_i : in  std_logic_vector(0 downto 0);
    result_valid_i : in  std_logic_vector(0 downto 0);
    data_i : in  std_logic_vector(127 downto 0);
    tag_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    oldest_valid_o : out std_logic_vector(0 downto 0);
    oldest_ready_i : in  std_logic_vector(0 downto 0);
    oldest_o : out std_logic_vector(127 downto 0);
    oldest_tag_o : out std_logic_vector(0 downto 0);
    oldest_refused_o : out std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_result_fifo_1 is
  signal n_020 : std_logic_vector(129 downto 0);
  signal n_021 : std_logic_vector(129 downto 0);
  signal n_022 : std_logic_vector(129 downto 0);
  signal n_023 : std_logic_vector(129 downto 0);
  signal n_024 : std_logic_vector(129 downto 0);
  signal n_025 : std_logic_vector(129 downto 0);
  signal n_026 : std_logic_vector(129 downto 0);
  signal n_027 : std_logic_vector(129 downto 0);
  signal n_028 : std_logic_vector(129 downto 0);
  signal n_029 : std_logic_vector(129 downto 0);
  signal n_030 : std_logic_vector(129 downto 0);
  signal n_031 : std_logic_vector(129 downto 0);
  signal n_032 : std_logic_vector(129 downto 0);
  signal n_033 : std_logic_vector(129 downto 0);
  signal n_034 : std_logic_vector(129 downto 0);
  signal n_035 : std_logic_vector(129 downto 0);
  signal n_036 : std_logic_vector(129 downto 0);
  signal n_037 : std_logic_vector(129 downto 0);
  signal n_038 : std_logic_vector(129 downto 0);
  signal n_039 : std_logic_vector(129 downto 0);
  signal n_040 : std_logic_vector(129 downto 0);
  signal n_041 : std_logic_vector(129 downto 0);
  signal n_042 : std_logic_vector(129 downto 0);
  signal n_043 : std_logic_vector(129 downto 0);
  signal n_044 : std_logic_vector(129 downto 0);
  signal n_045 : std_logic_vector(129 downto 0);
  signal n_046 : std_logic_vector(129 downto 0);
  signal n_047 : std_logic_vector(129 downto 0);
  signal n_048 : std_logic_vector(129 downto 0);
  signal gen_entry_0_enter : std_logic_vector(0 downto 0);
  signal n_050 : std_logic_vector(0 downto 0);
  signal gen_entry_1_enter : std_logic_vector(0 downto 0);
  signal n_052 : std_logic_vector(0 downto 0);
  signal gen_entry_2_enter : std_logic_vector(0 downto 0);
  signal n_053 : std_logic_vector(0 downto 0);
  signal gen_entry_3_enter : std_logic_vector(0 downto 0);
  signal n_054 : std_logic_vector(0 downto 0);
  signal gen_entry_4_enter : std_logic_vector(0 downto 0);
  signal n_055 : std_logic_vector(0 downto 0);
  signal gen_entry_5_enter : std_logic_vector(0 downto 0);
  signal n_056 : std_logic_vector(0 downto 0);
  signal gen_entry_6_enter : std_logic_vector(0 downto 0);
  signal n_057 : std_logic_vector(0 downto 0);
  signal gen_entry_7_enter : std_logic_vector(0 downto 0);
  signal n_059 : std_logic_vector(0 downto 0);
  signal n_058 : std_logic_vector(0 downto 0);
  signal gen_entry_8_enter : std_logic_vector(0 downto 0);
  signal n_049 : std_logic_vector(0 downto 0);
  signal gen_entry_9_enter : std_logic_vector(0 downto 0);
  signal gen_entry_0_move : std_logic_vector(0 downto 0);
  signal gen_entry_1_move : std_logic_vector(0 downto 0);
  signal gen_entry_2_move : std_logic_vector(0 downto 0);
  signal gen_entry_3_move : std_logic_vector(0 downto 0);
  signal gen_entry_4_move : std_logic_vector(0 downto 0);
  signal gen_entry_5_move : std_logic_vector(0 downto 0);
  signal gen_entry_6_move : std_logic_vector(0 downto 0);
  signal gen_entry_7_move : std_logic_vector(0 downto 0);
  signal gen_entry_8_move : std_logic_vector(0 downto 0);
  signal n_060 : std_logic_vector(0 downto 0);
  signal gen_entry_0_stay : std_logic_vector(0 downto 0);
  signal gen_entry_1_stay : std_logic_vector(0 downto 0);
  signal gen_entry_2_stay : std_logic_vector(0 downto 0);
  signal gen_entry_3_stay : std_logic_vector(0 downto 0);
  signal gen_entry_4_stay : std_logic_vector(0 downto 0);
  signal gen_entry_5_stay : std_logic_vector(0 downto 0);
  signal gen_entry_6_stay : std_logic_vector(0 downto 0);
  signal gen_entry_7_stay : std_logic_vector(0 downto 0);
  signal n_061 : std_logic_vector(0 downto 0);
  signal gen_entry_8_stay : std_logic_vector(0 downto 0);
  signal gen_entry_9_stay : std_logic_vector(0 downto 0);
  signal shift_v : std_logic_vector(0 downto 0);
  signal n_062 : std_logic_vector(0 downto 0);
  signal push : std_logic_vector(0 downto 0);
  signal n_074 : std_logic_vector(0 downto 0);
  signal n_010 : std_logic_vector(0 downto 0);
  signal n_075 : std_logic_vector(0 downto 0);
  signal n_011 : std_logic_vector(0 downto 0);
  signal n_076 : std_logic_vector(0 downto 0);
  signal n_012 : std_logic_vector(0 downto 0);
  signal n_077 : std_logic_vector(0 downto 0);
  signal n_013 : std_logic_vector(0 downto 0);
  signal n_078 : std_logic_vector(0 downto 0);
  signal n_014 : std_logic_vector(0 downto 0);
  signal n_079 : std_logic_vector(0 downto 0);
  signal n_015 : std_logic_vector(0 downto 0);
  signal n_080 : std_logic_vector(0 downto 0);
  signal n_016 : std_logic_vector(0 downto 0);
  signal n_081 : std_logic_vector(0 downto 0);
  signal n_017 : std_logic_vector(0 downto 0);
  signal n_082 : std_logic_vector(0 downto 0);
  signal n_018 : std_logic_vector(0 downto 0);
  signal n_019 : std_logic_vector(0 downto 0);
  signal oldest_valid_o_2 : std_logic_vector(0 downto 0);
  signal n_069 : std_logic_vector(0 downto 0);
  signal n_068 : std_logic_vector(0 downto 0);
  signal n_067 : std_logic_vector(0 downto 0);
  signal n_066 : std_logic_vector(0 downto 0);
  signal n_070 : std_logic_vector(0 downto 0);
  signal n_072 : std_logic_vector(0 downto 0);
  signal n_065 : std_logic_vector(0 downto 0);
  signal n_064 : std_logic_vector(0 downto 0);
  signal n_071 : std_logic_vector(0 downto 0);
  signal n_063 : std_logic_vector(0 downto 0);
  signal n_051 : std_logic_vector(0 downto 0);
  signal n_073 : std_logic_vector(0 downto 0);
  signal n_083 : std_logic_vector(129 downto 0);
  signal n_003 : std_logic_vector(129 downto 0);
  signal n_084 : std_logic_vector(129 downto 0);
  signal n_004 : std_logic_vector(129 downto 0);
  signal n_085 : std_logic_vector(129 downto 0);
  signal n_005 : std_logic_vector(129 downto 0);
  signal n_086 : std_logic_vector(129 downto 0);
  signal n_006 : std_logic_vector(129 downto 0);
  signal n_087 : std_logic_vector(129 downto 0);
  signal n_007 : std_logic_vector(129 downto 0);
  signal n_088 : std_logic_vector(129 downto 0);
  signal n_008 : std_logic_vector(129 downto 0);
  signal n_089 : std_logic_vector(129 downto 0);
  signal n_009 : std_logic_vector(129 downto 0);
  signal n_090 : std_logic_vector(129 downto 0);
  signal n_000 : std_logic_vector(129 downto 0);
  signal n_091 : std_logic_vector(129 downto 0);
  signal n_001 : std_logic_vector(129 downto 0);
  signal n_002 : std_logic_vector(129 downto 0);
  signal entry_q_129_0 : std_logic_vector(129 downto 0);
  signal gen_entry_1_ahead : std_logic_vector(0 downto 0);
  signal gen_entry_0_next : std_logic_vector(129 downto 0);
  signal gen_entry_0_behind : std_logic_vector(0 downto 0);
  signal gen_entry_1_next : std_logic_vector(129 downto 0);
  signal gen_entry_1_behind : std_logic_vector(0 downto 0);
  signal gen_entry_2_next : std_logic_vector(129 downto 0);
  signal gen_entry_2_behind : std_logic_vector(0 downto 0);
  signal gen_entry_3_next : std_logic_vector(129 downto 0);
  signal gen_entry_3_behind : std_logic_vector(0 downto 0);
  signal gen_entry_4_next : std_logic_vector(129 downto 0);
  signal gen_entry_4_behind : std_logic_vector(0 downto 0);
  signal gen_entry_5_next : std_logic_vector(129 downto 0);
  signal gen_entry_5_behind : std_logic_vector(0 downto 0);
  signal gen_entry_6_next : std_logic_vector(129 downto 0);
  signal gen_entry_6_behind : std_logic_vector(0 downto 0);
  signal gen_entry_7_next : std_logic_vector(129 downto 0);
  signal gen_entry_7_behind : std_logic_vector(0 downto 0);
  signal gen_entry_8_next : std_logic_vector(129 downto 0);
  signal gen_entry_8_behind : std_logic_vector(0 downto 0);
  signal n_092 : std_logic_vector(0 downto 0);
  signal n_093 : std_logic_vector(0 downto 0);
  signal n_094 : std_logic_vector(0 downto 0);
  signal n_095 : std_logic_vector(0 downto 0);
  signal n_096 : std_logic_vector(0 downto 0);
  signal n_097 : std_logic_vector(0 downto 0);
  signal n_098 : std_logic_vector(0 downto 0);
  signal n_099 : std_logic_vector(0 downto 0);
  signal n_100 : std_logic_vector(0 downto 0);
  signal n_101 : std_logic_vector(0 downto 0);
  signal n : std_logic_vector(129 downto 0);
begin
  n_020 <= (refused_i & tag_i & data_i) and repeat(gen_entry_0_enter, 130);
  n_021 <= gen_entry_0_next and repeat(gen_entry_0_move, 130);
  n_022 <= (refused_i & tag_i & data_i) and repeat(gen_entry_1_enter, 130);
  n_023 <= gen_entry_1_next and repeat(gen_entry_1_move, 130);
  n_024 <= (refused_i & tag_i & data_i) and repeat(gen_entry_2_enter, 130);
  n_025 <= gen_entry_2_next and repeat(gen_entry_2_move, 130);
  n_026 <= (refused_i & tag_i & data_i) and repeat(gen_entry_3_enter, 130);
  n_027 <= gen_entry_3_next and repeat(gen_entry_3_move, 130);
  n_028 <= (refused_i & tag_i & data_i) and repeat(gen_entry_4_enter, 130);
  n_029 <= gen_entry_4_next and repeat(gen_entry_4_move, 130);
  n_030 <= (refused_i & tag_i & data_i) and repeat(gen_entry_5_enter, 130);
  n_031 <= gen_entry_5_next and repeat(gen_entry_5_move, 130);
  n_032 <= (refused_i & tag_i & data_i) and repeat(gen_entry_6_enter, 130);
  n_033 <= gen_entry_6_next and repeat(gen_entry_6_move, 130);
  n_034 <= (refused_i & tag_i & data_i) and repeat(gen_entry_7_enter, 130);
  n_035 <= gen_entry_7_next and repeat(gen_entry_7_move, 130);
  n_036 <= (refused_i & tag_i & data_i) and repeat(gen_entry_8_enter, 130);
  n_037 <= gen_entry_8_next and repeat(gen_entry_8_move, 130);
  n_038 <= (refused_i & tag_i & data_i) and repeat(gen_entry_9_enter, 130);
  n_039 <= entry_q_129_0 and repeat(gen_entry_0_stay, 130);
  n_040 <= gen_entry_0_next and repeat(gen_entry_1_stay, 130);
  n_041 <= gen_entry_1_next and repeat(gen_entry_2_stay, 130);
  n_042 <= gen_entry_2_next and repeat(gen_entry_3_stay, 130);
  n_043 <= gen_entry_3_next and repeat(gen_entry_4_stay, 130);
  n_044 <= gen_entry_4_next and repeat(gen_entry_5_stay, 130);
  n_045 <= gen_entry_5_next and repeat(gen_entry_6_stay, 130);
  n_046 <= gen_entry_6_next and repeat(gen_entry_7_stay, 130);
  n_047 <= gen_entry_7_next and repeat(gen_entry_8_stay, 130);
  n_048 <= gen_entry_8_next and repeat(gen_entry_9_stay, 130);
  gen_entry_0_enter <= n_049 and n_092;
  n_050 <= gen_entry_1_ahead and n_063;
  gen_entry_1_enter <= n_049 and n_093;
  n_052 <= gen_entry_0_behind and n_064;
  gen_entry_2_enter <= n_049 and n_094;
  n_053 <= gen_entry_1_behind and n_065;
  gen_entry_3_enter <= n_049 and n_095;
  n_054 <= gen_entry_2_behind and n_066;
  gen_entry_4_enter <= n_049 and n_096;
  n_055 <= gen_entry_3_behind and n_067;
  gen_entry_5_enter <= n_049 and n_097;
  n_056 <= gen_entry_4_behind and n_068;
  gen_entry_6_enter <= n_049 and n_098;
  n_057 <= gen_entry_5_behind and n_069;
  gen_entry_7_enter <= n_049 and n_099;
  n_059 <= gen_entry_7_behind and n_071;
  n_058 <= gen_entry_6_behind and n_070;
  gen_entry_8_enter <= n_049 and n_100;
  n_049 <= live_i and push;
  gen_entry_9_enter <= n_049 and n_101;
  gen_entry_0_move <= n_060 and gen_entry_0_behind;
  gen_entry_1_move <= n_060 and gen_entry_1_behind;
  gen_entry_2_move <= n_060 and gen_entry_2_behind;
  gen_entry_3_move <= n_060 and gen_entry_3_behind;
  gen_entry_4_move <= n_060 and gen_entry_4_behind;
  gen_entry_5_move <= n_060 and gen_entry_5_behind;
  gen_entry_6_move <= n_060 and gen_entry_6_behind;
  gen_entry_7_move <= n_060 and gen_entry_7_behind;
  gen_entry_8_move <= n_060 and gen_entry_8_behind;
  n_060 <= live_i and shift_v;
  gen_entry_0_stay <= n_061 and gen_entry_1_ahead;
  gen_entry_1_stay <= n_061 and gen_entry_0_behind;
  gen_entry_2_stay <= n_061 and gen_entry_1_behind;
  gen_entry_3_stay <= n_061 and gen_entry_2_behind;
  gen_entry_4_stay <= n_061 and gen_entry_3_behind;
  gen_entry_5_stay <= n_061 and gen_entry_4_behind;
  gen_entry_6_stay <= n_061 and gen_entry_5_behind;
  gen_entry_7_stay <= n_061 and gen_entry_6_behind;
  n_061 <= live_i and n_072;
  gen_entry_8_stay <= n_061 and gen_entry_7_behind;
  gen_entry_9_stay <= n_061 and gen_entry_8_behind;
  shift_v <= oldest_ready_i and gen_entry_1_ahead;
  n_062 <= oldest_ready_i and n_051;
  push <= result_valid_i and n_073;
  n_074 <= gen_entry_0_enter or gen_entry_0_move;
  n_010 <= n_074 or gen_entry_0_stay;
  n_075 <= gen_entry_1_enter or gen_entry_1_move;
  n_011 <= n_075 or gen_entry_1_stay;
  n_076 <= gen_entry_2_enter or gen_entry_2_move;
  n_012 <= n_076 or gen_entry_2_stay;
  n_077 <= gen_entry_3_enter or gen_entry_3_move;
  n_013 <= n_077 or gen_entry_3_stay;
  n_078 <= gen_entry_4_enter or gen_entry_4_move;
  n_014 <= n_078 or gen_entry_4_stay;
  n_079 <= gen_entry_5_enter or gen_entry_5_move;
  n_015 <= n_079 or gen_entry_5_stay;
  n_080 <= gen_entry_6_enter or gen_entry_6_move;
  n_016 <= n_080 or gen_entry_6_stay;
  n_081 <= gen_entry_7_enter or gen_entry_7_move;
  n_017 <= n_081 or gen_entry_7_stay;
  n_082 <= gen_entry_8_enter or gen_entry_8_move;
  n_018 <= n_082 or gen_entry_8_stay;
  n_019 <= gen_entry_9_enter or gen_entry_9_stay;
  oldest_valid_o_2 <= gen_entry_1_ahead or result_valid_i;
  n_069 <= not gen_entry_6_behind;
  n_068 <= not gen_entry_5_behind;
  n_067 <= not gen_entry_4_behind;
  n_066 <= not gen_entry_3_behind;
  n_070 <= not gen_entry_7_behind;
  n_072 <= not shift_v;
  n_065 <= not gen_entry_2_behind;
  n_064 <= not gen_entry_1_behind;
  n_071 <= not gen_entry_8_behind;
  n_063 <= not gen_entry_0_behind;
  n_051 <= not gen_entry_1_ahead;
  n_073 <= not n_062;
  n_083 <= n_020 or n_021;
  n_003 <= n_083 or n_039;
  n_084 <= n_022 or n_023;
  n_004 <= n_084 or n_040;
  n_085 <= n_024 or n_025;
  n_005 <= n_085 or n_041;
  n_086 <= n_026 or n_027;
  n_006 <= n_086 or n_042;
  n_087 <= n_028 or n_029;
  n_007 <= n_087 or n_043;
  n_088 <= n_030 or n_031;
  n_008 <= n_088 or n_044;
  n_089 <= n_032 or n_033;
  n_009 <= n_089 or n_045;
  n_090 <= n_034 or n_035;
  n_000 <= n_090 or n_046;
  n_091 <= n_036 or n_037;
  n_001 <= n_091 or n_047;
  n_002 <= n_038 or n_048;
  entry_q_129_0 <= n_003 when rising_edge(clk_i(0));
  gen_entry_1_ahead <= n_010 when rising_edge(clk_i(0));
  gen_entry_0_next <= n_004 when rising_edge(clk_i(0));
  gen_entry_0_behind <= n_011 when rising_edge(clk_i(0));
  gen_entry_1_next <= n_005 when rising_edge(clk_i(0));
  gen_entry_1_behind <= n_012 when rising_edge(clk_i(0));
  gen_entry_2_next <= n_006 when rising_edge(clk_i(0));
  gen_entry_2_behind <= n_013 when rising_edge(clk_i(0));
  gen_entry_3_next <= n_007 when rising_edge(clk_i(0));
  gen_entry_3_behind <= n_014 when rising_edge(clk_i(0));
  gen_entry_4_next <= n_008 when rising_edge(clk_i(0));
  gen_entry_4_behind <= n_015 when rising_edge(clk_i(0));
  gen_entry_5_next <= n_009 when rising_edge(clk_i(0));
  gen_entry_5_behind <= n_016 when rising_edge(clk_i(0));
  gen_entry_6_next <= n_000 when rising_edge(clk_i(0));
  gen_entry_6_behind <= n_017 when rising_edge(clk_i(0));
  gen_entry_7_next <= n_001 when rising_edge(clk_i(0));
  gen_entry_7_behind <= n_018 when rising_edge(clk_i(0));
  gen_entry_8_next <= n_002 when rising_edge(clk_i(0));
  gen_entry_8_behind <= n_019 when rising_edge(clk_i(0));
  n_092 <= n_051 when shift_v = "0" else n_050 when shift_v = "1" else (others => 'X');
  n_093 <= n_050 when shift_v = "0" else n_052 when shift_v = "1" else (others => 'X');
  n_094 <= n_052 when shift_v = "0" else n_053 when shift_v = "1" else (others => 'X');
  n_095 <= n_053 when shift_v = "0" else n_054 when shift_v = "1" else (others => 'X');
  n_096 <= n_054 when shift_v = "0" else n_055 when shift_v = "1" else (others => 'X');
  n_097 <= n_055 when shift_v = "0" else n_056 when shift_v = "1" else (others => 'X');
  n_098 <= n_056 when shift_v = "0" else n_057 when shift_v = "1" else (others => 'X');
  n_099 <= n_057 when shift_v = "0" else n_058 when shift_v = "1" else (others => 'X');
  n_100 <= n_058 when shift_v = "0" else n_059 when shift_v = "1" else (others => 'X');
  n_101 <= n_059 when shift_v = "0" else gen_entry_8_behind when shift_v = "1" else (others => 'X');
  n <= (refused_i & tag_i & data_i) when gen_entry_1_ahead = "0" else entry_q_129_0 when gen_entry_1_ahead = "1" else (others => 'X');
  oldest_valid_o <= oldest_valid_o_2;
  oldest_o <= n(127 downto 0);
  oldest_tag_o <= n(128 downto 128);
  oldest_refused_o <= n(129 downto 129);
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

entity aes_core_pipeline_1 is
  port (
    clk_i : in  std_logic_vector(0 downto 0);
    live_i : in  std_logic_vector(0 downto 0);
    key_len_i : in  std_logic_vector(1 downto 0);
    key_i : in  std_logic_vector(255 downto 0);
    key_load_i : in  std_logic_vector(0 downto 0);
    key_keep_i : in  std_logic_vector(0 downto 0);
    held_len_i : in  std_logic_vector(1 downto 0);
    key_idle_o : out std_logic_vector(0 downto 0);
    in_valid_i : in  std_logic_vector(0 downto 0);
    in_decrypt_i : in  std_logic_vector(0 downto 0);
    in_data_i : in  std_logic_vector(127 downto 0);
    block_taken_i : in  std_logic_vector(0 downto 0);
    tag_i : in  std_logic_vector(0 downto 0);
    refused_i : in  std_logic_vector(0 downto 0);
    block_ready_o : out std_logic_vector(0 downto 0);
    result_valid_o : out std_logic_vector(0 downto 0);
    result_ready_i : in  std_logic_vector(0 downto 0);
    result_o : out std_logic_vector(127 downto 0);
    result_tag_o : out std_logic_vector(0 downto 0);
    result_refused_o : out std_logic_vector(0 downto 0);
    out_taken_i : in  std_logic_vector(0 downto 0)
  );
end entity;

architecture words of aes_core_pipeline_1 is
  signal gen_round_1_taken : std_logic_vector(0 downto 0);
  signal gen_round_2_taken : std_logic_vector(0 downto 0);
  signal gen_round_3_taken : std_logic_vector(0 downto 0);
  signal gen_round_4_taken : std_logic_vector(0 downto 0);
  signal gen_round_5_taken : std_logic_vector(0 downto 0);
  signal gen_round_6_taken : std_logic_vector(0 downto 0);
  signal gen_round_7_taken : std_logic_vector(0 downto 0);
  signal gen_round_8_taken : std_logic_vector(0 downto 0);
  signal gen_round_9_taken : std_logic_vector(0 downto 0);
  signal block_ready_o_2 : std_logic_vector(0 downto 0);
  signal n_01 : std_logic_vector(0 downto 0);
  signal n_02 : std_logic_vector(0 downto 0);
  signal data_127_0 : std_logic_vector(127 downto 0);
  signal n_00 : std_logic_vector(127 downto 0);
  signal data_1407_1280 : std_logic_vector(127 downto 0);
  signal data_255_128 : std_logic_vector(127 downto 0);
  signal data_383_256 : std_logic_vector(127 downto 0);
  signal data_511_384 : std_logic_vector(127 downto 0);
  signal data_639_512 : std_logic_vector(127 downto 0);
  signal data_767_640 : std_logic_vector(127 downto 0);
  signal data_895_768 : std_logic_vector(127 downto 0);
  signal data_1023_896 : std_logic_vector(127 downto 0);
  signal data_1151_1024 : std_logic_vector(127 downto 0);
  signal data_1279_1152 : std_logic_vector(127 downto 0);
  signal decrypt_keys : std_logic_vector(1279 downto 0);
  signal encrypt_keys : std_logic_vector(1279 downto 0);
  signal first_key : std_logic_vector(127 downto 0);
  signal key_idle_o_2 : std_logic_vector(0 downto 0);
  signal keys_ready : std_logic_vector(0 downto 0);
  signal skip : std_logic_vector(9 downto 0);
  signal inverse : std_logic_vector(9 downto 0);
  signal room : std_logic_vector(0 downto 0);
  signal finished_refused : std_logic_vector(0 downto 0);
  signal finishes : std_logic_vector(0 downto 0);
  signal finished_tag : std_logic_vector(0 downto 0);
  signal take : std_logic_vector(9 downto 0);
  signal result_o_2 : std_logic_vector(127 downto 0);
  signal result_refused_o_2 : std_logic_vector(0 downto 0);
  signal result_tag_o_2 : std_logic_vector(0 downto 0);
  signal result_valid_o_2 : std_logic_vector(0 downto 0);
  signal entered : std_logic_vector(127 downto 0);
  signal gen_round_10_u_round_take_i : std_logic_vector(0 downto 0);
  signal gen_round_10_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_10_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_10_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_1_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_1_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_1_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_2_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_2_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_2_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_3_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_3_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_3_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_4_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_4_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_4_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_5_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_5_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_5_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_6_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_6_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_6_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_7_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_7_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_7_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_8_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_8_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_8_u_round_byte_i : std_logic_vector(7 downto 0);
  signal gen_round_9_u_round_write_i : std_logic_vector(0 downto 0);
  signal gen_round_9_u_round_address_i : std_logic_vector(7 downto 0);
  signal gen_round_9_u_round_byte_i : std_logic_vector(7 downto 0);
  signal genblk8_gen_stored_u_keys_hold_i : std_logic_vector(0 downto 0);
  signal u_control_hold_i : std_logic_vector(0 downto 0);
begin
  gen_round_1_taken <= take(1 downto 1) and live_i;
  gen_round_2_taken <= take(2 downto 2) and live_i;
  gen_round_3_taken <= take(3 downto 3) and live_i;
  gen_round_4_taken <= take(4 downto 4) and live_i;
  gen_round_5_taken <= take(5 downto 5) and live_i;
  gen_round_6_taken <= take(6 downto 6) and live_i;
  gen_round_7_taken <= take(7 downto 7) and live_i;
  gen_round_8_taken <= take(8 downto 8) and live_i;
  gen_round_9_taken <= take(9 downto 9) and live_i;
  block_ready_o_2 <= keys_ready and room;
  n_01 <= take(0 downto 0) and live_i;
  n_02 <= not live_i;
  data_127_0 <= n_00 when rising_edge(clk_i(0));
  n_00 <= word'("00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000") when n_01 = "0" else entered when n_01 = "1" else (others => 'X');
  gen_round_10_u_round_take_i <= word'("0");
  gen_round_10_u_round_write_i <= word'("0");
  gen_round_10_u_round_address_i <= word'("00000000");
  gen_round_10_u_round_byte_i <= word'("00000000");
  gen_round_10_u_round : entity work.aes_pipeline_round_1
  port map (
    clk_i => clk_i,
    take_i => gen_round_10_u_round_take_i,
    sub_inverse_i => inverse(9 downto 9),
    mix_inverse_i => inverse(9 downto 9),
    write_i => gen_round_10_u_round_write_i,
    address_i => gen_round_10_u_round_address_i,
    byte_i => gen_round_10_u_round_byte_i,
    skip_i => skip(9 downto 9),
    encrypt_key_i => encrypt_keys(1279 downto 1152),
    decrypt_key_i => decrypt_keys(1279 downto 1152),
    data_i => data_1279_1152,
    data_o => data_1407_1280
  );
  gen_round_1_u_round_write_i <= word'("0");
  gen_round_1_u_round_address_i <= word'("00000000");
  gen_round_1_u_round_byte_i <= word'("00000000");
  gen_round_1_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_1_taken,
    sub_inverse_i => inverse(0 downto 0),
    mix_inverse_i => inverse(0 downto 0),
    write_i => gen_round_1_u_round_write_i,
    address_i => gen_round_1_u_round_address_i,
    byte_i => gen_round_1_u_round_byte_i,
    skip_i => skip(0 downto 0),
    encrypt_key_i => encrypt_keys(127 downto 0),
    decrypt_key_i => decrypt_keys(127 downto 0),
    data_i => data_127_0,
    data_o => data_255_128
  );
  gen_round_2_u_round_write_i <= word'("0");
  gen_round_2_u_round_address_i <= word'("00000000");
  gen_round_2_u_round_byte_i <= word'("00000000");
  gen_round_2_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_2_taken,
    sub_inverse_i => inverse(1 downto 1),
    mix_inverse_i => inverse(1 downto 1),
    write_i => gen_round_2_u_round_write_i,
    address_i => gen_round_2_u_round_address_i,
    byte_i => gen_round_2_u_round_byte_i,
    skip_i => skip(1 downto 1),
    encrypt_key_i => encrypt_keys(255 downto 128),
    decrypt_key_i => decrypt_keys(255 downto 128),
    data_i => data_255_128,
    data_o => data_383_256
  );
  gen_round_3_u_round_write_i <= word'("0");
  gen_round_3_u_round_address_i <= word'("00000000");
  gen_round_3_u_round_byte_i <= word'("00000000");
  gen_round_3_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_3_taken,
    sub_inverse_i => inverse(2 downto 2),
    mix_inverse_i => inverse(2 downto 2),
    write_i => gen_round_3_u_round_write_i,
    address_i => gen_round_3_u_round_address_i,
    byte_i => gen_round_3_u_round_byte_i,
    skip_i => skip(2 downto 2),
    encrypt_key_i => encrypt_keys(383 downto 256),
    decrypt_key_i => decrypt_keys(383 downto 256),
    data_i => data_383_256,
    data_o => data_511_384
  );
  gen_round_4_u_round_write_i <= word'("0");
  gen_round_4_u_round_address_i <= word'("00000000");
  gen_round_4_u_round_byte_i <= word'("00000000");
  gen_round_4_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_4_taken,
    sub_inverse_i => inverse(3 downto 3),
    mix_inverse_i => inverse(3 downto 3),
    write_i => gen_round_4_u_round_write_i,
    address_i => gen_round_4_u_round_address_i,
    byte_i => gen_round_4_u_round_byte_i,
    skip_i => skip(3 downto 3),
    encrypt_key_i => encrypt_keys(511 downto 384),
    decrypt_key_i => decrypt_keys(511 downto 384),
    data_i => data_511_384,
    data_o => data_639_512
  );
  gen_round_5_u_round_write_i <= word'("0");
  gen_round_5_u_round_address_i <= word'("00000000");
  gen_round_5_u_round_byte_i <= word'("00000000");
  gen_round_5_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_5_taken,
    sub_inverse_i => inverse(4 downto 4),
    mix_inverse_i => inverse(4 downto 4),
    write_i => gen_round_5_u_round_write_i,
    address_i => gen_round_5_u_round_address_i,
    byte_i => gen_round_5_u_round_byte_i,
    skip_i => skip(4 downto 4),
    encrypt_key_i => encrypt_keys(639 downto 512),
    decrypt_key_i => decrypt_keys(639 downto 512),
    data_i => data_639_512,
    data_o => data_767_640
  );
  gen_round_6_u_round_write_i <= word'("0");
  gen_round_6_u_round_address_i <= word'("00000000");
  gen_round_6_u_round_byte_i <= word'("00000000");
  gen_round_6_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_6_taken,
    sub_inverse_i => inverse(5 downto 5),
    mix_inverse_i => inverse(5 downto 5),
    write_i => gen_round_6_u_round_write_i,
    address_i => gen_round_6_u_round_address_i,
    byte_i => gen_round_6_u_round_byte_i,
    skip_i => skip(5 downto 5),
    encrypt_key_i => encrypt_keys(767 downto 640),
    decrypt_key_i => decrypt_keys(767 downto 640),
    data_i => data_767_640,
    data_o => data_895_768
  );
  gen_round_7_u_round_write_i <= word'("0");
  gen_round_7_u_round_address_i <= word'("00000000");
  gen_round_7_u_round_byte_i <= word'("00000000");
  gen_round_7_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_7_taken,
    sub_inverse_i => inverse(6 downto 6),
    mix_inverse_i => inverse(6 downto 6),
    write_i => gen_round_7_u_round_write_i,
    address_i => gen_round_7_u_round_address_i,
    byte_i => gen_round_7_u_round_byte_i,
    skip_i => skip(6 downto 6),
    encrypt_key_i => encrypt_keys(895 downto 768),
    decrypt_key_i => decrypt_keys(895 downto 768),
    data_i => data_895_768,
    data_o => data_1023_896
  );
  gen_round_8_u_round_write_i <= word'("0");
  gen_round_8_u_round_address_i <= word'("00000000");
  gen_round_8_u_round_byte_i <= word'("00000000");
  gen_round_8_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_8_taken,
    sub_inverse_i => inverse(7 downto 7),
    mix_inverse_i => inverse(7 downto 7),
    write_i => gen_round_8_u_round_write_i,
    address_i => gen_round_8_u_round_address_i,
    byte_i => gen_round_8_u_round_byte_i,
    skip_i => skip(7 downto 7),
    encrypt_key_i => encrypt_keys(1023 downto 896),
    decrypt_key_i => decrypt_keys(1023 downto 896),
    data_i => data_1023_896,
    data_o => data_1151_1024
  );
  gen_round_9_u_round_write_i <= word'("0");
  gen_round_9_u_round_address_i <= word'("00000000");
  gen_round_9_u_round_byte_i <= word'("00000000");
  gen_round_9_u_round : entity work.aes_pipeline_round_2
  port map (
    clk_i => clk_i,
    take_i => gen_round_9_taken,
    sub_inverse_i => inverse(8 downto 8),
    mix_inverse_i => inverse(8 downto 8),
    write_i => gen_round_9_u_round_write_i,
    address_i => gen_round_9_u_round_address_i,
    byte_i => gen_round_9_u_round_byte_i,
    skip_i => skip(8 downto 8),
    encrypt_key_i => encrypt_keys(1151 downto 1024),
    decrypt_key_i => decrypt_keys(1151 downto 1024),
    data_i => data_1151_1024,
    data_o => data_1279_1152
  );
  genblk8_gen_stored_u_keys_hold_i <= word'("0");
  genblk8_gen_stored_u_keys : entity work.aes_key_bank_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    load_i => key_load_i,
    key_i => key_i,
    key_len_i => held_len_i,
    load_len_i => key_len_i,
    keep_i => key_keep_i,
    hold_i => genblk8_gen_stored_u_keys_hold_i,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    idle_o => key_idle_o_2,
    ready_o => keys_ready,
    first_key_o => first_key,
    encrypt_keys_o => encrypt_keys,
    decrypt_keys_o => decrypt_keys,
    skip_o => skip
  );
  u_control_hold_i <= word'("0");
  u_control : entity work.aes_pipeline_control_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    ready_o => room,
    block_taken_i => block_taken_i,
    decrypt_i => in_decrypt_i,
    tag_i => tag_i,
    refused_i => refused_i,
    hold_i => u_control_hold_i,
    result_taken_i => out_taken_i,
    take_o => take,
    inverse_o => inverse,
    result_valid_o => finishes,
    tag_o => finished_tag,
    refused_o => finished_refused
  );
  u_fifo : entity work.aes_result_fifo_1
  port map (
    clk_i => clk_i,
    live_i => live_i,
    sleep_i => n_02,
    take_i => take(9 downto 9),
    result_valid_i => finishes,
    data_i => data_1407_1280,
    tag_i => finished_tag,
    refused_i => finished_refused,
    oldest_valid_o => result_valid_o_2,
    oldest_ready_i => result_ready_i,
    oldest_o => result_o_2,
    oldest_tag_o => result_tag_o_2,
    oldest_refused_o => result_refused_o_2
  );
  u_first_add : entity work.aes_add_round_key
  port map (
    data_i => in_data_i,
    key_i => first_key,
    data_o => entered
  );
  key_idle_o <= key_idle_o_2;
  block_ready_o <= block_ready_o_2;
  result_valid_o <= result_valid_o_2;
  result_o <= result_o_2;
  result_tag_o <= result_tag_o_2;
  result_refused_o <= result_refused_o_2;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use work.aes128_pipeline_words.all;

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
use work.aes128_pipeline_words.all;

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
  signal out_taken : std_logic_vector(0 downto 0);
  signal out_data_o_2 : std_logic_vector(127 downto 0);
  signal out_error_o_2 : std_logic_vector(0 downto 0);
  signal out_tag_o_2 : std_logic_vector(0 downto 0);
  signal out_valid_o_2 : std_logic_vector(0 downto 0);
  signal gen_wide_genblk1_gen_cleared_unused : std_logic_vector(0 downto 0);
  signal result_ready : std_logic_vector(0 downto 0);
  signal block_ready : std_logic_vector(0 downto 0);
  signal key_idle : std_logic_vector(0 downto 0);
  signal result : std_logic_vector(127 downto 0);
  signal result_refused : std_logic_vector(0 downto 0);
  signal result_tag : std_logic_vector(0 downto 0);
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
  signal tag : std_logic_vector(0 downto 0);
begin
  out_taken <= out_valid_o_2 and out_ready_i;
  gen_wide_genblk1_gen_cleared_u_data : entity work.aes_result_cleared_1
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_clear_i => key_clear_i,
    result_ready_i => result_ready,
    result_valid_i => result_valid,
    refused_i => result_refused,
    data_i => result,
    out_data_o => out_data_o_2
  );
  gen_wide_u_result : entity work.aes_result_3
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_clear_i => key_clear_i,
    result_valid_i => result_valid,
    result_ready_o => result_ready,
    tag_i => result_tag,
    refused_i => result_refused,
    refused_o => gen_wide_genblk1_gen_cleared_unused,
    out_valid_o => out_valid_o_2,
    out_ready_i => out_ready_i,
    out_tag_o => out_tag_o_2,
    out_error_o => out_error_o_2
  );
  genblk22_gen_pipeline_u_engine : entity work.aes_core_pipeline_1
  port map (
    clk_i => clk_i,
    live_i => gen_wide_result_live,
    key_len_i => key_len_i,
    key_i => key_i,
    key_load_i => key_beat,
    key_keep_i => key_keep,
    held_len_i => held_len,
    key_idle_o => key_idle,
    in_valid_i => in_valid_i,
    in_decrypt_i => in_decrypt_i,
    in_data_i => in_data_i,
    block_taken_i => block_beat,
    tag_i => tag,
    refused_i => refused,
    block_ready_o => block_ready,
    result_valid_o => result_valid,
    result_ready_i => result_ready,
    result_o => result,
    result_tag_o => result_tag,
    result_refused_o => result_refused,
    out_taken_i => out_taken
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
    tag_o => tag,
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
use work.aes128_pipeline_words.all;

entity aes128_pipeline_core is
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

architecture words of aes128_pipeline_core is
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

entity aes128_pipeline is
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

architecture model of aes128_pipeline is
begin
  u_core : entity work.aes128_pipeline_core
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
