"""The tags that an operator can have, which code asks for by name.

PyTorch has a closed set, ``torch.Tag``, and `define` takes nothing else. Here tags are
strings, so that schema files can define their own; a name that nobody has announced is
more often a slip.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from .errors import RegistrationError
from .lazy import LazyModule

if TYPE_CHECKING:
    from . import misspellings
else:
    misspellings = LazyModule(__package__, "misspellings")

TAGS: Final = frozenset(
    {
        *("core", "cudagraph_unsafe", "data_dependent_output", "dynamic_output_shape"),
        *("flexible_layout", "generated", "inplace", "inplace_view"),
        *("maybe_aliasing_or_mutating", "needs_contiguous_strides"),
        *("needs_exact_strides", "needs_fixed_stride_order"),
        *("nondeterministic_bitwise", "nondeterministic_seeded", "out", "out_variant"),
        *("pointwise", "pt2_compliant_tag", "reduction", "view_copy"),
    }
)
"""The tags of PyTorch 2.13, ``torch.Tag``."""

_NAME: Final = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_registered: set[str] = set()


def register_tag(name: str) -> None:
    """Let operators that are defined at run time have the tag `name`, in this process.

    RegistrationError for what is no name. Twice is once.
    """
    given: object = name
    if not isinstance(given, str) or _NAME.fullmatch(given) is None:
        raise RegistrationError(f"a tag is a name, but got {name!r:.60}")
    _registered.add(name)


def require_known(tags: tuple[str, ...]) -> None:
    """RegistrationError for a tag that is neither PyTorch's nor registered."""
    for tag in tags:
        if tag not in TAGS and tag not in _registered:
            near = misspellings.did_you_mean(tag, sorted(TAGS | _registered))
            raise RegistrationError(
                f"there is no tag {tag!r}{near}\n"
                f"  to have one of your own, call runtime.tags.register_tag({tag!r}) before"
            )
