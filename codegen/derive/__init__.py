"""What follows from the entries: variants nobody wrote, groups, and one index of kernels per key.

Every function here is pure but for the diagnostics that it reports.
"""
