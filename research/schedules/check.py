# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Plays a schedule clock by clock with real blocks; shares no constraint with the solver.

The state has 16 bytes and the window Nk words, which hold values: a look-up before its input is
made, or after a word was overwritten, finds nothing to read. Results are compared with the
specification.
"""

import random
from collections import Counter

from aesilicon.spec import rijndael
from aesilicon.spec.gf import xtime
from aesilicon.spec.sbox import INV_SBOX, SBOX
from schedules.problem import Lookup, Schedule


class BrokenScheduleError(Exception):
    """A core cannot do this schedule; the text says why."""


class _Block:
    """A block under way, in a state and a window of its own."""

    def __init__(self, text: bytes, begin: int) -> None:
        self.text = text
        self.begin = begin
        self.state: dict[tuple[int, int, int], int] = {}
        """(round, row, column) -> byte of the state behind that round."""
        self.window: dict[int, tuple[int, bytes]] = {}
        """Place in the window -> a key word's index and value."""
        self.subbed: dict[int, bytes] = {}
        """Key word -> as much of its SubWord as there is."""
        self.columns: dict[tuple[int, int], bytes] = {}
        """(round, column) -> as many of its bytes as the S-boxes made."""
        self.result: dict[int, bytes] = {}


def check(schedule: Schedule, blocks: int = 3, seed: int = 1) -> None:
    """Runs blocks under one key, a period apart; raises `BrokenScheduleError` on a fault."""
    rng = random.Random(seed)
    player = _Player(schedule, rng.randbytes(schedule.problem.nk * 4))
    inside = [_Block(rng.randbytes(16), n * schedule.period) for n in range(blocks)]
    held = schedule.problem.held
    last = max([*schedule.lookups.values(), *schedule.key_words.values()]) + 1
    for clock in range(-2 * schedule.period, inside[-1].begin + last + 1):
        for number, block in enumerate(inside):
            try:
                player.clock(block, clock - block.begin)
            except KeyError as e:
                raise BrokenScheduleError(
                    f"block {number}, clock {clock - block.begin}: needs {e}, which is not there"
                ) from e
        contexts = schedule.problem.contexts
        if sum(player.waiting(block, clock - block.begin) for block in inside) > contexts * held:
            raise BrokenScheduleError(f"clock {clock}: the result of a SubWord is lost")
        for block, later in zip(inside, inside[contexts:], strict=False):
            if later.state and block.state:
                raise BrokenScheduleError(f"clock {clock}: a block enters an occupied state")
            if later.window and clock >= later.begin + schedule.window:
                block.window.clear()  # one window serves both
    crypt = player.cipher.decrypt_block if schedule.problem.decrypt else player.cipher.encrypt_block
    for number, block in enumerate(inside):
        if b"".join(block.result[c] for c in range(4)) != crypt(block.text):
            raise BrokenScheduleError(f"block {number} has a wrong result")


class _Player:
    def __init__(self, schedule: Schedule, key: bytes) -> None:
        self.schedule = schedule
        self.problem = p = schedule.problem
        self.cipher = rijndael.Rijndael(key)
        flat = b"".join(self.cipher.round_keys)
        self.kept = {i: flat[4 * i : 4 * i + 4] for i in p.kept()}
        steps = p.key_words()
        if set(schedule.lookups) != set(p.lookups()):
            raise BrokenScheduleError("look-ups are missing")
        if set(schedule.key_words) != {step.new for step in steps}:
            raise BrokenScheduleError("key words are missing")
        slots = Counter(clock % schedule.period for clock in schedule.lookups.values())
        if max(slots.values()) > p.lanes:
            raise BrokenScheduleError(f"clock {slots.most_common(1)[0][0]}: too many look-ups")
        words = Counter(schedule.key_words.values())
        if max(words.values()) > p.words_a_clock:
            raise BrokenScheduleError(f"clock {words.most_common(1)[0][0]}: too many key words")
        self.steps = {step.new: step for step in steps}

    def clock(self, block: _Block, clock: int) -> None:
        """One clock of a block: look-ups, key words, columns, then what registers take."""
        p, at = self.problem, self.schedule.lookups
        for one in (one for one in at if at[one] == clock):
            if one.unit == "data":
                self._substitute(block, one)
            else:
                self._sub_word(block, one, dict(block.window.values()))
        late = {one for one in at if one.unit == "data" and at[one] + p.latency == clock}
        made = self._make_words(block, clock)
        present = dict(block.window.values()) | made
        for place in {(one.major, one.column) for one in late}:
            self._finish(block, *place, present)
        if clock == self.schedule.window:
            block.window = {i % p.nk: (i, word) for i, word in self.kept.items()}
        for index, word in made.items():
            block.window[index % p.nk] = index, word
        if clock == 0:
            text = rijndael.xor(block.text, self.cipher.round_keys[-1 if p.decrypt else 0])
            block.state = {(0, n % 4, n // 4): byte for n, byte in enumerate(text)}
        if len(block.state) > 16:
            raise BrokenScheduleError(f"clock {clock}: {len(block.state)} bytes in the state")

    def waiting(self, block: _Block, clock: int) -> int:
        """Results of SubWord that wait behind the S-boxes, after a clock."""
        late = self.problem.latency
        lookups = (
            [self.schedule.lookups[one] for one in self.problem.sub_word(w)] for w in block.subbed
        )
        return sum(max(clocks) + late <= clock for clocks in lookups)

    def _substitute(self, block: _Block, one: Lookup) -> None:
        table = INV_SBOX if self.problem.decrypt else SBOX
        sources = self.problem.sources(one.column, one.half)
        made = bytes(table[block.state.pop((one.major - 1, *source))] for source in sources)
        place = one.major, one.column
        halves = [block.columns.get(place, b""), made]
        block.columns[place] = b"".join(halves if one.half or not halves[0] else halves[::-1])

    def _sub_word(self, block: _Block, one: Lookup, present: dict[int, bytes]) -> None:
        word = (self.kept | present)[self.steps[one.major].other]
        upper = max(one.major, self.steps[one.major].old)  # W[i], whose index gives Rcon
        if upper % self.problem.nk == 0:
            word = word[1:] + word[:1]
        word = word.translate(SBOX)
        if upper % self.problem.nk == 0:
            rcon = 1
            for _ in range(upper // self.problem.nk - 1):
                rcon = xtime(rcon)
            word = bytes([word[0] ^ rcon]) + word[1:]
        size = 4 // self.problem.halves
        made = word[one.half * size : (one.half + 1) * size]
        before = block.subbed.get(one.major, b"")
        block.subbed[one.major] = before + made if one.half else made + before

    def _make_words(self, block: _Block, clock: int) -> dict[int, bytes]:
        """The words of this clock, in the order of the key schedule."""
        made: dict[int, bytes] = {}
        for step in self.steps.values():
            if self.schedule.key_words[step.new] != clock:
                continue
            present = dict(block.window.values()) | made
            term = block.subbed.pop(step.new) if step.special else present[step.other]
            made[step.new] = rijndael.xor(present[step.old], term)
        return made

    def _finish(self, block: _Block, round_: int, column: int, present: dict[int, bytes]) -> None:
        """MixColumns and AddRoundKey of a column, once the S-boxes made all its bytes."""
        p = self.problem
        if len(made := block.columns[round_, column]) < 4:
            return
        del block.columns[round_, column]
        if not p.decrypt and round_ < p.rounds:
            made = rijndael.mix_columns(made)
        made = rijndael.xor(made, present[p.used(round_, column)])
        if p.decrypt and round_ < p.rounds:
            made = rijndael.inv_mix_columns(made)
        if round_ == p.rounds:
            block.result[column] = made
        else:
            block.state |= {(round_, row, column): byte for row, byte in enumerate(made)}
