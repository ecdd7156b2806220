import ContractServing
import DTOContract
import DTOMockServer
import DTORuntime
import Foundation
import MockEmission
import Platform

/// Forwards the requests of `gen-dtos mock --proxy` to a running server, and records its responses.
struct MockProxy {
    private let exchange: ProbeExchange
    private let server: String
    /// The folder for recorded responses, or nil if nothing is recorded.
    private let folder: String?
    /// Lets at most 16 processes of `curl` run at a time. Other requests wait.
    private let places = DispatchSemaphore(value: 16)

    private static let fileLimit = 1_000
    private static let sizeLimit = 4 << 20
    /// Headers that concern one connection (RFC 9110 section 7.6.1), and headers that `curl` writes.
    private static let own: Set<String> = [
        "host", "connection", "keep-alive", "proxy-connection", "proxy-authorization", "te", "trailer",
        "transfer-encoding", "upgrade", "content-length", "expect", "accept-encoding",
    ]

    /// - Throws: `UsageError` if the URL is not an HTTP URL, if the URL contains credentials, a query or a fragment, or
    ///   if `curl` is missing.
    init(server: String, folder: String?) throws {
        let url = URL(string: server)
        guard let url, ["http", "https"].contains(url.scheme ?? ""), url.host != nil else {
            throw UsageError(message: "'--proxy' needs the URL of a server, such as https://api.example.com.")
        }
        // The URL is in responses and recorded files.
        guard url.user == nil, url.password == nil, url.query == nil, url.fragment == nil else {
            throw UsageError(
                message: "'--proxy' needs a URL without a user, a password, a query or a fragment. Credentials belong"
                    + " in the headers that the client sends, which are forwarded.")
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
                    Thread.detachNewThread {
                        places.wait()
                        defer { places.signal() }
                        continuation.resume(returning: answer(to: request))
                    }
                }
            },
            differences: { response, operation, schemas in
                AnswerCheck(operation, schemas).findings(
                    status: response.status.code, headers: response.headers, body: response.body ?? Data()
                ).map { "\($0.kind.rawValue), \($0.place): \($0.reason)" }
            })
    }

    private func answer(to request: MockHTTPRequest) -> MockHTTPResponse {
        var file: String?
        defer { if let file { try? FileManager.default.removeItem(atPath: file) } }
        if let body = request.body, !body.isEmpty {
            let place = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-\(UUID().uuidString)")
            let path = place.path(percentEncoded: false)
            file = path
            guard (try? Self.keep(body, at: path)) != nil else {
                return Self.failure("The body of the request cannot be stored.")
            }
        }
        let headers = Self.endToEnd(request.headers)
        switch exchange.answer(request.method.rawValue, request.target, headers, bodyFile: file) {
        case .failure(let reason): return Self.failure("\(server) has not responded. \(reason)")
        case .answer(let answer):
            let response = MockHTTPResponse(
                status: HTTPStatus(answer.status), headers: Self.endToEnd(answer.headers), body: answer.body)
            record(response, of: request)
            return response
        }
    }

    /// Returns the headers that a proxy forwards. Headers that `Connection` names belong to one connection, and are
    /// left out.
    static func endToEnd(_ headers: HTTPHeaders) -> HTTPHeaders {
        let named = headers.values(of: "Connection").flatMap { $0.split(separator: ",") }.map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        let dropped = own.union(named)
        return HTTPHeaders(headers.fields.filter { !dropped.contains($0.name.lowercased()) })
    }

    /// Writes a body to a new file that only this user can read.
    private static func keep(_ body: Data, at path: String) throws {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = Descriptor(number: try SystemCall.require(path) { open(path, flags, 0o600) })
        try SystemCall.writeAll([UInt8](body), to: file.number, path: path)
    }

    private static func failure(_ reason: String) -> MockHTTPResponse {
        var response = MockHTTPResponse.text(reason, status: .badGateway)
        response.headers["X-Mock-Proxy"] = "no answer"
        return response
    }

    // MARK: Recording

    /// Writes a JSON response, without the values of secrets, as a mock document. A later response replaces an earlier
    /// response.
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
            try? StandardStream.error.write("A response cannot be recorded: \(error.localizedDescription)\n")
        }
    }
}
