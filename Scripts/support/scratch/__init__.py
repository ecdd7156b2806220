"""Repositories for tests of the tool in use: commits, pull requests, builds."""
