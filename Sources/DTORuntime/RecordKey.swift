/// A key of a record: what its `CodingKeys` conform to.
///
/// The compiler writes `init(rawValue:)` for each enumeration of texts, a comparison for each of its cases. A record hardly needs it, and
/// that was a quarter of the code that describes a module's interface; here it stands once for all keys, as do the other members that a
/// record hardly needs.
public protocol RecordKey: CodingKey, CaseIterable where AllCases == [Self] {}

extension RecordKey {
    /// All keys as the contract spells them.
    static var names: Set<String> {
        Set(allCases.map { $0.stringValue })
    }
}

extension RecordKey where Self: RawRepresentable<String> {
    public init?(rawValue: String) {
        guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = key
    }

    public init?(stringValue: String) {
        self.init(rawValue: stringValue)
    }

    public init?(intValue: Int) { nil }

    public var intValue: Int? { nil }
}
