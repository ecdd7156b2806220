import TemplateEngine

/// One file of the generated module.
package struct SwiftFileView: Sendable {
    /// Below the module's folder: `Models/WorkDTO.swift`.
    package var path: String
    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var declarations: [DeclarationView]

    var template: TemplateView {
        [
            .header: .leaves(header),
            .hasImports: .flag(!imports.isEmpty),
            .imports: .leaves(imports),
            .declarations: .views(declarations) { $0.template() },
        ]
    }
}

/// A declaration at the top level of a file, or in an extension or namespace.
enum DeclarationView: Sendable {
    case record(RecordView)
    case wrapper(WrapperView)
    case enumeration(EnumerationView)
    case union(UnionView)
    case alias(AliasView)
    case envelope(EnvelopeView)
    case outcome(OutcomeView)
    case namespace(NamespaceView)
    case contractInfo(ContractInfoView)

    /// One section per kind, of which exactly one is shown.
    ///
    /// - Parameter isFollowing: whether a declaration stands before it, within the same braces.
    func template(isFollowing: Bool = false) -> TemplateView {
        var record, wrapper, enumeration, union, alias, envelope, outcome, namespace, contractInfo: TemplateView?
        switch self {
        case .record(let view): record = view.template
        case .wrapper(let view): wrapper = view.template
        case .enumeration(let view): enumeration = view.template
        case .union(let view): union = view.template
        case .alias(let view): alias = view.template
        case .envelope(let view): envelope = view.template
        case .outcome(let view): outcome = view.template
        case .namespace(let view): namespace = view.template
        case .contractInfo(let view): contractInfo = view.template
        }
        return [
            .record: .optional(record),
            .enumeration: .optional(enumeration),
            .union: .optional(union),
            .alias: .optional(alias),
            .namespace: .optional(namespace),
            .envelope: .optional(envelope),
            .outcome: .optional(outcome),
            .wrapper: .optional(wrapper),
            .contractInfo: .optional(contractInfo),
            .isFollowing: .flag(isFollowing),
        ]
    }
}
