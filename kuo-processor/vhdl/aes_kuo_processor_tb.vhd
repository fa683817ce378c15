-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Self-checking test bench of the VHDL model of aes_kuo_processor: a vector of each block and key length,
-- encrypt and decrypt.
-- Made by `aesilicon build kuo-processor`. VHDL-93 and later.
-- Ends by itself: reports PASS, or FAIL with severity failure.

library ieee;
use ieee.std_logic_1164.all;

entity aes_kuo_processor_tb is
end entity;

architecture bench of aes_kuo_processor_tb is
  signal clk : std_logic := '0';
  signal done : boolean := false;
  signal rst_n : std_logic := '0';
  signal instr_valid : std_logic := '0';
  signal instr : std_logic_vector(3 downto 0) := (others => '0');
  signal ready : std_logic;
  signal status : std_logic_vector(2 downto 0);
  signal in_valid : std_logic := '0';
  signal in_ready : std_logic;
  signal in_data : std_logic_vector(15 downto 0) := (others => '0');
  signal out_valid : std_logic;
  signal out_ready : std_logic := '0';
  signal out_data : std_logic_vector(15 downto 0);
begin
  dut : entity work.aes_kuo_processor
  port map (
    clk_i => clk,
    rst_ni => rst_n,
    instr_valid_i => instr_valid,
    instr_i => instr,
    ready_o => ready,
    status_o => status,
    in_valid_i => in_valid,
    in_ready_o => in_ready,
    in_data_i => in_data,
    out_valid_o => out_valid,
    out_ready_i => out_ready,
    out_data_o => out_data
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
      assert not is_x(ready)
        report "FAIL: ready_o is unknown" severity failure;
      assert not is_x(status)
        report "FAIL: status_o is unknown" severity failure;
      assert not is_x(in_ready)
        report "FAIL: in_ready_o is unknown" severity failure;
      assert not is_x(out_valid)
        report "FAIL: out_valid_o is unknown" severity failure;
      assert not is_x(out_data)
        report "FAIL: out_data_o is unknown" severity failure;
    end loop;
  end process;

  process
  begin
    wait for 200000 ns;
    assert done report "FAIL: no answer in 20000 clocks" severity failure;
    wait;
  end process;

  process
    variable failures, checks : natural := 0;

    -- Stimuli change on the falling edge.
    procedure give(code : std_logic_vector(3 downto 0); due : std_logic_vector(2 downto 0)) is
    begin
      wait until falling_edge(clk);
      while ready /= '1' loop
        wait until falling_edge(clk);
      end loop;
      instr <= code;
      instr_valid <= '1';
      wait until falling_edge(clk);
      instr_valid <= '0';
      if status /= due then
        failures := failures + 1;
        report "an instruction has another status" severity warning;
      end if;
    end procedure;

    -- Input Key or Input Data, behind the instruction that sets the length.
    procedure load(
      set_length, code : std_logic_vector(3 downto 0);
      words : natural;
      value : std_logic_vector(255 downto 0)
    ) is
    begin
      give(set_length, "000");
      give(code, "000");
      for n in 0 to words - 1 loop
        in_data <= value(255 - 16 * n downto 240 - 16 * n);
        in_valid <= '1';
        wait for 1 ns;
        while in_ready /= '1' loop
          wait until falling_edge(clk);
          wait for 1 ns;
        end loop;
        wait until falling_edge(clk);
      end loop;
      in_valid <= '0';
    end procedure;

    procedure check(
      set_length, code : std_logic_vector(3 downto 0);
      words : natural;
      data, expected : std_logic_vector(255 downto 0)
    ) is
      variable got : std_logic_vector(255 downto 0) := (others => '0');
    begin
      load(set_length, "1001", words, data);
      give(code, "000");
      give("0111", "000");
      out_ready <= '1';
      for n in 0 to words - 1 loop
        wait for 1 ns;
        while out_valid /= '1' loop
          wait until falling_edge(clk);
          wait for 1 ns;
        end loop;
        got(255 - 16 * n downto 240 - 16 * n) := out_data;
        wait until falling_edge(clk);
      end loop;
      out_ready <= '0';
      checks := checks + 1;
      if got /= expected then
        failures := failures + 1;
        report "block " & integer'image(checks) & " is wrong" severity warning;
      end if;
    end procedure;
  begin
    for i in 1 to 3 loop
      wait until falling_edge(clk);
    end loop;
    rst_n <= '1';
    load("0010", "0001", 8, x"000102030405060708090a0b0c0d0e0f00000000000000000000000000000000");
    check("1010", "1101", 8,
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000",
          x"69c4e0d86a7b0430d8cdb78070b4c55a00000000000000000000000000000000");
    check("1010", "0101", 8,
          x"69c4e0d86a7b0430d8cdb78070b4c55a00000000000000000000000000000000",
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000");
    check("1011", "1101", 12,
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000",
          x"e64018d211d8349b350f38893d7d23899fece7a9aca7c6ba0000000000000000");
    check("1011", "0101", 12,
          x"e64018d211d8349b350f38893d7d23899fece7a9aca7c6ba0000000000000000",
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000");
    check("1100", "1101", 16,
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f",
          x"98c6f98ba9631b91c34f431e0887c561b6ac44c985cecd38dbc4cb30b9170d2f");
    check("1100", "0101", 16,
          x"98c6f98ba9631b91c34f431e0887c561b6ac44c985cecd38dbc4cb30b9170d2f",
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f");
    load("0011", "0001", 12, x"000102030405060708090a0b0c0d0e0f10111213141516170000000000000000");
    check("1010", "1101", 8,
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000",
          x"dda97ca4864cdfe06eaf70a0ec0d719100000000000000000000000000000000");
    check("1010", "0101", 8,
          x"dda97ca4864cdfe06eaf70a0ec0d719100000000000000000000000000000000",
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000");
    check("1011", "1101", 12,
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000",
          x"78be2d48f76d71da6966f3a175fb71ad66b70b2076c3cf1d0000000000000000");
    check("1011", "0101", 12,
          x"78be2d48f76d71da6966f3a175fb71ad66b70b2076c3cf1d0000000000000000",
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000");
    check("1100", "1101", 16,
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f",
          x"3c386395e910345a59a7dd165dcbda604bf072f0a03a6b0055a79b734e668868");
    check("1100", "0101", 16,
          x"3c386395e910345a59a7dd165dcbda604bf072f0a03a6b0055a79b734e668868",
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f");
    load("0100", "0001", 16, x"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    check("1010", "1101", 8,
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000",
          x"8ea2b7ca516745bfeafc49904b49608900000000000000000000000000000000");
    check("1010", "0101", 8,
          x"8ea2b7ca516745bfeafc49904b49608900000000000000000000000000000000",
          x"00112233445566778899aabbccddeeff00000000000000000000000000000000");
    check("1011", "1101", 12,
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000",
          x"65d851df8d04b5cbb510935fdd1eb17b33efb8cb255ee7120000000000000000");
    check("1011", "0101", 12,
          x"65d851df8d04b5cbb510935fdd1eb17b33efb8cb255ee7120000000000000000",
          x"00112233445566778899aabbccddeeff10213243546576870000000000000000");
    check("1100", "1101", 16,
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f",
          x"288fa9d23d00d9dc0a39b33fa92867c6488b5e0f18a6f74c072078ec815462e6");
    check("1100", "0101", 16,
          x"288fa9d23d00d9dc0a39b33fa92867c6488b5e0f18a6f74c072078ec815462e6",
          x"00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f");
    assert failures = 0
      report "FAIL: " & integer'image(failures) & " in " & integer'image(checks) & " blocks"
      severity failure;
    report "PASS: " & integer'image(checks) & " blocks" severity note;
    done <= true;
    wait;
  end process;
end architecture;
