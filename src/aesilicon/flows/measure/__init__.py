# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measurement of a design on a target: area, clock, cycles and throughput."""

from aesilicon.flows.measure.measure import measure, tools
from aesilicon.flows.measure.netlist import prove_mapped

__all__ = ["measure", "prove_mapped", "tools"]
