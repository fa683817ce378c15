# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The flows: simulate, verify, prove, measure, S-boxes. Typed input to typed result."""
