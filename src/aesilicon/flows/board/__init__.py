# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bitstreams for FPGA boards, and the host's side of their serial line."""
