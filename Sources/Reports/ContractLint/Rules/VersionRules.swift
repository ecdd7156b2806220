import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// Finds keywords of another version than the document's. The generator reads these keywords as their authors mean
/// them, but other tools may ignore them. A document repeats a keyword in many places, so each keyword is reported
/// once.
enum VersionRules {
    /// A value of a keyword that not every version with the keyword allows.
    private struct Form {
        var keyword: SchemaKeyword
        /// The rest of a message after the keyword's name.
        var words: String
        var versions: SpecificationVersions
        var applies: @Sendable (YAMLNode) -> Bool
    }

    private static let forms = [
        Form(keyword: .type, words: "with a list", versions: .allBut30) { $0.kind == .sequence },
        Form(keyword: .type, words: "with 'null'", versions: .allBut30) { $0.kind == .scalar && $0.text == "null" },
        Form(keyword: .items, words: "with a list", versions: .only20) { $0.kind == .sequence },
        Form(keyword: .exclusiveMinimum, words: "with a number", versions: .since31, applies: isNumber),
        Form(keyword: .exclusiveMaximum, words: "with a number", versions: .since31, applies: isNumber),
        Form(keyword: .exclusiveMinimum, words: "with true or false", versions: .until30, applies: isBoolean),
        Form(keyword: .exclusiveMaximum, words: "with true or false", versions: .until30, applies: isBoolean),
        Form(keyword: .discriminator, words: "with a string", versions: .only20) { $0.kind == .scalar },
        Form(keyword: .discriminator, words: "with a mapping", versions: .since30) { $0.kind == .mapping },
    ]

    static func keywords(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for (keyword, uses) in outline.keywords where !keyword.versions.contains(outline.version) {
            report("'\(keyword.rawValue)'", keyword, keyword.versions, uses, outline.version, &findings)
        }
        for form in forms where !form.versions.contains(outline.version) {
            let uses = (outline.keywords[form.keyword] ?? []).filter { form.applies($0.value) }
            let words = "'\(form.keyword.rawValue)' \(form.words)"
            report(words, form.keyword, form.versions, uses, outline.version, &findings)
        }
    }

    /// Keywords that describe values. Next to a reference, these keywords have an effect only since OpenAPI 3.1. In
    /// this place, annotations and null are read in all versions.
    private static let structure: [SchemaKeyword] = [
        .properties, .required, .additionalProperties, .patternProperties, .items, .allOf, .oneOf, .anyOf, .enumeration,
        .constant,
    ]

    static func besideReferences(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard outline.version.ignoresSiblingsOfReferences else { return }
        for keyword in structure {
            let uses = (outline.keywords[keyword] ?? []).filter { $0.schema["$ref"]?.kind == .scalar }
            guard let first = uses.map(\.location).min() else { continue }
            findings.emit(
                LintMessages.besideReference(keyword.rawValue, outline.version, count: uses.count, at: first))
        }
    }

    private static func report(
        _ words: String, _ keyword: SchemaKeyword, _ versions: SpecificationVersions, _ uses: [DocumentOutline.Keyword],
        _ version: SpecificationVersion, _ findings: inout DiagnosticSink
    ) {
        guard let first = uses.map(\.location).min() else { return }
        findings.emit(
            LintMessages.keywordOfOtherVersion(
                words, versions, version, advice: advice(keyword, in: version), count: uses.count, at: first))
    }

    /// Returns the replacement in the document's version, or nil.
    private static func advice(_ keyword: SchemaKeyword, in version: SpecificationVersion) -> String? {
        let isSchemaOfItsOwn = version == .openAPI31 || version == .openAPI32
        return switch keyword {
        case .nullable where isSchemaOfItsOwn: "add \"null\" to 'type', as in 'type: [string, \"null\"]'"
        case .nullable: "write 'x-nullable: true'"
        case .type: "write 'nullable: true' for \"null\", and 'oneOf' for other types"
        case .constant: "write 'enum' with one value"
        case .examples: "write 'example'"
        case .deprecated: "write 'x-deprecated: true'"
        case .innerDefinitions, .definitions:
            "move the schemas to '\(version.schemasPointer.joined(separator: "/"))'"
        case .contentEncoding: "write 'format: byte' for base64"
        case .contentMediaType: "write 'format: binary' for bytes"
        case .exclusiveMinimum, .exclusiveMaximum:
            isSchemaOfItsOwn
                ? "write '\(keyword.rawValue)' with the bound"
                : "write '\(keyword.bound)' with the bound, and '\(keyword.rawValue): true'"
        case .items: isSchemaOfItsOwn ? "write 'prefixItems'" : nil
        case .discriminator where version == .swagger20: "write the name of the property alone"
        case .discriminator: "write 'propertyName' below 'discriminator'"
        default: nil
        }
    }

    private static let isNumber: @Sendable (YAMLNode) -> Bool = { node in
        switch node.scalar {
        case .integer?, .number?: true
        case .null?, .boolean?, .notANumber?, .infinity?, .string?, nil: false
        }
    }

    private static let isBoolean: @Sendable (YAMLNode) -> Bool = { node in
        if case .boolean? = node.scalar { true } else { false }
    }
}

extension SchemaKeyword {
    /// The keyword that `exclusiveMinimum` or `exclusiveMaximum` makes exclusive.
    fileprivate var bound: String {
        self == .exclusiveMinimum ? SchemaKeyword.minimum.rawValue : SchemaKeyword.maximum.rawValue
    }
}

extension SpecificationVersions {
    /// All versions except OpenAPI 3.0. Only OpenAPI 3.0 restricts `type` and the values of some keywords more than
    /// JSON Schema does.
    fileprivate static let allBut30 = SpecificationVersions.only20.union(.since31)
    fileprivate static let until30 = SpecificationVersions.only20.union(.only30)
}
