"""The functions with which a server's `expected.py` gives the result of a call: a value, or a request to the server."""

from __future__ import annotations

import base64
import decimal
from typing import Any, Callable, Union

import httpx

Question = Callable[[httpx.Client], Any]
Checks = dict[str, Union[Question, Any]]


def ask(method: str, path: str, then: Callable[[httpx.Response], Any] | None = None, **words: Any) -> Question:
    """Expects the result of a request to the server: its JSON, or status and body if it failed."""
    return lambda http: (then or outcome)(http.request(method, path, **words))


def get(path: str, **words: Any) -> Question:
    return ask("GET", path, **words)


def outcome(response: httpx.Response) -> Any:
    if not response.is_success:
        return {"status": response.status_code, "body": response.text}
    return response.json() if response.content else None


def failure(response: httpx.Response) -> Any:
    """Returns the expected error, if the document has a type for it."""
    assert response.status_code >= 400, response.status_code
    return {"failure": response.json()}


def data(response: httpx.Response) -> str:
    """Returns the body of a response as Swift's encoders write `Data`."""
    return base64.b64encode(response.content).decode()


def text(response: httpx.Response) -> str:
    return response.text


def stored(path: str, sent: dict[str, Any], **words: Any) -> Question:
    """Expects the values that the server keeps, with everything that was sent."""
    return lambda http: {**http.get(path, **words).json(), **sent}


def absent(path: str, **words: Any) -> Question:
    """Expects that the server has deleted the resource at the path."""

    def question(http: httpx.Client) -> None:
        status = http.get(path, **words).status_code
        assert status == 404, f"{path} answers {status}"

    return question


def respelled(name: str, spell: Callable[[str], str], question: Question) -> Question:
    """Expects the response, with the texts under a name in the form in which Swift's encoders write them."""

    def changed(value: Any) -> Any:
        if isinstance(value, list):
            return [changed(element) for element in value]
        if not isinstance(value, dict):
            return value
        return {
            key: spell(member) if key == name and isinstance(member, str) else changed(member)
            for key, member in value.items()}

    return lambda http: changed(question(http))


def in_base64(text: str) -> str:
    return text.translate(str.maketrans("-_", "+/"))


def in_decimal(text: str) -> str:
    """Returns a decimal without zeros at its end, because a number does not keep them."""
    return f"{decimal.Decimal(text).normalize():f}"
