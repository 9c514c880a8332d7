"""Binds the functions of a module of rules to an engine's own functions."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any


def bound(module: ModuleType, compile: Callable[[Any], Any] | None = None, **given: Any) -> dict[str, Any]:
    """The functions of a module of rules, and of the modules in its PARTS, by name. They may call one another. given:
    functions that replace some of them, which an engine has to provide. compile: a function that is applied to each
    function of the modules."""
    modules: tuple[ModuleType, ...] = (*getattr(module, "PARTS", ()), module)
    scope: dict[str, Any] = {}
    for one in modules:
        scope |= vars(one)
    scope |= given
    names = {one.__name__ for one in modules}
    plain = [f for f in scope.values() if isinstance(f, FunctionType) and f.__module__ in names]
    for function in plain:
        copy = FunctionType(function.__code__, scope)
        scope[function.__name__] = compile(copy) if compile else copy
    return scope
