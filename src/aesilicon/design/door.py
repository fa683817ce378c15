# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes the parts of `rtl/core/aes_core.sv` that depend on the engines: run it with `python -m`.

The parameters and ports of an engine stand in its file, what it needs of the shell in `shell` of
its description. A port of an engine is connected to the port of `aes_core` with the same name, else
to the signal with its name without `_i` or `_o`.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from aesilicon.architectures import ARCHITECTURES
from aesilicon.design import ports
from aesilicon.resources import rtl_dir

SETTINGS = {
    "KEY_PER_BLOCK": "a block may bring its own key",
    "CHAINING": "blocks to encrypt may be chained",
    "ENGINE_KNOWS": "the engine is not ready without a key (`CoreKnows` of the front end)",
    "ENGINE_OPENS": "the engine says when keys and blocks may enter (`CoreOpens` of the front end)",
    "MASKED_RESULT": "the output register follows the engine, and an AND makes the output 0",
    "GATED_RESULT": "the output register suits flip-flops without enable and reset",
    "CLEAN_RESULT": "the output register suits flip-flops with enable and reset",
}
"""Flag of the shell, 0 unless `shell` of a description sets it -> what 1 means."""

CLEAR_CLOCKS = "CLEAR_CLOCKS"
"""Number in `shell`: clocks of a clear, 1 if not given."""

WIDTH = 100
"""Characters in a line of RTL, at most."""

_END = "  // end\n"
_DOOR = rtl_dir() / "core" / "aes_core.sv"


@dataclass(frozen=True)
class _Engine:
    """An engine: the module's header, and its parameters as they are declared."""

    name: str
    """Value of `Arch`."""
    module: ports.Module
    declared: Mapping[str, str]
    """Name of a parameter -> its lines in the header, with `///` comments and without a comma."""
    shell: Mapping[str, str]


def _engines() -> list[_Engine]:
    """The engines of the library, in the order of their names."""
    found = []
    for architecture in ARCHITECTURES.values():
        if architecture.engine and not architecture.rtl and not architecture.arch:
            file = next(rtl_dir().rglob(f"{architecture.engine}.sv"))
            text = file.read_text(encoding="utf-8")
            module = ports.parse(text)
            found.append(
                _Engine(architecture.name, module, _declarations(text), architecture.shell)
            )
    return found


def _declarations(text: str) -> dict[str, str]:
    """Name of a parameter of the first module in a text -> the lines that declare it."""
    header = re.search(r"^module \w+ #\(\n(.*?)^\) \(", text, re.DOTALL | re.MULTILINE)
    found, lines = {}, []
    for line in header[1].splitlines() if header else ():
        lines.append(line)
        if match := re.match(r"\s*parameter [^=]*?(\w+)\s*=", line):
            found[match[1]] = "\n".join(lines).rstrip(",")
            lines = []
    return found


def written(text: str) -> str:
    """`aes_core.sv` with its generated parts made anew from the engines."""
    door = ports.parse(_part(text, "options of engines", ""))
    parts = {
        "options of engines": "".join(_options(door)),
        "settings": "".join(_settings()),
        "engines": "".join(_instances(door)),
    }
    for name, lines in parts.items():
        text = _part(text, name, lines)
    return text


def _part(text: str, name: str, lines: str) -> str:
    begin = f"  // generated: {name}\n"
    before, rest = text.split(begin)
    return before + begin + lines + _END + rest.split(_END, 1)[1]


def _options(door: ports.Module) -> Iterator[str]:
    """The parameters that only some engines have, as the first of them declares each."""
    for name, (lines, names) in _own(door).items():
        *comments, declared = lines.splitlines()
        kind, default = re.split(rf"\s+{name}\s+=\s*", declared.strip().removeprefix("parameter "))
        about = "".join(f"{line}\n" for line in comments)
        yield f"  /// Only with Arch {_listed(names)}.\n{about}"
        yield f"  parameter {kind:<23} {name:<12} = {default},\n"


def _own(door: ports.Module) -> dict[str, tuple[str, list[str]]]:
    """Parameter that `aes_core` itself lacks -> its declaration, and the engines that have it."""
    own: dict[str, tuple[str, list[str]]] = {}
    for engine in _engines():
        for name, lines in engine.declared.items():
            if name not in door.parameters:
                own.setdefault(name, (lines, []))[1].append(engine.name)
    return own


def _settings() -> Iterator[str]:
    for name, meaning in SETTINGS.items():
        needs = [
            f'Arch == "{engine.name}" && ({engine.shell[name]})'
            for engine in _engines()
            if name in engine.shell
        ]
        yield f"  // {meaning}\n  localparam bit {name} = {_any(needs)};\n"
    clocks = "".join(
        f'Arch == "{engine.name}" ? ({engine.shell[CLEAR_CLOCKS]}) : '
        for engine in _engines()
        if CLEAR_CLOCKS in engine.shell
    )
    yield f"  // clocks of a clear\n  localparam int unsigned {CLEAR_CLOCKS} = {clocks}1;\n"
    beats = [
        f'Arch == "{engine.name}"'
        for engine in _engines()
        if any(port.name == "more_key_o" for port in engine.module.declarations)
    ]
    yield "  // the engine counts the beats itself\n"
    yield f"  localparam bit ENGINE_BEATS = {_any(beats)};\n"


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def _any(conditions: list[str]) -> str:
    return " || ".join(conditions) or "1'b0"


def _instances(door: ports.Module) -> Iterator[str]:
    engines = _engines()
    names = [engine.name for engine in engines]
    for name in (*door.parameters, *_own(door)):
        having = {e.name: e for e in engines if name in e.declared}
        if name in ("Arch", "TagBits") or name.endswith("Width") or len(having) == len(names):
            continue
        default = door.parameters.get(name) or next(iter(having.values())).module.parameters[name]
        is_one = _any([f'Arch == "{one}"' for one in having])
        message = f"aes_core: {name} must be {default} unless Arch is {_listed(having)}"
        begin = f"begin : gen_no_{_snake(name)}"
        one_line = f"  if ({name} != {default} && !({is_one})) {begin}\n"
        wrapped = f"  if ({name} != {default} &&\n      !({is_one}))\n  {begin}\n"
        yield one_line if len(one_line) < WIDTH else wrapped
        error = f'    $error("{message}");\n'
        yield error if len(error) < WIDTH else f'    $error(\n      "{message}"\n    );\n'
        yield "  end\n"
    common = {port.name for port in door.declarations}
    for n, engine in enumerate(engines):
        parameters = ", ".join(f".{name}({name})" for name in engine.declared)
        connections = ", ".join(
            f".{port.name}" if port.name in common else f".{port.name}({port.name[:-2]})"
            for port in engine.module.declarations
        )
        given = {port.name for port in engine.module.declarations}
        rest = "".join(
            f"    assign result_{one} = {one};\n"
            for one in ("tag", "refused")
            if f"result_{one}_o" not in given
        )
        yield (
            f'  {"end else " if n else ""}if (Arch == "{engine.name}") begin : '
            f"gen_{engine.name}\n    {engine.module.name} #(\n{_wrapped(parameters)}"
            f"    ) u_engine (\n{_wrapped(connections)}    );\n{rest}"
        )
    yield "  end else begin : gen_unknown\n"
    message = f"aes_core: Arch must be {_listed(names)}"
    yield f'    $error(\n      "{message}"\n    );\n  end\n'


def _wrapped(items: str) -> str:
    """A list with commas in lines of at most 100 characters, six blanks before each."""
    lines, line = [], ""
    for item in items.split(", "):
        if len(line) + len(item) > 90:
            lines.append(line + ",")
            line = ""
        line += (", " if line else "") + item
    return "".join(f"      {line}\n" for line in (*lines, line))


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def main() -> None:
    """Writes `aes_core.sv`; with `--check` only says whether it is what this module writes."""
    text = _DOOR.read_text(encoding="utf-8")
    new = written(text)
    if "--check" in sys.argv[1:]:
        sys.exit(new != text and f"{_DOOR} is not up to date: run python -m {__spec__.name}")
    _DOOR.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
