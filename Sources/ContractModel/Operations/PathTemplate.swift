/// A path with places for parameters (3.1.1, section 4.8.8.1): `/works/{id}/pages`.
public struct PathTemplate: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        /// As the document writes it.
        case text(String)
        /// The name of a parameter.
        case parameter(String)
    }

    public let segments: [Segment]

    /// A brace without a partner is text.
    public init(_ path: String) {
        var segments: [Segment] = []
        var rest = path[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { segments.append(.text(String(rest[..<open]))) }
            segments.append(.parameter(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { segments.append(.text(String(rest))) }
        self.segments = segments
    }

    /// In the order of the path.
    public var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// `/works/{}/pages`: parameters of a path are places, whatever they are called.
    public var withoutNames: String {
        segments.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
    }
}
