"""HTTP/1.1 as bytes, because a test of broken connections must see every byte."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import socket
import struct
import typing
from collections.abc import AsyncIterator, Awaitable

# The number of seconds after which a response is missing.
PATIENCE = 30.0

Result = typing.TypeVar("Result")


async def patiently(work: Awaitable[Result]) -> Result:
    return await asyncio.wait_for(work, PATIENCE)


@dataclasses.dataclass
class Answer:
    status: int
    fields: dict[str, str]
    body: bytes
    size: int
    """Of the whole answer, head and all."""


class Connection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, text: bytes) -> None:
        self.writer.write(text)

    async def head(self) -> tuple[int, dict[str, str], int]:
        text = await self.reader.readuntil(b"\r\n\r\n")
        lines = text.decode().split("\r\n")
        fields = {}
        for line in lines[1:-2]:
            name, _, value = line.partition(":")
            fields[name.lower()] = value.strip()
        return int(lines[0].split(" ")[1]), fields, len(text)

    async def answer(self) -> Answer:
        """Returns the next response that has a length."""
        return await patiently(self.next_answer())

    async def next_answer(self) -> Answer:
        status, fields, size = await self.head()
        body = b""
        if status not in (204, 304):
            if fields.get("transfer-encoding") == "chunked":
                async for piece in self.pieces():
                    body += piece
            else:
                body = await self.reader.readexactly(int(fields["content-length"]))
        return Answer(status, fields, body, size + len(body))

    async def pieces(self) -> AsyncIterator[bytes]:
        """Returns the pieces of a chunked body. Ends with `IncompleteReadError` where the body breaks off."""
        while True:
            count = int((await patiently(self.reader.readuntil(b"\r\n"))).strip(), 16)
            piece = await patiently(self.reader.readexactly(count + 2))
            if count == 0:
                return
            yield piece[:-2]

    async def rest(self) -> bytes:
        """Returns all bytes until the connection ends."""
        return await patiently(self.read_to_end())

    async def read_to_end(self) -> bytes:
        text = b""
        with contextlib.suppress(ConnectionResetError):
            while piece := await self.reader.read(65_536):
                text += piece
        return text

    def reset(self) -> None:
        """Ends the connection at once with a TCP reset, so that the server notices."""
        self.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.close()

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()


@contextlib.asynccontextmanager
async def connection(port: int) -> AsyncIterator[Connection]:
    found = Connection(*await patiently(asyncio.open_connection("127.0.0.1", port)))
    try:
        yield found
    finally:
        await found.close()


def request(method: str, target: str, body: bytes = b"", **fields: str) -> bytes:
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines + ["", ""]).encode() + body
