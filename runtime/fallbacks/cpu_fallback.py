"""A backend without kernels: its operators run on the CPU, on copies of its tensors.

    with install() as fallback:
        x = ones(2, device="privateuseone") * 2
        print(fallback.counts)

The fallback of the backend's key serves what nothing else serves: an operator with a kernel
of the backend, or made of others, does not come here. Compare
``aten/src/ATen/native/CPUFallback.cpp``, which works the same way and refuses views.
"""

from __future__ import annotations

import threading
import warnings
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from ..boxing import Stack
from ..device import CPU, DEVICE_TYPES, META, Device, dispatch_key_of, tensor_keys
from ..dispatcher import Dispatcher
from ..dtypes import uint8
from ..errors import DispatchError, RegistrationError
from ..generator import Generator
from ..key_set import DispatchKeySet
from ..keys import DispatchKey
from ..library import WILDCARD, Library
from ..locations import user_stacklevel
from ..memory import copy_data, resize_storage, restride
from ..operator import OperatorHandle
from ..registration import fallback_key
from ..schema import SchemaKind
from ..storage import Storage, needed_bytes
from ..tensor import empty_tensor
from ..tensor_base import TensorBase, on_storage, storage_of
from .names import GivenOperator, operators_of
from .observing import real_tensors
from .values import (
    HIDDEN_WRITES,
    map_tensors,
    own_results,
    take_arguments,
    take_results,
)
from .wrappers import look_of

# Note [What is copied to the CPU and back]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Arguments that share a storage are copied as one: of the storage the bytes from the first
# that any of them needs to the last, and each argument is a view of that copy. So the
# kernel finds the sharing that it would find on the backend. After the call the arguments
# that the schema calls written are written back, element by element, since the bytes
# between their elements may belong to others. Results get a storage on the backend, one
# for each that they came with. What is only written to, the out tensors, is not fetched.
#
# Generators of the backend have a stand-in on the CPU, which draws from their stream. A call
# that is given none draws from the default generator of the CPU.
#
# Operators that look at no data, views and changes of shape in place, run on the meta device
# instead: nothing is copied, and the results are views of the storages on the backend.


class Memory:
    """How bytes get to the CPU and back. This one is of backends that compute in host memory.

    A backend with memory of its own overrides the three methods.
    """

    def fetch(self, storage: Storage, start: int, stop: int) -> Storage:
        """A copy, on the CPU, of the bytes from `start` to `stop` of a storage."""
        assert storage.data is not None
        return Storage(storage.data[start:stop].copy(), stop - start)

    def send(self, storage: Storage) -> Storage:
        """A storage on the backend with the bytes of one on the CPU that nobody else has."""
        return Storage(storage.data, storage.nbytes)

    def write(self, target: TensorBase, source: TensorBase) -> None:
        """Write the elements of a tensor on the CPU to one of the backend."""
        copy_data(target, source)


class CPUFallback:
    """An installed fallback: what it did so far, and how to remove it.

    `counts` says how often each operator came here, `fetched` and `sent` how many bytes
    went to the CPU and back.
    """

    def __init__(
        self,
        key: DispatchKey | str,
        never: Iterable[str],
        memory: Memory,
        warn: bool,
    ) -> None:
        self.key: Final = _backend_key(key)
        self.never: Final = frozenset(never)
        self.memory: Final = memory
        self.warn: Final = warn
        self.counts: Final[Counter[str]] = Counter()
        self.fetched = 0
        self.sent = 0
        self._lock: Final = threading.Lock()
        self._library: Library | None = None

    def remove(self) -> None:
        """Take the fallback away. A second call does nothing."""
        library, self._library = self._library, None
        if library is not None:
            library.destroy()

    def __enter__(self) -> CPUFallback:
        if self._library is None:
            raise RegistrationError(
                "this CPU fallback was removed; install another one"
            )
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def install(self, dispatcher: Dispatcher | None) -> None:
        """Register it."""
        library = Library(WILDCARD, "IMPL", self.key, dispatcher)
        library.fallback(self.run)
        self._library = library

    # ---- one call ----

    def run(self, op: Any, stack: Stack) -> None:
        """The boxed fallback."""
        self._refuse(op)
        arguments = take_arguments(op, stack)
        self._count(op)
        results = None
        if is_about_looks(op):
            results = self._by_look(op, arguments)
        if results is None:
            results = _Call(self, op, arguments).run()
        stack += own_results(op, arguments, results)

    def _by_look(self, op: OperatorHandle, arguments: Stack) -> Stack | None:
        """The results of a view; None if the operator looks at the data after all."""
        looks = _Looks()
        stack = [map_tensors(looks.look, argument) for argument in arguments]
        try:
            op.redispatch_boxed(DispatchKeySet(DispatchKey.Meta), stack)
            results = [map_tensors(looks.tensor, result) for result in stack]
        except (DispatchError, _LooksAtDataError):
            return None
        for tensor in real_tensors(arguments):
            looks.reshape(tensor)
        return results

    def _refuse(self, op: OperatorHandle) -> None:
        if op.qualified_name in self.never:
            raise DispatchError(
                f"{op.qualified_name} has no kernel for {self.key}, and is one of the"
                " operators that are never to fall back to the CPU"
            )

    def _count(self, op: OperatorHandle) -> None:
        with self._lock:
            self.counts[op.qualified_name] += 1
            is_first = self.counts[op.qualified_name] == 1
        if self.warn and is_first:
            warnings.warn(
                f"{op.qualified_name} has no kernel for {self.key} and runs on the CPU",
                UserWarning,
                stacklevel=user_stacklevel(),
            )

    def add_traffic(self, *, fetched: int = 0, sent: int = 0) -> None:
        """Count bytes that were copied."""
        with self._lock:
            self.fetched += fetched
            self.sent += sent

    def is_ours(self, device: Device) -> bool:
        """Whether this is a device of the backend."""
        return dispatch_key_of(device) is self.key

    def device_of_results(self, arguments: Stack) -> Device:
        """The device that is asked for, else that of the first tensor of the backend."""
        asked = next((a for a in arguments if isinstance(a, Device)), None)
        if asked is not None:
            return asked
        devices = [tensor.device for tensor in real_tensors(arguments)]
        return next(filter(self.is_ours, devices), CPU)


def install(
    *,
    never: GivenOperator | Iterable[GivenOperator] = (),
    key: DispatchKey | str = DispatchKey.PrivateUse1,
    memory: Memory | None = None,
    warn: bool = False,
    dispatcher: Dispatcher | None = None,
) -> CPUFallback:
    """Let the operators that a backend has no kernels for run on the CPU.

    `never` is an operator or several that raise DispatchError instead: handles, names or
    packets, of which "aten::mm" and a packet stand for all overloads that there are, see
    Note [How operators are given]. With `warn` each operator is warned of once. ValueError
    for a name without a namespace, and for operators that are not defined: one that a
    library defines later can be named after that. TypeError for what is no operator and
    for a `memory` that is none, RegistrationError for a `key` that no device but the CPU
    has.
    """
    refused = {op.qualified_name for op in operators_of(never, dispatcher)}
    if memory is not None and not isinstance(memory, Memory):
        raise TypeError(f"memory is an object of a kind of Memory, but got {memory!r}")
    fallback = CPUFallback(key, refused, memory or Memory(), warn)
    fallback.install(dispatcher)
    return fallback


# The CPU itself, and what stands in for a backend where no data is looked at.
_NO_BACKENDS: Final = frozenset({DispatchKey.CPU, DispatchKey.Meta})


def _backend_key(key: DispatchKey | str) -> DispatchKey:
    """The key, which is that of the tensors of some device."""
    parsed = fallback_key(key)
    possible = [dispatch_key_of(Device(kind)) for kind in DEVICE_TYPES]
    if parsed not in possible or parsed in _NO_BACKENDS:
        named = ", ".join(str(each) for each in possible if each not in _NO_BACKENDS)
        raise RegistrationError(
            f"{parsed} is not the key of a backend whose tensors could be copied to the"
            f" CPU; these are {named}"
        )
    return parsed


# ---- by looks ----


def is_about_looks(op: OperatorHandle) -> bool:
    """Whether an operator makes views, or changes the shape of a tensor in place."""
    return op.schema.is_view or "inplace_view" in op.tags


class _LooksAtDataError(Exception):
    """A view that had to copy."""


class _Looks:
    """Tensors on the meta device in place of those of the backend."""

    def __init__(self) -> None:
        self._made: dict[int, TensorBase] = {}
        self._storages: dict[int, Storage] = {}
        # By identity of what stands on the meta device.
        self._origins: dict[int, TensorBase] = {}

    def look(self, tensor: Any) -> Any:
        """The stand-in of a tensor, on that of its storage; generators as they are."""
        if not isinstance(tensor, TensorBase):
            return tensor
        found = self._made.get(id(tensor))
        if found is None:
            real = storage_of(tensor)
            storage = self._storages.setdefault(id(real), Storage(None, real.nbytes))
            found = _moved(tensor, storage, META, 0)
            self._made[id(tensor)] = found
            self._origins[id(storage)] = self._origins[id(found)] = tensor
        return found

    def tensor(self, look: TensorBase) -> TensorBase:
        """The tensor of the backend that looks like this."""
        found = self._origins.get(id(look))
        if found is not None:
            return found
        base = self._origins.get(id(storage_of(look)))
        if base is None:
            raise _LooksAtDataError
        return _moved(look, storage_of(base), base.device, 0)

    def reshape(self, tensor: TensorBase) -> None:
        """Give a tensor of the backend the look that its stand-in has come to have."""
        look = self._made[id(tensor)]
        if look_of(look) == look_of(tensor):
            return
        storage = storage_of(look)
        if storage.nbytes > storage_of(tensor).nbytes:
            count = storage.nbytes // look.itemsize - tensor.storage_offset()
            resize_storage(tensor, [count])
        restride(tensor, look.shape, look.strides, look.storage_offset())


# ---- on the CPU ----

LEAVE_OUT_AS_IT_IS: Final = ("empty", "new_empty", "resize")


class _Call:
    """One call on copies; see Note [What is copied to the CPU and back]."""

    def __init__(
        self, fallback: CPUFallback, op: OperatorHandle, arguments: Stack
    ) -> None:
        self.fallback = fallback
        self.op = op
        self.arguments = arguments
        self.device = fallback.device_of_results(arguments)
        # By identity: the tensors of the backend; and the storages of their copies, each
        # with the storage that it is a copy of and where that copy starts.
        self.copies: dict[int, TensorBase] = {}
        self.origins: dict[int, tuple[Storage, int]] = {}
        self.sent: dict[int, Storage] = {}

    def run(self) -> Stack:
        """The results, on the device where they belong."""
        self._fetch()
        stack = [self._on_cpu(argument) for argument in self.arguments]
        self.op.redispatch_boxed(DispatchKeySet(DispatchKey.CPU), stack)
        results = take_results(self.op, stack, 0)
        for tensor in self._written():
            self._write_back(tensor)
        own = {id(self.copies[id(t)]): t for t in self._ours(self.arguments)}

        def made(tensor: TensorBase) -> TensorBase:
            found = own.get(id(tensor))
            return self._sent(tensor) if found is None else found

        return [map_tensors(made, result) for result in results]

    def _ours(self, value: Any) -> list[TensorBase]:
        is_ours = self.fallback.is_ours
        return [tensor for tensor in real_tensors(value) if is_ours(tensor.device)]

    def _on_cpu(self, argument: Any) -> Any:
        is_ours = self.fallback.is_ours
        if isinstance(argument, Device):
            return CPU if is_ours(argument) else argument
        if isinstance(argument, Generator):
            # One of the backend for tensors of the CPU is refused by the kernel.
            fits = is_ours(argument.device) and is_ours(self.device)
            return argument.on(CPU) if fits else argument
        return map_tensors(lambda t: self.copies.get(id(t), t), argument)

    def _fetch(self) -> None:
        """Copies of all tensors of the backend, those of one storage together."""
        groups: dict[int, list[TensorBase]] = {}
        for tensor in self._ours(self.arguments):
            groups.setdefault(id(storage_of(tensor)), []).append(tensor)
        only_written = self._only_written()
        for group in groups.values():
            storage = storage_of(group[0])
            start, stop = _range(group, storage)
            if all(id(tensor) in only_written for tensor in group):
                copy = storage_of(empty_tensor([stop - start], uint8))
            else:
                copy = self.fallback.memory.fetch(storage, start, stop)
                self.fallback.add_traffic(fetched=stop - start)
            self.origins[id(copy)] = storage, start
            for tensor in group:
                self.copies[id(tensor)] = _moved(tensor, copy, CPU, -start)

    def _only_written(self) -> set[int]:
        schema = self.op.schema
        base = schema.name.name.base
        if schema.kind() is not SchemaKind.out or base.startswith(LEAVE_OUT_AS_IT_IS):
            return set()
        pairs = list(zip(schema.arguments, self.arguments, strict=True))
        outs = real_tensors([value for argument, value in pairs if argument.is_out])
        read = real_tensors([value for argument, value in pairs if not argument.is_out])
        return {id(tensor) for tensor in outs} - {id(tensor) for tensor in read}

    def _written(self) -> list[TensorBase]:
        """The tensors of the backend that the operator writes to, each once."""
        hidden = HIDDEN_WRITES.get(self.op.name, ())
        arguments = enumerate(self.op.schema.arguments)
        places = [i for i, a in arguments if a.is_write or i in hidden]
        found = self._ours([self.arguments[i] for i in places])
        return list({id(tensor): tensor for tensor in found}.values())

    def _write_back(self, tensor: TensorBase) -> None:
        copy = self.copies[id(tensor)]
        if (copy.shape, copy.strides) != (tensor.shape, tensor.strides):
            resize_storage(tensor, copy.shape, copy.strides)
        self.fallback.memory.write(tensor, copy)
        self.fallback.add_traffic(sent=copy.numel() * copy.itemsize)

    def _sent(self, tensor: TensorBase) -> TensorBase:
        """A result on its device; results that share a storage go on sharing one."""
        if not self.fallback.is_ours(self.device) or tensor.device != CPU:
            return tensor
        storage = storage_of(tensor)
        origin = self.origins.get(id(storage))
        if origin is not None:
            return _moved(tensor, origin[0], self.device, origin[1])
        sent = self.sent.get(id(storage))
        if sent is None:
            sent = self.sent[id(storage)] = self.fallback.memory.send(storage)
            self.fallback.add_traffic(sent=storage.nbytes)
        return _moved(tensor, sent, self.device, 0)


ALIGNMENT: Final = 16
"""The largest element, in bytes: a copy starts where one of any dtype may start."""


def _range(group: list[TensorBase], storage: Storage) -> tuple[int, int]:
    """The bytes of a storage that its tensors need, from the first to the last."""
    starts, stops = [storage.nbytes], [0]
    for tensor in group:
        size, offset = tensor.itemsize, tensor.storage_offset()
        starts.append(offset * size)
        stops.append(needed_bytes(tensor.shape, tensor.strides, offset, size))
    start = min(starts) // ALIGNMENT * ALIGNMENT
    return start, max(start, *stops)


def _moved(tensor: TensorBase, storage: Storage, device: Device, by: int) -> TensorBase:
    """A tensor that lies like `tensor`, `by` bytes further on, in another storage."""
    look = look_of(tensor)
    offset = look.offset + by // look.dtype.itemsize
    look = type(look)(look.shape, look.strides, offset, look.dtype)
    made = on_storage(storage, look, device, tensor_keys(device), None)
    made._flags = tensor._flags
    return made
