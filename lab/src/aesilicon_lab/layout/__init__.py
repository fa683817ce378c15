# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Lays out a mapped netlist: placement, clock tree, routing, checks and timing."""
