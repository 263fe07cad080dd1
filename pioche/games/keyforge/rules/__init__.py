"""The rules of March 2021, a file for each chapter."""
