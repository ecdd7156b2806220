extension ScalarType {
    /// The kind of value, as a word in names.
    public var word: String {
        switch self {
        case .string: "string"
        case .boolean: "bool"
        case .int, .int64, .uint64: "integer"
        case .double: "number"
        case .decimal, .decimalString: "decimal"
        case .data, .base64URL: "data"
        case .timestamp, .date, .day, .calendarDate: "date"
        case .uuid: "uuid"
        case .url: "url"
        case .external(let type): type.spelling
        }
    }
}

extension ScalarType {
    /// The words for the type in the name of a union's case.
    public var caseName: String {
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
