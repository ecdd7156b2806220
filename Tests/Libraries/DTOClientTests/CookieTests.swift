import DTORuntime
import Foundation
import LoopbackServer
import Testing
@testable import DTOClient

/// Cookies of servers (RFC 6265), which a transport keeps only if it is asked to.
@Suite(.timeLimit(.minutes(1)))
struct CookieTests {
    private static let now = Date(timeIntervalSince1970: 1_764_239_400)

    /// Returns the cookies that a jar sends after a response with `header`.
    private func sent(
        _ header: String, from: String = "https://api.example.com/a/b", to: String = "https://api.example.com/a/c",
        own: String? = nil
    ) throws -> String? {
        let jar = CookieJar.session
        jar.take(header, from: try #require(URL(string: from)), at: Self.now)
        return try sent(jar, to: to, own: own)
    }

    private func sent(_ jar: CookieJar, to: String, own: String? = nil) throws -> String? {
        var request = HTTPRequest(method: .get, url: try #require(URL(string: to)))
        request.headers["Cookie"] = own
        let call = APICall(endpoint: APIEndpoint(.get, "/", id: "a"), request: request)
        return jar.adding(to: request, of: call).headers["Cookie"]
    }

    @Test func cookiesAreSentBackAndReplaced() throws {
        #expect(try sent("a=1, b=x=y; HttpOnly") == "a=1; b=x=y")
        #expect(try sent("a=1, a=2") == "a=2")
        #expect(
            try sent("a=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT, b=2; Expires=Thu, 22-Oct-2099 07:28:00 GMT")
                == "a=1; b=2")
        #expect(try sent("a=1", own: "b=2; a=3") == "b=2; a=3")
        #expect(try sent("=1, a, ;, a\u{0}b=1") == nil)
    }

    @Test func cookiesEnd() throws {
        #expect(try sent("a=1, a=; Max-Age=0") == nil)
        #expect(try sent("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT") == nil)
        #expect(try sent("a=1; Max-Age=9999999999; Expires=Thu, 01 Jan 1970 00:00:00 GMT") == "a=1")
    }

    @Test(arguments: [
        ("a=1", "https://other.example.com/a/c", false), ("a=1", "https://sub.api.example.com/a/c", false),
        ("a=1; Domain=example.com", "https://other.example.com/a/c", true),
        ("a=1; Domain=.example.com", "https://example.com/a/c", true),
        ("a=1; Domain=example.com", "https://badexample.com/a/c", false),
        ("a=1; Domain=com", "https://api.example.com/a/c", false),
        ("a=1; Domain=evil.com", "https://evil.com/a/c", false), ("a=1", "https://api.example.com/x", false),
        ("a=1", "https://api.example.com/a", true), ("a=1; Path=/", "https://api.example.com/x", true),
        ("a=1; Path=/a/c", "https://api.example.com/a/cd", false),
        ("a=1; Path=/a/c", "https://api.example.com/a/c/d", true),
        ("a=1; Secure", "http://api.example.com/a/c", false), ("a=1", "http://api.example.com/a/c", true),
    ])
    func placesOfCookies(_ header: String, _ url: String, _ isSent: Bool) throws {
        #expect(try sent(header, to: url) == (isSent ? "a=1" : nil))
    }

    /// The path of a URL has its last slash and its escapes (section 5.1.4).
    @Test(arguments: [
        ("a=1; Path=/a/", "/a/b", "/a/", true), ("a=1", "/a/b/", "/a/other", false), ("a=1", "/a/b/", "/a/b/c", true),
        ("a=1; Path=/caf%C3%A9", "/", "/caf%C3%A9/x", true),
    ])
    func pathsOfCookies(_ header: String, _ from: String, _ to: String, _ isSent: Bool) throws {
        let server = "https://api.example.com"
        #expect(try sent(header, from: server + from, to: server + to) == (isSent ? "a=1" : nil))
    }

    @Test func aServerCannotFillTheMemory() throws {
        let jar = CookieJar.session
        let url = try #require(URL(string: "https://a.example.com/"))
        for number in 0..<200 { jar.take("c\(number)=1", from: url, at: Self.now) }
        jar.take("big=" + String(repeating: "x", count: 5_000), from: url, at: Self.now)
        let names = try sent(jar, to: url.absoluteString)?.split(separator: ";") ?? []
        #expect(names.count == 50 && names.contains(" c199=1"))
    }

    @Test(arguments: [true, false]) func aSessionGoesOn(_ isOn: Bool) async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/login":
                .init(303, headers: [("Set-Cookie", "sid=7; Path=/"), ("Set-Cookie", "x=1"), ("Location", "/home")])
            default: answer(headers: [("Cache-Control", "max-age=60")])
            }
        }
        defer { server.stop() }
        let cache = ResponseCache.memory()
        let api = APIClient(transport: URLSessionTransport(cookies: isOn ? .session : nil), cache: cache)
        func send(_ method: HTTPMethod, _ path: String) async throws {
            let request = HTTPRequest(method: method, url: server.url.appendingPathComponent(path))
            _ = try await api.perform(APICall(endpoint: APIEndpoint(method, "/" + path, id: path), request: request))
        }
        try await send(.post, "login")
        try await send(.get, "home")
        try await send(.get, "home")
        let cookies = server.requests.map { $0["Cookie"] }
        // A cached response would be another user's after the next login.
        #expect(cookies == (isOn ? [nil, "sid=7; x=1", "sid=7; x=1", "sid=7; x=1"] : [nil, nil, nil]))
    }
}
