"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from servers.expectations import Checks, Question, absent, ask, data, get, in_decimal, respelled, stored

DOCUMENT = "/schema/?format=json"
COMMAND = ["python3", "{folder}/app.py"]

LAMP = {
    "name": "Læmp", "price": "12.50", "weight": 1.5, "state": "used", "since": "2024-02-29", "opens": "09:30:00",
    "lasts": "1 02:00:00", "data": [1, None, {"a": 1.5}], "large": 2**62, "page": "https://example.com/a?b=c"}


def articles(question: Question) -> Question:
    return respelled("price", in_decimal, question)


EVERYTHING = articles(get("/articles/limited/?limit=100", then=lambda answer: answer.json()["results"]))

CHECKS: Checks = {
    "list": articles(get("/articles/")),
    "second page": articles(get("/articles/?page=2")),
    "pages": EVERYTHING,
    "pages with a limit": EVERYTHING,
    "pages with a cursor": EVERYTHING,
    "create": articles(stored("/articles/8/", LAMP)),
    "read what was created": articles(get("/articles/8/")),
    "replace": articles(stored("/articles/8/", {"name": "B", "price": "2.00"})),
    "change": articles(stored("/articles/8/", {"name": "B", "price": "2.00", "weight": 2.0})),
    "delete": absent("/articles/8/"),
    "gone": get("/articles/8/"),
    "invalid": ask("POST", "/articles/", json={"name": "", "price": "1.234"}),
    "page after the last": get("/articles/?page=99"),
    "no credentials": {"error": "missingCredentials"},
    "basic": {"name": "ada"},
    "wrong basic": get("/me/", auth=("ada", "x")),
    "token as a key": {"name": "ada"},
    "token": {"name": "ada"},
    "login": "0123456789abcdef",
    "wrong login": ask("POST", "/token/", json={"username": "ada", "password": "x"}),
    "echo of card": {"kind": "card", "digits": "4"},
    "echo of cash": {"kind": "cash"},
    "upload": {"name": "a.bin", "size": 256, "note": "é"},
    "download": get("/report/", then=data),
    "nothing": None,
    "busy": get("/busy/"),
}
