"""Recordings as Python programs that make the same calls.

Values that came from outside are parameters of the program, or constants in it. A view of
memory that the program has already is made on that memory, so that what is written
through one is read through the other, as it was when it was recorded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ...ops import OperatorPacket
from ...wording import kind_of
from .calls import Call, GeneratorRef, Origin, Ref, refs_in, shown
from .constants import constant_lines, placed_text, text_of_bytes
from .literals import HELPERS, is_identifier, one_line, text_of

if TYPE_CHECKING:
    from .draws import Seed
    from .recording import Input, Recording
    from .sharing import Shared

RUNTIME: Final = __name__.removesuffix(".fallbacks.record.programs")
Key = tuple[Origin, int]
Packages: TypeAlias = "str | Iterable[str] | None"


def write_program(
    recording: Recording, outputs: Sequence[Ref], package: Packages
) -> str:
    """The text of a module with the function `program`.

    ValueError for a package that Python cannot import by its name, TypeError for what is
    no name.
    """
    packages = [package] if isinstance(package, str) else list(package or ())
    for each in packages:
        if not isinstance(each, str):
            raise TypeError(
                f"package is a name or several of them, but got {kind_of(each)}"
            )
        if not all(map(is_identifier, each.split("."))):
            raise ValueError(
                f"{each!r} is not the name of a package that a program can import"
            )
    return _Writer(recording, outputs, packages).text()


def unread_results(calls: Iterable[Call]) -> list[Ref]:
    """The results that no later call gets, in the order in which they were made.

    A tensor that is written to last of all is one of them, also if it is an input.
    """
    open_: dict[Key, Ref] = {}
    for call in calls:
        if call.error is not None:
            continue
        for ref in call.inputs:
            open_.pop(_key(ref), None)
        for ref in (*call.outputs, *call.written):
            open_[_key(ref)] = ref
    return list(open_.values())


def _key(ref: Ref) -> Key:
    return ref.origin, ref.number


class _Writer:
    """One program. Names of tensors are those of their Ref."""

    def __init__(
        self,
        recording: Recording,
        outputs: Sequence[Ref],
        packages: Sequence[str],
    ) -> None:
        self._calls = recording
        self._packages = packages
        self._imports: dict[str, set[str]] = {"ops": {"ops"}}
        self._inputs = {_key(each.ref): each for each in recording.inputs}
        self._parameters = [each for each in recording.inputs if each.is_parameter]
        self._lines: list[str] = []
        # The name of some tensor on each memory that the program has so far.
        self._memories: dict[int, str] = {
            each.ref.storage: each.ref.name for each in self._parameters
        }
        # That of constants which lie beside a parameter when they are recorded.
        self._apart: dict[int, str] = {}
        self._given = frozenset(self._memories)
        self._made = {_key(each.ref) for each in self._parameters}
        self._outputs = outputs

    def text(self) -> str:
        """The whole module."""
        for given in self._calls.inputs:
            if given.shared is not None:
                # Before any call, which may give the input another look.
                self._within(given.ref, given.shared)
        seeds: dict[int, list[Seed]] = {}
        for seed in self._calls.seeds:
            seeds.setdefault(seed.at, []).append(seed)
        for number, call in enumerate(self._calls):
            for seed in seeds.get(number, ()):
                self._seed(seed)
            self._call(number, call)
        for ref in self._outputs:
            self._define(ref)
        names = [ref.name for ref in self._outputs]
        inner = ", ".join(names) + ("," if len(names) == 1 else "")
        self._lines.append(f"return ({inner})")
        body = "\n".join(
            "    " + line for each in self._lines for line in each.split("\n")
        )
        return f"{self._head()}\n\n\n{self._signature()}\n{body}\n"

    # ---- statements ----

    def _call(self, number: int, call: Call) -> None:
        for ref in call.inputs:
            self._define(ref)
        if call.error is not None:
            self._lines.append(
                f"# Call {number}, {call.operator}, raised {one_line(call.error)}"
            )
            return
        target = _attribute("ops", call.operator.namespace)
        for part in (call.name, call.overload or "default"):
            target = _attribute(target, part)
        try:
            statement = f"{target}({self._arguments(call)})"
        except ValueError as error:
            raise ValueError(f"call {number}, {call.operator}: {error}") from None
        self._lines.append(self._assigned(call, statement))
        for ref in call.outputs:
            self._made.add(_key(ref))
            self._memories.setdefault(ref.storage, ref.name)

    def _assigned(self, call: Call, statement: str) -> str:
        """The statement with names for those results that are new tensors."""
        names = [self._target(value) for value in call.results]
        if all(name == "_" for name in names):
            return statement
        return f"{', '.join(names)} = {statement}"

    def _target(self, value: Any) -> str:
        if isinstance(value, Ref):
            return "_" if _key(value) in self._made else value.name
        if isinstance(value, (list, tuple)) and any(True for _ in refs_in(value)):
            names = [self._target(item) for item in value]
            return f"[{', '.join(names)}]"
        return "_"

    def _define(self, ref: Ref) -> None:
        """Have the program make a constant before it is first used."""
        key = _key(ref)
        given = self._inputs.get(key)
        if key in self._made or given is None or given.constant is None:
            return
        self._made.add(key)
        storage = given.ref.storage
        memories = self._apart if storage in self._given else self._memories
        self._lines += self._constant(given, memories.get(storage))
        memories.setdefault(storage, given.ref.name)

    def _within(self, ref: Ref, shared: Shared) -> None:
        """Have the program make a view of a parameter."""
        owner = shared.owner
        look = f"({self._write(owner.dtype)}, {owner.shape!r}, {owner.strides!r})"
        parts = [repr(owner.name), owner.name, look, self._write(ref.dtype)]
        parts += [repr(ref.shape), repr(ref.strides), str(shared.skip)]
        self._lines.append(self._using(f"{ref.name} = within({', '.join(parts)})"))
        self._made.add(_key(ref))

    def _constant(self, given: Input, memory: str | None) -> list[str]:
        constant = given.constant
        assert constant is not None
        if memory is not None and not constant.is_wrapped_number:
            text = placed_text(memory, constant, given.ref, self._write)
            return [f"{given.ref.name} = {self._using(text)}"]
        made = constant_lines(given.ref.name, constant, given.ref, self._write)
        return [self._using(line) for line in made]

    def _seed(self, seed: Seed) -> None:
        state = f"\n{text_of_bytes(seed.state, '    ')},\n    {str(seed.device)!r},\n"
        helper = "seed_default" if seed.is_default else "generator_from"
        text = self._using(f"{helper}({state})")
        if seed.number is not None:
            text = f"{GeneratorRef(seed.number).name} = {text}"
        self._lines.append(text)

    # ---- expressions ----

    def _arguments(self, call: Call) -> str:
        """The arguments of a call, between its parentheses."""
        written = [self._shown(value) for value in call.args]
        odd = {}
        for name, value in call.kwargs.items():
            if is_identifier(name):
                written.append(f"{name}={self._shown(value)}")
            else:
                odd[name] = value
        return ", ".join([*written, *([f"**{self._shown(odd)}"] if odd else [])])

    def _shown(self, value: Any) -> str:
        # Strings in place of tensors: `_write` leaves names alone.
        return shown(self._named(value), self._write)

    def _named(self, value: Any) -> Any:
        if isinstance(value, Ref):
            return _Name(value.name)
        if isinstance(value, (list, tuple)):
            return type(value)(self._named(item) for item in value)
        if isinstance(value, dict):
            return {self._named(k): self._named(v) for k, v in value.items()}
        return value

    def _write(self, value: Any) -> str:
        """A value that is no container, with an import for its name if it needs one."""
        return str(value) if isinstance(value, _Name) else text_of(value, self._import)

    def _import(self, module: str, name: str) -> None:
        self._imports.setdefault(module, set()).add(name)

    def _using(self, text: str) -> str:
        """`text`, whose helper is imported."""
        called = text.partition("(")[0].rpartition(" ")[2]
        self._import(HELPERS[called], called)
        return text

    # ---- around ----

    def _head(self) -> str:
        lines = [f'"""A recorded program of {len(self._calls)} operator calls."""', ""]
        lines += [f"import {package}  # has operators" for package in self._packages]
        lines += [
            f"from {RUNTIME}.{module} import {', '.join(sorted(names))}"
            for module, names in sorted(self._imports.items())
        ]
        return "\n".join(lines)

    def _signature(self) -> str:
        names = ", ".join(each.ref.name for each in self._parameters)
        looks = [f"    {each.ref.name}: {each.ref.look}" for each in self._parameters]
        returned = ", ".join(f"{r.name}: {r.look}" for r in self._outputs)
        what = f"Return ({returned})." if returned else "Return nothing."
        text = "\n".join(["", "", *looks, "    "]) if looks else ""
        return f'def program({names}):\n    """{what}{text}"""'


class _Name(str):
    """The name of a tensor."""

    __slots__ = ()


def _attribute(owner: str, name: str) -> str:
    """An attribute of `ops`; asked for by its text where Python would read another."""
    if is_identifier(name) and name not in _OF_PACKETS:
        return f"{owner}.{name}"
    return f"{owner}.__getattr__({name!r})"


_OF_PACKETS: Final = frozenset(
    name for name in vars(OperatorPacket) if not name.startswith("_")
)
"""Attributes of packets, which an overload of that name does not take the place of."""
