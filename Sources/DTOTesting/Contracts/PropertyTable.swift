public import DTORuntime

/// The properties of a record as the contract lists them, one statement each.
public struct PropertyTable<Record> {
    private(set) var properties: [PropertyContract<Record>] = []
    private(set) var additional: AdditionalProperties<Record>?
    private(set) var effective: [EffectiveProperty<Record>] = []

    init() {}

    /// A property without which the record is not decoded.
    public mutating func strict<Value: Encodable>(
        _ key: String, _ path: KeyPath<Record, Value>, _ type: ValueType, isNullable: Bool = false,
        isConstant: Bool = false, aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: type, absentValue: .failure, isRequired: true, isNullable: isNullable,
                isConstant: isConstant, aliases: aliases, read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// A property whose absence is reported, with what it has then: null for one that is optional in Swift.
    public mutating func required<Value: Codable>(
        _ key: String, _ path: KeyPath<Record, Value>, _ type: ValueType, default absent: JSON,
        isNullable: Bool = false, isConstant: Bool = false, aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: type, absentValue: Self.absentValue(absent, type, of: Value.self), isRequired: true,
                isNullable: isNullable, isConstant: isConstant, aliases: aliases,
                read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// A default is compared as it stands; one with parts, as the type completes it.
    private static func absentValue<Value: Codable>(
        _ json: JSON, _ type: ValueType, of value: Value.Type
    ) -> PropertyContract<Record>.AbsentValue {
        json.hasParts && !type.isOfTexts
            ? .computed { try JSON(encoding: DecodingAttempt<Value>(json).result.get()) } : .value(type.canonical(json))
    }

    /// A record whose absence is reported, and which is then what it decodes to from `{}`.
    public mutating func record<Value: Codable>(
        _ key: String, _ path: KeyPath<Record, Value>, isRequired: Bool = true, isNullable: Bool = false,
        aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: .record,
                absentValue: .computed { try JSON(encoding: DecodingAttempt<Value>([:]).result.get()) },
                isRequired: isRequired, isNullable: isNullable, isConstant: false, aliases: aliases,
                read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// A property whose absence is nothing to report, with what it has then.
    public mutating func optional<Value: Codable>(
        _ key: String, _ path: KeyPath<Record, Value>, _ type: ValueType, default absent: JSON = .null,
        isNullable: Bool = false, isConstant: Bool = false, aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: type, absentValue: Self.absentValue(absent, type, of: Value.self), isRequired: false,
                isNullable: isNullable, isConstant: isConstant, aliases: aliases,
                read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// A property of three states: absent, null and a value.
    public mutating func presence<Value: Encodable>(
        _ key: String, _ path: KeyPath<Record, Presence<Value>>, _ type: ValueType, isNullable: Bool = true,
        aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: type, absentValue: .nothing, isRequired: false, isNullable: isNullable,
                isConstant: false, aliases: aliases, read: { try Self.json(of: $0[keyPath: path]) }))
    }

    private static func json(of presence: Presence<some Encodable>) throws -> JSON? {
        switch presence {
        case .absent: nil
        case .null: .null
        case .value(let value): try JSON(encoding: value)
        }
    }

    /// A computed property: the replacement's value where there is one, else the deprecated property's.
    public mutating func effective<Value: Encodable>(
        _ path: KeyPath<Record, Value>, _ replacement: String, _ deprecated: String
    ) {
        effective.append(
            EffectiveProperty(keys: [replacement, deprecated], read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// The values of the keys that no property names.
    public mutating func additional<Value: Encodable>(_ path: KeyPath<Record, [String: Value]>, _ type: ValueType) {
        additional = AdditionalProperties(type: type) { try JSON(encoding: $0[keyPath: path]) }
    }
}

/// A computed property that stands for a deprecated one and its replacement.
struct EffectiveProperty<Record> {
    /// In the order in which they count.
    var keys: [String]
    var read: (Record) throws -> JSON
}

/// What the contract says about the keys that no property names.
struct AdditionalProperties<Record> {
    var type: ValueType
    /// The entries, as an object.
    var read: (Record) throws -> JSON
}
