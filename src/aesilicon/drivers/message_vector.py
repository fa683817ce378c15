# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A published message of a mode at the message interface."""

from dataclasses import dataclass


@dataclass(frozen=True)
class MessageVector:
    """A published message."""

    name: str
    """File and line of the example."""
    key: bytes
    iv: bytes
    """IV or nonce."""
    aad: bytes
    text: bytes | None
    """The plaintext; None for a tag that must not verify."""
    ciphertext: bytes
    tag: bytes
    decrypt: bool
    """The example is published for decryption."""
