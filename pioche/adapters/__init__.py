"""Ways in for other programs: the stdio protocol."""
