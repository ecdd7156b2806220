import DTOMockServer
import Foundation
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Checks which part of a request the log shows. Test results contain the log, and many people may read them.
final class NetworkLogTests: XCTestCase {
    func testSecretsAreLeftOut() async throws {
        let server = try await MockServer.create()
        await server.stubJSON(.POST, "/login", json: #"{"accessToken": "s3cret", "user": {"name": "Ada"}}"#)
        for body in [
            #"{"password": "s3cret", "list": [{"clientSecret": ["s3cret"]}]}"#, "name=Ada&client_secret=s3cret",
        ] {
            var request = URLRequest(url: await server.baseURL.appending(path: "login"))
            request.url?.append(queryItems: [
                URLQueryItem(name: "api_key", value: "s3cret"), URLQueryItem(name: "page", value: "1"),
            ])
            request.httpMethod = "POST"
            request.setValue("s3cret", forHTTPHeaderField: "X-Auth-Token")
            request.httpBody = Data(body.utf8)
            _ = try await URLSession.shared.data(for: request)
        }
        let text = NetworkLog(await server.requests).text
        await server.stop()
        XCTAssertFalse(text.contains("s3cret"), text)
        for shown in ["query   page = 1", "query   api_key = …", #""password" : "…""#, "name=Ada&client_secret=…"] {
            XCTAssertTrue(text.contains(shown), "\(shown) is not in:\n\(text)")
        }
    }
}
