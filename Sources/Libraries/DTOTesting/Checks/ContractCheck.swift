/// One check of a generated type. A check is the argument of a parameterised test, which shows the description of the
/// check.
@_spi(Generated) public struct ContractCheck: Sendable, CustomStringConvertible {
    /// The name of the check: the key of a property, the raw value of a case, or another subject such as `all fields`.
    public let name: String
    /// The name of the type under test.
    public let type: String
    private let failures: @Sendable () -> [ContractFailure]

    init(_ name: String, of type: String, failures: @escaping @Sendable () -> [ContractFailure]) {
        self.name = name
        self.type = type
        self.failures = failures
    }

    /// The type and the name of the check.
    public var description: String { "\(type): \(name)" }

    /// Joins several lists of checks, such as the checks of a type and of its nested types.
    public static func all(_ checks: [ContractCheck]...) -> [ContractCheck] {
        checks.flatMap(\.self)
    }

    /// Returns every difference between the type and the contract.
    public func run() -> [ContractFailure] {
        failures()
    }

    /// Runs the check. The function is asynchronous, although it does not wait, because the macro of Swift Testing
    /// expands asynchronous tests to less code.
    ///
    /// - Throws: `ContractViolation` if there are differences.
    public func verify() async throws {
        try [self].verify()
    }
}

@_spi(Generated) extension [ContractCheck] {
    /// Runs all checks, for a test framework without parameterised tests.
    ///
    /// - Throws: `ContractViolation` with the failures of all checks.
    public func verify() throws {
        let failures = flatMap { $0.run() }
        guard failures.isEmpty else { throw ContractViolation(failures: failures) }
    }
}
