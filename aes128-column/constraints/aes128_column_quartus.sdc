# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes128-column`.
# Clock of aes128_column on an FPGA, in ns.
# measured: 43.22 MHz (pnr) on ecp5, goal speed
# row: results/measured.jsonl, made by `aesilicon measure aes128-column --target ecp5 --seeds 3`
# of the module aes128_column
# another FPGA family has another clock: a start
create_clock -name clk -period 23.138 [get_ports clk_i]
