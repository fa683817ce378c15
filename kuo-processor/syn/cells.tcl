# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build kuo-processor`.
# Times netlist.v: an ideal clock, no wires, every port with a driver or a load.
read_liberty library.lib
read_liberty wires.lib
set_cmd_units -time ns -capacitance pF -power W
read_verilog netlist.v
link_design aes_kuo_processor
set_wire_load_model -library wires -name none
create_clock -name clock -period 100 [get_ports clk_i]
set inputs [list]
foreach port [all_inputs] {
  if {[get_property $port full_name] != "clk_i"} { lappend inputs $port }
}
set_input_delay 0 -clock clock $inputs
set_output_delay 0 -clock clock [all_outputs]
set_driving_cell -lib_cell $::env(DRIVER) \
  -input_transition_rise $::env(SLEW) -input_transition_fall $::env(SLEW) $inputs
set_load $::env(LOAD) [all_outputs]
report_checks -path_delay max -digits 4
