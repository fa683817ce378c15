# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures S-boxes alone: each circuit in each direction, in gates, cells and LUTs, and proven."""
