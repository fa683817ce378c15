# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Python driver with a fault, the errors of its calls, and calls of all kinds."""

import random
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from aesilicon.resources import project_dir
from register_bus import BASE

DRIVER = project_dir() / "drivers" / "python"
NAMES = (
    *("aes_axil_device", "aes_axil_blocks", "aes_axil_messages", "aes_axil_contexts"),
    "aes_axil",
)
"""The driver's modules but the generated one, each behind those that it imports."""


def with_fault(old: str, new: str) -> ModuleType:
    """`aes_axil`, with a text of one of the driver's modules replaced by another."""
    texts = {name: (DRIVER / f"{name}.py").read_text() for name in NAMES}
    assert sum(text.count(old) for text in texts.values()) == 1
    with pytest.MonkeyPatch.context() as patch:
        for name, text in texts.items():
            made = ModuleType(name)
            patch.setitem(sys.modules, name, made)
            exec(text.replace(old, new), vars(made))
    return made


def fails(status: str, call: Callable[..., Any], *arguments: Any) -> str:
    """The sentence of a call that fails with a status."""
    with pytest.raises(Exception) as caught:
        call(*arguments)
    error: Any = caught.value
    assert type(error).__name__ == "AesError" and error.status.name == status, repr(error)
    return str(error)


def any_calls(driver: ModuleType, bus: Any, seed: int) -> Any:
    """A device behind many calls with arguments of all kinds, of which some end well."""
    choose = random.Random(seed)
    aes = driver.Device(bus, BASE)
    sizes = (0, 1, 7, 8, 15, 16, 16, 16, 17, 24, 31, 32, 33, 40, 48, 64)

    def data() -> Any:
        return choose.randbytes(choose.choice(sizes)) if choose.randrange(9) else None

    def iv() -> Any:
        return choose.randbytes(choose.choice((16, 16, 12, 13))) if choose.randrange(9) else None

    def mode() -> int:
        return choose.randrange(-1, 6)

    def way() -> int:
        return choose.randrange(-1, 3)

    def octets() -> int:
        return choose.choice((16, choose.randrange(18)))

    calls: list[Callable[[], object]] = [
        lambda: aes.set_key(data()),
        lambda: aes.set_key(choose.randbytes(choose.choice((16, 16, 32)))),
        lambda: aes.crypt(mode(), way(), iv(), data()),
        lambda: aes.begin(mode(), way(), iv()),
        lambda: aes.update(data()),
        lambda: aes.cfb8(way(), iv(), data()),
        lambda: aes.key_wrap(data()),
        lambda: aes.key_unwrap(data()),
        lambda: aes.gcm_encrypt(iv(), data(), data(), octets()),
        lambda: aes.gcm_decrypt(iv(), data(), iv(), data()),
        lambda: aes.gcm_begin(way(), iv(), octets()),
        lambda: aes.gcm_aad(data()),
        lambda: aes.gcm_text(data()),
        lambda: aes.gcm_finish(),
        lambda: aes.gcm_verify(iv()),
        lambda: aes.set_xts_keys(data()),
        lambda: aes.set_xts_keys(choose.randbytes(choose.choice((32, 64)))),
        lambda: aes.ccm_encrypt(iv(), data(), data(), octets()),
        lambda: aes.ccm_decrypt(iv(), data(), iv(), data()),
        lambda: aes.cmac(data(), octets()),
        lambda: aes.cmac_verify(data(), iv()),
        lambda: aes.xts(way(), iv(), data()),
        lambda: aes.ccm_begin(way(), iv(), 16 * choose.randrange(2), 16 * choose.randrange(2)),
        lambda: aes.ccm_aad(data()),
        lambda: aes.ccm_text(data()),
        lambda: aes.ccm_finish(),
        lambda: aes.ccm_verify(iv()),
        lambda: aes.cmac_begin(way(), octets()),
        lambda: aes.cmac_update(data()),
        lambda: aes.cmac_finish(),
        lambda: aes.cmac_verify_finish(iv()),
        lambda: aes.xts_begin(way(), iv()),
        lambda: aes.xts_update(data()),
        lambda: aes.xts_finish(data()),
    ]
    contexts = [aes.gcm_context(0, bytes(12))]

    def put_context() -> None:
        contexts.append(aes.gcm_context(way(), iv(), octets()))

    calls += [
        put_context,
        lambda: aes.gcm_context_aad(contexts[-1], data()),
        lambda: aes.gcm_context_text(contexts[-1], data()),
        lambda: aes.gcm_context_finish(contexts[-1]),
        lambda: aes.gcm_context_verify(contexts[-1], iv()),
    ]
    good = 0
    for _ in range(600):
        try:
            choose.choice(calls)()
            good += 1
        except driver.AesError as error:
            assert error.status <= driver.Status.INTEGRITY, error
    assert 10 < good < 540, good
    return aes
