@_spi(Generated) public import DTORuntime

/// The contract of an object: a table of its properties, and two JSON values that conform to it.
///
/// The table and the values come from the API document. The checks compare the generated type with them.
@_spi(Generated) public protocol RecordContract: Sendable {
    /// The generated type of the object.
    associatedtype Record: Codable & Equatable & Sendable

    /// The name of the type in messages.
    static var name: String { get }
    /// JSON with every property.
    static var full: String { get }
    /// JSON with only the required keys. A nullable value is null.
    static var minimal: String { get }
    /// The conversions between JSON types that decoding allows.
    static var conversions: LosslessConversions { get }
    /// The offset from UTC in minutes of dates and times without an offset.
    static var localOffset: Int { get }

    /// Adds the properties to a table.
    static func describe(_ table: inout PropertyTable<Record>)
}

@_spi(Generated) extension RecordContract {
    /// By default, all conversions are allowed.
    public static var conversions: LosslessConversions { .all }
    /// By default, dates and times without an offset are in UTC.
    public static var localOffset: Int { 0 }

    /// Checks that each key is decoded to its Swift property, that missing keys have their defaults, and that all keys
    /// are encoded again.
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

    /// Decodes each property with all kinds of invalid values, and checks the result and the reported issues against
    /// the rules of defensive decoding.
    public static var defence: [ContractCheck] {
        let properties = keys.map { key in ContractCheck(key, of: name) { examination.checkDamage(to: key) } }
        guard examination.table.additional != nil else { return properties }
        return properties + [
            ContractCheck("additional properties", of: name) { examination.checkAdditionalProperties() }
        ]
    }

    /// Checks that the fixtures and boundary values are unchanged after decoding and encoding. Only defaults of absent
    /// keys may be added, and a null with the meaning of an absent key may be left out.
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
