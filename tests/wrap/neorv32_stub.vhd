-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- The ports of NEORV32 that examples/neorv32 uses, with a master that makes accesses in place of the
-- processor: with a strobe of one clock as NEORV32, and with one that stays until the answer.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity neorv32_top is
  generic (
    CLOCK_FREQUENCY   : natural := 0;
    BOOT_MODE_SELECT  : natural range 0 to 2 := 0;
    RISCV_ISA_M       : boolean := false;
    CPU_FAST_SHIFT_EN : boolean := false;
    IMEM_EN           : boolean := false;
    IMEM_SIZE         : natural := 16 * 1024;
    DMEM_EN           : boolean := false;
    DMEM_SIZE         : natural := 8 * 1024;
    XBUS_EN           : boolean := false;
    IO_UART0_EN       : boolean := false
  );
  port (
    clk_i       : in  std_ulogic;
    rstn_i      : in  std_ulogic;
    xbus_adr_o  : out std_ulogic_vector(31 downto 0);
    xbus_dat_o  : out std_ulogic_vector(31 downto 0);
    xbus_tag_o  : out std_ulogic_vector(2 downto 0);
    xbus_we_o   : out std_ulogic;
    xbus_sel_o  : out std_ulogic_vector(3 downto 0);
    xbus_stb_o  : out std_ulogic;
    xbus_cyc_o  : out std_ulogic;
    xbus_dat_i  : in  std_ulogic_vector(31 downto 0) := (others => 'L');
    xbus_ack_i  : in  std_ulogic := 'L';
    xbus_err_i  : in  std_ulogic := 'L';
    uart0_txd_o : out std_ulogic;
    uart0_rxd_i : in  std_ulogic := 'L';
    irq_mei_i   : in  std_ulogic := 'L'
  );
end entity;

architecture stub of neorv32_top is
  subtype word is std_ulogic_vector(31 downto 0);
  type words is array (0 to 29) of word;
  constant AES : word := x"F0000000";
begin

  uart0_txd_o <= '1';

  process
    variable memory      : words := (others => (others => '0'));
    variable read        : word;
    variable failed      : boolean;
    variable sel         : std_ulogic_vector(3 downto 0);
    variable value       : word;
    variable word_number : natural;
    variable made        : natural := 0;

    -- An access; without `gap` the next one begins in the clock after the answer.
    procedure go(
      adr : word; data : word; we : std_ulogic; hold : boolean; gap : natural
    ) is
    begin
      xbus_adr_o <= adr;
      xbus_dat_o <= data;
      xbus_we_o  <= we;
      xbus_sel_o <= sel;
      xbus_tag_o <= "001";
      xbus_stb_o <= '1';
      xbus_cyc_o <= '1';
      wait until rising_edge(clk_i);
      assert xbus_ack_i = '0' and xbus_err_i = '0'
        report "FAIL: an answer in the clock of the strobe" severity failure;
      if not hold then
        xbus_stb_o <= '0';
      end if;
      for n in 0 to 20 loop
        wait until rising_edge(clk_i);
        exit when xbus_ack_i = '1' or xbus_err_i = '1';
        assert n < 20 report "FAIL: no answer" severity failure;
      end loop;
      assert (xbus_ack_i xor xbus_err_i) = '1' report "FAIL: two answers" severity failure;
      failed := xbus_err_i = '1';
      read := xbus_dat_i;
      xbus_stb_o <= '0';
      if gap > 0 then
        xbus_cyc_o <= '0';
        for n in 1 to gap loop
          wait until rising_edge(clk_i);
          assert xbus_ack_i = '0' and xbus_err_i = '0'
            report "FAIL: an answer without an access" severity failure;
        end loop;
      end if;
      made := made + 1;
    end procedure;

    procedure expect(right : boolean; sentence : string) is
    begin
      assert right report "FAIL: " & sentence severity failure;
    end procedure;
  begin
    xbus_adr_o <= (others => '0');
    xbus_dat_o <= (others => '0');
    xbus_tag_o <= "000";
    xbus_we_o  <= '0';
    xbus_sel_o <= "0000";
    xbus_stb_o <= '0';
    xbus_cyc_o <= '0';
    wait until rstn_i = '1';
    for n in 1 to 4 loop
      wait until rising_edge(clk_i);
    end loop;
    for n in 0 to 599 loop
      word_number := (n * 7) mod 30;
      sel := std_ulogic_vector(to_unsigned(n mod 16, 4));
      value := std_ulogic_vector(to_unsigned(n * 2654435, 32) xor x"A5C3F00F");
      go(std_ulogic_vector(unsigned(AES) + 4 * word_number), value, '1', n mod 3 = 0, n mod 4);
      expect(not failed, "a write is refused");
      for b in 0 to 3 loop
        if sel(b) = '1' then
          memory(word_number)(8 * b + 7 downto 8 * b) := value(8 * b + 7 downto 8 * b);
        end if;
      end loop;
      sel := "1111";
      word_number := (n * 11) mod 30;
      go(std_ulogic_vector(unsigned(AES) + 4 * word_number), value, '0', n mod 5 < 2, n mod 3);
      expect(not failed and read = memory(word_number), "a read gives another word");
      if n mod 10 = 0 then
        go(x"F000007C", value, '1', n mod 20 = 0, n mod 3);
        expect(failed, "an error of the device is lost");
        go(x"F0000080", value, '0', n mod 20 = 0, n mod 3);
        expect(failed, "an address of nobody is served");
        made := made - 1;
        go(x"90000000", value, '1', n mod 20 = 0, n mod 3);
        expect(failed, "an address of nobody is served");
        made := made - 1;
      end if;
    end loop;
    value := std_ulogic_vector(to_unsigned(made, 32));
    go(x"F0000078", value, '0', false, 1);
    expect(read = value, "an access is lost or made twice");
    report "PASS";
    std.env.finish;
  end process;

end architecture;
