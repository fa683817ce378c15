# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The modes at the message interface: what a message of each has, and the RTL that does it."""

from collections.abc import Callable
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.drivers import ccm_logic, cmac_logic, gcm_logic
from aesilicon.drivers.message_simulator import Message, MessageBuild, ccm_message, message
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
    usual: Callable[[Design], MessageBuild]
    """The build in front of the core of a design."""


_GCM_TAGS = (gcm.TAG_BYTES, "a tag has 12 to 16 bytes")
MODES = {
    "gcm": MessageMode(
        "GCM", "IV", (), *_GCM_TAGS, enciphers=True, message=message, usual=gcm_logic.usual
    ),
    "gmac": MessageMode(
        "GMAC", "IV", (), *_GCM_TAGS, enciphers=False, message=message, usual=gcm_logic.usual
    ),
    "ccm": MessageMode(
        *("CCM", "nonce", ccm.NONCE_BYTES, ccm.TAG_BYTES),
        "a CCM tag has 4, 6, 8, 10, 12, 14 or 16 bytes",
        enciphers=True,
        message=ccm_message,
        usual=ccm_logic.usual,
    ),
    "cmac": MessageMode(
        *("CMAC", "", (), cmac.TAG_BYTES),
        "a CMAC tag has 8 to 16 bytes",
        enciphers=False,
        message=message,
        usual=cmac_logic.usual,
    ),
}
NAMES = tuple(MODES)
