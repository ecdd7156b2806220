import Diagnostics
import YAMLTree

/// References that lead nowhere, or to something else than is needed.
enum ReferenceRules {
    static func invalidReferences(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let names = NameIndex(outline)
        for reference in outline.references {
            switch reference.destination {
            case .success(let place) where place.node.tree === outline.documents.root:
                report(reference, to: place, names, &findings)
            case .failure(.notFound):
                let isInRoot = reference.object.location.file == outline.documents.root.fileID
                report(
                    dangling: reference, hints: isInRoot ? hints(for: reference.object, outline, names) : [], &findings)
            // A file that is not there is said where types depend on it.
            case .success, .failure: break
            }
        }
    }

    private static func hints(for reference: ReferenceObject, _ outline: DocumentOutline, _ names: NameIndex)
        -> [String]
    {
        let read = outline.documents.hints(for: reference)
        return read.isEmpty ? names.hints(for: reference) : read
    }

    private static func report(
        dangling reference: DocumentOutline.Reference, hints: [String], _ findings: inout DiagnosticSink
    ) {
        if reference.isMapping {
            return findings.emit(LintMessages.danglingMapping(reference.object, hints: hints))
        }
        let found = DocumentMessages.unresolved(
            reference.object, because: .notFound, severity: .warning, hints: hints)
        for finding in found { findings.emit(finding) }
    }

    private static func report(
        _ reference: DocumentOutline.Reference, to place: DocumentPlace, _ names: NameIndex,
        _ findings: inout DiagnosticSink
    ) {
        guard let kind = names.kinds[place.pointer], kind != reference.kind else { return }
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
