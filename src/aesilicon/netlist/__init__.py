# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Netlists: the gates, the readers, the order of evaluation. Everything that works on gates."""
