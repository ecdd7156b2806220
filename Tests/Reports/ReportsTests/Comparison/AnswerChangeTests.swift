import ContractSupport
import Testing
@testable import ContractReports

/// These tests check changes of the media types and the statuses of responses.
@Suite struct AnswerChangeTests {
    private struct Told: Equatable, CustomStringConvertible {
        var rule: String
        var severity: ChangeSeverity
        var effect: ChangeEffect

        var description: String { "\(rule) \(severity) \(effect)" }
    }

    private func told(_ old: String, _ new: String) throws -> [Told] {
        let compared = try ComparedDocuments(
            DocumentSlot.operation.document("{responses: {\(old)}}"),
            DocumentSlot.operation.document("{responses: {\(new)}}"))
        return compared.changes.filter { $0.rule.id != "version-not-raised" }
            .map { Told(rule: $0.rule.id, severity: $0.severity, effect: $0.effect) }
    }

    private func answer(_ status: String, _ contents: String) -> String {
        "'\(status)': {description: d, content: {\(contents)}}"
    }

    // MARK: Redirects

    /// The client returns the URL of a redirect that is the only success, so it has no type for a body.
    @Test func aRedirectThatBecomesASuccess() throws {
        let redirect = "'302': {description: d}"
        let told = try told(redirect, redirect + ", " + answer("200", Self.json))
        #expect(told == [Told(rule: "response-success-status-added", severity: .breaking, effect: .fails)])
    }

    // MARK: Media types

    private static let json = "application/json: {schema: {type: string}}"
    private static let problem = "application/problem+json: {schema: {type: string}}"
    private static let csv = "text/csv: {schema: {type: string}}"
    private static let xml = "application/xml: {schema: {type: string}}"
    private static let events = "text/event-stream: {schema: {type: integer}}"
    private static let lines = "application/jsonl: {schema: {type: integer}}"
    private static let sequence = "application/json-seq: {schema: {type: integer}}"

    private static let streamOfAnotherKind: [(String, ChangeSeverity, ChangeEffect)] = [
        ("response-media-type-removed", .breaking, .notAcceptable), ("response-media-type-added", .info, .none),
    ]

    /// An app sends the media types that it reads in `Accept`. A server that supports none of them may refuse the call
    /// with 406, or send another media type (RFC 9110, section 12.5.1). A media range without parameters includes a
    /// media type with any parameters.
    @Test(
        arguments: [
            (json, problem, [("response-media-type-name-changed", .info, .none)]),
            (
                json, xml,
                [
                    ("response-media-type-removed", .breaking, .notAcceptable),
                    ("response-media-type-added", .info, .none),
                ]
            ),
            (json, "\(json), \(csv)", [("response-media-type-added", .info, .none)]),
            ("\(json), \(csv)", json, [("response-media-type-removed", .warning, .asksForOther)]),
            ("\(json), \(csv)", csv, [("response-media-type-removed", .breaking, .notAcceptable)]),
            ("\(json), \(problem)", problem, [("response-media-type-removed", .warning, .none)]),
            (
                json, "application/json;v=1: {schema: {type: string}}",
                [("response-media-type-name-changed", .info, .none)]
            ),
            (
                "application/json;v=1: {schema: {type: string}}", "application/json;v=2: {schema: {type: string}}",
                [("response-media-type-name-changed", .info, .none)]
            ),
            (
                lines, "application/x-ndjson: {schema: {type: integer}}",
                [("response-media-type-name-changed", .info, .none)]
            ),
            // A client that expects events finds none in lines of JSON.
            (events, lines, streamOfAnotherKind), (lines, events, streamOfAnotherKind),
            (lines, sequence, streamOfAnotherKind), (csv, events, streamOfAnotherKind),
            ("application/*: {schema: {type: string}}", json, [("response-media-type-name-changed", .info, .none)]),
        ] as [(String, String, [(String, ChangeSeverity, ChangeEffect)])])
    func mediaTypes(_ old: String, _ new: String, _ expected: [(String, ChangeSeverity, ChangeEffect)]) throws {
        #expect(
            try told(answer("200", old), answer("200", new))
                == expected.map { Told(rule: $0.0, severity: $0.1, effect: $0.2) })
    }

    /// A failure is sent whatever media type the app asks for, and is thrown even if its body cannot be read.
    @Test func mediaTypesOfFailures() throws {
        let success = answer("200", Self.json)
        func failure(_ content: String) -> String { "\(success), \(answer("404", content))" }
        #expect(
            try told(failure(Self.json), failure(Self.problem))
                == [Told(rule: "response-media-type-name-changed", severity: .info, effect: .none)])
        #expect(
            try told(failure(Self.json), failure(Self.xml)).first
                == Told(
                    rule: "response-media-type-removed", severity: .breaking,
                    effect: .degrades("the failure without its body")))
    }

    // MARK: Statuses

    /// A range describes the responses of each status in it that has no description of its own (OpenAPI 3.1.1, section
    /// 4.8.16.1).
    @Test(
        arguments: [
            (["2XX"], ["200", "201"], []), (["2XX"], ["200", "201", "204"], []), (["4XX"], ["404", "409"], []),
            (["200", "201"], ["2XX"], ["response-success-status-added"]),
            (["200", "2XX"], ["200", "201", "202"], []),
            (["200", "2XX"], ["200"], ["response-success-status-removed"]),
            (
                ["2XX"], ["200", "404", "409"],
                ["response-non-success-status-added", "response-non-success-status-added"]
            ),
        ])
    func ranges(_ old: [String], _ new: [String], _ rules: [String]) throws {
        func answers(_ statuses: [String]) -> String {
            statuses.map { answer($0, Self.json) }.joined(separator: ", ")
        }
        #expect(try told(answers(old), answers(new)).map(\.rule) == rules)
    }

    /// A change that affects only one status of the range is reported at this status.
    @Test func statusOfARangeWithAnotherType() throws {
        let old = answer("2XX", Self.json)
        let new = "\(answer("200", Self.json)), \(answer("201", "application/json: {schema: {type: boolean}}"))"
        let compared = try ComparedDocuments(
            DocumentSlot.operation.document("{responses: {\(old)}}"),
            DocumentSlot.operation.document("{responses: {\(new)}}"))
        #expect(compared.rules == ["response-body-type-changed"])
        #expect(compared.change("response-body-type-changed")?.place == "POST /r, response 201")
    }

    /// A status of a range may get its own description, and then the description of the range no longer holds for it.
    @Test func statusBesideARange() throws {
        let (text, number) = (Self.json, "application/json: {schema: {type: integer}}")
        let compared = try ComparedDocuments(
            DocumentSlot.operation.document("{responses: {\(answer("2XX", text))}}"),
            DocumentSlot.operation.document("{responses: {\(answer("200", number)), \(answer("2XX", text))}}"))
        #expect(compared.rules == ["response-body-type-changed"])
        #expect(compared.change("response-body-type-changed")?.place == "POST /r, response 200")
        #expect(
            try told(answer("2XX", text), "\(answer("200", text)), \(answer("2XX", text))") == [])
    }

    /// A change of a header of a range is reported at each status that has the header.
    @Test func headersOfARange() throws {
        func answer(_ status: String, _ type: String) -> String {
            "'\(status)': {description: d, headers: {X-A: {schema: {type: \(type)}}}}"
        }
        let compared = try ComparedDocuments(
            DocumentSlot.operation.document("{responses: {\(answer("2XX", "boolean"))}}"),
            DocumentSlot.operation.document(
                "{responses: {\(answer("200", "integer")), \(answer("201", "integer"))}}"))
        let changes = compared.changes.filter { $0.rule.id == "response-header-type-changed" }
        #expect(
            changes.map(\.place).sorted() == [
                "POST /r, response 200, header 'X-A'", "POST /r, response 201, header 'X-A'",
            ])
        #expect(Set(changes.map { "\($0.subject)" }).count == 2)
    }

    /// An app that reads JSON continues to work when another media type is removed, and its source stays as it is.
    @Test func mediaTypeThatNobodyAskedFor() throws {
        let compared = try ComparedDocuments(
            DocumentSlot.operation.document("{responses: {\(answer("200", "\(Self.json), \(Self.xml)"))}}"),
            DocumentSlot.operation.document("{responses: {\(answer("200", Self.json))}}"))
        let change = try #require(compared.change("response-media-type-removed"))
        #expect(change.severity == .warning)
        #expect(change.swiftEffect == .none)
    }
}
