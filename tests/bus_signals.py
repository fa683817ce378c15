# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Interfaces of the wrappers with the signals of the buses' specifications, to compare with."""

SIGNALS = {
    "s_axis_key": "TVALID TREADY TDATA TKEEP TLAST",
    "s_axis": "TVALID TREADY TDATA TKEEP TLAST TUSER TID",
    "m_axis": "TVALID TREADY TDATA TKEEP TLAST TUSER TID",
    "s_axil": "AWVALID AWREADY AWADDR AWPROT WVALID WREADY WDATA WSTRB BVALID BREADY BRESP "
    "ARVALID ARREADY ARADDR ARPROT RVALID RREADY RDATA RRESP",
    "apb": "PSEL PENABLE PWRITE PADDR PPROT PWDATA PSTRB PREADY PRDATA PSLVERR",
}
"""Interface -> its signals."""
SLOTS = {"s_axis_key": f"{SIGNALS['s_axis_key']} TUSER"}
"""The same with key slots."""
SINGLE = {"clear", "key_error", "irq"}
"""Ports of the wrappers that are in no interface."""
COMMON = {"aclk", "aresetn", "pclk", "presetn"}
"""Clocks and resets."""
