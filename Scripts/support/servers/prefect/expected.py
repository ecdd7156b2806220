"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from typing import Any

import httpx

from servers.expectations import Checks, Question, absent, ask, get, stored

DOCUMENT = "/openapi.json"
COMMAND = ["prefect", "server", "start", "--host", "127.0.0.1", "--port", "{port}", "--no-ui", "--no-services"]
ENVIRONMENT = {"PREFECT_HOME": "{work}/home", "PREFECT_SERVER_ANALYTICS_ENABLED": "false", "DO_NOT_TRACK": "1"}

VALUE = [1, 1.5, {"none": None, "deep": [[]]}, "é", True]
V1 = "/api/variables/name/v_1"
SORTED = {"sort": "NAME_ASC"}
HOUR = {"history_start": "2024-01-15T10:00:00Z", "history_end": "2024-01-15T11:00:00Z", "history_interval_seconds": 1800}


def post(path: str, content: dict[str, Any], **words: Any) -> Question:
    return ask("POST", path, json=content, **words)


def changed(http: httpx.Client) -> None:
    assert http.get(V1).json()["value"] == {"a": None}


CHECKS: Checks = {
    "create": stored(V1, {"name": "v_1", "value": VALUE, "tags": ["x"]}),
    "read by name": get(V1),
    "read by id": get(V1),
    "create twice": post("/api/variables/", {"name": "v_1", "value": 1}),
    # The body differs from the document's schema for 422.
    "invalid": post("/api/variables/", {"name": "NOT ALLOWED", "value": 1}),
    "change": changed,
    "filter": post("/api/variables/filter", {"variables": {"name": {"like_": "v_"}}}),
    "count": post("/api/variables/count", {}),
    "delete": absent(V1),
    "gone": get(V1),
    **{f"flow {index}": f"f{index}" for index in range(3)},
    "flow by name": get("/api/flows/name/f1"),
    "flows": post("/api/flows/filter", SORTED),
    "page of flows": post("/api/flows/paginate", {"page": 2, "limit": 2, **SORTED}),
    "run": "r1",
    "parameters of runs": [{"p": [1, None]}],
    "state of a run": "ACCEPT",
    "run that runs": "RUNNING",
    "history": post("/api/flow_runs/history", HOUR),
    "identity that is no UUID": get("/api/flows/none"),
    "health": True,
    "version": get("/api/admin/version"),
    "hello": get("/api/hello"),
    "settings": get("/api/admin/settings"),
    # The detail is a string, not the list that the document has for 422: it is reported and left out.
    "token that is switched off": {"failure": {}},
}
