"""A library, with FastAPI: common declarations, and no setting that would help a generated client."""

from __future__ import annotations

import datetime
import decimal
import enum
import uuid
from typing import Annotated, Any, Literal, Optional, Union

import fastapi
import pydantic
from fastapi import security
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

app = fastapi.FastAPI(title="Library")


class Shelf(str, enum.Enum):
    fiction = "fiction"
    science = "science"


class BookDraft(pydantic.BaseModel):
    title: Annotated[str, pydantic.Field(min_length=1)]
    price: decimal.Decimal
    shelf: Shelf = Shelf.fiction
    subtitle: Optional[str] = None
    published: Optional[datetime.date] = None
    opens: Optional[datetime.time] = None
    loan: Optional[datetime.timedelta] = None
    tags: list[str] = []
    extra: dict[str, Any] = {}


class Book(BookDraft):
    id: int
    key: uuid.UUID
    added: datetime.datetime
    cover: Optional[bytes] = None
    model_config = pydantic.ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")


class BookPatch(pydantic.BaseModel):
    title: Optional[str] = None
    subtitle: Optional[str] = None


class BookPage(pydantic.BaseModel):
    items: list[Book]
    total: int
    next: Optional[int] = None


class Cat(pydantic.BaseModel):
    kind: Literal["cat"] = "cat"
    lives: int


class Dog(pydantic.BaseModel):
    kind: Literal["dog"] = "dog"
    name: Optional[str] = None
    friends: list[Pet] = []


class Ghost(pydantic.BaseModel):
    kind: Literal["ghost"] = "ghost"
    model_config = pydantic.ConfigDict(extra="allow")


Pet = Annotated[Union[Cat, Dog, Ghost], pydantic.Field(discriminator="kind")]
Dog.model_rebuild()


class Values(pydantic.BaseModel):
    number: Union[int, float]
    mixed: Union[int, str, bool, None]
    large: int
    flag: Optional[bool]
    nested: Optional[dict[str, list[Optional[int]]]]
    pair: tuple[int, str]
    anything: Any
    when: Union[datetime.datetime, datetime.date, None]


class Token(pydantic.BaseModel):
    access_token: str
    token_type: str
    expires_in: Optional[int] = None


class Stored(pydantic.BaseModel):
    name: Optional[str]
    type: Optional[str]
    size: int
    note: Optional[str]
    labels: list[str]


class Seen(pydantic.BaseModel):
    values: dict[str, Any]


books: dict[int, Book] = {}
files: dict[str, bytes] = {}


def add(draft: BookDraft) -> Book:
    number = max(books, default=0) + 1
    book = Book(
        **draft.model_dump(), id=number, key=uuid.UUID(int=number), cover=bytes([0xFB, 0xFF, number]),
        added=datetime.datetime(2024, 1, 15, 10, 30, number % 60, 123456, tzinfo=datetime.timezone.utc))
    books[number] = book
    return book


for index in range(7):
    add(BookDraft(
        title=f"Book {index}", price=decimal.Decimal("12.50") + index, opens=datetime.time(9, 30),
        published=datetime.date(2024, 2, 29) if index % 2 else None, loan=datetime.timedelta(days=index, seconds=1),
        extra={"index": index, "none": None, "deep": [{"a": 1.5}]}))


# MARK: resources


@app.get("/books")
def list_books(
    limit: Annotated[int, fastapi.Query(ge=1, le=100)] = 3, offset: int = 0, shelf: Optional[Shelf] = None,
) -> BookPage:
    found = [book for book in books.values() if shelf in (None, book.shelf)]
    after = offset + limit
    return BookPage(items=found[offset:after], total=len(found), next=after if after < len(found) else None)


@app.post("/books", status_code=201)
def create_book(draft: BookDraft, response: Response) -> Book:
    book = add(draft)
    response.headers["Location"] = f"/books/{book.id}"
    return book


@app.get("/books/{number}")
def read_book(number: int) -> Book:
    if number not in books:
        raise fastapi.HTTPException(404, f"There is no book {number}.")
    return books[number]


@app.put("/books/{number}")
def replace_book(number: int, draft: BookDraft) -> Book:
    books[number] = books[number].model_copy(update=draft.model_dump())
    return books[number]


@app.patch("/books/{number}")
def change_book(number: int, patch: BookPatch) -> Book:
    books[number] = books[number].model_copy(update=patch.model_dump(exclude_unset=True))
    return books[number]


@app.delete("/books/{number}", status_code=204)
def delete_book(number: int) -> None:
    books.pop(number, None)


# MARK: values


@app.get("/pets")
def list_pets() -> list[Pet]:
    return [Cat(lives=9), Dog(name=None, friends=[Cat(lives=1), Ghost.model_validate({"since": 1666})]), Ghost()]


@app.post("/pets")
def echo_pet(pet: Pet) -> Pet:
    return pet


@app.get("/values")
def read_values() -> Values:
    return Values(
        number=9007199254740993, mixed="x", large=2**62, flag=None, nested={"a": [1, None]}, pair=(1, "one"),
        anything={"b": [None]}, when=datetime.datetime(2024, 1, 15, 10, 30, tzinfo=datetime.timezone.utc))


@app.post("/values")
def echo_values(values: Values) -> Values:
    return values


@app.get("/optional")
def read_optional(found: bool = False) -> Optional[Book]:
    return books[1] if found else None


@app.get("/query")
def echo_query(
    word: list[str] = fastapi.Query(default=[]), shelf: Shelf = Shelf.science,
    since: Optional[datetime.datetime] = None, ratio: Optional[float] = None,
    x_request: Annotated[Optional[str], fastapi.Header()] = None,
    visitor: Annotated[Optional[str], fastapi.Cookie()] = None,
) -> Seen:
    return Seen(values={
        "word": word, "shelf": shelf, "since": since, "ratio": ratio, "header": x_request, "cookie": visitor})


@app.get("/things/{path:path}")
def read_path(path: str) -> Seen:
    return Seen(values={"path": path})


# MARK: credentials

bearer = security.OAuth2PasswordBearer(tokenUrl="login")
basic = security.HTTPBasic()
header_key = security.APIKeyHeader(name="X-Key")
query_key = security.APIKeyQuery(name="key")
cookie_key = security.APIKeyCookie(name="session")


@app.post("/login")
def login(form: Annotated[security.OAuth2PasswordRequestForm, fastapi.Depends()], response: Response) -> Token:
    if form.password != "secret":
        raise fastapi.HTTPException(401, "The password is wrong.", headers={"WWW-Authenticate": "Bearer"})
    response.set_cookie("session", "abc")
    return Token(access_token=f"token of {form.username}".replace(" ", "-"), token_type="bearer")


@app.get("/me/bearer")
def me_bearer(token: Annotated[str, fastapi.Depends(bearer)]) -> Seen:
    if not token.startswith("token-of-"):
        raise fastapi.HTTPException(401, "The token is not known.", headers={"WWW-Authenticate": "Bearer"})
    return Seen(values={"token": token})


@app.get("/me/basic")
def me_basic(given: Annotated[security.HTTPBasicCredentials, fastapi.Depends(basic)]) -> Seen:
    return Seen(values={"user": given.username, "password": given.password})


@app.get("/me/header")
def me_header(key: Annotated[str, fastapi.Depends(header_key)]) -> Seen:
    return Seen(values={"key": key})


@app.get("/me/query")
def me_query(key: Annotated[str, fastapi.Depends(query_key)]) -> Seen:
    return Seen(values={"key": key})


@app.get("/me/cookie")
def me_cookie(key: Annotated[str, fastapi.Depends(cookie_key)]) -> Seen:
    return Seen(values={"key": key})


# MARK: files, streams, answers of other kinds


@app.post("/files")
async def upload(
    file: fastapi.UploadFile, note: Annotated[Optional[str], fastapi.Form()] = None,
    labels: Annotated[list[str], fastapi.Form()] = [],
) -> Stored:
    content = await file.read()
    files[file.filename or ""] = content
    return Stored(name=file.filename, type=file.content_type, size=len(content), note=note, labels=labels)


@app.get("/files/{name}", response_class=Response, responses={200: {"content": {"application/octet-stream": {
    "schema": {"type": "string", "format": "binary"}}}}})
def download(name: str) -> Response:
    return Response(files[name], media_type="application/octet-stream")


@app.get("/text", response_class=PlainTextResponse)
def read_text() -> str:
    return "Grüße\n"


@app.get("/lines", response_class=StreamingResponse, responses={200: {"content": {"application/jsonl": {
    "schema": {"$ref": "#/components/schemas/Stored"}}}}})
def read_lines() -> StreamingResponse:
    stored = (Stored(name=f"{index}", type=None, size=index, note=None, labels=[]) for index in range(3))
    return StreamingResponse((one.model_dump_json() + "\n" for one in stored), media_type="application/jsonl")


@app.get("/events", response_class=StreamingResponse, responses={200: {"content": {"text/event-stream": {
    "schema": {"$ref": "#/components/schemas/Stored"}}}}})
def read_events() -> StreamingResponse:
    def events() -> Any:
        for index in range(3):
            content = Stored(name="é", type=None, size=index, note=None, labels=["\n"]).model_dump_json()
            yield f": a comment\nid: {index}\ndata: {content}\n\n"
        yield "data: [DONE]\n\n"
    return StreamingResponse(events(), media_type="text/event-stream")


@app.get("/moved")
def moved() -> Seen:
    return RedirectResponse("/query?word=moved")  # type: ignore[return-value]


@app.get("/slash/")
def slash() -> Seen:
    return Seen(values={"slash": True})


@app.get("/busy")
def busy() -> Seen:
    return JSONResponse({"reason": "The server is busy."}, 503, {"Retry-After": "60"})  # type: ignore[return-value]


@app.get("/broken")
def broken() -> Seen:
    return PlainTextResponse("Something broke.", 500)  # type: ignore[return-value]
