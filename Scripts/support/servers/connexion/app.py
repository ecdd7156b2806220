"""A post office with Connexion: the document (openapi.yaml) is written by hand, and the framework validates requests
and responses by it."""

from __future__ import annotations

import pathlib
from typing import Any

import connexion
from connexion.exceptions import OAuthProblem
from starlette.responses import RedirectResponse, Response

letters: dict[int, dict[str, Any]] = {}
# If the document has several media types for the responses of an operation, Connexion must be given the media type.
JSON = {"Content-Type": "application/json"}


def list_letters(
    page: int = 1, per_page: int = 2, tags: list[str] | None = None, box: dict[str, str] | None = None,
) -> dict[str, Any]:
    found = [letter for letter in letters.values() if not tags or set(tags) & set(letter["tags"])]
    start = (page - 1) * per_page
    return {"letters": found[start:start + per_page], "page": page, "pages": -(-len(found) // per_page), "box": box}


def create_letter(body: dict[str, Any]) -> Any:
    number = max(letters, default=0) + 1
    letters[number] = {"tags": [], "weight": None, **body, "id": number, "sent": "2024-01-15T10:30:00Z"}
    return letters[number], 201, {**JSON, "Location": f"/v1/letters/{number}", "X-Rate-Left": "7"}


def read_letter(number: int) -> Any:
    if number not in letters:
        return connexion.problem(404, "Not Found", f"There is no letter {number}.", ext={"code": "LETTER_MISSING"})
    return letters[number], 200, JSON


def replace_letter(number: int, body: dict[str, Any]) -> Any:
    letters[number] = {"tags": [], "weight": None, **body, "id": number, "sent": letters[number]["sent"]}
    return letters[number], 200, JSON


def delete_letter(number: int) -> Any:
    letters.pop(number, None)
    return None, 204


def echo_parcel(body: Any) -> Any:
    return body


def echo_parameters(**words: Any) -> dict[str, Any]:
    return {"seen": words}


def read_stamp(size: str) -> Response:
    return Response(bytes(range(256)) if size == "large" else b"", media_type="image/png")


async def send_scan(body: dict[str, Any], scan: Any) -> Any:
    content = await scan.read()
    return {"seen": {"name": scan.filename, "size": len(content), "note": body.get("note")}}


def send_form(body: dict[str, Any]) -> Any:
    return {"seen": body}


def store_raw(body: bytes) -> Any:
    return {"seen": {"sum": sum(body), "size": len(body)}}


def read_slip() -> Response:
    return Response("Übergabe\n", media_type="text/plain")


def forward() -> Response:
    return RedirectResponse("/v1/letters/1", 303)


def read_secret(user: str, token_info: Any) -> Any:
    return {"seen": {"user": user}}


def basic_check(username: str, password: str, request: Any = None) -> dict[str, str]:
    if password != "secret":
        raise OAuthProblem("The password is wrong.")
    return {"sub": username}


def bearer_check(token: str, request: Any = None) -> dict[str, str]:
    if token != "t1":
        raise OAuthProblem("The token is not known.")
    return {"sub": "bearer"}


def key_check(key: str, required_scopes: Any = None, request: Any = None) -> dict[str, str]:
    if key != "k 1":
        raise OAuthProblem("The key is not known.")
    return {"sub": "key"}


for index in range(5):
    create_letter({
        "to": f"Nr. {index}", "tags": ["even"] if index % 2 == 0 else [], "weight": index / 2 if index else None})

app = connexion.AsyncApp(__name__, specification_dir=str(pathlib.Path(__file__).parent))
app.add_api("openapi.yaml", validate_responses=True)
