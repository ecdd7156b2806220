"""The work that Scripts/soak gives to a mock server, and the measurements during it."""
