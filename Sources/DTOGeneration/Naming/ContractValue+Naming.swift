extension ContractValue {
    /// What an enumeration's value is called: a string's own text, other values as JSON writes them.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let digits), .number(let digits): digits
        case .string(let text): text
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { $0.key + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// In small letters, as the beginning of a member's name.
    var typeName: String {
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

extension ScalarType {
    /// The words for it in the name of a union's case.
    var caseName: String {
        switch self {
        case .string: "string"
        case .boolean: "boolean"
        case .int: "integer"
        case .int64: "int64"
        case .uint64: "uint64"
        case .double: "number"
        case .decimal, .decimalString: "decimal"
        case .data, .base64URL: "data"
        case .timestamp: "timestamp"
        case .date, .day, .calendarDate: "date"
        case .uuid: "uuid"
        case .url: "url"
        case .external(let type): type.spelling
        }
    }
}
