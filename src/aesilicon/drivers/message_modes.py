# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The modes at the message interface that make tags: what a message of each has."""

from collections.abc import Callable
from dataclasses import dataclass

from aesilicon.drivers.message_simulator import Message, ccm_message, message
from aesilicon.spec import ccm, cmac, gcm


@dataclass(frozen=True)
class MessageMode:
    """A mode that makes tags."""

    title: str
    iv: str
    """What the IV is called; empty: there is none."""
    iv_bytes: tuple[int, ...]
    """Lengths of the IV; empty: any, usually 12."""
    tag_bytes: tuple[int, ...]
    tags: str
    """Sentence on the lengths of tags, without its end."""
    enciphers: bool
    """There is text beside additional data; else the data are authenticated alone."""
    message: Callable[..., Message]
    """Function (IV, additional data, text, tag=, tag_bytes=) -> message."""


_GCM_TAGS = (gcm.TAG_BYTES, "a tag has 12 to 16 bytes")
MODES = {
    "gcm": MessageMode("GCM", "IV", (), *_GCM_TAGS, enciphers=True, message=message),
    "gmac": MessageMode("GMAC", "IV", (), *_GCM_TAGS, enciphers=False, message=message),
    "ccm": MessageMode(
        *("CCM", "nonce", ccm.NONCE_BYTES, ccm.TAG_BYTES),
        "a CCM tag has 4, 6, 8, 10, 12, 14 or 16 bytes",
        enciphers=True,
        message=ccm_message,
    ),
    "cmac": MessageMode(
        *("CMAC", "", (), cmac.TAG_BYTES),
        "a CMAC tag has 8 to 16 bytes",
        enciphers=False,
        message=message,
    ),
}
NAMES = tuple(MODES)
