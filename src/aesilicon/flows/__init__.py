# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The flows: simulate, verify, prove, measure, board. Typed input to typed result."""
