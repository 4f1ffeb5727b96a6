"""`python -m leopold.cli` is `leopold`."""

from leopold.cli import main

main()
