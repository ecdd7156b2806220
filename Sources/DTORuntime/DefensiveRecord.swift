/// A type that is decoded from an object, each property degrading on its own.
///
/// It is not `DefensiveDecodable`: a record decodes in one way wherever it stands, and a conformance is code and tables for each type.
public protocol DefensiveRecord: Codable {
    associatedtype CodingKeys: RecordKey

    /// The keys of which an object must have at least one, lest an optional property takes it for something else.
    /// Empty where the record requires no key.
    static var requiredKeys: [CodingKeys] { get }

    init(from fields: DefensiveFields<CodingKeys>) throws
}

/// A record whose required keys have other names too.
public protocol AliasedRecord: DefensiveRecord {
    /// The keys that count as required ones, being their aliases.
    static var requiredAliases: [String] { get }
}

extension DefensiveRecord {
    public static var requiredKeys: [CodingKeys] { [] }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, discriminator: nil)
    }

    // What is inlined here stands on the stack once for each level of a document.

    /// - Parameter discriminator: The key by which a union has told the record from its other variants.
    @inline(__always)
    init(from decoder: any Decoder, discriminator: String?) throws {
        try self.init(readingAll: DefensiveFields(decoder, discriminator: discriminator))
    }

    @inline(__always)
    fileprivate init(readingAll fields: DefensiveFields<CodingKeys>) throws {
        try self.init(from: fields)
        try fields.reportUnknownKeys()
    }
}

/// A record in a place that can do without: an object with none of its required keys is something else.
struct RecognizedRecord<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let record: Record

    static var wrapped: Any.Type { Record.self }

    init(from decoder: any Decoder) throws {
        let fields = try DefensiveFields<Record.CodingKeys>(decoder)
        try Self.recognize(fields, of: decoder)
        record = try Record(readingAll: fields)
    }

    @inline(never)
    private static func recognize(_ fields: DefensiveFields<Record.CodingKeys>, of decoder: any Decoder) throws {
        guard isRecognizable(fields) else {
            throw DecodingError.typeMismatch(
                Record.self,
                .init(codingPath: decoder.codingPath, debugDescription: "The object has none of the required keys."))
        }
    }

    static func isRecognizable(_ fields: DefensiveFields<Record.CodingKeys>) -> Bool {
        let keys = Record.requiredKeys
        // As a rule the first key is there. A closure would be compiled for any sequence, and called as such.
        for key in keys where fields.contains(key) {
            return true
        }
        return keys.isEmpty || requiredAliases.contains { fields.contains(alias: $0) }
    }

    private static var requiredAliases: [String] {
        (Record.self as? any AliasedRecord.Type)?.requiredAliases ?? []
    }
}
