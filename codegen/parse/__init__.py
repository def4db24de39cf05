"""From YAML text to the model: nodes with positions, then entries, by one table of fields."""
