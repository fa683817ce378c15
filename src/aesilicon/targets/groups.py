# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The text of a liberty file as nested groups of attributes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r'"([^"]*)"|([(){};:,])|([^\s"(){};:,\\]+)')
_NUMBER = re.compile(r"[-+]?\d+\.?\d*(?:[eE][-+]?\d+)?|[-+]?\.\d+(?:[eE][-+]?\d+)?")


@dataclass(frozen=True)
class Group:
    """`kind (names) { ... }`, for instance one cell, pin or table."""

    kind: str
    names: tuple[str, ...]
    attributes: Mapping[str, str]
    """`name : value;`, and `name (values);` joined by commas; the last of one name counts."""
    groups: tuple["Group", ...]

    @property
    def name(self) -> str:
        """Its first name; empty without one."""
        return self.names[0] if self.names else ""

    def all(self, *kinds: str) -> list["Group"]:
        """The groups of these kinds right below this one, in order."""
        return [group for group in self.groups if group.kind in kinds]

    def number(self, attribute: str) -> float | None:
        """A numeric attribute, or None."""
        found = self.numbers(attribute)
        return found[0] if found else None

    def numbers(self, attribute: str) -> list[float]:
        """All numbers of an attribute, in order."""
        return [float(n) for n in _NUMBER.findall(self.attributes.get(attribute, ""))]


def parse(body: str, kind: str, *names: str) -> Group:
    """The group whose braces hold `body`; text after a closing brace too many is left out."""
    tokens = [
        (found[0], True) if not found[1] and not found[2] else (found[1] or found[2], False)
        for found in _TOKEN.findall(_COMMENT.sub(" ", body))
    ]
    return _Reader(tokens).group(kind, names)


class _Reader:
    """Walks over (text, quoted) tokens."""

    def __init__(self, tokens: list[tuple[str, bool]]) -> None:
        self._tokens = tokens
        self._at = 0

    def group(self, kind: str, names: tuple[str, ...]) -> Group:
        attributes: dict[str, str] = {}
        groups: list[Group] = []
        while self._at < len(self._tokens) and not self._take("}"):
            if self._take(";"):
                continue
            name = self._next()
            if self._take("("):
                words = self._until(")")
                if self._take("{"):
                    groups.append(self.group(name, words))
                else:
                    attributes[name] = ", ".join(words)
            elif self._take(":"):
                attributes[name] = " ".join(self._until(";"))
        return Group(kind, names, attributes, tuple(groups))

    def _until(self, end: str) -> tuple[str, ...]:
        words = []
        while self._at < len(self._tokens) and not self._take(end):
            if not self._take(","):
                words.append(self._next())
        return tuple(words)

    def _take(self, mark: str) -> bool:
        taken = self._at < len(self._tokens) and self._tokens[self._at] == (mark, False)
        self._at += taken
        return taken

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1][0]
