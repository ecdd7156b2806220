extension DefensiveFields {
    /// A required record; where it is missing or unusable, what the record is when decoded from `{}`.
    public func record<Record: DefensiveRecord>(_ key: Key, or aliases: [String] = []) throws -> Record {
        let key = JSONKey(key)
        let reading = try source.read(key, or: aliases, as: Record.self)
        if case .value(let record) = reading {
            return record
        }
        guard let substitute = source.emptyRecord(of: Record.self) else {
            throw source.error(for: reading, at: key)
        }
        _ = try source.settle(reading, at: key, .required, used: { "the record of {}" })
        return substitute
    }

    /// An optional record. An object with none of the record's required keys is none.
    public func optional<Record: DefensiveRecord>(
        _ key: Key, of type: Record.Type = Record.self, or aliases: [String] = [], nullable: Bool = false
    ) throws -> Record? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let recognized: RecognizedRecord<Record>? = try source.settle(JSONKey(key), or: aliases, rules)
        return recognized?.record
    }

    /// An optional record that is stored indirectly.
    public func optional<Record: DefensiveRecord>(
        _ key: Key, of type: Indirect<Record>.Type = Indirect<Record>.self, or aliases: [String] = [],
        nullable: Bool = false
    ) throws -> Indirect<Record>? {
        let rules = FieldRules(requiresKey: false, allowsNull: nullable)
        let recognized: RecognizedRecord<Record>? = try source.settle(JSONKey(key), or: aliases, rules)
        return recognized.map { Indirect($0.record) }
    }
}

extension FieldSource {
    /// How many records made from nothing may stand in one another. Required records that require one another would
    /// never end.
    private static let emptyDepthLimit = 64

    /// What the record is when decoded from `{}`, if it can be.
    func emptyRecord<Record: DefensiveRecord>(of type: Record.Type) -> Record? {
        guard emptyDepth < Self.emptyDepthLimit else { return nil }
        return try? Record(from: DefensiveFields(emptyAtDepth: emptyDepth + 1))
    }

    /// Why there is no value.
    func error<Value>(for reading: FieldReading<Value>, at key: JSONKey) -> DecodingError {
        switch reading {
        case .value, .absent:
            absence(of: key)
        case .null:
            .valueNotFound(Value.self, .init(codingPath: path(key), debugDescription: "The value is null."))
        case .damaged(let error, _):
            error.asDecodingError(at: path(key))
        }
    }
}
