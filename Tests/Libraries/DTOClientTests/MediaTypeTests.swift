@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The response's own media type decides how its body is parsed (RFC 9110, section 8.3). The contract decides the Swift
/// type.
@Suite(.timeLimit(.minutes(1)))
struct MediaTypeTests {
    enum Colour: OpenEnumeration {
        case red
        case unknown(String)
        static let allCases: [Colour] = [.red]
        init(rawValue: String) { self = rawValue == "red" ? .red : .unknown(rawValue) }
        var rawValue: String { if case .unknown(let value) = self { value } else { "red" } }
    }

    private struct Read: APIOperation {
        @TaskLocal static var accept: [String] = []
        @TaskLocal static var reading: @Sendable (RawResponse) throws -> any Sendable = { $0 }
        static var endpoint: APIEndpoint { APIEndpoint(.get, "/x", id: "read", accept: accept) }
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> String { "\(try reading(response))" }
    }

    /// Returns the value that a call decodes from a response, and the reports about it.
    private func read(
        _ body: Data, _ type: String?, accept: [String],
        _ reading: @escaping @Sendable (RawResponse) throws -> any Sendable
    ) async throws -> (value: String, issues: [String], accept: String?) {
        let server = try LoopbackServer { _ in
            LoopbackServer.Response(200, headers: type.map { [("Content-Type", $0)] } ?? [], body: body)
        }
        defer { server.stop() }
        let response = try await Read.$accept.withValue(accept) {
            try await Read.$reading.withValue(reading) {
                try await TestClient(url: server.url).response(for: Read())
            }
        }
        return (response.value, response.issues.map(\.description), server.requests.first?["Accept"])
    }

    /// The functions with which generated code decodes each kind of value.
    private static let kinds: [String: @Sendable (RawResponse) throws -> any Sendable] = [
        "String": { try $0.json(String.self) }, "Int": { try $0.json(Int.self) },
        "Any": { try $0.json(JSONValue.self) }, "[String]": { try $0.json([String].self) },
        "Colour": { try $0.json(Colour.self) }, "Day": { try $0.json(CalendarDate.self) },
        "Base64": { String(decoding: try $0.json(as: Base64.self), as: UTF8.self) },
        "Base64?": { try $0.optionalJSON(as: Base64.self).map { String(decoding: $0, as: UTF8.self) } ?? "none" },
        "text": { try $0.text() },
    ]

    private static let any = ["*/*"]
    private static let json = ["application/json"]
    /// The contract has HTML only for failures.
    private static let pageOfFailures = ["application/json", "text/html;q=0.2", "*/*;q=0.2"]
    private static let textBesideJSON = ["application/json", "text/plain;q=0.5"]

    /// If the contract names the media type, or allows every media type, nothing is reported.
    @Test(
        arguments: [
            // Spring's methods that return a String: `'*/*': {type: string}`.
            (any, "text/plain", "String", "hello", "hello"), (any, "text/plain;charset=UTF-8", "String", "12", "12"),
            (any, "text/plain", "String", #""hello""#, #""hello""#), (any, "text/plain", "String", "[a]", "[a]"),
            (any, "text/html", "String", "<p>", "<p>"), (any, "application/json", "String", #""a""#, "a"),
            (any, "application/octet-stream", "String", "hello", "hello"), (any, nil, "String", #""a""#, "a"),
            (any, "text/plain", "Int", "12", "12"), (any, "text/plain", "Colour", "red", "red"),
            (any, "text/plain", "Day", "2026-01-02", "2026-01-02"), (any, "text/plain", "Any", "hello", #""hello""#),
            (any, "text/plain", "[String]", #"["a"]"#, #"["a"]"#),
            (any, "application/octet-stream", "Base64", "raw", "raw"), (any, "image/png", "Base64?", "raw", "raw"),
            (any, "text/plain", "Base64", "cmF3", "raw"), (any, "application/json", "Base64", #""cmF3""#, "raw"),
            (any, "image/png", "Base64?", "", "none"),
            (textBesideJSON, "text/plain", "String", #""a""#, #""a""#),
            (textBesideJSON, "application/json", "String", #""a""#, "a"),
            (["text/plain"], "text/plain", "text", "a", "a"), (["text/*"], "text/csv", "String", "a,b", "a,b"),
        ] as [([String], String?, String, String, String)])
    func readsWhatIsNamed(
        _ accept: [String], _ type: String?, _ kind: String, _ body: String, _ value: String
    ) async throws {
        let answer = try await read(Data(body.utf8), type, accept: accept, try #require(Self.kinds[kind]))
        #expect(answer.value == value)
        #expect(answer.issues == [])
    }

    /// A body with a media type that the contract does not name is converted if nothing is lost, and reported.
    @Test(
        arguments: [
            (json, "text/plain", "String", "hello", "hello"), (json, "text/plain", "Colour", "red", "red"),
            (json, "application/octet-stream", "Base64", "raw", "raw"),
            (["text/plain"], "application/json", "text", #""1.0.0""#, "1.0.0"),
            (["text/plain"], "application/problem+json", "text", #""a\nb""#, "a\nb"),
        ] as [([String], String, String, String, String)])
    func reportsWhatIsNotNamed(
        _ accept: [String], _ type: String, _ kind: String, _ body: String, _ value: String
    ) async throws {
        let answer = try await read(Data(body.utf8), type, accept: accept, try #require(Self.kinds[kind]))
        #expect(answer.value == value)
        #expect(answer.issues.count == 1)
        #expect(answer.issues[0].hasPrefix("(document): expected \(accept[0]), found \(type) (coerced); used the "))
    }

    /// The page of a proxy is not a value, and bytes that are not UTF-8 are not a `String`.
    @Test(
        arguments: [
            (json, "text/html", "String", Data("<p>".utf8)),
            (pageOfFailures, "text/html", "String", Data("<p>".utf8)),
            (any, "image/png", "String", Data([0x89, 0, 0xFF])),
            (any, "text/plain", "String", Data([0xC3, 0x28])), (any, "text/plain", "Int", Data("many".utf8)),
            (json, "text/plain", "[String]", Data("a".utf8)),
        ] as [([String], String, String, Data)])
    func refusesWhatWouldBeLost(_ accept: [String], _ type: String, _ kind: String, _ body: Data) async throws {
        let error = await #expect(throws: APIClientError.self) {
            try await read(body, type, accept: accept, try #require(Self.kinds[kind]))
        }
        guard case .unexpectedContent(let answer)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(answer.mediaType == type)
    }

    /// A server that has none of the media types may send what it has (RFC 9110, section 12.5.1).
    @Test(arguments: [
        (["application/json"], "application/json, */*;q=0.1"),
        (["image/png", "text/csv;q=0.5"], "image/png, text/csv;q=0.5, */*;q=0.1"), (["*/*"], "*/*"),
        (["text/csv", "*/*;q=0.2"], "text/csv, */*;q=0.2"),
    ])
    func anythingIsBetterThanARefusal(_ accept: [String], _ expected: String) async throws {
        let answer = try await read(Data("a".utf8), "text/plain", accept: accept) { try $0.text() }
        #expect(answer.accept == expected)
    }
}
