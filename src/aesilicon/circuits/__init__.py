# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-box circuit generators: from the definition in  to SystemVerilog."""
