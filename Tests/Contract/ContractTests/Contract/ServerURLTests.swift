import ContractSupport
import Testing
@testable import ContractModel
@testable import ContractReading

@Suite struct ServerURLTests {
    @Test(
        arguments: [
            ("HTTPS://API.Example.com:443/V1/", "https://api.example.com/V1"),
            ("http://a.example:80", "http://a.example"), ("http://a.example:443/", "http://a.example:443"),
            ("/", ""), ("/v1//", "/v1"), ("", ""), ("//a.example/v1", "//a.example/v1"), ("v1/x//y", "v1/x//y"),
            ("https://", "https://"), ("/a?b=//c", "/a?b=//c"),
        ])
    func normalized(_ url: String, _ normalized: String) {
        #expect(ServerURL.normalized(url) == normalized)
    }

    @Test(
        arguments: [
            ("https://a.example/v1/x", "/v1/x"), ("https://a.example", ""), ("/v1", "/v1"), ("//a.example/v1", "/v1"),
        ])
    func path(_ url: String, _ path: String) {
        #expect(ServerURL.path(of: url) == path)
    }

    private func servers(_ list: String) throws -> [String]? {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                servers: \(list)
                paths: {/a: {get: {responses: {'204': {description: d}}}}}
                """)
        return read.contract.operations.first?.interface?.servers?.value.urls
    }

    /// A path that repeats the servers of the document has the servers of the document, which a client can replace.
    @Test(arguments: [("https://a.example", true), ("https://a.example/v2", false)])
    func repeatedServers(_ url: String, _ isInherited: Bool) throws {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                servers: [{url: 'https://a.example'}]
                paths:
                  /a: {servers: [{url: '\(url)', description: d}], get: {operationId: a, responses: {}}}
                """, configuration: "emit: [models, client]")
        #expect(read.contract.operations.first?.interface?.servers?.isInherited == isInherited)
    }

    /// Whatever a document has in the place of its servers, the result has at least one server, and not too many.
    @Test(
        arguments: [
            ("[]", [""]), ("text", [""]), ("{}", [""]), ("[text, 1, []]", [""]), ("[{}]", [""]),
            ("[{url: '{a}{b'}]", ["{}{b"]), ("[{url: '}{'}]", ["}{"]), ("[{url: '/{}'}]", ["/{}"]),
            ("[{url: '/{a}', variables: text}]", ["/{}"]), ("[{url: '/{a}', variables: {a: {enum: 1}}}]", ["/{}"]),
            (
                "[{url: '/{a}-{b}', variables: {a: {default: x, enum: [x, y]}, b: {default: '1', enum: ['2']}}}]",
                ["/x-1", "/x-2", "/y-1", "/y-2"]
            ),
        ])
    func lists(_ list: String, _ urls: [String]) throws {
        #expect(try servers(list) == urls)
    }

    /// If the variables have too many combinations of values, only their defaults are used.
    @Test func manyValues() throws {
        let names = (0..<40).map { "v\($0)" }
        let url = names.map { "{\($0)}" }.joined()
        let variables = names.map { "\($0): {default: a, enum: [a, b, c]}" }.joined(separator: ", ")
        #expect(
            try servers("[{url: '/\(url)', variables: {\(variables)}}]") == ["/" + String(repeating: "a", count: 40)])
        let list = (0..<1000).map { "{url: /\($0)}" }.joined(separator: ", ")
        #expect(try servers("[\(list)]")?.count == ServerURL.limit)
    }
}
