# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""How a core is driven: at the common ports, by a foreign core's protocol, through a wrapper."""
