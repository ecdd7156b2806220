package import ContractModel
import Files
import GenerationSettings

/// Lowers the definitions of one file and collects the modules that they use.
package struct DeclarationLowering {
    package let model: SwiftLowering
    package var imports = ImportSet()
    /// The path of the type whose body is being lowered.
    package var scope: [SwiftIdentifier] = []
    /// Names of types at the top level that have another meaning in the current scope. These names are spelled with the
    /// module.
    package var hidden: Set<String> = []
    /// The number of columns before the type's own declaration.
    package var indentation = 0
    /// Whether literals are used in default arguments, or only in bodies.
    var literalsAreExposed = true

    package init(_ model: SwiftLowering) {
        self.model = model
    }

    /// Returns the declaration, and an extension for each type in it that has nested types.
    package mutating func declarations(of id: TypeID) -> [DeclarationView] {
        let own = declaration(of: id)
        if case .namespace = own { return [own] + extensions(within: id) }
        return [own] + extensions(of: id)
    }

    /// Returns extensions with the types nested in a type, one extension for each level.
    package mutating func extensions(of id: TypeID) -> [DeclarationView] {
        let members = members(of: id)
        if members.isEmpty { return extensions(within: id) }
        let view = NamespaceView(
            documentation: [],
            opening: SwiftExpression(trusted: "extension " + SwiftTypeSpelling(path: model.names[type: id].path).text),
            members: members)
        return [.namespace(view)] + extensions(within: id)
    }

    private mutating func extensions(within id: TypeID) -> [DeclarationView] {
        model.nested[id.rawValue].flatMap { extensions(of: $0) }
    }

    /// Returns the declarations of the nested types, except for a form, which the client declares.
    private mutating func members(of id: TypeID) -> [DeclarationView] {
        model.nested[id.rawValue].filter { model.contract.forms[$0] == nil }.map { nested in
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

// MARK: Parts of all declarations

extension DeclarationLowering {
    package var name: SwiftIdentifier {
        scope.last ?? SwiftIdentifier(checked: "_")
    }

    /// The access level before members: `public `, or empty for `internal`.
    package var access: String {
        switch model.options.access {
        case .public: "public "
        case .package: "package "
        case .internal: ""
        }
    }

    /// The modifiers before types: `public nonisolated `.
    package var modifiers: String {
        access + isolation
    }

    /// The modifier before extensions: `nonisolated `, or empty if the configuration turns it off.
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
        var type = spelling(of: use.reference)
        if let target = definition.forwardedType, model.names[type: target].path.first == name {
            // Without the module's name, the alias would refer to itself.
            type = SwiftTypeSpelling(known: type.text, module: model.names.module, shadowed: [type.text])
        }
        return AliasView(
            documentation: documentation(of: definition), deprecation: warning(forFormerName: definition),
            access: access, name: name, type: type, indentation: indentation)
    }

    private mutating func namespace(_ definition: TypeDefinition) -> NamespaceView {
        NamespaceView(
            documentation: documentation(of: definition),
            opening: SwiftExpression(trusted: "\(modifiers)enum \(name.declared)"),
            members: members(of: definition.id))
    }

    package mutating func contractInfo() -> DeclarationView {
        useRuntime(isExposed: false)
        let info = model.contract.info
        return .contractInfo(
            ContractInfoView(
                modifiers: modifiers, access: access, title: .string(info.title), version: .string(info.version),
                specification: .string(info.specification), contentHash: .string(info.contentHash),
                generator: .string("gen-dtos " + GeneratorVersion.text), form: model.known.runtime("GeneratedForm")))
    }
}
