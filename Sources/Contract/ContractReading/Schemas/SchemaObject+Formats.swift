import ContractModel

extension SchemaObject {
    /// The format of a string. In OpenAPI 3.1, `contentEncoding` can state that the string is base64.
    var textFormat: String? {
        switch (constraints.contentEncoding?.lowercased(), format) {
        case ("base64", nil): "byte"
        case ("base64url", nil), ("base64url", "byte"), ("base64url", "binary"): "base64url"
        default: format
        }
    }

    /// The type of numbers with this format, or nil. If `type` is missing, nearly all authors mean numbers, although
    /// OpenAPI's registry of formats also allows strings with `int64`.
    var typeOfNumbers: JSONTypes? {
        switch format {
        case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64": .integer
        case "float", "double": .number
        default: nil
        }
    }

    /// The type of the numbers, if the schema allows numbers, and strings only if they spell numbers:
    /// `type: [integer, string]` with .NET's pattern. The value is nil for other schemas.
    var typeOfNumbersAndTexts: JSONTypes? {
        var numbers = types.subtracting([.null, .string])
        if numbers.contains(.number) { numbers.remove(.integer) }
        guard types.contains(.string), numbers == .integer || numbers == .number, textsAreNumbers(of: numbers) else {
            return nil
        }
        return numbers
    }

    /// Whether all strings that the schema allows spell numbers. Patterns that look like numbers may allow strings such
    /// as `50%` and `00501`, so only the patterns that .NET writes are accepted.
    private func textsAreNumbers(of type: JSONTypes) -> Bool {
        guard let pattern = constraints.pattern else { return type == .number && format == "decimal" }
        return pattern == Self.integerPattern || type == .number && Self.numberPatterns.contains(pattern)
    }

    private static let integerPattern = #"^-?(?:0|[1-9]\d*)$"#
    private static let numberPatterns: Set = [
        #"^-?(?:0|[1-9]\d*)(?:\.\d+)?$"#, #"^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$"#,
    ]

    /// The format in which Kubernetes describes a value that is an integer or a string.
    static let integerOrString = "int-or-string"

    /// Whether the schema means an integer or a string, although its `type` is only `string`.
    var isIntegerOrString: Bool { format == Self.integerOrString }
}
