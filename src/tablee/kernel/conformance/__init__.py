"""Whether a game keeps the laws of the house: nine laws, tried by random play.

    report = check(tablee.game(name), games_per_law=20, seed=1)

A single law is a function: `fold(game, Random(1), seats, options)` returns how many checks it made, and raises
LawBroken when one fails.
"""

from tablee.kernel.conformance.laws import LAWS, Law, check, rows
from tablee.kernel.conformance.report import LawBroken, Report, Row
from tablee.kernel.conformance.snapshot import difference, snapshot
from tablee.kernel.conformance.tables import random_table

__all__ = ["LAWS", "Law", "LawBroken", "Report", "Row", "check", "difference", "random_table", "rows", "snapshot"]
