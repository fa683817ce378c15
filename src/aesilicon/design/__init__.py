# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A design: loaded from TOML, validated, hashed; its RTL and its ports."""
