/// The type of the values of a property, as far as it determines how invalid values are decoded.
@_spi(Generated) public indirect enum ValueType: Sendable {
    /// A string without a format.
    case string
    /// A Boolean.
    case boolean
    /// An integer: `Int` or `Int64`.
    case integer
    /// An integer of at least 0.
    case unsignedInteger
    /// A floating-point number.
    case number
    /// A decimal number.
    case decimal
    /// A number that may also be written as a string.
    case orText(ValueType)
    /// A string with a format in the contract. An invalid string is kept and reported.
    case formatted(Format)
    /// A string in the form that the Swift type requires.
    case text(TextForm)
    /// Any JSON value.
    case json
    /// An object without described properties. Any other JSON value is kept and reported.
    case freeObject
    /// An array. `count` is its fixed length, or nil.
    case array(ValueType, count: Int? = nil)
    /// An object with values of one type.
    case dictionary(ValueType)
    /// An element of an array or a value of a dictionary that may be null.
    case optional(ValueType)
    /// An object with a generated struct.
    case record
    /// An enumeration. If `allowsOthers` is true, unlisted values are valid.
    case enumeration(RawType, allowsOthers: Bool = false)
    /// A union, with the JSON types of its variants. A value of another JSON type conforms to no variant.
    case union(Set<JSONType>)
    /// A type that the app has written itself. No invalid values are known for it.
    case external

    /// The form of a string whose Swift type is not `String`.
    public enum TextForm: Sendable {
        case base64
        /// Base64 or base64url. Both spellings are valid.
        case anyBase64
        case base64URL
        case date
        /// A day: `2025-01-31`.
        case day
        case decimal
        /// A date and time. An invalid string is kept and reported.
        case timestamp
        /// A date and time. An invalid string is kept without a report.
        case anyTimestamp
        case url
        case uuid
    }

    /// A format of JSON Schema.
    public enum Format: Sendable, CaseIterable {
        case dateTime, date, time, duration, uuid, uri, uriReference, email, ipv4, ipv6, hostname, byte
    }

    /// The JSON type of the values of an enumeration.
    public enum RawType: Sendable {
        case string
        case integer
        case json
    }
}

/// The types of JSON values, without null.
@_spi(Generated) public enum JSONType: Sendable, CaseIterable {
    case boolean
    case number
    case string
    case array
    case object
}

extension ValueType {
    /// Whether the type is a string with a `TextForm`, or a collection of such strings.
    var isOfTexts: Bool {
        switch self {
        case .text: true
        case .array(let element, _), .dictionary(let element), .optional(let element), .orText(let element):
            element.isOfTexts
        case .string, .formatted, .boolean, .integer, .unsignedInteger, .number, .decimal, .json, .freeObject, .record,
            .enumeration,
            .union, .external:
            false
        }
    }
}
