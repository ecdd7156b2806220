import Diagnostics

/// Reads JSON (RFC 8259) into the arena of a `YAMLTree`.
///
/// YAML 1.2 includes JSON, but libyaml refuses surrogate pairs in escapes, keys of more than 1,024 bytes, and U+007F.
/// This reader accepts them, and is several times faster. The reader is a loop that remembers which tokens may come
/// next. It does not recurse, so a deeply nested document needs no deep stack.
struct JSONReader {
    private(set) var builder: YAMLTreeBuilder
    private var cursor: JSONCursor
    /// The bytes of the current string, with its escapes replaced.
    private var unescaped: [UInt8] = []

    /// The tokens that may come next in the text.
    private enum Expectation {
        case value
        case elementOrEnd
        case key
        case keyOrEnd
        case separator
        case end
    }

    /// - Parameter source: The text. It must exist as long as the reader.
    init(reading source: UnsafeBufferPointer<UInt8>, builder: consuming YAMLTreeBuilder) {
        cursor = JSONCursor(source)
        self.builder = builder
    }

    mutating func read() throws(ReadingFault) {
        var expected = Expectation.value
        while true {
            cursor.skipWhitespace()
            guard let byte = cursor.byte else {
                guard expected == .end else { throw fault(.unexpectedEnd(closing)) }
                return
            }
            if byte == UInt8(ascii: "/"), let next = cursor.byte(at: 1), next == byte || next == UInt8(ascii: "*") {
                throw fault(.comment)
            }
            switch (expected, byte) {
            case (.end, _): throw fault(.textAfterEnd)
            case (.keyOrEnd, UInt8(ascii: "}")), (.elementOrEnd, UInt8(ascii: "]")): expected = try endCollection()
            case (.value, _), (.elementOrEnd, _): expected = try readValue(byte)
            case (.key, _), (.keyOrEnd, _): expected = try readKey(byte)
            case (.separator, _): expected = try readSeparator(byte)
            }
        }
    }

    private func fault(_ problem: JSONProblem) -> ReadingFault {
        let location = builder.location(cursor.mark)
        // In YAML, `//` and `/*` do not begin a comment, but would become a part of the next key.
        let kind: ReadingFault.Kind = problem == .comment ? .final : problem.isForeign ? .foreignSyntax : .syntax
        return ReadingFault(
            kind: kind, diagnostic: YAMLMessages.json(problem, at: location))
    }

    /// The bracket that closes the innermost collection, or nil if no collection is open.
    private var closing: Character? {
        switch builder.openKind {
        case .mapping: "}"
        case .sequence: "]"
        case .scalar, nil: nil
        }
    }
}

// MARK: - Structure

extension JSONReader {
    /// Reads a scalar, or the beginning of a collection. Returns the tokens that may come next.
    private mutating func readValue(_ byte: UInt8) throws(ReadingFault) -> Expectation {
        switch byte {
        case UInt8(ascii: "{"):
            try builder.beginCollection(.mapping, at: cursor.mark)
            cursor.advance()
            return .keyOrEnd
        case UInt8(ascii: "["):
            try builder.beginCollection(.sequence, at: cursor.mark)
            cursor.advance()
            return .elementOrEnd
        case UInt8(ascii: "\""): try readString(isKey: false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        case UInt8(ascii: "t"): try readLiteral("true")
        case UInt8(ascii: "f"): try readLiteral("false")
        case UInt8(ascii: "n"): try readLiteral("null")
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw fault(builder.openKind == .sequence ? .trailingComma("]") : .missingValue)
        case UInt8(ascii: ","): throw fault(.missingValue)
        default: throw fault(.unknownValue)
        }
        return afterValue
    }

    private mutating func readKey(_ byte: UInt8) throws(ReadingFault) -> Expectation {
        guard byte == UInt8(ascii: "\"") else {
            throw fault(byte == UInt8(ascii: "}") ? .trailingComma("}") : .keyWithoutQuotes)
        }
        try readString(isKey: true)
        cursor.skipWhitespace()
        guard cursor.byte == UInt8(ascii: ":") else { throw fault(.missingColon) }
        cursor.advance()
        return .value
    }

    private mutating func readSeparator(_ byte: UInt8) throws(ReadingFault) -> Expectation {
        let isMapping = builder.openKind == .mapping
        switch byte {
        case UInt8(ascii: ","):
            cursor.advance()
            return isMapping ? .key : .value
        case UInt8(ascii: "}") where isMapping, UInt8(ascii: "]") where !isMapping:
            return try endCollection()
        case UInt8(ascii: "}"), UInt8(ascii: "]"): throw fault(.mismatchedEnd(isMapping ? "}" : "]"))
        default: throw fault(.missingComma(isMapping ? "}" : "]"))
        }
    }

    private mutating func endCollection() throws(ReadingFault) -> Expectation {
        cursor.advance()
        try builder.endCollection()
        return afterValue
    }

    private var afterValue: Expectation { builder.openKind == nil ? .end : .separator }
}

// MARK: - Scalars

extension JSONReader {
    private mutating func readLiteral(_ literal: StaticString) throws(ReadingFault) {
        let mark = cursor.mark
        let token = cursor.token()
        let expected = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        guard token.elementsEqual(expected) else { throw fault(.unknownValue) }
        try builder.addScalar(token, .plain, at: mark)
        cursor.advance(by: token.count)
    }

    private mutating func readNumber() throws(ReadingFault) {
        let mark = cursor.mark
        let token = cursor.token()
        guard JSONCursor.isNumber(token) else { throw fault(.malformedNumber) }
        try builder.addScalar(token, .plain, at: mark)
        cursor.advance(by: token.count)
    }

    private mutating func readString(isKey: Bool) throws(ReadingFault) {
        let mark = cursor.mark
        cursor.advance()
        let plain = cursor.takePlainText()
        if cursor.byte == UInt8(ascii: "\"") {
            cursor.advance()
            return try add(plain, isKey: isKey, at: mark)
        }
        unescaped.removeAll(keepingCapacity: true)
        unescaped.append(contentsOf: plain)
        try readRestOfString()
        // `unescaped` is copied, so that the builder can change while the bytes are read.
        let text = unescaped
        try text.withUnsafeBufferPointer { bytes throws(ReadingFault) in try add(bytes, isKey: isKey, at: mark) }
    }

    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, isKey: Bool, at mark: YAMLMark
    ) throws(ReadingFault) {
        if isKey {
            builder.addKey(bytes, at: mark)
        } else {
            try builder.addScalar(bytes, .string, at: mark)
        }
    }

    /// Reads a string from its first byte that is not plain ASCII to its closing quote.
    private mutating func readRestOfString() throws(ReadingFault) {
        while true {
            switch cursor.byte {
            case nil: throw fault(.unexpectedEnd("\""))
            case UInt8(ascii: "\""):
                cursor.advance()
                return
            case UInt8(ascii: "\\"): try readEscape()
            case 0x0A, 0x0D: throw fault(.unclosedString)
            case .some(let byte) where byte < 0x20: throw fault(.controlCharacter(byte))
            case .some(let byte) where byte >= 0x80:
                guard let character = cursor.takeCharacter() else { throw fault(.invalidUTF8(byte)) }
                unescaped.append(contentsOf: character)
            case .some: unescaped.append(contentsOf: cursor.takePlainText())
            }
        }
    }

    private mutating func readEscape() throws(ReadingFault) {
        guard let letter = cursor.byte(at: 1) else {
            cursor.advance()
            throw fault(.unexpectedEnd("\""))
        }
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(letter)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"): return try readUnicodeEscape()
        default: throw fault(.malformedEscape)
        }
        cursor.advance(by: 2)
    }

    /// Reads the escape `\uXXXX`, or two of these escapes that are a surrogate pair (RFC 8259 section 7).
    private mutating func readUnicodeEscape() throws(ReadingFault) {
        guard let unit = cursor.hexadecimalUnit(at: 2) else { throw fault(.malformedEscape) }
        var length = 6
        var scalar = Unicode.Scalar(unit)
        if UTF16.isLeadSurrogate(unit), cursor.byte(at: 6) == UInt8(ascii: "\\"),
            cursor.byte(at: 7) == UInt8(ascii: "u"), let trail = cursor.hexadecimalUnit(at: 8),
            UTF16.isTrailSurrogate(trail)
        {
            length = 12
            scalar = Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
        }
        if scalar == nil { try builder.report(YAMLMessages.loneSurrogate(at: builder.location(cursor.mark))) }
        unescaped.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
        cursor.advance(by: length)
    }
}
