package import Testing

/// Expects that one of three attempts to measure times is right. Other work of the machine lengthens some times, so one attempt
/// is enough. A function that takes the square of a size is too slow in each.
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
