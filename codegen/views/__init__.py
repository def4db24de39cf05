"""A schema as one calling convention sees it.

Three modules with the same verbs, to be called with the module's name in front:
`python` (what callers write: defaults, keyword-only arguments, single numbers for
sized lists), `kernel` (what a kernel receives: everything positional and filled in)
and `boxed` (what lies on the stack). Views know types and names; which file a text
goes to is not theirs to know.
"""
