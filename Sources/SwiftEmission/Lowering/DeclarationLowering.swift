package import ContractModel
import Files
import GenerationSettings

/// Lowers the definitions of one file, and collects the modules that they use.
package struct DeclarationLowering {
    package let model: SwiftLowering
    package var imports = ImportSet()
    /// The path of the type whose body is being lowered.
    package var scope: [SwiftIdentifier] = []
    /// Names of types at the top level that mean something else where the declarations stand: these are spelled with the module.
    package var hidden: Set<String> = []
    /// Columns in front of the type's own declaration.
    package var indentation = 0
    /// Whether literals stand in default arguments, or in bodies only.
    var literalsAreExposed = true

    package init(_ model: SwiftLowering) {
        self.model = model
    }

    /// The definition, then an extension for each type in it that has nested types.
    package mutating func declarations(of id: TypeID) -> [DeclarationView] {
        let own = declaration(of: id)
        if case .namespace = own { return [own] + extensions(within: id) }
        return [own] + extensions(of: id)
    }

    /// Extensions that hold the types nested in a type, each level in one.
    package mutating func extensions(of id: TypeID) -> [DeclarationView] {
        let nested = model.nested[id.rawValue]
        if nested.isEmpty { return [] }
        let view = NamespaceView(
            documentation: [],
            opening: SwiftExpression(trusted: "extension " + SwiftTypeSpelling(path: model.names[type: id].path).text),
            members: members(of: id))
        return [.namespace(view)] + extensions(within: id)
    }

    private mutating func extensions(within id: TypeID) -> [DeclarationView] {
        model.nested[id.rawValue].flatMap { extensions(of: $0) }
    }

    private mutating func members(of id: TypeID) -> [DeclarationView] {
        model.nested[id.rawValue].map { nested in
            var inner = self
            inner.indentation = SourceLine.indentation
            let declaration = inner.declaration(of: nested)
            imports = inner.imports
            return declaration
        }
    }

    package mutating func declaration(of id: TypeID) -> DeclarationView {
        scope = model.names[type: id].path
        let model = model
        return declaration(of: model.contract[id])
    }

    private mutating func declaration(of definition: TypeDefinition) -> DeclarationView {
        switch definition.shape {
        case .record(let shape):
            return shape.isWrapper ? wrapper(definition, shape) : .record(record(definition, shape))
        case .enumeration(let shape):
            return .enumeration(enumeration(definition, shape))
        case .union(let shape):
            return .union(union(definition, shape))
        case .alias(let use):
            return .alias(alias(definition, use))
        case .envelope(let shape):
            return .envelope(envelope(definition, shape))
        case .outcome(let shape):
            return .outcome(outcome(definition, shape))
        case .namespace:
            return .namespace(namespace(definition))
        }
    }
}

// MARK: What all declarations share

extension DeclarationLowering {
    /// The name in the declaration itself.
    package var name: SwiftIdentifier {
        scope.last ?? SwiftIdentifier(checked: "_")
    }

    /// In front of members: `public `, or nothing where `internal` is what Swift assumes.
    package var access: String {
        switch model.options.access {
        case .public: "public "
        case .package: "package "
        case .internal: ""
        }
    }

    /// In front of types: `public nonisolated `.
    package var modifiers: String {
        access + isolation
    }

    /// In front of extensions: `nonisolated `, or nothing where the configuration does not want it.
    package var isolation: String {
        model.options.isNonisolated ? "nonisolated " : ""
    }

    package func heading(
        _ keyword: String, _ conformances: [SwiftTypeSpelling], documentation: [DocCommentLine] = []
    ) -> HeadingView {
        HeadingView(
            documentation: documentation, modifiers: modifiers, keyword: keyword, name: name,
            conformances: self.conformances(conformances), indentation: indentation)
    }

    package func conformances(_ spellings: [SwiftTypeSpelling]) -> SwiftExpression {
        SwiftExpression(trusted: spellings.map(\.text).joined(separator: ", "))
    }

    package mutating func useRuntime(isExposed: Bool = true) {
        imports.insert(model.options.runtimeModule, isExposed: isExposed)
    }

    private mutating func alias(_ definition: TypeDefinition, _ use: TypeUse) -> AliasView {
        let type = spelling(of: use.reference)
        return AliasView(
            documentation: documentation(of: definition), access: access, name: name, type: type,
            indentation: indentation)
    }

    private mutating func namespace(_ definition: TypeDefinition) -> NamespaceView {
        NamespaceView(
            documentation: documentation(of: definition),
            opening: SwiftExpression(trusted: "\(modifiers)enum \(name.declared)"),
            members: members(of: definition.id))
    }

    package func contractInfo() -> DeclarationView {
        let info = model.contract.info
        return .contractInfo(
            ContractInfoView(
                modifiers: modifiers, access: access, title: .string(info.title), version: .string(info.version),
                specification: .string(info.specification), contentHash: .string(info.contentHash),
                generator: .string("gen-dtos " + GeneratorVersion.text)))
    }
}
