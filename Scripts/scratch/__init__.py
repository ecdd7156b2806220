"""Repositories for tests of what happens around the tool: commits, pull requests, builds."""
