"""Games as text: the notation of actions, why an action is not legal, and saved games."""
