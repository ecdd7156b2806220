// There is no literal for null. With `nil`, an optional value would not show whether it is absent or null.

@_spi(Generated) extension JSON: ExpressibleByBooleanLiteral {
    /// Makes a value of a literal.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }
}

@_spi(Generated) extension JSON: ExpressibleByIntegerLiteral {
    /// Makes a value of a literal.
    public init(integerLiteral value: Int64) {
        self = .number(String(value))
    }
}

@_spi(Generated) extension JSON: ExpressibleByStringLiteral {
    /// Makes a value of a literal.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

@_spi(Generated) extension JSON: ExpressibleByArrayLiteral {
    /// Makes a value of a literal.
    public init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }
}

@_spi(Generated) extension JSON: ExpressibleByDictionaryLiteral {
    /// Makes a value of a literal.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
