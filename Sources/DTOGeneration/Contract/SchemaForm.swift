/// What a schema amounts to, once its references, compositions and nullability are looked through.
enum SchemaForm {
    /// Any JSON: `true`, `{}`, no usable type.
    case any
    /// Any JSON, for want of a better reading; the reason goes into a warning.
    indirect case unsupported(String)
    /// The same as another schema of the document, but for annotations.
    case same(SchemaObject)
    case scalar(ScalarType)
    case enumeration(EnumerationShape.RawType)
    /// Nil: of any JSON.
    case array(SchemaObject?)
    case dictionary(SchemaObject?)
    /// An object with properties, of its own or merged.
    case record
    case union([SchemaObject])

    /// Whether it is any text, as it is.
    var isText: Bool {
        if case .scalar(.string) = self { true } else { false }
    }

    /// Whether a use of the schema needs a type of its own.
    var needsDefinition: Bool {
        switch self {
        case .enumeration, .record, .union: true
        case .any, .unsupported, .same, .scalar, .array, .dictionary: false
        }
    }
}
