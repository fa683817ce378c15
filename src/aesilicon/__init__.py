# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""AES and Rijndael hardware cores, and the workbench that builds, simulates and measures them."""

__version__ = "0.2.0"
