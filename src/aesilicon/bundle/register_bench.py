# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the bundle of a design with registers has of its own: data of the bench, map and driver."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from aesilicon.architectures import LENGTHS
from aesilicon.bundle import message_bench, register_map
from aesilicon.design import buses
from aesilicon.design.around import CODES
from aesilicon.design.design import Design
from aesilicon.drivers.message_simulator import BLOCK, Kind, Status
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.drivers.vectors import Vector
from aesilicon.engines.engine import HoldOptions, TagOptions, in_parts
from aesilicon.resources import project_dir, rtl_dir

ENGINE = 5
"""Value of `MESSAGE.MODE` for a message of the engine."""


@dataclass(frozen=True)
class Sent:
    """A message of the bench."""

    mode: int
    decrypt: int
    tag_bytes: int
    iv: str
    """Hex digits of the words of `IV`; empty if none are written."""
    beats: Sequence[tuple[int, int, int, str]]
    """(kind, last, bytes, hex digits) of each block; the first three count in mode 5 alone."""
    texts: Sequence[str]
    """Hex digits of each block that comes out."""
    status: int = 0
    tag: str = ""
    """Hex digits; empty in a mode of `aes_mode`."""


@dataclass(frozen=True)
class Registers:
    """What the bench needs to know of the registers, and what it sends."""

    title: str
    addresses: Mapping[str, int]
    """Register -> address in bytes."""
    bits: Mapping[str, int]
    """REGISTER_FIELD -> its lowest bit."""
    capability: int
    """What `CAPABILITY` reads as, but for the architecture."""
    keys: Sequence[tuple[Sequence[tuple[int, str]], Sequence[Sent]]]
    """(words, hex digits) of each key that is loaded, two of a pair; and the messages under it."""

    @property
    def texts(self) -> list[str]:
        """The blocks that come out, in order."""
        return [text for _, messages in self.keys for one in messages for text in one.texts]


def collect(
    design: Design, examples: Sequence[Vector], published: Sequence[MessageVector]
) -> Registers:
    """The examples of SP 800-38A, or the messages of the engine with published ones behind them."""
    known = register_map.read()
    bits = {f"{one.name}_{field.name}": field.lsb for one in known for field in one.fields}
    if design.mode is None:
        keys = [
            ([_key(key)], [*map(_example, some)])
            for key, some in groupby(examples, key=lambda one: one.key)
        ]
        title = f"the examples of SP 800-38A in {', '.join(_modes(design))}"
    else:
        own, exchanges = message_bench.exchanges(design)
        tags = isinstance(design.mode.options, TagOptions)
        messages = [_exchanged(one, one.tag_bytes if tags else 0) for one in exchanges]
        keys = [([*map(_key, own)], messages)]
        for key, some in groupby(published, key=lambda one: one.key):
            keys.append(([_key(key)], [*map(_vector, some)]))
        size = messages[0].tag_bytes
        refused = [(int(Kind.TAG), 1, BLOCK, bytes(BLOCK).hex())]
        keys[-1][1].append(
            Sent(ENGINE, 0, size, "", refused, [], int(Status.REFUSED), bytes(BLOCK).hex())
        )
        title = f"{len(messages)} messages in {design.mode.engine.title}"
        if published:
            title += f", {len(published)} of {design.mode.engine.standard}'s published ones"
    return Registers(
        title=title,
        addresses={one.name: one.address for one in known},
        bits=bits,
        capability=_capability(design, bits, register_map.version(known)),
        keys=keys,
    )


def _modes(design: Design) -> Sequence[str]:
    assert design.bus is not None
    return buses.served(design, design.bus)


def _capability(design: Design, bits: Mapping[str, int], version: int) -> int:
    modes = sum(1 << CODES[mode] for mode in _modes(design)) or 1 << ENGINE
    keys = sum(1 << LENGTHS.index(length) for length in design.core.key_bits)
    engine = register_map.codes("engine_e")[design.mode.name.upper()] if design.mode else 0
    values = {"VERSION": version, "MODES": modes, "KEYS": keys, "ENGINE": engine}
    if design.mode and isinstance(design.mode.options, HoldOptions):
        values["HELD"] = int(design.mode.options.hold_blocks > 0)
    if design.mode:
        values["PARTS"] = int(in_parts(design.mode.options))
    values |= {way.upper(): 1 for way in design.core.directions}
    return sum(value << bits[f"CAPABILITY_{name}"] for name, value in values.items())


def _key(key: bytes) -> tuple[int, str]:
    return len(key) // 4, key.ljust(32, b"\0").hex()


def _example(one: Vector) -> Sent:
    given, due = (one.plaintext, one.ciphertext)[:: -1 if one.decrypt else 1]
    beats = [(0, 0, BLOCK, block) for block in _blocks(given)]
    return Sent(CODES[one.mode], int(one.decrypt), 0, one.iv.hex(), beats, [*_blocks(due)])


def _exchanged(one: message_bench.Exchange, tag_bytes: int) -> Sent:
    beats = [
        (kind, last, int(strobes, 16).bit_count(), data) for kind, last, strobes, data in one.beats
    ]
    texts = [data for _, data in one.text]
    return Sent(ENGINE, one.decrypt, tag_bytes, "", beats, texts, one.status, one.tag)


def _vector(one: MessageVector) -> Sent:
    assert one.text is not None
    given, due = (one.text, one.ciphertext)[:: -1 if one.decrypt else 1]
    parts = [(Kind.IV, one.iv), (Kind.AAD, one.aad), (Kind.TEXT, given)]
    parts += [(Kind.TAG, one.tag)] if one.decrypt else []
    blocks = [
        (kind, data[n : n + BLOCK]) for kind, data in parts for n in range(0, len(data), BLOCK)
    ]
    beats = [
        (int(kind), int(n == len(blocks) - 1), len(data), data.ljust(BLOCK, b"\xa5").hex())
        for n, (kind, data) in enumerate(blocks)
    ]
    tag = b"" if one.decrypt else one.tag
    size = len(one.tag)
    return Sent(
        *(ENGINE, int(one.decrypt), size, "", beats, [*_blocks(due)]),
        tag=tag.ljust(BLOCK, b"\0").hex(),
    )


def _blocks(data: bytes) -> Iterable[str]:
    """The blocks of a text, the last one filled up with zeros."""
    return (data[at : at + BLOCK].ljust(BLOCK, b"\0").hex() for at in range(0, len(data), BLOCK))


def driver_files(design: Design) -> Iterator[tuple[str, bytes]]:
    """Path in the bundle -> content of what software needs for the registers."""
    if design.bus is None or design.bus.kind == "axis":
        return
    folder = project_dir() / "drivers"
    for path in sorted([*folder.glob("c/*.[ch]"), *folder.glob("python/*.py")]):
        yield f"drivers/{path.relative_to(folder).as_posix()}", path.read_bytes()
    yield "registers/aes_axil.rdl", (rtl_dir() / register_map.SOURCE).read_bytes()
    page = register_map.page(design.top, register_map.read())
    yield "registers/aes_axil.html", page.encode()
