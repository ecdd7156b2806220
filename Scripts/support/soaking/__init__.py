"""The work that Scripts/bench/soak gives to a mock server, and the measurements during it."""
