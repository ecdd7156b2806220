import DTORuntime
import Foundation
import LoopbackServer
import Testing

@testable import gen_dtos

/// Tests what `gen-dtos mock --proxy` forwards.
@Suite struct MockProxyTests {
    /// The URL of the server is in responses and recorded files, so it must not have secrets.
    @Test(arguments: [
        "https://ann:secret@a.example", "https://ann@a.example", "https://:secret@a.example",
        "https://a.example?key=secret",
        "https://a.example/v1#secret", "https://a.example/?", "ftp://a.example", "a.example", "https://", "",
    ])
    func urlsWithMoreThanAServerAreRefused(_ url: String) throws {
        let error = try #require(throws: UsageError.self) { try MockProxy(server: url, folder: nil) }
        #expect(error.message.hasPrefix("'--proxy' needs "))
        #expect(!error.message.contains("secret"))
    }

    /// A proxy does not forward the headers of one connection, and those that `Connection` names (RFC 9110 section
    /// 7.6.1).
    @Test func headersOfOneConnectionAreNotForwarded() {
        var headers: HTTPHeaders = [
            "Connection": "close, X-Own", "x-own": "1", "X-Other": "2", "Keep-Alive": "5", "Content-Type": "a/b",
        ]
        headers.add("connection", "X-Too")
        headers.add("X-Too", "3")
        #expect(MockProxy.endToEnd(headers).fields.map(\.name).sorted() == ["Content-Type", "X-Other"])
    }

    /// Curl has rules of its own for bodies and targets.
    @Test func requestsAreSentAsTheyCome() throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(200) }
        defer { server.stop() }
        let folder = try WorkingFolder()
        try folder.write("body", "hello")
        let exchange = try ProbeExchange(server: "http://127.0.0.1:\(server.port)", ProbeArguments())
        for (method, target, type) in [("POST", "/a", ""), ("POST", "/b", "text/plain"), ("HEAD", "/c", "")] {
            let headers: HTTPHeaders = type.isEmpty ? [:] : ["Content-Type": type]
            guard case .answer(let answer) = exchange.answer(method, target, headers, bodyFile: folder.url("body").path)
            else {
                Issue.record("\(method) \(target) has no answer.")
                continue
            }
            #expect(answer.status == 200)
        }
        guard case .answer = exchange.answer("OPTIONS", "*", [:]) else {
            Issue.record("OPTIONS * has no answer.")
            return
        }
        #expect(server.requests.map(\.target) == ["/a", "/b", "/c", "*"])
        #expect(server.requests.map { $0["Content-Type"] } == [nil, "text/plain", nil, nil])
        #expect(server.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["hello", "hello", "", ""])
    }
}
