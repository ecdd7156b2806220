"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from servers.expectations import Checks, absent, ask, data, failure, get, stored, text

DOCUMENT = "/schema/openapi.json"
COMMAND = ["uvicorn", "app:app", "--port", "{port}", "--log-level", "critical"]

# Litestar documents a time of day as a duration, and the cursor of the last page, which is null, as an integer.
SETTINGS = "malformed-texts: {duration: ignore}\nnulls: ignore"

ALOE = {
    "commonName": "Aloë", "price": "0.50", "light": "bright", "level": 2, "boughtOn": "2024-02-29",
    "interval": "P1DT7200S", "notes": ["x"], "picture": "+/8A", "sizes": {"height": 1.5}}
SEARCH = {"word": ["a b", "ü&"], "light": "bright", "since": "2024-01-15T10:30:00Z"}

CHECKS: Checks = {
    "list": get("/plants"),
    "pages": lambda http: http.get("/plants?limit=100").json()["items"],
    "pages with a cursor": lambda http: http.get("/plants?limit=100").json()["items"],
    "list with a cursor": get("/plants/after?cursor=3&results_per_page=2"),
    "last list with a cursor": get("/plants/after?cursor=6"),
    "create": stored("/plants/8", ALOE),
    "read what was created": get("/plants/8"),
    "replace": stored("/plants/8", {"commonName": "B", "price": "2"}),
    "delete": absent("/plants/8"),
    "gone": get("/plants/8"),
    "invalid": ask("POST", "/plants", json={"commonName": "C", "price": "much"}, then=failure),
    "events": get("/events"),
    "echo of watered": {"type": "watered", "litres": 0.25},
    "echo of moved": {"type": "moved", "place": "attic"},
    "echo of rested": {"type": "rested"},
    "search": get("/search", params=SEARCH, headers={"X-Trace": "t 1", "Cookie": "visitor=v1"}),
    "search for nothing": get("/search", then=failure),
    "login": {"values": {"token": "t-ada"}},
    "wrong password": ask("POST", "/login", data={"user": "ada", "password": "x"}),
    "bearer": {"values": {"token": "t-ada"}},
    "wrong bearer": get("/me", headers={"Authorization": "Bearer none"}),
    "upload": {"values": {"name": "é.png", "type": "image/png", "sum": 32640, "size": 256, "caption": "One\nTwo"}},
    "download": get("/photo", then=data),
    "text": get("/text", then=text),
    # The document describes these two responses as JSON.
    "events without a description": {"error": "content"},
    "bytes without a description": {"error": "content"},
    "redirect": True,
    "nothing": None,
    "broken": get("/broken"),
}
