# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Design Compiler synthesis of aes_tbox: `LIBRARY=cells.db dc_shell -f design_compiler.tcl`, in any folder.
# Made by `aesilicon build aes-tbox`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes_tbox
set list [open $root/aes_tbox.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

if {![info exists env(LIBRARY)]} { error "set LIBRARY to the .db file of your cells" }
set target_library $env(LIBRARY)
set link_library "* $target_library"
set_svf ${top}.svf
define_design_lib work -path ${top}_work
analyze -format sverilog $sources
elaborate $top
current_design $top
link
check_design
source $root/constraints/aes_tbox.sdc
# Data registers are written as clear, enable and choice, so gates need no change of the RTL.
set_clock_gating_style -sequential_cell latch -control_point before -control_signal scan_enable
compile_ultra -gate_clock -no_autoungroup
check_timing
report_timing -max_paths 10 > ${top}_timing.txt
report_area -hierarchy > ${top}_area.txt
change_names -rules verilog -hierarchy
write -format verilog -hierarchy -output ${top}_netlist.v
write_sdc ${top}_netlist.sdc
