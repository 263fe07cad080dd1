"""Here so that pytest puts this folder on the path: tests of all games share `sitting`."""
