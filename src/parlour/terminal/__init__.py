"""The room in a terminal: the menu, the table, and a face for every game."""
