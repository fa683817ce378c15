# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes128-round-enc`.
# Constraints of aes128_round_enc for cells: one clock; times in ns, capacitances in pF.
# measured: 558.85 MHz (sta) on ihp-sg13g2, typical corner, goal speed
# row: results/measured.jsonl, made by `aesilicon measure aes128-round-enc --target ihp-sg13g2`
# of the module aes128_round_enc
# library sg13g2_stdcell_typ_1p20V_25C, SHA-256 7677a8918689f452e80405ad16a83e744709342574f2aedcc507c2758986b396
# no row of the slow corner: add a margin for it
set period 1.790
create_clock -name clk -period $period [get_ports clk_i]
set inputs [get_ports {rst_ni key_valid_i key_len_i key_i key_clear_i in_valid_i in_decrypt_i in_chain_i block_len_i in_data_i in_tag_i out_ready_i}]
# The measurement has input arrivals and required times at the clock edge.
# Set what your surroundings take; add uncertainty and -min delays.
set input_delay 0.0
set output_delay 0.0
set_input_delay -clock clk $input_delay $inputs
set_output_delay -clock clk $output_delay [all_outputs]
# Electrical assumptions of the row; its driving cell is sg13g2_buf_2.
set_input_transition 0.05 $inputs
set_load 0.012 [all_outputs]
set_max_transition 0.6 [current_design]
# No false path and no multicycle path is needed. Reset is synchronous.
