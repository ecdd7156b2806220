/// A reference to a type: a scalar, a collection, or a definition. Most references do not allocate memory.
public enum TypeReference: Hashable, Sendable {
    /// A scalar of JSON.
    case scalar(ScalarType)
    /// Any JSON (`JSONValue`).
    case json
    /// An array with elements of a type.
    indirect case array(TypeReference)
    /// A dictionary with string keys. The associated value is the type of its values.
    indirect case dictionary(TypeReference)
    /// A nullable element of an array or value of a dictionary. The optionality of a property is in its
    /// `PropertyDefinition`.
    indirect case optional(TypeReference)
    /// A definition of the contract.
    case definition(TypeID)
    /// An envelope or outcome around a payload.
    indirect case generic(TypeID, payload: TypeReference)
    /// The payload within the definition of an envelope.
    case payload
}

/// A Swift type for a JSON scalar.
public enum ScalarType: Hashable, Sendable {
    case string
    case boolean
    case int
    case int64
    case uint64
    case double
    /// A decimal that is written as a JSON number.
    case decimal
    /// A decimal that is written as a JSON string.
    case decimalString
    /// Bytes that are written as base64.
    case data
    /// Bytes that are written as base64 in the alphabet for URLs.
    case base64URL
    /// `Timestamp` of the runtime.
    case timestamp
    /// Foundation's `Date`, encoded as an RFC 3339 string, if the configuration selects this type.
    case date
    /// Foundation's `Date` as the first moment of a day in UTC, written as `full-date` of RFC 3339.
    case day
    /// `CalendarDate` of the runtime, if the configuration selects this type.
    case calendarDate
    /// Foundation's `UUID` as text, if the configuration selects this type.
    case uuid
    /// Foundation's `URL` as text, if the configuration selects this type.
    case url
    /// A type of the user, which must be `Codable`.
    indirect case external(ExternalType)
}

/// A type of the user that the configuration names.
public struct ExternalType: Hashable, Sendable {
    /// The spelling in Swift: `Money`.
    public var spelling: String
    /// The module to import, or nil for a type of the generated module.
    public var module: String?

    public init(spelling: String, module: String?) {
        self.spelling = spelling
        self.module = module
    }
}

/// A reference to a type in one place, with the constraints on the values in that place.
public struct TypeUse: Sendable {
    public var reference: TypeReference
    /// The constraints on values in this place.
    public var constraints: ValueConstraints

    public init(_ reference: TypeReference, constraints: ValueConstraints = ValueConstraints()) {
        self.reference = reference
        self.constraints = constraints
    }
}

extension TypeUse {
    /// The use of an array's elements or of a dictionary's values, or nil for other types.
    public var element: TypeUse? {
        switch reference {
        case .array(let element), .dictionary(let element):
            TypeUse(element, constraints: constraints.element ?? ValueConstraints())
        case .scalar, .json, .optional, .definition, .generic, .payload: nil
        }
    }

    /// The fixed number of elements, or nil if the array allows several numbers. In an array with a fixed number, one
    /// damaged element makes the whole array unusable.
    public var fixedCount: Int? {
        if case .array = reference { constraints.fixedCount } else { nil }
    }
}

extension TypeReference {
    public var definitions: [TypeID] {
        switch self {
        case .scalar, .json, .payload: []
        case .array(let element), .dictionary(let element), .optional(let element): element.definitions
        case .definition(let id): [id]
        case .generic(let id, let payload): [id] + payload.definitions
        }
    }
}
