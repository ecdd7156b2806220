package import TemplateEngine

/// One file of the generated module.
package struct SwiftFileView: KeyedView {
    /// The path within the module's folder: `Models/WorkDTO.swift`.
    package var path: String
    package var header: [DocCommentLine]
    package var imports: [SwiftExpression]
    package var declarations: [DeclarationView]

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .hasImports: page.flag(!imports.isEmpty)
        case .imports: page.leaves(imports)
        case .declarations: page.views(declarations)
        default: break
        }
    }
}

/// A declaration at the top level of a file, or in an extension or namespace.
package enum DeclarationView: KeyedView {
    case record(RecordView)
    case wrapper(WrapperView)
    case enumeration(EnumerationView)
    case union(UnionView)
    case alias(AliasView)
    case envelope(EnvelopeView)
    case outcome(OutcomeView)
    case namespace(NamespaceView)
    case contractInfo(ContractInfoView)

    /// Shows one section for each kind. Exactly one of them has content.
    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .record: if case .record(let view) = self { page.view(view) } else { page.flag(false) }
        case .wrapper: if case .wrapper(let view) = self { page.view(view) } else { page.flag(false) }
        case .enumeration: if case .enumeration(let view) = self { page.view(view) } else { page.flag(false) }
        case .union: if case .union(let view) = self { page.view(view) } else { page.flag(false) }
        case .alias: if case .alias(let view) = self { page.view(view) } else { page.flag(false) }
        case .envelope: if case .envelope(let view) = self { page.view(view) } else { page.flag(false) }
        case .outcome: if case .outcome(let view) = self { page.view(view) } else { page.flag(false) }
        case .namespace: if case .namespace(let view) = self { page.view(view) } else { page.flag(false) }
        case .contractInfo: if case .contractInfo(let view) = self { page.view(view) } else { page.flag(false) }
        default: break
        }
    }
}
