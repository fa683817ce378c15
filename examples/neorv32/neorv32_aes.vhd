-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- NEORV32 with AES-GCM at 0xF0000000, of the bundle that `aesilicon build aes128-gcm --bus apb`
-- writes. The program is in the processor's memory; it prints by UART. docs/guide/soc.md

library ieee;
use ieee.std_logic_1164.all;

library neorv32;

entity neorv32_aes is
  generic (
    CLOCK_HZ : natural := 100_000_000
  );
  port (
    clk_i       : in  std_ulogic;
    -- Asynchronous, active low.
    rstn_i      : in  std_ulogic;
    uart0_txd_o : out std_ulogic;
    uart0_rxd_i : in  std_ulogic
  );
end entity;

architecture rtl of neorv32_aes is

  -- As in `template/` of the bundle.
  component aes128_gcm_apb is
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
  end component;

  signal adr, wdata, rdata, pwdata, prdata : std_logic_vector(31 downto 0);
  signal sel, pstrb                        : std_logic_vector(3 downto 0);
  signal tag, pprot                        : std_logic_vector(2 downto 0);
  signal paddr                             : std_logic_vector(6 downto 0);
  signal we, stb, cyc, ack, err            : std_logic;
  signal psel, penable, pwrite, pready, pslverr, irq : std_logic;
  signal reset_nq : std_logic_vector(1 downto 0) := "00";

begin

  -- The processor synchronises its reset itself, and needs more clocks for it.
  process (clk_i, rstn_i)
  begin
    if rstn_i = '0' then
      reset_nq <= "00";
    elsif rising_edge(clk_i) then
      reset_nq <= reset_nq(0) & '1';
    end if;
  end process;

  u_cpu : entity neorv32.neorv32_top
    -- Without compressed instructions: the netlist of GHDL 2.0's synthesis expands one wrongly.
    generic map (
      CLOCK_FREQUENCY   => CLOCK_HZ,
      BOOT_MODE_SELECT  => 2,
      RISCV_ISA_M       => true,
      CPU_FAST_SHIFT_EN => true,
      IMEM_EN           => true,
      IMEM_SIZE         => 32 * 1024,
      DMEM_EN           => true,
      DMEM_SIZE         => 8 * 1024,
      XBUS_EN           => true,
      IO_UART0_EN       => true
    )
    port map (
      clk_i       => clk_i,
      rstn_i      => rstn_i,
      xbus_adr_o  => adr,
      xbus_dat_o  => wdata,
      xbus_tag_o  => tag,
      xbus_we_o   => we,
      xbus_sel_o  => sel,
      xbus_stb_o  => stb,
      xbus_cyc_o  => cyc,
      xbus_dat_i  => rdata,
      xbus_ack_i  => ack,
      xbus_err_i  => err,
      uart0_txd_o => uart0_txd_o,
      uart0_rxd_i => uart0_rxd_i,
      irq_mei_i   => irq
    );

  u_bridge : entity work.xbus_apb
    port map (
      clk_i => clk_i, rst_ni => reset_nq(1),
      xbus_adr_i => adr, xbus_dat_i => wdata, xbus_tag_i => tag, xbus_we_i => we,
      xbus_sel_i => sel, xbus_stb_i => stb, xbus_cyc_i => cyc, xbus_dat_o => rdata,
      xbus_ack_o => ack, xbus_err_o => err,
      psel => psel, penable => penable, pwrite => pwrite, paddr => paddr, pprot => pprot,
      pwdata => pwdata, pstrb => pstrb, pready => pready, prdata => prdata, pslverr => pslverr
    );

  u_aes : aes128_gcm_apb
    port map (
      pclk => clk_i, presetn => reset_nq(1), irq => irq,
      psel => psel, penable => penable, pwrite => pwrite, paddr => paddr, pprot => pprot,
      pwdata => pwdata, pstrb => pstrb, pready => pready, prdata => prdata, pslverr => pslverr
    );

end architecture;
