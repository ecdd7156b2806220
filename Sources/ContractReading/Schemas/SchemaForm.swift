import ContractModel

/// What a schema amounts to, once its references, compositions and nullability are looked through.
enum SchemaForm {
    /// Any JSON: `true`, `{}`, no usable type.
    case any
    /// Any JSON, for want of a better reading; the reason goes into a warning.
    case unsupported(UnsupportedReason)
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

/// Why nothing better is made of a schema than any JSON.
enum UnsupportedReason: Hashable {
    case contradiction
    /// Null alone satisfies all parts.
    case nullAlone
    /// Several unions make too many variants together.
    case tooManyVariants
    /// The unions have too many branches to hold each against each.
    case tooManyBranches
    /// All compositions of the document have too many pairs of branches together.
    case tooManyBranchesInAll
    /// All compositions of the document together make too many variants.
    case tooManyVariantsInAll

    /// As a warning begins.
    var text: String {
        switch self {
        case .contradiction: "a schema of parts that no value can satisfy at once"
        case .nullAlone: "a schema of parts that only null can satisfy at once"
        case .tooManyVariants:
            "'allOf' of unions with more than \(SchemaClassifier.variantLimit) combinations"
        case .tooManyBranches:
            "'allOf' of unions with more than \(SchemaClassifier.pairLimit) pairs of branches"
        case .tooManyBranchesInAll:
            "'allOf' of unions, of which the document's have more than \(SchemaClassifier.pairLimitInAll) pairs of branches in all"
        case .tooManyVariantsInAll:
            "'allOf' of unions, of which the document's have more than \(SchemaClassifier.distributionLimit) combinations in all"
        }
    }
}
