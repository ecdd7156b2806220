"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from servers.expectations import Checks, Question, absent, ask, data, failure, get, in_base64, respelled, stored, text

DOCUMENT = "/openapi.json"
COMMAND = ["uvicorn", "app:app", "--port", "{port}", "--log-level", "error"]

EARTHSEA = {
    "title": 'Earthsea "1" é', "price": "0.10", "shelf": "science", "opens": "09:30:00Z", "published": "2024-02-29",
    "loan": "P1DT2H", "tags": ["a", ""], "extra": {"n": [1, None, {"x": 1.5}]}}
QUERY = {"word": ["a b", "c&d=é", "+"], "shelf": "fiction", "since": "2024-01-15T10:30:00+01:00", "ratio": 0.5}

VALUES = {
    "number": 2.5, "mixed": True, "large": -1, "flag": False, "nested": {}, "pair": [2, "two"], "anything": "x",
    "when": "2024-01-15"}

STORED = {"type": None, "note": None}


def books(question: Question) -> Question:
    return respelled("cover", in_base64, question)


CHECKS: Checks = {
    "list": books(get("/books")),
    "filtered list": books(get("/books?limit=2&offset=1&shelf=fiction")),
    "pages": books(lambda http: http.get("/books?limit=100").json()["items"]),
    "create": books(stored("/books/8", EARTHSEA)),
    "read what was created": books(get("/books/8")),
    "header of the created": "/books/9",
    "replace": books(stored("/books/9", {"title": "Long", "price": "2.5", "subtitle": "S"})),
    "change": books(stored("/books/9", {"title": "Longer", "price": "2.5", "subtitle": "S"})),
    "delete": absent("/books/9"),
    "gone": get("/books/9"),
    "invalid": ask("POST", "/books", json={"title": "", "price": "much", "shelf": "fiction"}, then=failure),
    "invalid parameter": get("/books?limit=0", then=failure),
    "pets": get("/pets"),
    "echo of a cat": {"kind": "cat", "lives": 3},
    "echo of a ghost": {"kind": "ghost", "since": 1666},
    "echo of a dog": {
        "kind": "dog", "name": "Rex", "friends": [{"kind": "dog", "name": None, "friends": []}, {"kind": "ghost"}]},
    "values": get("/values"),
    "values there and back": get("/values"),
    "other values": ask("POST", "/values", json=VALUES),
    "nothing": None,
    "something": books(get("/optional?found=true")),
    "query": get("/query", params=QUERY, headers={"X-Request": "r 1", "Cookie": "visitor=v1"}),
    "query of defaults": get("/query"),
    "path": {"values": {"path": "a b%2F.é"}},
    "login": {"access_token": "token-of-ada", "token_type": "bearer"},
    "wrong password": ask("POST", "/login", data={"username": "ada", "password": "x"}),
    "cookie of the login": "session=abc; Path=/; SameSite=lax",
    "bearer": {"values": {"token": "token-of-ada"}},
    "wrong bearer": get("/me/bearer", headers={"Authorization": "Bearer none"}),
    "no credentials": {"error": "missingCredentials"},
    "basic": get("/me/basic", auth=("ada", "s:é")),
    "key in a header": {"values": {"key": "k 1+2"}},
    "key in the query": {"values": {"key": "k 1+2"}},
    "key in a cookie": {"values": {"key": "k1"}},
    "upload": {"name": "a.bin", "type": "application/x-thing", "size": 256, "note": "é\r\n", "labels": ["x", "y"]},
    "download": get("/files/a.bin", then=data),
    "text": get("/text", then=text),
    "lines": [{**STORED, "name": f"{index}", "size": index, "labels": []} for index in range(3)],
    "events": [{**STORED, "name": "é", "size": index, "labels": ["\n"]} for index in range(3)],
    "redirect": get("/query?word=moved"),
    "redirect of a slash": get("/slash/"),
    "busy": get("/busy"),
    "broken": get("/broken"),
}
