# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Driver of the registers of `aes_axil`, with modes or an engine behind them, for bring-up.

Python 3.9 or newer and the other aes_axil_*.py in one folder. Calls and errors: the C driver's.
The guide: docs/reference/axil.md.
"""

from aes_axil_blocks import Blocks, Mode
from aes_axil_contexts import Contexts, GcmContext
from aes_axil_device import AesError, Bus, Direction, Octets, Status

__all__ = ["AesError", "Bus", "Device", "Direction", "GcmContext", "Mode", "Octets", "Status"]


class Device(Blocks, Contexts):
    """The registers at an address of a bus, which the constructor zeroises.

    `polls` is the number of reads of STATUS before the hardware counts as dead. An exception of the
    bus passes through and leaves the driver without a key, as does `zeroise`.
    """
