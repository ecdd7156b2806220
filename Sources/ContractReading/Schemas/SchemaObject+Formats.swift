import ContractModel

extension SchemaObject {
    /// The format of a text, which `contentEncoding` may say instead: in 3.1 that is how a schema says that the text is base64.
    var textFormat: String? {
        switch (constraints.contentEncoding?.lowercased(), format) {
        case ("base64", nil): "byte"
        case ("base64url", nil), ("base64url", "byte"), ("base64url", "binary"): "base64url"
        default: format
        }
    }

    /// The type of the numbers that the format is for, where nothing but numbers has it (registry of formats of OpenAPI).
    var typeOfNumbers: JSONTypes? {
        switch format {
        case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64": .integer
        case "float", "double": .number
        default: nil
        }
    }

    /// Whether what is a number or a text is a number in any case: the format, or a pattern, says so of its texts.
    var textsAreNumbers: Bool {
        format == "decimal" || constraints.pattern.map(FormatPatterns.holdsNumbersAlone) == true
    }

    /// Kubernetes' format of a value that is either, as it calls it itself.
    static let integerOrString = "int-or-string"

    /// Whether the schema means an integer or a text, although its type is the latter.
    var isIntegerOrString: Bool { format == Self.integerOrString }
}
