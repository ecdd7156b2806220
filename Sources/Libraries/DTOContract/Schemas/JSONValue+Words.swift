package import DTORuntime

extension JSONValue {
    /// The type of the value as messages name it, such as `a string`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .integer: "an integer"
        case .number, .decimal: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value as JSON, cut to 40 characters.
    var excerpt: String {
        let text = compactText
        return text.count > 40 ? String(text.prefix(39)) + "…" : text
    }
}
