# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Vivado IP of aes128_pipeline: `vivado -mode batch -source vivado_ip.tcl`, in any folder.
# Made by `aesilicon build aes128-pipeline`. NOT RUN HERE: parsed as Tcl, never run with the tool.
set root [file dirname [file dirname [file normalize [info script]]]]
set top aes128_pipeline
set list [open $root/aes128_pipeline.f]
set sources {}
foreach file [split [string trim [read $list]]] { lappend sources $root/$file }
close $list

# A block design takes no SystemVerilog top, so the IP holds the plain Verilog.
create_project -in_memory -part [expr {[info exists env(PART)] ? $env(PART) : "xc7a200tfbg676-2"}]
add_files -norecurse $root/verilog/aes128_pipeline.v
set_property top $top [current_fileset]
ipx::package_project -root_dir [pwd]/${top}_ip -vendor aesilicon -library aes -name $top -taxonomy /UserIP -import_files -set_current true
set core [ipx::current_core]
set_property version 0.2 $core
set_property display_name {AESilicon aes128-pipeline} $core
set_property vendor_display_name AESilicon $core
# One clock, and a reset that is synchronous and active low. All other ports are plain.
ipx::infer_bus_interface clk_i xilinx.com:signal:clock_rtl:1.0 $core
ipx::infer_bus_interface rst_ni xilinx.com:signal:reset_rtl:1.0 $core
set polarity [ipx::add_bus_parameter POLARITY [ipx::get_bus_interfaces rst_ni -of_objects $core]]
set_property value ACTIVE_LOW $polarity
ipx::associate_bus_interfaces -clock clk_i -reset rst_ni $core
ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
