import Foundation

/// A type of JSON value.
enum JSONType {
    case null, boolean, number, string, array, object

    /// The word for this type in a report.
    var word: String {
        switch self {
        case .null: "null"
        case .boolean: "Boolean"
        case .number: "number"
        case .string: "text"
        case .array: "array"
        case .object: "object"
        }
    }
}

/// The value of a document where another value was expected. A scalar is complete. An array has only its size, and an
/// object has only its keys, so that examining the value costs little at any depth.
///
/// Decoding a `FoundValue` never fails, so it can also skip an element of an array.
enum FoundValue: Decodable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    /// An integer of more than 64 bits, or a fraction with more decimal digits than a `Double` keeps.
    case decimal(Decimal)
    /// A number that is too large for all types.
    case boundlessNumber
    case string(String)
    /// A string that is not Unicode because half of a surrogate pair is missing.
    case brokenText
    case array(count: Int?)
    case object(keys: [String])
    /// A value that is not JSON, such as the date of a property list.
    case other

    init(from decoder: any Decoder) {
        self.init(in: decoder)
    }

    /// Tries one type after the other. A wrong guess costs an error that contains the whole path, so the most frequent
    /// types come first.
    init(in decoder: any Decoder) {
        if let decoder = decoder.atHand {
            self.init(decoder.value)
            return
        }
        if let decoder = decoder.onTape, let found = decoder.found {
            self = found
            return
        }
        guard let container = try? decoder.singleValueContainer() else {
            self = .other
            return
        }
        self =
            Self.textOrNumber(in: container)
            ?? Self.collection(in: decoder)
            ?? (try? container.decode(Bool.self)).map { .boolean($0) }
            ?? (Self.isBrokenText(in: container) ? .brokenText : .other)
    }

    /// Whether the value is a string that is not Unicode. This function must be called last: a decoder reports a string
    /// that is not Unicode as corrupt, and a value of another type as a mismatch.
    private static func isBrokenText(in container: any SingleValueDecodingContainer) -> Bool {
        do {
            _ = try container.decode(String.self)
            return false
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            return false
        } catch {
            return true
        }
    }

    /// Converts a value in memory, whose type is known.
    init(_ value: JSONValue) {
        self =
            switch value.normalized {
            case .null: .null
            case .bool(let flag): .boolean(flag)
            case .integer(let integer): .integer(integer)
            case .number(let number): .number(number)
            case .decimal(let decimal): .decimal(decimal)
            case .string(let text): .string(text)
            case .array(let elements): .array(count: elements.count)
            case .object(let members): .object(keys: members.keys.sorted())
            }
    }

    static func textOrNumber(in container: any SingleValueDecodingContainer) -> FoundValue? {
        if container.decodeNil() {
            return .null
        }
        if let text = try? container.decode(String.self) {
            return .string(text)
        }
        do {
            return .integer(try container.decode(Int64.self))
        } catch DecodingError.typeMismatch {
            return nil
        } catch {
            // The value is a number, but not an integer of 64 bits.
            return fraction(in: container)
        }
    }

    /// Returns the number as a `Double` if a `Double` keeps its decimal digits, or as a `Decimal`.
    private static func fraction(in container: any SingleValueDecodingContainer) -> FoundValue {
        guard let number = try? container.decode(Double.self) else { return .boundlessNumber }
        guard let decimal = try? container.decode(Decimal.self), Decimal(string: "\(number)") != decimal else {
            return .number(number)
        }
        return .decimal(decimal)
    }

    private static func collection(in decoder: any Decoder) -> FoundValue? {
        if let container = try? decoder.container(keyedBy: JSONKey.self) {
            return .object(keys: container.allKeys.map(\.stringValue).sorted())
        }
        if let container = try? decoder.unkeyedContainer() {
            return .array(count: container.count)
        }
        return nil
    }
}

extension FoundValue {
    /// The JSON type, or nil if the value is not JSON.
    var type: JSONType? {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer, .number, .decimal, .boundlessNumber: .number
        case .string, .brokenText: .string
        case .array: .array
        case .object: .object
        case .other: nil
        }
    }

    /// Returns a short description of the value: a scalar as JSON, or only the type of the value if `redacting` is
    /// true.
    func text(redacting: Bool) -> String {
        redacting ? type?.word ?? "other" : excerpt
    }

    private var excerpt: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .decimal(let decimal): DecodingIssue.excerpt(text: "\(decimal)")
        case .boundlessNumber: "a number out of range"
        case .string(let text): QuotedText.quoted(DecodingIssue.excerpt(text: text))
        case .brokenText: "a string that is not Unicode"
        case .array(count: 0): "[]"
        case .array(let count): count.map { "array of \($0)" } ?? "array"
        case .object(let keys): Self.excerpt(ofObjectWith: keys)
        case .other: "a value that is not JSON"
        }
    }

    private static func excerpt(ofObjectWith keys: [String]) -> String {
        keys.isEmpty
            ? "{}"
            : DecodingIssue.excerpt(
                text: "object with " + keys.prefix(20).map(DecodingIssue.text(ofKey:)).joined(separator: ", "))
    }
}

/// Writes strings as JSON for reports, and recognizes numbers in strings.
enum QuotedText {
    /// Returns the string as JSON that is safe for a log. Invisible characters are escaped.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                if isVisible(scalar) {
                    quoted.unicodeScalars.append(scalar)
                } else {
                    quoted += scalar.utf16.map(escape).joined()
                }
            }
        }
        return quoted + "\""
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    /// Returns the escape of a UTF-16 code unit (RFC 8259 section 7).
    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Whether the string is a number in the syntax of JSON (RFC 8259 section 6).
    static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") {
            rest.removeFirst()
        }
        let hasLeadingZero = rest.first == UInt8(ascii: "0")
        let integerDigits = rest.skipDigits()
        guard integerDigits > 0, !hasLeadingZero || integerDigits == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard rest.skipDigits() > 0 else { return false }
        }
        if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest.removeFirst()
            }
            guard rest.skipDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

extension Substring.UTF8View {
    /// Removes the leading digits, and returns their number.
    fileprivate mutating func skipDigits() -> Int {
        let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        self = self[digits.endIndex...]
        return digits.count
    }
}

/// Writes the names of types for reports.
enum TypeText {
    /// Returns the type's name as Swift code writes it, without modules and without the wrappers of this library.
    static func name(of type: Any.Type) -> String {
        if let wrapper = type as? any TransparentWrapper.Type {
            return name(of: wrapper.wrapped)
        }
        if let sugared = type as? any SugaredType.Type {
            return sugared.sugaredName
        }
        return "\(type)"
    }
}

/// A wrapper that only changes how another type is decoded. Issues name the other type.
protocol TransparentWrapper {
    static var wrapped: Any.Type { get }
}

/// A type that Swift code writes with brackets or a question mark.
protocol SugaredType {
    static var sugaredName: String { get }
}

extension Array: SugaredType {
    static var sugaredName: String { "[\(TypeText.name(of: Element.self))]" }
}

extension Dictionary: SugaredType {
    static var sugaredName: String { "[\(TypeText.name(of: Key.self)): \(TypeText.name(of: Value.self))]" }
}

extension Optional: SugaredType {
    static var sugaredName: String { "\(TypeText.name(of: Wrapped.self))?" }
}
