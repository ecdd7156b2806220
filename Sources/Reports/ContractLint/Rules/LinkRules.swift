import ContractReading
import Diagnostics
import YAMLTree

/// Checks the operations to which links lead (OpenAPI 3.1.1, section 4.8.20).
enum LinkRules {
    /// The greatest number of names that are compared with unknown names.
    private static let comparisonLimit = 100_000

    static func targets(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let names = Set(outline.operations.compactMap { $0.node["operationId"]?.text })
        let candidates = names.sorted()
        var comparisons = comparisonLimit
        for link in outline.objects[.link] ?? [] {
            if let id = link["operationId"], id.kind == .scalar, !names.contains(id.text) {
                comparisons -= candidates.count
                let nearest = comparisons < 0 ? nil : Spelling.nearest(to: id.text, among: candidates)
                findings.emit(LintMessages.linkToNowhere(id.text, nearest: nearest, at: id.location))
            }
            if let reference = link["operationRef"], reference.kind == .scalar, leadsNowhere(reference, outline) {
                findings.emit(LintMessages.linkToNowhere(reference.text, nearest: nil, at: reference.location))
            }
        }
    }

    /// Whether a link has no target. An operation in another document may exist, because that document is not read.
    private static func leadsNowhere(_ node: YAMLNode, _ outline: DocumentOutline) -> Bool {
        switch outline.documents.place(of: ReferenceObject(text: node.text, location: node.location)) {
        case .failure(.notFound): true
        case .success(let place): place.node.kind != .mapping
        case .failure: false
        }
    }
}
