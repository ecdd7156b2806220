/// A type that is decoded from an object, each property degrading on its own.
///
/// A record leaves `init(from: any Decoder)` to the library, which reads properties, payloads and elements of arrays without calling it.
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
        self = try Self.read(from: decoder)
    }

    // What is inlined here stands on the stack once for each level of a document. These are functions that return the record rather than
    // initializers, and give it no name: it is made where the caller wants it then, and nowhere else on the stack.

    /// - Parameter discriminator: The key by which a union has told the record from its other variants.
    @inline(__always)
    static func read(from decoder: any Decoder, discriminator: String? = nil) throws -> Self {
        if let tape = decoder.onTape, let table = tape.session.table(of: Self.self) {
            return try read(on: tape, table, discriminator)
        }
        if ThreadStack.mustGrow { return try growing(from: decoder, discriminator) }
        return try read(DefensiveFields.reading(decoder, discriminator: discriminator))
    }

    /// The record in a place that can do without.
    @inline(__always)
    static func readRecognized(from decoder: any Decoder) throws -> Self {
        if let tape = decoder.onTape, let table = tape.session.table(of: Self.self) {
            return try read(on: tape, table, isRecognized: true)
        }
        if ThreadStack.mustGrow { return try growingRecognized(from: decoder) }
        return try read(RecognizedRecord<Self>.recognized(in: decoder))
    }

    @inline(never)
    private static func growingRecognized(from decoder: any Decoder) throws -> Self {
        try ThreadStack.growing { try read(RecognizedRecord<Self>.recognized(in: decoder)) }
    }

    @inline(never)
    private static func growing(from decoder: any Decoder, _ discriminator: String?) throws -> Self {
        try ThreadStack.growing { try read(DefensiveFields.reading(decoder, discriminator: discriminator)) }
    }

    @inline(never)
    private static func read(
        on tape: TapeDecoder, _ table: KeyTable, _ discriminator: String? = nil, isRecognized: Bool = false
    ) throws -> Self {
        try tape.requireStack()
        guard tape.word.isObject else { throw tape.noObject }
        return try tape.session.record(Self.self, table, isRecognized: isRecognized) {
            $0.turn(to: Self.self, table, in: tape, discriminator)
        }
    }

    @inline(__always)
    static func read(_ fields: DefensiveFields<CodingKeys>) throws -> Self {
        guard fields.reportsUnknownKeys else { return try Self(from: fields) }
        return try readReportingUnknownKeys(fields)
    }

    @inline(never)
    private static func readReportingUnknownKeys(_ fields: DefensiveFields<CodingKeys>) throws -> Self {
        let record = try Self(from: fields)
        try fields.reportUnknownKeys()
        return record
    }
}

/// A record in a place that can do without: an object with none of its required keys is something else.
struct RecognizedRecord<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let record: Record

    static var wrapped: Any.Type { Record.self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        record = try Record.readRecognized(from: decoder)
    }

    /// The fields of the object, if it is the record's.
    @inline(never)
    static func recognized(in decoder: any Decoder) throws -> DefensiveFields<Record.CodingKeys> {
        let fields = try DefensiveFields<Record.CodingKeys>.reading(decoder)
        try recognize(fields, at: decoder.codingPath)
        return fields
    }

    static func recognize(
        _ fields: DefensiveFields<Record.CodingKeys>, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        guard isRecognizable(fields) else {
            throw DecodingError.typeMismatch(
                Record.self,
                .init(codingPath: path(), debugDescription: "The object has none of the required keys."))
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

/// The same of a record that is stored indirectly. What holds it is one word, however large the record is.
struct RecognizedIndirectRecord<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let record: Indirect<Record>

    static var wrapped: Any.Type { Record.self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        record = .boxed(try Record.readRecognized(from: decoder))
    }
}
