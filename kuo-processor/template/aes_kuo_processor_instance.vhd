-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Component declaration and instantiation template of aes_kuo_processor.
-- Made by `aesilicon build kuo-processor`.
component aes_kuo_processor is
  port (
    clk_i : in  std_logic;
    rst_ni : in  std_logic;
    instr_valid_i : in  std_logic;
    instr_i : in  std_logic_vector(3 downto 0);
    ready_o : out std_logic;
    status_o : out std_logic_vector(2 downto 0);
    in_valid_i : in  std_logic;
    in_ready_o : out std_logic;
    in_data_i : in  std_logic_vector(15 downto 0);
    out_valid_o : out std_logic;
    out_ready_i : in  std_logic;
    out_data_o : out std_logic_vector(15 downto 0)
  );
end component;

u_aes : aes_kuo_processor
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    instr_valid_i => instr_valid_i,
    instr_i => instr_i,
    ready_o => ready_o,
    status_o => status_o,
    in_valid_i => in_valid_i,
    in_ready_o => in_ready_o,
    in_data_i => in_data_i,
    out_valid_o => out_valid_o,
    out_ready_i => out_ready_i,
    out_data_o => out_data_o
  );
