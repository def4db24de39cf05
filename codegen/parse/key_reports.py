"""What is said about dispatch keys that a file cannot name, and how it could name them."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from runtime.keys import DispatchKey, is_alias_key, is_runtime_key
from runtime.nearest import is_one_edit

from ..diagnostics import Related, nearest_word
from ..model.kernels import BackendKernel
from ..options import PRIVATEUSE1_KEYS
from ..source import Span, quoted
from .reader import Reader

__all__ = ["BACKEND_SETTING", "SETTINGS_PLACE", "renamed_backend", "report_key"]

KEYS_SETTING: Final = "dispatch-keys"
BACKEND_SETTING: Final = "privateuse1-backend"
SETTINGS_PLACE: Final = (
    "in boxwood.toml beside the schema file, or in [tool.boxwood] of pyproject.toml"
)


def report_key(
    reader: Reader,
    span: Span,
    word: str,
    key: DispatchKey | None,
    first: BackendKernel | None,
) -> None:
    """Report a word that cannot stand for a key where it stands.

    Args:
        key: the key of that name, if there is one.
        first: the kernel that the key has already, if it has one.
    """
    if key is None:
        message = f"there is no dispatch key {quoted(word)}"
        reader.fail("BW207", span, message, hint=_meant(reader, word))
    elif key not in reader.options.allowed_keys:
        message = f"dispatch key {quoted(word)} is not supported in a schema file"
        reader.fail("BW208", span, message, hint=_how_allowed(key))
    else:
        message = f"dispatch key {quoted(word)} stands twice in this entry"
        place = None if first is None else first.span
        related = [] if place is None else [Related("it has this kernel", place)]
        reader.fail("BW209", span, message, related=related)


def _meant(reader: Reader, word: str) -> str | None:
    """What may have been meant by a name of no key."""
    words = word.split()
    if len(words) > 1 and all(each in reader.key_names for each in words):
        return f"write '{', '.join(words)}'"
    allowed = reader.options.allowed_keys
    names = {name for name, key in reader.key_names.items() if key in allowed}
    near = _nearest_key(word, names, reader.key_names)
    if near is None:
        return None if reader.options.backend else _if_renamed(word)
    meant = f"did you mean '{near}'?"
    key = reader.key_names[near]
    return meant if key in allowed else f"{meant} {_how_allowed(key)}"


def _nearest_key(
    word: str, allowed: Collection[str], known: Collection[str]
) -> str | None:
    """A name that may be written here if that is a slip away, else the nearest of all."""
    near = _nearest(word, allowed)
    folded = word.casefold()
    if near is not None and (
        near.casefold() == folded or is_one_edit(folded, near.casefold())
    ):
        return near
    return _nearest(word, known) or near


def _nearest(word: str, names: Collection[str]) -> str | None:
    """The nearest name; what both begin with as keys of one functionality is no likeness."""
    before = _functionality(word)
    backend = word.removeprefix(before)
    inside = {n.removeprefix(before): n for n in names if _functionality(n) == before}
    if not before or not backend:
        return nearest_word(word, names)
    near = nearest_word(backend, inside)
    return None if near is None else inside[near]


def _functionality(name: str) -> str:
    """What the name of a key begins with before that of its backend: Autograd, Sparse, …"""
    return next((each for each in _FUNCTIONALITIES if name.startswith(each)), "")


_FUNCTIONALITIES: Final = tuple(
    sorted(
        (
            key.name.removesuffix(DispatchKey.PrivateUse1.name)
            for key in PRIVATEUSE1_KEYS
        ),
        key=len,
        reverse=True,
    )
)
_RENAMED: Final = re.compile(r"[A-Z][A-Z0-9_]*")


def renamed_backend(word: str) -> str | None:
    """The name of a backend in that of a key, if it looks like one of a renamed PrivateUse1."""
    backend = word.removeprefix(_functionality(word))
    return backend if _RENAMED.fullmatch(backend) else None


def _if_renamed(word: str) -> str | None:
    """What to do if a name is made of that of a backend which renames PrivateUse1."""
    backend = renamed_backend(word)
    if backend is None:
        return None
    return (
        f"if '{backend}' is what PrivateUse1 is renamed to, set"
        f" '{BACKEND_SETTING} = \"{backend.lower()}\"' {SETTINGS_PLACE}"
    )


def _how_allowed(key: DispatchKey) -> str:
    """What to do so that tables may name a key of PyTorch's that its own list cannot."""
    if key is DispatchKey.Undefined:
        return f"write '{DispatchKey.CompositeImplicitAutograd.name}' for all keys"
    if not is_runtime_key(key) and not is_alias_key(key):
        return f"write the key of one backend: {key.name} stands for all of them"
    add = f"'{KEYS_SETTING} = [\"{key.name}\"]'"
    if key in PRIVATEUSE1_KEYS:
        add = f"'{BACKEND_SETTING} = \"name\"' (the name of your backend) or {add}"
    return (
        "PyTorch has this key, but its own list may not name it; to allow it, set"
        f" {add} {SETTINGS_PLACE}"
    )
