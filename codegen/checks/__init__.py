"""Checks of what entries say: tables of a code and a function, all of which run.

A check yields a finding for every mistake it sees and knows nothing of the others. There
are four tables, by what a check looks at: one entry (`entry`), all entries (`across`), a
group of variants and a view with its twins (`groups`). Whether a value can be read at all
is decided when it is parsed.
"""
