import ContractSupport
import Foundation
import TestSupport
import Testing
@testable import ContractReports

/// These tests check the effect of a change on code that calls the client. Beside each pair is the effect that a caller
/// would expect.
@Suite struct CallEffectTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var old: String
        var new: String
        var expected: CallEffect

        init(_ rule: String, _ old: String, _ new: String, _ expected: CallEffect) {
            self.rule = rule
            self.old = old
            self.new = new
            self.expected = expected
        }

        var testDescription: String { rule }
    }

    private static let answer = "responses: {'204': {description: d}}"
    private static let title = "content: {application/json: {schema: {type: string}}}"

    private static func parameter(_ words: String) -> String {
        "{parameters: [{name: q, in: query, schema: {type: string}\(words)}], \(answer)}"
    }

    private static func body(_ words: String) -> String {
        "{requestBody: {\(title)\(words)}, \(answer)}"
    }

    private static func responses(_ words: String) -> String {
        "{responses: {\(words)}}"
    }

    private static let json = "application/json: {schema: {type: object, properties: {a: {type: string}}}}"
    private static let form =
        "application/x-www-form-urlencoded: {schema: {type: object, properties: {b: {type: string}}}}"
    private static let text = "text/plain: {schema: {type: string}}"

    private static func content(body: String) -> String {
        "{requestBody: {content: {\(body)}}, \(answer)}"
    }

    private static func content(answer: String) -> String {
        responses("'200': {description: d, content: {\(answer)}}")
    }

    private static let string = "{schema: {type: string}}"

    private static func headers(_ status: String, _ headers: String) -> String {
        let others = status == "'200'" ? "" : "'200': {description: d}, "
        return responses("\(others)\(status): {description: d, headers: {\(headers)}}")
    }

    private static func stream(_ events: String, _ words: String = "") -> String {
        let events = events.isEmpty ? "" : ", x-sse-events: {\(events)}"
        return content(answer: "text/event-stream: {schema: {type: string}\(events)\(words)}")
    }

    private static func paged(_ words: String) -> String {
        "{\(words)parameters: [{name: p, in: query, schema: {type: integer}}], "
            + responses(
                "'200': {description: d, content: {application/json: {schema: {type: object, "
                    + "properties: {a: {type: array, items: {type: string}}}}}}}"
            ).dropFirst()
    }

    private static let cases = [
        Case(
            "new-required-request-parameter", "{\(answer)}", parameter(", required: true"), .addsRequiredArgument),
        Case("new-optional-request-parameter", "{\(answer)}", parameter(""), .addsArgument),
        Case("request-parameter-removed", parameter(""), "{\(answer)}", .dropsArgument),
        Case(
            "request-parameter-became-required", parameter(""), parameter(", required: true"), .requiresArgument),
        Case(
            "request-parameter-became-optional", parameter(", required: true"), parameter(""), .relaxesArgument),
        Case("request-body-added-required", "{\(answer)}", body(", required: true"), .addsRequiredArgument),
        Case("request-body-added-optional", "{\(answer)}", body(""), .addsArgument),
        Case("request-body-removed", body(""), "{\(answer)}", .removesArgument),
        Case("request-body-became-required", body(""), body(", required: true"), .requiresArgument),
        Case(
            "response-success-status-added", responses("'200': {description: d, \(title)}"),
            responses("'200': {description: d, \(title)}, '201': {description: d}"), .changesChoice),
        Case(
            "response-non-success-status-added", responses("'204': {description: d}"),
            responses("'204': {description: d}, '404': {description: d, \(title)}"), .addsFailure),
        Case(
            "response-body-type-changed", responses("'200': {description: d, \(title)}"),
            responses("'200': {description: d, content: {application/json: {schema: {type: boolean}}}}"),
            .changesAnswer),
        // The client prefers JSON among several media types, in any order, so an additional media type makes no
        // difference.
        Case("request-body-media-type-added", content(body: form), content(body: "\(form), \(json)"), .changesArgument),
        Case("request-body-media-type-added", content(body: json), content(body: "\(form), \(json)"), .changesArgument),
        Case(
            "request-body-media-type-removed", content(body: "\(form), \(json)"), content(body: form), .changesArgument),
        Case("response-media-type-added", content(answer: text), content(answer: "\(text), \(json)"), .changesAnswer),
        Case("response-media-type-added", content(answer: json), content(answer: "\(text), \(json)"), .none),
        Case("response-media-type-removed", content(answer: "\(text), \(json)"), content(answer: text), .changesAnswer),
        Case("response-media-type-removed", content(answer: "\(text), \(json)"), content(answer: json), .none),
        // The call does not return errors, but throws them. `Failure` has a case for each.
        Case(
            "response-body-type-changed", responses("'204': {description: d}, '404': {description: d, \(title)}"),
            responses(
                "'204': {description: d}, "
                    + "'404': {description: d, content: {application/json: {schema: {type: boolean}}}}"),
            .changesFailure),
        Case(
            "response-non-success-status-removed", responses("'204': {description: d}, '4XX': {description: d}"),
            responses("'204': {description: d}"), .removesFailure),
        Case(
            "api-operation-id-changed", "{operationId: a, \(answer)}", "{operationId: b, \(answer)}",
            .renamesMethod),
        Case("endpoint-deprecated", "{\(answer)}", "{deprecated: true, \(answer)}", .warns),
        // These changes affect the cases of `Event`.
        Case(
            "response-event-added", stream("a: {type: string}"), stream("a: {type: string}, b: {type: string}"),
            .addsEvent),
        Case(
            "response-event-removed", stream("a: {type: string}, b: {type: string}"), stream("a: {type: string}"),
            .removesEvent),
        Case("response-body-type-changed", stream("a: {type: string}"), stream("a: {type: boolean}"), .changesEvent),
        // A stream that has no named events has no type `Event`. Its elements have the type of the schema of the
        // stream.
        Case("response-event-removed", stream("a: {type: string}"), stream(""), .changesEvents),
        Case(
            "response-terminal-event-added", stream("a: {type: string}"),
            stream("a: {type: string}", ", x-sse-terminal: [a]"), .endsStream),
        Case(
            "response-terminal-event-removed", stream("a: {type: string}", ", x-sse-terminal: [a]"),
            stream("a: {type: string}"), .prolongsStream),
        Case("api-pagination-removed", paged("x-pagination: {page: p, items: a}, "), paged(""), .removesPages),
        Case("api-pagination-added", paged(""), paged("x-pagination: {page: p, items: a}, "), .addsPages),
        // These changes affect the properties of `Headers`, which successful responses have.
        Case(
            "optional-response-header-removed", headers("'200'", "X-A: \(string)"), headers("'200'", ""), .removesHeader
        ),
        Case("optional-response-header-added", headers("'200'", ""), headers("'200'", "X-A: \(string)"), .addsHeader),
        Case(
            "response-header-type-changed", headers("'200'", "X-A: {schema: {type: integer}}"),
            headers("'200'", "X-A: {schema: {type: boolean}}"), .changesHeader),
        Case("optional-response-header-removed", headers("'404'", "X-A: \(string)"), headers("'404'", ""), .none),
        // The servers of a single operation are not cases of the client.
        Case(
            "api-server-removed", "{servers: [{url: 'https://a.example'}], \(answer)}",
            "{servers: [{url: 'https://b.example'}], \(answer)}", .movesCalls),
    ]

    @Test(arguments: cases)
    func effect(_ test: Case) throws {
        let slot = DocumentSlot.operation
        let compared = try ComparedDocuments(slot.document(test.old), slot.document(test.new), hasClient: true)
        let change = try #require(compared.change(test.rule))
        #expect(change.callEffect == test.expected)
        if test.expected.isBreaking {
            #expect(change.breaksSource)
            #expect(change.owner != .nobody)
        }
    }

    @Test func serversOfTheDocument() throws {
        let slot = DocumentSlot.paths
        let path = "/r: {get: {\(Self.answer)}}\nservers: [{url: 'https://SERVER.example'}]"
        let compared = try ComparedDocuments(
            slot.document(path.replacing("SERVER", with: "a")), slot.document(path.replacing("SERVER", with: "b")),
            hasClient: true)
        #expect(compared.change("api-server-removed")?.callEffect == .removesServer)
        #expect(compared.change("api-server-added")?.callEffect == .addsServer)
    }

    @Test func pathsThatMove() throws {
        let slot = DocumentSlot.paths
        let compared = try ComparedDocuments(
            slot.document("/r: {get: {\(Self.answer)}}"), slot.document("/s: {get: {\(Self.answer)}}"), hasClient: true)
        #expect(compared.change("api-path-removed-without-deprecation")?.callEffect == .removesMethod)
        #expect(compared.change("endpoint-added")?.callEffect == .addsMethod)
    }

    /// The method keeps its name, but shipped apps call the old path.
    @Test func namedOperationsThatMove() throws {
        let slot = DocumentSlot.paths
        let compared = try ComparedDocuments(
            slot.document("/r/{a}: {get: {operationId: o, \(Self.inPath("a"))\(Self.answer)}}"),
            slot.document("/s/{b}: {get: {operationId: o, \(Self.inPath("b"))\(Self.answer)}}"), hasClient: true)
        #expect(compared.rules == ["api-path-changed", "request-parameter-renamed"])
        let change = try #require(compared.change("api-path-changed"))
        #expect(change.callEffect == .movesCalls)
        #expect(!change.breaksSource)
        #expect(change.isBreaking && change.priority == .p0)
    }

    /// The argument disappears at once, because the new path cannot send it.
    @Test func parametersThatLeaveThePath() throws {
        let slot = DocumentSlot.paths
        let compared = try ComparedDocuments(
            slot.document("/r/{a}: {get: {operationId: o, \(Self.inPath("a"))\(Self.answer)}}"),
            slot.document("/r: {get: {operationId: o, \(Self.answer)}}"), hasClient: true)
        #expect(compared.change("request-parameter-removed")?.callEffect == .removesArgument)
    }

    private static func inPath(_ name: String) -> String {
        "parameters: [{name: \(name), in: path, required: true, schema: {type: string}}], "
    }

    /// The configuration has precedence for pages, and both sides use one configuration.
    @Test func pagesOfTheConfiguration() throws {
        let slot = DocumentSlot.operation
        let old = try ReadContract(document: slot.document(Self.paged("x-pagination: {page: p, items: a}, ")))
        let new = try ReadContract(document: slot.document(Self.paged("")))
        for name in ["post /r", "POST /r"] {
            let changes = ContractComparison.changes(
                from: old.contract, to: new.contract, today: "2025-11-29", hasClient: true, pagedByConfiguration: [name]
            )
            #expect(changes.map(\.rule.id) == [])
        }
    }

    /// The caller gives headers of parts like parameters, unless they have only one value (OpenAPI 3.1.1, section
    /// 4.8.15).
    @Test(arguments: [
        (
            "", "X-A: {required: true, schema: {type: string}}", "new-required-request-parameter",
            CallEffect.addsRequiredArgument
        ),
        ("", "X-A: {schema: {type: string}}", "new-optional-request-parameter", .addsArgument),
        ("", "X-A: {required: true, schema: {const: b}}", "new-required-request-parameter", .changesRequest),
        ("X-A: {schema: {type: string}}", "", "request-parameter-removed", .removesArgument),
        (
            "X-A: {schema: {type: string}}", "x-a: {required: true, schema: {type: string}}",
            "request-parameter-became-required", .requiresArgument
        ),
        (
            "X-A: {schema: {type: string}}", "X-A: {schema: {type: integer}}", "request-parameter-type-changed",
            .changesArgument
        ),
    ])
    func partHeaders(_ old: String, _ new: String, _ rule: String, _ effect: CallEffect) throws {
        func document(_ headers: String) -> String {
            DocumentSlot.operation.document(
                "{requestBody: {content: {multipart/form-data: {schema: {type: object, required: [f], properties: "
                    + "{f: {type: string, format: binary}}}, encoding: {f: {headers: {\(headers)}}}}}}, \(Self.answer)}"
            )
        }
        let compared = try ComparedDocuments(document(old), document(new), hasClient: true)
        let rules: [String] = compared.changes.map(\.rule.id)
        #expect(rules.filter { $0 != "version-not-raised" } == [rule])
        #expect(compared.change(rule)?.callEffect == effect)
        #expect(compared.change(rule)?.place.contains("header 'X-A' of the part 'f'") == !new.contains("x-a"))
    }

    /// The name of a path parameter is an argument label in Swift, but is not sent.
    @Test func pathParametersHaveLabels() throws {
        func document(_ name: String) -> String {
            DocumentSlot.paths.document(
                "/a/{\(name)}: {get: {parameters: [{name: \(name), in: path, required: true, schema: {type: string}}], \(Self.answer)}}"
            )
        }
        let renamed = try ComparedDocuments(document("id"), document("key"), hasClient: true)
        #expect(renamed.rules == ["request-parameter-renamed"])
        #expect(renamed.change("request-parameter-renamed")?.callEffect == .renamesArgument)
        let spelt = try ComparedDocuments(document("book_id"), document("bookId"), hasClient: true)
        #expect(spelt.rules == [])
    }

    /// The server calls a webhook, so no method of the client is affected.
    @Test func webhooks() throws {
        let slot = DocumentSlot.root
        func webhook(_ words: String) -> String { slot.document("webhooks: {w: {post: {\(words)\(Self.answer)}}}") }
        let compared = try ComparedDocuments(
            webhook(""), webhook("parameters: [{name: q, in: query, required: true, schema: {type: string}}], "),
            hasClient: true)
        let change = try #require(compared.changes.first { $0.rule.id.hasSuffix("-request-parameter") })
        #expect(change.callEffect == CallEffect.none)
    }

    /// A project that generates no client gets no reports about it.
    @Test func withoutClient() throws {
        let slot = DocumentSlot.operation
        let compared = try ComparedDocuments(
            slot.document("{\(Self.answer)}"), slot.document(Self.parameter(", required: true")))
        let change = try #require(compared.change("new-required-request-parameter"))
        #expect(change.callEffect == nil)
        #expect(change.consequences.last == "Swift: no difference.")
    }

    @Test func rulesExist() {
        #expect(ChangeCatalogue.callEffects.keys.filter { ChangeCatalogue[$0] == nil } == [])
    }

    @Test func documentation() throws {
        let rows = ChangeCatalogue.rules.compactMap { rule in
            ChangeCatalogue.callEffects[rule.id].map { "| `\(rule.id)` | \($0.text) |\n" }
        }
        let table = "| rule | where the client is called |\n|---|---|\n" + rows.joined() + "\n"
        let url = SharedFolder.packageRoot.appending(path: "Documentation/ChangeRules.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "| rule | where")).lowerBound
        let end = try #require(text.range(of: "## Rules")).lowerBound
        if GoldenCase.isRecording {
            try (text[..<start] + table + text[end...]).write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(url.lastPathComponent)")
        } else {
            expectEqualText(String(text[start..<end]), table, url.lastPathComponent)
        }
    }

    /// A removed operation has no responses that an app could decode, and its method stays for a while.
    @Test func anOperationThatIsGone() throws {
        let head = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n"
        func operation(_ path: String) -> String {
            "  \(path): {get: {responses: {'204': {description: x}}}}\n"
        }
        let compared = try ComparedDocuments(
            head + operation("/a") + operation("/b"), head + operation("/a"), hasClient: true)
        let change = try #require(compared.change("api-path-removed-without-deprecation"))
        #expect(
            change.consequences == [
                "The call of a released app fails.",
                "Swift, breaking in the end: types that only this operation uses are deprecated for a while, then they disappear.",
                "Client, breaking in the end: the method is deprecated for a while, then it disappears.",
            ])
    }
}
