@_spi(Generated) public import DTORuntime

/// The contract of an object: a table of its properties, and two values that conform to it.
///
/// All of this comes from the API document. The checks compare the Swift type with it.
@_spi(Generated) public protocol RecordContract: Sendable {
    /// The generated type.
    associatedtype Record: Codable & Equatable & Sendable

    /// The type's name in messages.
    static var name: String { get }
    /// JSON with every property.
    static var full: String { get }
    /// JSON with only the required keys. A value that may be null is null.
    static var minimal: String { get }
    /// The conversions between JSON types.
    static var conversions: LosslessConversions { get }
    /// The offset from UTC, in minutes, of dates and times that do not state one.
    static var localOffset: Int { get }

    /// Adds the properties to a table.
    static func describe(_ table: inout PropertyTable<Record>)
}

@_spi(Generated) extension RecordContract {
    /// All conversions.
    public static var conversions: LosslessConversions { .all }
    /// Dates and times without an offset are in UTC.
    public static var localOffset: Int { 0 }

    /// Checks that each key is decoded to its own Swift property, that missing keys have their defaults, and that all
    /// keys are encoded again.
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

    /// Damages each property in every way, and checks the value and the report against the rules of defensive decoding.
    public static var defence: [ContractCheck] {
        let properties = keys.map { key in ContractCheck(key, of: name) { examination.checkDamage(to: key) } }
        guard examination.table.additional != nil else { return properties }
        return properties + [
            ContractCheck("additional properties", of: name) { examination.checkAdditionalProperties() }
        ]
    }

    /// Checks that encoding both decoded fixtures and boundary values gives their original JSON.
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
