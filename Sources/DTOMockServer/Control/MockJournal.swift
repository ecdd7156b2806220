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
    /// Why the request is not answered as the contract says.
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
// `@unchecked`, because the compiler does not know what the lock is for. It is safe: the lock is held for each look at a variable.
final class MockJournal: @unchecked Sendable {
    /// As many are kept.
    static let limit = 1_000
    private static let byteLimit = 4 << 10

    private let lock = NSLock()
    private var entries: [MockJournalEntry] = []
    private var count = 0

    func add(_ entry: MockJournalEntry) {
        var entry = entry
        entry.body = entry.body.map { Data($0.prefix(Self.byteLimit)) }
        if entry.headers.fields.reduce(0, { $0 + $1.name.utf8.count + $1.value.utf8.count }) > Self.byteLimit {
            entry.headers = HTTPHeaders()
        }
        lock.lock()
        defer { lock.unlock() }
        count += 1
        entry.number = count
        entries.append(entry)
        // Now and then, because it moves all others.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
    }

    /// - Parameter session: nil: of all.
    func entries(of session: String?) -> [MockJournalEntry] {
        lock.lock()
        defer { lock.unlock() }
        return entries.suffix(Self.limit).filter { session == nil || $0.session == session }
    }

    func clear(_ session: String?) {
        lock.lock()
        defer { lock.unlock() }
        entries.removeAll { session == nil || $0.session == session }
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
