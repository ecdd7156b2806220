/// A record with the state of each property in its document. A `ReadRecord` is decoded from the JSON of the record.
public struct ReadRecord<Record: DefensiveRecord> {
    /// The record.
    public let record: Record
    /// The states of the record's properties.
    public let fields: FieldStates<Record>

    /// Makes a record with the states of its properties.
    public init(_ record: Record, fields: FieldStates<Record> = .unknown) {
        self.record = record
        self.fields = fields
    }
}

extension ReadRecord: Sendable where Record: Sendable {}

extension ReadRecord: Decodable {
    /// Decodes the record, and keeps the states of its properties.
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
    /// Returns the step of a path in the spelling of a report.
    fileprivate static func step(_ key: any CodingKey) -> JSONKey {
        key.intValue.map { JSONKey(intValue: $0) } ?? JSONKey(stringValue: key.stringValue)
    }
}
