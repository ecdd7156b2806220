"""The work of clients. Each client runs until it is stopped. A client that sees a forbidden result raises `Wrong`."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import random

from .exchange import Answer, Connection, connection, request

SEARCH = "/v1/search/isbn?isbn=9780439064873"
MISSPELT = "/v1/search/isbn?isbn=12"
BATCH = "/v1/enrichment/batch"
STREAM = "/api/v2/imports/job_1/stream"
BOOKS = json.dumps({"barcodes": ["9780439064873"] * 50}).encode()
# More sessions than the server keeps, so that it has to remove the oldest sessions.
SESSIONS = 1_200


class Wrong(Exception):
    pass


def expect(holds: bool, reason: str) -> None:
    if not holds:
        raise Wrong(reason)


class Work:
    """The clients of one run.

    - breaks: `event` loses an event of a stream, `descriptor` leaves connections open. A test expects that the fault is
      noticed.
    """

    def __init__(self, port: int, seed: int, breaks: str | None = None) -> None:
        self.port, self.breaks = port, breaks
        self.numbers = random.Random(seed)
        self.done: collections.Counter[str] = collections.Counter()
        self.known: dict[str, bytes] = {}
        self.left: list[Connection] = []
        self.streams = 0

    async def fill(self) -> None:
        """Fills the stores that the server keeps on purpose, up to their limits."""
        # The first delayed response opens resources that all delayed responses share.
        self.known["search"] = (await self.ask(request("GET", SEARCH, Prefer="delay=5"))).body
        for number in range(SESSIONS):
            await self.put_scenario(f"filling-{number}", 40)
        async with connection(self.port) as client:
            for _ in range(1_000):
                client.send(request("POST", BATCH, BOOKS, Content_Type="application/json"))
                await client.answer()

    async def ask(self, text: bytes) -> Answer:
        async with connection(self.port) as client:
            client.send(text)
            return await client.answer()

    def all(self, stop: asyncio.Event) -> list[asyncio.Task[None]]:
        kinds = {
            self.requests: 4, self.pipelines: 1, self.faults: 3, self.cuts: 3, self.event_streams: 6, self.hostile: 2,
            self.slow: 2, self.idle: 20,
        }
        return [asyncio.create_task(self.keep(kind, stop)) for kind, count in kinds.items() for _ in range(count)]

    async def keep(self, kind, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await kind()
            except (OSError, EOFError, asyncio.TimeoutError) as error:
                raise Wrong(f"{kind.__name__}: {type(error).__name__}: {error}") from error
            self.done[kind.__name__] += 1

    # MARK: Requests

    async def requests(self) -> None:
        """Sends right and wrong requests on one connection. Checks that each response has the right status, and that
        equal searches have equal responses.
        """
        session = {"X_Mock_Session": f"filling-{self.numbers.randrange(SESSIONS)}"}
        async with connection(self.port) as client:
            for _ in range(self.numbers.randrange(1, 50)):
                status, text = self.numbers.choice([
                    (200, request("GET", SEARCH, **session)),
                    (400, request("GET", MISSPELT, **session)),
                    (202, request("POST", BATCH, BOOKS, Content_Type="application/json", **session)),
                    (400, request("POST", BATCH, b"{", Content_Type="application/json")),
                    (404, request("GET", "/nowhere")),
                    (503, request("GET", SEARCH, Prefer="code=503")),
                    (405, request("DELETE", SEARCH)),
                ])
                client.send(text)
                answer = await client.answer()
                expect(answer.status == status, f"{text[:60]!r} was answered with {answer.status}, not {status}")
                if status == 200:
                    expect(answer.body == self.known["search"], "an answer is another than before")
                self.done["answers"] += 1
            if self.breaks == "descriptor":
                self.left.append(Connection(*await asyncio.open_connection("127.0.0.1", self.port)))

    async def pipelines(self) -> None:
        """Sends many requests at once on one connection. The responses come in the order of the requests."""
        wanted = [self.numbers.choice([200, 503]) for _ in range(50)]
        async with connection(self.port) as client:
            client.send(b"".join(request("GET", SEARCH, Prefer=f"code={status}") for status in wanted))
            found = [(await client.answer()).status for _ in wanted]
            expect(found == wanted, "pipelined requests were answered in another order")

    # MARK: Faults

    async def faults(self) -> None:
        kind = self.numbers.choice(["before", "within", "after", "length", "garbage", "trickle"])
        count = self.numbers.randrange(1, 200)
        wish = {
            "before": "close-before", "within": f"close-within {count}", "after": "close-after",
            "length": "wrong-length 99999", "garbage": "garbage", "trickle": "trickle 400 1",
        }[kind]
        async with connection(self.port) as client:
            client.send(request("GET", SEARCH, Prefer=f'fault="{wish}"'))
            if kind == "trickle":
                expect((await client.answer()).body == self.known["search"], "a slow answer is another")
                return
            text = await client.rest()
        head, _, body = text.partition(b"\r\n\r\n")
        holds = {
            "before": not text,
            "within": len(text) == count,
            "after": body == self.known["search"],
            "length": b"Content-Length: 99999" in head and body == self.known["search"],
            "garbage": bool(text) and not text.startswith(b"HTTP/1.1 "),
        }[kind]
        expect(holds, f"the fault '{wish}' gave {len(text)} bytes: {text[:60]!r}")

    async def cuts(self) -> None:
        """Ends the connection in the middle of a request, a response or a stream."""
        text = self.numbers.choice([
            request("POST", BATCH, BOOKS, Content_Type="application/json"), request("GET", SEARCH) * 20,
            request("GET", STREAM, Prefer="pause=50"), request("GET", SEARCH, Prefer="delay=50"),
        ])
        async with connection(self.port) as client:
            client.send(text[: self.numbers.randrange(len(text) + 1)])
            await asyncio.sleep(self.numbers.random() * 0.05)
            if self.numbers.random() < 0.5:
                client.reset()

    # MARK: Streams

    async def event_streams(self) -> None:
        """Reads a stream that the server drops and the client cuts. Every event arrives once, and in order."""
        self.streams += 1
        session, count = f"stream-{self.streams}", self.numbers.randrange(5, 40)
        await self.put_scenario(session, count, drop=self.numbers.randrange(1, count))
        seen: list[int] = []
        fields = {"X_Mock_Session": session}
        for _ in range(1_000):
            async with connection(self.port) as client:
                client.send(request("GET", STREAM, **fields))
                status, head, _ = await client.head()
                if status == 204:
                    break
                expect(status == 200 and head["content-type"] == "text/event-stream", f"a stream is answered with {status}")
                fields |= await self.read_events(client, seen, self.numbers.randrange(1, 12))
                if self.numbers.random() < 0.5:
                    client.reset()
        if self.breaks == "event" and self.streams % 20 == 0:
            del seen[-1]
        expect(seen == list(range(count)), f"of {count} events came {seen}")
        self.done["events"] += count

    async def put_scenario(self, session: str, count: int, **options: int) -> None:
        events = [{"event": "progress", "data": {"number": number}, "id": f"e{number}"} for number in range(count)]
        for event in events[::3]:
            event["pause"] = 3
        scenario = {"events": events, "heartbeat": 1, "retry": 10, **options}
        answer = await self.ask(request(
            "PUT", "/__mock/scenarios/streamImport", json.dumps(scenario).encode(), X_Mock_Session=session))
        expect(answer.status in (200, 201, 204), f"a scenario is answered with {answer.status}: {answer.body!r}")

    async def read_events(self, client: Connection, seen: list[int], limit: int) -> dict[str, str]:
        """Reads events up to the limit, or until the stream ends. Returns the headers with which the next connection
        resumes."""
        text, last = b"", {}
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionResetError):
            async for piece in client.pieces():
                text += piece
                while (end := text.find(b"\n\n")) >= 0:
                    lines, text = text[:end].decode().split("\n"), text[end + 2:]
                    fields = dict(line.split(": ", 1) for line in lines if not line.startswith(":"))
                    if "data" not in fields:
                        continue
                    seen.append(json.loads(fields["data"])["number"])
                    last = {"Last_Event_ID": fields["id"]}
                    limit -= 1
                    if limit == 0:
                        return last
        return last

    # MARK: Bytes

    async def hostile(self) -> None:
        """Sends any bytes. The server responds or ends the connection, without a long wait."""
        async with connection(self.port) as client:
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                client.send(self.any_bytes())
                client.writer.write_eof()
            text = await client.rest()
            expect(not text or text.startswith(b"HTTP/1.1 "), f"bytes that are no HTTP were answered with {text[:60]!r}")

    def any_bytes(self) -> bytes:
        random_bytes = self.numbers.randbytes(self.numbers.randrange(1, 3_000))
        text = bytearray(self.numbers.choice([
            request("POST", BATCH, BOOKS, Content_Type="application/json"),
            b"POST /health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            request("GET", SEARCH, Prefer="code=200, delay=1", Cookie="a=b; c=d", Authorization="Bearer a"),
            request("GET", "/%ff%00" + "a/" * 200 + "?" + "a=b&" * 200),
        ]))
        for _ in range(self.numbers.randrange(1, 6)):
            text[self.numbers.randrange(len(text))] = self.numbers.randrange(256)
        return self.numbers.choice([
            random_bytes, bytes(text), bytes(text) * 5, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 1_000,
            b"A" * 100_000, b"\r\n" * 100, b"GET /" + random_bytes.replace(b"\n", b"a") + b" HTTP/1.1\r\nHost: a\r\n\r\n",
            b"POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
            b"POST /health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
        ])

    async def slow(self) -> None:
        """Sends a byte now and then. The server stops waiting after a while, and responds with 408."""
        async with connection(self.port) as client:
            for byte in request("GET", SEARCH)[:18]:
                with contextlib.suppress(OSError):
                    client.send(bytes([byte]))
                await asyncio.sleep(0.5)
            text = await client.rest()
            expect(text.startswith(b"HTTP/1.1 408 "), f"a request that took too long was answered with {text[:60]!r}")

    async def idle(self) -> None:
        """Checks that a connection on which nothing has happened for a while still works."""
        async with connection(self.port) as client:
            await asyncio.sleep(self.numbers.random() * 10)
            client.send(request("GET", SEARCH))
            expect((await client.answer()).status == 200, "an idle connection no longer works")
