package import ContractModel
import GenerationSettings

extension DeclarationLowering {
    package mutating func enumeration(_ definition: TypeDefinition, _ shape: EnumerationShape) -> EnumerationView {
        // The compiler requires a public import for a public conformance, but not for a conformance with `package`.
        useRuntime(isExposed: model.options.access == .public || shape.rawType == .json)
        literalsAreExposed = false
        defer { literalsAreExposed = true }
        let names = model.names[members: definition.id]
        let deprecated = zip(shape.cases, names.members).filter { warning(for: $0.0) != nil }
            .map { "." + $0.1.identifier.member }
        let conformances = withAdded(
            [deprecated.isEmpty ? model.known.openEnumeration : model.known.deprecatingEnumeration], of: definition.id)
        let cases = zip(shape.cases, names.members).map { element, names in
            let name = names.identifier
            let warning = warning(for: element)
            return CaseView(
                documentation: documentation(
                    of: name, element.documentation, deprecation: warning == nil ? element.deprecation : nil),
                deprecation: warning,
                name: name,
                value: rawLiteral(element.value, of: shape) ?? jsonLiteral(element.value),
                indentation: bodyIndentation)
        }
        return EnumerationView(
            heading: heading("enum", conformances, documentation: documentation(of: definition)),
            access: access, rawType: rawType(of: shape), cases: cases,
            catchAll: names.catchAll, isIndirect: shape.rawType != .integer, allowsOthers: shape.allowsOthers,
            allCases: staticList(
                "allCases", of: name.declared,
                shape.cases.indices.compactMap { caseLiteral($0, of: shape, definition.id)?.text }),
            deprecatedCases: staticList("deprecatedCases", of: name.declared, deprecated))
    }

    /// Returns a case by its name. If the compiler would warn about the name, returns the case by its value.
    mutating func caseLiteral(_ index: Int, of shape: EnumerationShape, _ id: TypeID) -> SwiftLiteral? {
        let name = SwiftLiteral.enumerationCase(model.names[members: id].members[index].identifier)
        guard warning(for: shape.cases[index]) != nil else { return name }
        return rawLiteral(shape.cases[index].value, of: shape).map {
            .call(spelling(of: id), [("rawValue", $0)]).saying(name.words)
        }
    }

    private func rawType(of shape: EnumerationShape) -> SwiftTypeSpelling {
        switch shape.rawType {
        case .string: model.known.string
        case .integer: shape.isWide ? model.known.int64 : model.known.int
        case .json: model.known.jsonValue
        }
    }
}
