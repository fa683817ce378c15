# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Formality comparison of aes128_serial: `NETLIST=netlist.v LIBRARY=cells.db fm_shell -f formality.tcl`, in any folder.
# Made by `aesilicon build aes128-serial`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes128_serial
set list [open $root/aes128_serial.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

# Without NETLIST the plain Verilog is compared with the RTL.
set netlist [expr {[info exists env(NETLIST)] ? $env(NETLIST) : "$root/verilog/aes128_serial.v"}]
if {[info exists env(SVF)]} { set_svf $env(SVF) }
if {[info exists env(LIBRARY)]} { read_db -technology_library $env(LIBRARY) }
read_sverilog -container r -libname work $sources
set_top r:/work/$top
read_verilog -container i -libname work $netlist
set_top i:/work/$top
match
report_unmatched_points
if {![verify]} {
  report_failing_points
  exit 1
}
exit 0
