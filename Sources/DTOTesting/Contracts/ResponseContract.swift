/// What the contract says about what comes from an operation, or about a value that is no record of its own: JSON that must decode without
/// an issue, and come back.
public protocol ResponseContract: Sendable {
    static var name: String { get }

    static func describe(_ table: inout ResponseTable)
}

/// Values that conform to their types, one statement each.
public struct ResponseTable: Sendable {
    private(set) var responses: [ContractCheck] = []
    private(set) var failures: [ContractCheck] = []
    private(set) var messages: [ContractCheck] = []
    private let name: String

    init(name: String) {
        self.name = name
    }

    /// - Parameter label: what is decoded, such as `200` or `200 not found`.
    public mutating func response<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        responses.append(check(label, type, json))
    }

    /// The answer to a request that has failed.
    public mutating func failure<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        failures.append(check(label, type, json))
    }

    /// One message of many: an event of a stream, or what a web socket carries.
    public mutating func message<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        messages.append(check(label, type, json))
    }

    private func check<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) -> ContractCheck {
        let examination = ResponseExamination<Value>(name: "\(name), \(label)", text: json)
        return ContractCheck(label, of: name) { examination.check() }
    }
}

extension ResponseContract {
    /// Each response decodes to its type without an issue, and is written back as it was.
    public static var compliance: [ContractCheck] { table.responses }

    /// The same of what says that a request has failed.
    public static var failures: [ContractCheck] { table.failures }

    /// The same of each message.
    public static var messages: [ContractCheck] { table.messages }

    private static var table: ResponseTable {
        var table = ResponseTable(name: name)
        describe(&table)
        return table
    }
}
