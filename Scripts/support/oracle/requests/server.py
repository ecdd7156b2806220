"""A server that keeps the received bytes and responds with an empty object."""

from __future__ import annotations

import dataclasses
import socket
import threading


@dataclasses.dataclass
class Request:
    method: str
    target: str
    # The headers in their order, with names in lower case.
    headers: list[tuple[str, str]]
    body: bytes

    def values(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


class EchoServer:
    def __init__(self) -> None:
        self.requests: dict[str, list[Request]] = {}
        self.lock = threading.Lock()
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def close(self) -> None:
        self.socket.close()

    def serve(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rb") as stream:
            while request := self.read(stream, connection):
                with self.lock:
                    for name in request.values("x-peer-call")[:1] or [""]:
                        self.requests.setdefault(name, []).append(request)
                content = b"" if request.method == "HEAD" else b"{}"
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n" + content)

    @staticmethod
    def read(stream: object, connection: socket.socket) -> Request | None:
        line = stream.readline()
        if not line:
            return None
        # A field may contain any byte. Bytes that are not UTF-8 are compared unchanged.
        method, target, _ = line.decode("utf-8", "surrogateescape").rstrip("\r\n").split(" ", 2)
        headers: list[tuple[str, str]] = []
        while (line := stream.readline()) not in (b"\r\n", b"\n", b""):
            name, _, value = line.decode("utf-8", "surrogateescape").rstrip("\r\n").partition(":")
            headers.append((name.lower(), value.strip(" \t")))
        request = Request(method, target, headers, b"")
        if "100-continue" in request.values("expect"):
            connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        if "chunked" in request.values("transfer-encoding"):
            while size := int(stream.readline().split(b";")[0], 16):
                request.body += stream.read(size)
                stream.readline()
            while stream.readline() not in (b"\r\n", b"\n", b""):
                pass
        else:
            request.body = stream.read(int((request.values("content-length") or ["0"])[0]))
        return request
