/// A use of a type. Most uses have nothing behind a pointer.
public enum TypeReference: Hashable, Sendable {
    case scalar(ScalarType)
    /// Any JSON: `JSONValue`.
    case json
    indirect case array(TypeReference)
    indirect case dictionary(TypeReference)
    /// Nullable elements and values. A property's own optionality stands in its definition.
    indirect case optional(TypeReference)
    case definition(TypeID)
    /// An envelope or outcome around a payload.
    indirect case generic(TypeID, payload: TypeReference)
    /// The payload inside an envelope's own definition.
    case payload
}

public enum ScalarType: Hashable, Sendable {
    case string
    case boolean
    case int
    case int64
    case uint64
    case double
    /// A JSON number read as a decimal.
    case decimal
    /// A decimal that travels as a string.
    case decimalString
    /// Base64 text.
    case data
    /// Base64 text in the alphabet for URLs.
    case base64URL
    /// The runtime's `Timestamp`.
    case timestamp
    /// Foundation's `Date` as RFC 3339 text, where the configuration asks for it.
    case date
    /// Foundation's `Date` as the first moment of a day in UTC, which travels as `full-date` of RFC 3339.
    case day
    /// The runtime's `CalendarDate`, where the configuration asks for it.
    case calendarDate
    /// Foundation's `UUID` and `URL` as text, where the configuration asks for them.
    case uuid
    case url
    /// A type of the user's, Codable by itself.
    indirect case external(ExternalType)
}

public struct ExternalType: Hashable, Sendable {
    /// As it is spelled in Swift: `Money`.
    public var spelling: String
    /// The module to import, nil for the generated module's own.
    public var module: String?

    public init(spelling: String, module: String?) {
        self.spelling = spelling
        self.module = module
    }
}

/// A reference with what the document says about the values in that place.
public struct TypeUse: Sendable {
    public var reference: TypeReference
    public var constraints: ValueConstraints

    public init(_ reference: TypeReference, constraints: ValueConstraints = ValueConstraints()) {
        self.reference = reference
        self.constraints = constraints
    }
}

extension TypeUse {
    /// The elements of an array, or the values of a dictionary.
    public var element: TypeUse? {
        switch reference {
        case .array(let element), .dictionary(let element):
            TypeUse(element, constraints: constraints.element ?? ValueConstraints())
        case .scalar, .json, .optional, .definition, .generic, .payload: nil
        }
    }

    /// The number of elements of an array that allows no other: one damaged element makes the whole array unusable.
    public var fixedCount: Int? {
        if case .array = reference { constraints.fixedCount } else { nil }
    }
}

extension TypeReference {
    /// The definitions named in the reference.
    public var definitions: [TypeID] {
        switch self {
        case .scalar, .json, .payload: []
        case .array(let element), .dictionary(let element), .optional(let element): element.definitions
        case .definition(let id): [id]
        case .generic(let id, let payload): [id] + payload.definitions
        }
    }
}
