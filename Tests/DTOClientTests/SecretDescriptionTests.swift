import DTOClient
import DTORuntime
import Foundation
import Testing

/// The descriptions of a call and of its errors contain no secret.
@Suite struct SecretDescriptionTests {
    private static let secret = "s3cr3t-4711"

    private static func call() throws -> APICall {
        let url = try #require(
            URL(string: "https://api.example.com/books?q=1&api_key=\(secret)#access_token=\(secret)"))
        var settings = CallSettings()
        settings.credentials = .schemes(["app": .apiKey(secret), "user": .basic(user: "ada", password: secret)])
        settings.headers = ["X-Api-Key": secret]
        return APICall(
            endpoint: Endpoint(.post, "/books", id: "addBook"),
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

    @Test func errorsOfURLs() {
        let error = APIClientError.invalidURL("api.example.com/books?token=\(Self.secret)")
        #expect(!"\(error)".contains(Self.secret))
        #expect(!error.localizedDescription.contains(Self.secret))
    }
}
