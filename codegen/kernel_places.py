"""Where in a module of kernels something stands, for messages about it.

Modules are read without places inside of lines; see `kernel_modules`. When there is something
to say the text is parsed a second time.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable

from .source import SourceFile, Span

__all__ = [
    "annotation_span",
    "error_span",
    "imported_name_span",
    "module_span",
    "parse",
    "require_compilable",
]


def parse(data: bytes | str, path: str) -> ast.Module:
    """The tree of a module, without what Python would warn of.

    Raises SyntaxError, ValueError, RecursionError or MemoryError (of too deep a nesting) for
    what is not Python.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(data, filename=path)


def require_compilable(tree: ast.Module, path: str) -> None:
    """SyntaxError if Python can read a module, but not make code of it; nothing is run.

    As with `return` outside of a function, or a late import from `__future__`. Also raises
    what `parse` does.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compile(tree, path, "exec", dont_inherit=True)


def error_span(source: SourceFile, error: SyntaxError) -> Span:
    """What a syntax error marks; the line, where it marks nothing in it."""
    whole = source.line_span(error.lineno or 1)
    start = source.line_starts[whole.begin.line - 1] + (error.offset or 0) - 1
    if not error.lineno or not whole.start <= start <= whole.end:
        return whole
    end = start + 1
    if error.end_lineno == error.lineno and error.end_offset and error.offset:
        end = start + error.end_offset - error.offset
    return Span(source, start, max(start + 1, min(end, whole.end)))


def annotation_span(function: Span, parameter: str | None) -> Span:
    """The annotation of a parameter, or of the result, of the function that begins there."""

    def find(node: ast.stmt) -> ast.expr | None:
        if not isinstance(node, ast.FunctionDef):
            return None
        if parameter is None:
            return node.returns
        listed = (*node.args.posonlyargs, *node.args.args)
        return next((a.annotation for a in listed if a.arg == parameter), None)

    return _span_at(function.source, function.begin.line, find)


def imported_name_span(source: SourceFile, line: int, name: str) -> Span:
    """A name of the import at a line."""

    def find(node: ast.stmt) -> ast.alias | None:
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            return None
        return next((alias for alias in node.names if alias.name == name), None)

    span = _span_at(source, line, find)
    # Without what it is called here.
    return span if span.text == name else _first_word(span, name)


def _first_word(span: Span, name: str) -> Span:
    end = span.start + len(name)
    return Span(span.source, span.start, end) if span.text.startswith(name) else span


def module_span(source: SourceFile, line: int, module: str) -> Span:
    """The module of the import at a line: after `from`, or after `import`."""
    written = rf"\bfrom[ \t]*({re.escape(module)})[ \t]*import\b"
    found = re.compile(written).search(source.text, source.line_starts[line - 1])
    if found is None:
        return imported_name_span(source, line, module)
    return Span(source, *found.span(1))


def _span_at(
    source: SourceFile,
    line: int,
    find: Callable[[ast.stmt], ast.expr | ast.alias | None],
) -> Span:
    try:
        body = parse(source.text, source.path).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return source.line_span(line)
    marked = (find(node) for node in body if node.lineno == line)
    found = next((each for each in marked if each is not None), None)
    if found is None:
        return source.line_span(line)
    start = _offset(source, found.lineno, found.col_offset)
    end = _offset(source, found.end_lineno or line, found.end_col_offset or 0)
    return Span(source, start, end)


def _offset(source: SourceFile, line: int, column: int) -> int:
    """The offset of a column, which Python counts in bytes of UTF-8."""
    before = source.line(line).encode()[:column]
    return source.line_starts[line - 1] + len(before.decode(errors="replace"))
