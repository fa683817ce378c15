# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Draws `picture.bmp`, the file that `make run` encrypts: rings of flat colour, 69 KB.

Large areas of one colour are what ECB mode leaves visible and every other mode must hide.
Run `python examples/make_picture.py FILE`.
"""

import struct
import sys
from pathlib import Path

WIDTH, HEIGHT = 160, 144
PALETTE = [(0x1B, 0x26, 0x3B), (0x41, 0x5A, 0x77), (0x77, 0x8D, 0xA9), (0xE0, 0xE1, 0xDD)]


def picture() -> bytes:
    """The picture as a 24-bit BMP: header, then rows from the bottom, blue-green-red."""
    pixels = bytearray()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            # Two centres, so that the rings cross.
            left = (x - 52) ** 2 + (y - 72) ** 2
            right = (x - 108) ** 2 + (y - 72) ** 2
            red, green, blue = PALETTE[(left // 700 + right // 700) % len(PALETTE)]
            pixels += bytes((blue, green, red))
    header = struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54)
    info = struct.pack("<IiiHHIIiiII", 40, WIDTH, HEIGHT, 1, 24, 0, len(pixels), 2835, 2835, 0, 0)
    return header + info + bytes(pixels)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(picture())
