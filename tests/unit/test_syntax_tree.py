# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Syntax trees for several threads."""

import ast
import threading
import time

import pytest

from aesilicon import syntax_tree


def test_one_thread_parses_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    inside: list[int] = []
    most: list[int] = []
    parse = ast.parse

    def slow(*args: object, **options: object) -> object:
        inside.append(1)
        most.append(len(inside))
        time.sleep(0.01)
        inside.pop()
        return parse(*args, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(ast, "parse", slow)
    calls = [
        *[threading.Thread(target=syntax_tree.expression, args=("1 + 2",)) for _ in range(3)],
        *[threading.Thread(target=syntax_tree.module, args=(b"a = 1",)) for _ in range(3)],
    ]
    for thread in calls:
        thread.start()
    for thread in calls:
        thread.join()
    assert most == [1] * 6
