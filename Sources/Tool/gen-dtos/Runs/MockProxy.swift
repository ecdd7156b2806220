import ContractServing
import DTOContract
import DTOMockServer
import DTORuntime
import Foundation
import MockEmission

/// Forwards the requests of `gen-dtos mock --proxy` to a running server, and records its answers.
struct MockProxy {
    private let exchange: ProbeExchange
    private let server: String
    /// The folder for recorded answers, or nil if nothing is recorded.
    private let folder: String?

    private static let fileLimit = 1_000
    private static let sizeLimit = 4 << 20
    /// Headers that concern one connection (RFC 9110 section 7.6.1), and those that `curl` writes.
    private static let own: Set<String> = [
        "host", "connection", "keep-alive", "proxy-connection", "proxy-authorization", "te", "trailer",
        "transfer-encoding", "upgrade", "content-length", "expect", "accept-encoding",
    ]

    /// - Throws: `UsageError` if the URL is not one of a server, or `curl` is missing.
    init(server: String, folder: String?) throws {
        let url = URL(string: server)
        guard let url, ["http", "https"].contains(url.scheme ?? ""), url.host != nil, url.query == nil else {
            throw UsageError(
                message: "'--proxy' needs the URL of a server, such as https://api.example.com, not '\(server)'.")
        }
        self.server = server.hasSuffix("/") ? String(server.dropLast()) : server
        self.folder = folder
        exchange = try ProbeExchange(server: self.server, ProbeArguments())
    }

    var forwarded: ForwardedServer {
        ForwardedServer(
            send: { request in
                // Waiting for a process must not block the threads of tasks.
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread { continuation.resume(returning: answer(to: request)) }
                }
            },
            differences: { response, operation, schemas in
                AnswerCheck(operation, schemas).findings(
                    status: response.status.code, headers: response.headers, body: response.body ?? Data()
                ).map { "\($0.kind.rawValue), \($0.place): \($0.reason)" }
            })
    }

    private func answer(to request: MockHTTPRequest) -> MockHTTPResponse {
        let headers = HTTPHeaders(request.headers.fields.filter { !Self.own.contains($0.name.lowercased()) })
        var file: URL?
        defer { if let file { try? FileManager.default.removeItem(at: file) } }
        if let body = request.body, !body.isEmpty {
            let place = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-\(UUID().uuidString)")
            guard (try? body.write(to: place)) != nil else { return Self.failure("The body cannot be kept.") }
            file = place
        }
        switch exchange.answer(
            request.method.rawValue, request.target, headers, bodyFile: file?.path(percentEncoded: false))
        {
        case .failure(let reason): return Self.failure("\(server) has not answered. \(reason)")
        case .answer(let answer):
            let kept = answer.headers.fields.filter { !Self.own.contains($0.name.lowercased()) }
            let response = MockHTTPResponse(
                status: HTTPStatus(answer.status), headers: HTTPHeaders(kept), body: answer.body)
            record(response, of: request)
            return response
        }
    }

    private static func failure(_ reason: String) -> MockHTTPResponse {
        var response = MockHTTPResponse.text(reason, status: .badGateway)
        response.headers["X-Mock-Proxy"] = "no answer"
        return response
    }

    // MARK: Recording

    /// Writes a JSON answer, without the values of secrets, as a mock document. A later answer replaces an earlier one.
    private func record(_ response: MockHTTPResponse, of request: MockHTTPRequest) {
        guard let folder, let body = response.body, body.count <= Self.sizeLimit,
            let json = try? DTODecoder().decode(JSONValue.self, from: body)
        else { return }
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let kept = RecordedValue.redacted(json, server: server, placeholder: ServerLinks.placeholder)
        let name = MockNames.name(method: request.method.rawValue, path: request.path)
        let isUsual = (200..<300).contains(response.status.code)
        let place = URL(filePath: folder).appending(
            path: (isUsual ? name : "\(name).\(response.status.code)") + ".json")
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let count = try files.contentsOfDirectory(atPath: folder).count
            guard count < Self.fileLimit || files.fileExists(atPath: place.path(percentEncoded: false)) else { return }
            try (encoder.encode(kept) + Data("\n".utf8)).write(to: place, options: .atomic)
        } catch {
            try? StandardStream.error.write("An answer cannot be recorded: \(error.localizedDescription)\n")
        }
    }
}
