public import Foundation

/// Decodes JSON directly from its bytes, several times as fast as `JSONDecoder`.
///
///     let works = try DTODecoder().decode([WorkDTO].self, from: data)
///
/// A `DTODecoder` decodes any `Decodable` type, and generated types fastest. Several threads may use one decoder.
/// Values and errors are the same as with `JSONDecoder`, with the exceptions that Tolerance.md lists under "Decoders".
/// For example, a number is not rounded before it is converted to an integer, and invalid JSON is found in every part
/// of a document and reported with its position.
public struct DTODecoder: Sendable {
    /// The form of dates in the document.
    public var dateStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    /// The form of `Data` in the document.
    public var dataStrategy = JSONDecoder.DataDecodingStrategy.base64
    /// The form of keys in the document.
    public var keyStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    /// The strings that represent infinity and "not a number".
    public var nonConformingFloatStrategy = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    /// Values for the decoded types, which read them in `Decoder.userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Makes a decoder with default strategies.
    public init() {}
}

extension DTODecoder {
    /// Decodes a document.
    ///
    /// - Throws: A `DecodingError`. For invalid JSON it is `dataCorrupted`, with an `InvalidJSON` as the underlying
    ///   error.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decode(from: data, userInfo: userInfo) { try $0.document(type) }
    }

    /// Returns the value of a document with all its levels. A free value within a model may have fewer levels
    /// (`NestingLimit`).
    ///
    /// - Throws: A `DecodingError`, as `decode` does.
    package func value(from data: Data) throws -> JSONValue {
        try decode(from: data, userInfo: userInfo) { try $0.wholeValue ?? $0.document(JSONValue.self) }
    }

    /// Decodes a value and lists the differences from the contract.
    ///
    /// - Parameters:
    ///   - reportingUnknownKeys: Whether keys that the contract does not name are also reported.
    ///   - redacting: Whether issues leave out the contents of the document.
    /// - Throws: A `DecodingError` if the value cannot be decoded.
    public func decodeReporting<Value: Decodable>(
        _ type: Value.Type, from data: Data, reportingUnknownKeys: Bool = false, redacting: Bool = false
    ) throws -> DecodingOutcome<Value> {
        let reporter = DecodingReporter(reportsUnknownKeys: reportingUnknownKeys, redacting: redacting)
        var userInfo: [CodingUserInfoKey: any Sendable] = userInfo
        userInfo[.decodingReporter] = reporter
        let value = try decode(from: data, userInfo: userInfo) { try $0.value(Dynamically<Value>.self).value }
        return DecodingOutcome(value: value, issues: reporter.issues, issueCount: reporter.issueCount)
    }

    private func decode<Value>(
        from data: Data, userInfo: [CodingUserInfoKey: any Sendable], _ decode: (TapeDecoder) throws -> Value
    ) throws -> Value {
        guard let text = UnicodeForm.text(of: data) else {
            return try data.withUnsafeBytes { bytes in
                let bytes = bytes.bindMemory(to: UInt8.self)
                let markLength = UnicodeForm.markLength(of: bytes)
                return try self.decode(
                    from: UnsafeBufferPointer(rebasing: bytes.dropFirst(markLength)), behind: markLength, userInfo,
                    decode)
            }
        }
        return try Array(text.utf8).withUnsafeBufferPointer { try self.decode(from: $0, behind: 0, userInfo, decode) }
    }

    private func decode<Value>(
        from bytes: UnsafeBufferPointer<UInt8>, behind markLength: Int,
        _ userInfo: [CodingUserInfoKey: any Sendable], _ decode: (TapeDecoder) throws -> Value
    ) throws -> Value {
        let tape: JSONTape
        do {
            tape = try JSONScanner.tape(of: bytes)
        } catch {
            throw Self.invalid(InvalidJSON(error, in: bytes, behind: markLength))
        }
        var session = TapeSession(tape, options: self, userInfo: userInfo)
        // The bytes are valid only during the decoding. If a type keeps its decoder for longer, the tape copies the
        // bytes.
        defer {
            session.finish()
            if !isKnownUniquelyReferenced(&session) { tape.keepBytes() }
        }
        let document = TapeDecoder(session, 0, at: nil)
        if ThreadStack.mustGrow(forLevels: tape.levelCount) {
            return try ThreadStack.growing(isLimited: false) { try decode(document) }
        }
        return try decode(document)
    }

    private static func invalid(_ error: InvalidJSON) -> DecodingError {
        .dataCorrupted(
            .init(
                codingPath: [], debugDescription: "The given data was not valid JSON: \(error).",
                underlyingError: error))
    }
}

extension JSONDecoder.KeyDecodingStrategy {
    var isPlain: Bool {
        if case .useDefaultKeys = self { true } else { false }
    }

    /// Converts a key of the document by this strategy.
    ///
    /// - Parameter path: The path of the object that has the key.
    func converted(_ name: String, at path: @autoclosure () -> [any CodingKey]) -> String {
        if case .custom(let convert) = self { return convert(path() + [TapeKey(name)]).stringValue }
        return isPlain ? name : JSONKey(stringValue: name).convertedFromSnakeCase ?? name
    }
}

/// The Unicode encoding of a document (RFC 4627 section 3): UTF-8 with or without a byte order mark, or another
/// encoding that `JSONDecoder` also reads.
enum UnicodeForm {
    /// Returns the length of the byte order mark of UTF-8 at the beginning of a document.
    static func markLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns a document in UTF-16 or UTF-32 as a string, or nil for other documents.
    static func text(of data: Data) -> String? {
        let head = Array(data.prefix(4))
        guard head.count >= 2, head[0] >= 0xFE || head.contains(0), let (encoding, markLength) = form(head) else {
            return nil
        }
        return String(data: data.dropFirst(markLength), encoding: encoding)
    }

    private static func form(_ head: [UInt8]) -> (String.Encoding, markLength: Int)? {
        if head.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        if head.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
        if head.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if head.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        return switch head.map({ $0 == 0 }) {
        case [true, true, true, false]: (.utf32BigEndian, 0)
        case [true, false, true, false], [true, false]: (.utf16BigEndian, 0)
        case [false, true, true, true]: (.utf32LittleEndian, 0)
        case [false, true, false, true], [false, true]: (.utf16LittleEndian, 0)
        default: nil
        }
    }
}
