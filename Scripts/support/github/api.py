"""GitHub's API, and texts for it. The programs of action.yml use them."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

# The greatest number of characters in a comment or a description. GitHub refuses more.
LENGTH_LIMIT = 65_536
TIMEOUT_SECONDS = 30
# Matches code, in which nothing is a mention, and texts that GitHub would take for a mention of a person or an issue.
MENTION = re.compile(r"\\[\\`]|(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)|([@#])(?=\w)")


class GitHub:
    """A repository, with the environment of GitHub's runners."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.token = environment["TOKEN"]
        self.repository = f"{environment['GITHUB_API_URL']}/repos/{environment['GITHUB_REPOSITORY']}"
        self.owner = environment["GITHUB_REPOSITORY"].partition("/")[0]
        self.run = f"{environment['GITHUB_SERVER_URL']}/{environment['GITHUB_REPOSITORY']}/actions/runs/{environment['GITHUB_RUN_ID']}"

    def call(self, method: str, address: str, content: dict[str, str] | None = None) -> Any:
        headers = {"Accept": "application/vnd.github+json", "Authorization": f"Bearer {self.token}", "Content-Type": "application/json",
                   "User-Agent": "gen-dtos", "X-GitHub-Api-Version": "2022-11-28"}
        data = None if content is None else json.dumps(content).encode()
        request = urllib.request.Request(address, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
            return json.load(answer)


def without_mentions(text: str) -> str:
    """Returns a text that looks equal and mentions nobody, so that a contract does not notify anybody. `@&#8203;name`
    looks like a mention but notifies nobody."""
    return MENTION.sub(lambda found: f"{found[2]}&#8203;" if found[2] else found[0], text)


def shortened(text: str, sentence: str) -> str:
    """Returns as many whole lines as a comment has room for. If lines are left out, the sentence follows them."""
    if len(text) <= LENGTH_LIMIT:
        return text
    closing = "\n</details>\n"
    room = LENGTH_LIMIT - len(closing) - len(sentence) - len("\n\n")
    lines = text[:text.rindex("\n", 0, room)].split("\n")
    is_open = lines.count("<details>") > lines.count("</details>")
    return "\n".join(lines) + "\n" + (closing if is_open else "") + "\n" + sentence + "\n"


def annotation(kind: str, title: str, text: str) -> str:
    escaped = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return f"::{kind} title={title}::{escaped}"


def refusal(error: urllib.error.HTTPError) -> str:
    try:
        return f"GitHub answered {error.code}: {json.load(error)['message']}."
    except (ValueError, KeyError, TypeError):
        return f"GitHub answered {error.code}."
