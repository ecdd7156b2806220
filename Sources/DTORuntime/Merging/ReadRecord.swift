/// A record with what its document had for each property. It decodes from what the record decodes from.
public struct ReadRecord<Record: DefensiveRecord> {
    public let record: Record
    public let fields: FieldStates<Record>

    public init(_ record: Record, fields: FieldStates<Record> = .unknown) {
        self.record = record
        self.fields = fields
    }
}

extension ReadRecord: Sendable where Record: Sendable {}

extension ReadRecord: Decodable {
    public init(from decoder: any Decoder) throws {
        let document = try JSONValue(from: decoder)
        let reporter = DecodingReporter()
        record = try Record(
            from: JSONValueDecoder(
                document, codingPath: decoder.codingPath, userInfo: [.decodingReporter: reporter]))
        let found = FoundObject(
            document, at: decoder.codingPath.map(JSONKey.step), damages: FoundDamages(reporter.issues))
        fields = FieldStates(object: found)
    }
}

extension JSONKey {
    /// The same step of a way, as a report spells it.
    fileprivate static func step(_ key: any CodingKey) -> JSONKey {
        key.intValue.map { JSONKey(intValue: $0) } ?? JSONKey(stringValue: key.stringValue)
    }
}
