"""The expected results of the calls in Calls.swift."""

from __future__ import annotations

from typing import Any

import httpx

from servers.expectations import Checks, Question, absent, failure, get

DOCUMENT = "/v1/__api__"
COMMAND = ["kinto", "start", "--ini", "{folder}/kinto.ini", "--port", "{port}"]

ADA = ("ada", "secret")
RECORDS = "/v1/buckets/b1/collections/c1/records"


def of(path: str) -> Question:
    return get(path, auth=ADA, then=lambda answer: answer.json()["data"])


def sent(path: str, content: dict[str, Any]) -> Question:
    """Expects the stored record, which must have the content that was sent."""

    def question(http: httpx.Client) -> Any:
        record = http.get(path, auth=ADA).json()["data"]
        assert {key: record[key] for key in content} == content, record
        return record

    return question


CHECKS: Checks = {
    "account": 201,
    "no credentials": get("/v1/buckets/none", then=failure),
    "bucket": of("/v1/buckets/b1"),
    "collection": sent("/v1/buckets/b1/collections/c1", {"kind": "é"}),
    "create": sent(f"{RECORDS}/r1", {"n": 9007199254740993, "none": None, "deep": {"a": [1.5, True]}}),
    "read": get(f"{RECORDS}/r1", auth=ADA),
    "some fields": get(f"{RECORDS}/r1?_fields=n,deep.a", auth=ADA),
    "change": sent(f"{RECORDS}/r1", {"n": -1, "new": "ü"}),
    "condition that fails": lambda http: failure(
        http.put(f"{RECORDS}/r1", auth=ADA, json={"data": {}}, headers={"If-None-Match": "*"})),
    "delete": absent(f"{RECORDS}/r1", auth=ADA),
    "gone": get(f"{RECORDS}/r1", auth=ADA, then=failure),
    "forbidden": get("/v1/buckets/none", auth=ADA, then=failure),
    **{f"record {index}": f"x{index}" for index in range(5)},
    "sorted list": of(f"{RECORDS}?_limit=2&_sort=-index,id"),
    "address of the next page": True,
    "batch": [200, 404],
    "server": "kinto",
    "heartbeat": get("/v1/__heartbeat__"),
}
