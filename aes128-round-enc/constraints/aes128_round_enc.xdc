# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes128-round-enc`.
# Clock of aes128_round_enc on an FPGA, in ns.
# measured: 102.98 MHz (pnr) on ecp5, goal speed
# row: results/measured.jsonl, made by `aesilicon measure aes128-round-enc --target ecp5 --seeds 3`
# of the module aes128_round_enc
# another FPGA family has another clock: a start
create_clock -name clk -period 9.711 [get_ports clk_i]
