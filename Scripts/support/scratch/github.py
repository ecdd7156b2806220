"""A server on this machine that replaces the part of GitHub's API that pull requests and their comments need."""

from __future__ import annotations

import http.server
import itertools
import json
import re
import threading
import urllib.parse
from typing import Any

REPOSITORY = "somebody/books"
NUMBER = 5
TOKEN = "a-token"
# The account of GitHub Actions, as the REST API spells it.
BOT = "github-actions[bot]"


class FakeGitHub:
    """Behaves like https://docs.github.com/en/rest/issues/comments and https://docs.github.com/en/rest/pulls/pulls."""

    def __init__(self) -> None:
        self.comments: list[dict[str, Any]] = []
        self.pulls: list[dict[str, Any]] = []
        self.identities = itertools.count(1000)
        # The method and the path of each request, in order.
        self.calls: list[str] = []
        # If this status is set, requests that would change something fail with it, with this message and these headers.
        self.refusal: int | None = None
        self.reason = "Resource not accessible by integration"
        self.headers: dict[str, str] = {}
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def variables(self) -> dict[str, str]:
        """Returns the environment variables with which a runner tells its steps about GitHub."""
        address = f"http://127.0.0.1:{self.server.server_port}"
        return {"GITHUB_API_URL": address, "GITHUB_GRAPHQL_URL": f"{address}/graphql", "GITHUB_REPOSITORY": REPOSITORY,
                "GITHUB_SERVER_URL": "https://github.com", "GITHUB_RUN_ID": "42", "no_proxy": "127.0.0.1"}

    def add(self, body: str, login: str = BOT) -> dict[str, Any]:
        identity = next(self.identities)
        address = f"https://github.com/{REPOSITORY}/pull/{NUMBER}#issuecomment-{identity}"
        self.comments.append({"id": identity, "body": body, "user": {"login": login}, "html_url": address})
        return self.comments[-1]

    def answer(self, method: str, address: str, content: Any) -> tuple[int, Any]:
        path, _, query = address.partition("?")
        self.calls.append(f"{method} {path}")
        one = re.fullmatch(rf"/repos/{REPOSITORY}/issues/comments/(\d+)", path)
        if (method, path) == ("POST", "/graphql"):
            return 200, {"data": {"viewer": {"login": BOT}}}
        if method == "GET" and path == f"/repos/{REPOSITORY}/issues/{NUMBER}/comments":
            values = urllib.parse.parse_qs(query)
            # A page has thirty comments by default, and a hundred at most.
            size, number = min(int(values.get("per_page", ["30"])[0]), 100), int(values.get("page", ["1"])[0])
            return 200, self.comments[size * (number - 1):size * number]
        if method == "GET" and path == f"/repos/{REPOSITORY}/pulls":
            [head] = urllib.parse.parse_qs(query)["head"]
            return 200, [pull for pull in self.pulls if f"somebody:{pull['head']}" == head and pull.get("state") != "closed"]
        if method == "GET":
            return 404, {"message": "Not Found"}
        if self.refusal:
            return self.refusal, {"message": self.reason}
        if len(content.get("body", "")) > 65536:
            return 422, {"message": "Body is too long (maximum is 65536 characters)"}
        if method == "POST" and path == f"/repos/{REPOSITORY}/issues/{NUMBER}/comments":
            return 201, self.add(content["body"])
        if method == "POST" and path == f"/repos/{REPOSITORY}/pulls":
            self.pulls.append({**content, "number": NUMBER, "html_url": f"https://github.com/{REPOSITORY}/pull/{NUMBER}"})
            return 201, self.pulls[-1]
        if method == "PATCH" and path == f"/repos/{REPOSITORY}/pulls/{NUMBER}":
            self.pulls[0].update(content)
            return 200, self.pulls[0]
        if method == "PATCH" and one:
            [comment] = [comment for comment in self.comments if comment["id"] == int(one[1])]
            comment["body"] = content["body"]
            return 200, comment
        return 404, {"message": "Not Found"}


def handler(github: FakeGitHub) -> type[http.server.BaseHTTPRequestHandler]:
    class Handler(http.server.BaseHTTPRequestHandler):
        def reply(self) -> None:
            content = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.headers["Authorization"] == f"Bearer {TOKEN}":
                status, answer = github.answer(self.command, self.path, json.loads(content) if content else None)
            else:
                status, answer = 401, {"message": "Bad credentials"}
            data = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            for name, value in github.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        do_GET = do_POST = do_PATCH = do_DELETE = reply

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    return Handler
