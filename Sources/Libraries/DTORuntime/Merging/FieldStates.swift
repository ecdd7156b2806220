/// The state of each property of a record in its document.
public struct FieldStates<Record: DefensiveRecord>: Sendable {
    /// The object in the document, or nil if only the record is known.
    let object: FoundObject?
    /// Whether the document had each required property.
    private let isComplete: Bool

    /// States for a record without its document. A property is treated as absent if it is nil or equals the value that
    /// replaces an absent value. Values such as `false` and 0 therefore change nothing.
    public static var unknown: FieldStates { FieldStates(object: nil) }

    /// States for a record whose document is known to have each required property. `false`, 0 and empty lists of
    /// required properties are values. Optional properties are treated as in ``unknown``.
    public static var complete: FieldStates { FieldStates(object: nil, isComplete: true) }

    /// Makes the states of a record in a document.
    ///
    /// - Parameters:
    ///   - document: The JSON that was decoded.
    ///   - path: The path of the record: `["data", "works", 3]`. The index includes elements that could not be decoded.
    ///   - issues: The issues that `JSONDecoder.decodeReporting` returned.
    public init(in document: JSONValue, at path: [DocumentStep] = [], issues: [DecodingIssue]) {
        object = FoundObject(document, damages: FoundDamages(issues)).object(at: path.map(\.key))
        isComplete = false
    }

    init(object: FoundObject?, isComplete: Bool = false) {
        self.object = object
        self.isComplete = isComplete
    }
}

extension FieldStates {
    /// Returns the state of an optional property.
    ///
    /// - Parameter names: The aliases of the key.
    @_spi(Generated) public func state<Value>(
        _ key: Record.CodingKeys, or names: [String] = [], of value: Value?
    ) -> FieldState<Value> {
        object?.state(key, names) { value } ?? value.map { .value($0) } ?? .absent
    }

    /// Returns the state of a property that distinguishes an absent key from null.
    @_spi(Generated) public func state<Value>(
        _ key: Record.CodingKeys, or names: [String] = [], of presence: Presence<Value>
    ) -> FieldState<Value> {
        if let object { return object.state(key, names) { presence.value } }
        return switch presence {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(value)
        }
    }

    /// Returns the state of a property that always has a value.
    ///
    /// - Parameters:
    ///   - absent: The value that the record has if the document does not have the property.
    ///   - isRequired: Whether the contract requires the property.
    @_spi(Generated) public func state<Value: Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], of value: Value, absent: Value, isRequired: Bool = false
    ) -> FieldState<Value> {
        if let object { return object.state(key, names) { value } }
        return value == absent && !(isComplete && isRequired) ? .absent : .value(value)
    }

    /// Returns the state of a record that decodes from `{}` if the document does not have it.
    @_spi(Generated) public func state<Value: DefensiveRecord & Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], ofRecord value: Value
    ) -> FieldState<Value> {
        if let object { return object.state(key, names) { value } }
        let nothing = try? Value(from: DefensiveFields(emptyAtDepth: 0))
        return value == nothing ? .absent : .value(value)
    }

    /// Returns the state of an inner record. The record is a `ReadRecord`, so that its properties can be merged one by
    /// one.
    @_spi(Generated) public func record<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, or names: [String] = [], of record: Inner?
    ) -> FieldState<ReadRecord<Inner>> {
        read(key, names, state(key, or: names, of: record))
    }

    /// Returns the state of an inner record that decodes from `{}` if the document does not have it.
    @_spi(Generated) public func record<Inner: DefensiveRecord & Equatable>(
        _ key: Record.CodingKeys, or names: [String] = [], ofRecord record: Inner
    ) -> FieldState<ReadRecord<Inner>> {
        read(key, names, state(key, or: names, ofRecord: record))
    }

    private func read<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, _ names: [String], _ state: FieldState<Inner>
    ) -> FieldState<ReadRecord<Inner>> {
        state.map {
            ReadRecord($0, fields: FieldStates<Inner>(object: object?.member(key, names), isComplete: isComplete))
        }
    }

    /// Returns the state of a list of records. A list that has lost elements is `unreadable`.
    ///
    /// - Parameter isRequired: Whether the contract requires the property.
    @_spi(Generated) public func records<Inner: DefensiveRecord>(
        _ key: Record.CodingKeys, or names: [String] = [], of records: [Inner]?, isRequired: Bool = false
    ) -> FieldState<[ReadRecord<Inner>]> {
        // Without a document, an empty list may mean that the document has no list.
        let isUnsure = object == nil && !(isComplete && isRequired)
        let records = isUnsure && records?.isEmpty == true ? nil : records
        return state(key, or: names, of: records).map { records in
            let list = object?.member(key, names)
            return records.enumerated().map { index, record in
                ReadRecord(
                    record, fields: FieldStates<Inner>(object: list?.element(at: index), isComplete: isComplete))
            }
        }
    }
}

/// A step in the path to a value of a document: a key or an index.
public struct DocumentStep: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    let key: JSONKey

    /// Makes the step to a member of an object.
    public init(stringLiteral name: String) {
        key = JSONKey(stringValue: name)
    }

    /// Makes the step to an element of an array, counted from 0.
    public init(integerLiteral index: Int) {
        key = JSONKey(intValue: index)
    }
}
