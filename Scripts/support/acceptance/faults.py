"""Faults in Examples/BooksTrack, each with the criterion of Scripts/try/bookstrack that must notice it."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass

APP = "Sources/BooksTrack/"
COMMAND, SEARCH, JOB, LIBRARY = (APP + name + ".swift" for name in ("BooksTrackCommand", "SearchModel", "JobModel", "Library"))
SURROUNDINGS, MOCKS, MODEL, SCREENS = (APP + name + ".swift" for name in ("Surroundings", "BookMocks", "StoredBook", "Screens"))
MAPPING = "Generated/Mapping/Sources/StoredBook+Mapping.swift"
CONTRACT = "openapi.yaml"


@dataclass(frozen=True)
class Fault:
    """A fault that can be noticed without running the app, because sources are read, compiled or compared."""

    # The first words of the criterion.
    criterion: str
    name: str
    path: str
    right: str
    wrong: str
    # A text before the place of the fault, if the file has the replaced text several times.
    behind: str = ""

    def replaced(self, text: str, wrong: str) -> str:
        start = text.find(self.behind)
        place = text.find(self.right, start + len(self.behind))
        if start < 0 or place < 0 or (not self.behind and text.count(self.right) > 1):
            raise ValueError(f"{self.path} has no place, or several, for the fault: {self.name}")
        return text[:place] + wrong + text[place + len(self.right):]

    def put_in(self, text: str) -> str:
        return self.replaced(text, self.wrong)


@dataclass(frozen=True)
class Switched(Fault):
    """A fault in an expression that runs. One build has all of these faults, and an environment variable switches one
    of them on."""

    def put_in(self, text: str) -> str:
        return self.replaced(text, f'(fault == "{self.name}" ? {self.wrong} : {self.right})')


@dataclass(frozen=True)
class SwitchedStatement(Switched):
    def put_in(self, text: str) -> str:
        return self.replaced(text, f'if fault == "{self.name}" {{ {self.wrong} }} else {{ {self.right} }}')


RUNNING: list[Switched] = [
    Switched("S3.3", "the app asks another server", SURROUNDINGS, "URL(string: $0)", 'URL(string: "http://127.0.0.1:9")'),
    Switched("S3.4", "mock mode asks the network", SURROUNDINGS,
             "APIClientFactory.create(config: config)", "APIClient.shared as any APIClientProtocol"),
    SwitchedStatement("S3.4", "a document of the contract is not used", MOCKS,
                      'mock.use(.document("mock_v1_search_isbn_get"), for: "searchByTitle")', ""),
    SwitchedStatement("S3.5", "the switch is not where the next process looks", COMMAND, 'surroundings.config.mockMode = words[1] == "on"',
                      'let other = AppConfig(suite: "other"); other.mockMode = words[1] == "on"; other.logCurrentMode(); return 0'),
    Switched("S3.6", "the factory does not ask the switch", SURROUNDINGS, "config", 'AppConfig(suite: "other")', behind="create(config: "),
    Switched("S3.6", "there is mock data whatever the switch says", SURROUNDINGS,
             "config", '{ (on: AppConfig) in on.mockMode = true; return on }(AppConfig(suite: "on"))', behind="create(config: "),
    Switched("S3.7", "a release build answers from mocks", SURROUNDINGS,
             "APIClientFactory.create(config: config)", "MockAPIClient() as any APIClientProtocol"),
    SwitchedStatement("S3.7", "a release build says that it has a mock mode", COMMAND, "surroundings.config.logCurrentMode()",
                      'say("Networking: live.")', behind='case ("mode", 1):'),
    SwitchedStatement("S3.9", "the app does not say its mode", COMMAND, "surroundings.config.logCurrentMode()", "", behind='case ("mode", 1):'),
    Switched("S3.11", "a book that is not there is an error like others", SEARCH, 'error.code == "NOT_FOUND"', 'error.code == "GONE"'),
    SwitchedStatement("S3.11", "an error does not say what to do", COMMAND, r'say("\(error.title): \(error.message)")', "say(error.message)"),
    SwitchedStatement("S3.12", "the mapper drops a property", MAPPING, "storedBook.coverImageURL = dto.coverImageURL", "", behind="let storedBook"),
    SwitchedStatement("S3.12", "merging erases what is not there", MAPPING,
                      "fields.state(.coverImageURL, of: dto.coverImageURL).update(&storedBook.coverImageURL)",
                      "storedBook.coverImageURL = dto.coverImageURL"),
    SwitchedStatement("S4.1", "the screen drops the authors", COMMAND, r'say("  by \(author.name)")', ""),
    Switched("S4.1", "the screen drops all ISBNs but one", COMMAND, "edition.isbns", "edition.isbns.prefix(1).map { $0 }"),
    Switched("S4.2", "a digit of the barcode is lost", SEARCH, "EnrichmentRequest(barcode: barcode)",
             "EnrichmentRequest(barcode: String(barcode.dropLast()))"),
    Switched("S4.3", "a fraction is taken for percent", COMMAND, "Int(progress * 100)", "Int(progress)"),
    # With this fault, the app polls a state that never changes, until the script's time limit ends it.
    Switched("S4.3", "a stream is not connected again", JOB, "api.events(of: try await start())",
             "api.events(of: try await start(), { var once = JobOptions(); once.stream.reconnection = .never; return once }())"),
    SwitchedStatement("S4.4", "a failure counts as the end", JOB, "state = .failed(failure.error.message)", "state = .done"),
    SwitchedStatement("S4.4", "a failure is not shown", COMMAND, r'say("Failed: \(message)")', ""),
    Switched("S4.5", "a refusal has words of the app's own", COMMAND, "error.message", '"This is no ISBN."', behind="error.title): "),
    Switched("S4.5", "a refusal looks like a book that nobody knows", SEARCH, 'error.code == "NOT_FOUND"', 'error.code == "INVALID_ISBN"'),
    Switched("S4.6", "a call is sent again at once", SEARCH, "call()", "{ do { return try await call() } catch { return try await call() } }()",
             behind="let found = try await "),
    Switched("S4.7", "an open circuit is an error like others", SEARCH, "ErrorPresentation(error)",
             'ErrorPresentation(title: "That did not work", message: "Something went wrong.", action: .dismiss)'),
    SwitchedStatement("S4.8", "nothing is stored", LIBRARY, "try JSONEncoder().encode(books).write(to: file, options: .atomic)", ""),
    Switched("S4.8", "a book that is known is stored once more", LIBRARY, "isSameStoredBook($0, as: work) ?? ($0.title == work.title)", "false"),
    Switched("bad day", "the report is swallowed", SURROUNDINGS, "discrepancies.add($0)", "()", behind="onDecodingIssues"),
    SwitchedStatement("bad day", "the screen does not tell what is wrong", COMMAND, r'say("! \(line)")', ""),
    Switched("retry", "a call is sent once", SURROUNDINGS, "RetryPolicy(limit: .seconds(5))", "RetryPolicy(attempts: 1)"),
]

READ: list[Fault] = [
    Fault("S3.1", "the compiler warns", "Sources/bookstrack/Main.swift", "exit(", "let unused = 1\n        exit("),
    Fault("S3.2", "a model chooses its client itself", SEARCH, "self.api = api", "self.api = BooksTrackClient(.production, through: APIClientFactory.create())"),
    Fault("S3.10", "what is made was edited", MAPPING, "storedBook.title = dto.title", 'storedBook.title = ""'),
    Fault("model", "the protocol does not ask for a property", MAPPING, "    var coverImageURL: String? { get set }\n", ""),
    Fault("screens", "a screen shows what a work has not", SCREENS, "$0.title", "$0.subtitle"),
    Fault("screens", "a screen shows what the model has not", SCREENS, "model.discrepancies", "model.differences"),
    Fault("screens", "a screen forgets a state", SCREENS, "case .empty: ", "// "),
    Fault("audit", "the mapper drops a property", MAPPING, "    storedBook.coverImageURL = dto.coverImageURL\n", ""),
    Fault("audit", "the model drops a property", MODEL, "    public var coverImageURL: String?\n", ""),
    Fault("lifecycle", "the contract does not say when an operation goes", CONTRACT, "x-sunset", "x-last-day", behind="\npaths:"),
]

# For this fault, a mock document is appended to the release build.
SHIPPED = Fault("S3.8", "a release has a document of the mocks", "", "", "")

ALL = [*RUNNING, *READ, SHIPPED]


def sample() -> list[Fault]:
    """Returns one fault for each criterion, without the faults that need a separate search."""
    firsts: dict[str, Fault] = {}
    for fault in [*RUNNING, *READ]:
        firsts.setdefault(fault.criterion, fault)
    return list(firsts.values())
