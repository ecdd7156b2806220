/// The contract of an enumeration: its values in order, and the names of their cases in Swift.
@_spi(Generated) public protocol EnumerationContract: Sendable {
    /// The generated enumeration.
    associatedtype Enumeration: Codable & Hashable & Sendable & CaseIterable

    /// The name of the type in messages.
    static var name: String { get }

    static func describe(_ table: inout EnumerationTable)
}

/// The list of the values of an enumeration in the contract. Generated code calls `value` for each value.
@_spi(Generated) public struct EnumerationTable: Sendable {
    struct Value: Sendable {
        var json: JSON
        var caseName: String
    }

    private(set) var values: [Value] = []
    private(set) var allowsOthers = false

    /// Adds a value with the name of its case.
    public mutating func value(_ json: JSON, isCase caseName: String) {
        values.append(Value(json: json, caseName: caseName))
    }

    /// Allows values that are not listed.
    public mutating func others() {
        allowsOthers = true
    }
}

@_spi(Generated) extension EnumerationContract {
    /// Checks that each value is decoded as the case with its name, and that there are no other cases.
    public static var compliance: [ContractCheck] {
        [ContractCheck("all values", of: name) { examination.checkAllCases() }]
            + examination.values.map { value in
                ContractCheck(value.json.text, of: name) { examination.checkReading(of: value) }
            }
    }

    /// Checks that an unlisted value is kept and reported, unless the contract allows unlisted values. Also checks
    /// other invalid JSON.
    public static var defence: [ContractCheck] {
        [
            ContractCheck("unknown value", of: name) { examination.checkUnknownValues() },
            ContractCheck("no value at all", of: name) { examination.checkDamage() },
            ContractCheck("numbers as strings", of: name) { examination.checkNumbersAsTexts() },
        ]
    }

    /// Checks that each decoded value is encoded as its original JSON.
    public static var roundTrip: [ContractCheck] {
        [ContractCheck("all values", of: name) { examination.checkRoundTrip() }]
    }

    private static var examination: EnumerationExamination<Self> {
        EnumerationExamination()
    }
}
