package import Testing

/// Expects that at least one of three measurements of time is right. One measurement is enough, because other work of
/// the machine can lengthen the other measurements. A function whose time grows with the square of its input is too
/// slow in all three.
///
/// - Parameter fault: A closure that measures, and returns the fault in the times, or `nil` if they are right.
package func expectUndisturbed(
    sourceLocation: SourceLocation = #_sourceLocation, _ fault: () async throws -> String?
) async rethrows {
    var faults: [String] = []
    for _ in 0..<3 {
        guard let fault = try await fault() else { return }
        faults.append(fault)
    }
    Issue.record("\(faults.joined(separator: "; "))", sourceLocation: sourceLocation)
}
