# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the bundle of a design with a bus has in place of a core's: bench and data sheet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice, zip_longest
from typing import Any, cast

from aesilicon.bundle import message_bench, register_bench, register_map
from aesilicon.design import buses
from aesilicon.design.design import Design
from aesilicon.drivers import gcm_vectors, mode_choice, vectors
from aesilicon.drivers.message_simulator import Kind, Status
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.drivers.mode_logic import CODES
from aesilicon.drivers.vectors import Vector
from aesilicon.engines.engine import TagOptions
from aesilicon.engines.gcm import GcmOptions

BLOCK = 16


def templates(design: Design) -> Mapping[str, str | None]:
    """Bundle template of a bare core -> that of a design with a bus; None: the file is left out."""
    assert design.bus is not None
    return {
        "bench.sv.j2": "axis_bench.sv.j2" if design.bus.kind == "axis" else "registers_bench.sv.j2",
        "bench.vhd.j2": None,
        "datasheet.md.j2": "bus_datasheet.md.j2",
    }


def facts(design: Design) -> dict[str, Any]:
    """Name -> value for the templates, in addition to the names of every bundle."""
    assert design.bus is not None and design.bus_wrapper is not None
    inside = design.inner or design.bare
    modes = buses.served(design, design.bus)
    one_way = len(design.core.directions) == 1
    common = {
        "inside": inside,
        "bus": design.bus,
        "wrapper": design.bus_wrapper,
        "modes": modes,
        "one_way": [mode for mode in ("ecb", "cbc") if mode in modes and one_way],
        "proving": buses.proving(design, design.bus),
        "parameters": design.parameters(),
    }
    if design.bus.kind != "axis":
        sent = register_bench.collect(design, examples(design), _published(design))
        return common | {"registers": sent, "registers_map": register_map.read()}
    if design.mode is None:
        return common | {"stream": _modes(design)}
    turns = [*_turns(design)] if design.bus.streams else []
    return common | {"stream": _messages(design), "turns": turns}


_TURNS = {"ccm": (2, 3), "cmac": (1, 2)}
"""Mode of interleaved messages -> blocks of the core for one of data, and the clocks beyond the
core's latency from a block of a stream to its next one (`aes_ccm_streams`, `aes_cmac_streams`)."""


def _turns(design: Design) -> Iterator[tuple[int, int, int, int]]:
    """Key bits, clocks a block of one stream and of all, fewest streams that reach the latter."""
    assert design.mode is not None
    blocks, beyond = _TURNS[design.mode.name]
    for bits in design.core.key_bits:
        own = design.bare.timing(bits, direction="encrypt")
        together = blocks * own.interval
        alone = max(together, own.latency + beyond)
        yield bits, alone, together, -(-alone // together)


def examples(design: Design) -> tuple[Vector, ...]:
    """Examples of SP 800-38A: one of each mode and direction, by turns under each key length.

    With key slots also those of `_of_slots`.
    """
    assert design.bus is not None
    chosen: list[Vector] = []
    for mode in buses.served(design, design.bus):
        for decrypt in (False, True):
            if mode_choice.serves(design, mode, decrypt):
                bits = design.core.key_bits[len(chosen) % len(design.core.key_bits)]
                chosen += [
                    one
                    for one in vectors.sp800_38a()
                    if (one.mode, len(one.key) * 8, one.decrypt) == (mode, bits, decrypt)
                ]
    if design.bus.key_slots is not None:
        chosen += _of_slots(design, design.bus.key_slots)
    return tuple(sorted(chosen, key=lambda one: one.key))


def _of_slots(design: Design, slots: int) -> Sequence[Vector]:
    """Messages with keys of their own: as many as slots, or all that are published."""
    assert design.bus is not None
    mode = buses.served(design, design.bus)[0]
    decrypt = not mode_choice.serves(design, mode, False)
    known = vectors.multi_block(mode, design.core.key_bits[0])
    return [one for one in known if one.decrypt == decrypt][:slots]


@dataclass(frozen=True)
class Packet:
    """A packet of the bench: one on `s_axis_key`, or one on `s_axis` with what comes of it."""

    given: Sequence[tuple[int, bytes]]
    """(`tuser`, bytes) of each part that begins on a new beat."""
    due: Sequence[tuple[int, bytes]] = ()
    """The same of what comes out."""
    tid: int = 0
    key: bool = False
    slot: int = 0
    """Slot of the key."""


@dataclass(frozen=True)
class Stream:
    """The beats of a bench for AXI4-Streams, as hex digits."""

    title: str
    given: Sequence[str]
    given_bits: int
    due: Sequence[str]
    due_bits: int
    first: int
    """Beats in of the first key and the first packet."""
    cut: int
    """Of these, those before a clear: no block of data is among them."""
    again: int
    """Beats out of the first packet, which comes twice."""
    user_bits: int
    """Bits of `s_axis_tuser`."""
    slot_bits: int
    """Of these, the bits of the slot, at the left."""
    lanes: Sequence[int]
    """Number of beats in `due` of each interleaved stream, then of all others, in this order."""


def stream(
    design: Design, title: str, packets: Sequence[Packet], *, user_in: int, user_out: int, cut: int
) -> Stream:
    """The beats of packets, of which the first are keys.

    `user_in` and `user_out` are the widths of `tuser`; `cut` is the number of bytes of the first
    packet before the clear. Interleaved streams mix all beats but those of the first packet.
    """
    assert design.bus is not None
    width, ids = design.bus.width, design.bus.ids
    slot_bits = ((design.bus.key_slots or 1) - 1).bit_length()
    user_bits = user_in + slot_bits
    lanes = 1 if design.bus.streams is None else design.bus.streams + 1

    def given(packet: Packet) -> list[str]:
        key, tid = (int(packet.key), 1), (packet.tid, ids)
        parts = [(packet.slot << user_in | user, data) for user, data in packet.given]
        beats = _beats(parts, width, user_bits)
        return [_joined(key, last, tid, *beat) for last, *beat in beats]

    def due(some: Sequence[Packet], lane: int) -> list[str]:
        return [
            _joined(last, (packet.tid, ids), *beat)
            for packet in some
            if min(packet.tid, lanes - 1) == lane
            for last, *beat in _beats(packet.due, width, user_out)
        ]

    packets = _slotted(packets, design.bus.key_slots)
    keys = next(n for n, packet in enumerate(packets) if not packet.key)
    start, first = packets[:keys], packets[keys]
    sent = [beat for packet in start for beat in given(packet)]
    key_beats = len(sent)
    sent += given(first)
    first_beats = len(sent)
    for is_key, some in groupby(packets[keys + 1 :], key=lambda packet: packet.key):
        mixed: list[list[str]] = [[] for _ in range(1 if is_key else lanes)]
        for packet in some:
            mixed[min(packet.tid, len(mixed) - 1)] += given(packet)
        sent += [beat for row in zip_longest(*mixed) for beat in row if beat is not None]
    out = [due([*packets, first], lane) for lane in range(lanes)]
    return Stream(
        title=title,
        given=sent,
        given_bits=2 + ids + user_bits + width // 8 + width,
        due=[beat for lane in out for beat in lane],
        due_bits=1 + ids + user_out + width // 8 + width,
        first=first_beats,
        cut=key_beats + cut // (width // 8),
        again=len(due([first], min(first.tid, lanes - 1))),
        user_bits=user_bits,
        slot_bits=slot_bits,
        lanes=[len(lane) for lane in out],
    )


def _slotted(packets: Sequence[Packet], slots: int | None) -> Sequence[Packet]:
    """The packets with their keys in slots by turns; then a packet more of each slot."""
    if slots is None:
        return packets
    placed: list[Packet] = []
    keys = 0
    for packet in packets:
        keys += packet.key
        placed.append(replace(packet, slot=(keys - 1) % slots))
    of = {packet.slot: packet for packet in placed if not packet.key}
    # In the order in which the keys came, so that each packet needs another key than the last one.
    return [*placed, *(of[n % slots] for n in range(keys, keys + slots) if n % slots in of)]


def _beats(
    parts: Sequence[tuple[int, bytes]], width: int, user_bits: int
) -> list[list[tuple[int, int]]]:
    """The fields of each beat, (value, bits): `tlast`, `tuser`, `tkeep` and `tdata`.

    Byte 0 is `tdata[7:0]`; a part is (`tuser`, bytes).
    """
    keep = width // 8
    beats = [
        [(user, user_bits), ((1 << len(piece)) - 1, keep), (int.from_bytes(piece, "little"), width)]
        for user, data in parts
        for at in range(0, max(len(data), 1), keep)
        for piece in (data[at : at + keep],)
    ]
    return [[(int(n == len(beats) - 1), 1), *beat] for n, beat in enumerate(beats)]


def _joined(*fields: tuple[int, int]) -> str:
    """Hex digits of (value, bits) from left to right."""
    value, total = 0, 0
    for field, bits in fields:
        value, total = value << bits | field, total + bits
    return f"{value:0{-(-total // 4)}x}"


def _modes(design: Design) -> Stream:
    assert design.bus is not None
    streams = design.bus.streams
    packets: list[Packet] = []
    for key, some in groupby(examples(design), key=lambda one: one.key):
        packets.append(Packet([(0, key)], key=True))
        chosen = [*some]
        for number in range(max(len(chosen), streams or 0)):
            one = chosen[number % len(chosen)]
            given, due = (one.plaintext, one.ciphertext)[:: -1 if one.decrypt else 1]
            user = CODES[one.mode] | 8 * one.decrypt
            tid = number % (streams or 2)
            packets.append(Packet([(user, one.iv + given)], [(0, due)], tid=tid))
    modes = buses.served(design, design.bus)
    if len(modes) > 1:
        # No build has mode 6: its packet has an IV, and gives zeros.
        packets.append(Packet([(6, bytes(range(1, 1 + 2 * BLOCK)))], [(1, bytes(BLOCK))]))
    else:
        # Half a block, or half an IV without data behind it.
        half = bytes(BLOCK // 2)
        packets.append(Packet([(CODES[modes[0]], half)], [(1, half if modes == ("ecb",) else b"")]))
    if streams is not None and streams < 1 << design.bus.ids:
        packets.append(Packet([(0, bytes(BLOCK))], [(1, b"")], tid=streams))
    title = f"the examples of SP 800-38A in {', '.join(modes)}"
    if streams is not None:
        title += f" on {streams} streams, which mix their beats"
    # Eight bytes are less than an IV or a block.
    return stream(design, title, packets, user_in=4, user_out=1, cut=BLOCK // 2)


_PUBLISHED = {"gcm": gcm_vectors.load}
"""Mode -> its published messages, by key length and direction."""


def _messages(design: Design) -> Stream:
    """The messages of the engine's bench, published ones, and some that are refused."""
    assert design.mode is not None
    assert design.bus is not None
    packets: list[Packet] = []
    streams = design.bus.streams
    keys, exchanges = message_bench.exchanges(design)
    packets += [Packet([(0, key)], key=True) for key in keys]
    tags = isinstance(design.mode.options, TagOptions)
    for number in range(max(len(exchanges), streams or 0)):
        one = exchanges[number % len(exchanges)]
        tag_bytes = one.tag_bytes if tags else 0
        user = one.decrypt << 2 | tag_bytes << 3
        beats = [(kind, _kept(*beat)) for kind, _, *beat in one.beats]
        given = [
            (user | kind, b"".join(data for _, data in some))
            for kind, some in groupby(beats, key=lambda beat: beat[0])
        ]
        text = b"".join(_kept(*beat) for beat in one.text)
        tag = bytes.fromhex(one.tag)[:tag_bytes]
        status = Status(one.status)
        none = one.decrypt or status != Status.GOOD
        packets.append(_sealed(given, text, status, b"" if none else tag, number % (streams or 2)))
    published = _published(design)
    for one_key, some in groupby(published, key=lambda one: one.key):
        packets.append(Packet([(0, one_key)], key=True))
        packets += map(_vector, some)
    size = BLOCK if tags else 0
    packets.append(_sealed([(Kind.TAG | size << 3, bytes(BLOCK))], b"", Status.REFUSED, b"", 1))
    if streams is not None and streams < 1 << design.bus.ids:
        refused = _sealed([(Kind.IV, bytes(BLOCK))], b"", Status.REFUSED, b"", streams)
        packets.append(refused)
    title = f"{len(exchanges)} messages in {design.mode.engine.title} under the key 000102..."
    if published:
        title += f", {len(published)} of {design.mode.engine.standard}'s published ones"
    return stream(design, title, packets, user_in=8, user_out=3, cut=BLOCK // 2)


def _published(design: Design) -> list[MessageVector]:
    """For each key length and direction: the first published message that the build serves.

    It has text and additional data; the text fits the buffers.
    """
    if design.mode is None or design.mode.name not in _PUBLISHED:
        return []
    load, options = _PUBLISHED[design.mode.name], cast(GcmOptions, design.mode.options)
    most = BLOCK * min(options.text_blocks, options.hold_blocks or 4)
    chosen: list[MessageVector] = []
    for bits in design.core.key_bits:
        for decrypt in (False, True):
            chosen += islice(
                (
                    one
                    for one in load(bits, decrypt=decrypt)
                    if one.text and one.aad and len(one.text) <= most
                    if len(one.tag) in options.tag_bytes
                ),
                1,
            )
    return chosen


def _vector(one: MessageVector) -> Packet:
    assert one.text is not None
    user = one.decrypt << 2 | len(one.tag) << 3
    text, due = (one.text, one.ciphertext)[:: -1 if one.decrypt else 1]
    parts = [(Kind.IV, one.iv), (Kind.AAD, one.aad), (Kind.TEXT, text)]
    given = [(user | kind, data) for kind, data in parts]
    if one.decrypt:
        given.append((user | Kind.TAG, one.tag))
    return _sealed(given, due, Status.GOOD, b"" if one.decrypt else one.tag, 0)


def _sealed(
    given: Sequence[tuple[int, bytes]], text: bytes, status: Status, tag: bytes, tid: int
) -> Packet:
    """A message with its text and trailer: the tag, or the verdict if there is none."""
    trailer = (4 | status, tag or bytes([status]))
    return Packet(given, [*([(0, text)] if text else []), trailer], tid=tid)


def _kept(strobes: str, data: str) -> bytes:
    """The bytes of a beat of a message that have a strobe."""
    return bytes.fromhex(data)[: int(strobes, 16).bit_count()]
