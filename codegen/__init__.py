"""Boxwood's generator: operator schemas in YAML become a typed Python package.

The passes, in order: load (YAML text with positions), parse (entries to the model),
validate (every check, every failure), derive (variants, groups, one index per dispatch
key), view, emit, write.

Of the runtime, this package imports `runtime.keys` and `runtime.schema`; `explain` asks
`runtime.table` besides.
"""
