"""What a schema file says, as frozen and hashable values.

The schema itself is `runtime.schema.FunctionSchema`.

In `functions`:

NativeFunction
    One operator. `namespace` ("aten"), `schema` (its name without the namespace),
    `variants` (frozenset of Variant.function/.method), `structured`, `structured_delegate`
    (OperatorName or None), `structured_inherits`, `precomputed` (Precompute or None),
    `ufunc_inner_loop` (UfuncInnerLoop, ...), `autogen` (OperatorName, ...),
    `python_module`, `category_override`, `device_guard`, `device_check` (DeviceCheck),
    `manual_kernel_registration`, `manual_cpp_binding`, `cpp_no_default_args`,
    `use_const_ref_for_mutable_tensors`, `tags` (frozenset of str, the implied ones
    included), `composite_keys`, `is_abstract`, `spans` (FieldSpans: `.func`,
    `.of("dispatch")`).
    Derived: `qualified_name` ("aten::add.Tensor"), `name` (OperatorName), `root_name`,
    `kind` (SchemaKind), `is_generated`, `is_part_of_structured_group`,
    `is_composite_implicit`, `has_composite(key)`, `is_view`, `is_inplace_view`,
    `view_kind` (ViewKind). `str()` is the schema with its namespace.
Precompute
    `replace` (Replacement(argument, computed: (Argument, ...)), ...), `add` (Argument, ...).
UfuncInnerLoop
    `key` (UfuncKey), `name`, `dtypes` (str, ...).
Tag
    `name`, `description`, `span`.

In `groups`:

NativeFunctionsGroup
    `functional`, `out`, `inplace` and `mutable` (or None); `structured`, `root_name`,
    `signature()`, `functions()`.
NativeFunctionsViewGroup
    `view`, `view_copy` and `view_inplace` (or None); `root_name`, `composite`,
    `functions(include_copy=True)`.

In `kernels`:

BackendKernel
    The kernel that an entry names for a key: `name`, `structured`, `namespace` (or None),
    `span`, `supports_symint`.
DerivedKernel
    A kernel that nobody writes: `operator` and `out` (qualified names), `kind`
    (DerivedKind), `implementation` (BackendKernel or None).
BackendIndex
    All of one key: `key`, `kernels` ((qualified name, BackendKernel), ...), `derived`
    (DerivedKernel, ...), `use_out_as_primary`, `device_guard`, `external`;
    `find_kernel(function or group)`, `has_kernel`, `primary(group)`.
"""
