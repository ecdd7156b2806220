@_spi(Generated) package import DTORuntime

/// Maps formats to Swift types (Documentation/Configuration.md, `formats`). An entry of the configuration replaces the
/// default for all JSON types from which its Swift type can be decoded.
public struct FormatTable: Sendable {
    private let overrides: [String: ScalarType]
    /// The formats for which malformed strings are not reported.
    private let unchecked: Set<TextFormat>

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - overrides: Maps formats to the types that the configuration names.
    ///   - unchecked: The formats for which malformed strings are not reported.
    package init(overrides: [String: ScalarType], unchecked: Set<TextFormat>) {
        self.overrides = overrides
        self.unchecked = unchecked
    }

    /// Whether malformed strings are decoded without a report. Base64 has the format `byte`, even if another keyword
    /// declares the encoding.
    public func isUnchecked(_ constraints: ValueConstraints) -> Bool {
        let format = constraints.statedEncoding == "base64" ? .byte : constraints.format.flatMap(TextFormat.init)
        return format.map(unchecked.contains) ?? false
    }

    /// Whether the configuration has an entry for the format.
    public func isConfigured(_ format: String) -> Bool {
        overrides[format] != nil
    }

    /// Returns the type for strings with a format, or for strings without a format if the format is nil.
    public func string(_ format: String?) -> ScalarType {
        guard let format else { return .string }
        if let type = overrides[format]?.text(of: format) { return type }
        return Self.texts[format] ?? .string
    }

    /// Whether `type` is the variant of the configured type `wanted` that is decoded from strings of the format.
    public func isText(_ wanted: ScalarType, of format: String, as type: ScalarType) -> Bool {
        wanted.text(of: format) == type
    }

    /// Returns the type for integers with a format, or for integers without a format if the format is nil.
    public func integer(_ format: String?) -> ScalarType {
        guard let format else { return .int }
        if let type = overrides[format]?.asNumber { return type }
        return Self.integers[format] ?? .int
    }

    /// Returns the type for numbers with a format, or for numbers without a format if the format is nil.
    public func number(_ format: String?) -> ScalarType {
        guard let format else { return .double }
        if let type = overrides[format]?.asNumber { return type }
        return Self.numbers[format] ?? .double
    }

    private static let texts = types(\.textFormats)
    private static let integers = types(\.integerFormats)
    private static let numbers = types(\.numberFormats)

    private static func types(_ formats: (ScalarFacts) -> [String]) -> [String: ScalarType] {
        var types: [String: ScalarType] = [:]
        for type in ScalarType.known {
            for format in formats(type.facts) { types[format] = type }
        }
        return types
    }
}

extension ValueConstraints {
    /// The format, or nil if later versions of OpenAPI write this format as `contentEncoding` or `contentMediaType`.
    public var statedFormat: String? {
        switch self.format {
        case "byte", "base64", "base64url", "binary": nil
        default: self.format
        }
    }

    /// The encoding of a string: `contentEncoding`, or the encoding that the format declares, as before OpenAPI 3.1.
    public var statedEncoding: String? {
        if let encoding = self.contentEncoding { return encoding.lowercased() }
        return switch self.format {
        case "byte", "base64": "base64"
        case "base64url": "base64url"
        default: nil
        }
    }

    /// The media type of a string's content: `contentMediaType`, or the media type that the format declares, as before
    /// OpenAPI 3.1.
    public var statedMediaType: String? {
        self.contentMediaType?.lowercased() ?? (self.format == "binary" ? "application/octet-stream" : nil)
    }
}

extension ScalarType {
    /// Returns the variant of the type that is decoded from strings of the format. Returns nil if the type cannot
    /// decode strings that conform to the format, or encodes other strings.
    fileprivate func text(of format: String) -> ScalarType? {
        if self == .string || external != nil { return self }
        let variants = Self.known.filter { $0.facts.name == facts.name && $0.jsonTypes == .string }
        if let reader = variants.first(where: { $0.facts.readFormats.contains(format) }) { return reader }
        return Self.readFormats.contains(format) ? nil : variants.first
    }

    /// The formats whose syntax the tool knows. For any other format, the tool trusts the type in the configuration.
    private static let readFormats = Set(known.flatMap(\.facts.readFormats) + TextFormat.allCases.map(\.rawValue))
        .union(["idn-email", "idn-hostname", "uri-template", "json-pointer", "relative-json-pointer", "regex"])

    /// The type if it is decoded from a number, or nil.
    fileprivate var asNumber: ScalarType? {
        external != nil || jsonTypes == .integer || jsonTypes == .number ? self : nil
    }
}
