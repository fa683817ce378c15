# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Elaboration of RTL, and the proof that a mapped netlist equals it."""
