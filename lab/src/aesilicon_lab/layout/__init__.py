# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""From a mapped netlist to a layout: placed, with a clock tree, routed, checked and timed."""
