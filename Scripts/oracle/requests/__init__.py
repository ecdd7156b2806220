"""What the requests of an API look like by its document, and what a generated client sends."""
