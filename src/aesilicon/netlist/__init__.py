# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Netlists of gates: data types, readers, writers, order of evaluation and simulation."""
