-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Clock and reset for `neorv32_aes`, and a receiver that prints what the program sends by UART and
-- ends the simulation after its third line. An error if a line is another, or late.

library ieee;
use ieee.std_logic_1164.all;
use std.textio.all;

entity neorv32_aes_tb is
end entity;

architecture bench of neorv32_aes_tb is
  -- Of 5 000 000 baud.
  constant BIT_TIME : time := 200 ns;
  -- Test case 4 of the paper on GCM by McGrew and Viega.
  constant CIPHERTEXT : string :=
    "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e" &
    "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091";
  constant TAG : string := "5bc94fbc3221a5db94fae95ae7121a47";

  signal clk, reset_n : std_ulogic := '0';
  signal txd          : std_ulogic;
begin

  clk     <= not clk after 5 ns;
  reset_n <= '1' after 100 ns;

  u_system : entity work.neorv32_aes
    port map (clk_i => clk, rstn_i => reset_n, uart0_txd_o => txd, uart0_rxd_i => '1');

  process
    variable said  : line;
    variable code  : natural;
    variable lines : natural := 0;
    variable right : boolean;
  begin
    wait until falling_edge(txd) and reset_n = '1';
    wait for 1.5 * BIT_TIME;
    code := 0;
    for n in 0 to 7 loop
      if txd = '1' then
        code := code + 2 ** n;
      end if;
      wait for BIT_TIME;
    end loop;
    if code = 10 then
      case lines is
        when 0      => right := said.all = "ciphertext " & CIPHERTEXT;
        when 1      => right := said.all = "tag " & TAG;
        when others => right := said.all = "decrypted";
      end case;
      writeline(output, said);
      assert right report "FAIL: this line is wrong" severity failure;
      lines := lines + 1;
      if lines = 3 then
        std.env.finish;
      end if;
    elsif code /= 13 then
      write(said, character'val(code));
    end if;
  end process;

  process
  begin
    wait for 5 ms;
    report "FAIL: the program has not ended in 5 ms" severity failure;
  end process;

end architecture;
