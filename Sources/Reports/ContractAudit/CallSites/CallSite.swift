/// A place in an app whose code may change when the app moves from another generator to gen-dtos.
package struct CallSite: Hashable, Sendable {
    package var place: AuditPlace
    /// The code as the app writes it, without arguments.
    package var old: String
    /// The code after the move, or nil if the place names neither an operation nor a schema.
    package var new: String?
}

/// One step of a chain of names: `client.getOrder(id:)` has two steps.
struct ChainStep {
    let name: String
    /// The labels of the arguments if the step is a call, or nil for any other step.
    let labels: [String]?

    static func steps(of chain: String) -> [ChainStep] {
        chain.split(separator: ".", omittingEmptySubsequences: false).map(ChainStep.init)
    }

    private init(_ text: Substring) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
            name = String(text)
            labels = nil
            return
        }
        name = String(text[..<open])
        labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    var text: String { name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "") }
    var isCapital: Bool { name.first?.isUppercase == true }
}
