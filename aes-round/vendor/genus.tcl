# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Genus synthesis of aes_round: `LIBRARY=cells.lib genus -files genus.tcl`, in any folder.
# Made by `aesilicon build aes-round`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes_round
set list [open $root/aes_round.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

if {![info exists env(LIBRARY)]} { error "set LIBRARY to the .lib file of your cells" }
set_db library $env(LIBRARY)
# Data registers are written as clear, enable and choice, so gates need no change of the RTL.
set_db lp_insert_clock_gating true
read_hdl -sv $sources
elaborate $top
check_design -unresolved
read_sdc $root/constraints/aes_round.sdc
check_timing_intent
syn_generic
syn_map
syn_opt
report_timing > ${top}_timing.txt
report_area > ${top}_area.txt
write_hdl > ${top}_netlist.v
write_sdc > ${top}_netlist.sdc
