/// Collects the diagnostics of a run. The sink is a value: stages take it `inout`, and the pipeline reads it between
/// stages.
public struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    /// Whether one of the diagnostics is an error.
    public private(set) var hasErrors = false

    /// Makes an empty sink.
    public init() {}

    /// Adds a diagnostic unless the sink already has an equal diagnostic. A node that several references share may be
    /// visited twice.
    public mutating func emit(_ diagnostic: Diagnostic) {
        guard known.insert(diagnostic).inserted else { return }
        collected.append(diagnostic)
        if diagnostic.severity == .error { hasErrors = true }
    }

    /// Adds the diagnostics of another sink.
    public mutating func append(_ other: DiagnosticSink) {
        for diagnostic in other.collected { emit(diagnostic) }
    }

    /// The diagnostics sorted by place. Diagnostics without a place come first. Diagnostics at the same place keep the
    /// order in which they were emitted.
    public var sorted: [Diagnostic] {
        collected.enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?): (first, left.offset) < (second, right.offset)
            }
        }.map(\.element)
    }
}
