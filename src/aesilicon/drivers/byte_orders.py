# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Orders in which a port can carry a key or block, relative to the one that a protocol states."""

from dataclasses import dataclass
from typing import Literal

from aesilicon.drivers.machine import Bits

Order = Literal["", "bytes", "words", "bytes of each word", "bits"]
"""What is reversed; empty: nothing. A word has 32 bits."""

ORDERS: tuple[Order, ...] = ("", "bytes", "words", "bytes of each word", "bits")


@dataclass(frozen=True)
class Orders:
    """The order of each value of a foreign core."""

    key: Order = ""
    data: Order = ""
    result: Order = ""

    def __str__(self) -> str:
        """Such as `the bytes of key and result are reversed`."""
        values = {"key": self.key, "data": self.data, "result": self.result}
        clauses = []
        for order in ORDERS[1:]:
            names = [name for name, one in values.items() if one == order]
            if names:
                *most, last = names
                listed = f"{', '.join(most)} and {last}" if most else last
                clauses.append(f"the {order} of {listed} are reversed")
        return " and ".join(clauses)


def reordered(value: Bits, order: Order) -> Bits:
    """Bits, least significant first, in another order."""
    match order:
        case "bytes":
            return _reversed(value, 8)
        case "words":
            return _reversed(value, 32)
        case "bytes of each word":
            return _reversed(_reversed(value, 32), 8)
        case "bits":
            return value[::-1]
    return value


def _reversed(value: Bits, unit: int) -> Bits:
    starts = range(len(value) - unit, -unit, -unit)
    return tuple(bit for start in starts for bit in value[start : start + unit])
