import DTOContract
import DTOMockServer
import DTORuntime
import Foundation
import Testing

/// Tests the responses of a contract's server.
@Suite struct ContractServiceTests {
    private static func json(_ name: String?, _ text: String) -> RuntimeExample {
        RuntimeExample(name: name, body: Data(text.utf8))
    }

    /// An operation whose parameters take several segments of a path.
    private static func spanning(_ path: String, _ status: String) -> RuntimeOperation {
        var operation = RuntimeOperation(
            id: path, method: "GET", path: path,
            parameters: [RuntimeParameter(name: "path", place: "path", isRequired: true, style: "simple", schema: 0)],
            answers: [RuntimeAnswer(status: status)])
        operation.spanningParameters = ["path"]
        return operation
    }

    private static let contract = RuntimeContract(
        title: "Books", basePaths: ["/v1"],
        operations: [
            RuntimeOperation(
                id: "getBook", method: "GET", path: "/books/{id}",
                parameters: [RuntimeParameter(name: "verbose", place: "query", isRequired: true)],
                answers: [
                    RuntimeAnswer(
                        status: "200",
                        contents: [
                            RuntimeContent(
                                mediaType: "application/json", examples: [json("one", "1"), json("two", "2")]),
                            RuntimeContent(mediaType: "text/plain", examples: [json(nil, "text")]),
                        ]),
                    RuntimeAnswer(
                        status: "4XX",
                        contents: [RuntimeContent(mediaType: "application/json", examples: [json(nil, "{}")])]),
                ]),
            RuntimeOperation(
                id: "getMine", method: "GET", path: "/books/mine", answers: [RuntimeAnswer(status: "204")]),
            RuntimeOperation(
                id: "getDeleted", method: "GET", path: "/books/mine?deleted=true",
                answers: [RuntimeAnswer(status: "205")]),
            RuntimeOperation(
                id: "getBest", method: "GET", path: "/films/:best", answers: [RuntimeAnswer(status: "204")]),
            RuntimeOperation(
                id: "getAll", method: "GET", path: "/films/all/*", answers: [RuntimeAnswer(status: "204")]),
            RuntimeOperation(
                id: "getFilm", method: "GET", path: "/films/at/:{id}", answers: [RuntimeAnswer(status: "204")]),
            RuntimeOperation(
                id: "addBook", method: "POST", path: "/books",
                body: RuntimeBody(isRequired: true, mediaTypes: ["application/json"]),
                answers: [RuntimeAnswer(status: "202"), RuntimeAnswer(status: "201")]),
            RuntimeOperation(id: "dropFilms", method: "DELETE", path: "/films", answers: []),
            spanning("/files/{path}", "206"), spanning("/files/{path}/meta", "207"),
            RuntimeOperation(
                id: "getOwner", method: "GET", path: "/files/{id}/owner/{name}",
                answers: [RuntimeAnswer(status: "204")]),
        ], schemas: SchemaSet([["type": "string", "maxLength": 9]], dialect: .jsonSchema))

    struct Case: CustomTestStringConvertible, Sendable {
        var request: String
        var headers: [String] = []
        var body: String?
        var status: Int
        var answer: String?

        var testDescription: String { request + headers.joined(separator: " ") }
    }

    private static let cases = [
        Case(request: "GET /books/7?verbose=1", status: 200, answer: "1"),
        // The request may include the path of the server.
        Case(request: "GET /v1/books/7?verbose=1", status: 200, answer: "1"),
        Case(request: "HEAD /books/7?verbose=1", status: 200, answer: ""),
        // A fixed segment comes before a parameter.
        Case(request: "GET /books/mine", status: 204, answer: ""),
        // A path with a query (`x-ms-paths`) comes before the path without it.
        Case(request: "GET /books/mine?page=2&deleted=true", status: 205, answer: ""),
        Case(request: "GET /books/mine?deleted=false", status: 204, answer: ""),
        Case(request: "GET /books/7?verbose=1", headers: ["Prefer: example=two"], status: 200, answer: "2"),
        Case(request: "GET /books/7?verbose=1", headers: ["Prefer: example=three"], status: 400),
        Case(request: "GET /books/7?verbose=1", headers: ["Prefer: code=404"], status: 404, answer: "{}"),
        Case(request: "GET /books/7?verbose=1", headers: ["Prefer: code=500"], status: 400),
        Case(request: "GET /books/7?verbose=1", headers: ["Prefer: cod=404"], status: 400),
        Case(request: "GET /books/7?verbose=1", headers: ["Accept: text/*"], status: 200, answer: "text"),
        Case(request: "GET /books/7?verbose=1", headers: ["Accept: text/plain;q=0.5, */*"], status: 200, answer: "1"),
        Case(request: "GET /books/7?verbose=1", headers: ["Accept: image/png"], status: 406),
        // The contract has a response for this status.
        Case(request: "GET /books/7", status: 422, answer: "{}"),
        Case(request: "GET /books/7%2F8?verbose=1", status: 200, answer: "1"),
        Case(request: "GET /books/7/8?verbose=1", status: 404),
        Case(request: "GET /films", status: 405),
        // In a contract only braces mark parameters (OpenAPI 3.1.1 section 4.8.8).
        Case(request: "GET /films/:best", status: 204, answer: ""),
        Case(request: "GET /films/worst", status: 404),
        Case(request: "GET /films/all/*", status: 204, answer: ""),
        Case(request: "GET /films/all/one", status: 404),
        Case(request: "GET /films/at/:7", status: 204, answer: ""),
        Case(request: "GET /films/at/7", status: 404),
        // A parameter that takes several segments comes last, and its whole value is checked.
        Case(request: "GET /files/a", status: 206, answer: ""),
        Case(request: "GET /files/a/b/c", status: 206, answer: ""),
        Case(request: "GET /files/a%2Fb", status: 206, answer: ""),
        Case(request: "GET /files/a/b/meta", status: 207, answer: ""),
        Case(request: "GET /files/a/owner/b", status: 204, answer: ""), Case(request: "GET /files/", status: 404),
        Case(request: "GET /files/abc/def/ghi", status: 422),
        Case(request: "DELETE /books/7", status: 405),
        Case(request: "OPTIONS /books/7", status: 204, answer: ""),
        // The lowest success is used.
        Case(request: "POST /books", headers: ["Content-Type: application/json"], body: "{}", status: 201, answer: ""),
        Case(request: "POST /books", headers: ["Content-Type: text/csv"], body: "a", status: 415),
        Case(request: "POST /books", status: 422),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: cases)
    func answers(_ test: Case) async throws {
        let server = MockServer(serving: Self.contract)
        try await server.start()
        let client = try RawClient(port: await server.port)
        let length = test.body.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
        let headers = test.headers.map { $0 + "\r\n" }.joined()
        client.write(
            "\(test.request) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\(length)\r\n\(test.body ?? "")")
        let text = await client.read()
        #expect(text.hasPrefix("HTTP/1.1 \(test.status) "))
        if let answer = test.answer {
            #expect(text.components(separatedBy: "\r\n\r\n").last == answer)
        } else {
            #expect(text.contains("Content-Type: application/problem+json\r\n"))
        }
        client.close()
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["", "Prefer: code=404\r\n"])
    func anOperationWithoutResponses(_ headers: String) async throws {
        let server = MockServer(serving: Self.contract)
        try await server.start()
        let client = try RawClient(port: await server.port)
        client.write("DELETE /films HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n")
        #expect(await client.read().contains(headers.isEmpty ? "the document has no response" : "it has no response"))
        client.close()
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1))) func invalidRequestsPassWhereNobodyLooks() async throws {
        let server = MockServer(serving: Self.contract, validates: false)
        try await server.start()
        let client = try RawClient(port: await server.port)
        client.write("GET /books/7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(await client.read().hasPrefix("HTTP/1.1 200 "))
        client.close()
        await server.stop()
    }
}

/// Tests the paths that a route takes, and their parameters.
struct RoutePatternTests {
    @Test(
        arguments: [
            ("/books/{id}", "/books/7", ["id": "7"]), ("/books/{id}", "/books/7/", ["id": "7"]),
            ("/books/{id}", "/books/", nil), ("/books/:id", "/books/a b", ["id": "a b"]),
            ("/files/{name}.{type}", "/files/a.tar.gz", ["name": "a", "type": "tar.gz"]),
            ("/files/{name}.json", "/files/a.b.json", ["name": "a.b"]), ("/files/{name}.json", "/files/.json", nil),
            ("/range/{from}-{to}", "/range/1-2", ["from": "1", "to": "2"]), ("/range/{from}-{to}", "/range/12", nil),
            ("/*/x", "/anything/x", [:]), ("/a/{b}", "/a/b/c", nil),
        ] as [(String, String, [String: String]?)])
    func match(_ pattern: String, _ path: String, _ expected: [String: String]?) {
        #expect(RoutePattern.parameterized(pattern).match(path) == expected)
    }
}
