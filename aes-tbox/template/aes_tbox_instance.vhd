-- SPDX-FileCopyrightText: AESilicon contributors
-- SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
-- Component declaration and instantiation template of aes_tbox.
-- Made by `aesilicon build aes-tbox`.
component aes_tbox is
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
end component;

u_aes : aes_tbox
  port map (
    clk_i => clk_i,
    rst_ni => rst_ni,
    key_valid_i => key_valid_i,
    key_ready_o => key_ready_o,
    key_len_i => key_len_i,
    key_i => key_i,
    key_clear_i => key_clear_i,
    key_error_o => key_error_o,
    in_valid_i => in_valid_i,
    in_ready_o => in_ready_o,
    in_decrypt_i => in_decrypt_i,
    in_chain_i => in_chain_i,
    block_len_i => block_len_i,
    in_data_i => in_data_i,
    in_tag_i => in_tag_i,
    out_valid_o => out_valid_o,
    out_ready_i => out_ready_i,
    out_data_o => out_data_o,
    out_tag_o => out_tag_o,
    out_error_o => out_error_o
  );
