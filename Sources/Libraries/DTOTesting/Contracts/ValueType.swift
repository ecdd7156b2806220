/// The type of a property's values, as far as it matters for damage.
@_spi(Generated) public indirect enum ValueType: Sendable {
    /// A text without a format.
    case string
    /// A Boolean.
    case boolean
    /// An integer: `Int`, `Int64`, or `UInt64` if no value is negative.
    case integer
    /// An integer of at least 0.
    case unsignedInteger
    /// A number.
    case number
    /// A decimal number.
    case decimal
    /// Numbers that may also be written as texts.
    case orText(ValueType)
    /// Text for which the contract states a format, kept whatever it is.
    case formatted(Format)
    /// A text with a form that the Swift type requires.
    case text(TextForm)
    /// Any JSON.
    case json
    /// Any JSON that is meant to be an object.
    case freeObject
    /// An array. `count` is its fixed length, or nil.
    case array(ValueType, count: Int? = nil)
    /// An object with values of one type.
    case dictionary(ValueType)
    /// Elements and values that may be null.
    case optional(ValueType)
    /// A record.
    case record
    /// An enumeration. If it allows other values, these are not damage.
    case enumeration(RawType, allowsOthers: Bool = false)
    /// A union, with the JSON types of its variants. A value of another type fits none of them.
    case union(Set<JSONType>)
    /// A user's type, which the contract does not describe.
    case external

    /// The form of a text that has a Swift type of its own.
    public enum TextForm: Sendable {
        case base64
        /// Base64 in either alphabet, so that another spelling does not count as damage.
        case anyBase64
        case base64URL
        case date
        /// A day: `2025-01-31`.
        case day
        case decimal
        /// A date and time. Any text is kept, but an invalid one is reported.
        case timestamp
        /// A date and time. Any text is kept, so no text is damage.
        case anyTimestamp
        case url
        case uuid
    }

    /// A format of JSON Schema.
    public enum Format: Sendable, CaseIterable {
        case dateTime, date, time, duration, uuid, uri, uriReference, email, ipv4, ipv6, hostname, byte
    }

    /// The type of an enumeration's values.
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
    /// Whether the type is a text with a Swift type of its own (`TextForm`), or a collection of such texts.
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
