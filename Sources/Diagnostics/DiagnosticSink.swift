/// Collects the diagnostics of a run. A value: each stage takes it `inout` and the pipeline looks at it in between.
public struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    public private(set) var hasErrors = false

    public init() {}

    /// A diagnostic that is equal to an earlier one is dropped: a shared node may be visited twice.
    public mutating func emit(_ diagnostic: Diagnostic) {
        guard known.insert(diagnostic).inserted else { return }
        collected.append(diagnostic)
        if diagnostic.severity == .error { hasErrors = true }
    }

    public mutating func append(_ other: DiagnosticSink) {
        for diagnostic in other.collected { emit(diagnostic) }
    }

    /// By place (those without one first), then in the order of emission.
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
