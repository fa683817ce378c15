-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- A memory at APB4 with the ports of the bundle of aes128-gcm. It holds the master to the protocol,
-- waits for 0 to 3 clocks, counts accesses in word 30 and refuses word 31.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity aes128_gcm_apb is
  port (
    pclk    : in  std_logic;
    presetn : in  std_logic;
    irq     : out std_logic;
    psel    : in  std_logic;
    penable : in  std_logic;
    pwrite  : in  std_logic;
    paddr   : in  std_logic_vector(6 downto 0);
    pprot   : in  std_logic_vector(2 downto 0);
    pwdata  : in  std_logic_vector(31 downto 0);
    pstrb   : in  std_logic_vector(3 downto 0);
    pready  : out std_logic;
    prdata  : out std_logic_vector(31 downto 0);
    pslverr : out std_logic
  );
end entity;

architecture stub of aes128_gcm_apb is
  type words is array (0 to 31) of std_logic_vector(31 downto 0);
  signal memory         : words := (others => (others => '0'));
  signal waits, count   : natural := 0;
  signal busy_q         : std_logic := '0';
  signal request, asked : std_logic_vector(46 downto 0);
  signal refused        : boolean;
begin

  irq     <= '0';
  request <= pwrite & paddr & pprot & pwdata & pstrb;
  refused <= paddr(6 downto 2) = "11111";
  pready  <= '1' when busy_q = '1' and waits = 0 else '0';
  pslverr <= '1' when busy_q = '1' and waits = 0 and refused else '0';
  prdata  <= (others => '-') when busy_q = '0' or waits > 0 else
             std_logic_vector(to_unsigned(count, 32)) when paddr(6 downto 2) = "11110" else
             memory(to_integer(unsigned(paddr(6 downto 2))));

  process (pclk)
  begin
    if rising_edge(pclk) then
      if presetn = '0' then
        busy_q <= '0';
      elsif busy_q = '0' then
        assert penable = '0' report "FAIL: an access without setup" severity failure;
        if psel = '1' then
          assert pwrite = '1' or pstrb = "0000"
            report "FAIL: strobes in a read" severity failure;
          assert pprot = "001" report "FAIL: another protection" severity failure;
          busy_q <= '1';
          asked  <= request;
          waits  <= count mod 4;
        end if;
      else
        assert psel = '1' and penable = '1' report "FAIL: an access ends" severity failure;
        assert request = asked report "FAIL: an access changes" severity failure;
        if waits > 0 then
          waits <= waits - 1;
        else
          busy_q <= '0';
          count  <= count + 1;
          for b in 0 to 3 loop
            if pwrite = '1' and pstrb(b) = '1' and not refused then
              memory(to_integer(unsigned(paddr(6 downto 2))))(8 * b + 7 downto 8 * b)
                <= pwdata(8 * b + 7 downto 8 * b);
            end if;
          end loop;
        end if;
      end if;
    end if;
  end process;

end architecture;
