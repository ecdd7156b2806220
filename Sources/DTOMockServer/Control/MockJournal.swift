public import DTORuntime
public import Foundation

/// A request that a contract's server has answered.
public struct MockJournalEntry: Sendable {
    /// In the order of the answers, from 1.
    public var number: Int
    public var time: Date
    /// Of the header `X-Mock-Session`; empty without one.
    public var session: String
    public var method: String
    public var target: String
    /// As long as they are not many.
    public var headers: HTTPHeaders
    /// The first 4 KiB.
    public var body: Data?
    public var status: Int
    /// The operation's id; nil where the request fits none.
    public var operation: String?
    /// What was done to the answer.
    public var damage: [MockDamage]
    /// Why the request is not answered as the contract says; the first 4 KiB.
    public var problem: String?
}

extension MockJournalEntry {
    init(_ request: MockHTTPRequest, _ answer: ContractAnswer) {
        let session = request.headers[MockSessions.header] ?? ""
        self.init(
            number: 0, time: Date(), session: session.utf8.count > MockSessions.nameLimit ? "" : session,
            method: request.method.rawValue, target: request.target, headers: request.headers, body: request.body,
            status: answer.response.status.code, operation: answer.operation, damage: answer.damage,
            problem: answer.problem)
    }
}

/// What came last.
struct MockJournal: Sendable {
    /// As many are kept.
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
            // Now and then, because it moves all others.
            if $0.entries.count >= 2 * Self.limit { $0.entries.removeFirst($0.entries.count - Self.limit) }
        }
    }

    /// - Parameter session: nil: of all.
    func entries(of session: String?) -> [MockJournalEntry] {
        kept.withLock { $0.entries.suffix(Self.limit).filter { session == nil || $0.session == session } }
    }

    func clear(_ session: String?) {
        kept.withLock { $0.entries.removeAll { session == nil || $0.session == session } }
    }
}

extension MockJournalEntry {
    /// For a log: an object of JSON in one line.
    public var line: String { String(decoding: json.bytes, as: UTF8.self) }

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

    /// With what the client sent.
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
    /// An entry as it may be written down: its query goes without the keys that the contract's `security` has, and without what else a
    /// name tells to be a secret.
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
