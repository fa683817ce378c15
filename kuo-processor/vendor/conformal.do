tclmode
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Conformal comparison of aes_kuo_processor: `NETLIST=netlist.v LIBRARY=cells.lib lec -nogui -dofile conformal.do`, in any folder.
# Made by `aesilicon build kuo-processor`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes_kuo_processor
set list [open $root/aes_kuo_processor.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

# Without NETLIST the plain Verilog is compared with the RTL.
set netlist [expr {[info exists env(NETLIST)] ? $env(NETLIST) : "$root/verilog/aes_kuo_processor.v"}]
if {[info exists env(LIBRARY)]} { vpx read library -both -liberty $env(LIBRARY) }
vpx read design -golden -sv09 -root $top {*}$sources
vpx read design -revised -verilog -root $top $netlist
vpx set system mode lec
vpx add compared points -all
vpx compare
vpx report compare data -class nonequivalent -class abort
vpx report verification
vpx exit -force
