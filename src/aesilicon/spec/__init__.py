# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Golden models, written from the standards: GF(2^8), S-box, Rijndael, modes of operation."""
