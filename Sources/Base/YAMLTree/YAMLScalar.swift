/// The value of a scalar in the core schema (YAML 1.2.2 section 10.3), which also covers the literals of JSON.
public enum YAMLScalar: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Decimal digits of any length, without leading zeros, and with a `-` if negative. `-0` does not occur. `0x1F` is
    /// `31`.
    case integer(String)
    /// A finite number that was not written as an integer, as a JSON number: `+.5` is `0.5`, and `5.` is `5.0`. The
    /// digits are kept as written, as in `1.50` and `1e999`.
    case number(String)
    case notANumber
    case infinity(negative: Bool)
    case string(String)
}

/// Determines how a scalar's text is converted to a value.
enum ScalarResolution: UInt8, Sendable {
    /// The form of the text decides. This applies to plain YAML scalars without a tag, and to literals of JSON.
    case plain
    /// The value is a string. This applies to quoted scalars, blocks, and the tags `!!str`, `!!binary` and `!`.
    case string
    /// The value is a number even if the text has the form of an integer. This applies to the tag `!!float`.
    case number
}

extension YAMLScalar {
    init(text bytes: UnsafeBufferPointer<UInt8>, resolution: ScalarResolution) {
        switch resolution {
        case .string:
            self = .string(String(decoding: bytes, as: UTF8.self))
        case .plain:
            self = Self.literal(bytes) ?? .string(String(decoding: bytes, as: UTF8.self))
        case .number:
            let value = Self.literal(bytes) ?? .string(String(decoding: bytes, as: UTF8.self))
            if case .integer(let digits) = value { self = .number(digits) } else { self = value }
        }
    }

    static func isString(_ bytes: UnsafeBufferPointer<UInt8>, _ resolution: ScalarResolution) -> Bool {
        resolution == .string || literal(bytes) == nil
    }

    static func isNull(_ bytes: UnsafeBufferPointer<UInt8>, _ resolution: ScalarResolution) -> Bool {
        resolution != .string && literal(bytes) == .null
    }

    /// Returns the null, Boolean or number that a plain scalar represents, or nil if it is a string.
    private static func literal(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        // Most plain scalars are words, whose first letter usually shows that they are strings.
        guard let first = bytes.first else { return .null }
        return switch first {
        case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"),
            UInt8(ascii: "F"), UInt8(ascii: "~"):
            word(bytes)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            YAMLNumber.value(of: bytes)
        default: nil
        }
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        guard bytes.count <= 5 else { return nil }
        return switch String(decoding: bytes, as: UTF8.self) {
        case "null", "Null", "NULL", "~": .null
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default: nil
        }
    }
}
