/// A type that is decoded from an object. Each property handles invalid values on its own.
///
/// The library implements `init(from: any Decoder)`. The library itself reads properties, payloads and elements of
/// arrays without that initializer.
///
/// A record is not `DefensiveDecodable`. It decodes in the same way wherever it occurs, and a conformance costs code
/// and tables for each type.
public protocol DefensiveRecord: Codable {
    /// The keys of the record's properties.
    associatedtype CodingKeys: RecordKey

    /// The required keys. An optional property reads an object as this record only if the object has at least one of
    /// the keys. The list is empty if the record requires no key.
    @_spi(Generated) static var requiredKeys: [CodingKeys] { get }

    /// Decodes the record from the fields of an object. Throws a `DecodingError` if a property that has no replacement
    /// for a missing value is absent or unusable.
    @_spi(Generated) init(from fields: DefensiveFields<CodingKeys>) throws
}

/// A record whose required keys also have other names.
public protocol AliasedRecord: DefensiveRecord {
    /// The aliases of the required keys. An object with an alias is treated as an object with the required key.
    @_spi(Generated) static var requiredAliases: [String] { get }
}

extension DefensiveRecord {
    /// The default is empty, for records that require no key.
    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [] }

    /// Throws a `DecodingError`. Each record has its own initializer, which replaces this default.
    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        throw DecodingError.typeMismatch(
            Self.self, .init(codingPath: [], debugDescription: "\(Self.self) has no code that decodes its fields."))
    }

    /// Decodes the record from the decoder's object.
    public init(from decoder: any Decoder) throws {
        self = try Self.read(from: decoder)
    }

    // Inlined code is on the stack once for each level of a document. These functions therefore return the record
    // without storing it in a variable. So the record is made only in the caller's memory. Initializers would make
    // copies.

    /// - Parameter discriminator: The key by which a union has chosen this record.
    @inline(__always)
    static func read(from decoder: any Decoder, discriminator: String? = nil) throws -> Self {
        if let tape = decoder.onTape, let table = tape.session.table(of: Self.self) {
            return try read(on: tape, table, discriminator)
        }
        if ThreadStack.mustGrow { return try growing(from: decoder, discriminator) }
        return try read(DefensiveFields.reading(decoder, discriminator: discriminator))
    }

    /// Reads an optional record. Throws an error if the object has none of the required keys.
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

/// An optional record. Decoding fails if the object has none of the required keys.
struct RecognizedRecord<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let record: Record

    static var wrapped: Any.Type { Record.self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        record = try Record.readRecognized(from: decoder)
    }

    /// Returns the fields of the object if it has a required key, or throws an error.
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
        // Usually the first key is present. A method with a closure would be slower, because it is compiled for any
        // sequence.
        for key in keys where fields.contains(key) {
            return true
        }
        return keys.isEmpty || requiredAliases.contains { fields.contains(alias: $0) }
    }

    private static var requiredAliases: [String] {
        (Record.self as? any AliasedRecord.Type)?.requiredAliases ?? []
    }
}

/// An optional record that is stored in a box (`Indirect`), so that the type with the property stores only a
/// reference.
struct RecognizedIndirectRecord<Record: DefensiveRecord>: DefensiveDecodable, TransparentWrapper {
    let record: Indirect<Record>

    static var wrapped: Any.Type { Record.self }

    static var isDecodedByItself: Bool { true }

    init(from decoder: any Decoder) throws {
        record = .boxed(try Record.readRecognized(from: decoder))
    }
}
