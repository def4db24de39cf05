"""Python source to run with torch and with Boxwood: expressions, and statements.

`lib` is the library, the other names are those of `VALUES`. What is compared is the
value of an expression, and after statements `z` if they assign it, else all tensors.
"""

from __future__ import annotations

from typing import Final

from samples import TensorSpec, tensor

VALUES: Final[dict[str, TensorSpec]] = {
    "x": tensor(3, 4),
    "y": tensor(3, 4, seed=1),
    "w": tensor(2, 3, 4),
    "xt": tensor(3, 4, layout="transposed"),
    "row": tensor(4),
    "positive": tensor(3, 4, low=0.5),
    "scalar": tensor(),
    "double": tensor(3, 4, dtype="float64"),
    "half": tensor(3, 4, dtype="float16"),
    "brain": tensor(3, 4, dtype="bfloat16"),
    "c": tensor(3, 4, dtype="complex64"),
    "i": tensor(3, 4, dtype="int64", low=-5, high=9),
    "n": tensor(3, 4, dtype="int32", low=1, high=4),
    "byte": tensor(3, 4, dtype="uint8", low=0, high=9),
    "b": tensor(3, 4, dtype="bool"),
    "b2": tensor(3, 4, dtype="bool", seed=1),
    "mask": tensor(values=[True, False, True], dtype="bool"),
    "index": tensor(values=[2, 0, -1], dtype="int64"),
    "empty": tensor(0, 4),
    "one": tensor(values=[[2.5]]),
    "five": tensor(values=5, dtype="int64"),
    "true": tensor(values=[True], dtype="bool"),
}
"""The names that the texts below use, besides `lib`, the library itself."""

ARITHMETIC: Final = (
    *(f"x {op} y" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"i {op} n" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"x {op} 2" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"i {op} 2" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"i {op} 2.5" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"2 {op} positive" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"2.5 {op} n" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"7 {op} n" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"half {op} double" for op in ("+", "-", "*", "/")),
    *(f"brain {op} half" for op in ("+", "*")),
    *(f"byte {op} 3" for op in ("+", "-", "*", "/", "//", "%")),
    *(f"b {op} 1" for op in ("+", "*", "/")),
    *(f"b {op} i" for op in ("+", "-", "*")),
    *(f"c {op} x" for op in ("+", "-", "*", "/")),
    *(f"x {op} 1j" for op in ("+", "-", "*")),
    *(f"1j {op} x" for op in ("+", "-", "*")),
    *("x + row", "row + x", "x * scalar", "scalar * i", "double + scalar"),
    *("i + five", "five + x", "half + five", "half + scalar", "byte + five"),
    *("x + True", "i + True", "b + b2", "b * b2", "b - b2", "b - True", "True - b"),
    *("-x", "-i", "-b", "+x", "+b", "abs(x)", "abs(i)", "abs(c)", "abs(b)"),
    *("~i", "~b", "~byte"),
    *("x @ y.t()", "x @ row", "row @ y.t()", "w @ y.t()", "w @ w.transpose(1, 2)"),
    *("x @ y", "x @ 2", "2 @ x", "i @ n.t()"),
    *("row + half", "x + w", "x + lib.ones([5])", "x + 'a'", "'a' + x", "x + None"),
    *("x + [1.0, 2.0, 3.0, 4.0]", "[1.0] * x", "x ** 0.5", "(-1) ** n", "x ** -1"),
    *("i ** -1", "n // 0", "n % 0", "x // 0", "x % 0", "x / 0", "i / 0"),
)

BITS: Final = (
    *(f"i {op} n" for op in ("&", "|", "^")),
    *(f"b {op} b2" for op in ("&", "|", "^")),
    *(f"b {op} i" for op in ("&", "|", "^")),
    *(f"i {op} 6" for op in ("&", "|", "^")),
    *(f"6 {op} i" for op in ("&", "|", "^")),
    *(f"b {op} True" for op in ("&", "|", "^")),
    *(f"True {op} b" for op in ("&", "|", "^")),
    "x & y",
    "i & 2.5",
    "x | 1",
)

COMPARISONS: Final = (
    *(f"x {op} y" for op in ("==", "!=", "<", "<=", ">", ">=")),
    *(f"i {op} 2" for op in ("==", "!=", "<", "<=", ">", ">=")),
    *(f"2 {op} i" for op in ("==", "!=", "<", "<=", ">", ">=")),
    *(f"0.5 {op} x" for op in ("==", "!=", "<", "<=", ">", ">=")),
    *(f"i {op} x" for op in ("==", "<", ">=")),
    *("b == b2", "b == True", "b < b2", "c == c", "c == 1j", "c != x", "c < c"),
    *("x == row", "w < x", "x == lib.ones([5])", "byte == 300", "byte == -1"),
    *("x == None", "x != None", "None == x", "x == 'a'", "x < 'a'", "x < None"),
    *("x is x", "x in [x]", "hash(x) == hash(x)", "row[0] == row[0]"),
)

IN_PLACE: Final = (
    *(f"x {op}= y" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"x {op}= 2" for op in ("+", "-", "*", "/", "//", "%", "**")),
    *(f"i {op}= n" for op in ("+", "-", "*", "//", "%", "**")),
    *(f"i {op}= n" for op in ("&", "|", "^")),
    *(f"b {op}= b2" for op in ("&", "|", "^")),
    *(f"i {op}= 3" for op in ("&", "|", "^")),
    *(f"half {op}= x" for op in ("+", "-", "*", "/")),
    *("i /= 2", "i += 2.5", "i += x", "x += 1j", "x += c", "b += 1", "byte += 300"),
    *("row += x", "x += row", "scalar += 1", "x[0] += 1", "x[:, 1] *= 2", "xt -= y"),
    *(
        "z = x; z += 1",
        "z = x[1]; z += 1; z = x",
        "x += x",
        "x @= y.t()",
        "x *= scalar",
    ),
)

SUBSCRIPTS: Final = (
    *("x[0]", "x[-1]", "x[1, 2]", "x[1][2]", "w[0, 1]", "w[..., 0]", "w[0, ..., 1]"),
    *("x[1:, None]", "x[:, 1:3]", "x[::2]", "x[:, ::3]", "x[-2:]", "x[5:]", "x[2:1]"),
    *("x[None]", "x[..., None]", "x[None, 0, None]", "x[()]", "x[...]", "x[:]"),
    *("scalar[...]", "scalar[None]", "scalar[()]", "w[:, None, ..., 1:2]", "xt[1:, 2]"),
    *("x[index]", "x[[0, 2]]", "x[:, [0, 0, 3]]", "x[index, index]", "x[index, :2]"),
    *(
        "x[index, None]",
        "w[:, index]",
        "w[0, index]",
        "w[0, :, index]",
        "w[:, index, 1]",
    ),
    *("x[mask]", "x[b]", "w[:, b]", "x[mask, 1]", "x[b & b2]", "x[~b]", "x[x > 0]"),
    *("x[True]", "x[False]", "x[True, 0]", "x[five - 4]", "x[five - 4, 1:]", "x[byte]"),
    *("x[[True, False, True]]", "x[[[0, 1], [1, 2]]]", "x[0, [1, 2]]", "x[(0, 1)]"),
    *("x[lib.tensor([], dtype=lib.int64)]", "empty[:, 1]", "empty[[]]", "x[[]]"),
    *("x[3]", "x[-4]", "x[0, 0, 0]", "scalar[0]", "x[::-1]", "x[1.5]"),
    *("x[[0, 7]]", "x[row]", "x[lib.ones([4], dtype=lib.bool)]"),
)

ASSIGNMENTS: Final = (
    *("x[0] = 5", "x[1, 2] = 1.5", "x[1:, 1:3] = 0", "x[:, 0] = y[:, 1]", "x[...] = y"),
    *("x[0] = row", "x[:] = row", "x[1] = half[0]", "i[0] = 2.7", "i[0] = x[0]"),
    *("x[index] = 1", "x[index] = y", "x[b] = 0", "x[mask] = row", "x[:, [0, 2]] = 7"),
    *("x[x < 0] = 0", "x[index, 1] = scalar", "x[b] = y[b]", "x[None, 0] = 3"),
    *(
        "x[True] = 2",
        "x[False] = 2",
        "scalar[...] = 4",
        "w[:, index] = x[0]",
        "w[0] = x",
    ),
    *("x[0] = [1.0, 2.0, 3.0, 4.0]", "xt[1] = row", "b[0] = 2", "byte[0] = 255"),
    *(
        "x[5] = 1",
        "x[0] = y",
        "x[0] = 1j",
        "b[0] = 1j",
        "i[0] = 1j",
        "x[b] = row",
        "x[index] = x",
    ),
)

PROTOCOLS: Final = (
    *(
        "len(x)",
        "len(empty)",
        "len(scalar)",
        "bool(scalar)",
        "bool(one > 2)",
        "bool(x)",
    ),
    *("bool(empty)", "bool(true)", "not one", "int(one)", "int(five)", "float(five)"),
    *(
        "float(one)",
        "complex(scalar)",
        "int(x)",
        "[7, 8, 9, 1, 2, 3][five]",
        "range(five)",
    ),
    *("list(range(10))[five]", "[0] * five", "x.item()", "one.item()", "five.item()"),
    *("true.item()", "c[0, 0].item()", "half[0, 0].item()", "brain[0, 0].item()"),
    *("x.tolist()", "i.tolist()", "b.tolist()", "scalar.tolist()", "empty.tolist()"),
    *("w.tolist()", "half.tolist()", "c.tolist()", "five.tolist()", "byte.tolist()"),
    *("list(x)", "[*w]", "list(empty)", "list(scalar)", "a, d, e = x; z = d"),
    *("sum(x)", "max(row)", "min(i[0])", "sorted(row)", "z = [float(v) for v in row]"),
    *("x.numpy().shape", "x.numpy().sum().item()", "b.numpy().dtype.name"),
    *("x.numpy()[0, 0].item() == x[0, 0].item()", "a = x.numpy(); a[0] = 7; z = x"),
    *(
        "x.shape == (3, 4)",
        "tuple(x.shape)",
        "x.ndim",
        "x.dim()",
        "x.numel()",
        "x.size(1)",
    ),
    *(
        "x.size(-1)",
        "tuple(xt.stride())",
        "xt.stride(0)",
        "xt.is_contiguous()",
        "x.size(2)",
    ),
    *("x[1:].storage_offset()", "x.requires_grad", "x.is_contiguous()", "x.itemsize"),
    *("5 in i", "100 in i", "1.0 in b", "f'{five}'", "f'{scalar:.3f}'", "f'{one}'"),
    *("x.t().shape[0]", "x.device.type", "str(x.dtype).replace('torch.', '')"),
    *("i.dtype == lib.int64", "i.dtype is lib.int64", "x.dtype.is_floating_point"),
)

FUNCTIONS: Final = (
    *(
        "lib.add(x, y)",
        "lib.add(x, 2)",
        "lib.add(x, y, alpha=2)",
        "x.add(y, alpha=0.5)",
    ),
    *("lib.add(x, y, out=double)", "lib.add(x, y, out=i)"),
    *(
        "lib.add(x)",
        "lib.add(x, y, z=1)",
        "lib.add(x, 'a')",
    ),
    *("lib.mul(x, y)", "lib.div(x, y, rounding_mode='floor')", "lib.div(i, 2)"),
    *(
        "lib.sub(x, 1)",
        "lib.pow(2, n)",
        "lib.pow(x, 2)",
        "lib.pow(n, n)",
        "lib.pow(2, 3)",
    ),
    *(
        "x.sum()",
        "x.sum(0)",
        "x.sum([0, 1])",
        "x.sum(dim=1, keepdim=True)",
        "x.sum(0, True)",
    ),
    *(
        "x.sum(dtype=lib.float64)",
        "lib.sum(x, 1)",
        "i.sum()",
        "b.sum()",
        "x.sum((0, 1))",
    ),
    *("x.mean()", "x.mean(0)", "i.mean()", "x.mean(1, keepdim=True)", "x.prod(0)"),
    *("x.max()", "x.max(1)", "x.max(1).values", "x.max(1).indices", "lib.max(x, y)"),
    *("x.max(y)", "x.min(0, keepdim=True)", "values, indices = x.sort(); z = indices"),
    *("x.sort(descending=True)", "x.topk(2)", "x.topk(2, dim=0, largest=False)"),
    *(
        "x.argmax()",
        "x.argmax(1)",
        "x.any()",
        "b.any(0)",
        "b.all()",
        "b.all(1, keepdim=True)",
    ),
    *("x.std()", "x.var(1)", "x.std(0, unbiased=False)", "x.var(dim=1, correction=0)"),
    *("x.std(False)", "x.std(True)", "x.norm()", "x.norm(2, 1)", "x.norm(dim=0, p=1)"),
    *("x.cumsum(1)", "x.softmax(1)", "lib.softmax(x, dim=0)", "lib.logsumexp(x, 1)"),
    *(
        "x.view(12)",
        "x.view(2, 6)",
        "x.view([4, 3])",
        "x.view(-1, 2)",
        "x.view(lib.int32)",
    ),
    *("x.reshape(6, 2)", "x.reshape((4, -1))", "lib.reshape(x, [12])", "xt.view(12)"),
    *("x.permute(1, 0)", "w.permute([2, 0, 1])", "x.transpose(0, 1)", "x.t()", "w.t()"),
    *("x.expand(2, 3, 4)", "row.expand([3, 4])", "row.expand(3, -1)", "x.repeat(2, 1)"),
    *("x.squeeze()", "one.squeeze(0)", "one.squeeze((0, 1))", "x.unsqueeze(0)"),
    *("x.flatten()", "w.flatten(1)", "w.movedim(0, -1)", "w.movedim([0, 1], [2, 0])"),
    *(
        "x.split(2)",
        "x.split([1, 2])",
        "x.split(3, dim=1)",
        "x.chunk(2, 1)",
        "x.unbind()",
    ),
    *(
        "lib.cat([x, y])",
        "lib.cat((x, y), dim=1)",
        "lib.cat([x, i])",
        "lib.stack([x, y], 1)",
    ),
    *("lib.cat([])", "lib.cat([x, row])", "lib.stack([])"),
    *(
        "x.roll(1)",
        "x.roll(1, 0)",
        "x.roll((1, 2), (0, 1))",
        "x.flip(0)",
        "x.flip([0, 1])",
    ),
    *("x.flip(0, 1)", "x.tril()", "x.triu(1)", "x.narrow(1, 1, 2)", "x.select(0, 1)"),
    *(
        "x.to(lib.float64)",
        "x.to(device='cpu')",
        "x.to(double)",
        "x.to(lib.float32) is x",
    ),
    *("x.to(dtype=lib.int64)", "x.to('cpu', lib.float16)"),
    *(
        "x.contiguous() is x",
        "xt.contiguous()",
        "x.clone()",
        "x.type_as(i)",
        "x.detach()",
    ),
    *(
        "lib.where(b, x, y)",
        "lib.where(b, x, 0.0)",
        "lib.where(b, 1, 2)",
        "lib.where(b)",
    ),
    *(
        "x.where(b, y)",
        "x.masked_fill(b, 3)",
        "x.masked_fill_(b, scalar)",
        "x.nonzero()",
    ),
    *("x.gather(1, i.abs() % 4)", "x.index_select(0, index)", "x.masked_select(b)"),
    *("x.scatter(1, n.to(lib.int64) - 1, 5.0)", "x.scatter(0, i.abs() % 3, y)"),
    *("x.clamp(0)", "x.clamp(min=0, max=1)", "x.clamp(max=row)", "lib.clamp(x, -1, 1)"),
    *("x.clamp()", "x.clamp(min=None, max=1)", "x.round()", "x.round(decimals=1)"),
    *("lib.zeros(2, 3)", "lib.zeros([2, 3])", "lib.zeros((2,), dtype=lib.int64)"),
    *("lib.ones(3)", "lib.full([2], 7)", "lib.full((2,), 1.5)", "lib.full([2], True)"),
    *("lib.arange(5)", "lib.arange(1, 5)", "lib.arange(0, 1, 0.25)", "lib.arange(5.0)"),
    *("lib.arange(3, dtype=lib.float16)", "lib.eye(2)", "lib.eye(2, 3)"),
    *("lib.linspace(0, 1, 5)", "lib.zeros_like(i)", "lib.ones_like(x, dtype=lib.bool)"),
    *(
        "lib.zeros(-1)",
        "lib.zeros(2, 'a')",
        "lib.zeros(2.5)",
        "lib.ones(())",
    ),
    *("lib.rand(2, 3).shape[1]", "lib.randn([2, 3]).dtype == lib.float32"),
    *("lib.randint(3, (2,)).dtype == lib.int64", "lib.randint(1, 3, [2]).shape[0]"),
    *("lib.randperm(4).sort()[0]", "lib.empty(2, 3).shape[0]", "lib.empty([0])"),
    *("lib.tensor([1, 2])", "lib.tensor([[1.5], [2]])", "lib.tensor(True)"),
    *(
        "lib.tensor([1, 2], dtype=lib.float16)",
        "lib.tensor([1 + 2j])",
        "lib.tensor([])",
    ),
    *("lib.tensor([[1], [2, 3]])", "lib.tensor('a')", "lib.tensor(x.tolist())"),
    *("lib.as_tensor(x) is x", "lib.from_numpy(x.numpy())", "x.new_zeros(2)"),
    *("x.new_zeros([2], dtype=lib.int64)", "x.new_full((2,), 3)", "x.new_ones(2, 2)"),
    *(
        "x.fill_(3)",
        "x.zero_()",
        "x.copy_(y)",
        "x.copy_(row)",
        "row.copy_(x)",
        "x.add_(y)",
    ),
    *(
        "x.add_(w)",
        "x.mul_(2).add_(1)",
        "x.t_()",
        "row.unsqueeze_(0)",
        "x.resize_(2, 3)",
    ),
    *(
        "x.resize_([12])",
        "x.neg().abs().sqrt()",
        "x.sigmoid()",
        "lib.relu(x)",
        "x.exp()",
    ),
    *(
        "lib.matmul(x, y.t())",
        "lib.mm(x, y.t())",
        "row.dot(row)",
        "x.mv(row)",
        "x.mm(y)",
    ),
    *("lib.addmm(scalar, x, y.t())", "lib.addmm(scalar, x, y.t(), beta=2, alpha=3)"),
    *("lib.conv2d(w[None], w[:, :, :2][:, :2][None].expand(1, 2, 2, 2))",),
    *(
        "x.sum(2)",
        "x.foo",
        "x.add(y, 2, 3)",
        "x.sum(dim='a')",
    ),
)

TEXTS: Final = (
    *ARITHMETIC,
    *BITS,
    *COMPARISONS,
    *IN_PLACE,
    *SUBSCRIPTS,
    *ASSIGNMENTS,
    *PROTOCOLS,
    *FUNCTIONS,
)

DIFFERENT: Final[dict[str, type[Exception] | None]] = {
    # torch looks at the dtype before it calls the operator that would refuse it.
    "~x": NotImplementedError,
    # torch tries to make a tensor of the string; here it is as with NumPy.
    "x['a']": IndexError,
    "x['a'] = 1": IndexError,
    # torch steps over the dimensions of the second ellipsis as well, and finds none left.
    "x[..., ..., 0]": None,
    # Arguments have the types and the names of the schema.
    "lib.add(2, x)": TypeError,
    "lib.add(input=x, other=y)": TypeError,
    "x.sum(axis=1)": TypeError,
    "x.to('cpu')": TypeError,
    # No sizes are those of a tensor without dimensions, as everywhere else.
    "lib.zeros()": None,
    # A tensor is a sequence of tensors.
    "lib.cat(x)": None,
}
"""Texts with another outcome than in torch: the error here, or None if there is none."""
