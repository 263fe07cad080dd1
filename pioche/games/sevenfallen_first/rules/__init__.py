"""The rules of the first edition, a file for each chapter of the book."""
