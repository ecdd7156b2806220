import ContractServing
import DTOContract
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests the differences between a response and its contract, and the requests that probe a server.
struct AnswerCheckTests {
    /// Schema 0 is the body, 1 is an integer of at most 100, and 2 is a list of small letters.
    private static let schemas = SchemaSet(
        [
            [
                "type": "object", "required": ["id", "secret"],
                "properties": [
                    "id": ["type": "integer"], "name": ["type": ["string", "null"]],
                    "secret": ["type": "string", "writeOnly": true],
                    "tags": [
                        "type": "array", "items": ["type": "object", "properties": ["label": ["type": "string"]]],
                    ],
                    "free": ["type": "object"],
                    "map": ["type": "object", "additionalProperties": ["type": "integer"]],
                ],
            ],
            ["type": "integer", "maximum": 100],
            ["type": "array", "items": ["type": "string", "pattern": "^[a-z]+$"]],
        ], dialect: .jsonSchema)

    private static let operation = RuntimeOperation(
        id: "getBook", method: "GET", path: "/books/{id}",
        parameters: [
            RuntimeParameter(name: "id", place: "path", isRequired: true, style: "simple", explode: false, schema: 1)
        ],
        answers: [
            RuntimeAnswer(
                status: "200", contents: [RuntimeContent(mediaType: "application/json", schema: 0)],
                headers: [
                    RuntimeHeader(name: "X-Left", isRequired: true, schema: 1),
                    RuntimeHeader(name: "X-Tags", isRequired: false, schema: 2),
                ]),
            RuntimeAnswer(status: "4XX", contents: [RuntimeContent(mediaType: "application/problem+json")]),
            RuntimeAnswer(status: "204"),
        ])

    private func findings(
        _ body: String, status: Int = 200, type: String = "application/json",
        _ headers: HTTPHeaders = ["X-Left": "5"]
    ) -> [String] {
        var headers = headers
        headers["Content-Type"] = type
        return AnswerCheck(Self.operation, Self.schemas).findings(
            status: status, headers: headers, body: Data(body.utf8)
        ).map { "\($0.kind.rawValue) \($0.place): \($0.reason)" }
    }

    @Test func anAnswerThatKeepsTheContractHasNone() {
        #expect(
            findings(#"{"id": 1, "name": null, "tags": [{"label": "a"}], "free": {"a": 1}, "map": {"b": 2}}"#) == [])
        #expect(findings("", status: 204) == [])
        #expect(findings("{}", status: 404, type: "application/problem+json; charset=utf-8") == [])
    }

    /// The configuration of a probe may ignore formats.
    @Test func formatsThatAreNotCompared() {
        var operation = Self.operation
        operation.answers = [
            RuntimeAnswer(status: "200", contents: [RuntimeContent(mediaType: "application/json", schema: 0)])
        ]
        let time: JSONValue = ["anyOf": [["type": "string", "format": "time"], ["type": "null"]]]
        var schemas = SchemaSet(
            [["type": "object", "properties": ["opens": time, "id": ["type": "string", "format": "uuid"]]]],
            dialect: .jsonSchema)
        func places() -> [String] {
            AnswerCheck(operation, schemas).findings(
                status: 200, headers: ["Content-Type": "application/json"],
                body: Data(#"{"opens": "10:00", "id": "x"}"#.utf8)
            ).map(\.place)
        }
        #expect(places().contains { $0.hasPrefix("body /opens") } && places().contains("body /id"))
        schemas.uncheckedFormats = [.time]
        #expect(places() == ["body /id"])
    }

    @Test func whatBreaksItIsTold() {
        #expect(
            findings(#"{"id": "1", "map": {"b": "x"}}"#) == [
                "violation body /id: The value is a string, not an integer.",
                "violation body /map/b: The value is a string, not an integer.",
            ])
        #expect(findings("{}") == ["violation body: The key \"id\" is missing."])
        #expect(findings("<html>") == ["violation body: The body is not JSON."])
        #expect(findings("") == ["violation body: The body is missing."])
        #expect(
            findings("<p>", type: "text/html") == [
                "violation header Content-Type: The media type is text/html, not application/json."
            ])
    }

    @Test func whatTheContractDoesNotKnowIsTold() {
        #expect(
            findings(#"{"id": 1, "extra/a": 1, "tags": [{"colour": 1}, {"colour": 2}]}"#) == [
                "undocumented body /extra~1a: The contract does not have this key.",
                "undocumented body /tags/*/colour: The contract does not have this key.",
            ])
        #expect(findings("{}", status: 302) == ["undocumented status: 302 is not among 200, 4XX, 204."])
        #expect(findings("{}", status: 204) == [])
    }

    /// The keys of a long list's elements are reported once, and do not hide other keys.
    @Test func aKeyOfAllElementsIsToldOnce() {
        let tags = Array(repeating: #"{"colour": 1}"#, count: 150).joined(separator: ",") + #",{"hue": 1}"#
        #expect(
            findings(#"{"id": 1, "tags": [\#(tags)]}"#) == [
                "undocumented body /tags/*/colour: The contract does not have this key.",
                "undocumented body /tags/*/hue: The contract does not have this key.",
            ])
    }

    /// The violation of a single element names the element. Equal violations of several elements are reported once.
    @Test func aViolationOfSeveralElementsIsToldOnce() {
        #expect(
            findings(#"{"id": 1, "tags": [{"label": 1}, {"label": 2}, 3]}"#) == [
                "violation body /tags/*/label: The value is an integer, not a string.",
                "violation body /tags/2: The value is an integer, not an object.",
            ])
    }

    @Test func headersAreCompared() {
        #expect(
            findings(#"{"id": 1}"#, ["x-left": "101", "X-Tags": "a, B"]) == [
                "violation header X-Left: 101 is more than 100.",
                #"violation header X-Tags: "B" does not match "^[a-z]+$"."#,
            ])
        #expect(findings(#"{"id": 1}"#, [:]) == ["violation header X-Left: The header is required, but missing."])
    }

    @Test func aPlanSendsExamples() throws {
        var operation = Self.operation
        operation.parameters[0].example = .string("a/b c")
        operation.parameters += [
            RuntimeParameter(name: "q", place: "query", isRequired: false, example: ["x&y", 2]),
            RuntimeParameter(name: "skipped", place: "query", isRequired: false),
            RuntimeParameter(name: "X-Key", place: "header", isRequired: true, style: "simple", example: "k"),
        ]
        var stream = Self.operation
        stream.answers[0].contents[0].events = [RuntimeEvent(data: "1")]
        var change = Self.operation
        change.method = "POST"
        var unknown = Self.operation
        unknown.parameters[0].schema = nil
        let contract = RuntimeContract(
            title: "Books", basePaths: [], operations: [operation, stream, change, unknown, Self.operation],
            schemas: Self.schemas)
        let plan = ProbePlan(contract)
        #expect(plan.requests.map(\.target) == ["/books/a%2Fb%20c?q=x%26y&q=2"])
        #expect(plan.requests[0].headers["X-Key"] == "k")
        #expect(
            plan.skipped.map(\.reason) == [
                "The response is a stream, which has no end.",
                "The document has no example of the path parameter 'id'. Give it a value with '--param id=VALUE'.",
                "The document has no example of the path parameter 'id'. Give it a value with '--param id=VALUE'.",
            ])
        // A value for one operation comes before a value for all operations, and both come before an example.
        let given = ProbePlan(
            contract, values: ["id": "7", "\(operation.id).id": "a..b", "q": ["1", "2"], "none": "x"])
        #expect(given.requests.map(\.target).first == "/books/a..b?q=1&q=2")
        #expect(given.unusedValues == ["none"])
        // A generated value is sent on request, if the schema defines the value.
        let made = ProbePlan(contract, makesUp: true)
        #expect(made.requests.map(\.target) == ["/books/a%2Fb%20c?q=x%26y&q=2", "/books/1"])
        #expect(made.skipped.count == 2)
    }

    /// The value of some parameters consists of segments, and a path may have a query of its own.
    @Test(
        arguments: [
            ("/books/{id}", "/books/a/b%20c?q=x%26y&q=2"), ("/books?id={id}&m=2", "/books?id=a/b%20c&m=2&q=x%26y&q=2"),
            ("/books/{id}?q={q}", "/books/a/b%20c?q=x%26y&q=2"),
        ])
    func valuesMayHaveSegments(_ path: String, _ target: String) {
        var operation = Self.operation
        (operation.path, operation.spanningParameters) = (path, ["id"])
        operation.parameters[0].example = .string("a/b c")
        operation.parameters.append(
            RuntimeParameter(name: "q", place: "query", isRequired: false, example: ["x&y", 2]))
        let contract = RuntimeContract(
            title: "Books", basePaths: [], operations: [operation], schemas: Self.schemas)
        #expect(ProbePlan(contract).requests.map(\.target) == [target])
    }

    @Test(arguments: ["a//b", "/a", "a/", "a/../b"])
    func noSegmentLeadsElsewhere(_ value: String) {
        var operation = Self.operation
        operation.spanningParameters = ["id"]
        let contract = RuntimeContract(title: "Books", basePaths: [], operations: [operation])
        #expect(ProbePlan(contract, values: ["id": .string(value)]).requests.isEmpty)
    }

    /// A parameter that is the whole query is a form, a JSON document or a text (OpenAPI 3.2.0 section 4.12.8).
    @Test(
        arguments: [
            ("form", ["a": "x y", "b": [1, 2]], "/books?a=x%20y&b=1&b=2"), (nil, ["a": 1], "/books?%7B%22a%22%3A1%7D"),
            ("simple", "$.a", "/books?%24.a"),
        ] as [(String?, JSONValue, String)])
    func theQueryAsAWhole(_ style: String?, _ example: JSONValue, _ target: String) {
        var operation = Self.operation
        operation.path = "/books"
        operation.parameters = [
            RuntimeParameter(name: "q", place: "querystring", isRequired: true, style: style, example: example)
        ]
        let plan = ProbePlan(RuntimeContract(title: "Books", basePaths: [], operations: [operation]))
        #expect(plan.requests.map(\.target) == [target])
    }

    /// Values in the schema are examples of the document too.
    @Test(
        arguments: [
            (["type": "integer", "examples": [7]], "/books/7"), (["enum": ["new", "old"]], "/books/new"),
            (["const": 3], "/books/3"),
        ] as [(JSONValue, String)])
    func aSchemaHasExamples(_ schema: JSONValue, _ target: String) {
        let plan = ProbePlan(
            RuntimeContract(
                title: "Books", basePaths: [], operations: [Self.operation],
                schemas: SchemaSet([true, schema, true], dialect: .jsonSchema)))
        #expect(plan.requests.map(\.target) == [target])
    }

    /// Without the slash the text would continue the server's name: `https://api.example.com@elsewhere.example`. A
    /// fragment is never sent.
    @Test(arguments: [
        ("@elsewhere.example/books", "/@elsewhere.example/books"), (".elsewhere.example", "/.elsewhere.example"),
        ("books", "/books"), ("/books#all", "/books"), ("", ""),
    ])
    func aPathStaysBehindTheServer(_ path: String, _ target: String) {
        var operation = Self.operation
        (operation.path, operation.parameters) = (path, [])
        let plan = ProbePlan(RuntimeContract(title: "Books", basePaths: [], operations: [operation]))
        #expect(plan.requests.map(\.target) == [target])
    }

    /// A contract need not describe the events of a stream.
    @Test func aStreamWithoutEventsIsNotAsked() {
        var operation = Self.operation
        operation.answers[0].contents[0] = RuntimeContent(mediaType: "text/event-stream; charset=utf-8")
        let plan = ProbePlan(
            RuntimeContract(title: "Books", basePaths: [], operations: [operation], schemas: Self.schemas))
        #expect(plan.requests.isEmpty)
        #expect(plan.skipped.map(\.reason) == ["The response is a stream, which has no end."])
    }
}
