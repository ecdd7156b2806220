/// What the contract says about the values of a property, as far as damage to them is concerned.
public indirect enum ValueType: Sendable {
    case string
    case boolean
    /// `Int`, `Int64`, or `UInt64` where no value is negative.
    case integer
    case unsignedInteger
    case number
    case decimal
    /// Numbers that may also be written as texts.
    case orText(ValueType)
    /// Text for which the contract states a format, kept whatever it is.
    case formatted(Format)
    /// Text of a special form that the Swift type insists on.
    case text(TextForm)
    /// Any JSON.
    case json
    case array(ValueType, count: Int? = nil)
    case dictionary(ValueType)
    /// Elements and values that may be null.
    case optional(ValueType)
    case record
    /// Where others than the values that are listed are allowed too, these are no damage.
    case enumeration(RawType, allowsOthers: Bool = false)
    /// With the JSON types of its variants: what is of another type fits none of them.
    case union(Set<JSONType>)
    /// A type of the user's, about which the contract cannot speak.
    case external

    public enum TextForm: Sendable {
        case base64
        /// In either alphabet, so that another spelling is no damage.
        case anyBase64
        case base64URL
        case date
        /// A day: `2025-01-31`.
        case day
        case decimal
        /// Kept as it is, but reported where it is no date and time.
        case timestamp
        /// Kept as it is, so that no text is damage.
        case anyTimestamp
        case url
        case uuid
    }

    /// What JSON Schema calls `format`.
    public enum Format: Sendable, CaseIterable {
        case dateTime, date, time, duration, uuid, uri, uriReference, email, ipv4, ipv6, hostname, byte
    }

    public enum RawType: Sendable {
        case string
        case integer
        case json
    }
}

/// The six types of JSON values, but for null.
public enum JSONType: Sendable, CaseIterable {
    case boolean
    case number
    case string
    case array
    case object
}

extension ValueType {
    /// Whether it is a collection of texts that a Swift type by itself reads in another form.
    var isOfTexts: Bool {
        switch self {
        case .text: true
        case .array(let element, _), .dictionary(let element), .optional(let element), .orText(let element):
            element.isOfTexts
        case .string, .formatted, .boolean, .integer, .unsignedInteger, .number, .decimal, .json, .record, .enumeration,
            .union, .external:
            false
        }
    }
}
