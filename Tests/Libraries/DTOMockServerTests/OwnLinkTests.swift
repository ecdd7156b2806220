import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests that links to the contract's servers lead to the mock server.
@Suite(.timeLimit(.minutes(1))) struct OwnLinkTests {
    private func header(_ example: String, host: String? = "localhost:4010", target: String = "/books") -> String? {
        let answer = RuntimeAnswer(
            status: "200", headers: [RuntimeHeader(name: "Link", isRequired: false, example: example)])
        let contract = RuntimeContract(
            title: "Books", basePaths: ["/v1"], servers: ["https://api.example.com/v1", "https://api.example.com"],
            operations: [RuntimeOperation(id: "list", method: "GET", path: "/books", answers: [answer])])
        var headers = HTTPHeaders()
        headers["Host"] = host
        return ContractService(contract).response(
            to: MockHTTPRequest(method: .get, path: target, target: target, queryItems: [], headers: headers)
        ).headers["Link"]
    }

    /// A client that sends the server's path gets it in links, too.
    @Test func pathOfTheServer() {
        #expect(header("<https://api.example.com/v1/books>", target: "/v1/books") == "<http://localhost:4010/v1/books>")
    }

    @Test(arguments: [
        (
            #"<https://api.example.com/v1/books?page=2>; rel="next", <https://api.example.com/books>; rel="first""#,
            #"<http://localhost:4010/books?page=2>; rel="next", <http://localhost:4010/books>; rel="first""#
        ),
        ("https://api.example.com/v1", "http://localhost:4010"),
        ("https://api.example.community/v1", "https://api.example.community/v1"),
        ("https://other.example/?u=https://api.example.com/", "https://other.example/?u=https://api.example.com/"),
        ("</books?page=2>; rel=next", "</books?page=2>; rel=next"),
    ])
    func headers(_ example: String, _ sent: String) {
        #expect(header(example) == sent)
    }

    @Test func bodies() {
        let text =
            #"{"https://api.example.com/v1":1,"a":["https://api.example.com/v1/a","see https://api.example.com/v1"]}"#
        let contract = RuntimeContract(
            title: "Books", basePaths: [], servers: ["https://api.example.com/v1"],
            operations: [
                RuntimeOperation(
                    id: "list", method: "GET", path: "/books", answers: [ContractSample.answer("200", text)])
            ])
        let body = ContractService(contract).response(
            to: MockHTTPRequest(
                method: .get, path: "/books", target: "/books", queryItems: [], headers: ["Host": "[::1]:80"])
        ).body
        #expect(
            body.map { String(decoding: $0, as: UTF8.self) }
                == #"{"a":["http://[::1]:80/a","see https://api.example.com/v1"],"https://api.example.com/v1":1}"#)
    }

    /// A document may have a server for each operation.
    @Test func manyServers() throws {
        let servers = (0..<30_000).map { "https://\($0).example.com/v1" }
        let links = OwnLinks(servers)
        let texts = (0..<30_000).map { #""https://\#($0).example.org""# } + [#""https://29999.example.com/v1/a""#]
        let request = MockHTTPRequest(
            method: .get, path: "/", target: "/", queryItems: [], headers: ["Host": "localhost:4010"])
        let led = links.leading(Data("[\(texts.joined(separator: ","))]".utf8), for: request)
        #expect(try #require(led?.arrayValue?.last).stringValue == "http://localhost:4010/a")
        #expect(links.leading(Data(#"["https://1.example.org"]"#.utf8), for: request).map(\.bytes) == Optional.none)
    }

    /// A link keeps the path of its own server if the request has the path of a server.
    @Test(arguments: [("/api/books", "http://own/api/v2/x"), ("/books", "http://own/x")])
    func pathsOfSeveralServers(_ target: String, _ led: String) {
        let links = OwnLinks(["https://a.example/api", "https://a.example/api/v2"], basePaths: ["/api", "/api/v2"])
        let request = MockHTTPRequest(
            method: .get, path: target, target: target, queryItems: [], headers: ["Host": "own"])
        #expect(links.leading("https://a.example/api/v2/x", for: request) == led)
    }

    /// The longest server wins, and a longer host name is not a server.
    @Test(
        arguments: [
            ("https://a.example/v1/x", "http://own/x"), ("https://a.example/v2", "http://own/v2"),
            ("https://a.example/v10", "http://own/v10"), ("http://b.example?x", "http://own?x"),
            ("https://a.example.org", nil), ("wss://a.example", nil),
            (#"https://a.example\u002Fv1/x"#, "http://own/x"), (#"https://a.example\/v1"#, "http://own"),
        ] as [(String, String?)])
    func oneOfSeveralServers(_ text: String, _ led: String?) {
        let links = OwnLinks(["https://a.example/v1", "https://a.example", "http://b.example"])
        let request = MockHTTPRequest(method: .get, path: "/", target: "/", queryItems: [], headers: ["Host": "own"])
        let body = Data("[\"\(text)\"]".utf8)
        #expect(links.leading(body, for: request)?.arrayValue?.first?.stringValue == led)
    }

    /// Slashes may be escaped in JSON.
    @Test(arguments: [#"https:\/\/a.example\/v1\/x"#, #"https://a.example/v1\/x"#])
    func escapedSlashes(_ text: String) {
        let request = MockHTTPRequest(method: .get, path: "/", target: "/", queryItems: [], headers: ["Host": "own"])
        let led = OwnLinks(["https://a.example/v1"]).leading(Data("[\"\(text)\"]".utf8), for: request)
        #expect(led?.arrayValue?.first?.stringValue == "http://own/x")
    }

    /// A request that has no host does not tell the address of the mock server, so the link stays as it is.
    @Test func withoutAHost() {
        #expect(header("https://api.example.com/a", host: nil) == "https://api.example.com/a")
    }
}
