import Diagnostics
import YAMLTree

/// References that lead nowhere, or to something else than is needed.
enum ReferenceRules {
    static func invalidReferences(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let names = NameIndex(outline)
        var isFound: [String: Bool] = [:]
        for reference in outline.references {
            let object = reference.object
            guard object.localPointer != nil else { continue }
            let found = isFound[object.text] ?? (outline.target(of: object) != nil)
            isFound[object.text] = found
            if found {
                report(otherKind: reference, names, &findings)
            } else if reference.isMapping {
                findings.emit(LintMessages.danglingMapping(object, hints: names.hints(for: object)))
            } else {
                findings.emit(
                    OpenAPIMessages.unresolvedReference(
                        object.text, severity: .warning, hints: names.hints(for: object), at: object.location))
            }
        }
    }

    private static func report(
        otherKind reference: DocumentOutline.Reference, _ names: NameIndex, _ findings: inout DiagnosticSink
    ) {
        guard let pointer = reference.object.localPointer, let kind = names.kinds[pointer], kind != reference.kind
        else { return }
        findings.emit(
            LintMessages.referenceToOtherKind(
                reference.object.text, found: kind, needed: reference.kind, at: reference.object.location))
    }
}

/// The components by name, also as they may be misspelt.
private struct NameIndex {
    private(set) var kinds: [[String]: ObjectKind] = [:]
    private var pointers: [String: [[String]]] = [:]

    init(_ outline: DocumentOutline) {
        for component in outline.components {
            kinds[component.pointer] = component.kind
            pointers[Self.folded(component.name), default: []].append(component.pointer)
        }
    }

    /// The same name in another section, or another spelling of it.
    func hints(for reference: ReferenceObject) -> [String] {
        guard let name = reference.localPointer?.last else { return [] }
        return (pointers[Self.folded(name)] ?? []).prefix(3).map { ReferenceObject.text(of: $0) }
    }

    private static func folded(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
