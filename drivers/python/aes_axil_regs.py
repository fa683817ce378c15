# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `python -m aesilicon_lab.registers` from rtl/wrap/aes_axil.rdl.
"""Addresses in bytes, masks of fields, and codes of `aes_axil`."""

from enum import IntEnum


class Register(IntEnum):
    """Addresses."""

    CAPABILITY = 0x00
    STATUS = 0x04
    ERROR = 0x08
    INTERRUPT = 0x0C
    KEY_LOAD = 0x10
    MESSAGE = 0x14
    ZEROISE = 0x18
    BEAT = 0x1C
    KEY = 0x20
    IV = 0x40
    INPUT = 0x50
    OUTPUT = 0x60
    TAG = 0x70


class Capability(IntEnum):
    """Fields of CAPABILITY."""

    VERSION = 0xFF
    ARCHITECTURE = 0xFF00
    MODES = 0x3F0000
    PARTS = 0x400000
    KEYS = 0x7000000
    HELD = 0x8000000
    ENCRYPT = 0x10000000
    DECRYPT = 0x20000000
    ENGINE = 0xC0000000


class Status(IntEnum):
    """Fields of STATUS."""

    KEYED = 0x1
    KEY_READY = 0x2
    MESSAGE = 0x4
    INPUT_READY = 0x8
    OUTPUT_VALID = 0x10
    END_VALID = 0x20
    VERDICT = 0xC0


class Error(IntEnum):
    """Fields of ERROR."""

    KEY_LENGTH = 0x1
    KEY_BUSY = 0x2
    NO_KEY = 0x4
    NO_IV = 0x8
    NO_MESSAGE = 0x10
    MESSAGE_BUSY = 0x20
    INPUT_FULL = 0x40
    OUTPUT_EMPTY = 0x80
    ORDER = 0x100
    REFUSED = 0x200
    STROBE = 0x400
    ADDRESS = 0x800
    MODE = 0x1000
    BYTES = 0x2000
    TAG_EMPTY = 0x4000


class Interrupt(IntEnum):
    """Fields of INTERRUPT."""

    INPUT_READY = 0x1
    OUTPUT_VALID = 0x2
    ERROR = 0x4
    END_VALID = 0x8


class KeyLoad(IntEnum):
    """Fields of KEY_LOAD."""

    LOAD = 0x1


class Message(IntEnum):
    """Fields of MESSAGE."""

    MODE = 0x7
    DECRYPT = 0x8
    TAG_BYTES = 0x1F0


class Zeroise(IntEnum):
    """Fields of ZEROISE."""

    ZEROISE = 0x1


class Beat(IntEnum):
    """Fields of BEAT."""

    KIND = 0x3
    LAST = 0x4
    BYTES = 0x1F0


class Architecture(IntEnum):
    """Codes of ARCHITECTURE."""

    OTHER = 0
    COLUMN = 1
    PIPELINE = 2
    ROUND = 3
    SERIAL = 4
    STEP = 5
    TBOX = 6
    TWIN = 7


class Engine(IntEnum):
    """Codes of ENGINE."""

    GCM = 0
    CCM = 1
    CMAC = 2
    XTS = 3


class Verdict(IntEnum):
    """Codes of VERDICT."""

    GOOD = 0
    BAD_TAG = 1
    REFUSED = 2
    TOO_LONG = 3


class Kind(IntEnum):
    """Codes of KIND."""

    IV = 0
    AAD = 1
    TEXT = 2
    TAG = 3


MAP_VERSION = 2
