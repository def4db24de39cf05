"""Which kernels the text of a module defines, and what it shows of them.

See Note [What a name is in the end].
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from .kernel_types import ANY, annotation_text

__all__ = ["Definition", "definitions", "dotted_name", "split_branches"]

# Note [What a name is in the end]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Statements are gone through in their order, since the last that binds a name counts. What
# runs for sure says what the name is. What stands under `if`, `try` and the like may run, so
# that of its names nothing is known but that they can exist; the same holds for functions
# under decorators, which may return anything, but for those that are known to leave alone
# what is called. A name that is something else than a function in the end, whatever happens,
# has a fault. Where a module binds names in ways that its text does not show, none has.
#
# Another name of a function, `g = f`, is what `f` is at that statement, and stands where `f`
# is written. If `f` is imported from a module of the same package, what that module says of
# it in the end counts; names that it imports itself are not followed further.


class Definition(NamedTuple):
    """What a module defines.

    `parameters` is None where nothing is known of them; the last `optional` have defaults.
    `types` are those of the parameters and of the result, none where nothing is known of
    any. The names of the parameters matter unless `by_count`. `fault` says what it is, if
    that is no kernel. What is not `certain` may be missing when the module is imported.
    `origin` is the dotted name of what is imported, and only has another name here.
    """

    name: str
    line: int
    parameters: tuple[str, ...] | None = None
    optional: int = 0
    types: tuple[str, ...] = ()
    by_count: bool = False
    fault: str = ""
    certain: bool = True
    origin: str = ""


def definitions(
    tree: ast.Module,
    text: str,
    words: Mapping[str, str],
    origins: Mapping[str, str | None],
) -> tuple[Definition, ...]:
    """What the top level of a module defines, in the order of the lines.

    Private names count (PyTorch has kernels such as `_local_scalar_dense_cpu`); constants in
    capitals, type aliases and imports do not.

    Args:
        words: what names stand for in annotations.
        origins: what is imported by names, dotted.
    """
    scan = _Definitions(words, origins, "yield" in text)
    scan.block(tree.body)
    if scan.is_open or any(each in text for each in _DYNAMIC):
        scan.doubt([each.name for each in scan.found.values() if each.fault])
    elif "global " in text or ":=" in text:
        unsure = _bound_elsewhere(tree)
        scan.doubt({*unsure, *(n for n, of in scan.aliases.items() if of in unsure)})
    return tuple(sorted(scan.found.values(), key=lambda each: each.line))


def dotted_name(node: ast.expr) -> str:
    """`a.b.c` as text; nothing for other expressions."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=value, attr=name):
            before = dotted_name(value)
            return before and f"{before}.{name}"
        case _:
            return ""


def split_branches(
    node: ast.If,
) -> tuple[Sequence[ast.stmt], Sequence[ast.stmt]] | None:
    """The branch of an `if` that runs, and the one that only type checkers read.

    None where both may run.
    """
    runs = _truth(node.test)
    if runs is None:
        return None
    return (node.body, node.orelse) if runs else (node.orelse, node.body)


def _truth(test: ast.expr) -> bool | None:
    match test:
        case ast.Constant(value=value):
            return bool(value)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = _truth(operand)
            return None if inner is None else not inner
        case ast.BoolOp(op=ast.And(), values=values):
            return False if False in map(_truth, values) else None
        case ast.BoolOp(op=ast.Or(), values=values):
            return True if True in map(_truth, values) else None
        case ast.Name() | ast.Attribute():
            is_flag = dotted_name(test).rpartition(".")[2] == "TYPE_CHECKING"
            return False if is_flag else None
        case _:
            return None


# Calls that bind names of a module without naming them in a statement.
_DYNAMIC: Final = (
    *("globals(", "vars(", "locals("),
    *("exec(", "setattr(", "sys.modules"),
)
# Decorators that leave alone what a function takes and what its calls return.
_TRANSPARENT: Final = frozenset(
    {
        *("functools.wraps", "functools.cache", "functools.lru_cache"),
        *("typing.final", "typing.no_type_check", "typing.override"),
        *("typing_extensions.final", "typing_extensions.override"),
        *("typing_extensions.deprecated", "warnings.deprecated", "numpy.errstate"),
        *("numba.njit", "numba.jit"),
        *("runtime.structured.reads_outs", "runtime.native.pointwise.keeps_out_dtype"),
    }
)
_OVERLOAD: Final = frozenset({"typing.overload", "typing_extensions.overload"})
_LITERALS: Final = (
    *(ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
_SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_BLOCKS: Final = (ast.stmt, ast.ExceptHandler, ast.match_case)
_LONGEST: Final = 30


class _Definitions:
    """Goes through the statements of a module. See Note [What a name is in the end]."""

    def __init__(
        self,
        words: Mapping[str, str],
        origins: Mapping[str, str | None],
        may_yield: bool,
    ) -> None:
        self.words = words
        self.origins = origins
        self.may_yield = may_yield
        self.found: dict[str, Definition] = {}
        # Names of what has another name, and that one.
        self.aliases: dict[str, str] = {}
        self.is_open = False

    def block(self, body: Sequence[ast.stmt]) -> None:
        """Statements that run."""
        for node in body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    self.found[node.name] = self.function(node)
                case ast.ClassDef(name=name):
                    fault = "" if node.decorator_list else "is a class, not a function"
                    self.found[name] = Definition(name, node.lineno, fault=fault)
                case ast.Assign(targets=targets, value=value):
                    self.assign(targets, value, node.lineno)
                case ast.AnnAssign(target=target, value=ast.expr() as value):
                    self.assign([target], value, node.lineno)
                case ast.Delete(targets=targets):
                    fault = f"is deleted in line {node.lineno}"
                    for name in _stored(targets):
                        if name in self.found:
                            self.found[name] = Definition(
                                name, node.lineno, fault=fault
                            )
                case ast.If() if (branches := split_branches(node)) is not None:
                    self.unseen(branches[1])
                    self.block(branches[0])
                case ast.Expr() | ast.Pass() | ast.Assert() | ast.AnnAssign():
                    pass
                case _:
                    self.possible(node)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Definition:
        place = Definition(node.name, node.lineno)
        origins = {self.origin(each) for each in node.decorator_list}
        if origins & _OVERLOAD:
            return place._replace(fault="is a stub for type checkers (@overload)")
        if not origins <= _TRANSPARENT:
            return place
        if isinstance(node, ast.AsyncFunctionDef):
            return place._replace(
                fault="is async, so that a call gives a coroutine, not a result"
            )
        if self.may_yield and _yields(node.body):
            return place._replace(
                fault="has a yield, so that a call gives a generator, not a result"
            )
        return _with_parameters(place, node.args, node.returns, self.words)

    def origin(self, decorator: ast.expr) -> str:
        """The dotted name of a decorator, or of what makes it."""
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        first, dot, rest = dotted_name(called).partition(".")
        return f"{self.origins.get(first) or ''}{dot}{rest}"

    def assign(self, targets: Iterable[ast.expr], value: ast.expr, line: int) -> None:
        for target in targets:
            for name in _stored([target]):
                if name[0].isupper() and name not in self.found:
                    continue
                place = Definition(name, line)
                self.aliases.pop(name, None)
                if isinstance(target, ast.Name) and isinstance(value, ast.Name):
                    place = self.alias(place, value.id)
                elif isinstance(target, ast.Name) and isinstance(value, ast.Lambda):
                    place = _with_parameters(place, value.args, None, {}, by_count=True)
                elif isinstance(target, ast.Name) and isinstance(value, _LITERALS):
                    text = ast.unparse(value)
                    if len(text) > _LONGEST:
                        text = f"{text[: _LONGEST - 1]}…"
                    place = place._replace(fault=f"is {text}, not a function")
                self.found[name] = place

    def alias(self, place: Definition, name: str) -> Definition:
        """What another name of something stands for; of what is no function, where it stands."""
        known = self.found.get(name)
        if known is None:
            return place._replace(origin=self.origins.get(name) or "")
        self.aliases[place.name] = self.aliases.get(name, name)
        line = place.line if known.fault else known.line
        return known._replace(name=place.name, line=line, certain=True)

    def possible(self, node: ast.AST) -> None:
        """A statement that binds names which exist already, or that may not run."""
        defined, bound = set[str](), set[str]()
        for part in _statements(node):
            match part:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    defined.add(name)
                case ast.Assign(targets=targets):
                    defined |= _stored(targets)
                case ast.AnnAssign(target=target, value=ast.expr()):
                    defined |= _stored([target])
                case ast.Import(names=names) | ast.ImportFrom(names=names):
                    self.is_open |= any(alias.name == "*" for alias in names)
                    for alias in names:
                        bound.add(alias.asname or alias.name.partition(".")[0])
                case ast.ExceptHandler(name=str(name)):
                    bound.add(name)
                case ast.Match():
                    self.is_open = True
                case _:
                    bound |= _stored(ast.iter_child_nodes(part))
        line = getattr(node, "lineno", 1)
        for name in sorted(defined - self.found.keys()):
            if name[0].isupper():
                continue
            self.found[name] = Definition(name, line, certain=False)
        self.doubt(defined | bound)

    def unseen(self, body: Sequence[ast.stmt]) -> None:
        """Statements that only type checkers read."""
        for node in body:
            match node:
                case ast.FunctionDef(name=name) if name not in self.found:
                    fault = "is there for type checkers only"
                    self.found[name] = Definition(name, node.lineno, fault=fault)
                case _:
                    pass

    def doubt(self, names: Iterable[str]) -> None:
        """Forget what these names are."""
        for name in names:
            known = self.found.get(name)
            if known is not None:
                self.found[name] = Definition(name, known.line, certain=known.certain)


def _with_parameters(
    place: Definition,
    args: ast.arguments,
    returns: ast.expr | None,
    words: Mapping[str, str],
    *,
    by_count: bool = False,
) -> Definition:
    if args.vararg is not None:
        return place
    positional = [*args.posonlyargs, *args.args]
    names = tuple(a.arg for a in positional)
    required = [
        a.arg
        for a, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        if default is None
    ]
    if required:
        return place._replace(parameters=(*names, "*", *required))
    annotations = [*(a.annotation for a in positional), returns]
    types = tuple(annotation_text(each, words) for each in annotations)
    return place._replace(
        parameters=names,
        optional=len(args.defaults),
        types=() if all(each == ANY for each in types) else types,
        by_count=by_count,
    )


def _stored(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that are bound or deleted in expressions."""
    return {
        part.id
        for node in nodes
        if not isinstance(node, (ast.stmt, ast.ExceptHandler))
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)
    }


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and those in it, but not in functions and classes."""
    pending = [node]
    while pending:
        part = pending.pop()
        yield part
        if not isinstance(part, _SCOPES):
            nested = ast.iter_child_nodes(part)
            pending += [each for each in nested if isinstance(each, _BLOCKS)]


def _yields(body: Iterable[ast.AST]) -> bool:
    """Whether a function with this body is a generator."""
    pending = list(body)
    while pending:
        node = pending.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, _SCOPES):
            pending += ast.iter_child_nodes(node)
    return False


def _bound_elsewhere(tree: ast.Module) -> set[str]:
    """Names that functions declare as global, or that expressions assign."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Global(names=names):
                found.update(names)
            case ast.NamedExpr(target=ast.Name(id=name)):
                found.add(name)
            case _:
                pass
    return found
