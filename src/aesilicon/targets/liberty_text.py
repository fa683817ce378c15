# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Parses liberty text, and writes it again so that every tool reads the same in it.

Yosys, ABC and OpenSTA each have a parser of their own, and differ on text that is legal and on text
that nearly is. So tools get the normal text: a statement a line, each with its `;`, no comments, no
line breaks in strings, functions in quotes with their parentheses, no `dont_use : false`, which ABC
takes for true.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from aesilicon.errors import ToolError, UserError
from aesilicon.targets import expressions

NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBERS = re.compile(NUMBER)
_ONE = re.compile(rf"\s*({NUMBER})\s*")
_LIST = re.compile(rf"[\s,]*(?:{NUMBER}(?:[\s,]+|\Z))*+")

_BLANK = r"(?:\s++|\\(?=\s)|/\*.*?\*/|//[^\n]*+|(?<!\S)#[^\n]*+)*+"
_INLINE = r"(?:[^\S\n]++|\\[^\S\n]*\n|/\*.*?\*/)*+(?://[^\n]*+|(?<!\S)#[^\n]*+)?"
_STRING = r'"((?:[^"\\]++|\\.)*+)"'
_RAW = r'((?:[^"{};\n\\/#]++|/(?![*/])|(?<=\S)#)*+)'
_NAME = r"([A-Za-z_][\w.$-]*+)"
_SKIPPED = re.compile(_BLANK, re.DOTALL)
_HEAD = re.compile(rf"{_BLANK}(?:{_NAME}{_BLANK}([:(])|([;}}]))", re.DOTALL)
_VALUE = re.compile(rf"{_BLANK}(?:{_STRING}|{_RAW}){_INLINE}(?:;|\n|(?=\}})|\Z)", re.DOTALL)
_WORDS = re.compile(
    rf'((?:[^"(){{}};\\/#]++|"(?:[^"\\]++|\\.)*+"|\\(?=\s)|/\*.*?\*/|//[^\n]*+|[/#])*+)\)'
    rf"{_BLANK}([;{{]?)",
    re.DOTALL,
)
_WORD = re.compile(rf"{_STRING}|/\*.*?\*/|//[^\n]*|(?<!\S)#[^\n]*|([^\s,\"\\]+)", re.DOTALL)
_BREAK = re.compile(r"\s*\\?\s*\n\s*")
_PLAIN = re.compile(r"[\w.+-]+(?:\[\d+(?::\d+)?\])?")

AMOUNTS = frozenset(
    {"area", "capacitance", "rise_capacitance", "fall_capacitance", "max_capacitance"}
    | {"max_transition", "default_max_capacitance", "default_max_transition", "max_fanout"}
    | {"default_input_pin_cap", "default_output_pin_cap", "default_inout_pin_cap"}
)
"""Attributes whose value is a number, 0 or more."""
FACTS = frozenset(
    {"nom_voltage", "nom_temperature", "nom_process", "cell_leakage_power"}
    | {f"{part}put_threshold_pct_{edge}" for part in ("in", "out") for edge in ("rise", "fall")}
    | {
        f"slew_{end}_threshold_pct_{edge}"
        for end in ("lower", "upper")
        for edge in ("rise", "fall")
    }
)
"""Attributes whose value is a number."""
SPECIAL = (
    *("dont_use", "is_isolation_cell", "is_level_shifter", "always_on", "pad_cell"),
    *("is_macro_cell", "is_decap_cell", "is_filler_cell"),
)
"""Attributes that mark cells of a special purpose by `true`."""
_SWITCHES = frozenset({*SPECIAL, "clock"})
_FUNCTIONS = frozenset({"function", "next_state", "data_in", "clear", "preset", "three_state"})
_CONSTANT = re.compile(r"\b[01]\b")
_UNCLEAR = re.compile(r"\^|\b[01]\b")
"""XOR binds closer than AND, but not in ABC, which does not know constants in functions either."""
_TABLES = frozenset({"values", "index_1", "index_2", "index_3"})
_SINGLE = _TABLES | {"capacitive_load_unit"}
"""Attributes `name (values);` that a group has once; others, such as `voltage_map`, may repeat."""
_KEYED = frozenset(
    {"cell", "pin", "bus", "bundle", "operating_conditions", "wire_load", "type"}
    | {"lu_table_template", "power_lut_template"}
)
"""Kinds of groups that are found by name, so that a second one of a name is a mistake."""


@dataclass(frozen=True)
class Group:
    """A group `kind (names) { ... }`, for instance a cell, pin or table."""

    kind: str
    names: tuple[str, ...]
    attributes: Mapping[str, str]
    """From `name : value;` and `name (values);` (joined by commas); the last of a name counts."""
    groups: tuple["Group", ...]

    @property
    def name(self) -> str:
        """The first name of the group; empty if it has none."""
        return self.names[0] if self.names else ""

    def all(self, *kinds: str) -> list["Group"]:
        """The direct subgroups of these kinds, in file order."""
        return [group for group in self.groups if group.kind in kinds]

    def number(self, attribute: str) -> float | None:
        """The first number in an attribute; None if there is none."""
        numbers = self.numbers(attribute)
        return numbers[0] if numbers else None

    def numbers(self, attribute: str) -> list[float]:
        """All numbers in an attribute, in order."""
        return [float(n) for n in _NUMBERS.findall(self.attributes.get(attribute, ""))]


@dataclass(frozen=True)
class Library:
    """A library as its group and as normal text."""

    top: Group
    text: str


def decoded(data: bytes) -> str:
    """The text of a liberty file: UTF-8, or UTF-16 with a byte order mark; any line ends."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        text = data.decode("utf-16", errors="replace")
    else:
        text = data.removeprefix(BOM_UTF8).decode("utf-8", errors="replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse(text: str, path: Path) -> Library:
    """The library of a liberty text; `path` is its file in messages.

    A line end closes an attribute without `;`. A group that repeats another word for word counts
    once, and closing braces after the library do not count. Raises `UserError`, with the line and
    the attribute, for what is illegal or not clear.
    """
    return _Reader(text, path).library()


class _Reader:
    """Recursive-descent parser of a text; `lines` becomes the normal text."""

    def __init__(self, text: str, path: Path) -> None:
        self._text, self._path = text, path
        self._at = 0
        self._lines: list[str] = []

    def library(self) -> Library:
        head = _HEAD.match(self._text)
        words = _WORDS.match(self._text, head.end()) if head else None
        if head is None or head[1] != "library" or words is None or words[2] != "{":
            raise UserError(
                f"{self._path} is no liberty file: it has no group 'library (NAME) {{ ... }}'"
            )
        self._at = words.end()
        top = self._group("library", self._words(words[1], head.start(1)), head.start(1), "")
        while (extra := _HEAD.match(self._text, self._at)) and extra[3]:
            self._at = extra.end()
        rest = self._skipped()
        if rest < len(self._text):
            self._refuse(rest, "the library is closed before this line, by a brace too many")
        return Library(top, "\n".join([*self._lines, ""]))

    def _group(self, kind: str, words: list[str], begin: int, indent: str) -> Group:
        names = tuple(word.strip('"') for word in words)
        place = f"{kind} {names[0]}" if names else kind
        self._lines.append(f"{indent}{kind} ({', '.join(words)}) {{")
        attributes: dict[str, str] = {}
        groups: list[Group] = []
        known: dict[tuple[str, str], tuple[int, list[str]]] = {}
        inner = f"{indent}  "
        while True:
            head = _HEAD.match(self._text, self._at)
            if head is None:
                self._refuse_statement(kind, names, begin)
            name, mark, other = head.groups()
            self._at = head.end()
            if other == "}":
                break
            if mark == ":":
                self._simple(name, head.start(1), place, attributes, inner)
            elif mark:
                at = head.start(1)
                listed, opened = self._listed(name, at)
                if not opened:
                    self._complex(name, at, place, listed, attributes, inner)
                    continue
                start = len(self._lines)
                group = self._group(name, listed, at, inner)
                if name not in _KEYED or self._first(group, at, start, known):
                    groups.append(group)
        self._lines.append(f"{indent}}}")
        return Group(kind, names, attributes, tuple(groups))

    def _first(
        self, group: Group, at: int, start: int, known: dict[tuple[str, str], tuple[int, list[str]]]
    ) -> bool:
        """Whether a group is the first of its names; drops a repetition from the normal text."""
        if not group.names:
            self._refuse(at, f"this {group.kind} has no name")
        earlier = [one for name in group.names if (one := known.get((group.kind, name)))]
        lines = self._lines[start:]
        for place, same in earlier:
            if same != lines:
                line = self._line(place)
                what = f"{group.kind} {group.name}"
                self._refuse(at, f"{what} differs from the {what} of line {line}; keep one of them")
        if earlier:
            del self._lines[start:]
        known |= {(group.kind, name): (at, lines) for name in group.names}
        return not earlier

    def _simple(
        self, name: str, at: int, place: str, attributes: dict[str, str], indent: str
    ) -> None:
        found = _VALUE.match(self._text, self._at)
        if found is None:
            self._refuse_value(name, at, place)
        self._at = found.end()
        string, raw = found.groups()
        if string is None:
            value = raw.rstrip()
            if ":" in value and re.search(r"[A-Za-z_]\w*\s*:", value):
                self._refuse(at, f"{name} of {place} has no ';' after its value")
            written = value if _PLAIN.fullmatch(value) else f'"{value}"'
        else:
            value = self._string(string, at, f"{name} of {place}")
            written = f'"{value}"'
        if name in AMOUNTS or name in FACTS:
            number = _ONE.fullmatch(value)
            if number is None or (name in AMOUNTS and float(number[1]) < 0):
                least = ", 0 or more" if name in AMOUNTS else ""
                self._refuse(at, f"{name} of {place} is '{value}'; it must be a number{least}")
            value = written = number[1]
        elif name in _SWITCHES:
            value = written = value.strip().lower()
            if value not in ("true", "false"):
                self._refuse(at, f"{name} of {place} is '{value}'; it must be true or false")
        elif name in _FUNCTIONS:
            value = _clear(value) if _UNCLEAR.search(value) else value
            written = f'"{value}"'
        self._enter(name, at, place, value, attributes)
        if (value or string is not None) and not (name == "dont_use" and value == "false"):
            self._lines.append(f"{indent}{name} : {written};")

    def _complex(
        self,
        name: str,
        at: int,
        place: str,
        words: list[str],
        attributes: dict[str, str],
        indent: str,
    ) -> None:
        value = ", ".join(word.strip('"') for word in words)
        if name in _TABLES and not _LIST.fullmatch(value):
            self._refuse(at, f"{name} of {place} is no list of numbers")
        if name == "include_file":
            self._refuse(at, f"{name} is not read; put the text of {value} in its place")
        if name in _SINGLE:
            self._enter(name, at, place, value, attributes)
        attributes[name] = value
        self._lines.append(f"{indent}{name} ({', '.join(words)});")

    def _enter(
        self, name: str, at: int, place: str, value: str, attributes: dict[str, str]
    ) -> None:
        if attributes.setdefault(name, value) != value:
            self._refuse(at, f"{place} has {name} twice, with different values")

    def _listed(self, name: str, at: int) -> tuple[list[str], bool]:
        """The words in parentheses as they are to be written, and whether a group is opened."""
        found = _WORDS.match(self._text, self._at)
        if found is None:
            self._refuse(at, f"the parenthesis or a string of {name} is not closed")
        self._at = found.end()
        return self._words(found[1], at, name), found[2] == "{"

    def _words(self, text: str, at: int, name: str = "library") -> list[str]:
        words = []
        for word in _WORD.finditer(text):
            string, raw = word.groups()
            if raw:
                words.append(raw if _PLAIN.fullmatch(raw) else f'"{raw}"')
            elif string is not None:
                words.append(f'"{self._string(string, at, name)}"')
        return words

    def _string(self, text: str, at: int, what: str) -> str:
        """The content of a string on one line, without quotes in it."""
        if "\\" not in text and "\n" not in text:
            return text
        if "\n" in text and re.search(r"[;{}]", text):
            self._refuse(at, f"a string of {what} is not closed")
        return _BREAK.sub(" ", text).replace('\\"', "'")

    def _skipped(self) -> int:
        blank = _SKIPPED.match(self._text, self._at)
        assert blank is not None
        return blank.end()

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + 1

    def _refuse(self, at: int, why: str) -> NoReturn:
        raise UserError(f"{self._path}, line {self._line(at)}: {why}")

    def _refuse_statement(self, kind: str, names: tuple[str, ...], begin: int) -> NoReturn:
        at = self._skipped()
        rest = self._text[at : at + 200]
        if not rest:
            self._refuse(begin, f"this {' '.join([kind, *names[:1]])} is not closed")
        if rest.startswith("/*"):
            self._refuse(at, "this comment is not closed")
        word = re.split(r"[\s;:(){}]", rest, maxsplit=1)[0] or rest[0]
        self._refuse(
            at, f"'{word}' is neither an attribute 'NAME : VALUE;' nor a group 'NAME (...)'"
        )

    def _refuse_value(self, name: str, at: int, place: str) -> NoReturn:
        rest = self._text[self._skipped() :].partition("\n")[0]
        if rest.startswith('"') and not re.match(_STRING, rest):
            self._refuse(at, f"a string of {name} of {place} is not closed")
        self._refuse(at, f"{name} of {place} has no ';' after its value")


def _clear(function: str) -> str:
    """A function that all tools read alike; text that is no expression stays."""
    try:
        clear = expressions.parse(function).text
    except ToolError:
        return function
    return clear if {"*", "+"} & {*clear} or _CONSTANT.search(function) else function
