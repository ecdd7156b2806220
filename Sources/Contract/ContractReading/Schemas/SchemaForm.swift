import ContractModel

/// The classification of a schema, after its references and compositions were resolved.
enum SchemaForm {
    /// The form for any JSON: the schema is `true`, `{}`, or has no usable type.
    case any
    /// The type for any JSON, because the schema is not supported. A warning states the reason.
    case unsupported(UnsupportedReason)
    /// The form of another schema, which describes the same values.
    case same(SchemaObject)
    case scalar(ScalarType)
    case enumeration(EnumerationShape.RawType)
    /// An array whose elements have the schema. If the schema is nil, elements are any JSON.
    case array(SchemaObject?)
    case dictionary(SchemaObject?)
    /// An object with properties, which the schema itself or its compositions declare.
    case record
    case union([SchemaObject])

    /// Whether the form is any string without a format.
    var isText: Bool {
        if case .scalar(.string) = self { true } else { false }
    }

    /// Whether a use of the schema needs a definition.
    var needsDefinition: Bool {
        switch self {
        case .enumeration, .record, .union: true
        case .any, .unsupported, .same, .scalar, .array, .dictionary: false
        }
    }
}

/// The reason why values of a schema are decoded as any JSON.
enum UnsupportedReason: Hashable {
    case contradiction
    /// Only null satisfies all parts of an `allOf`.
    case nullAlone
    /// There are too many combinations of the branches of several unions.
    case tooManyVariants
    /// The unions have too many branches to compare all pairs.
    case tooManyBranches
    /// All compositions of the document together have too many pairs of branches.
    case tooManyBranchesInAll
    /// All compositions of the document together have too many variants.
    case tooManyVariantsInAll

    /// The beginning of a warning.
    var text: String {
        switch self {
        case .contradiction: "a schema whose parts allow no common value"
        case .nullAlone: "a schema whose parts allow only null together"
        case .tooManyVariants:
            "'allOf' of unions with more than \(SchemaClassifier.variantLimit) combinations"
        case .tooManyBranches:
            "'allOf' of unions with more than \(SchemaClassifier.pairLimit) pairs of branches"
        case .tooManyBranchesInAll:
            "'allOf' of unions that together have more than \(SchemaClassifier.pairLimitInAll) pairs of branches in the whole document"
        case .tooManyVariantsInAll:
            "'allOf' of unions that together have more than \(SchemaClassifier.distributionLimit) combinations in the whole document"
        }
    }
}
