"""Games on a graphics card: `play_batch(..., device="cuda")`.

The rules are the same functions, compiled once more (`leopold.rules.kernels`). Needs an NVIDIA card with its driver and
`pip install 'leopold[cuda]'`; nothing here is imported before somebody asks for the card.
"""
