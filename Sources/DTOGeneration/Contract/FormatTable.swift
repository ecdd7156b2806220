/// `format` → Swift type (DESIGN, section 3), with the configuration's entries on top: each for the JSON types that it is read from.
package struct FormatTable: Sendable {
    private let overrides: [String: ScalarType]

    package init(overrides: [String: ScalarType] = [:]) {
        self.overrides = overrides
    }

    package func string(_ format: String?) -> ScalarType {
        guard let format else { return .string }
        if let type = overrides[format]?.asText { return type }
        return switch format {
        case "date-time": .timestamp
        case "byte", "binary", "base64": .data
        case "decimal": .decimalString
        default: .string
        }
    }

    package func integer(_ format: String?) -> ScalarType {
        guard let format else { return .int }
        if let type = overrides[format]?.asNumber { return type }
        return switch format {
        case "int64": .int64
        case "uint64": .uint64
        default: .int
        }
    }

    package func number(_ format: String?) -> ScalarType {
        guard let format else { return .double }
        if let type = overrides[format]?.asNumber { return type }
        return switch format {
        case "int32": .int
        case "int64": .int64
        case "decimal": .decimal
        default: .double
        }
    }
}

extension ScalarType {
    /// The type as it is read from a text, nil where it is not.
    var asText: ScalarType? {
        switch self {
        case .string, .decimalString, .data, .timestamp, .date, .uuid, .url, .external: self
        case .decimal: .decimalString
        case .boolean, .int, .int64, .uint64, .double: nil
        }
    }

    /// The type as it is read from a number, nil where it is not.
    fileprivate var asNumber: ScalarType? {
        switch self {
        case .int, .int64, .uint64, .double, .decimal, .external: self
        case .string, .boolean, .decimalString, .data, .timestamp, .date, .uuid, .url: nil
        }
    }
}
