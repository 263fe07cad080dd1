"""The rules of 7 Fallen V3, a file for each chapter."""
