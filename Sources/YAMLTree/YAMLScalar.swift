/// The value of a scalar by the core schema (YAML 1.2.2, section 10.3), which is also what JSON's literals mean.
public enum YAMLScalar: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Decimal digits of any number, led by `-` where negative; no leading zeros, no `-0`. `0x1F` is `31`.
    case integer(String)
    /// A finite number that was not written as an integer, as the text of a JSON number: `+.5` is `0.5`, `5.` is `5.0`.
    /// Digits are kept as written: `1.50` stays so, and so does `1e999`.
    case number(String)
    case notANumber
    case infinity(negative: Bool)
    case string(String)
}

/// How a scalar's text becomes a value.
enum ScalarResolution: UInt8, Sendable {
    /// By its form: a plain YAML scalar without a tag, or a JSON literal.
    case plain
    /// Quoted, a block, or tagged `!!str`, `!!binary` or `!`.
    case string
    /// Tagged `!!float`: an integer's digits count as a number too.
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

    /// What a plain scalar says if it is no string.
    private static func literal(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        // Most plain scalars are words, and most words cannot be anything else by their first letter.
        guard let first = bytes.first else { return .null }
        return switch first {
        case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"),
            UInt8(ascii: "F"), UInt8(ascii: "~"):
            word(bytes)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            NumberText.value(of: bytes)
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
