import DTOClient
import DTORuntime
import Foundation
import Testing
@testable import DTOMockServer

/// Tests valid and refused requests (RFC 9112). Each case is read as a whole, and again byte by byte.
@Suite struct RequestParserTests {
    enum Outcome: Hashable {
        /// The method, target and body.
        case request(String, String, String)
        case refused(Int)
        case waits
        case expectsContinue
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var bytes: String
        var expected: [Outcome]

        var testDescription: String { name }
    }

    private static func get(_ fields: String = "") -> String {
        "GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n"
    }

    private static func post(_ fields: String, _ body: String) -> String {
        "POST /b HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\(body)"
    }

    private static let root = Outcome.request("GET", "/", "")

    private static let requests = [
        Case(name: "the least", bytes: get(), expected: [root]),
        Case(name: "two, one behind the other", bytes: get() + get(), expected: [root, root]),
        Case(name: "an empty line before it (2.2)", bytes: "\r\n" + get(), expected: [root]),
        Case(
            name: "absolute form (3.2.2)", bytes: "GET http://a/x?y=1 HTTP/1.1\r\nHost: a\r\n\r\n",
            expected: [.request("GET", "/x?y=1", "")]),
        Case(
            name: "asterisk form (3.2.4)", bytes: "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
            expected: [.request("OPTIONS", "*", "")]),
        Case(name: "HTTP/1.0 needs no host", bytes: "GET / HTTP/1.0\r\n\r\n", expected: [root]),
        Case(
            name: "a body by its length", bytes: post("Content-Length: 3\r\n", "abc"),
            expected: [.request("POST", "/b", "abc")]),
        Case(
            name: "the same length twice (6.3)", bytes: post("Content-Length: 3, 3\r\n", "abc"),
            expected: [.request("POST", "/b", "abc")]),
        Case(
            name: "chunks with extensions and trailers (7.1)",
            bytes: post("Transfer-Encoding: chunked\r\n", "3;x=\"y\"\r\nabc\r\n0A\r\n0123456789\r\n0\r\nX: y\r\n\r\n"),
            expected: [.request("POST", "/b", "abc0123456789")]),
        Case(
            name: "a word before the body (RFC 9110, 10.1.1)",
            bytes: post("Content-Length: 1\r\nExpect: 100-continue\r\n", ""), expected: [.expectsContinue, .waits]),
        Case(name: "half a request", bytes: "GET / HTTP/1.1\r\nHos", expected: [.waits]),
        Case(name: "half a body", bytes: post("Content-Length: 5\r\n", "abc"), expected: [.waits]),
    ]

    private static let refusals = [
        Case(name: "a bare LF (2.2)", bytes: "GET / HTTP/1.1\nHost: a\n\n", expected: [.refused(400)]),
        Case(name: "a bare CR in a field (2.2)", bytes: get("X: a\rb\r\n"), expected: [.refused(400)]),
        Case(name: "no host (3.2)", bytes: "GET / HTTP/1.1\r\n\r\n", expected: [.refused(400)]),
        Case(name: "two hosts (3.2)", bytes: get("Host: b\r\n"), expected: [.refused(400)]),
        Case(name: "a space before the colon (5.1)", bytes: get("X : y\r\n"), expected: [.refused(400)]),
        Case(name: "a folded field (5.2)", bytes: get("X: y\r\n z\r\n"), expected: [.refused(400)]),
        Case(name: "a field without a colon", bytes: get("X\r\n"), expected: [.refused(400)]),
        Case(name: "NUL in a field", bytes: get("X: \u{0}\r\n"), expected: [.refused(400)]),
        Case(name: "another version", bytes: "GET / HTTP/2.0\r\n\r\n", expected: [.refused(505)]),
        Case(name: "no version", bytes: "GET /\r\n\r\n", expected: [.refused(400)]),
        Case(name: "two spaces", bytes: "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", expected: [.refused(400)]),
        Case(
            name: "lower case of the version (2.3)", bytes: "GET / http/1.1\r\nHost: a\r\n\r\n",
            expected: [.refused(400)]),
        Case(
            name: "both lengths (6.3)", bytes: post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
            expected: [.refused(400)]),
        Case(
            name: "two lengths (6.3)", bytes: post("Content-Length: 3\r\nContent-Length: 4\r\n", "abc"),
            expected: [.refused(400)]),
        Case(name: "a signed length", bytes: post("Content-Length: +3\r\n", "abc"), expected: [.refused(400)]),
        Case(name: "an empty length", bytes: post("Content-Length: \r\n", "abc"), expected: [.refused(400)]),
        Case(
            name: "an empty length before another", bytes: post("Content-Length: \r\nContent-Length: 3\r\n", "abc"),
            expected: [.refused(400)]),
        Case(name: "a length behind a comma", bytes: post("Content-Length: ,3\r\n", "abc"), expected: [.refused(400)]),
        Case(
            name: "a length beyond numbers", bytes: post("Content-Length: 99999999999999999999\r\n", ""),
            expected: [.refused(413)]),
        Case(
            name: "chunked is not last (6.3)", bytes: post("Transfer-Encoding: chunked, gzip\r\n", ""),
            expected: [.refused(400)]),
        Case(
            name: "another coding (6.1)", bytes: post("Transfer-Encoding: gzip, chunked\r\n", ""),
            expected: [.refused(501)]),
        Case(
            name: "chunks in HTTP/1.0 (6.1)", bytes: "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
            expected: [.refused(400)]),
        Case(
            name: "a chunk's size that is none", bytes: post("Transfer-Encoding: chunked\r\n", "0x3\r\nabc\r\n"),
            expected: [.refused(400)]),
        Case(
            name: "a chunk longer than it says", bytes: post("Transfer-Encoding: chunked\r\n", "3\r\nabcd\r\n"),
            expected: [.refused(400)]),
        Case(
            name: "a chunk too large", bytes: post("Transfer-Encoding: chunked\r\n", "FFFFFFFFFFFFFFFFFF\r\n"),
            expected: [.refused(413)]),
        Case(
            name: "another expectation (RFC 9110, 10.1.1)", bytes: get("Expect: wonders\r\n"), expected: [.refused(417)]
        ),
        Case(
            name: "a long target", bytes: "GET /" + String(repeating: "a", count: 9_000) + " HTTP/1.1\r\n",
            expected: [.refused(414)]),
        Case(
            name: "long fields", bytes: get("X: " + String(repeating: "a", count: 70_000) + "\r\n"),
            expected: [.refused(431)]),
        Case(name: "many fields", bytes: get(String(repeating: "X: y\r\n", count: 300)), expected: [.refused(431)]),
        Case(name: "a target that is no path", bytes: "GET a HTTP/1.1\r\nHost: a\r\n\r\n", expected: [.refused(400)]),
        Case(
            name: "a target that is not encoded", bytes: "GET /é HTTP/1.1\r\nHost: a\r\n\r\n", expected: [.refused(400)]
        ),
    ]

    @Test(arguments: requests + refusals)
    func outcome(_ test: Case) {
        let bytes = Array(test.bytes.utf8)
        #expect(Self.read([bytes]) == test.expected)
        #expect(Self.read(bytes.map { [$0] }) == test.expected, "byte by byte")
    }

    private static let limits = [
        (bytes: "GET /" + String(repeating: "a", count: 9_000), reason: "The first line has more than 8192 bytes."),
        (get("X: " + String(repeating: "a", count: 70_000)), "The fields have more than 65536 bytes."),
        (get(String(repeating: "X: y\r\n", count: 300)), "The request has more than 200 fields."),
        (
            post("Transfer-Encoding: chunked\r\n", "3;" + String(repeating: "a", count: 2_000)),
            "The line with the size of a chunk has more than 1024 bytes."
        ),
        (post("Transfer-Encoding: chunked\r\n", "3\r\nabcd\r\n"), "A chunk is longer than its size says."),
    ]

    @Test(arguments: limits)
    func reasonsNameTheLimit(bytes: String, reason: String) {
        var parser = HTTPRequestParser()
        Array(bytes.utf8).withUnsafeBytes { parser.append($0) }
        let refusal = #expect(throws: HTTPRefusal.self) {
            while try parser.next() != nil {}
        }
        #expect(refusal?.reason == reason)
    }

    /// The result does not depend on how the bytes are split.
    @Test(arguments: UInt64(1)...8) func mutations(seed: UInt64) {
        var random = Numbers(state: seed)
        for _ in 0..<200 {
            let all = Self.requests + Self.refusals
            var bytes = Array(all[Int.random(in: 0..<all.count, using: &random)].bytes.utf8.prefix(400))
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(Array("\r\n :;0".utf8).randomElement(using: &random) ?? 0, at: index)
                }
            }
            var pieces: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...max(1, min(rest.count, 40)), using: &random)
                pieces.append(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(
                Self.read([bytes]) == Self.read(pieces), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    /// The random numbers of SplitMix64.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static func read(_ pieces: [[UInt8]]) -> [Outcome] {
        var parser = HTTPRequestParser()
        var outcomes: [Outcome] = []
        for piece in pieces {
            piece.withUnsafeBytes { parser.append($0) }
            do throws(HTTPRefusal) {
                while let event = try parser.next() {
                    switch event {
                    case .expectsContinue: outcomes.append(.expectsContinue)
                    case .request(let head, let body):
                        outcomes.append(
                            .request(head.method.rawValue, head.target, String(decoding: body, as: UTF8.self)))
                    }
                }
            } catch {
                return outcomes + [.refused(error.status.code)]
            }
        }
        return parser.isWithinRequest ? outcomes + [.waits] : outcomes
    }
}
