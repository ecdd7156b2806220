/// What the contract says about an enumeration: its values in order, and what their cases are called in Swift.
public protocol EnumerationContract: Sendable {
    associatedtype Enumeration: Codable & Hashable & Sendable & CaseIterable

    static var name: String { get }

    static func describe(_ table: inout EnumerationTable)
}

/// The values of an enumeration as the contract lists them, one statement each.
public struct EnumerationTable: Sendable {
    struct Value: Sendable {
        var json: JSON
        var caseName: String
    }

    private(set) var values: [Value] = []
    private(set) var allowsOthers = false

    init() {}

    public mutating func value(_ json: JSON, isCase caseName: String) {
        values.append(Value(json: json, caseName: caseName))
    }

    /// Any other value may come too: it is as good as those that are listed.
    public mutating func others() {
        allowsOthers = true
    }
}

extension EnumerationContract {
    /// Each value is the case of its name, and the cases are these and no others.
    public static var compliance: [ContractCheck] {
        [ContractCheck("all values", of: name) { examination.checkAllCases() }]
            + examination.values.map { value in
                ContractCheck(value.json.text, of: name) { examination.checkReading(of: value) }
            }
    }

    /// A value that the contract does not name is kept, and reported where the contract does not allow it.
    public static var defence: [ContractCheck] {
        [
            ContractCheck("unknown value", of: name) { examination.checkUnknownValues() },
            ContractCheck("no value at all", of: name) { examination.checkDamage() },
            ContractCheck("numbers as texts", of: name) { examination.checkNumbersAsTexts() },
        ]
    }

    public static var roundTrip: [ContractCheck] {
        [ContractCheck("all values", of: name) { examination.checkRoundTrip() }]
    }

    private static var examination: EnumerationExamination<Self> {
        EnumerationExamination()
    }
}
