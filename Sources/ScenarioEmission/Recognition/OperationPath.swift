/// The path of an operation as segments: what tells a list, an element of it and what belongs to one apart.
struct OperationPath: Hashable, Sendable {
    /// Nil stands for a segment that a parameter has a part in.
    let segments: [String?]

    init(_ path: String) {
        segments = path.split(separator: "/").map { $0.contains("{") ? nil : String($0) }
    }

    private init(_ segments: some Sequence<String?>) {
        self.segments = Array(segments)
    }

    var endsInParameter: Bool { segments.last.map { $0 == nil } ?? false }
    var hasParameters: Bool { segments.contains(nil) }

    /// `/users/{id}/orders`: what is below belongs to one.
    var isBelowOne: Bool {
        let last = segments.lastIndex { $0 != nil } ?? 0
        return segments[..<last].contains(nil)
    }

    /// Without its last segment.
    var parent: OperationPath { OperationPath(segments.dropLast()) }

    /// The paths above it.
    var ancestors: [OperationPath] {
        (0..<min(segments.count, 16)).map { OperationPath(segments.prefix($0)) }
    }

    /// The words of its last segments that are no parameters.
    func name(ofLast count: Int) -> String {
        segments.compactMap(\.self).suffix(count).joined(separator: " ")
    }
}
