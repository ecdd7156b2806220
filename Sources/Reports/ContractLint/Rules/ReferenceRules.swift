import ContractReading
import Diagnostics
import YAMLTree

/// Finds references without a target, and references to an object of the wrong kind.
enum ReferenceRules {
    static func invalidReferences(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let kinds = Dictionary(
            outline.components.map { ($0.pointer, $0.kind) }, uniquingKeysWith: { first, _ in first })
        var hints = ReferenceHints(outline.documents)
        for reference in outline.references {
            switch reference.destination {
            case .success(let place) where place.node.tree === outline.documents.root:
                report(reference, to: place, kinds, &findings)
            case .failure(.notFound):
                let hints =
                    reference.isMapping
                    ? hints.hints(forMapping: reference.object).filter { !isOwner($0, of: reference, outline) }
                    : hints.hints(for: reference.object)
                report(dangling: reference, hints: hints, &findings)
            case .failure(.file) where reference.isMapping:
                findings.emit(LintMessages.danglingMapping(reference.object, hints: []))
            // Another missing file is reported where types need it.
            case .success, .failure: break
            }
        }
    }

    /// Whether a suggested name is the name of the schema with the mapping. A union is never its own variant.
    private static func isOwner(
        _ hint: String, of reference: DocumentOutline.Reference, _ outline: DocumentOutline
    ) -> Bool {
        guard let owner = reference.owner else { return false }
        let object = ReferenceObject(text: hint, location: reference.object.location)
        guard case .success(let place) = outline.documents.place(ofMapping: object) else { return false }
        return place.pointer == outline.components[owner].pointer
            && (place.node["oneOf"] ?? place.node["anyOf"]) != nil
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
        _ reference: DocumentOutline.Reference, to place: DocumentPlace, _ kinds: [[String]: ObjectKind],
        _ findings: inout DiagnosticSink
    ) {
        guard let kind = kinds[place.pointer], kind != reference.kind else { return }
        findings.emit(
            LintMessages.referenceToOtherKind(
                reference.object.text, found: kind, needed: reference.kind, at: reference.object.location))
    }
}
