# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Evaluates checks of a paper's figures: expressions of numbers and functions of Rijndael."""

import ast
from collections.abc import Callable
from typing import Any

from aesilicon import syntax_tree
from aesilicon.spec import gf, rijndael
from aesilicon.spec.sbox import INV_SBOX, SBOX

_NODES = (
    *(ast.Expression, ast.BoolOp, ast.And, ast.Or, ast.BinOp, ast.UnaryOp, ast.USub, ast.Not),
    *(ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.BitXor),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn),
    *(ast.Constant, ast.List, ast.Call, ast.Name, ast.Load),
)


def product(a: list[int], b: list[int]) -> list[int]:
    """Product modulo x^4 + 1 over GF(2^8) (FIPS-197 section 4.3); coefficients of x^3 first."""
    c = [0] * 4
    for i, left in enumerate(a):
        for j, right in enumerate(b):
            c[(i + j + 1) % 4] ^= gf.mul(left, right)
    return c


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "abs": abs,
    "round": round,
    "product": product,
    "rounds": lambda key_bits, block_bits: rijndael.rounds(key_bits // 8, block_bits // 8),
    "sbox": SBOX.__getitem__,
    "inverse_sbox": INV_SBOX.__getitem__,
}


def holds(check: str) -> bool:
    """Whether a check is true; `ValueError` for all but arithmetic of numbers and `_FUNCTIONS`."""
    try:
        tree = syntax_tree.expression(check)
    except SyntaxError:
        raise ValueError(f"the check '{check}' is no expression") from None
    for node in ast.walk(tree):
        unknown = isinstance(node, ast.Name) and node.id not in _FUNCTIONS
        if unknown or not isinstance(node, _NODES):
            raise ValueError(
                f"the check '{check}' may hold numbers, comparisons, arithmetic and "
                f"{', '.join(_FUNCTIONS)}"
            )
    return eval(compile(tree, "<check>", "eval"), {"__builtins__": {}}, dict(_FUNCTIONS)) is True
