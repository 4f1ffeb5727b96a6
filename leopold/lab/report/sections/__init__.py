"""The chapters of the report, each from the findings: words, pictures, and the numbers beneath."""
