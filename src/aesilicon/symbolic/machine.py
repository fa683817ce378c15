# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A `drivers.machine.Machine` over forms: one run covers all inputs at once."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, reduce
from itertools import compress
from operator import is_not, itemgetter, or_

from aesilicon.drivers.machine import Bits, BlockCipher, Origin, State, taking
from aesilicon.equivalence.sbox_check import SboxModel
from aesilicon.netlist.netlist import Box, Cell, Table
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET, Forms
from aesilicon.symbolic.program import Program, Values
from aesilicon.symbolic.specification import Cipher
from aesilicon.symbolic.tables import Affine, recognise
from aesilicon.tools.process import stop_if_ending

_RESULTS = 1500
"""Maximum number of cached results of a part of the program."""
_MEMORY = 3 << 30
"""Approximate bytes for all cached results, with 8 for an input and 64 for an output value."""

ANY, ANY_SECRET = -1, -2
"""Start values of a register: arbitrary, and arbitrary with a possible secret in it."""


class SymbolicMachine:
    """A netlist whose bits are forms, simulated for all inputs at once."""

    def __init__(
        self,
        program: Program,
        models: Mapping[str, SboxModel],
        start: State | None = None,
        *,
        follow: bool = True,
        forms: Forms | None = None,
    ) -> None:
        """`start`: for each register 0, 1, `ANY` (default) or `ANY_SECRET`.

        With `follow`, arbitrary start values, junk on inputs and undriven nets are atoms; without
        it they are `UNKNOWN`. `forms` (exact by default) holds all atoms.
        """
        self.netlist = program.netlist
        self.forms = forms or Forms()
        self.now = 0
        self._program = program
        self._models = models
        self._inputs: dict[str, Bits] = {}
        self._values: Values = [0] * self.netlist.size
        self._values[1] = 1
        self._follow = follow
        self._start = start or (ANY,) * len(self.netlist.registers)
        for net in self.netlist.unknown:
            self._values[net] = self._any("undriven", secret=False)
        registers = self.netlist.registers
        self.state = self._first_state()
        self._plans: dict[int, _Plan] = {}
        self._ran: list[Bits | None] = [None] * len(program.parts)
        """For each part of the program, the inputs of its last run."""
        self._results: list[dict[Bits, list[int]] | None] = [{} for _ in program.parts]
        """For each part, inputs -> values of its nets that others read. Used if forms are kept.

        None for a part whose inputs seldom repeat.
        """
        share = _MEMORY // max(1, len(program.parts))
        sizes = (
            1 + 8 * len(part.input_nets) + 64 * (own.stop - (own.start or 0))
            for part, own in zip(program.parts, program.driven, strict=True)
        )
        self._most = [min(_RESULTS, share // size) for size in sizes]
        """For each part, the maximum number of cached results."""
        self._hits = [0] * len(program.parts)
        """For each part, the number of reused results."""
        self._ports = {name: program.readers_of(n) for name, n in self.netlist.inputs.items()}
        self._readers = [program.readers_of((r.q,)) for r in registers]
        self._latched: State = (-1,) * len(registers)
        """The registers of the last evaluation."""
        self._clean: State = self._latched
        """The last state in which no register depended on an opaque secret."""
        self._asked: Collection[int] = ()
        """The registers that `leaking` was last asked for."""
        self._take_asked = taking(())
        self._ciphers: dict[tuple[Bits, int], Cipher] = {}
        self._junk: dict[str, Bits] = {}
        self._junk_mask = 0
        self._all_kept: int | None = None
        self._lasting = 0

    def restart(self) -> None:
        """Returns to the registers after a reset and to clock 0, for another run.

        If forms are kept, values with the same name and number have the same form in both runs, so
        that cached results are reused.
        """
        self.now = 0
        self._junk.clear()
        self.forms.restart()
        self.restore(self._first_state())

    def _first_state(self) -> State:
        return tuple(
            value if value >= 0 else self._any(f"old {r.name}", secret=value == ANY_SECRET)
            for r, value in zip(self.netlist.registers, self._start, strict=True)
        )

    def _any(self, name: str, *, secret: bool) -> int:
        if self._follow:
            return self.forms.fresh(name, 1, secret=secret, rare=True)[0]
        return UNKNOWN_SECRET if secret else UNKNOWN

    def constant(self, value: int, width: int) -> Bits:
        """The bits of a constant, least significant bit first."""
        return _constant(value, width)

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value, as an atom for each bit."""
        return self.forms.fresh(name, width, secret=secret)

    def junk(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value for an input that must not matter.

        Its atoms are reused as long as no register depends on them.
        """
        if not self._follow:
            return _unknown(width, secret)
        if self._junk_mask and self._kept() & self._junk_mask:
            self._junk.clear()
            self._junk_mask = 0
        if name not in self._junk:
            # Junk on control inputs is not rare: it occurs in products, which are looked up by
            # value, so its forms must stay short.
            self._junk[name] = self.forms.fresh(name, width, secret=secret, rare=secret)
            for form in self._junk[name]:
                self._junk_mask |= form
        return self._junk[name]

    def known(self, bit: int) -> int | None:
        """The value 0 or 1 of a constant form, else None."""
        return bit if bit < 2 else None

    def leaks(self, bit: int) -> bool:
        """Whether the form depends on a key or on data."""
        return bit & self.forms.secret != 0

    def leaking(self, registers: Collection[int]) -> set[int]:
        """The subset of `registers` whose forms depend on a key or on data."""
        state, secret = self.state, self.forms.secret
        if registers is not self._asked:
            self._asked, self._take_asked = registers, taking([*registers])
        if not reduce(or_, self._take_asked(state), 0) & secret:
            return set()
        return {i for i in registers if state[i] & secret}

    def show(self, bits: Sequence[int]) -> str:
        """Hex digits of constant bits, else the text of the first form among them."""
        if all(bit < 2 for bit in bits):
            value = sum(bit << i for i, bit in enumerate(bits))
            return f"{value:0{(len(bits) + 3) // 4}x}"
        return self.forms.describe(next(bit for bit in bits if bit > 1))

    def cipher(self, key: Bits, block_bits: int) -> BlockCipher:
        """The specified cipher over forms under a key, reused if forms are kept."""
        if not self.forms.kept:
            return Cipher(self.forms, key, block_bits)
        if (key, block_bits) not in self._ciphers:
            self._ciphers[key, block_bits] = Cipher(self.forms, key, block_bits)
        return self._ciphers[key, block_bits]

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """The output ports for these inputs; runs the parts whose inputs have changed."""
        stop_if_ending()
        v = self._values
        netlist = self.netlist
        self.forms.clock = self.now
        stale = 0  # parts of which an input may have changed
        for name, nets in netlist.inputs.items():
            if self._inputs.get(name) is not inputs[name]:
                self._inputs[name] = inputs[name]
                for net, form in zip(nets, inputs[name], strict=True):
                    v[net] = form
                stale |= self._ports[name]
        changed = map(is_not, self.state, self._latched)
        stale = reduce(or_, compress(self._readers, changed), stale)
        self._latched = self.state
        first = netlist.first_register
        v[first : first + len(self.state)] = self.state
        ran, results, most, hits, product, choose, look_up = (
            self._ran,
            self._results,
            self._most,
            self._hits,
            self.forms.product,
            self.forms.choose,
            self._look_up,
        )
        followers, outputs, kept = self._program.followers, self._program.driven, self.forms.kept
        for i, part in enumerate(self._program.parts):
            if stale >> i & 1 or ran[i] is None:
                ins = part.inputs(v)
                if ins != ran[i]:
                    ran[i] = ins
                    known = results[i] if kept else None
                    if known is None:
                        part.run(v, product, choose, look_up)
                    elif (found := known.get(ins)) is not None:
                        v[outputs[i]] = found
                        hits[i] += 1
                    else:
                        part.run(v, product, choose, look_up)
                        if len(known) < most[i]:
                            known[ins] = v[outputs[i]]
                        else:
                            results[i] = {} if hits[i] > most[i] else None
                            hits[i] = 0
                    stale |= followers[i]
        return {name: pick(v) for name, pick in self._program.outputs.items()}

    @property
    def values(self) -> Sequence[int]:
        """The form of each net in the last evaluation."""
        return self._values

    def clock(self) -> None:
        """Loads the registers with their next-state forms."""
        self.restore(self._program.next_state(self._values))

    def restore(self, state: State) -> None:
        """Sets the registers to the state of an earlier clock."""
        self.state = state
        self._all_kept = None

    def _kept(self) -> int:
        """Mask of all atoms that the registers depend on."""
        if self._all_kept is None:
            self._all_kept = reduce(or_, self.state, 0)
        return self._all_kept

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A context that restores the registers and values at its end, and releases atoms."""
        state, mark = self.state, self.forms.mark()
        self._lasting = mark.places
        junk, junk_mask = dict(self._junk), self._junk_mask
        values, inputs, ran, latched = self._values, self._inputs, self._ran, self._latched
        self._values, self._inputs, self._ran = [*values], {**inputs}, [*ran]
        yield
        self.restore(state)
        self.forms.release(mark)
        self._junk, self._junk_mask = junk, junk_mask
        self._values, self._inputs, self._ran, self._latched = values, inputs, ran, latched

    def is_lasting(self) -> bool:
        """Inside `aside`: whether equal forms in the registers mean equal values in any trial.

        If forms are not kept, the next trial reuses the bit positions of atoms made in this trial.
        """
        return self.forms.kept or not self._kept() & ~self._lasting

    def opaque_register(self) -> tuple[int, Origin | None] | None:
        """(number, first product) of a register with an opaque secret; None without one."""
        if not self.forms.has_opaque_secrets:
            return None
        bad = self.forms.opaque & self.forms.secret
        others = compress(self.state, map(is_not, self.state, self._clean))
        if not reduce(or_, others, 0) & bad:
            self._clean = self.state
            return None
        index = next(i for i, form in enumerate(self.state) if form & bad)
        return index, self.forms.first_product(self.state[index])

    def _look_up(self, v: Values, index: int) -> None:
        plan = self._plans.get(index)
        if plan is None:
            plan = self._plans[index] = _plan(self.netlist.cells[index], self._models)
        value = 0
        for i, net in enumerate(plan.controls):
            if v[net] > 1:
                value = -1
                break
            value |= v[net] << i
        argument = plan.argument(v)
        if value < 0:
            controls = tuple(v[net] for net in plan.controls)
            width = len(plan.outs)
            out = self.forms.lookup(plan.tables, controls + argument, width, index, opaque=True)
        else:
            affine = plan.affines[value]
            if affine is not None:
                out = affine.apply(self.forms, argument, index)
            else:
                out = self._table(plan.tables[value], len(plan.outs), argument, index)
        for net, form in zip(plan.outs, out, strict=True):
            v[net] = form

    def _table(self, entries: tuple[int, ...], width: int, argument: Bits, index: int) -> Bits:
        """The output of a table that is no affine image of the field inversion."""
        if max(argument) < 2:
            entry = entries[sum(bit << i for i, bit in enumerate(argument))]
            return tuple(entry >> i & 1 for i in range(width))
        return self.forms.lookup(entries, argument, width, index)


# Cached, so that an unchanged port has the identical tuple and is seen not to change.


@cache
def _constant(value: int, width: int) -> Bits:
    return tuple(value >> i & 1 for i in range(width))


@cache
def _unknown(width: int, secret: bool) -> Bits:
    return (UNKNOWN_SECRET if secret else UNKNOWN,) * width


@dataclass(frozen=True)
class _Plan:
    """How one table or black box is evaluated."""

    controls: Bits
    """Nets that select the table, lowest bit first."""
    argument: Callable[[Values], Bits]
    tables: tuple[tuple[int, ...], ...]
    affines: tuple[Affine | None, ...]
    """Each table as an affine image of the field inversion, or None if it is not such an image."""
    outs: Bits


def _plan(cell: Cell, models: Mapping[str, SboxModel]) -> _Plan:
    controls: Bits = ()
    tables: tuple[tuple[int, ...], ...]
    if isinstance(cell, Table):
        data, tables = cell.ins, (cell.entries,)
    else:
        assert isinstance(cell, Box)
        box = models[cell.kind]
        controls, data, tables = box.control_nets(cell), box.data_nets(cell), box.tables
    affines = tuple(recognise(table, len(cell.outs)) for table in tables)
    return _Plan(controls, itemgetter(*data), tables, affines, cell.outs)
