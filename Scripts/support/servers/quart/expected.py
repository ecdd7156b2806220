"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from servers.expectations import Checks, absent, ask, failure, get, stored

DOCUMENT = "/openapi.json"
COMMAND = ["python3", "{folder}/app.py"]

EARTHSEA = {
    "title": "Earthsea é", "price": "0.10", "shelf": "science", "published": "2024-01-15T10:30:00Z", "pair": [2, "z"],
    "writtenBy": {"name": "U", "homePage": None}, "editions": [1], "counts": {"aB": 1}, "loan": "P1D", "either": "q"}

CHECKS: Checks = {
    "list": get("/books"),
    "filtered list": get("/books?ids=1&ids=2"),
    "pages": lambda http: [http.get(f"/books/{number}").json() for number in range(1, 8)],
    "create": stored("/books/8", EARTHSEA),
    "read what was created": get("/books/8"),
    "delete": absent("/books/8"),
    "gone": get("/books/8", then=failure),
    "invalid": ask("POST", "/books", json={"title": "", "price": "much"}),
    "upload": {"values": {"name": "a.bin", "size": 256, "note": "é\r\n"}},
    "login": {"values": {"user": "ada &=", "age": 3}},
    "login without an age": {"values": {"user": "ada", "age": None}},
    "bearer": {"values": {"token": "Bearer t", "sid": None}},
    "key in a cookie": {"values": {"token": None, "sid": "s1"}},
    "no credentials": {"error": "missingCredentials"},
    "path": {"values": {"rest": "a/b é", "key": "00000000-0000-0000-0000-000000000001", "shelf": "science"}},
    "authors": get("/authors"),
}
