"""A shop for plants, with Litestar: msgspec structures, dataclasses, errors of its own form, server-sent events."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import enum
import uuid
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Optional, Union

import msgspec
from litestar import Litestar, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.pagination import CursorPagination, OffsetPagination
from litestar.params import Body, Parameter
from litestar.response import Redirect, ServerSentEvent, Stream


class Light(enum.Enum):
    low = "low"
    bright = "bright"


class Level(enum.IntEnum):
    one = 1
    two = 2


class PlantDraft(msgspec.Struct, rename="camel"):
    common_name: str
    price: decimal.Decimal
    light: Light = Light.low
    level: Level = Level.one
    bought_on: Optional[datetime.date] = None
    watered_at: Optional[datetime.time] = None
    interval: Optional[datetime.timedelta] = None
    notes: Union[str, list[str], None] = None
    picture: Optional[bytes] = None
    sizes: dict[str, Optional[float]] = {}


class Plant(PlantDraft, rename="camel"):
    id: int = 0
    key: uuid.UUID = uuid.UUID(int=0)
    created: datetime.datetime = datetime.datetime(2024, 1, 15, 10, 30, tzinfo=datetime.timezone.utc)


class Watered(msgspec.Struct, tag="watered", tag_field="type"):
    litres: float


class Moved(msgspec.Struct, tag="moved", tag_field="type"):
    place: Optional[str] = None


class Rested(msgspec.Struct, tag="rested", tag_field="type"):
    pass


Event = Union[Watered, Moved, Rested]


@dataclasses.dataclass
class Upload:
    photo: UploadFile
    caption: Optional[str] = None


@dataclasses.dataclass
class Login:
    user: str
    password: str


@dataclasses.dataclass
class Seen:
    values: dict[str, Any]


plants: dict[int, Plant] = {}


def add(draft: PlantDraft) -> Plant:
    number = max(plants, default=0) + 1
    fields = {name: getattr(draft, name) for name in PlantDraft.__struct_fields__}
    plants[number] = Plant(**fields, id=number, key=uuid.UUID(int=number))
    return plants[number]


for index in range(7):
    add(PlantDraft(
        common_name=f"Plant {index}", price=decimal.Decimal("1.10"), bought_on=datetime.date(2024, 2, 29),
        watered_at=datetime.time(7, 0, 0, 5), interval=datetime.timedelta(days=2), notes=["a", "b"] if index else "a",
        picture=bytes([0xFB, 0xFF, index]), sizes={"height": 1.5, "width": None}))


@get("/plants", operation_id="listPlants")
async def list_plants(limit: int = 3, offset: int = 0) -> OffsetPagination[Plant]:
    found = list(plants.values())[offset:offset + limit]
    return OffsetPagination(items=found, limit=limit, offset=offset, total=len(plants))


@get("/plants/after", operation_id="listPlantsAfter")
async def list_plants_after(cursor: Optional[int] = None, results_per_page: int = 3) -> CursorPagination[int, Plant]:
    found = [plant for plant in plants.values() if plant.id > (cursor or 0)][:results_per_page]
    last = found[-1].id if found and found[-1].id < max(plants) else None
    return CursorPagination(items=found, results_per_page=results_per_page, cursor=last)


@post("/plants", operation_id="createPlant")
async def create_plant(data: PlantDraft) -> Plant:
    return add(data)


@get("/plants/{number:int}", operation_id="readPlant")
async def read_plant(number: int) -> Plant:
    if number not in plants:
        raise NotFoundException(f"There is no plant {number}.")
    return plants[number]


@put("/plants/{number:int}", operation_id="replacePlant")
async def replace_plant(number: int, data: PlantDraft) -> Plant:
    for name in PlantDraft.__struct_fields__:
        setattr(plants[number], name, getattr(data, name))
    return plants[number]


@delete("/plants/{number:int}", operation_id="deletePlant")
async def delete_plant(number: int) -> None:
    plants.pop(number, None)


@get("/events", operation_id="listEvents")
async def list_events() -> list[Event]:
    return [Watered(litres=2), Moved(place=None), Rested(), Moved(place="ö")]


@post("/events", operation_id="echoEvent", status_code=200)
async def echo_event(data: Event) -> Event:
    return data


@get("/search", operation_id="search")
async def search(
    word: list[str], light: Optional[Light] = None, since: Optional[datetime.datetime] = None,
    trace: Annotated[Optional[str], Parameter(header="X-Trace")] = None,
    visitor: Annotated[Optional[str], Parameter(cookie="visitor")] = None,
) -> Seen:
    return Seen(values={"word": word, "light": light, "since": since, "trace": trace, "visitor": visitor})


@post("/login", operation_id="login", status_code=200)
async def login(data: Annotated[Login, Body(media_type=RequestEncodingType.URL_ENCODED)]) -> Response[Seen]:
    if data.password != "secret":
        raise NotAuthorizedException("The password is wrong.")
    return Response(Seen(values={"token": f"t-{data.user}"}), cookies=[Cookie("session", "abc")])


@get("/me", operation_id="readMe", security=[{"bearer": []}])
async def read_me(request: Request[Any, Any, Any]) -> Seen:
    if not request.headers.get("authorization", "").startswith("Bearer t-"):
        raise NotAuthorizedException("The token is not known.")
    return Seen(values={"token": request.headers["authorization"][7:]})


@post("/photos", operation_id="uploadPhoto")
async def upload_photo(data: Annotated[Upload, Body(media_type=RequestEncodingType.MULTI_PART)]) -> Seen:
    content = await data.photo.read()
    return Seen(values={
        "name": data.photo.filename, "type": data.photo.content_type, "sum": sum(content), "size": len(content),
        "caption": data.caption})


@get("/photo", operation_id="downloadPhoto", media_type="image/png")
async def download_photo() -> bytes:
    return bytes(range(256))


@get("/text", operation_id="readText", media_type="text/plain")
async def read_text() -> str:
    return "Blätter\n"


@get("/news", operation_id="readNews")
async def read_news() -> ServerSentEvent:
    async def events() -> AsyncGenerator[str, None]:
        for index in range(3):
            yield f"news {index}"
    return ServerSentEvent(events(), event_type="news")


@get("/raw", operation_id="readRaw")
async def read_raw() -> Stream:
    return Stream(iter([b"one", b"two"]), media_type="application/octet-stream")


@get("/old", operation_id="readOld")
async def read_old() -> Redirect:
    return Redirect("/plants/1")


@get("/nothing", operation_id="readNothing")
async def read_nothing() -> Optional[Plant]:
    return None


@get("/broken", operation_id="readBroken")
async def read_broken() -> Seen:
    raise ValueError("nobody catches this")


app = Litestar(
    [list_plants, list_plants_after, create_plant, read_plant, replace_plant, delete_plant, list_events, echo_event,
     search, login, read_me, upload_photo, download_photo, read_text, read_news, read_raw, read_old, read_nothing,
     read_broken],
    openapi_config=OpenAPIConfig(
        title="Plants", version="1", render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")})))
