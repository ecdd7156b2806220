// There is no literal for null, because `nil` would be ambiguous for a `JSON?`.

@_spi(Generated) extension JSON: ExpressibleByBooleanLiteral {
    /// Creates a JSON value from a literal.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }
}

@_spi(Generated) extension JSON: ExpressibleByIntegerLiteral {
    /// Creates a JSON value from a literal.
    public init(integerLiteral value: Int64) {
        self = .number(String(value))
    }
}

@_spi(Generated) extension JSON: ExpressibleByStringLiteral {
    /// Creates a JSON value from a literal.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

@_spi(Generated) extension JSON: ExpressibleByArrayLiteral {
    /// Creates a JSON value from a literal.
    public init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }
}

@_spi(Generated) extension JSON: ExpressibleByDictionaryLiteral {
    /// Creates a JSON value from a literal.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
