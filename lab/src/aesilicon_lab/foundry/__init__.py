# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes alone: each circuit in each direction proven, and measured in gates, cells and LUTs."""
