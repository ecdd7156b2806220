import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// No description of a call, of its response or of its error has a secret or a whole body.
@Suite struct SecretDescriptionTests {
    private static let secret = "s3cr3t-4711"

    private static func call() throws -> APICall {
        let url = try #require(
            URL(string: "https://api.example.com/books?q=1&api_key=\(secret)#access_token=\(secret)"))
        var settings = CallSettings()
        settings.credentials = .schemes(["app": .apiKey(secret), "user": .basic(user: "ada", password: secret)])
        settings.headers = ["X-Api-Key": secret]
        return APICall(
            endpoint: APIEndpoint(.post, "/books", id: "addBook"),
            request: HTTPRequest(
                method: .post, url: url, headers: ["Authorization": "Bearer \(secret)", "Cookie": "session=\(secret)"],
                body: .data(Data(secret.utf8))),
            settings: settings)
    }

    private func texts(of value: Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(describing: value), String(reflecting: value), dumped]
    }

    @Test func callsAndCredentials() throws {
        let call = try Self.call()
        let values: [Any] = [
            call, call.request, call.settings, Credentials.bearer(Self.secret),
            Credentials.basic(user: "ada", password: Self.secret), Credentials.apiKey(Self.secret),
            Credentials.authorization(scheme: "Digest", parameters: Self.secret),
            Credentials.schemes(["app": .apiKey(Self.secret)]),
        ]
        for value in values {
            for text in texts(of: value) { #expect(!text.contains(Self.secret), "\(type(of: value)): \(text)") }
        }
        #expect("\(call)" == "addBook: POST https://api.example.com/books?q=1&api_key=***")
        #expect("\(Credentials.apiKey(Self.secret))" == "apiKey(***)")
    }

    /// Responses with the secret in every part: a success, an error of the contract, a form, a text, a page.
    private static let answers: [(status: Int, type: String, body: String)] = [
        (200, "application/json", #"{"value": {"password": "\#(secret)"}}"#),
        (200, "text/html", "<p>\(secret)</p>" + String(repeating: "a long page ", count: 200)),
        (200, "application/json", ""),
        (401, "application/json", #"{"code": "EXPIRED", "details": {"token": "\#(secret)"}}"#),
        (404, "application/json", #"[{"access_token": "\#(secret)"}]"#),
        (422, "application/x-www-form-urlencoded", "client_secret=\(secret)&a=1"),
        // In Swift, an accent and the sign before it are one character.
        (422, "application/x-www-form-urlencoded", "a=1&client_secret=\u{301}\(secret)&password=\u{301}\(secret)"),
        (500, "text/plain", "trace \(secret)" + String(repeating: " at line 1", count: 200)),
    ]

    @Test func answersAndTheirErrors() async throws {
        let server = try LoopbackServer { request in
            let index = request.target.split(separator: "/").last.flatMap { Int($0) } ?? 0
            let answer = Self.answers[index]
            return LoopbackServer.Response(
                answer.status,
                headers: [
                    ("Content-Type", answer.type), ("Set-Cookie", "session=\(Self.secret)"),
                    ("Location", "https://api.example.com/?token=\(Self.secret)"),
                    ("Link", "</x?api_key=\(Self.secret)>; rel=next"), ("Content-Location", "/x?token=\(Self.secret)"),
                ],
                body: Data(answer.body.utf8))
        }
        defer { server.stop() }
        let entries = Shared<[LogEntry]>([])
        let client = APIClient(
            log: AttemptLog(includesBodies: true) { entry in entries.change { $0.append(entry) } },
            clock: RecordedClock().clock)
        let api = TestClient(url: server.url, through: client).with(credentials: .bearer(Self.secret))
            .with(headers: ["X-Api-Key": Self.secret]).with(retry: RetryPolicy(attempts: 1))
        var printed: [Any] = []
        for (index, answer) in Self.answers.enumerated() {
            let lookup = Lookup(id: "\(index)")
            printed.append(try await api.rawResponse(for: lookup))
            do {
                _ = try await api.value(of: lookup)
                Issue.record("answer \(index) has no error")
            } catch {
                printed.append(error)
                if case .unexpectedStatus(let failed)? = error as? APIClientError { printed.append(failed) }
                #expect(!"\(error.localizedDescription)".contains(Self.secret))
            }
            let texts = printed.flatMap(texts(of:))
            #expect(!texts.contains { $0.contains(Self.secret) }, "answer \(index): \(texts)")
            #expect(answer.body.isEmpty || !texts.contains { $0.contains(answer.body) }, "answer \(index)")
        }
        #expect(entries.value.count == 2 * Self.answers.count)
        for text in entries.value.flatMap(texts(of:)) { #expect(!text.contains(Self.secret), "\(text)") }
    }

    @Test func failuresOfTheTransport() async throws {
        let url = "http://127.0.0.1:1/?api_key=\(Self.secret)"
        // The second key is `NSURLErrorFailingURLStringErrorKey`, which is deprecated but still in errors.
        let cause = URLError(
            .cannotConnectToHost,
            userInfo: [NSURLErrorFailingURLErrorKey: URL(string: url)!, "NSErrorFailingURLStringKey": url])
        for text in texts(of: APIClientError.transport(cause)) { #expect(!text.contains(Self.secret), "\(text)") }
    }

    @Test func errorsOfURLs() {
        let error = APIClientError.invalidURL("api.example.com/books?token=\(Self.secret)")
        #expect(!"\(error)".contains(Self.secret))
        #expect(!error.localizedDescription.contains(Self.secret))
    }
}
