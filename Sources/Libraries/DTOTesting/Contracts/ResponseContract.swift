/// The contract of the responses of an operation, or of a value without a generated type. Each JSON must be decoded
/// without an issue, and all its members must be encoded again.
@_spi(Generated) public protocol ResponseContract: Sendable {
    /// The name of the operation or value in messages.
    static var name: String { get }

    /// Adds the values to a table.
    static func describe(_ table: inout ResponseTable)
}

/// The list of JSON values that conform to their types. Generated code calls a function of the table for each value.
@_spi(Generated) public struct ResponseTable: Sendable {
    private(set) var responses: [ContractCheck] = []
    private(set) var failures: [ContractCheck] = []
    private(set) var messages: [ContractCheck] = []
    private let name: String

    init(name: String) {
        self.name = name
    }

    /// Adds a response to a successful request.
    ///
    /// - Parameter label: The name of the response, such as `200` or `200 not found`.
    public mutating func response<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        responses.append(check(label, type, json))
    }

    /// Adds the response to a failed request.
    public mutating func failure<Value: Codable & Equatable & Sendable>(
        _ label: String, _ type: Value.Type, _ json: String
    ) {
        failures.append(check(label, type, json))
    }

    /// Adds a message: an event of a stream, or a message of a web socket.
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

@_spi(Generated) extension ResponseContract {
    /// Checks that each response is decoded without an issue, and that all its members are encoded again.
    public static var compliance: [ContractCheck] { table.responses }

    /// Checks that each response to a failed request is decoded without an issue, and that all its members are encoded
    /// again.
    public static var failures: [ContractCheck] { table.failures }

    /// Checks that each message is decoded without an issue, and that all its members are encoded again.
    public static var messages: [ContractCheck] { table.messages }

    private static var table: ResponseTable {
        var table = ResponseTable(name: name)
        describe(&table)
        return table
    }
}
