/// `format` → Swift type (DESIGN, section 3), with the configuration's entries on top.
package struct FormatTable: Sendable {
    private let overrides: [String: ScalarType]

    package init(overrides: [String: ScalarType] = [:]) {
        self.overrides = overrides
    }

    package func string(_ format: String?) -> ScalarType {
        guard let format else { return .string }
        if let type = overrides[format] { return type }
        return switch format {
        case "date-time": .timestamp
        case "byte", "binary", "base64": .data
        case "decimal": .decimalString
        default: .string
        }
    }

    package func integer(_ format: String?) -> ScalarType {
        guard let format else { return .int }
        if let type = overrides[format] { return type }
        return switch format {
        case "int64": .int64
        case "uint64": .uint64
        default: .int
        }
    }

    package func number(_ format: String?) -> ScalarType {
        guard let format else { return .double }
        if let type = overrides[format] { return type }
        return switch format {
        case "int32": .int
        case "int64": .int64
        case "decimal": .decimal
        default: .double
        }
    }
}
