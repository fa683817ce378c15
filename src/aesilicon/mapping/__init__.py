# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Netlists of library cells: gate-by-gate mapping, sizing, simulation and energy."""
