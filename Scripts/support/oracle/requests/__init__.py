"""The requests of an API, derived from its document, and the requests that a generated client sends."""
