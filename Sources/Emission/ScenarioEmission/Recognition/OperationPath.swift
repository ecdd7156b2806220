/// The path of an operation in segments. The segments show whether the operation returns a list, an element, or
/// something that belongs to an element.
struct OperationPath: Hashable, Sendable {
    /// The segments. A segment that contains a parameter is nil.
    let segments: [String?]

    init(_ path: String) {
        segments = path.split(separator: "/").map { $0.contains("{") ? nil : String($0) }
    }

    private init(_ segments: some Sequence<String?>) {
        self.segments = Array(segments)
    }

    var endsInParameter: Bool { segments.last.map { $0 == nil } ?? false }
    var hasParameters: Bool { segments.contains(nil) }

    /// Whether the path is below an element, as `/users/{id}/orders` is.
    var isBelowOne: Bool {
        let last = segments.lastIndex { $0 != nil } ?? 0
        return segments[..<last].contains(nil)
    }

    /// The path without its last segment.
    var parent: OperationPath { OperationPath(segments.dropLast()) }

    /// The paths above this path, with the root first.
    var ancestors: [OperationPath] {
        (0..<min(segments.count, 16)).map { OperationPath(segments.prefix($0)) }
    }

    /// Returns the words of the last segments without parameters.
    func name(ofLast count: Int) -> String {
        segments.compactMap(\.self).suffix(count).joined(separator: " ")
    }
}
