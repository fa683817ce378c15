# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Rijndael processor: its golden model, and simulation, verification and proof of its RTL."""
