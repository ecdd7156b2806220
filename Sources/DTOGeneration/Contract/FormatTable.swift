/// `format` → Swift type (DESIGN, section 3), with the configuration's entries on top: each for the JSON types that it is read from.
package struct FormatTable: Sendable {
    private let overrides: [String: ScalarType]

    package init(overrides: [String: ScalarType] = [:]) {
        self.overrides = overrides
    }

    func isConfigured(_ format: String) -> Bool {
        overrides[format] != nil
    }

    package func string(_ format: String?) -> ScalarType {
        guard let format else { return .string }
        if let type = overrides[format]?.asText { return type }
        return switch format {
        case "date-time": .timestamp
        case "byte", "binary", "base64": .data
        case "base64url": .base64URL
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

extension SchemaObject {
    /// The format of a text, which `contentEncoding` may say instead: in 3.1 that is how a schema says that the text is base64.
    var textFormat: String? {
        switch (constraints.contentEncoding?.lowercased(), format) {
        case ("base64", nil): "byte"
        case ("base64url", nil), ("base64url", "byte"), ("base64url", "binary"): "base64url"
        default: format
        }
    }

    /// Kubernetes' format of a value that is either, as it calls it itself.
    static let integerOrString = "int-or-string"

    /// Whether the schema means an integer or a text, although its type is the latter.
    var isIntegerOrString: Bool { format == Self.integerOrString }
}

extension ValueConstraints {
    /// The format, unless it is another word for `contentEncoding`.
    var statedFormat: String? {
        switch (self.contentEncoding?.lowercased(), self.format) {
        case ("base64", "byte"), ("base64url", "base64url"): nil
        default: self.format
        }
    }
}

extension ScalarType {
    /// The type as it is read from a text, nil where it is not.
    var asText: ScalarType? {
        switch self {
        case .string, .decimalString, .data, .base64URL, .timestamp, .date, .uuid, .url, .external: self
        case .decimal: .decimalString
        case .boolean, .int, .int64, .uint64, .double: nil
        }
    }

    /// The type as it is read from a number, nil where it is not.
    fileprivate var asNumber: ScalarType? {
        switch self {
        case .int, .int64, .uint64, .double, .decimal, .external: self
        case .string, .boolean, .decimalString, .data, .base64URL, .timestamp, .date, .uuid, .url: nil
        }
    }
}
