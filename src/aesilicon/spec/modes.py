# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""ECB, CBC, CFB, OFB and CTR (NIST SP 800-38A) over any streaming block cipher.

A mode makes a plan: the input blocks of the core, all known before it ciphers the first of them,
whether the core chains them, and a mask to XOR with the core's output. The RTL and the software
model carry out the same plan.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from aesilicon.spec.rijndael import Rijndael, xor


class BlockEngine(Protocol):
    """A block cipher with its key, which takes many blocks in one call."""

    block_bytes: int
    """Bytes in a block."""

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """Enciphers or deciphers a whole number of blocks; returns as many bytes as it takes.

        With `chain`, block i is XORed with result i-1 before it enters (block 0 with 0).
        """
        ...


class SoftwareEngine:
    """The golden model as a `BlockEngine`."""

    def __init__(self, cipher: Rijndael) -> None:
        self.block_bytes = cipher.block_bytes
        self._cipher = cipher

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """See `BlockEngine.stream`; raises `ValueError` if the last block is not whole."""
        work = self._cipher.decrypt_blocks if decrypt else self._cipher.encrypt_blocks
        if not chain:
            return work(blocks)
        result = bytes(self.block_bytes)
        results = []
        for i in range(0, len(blocks), self.block_bytes):
            result = work(xor(blocks[i : i + self.block_bytes], result))
            results.append(result)
        return b"".join(results)


@dataclass(frozen=True)
class Plan:
    """The work of a core for one message."""

    blocks: bytes
    """Core inputs, a whole number of blocks."""
    decrypt: bool
    """Whether the core deciphers."""
    chain: bool
    """Whether the core adds its previous result to each input."""
    mask: bytes | None
    """The result is this mask XOR the core's output, cut to the mask's length; None: no mask."""


@dataclass(frozen=True)
class Mode:
    """A mode of operation."""

    title: str
    needs_iv: bool
    """The mode takes an initial vector (CTR: an initial counter) of one block."""
    needs_padding: bool
    """The mode takes only whole blocks, so a message of another length must be padded."""
    deciphers: bool
    """The mode decrypts with the inverse cipher."""
    plan: Callable[[int, bytes, bytes, bool], Plan]
    """Function (block bytes, IV, data, decrypt) -> plan, for data of a legal length."""


def encrypt(mode: str, engine: BlockEngine, iv: bytes, data: bytes, *, padding: bool) -> bytes:
    """The ciphertext of `data` in a mode of `MODES`.

    `iv` has the length of a block, and is empty in ECB. `padding` adds PKCS#7 padding in modes that
    need it. Raises `ValueError` if the mode is unknown or a length is illegal in it.
    """
    if padding and _lookup(mode).needs_padding:
        data = pad(data, engine.block_bytes)
    return _carry_out(mode, engine, iv, data, decrypt=False)


def decrypt(mode: str, engine: BlockEngine, iv: bytes, data: bytes, *, padding: bool) -> bytes:
    """The plaintext of `data` in a mode of `MODES`; arguments and errors as in `encrypt`.

    Also raises `ValueError` if the padding is corrupt.
    """
    result = _carry_out(mode, engine, iv, data, decrypt=True)
    if padding and _lookup(mode).needs_padding:
        return unpad(result, engine.block_bytes)
    return result


def core_decrypts(mode: str, decrypt: bool) -> bool:
    """Whether the core runs the inverse cipher for a message of this mode."""
    return decrypt and _lookup(mode).deciphers


def pad(data: bytes, block_bytes: int) -> bytes:
    """Adds PKCS#7 padding: n = 1 to `block_bytes` bytes of value n (RFC 5652 section 6.3)."""
    count = block_bytes - len(data) % block_bytes
    return data + bytes([count]) * count


def unpad(data: bytes, block_bytes: int) -> bytes:
    """Removes PKCS#7 padding; raises `ValueError` if the padding is corrupt."""
    count = data[-1] if data else 0
    if len(data) % block_bytes or not 1 <= count <= block_bytes or set(data[-count:]) != {count}:
        raise ValueError(
            "the padding is corrupt: wrong key, IV or block length, damaged ciphertext, or another "
            "padding than that of PKCS #7"
        )
    return data[:-count]


def _lookup(mode: str) -> Mode:
    if mode not in MODES:
        raise ValueError(f"unknown mode '{mode}'; known: {', '.join(MODES)}")
    return MODES[mode]


def _carry_out(mode: str, engine: BlockEngine, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
    info = _lookup(mode)
    block = engine.block_bytes
    iv_bytes = block if info.needs_iv else 0
    if len(iv) != iv_bytes:
        raise ValueError(f"{info.title} needs an IV of {iv_bytes} bytes, not {len(iv)}")
    if info.needs_padding and len(data) % block:
        raise ValueError(
            f"{info.title} needs a whole number of {block}-byte blocks, not {len(data)} bytes"
        )
    plan = info.plan(block, iv, data, decrypt)
    output = b""
    if plan.blocks:
        output = engine.stream(plan.blocks, decrypt=plan.decrypt, chain=plan.chain)
    return output if plan.mask is None else xor(output[: len(plan.mask)], plan.mask)


def _ecb(block: int, iv: bytes, data: bytes, decrypt: bool) -> Plan:
    return Plan(data, decrypt=decrypt, chain=False, mask=None)


def _cbc(block: int, iv: bytes, data: bytes, decrypt: bool) -> Plan:
    if decrypt:
        return Plan(data, decrypt=True, chain=False, mask=_delayed(block, iv, data))
    first = xor(data[:block], iv[: len(data)])
    return Plan(first + data[block:], decrypt=False, chain=True, mask=None)


def _cfb(block: int, iv: bytes, data: bytes, decrypt: bool) -> Plan:
    # Encryption feeds back the previous ciphertext, which is the previous plaintext XOR the
    # previous core output. The mask supplies the plaintext, the core's chaining the output.
    return Plan(_delayed(block, iv, data), decrypt=False, chain=not decrypt, mask=data)


def _ofb(block: int, iv: bytes, data: bytes, decrypt: bool) -> Plan:
    zeros = bytes(len(data))
    return Plan(_delayed(block, iv, zeros), decrypt=False, chain=True, mask=data)


def _ctr(block: int, iv: bytes, data: bytes, decrypt: bool) -> Plan:
    counter, limit = int.from_bytes(iv), 1 << 8 * block
    count = -(-len(data) // block)
    blocks = b"".join(((counter + i) % limit).to_bytes(block) for i in range(count))
    return Plan(blocks, decrypt=False, chain=False, mask=data)


def _delayed(block: int, iv: bytes, data: bytes) -> bytes:
    """The IV, then the data without its last block (whole or not): as many blocks as the data."""
    return (iv + data[: (len(data) - 1) // block * block]) if data else b""


MODES = {
    "ecb": Mode("ECB", needs_iv=False, needs_padding=True, deciphers=True, plan=_ecb),
    "cbc": Mode("CBC", needs_iv=True, needs_padding=True, deciphers=True, plan=_cbc),
    "cfb128": Mode("CFB128", needs_iv=True, needs_padding=False, deciphers=False, plan=_cfb),
    "ofb": Mode("OFB", needs_iv=True, needs_padding=False, deciphers=False, plan=_ofb),
    "ctr": Mode("CTR", needs_iv=True, needs_padding=False, deciphers=False, plan=_ctr),
}
"""Name -> mode. CFB feeds back whole blocks, even if these are longer than 128 bits."""

NOT_BUILT = {
    "cfb": "cfb does not say how many bits are fed back: choose cfb128 for whole blocks; cfb8 and "
    "cfb1 give other results and belong to the driver",
    "cfb8": "cfb8 feeds back a byte at a time: the driver does it, a block in ecb for each byte; "
    "cfb128 feeds back whole blocks and gives another result",
    "cfb1": "cfb1 feeds back a bit at a time: the driver does it, a block in ecb for each bit; "
    "cfb128 feeds back whole blocks and gives another result",
}
"""Mode that resembles a name of `MODES` but is another one -> a sentence on it."""
