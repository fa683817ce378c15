# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Quartus project of aes128_serial: `quartus_sh -t quartus.tcl`, in any folder.
# Made by `aesilicon build aes128-serial`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes128_serial
set list [open $root/aes128_serial.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

load_package flow
project_new -overwrite ${top}_quartus
set_global_assignment -name FAMILY [expr {[info exists env(FAMILY)] ? $env(FAMILY) : "Cyclone V"}]
set_global_assignment -name TOP_LEVEL_ENTITY $top
foreach file $sources { set_global_assignment -name SYSTEMVERILOG_FILE $file }
set_global_assignment -name SDC_FILE $root/constraints/aes128_serial_quartus.sdc
# The core has more ports than a package has pins.
set_instance_assignment -name VIRTUAL_PIN ON -to *
set_instance_assignment -name VIRTUAL_PIN OFF -to clk_i
execute_flow -compile
project_close
