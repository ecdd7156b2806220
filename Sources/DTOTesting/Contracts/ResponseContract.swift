/// What the contract says about the answers of an operation, or about a value that is no record of its own: JSON that must decode without
/// an issue, and come back.
public protocol ResponseContract: Sendable {
    static var name: String { get }

    static func describe(_ table: inout ResponseTable)
}

/// Values that conform to their types, one statement each.
public struct ResponseTable: Sendable {
    private(set) var checks: [ContractCheck] = []
    private let name: String

    init(name: String) {
        self.name = name
    }

    /// - Parameter label: what is decoded, such as `200` or `200 not found`.
    public mutating func response<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        let examination = ResponseExamination<Value>(name: "\(name), \(label)", text: json)
        checks.append(ContractCheck(label, of: name) { examination.check() })
    }
}

extension ResponseContract {
    /// Each response decodes to its type without an issue, and is written back as it was.
    public static var compliance: [ContractCheck] {
        var table = ResponseTable(name: name)
        describe(&table)
        return table.checks
    }
}
