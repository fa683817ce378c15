-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Clock and reset for examples/neorv32.

library ieee;
use ieee.std_logic_1164.all;

entity neorv32_aes_tb is
end entity;

architecture bench of neorv32_aes_tb is
  signal clk, reset_n : std_ulogic := '0';
begin

  clk     <= not clk after 5 ns;
  reset_n <= '1' after 33 ns;

  u_system : entity work.neorv32_aes
    port map (clk_i => clk, rstn_i => reset_n, uart0_txd_o => open, uart0_rxd_i => '1');

end architecture;
