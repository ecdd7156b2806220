/// What a document had for each property of a record.
public struct FieldStates<Record: DefensiveRecord>: Sendable {
    /// Nil where nothing is known but the record itself.
    let object: FoundObject?

    /// Nothing is known but the record: what is nil, and what equals the value that stands for an absent one, is taken for absent.
    public static var unknown: FieldStates { FieldStates(object: nil) }

    /// - Parameters:
    ///   - document: the JSON that was decoded.
    ///   - path: where the record is in it: `["data", "works", 3]`. Elements that could not be decoded count.
    ///   - issues: what decoding has reported (`JSONDecoder.decodeReporting`).
    public init(in document: JSONValue, at path: [DocumentStep] = [], issues: [DecodingIssue]) {
        object = FoundObject(document, damages: FoundDamages(issues)).object(at: path.map(\.key))
    }

    init(object: FoundObject?) {
        self.object = object
    }
}

extension FieldStates {
    /// - Parameter names: other keys that stand for it.
    public func state<Value>(
        _ key: Record.CodingKeys, or names: [String] = [], of value: Value?
    ) -> FieldState<Value> {
        object?.state(key, names) { value } ?? value.map { .value($0) } ?? .absent
    }

    public func state<Value>(
        _ key: Record.CodingKeys, or names: [String] = [], of presence: Presence<Value>
    ) -> FieldState<Value> {
        if let object { return object.state(key, names) { presence.value } }
        return switch presence {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(value)
        }
    }

    /// - Parameter absent: what the record has where the document has nothing.
    public func state<Value: Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], of value: Value, absent: Value
    ) -> FieldState<Value> {
        object?.state(key, names) { value } ?? (value == absent ? .absent : .value(value))
    }

    /// Of a record that decodes from `{}` where the document has nothing.
    public func state<Value: DefensiveRecord & Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], ofRecord value: Value
    ) -> FieldState<Value> {
        if let object { return object.state(key, names) { value } }
        let nothing = try? Value(from: DefensiveFields(emptyAtDepth: 0))
        return value == nothing ? .absent : .value(value)
    }

    /// Of a record in the record, which is to be merged in its turn.
    public func record<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, or names: [String] = [], of record: Inner?
    ) -> FieldState<ReadRecord<Inner>> {
        read(key, names, state(key, or: names, of: record))
    }

    /// The same of a record that decodes from `{}` where the document has nothing.
    public func record<Inner: DefensiveRecord & Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], ofRecord record: Inner
    ) -> FieldState<ReadRecord<Inner>> {
        read(key, names, state(key, or: names, ofRecord: record))
    }

    private func read<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, _ names: [String], _ state: FieldState<Inner>
    ) -> FieldState<ReadRecord<Inner>> {
        state.map { ReadRecord($0, fields: FieldStates<Inner>(object: object?.member(key, names))) }
    }

    /// Of records in a list. One that has lost elements is not readable.
    public func records<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, or names: [String] = [], of records: [Inner]?
    ) -> FieldState<[ReadRecord<Inner>]> {
        // Without a document, nobody knows whether an empty list is one.
        let records = object == nil && records?.isEmpty == true ? nil : records
        return state(key, or: names, of: records).map { records in
            let list = object?.member(key, names)
            return records.enumerated().map { index, record in
                ReadRecord(record, fields: FieldStates<Inner>(object: list?.element(at: index)))
            }
        }
    }
}

/// One step of the way through a document: a key or an index.
public struct DocumentStep: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    let key: JSONKey

    public init(stringLiteral name: String) {
        key = JSONKey(stringValue: name)
    }

    public init(integerLiteral index: Int) {
        key = JSONKey(intValue: index)
    }
}
