import ContractModel

/// The classification of a schema, after its references, compositions and nullability were resolved.
enum SchemaForm {
    /// Any JSON: `true`, `{}`, or a schema without a usable type.
    case any
    /// Any JSON, because the schema is not supported. A warning states the reason.
    case unsupported(UnsupportedReason)
    /// The form of another schema of the document. Only annotations differ.
    case same(SchemaObject)
    case scalar(ScalarType)
    case enumeration(EnumerationShape.RawType)
    /// An array of the element's type. Nil means any JSON.
    case array(SchemaObject?)
    case dictionary(SchemaObject?)
    /// An object with properties, its own or merged ones.
    case record
    case union([SchemaObject])

    /// Whether the form is any text without a format.
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

/// The reason why values of a schema are decoded as any JSON.
enum UnsupportedReason: Hashable {
    case contradiction
    /// Only null satisfies all parts.
    case nullAlone
    /// The combinations of several unions are too many.
    case tooManyVariants
    /// The unions have too many branches for a comparison of all pairs.
    case tooManyBranches
    /// The compositions of the document have too many pairs of branches together.
    case tooManyBranchesInAll
    /// The compositions of the document make too many variants together.
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
            "'allOf' of unions, which in the whole document have more than \(SchemaClassifier.pairLimitInAll) pairs of branches in all"
        case .tooManyVariantsInAll:
            "'allOf' of unions, which in the whole document have more than \(SchemaClassifier.distributionLimit) combinations in all"
        }
    }
}
