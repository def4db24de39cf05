"""The mode that records, and how it tells tensors apart.

See Note [Which tensor is which].
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from time import perf_counter_ns
from typing import Any, Final, NamedTuple

from ...dispatch_state import get_state
from ...entry import OperatorEntry
from ...generator import Generator
from ...key_bits import bits_of
from ...key_set import DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...tensor_base import TensorBase, storage_of
from ...wording import kind_of
from ..dispatch_mode import DispatchMode
from ..mode_contexts import KEY
from ..observing import as_modes_see, real_tensors, written_tensors
from .calls import Call, Origin, Ref, refs_in
from .constants import constant_of
from .draws import Draws
from .literals import plain, usable_name
from .numbering import Numbers
from .recording import Input, Recording
from .sharing import NamedMemory

# Note [Which tensor is which]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A tensor is known by its object, as long as that lives; memory by its storage. Both are
# remembered by identity and weakly, so that recording keeps nothing alive, and an object
# that is made at the place of one that died is another one. A tensor that no recorded call
# has returned comes from outside: it is an input of the recording. What an input holds is
# kept, if it is to be, before the first call that gets it, for that call may write to it.
# Views of one memory are kept once, as the memory and the way each of them lies in it.
#
# Calls have what wrappers stand for: the batch in the place of a sample, the value that a
# functional tensor has at the time. So a name, or an output, that is a wrapper is that of
# what it stands for when it is named.

_NO_BACKEND: Final = bits_of(DispatchKey.BackendSelect)


class Site(NamedTuple):
    """Which kernel a call comes to."""

    keys: DispatchKeySet
    key: DispatchKey
    kernel: str


class _Begun(NamedTuple):
    """A call that has not returned yet."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    targets: list[TensorBase]
    bits: int
    drawn: list[Any]
    read_bytes: int


class Recorder(DispatchMode):
    """Records the calls of its blocks into `recording`; `record` says with what."""

    asked_once = True

    def __init__(
        self, inputs: Mapping[str, TensorBase] | None = None, *, constants: bool = False
    ) -> None:
        self.recording: Final = Recording()
        self._constants = constants
        self._lock = threading.Lock()
        self._tensors: Final = Numbers()
        self._storages: Final = Numbers()
        self._named: Final = NamedMemory()
        self._draws: Final = Draws(self.recording.seeds)
        self._sites: dict[tuple[OperatorEntry, int], Site] = {}
        self._threads: dict[int, int] = {}
        self._counts = {Origin.INPUT: 0, Origin.RESULT: 0}
        if inputs is not None and not isinstance(inputs, Mapping):
            raise TypeError(
                'the inputs of a recording are a mapping of names, {"x": x}, but got'
                f" {type(inputs).__name__}"
            )
        for name, tensor in (inputs or {}).items():
            if not isinstance(tensor, TensorBase):
                raise TypeError(
                    f"the input {name!r} of a recording is a tensor, but got"
                    f" {kind_of(tensor)}"
                )
            self._name(usable_name(name), as_modes_see(tensor))
        self.recording.find = self.ref_of

    def __dispatch__(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        with self._lock:
            begun = self._begin(op, args, kwargs)
        start = perf_counter_ns()
        try:
            result = op(*args, **kwargs)
        except BaseException as error:
            end = perf_counter_ns()
            with self._lock:
                self._finish(op, begun, start, end, (), error)
            raise
        end = perf_counter_ns()
        results = (result,) if len(op.schema.returns) == 1 else result or ()
        with self._lock:
            self._finish(op, begun, start, end, tuple(results), None)
        return result

    def ref_of(self, tensor: TensorBase) -> Ref | None:
        """What stands for a tensor in the recording; None if it was not met."""
        tensor = as_modes_see(tensor)
        known = self._tensors.find(tensor)
        return None if known is None else self._describe(tensor, *known)

    # ---- before and after a call ----

    def _begin(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> _Begun:
        values = op.entry.binder.bind(args, kwargs)
        noted = tuple(map(self._noted, args))
        named = {name: self._noted(value) for name, value in kwargs.items()}
        targets = written_tensors(op, values)
        drawn = self._draws.before(op, values)
        outs = {argument.name for argument in op.schema.out_arguments}
        read = (noted, [value for name, value in named.items() if name not in outs])
        nbytes = sum(ref.nbytes for ref in refs_in(read))
        return _Begun(noted, named, targets, op.keys_of(values), drawn, nbytes)

    def _finish(
        self,
        op: OperatorHandle,
        begun: _Begun,
        start: int,
        end: int,
        results: tuple[Any, ...],
        error: BaseException | None,
    ) -> None:
        new_bytes = 0
        for tensor in real_tensors(results):
            storage = storage_of(tensor)
            new_bytes += storage.nbytes if self._storages.number(storage)[1] else 0
        if error is None:
            self._draws.after(begun.drawn, len(self.recording))
        site = self._site(op, begun.bits, results)
        call = Call(
            operator=op,
            args=begun.args,
            kwargs=begun.kwargs,
            results=tuple(self._noted(each, Origin.RESULT) for each in results),
            # As they are after the call, which may have given them another shape.
            written=tuple(self._ref(tensor) for tensor in begun.targets),
            keys=site.keys,
            key=site.key,
            kernel=site.kernel,
            start=start,
            nanoseconds=end - start,
            thread=self._threads.setdefault(threading.get_ident(), len(self._threads)),
            read_bytes=begun.read_bytes,
            new_bytes=new_bytes,
            error=None if error is None else f"{type(error).__name__}: {error}",
        )
        self.recording.append(call)

    def _site(self, op: OperatorHandle, bits: int, results: tuple[Any, ...]) -> Site:
        """Where a call comes to when all modes have been asked."""
        adjusted = get_state().adjustment
        effective = (bits | adjusted.included) & adjusted.kept & ~bits_of(KEY)
        made = next(real_tensors(results), None)
        if not bits and made is not None:
            # The kernel that chooses the backend is not the one that is looked for.
            effective = (effective | made._keys) & adjusted.kept & ~_NO_BACKEND
        place = op.entry, effective
        found = self._sites.get(place)
        if found is None:
            site = op.entry.site(effective, False)
            row = site.registration
            kernel = "" if row is None else row.describe()
            found = self._sites[place] = Site(site.keys, site.key, kernel)
        return found

    # ---- values ----

    def _noted(self, value: Any, origin: Origin = Origin.INPUT) -> Any:
        """`value` with what stands for tensors and generators; containers are copied."""
        if isinstance(value, TensorBase):
            return self._ref(value, origin)
        if isinstance(value, Generator):
            return self._draws.ref(value)
        if isinstance(value, (list, tuple)):
            items = [self._noted(item, origin) for item in value]
            return items if isinstance(value, list) else tuple(items)
        if isinstance(value, Mapping):
            return {
                self._noted(key, origin): self._noted(item, origin)
                for key, item in value.items()
            }
        return plain(value)

    def _ref(self, tensor: TensorBase, origin: Origin = Origin.INPUT) -> Ref:
        known = self._tensors.find(tensor)
        if known is not None:
            return self._describe(tensor, *known)
        if origin is Origin.INPUT:
            return self._input(tensor)
        return self._new(tensor, origin, None)

    def _new(self, tensor: TensorBase, origin: Origin, given: str | None) -> Ref:
        number = self._counts[origin]
        self._counts[origin] += 1
        self._tensors.store(tensor, (origin, number, given))
        return self._describe(tensor, origin, number, given)

    def _name(self, name: str, tensor: TensorBase) -> None:
        known = self._tensors.find(tensor)
        if known is not None:
            raise ValueError(
                f"{known[2]!r} and {name!r} name the same tensor, which is one parameter of a"
                " program; leave out one of the names, or name a view of it"
            )
        ref = self._new(tensor, Origin.INPUT, name)
        self._named.add(tensor, ref)
        self.recording.inputs.append(Input(ref, None))

    def _input(self, tensor: TensorBase) -> Ref:
        """A tensor from outside that was not named."""
        keep = self._constants or tensor.is_wrapped_number
        # This may refuse the tensor, which is then not met.
        shared = self._named.place_of(tensor) if keep else None
        ref = self._new(tensor, Origin.INPUT, None)
        constant = constant_of(tensor) if keep and shared is None else None
        self.recording.inputs.append(Input(ref, constant, shared))
        return ref

    def _describe(
        self, tensor: TensorBase, origin: Origin, number: int, given: str | None
    ) -> Ref:
        return Ref(
            origin,
            number,
            given,
            self._storages.number(storage_of(tensor))[0],
            tensor.shape,
            tensor.strides,
            tensor.dtype,
            tensor.device,
        )
