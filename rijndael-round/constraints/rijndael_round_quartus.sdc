# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build rijndael-round`.
# Clock of rijndael_round on an FPGA, in ns.
# no row of today has a clock on an FPGA, so this is a default, not a measurement
create_clock -name clk -period 10.000 [get_ports clk_i]
