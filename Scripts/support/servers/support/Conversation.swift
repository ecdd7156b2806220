public import DTOClient
public import DTORuntime
public import Foundation

/// Makes the calls of a program, one after the other, and writes the result of each as a line of JSON to standard
/// output. After each line, the program waits for a line on standard input, so that the reader can ask the server what
/// it has stored.
public struct Conversation: Sendable {
    /// The address of the server.
    public let server: URL
    public let api: APIClient
    private let exchanges: Exchanges

    public init() {
        // A program that is called without a URL is a mistake of its caller, so it ends at once.
        guard let text = CommandLine.arguments.dropFirst().first, let server = URL(string: text) else {
            fatalError("usage: PROGRAM URL")
        }
        self.server = server
        exchanges = Exchanges()
        api = APIClient(transport: NotingTransport(exchanges: exchanges))
    }

    /// Returns a client that sends each call once and records the reports about its responses.
    public func noting<Client: ContractClient>(_ client: Client) -> Client {
        client.with(retry: RetryPolicy(attempts: 1)).onDecodingIssues { [exchanges] in exchanges.note($0) }
    }

    /// Writes the value that a call returns, or the error that it throws.
    public func check(_ name: String, _ work: () async throws -> some Encodable) async {
        var line = Data("{\"check\": \(json(name)), ".utf8)
        do {
            line += Data("\"value\": \(json(try await work()))".utf8)
        } catch {
            line += Data("\"error\": \(json(Failure(error)))".utf8)
        }
        line += Data(", \"exchanges\": \(json(exchanges.take()))}\n".utf8)
        FileHandle.standardOutput.write(line)
        _ = readLine()
    }

    public func check(_ name: String, _ work: () async throws -> Void) async {
        await check(name) { () async throws -> JSONValue in
            try await work()
            return .null
        }
    }
}

/// Returns a value whose type the compiler infers, so that no program has to spell generated types.
public func from<Value: Decodable>(_ json: String) throws -> Value {
    try DTODecoder().decode(Value.self, from: Data(json.utf8))
}

/// Returns the elements of a stream or of pages.
public func all<Elements: AsyncSequence>(_ elements: Elements) async throws -> [Elements.Element] {
    var found: [Elements.Element] = []
    for try await element in elements { found.append(element) }
    return found
}

private func json(_ value: some Encodable) -> String {
    do {
        return String(decoding: try DTOEncoder().encode(value), as: UTF8.self)
    } catch {
        return "{\"unencodable\": true}"
    }
}

/// An error, with the facts about the response.
private struct Failure: Encodable {
    var kind: String
    var reason: String
    var status: Int?
    var body: String?
    /// The contract's own error.
    var value: JSONValue?

    init(_ error: any Error) {
        reason = "\(error)"
        switch error {
        case APIClientError.apiError(let failure):
            kind = "apiError"
            value = try? DTODecoder().decode(JSONValue.self, from: Data(json(failure).utf8))
        case APIClientError.unexpectedStatus(let answer):
            (kind, status, body) = ("status", answer.status, answer.excerpt)
        case APIClientError.unexpectedContent(let answer):
            (kind, status, body) = ("content", answer.status, answer.excerpt)
        case APIClientError.decoding(let answer, _): (kind, status, body) = ("decoding", answer.status, answer.excerpt)
        case APIClientError.noData(let answer): (kind, status) = ("noData", answer.status)
        case APIClientError.missingCredentials: kind = "missingCredentials"
        case APIClientError.invalidRequest: kind = "invalidRequest"
        default: kind = "other"
        }
    }
}

/// A response as it was received, with the client's reports about it.
private struct Exchange: Encodable, Sendable {
    var method: String
    var path: String
    var status: Int
    var type: String?
    /// The body, or nil if the response was a stream that was read while it arrived.
    var body: Data?
    var issues: [DecodingIssue] = []
}

// The class is `@unchecked Sendable`, because the compiler does not know that the lock protects the exchanges. Every
// access holds the lock.
private final class Exchanges: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Exchange] = []

    func note(_ exchange: Exchange) { lock.withLock { noted.append(exchange) } }

    /// Calls are made one after another, so a report is about the last response.
    func note(_ report: DecodingReport) {
        lock.withLock { if !noted.isEmpty { noted[noted.count - 1].issues += report.issues } }
    }

    func take() -> [Exchange] {
        lock.withLock {
            defer { noted = [] }
            return noted
        }
    }
}

private struct NotingTransport: APITransport {
    let network = URLSessionTransport()
    let exchanges: Exchanges

    func send(_ call: APICall) async throws -> RawResponse {
        let response = try await network.send(call)
        note(call, response.status, response.headers, response.body)
        return response
    }

    func stream(_ call: APICall) async throws -> StreamedResponse {
        let response = try await network.stream(call)
        note(call, response.status, response.headers, nil)
        return response
    }

    private func note(_ call: APICall, _ status: Int, _ headers: HTTPHeaders, _ body: Data?) {
        exchanges.note(
            Exchange(
                method: call.endpoint.method.rawValue, path: call.endpoint.path, status: status,
                type: headers["Content-Type"], body: body))
    }
}
