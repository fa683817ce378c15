# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Periodic schedules of AES cores whose S-boxes serve data and key schedule in turn."""
