"""The report: a table of games as a page for reading, with pictures drawn here."""

from __future__ import annotations

from leopold.lab.report.page import write_report

__all__ = ["write_report"]
