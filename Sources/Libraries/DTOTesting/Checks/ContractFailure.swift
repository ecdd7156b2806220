/// A difference between a generated type and its contract, as a sentence: the type, the path of the value, the sent
/// value, the expected value, and the result.
@_spi(Generated) public struct ContractFailure: Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Makes a failure from a sentence.
    public init(_ description: String) {
        self.description = description
    }
}

/// The error of a failed check, with all its failures. Swift Testing and XCTest show the text of an error that a test
/// throws.
@_spi(Generated) public struct ContractViolation: Error, CustomStringConvertible {
    /// The failures of the check.
    public let failures: [ContractFailure]

    /// The failures, one line each.
    public var description: String {
        failures.map(\.description).joined(separator: "\n")
    }
}
