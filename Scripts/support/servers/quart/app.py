"""A library, with Quart-Schema: its document repeats the schema of each response and names it only by its title."""

from __future__ import annotations

import datetime
import decimal
import enum
import os
import uuid
from typing import Annotated, Any, Optional, Union

import pydantic
import quart
import quart_schema
from quart_schema.pydantic import File

app = quart.Quart(__name__)
quart_schema.QuartSchema(
    app, info=quart_schema.Info(title="Library", version="1"), convert_casing=True,
    security_schemes={
        "bearer": quart_schema.HttpSecurityScheme(scheme="bearer"),
        "session": quart_schema.APIKeySecurityScheme(in_="cookie", name="sid")})


class Shelf(str, enum.Enum):
    fiction = "fiction"
    science = "science"


class Author(pydantic.BaseModel):
    name: str
    home_page: Optional[str] = None


class BookDraft(pydantic.BaseModel):
    title: Annotated[str, pydantic.Field(min_length=1)]
    price: decimal.Decimal
    shelf: Shelf = Shelf.fiction
    published: Union[datetime.datetime, datetime.date, None] = None
    written_by: Optional[Author] = None
    pair: tuple[int, str] = (1, "x")
    editions: set[int] = set()
    counts: dict[str, int] = {}
    loan: Optional[datetime.timedelta] = None
    either: Union[int, str, None] = None


class Book(BookDraft):
    id: int
    key: uuid.UUID
    added_at: datetime.datetime


class BookPage(pydantic.BaseModel):
    items: list[Book]
    next_page: Optional[int]


class Query(pydantic.BaseModel):
    page: int = 1
    shelf: Optional[Shelf] = None
    ids: Optional[list[int]] = None


class Headers(pydantic.BaseModel):
    x_request: Optional[str] = None


class Missing(pydantic.BaseModel):
    message: str


class Upload(pydantic.BaseModel):
    file: File
    note: str


class Login(pydantic.BaseModel):
    user: str
    age: Optional[int] = None


class Seen(pydantic.BaseModel):
    values: dict[str, Any]


books: dict[int, Book] = {}


def add(draft: BookDraft) -> Book:
    number = len(books) + 1
    added = datetime.datetime(2024, 1, 15, 10, 30, number, tzinfo=datetime.timezone.utc)
    books[number] = Book(**draft.model_dump(), id=number, key=uuid.UUID(int=number), added_at=added)
    return books[number]


for index in range(7):
    add(BookDraft(
        title=f"Book {index}", price=decimal.Decimal("1.50"), written_by=Author(name="A") if index else None,
        published=datetime.date(2024, 2, 29), counts={"some_key": 1}, loan=datetime.timedelta(days=index),
        either="x" if index % 2 else 3))


@app.get("/books")
@quart_schema.validate_querystring(Query)
@quart_schema.validate_headers(Headers)
@quart_schema.validate_response(BookPage)
async def list_books(query_args: Query, headers: Headers) -> BookPage:
    found = [book for book in books.values() if book.id in (query_args.ids or books)]
    after = query_args.page * 3
    return BookPage(items=found[after - 3:after], next_page=query_args.page + 1 if after < len(found) else None)


@app.post("/books")
@quart_schema.validate_request(BookDraft)
@quart_schema.validate_response(Book, 201)
async def create_book(data: BookDraft) -> tuple[Book, int]:
    return add(data), 201


@app.get("/books/<int:number>")
@quart_schema.validate_response(Book)
@quart_schema.document_response(Missing, 404)
async def read_book(number: int) -> Any:
    return books[number] if number in books else (Missing(message=f"There is no book {number}."), 404)


@app.delete("/books/<int:number>")
async def delete_book(number: int) -> tuple[str, int]:
    books.pop(number, None)
    return "", 204


@app.post("/files")
@quart_schema.validate_request(Upload, source=quart_schema.DataSource.FORM_MULTIPART)
@quart_schema.validate_response(Seen)
async def upload(data: Upload) -> Seen:
    return Seen(values={"name": data.file.filename, "size": len(data.file.read()), "note": data.note})


@app.post("/login")
@quart_schema.validate_request(Login, source=quart_schema.DataSource.FORM)
@quart_schema.validate_response(Seen)
async def login(data: Login) -> Seen:
    return Seen(values=data.model_dump())


@app.get("/me")
@quart_schema.security_scheme([{"bearer": []}, {"session": []}])
@quart_schema.operation_id("whoAmI")
@quart_schema.validate_response(Seen)
async def me() -> Seen:
    return Seen(values={"token": quart.request.headers.get("Authorization"), "sid": quart.request.cookies.get("sid")})


@app.get("/shelves/<path:rest>/<uuid:key>/<any(fiction,science):shelf>")
@quart_schema.validate_response(Seen)
async def find(rest: str, key: uuid.UUID, shelf: str) -> Seen:
    return Seen(values={"rest": rest, "key": str(key), "shelf": shelf})


@app.get("/authors")
@quart_schema.validate_response(list[Author])
async def list_authors() -> list[Author]:
    return [Author(name="A", home_page="https://example.com/a?b=c"), Author(name="B")]


if __name__ == "__main__":
    app.run(port=int(os.environ["PORT"]))
