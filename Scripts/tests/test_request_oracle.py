#!/usr/bin/env python3
"""Tests for Scripts/support/oracle/requests: the tables of the specifications, and each kind of difference.

Run with `python3 -m unittest discover --start-directory Scripts/tests --pattern 'test_*.py'`, as the stage `scripts`
does.
"""

from __future__ import annotations

import copy
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from oracle.requests import styles
from oracle.requests.calls import Call, Calls
from oracle.requests.comparison import differences
from oracle.requests.document import Document, split_server
from oracle.requests.server import Request

DOCUMENTS = pathlib.Path(__file__).resolve().parents[1] / "support/oracle/requests/documents"
LIST = ["blue", "black", "brown"]
RECORD = {"R": 100, "G": 200, "B": 150}


class StylesTest(unittest.TestCase):
    """Tests the examples of OpenAPI 3.1.1, section 4.8.12.4, "Style Examples"."""

    def test_paths(self) -> None:
        for style, explode, text, array, record in [
            ("matrix", False, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"),
            ("matrix", True, ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"),
            ("label", False, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"),
            ("label", True, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"),
            ("simple", False, "blue", "blue,black,brown", "R,100,G,200,B,150"),
            ("simple", True, "blue", "blue,black,brown", "R=100,G=200,B=150"),
        ]:
            with self.subTest(style=style, explode=explode):
                self.assertEqual(styles.segment("color", "blue", style, explode), text)
                self.assertEqual(styles.segment("color", LIST, style, explode), array)
                self.assertEqual(styles.segment("color", RECORD, style, explode), record)
        self.assertEqual(styles.segment("color", "", "matrix", False), ";color")

    def test_queries(self) -> None:
        for style, explode, array, record in [
            ("form", False, "color=blue,black,brown", "color=R,100,G,200,B,150"),
            ("form", True, "color=blue&color=black&color=brown", "R=100&G=200&B=150"),
            ("spaceDelimited", False, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"),
            ("pipeDelimited", False, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"),
            ("deepObject", True, None, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
        ]:
            with self.subTest(style=style, explode=explode):
                if array:
                    self.assertEqual("&".join(styles.pairs("color", LIST, style, explode)), array)
                self.assertEqual("&".join(styles.pairs("color", RECORD, style, explode)), record)
        self.assertEqual(styles.pairs("color", "", "form", True), ["color="])
        self.assertRaises(styles.Undefined, styles.pairs, "color", LIST, "deepObject", True)

    def test_reserved_expansion(self) -> None:
        """Tests RFC 6570, section 3.2.3, without the characters that would end a value of a query."""
        for text, expected in [("50%", "50%25"), ("Hello World!", "Hello%20World!"), ("/foo/bar", "/foo/bar"),
                               ("a%2Fb", "a%2Fb"), ("a&b", "a%26b"), ("a%zz", "a%25zz")]:
            self.assertEqual(styles.reserved(text), expected)

    def test_forms(self) -> None:
        self.assertEqual(styles.form_encoded("A & B+é*-._~"), "A+%26+B%2B%C3%A9*-._%7E")


class DocumentTest(unittest.TestCase):
    def test_servers(self) -> None:
        document = Document(DOCUMENTS / "styles.yaml")
        served = {one.label: one.servers for one in document.operations}
        self.assertEqual(served["GET /query"], [("https://eu.example.org:8443", "/v2")])
        self.assertEqual(served["GET /served"], [("https://path.example.org", "/base")])
        self.assertEqual(served["POST /served"], [("https://operation.example.org", "")])
        self.assertEqual(split_server("/relative/base"), (None, "/relative/base"))
        old = Document(DOCUMENTS / "collections.yaml")
        self.assertEqual(old.operations[0].servers, [("http://api.example.org:8080", "/base/path")])


class ComparisonTest(unittest.TestCase):
    """A correct request has no differences, and each fault has one."""

    def setUp(self) -> None:
        self.document = Document(DOCUMENTS / "styles.yaml")
        self.calls = Calls(self.document)

    def call(self, label: str, kind: str = "all") -> Call:
        operation = next(one for one in self.document.operations if one.label == label)
        return self.calls.call(operation, kind, 0)

    def found(self, call: Call, change: object = None) -> list[str]:
        expected = call.expected
        assert expected
        origin, path = next(iter(expected.targets))
        headers = [("x-peer-origin", origin or ""), ("cookie", "; ".join(expected.cookies))]
        headers += [(name, next(iter(values))) for name, values in expected.headers.items()]
        request = Request(expected.method, path + ("?" + "&".join(expected.query) if expected.query else ""), headers, b"")
        if callable(change):
            change(request)
        return list(differences(self.document, copy.deepcopy(call), request))

    def test_what_is_right(self) -> None:
        for operation in self.document.operations:
            for kind in ("required", "all", "hostile"):
                self.assertEqual(self.found(self.calls.call(operation, kind, 3)), [])

    def test_what_is_wrong(self) -> None:
        def target(request: Request) -> None:
            request.target = request.target.replace("%2F", "/", 1)

        def query(request: Request) -> None:
            request.target += "&more=1"

        def method(request: Request) -> None:
            request.method = "POST"

        def header(request: Request) -> None:
            request.headers.append(("x-injected", "1"))

        def body(request: Request) -> None:
            request.body = b"{}"

        def lost(request: Request) -> None:
            request.headers = [one for one in request.headers if one[0] not in ("x-text", "cookie")]

        path = self.call("GET /simple/{text}/{list}/{listExploded}/{record}/{recordExploded}", "hostile")
        self.assertEqual(len(self.found(path, target)), 1)
        for change in (query, method, header, body):
            self.assertEqual(len(self.found(self.call("GET /query"), change)), 1)
        self.assertEqual(len(self.found(self.call("HEAD /headers"), lost)), 2)

    def test_refusals(self) -> None:
        kinds = {(one.operation.label, one.refusal) for operation in self.document.operations
                 for one in self.calls.calls(operation, 0) if one.refusal}
        self.assertIn(("HEAD /headers", "invalidRequest"), kinds)
        self.assertIn(("GET /secured", "missingCredentials"), kinds)
        self.assertNotIn(("GET /query", "missingCredentials"), kinds)


if __name__ == "__main__":
    unittest.main()
