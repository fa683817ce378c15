# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Searches that found S-box circuits: by area, by timing, and over tower fields."""
