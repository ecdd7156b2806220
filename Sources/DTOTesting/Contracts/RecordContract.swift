public import DTORuntime

/// What the contract says about an object: a table of its properties, and two values that conform to it.
///
/// Everything comes from the document. Nothing is asked of the Swift type but to obey.
public protocol RecordContract: Sendable {
    associatedtype Record: Codable & Equatable & Sendable

    /// The type's name in messages.
    static var name: String { get }
    /// JSON with every property.
    static var full: String { get }
    /// JSON with the required keys only; null where one may be.
    static var minimal: String { get }
    /// What is converted between JSON types.
    static var conversions: LosslessConversions { get }
    /// What dates and times are ahead of UTC by, in minutes, where they do not say so.
    static var localOffset: Int { get }

    static func describe(_ table: inout PropertyTable<Record>)
}

extension RecordContract {
    public static var conversions: LosslessConversions { .all }
    public static var localOffset: Int { 0 }

    /// Every key of the document, from its own key into its own Swift property; what stands for those that are left out; and the same keys
    /// back.
    public static var compliance: [ContractCheck] {
        let whole = [
            ContractCheck("all fields", of: name) { examination.checkAllFields() },
            ContractCheck("minimal", of: name) { examination.checkMinimal() },
            ContractCheck("required left out", of: name) { examination.checkRequiredLeftOut() },
        ]
        let properties = keys.map { key in ContractCheck(key, of: name) { examination.checkReading(of: key) } }
        let replacements = examination.table.effective.indices.map { index in
            let keys = examination.table.effective[index].keys
            return ContractCheck(keys.joined(separator: " else "), of: name) { examination.checkReplacement(at: index) }
        }
        return whole + properties + replacements
    }

    /// Each property damaged in every way: the value and the report are exactly what the rules of defensive decoding say.
    public static var defence: [ContractCheck] {
        let properties = keys.map { key in ContractCheck(key, of: name) { examination.checkDamage(to: key) } }
        guard examination.table.additional != nil else { return properties }
        return properties + [
            ContractCheck("additional properties", of: name) { examination.checkAdditionalProperties() }
        ]
    }

    /// Both fixtures and boundary values come back equal as JSON.
    public static var roundTrip: [ContractCheck] {
        let fixtures = [
            ContractCheck("full", of: name) { examination.checkRoundTripOfFull() },
            ContractCheck("minimal", of: name) { examination.checkRoundTripOfMinimal() },
        ]
        return fixtures
            + BoundaryValues.allCases.map { values in
                ContractCheck(values.rawValue, of: name) { examination.checkRoundTrip(of: values) }
            }
    }

    private static var keys: [String] {
        examination.table.properties.map(\.key)
    }

    private static var examination: RecordExamination<Self> {
        RecordExamination()
    }
}
