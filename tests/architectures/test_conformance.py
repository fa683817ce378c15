# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What holds for every architecture: contract, clocks, clear and refusal, of library and toys."""

import random
import re
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
import toys
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from pydantic import ValidationError
from pyslang.driver import Driver

import pairwise
import sample
from aesilicon.architectures import ARCHITECTURES, Answer, Clocks, Offer, Request
from aesilicon.design import design, rtl
from aesilicon.design.core_table import Core
from aesilicon.design.design import Design
from aesilicon.drivers.simulator import RtlEngine, Simulator
from aesilicon.errors import ToolError
from aesilicon.flows.simulate.scenarios import SCENARIOS, play
from aesilicon.flows.simulate.waves import wave_json
from aesilicon.flows.verify import clocks, verify
from aesilicon.flows.verify.clocks import clock_by_clock, difference
from aesilicon.flows.verify.protocol import Bench
from aesilicon.symbolic import paths
from aesilicon.symbolic.circuit import elaborate_design
from aesilicon.tools import verilator

TOYS = [str(path) for path in toys.DESIGNS]
CORES = [name for name in sorted(design.catalogue()) if design.load(name).wrapper is None] + TOYS
SAMPLE = {
    *("aes128-round-enc", "mcloone-pipeline"),
    *("fifo-enc", "chained", "agile"),
}
"""Of `CORES`, what `make test` compiles; `make bench` takes the others."""
ALIKE = ("step", "two_stage", "word", "pipeline_reload")
"""Their clocks are those of `round` or `pipeline` but for the numbers."""
ALL = [*ARCHITECTURES, *(toy.name for toy in toys.TOYS)]
BUILT = sample.only(lambda name: name != "pipeline_reload", ALL)
"""`make bench` takes the pipeline around another one, whose elaboration takes long."""


Trace = tuple[tuple[Offer, Answer], ...]


def stem(name: str) -> str:
    return Path(name).stem


@cache
def smallest(architecture: str) -> str:
    """The design of an architecture that is elaborated soonest."""

    def size(name: str) -> tuple[int, int, int, int]:
        chosen = design.load(name)
        core, files = chosen.core, rtl.files(chosen)
        text = sum(file.path.stat().st_size for file in files)
        return max(core.block_bits), len(core.directions), len(core.key_bits), text

    def like_others(name: str) -> bool:
        """With a key a block, keys and blocks never wait for each other."""
        chosen = design.load(name)
        return chosen.core.architecture == architecture and not chosen.traits.key_per_block

    return min(filter(like_others, CORES), key=size)


# -- contract ------------------------------------------------------------------------------------


def ports(files: list[Path], instance: str, probe: Path) -> list[tuple[str, str, int]]:
    """(name, direction, bits) of each port of an instance."""
    probe.write_text(f"module probe;\n  {instance} u_probed ();\nendmodule\n")
    driver = Driver()
    driver.addStandardArgs()
    names = " ".join(map(str, [*files, probe]))
    assert driver.parseCommandLine(f"slang --top probe {names}")
    assert driver.processOptions()
    assert driver.parseAllSources()
    body = driver.createCompilation().getRoot().lookupName("probe.u_probed").body
    return [(p.name, p.direction.name, p.type.bitWidth) for p in body.portList]


@pytest.mark.parametrize("name", CORES, ids=stem)
def test_ports_are_the_common_ones(name: str, tmp_path: Path) -> None:
    chosen = design.load(name)
    files = [file.path for file in rtl.files(chosen)]
    values = ", ".join(f".{k}({v})" for k, v in chosen.parameters().items())
    its = ports(files, f"{chosen.module} #({values})", tmp_path / "probe.sv")
    widths = f".BlockBits({chosen.block_bits}), .TagBits({chosen.core.tag_bits})"
    narrow = rtl.is_narrow(chosen)
    if narrow:
        widths += f", .PortBits({chosen.core.port_bits})"
    common = ports(
        [file.path for file in rtl.manifest()], f"aes_core #({widths})", tmp_path / "probe.sv"
    )
    extra = [(name, "Out", 1) for name in chosen.traits.extra_outputs]
    assert its == common + extra
    read = rtl.narrow_ports(chosen) if narrow else rtl.ports(chosen)
    assert [(p.name, p.bits) for p in read] == [(p[0], p[2]) for p in its]


@pytest.mark.parametrize("architecture", BUILT)
def test_no_path_from_a_valid_or_data_to_an_output(architecture: str, tmp_path: Path) -> None:
    chosen = design.load(smallest(architecture))
    assert paths.check(chosen, elaborate_design(chosen, tmp_path).core) == []


SENTENCE = r"USERERROR: .*: aes_(core(_\w+)?|frontend|tbox_select|key_shared_sub): \w+( \w+)+"
"""Verilator's of an `$error` in a core or its selector of T-boxes."""


def rows(architecture: str) -> tuple[dict[str, dict[str, Any]], set[str]]:
    """A design with up to two values changed: a refused row for each sort of sentence.

    The second are the RTL's parameters of the rows that are not refused.
    """
    base = design.load(smallest(architecture)).core
    ports = ARCHITECTURES[architecture].legal.get("port_bits", (128,))[:1]
    axes = {
        **pairwise.axes(),
        "port_bits": ports,
        "tag_bits": [0, 1, 8],
        "key_bits": [[], *pairwise.axes()["key_bits"]],
    }
    refused: dict[str, dict[str, Any]] = {}
    legal = set()
    for one, other in combinations(axes, 2):
        for changed in product(axes[one], axes[other]):
            row = {key: getattr(base, key) for key in axes}
            row |= dict(zip((one, other), changed, strict=True))
            try:
                legal.add(str(pairwise.design_of(architecture, row).parameters()))
            except ValidationError as e:
                if len(errors := e.errors()) == 1:
                    refused.setdefault(re.sub(r"= \S+", "", errors[0]["msg"]), row)
    return refused, legal


@pytest.mark.parametrize("architecture", BUILT)
def test_what_the_description_refuses_fails_elaboration(architecture: str, tmp_path: Path) -> None:
    arch = ARCHITECTURES[architecture]
    refused, legal = rows(architecture)
    assert refused
    tried = 0
    for number, (sentence, row) in enumerate(refused.items()):
        assert "\n" not in sentence
        core = Core.model_construct(architecture=arch.name, options=arch.options(), **row)
        parameters = arch.parameters(core)
        if str(parameters) in legal:
            continue  # nothing the RTL could be asked for
        tried += 1
        top, log = tmp_path / f"top{number}.sv", tmp_path / f"log{number}"
        values = ", ".join(f".{k}({v})" for k, v in parameters.items())
        top.write_text(f"module top;\n  {arch.module} #({values}) u_core ();\nendmodule\n")
        build = Design.model_construct(name="refused", core=core, wrapper=None)
        files = [*(file.path for file in rtl.files(build)), top]
        with pytest.raises(ToolError, match=SENTENCE):
            verilator.lint(
                files, "top", log=log, options=["-Wno-lint", "-Wno-style", "-Wno-PINMISSING"]
            )
    assert tried


# -- clocks, clear and refusal -------------------------------------------------------------------


@pytest.mark.parametrize("name", sample.only(lambda name: stem(name) in SAMPLE, CORES), ids=stem)
def test_it_conforms(name: str, simulators: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of `verify` with few blocks, and every clock of random traffic."""
    chosen = design.load(name)
    few = 5 if chosen.arch.rtl is None else 1
    monkeypatch.setattr(verify, "MONTE_CARLO_KEYS", few)
    monkeypatch.setattr(verify, "RANDOM_MONTE_CARLO_KEYS", 2 * few)
    told: list[str] = []
    report = verify.verify(chosen, simulators, blocks=100 * few, progress=told.append)
    assert [check for check in report.checks if not check.passed] == []
    assert report.passed
    assert told == ["compiling the RTL", *verify.checks_of(chosen)]
    assert all(check.count > 0 and check.detail == "" for check in report.checks)
    bench = Bench(Simulator(chosen, simulators), seed=1, blocks=2000)
    finding = clock_by_clock(bench)
    assert finding.failure is None
    assert finding.count > 2000


@pytest.mark.parametrize("name", sample.only(lambda name: stem(name) in SAMPLE, CORES), ids=stem)
def test_its_timing_diagrams_show_the_documented_clocks(name: str, simulators: Path) -> None:
    chosen = design.load(name)
    timing = chosen.timing(min(chosen.core.key_bits), min(chosen.core.block_bits))
    turns = chosen.traits.turns
    suited = [scenario for scenario, about in SCENARIOS.items() if about.suits(chosen)]
    assert {"key", "back_to_back", "stall", "clear"} <= set(suited)
    edges = [
        edge
        for scenario in suited
        for edge in wave_json(play(chosen, scenario, simulators)).get("edge", ())
    ]
    assert [edge.split(" ", 1)[1] for edge in edges] == [
        f"key set-up {timing.key_setup}",
        f"latency {timing.latency}",
        f"interval {timing.interval}"
        if turns == 1
        else f"{turns} intervals {turns * timing.interval}",
    ]


@pytest.mark.parametrize("architecture", sample.only(lambda name: name not in ALIKE, ALL))
def test_random_traffic_meets_everything(
    architecture: str, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kind of clock that the comparison is about is in the traffic, many times."""
    seen: dict[str, int] = {}
    chosen = design.load(smallest(architecture))
    bench = Bench(Simulator(chosen, simulators), seed=1, blocks=2000)
    traces: list[Trace] = []

    def watch(contract: Clocks[Any], trace: Trace) -> str | None:
        traces.append(trace)
        return difference(contract, trace)

    monkeypatch.setattr(clocks, "difference", watch)
    assert clock_by_clock(bench).failure is None
    for offer, answer in traces[0]:
        if offer.reset:
            continue
        waits = offer.block is not None and not answer.in_ready
        held = answer.out_valid and not offer.out_ready
        for what, so in {
            "a key waits": offer.key is not None and not answer.key_ready,
            "a key is refused": answer.key_error,
            "a block waits": waits,
            "key and block are offered": offer.key is not None and offer.block is not None,
            "a result waits": held,
            "a block waits behind a result that does": held and waits,
            "a block is refused": answer.out_valid and answer.out_error,
            "a clear": offer.clear,
            "a clear with offers": offer.clear and offer.key is not None,
        }.items():
            seen[what] = seen.get(what, 0) + bool(so)
    assert min(seen.values()) >= 10, seen


def test_a_clock_that_differs_is_named() -> None:
    contract = design.load("aes128-round-enc").clocks
    state, trace = contract.after_reset, []
    key, block = Offer(key=0), Offer(block=Request(False, 0), out_ready=False)
    for offer in (Offer(reset=True), Offer(), key, *[block] * 30):
        answer, state = contract.step(state, offer)
        trace.append((offer, answer))
    assert difference(contract, trace) is None
    for clock, name in ((2, "key_ready"), (3, "in_ready"), (13, "out_valid"), (14, "in_ready")):
        offer, answer = trace[clock]
        wrong = replace(answer, **{name: not getattr(answer, name)})
        found = difference(contract, [*trace[:clock], (offer, wrong), *trace[clock + 1 :]])
        assert found is not None
        assert found.startswith(f"clock {clock}: {name}_o is {int(getattr(wrong, name))}, ")


# -- rate ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sample.only(lambda name: stem(name) in SAMPLE, CORES), ids=stem)
def test_full_rate_is_the_documented_interval(name: str, simulators: Path) -> None:
    chosen = design.load(name)
    key_bits, block_bits = min(chosen.core.key_bits), max(chosen.core.block_bits)
    count = 100_000 if chosen.traits.capacity > 2 else 200
    key = bytes(range(key_bits // 8))
    blocks = random.Random(1).randbytes(count * block_bits // 8)
    for way in chosen.core.directions:
        timing = chosen.timing(key_bits, block_bits, way)
        engine = RtlEngine(Simulator(chosen, simulators), key, block_bits // 8)
        found = engine.stream(blocks, decrypt=way == "decrypt", chain=False)
        before = chosen.traits.reset_cycles + timing.key_setup + timing.latency
        assert count * timing.interval < engine.clocks <= count * timing.interval + before + 1
        if block_bits == 128:
            cipher = Cipher(algorithms.AES(key), modes.ECB())
            worker = cipher.encryptor() if way == "encrypt" else cipher.decryptor()
            assert found == worker.update(blocks)
