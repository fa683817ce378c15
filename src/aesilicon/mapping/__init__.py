# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Netlists of library cells: mapped gate by gate, sized, simulated, and what each event costs."""
