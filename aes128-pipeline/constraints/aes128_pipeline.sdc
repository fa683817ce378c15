# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes128-pipeline`.
# Constraints of aes128_pipeline for cells: one clock; times in ns, capacitances in pF.
# no row of today has a clock on standard cells (2 stale: figures.json), so this is a default, not a measurement
set period 10.000
create_clock -name clk -period $period [get_ports clk_i]
set inputs [get_ports {rst_ni key_valid_i key_len_i key_i key_clear_i in_valid_i in_decrypt_i in_chain_i block_len_i in_data_i in_tag_i out_ready_i}]
# The measurement has input arrivals and required times at the clock edge.
# Set what your surroundings take; add uncertainty and -min delays.
set input_delay 0.0
set output_delay 0.0
set_input_delay -clock clk $input_delay $inputs
set_output_delay -clock clk $output_delay [all_outputs]
# No false path and no multicycle path is needed. Reset is synchronous.
