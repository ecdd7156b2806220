extension ContractValue {
    /// The text of an enumeration's value: a string without quotes, or other values as JSON writes them.
    public var text: String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let digits), .number(let digits): digits
        case .string(let text): text
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { $0.key + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// The type in lower case, as the beginning of a member's name.
    public var typeName: String {
        switch self {
        case .null: "null"
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
