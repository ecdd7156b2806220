extension DeclarationLowering {
    mutating func enumeration(_ definition: TypeDefinition, _ shape: EnumerationShape) -> EnumerationView {
        // A conformance shows its protocol's module where it is public; with `package` it does not, says the compiler.
        useRuntime(isExposed: model.options.access == .public || shape.rawType == .json)
        literalsAreExposed = false
        defer { literalsAreExposed = true }
        let names = model.names[members: definition.id]
        let conformances = withAdded([model.known.openEnumeration], of: definition.id)
        let cases = zip(shape.cases, names.names).map { element, name in
            CaseView(
                documentation: documentation(of: name, element.documentation, deprecation: element.deprecation),
                name: name,
                value: rawLiteral(element.value, of: shape) ?? jsonLiteral(element.value),
                indentation: bodyIndentation)
        }
        return EnumerationView(
            heading: heading("enum", conformances, documentation: documentation(of: definition)),
            access: access, rawType: rawType(of: shape), cases: cases,
            catchAll: names.catchAll, isIndirect: shape.rawType != .integer, allowsOthers: shape.allowsOthers,
            allCases: staticList("allCases", of: name.declared, names.names.map { "." + $0.member }))
    }

    private func rawType(of shape: EnumerationShape) -> SwiftTypeSpelling {
        switch shape.rawType {
        case .string: model.known.string
        case .integer: model.known.int
        case .json: model.known.jsonValue
        }
    }
}
