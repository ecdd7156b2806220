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

    /// Kubernetes' format of a value that is either, as it calls it itself.
    static let integerOrString = "int-or-string"

    /// Whether the schema means an integer or a text, although its type is the latter.
    var isIntegerOrString: Bool { format == Self.integerOrString }
}
