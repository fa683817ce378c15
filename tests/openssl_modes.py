# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The modes of the library without a tag, by OpenSSL."""

from cryptography.hazmat.decrepit.ciphers.modes import CFB, CFB8, OFB
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

CIPHERS = {"cbc": modes.CBC, "cfb128": CFB, "cfb8": CFB8, "ofb": OFB, "ctr": modes.CTR}


def computed(mode: str, key: bytes, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
    """The data, encrypted or decrypted; whole blocks in ECB and CBC."""
    chosen = modes.ECB() if mode == "ecb" else CIPHERS[mode](iv)
    cipher = Cipher(algorithms.AES(key), chosen)
    work = cipher.decryptor() if decrypt else cipher.encryptor()
    return work.update(data) + work.finalize()
