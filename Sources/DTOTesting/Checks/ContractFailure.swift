/// One way in which a generated type differs from its contract, as a sentence: type, place, what was sent, what was expected, what
/// came of it.
public struct ContractFailure: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}

/// What a failed check throws: all its failures, one per line. Swift Testing and XCTest both show the text of an error that leaves a
/// test.
public struct ContractViolation: Error, CustomStringConvertible {
    public let failures: [ContractFailure]

    public var description: String {
        failures.map(\.description).joined(separator: "\n")
    }
}
