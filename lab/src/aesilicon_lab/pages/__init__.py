# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published pages: tables, plots, schedules and diagrams made from results and simulations."""
