@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Foundation
import Testing

/// Checks of requests find every difference from the contract. The requests are written as OpenAPI 3.1.1, section
/// 4.8.12, has them.
@Suite struct RequestTableTests {
    private static let color: String = #"{"R":100,"G":200}"#

    private func faults(
        _ path: String, _ parts: [RequestPart], sending target: String, method: HTTPMethod = .get,
        headers: HTTPHeaders = HTTPHeaders(), body: String? = nil
    ) async throws -> String {
        var table = RequestTable("a", "GET", path)
        let count = parts.count
        table.request("whole", parts) { values in
            for _ in 0..<count { _ = try values.next(JSONValue.self) }
            let url = try #require(URL(string: SentRequest.server.absoluteString + target))
            throw SentRequest(method, url, headers, body.map { Data($0.utf8) })
        }
        do {
            try await table.checks[0].verify()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(
        arguments: [
            ([.query("c", "\"blue\"")], "?c=blue"),
            ([.query("c", "\"a b&c\"")], "?c=a%20b%26c"),
            ([.query("c", "[\"blue\",\"black\"]")], "?c=blue&c=black"),
            ([.query("c", "[\"blue\",\"black\"]", explode: false)], "?c=blue,black"),
            ([.query("c", "[\"blue\",\"black\"]", .spaceDelimited, explode: false)], "?c=blue%20black"),
            ([.query("c", "[\"blue\",\"black\"]", .pipeDelimited, explode: false)], "?c=blue%7Cblack"),
            ([.query("c", color)], "?G=200&R=100"),
            ([.query("c", color, .deepObject)], "?c%5BR%5D=100&c%5BG%5D=200"),
            ([.query("c", color, .json)], "?c=%7B%22R%22%3A100%2C%22G%22%3A200%7D"),
            ([.query("b", "2"), .query("a", "true")], "?a=true&b=2"),
        ] as [([RequestPart], String)])
    func queries(_ parts: [RequestPart], _ query: String) async throws {
        #expect(try await faults("/a", parts, sending: "/a" + query) == "")
        let other = query.replacing("c=", with: "d=").replacing("c%5B", with: "d%5B").replacing("R", with: "Q")
        if other != query { #expect(try await faults("/a", parts, sending: "/a" + other).contains("the query")) }
        #expect(try await faults("/a", parts, sending: "/a").contains("the query should be"))
    }

    @Test(
        arguments: [
            (.path("c", "\"blue\""), "blue"), (.path("c", "[1,2]"), "1,2"), (.path("c", "[1,2]", .label), ".1,2"),
            (.path("c", "[1,2]", .label, explode: true), ".1.2"), (.path("c", "\"b\"", .matrix), ";c=b"),
            (.path("c", "[1,2]", .matrix), ";c=1,2"), (.path("c", "[1,2]", .matrix, explode: true), ";c=1;c=2"),
        ] as [(RequestPart, String)])
    func paths(_ part: RequestPart, _ text: String) async throws {
        #expect(try await faults("/a/{c}/b", [part], sending: "/a/\(text)/b") == "")
        #expect(try await faults("/a/{c}/b", [part], sending: "/a/x/b").contains("the path should be"))
    }

    @Test func otherPlaces() async throws {
        let headers: HTTPHeaders = ["X-A": "1,2", "Cookie": "s=x; t=y", "Content-Type": "application/json"]
        let parts: [RequestPart] = [
            .header("X-A", "[1,2]"), .cookie("s", "\"x\""), .cookie("t", "\"y\""), .body("{\"k\":1}"),
        ]
        #expect(try await faults("/a", parts, sending: "/a", headers: headers, body: "{ \"k\": 1.0 }") == "")
        let found = try await faults("/a", parts, sending: "/a", method: .post, body: "{\"l\":1}")
        for subject in ["the method", "the header X-A", "the cookies", "the media type", "the body"] {
            #expect(found.contains(subject))
        }
        #expect(try await faults("/a", [], sending: "/a", body: "x").contains("should have no body"))
    }

    @Test func aCallThatIsNotSentFails() async throws {
        var table = RequestTable("a", "GET", "/a")
        table.request("least") { _ in }
        table.request("whole", [.query("c", "1")]) { _ = try $0.next(Bool.self) }
        for check in table.checks {
            await #expect(throws: ContractViolation.self) { try await check.verify() }
        }
    }

    private struct Problem: Codable, Sendable { var title: String }
    private struct Fault: Codable, Sendable { var title: String, reason: String? }

    /// A failure must be the documented one, with the contract's type and its values.
    @Test func failures() async throws {
        func faults(_ json: String, _ read: @escaping @Sendable (Data) -> Fault?) async throws -> String {
            var table = RequestTable("a", "GET", "/a")
            table.failure(404, json, as: Fault.self, read)
            let check = try #require(table.checks.first)
            #expect(check.name == "a, 404")
            do { try await check.verify() } catch { return "\(error)" }
            return ""
        }
        let json = #"{"title": "t", "reason": "r"}"#
        #expect(try await faults(json) { try? JSONDecoder().decode(Fault.self, from: $0) } == "")
        #expect(try await faults(json) { _ in nil }.contains("the error should be the documented failure"))
        let other = try await faults(json) { data in
            (try? JSONDecoder().decode(Problem.self, from: data)).map { Fault(title: $0.title, reason: nil) }
        }
        #expect(other.contains("the failure should be"))
        #expect(try await faults("{}") { _ in nil }.contains("the failure cannot be decoded"))
    }
}
