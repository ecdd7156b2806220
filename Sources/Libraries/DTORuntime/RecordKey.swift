/// A key of a record. The `CodingKeys` of records conform to this protocol.
///
/// For each enumeration of strings the compiler writes an `init(rawValue:)` with a comparison for each case. Records
/// rarely need this initializer, and it was a quarter of the code of a module's interface. It is therefore written
/// here once for all keys, together with other members that records rarely need.
public protocol RecordKey: CodingKey, CaseIterable where AllCases == [Self] {}

extension RecordKey {
    /// All keys as the contract spells them.
    static var names: Set<String> {
        Set(allCases.map { $0.stringValue })
    }
}

extension RecordKey where Self: RawRepresentable<String> {
    /// Makes the key with the raw value, or returns nil if the record has no such key.
    public init?(rawValue: String) {
        guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = key
    }

    /// Makes the key with the name, or returns nil if the record has no such key.
    public init?(stringValue: String) {
        self.init(rawValue: stringValue)
    }

    /// Returns nil because keys are not numbers.
    public init?(intValue: Int) { nil }

    /// The value is nil because keys are not numbers.
    public var intValue: Int? { nil }
}
