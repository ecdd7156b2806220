"""Two servers of Python's standard library that send one answer to every request: a usual one and a minimal one.

    peers.py (threads|bare) ANSWER

ANSWER is a file with the bytes of a whole answer. The port is written to standard output.
"""

import asyncio
import http.server
import pathlib
import sys


def threads(answer):
    """`http.server`, a thread for each connection."""
    head, body = answer.split(b"\r\n\r\n", 1)
    fields = [line.split(b": ", 1) for line in head.split(b"\r\n")[1:]]

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self):
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response_only(200)
            for name, value in fields:
                self.send_header(name.decode(), value.decode())
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    # Clients close their connections after the measurement.
    server.handle_error = lambda *_: None
    server.socket.listen(1024)
    tell(server.server_port)
    server.serve_forever()


def bare(answer):
    """An event loop that counts the ends of heads and looks at nothing else: it takes requests without a body."""

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport):
            self.transport, self.last = transport, b""

        def data_received(self, data):
            data = self.last + data
            self.transport.write(answer * data.count(b"\r\n\r\n"))
            self.last = data[data.rfind(b"\r\n\r\n") + 4:] if b"\r\n\r\n" in data else data

    async def serve():
        server = await asyncio.get_running_loop().create_server(Protocol, "127.0.0.1", 0, backlog=1024)
        tell(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(serve())


def tell(port):
    print(port, flush=True)


if __name__ == "__main__":
    {"threads": threads, "bare": bare}[sys.argv[1]](pathlib.Path(sys.argv[2]).read_bytes())
