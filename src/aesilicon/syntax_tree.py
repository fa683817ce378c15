# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The syntax tree of Python text, for callers in several threads."""

import ast
import threading

# CPython counts the depth of a tree once for all threads, and a garbage collection within
# `ast.parse` can switch threads: two at a time raise `SystemError` (seen in 3.11.7).
_one_at_a_time = threading.Lock()


def expression(text: str) -> ast.Expression:
    """The tree of one expression; raises `SyntaxError`."""
    with _one_at_a_time:
        return ast.parse(text, mode="eval")


def module(text: bytes) -> ast.Module:
    """The tree of a file's text; raises `SyntaxError`."""
    with _one_at_a_time:
        return ast.parse(text)
