"""What Scripts/soak does to a mock server, and what it watches meanwhile."""
