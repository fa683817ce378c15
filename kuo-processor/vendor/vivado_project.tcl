# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Vivado project of aes_kuo_processor: `vivado -mode batch -source vivado_project.tcl`, in any folder.
# Made by `aesilicon build kuo-processor`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes_kuo_processor
set list [open $root/aes_kuo_processor.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

set part [expr {[info exists env(PART)] ? $env(PART) : "xc7a200tfbg676-2"}]
create_project -force ${top}_vivado ${top}_vivado -part $part
add_files -norecurse $sources
add_files -fileset constrs_1 -norecurse $root/constraints/aes_kuo_processor.xdc
add_files -fileset sim_1 -norecurse $root/tb/aes_kuo_processor_tb.sv
set_property top $top [get_filesets sources_1]
set_property top ${top}_tb [get_filesets sim_1]
# Out of context: the core has more ports than a package has pins.
set_property -name {STEPS.SYNTH_DESIGN.ARGS.MORE OPTIONS} -value {-mode out_of_context} -objects [get_runs synth_1]
launch_runs synth_1
wait_on_run synth_1
open_run synth_1
report_utilization -hierarchical -file ${top}_utilization.txt
report_timing_summary -file ${top}_timing.txt
