/// The names of other modules that generated code writes short. Where the contract declares one of them, emission writes it with its
/// module (`Swift.String`).
enum GeneratedVocabulary {
    static let names: Set<String> = swift.union(foundation).union(runtime).union(testing)

    private static let swift: Set<String> = [
        "Any", "AnyHashable", "Array", "Bool", "CaseIterable", "Character", "Codable", "CodingKey", "CodingUserInfoKey",
        "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable", "Encoder", "EncodingError",
        "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "Int8", "Int16",
        "KeyedDecodingContainer", "KeyedEncodingContainer", "Never", "Optional", "RawRepresentable", "Result",
        "Sendable", "Set", "String", "Substring", "UInt", "UInt64", "UnkeyedDecodingContainer", "Void",
    ]
    private static let foundation: Set<String> = [
        "Bundle", "Data", "Date", "Decimal", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "NSError", "NSNumber", "URL", "UUID",
    ]
    private static let runtime: Set<String> = [
        "Base64", "CodingForm", "DecimalString", "DecodingIssue", "DecodingOutcome", "DecodingPolicy",
        "DecodingReporter", "DefensiveFields", "DefensiveRecord", "EnvelopeViolation", "ISO8601Form", "Indirect",
        "JSONValue", "OpenEnumeration", "Presence", "Timestamp", "UnionVariant",
    ]
    private static let testing: Set<String> = ["Issue", "Suite", "Tag", "Test", "Testing", "Trait"]
}
