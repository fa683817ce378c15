-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- The external bus of NEORV32 (XBUS) to one device at APB4. An access takes two clocks, more if the
-- device waits. Addresses of others are answered with an error.
--
--   clock      0      1      2
--   xbus_stb   A             B
--   psel       A      A      B
--   penable           A
--   xbus_ack          A
--
-- The master keeps address, direction and data until the answer, as NEORV32 does. Bursts, which
-- its caches make, are not served: the device is at addresses that are never cached.

library ieee;
use ieee.std_logic_1164.all;

entity xbus_apb is
  generic (
    -- The device has 128 bytes from here on.
    BASE : std_ulogic_vector(31 downto 0) := x"F0000000"
  );
  port (
    clk_i      : in  std_ulogic;
    -- Synchronous, active low.
    rst_ni     : in  std_ulogic;

    xbus_adr_i : in  std_ulogic_vector(31 downto 0);
    xbus_dat_i : in  std_ulogic_vector(31 downto 0);
    xbus_tag_i : in  std_ulogic_vector(2 downto 0);
    xbus_we_i  : in  std_ulogic;
    xbus_sel_i : in  std_ulogic_vector(3 downto 0);
    -- For one clock, or until the answer.
    xbus_stb_i : in  std_ulogic;
    xbus_cyc_i : in  std_ulogic;
    xbus_dat_o : out std_ulogic_vector(31 downto 0);
    xbus_ack_o : out std_ulogic;
    xbus_err_o : out std_ulogic;

    psel       : out std_ulogic;
    penable    : out std_ulogic;
    pwrite     : out std_ulogic;
    paddr      : out std_ulogic_vector(6 downto 0);
    pprot      : out std_ulogic_vector(2 downto 0);
    pwdata     : out std_ulogic_vector(31 downto 0);
    pstrb      : out std_ulogic_vector(3 downto 0);
    pready     : in  std_ulogic;
    prdata     : in  std_ulogic_vector(31 downto 0);
    pslverr    : in  std_ulogic
  );
end entity;

architecture rtl of xbus_apb is
  signal idle, starts, here, access_q, stray_q : std_ulogic;
begin

  idle   <= not access_q and not stray_q;
  starts <= rst_ni and xbus_cyc_i and xbus_stb_i and idle;
  here   <= '1' when xbus_adr_i(31 downto 7) = BASE(31 downto 7) else '0';

  process (clk_i)
  begin
    if rising_edge(clk_i) then
      access_q <= rst_ni and ((starts and here) or (access_q and not pready));
      stray_q  <= starts and not here;
    end if;
  end process;

  psel    <= (starts and here) or access_q;
  penable <= access_q;
  pwrite  <= xbus_we_i;
  paddr   <= xbus_adr_i(6 downto 0);
  pprot   <= xbus_tag_i;
  pwdata  <= xbus_dat_i;
  pstrb   <= xbus_sel_i when xbus_we_i = '1' else "0000";

  xbus_dat_o <= prdata;
  xbus_ack_o <= access_q and pready and not pslverr;
  xbus_err_o <= (access_q and pready and pslverr) or stray_q;

end architecture;
