import DTOClient
import DTORuntime
import Foundation

/// Makes calls one after another, and writes the result of each as a line of JSON to standard output.
public struct Peer: Sendable {
    /// The client that sends all calls to the server of the oracle, whichever server they name.
    public let api: APIClient
    public let credentials: Credentials

    /// - Parameter credentials: The name, the kind and two strings for each security scheme.
    public init(credentials: [(String, String, String, String)]) {
        // A program of the oracle that is called without a port is a mistake of its caller, so it ends at once.
        guard let port = CommandLine.arguments.dropFirst().first else { fatalError("usage: PROGRAM PORT") }
        api = APIClient(behind: [Detour(server: "http://127.0.0.1:\(port)")])
        self.credentials = .schemes(
            Dictionary(
                credentials.map { name, kind, first, second in
                    switch kind {
                    case "basic": (name, .basic(user: first, password: second))
                    case "key": (name, .apiKey(first))
                    case "authorization": (name, .authorization(scheme: first, parameters: second))
                    default: (name, .bearer(first))
                    }
                }, uniquingKeysWith: { first, _ in first }))
    }

    public func call(_ name: String, _ work: () async throws -> Void) async {
        do {
            try await Detour.$call.withValue(name) { try await work() }
            say(["call": name, "outcome": "sent"])
        } catch {
            say(["call": name, "outcome": Self.word(for: error), "reason": "\(error)"])
        }
    }

    public func server(_ index: Int, _ url: String) {
        say(["server": String(index), "url": url])
    }

    private static func word(for error: any Error) -> String {
        switch error {
        case APIClientError.invalidRequest: "invalidRequest"
        case APIClientError.missingCredentials: "missingCredentials"
        case APIClientError.invalidURL: "invalidURL"
        case is UnreadableValue: "unreadableValue"
        default: "other"
        }
    }

    private func say(_ line: [String: String]) {
        guard var data = try? JSONEncoder().encode(line) else { return }
        data.append(0x0A)
        FileHandle.standardOutput.write(data)
    }
}

/// Sends each request to the server of the oracle, with a header that names the intended server.
struct Detour: APIMiddleware {
    @TaskLocal static var call = ""

    let server: String

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await next(try detoured(call))
    }

    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await next(try detoured(call))
    }

    private func detoured(_ call: APICall) throws -> APICall {
        let text = call.request.url.absoluteString
        guard let scheme = text.range(of: "://") else { throw URLError(.badURL) }
        let rest = text[scheme.upperBound...]
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        guard let url = URL(string: server + rest[end...]) else { throw URLError(.badURL) }
        var call = call
        call.request.url = url
        call.request.headers["X-Peer-Call"] = Self.call
        call.request.headers["X-Peer-Origin"] = String(text[..<end])
        return call
    }
}

// MARK: Values

/// A JSON value that a generated type cannot decode.
public struct UnreadableValue: Error {
    public var json: String
    public var reason: String
}

/// Returns a value that is decoded from JSON. The compiler infers the generated type, so that the oracle need not know
/// its name.
public func peerValue<Value: Decodable>(_ json: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        let formatter = ISO8601DateFormatter()
        if text.utf8.count == 10 { formatter.formatOptions = [.withFullDate] }
        guard let date = formatter.date(from: text) else { throw URLError(.cannotParseResponse) }
        return date
    }
    do {
        return try decoder.decode(Value.self, from: Data(json.utf8))
    } catch {
        throw UnreadableValue(json: json, reason: "\(error)")
    }
}

public func peerData(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

public func peerBytes(_ base64: String) -> HTTPBody { .data(peerData(base64)) }

public func peerFile(_ base64: String) -> FilePart { .data(peerData(base64), name: "a \"file\"\r\n.bin") }

public func peerParts(_ parts: [(String, String)]) -> MultipartParts {
    parts.reduce(MultipartParts()) { $0.adding($1.0, $1.1) }
}
