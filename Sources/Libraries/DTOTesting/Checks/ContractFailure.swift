/// A difference between a generated type and its contract, as a sentence. The sentence contains the type, the path of
/// the value, the decoded JSON, the expected value and the result.
@_spi(Generated) public struct ContractFailure: Hashable, Sendable, CustomStringConvertible {
    /// The difference as a sentence.
    public let description: String

    /// Creates a failure from a sentence.
    public init(_ description: String) {
        self.description = description
    }
}

/// The error that a failed check throws. Swift Testing and XCTest show its description.
@_spi(Generated) public struct ContractViolation: Error, CustomStringConvertible {
    /// The failures of the check.
    public let failures: [ContractFailure]

    /// The descriptions of the failures, each on its own line.
    public var description: String {
        failures.map(\.description).joined(separator: "\n")
    }
}
