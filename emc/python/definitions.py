"""Definitions: functions, structs, and the objects of `spread` and `each`, from the statements that make them."""

from __future__ import annotations

import ast

from emc.dataclass import replace
from emc.front import tree
from emc.lang import words as lang
from emc.python import calls, expressions, objects
from emc.python.reader import Reader, plain
from emc.python.refused import NAME, Refused
from emc.python.statements import is_none, sequence
from emc.python.types import INT, VOID, Kind, declare, type_of
from emc.source import Span

RULES = (expressions, calls)  # importing them registers their rules

Item = tree.FunctionDefinition | tree.Declaration


def define(reader: Reader, one: lang.Placed) -> Item | None:
    """The definition of something that a program needs. Returns None after a fault."""
    node = reader.program.statement(one)
    try:
        if isinstance(one, lang.Function):
            return _function(reader, one, node)
        if isinstance(one, lang.Struct):
            return _struct(reader, one, node)
        return _object(reader, one, node)
    except Refused as wrong:
        reader.fault(wrong)
        return None


def prototype(made: tree.FunctionDefinition) -> tree.Declaration:
    """The declaration of a function that is used before its definition."""
    where = tree.InitDeclarator(made.declarator.span, made.declarator, None)
    return tree.Declaration(made.declarator.span, made.specifiers, (where,))


# ---- functions


def _function(reader: Reader, one: lang.Function, node: ast.stmt) -> tree.FunctionDefinition:
    if isinstance(node, ast.AsyncFunctionDef):
        raise Refused(node, "EM-C has no async functions", "use `forkwith` to start a thread")
    assert isinstance(node, ast.FunctionDef)
    where = reader.file.name_span(node)
    parameters = _parameters(reader, node)
    named = tree.Named(where, reader.program.named[one])
    specifiers, declarator = declare(_result(reader, node), tree.Function(where, named, parameters, False, None))
    words = (*(["packet_type"] if one.kind else []), *(["inline"] if one.inline else []))
    specifiers = replace(specifiers, function=words, storage=("static",) if one.static else ())
    span = reader.span(node)
    reader.local = frozenset(_local_names(node))
    reader.scopes.append({a.arg: reader.span(a) for a in node.args.args})
    items = sequence(reader, node.body)
    reader.scopes.pop()
    body = reader.span(node.body[0]).to(span)
    end = Span(body.file, body.end_line, body.end_column - 1, body.end_line, body.end_column)
    return tree.FunctionDefinition(span, specifiers, declarator, (), tree.Compound(body, tuple(items), end))


def _result(reader: Reader, node: ast.FunctionDef) -> Kind:
    """The type of the result. A function that does not say it returns nothing; `main` then ends with the status 0."""
    kind = VOID if node.returns is None else type_of(reader, node.returns)
    if kind == VOID and (given := _returned(node)) is not None:
        text = f"`{node.name}` returns a value, and does not say its type"
        if node.returns is not None:
            text = f"`{node.name}` returns a value, but says that it returns nothing"
        parameters = ast.unparse(node.args)
        raise Refused(given, text, f"write `def {node.name}({parameters}) -> i32:`, with the value's type", NAME)
    return INT if kind == VOID and node.name == "main" else kind


def _returned(node: ast.FunctionDef) -> ast.Return | None:
    """The first `return` with a value. Functions inside of the function are refused elsewhere."""
    found = (one for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None)
    return next((one for one in found if not is_none(one.value)), None)


def _parameters(reader: Reader, node: ast.FunctionDef) -> tuple[tree.Parameter, ...]:
    arguments = node.args
    for star, sign in ((arguments.vararg, "*"), (arguments.kwarg, "**")):
        if star is not None:
            hint = "pass a pointer and a length"
            raise Refused(star, f"EM-C has no parameters with `{sign}`", hint)
    if arguments.kwonlyargs or arguments.posonlyargs:
        first = (arguments.kwonlyargs or arguments.posonlyargs)[0]
        raise Refused(first, "EM-C has no keyword arguments", "remove `*` and `/`")
    if arguments.defaults:
        raise Refused(arguments.defaults[0], "EM-C has no default values", "pass the value, or write two functions")
    return tuple(_parameter(reader, one) for one in arguments.args)


def _parameter(reader: Reader, node: ast.arg) -> tree.Parameter:
    if node.arg == "self" and node.annotation is None:
        raise Refused(node, "EM-C has no methods", "write a function, with a pointer to the struct as a parameter")
    if node.annotation is None:
        raise Refused(node, f"the parameter `{node.arg}` has no type", f"write `{node.arg}: i32`", NAME)
    span, kind = reader.span(node), type_of(reader, node.annotation)
    reader.note_volatile(node.arg, kind)
    return tree.Parameter(span, *declare(kind, tree.Named(span, plain(node.arg))))


def _local_names(node: ast.FunctionDef) -> set[str]:
    """The names that are local to the function in Python: its parameters, and the names that it sets."""
    found = {one.arg for one in node.args.args}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store | ast.Del):
            found.add(inner.id)
        elif isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            found.add(inner.target.id)
    return found


# ---- structs and objects


def _struct(reader: Reader, one: lang.Struct, node: ast.stmt) -> tree.Declaration:
    assert isinstance(node, ast.ClassDef)
    if node.bases or node.keywords:
        hint = "write the struct as a member: `base: Base`"
        raise Refused(node, "a struct can't inherit from a class", hint)
    members = tuple(made for inner in node.body for made in _member(reader, node, inner))
    where = reader.file.name_span(node)
    if not members:
        raise Refused(node, "a struct needs members", "write `x: i32`")
    struct = tree.StructSpecifier(where, "struct", reader.program.named[one], members)
    return tree.Declaration(reader.span(node), tree.Specifiers(where, (), (), (), (struct,)), ())


def _member(reader: Reader, struct: ast.ClassDef, node: ast.stmt) -> list[tree.MemberDeclaration]:
    if isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return []
    if isinstance(node, ast.FunctionDef):
        hint = f"write a function outside: `def {node.name}(it: Ptr[{struct.name}], ...)`"
        raise Refused(node, "structs have no methods", hint)
    span = reader.span(node)
    if isinstance(node, ast.Assign | ast.AnnAssign) and objects.maker(reader, node.value) == "array":
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        assert isinstance(target, ast.Name) and isinstance(node.value, ast.Call)
        made = objects.made(reader, node.value, plain(target.id), span, reader.span(target))
        only = tree.MemberDeclarator(span, made.declarators[0].declarator, None)
        return [tree.MemberDeclaration(span, made.specifiers, (only,))]
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
        raise Refused(node, "a struct can contain only members: `x: i32`, `a = array(i32, 4)`")
    if node.value is not None:
        raise Refused(node.value, "members have no default values in EM-C", "set them when the struct is made")
    name = tree.Named(reader.span(node.target), plain(node.target.id))
    specifiers, declarator = declare(type_of(reader, node.annotation), name)
    return [tree.MemberDeclaration(span, specifiers, (tree.MemberDeclarator(span, declarator, None),))]


def _object(reader: Reader, one: lang.Placed, node: ast.stmt) -> tree.Declaration | None:
    if isinstance(one, lang.ArrayType):
        return None
    assert isinstance(node, ast.Assign | ast.AnnAssign)
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    call = node.value
    while isinstance(call, ast.Call) and reader.known(call.func) is lang.static:
        call = call.args[0]
    if not isinstance(call, ast.Call) or not isinstance(target, ast.Name) or not objects.maker(reader, call):
        raise Refused(node, "an object must be made by a statement of its own: `A = spread(...)` or `A = each(...)`")
    made = objects.made(reader, call, reader.program.named[one], reader.span(node), reader.span(target))
    return objects.static(made) if one.static else made
