-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Self-checking test bench of the VHDL model of aes128_serial: key 000102... and block 00112233...,
-- as in FIPS-197 appendix C, 128-bit keys, encrypt and decrypt.
-- Made by `aesilicon build aes128-serial`. VHDL-93 and later.
-- Ends by itself: reports PASS, or FAIL with severity failure.

library ieee;
use ieee.std_logic_1164.all;

entity aes128_serial_tb is
end entity;

architecture bench of aes128_serial_tb is
  signal clk : std_logic := '0';
  signal done : boolean := false;
  signal rst_n : std_logic := '0';
  signal key_valid : std_logic := '0';
  signal key_ready : std_logic;
  signal key_len : std_logic_vector(1 downto 0) := (others => '0');
  signal key : std_logic_vector(255 downto 0) := (others => '0');
  signal key_clear : std_logic := '0';
  signal key_error : std_logic;
  signal in_valid : std_logic := '0';
  signal in_ready : std_logic;
  signal in_decrypt : std_logic := '0';
  signal in_chain : std_logic := '0';
  signal block_len : std_logic_vector(1 downto 0) := (others => '0');
  signal in_data : std_logic_vector(127 downto 0) := (others => '0');
  signal in_tag : std_logic_vector(0 downto 0) := (others => '0');
  signal out_valid : std_logic;
  signal out_ready : std_logic := '1';
  signal out_data : std_logic_vector(127 downto 0);
  signal out_tag : std_logic_vector(0 downto 0);
  signal out_error : std_logic;
begin
  dut : entity work.aes128_serial
  port map (
    clk_i => clk,
    rst_ni => rst_n,
    key_valid_i => key_valid,
    key_ready_o => key_ready,
    key_len_i => key_len,
    key_i => key,
    key_clear_i => key_clear,
    key_error_o => key_error,
    in_valid_i => in_valid,
    in_ready_o => in_ready,
    in_decrypt_i => in_decrypt,
    in_chain_i => in_chain,
    block_len_i => block_len,
    in_data_i => in_data,
    in_tag_i => in_tag,
    out_valid_o => out_valid,
    out_ready_i => out_ready,
    out_data_o => out_data,
    out_tag_o => out_tag,
    out_error_o => out_error
  );

  process
  begin
    while not done loop
      wait for 5 ns;
      clk <= not clk;
    end loop;
    wait;
  end process;

  process
  begin
    wait until rising_edge(clk);
    loop
      wait until falling_edge(clk);
      wait for 2 ns;
      assert not is_x(key_ready)
        report "FAIL: key_ready_o is unknown" severity failure;
      assert not is_x(key_error)
        report "FAIL: key_error_o is unknown" severity failure;
      assert not is_x(in_ready)
        report "FAIL: in_ready_o is unknown" severity failure;
      assert not is_x(out_valid)
        report "FAIL: out_valid_o is unknown" severity failure;
      assert not is_x(out_data)
        report "FAIL: out_data_o is unknown" severity failure;
      assert out_valid /= '1' or not is_x(out_tag)
        report "FAIL: out_tag_o is unknown" severity failure;
      assert not is_x(out_error)
        report "FAIL: out_error_o is unknown" severity failure;
    end loop;
  end process;

  process
  begin
    wait for 100000 ns;
    assert done report "FAIL: no answer in 10000 clocks" severity failure;
    wait;
  end process;

  process
    variable failures, checks : natural := 0;

    -- Stimuli change on the falling edge.
    procedure load_key(length : std_logic_vector(1 downto 0); value : std_logic_vector(255 downto 0)) is
    begin
      wait until falling_edge(clk);
      key_len <= length;
      key <= value;
      key_valid <= '1';
      wait for 1 ns;
      while key_ready /= '1' loop
        wait until falling_edge(clk);
        wait for 1 ns;
      end loop;
      wait until falling_edge(clk);
      key_valid <= '0';
    end procedure;

    procedure check(
      decrypt : std_logic;
      length : std_logic_vector(1 downto 0);
      data, expected : std_logic_vector(127 downto 0);
      tag : std_logic_vector(0 downto 0)
    ) is
    begin
      wait until falling_edge(clk);
      in_decrypt <= decrypt;
      block_len <= length;
      in_data <= data;
      in_tag <= tag;
      in_valid <= '1';
      wait for 1 ns;
      while in_ready /= '1' loop
        wait until falling_edge(clk);
        wait for 1 ns;
      end loop;
      wait until falling_edge(clk);
      in_valid <= '0';
      in_data <= not data;
      in_tag <= not tag;
      wait for 1 ns;
      while out_valid /= '1' loop
        wait until falling_edge(clk);
        wait for 1 ns;
      end loop;
      checks := checks + 1;
      if out_error /= '0' or key_error /= '0' or out_data /= expected or out_tag /= tag then
        failures := failures + 1;
        report "block " & integer'image(checks) & " is wrong" severity warning;
      end if;
    end procedure;
  begin
    for i in 1 to 3 loop
      wait until falling_edge(clk);
    end loop;
    rst_n <= '1';
    load_key("00", x"000102030405060708090a0b0c0d0e0f00000000000000000000000000000000");
    check('0', "00", x"00112233445566778899aabbccddeeff",
          x"69c4e0d86a7b0430d8cdb78070b4c55a", "1");
    check('0', "00", x"00112233445566778899aabbccddeeff",
          x"69c4e0d86a7b0430d8cdb78070b4c55a", "0");
    check('1', "00", x"69c4e0d86a7b0430d8cdb78070b4c55a",
          x"00112233445566778899aabbccddeeff", "1");
    check('1', "00", x"69c4e0d86a7b0430d8cdb78070b4c55a",
          x"00112233445566778899aabbccddeeff", "0");
    assert failures = 0
      report "FAIL: " & integer'image(failures) & " of " & integer'image(checks) & " blocks"
      severity failure;
    report "PASS: " & integer'image(checks) & " blocks" severity note;
    done <= true;
    wait;
  end process;
end architecture;
