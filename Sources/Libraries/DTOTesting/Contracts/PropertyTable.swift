@_spi(Generated) public import DTORuntime

/// The list of the properties of an object in the contract. Generated code calls a function of the table for each
/// property.
@_spi(Generated) public struct PropertyTable<Record> {
    private(set) var properties: [PropertyContract<Record>] = []
    private(set) var additional: AdditionalProperties<Record>?
    private(set) var effective: [EffectiveProperty<Record>] = []

    /// Adds a property without which decoding the object throws an error.
    public mutating func strict<Value: Encodable>(
        _ key: String, _ path: KeyPath<Record, Value>, _ type: ValueType, isNullable: Bool = false,
        isConstant: Bool = false, aliases: [String] = []
    ) {
        properties.append(
            PropertyContract(
                key: key, type: type, absentValue: .failure, isRequired: true, isNullable: isNullable,
                isConstant: isConstant, aliases: aliases, read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// Adds a property whose absence is reported, with its default. The default of a Swift optional is null.
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

    /// Returns the expected value for an absent key. A non-empty array or object is first decoded, because its type may
    /// add defaults.
    private static func absentValue<Value: Codable>(
        _ json: JSON, _ type: ValueType, of value: Value.Type
    ) -> PropertyContract<Record>.AbsentValue {
        json.hasParts && !type.isOfTexts
            ? .computed { try JSON(encoding: DecodingAttempt<Value>(json).result.get()) } : .value(type.canonical(json))
    }

    /// Adds a property whose type is a generated struct. The default is the value that decodes from `{}`.
    ///
    /// - Parameter isRequired: Whether the absence of the property is reported.
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

    /// Adds a property whose absence is not reported, with its default.
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

    /// Adds a property with three states: absent, null and a value.
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

    /// Adds a computed property, which has the value of the replacement, or the value of the deprecated property if the
    /// replacement has no value.
    public mutating func effective<Value: Encodable>(
        _ path: KeyPath<Record, Value>, _ replacement: String, _ deprecated: String
    ) {
        effective.append(
            EffectiveProperty(keys: [replacement, deprecated], read: { try JSON(encoding: $0[keyPath: path]) }))
    }

    /// Adds the property for members that are not in the contract.
    public mutating func additional<Value: Encodable>(_ path: KeyPath<Record, [String: Value]>, _ type: ValueType) {
        additional = AdditionalProperties(type: type) { try JSON(encoding: $0[keyPath: path]) }
    }
}

/// A computed property for a deprecated property and its replacement.
struct EffectiveProperty<Record> {
    /// The keys in the order of priority.
    var keys: [String]
    var read: (Record) throws -> JSON
}

/// The contract of members that are not properties in the contract.
struct AdditionalProperties<Record> {
    var type: ValueType
    /// Returns the members as an object.
    var read: (Record) throws -> JSON
}
