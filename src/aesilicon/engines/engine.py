# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The description of an engine: a mode of operation that stands in front of the core of a design.

The ports of its module that begin with `core_` go to the core, all others are ports of the design.
"""

import hashlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from aesilicon.architectures import DIRECTIONS, Build, Direction, Options, Timing, Traits

MOST = 4096
"""Bound on options that cost registers, far above what a chip has."""


class Behind(Protocol):
    """A core as an engine sees it: a design without its mode."""

    @property
    def core(self) -> Build:
        """Parameters of the core."""

    @property
    def traits(self) -> Traits:
        """Capacity of the core, and what else it is like."""

    def timing(
        self, key_bits: int, block_bits: int | None = None, direction: Direction | None = None
    ) -> Timing:
        """Clocks of the core for one key length, block length and direction."""


KEY_SETUP = 2
"""Clocks from a key to the first beat, which waits inside while the core sets up its key."""


class MessageOptions(Options):
    """The keys of every `[mode]`."""

    id_bits: int = 1
    """Width of the ids of messages."""
    parts: bool = False
    """Messages may come in parts, with others between them."""


class TagOptions(MessageOptions):
    """The keys of a mode that makes tags."""

    tag_bytes: list[int]
    """Lengths of tags that are served."""


class HoldOptions(TagOptions):
    """The keys of a mode with text and tag."""

    hold_blocks: int = 0
    """Blocks of decrypted text that wait for their tag; 0: text leaves before its tag."""


def in_parts(options: Options) -> bool:
    """Whether messages may come in parts, by the options of any mode."""
    return isinstance(options, MessageOptions) and options.parts


class Engine(ABC):
    """The description of one engine, whose RTL stands in `rtl/mode/`."""

    name: ClassVar[str]
    """Name of the mode in a design file."""
    title: ClassVar[str]
    """Name of the mode in a sentence."""
    module: ClassVar[str]
    """Name of the RTL module."""
    instance: ClassVar[str]
    """Name of the instance of `module` in the top module of a design."""
    standard: ClassVar[str]
    modes: ClassVar[tuple[str, ...]]
    """Modes of `run --mode` that it serves."""
    options: ClassVar[type[Options]]
    """The keys of `[mode]` beside `name`; those that are left out fit the core."""
    second: ClassVar[str] = ""
    """Prefix of the ports to a second core, and the option with its `[core]` table; empty: none."""

    def misfit(self, core: Behind) -> str:
        """Why the engine cannot stand in front of a core, as a clause; empty if it can.

        The core must encrypt, take blocks of 128 bits only, and keep a key for many blocks.
        """
        if [*core.core.block_bits] != [128]:
            lengths = ", ".join(map(str, core.core.block_bits))
            return f"it takes blocks of 128 bits only, and the core has {lengths}"
        if "encrypt" not in core.core.directions:
            return f"{self.title} encrypts, and the core can only decrypt"
        if core.traits.key_per_block:
            return "it has a key for many blocks, and the core takes one with each block"
        return ""

    def directions(self, core: Build) -> list[Direction]:
        """Directions of the messages."""
        return [*DIRECTIONS]

    def module_for(self, options: Any) -> str:
        """Name of the RTL module with these options."""
        return self.module

    @abstractmethod
    def check(self, options: Any) -> None:
        """Raises `ValueError` with one sentence for an illegal value or combination."""

    @abstractmethod
    def parameters(self, core: Behind, options: Any) -> dict[str, str]:
        """SystemVerilog parameters of `module` in declared order."""

    @abstractmethod
    def timing(self, core: Behind, options: Any, key_bits: int, way: Direction) -> Timing:
        """Clocks of a long message in an engine that is not stalled.

        `latency` is that of a block of text through the engine, in CCM and XTS once each waits for
        the blocks before it; in CMAC from the last beat to the end. `interval` is the mean distance
        of blocks, `key_setup` the clocks from a key to the first beat behind it.
        """

    def digest(self) -> str:
        """SHA-256 (hex) of the files that describe the engine."""
        own = Path(inspect.getfile(type(self)))
        return hashlib.sha256(Path(__file__).read_bytes() + own.read_bytes()).hexdigest()


def check_whole(key: str, value: int | None, legal: Iterable[int]) -> None:
    """Raises `ValueError` with the nearest legal value if a value is given and not legal."""
    if value is None:
        return
    values = sorted(legal)
    if value not in values:
        close = min(values, key=lambda one: abs(one - value))
        raise ValueError(f"[mode] {key} = {value} is not legal; the nearest legal value is {close}")


def check_span(key: str, value: int | None, least: int, most: int) -> None:
    """As `check_whole`; all values from `least` to `most` are legal."""
    if value is not None and not least <= value <= most:
        check_whole(key, value, (least, most))


def check_message(options: MessageOptions, tags: Iterable[int] = ()) -> None:
    """Raises `ValueError` if keys that several modes have are illegal or exclude each other.

    `tags` are the legal lengths of a tag.
    """
    check_span("id_bits", options.id_bits, 1, 64)
    if isinstance(options, TagOptions):
        legal = [*tags]
        if not options.tag_bytes:
            named = ", ".join(map(str, legal))
            raise ValueError(f"[mode] tag_bytes is empty; it must name some of {named}")
        for length in options.tag_bytes:
            check_whole("tag_bytes", length, legal)
    if isinstance(options, HoldOptions):
        check_span("hold_blocks", options.hold_blocks, 0, MOST)
        if options.parts and options.hold_blocks:
            raise ValueError(
                "[mode] parts and hold_blocks exclude each other: text of a part has no tag to "
                "wait for"
            )


def tag_mask(options: TagOptions) -> str:
    """The parameter `TagLengths`: bit n is set for tags of n bytes, bit 0 for messages in parts."""
    lengths = sum(1 << length for length in {*options.tag_bytes})
    return f"17'h{lengths | in_parts(options):05X}"
