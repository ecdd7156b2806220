extension ContractValue {
    /// The kind of value with its article, for messages: `a string`.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .boolean: "a Boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// A short text for messages: the first 60 characters of a scalar's JSON, or `kindName` of an array or object.
    public var excerpt: String {
        switch self {
        case .array, .object: kindName
        case .null, .boolean, .integer, .number, .string:
            String(jsonText.dropLast().prefix(60))
        }
    }
}
