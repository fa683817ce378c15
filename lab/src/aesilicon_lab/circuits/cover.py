# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The unate covering problem, solved exactly: the last step of Quine-McCluskey minimisation.

Reduction and branch and bound as in Rudell & Sangiovanni-Vincentelli 1987. Sets are numbers: bit i
of a row says that column i covers it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator


def minimum(rows: Iterable[int]) -> int:
    """The smallest set of columns that covers every row; no row may be empty."""
    wanted = set(rows)
    if 0 in wanted:
        raise ValueError("a row that no column covers")
    everything = 0
    for row in wanted:
        everything |= row
    return _search(wanted, 0, everything)


def members(numbers: int) -> Iterator[int]:
    """The elements of a set, as sets of one, smallest first."""
    while numbers:
        yield numbers & -numbers
        numbers &= numbers - 1


def _search(rows: Collection[int], chosen: int, best: int) -> int:
    """`chosen` and the fewest columns for `rows`, or `best` if that is not larger."""
    rows, chosen = _reduced(rows, chosen)
    if chosen.bit_count() + _bound(rows) >= best.bit_count():
        return best
    if not rows:
        return chosen
    uses = Counter(column for row in rows for column in members(row))
    tried = 0
    for column in sorted(members(rows[0]), key=lambda one: (-uses[one], one)):
        left = {row & ~tried for row in rows if not row & column}
        best = _search(left, chosen | column, best)
        tried |= column
    return best


def _reduced(rows: Collection[int], chosen: int) -> tuple[list[int], int]:
    """Chooses essential columns, and drops rows that contain others and dominated columns."""
    while True:
        before = len(rows), chosen
        for row in rows:
            if row.bit_count() == 1:
                chosen |= row
        columns_left: list[int] = []
        for row in sorted({row for row in rows if not row & chosen}, key=_by_size):
            if not any(column & row == column for column in columns_left):
                columns_left.append(row)
        needless = _needless(columns_left)
        rows = [row & ~needless for row in columns_left]
        if not needless and before == (len(rows), chosen):
            return rows, chosen


def _by_size(row: int) -> tuple[int, int]:
    return row.bit_count(), row


def _needless(rows: Collection[int]) -> int:
    """Dominated columns: another column covers the same rows or more. Of equals the first stays."""
    covers: dict[int, int] = {}
    for place, row in enumerate(rows):
        for column in members(row):
            covers[column] = covers.get(column, 0) | 1 << place
    kept: list[int] = []
    needless = 0
    for column, covered in sorted(covers.items(), key=lambda one: (-one[1].bit_count(), one[0])):
        if any(covered & other == covered for other in kept):
            needless |= column
        else:
            kept.append(covered)
    return needless


def _bound(rows: Iterable[int]) -> int:
    """Lower bound on columns: the number of rows without a common column, shortest first."""
    used = count = 0
    for row in rows:
        if not row & used:
            used |= row
            count += 1
    return count
