public import DTOContract
public import DTORuntime
public import Foundation

/// A request to a mock server with a contract, and the result of the request.
public struct MockJournalEntry: Sendable {
    /// The number of the request since the server was started, counted from 1.
    public var number: Int
    /// The time of the request.
    public var time: Date
    /// The name of the session in the header `X-Mock-Session`, or an empty string without the header.
    public var session: String
    /// The method of the request.
    public var method: String
    /// The path and query as they were sent.
    public var target: String
    /// The headers of the request, or no headers if they have more than 4 KiB.
    public var headers: HTTPHeaders
    /// The first 4 KiB of the body.
    public var body: Data?
    /// The status code of the response.
    public var status: Int
    /// The id of the operation, or nil if the contract has no operation for the request.
    public var operation: String?
    /// The damage of the response.
    public var damage: [MockDamage]
    /// The fault of the request, or the reason why the response violates the contract. At most 4 KiB are kept.
    public var problem: String?
}

extension MockJournalEntry {
    init(_ request: MockHTTPRequest, _ answer: ContractAnswer) {
        let session = request.headers[MockSessions.header] ?? ""
        self.init(
            number: 0, time: Date(), session: session.utf8.count > MockSessions.nameLimit ? "" : session,
            method: request.method.rawValue, target: request.target, headers: request.headers, body: request.body,
            status: answer.response.status.code, operation: answer.operation, damage: answer.damage,
            problem: answer.problem ?? answer.warning)
    }
}

/// The latest requests.
struct MockJournal: Sendable {
    /// The greatest number of entries that are kept.
    static let limit = 1_000
    private static let byteLimit = 4 << 10

    private struct Kept {
        var entries: [MockJournalEntry] = []
        var count = 0
    }

    private let kept = Guarded(Kept())

    func add(_ entry: MockJournalEntry) {
        var entry = entry
        entry.body = entry.body.map { Data($0.prefix(Self.byteLimit)) }
        entry.problem = entry.problem.map { String(decoding: $0.utf8.prefix(Self.byteLimit), as: UTF8.self) }
        if entry.headers.fields.reduce(0, { $0 + $1.name.utf8.count + $1.value.utf8.count }) > Self.byteLimit {
            entry.headers = HTTPHeaders()
        }
        let cut = entry
        kept.withLock {
            $0.count += 1
            $0.entries.append(cut)
            $0.entries[$0.entries.count - 1].number = $0.count
            // Old entries are removed only now and then, because each removal moves all later entries.
            if $0.entries.count >= 2 * Self.limit { $0.entries.removeFirst($0.entries.count - Self.limit) }
        }
    }

    /// - Parameter session: The session, or nil for all sessions.
    func entries(of session: String?) -> [MockJournalEntry] {
        kept.withLock { $0.entries.suffix(Self.limit).filter { session == nil || $0.session == session } }
    }

    func clear(_ session: String?) {
        kept.withLock { $0.entries.removeAll { session == nil || $0.session == session } }
    }
}

extension MockJournalEntry {
    /// The entry as a JSON object on one line, for a log.
    package var line: String { String(decoding: json.bytes, as: UTF8.self) }

    var json: JSONValue {
        var members: [String: JSONValue] = [
            "time": .string(time.formatted(.iso8601)), "method": .string(method),
            "target": .string(target), "status": .integer(Int64(status)),
        ]
        if !session.isEmpty { members["session"] = .string(session) }
        if let operation { members["operation"] = .string(operation) }
        if !damage.isEmpty { members["damage"] = .array(damage.map { .string($0.text) }) }
        if let problem { members["problem"] = .string(problem) }
        return .object(members)
    }

    /// The entry as JSON, with the number, headers and body of the request.
    var wholeJSON: JSONValue {
        guard case .object(var members) = json else { return json }
        members["number"] = .integer(Int64(number))
        members["headers"] = .array(
            headers.fields.map { .object(["name": .string($0.name), "value": .string($0.value)]) })
        if let body { members["body"] = .string(String(decoding: body, as: UTF8.self)) }
        return .object(members)
    }
}

extension ContractService {
    /// Returns the entry for a log. In its query, the values of the contract's API keys and of parameters with secret
    /// names are masked.
    func withoutSecrets(_ entry: MockJournalEntry) -> MockJournalEntry {
        let parts = entry.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count < 2 { return entry }
        var entry = entry
        let items = parts[1].split(separator: "&", omittingEmptySubsequences: false).map { item -> Substring in
            let name = MockHTTPRequest.items(item).first?.name
            guard let name, queryKeys.contains(name) || SecretName.matches(parameter: name) else { return item }
            return item.prefix { $0 != "=" } + "=" + SecretName.mask
        }
        entry.target = parts[0] + "?" + items.joined(separator: "&")
        return entry
    }
}
