package import Testing

/// Expects of times what they show when nothing disturbs: other work of the machine lengthens some, so one of three attempts is
/// enough. What takes the square of a size does so in each.
///
/// - Parameter fault: Measures, and says what is wrong with the times; `nil` if nothing is.
package func expectUndisturbed(
    sourceLocation: SourceLocation = #_sourceLocation, _ fault: () throws -> String?
) rethrows {
    var faults: [String] = []
    for _ in 0..<3 {
        guard let fault = try fault() else { return }
        faults.append(fault)
    }
    Issue.record("\(faults.joined(separator: "; "))", sourceLocation: sourceLocation)
}
