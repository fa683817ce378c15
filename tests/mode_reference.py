# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Modes of SP 800-38A by OpenSSL, for what wrappers give back."""

from cryptography.hazmat.decrepit.ciphers.modes import CFB, OFB
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

_CIPHERS = {"cbc": modes.CBC, "cfb128": CFB, "ofb": OFB, "ctr": modes.CTR}


def computed(mode: str, key: bytes, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
    """The data, by OpenSSL; whole blocks in ECB and CBC."""
    chosen = modes.ECB() if mode == "ecb" else _CIPHERS[mode](iv)
    cipher = Cipher(algorithms.AES(key), chosen)
    work = cipher.decryptor() if decrypt else cipher.encryptor()
    return work.update(data) + work.finalize()
