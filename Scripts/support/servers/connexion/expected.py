"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from servers.expectations import Checks, absent, ask, data, failure, get, stored, text

DOCUMENT = "/v1/openapi.json"
COMMAND = ["uvicorn", "app:app", "--port", "{port}", "--log-level", "critical"]

CHECKS: Checks = {
    "list": get("/v1/letters"),
    "filtered list": get("/v1/letters?per_page=10&tags=even,x&box[a%20b]=c%26d"),
    "pages": lambda http: http.get("/v1/letters?per_page=100").json()["letters"],
    "create": stored("/v1/letters/6", {"to": "Zoë", "tags": ["a", "b"], "weight": 1.25}),
    "headers of the created": ["/v1/letters/7", "7"],
    "read what was created": get("/v1/letters/6"),
    "replace": stored("/v1/letters/6", {"to": "X", "tags": [], "weight": None}),
    "delete": absent("/v1/letters/6"),
    "gone": get("/v1/letters/6", then=failure),
    "invalid": ask("POST", "/v1/letters", json={"to": ""}, then=failure),
    "parameters": {"seen": {"path_words": ["a b", "é"], "many": [1, 2], "piped": ["x", "y z"], "flag": True}},
    "download": get("/v1/stamps/large", then=data),
    "empty download": "",
    "echo of a box": {"shape": "box", "sides": [1, 2.5]},
    "echo of a tube": {"shape": "tube"},
    "echo of a full tube": {"shape": "tube", "inside": {"shape": "box", "sides": []}},
    "upload": ask(
        "POST", "/v1/scans", files={"scan": ('a "b".bin', bytes(range(256)))}, data={"note": "né"}),
    "form": {"seen": {"name": "a b&c=é+", "age": 3, "ok": True}},
    "raw body": {"seen": {"sum": 32640, "size": 256}},
    "no credentials": {"error": "missingCredentials"},
    "basic": {"seen": {"user": "ada"}},
    "bearer": {"seen": {"user": "bearer"}},
    "key": {"seen": {"user": "key"}},
    "wrong key": get("/v1/secret", headers={"X-Key": "k 2"}),
    "text": get("/v1/slip", then=text),
    "redirect": get("/v1/letters/1"),
}
