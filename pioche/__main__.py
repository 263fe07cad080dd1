"""`python -m pioche` is the command `pioche`."""

from pioche.cli import main

if __name__ == "__main__":  # processes of `pioche sim` import this file too
    main()
