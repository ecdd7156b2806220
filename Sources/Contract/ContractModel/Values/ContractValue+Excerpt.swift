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

    /// The JSON on one line, cut to a length for messages.
    public var excerpt: String {
        switch self {
        case .array, .object: kindName
        case .null, .boolean, .integer, .number, .string:
            String(jsonText.dropLast().prefix(60))
        }
    }
}
